"""Who gets the visible Treasure, and when (K-40 … K-43)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.koncita.draft import Draft
from goblins.games.koncita.events import TreasureWon
from goblins.games.koncita.goals import earns
from goblins.games.koncita.state import NOBODY, OSCAR


def finish_action(draft: Draft) -> None:
    """A card's consequences are over, or cut short by the game's end: the Treasure comes last (K-43)."""
    deed = draft.deed
    assert deed is not None
    standing = {"goblin": draft.goblins[draft.active], "princess": draft.princess, "oscar": draft.things[OSCAR]}
    draft.deed = None
    draft.deeds += (replace(deed, end=standing[deed.mover]),)
    if draft.treasures:
        _award(draft)


def _award(draft: Draft) -> None:
    visible, seat = draft.treasures[0], draft.active
    by_goal, by_piece = earns(draft.lore.cards.treasures[visible], draft.lore.board, draft, draft.deeds)
    if not by_goal and not by_piece:
        return
    draft.treasures = draft.treasures[1:]
    draft.won = draft.won[:seat] + (draft.won[seat] + (visible,),) + draft.won[seat + 1 :]
    draft.deeds = ()  # only what is done after the next one is shown counts for it (K-42)
    shown = draft.treasures[0] if draft.treasures else NOBODY
    draft.events.append(TreasureWon(seat, visible, by_piece and not by_goal, shown))
    draft.reveals = True
    draft.trigger("treasure_taken")
    if not draft.treasures:
        draft.end("treasures")
