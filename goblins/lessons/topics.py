"""What things on a table are, in a few words: `data/<game>/topics.yaml`. Tables say which topic a thing belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.content.numerals import filled
from goblins.content.spoken import load_spoken
from goblins.words import in_each_language

#: More words beside a pointer are not read.
MOST_WORDS = 18
#: What a thing is, as its sheet says below its name.
Kind = Literal[
    "figure",
    "board",
    "card",
    "cards",
    "pile",
    "tile",
    "tiles",
    "token",
    "place",
    "gesture",
    "player",
    "score",
    "course",
    "sign",
]


class Topic(Struct, frozen=True, forbid_unknown_fields=True):
    """What something is and does: a few words, more sentences for those who ask, and the clauses it comes from.

    Words may name facts that the table knows: `{left} are left`.
    """

    title: str
    say: str
    kind: Kind = "sign"
    more: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    icon: str = ""
    face: str = ""
    """The character whose face stands beside it where there is room; else its icon."""

    def told(self, facts: Mapping[str, int | str], where: str) -> Topic:
        """The same with facts in its sentences."""
        more = tuple(filled(line, facts, where) for line in self.more)
        return replace(self, title=filled(self.title, facts, where), say=filled(self.say, facts, where), more=more)


@in_each_language
def topics_of(game: str) -> dict[str, Topic]:
    """A game's topics by name; BadContent if they can't be used."""
    path = paths.DATA / game / "topics.yaml"
    if not path.is_file():
        return {}
    topics = load_spoken(path, dict[str, Topic])
    for name, topic in topics.items():
        words = len(topic.say.split())
        if words > MOST_WORDS:
            raise BadContent(f"{shown(path)}: {name}: {words} words; {MOST_WORDS} is the most")
    return topics
