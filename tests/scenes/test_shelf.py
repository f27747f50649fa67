"""The shelf: boxes, the match to go on with, and the way out."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from goblins.content.shelf import shelf
from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library
from goblins.library.autosave import Clock
from goblins.scenes.dialog import DialogScene
from goblins.scenes.shelf.title import TitleScene
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.messages import draw_tooltip
from tests.support.builders import setup
from tests.support.lettering import collisions, written
from tests.support.library_tools import Ticking, new_match, play_on
from tests.support.shell_tools import Person, open_screen


def box(person: Person, game: str) -> Any:
    return person.scene.widgets.named(f"box {game}")


def opened(*players: str, game: str = "fairies", clock: Clock | None = None) -> Library:
    """A library with one open match."""
    library = Library.in_memory(clock=clock or Ticking())
    chosen = setup(game, players)
    match = Match(rules_for(chosen), chosen, 5)
    library.follow(match)
    play_on(match, 3)
    return library


def test_a_box_only_tells_a_name_that_it_does_not_bear() -> None:
    person = open_screen(TitleScene)
    for game in shelf():
        assert box(person, game.game).tooltip == (game.full_title if game.full_title != game.title else "")
    assert box(person, "koncita").tooltip and not box(person, "pact").tooltip


def test_its_tooltip_covers_no_button(monkeypatch: pytest.MonkeyPatch) -> None:
    person = open_screen(TitleScene)
    places: list[Rect] = []
    plain = Stage.box
    monkeypatch.setattr(
        Stage, "box", lambda stage, rect, *more, **named: (places.append(rect), plain(stage, rect, *more, **named))[1]
    )
    widget = box(person, "koncita")
    draw_tooltip(person.house.stage, widget.rect, widget.tooltip, above=widget.tooltip_above)
    others = [other.rect for other in person.scene.widgets.widgets if other is not widget]
    assert places and not any(place.overlap(rect) for place in places for rect in others)


def test_the_focus_ring_goes_with_a_lifted_box() -> None:
    person = open_screen(TitleScene)
    widget = box(person, "irene")
    widget.draw(person.house.stage, "idle")
    assert widget.focus_rect() == widget.rect
    widget.draw(person.house.stage, "hover")
    lifted = widget.focus_rect()
    assert lifted.centre[1] < widget.rect.centre[1] and lifted.w > widget.rect.w


@pytest.mark.parametrize("count", range(1, 9))
def test_no_portrait_of_an_open_match_lies_under_the_button(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    library = opened(*["human"] * max(2, count), game="koncita")
    person = open_screen(TitleScene, library=library)
    places: list[Rect] = []
    stage = person.house.stage
    plain = Stage.blit

    def blit(stage: Stage, surface: Any, centre: Any) -> None:
        width, height = surface.get_width() / stage.scale, surface.get_height() / stage.scale
        places.append(Rect(centre[0] - width / 2, centre[1] - height / 2, width, height))
        plain(stage, surface, centre)

    monkeypatch.setattr(Stage, "blit", blit)
    person.scene._draw_continue(stage, person.scene._open)
    button = person.scene.widgets.named("Continue").rect
    assert len(places) > 1 and not any(place.overlap(button) for place in places)


@pytest.mark.parametrize("text_size", [100, 150])
def test_name_and_time_of_the_open_match_do_not_touch(text_size: int) -> None:
    library = opened("human", "easy", game="koncita", clock=lambda: datetime.now(UTC) - timedelta(hours=2))
    with written() as lines:
        person = open_screen(TitleScene, library=library, text_size=text_size)
    assert collisions(lines, person.scene) == []
    title, ago = (next(line.rect for line in lines if words in line.text) for words in ("Koncita", "ago"))
    assert title.right + 6 < ago.x


def test_the_picture_of_the_open_match_is_there_again_at_once() -> None:
    person = open_screen(TitleScene, library=opened("human", "easy"))
    for _ in range(5):
        person.scene.work()
    assert person.scene._thumbnail._picture is not None
    person.scene.enter()
    assert person.scene._thumbnail._picture is not None


def test_after_another_move_the_picture_is_made_anew() -> None:
    library = opened("human", "easy")
    person = open_screen(TitleScene, library=library)
    before = person.scene._thumbnail
    match = library.load(person.scene._open.id)
    play_on(match, 1)
    person.scene.enter()
    assert person.scene._thumbnail is not before


def test_a_match_whose_picture_would_tell_secrets_shows_its_token(monkeypatch: pytest.MonkeyPatch) -> None:
    person = open_screen(TitleScene, library=opened("human", "easy"))
    person.scene._thumbnail._picture = None
    shown: list[str] = []
    tokens = person.house.stage.tokens
    plain = tokens.game
    monkeypatch.setattr(tokens, "game", lambda game, px: (shown.append(game), plain(game, px))[1])
    person.scene._thumbnail.draw(person.house.stage, Rect(66, 220, 352, 198))
    assert shown == ["fairies"]


def test_escape_asks_before_it_leaves() -> None:
    person = open_screen(TitleScene, library=Library.in_memory(clock=Ticking()))
    person.keys("escape")
    assert isinstance(person.scene, DialogScene) and person.house.running
    person.keys("escape")
    assert isinstance(person.scene, TitleScene) and person.house.running
    person.keys("escape")
    person.click("Quit")
    assert not person.house.running


def test_new_match_is_no_open_one() -> None:
    person = open_screen(TitleScene, library=Library.in_memory(clock=Ticking()))
    assert person.scene._thumbnail is None and new_match().cursor == 0


def test_other_open_matches_are_beside_the_newest() -> None:
    library = opened("human", "easy")
    person = open_screen(TitleScene, library=library)
    assert "more" not in {widget.name for widget in person.scene.widgets.widgets}
    for seed in (6, 7):
        library.follow(new_match(seed=seed))
    person = open_screen(TitleScene, library=library)
    more = person.scene.widgets.named("more")
    assert more.label == "2 more" and not more.rect.overlap(person.scene.widgets.widgets[0].rect)
    person.click("more")
    assert person.house.doors.opened[-1] == ("open_matches",)
