"""The sheet on which one says where needed goblins come from: columns are needs, lanes are those who pay."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.pact import paying
from goblins.games.pact.actions import ALONE, Complete
from goblins.games.pact.content import Content
from goblins.games.pact.legal import completions
from goblins.games.pact.paying import Means
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_DISPLAY,
    FROM_HAND,
    FROM_MASTER,
    THEIR_DISPLAY,
    THEIR_MASTER,
    Payment,
)
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.places import SHEET, cell_piece, column_piece, zone
from goblins.tables.pact.showing import CellFace, PaidFace, SheetFace
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import Point, Rect, centred

CARD = 64.0
CARD_TALL = CARD * 1.4
COIN = 50.0
#: A lane in which cards and coins have just that size, the tallest one, and what is left free between two columns.
USUAL, TALLEST, FREE = 138.0, 188.0, 18.0
#: What lies free between a card and the permanent goblin beside it.
BETWEEN = 6.0
#: A lane's sources: goblins, and permanent ones beside them.
LANES: dict[str, tuple[int, ...]] = {
    "you": (FROM_DISPLAY, FROM_MASTER),
    "hand": (FROM_HAND,),
    "partner": (THEIR_DISPLAY, THEIR_MASTER),
    "fixer": (BY_FIXER,),
    "dynamite": (BY_DYNAMITE,),
}
#: Above everything, also above a Task that was just dropped and goes home.
PANEL_Z, CELL_Z, COLUMN_Z = 1500.0, 1510.0, 1520.0


class Lane(Struct, frozen=True):
    """A lane of the sheet: who pays in it, and where it lies."""

    name: str
    rect: Rect


def is_open(view: PactView, context: TableContext) -> bool:
    """Whether the one who looks is asked for a way to pay."""
    return (
        view.payment is not None
        and view.public.active == context.viewer
        and view.public.phase == "pay"
        and not context.covered
    )


def means(view: PactView, content: Content) -> Means:
    """What the payer could pay with."""
    assert view.payment is not None
    return paying.means_of(view.public, content, view.hand, view.seat, view.payment)


def lanes(view: PactView, content: Content) -> list[Lane]:
    """The lanes there are for this payment, below each other."""
    payment, has = view.payment, means(view, content)
    assert payment is not None
    names = ["you"]
    names += ["hand"] if payment.pact >= 0 else []
    names += ["partner"] if payment.partner != ALONE else []
    names += ["fixer"] if has.has(BY_FIXER, 0) else []
    names += ["dynamite"] if has.has(BY_DYNAMITE, 0) else []
    area = Rect(500, 220, 886, 442)
    weights = [0.72 if name in ("fixer", "dynamite") else 1.0 for name in names]
    tall = min(TALLEST, (area.h - 8 * (len(names) - 1)) / sum(weights))
    found, y = [], area.y
    for name, weight in zip(names, weights, strict=True):
        found.append(Lane(name, Rect(area.x, y, area.w, tall * weight)))
        y += tall * weight + 8
    return found


def areas(view: PactView, context: TableContext, content: Content) -> dict[str, Rect]:
    """The lanes by name, while the sheet is open."""
    found = lanes(view, content) if is_open(view, context) else []
    return {f"lane_{lane.name}": lane.rect for lane in found}


def column_x(payment: Payment, column: int) -> float:
    """The middle of a column."""
    return 760 + _step(payment) * (column + 0.5)


def _step(payment: Payment) -> float:
    return min(118.0, 640 / len(payment.columns))


def place(view: PactView, content: Content, column: int, source: int) -> Point | None:
    """Where a column's goblin lies if it comes from a source: permanent ones a little beside the cards."""
    assert view.payment is not None
    for lane in lanes(view, content):
        if source in LANES[lane.name]:
            x, y = column_x(view.payment, column), lane.rect.centre[1]
            if _both(view, content, lane.name, view.payment.columns[column]):
                x += _aside(view, content, source)
            return x, y
    return None


def _both(view: PactView, content: Content, lane: str, kind: int) -> bool:
    """Whether cards and a permanent goblin of a kind lie in a lane."""
    has = means(view, content).has
    return len(LANES[lane]) > 1 and all(has(one, kind) for one in LANES[lane])


def _shared(view: PactView, content: Content) -> bool:
    """Whether that is so anywhere on the sheet: then all of it is smaller."""
    assert view.payment is not None
    return any(_both(view, content, lane, kind) for lane in LANES for kind in view.payment.columns)


def _aside(view: PactView, content: Content, source: int) -> float:
    """How far a card, or the permanent goblin beside it, lies from the middle of its column."""
    assert view.payment is not None
    card, coin = (size_of(view, content, one)[0] for one in (FROM_DISPLAY, FROM_MASTER))
    closer = min(1.0, (_step(view.payment) - BETWEEN) / (card + coin + BETWEEN))
    return (card + BETWEEN) / 2 * closer if source in (FROM_MASTER, THEIR_MASTER) else -(coin + BETWEEN) / 2 * closer


def size_of(view: PactView, content: Content, source: int) -> tuple[float, float]:
    """How large a payment lies there, a card or a coin: larger where few lanes are high, and columns far apart."""
    assert view.payment is not None
    room = 1.0 if _shared(view, content) else _step(view.payment) / (CARD + FREE)
    scale = max(1.0, min(lanes(view, content)[0].rect.h / USUAL, room))
    wide, tall = (CARD, CARD_TALL) if source in (FROM_DISPLAY, FROM_HAND, THEIR_DISPLAY) else (COIN, COIN)
    return wide * scale, tall * scale


def placements(view: PactView, context: TableContext, content: Content) -> dict[Piece, Placement]:
    """The sheet, what pays, and the places of other ways."""
    payment = view.payment
    assert payment is not None
    rect = zone(view, SHEET.kind)
    placed: dict[Piece, Placement] = {
        SHEET: Placement(*rect.centre, rect.w, rect.h, SheetFace(view, context), PANEL_Z, fixed=True)
    }
    has = means(view, content)
    for column, source in paying.shifts(payment, has):
        at = place(view, content, column, source)
        if at:
            way = CellFace(payment.columns[column])
            placed[cell_piece(column, source)] = Placement(
                *at, *size_of(view, content, source), way, CELL_Z, fixed=True
            )
    for column, (kind, source) in enumerate(zip(payment.columns, payment.sources, strict=True)):
        at = place(view, content, column, source)
        if at:
            size = size_of(view, content, source)
            placed[column_piece(column)] = Placement(*at, *size, PaidFace(kind, source), COLUMN_Z + column)
    return placed


def cell_rects(view: PactView, content: Content) -> dict[Piece, Rect]:
    """Where a goblin of the sheet can be dropped: all of a column's part of a lane."""
    payment = view.payment
    assert payment is not None
    found = {}
    for column in range(len(payment.columns)):
        for source in paying.SOURCES:
            at = place(view, content, column, source)
            if at:
                w, h = size_of(view, content, source)
                found[cell_piece(column, source)] = centred(*at, max(w, 60), max(h, 60))
    return found


def others(view: PactView, content: Content) -> list[tuple[Complete, str]]:
    """The other ways to complete the Task that is being paid for, and whether each is a matter of `choice` too, is paid at
    once by goblins (`now`), or at once by the `fixer` or `dynamite` as well.
    """
    payment = view.payment
    if payment is None or payment.pact >= 0:
        return []
    found = []
    for way in completions(view.public, content, view.seat):
        if way.slot == payment.slot and way.partner != payment.partner:
            other = paying.task_payment(view.public, content, view.hand, view.seat, way.slot, way.partner)
            has = paying.means_of(view.public, content, view.hand, view.seat, other)
            found.append((way, "choice" if paying.has_choice(other, has) else _spent(other)))
    return found


def _spent(payment: Payment) -> str:
    """What a payment without a choice spends besides goblins."""
    return "fixer" if BY_FIXER in payment.sources else "dynamite" if BY_DYNAMITE in payment.sources else "now"


#: With whom a Task is done stands at the upper right: the present way last, the others before it.
TAB, TAB_GAP = (206.0, 52.0), 8.0


def tab_rect(view: PactView, place: int) -> Rect:
    """Where the way a Task is done stands: 0 is the present one, the others lie to its left."""
    rect = zone(view, SHEET.kind)
    wide, tall = TAB
    return Rect(rect.right - 50 - wide - (wide + TAB_GAP) * place, rect.y + 22, wide, tall)


def button_rects(view: PactView) -> tuple[Rect, Rect]:
    """Where it is called off, and where it is paid."""
    rect = zone(view, SHEET.kind)
    return Rect(rect.right - 410, rect.bottom - 94, 150, 62), Rect(rect.right - 244, rect.bottom - 94, 190, 62)
