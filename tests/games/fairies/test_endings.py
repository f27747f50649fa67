"""How a game of Fairies ends: wins, draws, giving up and the goals of the variants, in hand-made positions."""

from __future__ import annotations

from collections import Counter

import pytest

from goblins.games.fairies.actions import Add, GiveUp
from goblins.games.fairies.events import Ended
from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rules_of
from tests.support.builders import changed
from tests.support.fairies.builders import add, after, face, hand, met_before, new_game, position, ring

RULES = rules_of("fairies")

#: Two seats that swap their only goblin with the ring for ever: no names rhyme, suns and frogs keep to themselves.
SWAPPING = ("Goblin Soup", "Spidery Glue", "Old Man Sock", "Big Big Belly")


def reason(state: FairiesState) -> str | None:
    """Why a game is over; None while it goes on."""
    outcome = RULES.outcome(state)
    return outcome.reason if outcome else None


def winners(state: FairiesState) -> tuple[int, ...]:
    """Who has won a game that is over."""
    outcome = RULES.outcome(state)
    assert outcome is not None, "the game goes on"
    return outcome.winners


# Wins, draws


@pytest.mark.rule("F-25")
@pytest.mark.parametrize("keeps", [[], ["Baby Blue"], ["Baby Blue", "Lucky O'Kelly"]])
def test_no_goblins_at_the_end_of_a_turn_wins(keeps: list[str]) -> None:
    step = add(position([["Spidery Glue"], ["Goblin Soup", *keeps]], ["Penny Clue"], active=1), "Goblin Soup")
    assert (reason(step.state), winners(step.state)) == ("no_goblins", (1,))
    assert RULES.to_act(step.state) == ()
    assert step.events[-1] == Ended(1, "no_goblins")


@pytest.mark.rule("F-25")
def test_a_goblin_taken_in_the_turn_counts() -> None:
    state = position([["Goblin Soup"], ["Spidery Glue"]], ["Old Man Sock"])
    assert reason(after(state, "Goblin Soup")) is None


@pytest.mark.rule("F-25")
@pytest.mark.parametrize(
    ("more", "ending"),
    [([], None), (["Dewdrop Shower"], "six_fairies"), (["Dewdrop Shower", "Rainbow Swoop"], "six_fairies")],
)
def test_six_or_more_fairies_win_in_spite_of_goblins(more: list[str], ending: str | None) -> None:
    """The hand holds four fairies and `more`; Sock takes Willow Sue, a fairy."""
    held = ["Old Man Sock", "Big Big Belly", "Baby Blue", "Hula Hoop", "Lucky O'Kelly", "Hickory Dock", *more]
    end = after(position([held, ["Goblin Soup"]], ["Willow Sue"]), "Old Man Sock")
    assert reason(end) == ending
    assert ending is None or winners(end) == (0,)


@pytest.mark.rule("F-25")
@pytest.mark.parametrize(
    "other",
    [
        ["Poppy Smock", "Baby Blue"],  # no goblin
        ["Poppy Smock", "Baby Blue", "Hula Hoop", "Lucky O'Kelly", "Hickory Dock", "Dewdrop Shower", "Earwax Stew"],
    ],
)
def test_only_the_player_whose_turn_it_was_can_win(other: list[str]) -> None:
    """Seat 1 has what wins all the time, but wins only by its own turn: Smock makes Sock a fairy moon and takes it."""
    state = after(position([["Old Man Sock", "Goblin Soup"], other], ["Big Big Belly"]), "Old Man Sock")
    assert reason(state) is None and RULES.to_act(state) == (1,)
    assert winners(after(state, "Poppy Smock")) == (1,)


@pytest.mark.rule("F-25")
def test_nothing_is_legal_when_it_is_over() -> None:
    end = after(position([["Goblin Soup"], ["Spidery Glue"]], ["Penny Clue"]), "Goblin Soup")
    refusal = RULES.why_not(end, Add(1, face("Spidery Glue")))
    assert refusal is not None and refusal.rule == "F-25"
    assert [RULES.legal_actions(end, seat) for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("F-34")
def test_only_a_solitaire_can_be_given_up() -> None:
    state = position([["Goblin Soup"], ["Spidery Glue"]], ["Penny Clue"])
    refusal = RULES.why_not(state, GiveUp(0))
    assert refusal is not None and refusal.rule == "F-34"


def swapping_opening() -> FairiesState:
    """The opening of the endless swap, counted as the first meeting of its position."""
    soup, glue, sock, belly = SWAPPING
    before = position([[soup], [belly]], [sock, glue], active=1)
    state = after(before, belly)
    assert (hand(state, 0), hand(state, 1), set(ring(state))) == ({soup}, {glue}, {sock, belly})
    return changed(state, history=state.public.history[-1:])


@pytest.mark.rule("F-26")
def test_the_third_meeting_of_a_position_is_a_draw() -> None:
    """Four turns lead back to the opening, so that the eighth brings it about for the third time, and none before."""
    state = swapping_opening()
    endings = []
    for turn in range(8):
        soup, glue, sock, belly = SWAPPING
        state = after(state, (soup, glue, sock, belly)[turn % 4])
        endings.append(reason(state))
    assert endings == [None] * 7 + ["draw"]
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.rule == "F-26"
    assert outcome.winners == () and outcome.ranking == ((0, 1),)
    assert RULES.to_act(state) == ()


@pytest.mark.rule("F-26")
def test_the_player_to_move_belongs_to_the_position() -> None:
    soup, glue, sock, belly = SWAPPING
    seat_0_moves = after(position([[soup], [belly]], [sock, glue], active=1), belly).public.history[-1]
    seat_1_moves = after(position([[sock], [glue]], [soup, belly], active=0), sock).public.history[-1]
    before = position([[soup], [belly]], [sock, glue], active=1)
    assert reason(after(changed(before, history=(seat_1_moves, seat_1_moves)), belly)) is None
    assert reason(after(changed(before, history=(seat_0_moves, seat_1_moves)), belly)) is None
    assert reason(after(changed(before, history=(seat_0_moves, seat_0_moves)), belly)) == "draw"


@pytest.mark.rule("F-26")
def test_the_order_in_the_ring_does_not_belong_to_the_position_but_faces_do() -> None:
    def met(*lying: str) -> bytes:
        return after(position([["Goblin Soup", "Nappy Hour"], ["Spidery Glue"]], lying), "Goblin Soup").public.history[
            -1
        ]

    assert met("Penny Clue", "Hickory Dock") == met("Hickory Dock", "Penny Clue")
    assert met("Penny Clue", "Hickory Dock") != met("Penny Clue", "Cringe and Cower")


@pytest.mark.rule("F-26")
def test_the_opening_is_the_first_meeting_of_its_position() -> None:
    """Both seats swap a card with the ring and back: the fourth and the eighth turn bring the opening about again."""
    state = new_game(2, 5)
    for turn, number in enumerate((13, 19, 29, 36) * 2, start=1):
        assert met_before(RULES.view(state, 0)) == (1 if turn > 4 else 0)
        action = Add(state.public.active, number)
        assert RULES.why_not(state, action) is None
        state = RULES.apply(state, action).state
        assert reason(state) == ("draw" if turn == 8 else None)


@pytest.mark.rule("F-26")
def test_a_view_says_how_often_the_position_was_met() -> None:
    state = swapping_opening()
    counts = [met_before(RULES.view(state, 1))]
    for turn in range(7):
        soup, glue, sock, belly = SWAPPING
        state = after(state, (soup, glue, sock, belly)[turn % 4])
        counts.append(met_before(RULES.view(state, 1)))
    assert counts == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.rule("F-26")
@pytest.mark.parametrize("seats", [2, 3])
def test_draws_come_exactly_when_an_independent_count_says_so(seats: int) -> None:
    """Players who seek known positions draw often; the opening counts as met once."""
    draws = 0
    for seed in range(40):
        state = new_game(seats, seed)
        met: Counter[tuple[object, ...]] = Counter()

        def key(state: FairiesState) -> tuple[object, ...]:
            return state.public.hands, frozenset(state.public.ring), state.public.active

        met[key(state)] += 1
        for _ in range(120):
            choices = [RULES.apply(state, action).state for action in RULES.legal_actions(state, state.public.active)]
            going_on = [choice for choice in choices if choice.public.ending in ("", "draw")] or choices
            mover, state = (
                state.public.active,
                max(
                    going_on,
                    key=lambda choice: met[choice.public.hands, frozenset(choice.public.ring), choice.public.active],
                ),
            )
            if reason(state) not in (None, "draw"):
                break
            seen = (state.public.hands, frozenset(state.public.ring), (mover + 1) % seats)
            met[seen] += 1
            assert (reason(state) == "draw") == (met[seen] == 3)
            if met[seen] == 3:
                draws += 1
                break
    assert draws > 0


# Solitaire

#: Seven cards of which Sock, when added, takes Willow Sue: six fairies and a goblin.
SIX_FAIRIES = [
    "Old Man Sock",
    "Big Big Belly",
    "Baby Blue",
    "Hula Hoop",
    "Lucky O'Kelly",
    "Hickory Dock",
    "Dewdrop Shower",
]

#: The same for goblins: Loop takes Needs a Shower: six goblins and a fairy.
SIX_GOBLINS = [
    "Lemon Loop",
    "Penny Clue",
    "Dusty Dour",
    "Cobweb Shock",
    "Cuckoo Clock",
    "Cringe and Cower",
    "Vermin Vermicelli",
]


@pytest.mark.rule("F-30")
def test_six_fairies_do_not_win_a_solitaire() -> None:
    end = after(position([SIX_FAIRIES], ["Willow Sue"]), "Old Man Sock")
    assert len(hand(end)) == 7 and reason(end) is None


@pytest.mark.rule("F-30")
def test_no_goblins_win_a_solitaire() -> None:
    end = after(position([["Goblin Soup", "Baby Blue"]], ["Big Big Belly"]), "Goblin Soup")
    outcome = RULES.outcome(end)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranking) == ("no_goblins", (0,), ((0,),))


@pytest.mark.rule("F-26", "F-30")
def test_a_solitaire_may_come_back_to_a_position_for_ever() -> None:
    state = position([["Goblin Soup"]], ["Old Man Sock", "Big Big Belly"])
    for turn in range(20):
        state = after(state, ("Goblin Soup", "Old Man Sock")[turn % 2])
        assert reason(state) is None
    assert state.public.turns == 20


@pytest.mark.rule("F-34")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_giving_up_a_solitaire_loses_it(turns: int) -> None:
    state = after(position([["Goblin Soup"]], ["Old Man Sock"]), *("Goblin Soup", "Old Man Sock")[:turns])
    assert GiveUp(0) in RULES.legal_actions(state, 0) and RULES.why_not(state, GiveUp(0)) is None
    end = RULES.apply(state, GiveUp(0)).state
    outcome = RULES.outcome(end)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("gave_up", "F-34", ())
    assert RULES.to_act(end) == () and RULES.why_not(end, GiveUp(0)) is not None


@pytest.mark.rule("F-34")
def test_giving_up_is_marked_as_resigning_and_adding_is_not() -> None:
    assert GiveUp(0).resigns and not Add(0, 0).resigns


@pytest.mark.rule("F-35")
def test_a_goblin_in_the_ring_blocks_the_ultimate_win() -> None:
    """Soup itself is the goblin in the ring; Blue is left to add."""
    hands, lying = [["Goblin Soup", "Baby Blue"]], ["Penny Clue"]
    assert reason(after(position(hands, lying), "Goblin Soup")) == "no_goblins"
    assert reason(after(position(hands, lying, ultimate=True), "Goblin Soup")) is None


@pytest.mark.rule("F-35")
@pytest.mark.parametrize("keeps", [[], ["Baby Blue"]])
def test_the_ultimate_win_needs_fairies_everywhere(keeps: list[str]) -> None:
    """Loop makes Soup a Dew: there is no goblin left, in the hand (which may be empty) or in the ring."""
    end = after(position([["Lemon Loop", *keeps]], ["Goblin Soup", "Hickory Dock"], ultimate=True), "Lemon Loop")
    assert ring(end) == ["Morning Dew", "Hickory Dock", "Lemon Loop"]
    assert (reason(end), winners(end)) == ("no_goblins", (0,))


@pytest.mark.rule("F-35")
def test_a_goblin_in_the_hand_blocks_the_ultimate_win_too() -> None:
    state = position([["Lemon Loop", "Cuckoo Clock"]], ["Goblin Soup"], ultimate=True)
    assert reason(after(state, "Lemon Loop")) is None


@pytest.mark.rule("F-35")
def test_with_no_card_left_to_add_an_ultimate_solitaire_is_lost() -> None:
    end = after(position([["Goblin Soup"]], ["Penny Clue"], ultimate=True), "Goblin Soup")
    outcome = RULES.outcome(end)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("stuck", "F-35", ())
    assert RULES.to_act(end) == ()


# Reverse


@pytest.mark.rule("F-40")
@pytest.mark.parametrize("keeps", [[], ["Old Man Sock"]])
@pytest.mark.parametrize("others", [[], [["Baby Blue"]]])
def test_no_fairies_win_the_reverse_game(keeps: list[str], others: list[list[str]]) -> None:
    state = position([["Lemon Loop", *keeps], *others], ["Big Big Belly"], reverse=True)
    end = after(state, "Lemon Loop")
    outcome = RULES.outcome(end)
    assert outcome is not None and outcome.winners == (0,)
    assert "goblin" not in outcome.text.lower() and "fair" in outcome.text.lower()


@pytest.mark.rule("F-40")
def test_no_goblins_do_not_win_the_reverse_game() -> None:
    state = position([["Goblin Soup", "Baby Blue"], ["Spidery Glue"]], ["Big Big Belly"], reverse=True)
    assert reason(after(state, "Goblin Soup")) is None


@pytest.mark.rule("F-40")
@pytest.mark.parametrize("goblins", [5, 6, 7])
def test_six_or_more_goblins_win_the_reverse_game(goblins: int) -> None:
    """Loop (sun) takes Needs a Shower; the hand then has a fairy, Clue, and so many goblins."""
    held = [*SIX_GOBLINS, "Full Moon Moo"][: goblins + 1]
    end = after(position([held, ["Poppy Smock"]], ["Needs a Shower"], reverse=True), "Lemon Loop")
    assert len(hand(end)) == goblins + 1
    if goblins < 6:
        assert reason(end) is None
    else:
        outcome = RULES.outcome(end)
        assert outcome is not None and outcome.winners == (0,)
        assert "goblin" in outcome.text.lower() and "fair" not in outcome.text.lower()


@pytest.mark.rule("F-40")
def test_six_fairies_do_not_win_the_reverse_game_and_six_goblins_not_the_usual_one() -> None:
    fairies = position([SIX_FAIRIES, ["Goblin Soup"]], ["Willow Sue"], reverse=True)
    assert reason(after(fairies, "Old Man Sock")) is None
    goblins = position([SIX_GOBLINS, ["Goblin Soup"]], ["Needs a Shower"])
    assert reason(after(goblins, "Lemon Loop")) is None


@pytest.mark.rule("F-40")
def test_six_goblins_do_not_win_the_reverse_solitaire() -> None:
    assert reason(after(position([SIX_GOBLINS], ["Needs a Shower"], reverse=True), "Lemon Loop")) is None


@pytest.mark.rule("F-35", "F-40")
def test_the_reverse_ultimate_solitaire() -> None:
    """A fairy in the ring blocks the win, an empty hand then loses, and goblins everywhere win."""
    blocked = position([["Lemon Loop", "Cuckoo Clock"]], ["Big Big Belly"], reverse=True, ultimate=True)
    assert reason(after(blocked, "Lemon Loop")) is None
    stuck = position([["Lemon Loop"]], ["Big Big Belly"], reverse=True, ultimate=True)
    assert reason(after(stuck, "Lemon Loop")) == "stuck"
    won = position([["Goblin Soup"]], ["Lemon Loop", "Big Big Belly"], reverse=True, ultimate=True)
    end = after(won, "Goblin Soup")
    assert ring(end) == ["Nappy Hour", "Big Big Belly", "Goblin Soup"]
    assert winners(end) == (0,)


@pytest.mark.rule("F-40")
def test_a_turn_is_the_same_in_the_reverse_game() -> None:
    hands, lying = [["Gobble T. Goop", "Cuckoo Clock"], ["Baby Blue"]], ["Lemon Loop", "Hula Hoop", "Penny Clue"]
    usual, reverse = (after(position(hands, lying, reverse=way), "Gobble T. Goop") for way in (False, True))
    assert (hand(usual), ring(usual)) == (hand(reverse), ring(reverse))


@pytest.mark.rule("F-25", "F-40")
@pytest.mark.parametrize("reverse", [False, True])
def test_a_score_tells_the_unwanted_kind_by_its_name(reverse: bool) -> None:
    held = ["Lemon Loop", "Old Man Sock"] if reverse else ["Old Man Sock", "Lemon Loop"]
    end = after(position([held, ["Spidery Glue", "Morning Dew"]], ["Big Big Belly"], reverse=reverse), held[0])
    outcome = RULES.outcome(end)
    assert outcome is not None
    amounts = {line.label: line.amount for score in outcome.scores if score.seat == 0 for line in score.lines}
    left = next(
        amount
        for label, amount in amounts.items()
        if "left" in label and ("fairies" if reverse else "goblins") in label
    )
    assert left == 0


@pytest.mark.rule("F-25")
def test_who_did_not_win_stands_by_goblins_left_then_by_fairies_and_equals_share_a_place() -> None:
    two, one, more = ["Spidery Glue", "Nappy Hour"], ["Chicken Pock"], ["Old Man Sock", "Hula Hoop"]
    for others, ranking in (((two, one, more), ((0,), (3,), (2,), (1,))), ((one, ["Old Man Sock"]), ((0,), (1, 2)))):
        outcome = RULES.outcome(after(position([["Goblin Soup"], *others], ["Penny Clue"]), "Goblin Soup"))
        assert outcome is not None and outcome.ranking == ranking
