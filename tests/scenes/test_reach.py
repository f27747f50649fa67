"""Every part of what comes after a game is two clicks away from the result or the shelf, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.core.match import Match
from goblins.library.settings import Settings
from goblins.scenes.after.analysis import AnalysisScene
from goblins.scenes.after.challenge import ChallengeScene
from goblins.scenes.after.feats import FeatsScene
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.after.ratings import RatingsScene
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.after.whatif import WhatIfScene
from goblins.scenes.puzzles.screen import PuzzleScene
from goblins.scenes.puzzles.shelf import PuzzleShelf
from goblins.scenes.scene import Scene
from goblins.scenes.shelf.entering import EnterCodeScene
from tests.study.test_challenge import played
from tests.support.ui_tools import Player

#: Where each part is found: from the result (True) or the shelf, by which buttons, on which screen.
WAYS: dict[str, tuple[bool, tuple[str, ...], type[Scene]]] = {
    "analysis": (True, ("Analyse",), AnalysisScene),
    "replay": (True, ("Replay",), ReplayScene),
    "what if": (True, ("Replay", "branch"), WhatIfScene),
    "challenge": (True, ("Challenge",), ChallengeScene),
    "picture": (True, ("picture",), ResultScene),
    "enter a code": (False, ("Enter a code",), EnterCodeScene),
    "puzzles": (False, ("Puzzles",), PuzzleShelf),
    "puzzle of the day": (False, ("puzzle",), PuzzleScene),
    "calendar": (False, ("Statistics",), OverviewScene),
    "past matches": (False, ("Statistics", "page matches"), HistoryScene),
    "ratings": (False, ("Statistics", "rating"), RatingsScene),
    "feats": (False, ("Statistics", "feats"), FeatsScene),
}


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    one = Player(tmp_path_factory.mktemp("home"), (1024, 576), Settings(animation_speed=0, tips=False))
    yield one
    one.close()


@pytest.fixture(scope="module")
def match() -> Match:
    return played("irene", ["human"])


def use(player: Player, name: str, *, keys: bool) -> None:
    """Click a button, or walk to it with Tab and press Enter; a page of the statistics is one of a choice."""
    name, _, page = name.partition(" ") if name.startswith("page ") else (name, "", "")
    if keys:
        for _ in range(60):
            focus = player.scene.widgets.focus
            if focus is not None and focus.name == name:
                break
            player.key("tab")
        assert player.scene.widgets.focus is not None and player.scene.widgets.focus.name == name
        player.key("right" if page else "return")
    elif page:
        player.choose(name, page)
    else:
        player.click(name)
    player.step()


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("part", WAYS)
def test_every_part_is_within_two_clicks(
    player: Player, match: Match, part: str, keys: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goblins.library.outside.write_somewhere", lambda *_: tmp_path / "picture.png")
    from_result, ways, screen = WAYS[part]
    assert len(ways) <= 2
    player.house.doors.title()
    player.arrive()
    if from_result:
        player.house.doors.past_result(match, 0)
        player.step()
    for way in ways:
        use(player, way, keys=keys)
    player.until(lambda: player.at(screen))
    if part == "picture":
        assert player.scene.toast is not None
