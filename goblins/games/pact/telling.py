"""The numbers of a box in words: what the sentences of the rulebook name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goblins.content.box import Box
from goblins.content.numerals import filled
from goblins.games.pact.content import FUSE, SEASONS, Command, Content, Task
from goblins.games.pact.kinds import KINDS
from goblins.words import Message, message, number_in_words, say

#: The space on which the Marker of the rulebook's example stands, if the track is as long (P-58).
_EXAMPLE_SPACE = 4


def space_in_words(content: Content, number: int) -> str:
    """What a space of the Dynamite card is worth, and which one it is where several are alike."""
    sticks, glory = content.track[number]
    which = number + 1 if is_one_of_many(content, number) else 0
    return say("pact-rules-space-in-short", sticks=sticks, glory=glory, number=which)


def is_one_of_many(content: Content, number: int) -> bool:
    """Whether several spaces of the Dynamite card are worth what this one is."""
    return content.track.count(content.track[number]) > 1


def signed(glory: int) -> str:
    """Glory with its sign."""
    return f"+{glory}" if glory > 0 else str(glory).replace("-", "−")


def numbers_of(content: Content, box: Box) -> dict[str, int | str]:
    """Every number that the rulebook names; BadContent if a Command's words name one that is not there."""
    return {
        **_in_the_box(content),
        **_in_play(content),
        **_for_experts(content, box),
        **_for_few(content),
    }


# ---------------------------------------------------------------------- what lies in the box


def _in_the_box(content: Content) -> dict[str, int | str]:
    copies = {goblin.copies for goblin in content.goblins}
    told: dict[str, int | str] = {
        "goblins": len(content.pack),
        "copies": say("pact-rules-copies", copies=content.goblins[0].copies, types=len(KINDS))
        if len(copies) == 1
        else say(
            "core-all-of", things=tuple(_goblins(content, kind, one.copies) for kind, one in enumerate(content.goblins))
        ),
        "tasks": len(content.tasks),
        "spaces": len(content.track),
        "track": "; ".join(
            say("pact-rules-space", sticks=sticks, glory=glory, start="yes" if number == content.start else "no")
            for number, (sticks, glory) in enumerate(content.track)
        ),
    }
    for season, name in enumerate(SEASONS):
        told[name] = len(content.of_season(season))
    for colour, goblin in enumerate(content.goblins):
        told[f"{goblin.kind}_tasks"] = _tasks_of(content, colour)
    symbols = [master.symbols for master in content.masters]
    if len(set(symbols)) == 1:
        told["symbols"] = say("pact-rules-symbols", count=symbols[0])
        told["figures"] = say("pact-rules-figures", count=symbols[0])
    else:
        told["symbols"] = say("pact-rules-symbols-from-to", least=min(symbols), most=max(symbols))
        told["figures"] = say("pact-rules-figures-by-symbols")
    return told


def _goblins(content: Content, kind: int, count: int) -> Message:
    """So many goblins of a kind; languages that need it choose their word by the kind."""
    goblin = content.goblins[kind]
    return message("pact-rules-goblins", kind=goblin.kind, name=goblin.name, count=count)


def _tasks_of(content: Content, colour: int) -> str:
    """A colour's Tasks, season by season."""
    seasons = []
    for season, name in enumerate(SEASONS):
        tasks = [content.tasks[task] for task in content.of_season(season) if content.tasks[task].colour == colour]
        if tasks:
            listed = "; ".join(needs_in_words(task, content) for task in tasks)
            seasons.append(say("pact-rules-season", season=name, tasks=listed))
    return " ".join(seasons) or say("pact-rules-no-tasks")


def needs_in_words(task: Task, content: Content) -> str:
    """A Task as the rulebook lists it: its name, its goblins, and its dynamite if there is some."""
    needs = tuple(_goblins(content, kind, task.needs[kind]) for kind in dict.fromkeys(task.columns))
    return say("pact-rules-task", name=task.name, goblins=needs, sticks=task.dynamite)


# ---------------------------------------------------------------------- the beginner's game


def _in_play(content: Content) -> dict[str, int | str]:
    numbers = content.numbers
    plays = tuple(number_in_words(count + 1) for count in range(numbers.plays))
    return {
        "hand": say("pact-rules-hand", count=numbers.hand),
        "goblin_row": numbers.goblin_row,
        "row_lies": say("pact-rules-row-lies", count=numbers.goblin_row),
        "task_row": numbers.task_row,
        "tasks_lie": say("pact-rules-tasks-lie", count=numbers.task_row),
        "removed": _removed(numbers.removed),
        "recruits": say("pact-rules-recruits", count=numbers.recruits),
        "recruits_taken": say("pact-rules-recruits-taken", count=numbers.recruits),
        "shortage_hand": numbers.shortage_hand,
        "plays": say("pact-rules-plays", counts=plays, most=numbers.plays),
        "patience": say("pact-rules-patience", rounds=numbers.patience),
        "alone_glory": numbers.glory.alone,
        "pact_glory": numbers.glory.pact,
        "figure_glory": numbers.glory.figure,
        "full_pacts": _full_pacts(content),
    }


def _removed(removed: Mapping[int, int]) -> str:
    """How many spring Tasks leave the game in company."""
    seats = [(players, removed[players]) for players in (3, 4, 5) if removed[players]]
    if not seats:
        return say("pact-rules-none-removed")
    parts = [
        say("pact-rules-removed-with", players=players, tasks=count, place=_place(number))
        for number, (players, count) in enumerate(seats)
    ]
    return say("pact-rules-sentence", words=", ".join(parts))


def _place(number: int) -> str:
    """Whether something is said of the first in a row, or more briefly of one after it."""
    return "later" if number else "first"


def _full_pacts(content: Content) -> str:
    """What many Tasks on a Pact card bring."""
    steps = [
        say("pact-rules-full-pact", glory=full.glory, tasks=full.tasks, place=_place(number))
        for number, full in enumerate(content.numbers.full_pacts)
    ]
    return say("pact-rules-full-pacts", steps="".join(steps)) if steps else say("pact-rules-no-full-pacts")


# ---------------------------------------------------------------------- the expert game


def _for_experts(content: Content, box: Box) -> dict[str, int | str]:
    numbers = content.numbers
    costs = numbers.figure_costs[: max(master.symbols for master in content.masters)]
    figures = [say("pact-rules-figure", number=number, cost=cost) for number, cost in enumerate(costs, 1)]
    strides = [
        say("pact-rules-stride", spaces=stride.spaces, types=stride.types, place=_place(number))
        for number, stride in enumerate(numbers.march)
    ]
    return {
        "figure_costs": "".join(figures),
        "march": say("pact-rules-march", strides=", ".join(strides)) if strides else say("pact-rules-no-march"),
        "commands_expert": say("pact-rules-commands-expert", dealt=numbers.commands_dealt.expert),
        "commands_two": say("pact-rules-commands-two", dealt=numbers.commands_dealt.two),
        "commands": " ".join(command_in_words(command, content, box) for command in content.commands),
        **_example(content),
    }


def command_in_words(command: Command, content: Content, box: Box) -> str:
    """A Command as the rulebook tells it: its name, and what every step is worth."""
    where = f"{box.where('commands.yaml')}: {command.numeral}"
    parts = []
    for number, step in enumerate(command.steps):
        names: dict[str, int | str] = {"from": step.count, "least": command.least}
        if command is content.commands[FUSE]:
            names["space"] = space_in_words(content, step.count)
        told = filled(command.then if number else command.told, names, where)
        parts.append(say("pact-rules-command-step", done=told, glory=step.glory))
    parts = parts or [filled(command.told, {"from": 1, "least": command.least, "space": ""}, where)]
    if command.otherwise:
        parts.append(say("pact-rules-command-otherwise", glory=command.otherwise))
    return say("pact-rules-command", numeral=command.numeral, name=command.name, steps="; ".join(parts))


def _example(content: Content) -> dict[str, int | str]:
    """The rulebook's example, counted with the numbers at hand (P-58)."""
    glory = content.numbers.glory
    space = min(_EXAMPLE_SPACE, len(content.track) - 1)
    parts: Iterable[tuple[str, int]] = (
        ("pacts", 7 * glory.pact),
        ("alone", glory.alone),
        ("figures", 2 * glory.figure),
        ("full", content.full_pact_glory(6) + content.full_pact_glory(3)),
        ("marker", content.track[space][1]),
    )
    told: dict[str, int | str] = {f"example.{name}": amount for name, amount in parts}
    told["example.space"] = space_in_words(content, space)
    told["example.all"] = sum(amount for _, amount in parts) + 2
    return told


# ---------------------------------------------------------------------- for two, and alone


def _for_few(content: Content) -> dict[str, int | str]:
    numbers = content.numbers
    games = range(2, numbers.games + 1)
    later = [
        message("pact-rules-later-draw", goblins=numbers.strangers_draw[game - 1], game=game, place=_place(number))
        for number, game in enumerate(games)
    ]
    return {
        "removed_two": say("pact-rules-removed", tasks=numbers.removed[2]),
        "removed_solo": say("pact-rules-removed", tasks=numbers.removed[1]),
        "strangers_start": say("pact-rules-strangers-start", count=numbers.strangers_start),
        "helix_gains": numbers.helix_gains,
        "slides": say("pact-rules-slides", most=numbers.slides_up_to),
        "strangers_draw": say("pact-rules-strangers-draw", count=numbers.strangers_draw[0]),
        "later_games": say("pact-rules-later-games", count=len(games), games=tuple(games)),
        "later_draws": say("core-all-of", things=tuple(later)),
        "taken_back": say("pact-rules-taken-back", count=numbers.taken_back),
        "games": numbers.games,
    }
