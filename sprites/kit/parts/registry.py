"""How parts get their names, and how a wrong name is answered."""
from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable

LEFT, RIGHT = -1, 1
BOTH_ARMS = (LEFT, RIGHT)
ARMS = {"both": BOTH_ARMS, "left": (LEFT,), "right": (RIGHT,), "none": ()}


class UnknownName(ValueError):
    """A recipe used a name that nothing answers to; the message offers the nearest right one."""


def by_name(*painters: Callable) -> dict[str, Callable]:
    """The painters under their own function names."""
    return {painter.__name__: painter for painter in painters}


def require(name: object, known: Iterable[str], what: str) -> None:
    """Raise UnknownName unless `name` is one of `known`."""
    names = list(known)
    if name in names:
        return
    nearest = difflib.get_close_matches(str(name), names, n=1, cutoff=0)
    raise UnknownName(f"{what}: there is no {name!r}" + (f"; did you mean {nearest[0]!r}?" if nearest else ""))
