"""Text that may be printed and drawn: without control characters, and no longer than there is room for."""

from __future__ import annotations

import unicodedata

#: What stands in the place of a character that can't be shown.
UNSHOWN = "\N{REPLACEMENT CHARACTER}"
#: Kinds of characters that steer a terminal, turn the writing round, break lines, or are none at all.
_UNFIT = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})


def is_plain(text: str, longest: int) -> bool:
    """Whether a text may be shown as it is, in one line."""
    return len(text) <= longest and (text.isprintable() or not any(map(_unfit, text)))


def plain(text: str, longest: int | None = None) -> str:
    """A text as it may be shown in one line; what is too long ends with dots."""
    if longest is not None and len(text) > longest:
        text = text[: longest - 1] + "…"
    if text.isprintable():
        return text
    return "".join(UNSHOWN if _unfit(character) else character for character in text)


def _unfit(character: str) -> bool:
    return unicodedata.category(character) in _UNFIT
