"""A language that nobody speaks: English with accents, brackets and two fifths more length, to see what is cut or left out."""

from __future__ import annotations

import re

from goblins.words.pattern import Pattern

PSEUDO = "xx"
_ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áçéïñöšüýÁÇÉÏÑÖŠÜÝ")
_MORE = 0.4
#: Not compiled before somebody speaks it.
_WORD = r"[^\W\d_]+"
#: What stays as it is in words of data files: places for numbers and pictures, and clauses.
_KEPT = r"(\{[^}]*\}|\b[A-Z]-\d\d\b)"


def odd(pattern: Pattern) -> Pattern:
    """A pattern as it is said in that language, without the brackets round what is said as a whole."""
    return [_odd_part(part) for part in ([pattern] if isinstance(pattern, str) else pattern)]


def _odd_part(part: str | list[object]) -> str | list[object]:
    if isinstance(part, str):
        return _longer(part, _MORE)
    if part[0] != "?":
        return part
    _, selector, variants, usual = part
    assert isinstance(variants, list)
    return ["?", selector, [[key, odd(pattern)] for key, pattern in variants], usual]


def odd_words(text: str, more: float = _MORE) -> str:
    """Words of a data file in that language, longer by a share."""
    return "".join(part if at % 2 else _longer(part, more) for at, part in enumerate(re.split(_KEPT, text)))


def _longer(text: str, more: float) -> str:
    """Accents, and every word a bit longer, at its beginning: rhymes stand at the end."""
    added = 0

    def longer(found: re.Match[str]) -> str:
        nonlocal added
        here = round(found.end() * more) - added
        added += here
        return "~" * here + found[0].translate(_ACCENTS)

    return re.sub(_WORD, longer, text)
