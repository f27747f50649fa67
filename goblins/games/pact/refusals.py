"""Why something may not be done: the clause against every action that is not open now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.core.contract import Refusal, refuse
from goblins.core.engine import Waiting
from goblins.games.pact import actions as act
from goblins.games.pact import paying
from goblins.games.pact.content import DRUMMER, FIXER, MIMIC, PRESSGANG, SCHEMER, TASKMASTER, Content
from goblins.games.pact.legal import has_free_top
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_HAND,
    NO_CARD,
    NO_TASK,
    NOBODY,
    PactPublic,
    PactState,
    displayed,
    may_play,
    neighbours_of,
)
from goblins.words import message

WAITING = Waiting(
    phases={
        "commands": refuse("P-50", "pact-no-first-everybody-decides-which-commands"),
        "reveal": refuse("P-14", "pact-no-first-everybody-chooses-goblin-reveal"),
        "turn": refuse("P-20", "pact-no-comes-later-turn"),
        "recruit": refuse("P-21", "pact-no-first-take-all-goblins-recruiting"),
        "play": refuse("P-20", "pact-no-not-time-for"),
        "tasks": refuse("P-20", "pact-no-not-time-for"),
        "pay": refuse("P-25", "pact-no-first-say-where-goblins-come"),
        "reduce": refuse("P-22", "pact-no-goblins-are-short-first-everybody"),
        "prize": refuse("P-41", "pact-no-winner-dynamite-bonus-chooses-task"),
        "next": refuse("P-75", "pact-no-game-won-prepare-for-next"),
    },
    over=refuse("P-43", "pact-no-game-over"),
    nobody=refuse("P-20", "pact-no-nobody-sits-there"),
    anothers=message("pact-no-anothers"),
)
_NOT_IN_HAND = message("pact-no-such-goblin-in-hand")
#: The clauses against actions that can be wrong in one way only.
_PLAIN: dict[type, Refusal] = {
    act.Reveal: Refusal("P-14", _NOT_IN_HAND),
    act.Reduce: Refusal("P-22", _NOT_IN_HAND),
    act.TakePrize: refuse("P-41", "pact-no-there-no-task-place"),
    act.Pay: refuse("P-25", "pact-no-each-side-must-give-at"),
    act.Pass: refuse("P-23", "pact-no-can-pass-only-if-there"),
}


def not_now(state: PactState) -> Refusal:
    """What is being decided instead; a Figure is paid for by a clause of its own."""
    refusal, payment = WAITING.phases[state.public.phase], state.secret.payment
    return Refusal("P-51", refusal.said) if payment and payment.pact >= 0 else refusal


def objection(state: PactState, content: Content, action: act.PactAction) -> Refusal:
    """The clause against an action that its seat may not do now, although the phase is right."""
    kind = type(action)
    if kind in _BY_CASE:
        return _BY_CASE[kind](state, content, action)
    return _PLAIN.get(kind, refuse("P-20", "pact-no-cant-done-now"))


def _no_taking_back(state: PactState, content: Content, action: act.TakeBack) -> Refusal:
    return refuse("P-75", "pact-no-more-taken-back", most=content.numbers.taken_back)


def _no_next_game(state: PactState, content: Content, action: act.NextGame) -> Refusal:
    missing = min(content.numbers.taken_back - state.public.taken_back, state.public.specialists.count(NOBODY))
    return refuse("P-75", "pact-no-next-game-yet", missing=missing)


def _no_return(state: PactState, content: Content, action: act.ReturnCommand) -> Refusal:
    if action.command in state.secret.commands[action.seat]:
        return refuse("P-50", "pact-no-keep-at-least-one-command")
    return refuse("P-50", "pact-no-command-was-not-dealt")


def _no_end(state: PactState, content: Content, action: act.EndTurn) -> Refusal:
    if state.public.phase == "recruit":
        return refuse("P-21", "pact-no-end-while-recruiting", recruits=content.numbers.recruits)
    return refuse("P-20", "pact-no-end-yet-expert" if state.public.masters else "pact-no-end-yet")


def _no_shift(state: PactState, content: Content, action: act.Shift) -> Refusal:
    payment = state.secret.payment
    assert payment is not None
    if not 0 <= action.column < len(payment.columns):
        return refuse("P-25", "pact-no-nothing-more-needed")
    if action.source == BY_FIXER:
        refusal = _no_specialist(state.public, action.seat, FIXER)
        rule = "P-32" if payment.partner != act.ALONE else "P-31"
        return refusal or refuse(rule, "pact-no-fixer-cant-help-out-there")
    if action.source == BY_DYNAMITE:
        return refuse("P-55", "pact-no-dynamite-cant-replace-goblin")
    if action.source == FROM_HAND and payment.pact < 0:
        return refuse("P-24", "pact-no-tasks-are-completed-with-goblins")
    if payment.partner == act.ALONE:
        rule = "P-51" if payment.pact >= 0 else "P-24"
        return refuse(rule, "pact-no-there-no-such-goblin-spare-2")
    return refuse("P-25", "pact-no-there-no-such-goblin-spare")


def _no_take(state: PactState, content: Content, action: act.Take) -> Refusal:
    public = state.public
    if public.phase in ("turn", "recruit"):
        return _not_there(public, action.slot)
    if public.deed == "recruit":
        return refuse("P-21", "pact-no-more-recruits", recruits=content.numbers.recruits)
    return refuse("P-20", "pact-no-either-recruit-or-play-not")


def _no_take_more(state: PactState, content: Content, action: act.TakeMore) -> Refusal:
    public = state.public
    if public.deed != "recruit" or public.phase == "recruit":
        return refuse("P-31", "pact-no-press-gang-works-after-recruiting")
    return _no_specialist(public, action.seat, PRESSGANG) or _not_there(public, action.slot)


def _not_there(public: PactPublic, slot: int) -> Refusal:
    if slot == act.DECK:
        return refuse("P-22", "pact-no-there-no-goblin-left-draw")
    if 0 <= slot < len(public.row) and public.row[slot] == NO_CARD:
        return refuse("P-21", "pact-no-place-filled-only-after-all")
    return refuse("P-21", "pact-no-take-goblin-row-or-from")


def _no_play(state: PactState, content: Content, action: act.Play) -> Refusal:
    public = state.public
    if public.phase == "recruit" or (public.phase == "tasks" and public.deed != "play"):
        return refuse("P-20", "pact-no-either-recruit-or-play-not")
    if public.phase == "tasks":
        return refuse("P-20", "pact-no-playing-over-for-this-turn")
    if not may_play(public, content) and public.phase == "play":
        return refuse("P-23", "pact-no-more-plays", plays=content.numbers.plays)
    return Refusal("P-23", _NOT_IN_HAND)


def _no_play_more(state: PactState, content: Content, action: act.PlayMore) -> Refusal:
    public = state.public
    worker = {"play": TASKMASTER, "recruit": DRUMMER}.get(public.deed)
    if worker is None or public.phase == "recruit":
        return refuse("P-31", "pact-no-taskmaster-works-after-playing-drummer")
    return _no_specialist(public, action.seat, worker) or Refusal("P-23", _NOT_IN_HAND)


def _no_specialist(public: PactPublic, seat: int, ability: int) -> Refusal | None:
    if worker_for(public, seat, ability) != NOBODY:
        return None
    if public.specialist_used:
        return refuse("P-30", "pact-no-one-specialist-turn-not-more")
    if public.mode == "solo" and public.specialists[MIMIC] == seat:
        return refuse("P-71", "pact-no-alone-mimic-copies-only-what")
    if public.mode == "solo":
        return refuse("P-71", "pact-no-specialist-has-been-used")
    return refuse("P-30", "pact-no-dont-have-specialist")


def _no_scheme(state: PactState, content: Content, action: act.Scheme) -> Refusal:
    refusal = _no_specialist(state.public, action.seat, SCHEMER)
    if refusal:
        return refuse(refusal.rule, "pact-no-scheme-without-schemer", why=refusal.said)
    if not state.secret.task_deck:
        return refuse("P-31", "pact-no-task-deck-empty-there-nothing")
    return refuse("P-31", "pact-no-there-no-task-place")


def _no_figure(state: PactState, content: Content, action: act.PlaceFigure) -> Refusal:
    public, pact = state.public, action.pact
    if not public.masters:
        return refuse("P-50", "pact-no-figures-belong-expert-game")
    if public.phase != "turn":
        return refuse("P-51", "pact-no-figure-placed-instead-recruiting-or")
    if pact not in pacts_of(public, action.seat):
        return refuse("P-51", "pact-no-figure-goes-onto-one-own")
    if not public.pacts[pact]:
        return refuse("P-51", "pact-no-there-no-task-on-pact")
    if not has_free_top(public, pact):
        return refuse("P-51", "pact-no-newest-task-there-has-figure")
    cost = paying.figure_cost(public, content, action.seat)
    if not cost:
        return refuse("P-51", "pact-no-all-figures-are-placed")
    colour = content.goblins[content.tasks[public.pacts[pact][-1]].colour].name
    return refuse("P-51", "pact-no-figure-unpaid", cost=cost, colour=colour)


def _no_task(state: PactState, content: Content, action: act.Complete) -> Refusal:
    public, partner = state.public, action.partner
    if public.phase in ("turn", "recruit"):
        return refuse("P-20", "pact-no-recruit-or-play-first-then")
    if not 0 <= action.slot < len(public.open_tasks) or public.open_tasks[action.slot] == NO_TASK:
        return refuse("P-26", "pact-no-there-no-task-place-row")
    if partner == act.ALONE:
        return refuse("P-24", "pact-no-display-does-not-have-all")
    if partner not in neighbours_of(public, action.seat):
        return refuse("P-25", "pact-no-pact-made-with-neighbour-on")
    needs = content.tasks[public.open_tasks[action.slot]].bits
    ours, theirs = displayed(public, content, action.seat), displayed(public, content, partner)
    if not needs & ours:
        return refuse("P-25", "pact-no-at-least-one-goblin-must")
    if not needs & theirs:
        return refuse("P-25", "pact-no-at-least-one-goblin-must-2")
    if (needs & content.pack.pooled(ours, theirs)).bit_count() > 1 or not paying.helps(public, action.seat):
        return refuse("P-25", "pact-no-both-displays-together-do-not")
    return refuse("P-32", "pact-no-each-side-must-give-goblin")


_BY_CASE: dict[type, Callable[[PactState, Content, Any], Refusal]] = {
    act.ReturnCommand: _no_return,
    act.EndTurn: _no_end,
    act.Shift: _no_shift,
    act.Take: _no_take,
    act.TakeMore: _no_take_more,
    act.Play: _no_play,
    act.PlayMore: _no_play_more,
    act.Scheme: _no_scheme,
    act.PlaceFigure: _no_figure,
    act.Complete: _no_task,
    act.TakeBack: _no_taking_back,
    act.NextGame: _no_next_game,
}
