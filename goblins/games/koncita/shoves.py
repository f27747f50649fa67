"""Where a shoved goblin may go, and the goblins it would shove in turn (K-17 … K-19)."""

from __future__ import annotations

from goblins.games.koncita.board import Board


def openings(board: Board, square: int, source: int, goblins: int, moved: int) -> list[int]:
    """The squares open to a goblin shoved off `square`, whose shover came from `source`.

    `goblins`: squares with goblins on them. `moved`: squares of goblins that have moved in this chain already.
    """
    return [
        beside
        for beside in board.neighbours[square]
        if beside != source
        and not moved >> beside & 1
        and (not goblins >> beside & 1 or has_opening(board, beside, square, goblins, moved | 1 << square))
    ]


def has_opening(board: Board, square: int, source: int, goblins: int, moved: int) -> bool:
    """Whether any square is open to a goblin shoved off `square` (K-19)."""
    for beside in board.neighbours[square]:
        if beside == source or moved >> beside & 1:
            continue
        if not goblins >> beside & 1:
            return True
        if has_opening(board, beside, square, goblins, moved | 1 << square):
            return True
    return False
