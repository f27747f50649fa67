"""What happened in a step of Koncita, as beats: hops, shoves, tantrums, bounces, Oscar's runs, cards and Treasures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.koncita.cards import KINDS, Cards
from goblins.games.koncita.events import (
    Bounced,
    Breached,
    CaughtOut,
    Discarded,
    Drew,
    Ended,
    ForfeitTaken,
    Gestured,
    GoblinMoved,
    OscarRan,
    Picked,
    Placed,
    PrincessMoved,
    Relocated,
    Shoved,
    Stumbled,
    Touched,
    TreasureWon,
    WentOut,
)
from goblins.games.koncita.state import NOWHERE, OSCAR, ROOM_CARDS, KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita.faces import PROPORTION
from goblins.tables.koncita.geometry import (
    CARD_Z,
    CHOICE_Z,
    card_piece,
    centre_of,
    panel_of,
    thing_piece,
    zone,
)
from goblins.tables.koncita.lettering import GESTURES
from goblins.ui.motion import Beat, Layout, Placement

HOP, FLIGHT, CARD, LOOK = 0.22, 0.5, 0.2, 1.6
RUN_A_SQUARE = 0.07
FORFEIT_CARD = 152.0

LayOut = Callable[[KoncitaView], Layout]


class Teller:
    """Tells a step's events one after another, with a view of its own that changes as it goes."""

    def __init__(self, before: KoncitaView, context: TableContext, cards: Cards, lay_out: LayOut) -> None:
        # what is being decided is shown again when the story is over; a goblin that waits to be flung stays beside her
        waiting = tuple(one for one in before.pending[:-1] if one.kind in ("bounce", "relocate"))
        self._now = replace(before, pending=waiting)
        self._context, self._cards, self._lay_out = context, cards, lay_out
        self._shoves = len(before.deed.shoved) if before.deed else 0
        self._beats: list[Beat] = []

    def tell(self, events: Sequence[Event], after: KoncitaView) -> list[Beat]:
        """The beats, the last one leading to how things lie after the step."""
        for event in events:
            self._one(event)
        if not self._beats or self._beats[-1].layout != self._lay_out(after):
            self._beats.append(Beat(self._lay_out(after), 0.2))
        return self._beats

    def _one(self, event: Event) -> None:
        match event:
            case Placed(seat=seat, square=square):
                self._move_goblin(seat, square, f"hop_{seat + 1}", FLIGHT, arc=60)
            case Picked(seat=seat, card=card):
                self._pick(seat, card)
            case GoblinMoved(seat=seat, square=square):
                self._move_goblin(seat, square, f"hop_{seat + 1}", HOP, arc=16)
            case Shoved(goblin=goblin, square=square):
                self._shoves += 1
                sound = "shove" if self._shoves == 1 else f"shove_{min(self._shoves, 3)}"
                self._move_goblin(goblin, square, sound, 0.3, arc=26)
            case PrincessMoved(square=square):
                self._now = replace(self._now, princess=square)
                self._beat(0.32, "hop_1", arc=10)
            case OscarRan():
                self._run(event)
            case Touched(piece="princess"):
                x, y = centre_of(self._now.princess)
                self._beat(0.5, "wail", "tantrum", at=(x, y))
            case Touched(goblin=goblin, piece=piece):
                self._beat(0.25, "thud", at=centre_of(self._now.goblins[goblin]))
            case ForfeitTaken(seat=seat, forfeit=forfeit):
                self._forfeit(seat, forfeit)
            case Bounced(seat=seat, square=square):
                self._move_goblin(seat, square, "boing", FLIGHT, arc=130)
            case Relocated(piece=piece, square=square):
                self._move_thing(ROOM_CARDS.index(piece), square)
            case TreasureWon(seat=seat, treasure=treasure, shown=shown):
                self._treasure(seat, treasure, shown)
            case Breached(seat=seat, kinds=kinds):
                missed = " and ".join(GESTURES[KINDS[kind]].title for kind in kinds)
                words = f"{self._name(seat)} forgot {missed}!" if missed else f"{self._name(seat)} was caught!"
                self._beat(1.1, "tear", caption=words)
            case WentOut(seat=seat):
                self._now = replace(self._now, goblins=_with(self._now.goblins, seat, NOWHERE))
                self._now = replace(self._now, breaches=_with(self._now.breaches, seat, 2))
                if seat == self._context.viewer:
                    self._now = replace(self._now, hand=())
                self._beat(0.9, "lose", caption=f"{self._name(seat)} is out of the game")
            case Discarded(seat=seat, card=card):
                self._discard(seat, card)
            case Drew(seat=seat, cards=cards):
                self._draw(seat, cards)
            case Gestured(seat=seat, kind=kind):
                self._bubble(seat, kind, f"gesture_{KINDS[kind]}", "made")
            case Stumbled(seat=seat, kind=kind):
                self._bubble(seat, kind, "cough", "stumble")
            case CaughtOut(seat=seat):
                self._beat(0.8, "gesture_friend", caption=f"Caught, {self._name(seat)}!")
            case Ended():
                self._beat(0.3, "drum")

    def _beat(
        self,
        seconds: float,
        sound: str = "",
        flourish: str = "",
        *,
        caption: str = "",
        arc: float = 0.0,
        at: tuple[float, float] | None = None,
        layout: Layout | None = None,
    ) -> None:
        here = self._lay_out(self._now) if layout is None else layout
        self._beats.append(Beat(here, seconds, sound, caption, flourish=flourish, arc=arc, at=at))

    def _name(self, seat: int) -> str:
        return self._context.name(seat)

    # ------------------------------------------------------------------ in the room

    def _move_goblin(self, seat: int, square: int, sound: str, seconds: float, *, arc: float) -> None:
        self._now = replace(self._now, goblins=_with(self._now.goblins, seat, square))
        self._beat(seconds, sound, arc=arc)

    def _move_thing(self, thing: int, square: int) -> None:
        self._now = replace(self._now, things=_with(self._now.things, thing, square))
        self._beat(FLIGHT, "card_flick", arc=70)

    def _run(self, event: OscarRan) -> None:
        """Oscar gets up, runs, and something stops him."""
        squares = abs(event.square - event.start) // (1 if event.colour in (1, 3) else 8)
        running = ("thing", OSCAR, event.colour)
        for square, seconds, sound in ((event.start, 0.12, ""), (event.square, RUN_A_SQUARE * squares + 0.1, "paws")):
            self._now = replace(self._now, things=_with(self._now.things, OSCAR, square))
            layout = dict(self._lay_out(self._now))
            here = layout[thing_piece(OSCAR)]
            layout[thing_piece(OSCAR)] = replace(here, face=running, z=here.z + 100)
            self._beat(seconds, sound, "dust", at=centre_of(event.start), layout=layout)
        self._beat(0.3, "yelp" if event.stopper >= 0 else "thud")

    # ------------------------------------------------------------------ cards

    def _pick(self, seat: int, card: int) -> None:
        """The card goes to its place among this turn's; another player's comes from their panel."""
        hand = tuple(other for other in self._now.hand if other != card)
        if seat != self._context.viewer:
            layout = dict(self._lay_out(self._now))
            x, y = panel_of(seat, self._context).rect.centre
            layout[card_piece(card)] = Placement(x, y, 76, 76 * PROPORTION, ("back",), CARD_Z + 50)
            self._beat(0.01, layout=layout)
        sizes = _with(self._now.hand_sizes, seat, self._now.hand_sizes[seat] - 1)
        played = (*self._now.played, card)
        self._now = replace(self._now, hand=hand, hand_sizes=sizes, played=played, active=seat)
        self._beat(CARD if seat == self._context.viewer else 0.45, "card_flick")

    def _discard(self, seat: int, card: int) -> None:
        now = self._now
        played = tuple(other for other in now.played if other != card)
        hand = tuple(other for other in now.hand if other != card)
        self._now = replace(now, hand=hand, played=played, discards=(*now.discards, card))
        self._beat(0.3, "card_flick")

    def _draw(self, seat: int, cards: tuple[int, ...] | None) -> None:
        """The turn's cards go to the discards; one's own new cards come from the deck."""
        now = self._now
        discards = tuple(card for card in now.discards if card not in now.played) + now.played
        self._now = replace(now, played=(), discards=discards)
        if cards is None:
            self._beat(0.25, "card_flick")
            return
        layout = dict(self._lay_out(self._now))
        deck = zone("deck")
        for card in cards:
            layout[card_piece(card)] = Placement(*deck.centre, deck.w, deck.h, ("back",), CARD_Z + 60)
        self._beat(0.22, "card_flick", layout=layout)
        self._now = replace(self._now, hand=self._now.hand + cards)
        self._beat(0.32, "card_flick")

    def _forfeit(self, seat: int, forfeit: int) -> None:
        """The card turns over in the middle of the room, is read, and goes to its new owner."""
        card = self._cards.forfeits[forfeit]
        sizes = _with(self._now.deck_sizes, card.kind, self._now.deck_sizes[card.kind] - 1)
        before = dict(self._lay_out(self._now))
        self._now = replace(self._now, deck_sizes=sizes)
        layout = dict(self._lay_out(self._now))
        piece = f"drawn:{forfeit}"
        start = before[f"forfeit:{card.kind}"]
        layout[piece] = Placement(start.x, start.y, start.w, start.h, ("deck", card.kind, 1), CHOICE_Z + 50)
        self._beat(0.02, "forfeit_drum", layout=layout)
        x, y = zone("room").centre
        shown = Placement(x, y, FORFEIT_CARD, FORFEIT_CARD * PROPORTION, ("forfeit", forfeit), CHOICE_Z + 50)
        layout = {**layout, piece: shown}
        caption = f"{self._name(seat)} takes {card.name}"
        self._beats.append(Beat(layout, 0.34, "", caption, frozenset({piece})))
        self._beats.append(Beat(layout, LOOK, "", caption))
        px, py = panel_of(seat, self._context).rect.centre
        gone = Placement(px, py, FORFEIT_CARD * 0.3, FORFEIT_CARD * 0.3 * PROPORTION, ("forfeit", forfeit), CHOICE_Z)
        self._beat(0.28, "card_flick", layout={**layout, piece: gone})
        held = self._now.forfeits
        self._now = replace(self._now, forfeits=_with(held, seat, (*held[seat], forfeit)))

    def _treasure(self, seat: int, treasure: int, shown: int) -> None:
        """It flies to its owner with a note for each point; the next one turns up."""
        won = self._cards.treasures[treasure]
        layout = dict(self._lay_out(self._now))
        middle = zone("treasure").centre
        caption = f"{self._name(seat)} wins the {won.name}!"
        self._beat(0.6, f"treasure_{won.points}", "won", caption=caption, at=middle, layout=layout)
        self._now = replace(self._now, treasure=shown, treasures_left=self._now.treasures_left - 1)
        layout = dict(self._lay_out(self._now))
        layout["won"] = Placement(*middle, 120, 120, ("chip", won.icon), CHOICE_Z)
        self._beats.append(Beat(layout, 0.02, "", caption))
        x, y = panel_of(seat, self._context).rect.centre
        layout = {**layout, "won": Placement(x, y, 42, 42, ("chip", won.icon), CHOICE_Z)}
        self._beats.append(Beat(layout, 0.45, "", caption, arc=60))
        self._now = replace(self._now, won=_with(self._now.won, seat, (*self._now.won[seat], treasure)))
        if shown >= 0:
            self._beat(0.24, "flip_fairy")

    def _bubble(self, seat: int, kind: int, sound: str, flourish: str) -> None:
        """A speech bubble at the player's panel."""
        words = GESTURES[KINDS[kind]].word if flourish == "made" else "Oops!"
        side = "left" if seat == self._context.viewer else "right"
        rect = panel_of(seat, self._context).rect
        at = (rect.x, rect.y + 22) if side == "left" else (rect.right, rect.y + 34)
        self._beat(0.55, sound, f"bubble {side} {words}", at=at)


def _with(items: tuple, place: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:place], item, *items[place + 1 :])
