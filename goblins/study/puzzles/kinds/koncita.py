"""Take the Treasure this turn: two cards, whatever the others do when they are touched."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from goblins.core.contract import Action
from goblins.games.koncita.actions import Bounce, Move, Pick, Relocate, Run, Shove, Take
from goblins.games.koncita.content import Content, Treasure
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import KoncitaState
from goblins.games.registry import rules_of
from goblins.study.puzzles.kind import Deed, Kind
from goblins.words import Message, message


class TreasureHunt(Kind):
    """The goal is the number of the Treasure that is visible. Forfeits are done at the table: nobody has to remember any."""

    seats = 4
    options = {"forfeits": "table"}
    levels = (1 / 50, 1 / 140)
    most_of_a_goal = 6
    rules: KoncitaRules

    def _content(self, state: KoncitaState) -> Content:
        return self.rules.content(len(state.public.goblins))

    def goals(self, state: KoncitaState, seat: int) -> Iterable[int]:
        """The visible Treasure, at the beginning of a turn."""
        decision = state.public.decision
        begins = decision is not None and decision.kind == "pick" and not state.public.played
        return state.secret.treasures[:1] if begins else ()

    def verdict(self, start: KoncitaState, state: KoncitaState, seat: int, goal: int) -> bool | None:
        """Won, or the turn is over."""
        public = state.public
        if goal in public.won[seat]:
            return True
        return False if public.ending or public.turns > start.public.turns else None

    def deeds(self, start: KoncitaState, state: KoncitaState, seat: int) -> Iterable[Deed]:
        """Every card that looks different, with each of its uses; every square. Which Forfeit is taken does not matter."""
        legal = self.rules.legal_actions(state, seat)
        picks = [action for action in legal if isinstance(action, Pick)]
        if picks:
            found: dict[Hashable, Deed] = {}
            for one in picks:
                for use in self.rules.legal_actions(self.rules.apply(state, one).state, seat):
                    if isinstance(use, Move | Run):
                        found.setdefault(self.label(state, (one, use)), (one, use))
            return list(found.values())
        takes = [(action,) for action in legal if isinstance(action, Take)][:1]
        return takes or [(action,) for action in legal if isinstance(action, Move | Run | Shove | Bounce | Relocate)]

    def replies(self, state: KoncitaState, seat: int) -> Iterable[Action]:
        """Every square; of the Forfeits the first will do."""
        legal = self.rules.legal_actions(state, seat)
        return [action for action in legal if isinstance(action, Take)][:1] or [
            action for action in legal if isinstance(action, Bounce | Relocate)
        ]

    def label(self, state: Any, deed: Deed) -> Hashable:
        """Cards and directions; where somebody is shoved either matters or does not, and is not another line."""
        use = deed[-1]
        if not isinstance(use, Move | Run):
            return None
        card = self._content(state).cards.movement[
            deed[0].card if isinstance(deed[0], Pick) else state.public.played[-1]
        ]
        return card.kind, card.colours, card.oscar, type(use).__name__, use.colour

    # ------------------------------------------------------------------ telling

    def _spoken_treasure(self, start: KoncitaState, goal: int) -> Treasure:
        treasure: Treasure = self.spoken.content(len(start.public.goblins)).cards.treasures[goal]
        return treasure

    def goal(self, start: KoncitaState, seat: int, goal: int) -> Message:
        """Its name and what wins it."""
        treasure = self._spoken_treasure(start, goal)
        piece = message("koncita-piece", piece=treasure.piece)
        return message("puzzles-koncita-goal", treasure=treasure.name, objective=treasure.objective, piece=piece)

    def left(self, start: KoncitaState, state: KoncitaState, seat: int, goal: int) -> Message:
        """The Treasure is still there."""
        return message("puzzles-koncita-left", treasure=self._spoken_treasure(start, goal).name)

    def where(self, state: KoncitaState, action: Action) -> Message:
        """Whom the next card moves, or what is being chosen."""
        if isinstance(action, Pick):
            card = self._content(state).cards.movement[action.card]
            return message("puzzles-koncita-where-card", moves=card.kind)
        if isinstance(action, Move | Run):
            return message("puzzles-koncita-where-way", does="oscar" if isinstance(action, Run) else "step")
        return message(f"puzzles-koncita-where-{'forfeit' if isinstance(action, Take) else 'square'}")


def make() -> TreasureHunt:
    """The kind, by the printed rules."""
    return TreasureHunt(rules_of("koncita"))
