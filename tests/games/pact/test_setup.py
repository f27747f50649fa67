"""Before the first turn: the deal, the Task deck, Specialists, Commands and the first goblin (P-10 … P-14, P-50)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from goblins.core.info import BadSetup
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.pact.actions import Reveal
from goblins.games.pact.content import NUMERALS
from goblins.games.pact.events import Chose, CommandReturned, CommandsCounted, CommandsKept, Revealed
from goblins.games.pact.kinds import LETTERS
from goblins.games.pact.state import NO_CARD, PactState
from tests.support.builders import packed
from tests.support.lines import Line
from tests.support.pact.builders import SPRING_TASKS, changed, new_game
from tests.support.pact.lines import (
    CONTENT,
    RULES,
    after,
    all_goblins,
    allowed,
    hand,
    letters,
    play,
    refused,
    to_act,
    verbs,
)

SEATS = [3, 4, 5]


def revealed(state: PactState) -> Line[PactState]:
    """Everybody keeps all Commands and reveals the first goblin of their hand."""
    events = []
    while state.public.phase in ("commands", "reveal"):
        text = "keep" if state.public.phase == "commands" else f"reveal {hand(state, state.public.active)[0]}"
        line = play(state, text)
        state = line.state
        events += line.events
    return Line(state, tuple(events))


@pytest.mark.parametrize("seats", [0, 6])
def test_it_is_a_game_for_one_to_five(seats: int) -> None:
    with pytest.raises(BadSetup):
        checked(RULES.info, Setup("pact", make_seats(["human"] * seats), {}))


# The deal


@pytest.mark.rule("P-10")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 7, 2024])
def test_six_goblins_each_and_four_beside_the_deck(seats: int, seed: int) -> None:
    state = new_game(seats, seed, mode="beginner")
    assert [len(cards) for cards in state.secret.hands] == [6] * seats
    assert len(state.public.row) == 4 and NO_CARD not in state.public.row
    assert len(state.secret.deck) == len(CONTENT.pack) - 6 * seats - 4
    assert all_goblins(state) == list(range(len(CONTENT.pack)))
    assert state.public.displays == ((),) * seats and state.public.discards == ()


@pytest.mark.rule("P-10")
def test_hands_are_hidden() -> None:
    state = new_game(3, 1, mode="beginner")
    view = RULES.view(state, 1)
    assert view.hand == state.secret.hands[1] and view.hand_sizes == (6, 6, 6)
    assert view.deck_size == len(state.secret.deck)
    swapped = (state.secret.hands[2], state.secret.hands[1], state.secret.hands[0])
    assert packed(RULES.view(changed(state, hands=swapped), 1)) == packed(view)


@pytest.mark.rule("P-11")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 7, 2024])
def test_the_task_deck_is_spring_then_summer_then_autumn(seats: int, seed: int) -> None:
    state = new_game(seats, seed, mode="beginner")
    spring = {3: 12 - 8, 4: 12 - 4, 5: 12}[seats]
    assert SPRING_TASKS[seats] == spring
    order = [*state.public.open_tasks, *reversed(state.secret.task_deck)]
    assert [CONTENT.tasks[task].season for task in order] == [0] * spring + [1] * 12 + [2] * 6
    assert len(state.public.open_tasks) == 4 and len(set(order)) == len(order)


@pytest.mark.rule("P-11")
def test_spring_cards_are_removed_by_chance_and_unseen() -> None:
    games = [new_game(3, seed, mode="beginner") for seed in range(30)]
    assert {task for state in games for task in state.public.open_tasks} == set(CONTENT.of_season(0))
    assert RULES.view(games[0], 0).seasons_left == (0, 12, 6)
    assert not hasattr(RULES.view(games[0], 0), "task_deck")


@pytest.mark.rule("P-11", "P-10")
def test_seasons_and_goblins_are_shuffled() -> None:
    games = [new_game(5, seed, mode="beginner") for seed in range(20)]
    assert len({state.secret.task_deck for state in games}) == len({state.secret.deck for state in games}) == 20
    assert len({state.secret.task_deck[:6] for state in games}) > 15, "autumn too"


@pytest.mark.rule("P-12")
@pytest.mark.parametrize("seats", SEATS)
def test_a_pact_card_lies_between_every_two_neighbours(seats: int) -> None:
    assert new_game(seats, 1, mode="beginner").public.pacts == ((),) * seats


@pytest.mark.rule("P-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_starting_player_is_drawn_by_lot(seats: int) -> None:
    assert {new_game(seats, seed).public.start for seed in range(60)} == set(range(seats))


@pytest.mark.rule("P-13")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_specialists_are_dealt_counter_clockwise_until_all_are_dealt(seats: int, seed: int) -> None:
    state = new_game(seats, seed, mode="beginner")
    round_the_table = [(state.public.start - 1 - nth) % seats for nth in range(6)]
    assert Counter(state.public.specialists) == Counter(round_the_table)


@pytest.mark.rule("P-13")
def test_specialists_are_shuffled_and_lie_face_up() -> None:
    assert len({new_game(3, seed, mode="beginner").public.specialists for seed in range(30)}) > 10
    state = new_game(3, 1, mode="beginner")
    assert (
        RULES.view(state, 0).public.specialists == RULES.view(state, 2).public.specialists == state.public.specialists
    )


# The first goblin


@pytest.mark.rule("P-14")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_reveals_one_goblin_and_then_the_starting_player_begins(seats: int) -> None:
    state = new_game(seats, 3, mode="beginner")
    assert state.public.phase == "reveal" and to_act(state) == (state.public.start,)
    line = revealed(state)
    state = line.state
    assert state.public.phase == "turn" and to_act(state) == (state.public.start,)
    assert [len(cards) for cards in state.public.displays] == [1] * seats
    assert [len(cards) for cards in state.secret.hands] == [5] * seats
    (event,) = line.all(Revealed)
    assert sorted(event.cards) == sorted(cards[0] for cards in state.public.displays)


@pytest.mark.rule("P-14")
def test_nothing_lies_on_a_display_before_all_have_chosen() -> None:
    state = new_game(3, 3, mode="beginner")
    first = state.public.start
    chosen = hand(state, first)[0]
    line = play(state, f"reveal {chosen}")
    state = line.state
    assert (
        state.public.displays == ((), (), ()) and state.public.phase == "reveal" and to_act(state) == ((first + 1) % 3,)
    )
    (event,) = line.all(Chose)
    assert event.card is not None and LETTERS[CONTENT.pack.kind_of[event.card]] == chosen
    other = (first + 1) % 3
    assert RULES.redact(event, other).card is None and RULES.redact(event, first).card == event.card
    view = RULES.view(state, other)
    assert view.chosen == NO_CARD and view.has_chosen[first] and not view.has_chosen[other]
    assert RULES.view(state, first).chosen == event.card
    assert not [*line.all(Revealed)]


@pytest.mark.rule("P-14")
def test_what_the_others_chose_does_not_show() -> None:
    state = new_game(3, 3, mode="beginner")
    first, other = state.public.start, (state.public.start + 1) % 3
    seen = {packed(RULES.view(after(state, f"reveal {letter}"), other)) for letter in set(hand(state, first))}
    assert len(set(hand(state, first))) > 1 and len(seen) == 1


@pytest.mark.rule("P-14")
def test_only_a_goblin_of_ones_hand_can_be_revealed() -> None:
    state = new_game(3, 3, mode="beginner")
    mine = hand(state, state.public.start)
    found = {LETTERS[one.kind] for one in RULES.legal_actions(state, state.public.start)}
    assert found == set(mine) and verbs(state) == {Reveal.__name__}
    missing = next(letter for letter in LETTERS if letter not in mine)
    assert refused(state, f"reveal {missing}") == "P-14"
    assert refused(state, "take 0") == "P-14"


# The expert game


@pytest.mark.rule("P-50")
@pytest.mark.parametrize("seats", SEATS)
def test_experts_also_have_a_master_a_marker_and_two_commands(seats: int) -> None:
    state = new_game(seats, 5, mode="expert")
    assert state.public.mode == "expert" and state.public.phase == "commands" and to_act(state) == (state.public.start,)
    assert len(state.public.masters) == len(set(state.public.masters)) == seats
    assert state.public.markers == (1,) * seats and not any(state.public.figures)
    dealt = [command for some in state.secret.commands for command in some]
    assert [len(some) for some in state.secret.commands] == [2] * seats and len(set(dealt)) == len(dealt)
    assert len({new_game(seats, seed, mode="expert").public.masters for seed in range(20)}) > 5


@pytest.mark.rule("P-50")
@pytest.mark.parametrize("kept", [1, 2])
def test_one_or_both_commands_are_kept(kept: int) -> None:
    state = new_game(3, 5, mode="expert")
    seat = state.public.start
    one, other = state.secret.commands[seat]
    line = play(state, *[f"return {NUMERALS[one]}"][: 2 - kept])
    if line.state.public.phase == "commands" and to_act(line.state) == (seat,):
        line = Line(line.state, line.events + play(line.state, "keep").events)
        state = after(line.state, "keep")
    else:
        state = line.state
    assert state.secret.commands[seat] == ((one, other) if kept == 2 else (other,))
    assert state.secret.returned[seat] == (() if kept == 2 else (one,))
    assert state.public.phase == "reveal" and to_act(state) == (seat,)
    assert [event.count for event in line.all(CommandsKept)] == [kept]


@pytest.mark.rule("P-50")
def test_somebody_must_keep_a_command_and_can_return_only_their_own() -> None:
    state = new_game(3, 5, mode="expert")
    one, other = state.secret.commands[state.public.start]
    foreign = state.secret.commands[(state.public.start + 1) % 3][0]
    assert refused(state, f"return {NUMERALS[foreign]}") == "P-50"
    state = after(state, f"return {NUMERALS[one]}")
    assert not allowed(state, f"{state.public.start}: return {NUMERALS[other]}")


@pytest.mark.rule("P-50", "P-61")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 3), (3, 2)])
def test_how_many_commands_are_kept_is_told_when_all_have_chosen(seats: int, dealt: int) -> None:
    state = new_game(seats, 5, **({"mode": "expert"} if seats == 3 else {}))
    order = [(state.public.start + step) % seats for step in range(seats)]
    told: list[CommandsCounted] = []
    for place, seat in enumerate(order):
        back = [f"return {NUMERALS[state.secret.commands[seat][0]]}"] if place == 0 else []
        line = play(state, *back, "keep")
        kept = line.all(CommandsKept)[0]
        for other in order:
            alone = other == seat
            assert RULES.redact(kept, other).count == (kept.count if alone else None)
            seen = RULES.view(line.state, other).command_counts
            own = len(line.state.secret.commands[other])
            assert seen == tuple(own if one == other else dealt for one in range(seats)), "as many as were dealt"
            assert len(RULES.imagine(RULES.view(line.state, other), random.Random(1)).secret.commands[seat]) == (
                kept.count if alone else dealt
            )
        line = play(line.state, f"reveal {letters(line.state.secret.hands[seat][:1])}")
        told += line.all(CommandsCounted)
        assert bool(told) == (place == seats - 1)
        state = line.state
    counts = tuple(len(commands) for commands in state.secret.commands)
    assert told == [CommandsCounted(counts)] and sorted(counts) == [dealt - 1, *[dealt] * (seats - 1)]
    assert all(RULES.view(state, seat).command_counts == counts for seat in range(seats))
    assert all(RULES.redact(told[0], seat) == told[0] for seat in range(seats))


@pytest.mark.rule("P-50")
def test_commands_are_hidden() -> None:
    state = new_game(3, 5, mode="expert")
    seat, other = state.public.start, (state.public.start + 1) % 3
    view = RULES.view(state, other)
    assert view.commands == state.secret.commands[other] and view.command_counts == (2, 2, 2)
    seen = set()
    for command in state.secret.commands[seat]:
        line = play(state, f"return {NUMERALS[command]}")
        (event,) = line.all(CommandReturned)
        assert event.command == command and RULES.redact(event, other).command is None
        assert RULES.redact(event, seat).command == command
        seen.add(packed(RULES.view(line.state, other)))
    assert len(seen) == 1


@pytest.mark.rule("P-14", "P-50")
@pytest.mark.parametrize("seats", SEATS)
def test_experts_reveal_too(seats: int) -> None:
    line = revealed(new_game(seats, 5, mode="expert"))
    assert line.state.public.phase == "turn" and to_act(line.state) == (line.state.public.start,)
    assert [len(letters(cards)) for cards in line.state.public.displays] == [1] * seats
    assert [len(some) for some in line.state.secret.commands] == [2] * seats
