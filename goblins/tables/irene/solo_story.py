"""What happened in Irene solo: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.irene.content import Content
from goblins.games.irene.solo import events as happened
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.wording import goblins_that_return, in_points, in_tiles, symbol_form, symbol_name
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.irene import homecoming, moments, thread
from goblins.tables.irene.faces import goblin_name
from goblins.tables.irene.geometry import THREAD_Z
from goblins.tables.irene.sentences import heading_and_words, tile_words
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    THREAD_PIECE,
    HomeFace,
    Kind,
    TileFace,
    discard_piece,
    home_piece,
    tile_piece,
)
from goblins.tables.irene.solo_geometry import (
    area,
    counter_rect,
    discard_rect,
    home_rect,
    is_escaping,
    path_place,
)
from goblins.tables.irene.telling import CavernTeller
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import tells
from goblins.ui.moving.cues import Hear, Mood, Ribbon
from goblins.ui.moving.easing import between
from goblins.ui.moving.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point, Rect
from goblins.words import Message, message, say

#: How many steps of the sweep a tile is in the air, and how high it flies.
IN_FLIGHT, SWEPT_ARC = 4, 150.0
#: How far tiles fly apart, across and down, and how they turn, one after another.
SCATTERED = (170.0, 110.0)
#: Where the last words stand.
WORDS_AT = (758.0, 300.0)
TURNS = (-38, 26, -14, 44, -30, 18, -46, 32)

#: How it ended, by what the rules call it.
VERDICTS = {
    "sealed": "irene-verdict-sealed",
    "not_enough": "irene-verdict-not-enough",
    "gave_up": "irene-verdict-gave-up",
    "no_path": "irene-verdict-no-path",
    "won": "irene-verdict-won",
}


class SoloTeller(CavernTeller[SoloView]):
    """A sound and a word for what happened while everything comes to lie as it does after the step; a Goblin takes its time."""

    def __init__(
        self, before: SoloView, context: TableContext, lay_out: Callable[[SoloView], Layout], content: Content
    ) -> None:
        super().__init__(before, context, lay_out)
        self._content = content

    def foot(self) -> Rect:
        """The tray, or beside the path the prompt."""
        return area("prompt" if is_escaping(self._first) else "tray")

    def beat(self, seconds: float, sound: str = "", *, layout: Layout | None = None, **more: Any) -> None:
        """One more beat; as long as the tray lies where the path will, nothing comes to lie on it."""
        layout = self.laid() if layout is None else layout
        super().beat(seconds, sound, layout=self._beside_tray(layout) if self._opens else layout, **more)

    @property
    def _opens(self) -> bool:
        """Whether the path takes the place of the tray in this step: the ground is painted anew when all is told."""
        return is_escaping(self.after) and not is_escaping(self._first)

    def _beside_tray(self, layout: Layout) -> Layout:
        """A layout, but with the Palace where it was, and without the thread."""
        first = self._lay_out(self._first)
        return {
            piece: first.get(piece, put) if piece.kind == Kind.PALACE else put
            for piece, put in layout.items()
            if piece != THREAD_PIECE
        }

    def end(self) -> None:
        """A moment to look at it; where nothing moves only its sound."""
        if self._opens and self.beats:
            self._say_no_more(self._lay_out(self.after))
            return
        if self._told:
            super().end()
            return
        moves = self.beats or self.laid() != self._lay_out(self.after)
        self.now = self.after
        self.beat(self.home if moves else 0.0, "" if self.beats else "stone_scrape")

    def _settled(self, seconds: float, sound: str, **more: Any) -> None:
        """Everything comes to lie as it does after the step."""
        self.now = self.after
        self.beat(seconds, sound, **more)

    # ------------------------------------------------------------------ a Goblin

    @tells(happened.GoblinCame)
    def _goblin_came(self, event: happened.GoblinCame) -> None:
        """It leaps out of the Mountain, takes what lies in the Caves, and sits on the new pile (I-53)."""
        form, public = self.moment("goblin", 0), self.now.public
        number = event.tile - len(self._content.paths)
        before, goblin = self.laid(), goblin_name(number)
        piles = (*public.discards, (*event.lost, event.tile))
        self.now = replace(
            self.now, mountain_size=self.now.mountain_size - 1, public=replace(public, caves=(), discards=piles)
        )
        pile = discard_rect(len(piles) - 1, len(piles))
        mountain, middle = area("mountain").centre, area("caves").centre
        bare = {piece: put for piece, put in self.laid().items() if piece != discard_piece(len(piles) - 1)}
        self._say(say("irene-told-goblin"), say(f"irene-told-goblin.{'words' if event.lost else 'nothing'}"))
        if not event.lost:
            cues = moments.nothing_here(goblin, mountain, (mountain[0] - 270, mountain[1] + 180), pile.centre)
            self.beat(0.7, "cackle", layout=bare, cues=(*cues, Mood(seat=0, mood="shocked")))
        else:
            lying = {piece: before[piece] for piece in map(tile_piece, event.lost)}
            if not form.brief:
                lifted = Placement(mountain[0] + 4, mountain[1] - 16, 116, 116, TileFace(), 90, 9)
                self.beat(
                    0.26, "growl", layout={**before, DRAWN_PIECE: lifted}, cues=moments.trembling(mountain, goblin)
                )
            self._leap_in(goblin, {**bare, **lying}, form)
            self._sweep(goblin, bare, _scattered(lying, middle), pile, form)
        self._count(number, event, form)

    def _leap_in(self, goblin: str, layout: Layout, form: Form) -> None:
        """Out of the Mountain into the middle of the Caves."""
        mountain, middle = area("mountain").centre, area("caves").centre
        cues = moments.leap(goblin, mountain, middle, moments.IN_THE_CAVES, moments.LAND)
        self.beat(moments.LEAP, "cackle", layout=layout, cues=(*cues, Mood(seat=0, mood="shocked")))
        scattered = _scattered(layout, middle)
        self.beat(moments.LAND, "thud", layout={**layout, **scattered}, cues=moments.landing(middle))

    def _sweep(self, goblin: str, bare: Layout, tiles: dict[Piece, Placement], pile: Rect, form: Form) -> None:
        """One tile after another flies to the new pile."""
        steps = len(tiles) + IN_FLIGHT - 1
        step = max(form.pick(0.05, 0.0), form.pick(0.5, 0.35) / steps)
        cues = moments.sweeping(goblin, area("caves").centre, pile.centre, len(tiles), step * steps)
        for now in range(1, steps + 1):
            flying = {
                piece: _swept(put, pile, (now - place) / IN_FLIGHT) for place, (piece, put) in enumerate(tiles.items())
            }
            self.beat(step, layout={**bare, **flying}, ease="even", cues=cues if now == 1 else ())

    def _count(self, number: int, event: happened.GoblinCame, form: Form) -> None:
        """It takes its place among those that lie discarded, and the words say what is lost."""
        together = self._content.numbers.goblins_return
        out = sum(self._content.is_goblin(tile) for pile in self.now.public.discards for tile in pile)
        seconds = form.hold(0.9) or 0.4
        cues = moments.counted(counter_rect(out - 1, together), number, seconds + self.home) if out <= together else ()
        if event.lost:
            words = say("irene-tale-lost", tiles=len(event.lost))
            more = together - out
            line = say("irene-tale-lost.line", more=more) if more > 0 else ""
            self._say(words, line)
            cues += moments.lost(area("caves").centre, words, line, seconds)
        self.beat(seconds, cues=(*cues, Mood(seat=0, mood="sad" if event.lost else "happy")))

    @tells(happened.Reshuffled)
    def _reshuffled(self, event: happened.Reshuffled) -> None:
        """The row of Goblins bursts, and all piles go under the Mountain (I-54)."""
        together = goblins_that_return(self._content)
        count = self._content.numbers.goblins_return
        places = [counter_rect(place, count) for place in range(count)]
        words, line = say("irene-tale-all-together", goblins=together), say("irene-tale-all-together.line")
        self._say(words, line)
        self.beat(0.4, "brass", cues=moments.all_together(places, words, line, area("caves").centre))
        layout, heap = self.laid(), area("mountain")
        for piece, put in layout.items():
            if piece.kind == Kind.DISCARD:
                layout[piece] = replace(put, x=heap.centre[0], y=heap.centre[1], w=heap.w * 0.8, h=heap.h * 0.8, z=5)
        self.beat(0.5, "riffle", layout=layout, arc=60, ease="both", cues=(Mood(seat=0, mood="shocked"),))

    # ------------------------------------------------------------------ the rest

    @tells(happened.Dug)
    def _dug(self, event: happened.Dug) -> None:
        """It comes from the Mountain."""
        heap = area("mountain")
        start = Placement(*heap.centre, heap.w, heap.h, TileFace(), 90)
        piece = tile_piece(event.tile)
        self.beat(0.02, "stone_scrape", layout={**self.laid(), piece: start})
        self._settled(0.4, "", flips=frozenset({piece}), arc=30)

    @tells(happened.Charted)
    def _charted(self, event: happened.Charted) -> None:
        """What is kept turns over onto the Escape Pile, the rest goes to a discard pile (I-52)."""
        after, layout = self._lay_out(self.after), self.laid()
        first = self.after.pile_size - len(event.kept)
        kept = {tile_piece(tile): Piece(Kind.PILE, first + place) for place, tile in enumerate(event.kept)}
        pile = discard_piece(len(self.after.public.discards) - 1)
        goals = {**kept, **{tile_piece(tile): pile for tile in event.discarded}}
        for place, (piece, goal) in enumerate(goals.items()):
            face = TileFace() if piece in kept else layout[piece].face
            layout[piece] = replace(after[goal], face=face, z=80 + place)
        self.beat(0.45, "clatter", layout=layout, flips=frozenset(kept), arc=50)

    @tells(happened.SoloSealed)
    def _sealed(self, event: happened.SoloSealed) -> None:
        """A Home turns over, and a goblin looks out of it."""
        self._say(*heading_and_words("irene-told-sealed", number=event.number))
        cues = moments.sealed(home_rect(event.home, len(self.after.numbers)), event.number)
        flips = frozenset({home_piece(event.home)})
        self._settled(0.6, "low_drum", flips=flips, cues=(*cues, Mood(seat=0, mood="sad")))

    @tells(happened.Laid)
    def _laid(self, event: happened.Laid) -> None:
        self._settled(0.4, f"harp_{min(8, len(self.after.public.path))}")

    @tells(happened.TookBack)
    def _took_back(self, event: happened.TookBack) -> None:
        self._settled(0.3, "stone_scrape")

    @tells(happened.PileShown)
    def _pile_shown(self, event: happened.PileShown) -> None:
        self._say(say("irene-told-pile"))
        self._settled(0.5, "bell_clang")

    @tells(happened.SoloEnded)
    def _ended(self, event: happened.SoloEnded) -> None:
        """Home along the thread, or not at all."""
        if event.why in ("won", "not_enough"):
            self._come_home(event)
            return
        mood, words, line = Mood(seat=0, mood="sad"), say("irene-headline-goblins"), say(VERDICTS[event.why])
        self._say(words, line)
        said = Ribbon(words=words, line=line, at=WORDS_AT, width=640, lasts=1.4)
        self._settled(1.4, "cackle", cues=(said, mood, Hear(start=0.4, sound="flute_down")))

    def _come_home(self, event: happened.SoloEnded) -> None:
        """The Home joins the path; its points are counted against the goblins' number (I-56)."""
        self.moment("home", 0, deciding=True)
        self._say(say("irene-told-way-home", people=1, name=self.name(0)), say("irene-told-way-home.words"))
        view, who = self.now, self.context.seat(0).goblin
        tiles = [path_place(place, len(view.public.path)) for place in range(len(view.public.path) + 2)]
        home, layout = tiles[-1], self.laid()
        piece = home_piece(self.after.public.home)
        layout[piece] = Placement(*home.centre, home.w, home.h, HomeFace(), THREAD_Z - 5, fixed=True)
        self.beat(0.26, "place_thud", layout=dict(layout), arc=90)
        layout[THREAD_PIECE] = thread.lying(tiles, THREAD_Z, home=True)
        walk = min(0.11 * len(tiles), 1.1)
        happy = Mood(seat=0, mood="happy")
        cues = (*homecoming.walk(who, tiles, walk, home_first=True), happy)
        self.beat(walk, layout=dict(layout), ease="even", cues=cues)
        scrolls = sum(len(self._content.paths[tile].scrolls) for tile in view.public.path)
        worth = sum(self._content.scroll_points[tile] for tile in view.public.path)
        lines = [
            homecoming.Line("scroll", say("irene-count-scrolls", count=scrolls), worth),
            homecoming.Line("star", say("irene-count-bonus"), event.points - worth),
        ]
        shown = homecoming.counting_seconds(len(lines))
        self.beat(homecoming.GROWN, "dawn", layout=layout, cues=homecoming.grown(who, (), tiles, shown))
        self.beat(shown, layout=layout, cues=homecoming.counted(say("irene-count-you"), lines, event.points, who))
        beat = max(view.numbers, default=0)
        words = say("irene-tale-home-won" if event.won else "irene-tale-home-lost")
        line = say("irene-tale-against", points=in_points(event.points), number=beat)
        self._say(words, line)
        said = Ribbon(words=words, line=line, green=event.won, at=WORDS_AT, width=640, lasts=2.0)
        sound = "star" if event.won else "cackle"
        mood = happy if event.won else Mood(seat=0, mood="sad")
        self.beat(2.0, sound, layout=layout, cues=(*homecoming.at_home(who, home, 2.0), said, mood))


def _scattered(tiles: Layout, middle: Point) -> dict[Piece, Placement]:
    """Cave tiles, flown apart from where a Goblin landed; each turned in its own way."""
    found = {}
    for place, (piece, put) in enumerate((piece, put) for piece, put in tiles.items() if piece.kind == Kind.TILE):
        dx, dy = put.x - middle[0], put.y - middle[1] - 30
        away = math.hypot(dx, dy) or 1.0
        x, y = put.x + dx / away * SCATTERED[0], put.y + dy / away * SCATTERED[1] - 20
        turn = TURNS[place % len(TURNS)]
        found[piece] = replace(put, x=x, y=y, w=put.w * 0.92, h=put.h * 0.92, angle=turn, z=60, resizing=True)
    return found


def _swept(put: Placement, pile: Rect, far: float) -> Placement:
    """A tile so far on its way to the pile."""
    t = max(0.0, min(1.0, far))
    x, y = pile.centre
    side = between(put.w, pile.w * 0.94, t)
    rise = 4 * SWEPT_ARC * t * (1 - t)
    angle = between(put.angle, put.angle - 160, t) if t < 1 else 0.0
    return replace(
        put, x=between(put.x, x, t), y=between(put.y, y, t) - rise, w=side, h=side, angle=angle, z=60 + 10 * t
    )


def in_words(entry: LogEntry, content: Content) -> str:
    """A step in a sentence; what goes without saying is left out."""
    told = [words for event in entry.events if (words := _told(event, content))]
    return say("core-sentences", parts=tuple(told)) if told else ""


def _told(event: Event, content: Content) -> Message | None:
    match event:
        case happened.PalacePicked(symbol=symbol, bonus=bonus):
            palace = symbol_form(symbol, "palace")
            return message("irene-log-solo-palace", palace=palace, bonus=symbol_name(bonus))
        case happened.Dug(tile=tile):
            return message("irene-log-solo-dug", tile=tile_words(tile, content))
        case happened.GoblinCame(lost=lost):
            return message("irene-log-solo-goblin", lost=len(lost))
        case happened.Charted(kept=kept, discarded=discarded):
            return message("irene-log-solo-charted", kept=len(kept), discarded=len(discarded))
        case happened.Reshuffled(count=count):
            return message("irene-log-solo-reshuffled", tiles=in_tiles(count))
        case happened.SoloSealed(number=number):
            return message("irene-log-solo-sealed", number=number)
        case happened.PileShown(tiles=shown):
            return message("irene-log-solo-run", tiles=in_tiles(len(shown)))
        case happened.Laid(tile=tile):
            return message("irene-log-solo-laid", tile=tile_words(tile, content))
        case happened.TookBack(tile=tile):
            return message("irene-log-solo-took-back", tile=tile_words(tile, content))
        case happened.SoloEnded(why=why):
            return message(f"{VERDICTS[why]}.log")
    return None
