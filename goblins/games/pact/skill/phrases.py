"""What may be done in Pact, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.games.pact import actions as act
from goblins.games.pact.content import Content
from goblins.games.pact.skill.nearest import clan_name, how
from goblins.games.pact.skill.reasons import a_goblin, specialist_named, the_goblin
from goblins.games.pact.state import BY_DYNAMITE, BY_FIXER, FROM_HAND, THEIRS, left_of
from goblins.games.pact.view import PactView
from goblins.words import Message, message

_PLAIN: dict[type, str] = {
    act.KeepCommands: "pact-act-keep-commands",
    act.Pay: "pact-act-pay",
    act.CallOff: "pact-act-call-off",
    act.EndTurn: "pact-act-end-turn",
    act.Pass: "pact-act-pass",
    act.NextGame: "pact-act-next-game",
    act.Retire: "pact-act-retire",
}


def phrase_for(view: PactView, action: act.PactAction, content: Content) -> Message:
    """An action, as one would say what to do."""
    plain = _PLAIN.get(type(action))
    return message(plain) if plain else _PHRASES[type(action)](view, action, content)


def _return_command(view: PactView, action: act.ReturnCommand, content: Content) -> Message:
    return message("pact-act-return-command", command=content.commands[action.command].name)


def _reveal(view: PactView, action: act.Reveal, content: Content) -> Message:
    return message("pact-act-reveal", goblin=a_goblin(content, action.kind, "object"))


def _take(view: PactView, action: act.Take | act.TakeMore, content: Content) -> Message:
    more = "more" if isinstance(action, act.TakeMore) else "one"
    if action.slot == act.DECK:
        return message("pact-act-draw", more=more)
    kind = content.pack.kind_of[view.public.row[action.slot]]
    return message("pact-act-take", goblin=the_goblin(content, kind, "object"), more=more)


def _play(view: PactView, action: act.Play | act.PlayMore, content: Content) -> Message:
    more = "more" if isinstance(action, act.PlayMore) else "one"
    return message("pact-act-play", goblin=the_goblin(content, action.kind, "object"), more=more)


def _scheme(view: PactView, action: act.Scheme, content: Content) -> Message:
    return message("pact-act-scheme", task=content.tasks[view.public.open_tasks[action.slot]].name)


def _complete(view: PactView, action: act.Complete, content: Content) -> Message:
    task = content.tasks[view.public.open_tasks[action.slot]].name
    return message("pact-act-complete", task=task, how=how(view.public, action.partner))


def _figure(view: PactView, action: act.PlaceFigure, content: Content) -> Message:
    public = view.public
    other = left_of(public, action.pact) if action.pact == action.seat else action.pact
    return message("pact-act-figure", name=clan_name(public, other))


def _shift(view: PactView, action: act.Shift, content: Content) -> Message:
    assert view.payment is not None
    goblin = the_goblin(content, view.payment.columns[action.column], "object")
    if action.source in THEIRS:
        return message("pact-act-shift-theirs", goblin=goblin)
    if action.source == FROM_HAND:
        return message("pact-act-shift-hand", goblin=goblin)
    if action.source in (BY_FIXER, BY_DYNAMITE):
        return message("pact-act-shift-without", goblin=goblin)
    return message("pact-act-shift", goblin=goblin)


def _reduce(view: PactView, action: act.Reduce, content: Content) -> Message:
    return message("pact-act-reduce", goblin=a_goblin(content, action.kind, "object"))


def _prize(view: PactView, action: act.TakePrize, content: Content) -> Message:
    return message("pact-act-prize", task=content.tasks[view.public.open_tasks[action.slot]].name)


def _take_back(view: PactView, action: act.TakeBack, content: Content) -> Message:
    return message("pact-act-take-back", specialist=specialist_named(content, action.specialist))


_PHRASES: dict[type, Callable[[PactView, Any, Content], Message]] = {
    act.ReturnCommand: _return_command,
    act.Reveal: _reveal,
    act.Take: _take,
    act.TakeMore: _take,
    act.Play: _play,
    act.PlayMore: _play,
    act.Scheme: _scheme,
    act.Complete: _complete,
    act.PlaceFigure: _figure,
    act.Shift: _shift,
    act.Reduce: _reduce,
    act.TakePrize: _prize,
    act.TakeBack: _take_back,
}
