"""Somebody at the table of Koncita: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from goblins.core.bits import set_of
from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.koncita.actions import Gesture
from goblins.games.koncita.content import FRIEND, KINDS
from goblins.games.koncita.forfeits import is_due
from goblins.games.koncita.state import NOBODY, KoncitaState
from goblins.library.settings import Settings
from goblins.tables.koncita.geometry import square_rect
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.koncita.builders import RULES, action, changed, in_words
from tests.support.table_player import MOVING, SMALL, STILL, Meant, TablePlayer, Way, window_of

__all__ = ["MOVING", "SMALL", "STILL", "KoncitaPlayer", "at_the_window"]


class KoncitaPlayer(TablePlayer):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the builders."""

    game = "koncita"
    ways_in_turn: ClassVar[tuple[Way, ...]] = ("drag", "drag", "drag", "drag", "click")
    _heedful = True

    def lay(
        self, state: KoncitaState, *who: str, settings: Settings = STILL, opened: bool = True, reminders: bool = False
    ) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        players = who or ("human",) * len(state.public.goblins)
        options: dict[str, OptionValue] = {"forfeits": "table" if state.public.table_forfeits else "digital"}
        return self.sit_down_to(
            state, setup("koncita", players, **options), self.reminded(settings, on=reminders), opened
        )

    def reminded(self, settings: Settings, *, on: bool) -> Settings:
        """Settings with or without reminders."""
        return settings.preferring(RULES.info.preferences[0], on=on)

    def adapted(self, state: Any, chosen: Setup) -> Any:
        """A position as this company would have come to it."""
        return changed(state, people=set_of(chosen.humans))

    def square(self, name: str, across: float = 0.5, down: float = 0.5) -> Point:
        """A point of a square, by default its middle."""
        rect = square_rect("abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1))
        return rect.x + rect.w * across, rect.y + rect.h * down

    # ------------------------------------------------------------------ doing

    def in_words(self, text: str) -> tuple[Action, ...]:
        """What words mean now."""
        return tuple(action(self.state, part) for part in in_words(text))

    def ways(self, what: Meant) -> list[tuple[Piece, Piece]]:
        """The gestures that would begin so now, those that mean nothing more first."""
        wanted = self.meant(what)
        gestures = self.table.reach.gestures.items()
        meanings = {drop: meaning.actions for drop, meaning in gestures if not meaning.among}
        found = [drop for drop, meaning in meanings.items() if meaning[: len(wanted)] == wanted]
        return sorted(found, key=lambda drop: len(meanings[drop]))

    def come_to_look(self, wanted: Action) -> None:
        """Open a curtain; turn up the hand only where that is needed."""
        super().before_deciding()
        if not wanted.openly:
            self.look()

    def keep_orders(self) -> None:
        """Make every gesture that is due for a person."""
        state = self.state
        for seat in self.match.setup.humans:
            for kind in (kind for kind in range(len(KINDS)) if state.public.due[seat] >> kind & 1):
                others = [at for at, count in enumerate(state.public.breaches) if at != seat and count < 2]
                made = [Gesture(seat, kind, at) for at in (others if kind == FRIEND else [NOBODY])]
                self.do(
                    next(one for one in made if is_due(state.public, RULES.content(len(state.public.goblins)), one))
                )

    def before_deciding(self) -> None:
        """Look, and keep one's orders."""
        self.look()
        if self._heedful:
            self.keep_orders()

    def finish(self, most: int = 400, *, heedful: bool = True) -> Match:
        """Play to the result; people decide like easy bots, by all gestures in turn. `heedful`: they keep their orders."""
        self._heedful = heedful
        return super().finish(most)


at_the_window = partial(window_of, KoncitaPlayer)
