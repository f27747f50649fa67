"""What a table explains: every topic that can be met at some positions, with its facts filled in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_of
from goblins.lessons.topics import Topic, topics_of
from goblins.tables.capabilities import Explains, Subject
from goblins.tables.contract import AnyTable, TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Layout, Piece
from goblins.ui.viewport import HEIGHT, WIDTH, Point

#: How far apart the points are at which it is asked.
STRIDE = 23


def played(game: str, players: int, seed: int, steps: int, **options: str | bool) -> Match:
    """A match of easy bots after so many steps, or at its end."""
    longest = _played_on(game, players, seed, tuple(options.items()))
    _play_to(longest, steps)
    match = Match(longest.rules, longest.setup, seed)
    match.restore([step.action for step in longest.steps[:steps]], min(steps, len(longest.steps)))
    return match


@lru_cache(maxsize=8)
def _played_on(game: str, players: int, seed: int, options: tuple[tuple[str, str | bool], ...]) -> Match:
    """The same match for whoever asks for it: it is played as far as somebody wants it."""
    rules = rules_of(game)
    return Match(rules, Setup(game, make_seats(["easy"] * players, rules.info.cast), dict(options)), seed)


def _play_to(match: Match, steps: int) -> None:
    rules, bot = match.rules, make_bot(match.setup.game, "easy")
    while match.cursor < steps and match.outcome is None:
        seat = match.to_act[0]
        view, legal = rules.view(match.state, seat), rules.legal_actions(match.state, seat)
        match.play(decide(bot, view, legal, thinking_chance(match.seed, match.cursor, seat)).action)


def explained(match: Match, viewer: int = 0, *, covered: bool = False, assisted: bool = False) -> dict[str, Topic]:
    """Every topic that is met when a pointer goes all over the table, told with its facts."""
    game = match.setup.game
    table, topics = table_of(game), topics_of(game)
    view = match.rules.view(match.state, viewer)
    context = TableContext(match.setup, viewer, covered=covered, assisted=assisted)
    met = [subject for subject in everywhere(table, view, context).values() if subject]
    unknown = {subject.topic for subject in met} - set(topics)
    strangers = {subject.who for subject in met if subject.who is not None and subject.who >= len(match.setup.seats)}
    assert not strangers, f"nobody plays {strangers}"
    assert not unknown, f"nothing explains {unknown}"
    found = dict.fromkeys((subject.topic, tuple(subject.facts.items())) for subject in met)
    return {topic: topics[topic].told(dict(facts), topic) for topic, facts in found}


def everywhere(table: AnyTable, view: Any, context: TableContext, pitch: int = STRIDE) -> dict[Point, Subject | None]:
    """What is met all over a table, at points so far apart. Its layout follows from view and context: it is made once."""
    assert isinstance(table, Explains)
    layout, found = table.layout(view, context), dict[Point, Subject | None]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "layout", lambda *same: layout)
        for x in range(0, int(WIDTH), pitch):
            column = {piece: lies for piece, lies in layout.items() if lies.rect.x <= x + 0.5 <= lies.rect.right}
            for y in range(0, int(HEIGHT), pitch):
                pos = x + 0.5, y + 0.5
                found[pos] = table.subject(view, context, uppermost(column, pos), pos)
    return found


def uppermost(layout: Layout, pos: Point) -> Piece | None:
    """The piece that lies above all others at a point."""
    over = [(placement.z, piece) for piece, placement in layout.items() if placement.rect.holds(pos)]
    return max(over)[1] if over else None
