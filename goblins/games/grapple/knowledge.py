"""What a seat may know of a game, and possible worlds that fit everything it has seen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate, islice, pairwise

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.grapple.content import Content
from goblins.games.grapple.events import Drew, Held, Placed, Spied, Swapped
from goblins.games.grapple.sightings import Known, homes, matched
from goblins.games.grapple.state import NO_CARD, NOBODY, Battle, GrappleSecret, GrappleState, Sighting
from goblins.games.grapple.view import GrappleView


def view_of(state: GrappleState, seat: int) -> GrappleView:
    """One's own cards, what lies open, and what has been seen."""
    public, secret = state.public, state.secret
    hands, armies = secret.hands, secret.armies
    spying = public.phase == "spied" and public.active == seat
    return GrappleView(
        public=public,
        seat=seat,
        hand=hands[seat],
        army=armies[seat],
        hand_sizes=tuple([len(hand) for hand in hands]),
        army_sizes=tuple([len(army) for army in armies]),
        deck_size=len(secret.deck),
        battle=_seen_by(seat, secret.battle),
        spied_hand=hands[public.spied] if spying else (),
        shown_armies=armies if public.phase == "next" else (),
        sightings=secret.sightings[seat],
    )


def _seen_by(seat: int, battle: Battle | None) -> Battle | None:
    if battle is None or not battle.holding or seat == battle.defender:
        return battle
    return replace(battle, hidden=NO_CARD)


def redacted(event: Event, seat: int) -> Event:
    """An event as a seat may know it."""
    match event:
        case Drew(seat=owner) | Placed(seat=owner) | Held(seat=owner) if owner != seat:
            return replace(event, card=None)
        case Spied(seat=spy) if spy != seat and event.target != seat:
            return replace(event, hand=None)
        case Swapped(seat=spy) if spy != seat and event.target != seat:
            return replace(event, taken=None, given=None)
    return event


# ---------------------------------------------------------------------- where cards are

Piles = Sequence[tuple[int, ...]]


class _Places:
    """Every place that may be hidden from somebody, in a row, and the card in it: hands, armies, the face-down goblin."""

    __slots__ = ("_armies", "_hands", "_holder", "cards")

    def __init__(self, hands: Piles, armies: Piles, battle: Battle | None, cards: list[int]) -> None:
        ends = [0, *accumulate(map(len, (*hands, *armies)))]
        spans = [range(*both) for both in pairwise(ends)]
        self._hands, self._armies = spans[: len(hands)], spans[len(hands) :]
        self._holder = battle.defender if battle and battle.holding else NOBODY
        self.cards = cards

    def open_to(self, seen: Sighting, alike: tuple[int, ...]) -> list[int]:
        """Where something that was seen may be: where something like it lies, then where it is not known what does."""
        fitting: list[int] = []
        for owner, above in homes(seen):
            fitting += self._hands[owner]
            fitting += self._armies[owner][above:]
            if owner == self._holder:
                fitting.append(len(self.cards) - 1)
        cards, look = self.cards, alike[seen.card]
        free = [nth for nth in fitting if cards[nth] == NO_CARD]
        if len(free) == len(fitting):
            return free
        return [nth for nth in fitting if cards[nth] != NO_CARD and alike[cards[nth]] == look] + free


def _in_a_row(hands: Piles, armies: Piles, battle: Battle | None) -> list[int]:
    """The cards of all those places."""
    cards = [card for pile in (*hands, *armies) for card in pile]
    return [*cards, battle.hidden] if battle and battle.holding else cards


def is_true(known: Known, secret: GrappleSecret, content: Content) -> bool:
    """Whether everything that was seen can be where it is said to be, each for itself."""
    if not known:
        return True
    piles = secret.hands, secret.armies, secret.battle
    places = _Places(*piles, _in_a_row(*piles))
    return matched([places.open_to(seen, content.alike) for seen in known]) is not None


# ---------------------------------------------------------------------- possible worlds


def imagined(view: GrappleView, content: Content, rng: random.Random) -> GrappleState:
    """A possible world: what was seen lies where it may be, everything else anywhere that is hidden."""
    public, battle = view.public, view.battle
    hands = [(NO_CARD,) * size for size in view.hand_sizes]
    armies = list(view.shown_armies) or [(NO_CARD,) * size for size in view.army_sizes]
    hands[view.seat], armies[view.seat] = view.hand, view.army
    if view.spied_hand:
        hands[public.spied] = view.spied_hand
    cards = _in_a_row(hands, armies, battle)
    unseen = shuffled(rng, _unseen(view, cards, len(content.kinds)))
    if view.sightings:
        _put_what_was_seen(view.sightings, _Places(hands, armies, battle, cards), unseen, content.alike, rng)
    filled = iter([unseen.pop() if card == NO_CARD else card for card in cards])
    secret = GrappleSecret(
        hands=tuple([tuple(islice(filled, len(hand))) for hand in hands]),
        armies=tuple([tuple(islice(filled, len(army))) for army in armies]),
        deck=tuple(unseen),
        battle=replace(battle, hidden=next(filled)) if battle and battle.holding else battle,
        sightings=tuple([view.sightings if seat == view.seat else () for seat in range(len(hands))]),
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return GrappleState(public, secret)


def _unseen(view: GrappleView, cards: list[int], count: int) -> list[int]:
    """The cards that lie nowhere in sight."""
    known = {*cards, *view.public.spies}
    known.update(*view.public.garrisons)
    if view.battle:
        known.update(view.battle.attack, view.battle.defence)
    return [card for card in range(count) if card not in known]


def _put_what_was_seen(
    known: Known, places: _Places, unseen: list[int], alike: tuple[int, ...], rng: random.Random
) -> None:
    """Lay a card that looks like it wherever something was seen to be, by lot."""
    cards = places.cards
    choices = sorted([(places.open_to(seen, alike), seen.card) for seen in known], key=lambda one: len(one[0]))
    found = matched([shuffled(rng, open_to) if cards[open_to[0]] == NO_CARD else open_to for open_to, _ in choices])
    assert found is not None, "nobody knows what is not so"
    for (_, card), place in zip(choices, found, strict=True):
        if cards[place] == NO_CARD:
            like = next((other for other in unseen if alike[other] == alike[card]), None)
            if like is not None:
                unseen.remove(like)
                cards[place] = like
