"""What a table explains: every topic that can be met at some positions, with its facts filled in."""

from __future__ import annotations

from goblins.bots import decide, make_bot
from goblins.bots.bot import thinking_chance
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_of
from goblins.lessons.topics import Topic, topics_of
from goblins.tables.capabilities import Explains
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.viewport import HEIGHT, WIDTH

#: How far apart the points are at which it is asked.
STRIDE = 23


def played(game: str, players: int, seed: int, steps: int, **options: str | bool) -> Match:
    """A match of easy bots after so many steps, or at its end."""
    rules = rules_of(game)
    match = Match(rules, Setup(game, make_seats(["easy"] * players, rules.info.cast), dict(options)), seed)
    bot = make_bot(game, "easy")
    while match.cursor < steps and match.outcome is None:
        seat = match.to_act[0]
        view, legal = rules.view(match.state, seat), rules.legal_actions(match.state, seat)
        match.play(decide(bot, view, legal, thinking_chance(seed, match.cursor, seat)).action)
    return match


def explained(match: Match, viewer: int = 0, *, covered: bool = False, assisted: bool = False) -> dict[str, Topic]:
    """Every topic that is met when a pointer goes all over the table, told with its facts."""
    game = match.setup.game
    table, topics = table_of(game), topics_of(game)
    assert isinstance(table, Explains)
    view = match.rules.view(match.state, viewer)
    context = TableContext(match.setup, viewer, covered=covered, assisted=assisted)
    layout, found = table.layout(view, context), {}
    for x in range(0, int(WIDTH), STRIDE):
        for y in range(0, int(HEIGHT), STRIDE):
            over = [(placement.z, piece) for piece, placement in layout.items() if placement.rect.holds((x, y))]
            subject = table.subject(view, context, max(over)[1] if over else None, (x, y))
            if subject is not None:
                assert subject.topic in topics, f"nothing explains {subject.topic}"
                assert subject.who is None or subject.who < len(match.setup.seats), f"nobody plays {subject.who}"
                found[subject.topic] = topics[subject.topic].told(subject.facts, subject.topic)
    return found
