"""Orders kept and broken, somebody out, and the end of the game, as beats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.scoring import outcome_of, points_of
from goblins.games.koncita.state import NOWHERE, OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import tells
from goblins.tables.koncita import closeups, moments, showing
from goblins.tables.koncita.geometry import centre_of, zone
from goblins.tables.koncita.laying import CHOICE_Z, VEIL_Z, filling
from goblins.tables.koncita.lettering import gesture_word
from goblins.tables.koncita.room_story import RoomTeller
from goblins.tables.koncita.sentences import broken, ended, forgotten
from goblins.tables.koncita.sheets import prompts, sheet_rect
from goblins.ui.moving.cues import Mood, Side
from goblins.ui.moving.motion import Beat
from goblins.ui.viewport import Point
from goblins.words import say

#: The Princess when she throws somebody out, and when she dances.
ANGRY, DANCING = 210.0, 230.0
#: The steps of the dance: how far aside, one after another, and how high.
STEPS, STEP_HIGH = (-70.0, 70.0, -70.0, 70.0, 0.0), 26.0
#: So long the stamp of a breach is still read after the card is torn, in seconds.
STAMP_READ = 0.5


class OrdersTeller(RoomTeller):
    """Tells what happens between the players."""

    def tell(self, events: Sequence[Event], after: KoncitaView) -> list[Beat]:
        """The beats of a step."""
        self.told = tuple(events)
        return super().tell(events, after)

    # ------------------------------------------------------------------ gestures

    @tells(ev.Gestured)
    def _gestured(self, event: ev.Gestured) -> None:
        kind = KINDS[event.kind]
        self._bubble(event.seat, gesture_word(kind), f"gesture_{kind}", "happy")

    @tells(ev.Stumbled)
    def _stumbled(self, event: ev.Stumbled) -> None:
        self._bubble(event.seat, say("koncita-moment-oops"), "cough", "shocked")

    def _bubble(self, seat: int, words: str, sound: str, mood: str) -> None:
        """A speech bubble at the player's panel."""
        side: Side = "left" if seat == self.context.viewer else "right"
        rect = self._panel(seat).rect
        at = (rect.x, rect.y + 22) if side == "left" else (rect.right, rect.y + 34)
        self.beat(0.55, sound, cues=closeups.bubble(at, words, side, 0.55, Mood(seat=seat, mood=mood)))

    # ------------------------------------------------------------------ orders that were broken

    @tells(ev.Breached)
    def _breached(self, event: ev.Breached) -> None:
        """Everything stops: who forgot what; and the first time the Player card is torn."""
        seat = event.seat
        second = event.count >= OUT
        form = self.moment("out" if second else "breach", seat)
        look, tear = form.pick(0.5, 0.35), form.pick(0.5, 0.4)
        kinds = [KINDS[kind] for kind in event.kinds]
        cues = moments.forgotten(self._where(seat), self._panel(seat).rect, kinds, seat, (look, tear))
        self.beat(look, "gong", cues=cues)
        way, middle = broken(event), self._middle
        words = say("koncita-moment-broke-out", way=way) if second else say("koncita-moment-broke", way=way)
        torn = closeups.torn_card(self.context.seat(seat).colour, middle, tear + form.pick(0.3, 0.1))
        self.beat(tear, "tear", cues=(torn, *moments.torn(middle, words, 460, tear)))
        self._lie(breaches=replaced(self.now.public.breaches, seat, min(event.count, OUT - 1)))
        if not second and self.context.seat(seat).is_human:
            self.beat(STAMP_READ)  # the sheet on which a Forfeit is chosen would open below the stamp

    @property
    def _middle(self) -> Point:
        x, y = zone("room").centre
        return x, y - 60

    def _where(self, seat: int) -> Point:
        """Where somebody's goblin is."""
        square = self.now.public.goblins[seat]
        return centre_of(square) if square != NOWHERE else self._panel(seat).face[0]

    @tells(ev.CaughtOut)
    def _caught(self, event: ev.CaughtOut) -> None:
        self.beat(0.8, "gesture_friend", cues=moments.caught(self._panel(event.seat).rect.centre, event.seat, 0.8))

    @tells(ev.WentOut)
    def _out(self, event: ev.WentOut) -> None:
        """Thrown out of the room, and a sheet for the person it has happened to."""
        seat, public = event.seat, self.now.public
        start, panel, who = self._where(seat), self._panel(seat), self.context.seat(seat)
        human = who.is_human
        fly, land = (0.5, 0.45) if human else (0.4, 0.3)
        self._lie(goblins=replaced(public.goblins, seat, NOWHERE), breaches=replaced(public.breaches, seat, OUT))
        if seat == self.context.viewer:
            self.now = replace(self.now, hand=())
        layout = self.laid()
        her = self._standing(showing.PRINCESS_PIECE, "tantrum")
        layout[showing.PRINCESS_PIECE] = replace(her, y=her.y - 38, w=ANGRY, h=ANGRY)
        flung = moments.thrown(start, panel.rect.centre, who.goblin, who.colour, seat, fly)
        said = closeups.bubble((her.x + 70, max(150.0, her.y - 80)), say("koncita-moment-out"), "right", fly + land)
        self.beat(fly, layout=layout, ease="back", cues=(*flung, *said))
        layout = self.laid() | {showing.PRINCESS_PIECE: her}
        self.beat(
            land,
            "thud",
            layout=layout,
            cues=moments.landed(panel.rect.centre, who.goblin, say("koncita-moment-out"), land),
        )
        if human and not self.after.public.ending:
            self._sheet(seat)

    def _sheet(self, seat: int) -> None:
        """What somebody reads who is out."""
        left_in = [other for other in self.context.setup.humans if self.after.public.breaches[other] < OUT]
        breach = next((one for one in reversed(self.told) if isinstance(one, ev.Breached) and one.seat == seat), None)
        kinds = breach.kinds if breach else ()
        held = [one for one in self.after.public.forfeits[seat] if self._cards.forfeits[one].kind in kinds]
        face = showing.OutFace(
            self.name(seat),
            self.context.seat(seat).goblin,
            forgotten(breach) if breach else say("koncita-out-broke"),
            points_of(self.after.public.won[seat], self._cards),
            held[-1] if held else -1,
        )
        layout = self.laid()
        layout[showing.VEIL_PIECE] = filling(zone("room"), showing.VeilFace(), VEIL_Z, fixed=True)
        layout[showing.OUT_SHEET] = filling(sheet_rect(), face, CHOICE_Z + 60, fixed=True)
        self.beat(0.3, "lose", layout=layout, prompts=prompts(alone=not left_in))

    # ------------------------------------------------------------------ the end

    @tells(ev.Ended)
    def _ended(self, event: ev.Ended) -> None:
        """The wedding: the Princess dances, and so does whoever has won."""
        outcome = outcome_of(self.after.public, self._content)
        winners = outcome.winners if outcome else ()
        form: Form = self.moment("wedding", *self._seats, deciding=bool(self.context.setup.humans))
        step = form.pick(0.42, 0.2)
        x, y = zone("room").centre
        why = ended(event.reason, self._content)
        whole = step * (len(STEPS) + 1)
        cues = moments.wedding(zone("room"), why, winners, self._seats, whole + form.hold(0.6))
        dancers = [showing.PRINCESS_PIECE, *(showing.goblin_piece(seat) for seat in winners[:1])]
        dancers = [piece for piece in dancers if piece in self.laid()]
        layout = self.laid()
        for piece in dancers:
            layout[piece] = self._standing(piece, "happy")
        self.beat(0.02, layout=layout)
        for number, aside in enumerate(STEPS):
            layout = self.laid()
            for place, piece in enumerate(dancers):
                at = (x - 96 + 200 * place + aside * (1 - 2 * place), y + 30)
                layout[piece] = self._grown(piece, at, DANCING - 30 * place, "happy")
            self.beat(step, "" if number else "drum", layout=layout, arc=STEP_HIGH, cues=() if number else cues)
        layout = self.laid()
        for piece in dancers:
            layout[piece] = self._standing(piece, "happy")
        self.beat(step, layout=layout)
