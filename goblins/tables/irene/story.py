"""What happened in the maze, as beats: tiles turned, joined, scattered; crumbs, bells and doors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.irene import events as happened
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.scoring import captured_in, scrolls_in
from goblins.games.irene.state import TURNED
from goblins.games.irene.view import MazeView
from goblins.tables.irene import homecoming, moments, sentences, thread
from goblins.tables.irene.faces import goblin_name
from goblins.tables.irene.geometry import (
    crumbs_on,
    home_rect,
    homes_heading,
    open_rect,
    panel_rect,
    path_rect,
)
from goblins.tables.irene.ground import open_bonus
from goblins.tables.irene.maze_telling import MazeTelling, lying_on
from goblins.tables.irene.shouts import caught
from goblins.tables.irene.showing import (
    HOMES_PIECE,
    RETURNING_PIECE,
    THREAD_PIECE,
    HomeFace,
    crumb_piece,
    home_piece,
    path_piece,
    waiting_piece,
)
from goblins.tables.irene.zones import zone
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import tells
from goblins.ui.moving.cues import Hear
from goblins.ui.moving.motion import Beat, Placement
from goblins.ui.viewport import Rect
from goblins.words import say

JOIN, SHAKE = 0.42, 0.5
#: How long a path flies up that a Goblin scatters.
LOOSE = 0.3
#: How long a band is read that says who found a Goblin: by most, and by the one whose turn is lost.
BAND, VICTIM_READS = 1.6, 2.6
MOST_NOTES = 8
#: A Home that joins a path lies as high as its tiles; a thread that runs on lies on a tile that is tried.
HOME_Z, THREAD_RUNS_Z = 45.0, 205.0
CAVES = zone("caves")


class MazeTeller(MazeTelling):
    """Tells with the view before the step, and with tiles that were turned up or slid away meanwhile."""

    def tell(self, events: Sequence[Event], after: MazeView) -> list[Beat]:
        """The beats; what ends a game is told to the end."""
        self._deciding = any(isinstance(event, happened.GameEnded | happened.Ended) for event in events)
        return super().tell(events, after)

    @tells(happened.Drew)
    def _drew(self, event: happened.Drew) -> None:
        self.beat(0.25, "stone_scrape")

    @tells(happened.TookPalace)
    def _took_palace(self, event: happened.TookPalace) -> None:
        self.beat(0.3, "stone_scrape")

    @tells(happened.PlacedTile)
    def _placed(self, event: happened.PlacedTile) -> None:
        self.now = self.after
        self.beat(0.35, "stone_scrape")

    @tells(happened.MovedCrumb)
    def _moved_crumb(self, event: happened.MovedCrumb) -> None:
        self.now = self.after
        self.beat(0.35, "crumble", arc=30)

    @tells(happened.WentBack)
    def _went_back(self, event: happened.WentBack) -> None:
        self.now = self.after
        self.beat(0.3, "stone_scrape")

    @tells(happened.Announced)
    def _announced(self, event: happened.Announced) -> None:
        if self.context.seat(event.seat).is_human:  # who is asked next reads what, not that they will
            self._say(*sentences.asked(self.after, self.context, self._content))
        else:
            self._say(*sentences.heading_and_words("irene-now-awaited-palace", name=self.name(event.seat)))
        caption = say("irene-tale-announced", name=self.name(event.seat))
        self.beat(0.7, "drum", caption=caption, cues=moments.moods("happy", [event.seat]))

    @tells(happened.Joined)
    def _joined(self, event: happened.Joined) -> None:
        """It shows its face at the path's end, and the golden thread runs through it."""
        place, count = open_rect(self.now, event.seat), len(self.now.public.paths[event.seat])
        self._try(event.seat)
        self._turn_up(event.cell, event.tile, place)
        if event.cell == MOUNTAIN:
            self._bring_down(event.tile, place)
        if THREAD_PIECE in self.laid():
            tiles = [path_rect(place, count) for place in range(count + 2)]
            self._changed[THREAD_PIECE] = thread.lying(tiles, THREAD_RUNS_Z)
        self._say(self._headed("irene-now-choose", event.seat), say("irene-told-fits"))
        cues = moments.joined(place)
        self.beat(JOIN, f"harp_{min(MOST_NOTES, len(self.after.public.paths[event.seat]) or 1)}", cues=cues)

    def _try(self, seat: int) -> None:
        """Nobody knows yet what the tile is."""
        self._say(self._headed("irene-now-choose", seat), say("irene-told-tries"))

    @tells(happened.DidNotFit)
    def _did_not_fit(self, event: happened.DidNotFit) -> None:
        self._try(event.seat)
        self._turn_up(event.cell, event.tile, open_rect(self.now, event.seat))
        self._say(self._headed("irene-now-misfit", event.seat), say("irene-told-misfit"))
        self.beat(SHAKE, "shake_thud", caption=say("irene-tale-did-not-fit"), cues=moments.moods("sad", [event.seat]))

    @tells(happened.WasCaught)
    def _was_caught(self, event: happened.WasCaught) -> None:
        """A Goblin leaps out of the tile, the path flies up and lies loose (I-25)."""
        form, seat, path = self.moment("goblin", event.seat), event.seat, self.now.public.paths[event.seat]
        self._try(seat)
        self._turn_up(event.cell, event.tile, open_rect(self.now, seat))
        line = say("irene-tale-path-lost" if path else "irene-tale-turn-over")
        self._say(self._headed("irene-now-caught", seat), line)
        lying = self.laid().get(lying_on(event.cell))
        tile, goblin = (
            lying.rect if lying else open_rect(self.now, seat),
            goblin_name(event.tile - len(self._content.paths)),
        )
        stands = moments.standing(tile)
        shown = form.hold(1.1) or 0.4
        faces = (*moments.moods("shocked", [seat]), *moments.moods("sly", self._others(seat)))
        self._fling(seat)
        leap = moments.leap(goblin, tile.centre, stands, moments.OUT_OF_A_TILE, LOOSE + shown - moments.LEAP)
        gloats = caught(stands, moments.OUT_OF_A_TILE, moments.LEAP, LOOSE + shown - moments.LEAP)
        self.beat(LOOSE, "cackle", ease="back", cues=(*leap, gloats, *faces, Hear(start=0.08, sound="clatter")))
        self._loosen(path)
        said = moments.said(stands, say("irene-tale-caught", name=self.name(seat)), line, shown)
        self.beat(shown, "rope_snap" if path else "", ease="back", cues=(*said, *moments.moods("sad", [seat])))
        self.beat(0.2, cues=moments.goes_back(goblin, stands, tile.centre, tile.w))

    def _fling(self, seat: int) -> None:
        """The tiles of a path hop up with all that lies on them; the thread tears."""
        layout, count = self.laid(), len(self.now.public.paths[seat])
        if not count:
            return
        self._taken.add(THREAD_PIECE)
        for place in range(1, count + 1):
            put = layout[path_piece(place)]
            up, turn = 46 + 14 * (place % 2), 9 * (-1) ** place
            hopping = replace(put, y=put.y - up, w=put.w * 0.96, h=put.h * 0.96, angle=turn, resizing=True)
            self._changed[path_piece(place)] = hopping
            tile = self.now.public.paths[seat][place - 1]
            for crumb in starmap(crumb_piece, crumbs_on(self.now, tile)):
                self._changed[crumb] = replace(layout[crumb], y=layout[crumb].y - up)

    def _loosen(self, path: tuple[int, ...]) -> None:
        """The tiles of a lost path come to lie where they are taken from one after another."""
        after, returning = self._lay_out(self.after), self.after.public.returning
        for place, tile in enumerate(path, start=1):
            if tile not in returning:
                continue
            number = returning.index(tile)
            self._changed[path_piece(place)] = after[waiting_piece(number) if number else RETURNING_PIECE]
            for crumb in starmap(crumb_piece, crumbs_on(self.now, tile)):
                self._changed[crumb] = after[crumb]

    @tells(happened.Arrived)
    def _arrived(self, event: happened.Arrived) -> None:
        """The Home joins the path, somebody walks along the thread, and all is counted (I-23, I-31)."""
        seat, count = event.seat, len(self.now.public.paths[event.seat])
        form = self.moment("home", seat, deciding=self._deciding)
        tiles = [path_rect(place, count) for place in range(count + 2)]
        home = tiles[-1]
        self._say(self._headed("irene-told-way-home", seat), say("irene-told-way-home.words"))
        self._open_homes(event.home, seat)
        self._changed[home_piece(event.home)] = Placement(*home.centre, home.w, home.h, HomeFace(), HOME_Z, fixed=True)
        self.beat(0.2 if form.brief else 0.26, "place_thud", arc=90)
        self._changed[THREAD_PIECE] = thread.lying(tiles, HOME_Z + 1, home=True)
        who, walk = self.context.seat(seat).goblin, form.pick(min(0.11 * len(tiles), 1.1), 0.4)
        cues = (*homecoming.walk(who, tiles, walk, home_first=not form.brief), *moments.moods("happy", [seat]))
        self.beat(walk, ease="even", cues=cues)
        if not form.brief:
            self._count_points(seat, tiles)
        first = not self.now.public.arrived
        line = say("irene-tale-first-home", name=self.name(seat)) if first and self._others(seat) else ""
        is_viewer = seat == self.context.viewer
        words = say("irene-tale-you-are-home") if is_viewer else say("irene-tale-is-home", name=self.name(seat))
        self._say(words, line)
        points = f"+{self._points(seat)}"
        held = form.hold(2.0) or 0.55
        cues = homecoming.held(who, home, words, line, points, panel_rect(seat), held)
        self.beat(held, cues=(*cues, *moments.moods("happy", [seat]), *moments.moods("sad", self._inside(seat))))

    def _inside(self, seat: int) -> list[int]:
        """Those who are not home yet, but for one."""
        return self._others(seat, *self.now.public.arrived)

    def _count_points(self, seat: int, tiles: Sequence[Rect]) -> None:
        """The Home grows, whoever waits inside comes out, and the points stand on a sheet line by line."""
        inside = [self.context.seat(other).goblin for other in self.now.public.arrived[:1]]
        who, lines = self.context.seat(seat).goblin, self._lines(seat)
        shown = homecoming.counting_seconds(len(lines))
        cues = homecoming.grown(who, inside, tiles, shown)
        self.beat(homecoming.GROWN, "dawn", cues=cues)
        self.beat(
            shown,
            cues=homecoming.counted(say("irene-count-home", name=self.name(seat)), lines, self._points(seat), who),
        )

    def _lines(self, seat: int) -> list[homecoming.Line]:
        """What counts, as far as the one who looks may know it (I-41)."""
        path, content = self.now.public.paths[seat], self._content
        scrolls = sum(len(content.paths[tile].scrolls) for tile in path)
        crumbs = len(captured_in(self.now.captured, path))
        lines = [
            homecoming.Line("scroll", say("irene-count-scrolls", count=scrolls), scrolls_in(path, content)),
            homecoming.Line("crumb", say("irene-count-crumbs", count=crumbs), crumbs * content.numbers.breadcrumb),
        ]
        bonus = open_bonus(self.now, self.context, seat, content)
        return [*lines, homecoming.Line("star", say("irene-count-bonus"), bonus)] if bonus is not None else lines

    def _points(self, seat: int) -> int:
        return sum(line.points for line in self._lines(seat))

    @tells(happened.Sealed)
    def _sealed(self, event: happened.Sealed) -> None:
        """A Home turns over before everybody's eyes (I-27)."""
        piece, homes = home_piece(event.home), len(self.now.public.homes)
        here = self.laid()[piece]
        self._say(*sentences.heading_and_words("irene-told-sealed", number=event.number))
        self._changed[piece] = replace(here, face=HomeFace(event.number), fixed=True)
        self._open_homes(event.home, TURNED, event.number)
        cues = (*moments.sealed(home_rect(event.home, homes), event.number), *moments.moods("sly", [event.seat]))
        self.beat(0.6, "low_drum", flips=frozenset({piece}), cues=cues)

    def _open_homes(self, home: int, owner: int, number: int = 0) -> None:
        """What stands over the Homes counts them as soon as one is taken or turned."""
        public, numbers = self.now.public, self.now.numbers
        homes = (*public.homes[:home], owner, *public.homes[home + 1 :])
        if number:
            numbers = (*numbers[:home], number, *numbers[home + 1 :])
        self._changed[HOMES_PIECE] = homes_heading(replace(self.now, numbers=numbers), homes)

    # ------------------------------------------------------------------ bells

    @tells(happened.Shouted)
    def _shouted(self, event: happened.Shouted) -> None:
        """The bell is rung, and everybody starts (I-26)."""
        victim = self.now.public.active
        form = self.moment("bell", event.seat, victim)
        self._ask_for_a_goblin(event.seat)
        panel = panel_rect(event.seat)
        cues = moments.ringing((panel.right + 40, panel.centre[1]), (CAVES.centre[0], CAVES.y + 120))
        startled = moments.moods("shocked", self._others(event.seat))
        self.beat(form.pick(0.8, 0.6), "bell_clang", cues=(*cues, *startled, *moments.moods("sly", [event.seat])))

    def _ask_for_a_goblin(self, seat: int) -> None:
        """Nobody knows yet whether the bell was rung well."""
        self._say(say("irene-now-awaited-shout", name=self.name(seat)), say("irene-now-ring"))

    @tells(happened.ShoutTurnedUp)
    def _shout_turned_up(self, event: happened.ShoutTurnedUp) -> None:
        """One tile is lifted in lamplight; nobody knows; then it turns over, and stays so (I-26)."""
        seat, victim, piece = event.seat, self.now.public.active, lying_on(event.cell)
        form, here = self.moment("verdict", seat, victim), self.laid().get(piece)
        self._ask_for_a_goblin(seat)
        if here is not None and not form.brief:
            before, lying = self._changed, self.laid()
            held = [piece, *starmap(crumb_piece, self._crumbs_on(event.cell))]
            self._changed = before | {one: replace(lying[one], y=lying[one].y - 10) for one in held if one in lying}
            self._changed[piece] = replace(self._changed[piece], angle=5)
            self.beat(0.5, cues=moments.waiting(here.rect.centre, 0.5))
            self._changed = before
        self._turn_up(event.cell, event.tile)
        at = here.rect if here is not None else CAVES
        if self._content.is_goblin(event.tile):
            self._found(event, victim, at, form)
            return
        words, line = say("irene-tale-no-goblin"), say("irene-tale-no-goblin.line", name=self.name(victim))
        self._say(words, line)
        panel = panel_rect(seat)
        said = moments.silent((panel.right + 30, panel.y + 60), (CAVES.centre[0], CAVES.y + 110), words, line, 1.0)
        faces = (*moments.moods("sad", [seat]), *moments.moods("happy", [victim]))
        self.beat(form.pick(1.0, 0.7), "shake_thud", cues=(*said, *faces))

    def _found(self, event: happened.ShoutTurnedUp, victim: int, tile: Rect, form: Form) -> None:
        """A Goblin leaps out of the tile; who found it, and what that costs, is said to all."""
        goblin, stood = goblin_name(event.tile - len(self._content.paths)), form.pick(0.7, 0.34)
        stands = moments.standing(tile)
        faces = (*moments.moods("shocked", [victim]), *moments.moods("happy", [event.seat]))
        leap = moments.leap(goblin, tile.centre, stands, moments.OUT_OF_A_TILE, stood)
        gloats = caught(stands, moments.OUT_OF_A_TILE, moments.LEAP, stood)
        self.beat(stood + moments.LEAP, "cackle", cues=(*leap, gloats, *faces))
        shown = form.hold(VICTIM_READS if victim in self._humans else BAND) or 0.4
        is_viewer = victim == self.context.viewer
        lost = say("irene-tale-you-lose-turn") if is_viewer else say("irene-tale-loses-turn", name=self.name(victim))
        found = say("irene-tale-found", name=self.name(event.seat))
        self._say(found, lost)
        seats = [self.context.seat(seat) for seat in (event.seat, victim)]
        cues = (
            *moments.goes_back(goblin, stands, tile.centre, tile.w),
            *moments.found(
                (CAVES.centre[0], CAVES.y + 240),
                found,
                lost,
                [(one.colour, one.goblin, mood) for one, mood in zip(seats, ("happy", "sad"), strict=True)],
                shown,
            ),
            *moments.moods("sad", [victim]),
        )
        self.beat(shown, cues=cues)

    @tells(happened.Passed)
    def _passed(self, event: happened.Passed) -> None:
        words = say("irene-tale-passed", name=self.name(event.seat))
        self._say(words)
        self.beat(0.4, caption=words)

    @tells(happened.GameEnded, happened.Ended)
    def _ended(self, event: happened.GameEnded | happened.Ended) -> None:
        self.beat(0.4, "drum")
