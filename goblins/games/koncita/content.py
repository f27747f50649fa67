"""What is known before a game: Koncita's cards as its data files have them, its numbers and its rooms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from goblins import paths
from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.content.numerals import filled
from goblins.core.bits import members, set_of
from goblins.core.nearest import suggestion
from goblins.games.koncita.board import Board
from goblins.games.koncita.info import INFO
from goblins.games.koncita.numbers import Numbers
from goblins.games.koncita.room import COLOURS, Colour, Room
from goblins.games.koncita.state import PieceName

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
    "oscar_runs_far",
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

PRINTED_BOX = Box(INFO.slug)
MOVEMENT_FILE, TREASURE_FILE, FORFEIT_FILE = "movement.yaml", "treasures.yaml", "forfeits.yaml"
#: What piles, panels and cards have room for.
MOST_MOVEMENT_CARDS, MOST_TREASURES, MOST_OF_A_KIND, MOST_POINTS = 120, 30, 15, 9
LONGEST = {"name": 28, "objective": 120, "order": 160}


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
    to: Literal["taker"] | None = None


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
        return tuple(COLOURS[number] for number in members(self.colours))


class Treasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A Treasure: its objective in words and as a named goal, the piece at its foot, its points."""

    slug: str
    name: str
    objective: str
    icon: str
    piece: PieceName
    points: int
    goal: GoalName
    note: str = ""
    """What the rulebook says about the objective besides."""


class Forfeit(Struct, frozen=True):
    """A Forfeit: a kind of gesture, and what triggers it (a number of TRIGGERS)."""

    id: int
    kind: int
    name: str
    trigger: int
    order: str
    to_taker: bool = False
    """Whether its gesture must point at whoever took the Treasure (K-38)."""


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
    """What so many players play with: cards, numbers and a room; and which Forfeits each trigger sets off (as sets)."""

    cards: Cards
    numbers: Numbers
    room: Room
    board: Board
    treasures_away: int
    """How many Treasures leave the game at its beginning (K-06)."""
    triggered: dict[str, int]
    of_kind: tuple[int, ...]
    """The Forfeits of each kind, as sets."""
    kinds: tuple[tuple[int, ...], ...]
    """The Forfeits of each kind, in order."""
    to_taker: int
    """The Forfeits whose gesture must point at whoever took the Treasure, as a set."""


def content_for(players: int, cards: Cards, numbers: Numbers, room: Room, board: Board) -> Content:
    """What so many players play with."""
    kinds = tuple(cards.of_kind(kind) for kind in range(len(KINDS)))
    return Content(
        cards=cards,
        numbers=numbers,
        room=room,
        board=board,
        treasures_away=numbers.away(players),
        triggered={
            name: set_of(forfeit.id for forfeit in cards.forfeits if forfeit.trigger == number)
            for number, name in enumerate(TRIGGERS)
        },
        of_kind=tuple(set_of(forfeits) for forfeits in kinds),
        kinds=kinds,
        to_taker=set_of(forfeit.id for forfeit in cards.forfeits if forfeit.to_taker),
    )


def cards(box: Box, numbers: Numbers) -> Cards:
    """The cards of a box; BadContent says what the game can't be played with."""
    return Cards(movement(box, numbers), treasures(box, numbers), forfeits(box))


def movement(box: Box, numbers: Numbers) -> tuple[Movement, ...]:
    """The Movement cards: enough for everybody's hand, and goblin cards toward every wall."""
    where = box.where(MOVEMENT_FILE)
    found: list[Movement] = []
    for number, group in enumerate(box.load(MOVEMENT_FILE, _MovementFile).cards):
        key = f"{where}: cards[{number}]"
        if group.count < 0:
            raise BadContent(f"{key}.count: {group.count} is not possible: 0 at least")
        if not group.colours or len(set(group.colours)) != len(group.colours):
            raise BadContent(f"{key}.colours: a card shows one or more colours, each of them once (K-11)")
        colours = WILD if group.colours == "wild" else set_of(map(COLOURS.index, group.colours))
        if len(found) + group.count > MOST_MOVEMENT_CARDS:
            raise BadContent(f"{key}.count: the table has room for {MOST_MOVEMENT_CARDS} Movement cards at most")
        found += [Movement(len(found) + copy, group.kind, colours, group.oscar) for copy in range(group.count)]
    least = numbers.hand * INFO.max_seats
    if len(found) < least:
        raise BadContent(
            f"{where}: cards: {INFO.max_seats} hands of {numbers.hand} need {least} Movement cards at least, "
            f"not {len(found)} (K-07)"
        )
    for colour, name in enumerate(COLOURS):
        if not any(card.kind == "goblin" and card.colours >> colour & 1 for card in found):
            raise BadContent(f"{where}: cards: no card moves a goblin toward {name}: the game might never end (K-11)")
    return tuple(found)


def treasures(box: Box, numbers: Numbers) -> tuple[Treasure, ...]:
    """The Treasures, with their numbers in words; some must be left for every number of players."""
    found, where = box.load(TREASURE_FILE, _TreasureFile).treasures, box.where(TREASURE_FILE)
    icons = sorted(path.stem.removeprefix("treasure_") for path in (paths.SPRITES / "icons").glob("treasure_*.svg"))
    least = max(one.away for one in numbers.treasures_away) + 1
    if not least <= len(found) <= MOST_TREASURES:
        raise BadContent(
            f"{where}: treasures: {len(found)} are not possible: {least} to {MOST_TREASURES}, so that one is left when "
            f"{least - 1} are put away, and the panels have room (K-06)"
        )
    told = []
    for number, treasure in enumerate(found):
        key = f"{where}: treasures[{number}]"
        if not 0 <= treasure.points <= MOST_POINTS:
            raise BadContent(f"{key}.points: {treasure.points} is not possible: 0 to {MOST_POINTS} fit the card's star")
        if treasure.icon not in icons:
            raise BadContent(f"{key}.icon: there is no drawing {treasure.icon!r}{suggestion(treasure.icon, icons)}")
        for field in ("slug", "name"):
            _only_once(key, field, getattr(treasure, field), [getattr(other, field) for other in found])
        objective = filled(treasure.objective, told_by_cards(numbers), f"{key}.objective")
        note = filled(treasure.note, told_by_cards(numbers), f"{key}.note")
        _short_enough(key, name=treasure.name, objective=objective)
        told.append(replace(treasure, objective=objective, note=note))
    return tuple(told)


def forfeits(box: Box) -> tuple[Forfeit, ...]:
    """The Forfeits: one at least, and of a kind no more than a deck has room for."""
    entries, where = box.load(FORFEIT_FILE, _ForfeitFile).forfeits, box.where(FORFEIT_FILE)
    if not entries:
        raise BadContent(f"{where}: forfeits: there must be one at least (K-32)")
    for kind in KINDS:
        count = sum(entry.kind == kind for entry in entries)
        if count > MOST_OF_A_KIND:
            raise BadContent(
                f"{where}: forfeits: {count} {kind} Forfeits are too many: a deck has room for {MOST_OF_A_KIND}"
            )
    for number, entry in enumerate(entries):
        key = f"{where}: forfeits[{number}]"
        _only_once(key, "name", entry.name, [other.name for other in entries])
        _short_enough(key, name=entry.name, order=entry.order)
        if (entry.trigger == "moves_toward") != (entry.colour is not None):
            raise BadContent(f"{key}.colour: a colour belongs to moves_toward, and only to it (K-38)")
        if entry.to and (entry.kind, entry.trigger) != ("friend", "treasure_taken"):
            raise BadContent(f"{key}.to: only a friend Forfeit for treasure_taken is told to the taker (K-38)")
    return tuple(
        Forfeit(
            number, KINDS.index(entry.kind), entry.name, TRIGGERS.index(_trigger(entry)), entry.order, bool(entry.to)
        )
        for number, entry in enumerate(entries)
    )


def told_by_cards(numbers: Numbers) -> dict[str, int | str]:
    """The numbers that sentences of the data may name, on cards and in the rulebook."""
    return {name: getattr(numbers, name) for name in Numbers.__struct_fields__ if name != "treasures_away"}


def _only_once(key: str, field: str, value: str, values: list[str]) -> None:
    if values.count(value) > 1:
        raise BadContent(f"{key}.{field}: {value!r} stands there twice: each card has its own")


def _short_enough(key: str, **texts: str) -> None:
    """The words of a card must fit it."""
    for field, text in texts.items():
        if not text or len(text) > LONGEST[field]:
            raise BadContent(f"{key}.{field}: {len(text)} letters are not possible: 1 to {LONGEST[field]} fit the card")


def _trigger(entry: _ForfeitEntry) -> str:
    return f"{entry.trigger}_{entry.colour}" if entry.colour else entry.trigger
