"""What a player does in a turn besides fighting: spying and placing (G-05 … G-08)."""

from __future__ import annotations

from goblins.games.grapple.draft import Draft
from goblins.games.grapple.state import (
    NOBODY,
    JustLook,
    LookedOnly,
    Place,
    Placed,
    Spied,
    Spy,
    Swap,
    Swapped,
)


def spy(draft: Draft, action: Spy) -> None:
    """Discard a Spy; the chosen player shows the whole hand to its owner alone (G-05)."""
    draft.lose(action.seat, action.card)
    draft.forget(action.card)
    draft.spies += (action.card,)
    draft.acted, draft.reveals = True, True
    draft.spied, draft.phase = action.target, "spied"
    hand = draft.hands[action.target]
    draft.saw(action.seat, action.target, hand)
    draft.events.append(Spied(action.seat, action.card, action.target, hand))


def swap(draft: Draft, action: Swap) -> None:
    """Take one of the spied cards and give one in return; both players know which (G-06)."""
    seat, target = action.seat, draft.spied
    draft.lose(target, action.take)
    draft.lose(seat, action.give)
    draft.blur(seat, target)
    draft.unsee(seat, action.take)
    draft.unsee(target, action.give)
    draft.gain(seat, action.take)
    draft.gain(target, action.give)
    draft.saw(seat, target, (action.give,))
    draft.saw(target, seat, (action.take,))
    draft.events.append(Swapped(seat, target, action.take, action.give))
    _look_away(draft)


def just_look(draft: Draft, action: JustLook) -> None:
    """Leave the spied hand as it is."""
    draft.events.append(LookedOnly(action.seat, draft.spied))
    _look_away(draft)


def _look_away(draft: Draft) -> None:
    draft.spied, draft.phase = NOBODY, "turn"


def place(draft: Draft, action: Place) -> None:
    """A goblin goes face down on top of its owner's army (G-07)."""
    draft.lose(action.seat, action.card)
    draft.set_army(action.seat, (*draft.armies[action.seat], action.card))
    draft.acted = True
    draft.events.append(Placed(action.seat, action.card))
