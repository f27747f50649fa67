"""Small parts of the interface: viewport, stretched pictures, the cache, widgets with their focus, tooltips, zones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from goblins.content.loader import BadContent
from goblins.content.tiled import read_zones
from goblins.ui.draw import type as type_module
from goblins.ui.input import LEFT, RIGHT, FocusLost, Input, Key, Moved, Pressed, Released, Typed, Wheel
from goblins.ui.stage import Stage
from goblins.ui.viewport import HEIGHT, WIDTH, Rect
from goblins.ui.widgets import messages
from goblins.ui.widgets.base import Widget, WidgetGroup
from goblins.ui.widgets.controls import Button, Checkbox, Segments, Slider, Toggle
from goblins.ui.widgets.fields import Field, ScrollBar, Spot
from goblins.ui.widgets.messages import Toast, draw_tooltip, toast_rect


@pytest.fixture
def stage() -> Stage:
    type_module._font.cache_clear()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Stage((1024, 640))


class Heard(list[Any]):
    """What was reported, in its order."""

    def __call__(self, *what: Any) -> None:
        self.append(what[0] if len(what) == 1 else what)


def group(*widgets: Widget) -> WidgetGroup:
    found = WidgetGroup(lambda: None)
    found.set(list(widgets))
    return found


def does(widgets: WidgetGroup, *events: Input) -> list[bool]:
    return [widgets.handle(event) for event in events]


def click(widgets: WidgetGroup, pos: tuple[float, float]) -> None:
    does(widgets, Moved(pos), Pressed(pos, LEFT), Released(pos, LEFT))


# ---------------------------------------------------------------------- focus and pointer


def buttons(heard: Heard) -> WidgetGroup:
    """Two rows of two; the last one can't be used."""
    return group(
        *(
            Button(Rect(x, y, 100, 50), name, lambda name=name: heard(name), enabled=name != "d")  # type: ignore[misc]
            for name, x, y in (("a", 0, 0), ("b", 200, 0), ("c", 0, 100), ("d", 200, 100))
        )
    )


def focused(widgets: WidgetGroup) -> str:
    return widgets.focus.name if widgets.focus else ""


def test_tab_walks_round_what_can_be_used() -> None:
    widgets = buttons(Heard())
    seen = []
    for _ in range(4):
        does(widgets, Key("tab"))
        seen.append(focused(widgets))
    assert seen == ["a", "b", "c", "a"]
    does(widgets, Key("shift+tab"))
    assert focused(widgets) == "c"


def test_the_first_tab_shows_where_the_screen_put_the_focus() -> None:
    """Nobody who has not seen a ring yet is led past what the screen suggests."""
    widgets = buttons(Heard())
    widgets.set(widgets.widgets, focus=widgets.named("b"))
    seen = []
    for _ in range(3):
        does(widgets, Key("tab"))
        seen.append(focused(widgets))
    assert seen == ["b", "c", "a"]


def test_arrows_walk_by_direction() -> None:
    widgets = buttons(Heard())
    does(widgets, Key("tab"))
    for name, expected in (("right", "b"), ("left", "a"), ("down", "c"), ("up", "a")):
        does(widgets, Key(name))
        assert focused(widgets) == expected
    assert does(widgets, Key("up")) == [False]


def test_return_and_space_use_the_focused_one() -> None:
    heard = Heard()
    widgets = buttons(heard)
    does(widgets, Key("tab"), Key("return"), Key("space"))
    assert heard == ["a", "a"]


def test_a_click_counts_where_it_began_and_ended() -> None:
    heard = Heard()
    widgets = buttons(heard)
    click(widgets, (50, 25))
    does(widgets, Pressed((50, 25), LEFT), Released((250, 25), LEFT))
    does(widgets, Pressed((50, 25), RIGHT), Released((50, 25), RIGHT))
    click(widgets, (250, 125))
    does(widgets, Pressed((50, 25), LEFT), FocusLost(), Released((50, 25), LEFT))
    assert heard == ["a"]


def test_looks_follow_the_pointer() -> None:
    widgets = buttons(Heard())
    a, d = widgets.named("a"), widgets.named("d")
    assert (widgets.look_of(a), widgets.look_of(d)) == ("idle", "disabled")
    does(widgets, Moved((50, 25)))
    assert widgets.look_of(a) == "hover"
    does(widgets, Pressed((50, 25), LEFT))
    assert widgets.look_of(a) == "pressed"
    does(widgets, Moved((500, 500)))
    assert widgets.look_of(a) == "idle"


def test_heirs_keep_the_focus() -> None:
    widgets = buttons(Heard())
    does(widgets, Key("tab"))
    fresh = buttons(Heard())
    widgets.set(fresh.widgets)
    assert widgets.focus is fresh.named("a")
    widgets.set([])
    assert widgets.focus is None


def test_the_uppermost_widget_is_pointed_at() -> None:
    low, high = Spot(Rect(0, 0, 100, 100), Heard()), Spot(Rect(50, 50, 100, 100), Heard())
    widgets = group(low, high)
    assert widgets.at((60, 60)) is high
    assert widgets.at((10, 10)) is low
    assert widgets.at((300, 300)) is None


# ---------------------------------------------------------------------- controls


def test_a_slider_follows_pointer_keys_and_wheel() -> None:
    heard = Heard()
    slider = Slider(Rect(100, 0, 200, 40), 0, 10, heard, step=2)
    widgets = group(slider)
    does(widgets, Pressed((200, 20), LEFT), Moved((900, 20)), Released((900, 20), LEFT))
    assert heard == [5, 10]
    does(widgets, Key("left"), Wheel((150, 20), -1), Wheel((900, 20), -1), Key("right"), Key("right"), Key("right"))
    assert heard == [5, 10, 8, 6, 8, 10], "and not beyond its end"
    assert slider.value == 10


def test_a_toggle_toggles() -> None:
    heard = Heard()
    widgets = group(Toggle(0, 0, heard, on=False))
    click(widgets, (40, 20))
    does(widgets, Key("space"))
    assert heard == [True, False]


def test_a_checkbox_is_ticked_on_its_words_too_and_by_keys(stage: Stage) -> None:
    heard = Heard()
    box = Checkbox(Rect(0, 0, 200, 26), "Only then", heard, on=False)
    widgets = group(box)
    empty = _pixels_of(stage, widgets)
    click(widgets, (150, 13))
    assert box.on and _pixels_of(stage, widgets) != empty
    does(widgets, Key("space"))
    assert not box.on and heard == [True, False]


def _pixels_of(stage: Stage, widgets: WidgetGroup) -> bytes:
    stage.surface.fill((0, 0, 0))
    for widget in widgets.widgets:
        widget.draw(stage, "idle")
    return pygame.image.tobytes(stage.surface, "RGB")


def test_a_choice_skips_what_is_off(stage: Stage) -> None:
    heard = Heard()
    options = [(1, "one"), (2, "two"), (3, "three")]
    choice = Segments(Rect(0, 0, 300, 50), options, 1, heard, off=frozenset({1}))
    widgets = group(choice)
    widgets.focus = choice
    widgets.draw(stage)
    assert does(widgets, Key("right"), Key("right"), Key("left"), Key("return")) == [True, False, True, True]
    assert heard == [3, 1, 3]
    click(widgets, choice._segments[1].centre)
    click(widgets, choice._segments[2].centre)
    assert heard == [3, 1, 3], "off, or chosen already"
    click(widgets, choice._segments[0].centre)
    assert heard[-1] == 1
    assert choice._segments[-1].right <= 300


def test_a_field_takes_what_it_allows() -> None:
    heard, entered = Heard(), Heard()
    field = Field(Rect(0, 0, 200, 40), "old", heard, longest=4, allowed="0123456789", on_enter=lambda: entered("yes"))
    widgets = group(field)
    click(widgets, (20, 20))
    does(widgets, Typed("1"), Typed("x"), Typed("23"), Typed("45"))
    assert field.value == "1234", "the first character replaces what stood there"
    does(widgets, Key("backspace"), Key("return"), Key("a"))
    assert (field.value, entered) == ("123", ["yes"])
    does(widgets, Key("ctrl+backspace"))
    assert field.value == ""
    field.error = "wrong"
    does(widgets, Typed("7"))
    assert field.error == ""
    assert heard[-1] == "7"


def test_a_scroll_bar_stays_within_its_content() -> None:
    heard = Heard()
    bar = ScrollBar(Rect(0, 0, 20, 400), 1000, 400, 0, heard)
    widgets = group(bar)
    does(widgets, Wheel((10, 10), -1))
    assert heard == [64]
    bar.key("end")
    bar.key("page down")
    assert bar.offset == 600
    bar.key("home")
    assert bar.offset == 0
    does(widgets, Pressed((10, 5), LEFT), Moved((10, 2000)), Released((10, 2000), LEFT))
    assert bar.offset == 600
    assert not ScrollBar(Rect(0, 0, 20, 400), 300, 400, 0, heard).enabled


# ---------------------------------------------------------------------- messages and zones


@pytest.mark.parametrize(
    "near", [Rect(0, 0, 50, 50), Rect(1560, 0, 40, 40), Rect(700, 860, 60, 40), Rect(0, 880, 20, 20)]
)
def test_a_tooltip_stays_on_the_screen(stage: Stage, near: Rect, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[Rect] = []
    monkeypatch.setattr(stage, "box", lambda rect, *words, **more: boxes.append(rect))
    draw_tooltip(stage, near, "Only the player whose move it was could take it back.")
    assert boxes
    assert all(box.x >= 0 and box.right <= WIDTH and box.y >= 0 and box.bottom <= HEIGHT for box in boxes)
    assert all(box.overlap(near) == 0 for box in boxes)


def test_tooltips_come_with_the_pointer_and_with_the_keyboard(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Heard()
    monkeypatch.setattr("goblins.ui.widgets.base.draw_tooltip", lambda stage, rect, text, key, above: shown(text))
    widgets = group(
        Spot(Rect(0, 0, 50, 50), Heard(), tooltip="here"), Spot(Rect(100, 0, 50, 50), Heard(), tooltip="there")
    )
    widgets.draw(stage)
    assert shown == []
    does(widgets, Moved((10, 10)))
    widgets.draw(stage)
    does(widgets, Moved((500, 500)))
    widgets.draw(stage)
    does(widgets, Key("tab"), Key("tab"))
    widgets.draw(stage)
    assert shown == ["here", "there"]


def test_a_refusal_has_room_for_its_rule(stage: Stage) -> None:
    short = toast_rect(stage, Toast("No.", "info"), 500)
    ruled = toast_rect(stage, Toast("No.", "refusal", "F-20"), 500)
    longest = toast_rect(stage, Toast("No. " * 200, "refusal", "F-20"), 500)
    assert short.w < ruled.w < longest.w <= WIDTH
    messages.draw_toast(stage, Toast("No. " * 200, "refusal", "F-20"), 500)


MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{width}" height="45" tilewidth="16"
 tileheight="20" infinite="0" nextlayerid="2" nextobjectid="5"><objectgroup id="1" name="zones">{objects}</objectgroup></map>
"""


def zone(name: str, x: int = 0, w: int = 10) -> str:
    return f'<object id="1" name="{name}" type="zone" x="{x}" y="0" width="{w}" height="10"/>'


@pytest.mark.parametrize(
    ("objects", "width", "said"),
    [
        (zone("ring") + zone("ring"), 100, "two zones are called 'ring'"),
        (zone(""), 100, "has no name"),
        (zone("ring", x=1595), 100, "reaches beyond the table"),
        (zone("ring"), 99, "not 1600 × 900"),
        ("<object", 100, "not a Tiled map"),
    ],
)
def test_a_bad_map_is_refused_by_name(tmp_path: Path, objects: str, width: int, said: str) -> None:
    path = tmp_path / "bad.tmx"
    path.write_text(MAP.format(width=width, objects=objects), encoding="utf-8")
    with pytest.raises(BadContent, match=r"bad\.tmx.*" + said):
        read_zones(path)


def test_an_unknown_zone_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    path = tmp_path / "good.tmx"
    path.write_text(MAP.format(width=100, objects=zone("ring")), encoding="utf-8")
    found = read_zones(path)
    assert "ring" in found
    with pytest.raises(BadContent, match="rnig.*ring"):
        found["rnig"]
    with pytest.raises(BadContent, match="missing"):
        read_zones(tmp_path / "none.tmx")


# ---------------------------------------------------------------------- fields and choices


def test_a_field_is_emptied_by_its_cross_and_selected_by_ctrl_a() -> None:
    heard = Heard()
    field = Field(Rect(0, 0, 200, 40), "old", heard, clearable=True, name="field")
    widgets = group(field)
    widgets.focus = field
    does(widgets, Key("ctrl+a"), Typed("n"))
    assert field.value == "n"
    does(widgets, Typed("ew"), Pressed((190, 20), LEFT), Released((190, 20), LEFT))
    assert field.value == "" and list(heard) == ["n", "new", ""]
    does(widgets, Pressed((190, 20), LEFT), Released((190, 20), LEFT), Typed("x"), Key("ctrl+a"), Key("delete"))
    assert field.value == ""


def test_a_field_without_a_cross_keeps_its_words() -> None:
    field = Field(Rect(0, 0, 200, 40), "old", Heard(), name="field")
    does(group(field), Pressed((190, 20), LEFT), Released((190, 20), LEFT))
    assert field.value == "old"


def test_all_options_of_a_choice_are_set_in_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage((800, 450), 150)
    heights = set()
    plain = Stage.text
    monkeypatch.setattr(Stage, "text", lambda *words, **more: heights.add(plain(*words, **more).h))
    options = [("a", "All"), ("b", "Something long"), ("c", "Won")]
    choice = Segments(Rect(10, 10, 260, 52), options, "a", Heard())
    choice.draw(stage, "idle")
    assert max(heights) - min(heights) <= 2 / stage.scale
    assert sum(segment.w for segment in choice._segments) == pytest.approx(252)


def test_a_tooltip_stands_above_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[Rect] = []
    monkeypatch.setattr(Stage, "box", lambda stage, rect, *more: places.append(rect))
    near = Rect(700, 400, 200, 100)
    draw_tooltip(Stage((800, 450)), near, "words", above=True)
    draw_tooltip(Stage((800, 450)), near, "words")
    assert places[0].bottom < near.y and places[1].y > near.bottom


def test_the_option_that_is_pointed_at_is_lit(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    lit = list[tuple[str, Rect]]()
    monkeypatch.setattr(stage, "nine", lambda name, rect, **more: lit.append((name, rect)))
    options = [(name, name) for name in ("easy", "medium", "hard")]
    choice = Segments(Rect(0, 0, 300, 50), options, "medium", Heard())
    widgets = group(choice)
    widgets.draw(stage)
    does(widgets, Moved(choice._segments[2].centre))
    lit.clear()
    widgets.draw(stage)
    names = dict(lit)
    assert names["choice_hover"].overlap(choice._segments[2]) > 0 and "choice_chosen" in names
    does(widgets, Moved(choice._segments[1].centre))
    lit.clear()
    widgets.draw(stage)
    assert {"choice_chosen_hover"} <= {name for name, _ in lit} and "choice_hover" not in {name for name, _ in lit}
