"""The small pieces of Pact: Figures and Markers in the seats' colours, the ticket of a Specialist, snow."""

from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, rounded
from sprites.kit.icons.emblems import ICONS
from sprites.kit.pact.cards import SPECIALIST
from sprites.kit.pact.icons import pawn_of
from sprites.kit.pact.paper import parchment
from sprites.kit.palette import CREAM, mix
from sprites.kit.roundels import SEATS
from sprites.kit.sheet import sheet

PIECE = "-4 -4 110 110"
TICKET = "0 0 120 66"
TICKET_END = "0 0 66 66"


def drawings() -> Iterator[tuple[str, str]]:
    """Every small piece."""
    for name in SEATS:
        yield f"pact/figure_{name}.svg", _figure(name)
        yield f"pact/marker_{name}.svg", _marker(name)
    yield "pact/ticket.svg", _ticket()
    yield "pact/ticket_end.svg", _ticket_end()


def _seat_emblem(art: Art, name: str, x: float, y: float, size: float) -> None:
    art.push(f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 102:.3f})")
    ICONS[SEATS[name][1]](art)
    art.pop()


def _figure(name: str) -> str:
    """A pawn in a seat's colour with the seat's emblem on its belly."""
    art = Art()
    pawn_of(mix(SEATS[name][0], "#FFFFFF", 0.14))(art)
    art.form(ell(50, 74, 18), CREAM, 2.4, 0)
    _seat_emblem(art, name, 50, 74, 27)
    return compact(sheet(art, PIECE))


def _marker(name: str) -> str:
    """A round stone in a seat's colour with the seat's emblem."""
    art = Art()
    art.form(ell(50, 50, 45), mix(SEATS[name][0], "#FFFFFF", 0.14), 5, 0.4)
    art.form(ell(50, 50, 32), CREAM, 3, 0)
    _seat_emblem(art, name, 50, 50, 48)
    return compact(sheet(art, PIECE))


def _ticket() -> str:
    """A strip of parchment on which a Specialist's name and words lie flat."""
    art = Art()
    parchment(art, rounded(3, 3, 113, 58, 10), 3)
    return sheet(art, TICKET, slices=(16, 16, 16, 18))


def _ticket_end() -> str:
    """The dyed end of a ticket, for its emblem."""
    art = Art()
    end = "M13 3L63 3L63 61L13 61Q3 61 3 51L3 13Q3 3 13 3Z"
    art.ink(end, 3)
    art.flat(end, art.linear([(0, mix(SPECIALIST, "#FFFFFF", 0.14), 1), (1, mix(SPECIALIST, "#1A1030", 0.25), 1)]))
    return sheet(art, TICKET_END)
