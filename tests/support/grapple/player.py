"""Somebody at the table of Grapple: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.core.match import Match
from goblins.games.grapple.state import GrappleState, Phase
from goblins.library.settings import Settings
from goblins.tables.grapple.showing import CARD, CornerFace, FrontFace, MiniFace, card_piece
from goblins.ui.moving.motion import Face, Layout, Piece
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.grapple.builders import Fight, action, kind_of, position
from tests.support.table_player import TablePlayer, window_of

#: Nobody is answered for, unless a test asks for it.
STILL = Settings(animation_speed=0, bot_pace=4, pause=0, games={"defender": False})
MOVING = Settings(animation_speed=1, bot_pace=4, pause=0, games={"defender": False})
ANSWERED = Settings(animation_speed=0, bot_pace=4, pause=0, games={"defender": True})
NOWHERE = (775.0, 890.0)


def asked_of_the_other(hand: str, *, phase: Phase = "rescue", army: str = "mage") -> GrappleState:
    """Seat 0 attacks seat 1, who is asked; or seat 1 is to hold a tie."""
    attack, defence = ("king", "raider") if phase == "rescue" else ("raider", "raider")
    fight = Fight(1, attack, defence, asked=(1, 0) if phase == "rescue" else ())
    return position(["brute mage", hand], ["spy", army], phase=phase, battle=fight, acted=True)


def faces_in(layout: Layout) -> set[int]:
    """The cards whose faces a layout shows."""
    shown = [placement.face for placement in layout.values()]
    return {face.card for face in shown if isinstance(face, FrontFace | MiniFace | CornerFace)}


class GrapplePlayer(TablePlayer):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the builders."""

    game = "grapple"
    usual = STILL

    def lay(self, state: GrappleState, *who: str, settings: Settings = STILL, opened: bool = True) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        players = who or ("human",) * len(state.secret.hands)
        length = {0: "round", 50: "50"}.get(state.public.goal, "100")
        return self.sit_down_to(state, setup("grapple", players, length=length), settings, opened)

    def deal_with(self, house: HouseRules, *who: str, seed: int = 1, settings: Settings = STILL) -> None:
        """A new match by house rules, to the first decision of a person."""
        self._new_table(settings)
        self.house.doors.deal(replace(setup("grapple", who), house=house), seed)
        self.settle()

    # ------------------------------------------------------------------ what is there

    def card(self, kind: str) -> Piece:
        """The first goblin of a kind in the hand of the one who looks."""
        return card_piece(next(card for card in self.view.hand if kind_of(card) == kind))

    def theirs(self, kind: str) -> Piece:
        """The first goblin of a kind in the spied hand."""
        return card_piece(next(card for card in self.view.spied_hand if kind_of(card) == kind))

    def faces(self) -> set[type[Face]]:
        """What the cards of the hand show: fronts or backs."""
        return {type(self.face(card_piece(card))) for card in self.view.hand}

    # ------------------------------------------------------------------ doing

    def in_words(self, text: str) -> tuple[Action, ...]:
        """What words mean now."""
        return (action(self.state, text),)

    def ask_to_look(self) -> None:
        """Somebody who is asked at the open table wants to see the hand first."""
        self.click("look")
        self.settle()
        self.look()

    def come_to_look(self, wanted: Action) -> None:
        """Open a curtain; ask for the hand, or turn it up, only where that is needed."""
        self.before_deciding()
        if not wanted.openly:
            self.ask_to_look() if self.has("look") and wanted.seat != self.viewer else self.look()

    def bare(self, target: Piece) -> Point:
        """A point of a target where a click means it: of a card among others, where it is uppermost."""
        return self.spot(target) if target.kind == CARD else super().bare(target)


at_the_window = partial(window_of, GrapplePlayer)
