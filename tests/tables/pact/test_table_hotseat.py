"""Two people at one window of Pact: curtains, covered hands, secret Commands, and goblins revealed all together."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact import actions as a
from goblins.games.pact.content import NUMERALS
from goblins.games.pact.state import FROM_HAND, figures_of
from goblins.scenes.after.result import ResultScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.pact.places import (
    DISCARDS,
    DISPLAY,
    PANEL,
    SHEET,
    cell_piece,
    command_piece,
    figure_piece,
    goblin_piece,
    pact_piece,
    plate_piece,
)
from goblins.tables.pact.showing import BackFace, GoblinFace
from tests.support.pact.builders import position, standstill
from tests.support.pact.lines import CONTENT, hand, named
from tests.support.pact.player import MOVING, PactPlayer, commands_in, goblins_in

TWO_OF_THREE = ("human", "human", "easy")
ROW = "2W1Y 2W1K1R 2G1B 2B1R"


# ---------------------------------------------------------------------- who looks when


def test_the_curtain_falls_when_the_turn_passes_to_another_person(player: PactPlayer) -> None:
    player.lay(position(["K", "K", "K"], ["WY", "GB", "RR"]), *TWO_OF_THREE, opened=False)
    player.settle()
    assert player.at(TableScene) and player.covered and player.hand_faces() == {BackFace} and player.has("uncover")
    player.look()
    assert player.hand_faces() == {GoblinFace} and not player.has("uncover")
    player.play("play W", "end")
    player.settle()
    assert player.at(CurtainScene)
    player.look()
    assert player.viewer == 1 and not player.covered and player.view.hand == player.state.secret.hands[1]


def test_a_bots_turn_between_two_people_brings_the_curtain_after_it(player: PactPlayer) -> None:
    player.lay(position(["K", "K", "K"], ["WY", "GB", "RR"]), "human", "easy", "human")
    player.play("play W", "end")
    player.settle()
    assert player.at(CurtainScene) and player.state.public.active == 2
    player.look()
    assert player.viewer == 2 and player.hand_faces() == {GoblinFace}


@pytest.mark.rule("P-20")
def test_all_of_a_turn_leaves_the_hand_open(player: PactPlayer) -> None:
    start = position(
        ["WWY", "WY", "K"], ["WG", "GB"], mode="expert", tasks=ROW, specialists={"schemer": 0}, markers=[0, 1, 1]
    )
    player.lay(start, *TWO_OF_THREE)
    for words in ("scheme 2B1R", "play W", "play G", "complete 2W1Y with 1", "call off", "end"):
        player.do(words)
        if words != "end":
            player.settle()
            assert player.at(TableScene) and player.viewer == 0 and not player.covered, words
    assert player.covered, "as soon as the turn is over"


@pytest.mark.parametrize("kept", [True, False], ids=["kept open", "pointed at"])
def test_what_was_explained_of_a_card_goes_when_the_hand_is_covered(player: PactPlayer, kept: bool) -> None:
    player.deal("human", "easy", "human", seed=5, settings=MOVING)
    while player.labels() != {"End turn"}:
        player.do(player.easy_choice())
        player.settle()
        player.look()
    owner, card = player.viewer, goblin_piece(player.view.hand[-1])
    player.move(player.spot(card))
    player.step(0.1, times=12)
    if kept:
        player.press(3)
        player.release(3)
    explainer = player.table.companion._explainer  # type: ignore[attr-defined]
    assert (explainer.kept is not None) == kept and (kept or explainer.open(player.table.now))
    player.key("e")
    assert player.covered and player.match.steps[-1].action.seat == owner
    player.still()
    player.redraw()
    assert explainer.kept is None and not explainer.open(player.table.now)
    player.settle()
    player.look()
    assert player.viewer != owner and explainer.kept is None and not explainer.open(player.table.now)


@pytest.mark.rule("P-14", "P-50")
def test_hand_commands_and_chosen_goblin_are_covered_while_bots_choose(player: PactPlayer) -> None:
    player.deal("human", "easy", "human", "easy", "easy", seed=5, mode="expert", settings=MOVING)
    match = player.match
    for _ in range(2):
        player.settle()
        player.look()
        player.still()
        seat = match.to_act[0]
        while match.state.public.phase == "commands":
            player.key(player.house.settings.keys["end_turn"])
            player.settle()
        secrets = {*player.view.hand}
        player.drag(player.hand()[0], DISPLAY)
        if match.state.public.phase == "turn":
            return
        bots = 0
        while not player.at(CurtainScene) and match.state.public.phase in ("commands", "reveal"):
            assert player.viewer == seat and player.covered and PANEL not in player.shown
            assert not goblins_in(player.shown) & secrets and not commands_in(player.shown)
            bots += player.table.driver.acting_bot is not None
            player.step(0.03)
        assert bots, "bots chose before everybody's eyes"


def test_the_only_person_left_needs_no_cover(player: PactPlayer) -> None:
    player.lay(position(["K", "K", "K"], ["WY", "GB", "RR"]), *TWO_OF_THREE)
    player.key("escape")
    player.click("Let a bot finish")
    player.click("Let a bot finish")
    player.settle()
    player.look()
    assert player.viewer == 1 and not player.covered, "as with one person among bots"
    player.settle()
    player.play("play G", "end")
    assert not player.covered
    player.settle()
    assert player.at(TableScene) and not player.covered and not player.has("uncover")


def test_who_looks_after_another_has_left_sees_nothing_while_bots_act(player: PactPlayer) -> None:
    player.lay(position(["K"] * 4, ["WY", "GB", "RR", "WW"], seats=4), "human", "easy", "human", "human")
    player.key("escape")
    player.click("Let a bot finish")
    player.click("Let a bot finish")
    player.until(lambda: player.at(CurtainScene))
    player.step(0.5)
    player.click("open")
    assert player.viewer == 2 and (player.covered or player.match.to_act == (2,))


def test_one_person_among_bots_needs_neither_curtain_nor_cover(player: PactPlayer) -> None:
    player.deal("easy", "human", "easy", seed=3, mode="expert")
    for _ in range(12):
        player.settle()
        assert player.at(TableScene) and not player.covered and not player.has("uncover")
        player.do(player.easy_choice())


def test_alone_there_is_nothing_to_hide(player: PactPlayer) -> None:
    player.deal("human", seed=3)
    for _ in range(6):
        player.settle()
        assert player.at(TableScene) and not player.covered and not player.has("uncover")
        player.do(player.easy_choice())


def test_a_covered_hand_is_not_picked_up_and_gives_no_hint(player: PactPlayer) -> None:
    player.lay(position(["K", "K", "K"], ["WYKG", "GB"]), *TWO_OF_THREE, opened=False)
    player.settle()
    assert not player.widget("hint").enabled and not player.table.reach.gestures and not player.table.decisions
    player.key("h")
    player.step(times=20)
    assert not player.table.driver.hinting and not player.match.assisted
    spot = player.placement(goblin_piece(player.view.hand[0])).rect
    player.move((spot.x + 12, spot.y + 4))
    player.press()
    player.move(player.target(DISPLAY).centre)
    player.release()
    player.key(player.house.settings.keys["end_turn"])
    assert not player.done() and player.table.reach.hand.phase == "idle"
    player.click((spot.x + 12, spot.y + 4))
    assert player.said().strip() == "Your hand lies face down: show it first."


# ---------------------------------------------------------------------- Commands


@pytest.mark.rule("P-50")
def test_commands_are_chosen_by_each_person_alone(player: PactPlayer) -> None:
    player.deal(*TWO_OF_THREE, seed=2, mode="expert")
    match = player.match
    seen: dict[int, tuple[int, ...]] = {}
    while match.state.public.phase == "commands":
        player.settle()
        assert player.at(CurtainScene) or player.covered
        assert not commands_in(player.shown) and PANEL not in player.shown, "nobody looks yet"
        player.look()
        seat = match.to_act[0]
        assert player.viewer == seat and commands_in(player.shown) == set(match.state.secret.commands[seat])
        assert PANEL in player.shown and player.labels() == {"Keep both"}
        seen[seat] = match.state.secret.commands[seat]
        if len(seen) == 1:
            player.click(player.spot(command_piece(seen[seat][0])))
            assert player.done()[-1] == a.ReturnCommand(seat, seen[seat][0]) and player.labels() == {"Keep this one"}
            player.press_main("Keep this one")
        else:
            player.key(player.house.settings.keys["end_turn"])
        assert player.kinds_done()[-1] == "KeepCommands" and PANEL not in player.shown
        assert match.state.public.phase == "reveal" and player.viewer == seat and not player.covered, (
            "in one go with P-14"
        )
        player.drag(player.hand()[0], DISPLAY)
        if match.state.public.phase == "commands":
            assert player.covered and not commands_in(player.shown), "at once, before anybody else looks"
        player.settle()
    assert set(seen) == {0, 1} and sorted(len(match.state.secret.commands[seat]) for seat in (0, 1)) == [1, 2]


@pytest.mark.rule("P-50")
def test_kept_commands_lie_face_down_under_the_cover(player: PactPlayer) -> None:
    start = position(["K"], ["WY", "GB"], mode="expert", commands={0: "VI X", 1: "III"}, tasks=ROW)
    player.lay(start, *TWO_OF_THREE, opened=False)
    player.settle()
    assert not commands_in(player.shown)
    player.look()
    assert commands_in(player.shown) == {NUMERALS.index("VI"), NUMERALS.index("X")}
    player.play("play W", "end")
    while not player.at(CurtainScene):
        assert not commands_in(player.shown)
        player.step(0.03)
    player.look()
    assert player.viewer == 1 and commands_in(player.shown) == {NUMERALS.index("III")}


@pytest.mark.rule("P-61")
def test_of_three_commands_one_to_three_are_kept(player: PactPlayer) -> None:
    player.deal("human", "easy", seed=2)
    assert player.labels() == {"Keep all three"}
    first, second, third = player.view.commands
    player.click(player.spot(command_piece(second)))
    player.click(player.spot(command_piece(third)))
    assert player.view.commands == (first,) and player.labels() == {"Keep this one"}
    player.click(player.spot(command_piece(first)))
    assert player.view.commands == (first,), "the last one stays"
    player.press_main("Keep this one")
    mine = [type(action).__name__ for action in player.done() if action.seat == 0]
    assert mine == ["ReturnCommand", "ReturnCommand", "KeepCommands"]


# ---------------------------------------------------------------------- all reveal together


@pytest.mark.rule("P-14")
def test_a_chosen_goblin_stays_hidden_until_all_have_chosen(player: PactPlayer) -> None:
    player.deal("human", "human", "human", seed=5, settings=MOVING)
    match, chosen = player.match, {}
    for number in range(3):
        player.settle()
        player.look()
        player.still()
        seat = match.to_act[0]
        hidden = {card for other, cards in enumerate(match.state.secret.hands) for card in cards if other != seat}
        assert player.viewer == seat and not goblins_in(player.shown) & hidden
        assert not any(match.state.public.displays)
        piece = player.hand()[number]
        chosen[seat] = piece.number
        player.drag(piece, DISPLAY)
        if number < 2:
            own = set(match.state.secret.hands[seat])
            while not player.at(CurtainScene):
                assert not goblins_in(player.shown) & own, "covered as soon as it is chosen"
                player.step(0.03)
    assert [len(shown) for shown in match.state.public.displays] == [1, 1, 1]
    kinds = [CONTENT.pack.kind_of[chosen[seat]] for seat in range(3)]
    assert [CONTENT.pack.kind_of[shown[0]] for shown in match.state.public.displays] == kinds
    player.settle()
    player.look()
    assert {shown[0] for shown in match.state.public.displays} <= goblins_in(player.shown)


@pytest.mark.rule("P-14")
def test_the_choice_of_one_person_shows_nothing_to_the_next(player: PactPlayer) -> None:
    """The second person's screen is the same whichever goblin the first one chose."""
    screens = []
    for number in (0, 3):
        player.deal("human", "human", "human", seed=5)
        player.look()
        player.drag(player.hand()[number], DISPLAY)
        player.settle()
        player.look()
        player.move((800.0, 8.0))
        screens.append((player.screen(), [entry.events for entry in player.table.top.log]))
    assert screens[0] == screens[1]


# ---------------------------------------------------------------------- in the middle of things


@pytest.mark.rule("P-51")
def test_a_sheet_is_covered_when_the_match_goes_on_later(player: PactPlayer) -> None:
    start = position(["WW"], ["WWWY", "GB"], mode="expert", pacts={0: "3W1Y1B"}, markers=[0, 1, 1])
    player.lay(start, *TWO_OF_THREE)
    player.drag(figure_piece(0, 0), pact_piece(0))
    assert player.state.public.phase == "pay" and SHEET in player.shown
    player.go_on_later()
    assert player.covered and SHEET not in player.shown and not player.labels()
    player.look()
    assert SHEET in player.shown
    column = player.paid_by().index("D")
    player.click(player.spot(cell_piece(column, FROM_HAND)))
    player.press_main("Place it")
    assert hand(player.state) == "Y" and figures_of(player.state.public, 0) == 1


@pytest.mark.rule("P-22")
def test_in_a_shortage_everybody_discards_behind_their_own_curtain(player: PactPlayer) -> None:
    start = position(["W", "Y", "K", "G"], seats=5, row="BBRR", deck="", rest="hands", tasks=ROW)
    player.lay(start, "human", "easy", "human", "easy", "easy")
    player.play("take 0", "take 1")
    seats: list[int] = []
    for _ in range(60):
        player.settle()
        if player.state.public.phase != "reduce":
            break
        player.look()
        seat = player.match.to_act[0]
        assert player.viewer == seat and player.hand_faces() == {GoblinFace}
        seats += [seat] if seats[-1:] != [seat] else []
        player.drag(player.goblin(hand(player.state, seat)[0]), DISCARDS)
    assert seats == [0, 2] and player.state.public.phase == "tasks"
    assert player.at(CurtainScene), "back to the one whose turn it is"


@pytest.mark.rule("P-41")
def test_the_dynamite_bonus_is_taken_at_the_open_table(player: PactPlayer) -> None:
    """There is no secret in it: no curtain, whoever looks."""
    start = standstill([], ["W", "Y", "K"], mode="beginner", alone={1: "3Y2R1K1G"}, tasks=ROW, start=1)
    player.lay(start, *TWO_OF_THREE)
    player.press_main("End turn")
    player.settle()
    assert player.state.public.phase == "prize" and player.state.public.active == 1 and player.at(TableScene)
    player.drag(player.task("2W1K1R"), plate_piece(1))
    player.settle()
    assert named(player.state.public.prize) == "2W1K1R" and player.at(ResultScene)


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("who", "seed"), [(("human", "human"), 7), (("human", "human", "easy", "human"), 8)])
def test_whole_games_of_several_people(player: PactPlayer, who: tuple[str, ...], seed: int) -> None:
    options: dict[str, Any] = {"mode": "expert"} if len(who) > 2 else {}
    player.deal(*who, seed=seed, **options)
    match = player.finish()
    assert match.outcome and match.outcome.reason in match.rules.info.reasons and not match.assisted


def test_who_leaves_to_a_bot_no_longer_shows_their_hand(player: PactPlayer) -> None:
    """What the bot draws for them is nobody's to see who plays on."""
    player.lay(position(["K", "K", "K"], ["WY", "GB", "RR"]), *TWO_OF_THREE)
    assert player.viewer == 0 and player.hand_faces() == {GoblinFace}
    player.key("escape")
    player.click("Let a bot finish")
    player.click("Let a bot finish")
    player.settle()
    assert player.at(CurtainScene)
    player.look()
    assert player.viewer == 1 and player.match.seated.humans == (1,)
    assert player.view.hand == player.state.secret.hands[1]
