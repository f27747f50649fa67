"""What happened in the room, as beats: hops, shoves, tantrums, bounces and Oscar’s runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.games.koncita.content import Content
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.state import NOBODY, OSCAR, ROOM_CARDS
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import Teller, tells
from goblins.tables.koncita import closeups, moments, showing
from goblins.tables.koncita.geometry import Panel, centre_of, panel_of, zone
from goblins.tables.koncita.laying import CHOICE_Z
from goblins.tables.koncita.pieces import FEET, GOBLIN, PRINCESS
from goblins.tables.koncita.sentences import squares_run
from goblins.ui.moving.cues import Cue, Side
from goblins.ui.moving.easing import between
from goblins.ui.moving.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point
from goblins.words import say

HOP, FLIGHT = 0.22, 0.5
RUN_A_SQUARE = 0.07
#: What may still be going on in the room while something else is told.
UNDER_WAY = ("bounce", "relocate")
#: In a tantrum the Princess is so large, and what stands in the room jumps so high.
SCREAMING, JUMPS = 300.0, (12.0, 20.0)
#: What jumps at once when she screams, and what a little later.
NEAR = 270.0
#: How long she is heard giving an order, in seconds; how far beside her, and how far down at most, it stands.
ORDERING, BESIDE_HER, ABOVE_THE_SHEET = 1.1, 56.0, 350.0
#: A figure's middle is so far above its feet, compared with its height.
MIDDLE = 0.48

Placed = dict[Piece, Placement]


class RoomTeller(Teller[KoncitaView]):
    """Tells what happens in the room."""

    home = 0.2

    def __init__(
        self, before: KoncitaView, context: TableContext, lay_out: Callable[[KoncitaView], Layout], content: Content
    ) -> None:
        # what is being decided is shown again when the story is over; a goblin that waits to be flung stays beside her
        waiting = tuple(one for one in before.public.pending[:-1] if one.kind in UNDER_WAY)
        super().__init__(replace(before, public=replace(before.public, pending=waiting)), context, lay_out)
        self._content, self._cards, self._room = content, content.cards, content.room
        self._shoves = len(before.public.deed.shoved) if before.public.deed else 0

    def _lie(self, **changes: Any) -> None:
        """Something that lies open is different from now on."""
        self.now = replace(self.now, public=replace(self.now.public, **changes))

    def _panel(self, seat: int) -> Panel:
        return panel_of(seat, self.context)

    @property
    def _seats(self) -> range:
        return range(len(self.now.public.goblins))

    # ------------------------------------------------------------------ seen close

    def _standing(self, piece: Piece, mood: str = "") -> Placement:
        """A goblin or the Princess as a figure that can grow, where it stands now."""
        here = self.laid()[piece]
        hers = piece == showing.PRINCESS_PIECE
        height = PRINCESS if hers else GOBLIN
        who = "princess" if hers else self.context.seat(piece.number).goblin
        at = here.x, here.y + FEET - height * MIDDLE
        return Placement(*at, height, height, showing.FigureFace(who, mood), CHOICE_Z + here.y / 100)

    def _grown(self, piece: Piece, at: Point, size: float, mood: str = "") -> Placement:
        """The same seen close, somewhere else."""
        return replace(self._standing(piece, mood), x=at[0], y=at[1], w=size, h=size)

    # ------------------------------------------------------------------ moving

    def _move_goblin(self, seat: int, square: int, sound: str, seconds: float, **more: Any) -> None:
        self._lie(goblins=replaced(self.now.public.goblins, seat, square))
        self.beat(seconds, sound, **more)

    @tells(ev.Placed)
    def _placed(self, event: ev.Placed) -> None:
        landing = moments.landing(centre_of(event.square), FLIGHT * 0.8)
        self._move_goblin(event.seat, event.square, f"hop_{event.seat + 1}", FLIGHT, arc=60, cues=landing)

    @tells(ev.GoblinMoved)
    def _moved(self, event: ev.GoblinMoved) -> None:
        self._move_goblin(event.seat, event.square, f"hop_{event.seat + 1}", HOP, arc=16)

    @tells(ev.Shoved)
    def _shoved(self, event: ev.Shoved) -> None:
        self._shoves += 1
        sound = "shove" if self._shoves == 1 else f"shove_{min(self._shoves, 3)}"
        start, end, seconds = centre_of(event.start), centre_of(event.square), 0.3
        cues = moments.shoved(start, end, event.goblin, event.seat, seconds)
        self._move_goblin(event.goblin, event.square, sound, seconds, arc=26, cues=cues)

    @tells(ev.Bounced)
    def _bounced(self, event: ev.Bounced) -> None:
        start, end = centre_of(event.start), centre_of(event.square)
        self._lie(pending=tuple(one for one in self.now.public.pending if one.goblin != event.seat))
        cues = moments.bounced(start, end, event.seat, FLIGHT)
        self._move_goblin(event.seat, event.square, "boing", FLIGHT, arc=130, cues=cues)

    @tells(ev.PrincessMoved)
    def _princess(self, event: ev.PrincessMoved) -> None:
        self._lie(princess=event.square)
        self.beat(0.32, "hop_1", arc=10)

    @tells(ev.Relocated)
    def _relocated(self, event: ev.Relocated) -> None:
        self._lie(things=replaced(self.now.public.things, ROOM_CARDS.index(event.piece), event.square))
        self.beat(FLIGHT, "card_flick", arc=70, cues=moments.landing(centre_of(event.square), FLIGHT * 0.9))

    @tells(ev.OscarRan)
    def _ran(self, event: ev.OscarRan) -> None:
        """Oscar gets up, runs in a cloud of dust, and something stops him."""
        dog, side = showing.thing_piece(OSCAR), self._room.side_of(COLOURS[event.colour])
        running = showing.ThingFace(OSCAR, side)
        count = squares_run(event)
        start, end = centre_of(event.start), centre_of(event.square)
        passed = [(between(start[0], end[0], at / count), between(start[1], end[1], at / count)) for at in range(count)]
        self.moment("run", event.seat, *([event.stopper] if event.stopper != NOBODY else []))
        for square, lasts, sound in ((event.start, 0.12, ""), (event.square, RUN_A_SQUARE * count + 0.1, "paws")):
            self._lie(things=replaced(self.now.public.things, OSCAR, square))
            layout = self.laid()
            layout[dog] = replace(layout[dog], face=running, z=layout[dog].z + 100)
            cues = moments.running([*passed, end], RUN_A_SQUARE) if sound else (moments.dust(start),)
            self.beat(lasts, sound, layout=layout, cues=cues, ease="both" if sound else "out")
        way = ((0, -84), (84, 0), (0, 84), (-84, 0))[side]
        stopper = event.stopper if event.stopper != NOBODY else None
        self.beat(0.3, "thud" if stopper is None else "yelp", cues=moments.stopped(end, way, stopper))

    # ------------------------------------------------------------------ touching

    @tells(ev.Touched)
    def _touched(self, event: ev.Touched) -> None:
        if event.piece != "princess":
            at = centre_of(self.now.public.things[ROOM_CARDS.index(event.piece)])
            self.beat(0.25, "thud", cues=moments.bump(at, event.goblin, 0.25))
            return
        form = self.moment("tantrum", event.goblin)
        at = centre_of(self.now.public.princess)
        self._lie(pending=tuple(one for one in self.after.public.pending if one.kind in UNDER_WAY))
        bump, grow = form.pick(0.2, 0.12), form.pick(0.22, 0.2)
        self.beat(bump, "knock", layout=self._with_her(PRINCESS * 1.08, ""), cues=moments.bump(at, event.goblin, bump))
        middle = self._screaming_at(at)
        cues = moments.scream(middle, SCREAMING)
        self.beat(grow, "wail", layout=self._with_her(SCREAMING, "tantrum"), ease="back", cues=cues)
        if form.echo:
            self.beat(0.1, layout=self._with_her(PRINCESS, "tantrum"))
            return
        third = form.pick(0.34, 0.27) / 3
        places = [one.rect for piece, one in self.laid().items() if piece.kind == showing.FURNITURE]
        self._jumping(
            third,
            at,
            near=True,
            cues=(*moments.rattling(zone("room"), places), *moments.crying(middle, SCREAMING, zone("room"))),
        )
        self._jumping(third, at, near=False)
        self.beat(third, layout=self._with_her(PRINCESS, "tantrum"), cues=self._ordering(event.goblin, form))

    def _ordering(self, seat: int, form: Form) -> tuple[Cue, ...]:
        """What she says to a person who has to take a Forfeit now."""
        asked = self.after.public.decision
        if form.brief or asked is None or (asked.kind, asked.seat) != ("take", seat):
            return ()
        (x, y), room = centre_of(self.now.public.princess), zone("room")
        side: Side = "right" if x < room.centre[0] else "left"
        at = x + (BESIDE_HER if side == "right" else -BESIDE_HER), min(ABOVE_THE_SHEET, max(room.y + 60, y - 50))
        return closeups.bubble(at, say("koncita-moment-take-one"), side, ORDERING)

    def _screaming_at(self, at: Point) -> Point:
        """Where she is when she screams: all of her is seen."""
        room, half = zone("room"), SCREAMING / 2
        return max(room.x + half, min(room.right - half, at[0])), max(
            room.y + half + 20, min(room.bottom - half, at[1] - 40)
        )

    def _with_her(self, size: float, mood: str) -> Placed:
        """The room with the Princess so large."""
        layout, standing = self.laid(), self._standing(showing.PRINCESS_PIECE, mood)
        at = (standing.x, standing.y)
        if size > PRINCESS * 1.1:
            at = self._screaming_at(centre_of(self.now.public.princess))
        layout[showing.PRINCESS_PIECE] = replace(standing, x=at[0], y=at[1], w=size, h=size)
        return layout

    def _jumping(self, seconds: float, at: Point, *, near: bool, **more: Any) -> None:
        """What stands near her, or farther away, is in the air."""
        layout = self._with_her(SCREAMING, "tantrum")
        for number, (piece, one) in enumerate(self.laid().items()):
            inside = piece.kind in (showing.FURNITURE, showing.THING, showing.GOBLIN) and zone("room").holds(
                one.rect.centre
            )
            if inside and (abs(one.x - at[0]) + abs(one.y - at[1]) < NEAR) == near:
                layout[piece] = replace(one, y=one.y - JUMPS[number % len(JUMPS)])
        self.beat(seconds, layout=layout, **more)
