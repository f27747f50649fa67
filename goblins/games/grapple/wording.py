"""Numbers of things and goblins within sentences: what the table and reasons say of them."""

from __future__ import annotations

from goblins.games.grapple.content import Goblin
from goblins.words import Message, message, say


def in_points(count: int) -> str:
    """So many points."""
    return say("grapple-points", count=count)


def in_cards(count: int) -> str:
    """So many cards, in words."""
    return say("grapple-cards", count=count)


def in_goblins(count: int) -> str:
    """So many goblins, in words."""
    return say("grapple-goblins", count=count)


def named(key: str, goblin: Goblin) -> Message:
    """A goblin within a sentence; languages choose its article by its kind, or by the letter it begins with."""
    initial = "vowel" if goblin.name[0] in "AEIOU" else "consonant"
    return message(key, kind=goblin.kind, initial=initial, name=goblin.name)
