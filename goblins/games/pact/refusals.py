"""Why something may not be done: the clause against every action that is not open now."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.games.pact import payment as paying
from goblins.games.pact.actions import (
    ALONE,
    DECK,
    CallOff,
    Complete,
    EndTurn,
    KeepCommands,
    NextGame,
    PactAction,
    Pass,
    Pay,
    PlaceFigure,
    Play,
    PlayMore,
    Reduce,
    Retire,
    ReturnCommand,
    Reveal,
    Scheme,
    Shift,
    Take,
    TakeBack,
    TakeMore,
    TakePrize,
)
from goblins.games.pact.cards import DRUMMER, FIXER, MIMIC, PRESSGANG, SCHEMER, TASKMASTER, Box, pooled
from goblins.games.pact.draft import displayed
from goblins.games.pact.legal import actions, has_free_top
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_HAND,
    NO_CARD,
    NO_TASK,
    NOBODY,
    ROW,
    PactState,
    may_play,
    neighbours_of,
)

_IN_TURN = ("turn", "recruit", "play", "tasks")
_PHASES: dict[type, tuple[str, ...]] = {
    ReturnCommand: ("commands",),
    KeepCommands: ("commands",),
    Reveal: ("reveal",),
    Reduce: ("reduce",),
    TakePrize: ("prize",),
    TakeBack: ("next",),
    NextGame: ("next",),
    Retire: ("next",),
    Shift: ("pay",),
    Pay: ("pay",),
    CallOff: ("pay",),
}
_WAITING = {
    "commands": ("P-50", "First everybody decides which Commands to keep."),
    "reveal": ("P-14", "First everybody chooses a goblin to reveal."),
    "turn": ("P-20", "That comes later in a turn."),
    "recruit": ("P-21", "Recruiting means two goblins: take the second one first."),
    "play": ("P-20", "That is not the time for it."),
    "tasks": ("P-20", "That is not the time for it."),
    "pay": ("P-25", "First say where the goblins come from, or call it off."),
    "reduce": ("P-22", "Goblins are short: first everybody discards down to five."),
    "prize": ("P-41", "The winner of the dynamite bonus chooses a Task."),
    "next": ("P-75", "That game is won: prepare for the next one."),
}


def why_not(state: PactState, box: Box, action: PactAction) -> Refusal | None:
    """The clause that forbids an action; None exactly for the legal ones."""
    if state.ending:
        return Refusal("P-43", "The game is over.")
    if not 0 <= action.seat < state.players:
        return Refusal("P-20", "Nobody sits there.")
    wanted = _PHASES.get(type(action), _IN_TURN)
    if state.phase not in wanted:
        rule, text = _WAITING[state.phase]
        return Refusal("P-51" if state.payment and state.payment.pact >= 0 else rule, text)
    if action.seat != state.active:
        return Refusal("P-20", "It is another clan’s turn.")
    if action in actions(state, box):
        return None
    return _why_not_now(state, box, action)


def _why_not_now(state: PactState, box: Box, action: PactAction) -> Refusal:
    match action:
        case ReturnCommand(command=command):
            if command in state.commands[action.seat]:
                return Refusal("P-50", "Keep at least one Command.")
            return Refusal("P-50", "That Command was not dealt to you.")
        case Reveal() | Reduce():
            return Refusal("P-14" if isinstance(action, Reveal) else "P-22", "You have no such goblin in your hand.")
        case TakePrize():
            return Refusal("P-41", "There is no Task in that place.")
        case TakeBack():
            return Refusal("P-75", "Two Specialists that were used come back, no others.")
        case NextGame():
            return Refusal("P-75", "First take back two of the Specialists you used.")
        case Shift():
            return _no_shift(state, action)
        case Pay():
            return Refusal("P-25", "Each side must give at least one goblin.")
        case Take() | TakeMore():
            return _no_take(state, action)
        case Play() | PlayMore():
            return _no_play(state, action)
        case Scheme():
            return _no_scheme(state, action)
        case PlaceFigure():
            return _no_figure(state, box, action)
        case Complete():
            return _no_task(state, box, action)
        case EndTurn():
            if state.phase == "recruit":
                return Refusal("P-21", "Recruiting means two goblins: take another one.")
            choices = "Recruit, play or place a Figure" if state.masters else "Recruit or play"
            return Refusal("P-20", f"{choices} first.")
        case Pass():
            return Refusal("P-23", "You can pass only if there is nothing else you could do.")
    return Refusal("P-20", "That can’t be done now.")


def _no_shift(state: PactState, action: Shift) -> Refusal:
    payment = state.payment
    assert payment is not None
    if not 0 <= action.column < len(payment.columns):
        return Refusal("P-25", "Nothing more is needed.")
    if action.source == BY_FIXER:
        refusal = _no_specialist(state, action.seat, FIXER)
        return refusal or Refusal("P-32" if payment.partner != ALONE else "P-31", "The Fixer can’t help out there.")
    if action.source == BY_DYNAMITE:
        return Refusal("P-55", "Dynamite can’t replace that goblin.")
    if action.source == FROM_HAND and payment.pact < 0:
        return Refusal("P-24", "Tasks are completed with goblins on display, not from the hand.")
    if payment.partner == ALONE:
        rule = "P-51" if payment.pact >= 0 else "P-24"
        return Refusal(rule, "There is no such goblin to spare.")
    return Refusal("P-25", "There is no such goblin to spare, or one side would give none.")


def _no_take(state: PactState, action: Take | TakeMore) -> Refusal:
    if isinstance(action, TakeMore):
        if state.deed != "recruit" or state.phase == "recruit":
            return Refusal("P-31", "The Press-gang works after recruiting.")
        refusal = _no_specialist(state, action.seat, PRESSGANG)
        if refusal:
            return refusal
    elif state.phase not in ("turn", "recruit"):
        if state.deed == "recruit":
            return Refusal("P-21", "Two goblins were recruited in this turn.")
        return Refusal("P-20", "Either recruit or play, not both in one turn.")
    if action.slot == DECK:
        return Refusal("P-22", "There is no goblin left to draw.")
    if 0 <= action.slot < ROW and state.row[action.slot] == NO_CARD:
        return Refusal("P-21", "That place is filled only after both goblins are taken.")
    return Refusal("P-21", "Take a goblin of the row, or from the deck.")


def _no_play(state: PactState, action: Play | PlayMore) -> Refusal:
    if isinstance(action, PlayMore):
        worker = {"play": TASKMASTER, "recruit": DRUMMER}.get(state.deed)
        if worker is None or state.phase == "recruit":
            return Refusal("P-31", "The Taskmaster works after playing, the Drummer after recruiting.")
        refusal = _no_specialist(state, action.seat, worker)
        if refusal:
            return refusal
        return Refusal("P-23", "You have no such goblin in your hand.")
    if state.phase == "recruit" or (state.phase == "tasks" and state.deed != "play"):
        return Refusal("P-20", "Either recruit or play, not both in one turn.")
    if state.phase == "tasks":
        return Refusal("P-20", "Playing is over for this turn: complete Tasks, or end it.")
    if not may_play(state) and state.phase == "play":
        return Refusal("P-23", "Three goblins a turn, not more.")
    return Refusal("P-23", "You have no such goblin in your hand.")


def _no_specialist(state: PactState, seat: int, ability: int) -> Refusal | None:
    if worker_for(state, seat, ability) != NOBODY:
        return None
    if state.specialist_used:
        return Refusal("P-30", "One Specialist a turn, not more.")
    if state.mode == "solo" and state.specialists[MIMIC] == seat:
        return Refusal("P-71", "Alone, the Mimic copies only what has been used already.")
    if state.mode == "solo":
        return Refusal("P-71", "That Specialist has been used.")
    return Refusal("P-30", "You don’t have that Specialist.")


def _no_scheme(state: PactState, action: Scheme) -> Refusal:
    refusal = _no_specialist(state, action.seat, SCHEMER)
    if refusal:
        return Refusal(refusal.rule, f"Only the Schemer puts a Task under the deck. {refusal.text}")
    if not state.task_deck:
        return Refusal("P-31", "The Task deck is empty: there is nothing to draw.")
    return Refusal("P-31", "There is no Task in that place.")


def _no_figure(state: PactState, box: Box, action: PlaceFigure) -> Refusal:
    seat = action.seat
    if not state.masters:
        return Refusal("P-50", "Figures belong to the expert game.")
    if state.phase != "turn":
        return Refusal("P-51", "A Figure is placed instead of recruiting or playing.")
    if action.pact not in pacts_of(state, seat):
        return Refusal("P-51", "A Figure goes onto one of your own Pact cards.")
    if not state.pacts[action.pact]:
        return Refusal("P-51", "There is no Task on that Pact card yet.")
    if not has_free_top(state, action.pact):
        return Refusal("P-51", "The newest Task there has a Figure already.")
    cost = paying.figure_cost(state, seat)
    if not cost:
        return Refusal("P-51", "All three Figures are placed.")
    colour = box.goblins[box.tasks[state.pacts[action.pact][-1]].colour].name
    return Refusal("P-51", f"That Figure costs {cost} goblins of the Task’s colour: {colour}.")


def _no_task(state: PactState, box: Box, action: Complete) -> Refusal:
    seat, partner = action.seat, action.partner
    if state.phase in ("turn", "recruit"):
        return Refusal("P-20", "Recruit or play first; then complete Tasks.")
    if not 0 <= action.slot < ROW or state.open_tasks[action.slot] == NO_TASK:
        return Refusal("P-26", "There is no Task in that place; the row is filled at the end of a turn.")
    if partner != ALONE and partner not in neighbours_of(state, seat):
        return Refusal("P-25", "A pact is made with a neighbour, on the left or on the right.")
    if partner == ALONE:
        return Refusal("P-24", "Your display does not have all the goblins it needs.")
    task = box.tasks[state.open_tasks[action.slot]]
    ours, theirs = displayed(state, seat), displayed(state, partner)
    if not task.bits & ours:
        return Refusal("P-25", "At least one goblin must come from your own display.")
    if not task.bits & theirs:
        return Refusal("P-25", "At least one goblin must come from that neighbour’s display.")
    if (task.bits & pooled(ours, theirs)).bit_count() > 1 or not paying.helps(state, seat):
        return Refusal("P-25", "Both displays together do not have the goblins it needs.")
    return Refusal("P-32", "Each side must give a goblin, even with a Fixer or dynamite.")
