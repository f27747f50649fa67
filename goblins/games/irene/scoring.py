"""What a path is worth, who wins a game of Irene, and how a match ended (I-31, I-32, I-41, I-42).

Breadcrumbs are asked for by the tiles they lie on, as a state knows them of all tiles and a view of those on paths.
"""

from __future__ import annotations

from itertools import groupby

from goblins.core.contract import Outcome, Score, ScoreLine
from goblins.games.irene.content import Content
from goblins.games.irene.state import NO_PALACE, NOBODY, TURNED, Maze, MazePublic, MazeState
from goblins.words import Message, message

Crumbs = tuple[tuple[int, ...], ...]

_REASONS = {
    "all_home": ("I-30", message("irene-end-all-home")),
    "sealed": ("I-30", message("irene-end-no-home")),
    "trapped": ("I-28", message("irene-end-trapped")),
}


_HEADLINE, _GOBLINS = message("irene-headline-goblins"), message("irene-the-goblins")
_NOT_HOME = message("irene-line-not-home")
_SCROLLS, _CRUMBS = message("irene-line-scrolls"), message("irene-line-crumbs")
_BONUS, _POINTS, _GAMES = message("irene-line-bonus"), message("irene-line-points"), message("irene-line-games")


def scrolls_in(path: tuple[int, ...], content: Content) -> int:
    """What the scrolls in a path are worth."""
    return sum([content.scroll_points[tile] for tile in path])


def captured_in(crumbs: Crumbs, path: tuple[int, ...]) -> list[int]:
    """The symbols of the breadcrumbs, anyone's, that lie on a path (I-24)."""
    return [symbol for held in crumbs for symbol, tile in enumerate(held) if tile in path] if path else []


def clues_in(path: tuple[int, ...], crumbs: Crumbs, content: Content) -> int:
    """What the scrolls and captured breadcrumbs of a path are worth, which everybody sees."""
    return scrolls_in(path, content) + len(captured_in(crumbs, path)) * content.numbers.breadcrumb


def bonus_in(public: MazePublic, backs: tuple[int, ...], crumbs: Crumbs, seat: int, content: Content) -> int:
    """What symbols in a path are worth that match the back of its Palace: on signposts, the Palace's own among them, on
    scrolls and on captured breadcrumbs (I-41).
    """
    start, path = public.starts[seat], public.paths[seat]
    if start == NO_PALACE:
        return 0
    symbols = [start, *(symbol for tile in path for symbol in content.symbols[tile]), *captured_in(crumbs, path)]
    return symbols.count(backs[start]) * content.numbers.bonus


def points_of(maze: Maze, seat: int, content: Content) -> int:
    """What a seat's path is worth so far; it counts only for those who escape (I-31)."""
    public, secret = maze.public, maze.secret
    clues = clues_in(public.paths[seat], secret.crumbs, content)
    return clues + bonus_in(public, secret.backs, secret.crumbs, seat, content) if public.advanced else clues


def number_to_beat(homes: tuple[int, ...], numbers: tuple[int, ...]) -> int:
    """The highest number on a turned Home; 0 when none is (I-42)."""
    return max((number for number, owner in zip(numbers, homes, strict=True) if owner == TURNED), default=0)


def winner_of(maze: Maze, content: Content) -> int:
    """Who wins; NOBODY when the goblins do (I-31, I-42)."""
    public = maze.public
    if not public.arrived:
        return NOBODY
    points = {seat: points_of(maze, seat, content) for seat in public.arrived}
    best = max(points.values())
    leaders = [seat for seat in public.arrived if points[seat] == best]
    if not public.advanced:
        return leaders[0]
    beats_goblins = best > number_to_beat(public.homes, maze.secret.numbers)
    return leaders[0] if len(leaders) == 1 and beats_goblins else NOBODY


# ---------------------------------------------------------------------- how it ended


def outcome(state: MazeState, content: Content) -> Outcome | None:
    """How a match ended, by its last game; None while it goes on."""
    public = state.public
    if not public.ending:
        return None
    seats, arrived = range(len(public.paths)), public.arrived
    parts = [_parts(state, path, seat, content) for seat, path in enumerate(public.paths)]
    points = [sum(parts[seat]) if seat in arrived else 0 for seat in seats]
    number = number_to_beat(public.homes, state.secret.numbers)
    winner = public.games[-1]
    won = winner != NOBODY
    rule, said = _REASONS[public.ending] if won else _why_nobody(public, points, number, content)
    return Outcome(
        reason=public.ending,
        rule=rule,
        said=said,
        winners=(winner,) if won else (),
        ranking=_ranking(public, points) if won else (tuple(seats),),
        scores=tuple(
            [
                Score(
                    seat,
                    points[seat],
                    _lines(public, seat, parts[seat], points[seat]),
                    "" if seat in public.arrived else _NOT_HOME,
                )
                for seat in seats
            ]
        ),
        headed="" if won else _HEADLINE,
        others=((_GOBLINS, number),) if public.advanced else (),
    )


def _ranking(public: MazePublic, points: list[int]) -> tuple[tuple[int, ...], ...]:
    """The winner; then by games won, by points, and by who was home first."""
    winner, seats = public.games[-1], range(len(public.paths))

    def rank(seat: int) -> tuple[bool, int, int, int]:
        home = public.arrived.index(seat) if seat in public.arrived else len(seats)
        return seat != winner, -public.wins[seat], -points[seat], home

    return tuple(tuple(group) for _, group in groupby(sorted(seats, key=rank), key=rank))


def _why_nobody(public: MazePublic, points: list[int], number: int, content: Content) -> tuple[str, Message]:
    """Why the goblins won: the clause, and what is said (I-31, I-32, I-42)."""
    if public.match_play:
        return "I-32", message("irene-end-match-lost", games=content.numbers.match)
    if not public.arrived:
        return "I-31", message("irene-end-nobody")
    if max(points) <= number:
        return "I-42", message("irene-end-too-few", number=number)
    return "I-42", message("irene-end-tie", points=max(points))


def _parts(state: MazeState, path: tuple[int, ...], seat: int, content: Content) -> tuple[int, int, int]:
    """What the scrolls, the captured breadcrumbs and, in the advanced game, the symbols of a path are worth."""
    public, secret = state.public, state.secret
    crumbs = len(captured_in(secret.crumbs, path)) * content.numbers.breadcrumb
    bonus = bonus_in(public, secret.backs, secret.crumbs, seat, content) if public.advanced else 0
    return scrolls_in(path, content), crumbs, bonus


def _lines(public: MazePublic, seat: int, parts: tuple[int, int, int], points: int) -> tuple[ScoreLine, ...]:
    """What a path is made of, its points, and in match play the games won."""
    scrolls, crumbs, bonus = parts
    lines = [ScoreLine(_SCROLLS, scrolls, counts=False), ScoreLine(_CRUMBS, crumbs, counts=False)]
    if public.advanced:
        lines.append(ScoreLine(_BONUS, bonus, counts=False))
    lines.append(ScoreLine(_POINTS, points))
    if public.match_play:
        lines.append(ScoreLine(_GAMES, public.wins[seat], counts=False))
    return tuple(lines)
