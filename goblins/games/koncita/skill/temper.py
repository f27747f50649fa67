"""What moves in Koncita are like: who gets shoved and made to take Forfeits, and who stands where it may happen to them."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.core.skill import PLAIN, Leaning
from goblins.games.koncita.actions import Bounce, KoncitaAction, Move, Pick, Place, Run, Shove
from goblins.games.koncita.events import ForfeitTaken, Shoved, Touched
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import occupied_squares
from goblins.games.koncita.state import KoncitaPublic, KoncitaState

#: What a shove is, beside what the goblin is shoved into; and a card that could be used for it.
A_SHOVE, COULD = 0.8, 0.5
#: So many neighbours of a goblin are as risky as it gets.
CROWDED = 3


def leaning_of(rules: KoncitaRules, state: KoncitaState, action: KoncitaAction) -> Leaning:
    """By what the action does at once; a card by what it could be used for."""
    if isinstance(action, Pick):
        picked = rules.apply(state, action).state
        uses = [
            _use(rules, picked, use)
            for use in rules.legal_actions(picked, action.seat)
            if isinstance(use, Move | Run) and rules.to_act(picked) == (action.seat,)
        ]
        return Leaning(harm=COULD * max([use.harm for use in uses], default=0.0), commit=_own_way(uses))
    if isinstance(action, Move | Run | Shove | Bounce | Place):
        return _use(rules, state, action)
    return PLAIN


def _use(rules: KoncitaRules, state: KoncitaState, action: KoncitaAction) -> Leaning:
    """Shoves, and touches of others, harm; touches of one's own, and company nearby, are risks."""
    step = rules.apply(state, action)
    harm = risk = 0.0
    for event in step.events:
        if isinstance(event, Shoved):
            harm += A_SHOVE
        elif isinstance(event, Touched) and event.goblin != action.seat:
            harm += 1.0
        elif isinstance(event, Touched | ForfeitTaken):
            risk += 1.0
    waiting = step.state.public.decision
    if waiting is not None and waiting.kind == "shove" and waiting.seat == action.seat:
        harm += A_SHOVE
    risk += _company(rules, step.state.public, action.seat)
    return Leaning(min(1.0, harm), 0.0, min(1.0, risk), 1.0 if isinstance(action, Move) else 0.0)


def _company(rules: KoncitaRules, public: KoncitaPublic, seat: int) -> float:
    """How much stands round a seat's goblin: whoever is near may shove it, and into something."""
    square = public.goblins[seat]
    if square < 0:
        return 0.0
    occupied = occupied_squares(public)
    beside = rules.content(len(public.goblins)).board.neighbours[square]
    return min(1.0, sum(other in beside for other in members(occupied)) / CROWDED)


def _own_way(uses: list[Leaning]) -> float:
    return max([use.commit for use in uses], default=0.0) * COULD
