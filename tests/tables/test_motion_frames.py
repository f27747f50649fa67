"""Stories tick by tick: nothing jumps, nothing appears or vanishes in the middle of the table, everything ends in its place."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.games.registry import info_of, rules_for
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Beat, Director, Layout, Piece, Placement
from goblins.ui.time import ticks
from goblins.ui.viewport import HEIGHT, WIDTH
from tests.support.builders import setup

#: No piece is farther than this from where it was a tick before, unless it flies.
JUMP = math.hypot(WIDTH, HEIGHT) / 10
#: A beat as long as this is a flight that can be followed; shorter ones only put things where a flight begins.
FLIGHT = ticks(0.1)
POSITIONS = 10
#: A great moment that concerns bots only takes no longer than this.
LONGEST = 1.5 + 1e-6
#: What ends a round is told to everybody in full, and so is whatever ends the game.
DECIDING = {"horn"}
GAMES = ("koncita", "grapple", "fairies", "irene", "pact")


class Story(NamedTuple):
    """Where things lay, the beats, where they lie afterwards, what happened, and whether that ended the game."""

    start: Layout
    beats: list[Beat]
    end: Layout
    where: str
    last: bool


def told(game: str, players: int, seed: int) -> Iterator[Story]:
    """The stories of a match between bots, seen from the first seat."""
    chosen = setup(game, ["easy"] * players)
    match = Match(rules_for(chosen), chosen, seed)
    table, context, bot = table_of(game), TableContext(match.setup, 0), make_bot(game, "easy")
    while match.to_act and match.cursor < 160:
        seat, before = match.to_act[0], match.rules.view(match.state, 0)
        view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
        played = match.play(decide(bot, view, legal, thinking_chance(seed, match.cursor, seat)).action)
        after = match.rules.view(match.state, 0)
        events = tuple(match.rules.redact(event, 0) for event in match.steps[match.cursor - 1].events)
        beats = table.story(before, after, events, context)
        where = f"{game} with {players}, deal {seed}, ply {match.cursor}: {type(played).__name__} {events}"
        start, end = table.layout(before, context), table.layout(after, context)
        yield Story(start, beats, end, where, last=match.outcome is not None)


def frames(start: Layout, beats: list[Beat]) -> Iterator[tuple[Beat | None, dict[Piece, Placement]]]:
    """Where everything is at every tick, and the beat that brought it there."""
    director = Director()
    director.snap(start)
    director.queue(list(beats))
    while director.busy:
        beat = director.beat
        director.advance()
        yield beat, dict(director.placements)


def stories(game: str) -> list[Story]:
    """Ten stories of different kinds, spread over several matches."""
    info = info_of(game)
    counts = sorted({max(2, info.min_seats), min(3, info.max_seats), info.max_seats})
    found = [
        story
        for seed, players in enumerate(counts, 1)
        for index, story in enumerate(told(game, players, seed))
        if len(story.beats) > 1 or index % 9 == 0
    ]
    apart = max(1, len(found) // (POSITIONS * len(counts)))
    return found[::apart]


@pytest.mark.parametrize("game", GAMES)
def test_no_piece_jumps(game: str) -> None:
    chosen = stories(game)
    assert len(chosen) >= POSITIONS
    for start, beats, _, where, _ in chosen:
        before = dict(start)
        for beat, now in frames(start, beats):
            flies = beat is not None and ticks(beat.seconds) >= FLIGHT
            for piece, placement in now.items():
                last = before.get(piece)
                if last is None or flies:
                    continue
                moved = math.hypot(placement.x - last.x, placement.y - last.y)
                assert moved <= JUMP, f"{where}: {piece} jumps {moved:.0f} in {beat}"
            before = now


@pytest.mark.parametrize("game", GAMES)
def test_every_story_ends_where_things_lie(game: str) -> None:
    for start, beats, end, where, _ in stories(game):
        last: dict[Piece, Placement] = dict(start)
        for _, now in frames(start, beats):
            last = now
        assert last == dict(end), where


@pytest.mark.parametrize("game", GAMES)
def test_no_piece_blinks(game: str) -> None:
    """A piece that lay there before and lies there in the same place afterwards is there all the time."""
    for start, beats, end, where, _ in stories(game):
        stay = {piece for piece, place in start.items() if end.get(piece) == place}
        for beat, now in frames(start, beats):
            gone = stay - now.keys()
            assert not gone, f"{where}: {gone} blink in {beat}"


def moments(beats: list[Beat]) -> Iterator[tuple[str, float]]:
    """Every great moment of a story, and how long it takes: up to the last beat with something to see before the next one."""
    starts = [index for index, beat in enumerate(beats) if beat.moment]
    for start, end in zip(starts, [*starts[1:], len(beats)], strict=False):
        seen = [index for index in range(start, end) if beats[index].cues]
        yield beats[start].moment, sum(beat.seconds for beat in beats[start : (seen or [start])[-1] + 1])


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_among_bots_is_short(game: str) -> None:
    among = [story for story in stories(game) if not story.last]
    lengths = [(length, name, story.where) for story in among for name, length in moments(story.beats)]
    lengths = [one for one in lengths if one[1] not in DECIDING]
    assert lengths
    length, name, where = max(lengths)
    assert length <= LONGEST, f"{name} takes {length:.2f} s; {where}"
