"""Films and postcards: a match as pictures that can be shown to friends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from goblins.app import film as film_module
from goblins.app.film import MOST_PICTURES, NoFilm, film, shown_plies
from goblins.cli.main import main
from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.library import outside
from goblins.library.settings import Settings
from goblins.scenes.deals import facts_of
from goblins.scenes.tabletop import Tabletop
from tests.study.test_challenge import played
from tests.support.builders import setup
from tests.support.ui_tools import Player


def test_a_long_match_is_shown_in_few_pictures() -> None:
    match = played("koncita", ["human", "easy"])
    plies = shown_plies(match)
    assert len(plies) <= MOST_PICTURES + 1 < match.cursor
    assert plies[0] == 0 and plies[-1] == match.cursor and plies == sorted(set(plies))


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_match_becomes_a_film(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from PIL import Image

    monkeypatch.setattr(film_module, "MOST_PICTURES", 3)
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests go on
    match = played("fairies", ["human", "easy"])
    out = tmp_path / f"match.{kind}"
    count = film(match, out, (320, 180))
    with Image.open(out) as shot:
        assert shot.size == (320, 180) and getattr(shot, "n_frames", 1) == count > 3


def test_what_can_be_no_film_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played("fairies", ["human", "easy"])
    with pytest.raises(NoFilm, match="ends in"):
        film(match, tmp_path / "match.avi", (320, 180))
    hidden = Match(rules_of("grapple"), setup("grapple", 2), 4)
    with pytest.raises(NoFilm, match="not over"):
        film(hidden, tmp_path / "match.gif", (320, 180))
    assert main(["film", str(tmp_path / "nothing.goblins"), str(tmp_path / "out.gif")]) == 2
    assert "nothing.goblins" in capsys.readouterr().err


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    monkeypatch.setattr(outside, "folders", lambda: iter((tmp_path / "pictures",)))
    (tmp_path / "pictures").mkdir()
    one = Player(tmp_path / "home", settings=Settings(animation_speed=0))
    yield one
    one.close()


def test_a_result_is_saved_as_a_postcard(player: Player, tmp_path: Path) -> None:
    match = played("fairies", ["human", "easy"])
    match_id = player.house.library.follow(match)
    top = Tabletop(player.house, match, 0, facts_of(player.house.library, match, match_id))
    player.house.doors.result(match, top)
    player.rest()
    player.click("picture")
    player.click("picture")
    cards = sorted((tmp_path / "pictures").glob("*.png"))
    assert [pygame.image.load(card).get_size() for card in cards] == [(1600, 900)] * 2
    scene: Any = player.scene
    assert "-2.png" in cards[0].name + cards[1].name and "pictures" in scene.toast.text


def test_a_position_is_saved_with_covered_hands_where_others_must_not_see_them(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered: list[bool] = []
    cover = Tabletop.cover
    monkeypatch.setattr(Tabletop, "cover", lambda top, *, covered: (seen.append(covered), cover(top, covered=covered)))
    seen = covered
    for seats, expected in ((2, [True]), (["human", "easy"], [])):
        covered.clear()
        match = Match(rules_of("grapple"), setup("grapple", seats), 4)
        player.house.doors.title()
        player.house.doors.pause(match)
        player.arrive()
        player.click("Save a picture")
        assert covered == expected
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 2


def test_a_picture_that_cannot_be_written_is_said(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "folders", lambda: iter((tmp_path / "nowhere",)))
    player.house.doors.pause(Match(rules_of("fairies"), setup("fairies", 1), 4))
    player.arrive()
    player.click("Save a picture")
    scene: Any = player.scene
    assert "could not be saved" in scene.toast.text
