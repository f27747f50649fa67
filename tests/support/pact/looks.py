"""Where things of Pact lie in a position, without a window."""

from __future__ import annotations

from goblins.core.setup import Setup
from goblins.games.pact.state import PactState
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.table import PactTable
from goblins.ui.moving.motion import Layout
from goblins.ui.viewport import Rect
from tests.support.builders import setup
from tests.support.pact.lines import RULES

WIDE_NAME = "Grumpelmütze"


def a_setup(mode: str, seats: int) -> Setup:
    """A set-up for so many players."""
    return setup("pact", seats, **({"mode": mode} if seats > 2 else {}))


def seen(state: PactState, viewer: int = 0, *, covered: bool = False) -> tuple[PactView, TableContext, Layout]:
    """What a seat sees, at what table, and where everything lies."""
    view: PactView = RULES.view(state, viewer)
    context = TableContext(a_setup(state.public.mode, state.public.players), viewer, covered=covered)
    return view, context, PactTable(RULES).layout(view, context)


def inside(inner: Rect, outer: Rect) -> bool:
    """Whether one rectangle lies within another."""
    outer = outer.grown(0.01)
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom
