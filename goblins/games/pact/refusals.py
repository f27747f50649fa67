"""Why something may not be done: the clause against every action that is not open now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.content.numerals import in_words
from goblins.core.contract import Refusal
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
from goblins.games.pact.telling import at_first, several, some

WAITING = Waiting(
    phases={
        "commands": Refusal("P-50", "First everybody decides which Commands to keep."),
        "reveal": Refusal("P-14", "First everybody chooses a goblin to reveal."),
        "turn": Refusal("P-20", "That comes later in a turn."),
        "recruit": Refusal("P-21", "First take all the goblins that recruiting means."),
        "play": Refusal("P-20", "That is not the time for it."),
        "tasks": Refusal("P-20", "That is not the time for it."),
        "pay": Refusal("P-25", "First say where the goblins come from, or call it off."),
        "reduce": Refusal("P-22", "Goblins are short: first everybody discards what is too much."),
        "prize": Refusal("P-41", "The winner of the dynamite bonus chooses a Task."),
        "next": Refusal("P-75", "That game is won: prepare for the next one."),
    },
    over=Refusal("P-43", "The game is over."),
    nobody=Refusal("P-20", "Nobody sits there."),
    anothers="It is another clan’s turn.",
)
_NOT_IN_HAND = "You have no such goblin in your hand."
#: The clauses against actions that can be wrong in one way only.
_PLAIN: dict[type, Refusal] = {
    act.Reveal: Refusal("P-14", _NOT_IN_HAND),
    act.Reduce: Refusal("P-22", _NOT_IN_HAND),
    act.TakePrize: Refusal("P-41", "There is no Task in that place."),
    act.Pay: Refusal("P-25", "Each side must give at least one goblin."),
    act.Pass: Refusal("P-23", "You can pass only if there is nothing else you could do."),
}


def not_now(state: PactState) -> Refusal:
    """What is being decided instead; a Figure is paid for by a clause of its own."""
    refusal, payment = WAITING.phases[state.public.phase], state.secret.payment
    return Refusal("P-51", refusal.text) if payment and payment.pact >= 0 else refusal


def objection(state: PactState, content: Content, action: act.PactAction) -> Refusal:
    """The clause against an action that its seat may not do now, although the phase is right."""
    kind = type(action)
    if kind in _BY_CASE:
        return _BY_CASE[kind](state, content, action)
    return _PLAIN.get(kind, Refusal("P-20", "That can’t be done now."))


def _no_taking_back(state: PactState, content: Content, action: act.TakeBack) -> Refusal:
    return Refusal("P-75", f"Specialists that were used come back, {in_words(content.numbers.taken_back)} at most.")


def _no_next_game(state: PactState, content: Content, action: act.NextGame) -> Refusal:
    missing = min(content.numbers.taken_back - state.public.taken_back, state.public.specialists.count(NOBODY))
    return Refusal("P-75", f"First take back {in_words(missing)} of the Specialists you used.")


def _no_return(state: PactState, content: Content, action: act.ReturnCommand) -> Refusal:
    if action.command in state.secret.commands[action.seat]:
        return Refusal("P-50", "Keep at least one Command.")
    return Refusal("P-50", "That Command was not dealt to you.")


def _no_end(state: PactState, content: Content, action: act.EndTurn) -> Refusal:
    if state.public.phase == "recruit":
        return Refusal("P-21", f"Recruiting means {several(content.numbers.recruits, 'goblin')}: take another one.")
    choices = "Recruit, play or place a Figure" if state.public.masters else "Recruit or play"
    return Refusal("P-20", f"{choices} first.")


def _no_shift(state: PactState, content: Content, action: act.Shift) -> Refusal:
    payment = state.secret.payment
    assert payment is not None
    if not 0 <= action.column < len(payment.columns):
        return Refusal("P-25", "Nothing more is needed.")
    if action.source == BY_FIXER:
        refusal = _no_specialist(state.public, action.seat, FIXER)
        rule = "P-32" if payment.partner != act.ALONE else "P-31"
        return refusal or Refusal(rule, "The Fixer can’t help out there.")
    if action.source == BY_DYNAMITE:
        return Refusal("P-55", "Dynamite can’t replace that goblin.")
    if action.source == FROM_HAND and payment.pact < 0:
        return Refusal("P-24", "Tasks are completed with goblins on display, not from the hand.")
    if payment.partner == act.ALONE:
        rule = "P-51" if payment.pact >= 0 else "P-24"
        return Refusal(rule, "There is no such goblin to spare.")
    return Refusal("P-25", "There is no such goblin to spare, or one side would give none.")


def _no_take(state: PactState, content: Content, action: act.Take) -> Refusal:
    public = state.public
    if public.phase in ("turn", "recruit"):
        return _not_there(public, action.slot)
    if public.deed == "recruit":
        return Refusal(
            "P-21", f"{at_first(several(content.numbers.recruits, 'goblin'))} a turn are recruited, not more."
        )
    return Refusal("P-20", "Either recruit or play, not both in one turn.")


def _no_take_more(state: PactState, content: Content, action: act.TakeMore) -> Refusal:
    public = state.public
    if public.deed != "recruit" or public.phase == "recruit":
        return Refusal("P-31", "The Press-gang works after recruiting.")
    return _no_specialist(public, action.seat, PRESSGANG) or _not_there(public, action.slot)


def _not_there(public: PactPublic, slot: int) -> Refusal:
    if slot == act.DECK:
        return Refusal("P-22", "There is no goblin left to draw.")
    if 0 <= slot < len(public.row) and public.row[slot] == NO_CARD:
        return Refusal("P-21", "That place is filled only after all goblins are taken.")
    return Refusal("P-21", "Take a goblin of the row, or from the deck.")


def _no_play(state: PactState, content: Content, action: act.Play) -> Refusal:
    public = state.public
    if public.phase == "recruit" or (public.phase == "tasks" and public.deed != "play"):
        return Refusal("P-20", "Either recruit or play, not both in one turn.")
    if public.phase == "tasks":
        return Refusal("P-20", "Playing is over for this turn: complete Tasks, or end it.")
    if not may_play(public, content) and public.phase == "play":
        return Refusal("P-23", f"{at_first(several(content.numbers.plays, 'goblin'))} a turn, not more.")
    return Refusal("P-23", _NOT_IN_HAND)


def _no_play_more(state: PactState, content: Content, action: act.PlayMore) -> Refusal:
    public = state.public
    worker = {"play": TASKMASTER, "recruit": DRUMMER}.get(public.deed)
    if worker is None or public.phase == "recruit":
        return Refusal("P-31", "The Taskmaster works after playing, the Drummer after recruiting.")
    return _no_specialist(public, action.seat, worker) or Refusal("P-23", _NOT_IN_HAND)


def _no_specialist(public: PactPublic, seat: int, ability: int) -> Refusal | None:
    if worker_for(public, seat, ability) != NOBODY:
        return None
    if public.specialist_used:
        return Refusal("P-30", "One Specialist a turn, not more.")
    if public.mode == "solo" and public.specialists[MIMIC] == seat:
        return Refusal("P-71", "Alone, the Mimic copies only what has been used already.")
    if public.mode == "solo":
        return Refusal("P-71", "That Specialist has been used.")
    return Refusal("P-30", "You don’t have that Specialist.")


def _no_scheme(state: PactState, content: Content, action: act.Scheme) -> Refusal:
    refusal = _no_specialist(state.public, action.seat, SCHEMER)
    if refusal:
        return Refusal(refusal.rule, f"Only the Schemer puts a Task under the deck. {refusal.text}")
    if not state.secret.task_deck:
        return Refusal("P-31", "The Task deck is empty: there is nothing to draw.")
    return Refusal("P-31", "There is no Task in that place.")


def _no_figure(state: PactState, content: Content, action: act.PlaceFigure) -> Refusal:
    public, pact = state.public, action.pact
    if not public.masters:
        return Refusal("P-50", "Figures belong to the expert game.")
    if public.phase != "turn":
        return Refusal("P-51", "A Figure is placed instead of recruiting or playing.")
    if pact not in pacts_of(public, action.seat):
        return Refusal("P-51", "A Figure goes onto one of your own Pact cards.")
    if not public.pacts[pact]:
        return Refusal("P-51", "There is no Task on that Pact card yet.")
    if not has_free_top(public, pact):
        return Refusal("P-51", "The newest Task there has a Figure already.")
    cost = paying.figure_cost(public, content, action.seat)
    if not cost:
        return Refusal("P-51", "All your Figures are placed.")
    colour = content.goblins[content.tasks[public.pacts[pact][-1]].colour].name
    return Refusal("P-51", f"That Figure costs {some(cost, 'goblin')} of the Task’s colour: {colour}.")


def _no_task(state: PactState, content: Content, action: act.Complete) -> Refusal:
    public, partner = state.public, action.partner
    if public.phase in ("turn", "recruit"):
        return Refusal("P-20", "Recruit or play first; then complete Tasks.")
    if not 0 <= action.slot < len(public.open_tasks) or public.open_tasks[action.slot] == NO_TASK:
        return Refusal("P-26", "There is no Task in that place; the row is filled at the end of a turn.")
    if partner == act.ALONE:
        return Refusal("P-24", "Your display does not have all the goblins it needs.")
    if partner not in neighbours_of(public, action.seat):
        return Refusal("P-25", "A pact is made with a neighbour, on the left or on the right.")
    needs = content.tasks[public.open_tasks[action.slot]].bits
    ours, theirs = displayed(public, content, action.seat), displayed(public, content, partner)
    if not needs & ours:
        return Refusal("P-25", "At least one goblin must come from your own display.")
    if not needs & theirs:
        return Refusal("P-25", "At least one goblin must come from that neighbour’s display.")
    if (needs & content.pack.pooled(ours, theirs)).bit_count() > 1 or not paying.helps(public, action.seat):
        return Refusal("P-25", "Both displays together do not have the goblins it needs.")
    return Refusal("P-32", "Each side must give a goblin, even with a Fixer or dynamite.")


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
