"""The numbers of Pact's rules that stand on no card, out of `numbers.yaml`, and what engine and table can carry of them."""

from __future__ import annotations

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.games.pact.kinds import KINDS, MOST_SYMBOLS

FILE = "numbers.yaml"
SEAT_COUNTS = range(1, 6)
#: What the rows of the table, a payment and a Pact card have room for.
MOST_IN_A_ROW = 6
MOST_NEEDED = 9
MOST_BOXES = 8
#: A campaign has a new Master in every game.
MOST_GAMES = len(KINDS)
_MOST = 9


class GloryFor(Struct, frozen=True, forbid_unknown_fields=True):
    """The Glory for a Task done alone, for a Task on a Pact card, and for a Figure (P-42, P-52)."""

    alone: int
    pact: int
    figure: int


class FullPact(Struct, frozen=True, forbid_unknown_fields=True):
    """From how many Tasks on a Pact card on there is how much more Glory (P-42)."""

    tasks: int
    glory: int


class Stride(Struct, frozen=True, forbid_unknown_fields=True):
    """From how many types on display on a Marker moves how far (P-54)."""

    types: int
    spaces: int


class CommandsDealt(Struct, frozen=True, forbid_unknown_fields=True):
    """How many Commands everybody chooses from, in the expert game and for two (P-50, P-61)."""

    expert: int
    two: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Hand and row sizes, costs, Glory and how long things last."""

    hand: int
    goblin_row: int
    task_row: int
    removed: dict[int, int]
    """Spring Tasks that leave the game, by the number of players."""
    recruits: int
    shortage_hand: int
    plays: int
    patience: int
    glory: GloryFor
    full_pacts: tuple[FullPact, ...]
    figure_costs: tuple[int, ...]
    march: tuple[Stride, ...]
    commands_dealt: CommandsDealt
    strangers_start: int
    helix_gains: int
    slides_up_to: int
    strangers_draw: tuple[int, ...]
    """For every game of a campaign."""
    taken_back: int

    @property
    def games(self) -> int:
        """How many games a campaign has."""
        return len(self.strangers_draw)


def load_numbers(box: Box) -> Numbers:
    """The numbers of a box; BadContent says which can't be carried."""
    numbers, where = box.load(FILE, Numbers), box.where(FILE)
    for key, least, most in (
        ("hand", 1, _MOST),
        ("goblin_row", 1, MOST_IN_A_ROW),
        ("task_row", 1, MOST_IN_A_ROW),
        ("recruits", 1, MOST_IN_A_ROW),
        ("shortage_hand", 1, 20),
        ("plays", 1, _MOST),
        ("patience", 1, 99),
        ("strangers_start", 0, _MOST),
        ("helix_gains", 0, _MOST),
        ("slides_up_to", 0, _MOST),
        ("taken_back", 0, 6),
    ):
        within(where, key, getattr(numbers, key), least, most)
    if sorted(numbers.removed) != list(SEAT_COUNTS):
        raise BadContent(f"{where}: removed: there must be a number for 1, 2, 3, 4 and 5 players (P-11)")
    for players, count in numbers.removed.items():
        within(where, f"removed: {players}", count, 0, 99)
    for key in ("alone", "pact", "figure"):
        within(where, f"glory: {key}", getattr(numbers.glory, key), 0, _MOST)
    within(where, "commands_dealt: expert", numbers.commands_dealt.expert, 1, 2)
    within(where, "commands_dealt: two", numbers.commands_dealt.two, 1, 4)
    _check_lists(numbers, where)
    return numbers


def _check_lists(numbers: Numbers, where: str) -> None:
    within(where, "full_pacts: how many there are", len(numbers.full_pacts), 0, 3)
    for full in numbers.full_pacts:
        within(where, "full_pacts: tasks", full.tasks, 1, MOST_BOXES)
        within(where, "full_pacts: glory", full.glory, 1, _MOST)
    growing(where, "full_pacts: tasks", [full.tasks for full in numbers.full_pacts])
    growing(where, "full_pacts: glory", [full.glory for full in numbers.full_pacts])
    within(where, "figure_costs: how many there are", len(numbers.figure_costs), 1, MOST_SYMBOLS)
    for cost in numbers.figure_costs:
        within(where, "figure_costs", cost, 1, MOST_NEEDED)
    for stride in numbers.march:
        within(where, "march: types", stride.types, 1, len(KINDS))
        within(where, "march: spaces", stride.spaces, 1, _MOST)
    growing(where, "march: types", [stride.types for stride in numbers.march])
    growing(where, "march: spaces", [stride.spaces for stride in numbers.march])
    within(where, "strangers_draw: how many there are", numbers.games, 2, MOST_GAMES)
    for draw in numbers.strangers_draw:
        within(where, "strangers_draw", draw, 0, _MOST)


def within(where: str, key: str, number: int, least: int, most: int) -> None:
    """BadContent if a number is not one that engine and table can carry."""
    if not least <= number <= most:
        raise BadContent(f"{where}: {key}: {number} can’t be played with: from {least} to {most}")


def growing(where: str, key: str, numbers: list[int]) -> None:
    """BadContent if numbers do not grow from one step to the next."""
    if any(later <= earlier for earlier, later in zip(numbers, numbers[1:], strict=False)):
        raise BadContent(f"{where}: {key}: {', '.join(map(str, numbers))} must grow from step to step")
