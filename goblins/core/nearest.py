"""Suggesting the right name for a wrong one."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

#: A longer name is like none of ours, and could take seconds to compare.
LONGEST = 200


def nearest(name: str, names: Iterable[str]) -> str | None:
    """The most similar of the names, if one is similar at all."""
    if len(name) > LONGEST:
        return None
    found = difflib.get_close_matches(name, list(names), n=1, cutoff=0.5)
    return found[0] if found else None


def suggestion(name: str, names: Iterable[str]) -> str:
    """Words to put after an error: the nearest right name, or all of them when they are few, or nothing."""
    known = list(names)
    found = nearest(name, known)
    if found:
        return f" (did you mean {found!r}?)"
    return f" (there are: {', '.join(known)})" if 0 < len(known) <= 8 else ""
