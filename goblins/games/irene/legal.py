"""What may be done in the maze."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.games.irene import actions as act
from goblins.games.irene.caves import choosable, empty_cells, free_homes, movable_crumbs, swappable
from goblins.games.irene.content import Content
from goblins.games.irene.state import NOBODY, MazePublic, MazeState


def who_decides(public: MazePublic) -> int:
    """The seat the game waits for; between two games the first human there is."""
    if public.phase == "shout":
        return public.shouter
    if public.phase == "next":
        people = members(public.people)
        return people[0] if people else public.active
    return public.active


def may_shout(state: MazeState, seat: int) -> bool:
    """Whether a seat may shout now (I-26)."""
    public = state.public
    return (
        public.phase == "choose"
        and seat != public.active
        and not public.hushed
        and not public.ending
        and any(not spot.up for spot in state.secret.caves)
    )


def actions(state: MazeState, seat: int, content: Content) -> tuple[act.MazeAction, ...]:
    """Everything the deciding seat may do, in a stable order."""
    public, caves, phase = state.public, state.secret.caves, state.public.phase
    if phase == "turn":
        return (act.Explore(seat), act.Escape(seat)) if state.secret.mountain else (act.Escape(seat),)
    if phase == "place":
        return tuple([act.PlaceTile(seat, cell) for cell in empty_cells(caves)])
    if phase == "peeked":
        return _peeked(state, seat)
    if phase == "palace":
        return tuple([act.TakePalace(seat, symbol) for symbol, owner in enumerate(public.palaces) if owner == NOBODY])
    if phase == "choose":
        return tuple([act.Choose(seat, cell) for cell in choosable(state, content)])
    if phase == "home":
        return tuple([act.TakeHome(seat, home) for home in free_homes(public.homes)])
    if phase == "return":
        return tuple([act.PutBack(seat, cell) for cell in empty_cells(caves)])
    if phase == "job":
        return tuple([act.SealHome(seat, home) for home in free_homes(public.homes)])
    if phase == "shout":
        return tuple([act.TurnUp(seat, spot.cell) for spot in caves if not spot.up])
    return (act.NextGame(seat),)


def _peeked(state: MazeState, seat: int) -> tuple[act.MazeAction, ...]:
    """Swaps among what was peeked at (I-40), one breadcrumb (I-14), or neither."""
    secret, found = state.secret, list[act.MazeAction]()
    if state.public.advanced:
        cells = swappable(state)
        found += [act.SwapTiles(seat, one, other) for place, one in enumerate(cells) for other in cells[place + 1 :]]
    for symbol in movable_crumbs(secret, seat):
        lying = secret.crumbs[seat][symbol]
        found += [act.MoveCrumb(seat, symbol, spot.cell) for spot in secret.caves if spot.tile != lying]
    return (*found, act.EndTurn(seat))
