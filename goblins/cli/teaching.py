"""`check`, the part about what teaches a game at its table: topics, tips, the rulebook's first page and diagrams."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from goblins import paths
from goblins.content.diagrams import diagrams_of
from goblins.content.glance import Thing, glance_of
from goblins.core.cast import COLOURS
from goblins.core.contract import Event
from goblins.core.info import GameInfo
from goblins.core.nearest import suggestion
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import rulebook_of, rules_of
from goblins.lessons.content import Pattern, Spot
from goblins.lessons.tips import tips_of
from goblins.lessons.topics import topics_of
from goblins.tables.capabilities import Explains, NamesAreas, ShowsPieces
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of

Findings = Iterator[str]
_CLAUSE = re.compile(r"\b[A-Z]-\d\d\b")


def events_of(game: str) -> dict[str, type[Event]]:
    """Everything that can happen in a game, by name."""
    rules_of(game)
    found, left = {}, [Event]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith(f"goblins.games.{game}."):
            found[kind.__name__] = kind
    return found


def topics(game: str) -> Findings:
    """Topics must be those that the table can name, cite clauses that there are, and have pictures that there are."""
    found, table, where = topics_of(game), table_of(game), f"data/{game}/topics.yaml"
    known: frozenset[str] = table.topics if isinstance(table, Explains) else frozenset()
    yield from (f"{where}: {name}: nothing on the table has this topic" for name in found if name not in known)
    yield from (f"{where}: the topic {name!r} of the table is missing" for name in sorted(known - set(found)))
    for name, topic in found.items():
        yield from _clauses(game, f"{where}: {name}", (*topic.clauses, topic.title, topic.say, *topic.more))
        if topic.icon and not (paths.SPRITES / "icons" / f"{topic.icon}.svg").is_file():
            yield f"{where}: {name}: there is no icon {topic.icon!r}"
        if topic.face and not (paths.SPRITES / f"characters/{topic.face}/bust.svg").is_file():
            yield f"{where}: {name}: there is no face of {topic.face!r}"


def tips(game: str) -> Findings:
    """What tips wait for must be able to happen, and what they point at must be there."""
    found, where = tips_of(game), f"data/{game}/tips.yaml"
    keys = [tip.key for tip in found.tips]
    for number, tip in enumerate(found.tips):
        key = f"{where}: tip {tip.key!r}"
        if tip.key in keys[:number]:
            yield f"{key}: the key stands there twice"
        yield from _pattern(game, key, tip.when)
        yield from _clauses(game, key, (tip.title, tip.say))
        if tip.point:
            yield from _spot(game, key, tip.point)
            told = {tip.point.tells: 0} if tip.point.tells else {}
            yield from _pattern(game, key, dict.fromkeys(tip.when, told))
    for number, pattern in enumerate(found.hits, 1):
        yield from _pattern(game, f"{where}: hits, number {number}", pattern)


def first_page(game: str) -> Findings:
    """The first page must cite clauses that there are, and show drawings and pieces that there are."""
    page, where = glance_of(game), f"data/{game}/glance.yaml"
    if page is None:
        return
    for number, panel in enumerate(page.panels, 1):
        key = f"{where}: panel {number}"
        yield from _clauses(game, key, (panel.clause,))
        if not _CLAUSE.fullmatch(panel.clause):
            yield f"{key}: {panel.clause!r} is no clause"
        for thing in panel.things:
            yield from _thing(game, key, thing)


def diagrams(game: str) -> Findings:
    """Diagrams must belong to clauses that there are, and show drawings and pieces that there are."""
    for clause, diagram in diagrams_of(game).items():
        key = f"data/{game}/diagrams.yaml: {clause}"
        if clause not in rulebook_of(game).ids():
            yield f"{key}: there is no clause {clause}"
        for number, frame in enumerate(diagram.frames, 1):
            for thing in frame.things:
                yield from _thing(game, f"{key}: frame {number}", thing)


def _thing(game: str, key: str, thing: Thing) -> Findings:
    """What a picture shows."""
    if thing.sprite and not (paths.SPRITES / thing.sprite).is_file():
        yield f"{key}: sprites/{thing.sprite}: the file is missing"
    if thing.portrait:
        yield from _portrait(key, thing.portrait)
    if thing.piece:
        yield from piece(game, key, thing.piece, thing.number)


def _portrait(key: str, portrait: str) -> Findings:
    """A medallion needs a seat's colour, a goblin, and a mood it was drawn in."""
    colour, goblin, *mood = portrait.split()
    if colour not in COLOURS:
        yield f"{key}: there is no seat of the colour {colour}"
    bust = "_".join(["bust", *mood])
    if not (paths.SPRITES / f"characters/{goblin}/{bust}.svg").is_file():
        yield f"{key}: sprites/characters/{goblin}/{bust}.svg: the file is missing"


def piece(game: str, key: str, kind: str, number: int) -> Findings:
    """A piece that is shown outside a game must be one that there is."""
    table = table_of(game)
    try:
        if not isinstance(table, ShowsPieces):
            raise ValueError("the table can’t show its pieces")
        table.sample(kind, number)
    except (ValueError, LookupError) as error:
        yield f"{key}: {kind} {number}: {error}"


def _clauses(game: str, key: str, texts: Iterable[str]) -> Findings:
    ids = set(rulebook_of(game).ids())
    for clause in _CLAUSE.findall(" ".join(texts)):
        if clause not in ids:
            yield f"{key}: there is no clause {clause}"


def _pattern(game: str, key: str, pattern: Pattern) -> Findings:
    """One event with its fields."""
    known = events_of(game)
    if len(pattern) != 1:
        yield f"{key}: it must be one event with its fields"
    for name, fields in pattern.items():
        if name not in known:
            yield f"{key}: there is no event {name!r}{suggestion(name, known)}"
            continue
        there = known[name].__struct_fields__
        yield from (
            f"{key}: {name} has no field {field!r}{suggestion(field, there)}" for field in fields if field not in there
        )


def _spot(game: str, key: str, spot: Spot) -> Findings:
    """An area must have a place at some table of the game: what is not at the others does not happen there."""
    if not spot.area:
        return
    rules, table = rules_of(game), table_of(game)
    known: set[str] = set()
    for setup in _tables(rules.info):
        view = rules.view(rules.new_game(setup, 1), 0)
        known |= set(table.areas(view, TableContext(setup, 0))) if isinstance(table, NamesAreas) else set()
    if spot.area not in known:
        yield f"{key}: there is no {spot.area!r} to point at{suggestion(spot.area, known)}"


def _tables(info: GameInfo) -> Iterator[Setup]:
    """A table for every number of seats and every choice of each option."""
    for count in range(info.min_seats, info.max_seats + 1):
        seats = make_seats(["human"] * count, info.cast)
        yield checked(info, Setup(info.slug, seats))
        for option in info.options:
            if option.offered(count) and not option.hidden:
                for choice in option.choices_for(count):
                    yield checked(info, Setup(info.slug, seats, {option.key: choice.value}))
