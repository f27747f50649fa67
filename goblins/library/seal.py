"""A seal on the file of a match that still keeps secrets: in an editor nobody sees the deal, or what was done.

It keeps honest people honest, as an envelope does: the program opens it without a key, and does not show what the table hides.
"""

from __future__ import annotations

import base64
import zlib
from itertools import cycle

from goblins.words import say

_PAD = b"goblins: not before the game is over"
#: A file may unfold to so much at most.
LARGEST = 16 << 20


class BrokenSeal(ValueError):
    """What was sealed is not whole."""


def sealed(content: bytes) -> str:
    """Content that can't be read in passing."""
    check = _digest(content)[:8]
    return base64.b85encode(_mixed(check + zlib.compress(content, 9))).decode()


def unsealed(letters: str) -> bytes:
    """What was sealed; BrokenSeal if it is not whole."""
    try:
        packed = _mixed(base64.b85decode(letters.encode("ascii")))
        opener = zlib.decompressobj()
        content = opener.decompress(packed[8:], LARGEST)
    except (ValueError, zlib.error) as error:
        raise BrokenSeal(say("library-why-seal-broken")) from error
    if not opener.eof or _digest(content)[:8] != packed[:8]:
        raise BrokenSeal(say("library-why-seal-broken"))
    return content


def _mixed(content: bytes) -> bytes:
    return bytes(letter ^ pad for letter, pad in zip(content, cycle(_digest(_PAD)), strict=False))


def _digest(content: bytes) -> bytes:
    import hashlib  # few matches are sealed; it takes a while to load

    return hashlib.sha256(content).digest()
