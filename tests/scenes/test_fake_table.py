"""A game unlike Fairies at the real table: curtains, open decisions, shouts, logs, replays and results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.bots.arena import play_game
from goblins.core.match import Match, UndoLimit
from goblins.games.registry import rules_of, skill_of
from goblins.library.settings import Settings
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.log import LogScene
from goblins.scenes.table.screen import TableScene
from goblins.ui.widgets.fields import Row
from tests.support.builders import setup
from tests.support.fake_game import Answer, Burrow, Draw, Pick, Place, Shout
from tests.support.fake_player import (
    Seated,
    gives_away,
    hand_of,
    lay,
    open_curtain,
    own_turn,
    seats,
    until_curtain,
    watched,
)
from tests.support.fake_table import DECK, card_piece, cell_piece, hidden_from, registered
from tests.support.ui_tools import Player


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seated]:
    with seats(tmp_path) as sit_down:
        yield sit_down


# ---------------------------------------------------------------------- who looks


def test_the_curtain_falls_for_a_look_at_a_hand_and_for_nothing_else(seat: Seated) -> None:
    player = seat("human", "human", "human", opened=False)
    assert player.at(CurtainScene), "it falls after dealing, for the first to look"
    open_curtain(player)
    assert player.table.top.context.viewer == 0
    lay(player, 4)
    assert player.match.to_act == (1,) and player.at(TableScene), "an open decision needs no curtain"
    assert player.table.top.context.viewer == 0
    player.click("Tom shouts")
    assert player.match.steps[-1].action == Shout(2) and player.at(TableScene), "nor does noise"
    player.click("Grub: yes")
    assert player.at(CurtainScene), "now a hand must be looked at"
    open_curtain(player)
    assert player.table.top.context.viewer == 1 and player.table.match.to_act == (1,)
    player.key("ctrl+z")
    assert player.at(TableScene)


def test_after_loading_the_curtain_falls_first(seat: Seated) -> None:
    player = seat("human", "human")
    lay(player, 4)
    player.click("Grub: no")
    open_curtain(player)
    match_id = player.table.match_id
    player.house.doors.title()
    with watched(player) as (said, painted):
        player.house.doors.resume(match_id)
        player.step(times=3)
        assert player.at(CurtainScene)
    assert not painted and "Grub" in said
    open_curtain(player)
    assert player.table.top.context.viewer == 1


def test_one_human_among_bots_needs_no_curtain(seat: Seated) -> None:
    player = seat("human", "easy", "easy", opened=False)
    assert player.at(TableScene)
    lay(player, 4)
    player.rest()
    assert player.at(TableScene)


def test_a_human_who_does_not_look_shouts_by_key_while_a_bot_plays(seat: Seated) -> None:
    player = seat("human", "easy", "human", seed=2)
    player.house.change_settings(Settings(animation_speed=0, bot_pace=0))
    player.click(player.spot(DECK))
    assert player.match.to_act == (1,)
    labels = [widget.name for widget in player.table.widgets.widgets]
    assert "Mia shouts" in labels and "Tom shouts" in labels
    player.key("s")
    assert player.match.steps[-1].action == Shout(0)
    player.key("s")
    assert player.match.steps[-1].action == Shout(2), "the key is now the other one's"
    assert player.at(TableScene) and player.table.top.context.viewer == 0


def test_after_the_hand_over_nothing_tells_of_the_others_cards(seat: Seated) -> None:
    player = seat("human", "human", "easy", moving=True, turns=12)
    player.click(player.spot(DECK))
    open_curtain(player)
    for turn in range(3):
        player.until(lambda: player.at(CurtainScene) or player.table.reach.playable)
        if player.at(CurtainScene):
            open_curtain(player)
            player.until(lambda: player.table.reach.playable)
        viewer, state = player.table.top.context.viewer, player.table.match.state
        secret = hidden_from(state, viewer)
        with watched(player) as (said, painted):
            player.redraw()
            for piece in list(player.table.top.director.placements):
                player.move(player.spot(piece))
            for name in ("undo", "hint", "history", "rules", "menu"):
                player.move(player.widget(name).rect.centre)
            player.click("history")
            assert player.at(LogScene)
            player.redraw()
            player.click(next(widget for widget in player.scene.widgets.widgets if isinstance(widget, Row)))
            assert player.at(ReplayScene)
            player.key("left", "left", "left")
            player.step(0.3, times=60)
            player.key("escape")
            assert player.at(TableScene)
        assert said and painted
        assert not gives_away(said, painted, secret)
        assert gives_away(said, painted, set(state.hands[viewer])), "the own ones are there"
        card = hand_of(player)[0]
        with watched(player) as (said, painted):
            lay(player, turn)
            until_curtain(player)
        after: Burrow = player.scene._match.state  # type: ignore[attr-defined]
        assert not gives_away(said, painted, hidden_from(after, viewer) - {card})


def test_what_the_last_one_pointed_at_is_forgotten_at_the_hand_over(seat: Seated) -> None:
    player = seat("human", "human")
    lay(player, 0)
    secret = hand_of(player)[0]
    player.move(player.spot(card_piece(secret)))
    player.key("y")
    assert player.at(CurtainScene)
    open_curtain(player)
    with watched(player) as (said, painted):
        player.redraw()
    assert not gives_away(said, painted, {secret})


# ---------------------------------------------------------------------- bots


def test_bots_at_the_table_play_the_match_of_the_arena(seat: Seated) -> None:
    who = ("easy", "hard", "easy")
    record = play_game(setup("burrow", who, turns=12), 3)
    player = seat(*who, seed=3, turns=12)
    player.until(lambda: player.at(ResultScene), seconds=0.3)
    match: Match = player.scene.match  # type: ignore[attr-defined]
    assert len(match.steps) == record.steps
    assert tuple(score.total for score in match.outcome.scores) == record.scores  # type: ignore[union-attr]


def test_a_bot_is_asked_once_in_a_position_and_its_shout_drops_the_rest_of_a_gesture(seat: Seated) -> None:
    player = seat("human", "hard", moving=True)
    skill: Any = skill_of("burrow")
    lay(player, 4)
    own_turn(player)
    player.step()
    asked, cursor = len(skill.asked), player.match.cursor
    player.step(times=10)
    assert len(skill.asked) == asked, "nothing changed, nobody is asked again"
    card = hand_of(player)[0]
    player.drag(card_piece(card), cell_piece(0))
    player.until(lambda: player.match.cursor >= cursor + 2)
    assert [step.action for step in player.match.steps[cursor : cursor + 2]] == [Pick(0, card), Shout(1)]
    assert player.match.state.open.pile == (card,) and player.match.state.open.grid[0] is None
    player.until(lambda: not player.table.top.director.busy)
    assert not any(isinstance(step.action, Place) and step.action.cell == 0 for step in player.match.steps[cursor:])


def test_a_hint_asked_before_a_move_is_not_shown_after_it(seat: Seated) -> None:
    player = seat("human", "easy")
    card = hand_of(player)[0]
    table = player.table
    player.hint()
    assert table.driver.hinting
    table.play(Pick(0, card))
    player.step(times=20)
    assert not table.driver.hinting and table.toast is None and table.reach.hinted is None
    assert not table.match.assisted
    player.hint()
    player.until(lambda: table.toast is not None)
    assert table.toast and table.toast.text == "A Place looks good." and table.match.assisted


def test_a_hint_helps_with_a_decision_made_by_buttons(seat: Seated) -> None:
    player = seat("human", "easy", seed=3)
    match = player.match
    match.play(Draw(0))
    match.play(Pick(1, match.state.hands[1][0]))
    match.play(Place(1, 0))
    player.step(times=2)
    assert match.to_act == (0,) and not player.table.reach.playable
    player.hint()
    player.until(lambda: player.table.toast is not None)
    assert player.table.toast and player.table.toast.text == "A Answer looks good."


# ---------------------------------------------------------------------- undo and redo


def test_undo_and_redo_pass_the_table_on(seat: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    """All agree that even what was revealed may be taken back."""
    player = seat("human", "human")
    monkeypatch.setattr(Match, "undo_limit", lambda match: UndoLimit())
    match = player.match
    lay(player, 3)
    player.click("Grub: yes")
    open_curtain(player)
    player.key("ctrl+z")
    assert match.cursor == 2 and player.table.top.context.viewer == 1, "the answer can be given again"
    player.key("ctrl+z")
    assert match.cursor == 0, "one drag is one decision"
    open_curtain(player)
    assert player.table.top.context.viewer == 0 and player.table.reach.playable
    player.key("ctrl+y")
    assert match.cursor == 2 and player.at(TableScene)
    player.key("ctrl+y")
    assert match.cursor == 3 and player.at(CurtainScene), "seat 1 must look now"
    open_curtain(player)
    assert player.table.top.context.viewer == 1 and player.table.reach.playable


def test_undo_of_a_reveal_is_refused_in_words(seat: Seated) -> None:
    player = seat("human", "human")
    lay(player, 1)
    player.click("undo")
    assert player.match.cursor == 2
    assert player.table.toast and player.table.toast.kind == "refusal"


# ---------------------------------------------------------------------- log, replay, result


def test_the_log_has_a_row_for_a_turn(seat: Seated) -> None:
    player = seat("human", "human", "human")
    card = hand_of(player)[0]
    lay(player, 0, card)
    player.click("Tom shouts")
    player.click("Grub: yes")
    open_curtain(player)
    player.click(player.spot(DECK))
    open_curtain(player)
    player.click("history")
    rows = [widget for widget in player.scene.widgets.widgets if isinstance(widget, Row)]
    assert [row.name for row in rows] == ["turn 2", "turn 1"]
    with player.listening() as said:
        player.redraw()
    assert {"picked", "places", "shouts.", "yes."} <= {word for line in said for word in line.split()}
    player.click(rows[1])
    assert player.at(ReplayScene)


def test_a_replay_ends_at_the_cursor_and_has_its_viewers_eyes(seat: Seated) -> None:
    player = seat("human", "easy", seed=3)
    player.table.play(Pick(0, hand_of(player)[0]))
    player.key("ctrl+z")
    match = player.match
    assert match.cursor == 0 and len(match.steps) == 1
    player.table.play(Draw(0))
    own_turn(player)
    lay(player, 8)
    own_turn(player)
    last = match.cursor
    match.play(Pick(0, match.state.hands[0][0]))
    match.undo()
    assert (match.cursor, len(match.steps)) == (last, last + 1)
    player.house.doors.replay(match, 0)
    player.step(1.2, times=4 * last)
    assert player.scene._ply == last and player.scene.top.view == match.rules.view(match.state, 0)  # type: ignore[attr-defined]
    player.key("right", "right")
    assert player.scene._ply == last  # type: ignore[attr-defined]
    turns = match.rules.turns(match.state)
    with player.listening() as said:
        player.redraw()
    assert f"Turn {turns} of {turns}" in said


def test_nothing_is_looked_up_again_in_a_game_of_memory(seat: Seated, tmp_path: Path) -> None:
    with registered(of_memory=True):
        player = seat("human", "easy", seed=3)
        player.click(player.spot(DECK))
        player.rest()
        player.click("history")
        rows = [widget for widget in player.scene.widgets.widgets if isinstance(widget, Row)]
        assert rows and not any(row.enabled for row in rows)
        player.click(rows[0])
        assert player.at(LogScene)
        player.key("escape")
        match = player.match
        while match.outcome is None:
            (acting,) = match.to_act
            match.play(match.rules.legal_actions(match.state, acting)[-1])
        player.until(lambda: player.at(ResultScene))
        player.key("escape")
        player.click("history")
        rows = [widget for widget in player.scene.widgets.widgets if isinstance(widget, Row)]
        assert all(row.enabled for row in rows)


def ended(player: Player, reason: str) -> Match:
    """Let the humans lay and answer until the match ends for a reason."""
    match = player.match
    while match.outcome is None:
        (acting,) = match.to_act
        legal = match.rules.legal_actions(match.state, acting)
        if isinstance(legal[0], Answer):
            wanted = reason == "highest" and match.state.open.active == 0
            if reason == "shared":
                wanted = match.state.open.turns < 2
            match.play(Answer(acting, wanted))
        elif isinstance(legal[0], Pick) and reason == "shared" and match.state.open.turns < 2:
            worths = [{card % 5 for card in hand} for hand in match.state.hands]
            same = next(iter(worths[0] & worths[1])) if acting == 0 else next(
                card % 5 for card in match.state.open.grid if card is not None
            )  # fmt: skip
            match.play(next(one for one in legal if isinstance(one, Pick) and one.card % 5 == same))
        else:
            match.play(legal[0])
    assert match.outcome.reason == reason
    return match


def tied_seed() -> int:
    """A deal in which both hold a card of the same worth."""
    for seed in range(1, 60):
        one, other = Match(rules_of("burrow"), setup("burrow", 2), seed).state.hands
        if {card % 5 for card in one} & {card % 5 for card in other}:
            return seed
    raise AssertionError("no such deal")


@pytest.mark.parametrize("reason", ["highest", "shared", "nobody"])
def test_every_end_has_its_result(seat: Seated, reason: str) -> None:
    with registered():
        seed = tied_seed()
    player = seat("human", "human", seed=seed)
    if reason == "highest":
        player.match.play(Shout(1))
    match = ended(player, reason)
    with player.listening() as said:
        while not player.at(ResultScene):
            open_curtain(player) if player.at(CurtainScene) else player.step()
        player.step(0.5, times=4)
    assert {"highest": "Mia wins!", "shared": "A shared victory!", "nobody": "The burrow wins"}[reason] in said
    assert ("Shouts" in said) == (reason == "highest") and "Moles" in said
    if reason == "shared":
        with player.listening() as said:
            player.redraw()
        assert "1" in said and "2" not in said, "both stand first on the podium"
    if reason == "highest":
        turning = player.scene.race.turning_point  # type: ignore[attr-defined]
        turn = match.rules.turns(match.state_at(turning)) + 1
        assert player.widget("watch").label == f"Watch turn {turn}"
    player.click("Replay")
    assert player.at(ReplayScene)


def test_no_small_picture_of_a_secret_game(seat: Seated) -> None:
    player = seat("human", "easy")
    player.click(player.spot(DECK))
    with watched(player) as (said, painted):
        player.house.doors.title()
        player.step(times=8)
    assert not painted and "Burrow" in said
