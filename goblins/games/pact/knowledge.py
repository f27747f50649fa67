"""Who knows what: views, events as seats may know them, and possible worlds (P-10, P-14, P-50)."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import pick, shuffled
from goblins.core.contract import Event
from goblins.games.pact.actions import DECK
from goblins.games.pact.content import LEFT_HAND, RIGHT_HAND, SEASONS, Content
from goblins.games.pact.events import Chose, CommandReturned, CommandsKept, Recruited, Rewarded
from goblins.games.pact.state import FROM_HAND, NO_CARD, PactSecret, PactState, Payment
from goblins.games.pact.view import PactView


def view_of(state: PactState, content: Content, seat: int) -> PactView:
    """What lies open, and a seat's own cards; at the very end everybody's Commands, too."""
    public, secret = state.public, state.secret
    seasons = [0] * len(SEASONS)
    for task in secret.task_deck:
        seasons[content.tasks[task].season] += 1
    return PactView(
        public=public,
        seat=seat,
        hand=secret.hands[seat],
        hand_sizes=tuple([len(hand) for hand in secret.hands]),
        deck_size=len(secret.deck),
        seasons_left=tuple(seasons),
        next_season=content.tasks[secret.task_deck[-1]].season if secret.task_deck else -1,
        commands=secret.commands[seat],
        command_counts=_command_counts(state, content, seat),
        returned=secret.returned[seat],
        shown_commands=secret.commands if public.ending else (),
        chosen=secret.chosen[seat],
        has_chosen=tuple([card != NO_CARD for card in secret.chosen]),
        payment=secret.payment if seat == public.active else _as_others_see(secret.payment),
    )


def _command_counts(state: PactState, content: Content, seat: int) -> tuple[int, ...]:
    """How many Commands everybody has; until all have chosen, the others' are as many as were dealt (P-50)."""
    public, kept = state.public, state.secret.commands
    if public.phase not in ("commands", "reveal"):
        return tuple([len(some) for some in kept])
    dealt = content.commands_dealt(public.mode)
    return tuple([len(some) if other == seat else dealt for other, some in enumerate(kept)])


def _as_others_see(payment: Payment | None) -> Payment | None:
    """What somebody weighs for a Figure may lie in their hand: only they see where it comes from."""
    return replace(payment, sources=()) if payment and payment.pact >= 0 else payment


def redacted(event: Event, seat: int) -> Event:
    """An event as a seat may know it: what others drew, chose, put back or kept stays theirs."""
    if isinstance(event, Recruited):
        return event if event.seat == seat or event.slot != DECK else replace(event, card=None)
    if isinstance(event, Rewarded | Chose) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, CommandReturned) and event.seat != seat:
        return replace(event, command=None)
    if isinstance(event, CommandsKept) and event.seat != seat:
        return replace(event, count=None)
    return event


def imagined(view: PactView, content: Content, rng: random.Random) -> PactState:
    """A possible world: unseen goblins, Tasks and Commands are dealt anew."""
    payment = view.payment
    if payment is not None and not payment.sources:
        payment = replace(payment, sources=(FROM_HAND,) * len(payment.columns))
    hands, deck = _imagined_goblins(view, content, rng)
    commands = _imagined_commands(view, content, rng)
    chosen = [
        view.chosen if seat == view.seat else pick(rng, hands[seat]) if has else NO_CARD
        for seat, has in enumerate(view.has_chosen)
    ]
    secret = PactSecret(
        hands=hands,
        deck=deck,
        task_deck=_imagined_tasks(view, content, rng),
        commands=commands,
        returned=tuple([view.returned if seat == view.seat else () for seat in range(view.public.players)]),
        chosen=tuple(chosen),
        payment=payment,
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return PactState(view.public, secret)


def _imagined_goblins(
    view: PactView, content: Content, rng: random.Random
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    public = view.public
    seen = {*view.hand, *public.row, *public.discards}
    for cards in (*public.displays, *public.shown):
        seen.update(cards)
    unseen = shuffled(rng, [card for card in range(len(content.pack)) if card not in seen])
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        missing = size - len(public.shown[seat])
        hands.append((*public.shown[seat], *unseen[:missing]))
        unseen = unseen[missing:]
    return tuple(hands), tuple(unseen)


def _imagined_tasks(view: PactView, content: Content, rng: random.Random) -> tuple[int, ...]:
    public = view.public
    seen = {*public.open_tasks, *public.under, *public.prize}
    for pile in (*public.pacts, *public.alone):
        seen.update(pile)
    deck: list[int] = []
    for season in reversed(range(len(SEASONS))):
        known = len([task for task in public.under if content.tasks[task].season == season])
        unseen = shuffled(rng, [task for task in content.of_season(season) if task not in seen])
        deck += unseen[: view.seasons_left[season] - known]
    return (*public.under, *deck)


def _imagined_commands(view: PactView, content: Content, rng: random.Random) -> tuple[tuple[int, ...], ...]:
    if view.shown_commands:
        return view.shown_commands
    left_out = {*view.commands, *view.returned}
    if view.public.mode == "two":
        left_out |= {RIGHT_HAND, LEFT_HAND}
    unseen = shuffled(rng, [command for command in range(len(content.commands)) if command not in left_out])
    commands = []
    for seat, count in enumerate(view.command_counts):
        if seat == view.seat:
            commands.append(view.commands)
        else:
            commands.append(tuple(sorted(unseen[:count])))
            unseen = unseen[count:]
    return tuple(commands)
