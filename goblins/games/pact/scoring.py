"""Counting: dynamite, Glory line by line, and the Commands (P-41, P-42, P-52, P-56, P-57, P-74)."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.contract import ScoreLine
from goblins.games.pact.cards import AUTUMN, Box
from goblins.games.pact.draft import types_on_display
from goblins.games.pact.state import Table, right_of

ALONE_GLORY = 2
#: From how many Tasks on a Pact card there is how much more Glory (P-42).
FULL_PACTS = ((6, 2), (4, 1))


def pacts_of(table: Table, clan: int) -> tuple[int, int]:
    """A clan's Pact cards: with the left and with the right neighbour."""
    return clan, right_of(table, clan)


def on_pact(table: Table, clan: int, pact: int) -> int:
    """How many Tasks a clan has on a Pact card, its own Figures counted in (P-52)."""
    figures = [1 for figure in table.figures[clan] if figure.pact == pact]
    return len(table.pacts[pact]) + len(figures)


def full_pact_glory(count: int) -> int:
    """The bonus for a Pact card with so many Tasks (P-42)."""
    return next((glory for least, glory in FULL_PACTS if count >= least), 0)


def tasks_of(table: Table, clan: int) -> list[int]:
    """Every Task that counts for a clan's colours, seasons and dynamite: a Figure counts it once more (P-52)."""
    left, right = pacts_of(table, clan)
    tasks = [*table.alone[clan], *table.pacts[left], *table.pacts[right]]
    return tasks + [figure.task for figure in table.figures[clan]]


def sticks_of(table: Table, box: Box, clan: int) -> int:
    """A clan's dynamite (P-41, P-56)."""
    on_card = box.track[table.markers[clan]][0] if clan < len(table.markers) else 0
    return on_card + sum(box.tasks[task].dynamite for task in tasks_of(table, clan))


def open_lines(table: Table, box: Box, clan: int) -> list[ScoreLine]:
    """A clan's Glory, but for its Commands, line by line (P-42, P-56, P-74)."""
    left, right = pacts_of(table, clan)
    full = full_pact_glory(on_pact(table, clan, left)) + full_pact_glory(on_pact(table, clan, right))
    lines = [
        ScoreLine("through pacts", len(table.pacts[left]) + len(table.pacts[right])),
        ScoreLine("alone", ALONE_GLORY * len(table.alone[clan])),
        ScoreLine("full Pact cards", full),
    ]
    if table.masters:
        lines.append(ScoreLine("Figures", len(table.figures[clan])))
    if clan < len(table.markers):
        lines.append(ScoreLine("Dynamite card", box.track[table.markers[clan]][1]))
    if table.prize and table.prize_winner == clan:
        lines.append(ScoreLine("dynamite bonus", ALONE_GLORY * len(table.prize)))
    return lines


def open_glory(table: Table, box: Box, clan: int) -> int:
    """A clan's Glory as everybody can count it."""
    return sum(line.amount for line in open_lines(table, box, clan))


def command_glory(table: Table, box: Box, seat: int, command: int) -> int:
    """The Glory of a Command as things stand (P-57)."""
    return box.commands[command].worth(_COUNTS[command](table, box, seat))


def command_count(table: Table, box: Box, seat: int, command: int) -> int:
    """What a Command counts, as things stand."""
    return _COUNTS[command](table, box, seat)


def full_lines(table: Table, box: Box, seat: int, commands: tuple[int, ...]) -> list[ScoreLine]:
    """A seat's Glory line by line, its Commands included."""
    lines = open_lines(table, box, seat)
    if table.markers:
        lines.append(ScoreLine("Commands", sum(command_glory(table, box, seat, command) for command in commands)))
    return lines


def display_size(table: Table, clan: int) -> int:
    """The goblins of a display, without permanent ones: for ties (P-43, P-53)."""
    return len(table.displays[clan])


# ---------------------------------------------------------------------- what the Commands count


def _owned(table: Table, seat: int) -> list[int]:
    prize = table.prize if table.prize_winner == seat else ()
    return [*tasks_of(table, seat), *prize]


def _marker(table: Table, box: Box, seat: int) -> int:
    return table.markers[seat] if table.markers else 0


def _full(table: Table, box: Box, seat: int) -> int:
    return len([pact for pact in pacts_of(table, seat) if on_pact(table, seat, pact) >= 6])


def _types(table: Table, box: Box, seat: int) -> int:
    return types_on_display(table, seat)


def _figures(table: Table, box: Box, seat: int) -> int:
    return len(table.figures[seat])


def _autumn(table: Table, box: Box, seat: int) -> int:
    return len([task for task in _owned(table, seat) if box.tasks[task].season == AUTUMN])


def _alone(table: Table, box: Box, seat: int) -> int:
    return len(table.alone[seat])


def _of_colours(*colours: int) -> Callable[[Table, Box, int], int]:
    def count(table: Table, box: Box, seat: int) -> int:
        return len([task for task in _owned(table, seat) if box.tasks[task].colour in colours])

    return count


def _none(table: Table, box: Box, seat: int) -> int:
    return 0


def _more_right(table: Table, box: Box, seat: int) -> int:
    left, right = pacts_of(table, seat)
    return int(on_pact(table, seat, right) > on_pact(table, seat, left))


def _more_left(table: Table, box: Box, seat: int) -> int:
    left, right = pacts_of(table, seat)
    return int(on_pact(table, seat, left) > on_pact(table, seat, right))


_COUNTS: tuple[Callable[[Table, Box, int], int], ...] = (
    _marker,
    _full,
    _types,
    _figures,
    _autumn,
    _alone,
    _of_colours(4, 5),
    _of_colours(3, 1),
    _of_colours(2, 0),
    _none,
    _more_right,
    _more_left,
)
