"""What a seat may know of a game, and possible worlds that fit everything it has seen."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.grapple.content import Content
from goblins.games.grapple.events import Drew, Held, Placed, Spied, Swapped
from goblins.games.grapple.sightings import Known, matched
from goblins.games.grapple.state import IN_HAND, NO_CARD, Battle, GrappleSecret, GrappleState
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


def _laid(
    hands: Sequence[Sequence[int]], armies: Sequence[Sequence[int]], battle: Battle | None
) -> tuple[list[tuple[int, int]], list[int]]:
    """Every place that may be hidden from somebody: whose it is and which, and the card in it."""
    places = [(seat, IN_HAND) for seat, hand in enumerate(hands) for _ in hand]
    places += [(seat, height) for seat, army in enumerate(armies) for height in range(len(army))]
    cards = [card for pile in (*hands, *armies) for card in pile]
    if battle and battle.holding:
        places.append((battle.defender, IN_HAND))
        cards.append(battle.hidden)
    return places, cards


def _choices(known: Known, places: list[tuple[int, int]], cards: list[int], alike: tuple[int, ...]) -> list[list[int]]:
    """For everything that was seen the places where it may be: where something like it lies, then those that are free."""
    found = []
    for seen in known:
        fitting = [nth for nth, (owner, place) in enumerate(places) if seen.may_be(owner, place)]
        lying = [nth for nth in fitting if cards[nth] != NO_CARD and alike[cards[nth]] == alike[seen.card]]
        found.append(lying + [nth for nth in fitting if cards[nth] == NO_CARD])
    return found


def is_true(known: Known, secret: GrappleSecret, content: Content) -> bool:
    """Whether everything that was seen can be where it is said to be, each for itself."""
    if not known:
        return True
    places, cards = _laid(secret.hands, secret.armies, secret.battle)
    return matched(_choices(known, places, cards, content.alike)) is not None


# ---------------------------------------------------------------------- possible worlds


def imagined(view: GrappleView, content: Content, rng: random.Random) -> GrappleState:
    """A possible world: what was seen lies where it may be, everything else anywhere that is hidden."""
    public, battle = view.public, view.battle
    hands = [(NO_CARD,) * size for size in view.hand_sizes]
    armies = list(view.shown_armies) or [(NO_CARD,) * size for size in view.army_sizes]
    hands[view.seat], armies[view.seat] = view.hand, view.army
    if view.spied_hand:
        hands[public.spied] = view.spied_hand
    places, cards = _laid(hands, armies, battle)
    unseen = shuffled(rng, _unseen(view, cards, len(content.kinds)))
    if view.sightings:
        _put_what_was_seen(view.sightings, places, cards, unseen, content.alike, rng)
    filled = iter([unseen.pop() if card == NO_CARD else card for card in cards])
    secret = GrappleSecret(
        hands=tuple([tuple([next(filled) for _ in hand]) for hand in hands]),
        armies=tuple([tuple([next(filled) for _ in army]) for army in armies]),
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
    known: Known,
    places: list[tuple[int, int]],
    cards: list[int],
    unseen: list[int],
    alike: tuple[int, ...],
    rng: random.Random,
) -> None:
    """Lay a card that looks like it wherever something was seen to be, by lot."""
    choices = sorted(zip(_choices(known, places, cards, alike), known, strict=True), key=lambda one: len(one[0]))
    found = matched([shuffled(rng, open_to) if cards[open_to[0]] == NO_CARD else open_to for open_to, _ in choices])
    assert found is not None, "nobody knows what is not so"
    for (_, seen), place in zip(choices, found, strict=True):
        like = next((card for card in unseen if alike[card] == alike[seen.card]), None)
        if cards[place] == NO_CARD and like is not None:
            unseen.remove(like)
            cards[place] = like
