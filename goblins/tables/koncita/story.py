"""What happened in a step of Koncita, as beats: hops, shoves, tantrums, bounces, Oscar's runs, cards and Treasures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.state import NOWHERE, OSCAR, OUT, ROOM_CARDS
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.kit.teller import Teller, tells
from goblins.tables.koncita import showing
from goblins.tables.koncita.geometry import centre_of, panel_of, zone
from goblins.tables.koncita.laying import CARD_Z, CHOICE_Z, card_at, filling
from goblins.tables.koncita.lettering import GESTURES
from goblins.tables.koncita.pieces import FORFEIT_CARD
from goblins.tables.koncita.sentences import broken, squares_run
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point

HOP, FLIGHT, CARD, LOOK = 0.22, 0.5, 0.2, 1.6
RUN_A_SQUARE = 0.07
#: There is a tune for so many points.
LOUDEST = 3
SMALL_CARD = 76.0


class KoncitaTeller(Teller[KoncitaView]):
    """Tells what happens in the room, to the cards, and between the players."""

    home = 0.2

    def __init__(
        self, before: KoncitaView, context: TableContext, lay_out: Callable[[KoncitaView], Layout], content: Content
    ) -> None:
        # what is being decided is shown again when the story is over; a goblin that waits to be flung stays beside her
        waiting = tuple(one for one in before.public.pending[:-1] if one.kind in ("bounce", "relocate"))
        super().__init__(replace(before, public=replace(before.public, pending=waiting)), context, lay_out)
        self._cards, self._room = content.cards, content.room
        self._shoves = len(before.public.deed.shoved) if before.public.deed else 0

    def _lie(self, **changes: Any) -> None:
        """Something that lies open is different from now on."""
        self.now = replace(self.now, public=replace(self.now.public, **changes))

    def _panel_centre(self, seat: int) -> Point:
        return panel_of(seat, self.context).rect.centre

    # ------------------------------------------------------------------ in the room

    def _move_goblin(self, seat: int, square: int, sound: str, seconds: float, *, arc: float) -> None:
        self._lie(goblins=replaced(self.now.public.goblins, seat, square))
        self.beat(seconds, sound, arc=arc)

    @tells(ev.Placed)
    def _placed(self, event: ev.Placed) -> None:
        self._move_goblin(event.seat, event.square, f"hop_{event.seat + 1}", FLIGHT, arc=60)

    @tells(ev.GoblinMoved)
    def _moved(self, event: ev.GoblinMoved) -> None:
        self._move_goblin(event.seat, event.square, f"hop_{event.seat + 1}", HOP, arc=16)

    @tells(ev.Shoved)
    def _shoved(self, event: ev.Shoved) -> None:
        self._shoves += 1
        sound = "shove" if self._shoves == 1 else f"shove_{min(self._shoves, 3)}"
        self._move_goblin(event.goblin, event.square, sound, 0.3, arc=26)

    @tells(ev.Bounced)
    def _bounced(self, event: ev.Bounced) -> None:
        self._move_goblin(event.seat, event.square, "boing", FLIGHT, arc=130)

    @tells(ev.PrincessMoved)
    def _princess(self, event: ev.PrincessMoved) -> None:
        self._lie(princess=event.square)
        self.beat(0.32, "hop_1", arc=10)

    @tells(ev.Touched)
    def _touched(self, event: ev.Touched) -> None:
        if event.piece == "princess":
            self.beat(0.5, "wail", flourish="tantrum", at=centre_of(self.now.public.princess))
        else:
            self.beat(0.25, "thud", at=centre_of(self.now.public.goblins[event.goblin]))

    @tells(ev.Relocated)
    def _relocated(self, event: ev.Relocated) -> None:
        self._lie(things=replaced(self.now.public.things, ROOM_CARDS.index(event.piece), event.square))
        self.beat(FLIGHT, "card_flick", arc=70)

    @tells(ev.OscarRan)
    def _ran(self, event: ev.OscarRan) -> None:
        """Oscar gets up, runs, and something stops him."""
        dog, running = showing.thing_piece(OSCAR), showing.ThingFace(OSCAR, self._room.side_of(COLOURS[event.colour]))
        seconds = RUN_A_SQUARE * squares_run(event) + 0.1
        for square, lasts, sound in ((event.start, 0.12, ""), (event.square, seconds, "paws")):
            self._lie(things=replaced(self.now.public.things, OSCAR, square))
            layout = self.laid()
            layout[dog] = replace(layout[dog], face=running, z=layout[dog].z + 100)
            self.beat(lasts, sound, layout=layout, flourish="dust", at=centre_of(event.start))
        self.beat(0.3, "yelp" if event.stopper >= 0 else "thud")

    # ------------------------------------------------------------------ cards

    @tells(ev.Picked)
    def _picked(self, event: ev.Picked) -> None:
        """The card goes to its place among this turn's; another player's comes from their panel."""
        seat, card, own = event.seat, event.card, event.seat == self.context.viewer
        if not own:
            start = card_at(self._panel_centre(seat), SMALL_CARD, showing.BackFace(), CARD_Z + 50)
            self.beat(0.01, layout={**self.laid(), showing.card_piece(card): start})
        hand = tuple(other for other in self.now.hand if other != card)
        sizes = replaced(self.now.hand_sizes, seat, self.now.hand_sizes[seat] - 1)
        self.now = replace(self.now, hand=hand, hand_sizes=sizes)
        self._lie(played=(*self.now.public.played, card), active=seat)
        self.beat(CARD if own else 0.45, "card_flick")

    @tells(ev.Discarded)
    def _discarded(self, event: ev.Discarded) -> None:
        public, card = self.now.public, event.card
        played = tuple(other for other in public.played if other != card)
        self.now = replace(self.now, hand=tuple(other for other in self.now.hand if other != card))
        self._lie(played=played, discards=(*public.discards, card))
        self.beat(0.3, "card_flick")

    @tells(ev.Drew)
    def _drew(self, event: ev.Drew) -> None:
        """The turn's cards go to the discards; one's own new cards come from the deck."""
        played, discards = self.now.public.played, self.now.public.discards
        self._lie(played=(), discards=tuple(card for card in discards if card not in played) + played)
        if event.cards is None:
            self.beat(0.25, "card_flick")
            return
        start = filling(zone("deck"), showing.BackFace(), CARD_Z + 60)
        drawn = {showing.card_piece(card): start for card in event.cards}
        self.beat(0.22, "card_flick", layout={**self.laid(), **drawn})
        self.now = replace(self.now, hand=self.now.hand + event.cards)
        self.beat(0.32, "card_flick")

    @tells(ev.ForfeitTaken)
    def _forfeit(self, event: ev.ForfeitTaken) -> None:
        """The card turns over in the middle of the room, is read, and goes to its new owner."""
        seat, forfeit = event.seat, event.forfeit
        card, piece, face = self._cards.forfeits[forfeit], Piece(showing.DRAWN, forfeit), showing.ForfeitFace(forfeit)
        left = self.now.deck_sizes[card.kind] - 1
        self.now = replace(self.now, deck_sizes=replaced(self.now.deck_sizes, card.kind, left))
        layout = self.laid()
        start = filling(layout[showing.deck_piece(card.kind)].rect, showing.DeckFace(card.kind, 1), CHOICE_Z + 50)
        self.beat(0.02, "forfeit_drum", layout={**layout, piece: start})
        caption = f"{self.name(seat)} takes {card.name}"
        shown = card_at(zone("room").centre, FORFEIT_CARD, face, CHOICE_Z + 50)
        self.beat(0.34, layout={**layout, piece: shown}, caption=caption, flips=frozenset({piece}))
        self.beat(LOOK, layout={**layout, piece: shown}, caption=caption)
        gone = card_at(self._panel_centre(seat), FORFEIT_CARD * 0.3, face, CHOICE_Z)
        self.beat(0.28, "card_flick", layout={**layout, piece: gone})
        held = self.now.public.forfeits
        self._lie(forfeits=replaced(held, seat, (*held[seat], forfeit)))

    @tells(ev.TreasureWon)
    def _treasure(self, event: ev.TreasureWon) -> None:
        """It flies to its owner with a note for each point; the next one turns up."""
        seat, won, held = event.seat, self._cards.treasures[event.treasure], self.now.public.won
        middle, caption = zone("treasure").centre, f"{self.name(seat)} wins the {won.name}!"
        self.beat(0.6, f"treasure_{min(max(won.points, 1), LOUDEST)}", flourish="won", caption=caption, at=middle)
        self.now = replace(self.now, treasure=event.shown, treasures_left=self.now.treasures_left - 1)
        layout, chip = self.laid(), showing.ChipFace(won.icon)
        start = Placement(*middle, 120, 120, chip, CHOICE_Z)
        self.beat(0.02, layout={**layout, showing.WON_PIECE: start}, caption=caption)
        end = Placement(*self._panel_centre(seat), 42, 42, chip, CHOICE_Z)
        self.beat(0.45, layout={**layout, showing.WON_PIECE: end}, caption=caption, arc=60)
        self._lie(won=replaced(held, seat, (*held[seat], event.treasure)))
        if event.shown >= 0:
            self.beat(0.24, "flip_fairy")

    # ------------------------------------------------------------------ orders

    @tells(ev.Gestured)
    def _gestured(self, event: ev.Gestured) -> None:
        kind = KINDS[event.kind]
        self._bubble(event.seat, GESTURES[kind].word, f"gesture_{kind}")

    @tells(ev.Stumbled)
    def _stumbled(self, event: ev.Stumbled) -> None:
        self._bubble(event.seat, "Oops!", "cough")

    def _bubble(self, seat: int, words: str, sound: str) -> None:
        """A speech bubble at the player's panel."""
        side = "left" if seat == self.context.viewer else "right"
        rect = panel_of(seat, self.context).rect
        at = (rect.x, rect.y + 22) if side == "left" else (rect.right, rect.y + 34)
        self.beat(0.55, sound, flourish=f"bubble {side} {words}", at=at)

    @tells(ev.Breached)
    def _breached(self, event: ev.Breached) -> None:
        self.beat(1.1, "tear", caption=f"{self.name(event.seat)} {broken(event)}!")

    @tells(ev.CaughtOut)
    def _caught(self, event: ev.CaughtOut) -> None:
        self.beat(0.8, "gesture_friend", caption=f"Caught, {self.name(event.seat)}!")

    @tells(ev.WentOut)
    def _out(self, event: ev.WentOut) -> None:
        public, seat = self.now.public, event.seat
        self._lie(goblins=replaced(public.goblins, seat, NOWHERE), breaches=replaced(public.breaches, seat, OUT))
        if seat == self.context.viewer:
            self.now = replace(self.now, hand=())
        self.beat(0.9, "lose", caption=f"{self.name(seat)} is out of the game")

    @tells(ev.Ended)
    def _ended(self, event: ev.Ended) -> None:
        self.beat(0.3, "drum")
