"""Who gets the visible Treasure, and when (K-40 … K-43)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.events import TreasureWon
from goblins.games.koncita.goals import earns
from goblins.games.koncita.state import NOBODY, NOWHERE, OSCAR, Deed, KoncitaPublic


def finish_action(draft: Draft) -> None:
    """A card's consequences are over, or cut short by the game's end: the Treasure comes last (K-43)."""
    public = draft.public
    deed = public.deed
    assert deed is not None
    public.deed = None
    public.deeds += (replace(deed, end=mover_square(public, deed)),)
    if draft.secret.treasures:
        _award(draft)


def mover_square(public: KoncitaPublic, deed: Deed) -> int:
    """Where what a card has moved stands now; nowhere for a goblin that is still to bounce, or never will (K-43)."""
    if deed.mover == "goblin":
        square = public.goblins[public.active]
        return NOWHERE if square == public.princess else square
    return public.princess if deed.mover == "princess" else public.things[OSCAR]


def _award(draft: Draft) -> None:
    public = draft.public
    (visible, *left), seat = draft.secret.treasures, public.active
    by_goal, by_piece = earns(draft.content.cards.treasures[visible], draft.content, public, public.deeds)
    if not by_goal and not by_piece:
        return
    draft.secret.treasures = tuple(left)
    public.won = replaced(public.won, seat, (*public.won[seat], visible))
    public.deeds = ()  # only what is done after the next one is shown counts for it (K-42)
    shown = left[0] if left else NOBODY
    draft.tell(TreasureWon(seat, visible, by_piece=by_piece and not by_goal, shown=shown), reveals=True)
    public.taker = seat
    draft.trigger("treasure_taken")
    if not left:
        draft.end("treasures")
