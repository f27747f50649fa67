"""The solo campaign: four games in a row (P-75, P-76)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from goblins.games.pact.content import SPECIALISTS
from goblins.games.pact.events import Ended, GameDealt, GameEnded, Joined, TookBack
from goblins.games.pact.state import NOBODY, PactState, Won
from tests.support.builders import packed
from tests.support.lines import Line
from tests.support.pact.builders import changed, new_game, position
from tests.support.pact.lines import (
    CONTENT,
    RULES,
    after,
    all_goblins,
    allowed,
    display,
    glory,
    hand,
    letters,
    outcome_of,
    owner,
    play,
    refused,
    specialist,
    to_act,
    verbs,
)

LAST = "2W1Y 2Y1K 2K1G 2G1B"
HELIX, FERDIX = 1, 2


def last_turn(*, won: bool = True, game: int = 1, campaign: bool = True, **fields: Any) -> PactState:
    """The last turn of a game of the campaign, before its "end"; without a win Helix and Ferdix have nearly everything."""
    return position(
        ["KKR", "", ""],
        ["WGGB"],
        **{
            "mode": "solo",
            "tasks": f"- {LAST[5:]}",
            "deck": "RR",
            "alone": {0: "2W1Y"},
            "rest_tasks": "alone 0" if won else "pact 1",
            "phase": "tasks",
            "deed": "play",
            "played": 2,
            "campaign": campaign,
            "game": game,
            "won": tuple(Won((9, 8, 7)) for _ in range(game - 1)),
            "masters": "B",
            "old_masters": tuple(range(game - 1)),
            **fields,
        },
    )


def game_over(state: PactState) -> Line[PactState]:
    """The end of the game, the dynamite bonus included."""
    line = play(state, "end")
    if line.state.public.phase == "prize":
        rest = play(line.state, "prize 2Y1K")
        line = Line(rest.state, line.events + rest.events)
    return line


def between(**fields: Any) -> PactState:
    """Between two games of the campaign."""
    state = game_over(last_turn(**fields)).state
    assert state.public.phase == "next"
    return state


# A game of the campaign is won or lost


@pytest.mark.rule("P-75")
@pytest.mark.parametrize("game", [1, 2, 3])
def test_a_won_game_may_be_followed_by_another(game: int) -> None:
    line = game_over(last_turn(game=game))
    (event,) = line.all(GameEnded)
    assert event.number == game and event.won and event.glory[0] > max(event.glory[1:])
    assert line.state.public.phase == "next" and to_act(line.state) == (0,) and RULES.outcome(line.state) is None
    assert len(line.state.public.won) == game and line.state.public.won[-1].glory == event.glory


@pytest.mark.rule("P-75")
@pytest.mark.parametrize("game", [1, 2, 3, 4])
def test_a_loss_ends_the_campaign(game: int) -> None:
    line = game_over(last_turn(won=False, game=game))
    outcome = outcome_of(line.state)
    assert (outcome.reason, outcome.winners) == ("lost", ())
    assert [event.reason for event in line.all(Ended)] == ["lost"]


@pytest.mark.rule("P-75")
def test_four_wins_in_a_row_make_a_grand_master() -> None:
    line = game_over(last_turn(game=4))
    outcome = outcome_of(line.state)
    assert (outcome.reason, outcome.winners, outcome.rule) == ("grand_master", (0,), "P-75")
    assert len(line.state.public.won) == 4


@pytest.mark.rule("P-75")
def test_without_the_campaign_it_is_one_game() -> None:
    outcome = outcome_of(game_over(last_turn(campaign=False)).state)
    assert (outcome.reason, outcome.winners) == ("won", (0,))
    assert glory(outcome) == 2 * 19 + 2


@pytest.mark.rule("P-75")
@pytest.mark.parametrize("game", [1, 3])
def test_one_may_rest_on_ones_laurels(game: int) -> None:
    state = between(game=game)
    outcome = outcome_of(after(state, "retire"))
    assert (outcome.reason, outcome.winners) == ("won", (0,))
    assert RULES.legal_actions(state, 0)[-1].resigns


@pytest.mark.rule("P-75")
def test_the_campaign_is_what_one_begins_with() -> None:
    state = new_game(1, 1)
    assert state.public.campaign and (state.public.game, state.public.won, state.public.old_masters) == (1, (), ())
    assert not new_game(1, 1, campaign=False).public.campaign


# Between the games


@pytest.mark.rule("P-75")
def test_two_used_specialists_come_back() -> None:
    state = between(specialists={"mimic": 0})
    assert not allowed(state, "next")
    assert refused(state, "back mimic") == "P-75", "it was not used"
    state = after(state, "back fixer")
    assert owner(state, "fixer") == 0 and refused(state, "next") == "P-75" and refused(state, "back fixer") == "P-75"
    line = play(state, "back schemer")
    assert [event.specialist for event in line.all(TookBack)] == [specialist("schemer")]
    assert refused(line.state, "back drummer") == "P-75", "two are enough"
    state = after(line.state, "next")
    assert {slug for slug in SPECIALISTS if owner(state, slug) == 0} == {"mimic", "fixer", "schemer"}
    assert {owner(state, slug) for slug in ("taskmaster", "drummer", "pressgang")} == {NOBODY}


@pytest.mark.rule("P-75")
@pytest.mark.parametrize("used", [0, 1])
def test_who_used_fewer_takes_all_of_them_back(used: int) -> None:
    state = between(specialists=dict.fromkeys(SPECIALISTS[used:], 0))
    backs = [f"back {slug}" for slug in SPECIALISTS[:used]]
    assert allowed(state, "next") == (used == 0)
    assert after(state, *backs, "next").public.specialists == (0,) * 6


@pytest.mark.rule("P-75")
def test_nothing_else_is_done_between_the_games() -> None:
    state = between()
    assert verbs(state) == {"TakeBack", "Retire"}
    assert verbs(after(state, "back fixer", "back mimic")) == {"NextGame", "Retire"}
    assert refused(state, "take 0") == refused(state, "play W") == refused(state, "end") == "P-75"


# The next game


@pytest.mark.rule("P-75")
@pytest.mark.parametrize("game", [1, 2, 3])
def test_hand_and_display_are_kept_and_everything_else_is_set_up_anew(game: int) -> None:
    state = between(game=game, pacts={0: "2R2K1Y"}, figures={"2R2K1Y": 0})
    line = play(state, "back fixer", "back mimic", "next")
    new = line.state
    assert (display(new), hand(new)) == (display(state), hand(state)) == ("KKR", "WGGB")
    assert new.public.displays[0] == state.public.displays[0] and new.secret.hands == state.secret.hands
    assert [len(new.public.displays[clan]) for clan in (HELIX, FERDIX)] == [1, 1]
    assert len(new.public.row) == 4 and new.public.discards == () and all_goblins(new) == list(range(len(CONTENT.pack)))
    assert len(new.secret.deck) == len(CONTENT.pack) - 7 - 4 - 2
    assert new.public.pacts == new.public.alone == ((), (), ()) and new.public.figures == ((), (), ())
    tasks = [*new.public.open_tasks, *reversed(new.secret.task_deck)]
    assert [CONTENT.tasks[number].season for number in tasks] == [0] * 4 + [1] * 12 + [2] * 6
    assert (
        not new.public.winter
        and new.public.idle == new.public.taken_back == new.public.played == 0
        and not new.public.specialist_used
    )
    assert new.public.game == game + 1 and len(new.public.won) == game
    assert new.public.phase == "turn" and to_act(new) == (0,), "there is no new hand and no reveal"
    assert [event.number for event in line.all(GameDealt)] == [game + 1]


@pytest.mark.rule("P-75")
def test_the_new_master_is_a_random_one_that_was_not_there_before() -> None:
    found = set()
    for seed in range(25):
        state = changed(between(game=3), seed=seed)
        line = play(state, "back fixer", "back mimic", "next")
        (master,) = line.state.public.masters
        assert [event.master for event in line.all(GameDealt)] == [master]
        assert sorted(line.state.public.old_masters) == [0, 1, 4]
        found.add(master)
    assert found == {2, 3, 5}


@pytest.mark.rule("P-75")
@pytest.mark.parametrize("game", [1, 2, 3, 4])
def test_helix_and_ferdix_draw_as_many_as_the_game_has_a_number(game: int) -> None:
    state = position(
        [],
        ["WW"],
        mode="solo",
        campaign=True,
        game=game,
        won=tuple(Won((9, 8, 7)) for _ in range(game - 1)),
        masters="B",
        old_masters=tuple(range(game - 1)),
        deck="RRRRRRRR",
        tasks="2W1Y 2Y1K 2K1G 2G1B",
    )
    line = play(state, "play WW", "end")
    drawn = [event.clan for event in line.all(Joined)]
    assert sorted(drawn) == [HELIX] * game + [FERDIX] * game
    assert display(line.state, HELIX) == display(line.state, FERDIX) == "R" * game


@pytest.mark.rule("P-75")
def test_the_drawing_follows_from_the_games_number_after_a_next_game() -> None:
    state = after(between(game=2), "back fixer", "back mimic", "next")
    line = play(state, "take deck", "take deck", "end")
    assert len(line.all(Joined)) == 6
    assert len(letters(event.card for event in line.all(Joined))) == 6


# Saving


@pytest.mark.rule("P-76")
@pytest.mark.parametrize(
    "texts", [[], ["back fixer"], ["back fixer", "back mimic"], ["back fixer", "back mimic", "next"]]
)
def test_the_campaign_is_saved_between_its_games(texts: list[str]) -> None:
    state = after(between(game=2), *texts)
    loaded = msgspec.json.decode(packed(state), type=RULES.state_type)
    assert loaded == state and RULES.audit(loaded) == ()
    rest = ["back fixer", "back mimic", "next"][len(texts) :]
    assert after(loaded, *rest) == after(state, *rest)
