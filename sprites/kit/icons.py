"""All icons as drawings, and with them the round pieces that are made of icons."""
from __future__ import annotations

from collections.abc import Iterator

from . import icons_emblems, icons_interface, icons_marks, roundels
from .canvas import Art
from .sheet import sheet

VIEW = "-4 -4 110 110"      # every icon, so that all of them have the same optical size
PAINTERS = {**icons_emblems.ICONS, **icons_interface.ICONS, **icons_marks.ICONS}
_DRAWN_ELSEWHERE = {"flower"}       # painted here for the token of Fairies, written with that game's symbols


def drawings() -> Iterator[tuple[str, str]]:
    """Every icon, emblem, token, medal, coin and medallion."""
    for name, paint in PAINTERS.items():
        if name not in _DRAWN_ELSEWHERE:
            art = Art()
            paint(art)
            yield f"icons/{name}.svg", sheet(art, VIEW)
    yield from roundels.drawings()
