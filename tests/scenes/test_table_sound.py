"""What is heard at a table besides effects: its place from the first picture on, how close the game is, and nothing after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.scenes.shelf.title import TitleScene
from goblins.tables.fairies.table import FairiesTable
from tests.support.ui_tools import Player, good_card


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    somebody = Player(tmp_path)
    yield somebody
    somebody.close()


@pytest.fixture
def heard(player: Player, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The places that were to be heard, and how tense they were."""
    heard: list[tuple[str, int]] = []
    monkeypatch.setattr(
        player.house.sound, "atmosphere", lambda game, tension=0: heard.append((game, tension)), raising=True
    )
    return heard


def test_a_place_is_heard_until_the_table_is_left(player: Player, heard: list[tuple[str, int]]) -> None:
    assert heard == [], "on the shelf there is only the tune"
    player.sit_down("human", "human", code="12345678")
    assert set(heard) == {("fairies", 0)}
    player.key("escape")
    player.rest()
    player.click("Back to the shelf")
    player.until(lambda: player.at(TitleScene))
    assert heard[-1] == ("", 0)


def test_how_close_the_game_is_is_told_after_every_step(
    player: Player, heard: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    player.sit_down("human", "easy", code="12345678")
    monkeypatch.setattr(FairiesTable, "tension", lambda table, view: 2)
    player.drag(good_card(player.match))
    player.rest()
    assert heard[-1] == ("fairies", 2)
