"""A language that nobody speaks: English with accents, brackets and two fifths more length, to see what is cut or left out."""

from __future__ import annotations

from goblins.words.pattern import Pattern

PSEUDO = "xx"
_ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áçéïñöšüýÁÇÉÏÑÖŠÜÝ")
_MORE = 0.4


def odd(pattern: Pattern) -> Pattern:
    """A pattern as it is said in that language."""
    parts = [pattern] if isinstance(pattern, str) else pattern
    length = sum(len(part) for part in parts if isinstance(part, str))
    return ["[", *map(_accented, parts), "~" * round(length * _MORE), "]"]


def _accented(part: str | list[object]) -> str | list[object]:
    if isinstance(part, str):
        return part.translate(_ACCENTS)
    if part[0] != "?":
        return part
    _, selector, variants, usual = part
    assert isinstance(variants, list)
    return ["?", selector, [[key, odd(pattern)[1:-1]] for key, pattern in variants], usual]
