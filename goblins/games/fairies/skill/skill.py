"""What makes a good turn in Fairies: few goblins in your hand, and a ring that helps nobody after you."""

from __future__ import annotations

import random

from goblins.content.judgement import judgement_of
from goblins.core.chance import below
from goblins.core.contract import AnyRules
from goblins.core.judgement import likely
from goblins.core.skill import CAREFUL, Lapses, Leaning, Skill
from goblins.games.fairies.actions import Add, FairiesAction
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.scoring import WON
from goblins.games.fairies.skill.features import BY_HAND, TABLES, features_of, nearness, race_of, table_of
from goblins.games.fairies.skill.reasons import reason_for
from goblins.games.fairies.skill.temper import leaning_of
from goblins.games.fairies.state import FairiesPublic, FairiesState
from goblins.games.fairies.view import FairiesView
from goblins.words import Message, message

#: How often a bot tries a line of play, where it is not as often as usual: everything lies open, and a few tries see much.
ITERATIONS = {"medium": 8, "master": 6000}
#: How often bots decide without thinking where two play, and where more do.
LAPSES_OF_TWO = {"easy": Lapses(1, 3), "medium": Lapses(1, 6), "hard": Lapses(1, 10)}
LAPSES_AMONG_MANY = {"easy": Lapses(3, 5), "medium": Lapses(2, 7), "hard": Lapses(1, 7)}


class FairiesSkill(Skill[FairiesState, FairiesAction, FairiesView]):
    """Evaluation, rollout choice and reasons for Fairies."""

    one_world = True  # everything lies open, and nothing is drawn

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, FairiesRules)
        self._rules, self._content = rules, rules.content
        self.judgement = judgement_of(rules.box, BY_HAND, TABLES)

    def evaluate(self, state: FairiesState, seat: int) -> float:
        """A race: how near this seat is to either goal, against the nearest of the others."""
        public = state.public
        if public.ending:
            if public.ending in WON:
                return 1.0 if seat == public.active else 0.0
            return 0.5 if public.ending == "draw" else 0.0
        if public.goal.solitaire:
            return 0.9 * nearness(public, self._content, seat)
        table = table_of(public)
        if table not in self.judgement.learned:
            return likely(race_of(public, self._content, seat)[0])
        return self.judgement.judged(table, features_of(public, self._content, seat))

    def features(self, state: FairiesState, seat: int) -> tuple[float, ...] | None:
        """What a position in company is judged by."""
        public = state.public
        return None if public.ending or public.goal.solitaire else features_of(public, self._content, seat)

    def careless(self, view: FairiesView, level: str) -> Lapses:
        """Who always looks keeps others from winning for hundreds of turns; among many, looking far is worth little."""
        if len(view.public.hands) == 1:
            return super().careless(view, level)
        return (LAPSES_OF_TWO if len(view.public.hands) == 2 else LAPSES_AMONG_MANY).get(level, CAREFUL)

    def iterations(self, level: str) -> int | None:
        """Few for medium bots, and for masters no more than they can wait for."""
        return ITERATIONS.get(level)

    def inclination(self, state: FairiesState, action: FairiesAction) -> float:
        """More for getting rid of goblins, less for taking them."""
        if not isinstance(action, Add):
            return 0.0
        left, gained = self._after(state.public, action)
        return 1 / (1 + left) + 0.05 * gained

    def rollout(self, state: FairiesState, actions: tuple[FairiesAction, ...], rng: random.Random) -> FairiesAction:
        """The better of two cards drawn at random: sensible, and never the same game twice."""
        count = len(actions) - (1 if actions[-1].resigns else 0)
        first = actions[below(rng, count)]
        if count == 1:
            return first
        second = actions[below(rng, count)]
        return first if self.inclination(state, first) >= self.inclination(state, second) else second

    def leaning(self, state: FairiesState, action: FairiesAction) -> Leaning:
        """What is left to the next one, and how much of the ring turns."""
        return leaning_of(self._rules, state, action)

    def reason(self, view: FairiesView, action: FairiesAction) -> Message:
        """What the card does, by what everybody can see and count."""
        return reason_for(self._rules, view, action)

    def phrase(self, view: FairiesView, action: FairiesAction) -> Message:
        """Which card is added."""
        if isinstance(action, Add):
            return message("fairies-act-add", card=self._content.faces[action.face].name)
        return message("fairies-act-give-up")

    def open_reason(self, view: FairiesView, action: FairiesAction) -> Message:
        """The same as its player would say: everything lies open."""
        return reason_for(self._rules, view, action)

    def _after(self, public: FairiesPublic, action: Add) -> tuple[int, int]:
        """Unwanted and wanted cards in the acting hand after an addition."""
        face, content = action.face, self._content
        hand = public.hands[action.seat] ^ 1 << face
        becomes, taken_then = content.becomes[face], content.taken[face]
        for card in public.ring:
            card = becomes[card]
            if taken_then[card]:
                hand |= 1 << card
        unwanted, wanted = self._content.goals[public.goal.reverse]
        return (hand & unwanted).bit_count(), (hand & wanted).bit_count()
