"""How near a seat is to the visible Treasure: which squares win it, which cards do, and how likely a turn is to.

It judges at a glance, for bots that ask very often: chains of shoves and landings after a bounce are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from goblins.core.bits import members, set_of
from goblins.games.koncita.board import Board
from goblins.games.koncita.content import Content, Movement, Treasure
from goblins.games.koncita.room import COLOURS, SQUARES
from goblins.games.koncita.standing import oscars_run
from goblins.games.koncita.state import PIECES, PRINCESS, Deed, KoncitaPublic

#: What a card can do, as a set of 16: one's goblin toward the four colours, then the Princess, then Oscar's runs, then
#: one's goblin by a wild card.
PRINCESS_BITS, OSCAR_BITS, WILD_BITS = 4, 8, 12
ANY = 0b1111
#: What a turn of two cards makes of a square two, three or more steps away.
TWO_AWAY, THREE_AWAY, FAR_AWAY = 0.42, 0.1, 0.03
PRINCESS_TWO_AWAY = 0.2
SURE = 0.95


class Chances:
    """How likely it is to draw what one needs; each chance is worked out once."""

    def __init__(self, cards: Sequence[Movement]) -> None:
        self.uses = tuple(uses_of(card) for card in cards)
        self._known: dict[tuple[int, int], float] = {}

    def of(self, uses: int, cards: int) -> float:
        """How likely one of so many cards allows one of some uses."""
        known = self._known.get((uses, cards))
        if known is None:
            known = self._known[uses, cards] = self._worked_out(uses, cards)
        return known

    def _worked_out(self, uses: int, cards: int) -> float:
        missing, total = 1.0, len(self.uses)
        fitting = sum(1 for card in self.uses if card & uses)
        for drawn in range(cards):
            missing *= max(0, total - fitting - drawn) / (total - drawn)
        return SURE * (1 - missing)


class Paths(Struct, frozen=True):
    """A room as bots look at it: the squares around a square, and those at most two and three steps away."""

    board: Board
    chances: Chances
    hand: int
    """How many cards everybody has."""
    long_run: int
    """How far Oscar must run for it to count."""
    around: tuple[int, ...]
    two: tuple[int, ...]
    three: tuple[int, ...]
    corners: int
    beside_edge: int
    """The squares from which a goblin can be shoved against an edge."""


class Aims(Struct, frozen=True):
    """What wins the visible Treasure: squares for one's goblin to enter, squares for the Princess, and other uses."""

    goblin: int = 0
    princess: int = 0
    uses: int = 0
    """Uses of cards that win whatever the square, as a set of 16."""
    later: float = 0.0
    """How likely a whole turn is to do both actions of an objective that takes two."""
    by_wild: int = 0
    """Squares for one's goblin to enter by a wild card."""


def paths_of(content: Content, chances: Chances) -> Paths:
    """The tables of a room, and what else bots must know of what is played with."""
    board, numbers = content.board, content.numbers
    around = tuple(set_of(board.neighbours[square]) for square in range(SQUARES))
    two = tuple(_spread(around, around[square] | 1 << square) for square in range(SQUARES))
    three = tuple(_spread(around, two[square]) for square in range(SQUARES))
    corners = set_of(square for square in range(SQUARES) if board.edges[square] >= 2)
    beside_edge = set_of(square for square in range(SQUARES) if around[square] & board.edge)
    return Paths(board, chances, numbers.hand, numbers.long_run, around, two, three, corners, beside_edge)


def uses_of(card: Movement) -> int:
    """What a card can do, as a set of 16."""
    if card.kind == "goblin":
        uses = card.colours | (ANY << WILD_BITS if card.wild else 0)
    else:
        uses = card.colours << PRINCESS_BITS
    return uses | card.colours << OSCAR_BITS if card.oscar else uses


def aims_of(paths: Paths, treasure: Treasure, public: KoncitaPublic, seat: int, deeds: Sequence[Deed]) -> Aims:
    """What wins a Treasure for a seat that has done these deeds in its turn; its piece is left to `winning_uses`."""
    others = 0
    for other, square in enumerate(public.goblins):
        if square >= 0 and other != seat:
            others |= 1 << square
    return _AIMS[treasure.goal](paths, public, seat, others, deeds)


def winning_uses(paths: Paths, treasure: Treasure, public: KoncitaPublic, seat: int, aims: Aims) -> int:
    """The uses of cards that win a Treasure at once, as a set of 16."""
    steps = paths.board.steps
    start, her = public.goblins[seat], public.princess
    wanted = aims.goblin | 1 << piece_square(treasure, public)
    uses = aims.uses
    if wanted & paths.around[start]:
        for colour in (0, 1, 2, 3):
            square = steps[colour][start]
            if square >= 0 and wanted >> square & 1:
                uses |= 1 << colour
    if aims.by_wild & paths.around[start]:
        for colour in (0, 1, 2, 3):
            square = steps[colour][start]
            if square >= 0 and aims.by_wild >> square & 1:
                uses |= 1 << WILD_BITS + colour
    if aims.princess & paths.around[her]:
        for colour in (0, 1, 2, 3):
            square = steps[colour][her]
            if square >= 0 and aims.princess >> square & 1 and square not in public.things:
                uses |= 1 << PRINCESS_BITS + colour
    return uses


def piece_square(treasure: Treasure, public: KoncitaPublic) -> int:
    """Where the piece at a Treasure's foot is."""
    piece = PIECES.index(treasure.piece)
    return public.princess if piece == PRINCESS else public.things[piece]


def likelihood(
    paths: Paths, treasure: Treasure, public: KoncitaPublic, seat: int, cards: Sequence[int] | None
) -> float:
    """How likely a seat is to win a Treasure in its next whole turn; `cards` are the uses of its hand, None for any hand."""
    aims = aims_of(paths, treasure, public, seat, ())
    uses = winning_uses(paths, treasure, public, seat, aims)
    likely = aims.later
    if uses:
        if cards is None:
            likely = max(likely, paths.chances.of(uses, paths.hand))
        elif any(card & uses for card in cards):
            return SURE
    start = public.goblins[seat]
    wanted = aims.goblin | 1 << piece_square(treasure, public)
    if paths.two[start] & wanted:
        likely = max(likely, TWO_AWAY)
    elif paths.three[start] & wanted:
        likely = max(likely, THREE_AWAY)
    if paths.two[public.princess] & aims.princess:
        likely = max(likely, PRINCESS_TWO_AWAY)
    return max(likely, FAR_AWAY)


def can_shove_to_win(paths: Paths, treasure: Treasure, public: KoncitaPublic, square: int, source: int) -> int:
    """Where a goblin that stands on `square` must be shoved to win a Treasure, as a set of squares."""
    wins = _SHOVES.get(treasure.goal)
    return wins(paths, public) & paths.around[square] & ~(1 << source) if wins else 0


def oscars_runs(paths: Paths, public: KoncitaPublic) -> list[tuple[int, int, int]]:
    """Every run that is open to Oscar: its colour, how far it goes, and the square of what stops it (-1: an edge)."""
    runs = []
    for colour in range(len(COLOURS)):
        path, stop = oscars_run(public, paths.board, colour)
        if path:
            runs.append((colour, len(path), stop))
    return runs


# ---------------------------------------------------------------------- objectives

_Aim = Callable[[Paths, KoncitaPublic, int, int, Sequence[Deed]], Aims]


def _touch_a_goblin(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(princess=others | 1 << public.goblins[seat])


def _two_central_ends(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    central, start = paths.board.central, public.goblins[seat]
    if any(deed.mover == "goblin" and central >> deed.end & 1 for deed in deeds):
        return Aims(goblin=central)
    near = 0.45 if paths.around[start] & central else 0.04 if paths.two[start] & central else 0.0
    return Aims(later=near)


def _shove_into_princess(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(others & paths.around[public.princess])


def _two_shoves(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    if any(deed.shoved for deed in deeds):
        return Aims(others)
    return Aims(later=0.35 if paths.around[public.goblins[seat]] & others else 0.0)


def _oscar_stopped(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(uses=_stopped_by(paths, public, others | 1 << public.goblins[seat]))


def _long_run(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    far = [colour for colour, squares, _ in oscars_runs(paths, public) if squares >= paths.long_run]
    return Aims(uses=set_of(far) << OSCAR_BITS)


def _twice_same_colour(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    moved = [deed.colour for deed in deeds if deed.mover == "goblin"]
    return Aims(uses=_colours_open(paths, public.goblins[seat]) & set_of(moved)) if moved else Aims(later=0.6)


def _beside_princess(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(paths.around[public.princess])


def _princess_twice(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    moved = any(deed.mover == "princess" for deed in deeds)
    return Aims(princess=paths.board.free) if moved else Aims(later=0.33)


def _in_corner(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(paths.corners)


def _shove_into_room_card(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(others & _around_things(paths, public))


def _shoved_to_edge(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(others & paths.beside_edge)


def _princess_to_edge(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(princess=paths.board.edge)


def _princess_to_centre(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(princess=paths.board.central)


def _beside_two_goblins(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    once = twice = 0
    for other, square in enumerate(public.goblins):
        if square >= 0 and other != seat:
            twice |= once & paths.around[square]
            once |= paths.around[square]
    return Aims(twice & ~others & ~(1 << public.princess))


def _another_takes_forfeit(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    into = others & (paths.around[public.princess] | _around_things(paths, public))
    return Aims(into, others, _stopped_by(paths, public, others))


def _in_line_with_princess(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    taken, squares = {*public.goblins, *public.things}, 0
    for toward in paths.board.steps:
        square = toward[public.princess]
        while square >= 0 and (square not in taken or square == public.goblins[seat]):
            square = toward[square]
            if square >= 0:
                squares |= 1 << square
    return Aims(squares)


def _shove_with_wild(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    return Aims(by_wild=others)


def _two_forfeits(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    if not any(deed.forfeits for deed in deeds):
        return Aims(later=0.15)
    goblins = others | 1 << public.goblins[seat]
    into = others & (paths.around[public.princess] | _around_things(paths, public))
    return Aims(into | set_of((*public.things, public.princess)), goblins, _stopped_by(paths, public, goblins))


def _two_colours_no_shove(paths: Paths, public: KoncitaPublic, seat: int, others: int, deeds: Sequence[Deed]) -> Aims:
    if any(deed.shoved for deed in deeds):
        return Aims()
    moved = [deed.colour for deed in deeds if deed.mover == "goblin"]
    if not moved:
        return Aims(later=0.6)
    colours, start = _colours_open(paths, public.goblins[seat]) & ~set_of(moved), public.goblins[seat]
    return Aims(
        uses=set_of(colour for colour in range(4) if colours >> colour & 1 and not _onto(paths, start, colour) & others)
    )


def _onto(paths: Paths, start: int, colour: int) -> int:
    return 1 << paths.board.steps[colour][start]


def _colours_open(paths: Paths, start: int) -> int:
    return set_of(colour for colour in range(4) if paths.board.steps[colour][start] >= 0)


def _around_things(paths: Paths, public: KoncitaPublic) -> int:
    casket, scepter, oscar = public.things
    return paths.around[casket] | paths.around[scepter] | paths.around[oscar]


def _stopped_by(paths: Paths, public: KoncitaPublic, goblins: int) -> int:
    runs = oscars_runs(paths, public)
    return set_of(colour for colour, _, stop in runs if stop >= 0 and goblins >> stop & 1) << OSCAR_BITS


def _spread(around: Sequence[int], squares: int) -> int:
    spread = squares
    for square in members(squares):
        spread |= around[square]
    return spread


_AIMS: dict[str, _Aim] = {
    "princess_touches_goblin": _touch_a_goblin,
    "two_central_ends": _two_central_ends,
    "shove_into_princess": _shove_into_princess,
    "two_shoves": _two_shoves,
    "oscar_stopped_by_goblin": _oscar_stopped,
    "oscar_runs_far": _long_run,
    "twice_same_colour": _twice_same_colour,
    "end_beside_princess": _beside_princess,
    "princess_twice": _princess_twice,
    "end_in_corner": _in_corner,
    "shove_into_room_card": _shove_into_room_card,
    "shoved_to_edge": _shoved_to_edge,
    "princess_to_edge": _princess_to_edge,
    "princess_to_centre": _princess_to_centre,
    "end_beside_two_goblins": _beside_two_goblins,
    "another_takes_forfeit": _another_takes_forfeit,
    "end_in_line_with_princess": _in_line_with_princess,
    "shove_with_wild": _shove_with_wild,
    "two_forfeits": _two_forfeits,
    "two_colours_no_shove": _two_colours_no_shove,
}


#: Where a shove must lead, by objective.
_SHOVES: dict[str, Callable[[Paths, KoncitaPublic], int]] = {
    "shove_into_princess": lambda paths, public: 1 << public.princess,
    "shove_into_room_card": lambda paths, public: set_of(public.things),
    "shoved_to_edge": lambda paths, public: paths.board.edge,
    "another_takes_forfeit": lambda paths, public: set_of(public.things) | 1 << public.princess,
    "shove_with_wild": lambda paths, public: paths.board.free,
}
