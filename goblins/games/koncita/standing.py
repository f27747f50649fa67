"""Who stands where in the room, and who is still in the game: what everybody can see on the table."""

from __future__ import annotations

from goblins.games.koncita.board import Board
from goblins.games.koncita.state import NOBODY, OSCAR, OUT, PRINCESS, KoncitaPublic


def goblin_squares(public: KoncitaPublic) -> int:
    """The squares with goblins on them, as a set."""
    squares = 0
    for square in public.goblins:
        if square >= 0:
            squares |= 1 << square
    return squares


def occupied_squares(public: KoncitaPublic) -> int:
    """The squares that are not empty, as a set (K-23)."""
    casket, scepter, oscar = public.things
    return goblin_squares(public) | 1 << public.princess | 1 << casket | 1 << scepter | 1 << oscar


def goblin_on(public: KoncitaPublic, square: int, *, but: int = 0) -> int:
    """The seat whose goblin stands on a square, seats of the set `but` left out; NOBODY if there is none."""
    for seat, standing in enumerate(public.goblins):
        if standing == square and not but >> seat & 1:
            return seat
    return NOBODY


def piece_on(public: KoncitaPublic, square: int) -> int:
    """The Princess or room card on a square, as a number of PIECES; -1 for none."""
    if square == public.princess:
        return PRINCESS
    return public.things.index(square) if square in public.things else -1


def oscars_run(public: KoncitaPublic, board: Board, colour: int) -> tuple[list[int], int]:
    """The squares Oscar runs through toward a colour (none if he can't), and the square of what stops him, -1 at an edge."""
    toward, occupied = board.steps[colour], occupied_squares(public)
    path: list[int] = []
    following = toward[public.things[OSCAR]]
    while following >= 0 and not occupied >> following & 1:
        path.append(following)
        following = toward[following]
    return path, following


def seats_in(public: KoncitaPublic) -> list[int]:
    """The seats that are not out."""
    return [seat for seat, count in enumerate(public.breaches) if count < OUT]


def next_in(public: KoncitaPublic, seat: int) -> int:
    """The next seat clockwise that is in the game."""
    count = len(public.breaches)
    for step in range(1, count):
        following = (seat + step) % count
        if public.breaches[following] < OUT:
            return following
    return seat


def stumbles_of(public: KoncitaPublic, seat: int) -> int:
    """How often a seat has stumbled (K-35)."""
    return public.stumbles[seat] if public.stumbles else 0
