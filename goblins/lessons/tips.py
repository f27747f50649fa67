"""Tips: what is explained the first time it happens to somebody, and which events hit a player. `data/<game>/tips.yaml`."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.content.spoken import load_spoken
from goblins.core.contract import Event
from goblins.lessons.content import Pattern, Spot
from goblins.lessons.guide import matches
from goblins.words import in_each_language

#: More words in a tip are not read.
MOST_WORDS = 22
#: In a pattern these stand for the seat of the one who looks, and for any other one.
ME, OTHERS = "me", "others"


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to know when an event happens for the first time: `{ForfeitTaken: {seat: me}}`; `during`: only as long as a
    circumstance lasts that the table knows by this name.
    """

    key: str
    when: Pattern
    title: str
    say: str
    point: Spot | None = None
    during: str = ""

    def about(self, event: Event) -> Tip:
        """The same tip, pointing at what an event is about."""
        if self.point is None or not self.point.tells:
            return self
        return replace(self, point=replace(self.point, number=getattr(event, self.point.tells)))


class Tips(Struct, frozen=True, forbid_unknown_fields=True):
    """All tips of a game, and the events that hit a player, for the recap."""

    tips: tuple[Tip, ...] = ()
    hits: tuple[Pattern, ...] = ()

    def for_events(
        self, events: Iterable[Event], seat: int, seen: Collection[str], now: Collection[str] = ()
    ) -> Tip | None:
        """The first tip that some events call for, that was not seen yet, and that is about what is the case `now`."""
        events = tuple(events)
        for tip in self.tips:
            if tip.during and tip.during not in now:
                continue
            event = next((event for event in events if happened(tip.when, event, seat)), None)
            if event is not None and tip.key not in seen:
                return tip.about(event)
        return None

    def hit(self, events: Iterable[Event], seat: int) -> bool:
        """Whether one of some events hits a seat."""
        return any(happened(pattern, event, seat) for event in events for pattern in self.hits)


@in_each_language
def tips_of(game: str) -> Tips:
    """A game's tips; BadContent if they can't be used."""
    path = paths.DATA / game / "tips.yaml"
    if not path.is_file():
        return Tips()
    found = load_spoken(path, Tips)
    for tip in found.tips:
        words = len(tip.say.split())
        if words > MOST_WORDS:
            raise BadContent(f"{shown(path)}: tip {tip.key!r}: {words} words; {MOST_WORDS} is the most")
        if len(tip.when) != 1:
            raise BadContent(f"{shown(path)}: tip {tip.key!r}: `when` is one event with its fields")
    return found


def happened(pattern: Pattern, event: Event, seat: int) -> bool:
    """Whether an event is of a pattern, seen from a seat."""
    ((name, fields),) = pattern.items()
    if any(value == OTHERS and getattr(event, field, seat) == seat for field, value in fields.items()):
        return False
    known = {field: seat if value == ME else value for field, value in fields.items() if value != OTHERS}
    return matches({name: known}, event)
