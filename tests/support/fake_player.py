"""People at Burrow's table: sitting down, opening curtains, laying cards, and seeing all that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from goblins.library.settings import Settings
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.registry import table_of
from goblins.ui.stage import Stage
from tests.support.builders import setup
from tests.support.fake_game import name_of
from tests.support.fake_table import FrontFace, card_piece, cell_piece, registered
from tests.support.ui_tools import Player

STILL = Settings(animation_speed=0, bot_pace=4)
MOVING = Settings(animation_speed=1, bot_pace=4)
Seated = Callable[..., Player]


@contextmanager
def seats(home: Path) -> Iterator[Seated]:
    """A way to sit down to Burrow: `seat("human", "hard")`, still or `moving=True`; `opened=False` leaves the first curtain."""
    players: list[Player] = []

    def sit_down(*who: str, moving: bool = False, seed: int = 1, opened: bool = True, **options: Any) -> Player:
        player = Player(home, settings=MOVING if moving else STILL)
        players.append(player)
        player.house.doors.deal(setup("burrow", who, **options), seed)
        player.step()
        if opened and player.at(CurtainScene):
            open_curtain(player)
        player.until(lambda: player.at(CurtainScene) or (player.at(TableScene) and player.table.top.ready))
        player.step()
        return player

    with registered():
        yield sit_down
    for player in players:
        player.close()


def open_curtain(player: Player) -> None:
    player.until(lambda: player.at(CurtainScene))
    player.step(0.5)
    player.click("open")
    assert player.at(TableScene)
    player.until(lambda: player.table.top.ready)


def hand_of(player: Player) -> list[int]:
    return list(player.table.top.view.hand)


def played(player: Player) -> list[str]:
    return [type(step.action).__name__ for step in player.table.match.steps]


def lay(player: Player, cell: int, card: int | None = None) -> None:
    """The one who looks drags a card to a cell, and it comes to lie there."""
    before = player.table.match.cursor
    player.drag(card_piece(hand_of(player)[0] if card is None else card), cell_piece(cell))
    player.until(lambda: player.table.match.cursor >= before + 2 and not player.table.top.director.busy)


def until_curtain(player: Player) -> None:
    """Until somebody must look at their hand; questions are answered with yes."""

    def fallen() -> bool:
        if not player.at(CurtainScene) and player.table.driver.acting_bot is None:
            player.key("y")
        return player.at(CurtainScene)

    player.until(fallen)


def own_turn(player: Player) -> None:
    """Until the only human is to begin a turn; questions are answered with yes."""

    def begins() -> bool:
        if player.table.match.to_act == (0,) and not player.table.reach.playable:
            player.key("y")
        return player.table.reach.playable

    player.until(begins)


@contextmanager
def watched(player: Player) -> Iterator[tuple[set[str], set[Any]]]:
    """All words set and all faces painted meanwhile, whatever is kept."""
    said: set[str] = set()
    text, table = Stage.text, table_of("burrow")
    table.painted.clear()  # type: ignore[attr-defined]

    def heard(stage: Stage, words: str, *more: Any, **named: Any) -> Any:
        said.add(words)
        return text(stage, words, *more, **named)

    with pytest.MonkeyPatch.context() as patch, player.listening() as lines:
        patch.setattr(Stage, "text", heard)
        yield said, table.painted  # type: ignore[attr-defined]
        said |= lines


def gives_away(said: set[str], painted: set[Any], cards: set[int]) -> list[int]:
    told = " ".join(said)
    return [card for card in cards if name_of(card) in told or FrontFace(card) in painted]
