"""Numbers and names as the screens say them."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, things: str) -> str:
    """So many of what is named in the plural: `1 turn`, `2 turns`. What has no plural stays as it is: `1 Glory`."""
    return f"{number} {things.removesuffix('s') if number == 1 else things}"


def listed(names: Sequence[str]) -> str:
    """Names in a row, the last one after an `and`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
