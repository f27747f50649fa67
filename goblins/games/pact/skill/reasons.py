"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.games.pact import actions as act
from goblins.games.pact.content import DRUMMER, FIXER, PRESSGANG, TASKMASTER, Content
from goblins.games.pact.kinds import Counts
from goblins.games.pact.scoring import on_pact
from goblins.games.pact.skill.nearest import clan_name, how, nearest_task
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
from goblins.words import Message, message

#: A Task is nearly there that lacks no more goblins than this.
NEARLY = 2
_PLAIN: dict[type, Message] = {
    act.Pass: message("pact-why-pass"),
    act.Pay: message("pact-why-pay"),
    act.CallOff: message("pact-why-call-off"),
    act.NextGame: message("pact-why-next-game"),
    act.Retire: message("pact-why-retire"),
}


def reason_for(view: PactView, action: act.PactAction, weights: Weights) -> Message:
    """Something about an action that tells nothing the view does not show."""
    plain = _PLAIN.get(type(action))
    return plain or _about_marker(view, action, weights) or _REASONS[type(action)](view, action, weights.content)


def _about_marker(view: PactView, action: act.PactAction, weights: Weights) -> Message | None:
    """Whether an action is about types on display, which move a Marker (P-54)."""
    public, content, enough = view.public, weights.content, weights.enough_types
    if not public.markers or not isinstance(action, act.Play | act.EndTurn):
        return None
    types = types_on_display(public, content, view.seat)
    if isinstance(action, act.EndTurn):
        return message("pact-why-end-marker") if types >= enough else None
    if types == enough - 1 and not on_display(public, content, view.seat)[action.kind]:
        return message("pact-why-play-marker", goblin=the_goblin(content, action.kind), number=types + 1)
    return None


def a_goblin(content: Content, kind: int, form: str = "") -> Message:
    """A goblin of a kind within a sentence, in one of its forms."""
    return _named("pact-a-goblin", content, kind, form)


def the_goblin(content: Content, kind: int, form: str = "") -> Message:
    """This goblin within a sentence, in one of its forms."""
    return _named("pact-the-goblin", content, kind, form)


def _named(key: str, content: Content, kind: int, form: str) -> Message:
    """A goblin within a sentence; languages choose its article by its kind, or by the letter it begins with."""
    goblin = content.goblins[kind]
    initial = "vowel" if goblin.name[0] in "AEIOU" else "consonant"
    return message(f"{key}.{form}" if form else key, kind=goblin.kind, initial=initial, name=goblin.name)


def specialist_named(content: Content, number: int) -> Message:
    """A Specialist within a sentence."""
    specialist = content.specialists[number]
    return message("pact-the-specialist", specialist=specialist.slug, name=specialist.name)


def _tasks(view: PactView) -> list[int]:
    return [task for task in view.public.open_tasks if task != NO_TASK]


def _needing(view: PactView, content: Content, kind: int) -> int:
    """How many open Tasks need a kind."""
    return len([task for task in _tasks(view) if content.tasks[task].needs[kind]])


def _needed(view: PactView, count: int) -> Message:
    """That so many open Tasks need a goblin."""
    share = "all" if count > 1 and count == len(view.public.open_tasks) else "some"
    return message("pact-why-needed", tasks=count, share=share)


def _nearer(view: PactView, content: Content, own: Counts, kind: int, *, played: bool) -> Message | None:
    """That a goblin completes, or nearly completes, what is wanted for a Task; None where much more is lacking."""
    found = nearest_task(view.public, content, view.seat, own, kind)
    if found is None or found.missing > NEARLY:
        return None
    task, way = content.tasks[found.task].name, how(view.public, found.partner)
    if found.missing:
        goblin = (the_goblin if played else a_goblin)(content, kind)
        return message("pact-why-nearer", goblin=goblin, task=task, how=way, missing=found.missing)
    if played:
        return message("pact-why-play-completes", goblin=the_goblin(content, kind, "with"), task=task, how=way)
    return message("pact-why-take-completes", goblin=a_goblin(content, kind), task=task, how=way)


# ---------------------------------------------------------------------- before the first turn


def _return_command(view: PactView, action: act.ReturnCommand, content: Content) -> Message:
    return message("pact-why-return-command", command=content.commands[action.command].name)


def _keep_commands(view: PactView, action: act.KeepCommands, content: Content) -> Message:
    if len(view.commands) == 1:
        return message("pact-why-keep-one-command")
    return message("pact-why-keep-commands")


def _reveal(view: PactView, action: act.Reveal, content: Content) -> Message:
    count = _needing(view, content, action.kind)
    if count:
        return message("pact-why-reveal-needed", goblin=a_goblin(content, action.kind), needed=_needed(view, count))
    return message("pact-why-reveal", goblin=a_goblin(content, action.kind, "object"))


# ---------------------------------------------------------------------- recruit and play


def _take(view: PactView, action: act.Take, content: Content) -> Message:
    public = view.public
    if action.slot == act.DECK:
        if public.phase == "turn":
            return message("pact-why-take-from-deck")
        return message("pact-why-take-surprise")
    kind = content.pack.kind_of[public.row[action.slot]]
    count = _needing(view, content, kind)
    shown, held = on_display(public, content, view.seat), content.pack.counted(view.hand)
    own = tuple([one + other for one, other in zip(shown, held, strict=True)])
    nearer = _nearer(view, content, own, kind, played=False)
    if nearer:
        return nearer
    sees_hand = len(view.hand) == view.hand_sizes[view.seat]  # who explains another's turn does not
    if count and not own[kind] and sees_hand:
        none = a_goblin(content, kind, "none")
        return message("pact-why-take-first", none=none, needed=_needed(view, count))
    if count:
        return message("pact-why-take-needed", goblin=a_goblin(content, kind), needed=_needed(view, count))
    return message("pact-why-take", goblin=a_goblin(content, kind))


def _take_more(view: PactView, action: act.TakeMore, content: Content) -> Message:
    if view.public.mode == "solo":
        return message("pact-why-take-more-alone")
    worker = specialist_named(content, worker_for(view.public, view.seat, PRESSGANG))
    return message("pact-why-take-more", specialist=worker)


def _play(view: PactView, action: act.Play, content: Content) -> Message:
    public = view.public
    kind = action.kind
    shown = on_display(public, content, view.seat)
    count = len([task for task in _tasks(view) if content.tasks[task].needs[kind] > shown[kind]])
    if public.mode == "solo" and public.played == content.numbers.slides_up_to and public.played:
        goblin = the_goblin(content, kind, "with")
        return message("pact-why-play-no-slide", goblin=goblin, count=public.played)
    nearer = _nearer(view, content, shown, kind, played=True)
    if nearer:
        return nearer
    if not shown[kind] and count:
        none = a_goblin(content, kind, "none")
        return message("pact-why-play-first", none=none, needed=_needed(view, count))
    if count:
        return message("pact-why-play-another", another=a_goblin(content, kind, "another"))
    return message("pact-why-play", goblin=the_goblin(content, kind))


def _play_more(view: PactView, action: act.PlayMore, content: Content) -> Message:
    ability = TASKMASTER if view.public.deed == "play" else DRUMMER
    shown = on_display(view.public, content, view.seat)
    found = nearest_task(view.public, content, view.seat, shown, action.kind)
    nearer = _nearer(view, content, shown, action.kind, played=True) if found and not found.missing else None
    if nearer:
        return nearer
    worker = specialist_named(content, worker_for(view.public, view.seat, ability))
    goblin = the_goblin(content, action.kind, "object")
    return message("pact-why-play-more", specialist=worker, goblin=goblin)


def _scheme(view: PactView, action: act.Scheme, content: Content) -> Message:
    task = content.tasks[view.public.open_tasks[action.slot]].name
    return message("pact-why-scheme", task=task)


# ---------------------------------------------------------------------- Tasks and Figures


def _complete(view: PactView, action: act.Complete, content: Content) -> Message:
    public = view.public
    task = content.tasks[public.open_tasks[action.slot]]
    if action.partner == act.ALONE:
        return message("pact-why-alone", task=task.name, glory=content.numbers.glory.alone)
    name, pact = clan_name(public, action.partner), pact_between(public, view.seat, action.partner)
    now = on_pact(public, view.seat, pact)
    if content.full_pact_glory(now + 1) > content.full_pact_glory(now):
        more = content.full_pact_glory(now + 1) - content.full_pact_glory(now)
        return message("pact-why-full-pact", number=now + 1, glory=more, name=name)
    theirs = on_display(public, content, action.partner)
    given = sum(min(need, has) for need, has in zip(task.needs, theirs, strict=True))
    if given >= len(task.columns) - 1:
        return message("pact-why-pact-theirs", task=task.name, name=name)
    if action.partner >= public.players and public.mode != "solo":
        return message("pact-why-pact-with-helix", glory=content.numbers.glory.pact)
    return message("pact-why-pact", task=task.name, glory=content.numbers.glory.pact, name=name)


def _figure(view: PactView, action: act.PlaceFigure, content: Content) -> Message:
    kind, placed = view.public.masters[view.seat], figures_of(view.public, view.seat)
    glory = content.numbers.glory.figure
    if placed and placed == content.masters[kind].symbols - 1:
        name = content.goblins[kind].name
        return message("pact-why-last-figure", glory=glory, number=placed + 1, goblin=name)
    return message("pact-why-figure", glory=glory, goblin=a_goblin(content, kind))


def _shift(view: PactView, action: act.Shift, content: Content) -> Message:
    if action.source in THEIRS:
        return message("pact-why-shift-theirs")
    if action.source == BY_FIXER:
        return message("pact-why-shift-fixer", specialist=specialist_named(content, FIXER))
    if action.source == BY_DYNAMITE:
        return message("pact-why-shift-dynamite")
    if action.source == FROM_HAND:
        return message("pact-why-shift-hand")
    return message("pact-why-shift")


# ---------------------------------------------------------------------- the end of a turn, and of a game


def _end_turn(view: PactView, action: act.EndTurn, content: Content) -> Message:
    public = view.public
    if public.phase == "play" and view.hand:
        return message("pact-why-end-hand")
    return message("pact-why-end-turn")


def _reduce(view: PactView, action: act.Reduce, content: Content) -> Message:
    return message("pact-why-reduce", goblin=a_goblin(content, action.kind))


def _prize(view: PactView, action: act.TakePrize, content: Content) -> Message:
    if view.commands:
        return message("pact-why-prize-commands", glory=content.numbers.glory.alone)
    return message("pact-why-prize", glory=content.numbers.glory.alone)


def _take_back(view: PactView, action: act.TakeBack, content: Content) -> Message:
    return message("pact-why-take-back", specialist=specialist_named(content, action.specialist))


_REASONS: dict[type, Callable[[PactView, Any, Content], Message]] = {
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
