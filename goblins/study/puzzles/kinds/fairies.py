"""Win in so many turns: Fairy Solitaire, with the backs shown."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from goblins.bots.fairies.solver import Search
from goblins.core.bits import members
from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.games.fairies.actions import Add
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rules_of
from goblins.study.puzzles.kind import Deed, Kind
from goblins.words import Message, message

#: A win in fewer turns is seen at once, and one in more takes an evening.
FEWEST, MOST = 2, 5
#: So many positions are looked at for the way to win; in reach of a puzzle there are far fewer.
LIMIT = 60_000


class Wins(Kind):
    """No goblin left in hand after so many turns."""

    options = {"backs": True, "deal": "any"}
    levels = (1 / 100, 1 / 800)
    rules: FairiesRules

    def deals(self, seed: int) -> dict[str, OptionValue]:
        """Five goblins, sometimes six."""
        return {**self.options, "level": 6 if seed % 3 == 0 else 5}

    def goals(self, state: FairiesState, seat: int) -> Iterable[int]:
        """The fewest turns that win."""
        par = Search(state, self.rules.content, LIMIT).finish().par
        return (par,) if par is not None and FEWEST <= par <= MOST else ()

    def verdict(self, start: FairiesState, state: FairiesState, seat: int, goal: int) -> bool | None:
        """Won within the turns."""
        if state.public.ending:
            return state.public.ending == "no_goblins"
        return None if state.public.turns - start.public.turns < goal else False

    def deeds(self, start: FairiesState, state: FairiesState, seat: int) -> Iterable[Deed]:
        """Every card of the hand."""
        return [(action,) for action in self.rules.legal_actions(state, seat) if isinstance(action, Add)]

    def key(self, state: FairiesState) -> Hashable:
        """Hand, ring and turn."""
        public = state.public
        return public.hands, frozenset(public.ring), public.turns

    # ------------------------------------------------------------------ telling

    def turns(self, start: FairiesState, goal: int) -> int:
        """As many as the goal says."""
        return goal

    def goal(self, start: FairiesState, seat: int, goal: int) -> Message:
        """Win in so many turns."""
        return message("puzzles-fairies-goal", turns=goal)

    def left(self, start: FairiesState, state: FairiesState, seat: int, goal: int) -> Message:
        """How many goblins are still there."""
        hand, cards = state.public.hands[seat], self.rules.content.cards
        return message("puzzles-fairies-left", goblins=sum(face < cards for face in members(hand)))

    def where(self, state: FairiesState, action: Action) -> Message:
        """Whether the card takes something, flips something, or only goes."""
        assert isinstance(action, Add)
        events = {type(event).__name__ for event in self.rules.apply(state, action).events}
        side = "fairy" if action.face >= self.rules.content.cards else "goblin"
        does = "takes" if "Taken" in events else "flips" if "Flipped" in events else "nothing"
        return message(f"puzzles-fairies-where-{does}", side=side)


def make() -> Wins:
    """The kind, by the printed rules."""
    return Wins(rules_of("fairies"))
