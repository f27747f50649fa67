"""Who knows what: views, events as seats may know them, and possible worlds (P-10, P-14, P-50)."""

from __future__ import annotations

import random

from msgspec.structs import astuple, replace

from goblins.core.chance import pick, shuffled
from goblins.core.contract import Event
from goblins.games.pact.actions import DECK
from goblins.games.pact.cards import COMMANDS, GOBLINS, LEFT_HAND, RIGHT_HAND, SEASONS, Box
from goblins.games.pact.dealing import REMOVED
from goblins.games.pact.events import Chose, CommandReturned, Recruited, Rewarded
from goblins.games.pact.state import FROM_HAND, NO_CARD, NO_TASK, NOBODY, PactState, PactView, Table, all_figures

_TABLE_FIELDS = len(Table.__struct_fields__)


def view_of(state: PactState, box: Box, seat: int) -> PactView:
    """What lies open, and a seat's own cards; at the very end everybody's Commands, too."""
    seasons = [0] * len(SEASONS)
    for task in state.task_deck:
        seasons[box.tasks[task].season] += 1
    if state.payment is not None and state.payment.pact >= 0 and seat != state.active:
        # what somebody weighs for a Figure may lie in their hand
        state = replace(state, payment=replace(state.payment, sources=()))
    return PactView(  # type: ignore[call-arg]  # it can't count the fields
        *astuple(state)[:_TABLE_FIELDS],
        seat,
        state.hands[seat],
        tuple([len(hand) for hand in state.hands]),
        len(state.deck),
        tuple(seasons),
        box.tasks[state.task_deck[-1]].season if state.task_deck else -1,
        state.commands[seat],
        tuple([len(kept) for kept in state.commands]),
        state.returned[seat],
        state.commands if state.ending else (),
        state.chosen[seat],
        tuple([card != NO_CARD for card in state.chosen]),
    )


def redacted(event: Event, seat: int) -> Event:
    """An event as a seat may know it: what others drew, chose or put back stays theirs."""
    if isinstance(event, Recruited):
        return event if event.seat == seat or event.slot != DECK else replace(event, card=None)
    if isinstance(event, Rewarded | Chose) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, CommandReturned) and event.seat != seat:
        return replace(event, command=None)
    return event


def imagined(view: PactView, box: Box, rng: random.Random) -> PactState:
    """A possible world: unseen goblins, Tasks and Commands are dealt anew."""
    payment = view.payment
    if payment is not None and not payment.sources:
        view = replace(view, payment=replace(payment, sources=(FROM_HAND,) * len(payment.columns)))
    hands, deck = _imagined_goblins(view, rng)
    commands = _imagined_commands(view, rng)
    chosen = [
        view.chosen if seat == view.seat else pick(rng, hands[seat]) if has else NO_CARD
        for seat, has in enumerate(view.has_chosen)
    ]
    returned = tuple([view.returned if seat == view.seat else () for seat in range(view.players)])
    return PactState(  # type: ignore[call-arg]  # it can't count the fields
        *astuple(view)[:_TABLE_FIELDS],
        hands,
        deck,
        _imagined_tasks(view, box, rng),
        commands,
        returned,
        tuple(chosen),
        rng.getrandbits(30),
        0,
    )


def _imagined_goblins(view: PactView, rng: random.Random) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    seen = {*view.hand, *view.row, *view.discards}
    for cards in (*view.displays, *view.shown):
        seen.update(cards)
    unseen = shuffled(rng, [card for card in range(GOBLINS) if card not in seen])
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        missing = size - len(view.shown[seat])
        hands.append((*view.shown[seat], *unseen[:missing]))
        unseen = unseen[missing:]
    return tuple(hands), tuple(unseen)


def _imagined_tasks(view: PactView, box: Box, rng: random.Random) -> tuple[int, ...]:
    seen = {*view.open_tasks, *view.under, *view.prize}
    for pile in (*view.pacts, *view.alone):
        seen.update(pile)
    deck: list[int] = []
    for season in reversed(range(len(SEASONS))):
        known = len([task for task in view.under if box.tasks[task].season == season])
        unseen = shuffled(rng, [task for task in box.of_season(season) if task not in seen])
        deck += unseen[: view.seasons_left[season] - known]
    return (*view.under, *deck)


def _imagined_commands(view: PactView, rng: random.Random) -> tuple[tuple[int, ...], ...]:
    if view.shown_commands:
        return view.shown_commands
    left_out = {*view.commands, *view.returned}
    if view.mode == "two":
        left_out |= {RIGHT_HAND, LEFT_HAND}
    unseen = shuffled(rng, [command for command in range(COMMANDS) if command not in left_out])
    commands = []
    for seat, count in enumerate(view.command_counts):
        if seat == view.seat:
            commands.append(view.commands)
        else:
            commands.append(tuple(sorted(unseen[:count])))
            unseen = unseen[count:]
    return tuple(commands)


def problems(state: PactState, box: Box) -> tuple[str, ...]:
    """What is impossible in a state."""
    found = []
    goblins = [*state.deck, *state.discards, *(card for card in state.row if card != NO_CARD)]
    for cards in (*state.hands, *state.displays):
        goblins += cards
    if sorted(goblins) != list(range(GOBLINS)):
        found.append("a goblin was lost or doubled")
    tasks = [*state.task_deck, *state.prize, *(task for task in state.open_tasks if task != NO_TASK)]
    for pile in (*state.pacts, *state.alone):
        tasks += pile
    if len(set(tasks)) != len(tasks) or len(tasks) != len(box.tasks) - REMOVED[state.players]:
        found.append("a Task was lost or doubled")
    turned_up = [*state.under, *(task for task in tasks if task not in state.task_deck)]
    if state.season != max(box.tasks[task].season for task in turned_up):
        found.append("the season is not that of the latest Task")
    if any(len(set(shown) - set(hand)) for shown, hand in zip(state.shown, state.hands, strict=True)):
        found.append("a goblin was seen in a hand that does not hold it")
    if any(figure.task not in state.pacts[figure.pact] for figure in all_figures(state)):
        found.append("a Figure stands on no Task")
    if any(not NOBODY <= holder < state.players for holder in state.specialists):
        found.append("a Specialist is with nobody who plays")
    if state.under != state.task_deck[: len(state.under)]:
        found.append("a Task that was put under the deck is not there")
    return tuple(found)
