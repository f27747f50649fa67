"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.content.numerals import in_words
from goblins.games.pact import actions as act
from goblins.games.pact.content import DRUMMER, FIXER, PRESSGANG, TASKMASTER, Content
from goblins.games.pact.scoring import on_pact
from goblins.games.pact.skill.weights import Weights
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_HAND,
    NO_TASK,
    THEIRS,
    figures_of,
    on_display,
    pact_between,
    types_on_display,
)
from goblins.games.pact.view import PactView

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_PLAIN: dict[type, str] = {
    act.Pass: "There is nothing to recruit, to play or to place.",
    act.Pay: "There is no cheaper way to pay.",
    act.CallOff: "The price is too high: think again.",
    act.NextGame: "This game is won: on to the next one.",
    act.Retire: "What is won is won, and the next game would be harder.",
}


def reason_for(view: PactView, action: act.PactAction, weights: Weights) -> str:
    """A sentence about an action that tells nothing the view does not show."""
    plain = _PLAIN.get(type(action))
    return plain or _about_marker(view, action, weights) or _REASONS[type(action)](view, action, weights.content)


def _about_marker(view: PactView, action: act.PactAction, weights: Weights) -> str:
    """Whether an action is about types on display, which move a Marker (P-54)."""
    public, content, enough = view.public, weights.content, weights.enough_types
    if not public.markers or not isinstance(action, act.Play | act.EndTurn):
        return ""
    types = types_on_display(public, content, view.seat)
    if isinstance(action, act.EndTurn):
        return "With so many types on display your Marker moves now." if types >= enough else ""
    if types == enough - 1 and not on_display(public, content, view.seat)[action.kind]:
        name = _name(content, action.kind)
        return f"The {name} is your {_ORDINALS[types]} type on display, and that moves your Marker."
    return ""


def _name(content: Content, kind: int) -> str:
    return content.goblins[kind].name


def _a(name: str) -> str:
    return f"{'An' if name[0] in 'AEIOU' else 'A'} {name}"


def _glory(amount: int) -> str:
    return "a Glory" if amount == 1 else f"{amount} Glory"


def _goblins(count: int) -> str:
    return f"{in_words(count)} goblin{'' if count == 1 else 's'}"


def _tasks(view: PactView) -> list[int]:
    return [task for task in view.public.open_tasks if task != NO_TASK]


def _needing(view: PactView, content: Content, kind: int) -> int:
    """How many open Tasks need a kind."""
    return len([task for task in _tasks(view) if content.tasks[task].needs[kind]])


def _how_many(view: PactView, count: int) -> str:
    if count > 1 and count == len(view.public.open_tasks):
        return "every open Task needs"
    return ("no open Task needs", "an open Task needs")[count] if count < 2 else f"{in_words(count)} open Tasks need"


# ---------------------------------------------------------------------- before the first turn


def _return_command(view: PactView, action: act.ReturnCommand, content: Content) -> str:
    return f"{content.commands[action.command].name} would cost more often than it pays."


def _keep_commands(view: PactView, action: act.KeepCommands, content: Content) -> str:
    if len(view.commands) == 1:
        return "One Command must be kept, and this is it."
    return "All of these can be done, and each may well pay."


def _reveal(view: PactView, action: act.Reveal, content: Content) -> str:
    name, count = _name(content, action.kind), _needing(view, content, action.kind)
    if count:
        return f"{_a(name)} is a good start: {_how_many(view, count)} one."
    return f"You have {_a(name).lower().split()[0]} {name} to spare, and hide what you are after."


# ---------------------------------------------------------------------- recruit and play


def _take(view: PactView, action: act.Take, content: Content) -> str:
    public = view.public
    if action.slot == act.DECK:
        if public.phase == "turn":
            return "Nothing in the row is urgent, and from the deck nobody sees what you get."
        return "The rest of the row is no better than a surprise from the deck."
    kind = content.pack.kind_of[public.row[action.slot]]
    name, count = _name(content, kind), _needing(view, content, kind)
    has = on_display(public, content, view.seat)[kind] + content.pack.counted(view.hand)[kind]
    if count and not has:
        return f"You have no {name} at all, and {_how_many(view, count)} one."
    if count:
        return f"{_a(name)} will be of use: {_how_many(view, count)} one."
    return f"{_a(name)} is at hand now, and later Tasks will want one."


def _take_more(view: PactView, action: act.TakeMore, content: Content) -> str:
    if view.public.mode == "solo":
        return "A Task slides away anyhow, so let this turn bring one goblin more."
    worker = content.specialists[worker_for(view.public, view.seat, PRESSGANG)].name
    return f"The {worker} brings one goblin more, and then moves on."


def _play(view: PactView, action: act.Play, content: Content) -> str:
    public = view.public
    name = _name(content, action.kind)
    shown = on_display(public, content, view.seat)
    count = len([task for task in _tasks(view) if content.tasks[task].needs[action.kind] > shown[action.kind]])
    if public.mode == "solo" and public.played == content.numbers.slides_up_to and public.played:
        return f"With the {name} you play more than {_goblins(public.played)}, so no Task slides away."
    if not shown[action.kind] and count:
        return f"You show no {name} yet, and {_how_many(view, count)} one."
    if count:
        return f"Another {name} brings you nearer to a Task."
    return f"The {name} is of more use on display than in your hand."


def _play_more(view: PactView, action: act.PlayMore, content: Content) -> str:
    ability = TASKMASTER if view.public.deed == "play" else DRUMMER
    worker = content.specialists[worker_for(view.public, view.seat, ability)].name
    return f"The {worker} lets you play the {_name(content, action.kind)} in this very turn."


def _scheme(view: PactView, action: act.Scheme, content: Content) -> str:
    task = content.tasks[view.public.open_tasks[action.slot]].name
    return f"Away with ‘{task}’: it helps the other clans more than yours."


# ---------------------------------------------------------------------- Tasks and Figures


def _complete(view: PactView, action: act.Complete, content: Content) -> str:
    public = view.public
    task = content.tasks[public.open_tasks[action.slot]]
    if action.partner == act.ALONE:
        return f"Done alone ‘{task.name}’ is {content.numbers.glory.alone} Glory, and nobody else gets any."
    pact = pact_between(public, view.seat, action.partner)
    now = on_pact(public, view.seat, pact)
    if content.full_pact_glory(now + 1) > content.full_pact_glory(now):
        more = content.full_pact_glory(now + 1) - content.full_pact_glory(now)
        return f"It is number {now + 1} on that Pact card, which brings {_glory(more)} more."
    theirs = on_display(public, content, action.partner)
    given = sum(min(need, has) for need, has in zip(task.needs, theirs, strict=True))
    if given >= len(task.columns) - 1:
        return f"They have nearly all that ‘{task.name}’ needs, so it costs you next to nothing."
    if action.partner >= public.players and public.mode != "solo":
        return f"Helix has no use for Glory: this pact is worth {_glory(content.numbers.glory.pact)} to you alone."
    return f"Together ‘{task.name}’ is cheap: {_glory(content.numbers.glory.pact)} each, and a goblin from the deck for you."


def _figure(view: PactView, action: act.PlaceFigure, content: Content) -> str:
    kind, placed = view.public.masters[view.seat], figures_of(view.public, view.seat)
    master, glory = _name(content, kind), _glory(content.numbers.glory.figure)
    if placed and placed == content.masters[kind].symbols - 1:
        return f"Your last Figure: {glory}, and a {_ORDINALS[placed]} {master} for good."
    return f"A Figure is {glory}, and {_a(master).lower().split()[0]} {master} that is never used up."


def _shift(view: PactView, action: act.Shift, content: Content) -> str:
    if action.source in THEIRS:
        return "Let them give this one, so that yours stays."
    if action.source == BY_FIXER:
        return f"The {content.specialists[FIXER].name} can do without this one."
    if action.source == BY_DYNAMITE:
        return "A space of your Marker is cheaper than this goblin."
    if action.source == FROM_HAND:
        return "Pay this one from your hand, and keep your display."
    return "This one you can spare, and it keeps what is worth more."


# ---------------------------------------------------------------------- the end of a turn, and of a game


def _end_turn(view: PactView, action: act.EndTurn, content: Content) -> str:
    public = view.public
    if public.phase == "play" and view.hand:
        return "The rest of your hand is safer where nobody can use it."
    return "There is nothing more to gain in this turn."


def _reduce(view: PactView, action: act.Reduce, content: Content) -> str:
    return f"{_a(_name(content, action.kind))} is what you will miss least."


def _prize(view: PactView, action: act.TakePrize, content: Content) -> str:
    if view.commands:
        return f"It is {content.numbers.glory.alone} Glory like any other, and it suits your Commands best."
    return f"Every Task in the row is worth {content.numbers.glory.alone} Glory now."


def _take_back(view: PactView, action: act.TakeBack, content: Content) -> str:
    return f"In the next game the {content.specialists[action.specialist].name} will be worth most."


_REASONS: dict[type, Callable[[PactView, Any, Content], str]] = {
    act.ReturnCommand: _return_command,
    act.KeepCommands: _keep_commands,
    act.Reveal: _reveal,
    act.Take: _take,
    act.TakeMore: _take_more,
    act.Play: _play,
    act.PlayMore: _play_more,
    act.Scheme: _scheme,
    act.Complete: _complete,
    act.PlaceFigure: _figure,
    act.Shift: _shift,
    act.EndTurn: _end_turn,
    act.Reduce: _reduce,
    act.TakePrize: _prize,
    act.TakeBack: _take_back,
}
