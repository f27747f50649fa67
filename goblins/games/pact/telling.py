"""The numbers of a box in words: what the sentences of the rulebook name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goblins.content.box import Box
from goblins.content.numerals import filled, in_words
from goblins.games.pact.content import FUSE, SEASONS, Command, Content, Task
from goblins.games.pact.kinds import KINDS

_ORDINALS = ("first", "second", "third", "fourth", "fifth")
#: The space on which the Marker of the rulebook's example stands, if the track is as long (P-58).
_EXAMPLE_SPACE = 4


def several(count: int, noun: str) -> str:
    """So many of something in words: "one goblin", "two goblins"."""
    return f"{in_words(count)} {noun}{'' if count == 1 else 's'}"


def some(count: int, noun: str) -> str:
    """So many of something in digits: "1 stick", "2 sticks"."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def joined(parts: Sequence[str], last: str = "and") -> str:
    """Words in a row: a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts else ""


def at_first(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def space_in_words(content: Content, number: int) -> str:
    """What a space of the Dynamite card is worth, and which one it is where several are alike."""
    sticks, glory = content.track[number]
    worth = f"{some(sticks, 'stick')} and {glory} Glory"
    return f"{worth} (space {number + 1})" if is_one_of_many(content, number) else worth


def is_one_of_many(content: Content, number: int) -> bool:
    """Whether several spaces of the Dynamite card are worth what this one is."""
    return content.track.count(content.track[number]) > 1


def signed(glory: int) -> str:
    """Glory with its sign."""
    return f"+{glory}" if glory > 0 else str(glory).replace("-", "−")


def how_many_to_keep(dealt: int) -> str:
    """Which of so many Commands may be kept: "one or both"."""
    if dealt == 1:
        return "it"
    most = "both" if dealt == 2 else f"all {in_words(dealt)}"
    return joined([*map(in_words, range(1, dealt)), most], "or")


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
    alike = f"{content.goblins[0].copies} of each of {in_words(len(KINDS))} types"
    told: dict[str, int | str] = {
        "goblins": len(content.pack),
        "copies": alike
        if len(copies) == 1
        else joined([some(one.copies, one.name.lower()) for one in content.goblins]),
        "tasks": len(content.tasks),
        "spaces": len(content.track),
        "track": "; ".join(
            _space(space, is_start=number == content.start) for number, space in enumerate(content.track)
        ),
    }
    for season, name in enumerate(SEASONS):
        told[name] = len(content.of_season(season))
    for colour, goblin in enumerate(content.goblins):
        told[f"{goblin.kind}_tasks"] = _tasks_of(content, colour)
    symbols = [master.symbols for master in content.masters]
    alike_symbols = len(set(symbols)) == 1
    fewest, most = in_words(min(symbols)), in_words(max(symbols))
    told["symbols"] = several(symbols[0], "symbol") if alike_symbols else f"{fewest} to {most} symbols"
    told["figures"] = several(symbols[0], "Figure") if alike_symbols else "a Figure for each symbol of their Master"
    return told


def _space(space: tuple[int, int], *, is_start: bool) -> str:
    sticks, glory = space
    worth = some(sticks, "stick") if sticks else "no sticks"
    if glory or not sticks:
        worth += f" and {glory or 'no'} Glory"
    return f"{worth}, where the Marker starts" if is_start else worth


def _tasks_of(content: Content, colour: int) -> str:
    """A colour's Tasks, season by season."""
    seasons = []
    for season, name in enumerate(SEASONS):
        tasks = [content.tasks[task] for task in content.of_season(season) if content.tasks[task].colour == colour]
        if tasks:
            seasons.append(f"{name.capitalize()}: {'; '.join(needs_in_words(task, content) for task in tasks)}.")
    return " ".join(seasons) or "There are none."


def needs_in_words(task: Task, content: Content) -> str:
    """A Task as the rulebook lists it: its name, its goblins, and its dynamite if there is some."""
    kinds = dict.fromkeys(task.columns)
    needs = joined([some(task.needs[kind], content.goblins[kind].name.lower()) for kind in kinds])
    sticks = f", {some(task.dynamite, 'stick')}" if task.dynamite else ""
    return f"{task.name} needs {needs}{sticks}"


# ---------------------------------------------------------------------- the beginner's game


def _in_play(content: Content) -> dict[str, int | str]:
    numbers = content.numbers
    rounds = numbers.patience
    return {
        "hand": several(numbers.hand, "goblin"),
        "goblin_row": numbers.goblin_row,
        "row_lies": "one of them lies" if numbers.goblin_row == 1 else f"{in_words(numbers.goblin_row)} of them lie",
        "task_row": numbers.task_row,
        "tasks_lie": at_first(several(numbers.task_row, "Task")) + (" lies" if numbers.task_row == 1 else " lie"),
        "removed": _removed(content),
        "recruits": several(numbers.recruits, "goblin"),
        "recruits_taken": {1: "it", 2: "both"}.get(numbers.recruits, f"all {in_words(numbers.recruits)}"),
        "shortage_hand": numbers.shortage_hand,
        "plays": f"{joined([in_words(count + 1) for count in range(numbers.plays)], 'or')} "
        f"goblin{'' if numbers.plays == 1 else 's'}",
        "patience": f"{in_words(rounds)} whole round{' goes' if rounds == 1 else 's go'} by",
        "alone_glory": numbers.glory.alone,
        "pact_glory": numbers.glory.pact,
        "figure_glory": numbers.glory.figure,
        "full_pacts": _full_pacts(content),
    }


def _removed(content: Content) -> str:
    """How many spring Tasks leave the game in company."""
    seats = [(players, content.numbers.removed[players]) for players in (3, 4, 5)]
    parts = [f"with {in_words(players)} players {count}" for players, count in seats if count]
    if not parts:
        return "No Task leaves the game."
    head, *others = parts
    leave = "leaves" if head.endswith(" 1") else "leave"
    return f"{at_first(', '.join([f'{head} of the spring Tasks {leave} the game unseen', *others]))}."


def _full_pacts(content: Content) -> str:
    """What many Tasks on a Pact card bring."""
    steps = [
        f"{full.glory} more if it has at least {full.tasks if number else some(full.tasks, 'Task')}"
        for number, full in enumerate(content.numbers.full_pacts)
    ]
    return (
        f"Each of your Pact cards gives {', or '.join(steps)}." if steps else "A Pact card gives no more, however full."
    )


# ---------------------------------------------------------------------- the expert game


def _for_experts(content: Content, box: Box) -> dict[str, int | str]:
    numbers = content.numbers
    costs = numbers.figure_costs[: max(master.symbols for master in content.masters)]
    later = [f", your {ordinal} {cost}" for ordinal, cost in zip(_ORDINALS[1:], costs[1:], strict=False)]
    strides = [
        f"{in_words(stride.spaces)} if you have {in_words(stride.types)}"
        if number
        else f"{several(stride.spaces, 'space')} forward if you have {several(stride.types, 'different type')} on display"
        for number, stride in enumerate(numbers.march)
    ]
    dealt = numbers.commands_dealt
    return {
        "figure_costs": f"Your first Figure costs {some(costs[0], 'goblin')} of that Task’s colour{''.join(later)}",
        "march": f"your Marker moves {', '.join(strides)}" if strides else "your Marker does not move",
        "commands_expert": f"{several(dealt.expert, 'Command')}: keep {how_many_to_keep(dealt.expert)}",
        "commands_two": f"{in_words(dealt.two)} of the others to each player: keep {how_many_to_keep(dealt.two)}",
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
        parts.append(f"{told}, {signed(step.glory)}")
    parts = parts or [filled(command.told, {"from": 1, "least": command.least, "space": ""}, where)]
    parts += [f"otherwise {signed(command.otherwise)}"] if command.otherwise else []
    return f"{command.numeral}, {command.name}: {'; '.join(parts)}."


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
        f"{some(numbers.strangers_draw[game - 1], 'goblin') + ' each' if game == 2 else numbers.strangers_draw[game - 1]}"
        f" in game {game}"
        for game in games
    ]
    played = several(numbers.slides_up_to, "goblin")
    few = "only" if numbers.slides_up_to == 1 else "no more than"
    return {
        "removed_two": _unseen(numbers.removed[2]),
        "removed_solo": _unseen(numbers.removed[1]),
        "strangers_start": several(numbers.strangers_start, "goblin"),
        "helix_gains": numbers.helix_gains,
        "slides": f", or played {few} {played} in all (those a Specialist lets you play count too),"
        if numbers.slides_up_to
        else ",",
        "strangers_draw": several(numbers.strangers_draw[0], "goblin"),
        "later_games": f"game{'s' if len(games) > 1 else ''} {joined([str(game) for game in games])}",
        "later_draws": joined(later),
        "taken_back": f"take back {several(numbers.taken_back, 'used one')} of your choice",
        "games": numbers.games,
    }


def _unseen(count: int) -> str:
    leave = "leaves" if count == 1 else "leave"
    return f"{count} of the spring Tasks {leave} the game unseen" if count else "No Task leaves the game"
