"""What turns in Fairies are like: what they leave to the next one, and how much of the ring they turn over."""

from __future__ import annotations

from goblins.core.skill import PLAIN, Leaning
from goblins.games.fairies.actions import Add, FairiesAction
from goblins.games.fairies.content import Content
from goblins.games.fairies.events import Flipped, Taken
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import FairiesPublic, FairiesState

#: So many cards turned over, or taken, are as bold as it gets.
MANY = 5


def leaning_of(rules: FairiesRules, state: FairiesState, action: FairiesAction) -> Leaning:
    """What the next one may come to, at best, beside what they have now; and how much of the ring turns."""
    if not isinstance(action, Add) or state.public.goal.solitaire:
        return PLAIN
    step = rules.apply(state, action)
    public = step.state.public
    turned = sum(len(event.before) for event in step.events if isinstance(event, Flipped))
    taken = sum(len(event.faces) for event in step.events if isinstance(event, Taken))
    risk, commit = min(1.0, turned / MANY), min(1.0, taken / MANY)
    if public.ending:
        return Leaning(risk=risk, commit=commit)
    left = _least_left(public, rules.content)
    return Leaning(1.0 - 1.0 / (1 + left), 1.0 / (1 + left), risk, commit)


def _least_left(public: FairiesPublic, content: Content) -> int:
    """How few unwanted cards whoever is to move may be left with."""
    unwanted, _ = content.goals[public.goal.reverse]
    hand, fewest = public.hands[public.active], 2 * len(content.faces)
    for face in range(len(content.faces)):
        if hand >> face & 1:
            becomes, taken_then = content.becomes[face], content.taken[face]
            after = hand ^ 1 << face
            for card in public.ring:
                if taken_then[becomes[card]]:
                    after |= 1 << becomes[card]
            fewest = min(fewest, (after & unwanted).bit_count())
    return fewest
