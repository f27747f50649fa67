"""All icons as drawings, and with them the round pieces that are made of icons."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit import roundels
from sprites.kit.canvas import Art
from sprites.kit.icons import emblems, interface, marks
from sprites.kit.sheet import sheet

VIEW = "-4 -4 110 110"      # every icon, so that all of them have the same optical size
PAINTERS = {**emblems.ICONS, **interface.ICONS, **marks.ICONS}
_DRAWN_ELSEWHERE = {"flower"}       # painted here for the token of Fairies, written with that game's symbols


def drawings() -> Iterator[tuple[str, str]]:
    """Every icon, emblem, token, medal, coin and medallion."""
    for name, paint in PAINTERS.items():
        if name not in _DRAWN_ELSEWHERE:
            art = Art()
            paint(art)
            yield f"icons/{name}.svg", sheet(art, VIEW)
    yield from roundels.drawings()
