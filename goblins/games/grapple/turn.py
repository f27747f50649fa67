"""What a player does in a turn besides fighting: spying and placing (G-05 … G-08)."""

from __future__ import annotations

from goblins.games.grapple import actions as act
from goblins.games.grapple import events as ev
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.state import NOBODY


def spy(draft: Draft, action: act.Spy) -> None:
    """Discard a Spy; the chosen player shows the whole hand to its owner alone (G-05)."""
    public = draft.public
    draft.lose(action.seat, action.card)
    draft.turn_up(action.seat, action.card)
    public.spies += (action.card,)
    public.acted = True
    public.spied, public.phase = action.target, "spied"
    hand = draft.secret.hands[action.target]
    draft.saw(action.seat, action.target, hand)
    draft.tell(ev.Spied(action.seat, action.card, action.target, hand), reveals=True)


def swap(draft: Draft, action: act.Swap) -> None:
    """Take one of the spied cards and give one in return; both players know which (G-06)."""
    seat, target = action.seat, draft.public.spied
    draft.lose(target, action.take)
    draft.lose(seat, action.give)
    draft.blur(seat, target)
    draft.found(seat, target, action.take)
    draft.found(target, seat, action.give)
    draft.gain(seat, action.take)
    draft.gain(target, action.give)
    draft.saw_go(seat, target, action.give)
    draft.saw_go(target, seat, action.take)
    draft.tell(ev.Swapped(seat, target, action.take, action.give))
    _look_away(draft)


def just_look(draft: Draft, action: act.JustLook) -> None:
    """Leave the spied hand as it is."""
    draft.tell(ev.LookedOnly(action.seat, draft.public.spied))
    _look_away(draft)


def _look_away(draft: Draft) -> None:
    draft.public.spied, draft.public.phase = NOBODY, "turn"


def place(draft: Draft, action: act.Place) -> None:
    """A goblin goes face down on top of its owner's army (G-07)."""
    draft.lose(action.seat, action.card)
    draft.set_army(action.seat, (*draft.secret.armies[action.seat], action.card))
    draft.public.acted = True
    draft.tell(ev.Placed(action.seat, action.card))
