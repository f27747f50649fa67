"""What is known before a game: Koncita's hundred cards (50 Movement cards, 20 Treasures and 30 Forfeits) and its rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Literal, get_args

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.bits import set_of
from goblins.games.koncita.board import Board, board_for
from goblins.games.koncita.state import PieceName

Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
WILD = 0b1111

Kind = Literal["friend", "head", "legs", "tongue", "hands", "voice"]
KINDS: tuple[Kind, ...] = get_args(Kind)
FRIEND = KINDS.index("friend")

TriggerName = Literal[
    "treasure_taken",
    "princess_moves",
    "oscar_runs",
    "goblin_shoved",
    "you_are_shoved",
    "other_takes_forfeit",
    "your_turn_starts",
    "your_turn_ends",
    "wild_played",
    "goblin_bounces",
    "room_card_touched",
    "moves_toward",
]
#: What sets off an order; a move toward each colour is a trigger of its own.
TOWARD = tuple(f"moves_toward_{colour}" for colour in COLOURS)
TRIGGERS: tuple[str, ...] = (*(name for name in get_args(TriggerName) if name != "moves_toward"), *TOWARD)

GoalName = Literal[
    "princess_touches_goblin",
    "two_central_ends",
    "shove_into_princess",
    "two_shoves",
    "oscar_stopped_by_goblin",
    "oscar_runs_four",
    "twice_same_colour",
    "end_beside_princess",
    "princess_twice",
    "end_in_corner",
    "shove_into_room_card",
    "shoved_to_edge",
    "princess_to_edge",
    "princess_to_centre",
    "end_beside_two_goblins",
    "another_takes_forfeit",
    "end_in_line_with_princess",
    "shove_with_wild",
    "two_forfeits",
    "two_colours_no_shove",
]

PRINTED_BOX = Box("koncita")
MOVEMENT_CARDS, TREASURE_CARDS, FORFEITS_OF_A_KIND = 50, 20, 5
POINTS = {1: 7, 2: 8, 3: 5}


class _MovementGroup(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["goblin", "princess"]
    colours: tuple[Colour, ...] | Literal["wild"]
    oscar: bool
    count: int


class _MovementFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[_MovementGroup, ...]


class _TreasureFile(Struct, frozen=True, forbid_unknown_fields=True):
    treasures: tuple[Treasure, ...]


class _ForfeitEntry(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    name: str
    trigger: TriggerName
    order: str
    colour: Colour | None = None


class _ForfeitFile(Struct, frozen=True, forbid_unknown_fields=True):
    forfeits: tuple[_ForfeitEntry, ...]


class Movement(Struct, frozen=True):
    """A Movement card: whom it moves, toward which colours (a set), and whether it may send Oscar running."""

    id: int
    kind: Literal["goblin", "princess"]
    colours: int
    oscar: bool

    @property
    def wild(self) -> bool:
        """Whether it counts as all four colours (K-11)."""
        return self.colours == WILD

    @property
    def colour_names(self) -> tuple[Colour, ...]:
        """Its colours in words."""
        return tuple(name for number, name in enumerate(COLOURS) if self.colours >> number & 1)


class Treasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A Treasure: its objective in words and as a named goal, the piece at its foot, its points."""

    slug: str
    name: str
    objective: str
    icon: str
    piece: PieceName
    points: int
    goal: GoalName
    steps: int = 1
    """2 where the objective has two halves, so that one of them may be done (a chain may do both at once)."""


class Forfeit(Struct, frozen=True):
    """A Forfeit: a kind of gesture, and what triggers it (a number of TRIGGERS)."""

    id: int
    kind: int
    name: str
    trigger: int
    order: str


class Cards(Struct, frozen=True):
    """All the cards by number."""

    movement: tuple[Movement, ...]
    treasures: tuple[Treasure, ...]
    forfeits: tuple[Forfeit, ...]

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """The Forfeits of a kind."""
        return tuple(forfeit.id for forfeit in self.forfeits if forfeit.kind == kind)

    def kinds_of(self, forfeits: Iterable[int]) -> int:
        """The kinds of some Forfeits, as a set."""
        kinds = 0
        for forfeit in forfeits:
            kinds |= 1 << self.forfeits[forfeit].kind
        return kinds


class Content(Struct, frozen=True):
    """The cards, the room for so many players, and which Forfeits each trigger sets off (as sets)."""

    cards: Cards
    board: Board
    triggered: dict[str, int]
    of_kind: tuple[int, ...]
    """The Forfeits of each kind, as sets."""
    kinds: tuple[tuple[int, ...], ...]
    """The Forfeits of each kind, in order."""


def content_for(players: int, cards: Cards) -> Content:
    """What so many players play with."""
    kinds = tuple(cards.of_kind(kind) for kind in range(len(KINDS)))
    return Content(
        cards=cards,
        board=board_for(players),
        triggered={
            name: set_of(forfeit.id for forfeit in cards.forfeits if forfeit.trigger == number)
            for number, name in enumerate(TRIGGERS)
        },
        of_kind=tuple(set_of(forfeits) for forfeits in kinds),
        kinds=kinds,
    )


@cache
def cards(box: Box = PRINTED_BOX) -> Cards:
    """The cards of a box; BadContent says which clause they break."""
    return Cards(movement(box), treasures(box), forfeits(box))


def movement(box: Box) -> tuple[Movement, ...]:
    """The Movement cards, checked against K-03."""
    groups, where = box.load("movement.yaml", _MovementFile).cards, box.where("movement.yaml")
    found: list[Movement] = []
    for group in groups:
        colours = WILD if group.colours == "wild" else set_of(map(COLOURS.index, group.colours))
        found += [Movement(len(found) + copy, group.kind, colours, group.oscar) for copy in range(group.count)]
    if len(found) != MOVEMENT_CARDS:
        raise BadContent(f"{where}: there must be {MOVEMENT_CARDS} Movement cards, not {len(found)} (K-03)")
    for kind, plain, with_oscar, wild in (("goblin", 3, 1, 6), ("princess", 2, 1, 2)):
        wanted: dict[tuple[int, bool], int] = {}
        for first, second in combinations(range(len(COLOURS)), 2):
            pair = 1 << first | 1 << second
            wanted |= {(pair, False): plain, (pair, True): with_oscar}
        wanted[WILD, False] = wild
        counted = Counter((card.colours, card.oscar) for card in found if card.kind == kind)
        for colours, oscar in counted:
            if (colours, oscar) not in wanted:
                raise BadContent(f"{where}: no {kind} card has {_described(colours, oscar=oscar)} (K-03)")
        for (colours, oscar), count in wanted.items():
            if counted[colours, oscar] != count:
                what = f"{kind} cards with {_described(colours, oscar=oscar)}"
                raise BadContent(f"{where}: there must be {count} {what}, not {counted[colours, oscar]} (K-03)")
    return tuple(found)


def treasures(box: Box) -> tuple[Treasure, ...]:
    """The Treasures, checked against K-04 and the table under K-44."""
    found, where = box.load("treasures.yaml", _TreasureFile).treasures, box.where("treasures.yaml")
    if len(found) != TREASURE_CARDS:
        raise BadContent(f"{where}: there must be {TREASURE_CARDS} Treasures, not {len(found)} (K-04)")
    for what in ("slug", "name", "goal"):
        values = [getattr(treasure, what) for treasure in found]
        for value in values:
            if values.count(value) > 1:
                raise BadContent(f"{where}: two Treasures have the {what} {value!r} (K-04)")
    for points, count in POINTS.items():
        worth = sum(treasure.points == points for treasure in found)
        if worth != count:
            raise BadContent(f"{where}: {count} Treasures must be worth {points}, not {worth} (K-44)")
    return found


def forfeits(box: Box) -> tuple[Forfeit, ...]:
    """The Forfeits, checked against K-04 and K-38."""
    entries, where = box.load("forfeits.yaml", _ForfeitFile).forfeits, box.where("forfeits.yaml")
    for kind in KINDS:
        of_kind = [entry for entry in entries if entry.kind == kind]
        if len(of_kind) != FORFEITS_OF_A_KIND:
            raise BadContent(f"{where}: there must be {FORFEITS_OF_A_KIND} {kind} Forfeits, not {len(of_kind)} (K-04)")
        names = [entry.trigger for entry in of_kind]
        for name in names:
            if names.count(name) > 1:
                raise BadContent(f"{where}: two {kind} Forfeits have the trigger {name!r} (K-38)")
    titles = [entry.name for entry in entries]
    for number, entry in enumerate(entries):
        if titles.count(entry.name) > 1:
            raise BadContent(f"{where}: forfeits[{number}]: {entry.name!r} stands there twice (K-38)")
        if (entry.trigger == "moves_toward") != (entry.colour is not None):
            raise BadContent(f"{where}: forfeits[{number}]: a colour belongs to moves_toward, and only to it (K-38)")
    return tuple(
        Forfeit(number, KINDS.index(entry.kind), entry.name, TRIGGERS.index(_trigger(entry)), entry.order)
        for number, entry in enumerate(entries)
    )


def _trigger(entry: _ForfeitEntry) -> str:
    return f"{entry.trigger}_{entry.colour}" if entry.colour else entry.trigger


def _described(colours: int, *, oscar: bool) -> str:
    names = " and ".join(name for number, name in enumerate(COLOURS) if colours >> number & 1)
    return f"{'all colours' if colours == WILD else names or 'no colour'}{' and Oscar' if oscar else ''}"
