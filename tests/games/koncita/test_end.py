"""How a game of Koncita ends, and who wins it (K-50 … K-52)."""

from __future__ import annotations

import pytest

from goblins.core.contract import Outcome
from goblins.games.koncita.actions import Take
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.events import Ended, TreasureWon
from goblins.games.koncita.state import KoncitaState
from tests.support.koncita.builders import RULES, choices, play, position, to_act, treasure

UP = "goblin red green > red"
PICK = "pick goblin red green"
FIVE = ["friend", "head", "legs", "tongue", "hands"]


def outcome_of(state: KoncitaState) -> Outcome:
    """How a finished game stands; nobody may do anything in it."""
    outcome: Outcome | None = RULES.outcome(state)
    assert outcome is not None and to_act(state) == () and RULES.may_interrupt(state) == ()
    assert all(RULES.legal_actions(state, seat) == () for seat in range(len(state.public.goblins)))
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(len(state.public.goblins)))
    return outcome


# The four ends


@pytest.mark.rule("K-50")
def test_it_ends_at_once_when_the_treasures_run_out() -> None:
    state = position("d6 a8", hand=["goblin red green"], princess="e5", pile="handmirror")
    line = play(state, UP)
    assert line.all(TreasureWon) == [TreasureWon(0, treasure("handmirror"), False, -1)]
    assert line.events[-1] == Ended("treasures") and line.state.secret.treasures == ()
    outcome = outcome_of(line.state)
    assert outcome.reason == "treasures" and outcome.winners == (1,)
    assert len(line.state.public.played) < 2  # the second card is not played any more


@pytest.mark.rule("K-50")
def test_with_one_treasure_left_it_goes_on() -> None:
    state = position("d6 a8", hand=["goblin red green"], princess="e5", pile="handmirror ring")
    line = play(state, UP)
    assert len(line.all(TreasureWon)) == 1 and RULES.outcome(line.state) is None and to_act(line.state) == (0,)


def one_forfeit_left() -> KoncitaState:
    """Seat 3 of eight walks onto the casket; 29 Forfeits are held, no more than five by anybody."""
    holders = {kind: [(number + place) % 8 for place in range(5)] for number, kind in enumerate(KINDS[:5])}
    holders["voice"] = [0, 1, 2, 7]
    held = {seat: [kind for kind in KINDS if seat in holders[kind]] for seat in range(8)}
    assert sum(map(len, held.values())) == 29 and max(map(len, held.values())) == 5
    goblins = "a8 a7 b8 d6"
    return position(goblins, seats=8, hand=["goblin red green"], casket="d5", forfeits=held, active=3)


@pytest.mark.rule("K-50")
def test_it_ends_at_once_when_all_six_forfeit_decks_are_empty() -> None:
    line = play(one_forfeit_left(), UP)
    assert choices(line.state, Take) == {"voice"}
    line = play(line.state, "take voice")
    assert line.events[-1] == Ended("forfeits") and not any(line.state.secret.decks)
    assert outcome_of(line.state).reason == "forfeits"


@pytest.mark.rule("K-50")
def test_it_ends_at_once_when_a_player_holds_six_forfeits() -> None:
    state = position("d6 a8", hand=["goblin red green"], casket="d5", forfeits={0: FIVE})
    line = play(state, UP, "take voice")
    assert line.events[-1] == Ended("six_forfeits") and len(line.state.public.forfeits[0]) == 6
    assert outcome_of(line.state).reason == "six_forfeits"


@pytest.mark.rule("K-50", "K-32")
def test_six_cards_count_also_with_two_of_one_type() -> None:
    """Hands is the only deck left: the sixth card is the active seat's second of that type."""
    kinds = [kind for kind in KINDS if kind != "hands"]
    held = dict.fromkeys(range(1, 5), kinds) | {0: [*kinds[:4], "hands"], 5: ["voice"]}
    state = position("d6", seats=6, hand=["goblin red green"], casket="d5", forfeits=held)
    line = play(state, UP)
    assert choices(line.state, Take) == {"hands"}
    line = play(line.state, "take hands")
    assert line.events[-1] == Ended("six_forfeits")


@pytest.mark.rule("K-50")
def test_five_forfeits_are_not_enough() -> None:
    state = position("d6 a8", hand=["goblin red green"], casket="d5", forfeits={0: FIVE[:4]})
    line = play(state, UP, "take voice", "relocate b4")
    assert len(line.state.public.forfeits[0]) == 5 and RULES.outcome(line.state) is None


@pytest.mark.rule("K-50", "K-52")
@pytest.mark.parametrize("loser", [0, 1])
def test_it_ends_at_once_when_one_player_is_left_in(loser: int) -> None:
    state = position(
        "d6 a8", hand=["goblin red green"], forfeits={loser: ["legs"]}, due={loser: "legs"}, breaches={loser: 1},
        won={loser: "veil puff", 1 - loser: "fan"},
    )  # fmt: skip
    line = play(state, PICK)
    assert line.events[-1] == Ended("last_one_in")
    outcome = outcome_of(line.state)
    assert outcome.reason == "last_one_in" and outcome.winners == (1 - loser,)
    assert outcome.ranking == ((1 - loser,), (loser,))


@pytest.mark.rule("K-50", "K-37")
def test_with_two_left_of_three_it_goes_on_and_then_ends() -> None:
    """The active player's breach is settled first, the next one's after it; the third is left."""
    two = position("d6 a8 c3", hand=["goblin red green"], forfeits={0: ["legs"]}, due={0: "legs"}, breaches={0: 1})
    assert RULES.outcome(play(two, PICK).state) is None
    held, due, lost = {0: ["legs"], 1: ["voice"]}, {0: "legs", 1: "voice"}, {0: 1, 1: 1}
    line = play(position("d6 a8 c3", hand=["goblin red green"], forfeits=held, due=due, breaches=lost), PICK)
    assert line.events[-1] == Ended("last_one_in") and outcome_of(line.state).winners == (2,)


@pytest.mark.rule("K-50", "K-37")
def test_the_last_one_in_is_not_put_out_any_more() -> None:
    """Both broke an order for the second time: the active player goes out first, and the game is over."""
    held, due, lost = {0: ["legs"], 1: ["voice"]}, {0: "legs", 1: "voice"}, {0: 1, 1: 1}
    line = play(position("d6 a8", hand=["goblin red green"], forfeits=held, due=due, breaches=lost), PICK)
    assert line.state.public.breaches == (2, 1) and outcome_of(line.state).winners == (1,)


# The winner


def finished(won: dict[int, str], others: dict[int, list[str]], **more: object) -> Outcome:
    """Seat 0 of three takes its sixth Forfeit; the others hold what is given."""
    state = position(
        "d6 a8 c3",
        hand=["goblin red green"],
        casket="d5",
        treasure_card="bone",
        won=won,
        forfeits={0: FIVE, **others},
        **more,
    )  # type: ignore[arg-type]
    return outcome_of(play(state, UP, "take voice").state)


@pytest.mark.rule("K-51")
@pytest.mark.parametrize(
    ("won", "others", "ranking"),
    [
        # most points, whatever the Forfeits
        ({0: "puff veil", 1: "tiara dress", 2: "ring"}, {}, ((0,), (1,), (2,))),
        ({0: "fan", 1: "dress", 2: "tiara"}, {2: FIVE}, ((2,), (1,), (0,))),
        # four small ones are more than one big one
        ({1: "tiara", 2: "fan list opera perfume"}, {}, ((2,), (1,), (0,))),
        # then fewest Forfeits
        ({0: "veil", 1: "dress slippers", 2: "tiara"}, {1: ["legs"], 2: ["legs", "head"]}, ((1,), (2,), (0,))),
        ({0: "puff", 1: "tiara", 2: "fan"}, {1: FIVE}, ((1,), (0,), (2,))),
        # then most 3-point Treasures
        ({1: "veil slippers", 2: "dress ring"}, {1: ["legs"], 2: ["head"]}, ((1,), (2,), (0,))),
        ({1: "dress ring goblet", 2: "veil tiara"}, {}, ((2,), (1,), (0,))),
        # then it is shared
        ({1: "veil slippers", 2: "tiara fan"}, {1: ["legs"], 2: ["head"]}, ((1, 2), (0,))),
        ({1: "dress", 2: "fan list"}, {}, ((1, 2), (0,))),
        ({}, {}, ((1, 2), (0,))),
    ],
)
def test_points_then_fewest_forfeits_then_three_pointers_then_shared(
    won: dict[int, str], others: dict[int, list[str]], ranking: tuple[tuple[int, ...], ...]
) -> None:
    outcome = finished(won, others)
    assert outcome.ranking == ranking
    assert outcome.winners == ranking[0]


@pytest.mark.rule("K-51")
def test_the_score_is_the_sum_of_the_treasures_points() -> None:
    outcome = finished({0: "fan", 1: "dress veil list", 2: ""}, {})
    assert [outcome.score(seat).total for seat in range(3)] == [1, 6, 0]  # type: ignore[union-attr]


@pytest.mark.rule("K-52")
def test_who_is_out_can_not_win() -> None:
    state = position(
        "d6 - c3", hand=["goblin red green"], casket="d5", treasure_card="bone", won={1: "veil puff tiara", 2: "fan"},
        forfeits={0: FIVE}, breaches={1: 2},
    )  # fmt: skip
    outcome = outcome_of(play(state, UP, "take voice").state)
    assert outcome.winners == (2,) and outcome.ranking == ((2,), (0,), (1,))


@pytest.mark.rule("K-52", "K-51")
def test_who_is_out_does_not_share_a_victory_either() -> None:
    state = position(
        "d6 - c3", hand=["goblin red green"], casket="d5", treasure_card="bone", forfeits={0: FIVE}, breaches={1: 2}
    )
    assert outcome_of(play(state, UP, "take voice").state).winners == (2,)


@pytest.mark.rule("K-52", "K-37")
def test_one_breach_alone_does_not_cost_the_victory() -> None:
    assert finished({1: "tiara", 2: "fan"}, {1: ["legs"]}, breaches={1: 1}).winners == (1,)
