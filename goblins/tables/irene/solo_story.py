"""What happened in Irene solo: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goblins.core.contract import Event
from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.solo.events import (
    Charted,
    Dug,
    GoblinCame,
    Laid,
    PalacePicked,
    PileShown,
    Reshuffled,
    SoloEnded,
    SoloSealed,
    TookBack,
)
from goblins.games.irene.solo.state import SoloView
from goblins.tables.contract import LogEntry
from goblins.tables.irene.sentences import tile_words
from goblins.ui.motion import Beat, Layout, Placement
from goblins.ui.viewport import Rect

LayOut = Callable[[SoloView], Layout]
#: How it ended, in a sentence.
VERDICTS = {
    "sealed": "The last Home was turned.",
    "not_enough": "Home, but the goblins’ number was not beaten.",
    "gave_up": "No way home was found.",
    "no_path": "No path leads out of this Escape Pile.",
    "won": "Home, with more clues than the goblins’ number!",
}


def beats(before: SoloView, after: SoloView, events: Sequence[Event], lay_out: LayOut, mountain: Rect) -> list[Beat]:
    """A sound and a word for what happened, then how it lies now."""
    told: list[Beat] = []
    here = lay_out(before)
    for event in events:
        match event:
            case GoblinCame(tile=tile):
                shown = dict(here)
                shown["mountain"] = Placement(*mountain.centre, 124, 124, ("mountain", before.mountain_size, tile), 10)
                told.append(Beat(shown, 0.9, "cackle", "A Goblin! The Caves are lost."))
            case Reshuffled():
                told.append(Beat(lay_out(after), 0.6, "stone_scrape", "Three Goblins: everything goes back."))
            case Dug():
                told.append(Beat(lay_out(after), 0.35, "stone_scrape"))
            case SoloSealed(number=number):
                told.append(Beat(lay_out(after), 0.5, "low_drum", f"Goblins: {number}"))
            case Laid():
                note = f"harp_{min(8, len(after.public.path))}"
                told.append(Beat(lay_out(after), 0.4, note))
            case TookBack():
                told.append(Beat(lay_out(after), 0.3, "stone_scrape"))
            case PileShown():
                told.append(Beat(lay_out(after), 0.5, "bell_clang"))
            case SoloEnded(won=won, why=why):
                told.append(Beat(lay_out(after), 1.0, "dawn" if won else "cackle", VERDICTS[why]))
    return [*told, Beat(lay_out(after), 0.25, "" if told else "stone_scrape")]


def in_words(entry: LogEntry, content: Content) -> str:
    """A step in a sentence; what goes without saying is left out."""
    parts = []
    for event in entry.events:
        match event:
            case PalacePicked(symbol=symbol, bonus=bonus):
                parts.append(f"The {SYMBOLS[symbol]} Palace; bonus symbol {SYMBOLS[bonus]}")
            case Dug(tile=tile):
                parts.append(f"Found {tile_words(tile, content)}")
            case GoblinCame(lost=lost):
                parts.append(f"A Goblin swept {len(lost)} tiles away")
            case Charted(kept=kept, discarded=discarded):
                parts.append(f"Charted {len(kept)}, discarded {len(discarded)}")
            case Reshuffled(count=count):
                parts.append(f"{count} tiles went back under the Mountain")
            case SoloSealed(number=number):
                parts.append(f"A Home was turned: Goblins, number {number}")
            case PileShown(tiles=shown):
                parts.append(f"The escape begins with {len(shown)} tiles")
            case Laid(tile=tile):
                parts.append(f"Laid {tile_words(tile, content)}")
            case TookBack(tile=tile):
                parts.append(f"Took {tile_words(tile, content)} back")
            case SoloEnded(why=why):
                parts.append(VERDICTS[why].rstrip(".!"))
    return "; ".join(parts) + "." if parts else ""
