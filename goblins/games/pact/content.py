"""Pact's cards out of the data files: goblins, Tasks, Specialists, Masters, Commands and the Dynamite card, all checked.

How many there are of what, and what they need and bring, is for the files to say; here is what the engine and the table can
carry. Goblin cards are numbers (see `kinds`), and so are Tasks, Specialists (0 … 5) and Commands (0 … 11).
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Literal, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.content.numerals import filled
from goblins.games.pact.kinds import KINDS, LEAST_LEVELS, LETTERS, MOST_SYMBOLS, Kind, Letter, Pack, as_bits
from goblins.games.pact.numbers import FILE, MOST_NEEDED, SEAT_COUNTS, Numbers, growing, load_numbers, within
from goblins.games.pact.pictures import Picture

Season = Literal["spring", "summer", "autumn"]
SEASONS: tuple[Season, ...] = get_args(Season)
SPRING, SUMMER, AUTUMN = range(3)
#: How many letters a Task’s ribbon has room for.
LONGEST_NAME = 20
SpecialistSlug = Literal["taskmaster", "drummer", "schemer", "mimic", "pressgang", "fixer"]
SPECIALISTS: tuple[SpecialistSlug, ...] = get_args(SpecialistSlug)
TASKMASTER, DRUMMER, SCHEMER, MIMIC, PRESSGANG, FIXER = range(6)
PRINTED_BOX = Box("pact")
_CLANS, _TASKS, _COMMANDS = "clans.yaml", "tasks.yaml", "commands.yaml"
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
#: Commands that rules or bots know by their number.
FUSE, FRIENDS, PARADE, BANNERS, LONER, GRAB, RIGHT_HAND, LEFT_HAND = 0, 1, 2, 3, 5, 9, 10, 11
#: What the engine and the table can carry: copies of a kind, faces that are drawn, Tasks, sticks on one, goblins of a kind
#: for one, spaces of a Dynamite card, and steps of a Command.
FEWEST_COPIES, MOST_COPIES = 8, 20
FACES = 4
MOST_TASKS = 60
MOST_STICKS = 5
MOST_OF_A_KIND = 6
SPACES = (2, 10)
MOST_STEPS = 3
_NEEDS = re.compile(rf"(\d[{LETTERS}])+")


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
    """A Master Goblin: its kind, and how many symbols it has; so many Figures stand on them."""

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
    told: str
    then: str
    steps: tuple[CommandStep, ...]
    otherwise: int = field(name="else")
    least: int = 0
    """Fast friends only: from how many Tasks on a Pact card counts."""

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
    """The kinds it needs one by one, as they stand on its card."""
    bits: int
    """What it needs as bits (see `kinds.as_bits`)."""
    picture: Picture = ""
    """What its card shows."""


class _ClansFile(Struct, frozen=True, forbid_unknown_fields=True):
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
    picture: Picture = ""


class _TasksFile(Struct, frozen=True, forbid_unknown_fields=True):
    tasks: tuple[_TaskLine, ...]


class _CommandsFile(Struct, frozen=True, forbid_unknown_fields=True):
    commands: tuple[Command, ...]


class Content(Struct, frozen=True):
    """Everything that lies in a box, with what rules and table ask again and again."""

    goblins: tuple[GoblinKind, ...]
    pack: Pack
    specialists: tuple[Specialist, ...]
    masters: tuple[Master, ...]
    tasks: tuple[Task, ...]
    commands: tuple[Command, ...]
    track: tuple[tuple[int, int], ...]
    """(sticks, Glory) of every space."""
    start: int
    numbers: Numbers
    seasons: tuple[tuple[int, ...], ...]
    """The Tasks of every season."""
    smallest_task: int
    """No Task needs fewer goblins."""
    strides: tuple[int, ...]
    """How far a Marker moves, by the types on display (P-54)."""
    full_glory: tuple[int, ...]
    """The Glory for so many Tasks on a Pact card, besides their own; more than the last ones bring no more (P-42)."""
    dear: tuple[bool, ...]
    """Whether a step back from a space costs Glory (P-55)."""
    prices: tuple[tuple[int, ...], ...]
    """By the kind of their Master, what somebody's Figures cost one after the other; 0 when all are placed (P-51)."""

    def of_season(self, season: int) -> tuple[int, ...]:
        """The Tasks of a season."""
        return self.seasons[season]

    def goblin_name(self, card: int) -> str:
        """A goblin in words."""
        return self.goblins[self.pack.kind_of[card]].name

    def look(self, card: int) -> int:
        """Which of its kind's faces a goblin has: it never means anything."""
        return self.pack.place_of[card] % self.goblins[self.pack.kind_of[card]].looks

    def tasks_dealt(self, players: int) -> int:
        """How many Tasks there are in a game."""
        return len(self.tasks) - self.numbers.removed[players]

    def full_pact_glory(self, count: int) -> int:
        """The bonus for a Pact card with so many Tasks (P-42)."""
        return self.full_glory[count] if count < len(self.full_glory) else self.full_glory[-1]

    def commands_dealt(self, mode: str) -> int:
        """How many Commands everybody gets to choose from; none where there are no Commands (P-50, P-61)."""
        dealt = self.numbers.commands_dealt
        return {"expert": dealt.expert, "two": dealt.two}.get(mode, 0)


def load_content(box: Box = PRINTED_BOX) -> Content:
    """What a box holds; BadContent says what is wrong with it."""
    numbers = load_numbers(box)
    clans = box.load(_CLANS, _ClansFile)
    _check_clans(clans, numbers, box.where(_CLANS))
    tasks = _checked_tasks(box.load(_TASKS, _TasksFile).tasks, box.where(_TASKS))
    track = tuple((space.sticks, space.glory) for space in clans.dynamite.track)
    commands = box.load(_COMMANDS, _CommandsFile).commands
    _check_commands(commands, len(track), box.where(_COMMANDS))
    pack = Pack(tuple(goblin.copies for goblin in clans.goblins), max(LEAST_LEVELS, *(max(one.needs) for one in tasks)))
    content = Content(
        goblins=clans.goblins,
        pack=pack,
        specialists=clans.specialists,
        masters=clans.masters,
        tasks=tasks,
        commands=tuple(_with_numbers(command, box.where(_COMMANDS)) for command in commands),
        track=track,
        start=clans.dynamite.start,
        numbers=numbers,
        seasons=tuple(
            tuple(number for number, task in enumerate(tasks) if task.season == season)
            for season in range(len(SEASONS))
        ),
        smallest_task=min(len(task.columns) for task in tasks),
        strides=tuple(
            max([stride.spaces for stride in numbers.march if types >= stride.types], default=0)
            for types in range(len(KINDS) + 1)
        ),
        full_glory=tuple(
            max([full.glory for full in numbers.full_pacts if count >= full.tasks], default=0)
            for count in range(max([full.tasks for full in numbers.full_pacts], default=0) + 1)
        ),
        dear=tuple(space > 0 and glory > track[space - 1][1] for space, (_, glory) in enumerate(track)),
        prices=tuple((*numbers.figure_costs[: master.symbols], 0) for master in clans.masters),
    )
    _check_together(content, box.where(FILE))
    return content


def _check_clans(clans: _ClansFile, numbers: Numbers, where: str) -> None:
    if tuple(goblin.kind for goblin in clans.goblins) != KINDS:
        raise BadContent(f"{where}: goblins: there must be {', '.join(KINDS)}, each once and in this order (P-01)")
    for goblin in clans.goblins:
        within(where, f"goblins: {goblin.kind}: copies", goblin.copies, FEWEST_COPIES, MOST_COPIES)
        within(where, f"goblins: {goblin.kind}: looks", goblin.looks, 1, FACES)
    if tuple(specialist.slug for specialist in clans.specialists) != SPECIALISTS:
        wanted = ", ".join(SPECIALISTS)
        raise BadContent(f"{where}: specialists: there must be {wanted}, each once and in this order (P-31)")
    if tuple(master.kind for master in clans.masters) != KINDS:
        raise BadContent(f"{where}: masters: there must be one of each kind, in the goblins’ order (P-03)")
    for master in clans.masters:
        within(where, f"masters: {master.kind}: symbols", master.symbols, 1, MOST_SYMBOLS)
        if master.symbols > len(numbers.figure_costs):
            raise BadContent(
                f"{where}: masters: {master.kind}: symbols: {master.symbols} Figures stand on them, but {FILE} has "
                f"{len(numbers.figure_costs)} figure_costs: add one, or take a symbol away (P-51)"
            )
    track = clans.dynamite.track
    within(where, "dynamite: track: how many spaces there are", len(track), *SPACES)
    for space in track:
        within(where, "dynamite: track: sticks", space.sticks, 0, 9)
        within(where, "dynamite: track: glory", space.glory, 0, 9)
    within(where, "dynamite: start", clans.dynamite.start, 0, len(track) - 1)


def _checked_tasks(lines: tuple[_TaskLine, ...], where: str) -> tuple[Task, ...]:
    within(where, "tasks: how many there are", len(lines), 2, MOST_TASKS)
    for number, line in enumerate(lines):
        if len(line.name) > LONGEST_NAME:
            room = f"there is room for {LONGEST_NAME}"
            raise BadContent(f"{where}: tasks[{number}].name: {line.name!r} has {len(line.name)} letters, {room}")
    names = Counter(line.name for line in lines)
    for name, count in names.items():
        if count > 1 or not name.strip():
            raise BadContent(f"{where}: tasks: every Task needs a name of its own, not {name!r} {count} times")
    needs = [_counts(line, where) for line in lines]
    levels = max(LEAST_LEVELS, *(max(counts.values()) for counts in needs))
    return tuple(_task(line, counts, levels) for line, counts in zip(lines, needs, strict=True))


def _counts(line: _TaskLine, where: str) -> dict[str, int]:
    """How many goblins of each letter a Task needs, in its order."""
    key = f"tasks: {line.name}"
    letters = line.needs[1::2]
    if not _NEEDS.fullmatch(line.needs) or len(set(letters)) != len(letters):
        raise BadContent(
            f"{where}: {key}: needs: {line.needs!r} must be like 2W1Y, each letter of {LETTERS} at most once (P-02)"
        )
    counts = {letter: int(count) for count, letter in zip(line.needs[::2], letters, strict=True)}
    for letter, count in counts.items():
        within(where, f"{key}: needs: {letter}", count, 1, MOST_OF_A_KIND)
    within(where, f"{key}: needs: all together", sum(counts.values()), 1, MOST_NEEDED)
    within(where, f"{key}: dynamite", line.dynamite, 0, MOST_STICKS)
    return counts


def _task(line: _TaskLine, counts: dict[str, int], levels: int) -> Task:
    columns = tuple(LETTERS.index(letter) for letter, count in counts.items() for _ in range(count))
    return Task(
        season=SEASONS.index(line.season),
        colour=LETTERS.index(line.colour),
        needs=tuple(counts.get(letter, 0) for letter in LETTERS),
        dynamite=line.dynamite,
        name=line.name,
        columns=columns,
        bits=as_bits(columns, levels),
        picture=line.picture,
    )


def _check_commands(commands: tuple[Command, ...], spaces: int, where: str) -> None:
    if tuple(command.numeral for command in commands) != NUMERALS:
        raise BadContent(f"{where}: commands: there must be I to XII, each once and in this order (P-57)")
    for number, command in enumerate(commands):
        key = command.numeral
        most = spaces - 1 if number == FUSE else 2 if number == FRIENDS else len(KINDS) if number == PARADE else 20
        within(where, f"{key}: steps: how many there are", len(command.steps), 0, MOST_STEPS)
        for step in command.steps:
            within(where, f"{key}: steps: from", step.count, 1, most)
            within(where, f"{key}: steps: glory", step.glory, -9, 9)
        growing(where, f"{key}: steps: from", [step.count for step in command.steps])
        growing(where, f"{key}: glory, else first", [command.otherwise, *(step.glory for step in command.steps)])
        within(where, f"{key}: else", command.otherwise, -9, 9)
        if number == FRIENDS:
            within(where, f"{key}: least", command.least, 1, 20)
        elif command.least:
            raise BadContent(f"{where}: {key}: least: only II counts Pact cards with so many Tasks (P-57)")


def _with_numbers(command: Command, where: str) -> Command:
    """A Command whose card tells its own numbers."""
    counts = filled(command.counts, {"least": command.least}, f"{where}: {command.numeral}: counts")
    return replace(command, counts=counts)


def _check_together(content: Content, where: str) -> None:
    """What is right by itself must also go together."""
    numbers, spring = content.numbers, len(content.of_season(SPRING))
    for players in SEAT_COUNTS:
        if numbers.removed[players] > spring:
            raise BadContent(
                f"{where}: removed: {players}: {numbers.removed[players]} is more than the {spring} spring Tasks (P-11)"
            )
        if content.tasks_dealt(players) < numbers.task_row:
            raise BadContent(
                f"{where}: removed: {players}: that leaves {content.tasks_dealt(players)} Tasks, too few for a task_row "
                f"of {numbers.task_row} (P-11)"
            )
        dealt = players * numbers.hand + numbers.goblin_row + max(0, 3 - players) * numbers.strangers_start
        if dealt > len(content.pack):
            raise BadContent(
                f"{where}: hand: {players} players would be dealt {dealt} goblins with all that lies open, and there are "
                f"{len(content.pack)} (P-10)"
            )
