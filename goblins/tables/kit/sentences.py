"""How what happened in a step is told."""

from __future__ import annotations

from collections.abc import Iterable


def in_one_sentence(parts: Iterable[str], name: str) -> str:
    """What somebody did, part by part, as one sentence that says their name once; empty when nothing is worth saying."""
    first, *rest = [part for part in parts if part] or [""]
    if not first:
        return ""
    prefix = f"{name} "
    if first.startswith(prefix):
        rest = [part.removeprefix(prefix) for part in rest]
    words = "; ".join([first, *rest]) + "."
    return words[0].upper() + words[1:]


def counted(number: int, thing: str) -> str:
    """So many of a thing that is named in the singular: `1 point`, `2 points`."""
    return f"{number} {thing}{'s' * (number != 1)}"
