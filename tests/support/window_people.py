"""People before a real window, for the tests that play whole games in one: where they click, and whose turn it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.library import Library
from goblins.library.settings import Settings
from goblins.tables.capabilities import CoversHand
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Layout, Piece
from goblins.ui.viewport import Point
from tests.support.window_tools import PATIENCE, Program

#: The curtain's button, and a point that the first answer to a question has, whatever the words.
CURTAIN: Point = (800, 624)
YES: Point = (822, 508)
#: The screens on which a decision has not been taken yet.
WAITING = ("TableScene", "DialogScene")


def quickest_home(folder: Path) -> Path:
    """A library whose settings make nobody wait longer than must be; nobody is answered for."""
    with Library(folder) as library:
        quick = Settings(
            animation_speed=0,
            bot_pace=4,
            pause=0,
            music=0,
            effects=0,
            tips=False,
            recap=False,
            games={"defender": False},
        )
        library.save_settings(quick)
    return folder


def grip(layout: Layout, piece: Piece) -> Point:
    """A point where a piece is uppermost."""
    found = uppermost(layout, piece)
    assert found, f"{piece} is covered"
    return found


def uppermost(layout: Layout, piece: Piece) -> Point | None:
    """A point where a piece is uppermost; None where it is covered."""
    rect = layout[piece].rect
    for across in (0.5, 0.25, 0.1, 0.75, 0.9):
        point = rect.x + rect.w * across, rect.centre[1]
        if max((one.z, name) for name, one in layout.items() if one.rect.holds(point))[1] == piece:
            return point
    return None


class People:
    """The people before the window: whoever is to decide takes the mouse, behind a curtain if it must be.

    They look at what the program says it shows, so that nothing is clicked before it is there.
    """

    def __init__(self, program: Program, game: str, patience: float = PATIENCE) -> None:
        """At the table of a game whose bots come to an end within so many seconds."""
        self._program, self._table, self._patience = program, table_of(game), patience

    def turn(self) -> Match | None:
        """The match when a person is to decide; None when it is over."""
        asked = "a person's turn or the end comes"
        shown = self._program.wait_until(asked, lambda s: s["still"] or s.get("asking"), self._patience)
        while shown.get("asking"):
            self._program.key("space")
            shown = self._program.wait_until(asked, lambda s: s["still"] or s.get("asking"), self._patience)
        return None if shown["screen"] == "ResultScene" else self._program.stored()

    def decide(self, match: Match, *actions: Action) -> None:
        """Take one decision with the mouse: a button is clicked, or a piece dragged, which may mean several actions."""
        first, shown = actions[0], self._program.settle()
        if shown["screen"] == "CurtainScene":
            shown = self._open_curtain()
        if not first.openly:
            shown = self._come_to_look(match, first.seat, shown)
        view = match.rules.view(match.state, shown["viewer"])
        context = TableContext(match.setup, shown["viewer"], covered=shown["covered"])
        self._make(view, context, match.rules.legal_actions(match.state, first.seat), actions, match.cursor)
        self._program.wait_until(
            f"{first} is made", lambda s: s["screen"] not in WAITING or s.get("ply", 0) > match.cursor
        )

    def _open_curtain(self) -> dict[str, Any]:
        self._program.click(CURTAIN)
        return self._program.wait_for_screen("TableScene")

    def _come_to_look(self, match: Match, seat: int, shown: dict[str, Any]) -> dict[str, Any]:
        """Ask for one's hand behind a curtain, or turn it up, if it can't be seen yet."""
        if shown["viewer"] == seat and not shown["covered"]:
            return shown
        view = match.rules.view(match.state, shown["viewer"])
        context = TableContext(match.setup, shown["viewer"], covered=shown["covered"])
        assert isinstance(self._table, CoversHand)
        cover = self._table.cover(view, context)
        assert cover is not None
        if shown["viewer"] == seat:
            self._program.click(cover.rect.centre)
            return self._program.wait_until("the hand is turned up", lambda s: not s["covered"] and s["still"])
        assert cover.look is not None
        self._program.click(cover.look.centre)
        self._program.wait_for_screen("CurtainScene")
        return self._open_curtain()

    def _make(
        self, view: Any, context: TableContext, legal: tuple[Action, ...], actions: tuple[Action, ...], ply: int
    ) -> None:
        table = self._table
        button = next((one for one in table.decisions(view, legal, context) if (one.action,) == actions), None)
        if button:
            self._program.click(button.rect.centre)
            if button.question:
                self._program.wait_for_screen("DialogScene")
                self._program.click(YES)
            return
        gestures = table.gestures(view, legal).items()
        drops = [drop for drop, meant in gestures if meant.actions == actions and not meant.among]
        source, target = drops[ply % len(drops)]  # now this one, now that one
        layout = table.layout(view, context)
        if source == target:
            self._program.click(grip(layout, source))
            return
        end = uppermost(layout, target) if target in layout else None  # a piece is hit where it is seen
        self._program.drag(grip(layout, source), end or table.targets(view, context)[target].centre)


def easy_choice(match: Match) -> Action:
    """What an easy bot would do for the person to act."""
    seat = match.to_act[0]
    view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
    bot = make_bot(match.setup.game, "easy")
    return decide(bot, view, legal, thinking_chance(match.seed, match.cursor, seat)).action
