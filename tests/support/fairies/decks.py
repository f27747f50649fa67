"""Cards of Fairies that were never printed."""

from __future__ import annotations

from typing import Any


def another(number: int, *, rhyme: str = "oop", star: bool = False) -> dict[str, Any]:
    """A card that no deck has: the goblin rhymes on `rhyme`, the fairy on `ock`."""
    return {
        "goblin": {
            "name": f"Number {number} H{rhyme}",
            "rhyme": rhyme,
            "symbol": "sun",
            "star": star,
            "tail": rhyme,
            "character": "soup",
        },
        "fairy": {
            "name": f"Number {number} Bock",
            "rhyme": "ock",
            "symbol": "moon",
            "star": star,
            "tail": "ock",
            "character": "lock",
        },
    }
