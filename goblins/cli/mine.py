"""`mine`: look through bots' games for puzzles, and add them to a game's data."""

from __future__ import annotations

import msgspec

from goblins import paths
from goblins.cli.arguments import UsageError
from goblins.study.puzzles.kind import games, has_puzzles
from goblins.study.puzzles.mining import mine as mined
from goblins.study.puzzles.puzzle import Puzzle, collection


def mine(game: str, seed: int, count: int) -> int:
    """Find so many puzzles that are not there yet; they are written down as they are found."""
    if not has_puzzles(game):
        raise UsageError(f"there are no puzzles of {game!r}, only of {', '.join(games())}")
    found = {puzzle.key: puzzle for puzzle in collection(game).puzzles}
    for number, puzzle in enumerate(mined(game, seed, count, tuple(found.values())), 1):
        found[puzzle.key] = puzzle
        _write(game, list(found.values()))
        print(f"{number} of {count}: {puzzle.key}, difficulty {puzzle.difficulty}", flush=True)
    return 0


def _write(game: str, puzzles: list[Puzzle]) -> None:
    """One puzzle a line, the easiest first."""
    lines = [
        msgspec.json.encode(puzzle).decode()
        for puzzle in sorted(puzzles, key=lambda one: (one.difficulty, one.tries, one.key))
    ]
    picture = msgspec.json.encode(collection(game).picture).decode()
    text = f'{{"picture":{picture},"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"
    (paths.DATA / game / "puzzles.json").write_text(text, encoding="utf-8")
