"""Pact's cards out of the data files: goblins, Tasks, Specialists, Masters, Commands and the Dynamite card, all checked.

Goblin cards are numbers 0 … 77 (see `kinds`), Tasks 0 … 29, Specialists 0 … 5, Commands 0 … 11.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Literal, get_args

from msgspec import Struct, field

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.games.pact.kinds import COPIES, KIND_OF, KINDS, LETTERS, Kind, Letter, as_bits

Season = Literal["spring", "summer", "autumn"]
SEASONS: tuple[Season, ...] = get_args(Season)
SPRING, SUMMER, AUTUMN = range(3)
SpecialistSlug = Literal["taskmaster", "drummer", "schemer", "mimic", "pressgang", "fixer"]
SPECIALISTS: tuple[SpecialistSlug, ...] = get_args(SpecialistSlug)
TASKMASTER, DRUMMER, SCHEMER, MIMIC, PRESSGANG, FIXER = range(6)
PRINTED_BOX = Box("pact")
TASKS = 30
COMMANDS = 12
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
#: Commands that rules or bots know by their number.
FRIENDS, GRAB, RIGHT_HAND, LEFT_HAND = 1, 9, 10, 11
FIGURES = 3
#: What a player's first, second and third Figure cost (P-51).
FIGURE_COSTS = (3, 4, 5)

# The rulebook's table (P-02): for each colour two spring, two summer and one autumn Task with their dynamite.
_PRINTED = {
    "W": "2W1Y0 2W1K1R1 3W1Y1B1 2W2G1K1 3W2K1B2",
    "Y": "2Y1K0 2Y1W1G0 3Y1K1R1 2Y2B1G2 3Y2R1K1G3",
    "K": "2K1G0 2K1Y1B1 3K1W1G1 2K2R1B1 3K2B1W2",
    "G": "2G1B0 2G1K1R0 3G1Y1B1 2G2W1R2 3G2Y1B1R3",
    "B": "2B1R0 2B1W1G1 3B1K1R1 2B2Y1W1 3B2W1K2",
    "R": "2R1W0 2R1Y1B0 3R1W1G1 2R2K1Y2 3R2G1W1Y3",
}
_SEASON_ORDER = (SPRING, SPRING, SUMMER, SUMMER, AUTUMN)
_TRACK = ((0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (4, 3))
# From which count on a Command is worth how much, and what it costs otherwise (P-57).
_COMMANDS: tuple[tuple[tuple[tuple[int, int], ...], int], ...] = (
    (((3, 1), (4, 2)), -2),
    (((1, 1), (2, 3)), -2),
    (((5, 1), (6, 2)), -2),
    (((2, 1), (3, 3)), -2),
    (((2, 1), (3, 3)), -1),
    (((2, 2), (3, 4)), -1),
    (((3, 2), (4, 4)), -1),
    (((3, 2), (4, 4)), -1),
    (((3, 2), (4, 4)), -1),
    ((), 0),
    (((1, 2),), -1),
    (((1, 2),), -1),
)


class GoblinKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of goblin: its name, its colour, how many there are, and how many faces they have."""

    kind: Kind
    name: str
    colour: str
    copies: int
    looks: int


class Specialist(Struct, frozen=True, forbid_unknown_fields=True):
    """A Specialist: what it does in a few words and in full, and when it can."""

    slug: SpecialistSlug
    name: str
    short: str
    when: str
    words: str


class Master(Struct, frozen=True, forbid_unknown_fields=True):
    """A Master Goblin: its kind, and how many symbols it has."""

    kind: Kind
    name: str
    symbols: int


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the Dynamite card."""

    sticks: int
    glory: int


class Dynamite(Struct, frozen=True, forbid_unknown_fields=True):
    """The Dynamite card: its spaces, and where the Marker starts."""

    start: int
    track: tuple[Space, ...]


class CommandStep(Struct, frozen=True, forbid_unknown_fields=True):
    """From which count on a Command is worth how much Glory."""

    count: int = field(name="from")
    glory: int = 0


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """A Command: what it counts, what that is worth, and what missing it costs."""

    numeral: str
    slug: str
    name: str
    counts: str
    steps: tuple[CommandStep, ...]
    words: str
    otherwise: int = field(name="else")

    def worth(self, count: int) -> int:
        """The Glory for a count."""
        return max([step.glory for step in self.steps if count >= step.count], default=self.otherwise)


class Task(Struct, frozen=True):
    """A Task: its season and colour, how many of each kind it needs, its dynamite, and its name."""

    season: int
    colour: int
    needs: tuple[int, ...]
    dynamite: int
    name: str
    columns: tuple[int, ...]
    """The kinds it needs one by one, its own colour first."""
    bits: int
    """What it needs as bits (see `kinds.as_bits`)."""


class _Clans(Struct, frozen=True, forbid_unknown_fields=True):
    goblins: tuple[GoblinKind, ...]
    specialists: tuple[Specialist, ...]
    masters: tuple[Master, ...]
    dynamite: Dynamite


class _TaskLine(Struct, frozen=True, forbid_unknown_fields=True):
    season: Season
    colour: Letter
    needs: str
    dynamite: int
    name: str


class _Tasks(Struct, frozen=True, forbid_unknown_fields=True):
    tasks: tuple[_TaskLine, ...]


class _Commands(Struct, frozen=True, forbid_unknown_fields=True):
    commands: tuple[Command, ...]


class Content(Struct, frozen=True):
    """Everything that lies in the box."""

    goblins: tuple[GoblinKind, ...]
    specialists: tuple[Specialist, ...]
    masters: tuple[Master, ...]
    tasks: tuple[Task, ...]
    commands: tuple[Command, ...]
    track: tuple[tuple[int, int], ...]
    """(sticks, Glory) of every space."""
    start: int

    def of_season(self, season: int) -> tuple[int, ...]:
        """The Tasks of a season."""
        return tuple([number for number, task in enumerate(self.tasks) if task.season == season])

    def goblin_name(self, card: int) -> str:
        """A goblin in words."""
        return self.goblins[KIND_OF[card]].name

    def look(self, card: int) -> int:
        """Which of its kind's faces a goblin has: it never means anything."""
        return card % COPIES % self.goblins[KIND_OF[card]].looks


@cache
def load_content(box: Box = PRINTED_BOX) -> Content:
    """What a box holds; BadContent says what is wrong with it."""
    clans = box.load("clans.yaml", _Clans)
    _check_clans(clans, box.where("clans.yaml"))
    tasks = _checked_tasks(box.load("tasks.yaml", _Tasks).tasks, box.where("tasks.yaml"))
    commands = box.load("commands.yaml", _Commands).commands
    _check_commands(commands, box.where("commands.yaml"))
    track = tuple((space.sticks, space.glory) for space in clans.dynamite.track)
    return Content(
        goblins=clans.goblins,
        specialists=clans.specialists,
        masters=clans.masters,
        tasks=tasks,
        commands=commands,
        track=track,
        start=clans.dynamite.start,
    )


def _check_clans(clans: _Clans, where: str) -> None:
    if tuple(goblin.kind for goblin in clans.goblins) != KINDS:
        raise BadContent(f"{where}: goblins: there must be {', '.join(KINDS)}, each once and in this order (P-01)")
    for goblin in clans.goblins:
        if goblin.copies != COPIES:
            raise BadContent(f"{where}: {goblin.kind}: {COPIES} copies, not {goblin.copies} (P-01)")
        if goblin.looks < 1:
            raise BadContent(f"{where}: {goblin.kind}: it needs at least one look")
    if tuple(specialist.slug for specialist in clans.specialists) != SPECIALISTS:
        wanted = ", ".join(SPECIALISTS)
        raise BadContent(f"{where}: specialists: there must be {wanted}, each once and in this order (P-31)")
    if tuple(master.kind for master in clans.masters) != KINDS:
        raise BadContent(f"{where}: masters: there must be one of each kind, in the goblins' order (P-03)")
    for master in clans.masters:
        if master.symbols != FIGURES:
            raise BadContent(f"{where}: masters: {master.kind}: three symbols, not {master.symbols} (P-03)")
    track = tuple((space.sticks, space.glory) for space in clans.dynamite.track)
    if track != _TRACK:
        raise BadContent(f"{where}: dynamite: track: the spaces must be {_TRACK}, not {track} (P-04)")
    if clans.dynamite.start != 1:
        raise BadContent(f"{where}: dynamite: start: the Marker starts on space 1, not {clans.dynamite.start} (P-04)")


def _checked_tasks(lines: tuple[_TaskLine, ...], where: str) -> tuple[Task, ...]:
    if len(lines) != TASKS:
        raise BadContent(f"{where}: tasks: there must be {TASKS}, not {len(lines)} (P-02)")
    printed: Counter[tuple[str, str, str, int]] = Counter(
        (SEASONS[season], colour, entry[:-1], int(entry[-1]))
        for colour, entries in _PRINTED.items()
        for season, entry in zip(_SEASON_ORDER, entries.split(), strict=True)
    )
    found: Counter[tuple[str, str, str, int]] = Counter(
        (line.season, line.colour, line.needs, line.dynamite) for line in lines
    )
    for line in found - printed:
        raise BadContent(
            f"{where}: {line[0]} {line[1]} {line[2]} with {line[3]} dynamite: not a Task of P-02, or twice"
        )
    names = Counter(line.name for line in lines)
    for name, count in names.items():
        if count > 1 or not name.strip():
            raise BadContent(f"{where}: tasks: every Task needs a name of its own, not {name!r} {count} times")
    return tuple(_task(line) for line in lines)


def _task(line: _TaskLine) -> Task:
    counts = {letter: int(count) for count, letter in re.findall(r"(\d)([A-Z])", line.needs)}
    columns = tuple(LETTERS.index(letter) for letter, count in counts.items() for _ in range(count))
    needs = tuple(counts.get(letter, 0) for letter in LETTERS)
    return Task(
        season=SEASONS.index(line.season),
        colour=LETTERS.index(line.colour),
        needs=needs,
        dynamite=line.dynamite,
        name=line.name,
        columns=columns,
        bits=as_bits(columns),
    )


def _check_commands(commands: tuple[Command, ...], where: str) -> None:
    if tuple(command.numeral for command in commands) != NUMERALS:
        raise BadContent(f"{where}: commands: there must be I to XII, each once and in this order (P-57)")
    for command, (steps, otherwise) in zip(commands, _COMMANDS, strict=True):
        found = tuple((step.count, step.glory) for step in command.steps)
        if (found, command.otherwise) != (steps, otherwise):
            raise BadContent(f"{where}: {command.numeral}: it must be worth {steps}, else {otherwise} (P-57)")
