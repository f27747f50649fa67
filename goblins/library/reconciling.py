"""One value out of two that were changed apart: what was changed here counts, and what only the other side knows stays."""

from __future__ import annotations

from typing import Any, Final

import msgspec

#: There is no value, or none that can be read.
MISSING: Final = msgspec.UNSET

#: Settings whose lists have an order and are replaced as a whole.
_WHOLE_LISTS = frozenset({"player_names", "window"})
#: Settings whose numbers never go down.
_GROWING = frozenset({"lessons"})


def reconciled_setting(name: str, was: Any, mine: Any, theirs: Any) -> Any:
    """Return a stored setting with the change from `was` to `mine` laid over it; MISSING if it was removed."""
    if theirs is MISSING:
        return mine
    if mine == was:
        return theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        before = was if isinstance(was, dict) else {}
        keys = [*theirs, *(key for key in mine if key not in theirs)]
        three = {key: (before.get(key, MISSING), mine.get(key, MISSING), theirs.get(key, MISSING)) for key in keys}
        laid_over = {key: reconciled_setting(name, *values) for key, values in three.items()}
        return {key: value for key, value in laid_over.items() if value is not MISSING}
    if isinstance(mine, list) and isinstance(theirs, list) and name not in _WHOLE_LISTS:
        listed = was if isinstance(was, list) else []
        kept = [one for one in theirs if one in mine or one not in listed]
        return [*kept, *(one for one in mine if one not in theirs and one not in listed)]
    if name in _GROWING and isinstance(mine, int) and isinstance(theirs, int):
        return max(mine, theirs)
    return mine


def reconciled_progress(mine: Any, theirs: Any) -> Any:
    """Return what was reached in all: counts never go down, and of anything else the first stays."""
    if theirs is MISSING or not (_counts(mine) and _counts(theirs)):
        return mine if theirs is MISSING else theirs
    return theirs | {key: max(value, theirs.get(key, value)) for key, value in mine.items()}


def _counts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(one, int) for one in value.values())
