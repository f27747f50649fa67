"""What happened in Irene solo: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.solo import events as happened
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.wording import goblins_that_return, in_tiles
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.irene.sentences import tile_words
from goblins.tables.irene.showing import MOUNTAIN_PIECE, MountainFace
from goblins.tables.kit.teller import Teller, tells
from goblins.ui.motion import Layout, Piece, Placement

#: How it ended, in a sentence.
VERDICTS = {
    "sealed": "The last Home was turned.",
    "not_enough": "Home, but the goblins’ number was not beaten.",
    "gave_up": "You gave up.",
    "no_path": "No path leads out of this Escape Pile.",
    "won": "Home, with more points than the goblins’ number!",
}


class SoloTeller(Teller[SoloView]):
    """A sound and a word for what happened while everything comes to lie as it does after the step."""

    home = 0.25

    def __init__(
        self, before: SoloView, context: TableContext, lay_out: Callable[[SoloView], Layout], content: Content
    ) -> None:
        super().__init__(before, context, lay_out)
        self._content = content

    def laid(self) -> dict[Piece, Placement]:
        """As after the step: only a Goblin is shown before anything moves."""
        return dict(self._lay_out(self.after))

    def end(self) -> None:
        """A moment to look at it; where nothing moves only its sound."""
        moves = self.beats or self._lay_out(self.now) != self.laid()
        self.beat(self.home if moves else 0.0, "" if self.beats else "stone_scrape")

    @tells(happened.GoblinCame)
    def _goblin_came(self, event: happened.GoblinCame) -> None:
        before = self._lay_out(self.now)
        heap = replace(before[MOUNTAIN_PIECE], face=MountainFace(self.now.mountain_size, event.tile, bare=True))
        lost = "The Caves are lost." if event.lost else "But the Caves were empty."
        self.beat(0.9, "cackle", layout={**before, MOUNTAIN_PIECE: heap}, caption=f"A Goblin! {lost}")

    @tells(happened.Reshuffled)
    def _reshuffled(self, event: happened.Reshuffled) -> None:
        together = goblins_that_return(self._content)
        self.beat(0.6, "stone_scrape", caption=f"{together[0].upper()}{together[1:]}: everything goes back.")

    @tells(happened.Dug)
    def _dug(self, event: happened.Dug) -> None:
        self.beat(0.35, "stone_scrape")

    @tells(happened.SoloSealed)
    def _sealed(self, event: happened.SoloSealed) -> None:
        self.beat(0.5, "low_drum", caption=f"Goblins: {event.number}")

    @tells(happened.Laid)
    def _laid(self, event: happened.Laid) -> None:
        self.beat(0.4, f"harp_{min(8, len(self.after.public.path))}")

    @tells(happened.TookBack)
    def _took_back(self, event: happened.TookBack) -> None:
        self.beat(0.3, "stone_scrape")

    @tells(happened.PileShown)
    def _pile_shown(self, event: happened.PileShown) -> None:
        self.beat(0.5, "bell_clang")

    @tells(happened.SoloEnded)
    def _ended(self, event: happened.SoloEnded) -> None:
        self.beat(1.0, "dawn" if event.won else "cackle", caption=VERDICTS[event.why])


def in_words(entry: LogEntry, content: Content) -> str:
    """A step in a sentence; what goes without saying is left out."""
    parts = []
    for event in entry.events:
        match event:
            case happened.PalacePicked(symbol=symbol, bonus=bonus):
                parts.append(f"The {SYMBOLS[symbol]} Palace; bonus symbol {SYMBOLS[bonus]}")
            case happened.Dug(tile=tile):
                parts.append(f"Found {tile_words(tile, content)}")
            case happened.GoblinCame(lost=lost):
                swept = f"swept {in_tiles(len(lost))} away" if lost else "found the Caves empty"
                parts.append(f"A Goblin {swept}")
            case happened.Charted(kept=kept, discarded=discarded):
                parts.append(f"Charted {len(kept)}, discarded {len(discarded)}")
            case happened.Reshuffled(count=count):
                back = in_tiles(count)
                parts.append(f"{back[0].upper()}{back[1:]} went back under the Mountain")
            case happened.SoloSealed(number=number):
                parts.append(f"A Home was turned: Goblins, number {number}")
            case happened.PileShown(tiles=shown):
                parts.append(f"The escape begins with {in_tiles(len(shown))}")
            case happened.Laid(tile=tile):
                parts.append(f"Laid {tile_words(tile, content)}")
            case happened.TookBack(tile=tile):
                parts.append(f"Took {tile_words(tile, content)} back")
            case happened.SoloEnded(why=why):
                parts.append(VERDICTS[why].rstrip(".!"))
    return ". ".join(parts) + "." if parts else ""
