"""The screens that are read and set, used as a person uses them: by mouse, wheel and keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from library_tools import Ticking, give_up, new_match, play_all, play_on, winning_actions

from goblins.content import rulebook as books
from goblins.core.contract import Refusal
from goblins.library import Library
from goblins.library.settings import DEFAULT_KEYS
from goblins.scenes import history as history_module
from goblins.scenes import rulebook as rulebook_module
from goblins.scenes.about import AboutScene
from goblins.scenes.history import HistoryScene
from goblins.scenes.keyboard import ROWS, caps_of, is_modifier
from goblins.scenes.rulebook import RulebookScene
from goblins.scenes.scene import House, Scene
from goblins.scenes.settings import SettingsScene
from goblins.ui.input import LEFT, Input, Key, Moved, Pressed, Released, Typed, Wheel
from goblins.ui.rich import Run, clauses_linked, lay_out, lay_out_within
from goblins.ui.sound import Sound
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point
from goblins.ui.widgets import Widget


class Silence(Sound):
    """No sound device, or one that nobody hears."""

    def __init__(self, *, available: bool) -> None:
        self.available = available

    def volumes(self, music: int, effects: int) -> None:
        """Nothing to set."""

    def play(self, name: str) -> None:
        """Nothing to hear."""


class Doorkeeper:
    """Writes down which door was opened, and with what."""

    def __init__(self) -> None:
        self.opened: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *words: self.opened.append((name, *words))


class Ground(Scene):
    """Something to stand on."""


class Person:
    """Uses the uppermost screen."""

    def __init__(self, house: House) -> None:
        self.house = house

    @property
    def scene(self) -> Any:
        return self.house.scenes.top

    def see(self) -> None:
        """Look at the screen: choices know where they lie only once they are drawn."""
        self.house.scenes.draw(self.house.stage)

    def does(self, *events: Input) -> None:
        for event in events:
            self.scene.handle(event)
        self.see()

    def click(self, target: Point | str) -> None:
        pos = self.scene.widgets.named(target).rect.centre if isinstance(target, str) else target
        self.does(Moved(pos), Pressed(pos, LEFT), Released(pos, LEFT))

    def keys(self, *names: str) -> None:
        self.does(*(Key(name) for name in names))

    def types(self, text: str) -> None:
        self.does(*(Typed(letter) for letter in text))

    def segment(self, name: str, index: int) -> None:
        self.click(self.scene.widgets.named(name)._segments[index].centre)


def make_house(library: Library | None = None, *, text_size: int = 100, audible: bool = True) -> House:
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))
    pygame.font.init()
    house = House(
        Stage((1024, 640), text_size), Silence(available=audible), library or Library.in_memory(clock=Ticking())
    )
    house.doors = Doorkeeper()
    house.on_settings = lambda settings: house.stage.resize((1024, 640), settings.text_size)
    house.scenes.push(Ground(house))
    return house


def open_screen(scene: type[Scene] | Any, *words: Any, library: Library | None = None, **more: Any) -> Person:
    house = make_house(library, **more)
    house.scenes.push(scene(house, *words))
    person = Person(house)
    person.see()
    return person


@pytest.fixture
def played() -> Library:
    """A library with two solitaires, a lost one, two matches against bots, and an open one on top."""
    library = Library.in_memory(clock=Ticking())
    actions = winning_actions(3)
    match = new_match(seed=3)
    library.note(library.follow(match), "par", len(actions))
    play_all(match, actions)
    lost = new_match(seed=12)
    library.follow(lost)
    give_up(play_on(lost, 2))
    for seed, players in ((20, ("human", "easy")), (21, ("human", "hard", "medium"))):
        match = new_match(*players, seed=seed)
        library.follow(match)
        play_on(match, 900, seed)
    match = new_match("human", "human", "easy", seed=50)
    library.follow(match)
    play_on(match, 5)
    return library


def texts(scene: HistoryScene) -> list[str]:
    return [row.outcome.reason if row.outcome else "open" for row in scene.rows]


# ---------------------------------------------------------------------- every screen

SCREENS: dict[str, Any] = {
    "rulebook": lambda house: RulebookScene(house, "fairies"),
    "shelf of rulebooks": RulebookScene,
    "settings": SettingsScene,
    "history": HistoryScene,
    "about": AboutScene,
}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_screen_at_rest_is_not_drawn_again(name: str, text_size: int, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played, text_size=text_size)
    for _ in range(3):
        person.scene.update(1.0)
    assert not person.house.scenes.dirty
    assert person.scene.wait() > 0.5


@pytest.mark.parametrize("name", SCREENS)
def test_escape_and_its_button_close_a_screen(name: str, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played)
    person.keys("escape")
    assert isinstance(person.scene, Ground)
    person.house.scenes.push(SCREENS[name](person.house))
    person.see()
    person.click(
        next(word for word in ("Back", "back") if any(widget.name == word for widget in person.scene.widgets.widgets))
    )
    assert isinstance(person.scene, Ground)


@pytest.mark.parametrize("name", SCREENS)
def test_tab_reaches_every_widget_that_can_be_used(name: str, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played)
    able = {widget.name for widget in person.scene.widgets.widgets if widget.enabled and widget.focusable}
    seen = set()
    for _ in range(len(able) + 1):
        person.keys("tab")
        seen.add(person.scene.widgets.focus.name)
    assert seen == able


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_no_two_controls_overlap(name: str, text_size: int, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played, text_size=text_size)
    inside_rows = ("go ", "bin ", "export ", "match ", "link ", "read ")
    shown = [widget for widget in person.scene.widgets.widgets if not widget.name.startswith(inside_rows)]
    for index, one in enumerate(shown):
        assert all(one.rect.overlap(other.rect) == 0 for other in shown[index + 1 :]), one.name


# ---------------------------------------------------------------------- rich text


def test_a_link_keeps_its_brackets() -> None:
    stage = make_house().stage
    for width in range(60, 300, 7):
        words = {
            word.text: word for word in lay_out(stage, clauses_linked("see the turn (F-21), then go on"), width).words
        }
        assert words["("].line == words["F-21"].line == words["),"].line


def test_type_shrinks_until_it_fits() -> None:
    stage = make_house().stage
    long = [Run("a very long sentence that will not go on one line of this width")]
    assert lay_out(stage, long, 200).height > 60 >= lay_out_within(stage, long, 200, 60).height


# ---------------------------------------------------------------------- rulebook


def test_the_shelf_of_rulebooks_offers_the_games_that_are_there() -> None:
    person = open_screen(RulebookScene)
    assert person.scene.opaque and person.scene.book is None
    assert not person.scene.widgets.named("book koncita").enabled or "koncita" in rulebook_module.slugs()
    person.click("book fairies")
    assert person.scene.book is books.rulebook("fairies")


def test_a_book_over_a_table_lets_the_table_be_seen() -> None:
    assert not open_screen(RulebookScene, "fairies").scene.opaque


def test_search_marks_all_words_counts_hits_and_jumps_to_the_first() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("stalemate position")
    page = person.scene._page
    assert [entry.clause.id for entry in page.entries if entry.hit] == ["F-26"]
    assert page.hits(2) == 1 and page.hits(0) == 0 and person.scene.chapter == 2
    marked = {word.text for word in page.entry("F-26").paragraph.words if word.style == "hit"}
    assert marked == {"Stalemate", "position"}
    person.keys("backspace", "ctrl+backspace")
    assert person.scene.words == "" and not person.scene._page.hits()


def test_enter_goes_from_hit_to_hit() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("solitaire")
    hits = [entry.clause.id for entry in person.scene._page.entries if entry.hit]
    assert len(hits) > 2
    person.keys("return")
    assert person.scene.flashing == hits[1]
    person.keys(*["return"] * (len(hits) - 1))
    assert person.scene.flashing == hits[0]


def test_words_that_no_rule_has_are_no_hits() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("submarine")
    assert person.scene._page.hits() == 0


@pytest.mark.parametrize("typed", ["F-33", "f33", "f 33"])
def test_a_rule_number_jumps(typed: str) -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types(typed)
    assert person.scene.flashing == "F-33" and person.scene.chapter == 3
    entry = person.scene._page.entry("F-33")
    assert 0 <= entry.y - person.scene._offset < person.scene.window.h


def test_letters_typed_into_the_search_do_nothing_else() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.does(Key("h"), Typed("h"), Key("space"), Typed(" "))
    assert person.scene.words == "h "


def test_a_refused_clause_is_lit_and_in_sight() -> None:
    person = open_screen(RulebookScene, "fairies", "", Refusal("F-26", "It can't be."))
    entry = person.scene._page.entry("F-26")
    assert entry.refused and [e.clause.id for e in person.scene._page.entries if e.refused] == ["F-26"]
    assert 0 <= entry.y - person.scene._offset < person.scene.window.h
    assert person.scene.window.y > open_screen(RulebookScene, "fairies").scene.window.y


def test_a_long_refusal_gets_a_higher_strip() -> None:
    short = open_screen(RulebookScene, "fairies", "", Refusal("F-20", "No."))
    long = open_screen(
        RulebookScene,
        "fairies",
        "",
        Refusal("F-20", "This is not allowed because " + "of this and that " * 12),
        text_size=150,
    )
    assert long.scene._strip().h > short.scene._strip().h
    assert long.scene.window.y > long.scene._strip().bottom


def test_a_link_jumps_and_flashes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    filler = tuple(books.Clause(f"F-{number}", "Words. " * 60, False) for number in range(10, 30))
    first = books.Clause("F-01", "See (F-29).", False)
    book = books.Rulebook("Links", (books.Chapter("One", (first,)), books.Chapter("Two", filler)))
    monkeypatch.setattr(rulebook_module, "rulebook", lambda game: book)
    person = open_screen(RulebookScene, "fairies")
    person.click("link F-29 0")
    assert person.scene.flashing == "F-29" and person.scene.chapter == 1 and person.scene._offset > 1000
    assert person.scene.wait() < 0.1
    for _ in range(40):
        person.scene.update(0.05)
    assert person.scene.flashing == ""
    person.see()
    person.scene.update(1.0)
    assert not person.scene.dirty


def test_chapters_wheel_keys_and_bar_move_the_page() -> None:
    person = open_screen(RulebookScene, "fairies")
    scene = person.scene
    person.click("chapter 4")
    assert scene.chapter == 4 and scene.widgets.named("chapter 4").state == "selected"
    person.keys("home")
    assert scene._offset == 0 and scene.chapter == 0
    person.does(Wheel((1200, 500), -1))
    assert scene._offset == 64
    person.keys("end")
    assert scene._offset == pytest.approx(scene._page.height - scene.window.h) and scene.chapter == 4
    x, top = scene._bar.rect.centre[0], scene._bar.rect.y
    person.does(Moved((x, top + scene._bar.rect.h - 12)), Pressed((x, top + scene._bar.rect.h - 12), LEFT))
    person.does(Moved((x, top + 300)), Moved((x, top)), Released((x, top), LEFT))
    assert scene._offset == 0


# ---------------------------------------------------------------------- settings


def kept(person: Person, name: str) -> Any:
    value = getattr(person.house.library.settings(), name)
    assert value == getattr(person.house.settings, name)
    return value


@pytest.mark.parametrize("name", ["full_screen", "reminders", "defender", "previews"])
def test_a_switch_is_kept_at_once(name: str) -> None:
    person = open_screen(SettingsScene)
    before = kept(person, name)
    person.click(name)
    assert kept(person, name) is not before
    person.keys("space")
    assert kept(person, name) is before


@pytest.mark.parametrize("name", ["music", "effects"])
def test_a_volume_follows_the_pointer_and_the_arrows(name: str) -> None:
    person = open_screen(SettingsScene)
    rect = person.scene.widgets.named(name).rect
    y = rect.centre[1]
    person.does(
        Moved((rect.x + 10, y)),
        Pressed((rect.x + 10, y), LEFT),
        Moved((rect.x + rect.w / 4, y)),
        Moved((rect.x + rect.w / 2, y)),
    )
    assert kept(person, name) == 50
    person.does(Released((rect.x + rect.w / 2, y), LEFT))
    person.keys("right")
    assert kept(person, name) == 55
    person.does(Wheel((rect.x + 5, y), -1))
    assert kept(person, name) == 50


def test_choices_and_the_pace_are_kept() -> None:
    person = open_screen(SettingsScene)
    person.segment("animation_speed", 0)
    assert kept(person, "animation_speed") == 0
    person.keys("right")
    assert kept(person, "animation_speed") == 0.5
    rect = person.scene.widgets.named("bot_pace").rect
    person.click((rect.right - 1, rect.centre[1]))
    assert kept(person, "bot_pace") == 4
    person.segment("text_size", 2)
    assert kept(person, "text_size") == 150 and person.house.stage.text_size == 150
    assert person.scene.widgets.focus.name == "text_size"


def test_without_a_sound_device_the_volumes_are_disabled() -> None:
    person = open_screen(SettingsScene, audible=False)
    assert not person.scene.widgets.named("music").enabled and not person.scene.widgets.named("effects").enabled


def test_a_setting_changed_elsewhere_is_shown() -> None:
    person = open_screen(SettingsScene)
    person.house.change_settings(person.house.settings.__class__(full_screen=True))
    assert person.scene.widgets.named("full_screen").on


def key_row(action: str) -> str:
    return f"key {next(index for index, row in enumerate(ROWS) if action in row.actions)}"


def test_a_key_is_changed() -> None:
    person = open_screen(SettingsScene)
    person.click(key_row("hint"))
    person.keys("shift+left shift", "f5")
    assert person.scene.change is None and kept(person, "keys") == {**DEFAULT_KEYS, "hint": "f5"}


@pytest.mark.parametrize("key", ["ctrl+z", "tab", "left"])
def test_a_clash_is_an_error_on_both_rows_and_changes_nothing(key: str) -> None:
    person = open_screen(SettingsScene)
    person.click(key_row("hint"))
    person.keys(key)
    assert person.scene.change.clash == (3 if key == "ctrl+z" else 0)
    assert kept(person, "keys") == DEFAULT_KEYS
    person.keys("j")
    assert kept(person, "keys")["hint"] == "j"


def test_the_key_a_row_has_already_is_no_clash() -> None:
    person = open_screen(SettingsScene)
    person.click(key_row("hint"))
    person.keys("h")
    assert person.scene.change is None and kept(person, "keys") == DEFAULT_KEYS


def test_escape_cancels_a_change_and_leaves_the_screen_open() -> None:
    person = open_screen(SettingsScene)
    person.click(key_row("gesture_1"))
    person.keys("a", "b", "escape")
    assert person.scene.change is None and kept(person, "keys") == DEFAULT_KEYS
    assert isinstance(person.scene, SettingsScene)


def test_six_gestures_are_asked_for_one_after_the_other() -> None:
    person = open_screen(SettingsScene)
    person.click(key_row("gesture_1"))
    person.keys("a", "a")
    assert person.scene.change.clash == person.scene.change.row
    person.keys("b", "c", "d", "e", "f")
    assert [kept(person, "keys")[f"gesture_{number}"] for number in range(1, 7)] == list("abcdef")


def test_fixed_keys_stay_and_all_can_be_restored() -> None:
    person = open_screen(SettingsScene)
    person.click(key_row("cancel"))
    assert person.scene.change is None and person.scene.toast
    assert not person.scene.widgets.named("restore").enabled
    person.click("change")
    assert person.scene.widgets.focus.name == key_row("take")
    person.keys("return", "x")
    assert kept(person, "keys")["take"] == "x"
    person.click("restore")
    assert kept(person, "keys") == DEFAULT_KEYS


def test_keys_as_they_are_written_on_caps() -> None:
    assert (
        caps_of("ctrl+z") == ["Ctrl", "Z"]
        and caps_of("page up") == ["PgUp"]
        and caps_of("f11") == ["F11"]
        and caps_of("ctrl++") == ["Ctrl", "+"]
    )
    assert (
        is_modifier("ctrl+left ctrl")
        and is_modifier("right shift")
        and not is_modifier("left")
        and not is_modifier("ctrl+a")
    )


# ---------------------------------------------------------------------- history


def test_filters_by_game_and_ending(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    scene = person.scene
    assert len(scene.rows) == 5
    person.segment("status", 3)
    assert texts(scene) == ["open"]
    person.segment("status", 2)
    assert scene.rows and all(row.lost_by_human("Mia") for row in scene.rows)
    person.segment("status", 1)
    assert scene.rows and all(row.won_by_human("Mia") for row in scene.rows)
    person.segment("status", 0)
    person.click("game fairies")
    assert scene.game == "fairies" and len(scene.rows) == 5
    person.click("game all")
    assert scene.game is None
    for box in ("koncita", "pact"):
        assert scene.widgets.named(f"game {box}").enabled == (box in rulebook_module.slugs())


def test_search_for_a_player_and_back(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    person.click("search")
    person.types("tom")
    assert (
        all(any(seat.name == "Tom" for seat in row.setup.seats) for row in person.scene.rows)
        and len(person.scene.rows) == 2
    )
    person.types("xyz")
    assert person.scene.rows == ()
    person.click("show all")
    assert len(person.scene.rows) == 5


def test_the_player_of_the_statistics_changes(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    assert person.scene.player == "Mia" and person.scene._statistics.total.played == 4
    person.click("player after")
    assert person.scene.player == "Grub" and person.scene._statistics.total.played == 0
    person.click("player before")
    assert person.scene.player == "Mia"


def test_an_open_match_goes_on_and_a_finished_one_is_watched(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    opened = person.house.doors.opened
    newest, next_one = person.scene.rows[:2]
    person.keys("return")
    assert opened == [("resume", newest.id)]
    person.click(f"go {next_one.id}")
    name, match, _ = opened[-1]
    assert name == "replay" and match.outcome == next_one.outcome and match.cursor == next_one.steps


def test_a_double_click_on_a_row_watches_it(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    row = person.scene.rows[2]
    person.click((200, person.scene.widgets.named(f"match {row.id}").rect.centre[1]))
    assert person.scene.selected == row.id and not person.house.doors.opened
    person.click((200, person.scene.widgets.named(f"match {row.id}").rect.centre[1]))
    assert person.house.doors.opened[0][0] == "replay"


def test_the_selected_match_is_saved_as_a_file(
    played: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_module, "export_folder", lambda: tmp_path)
    person = open_screen(HistoryScene, library=played)
    row = person.scene.rows[0]
    person.click(f"export {row.id}")
    person.click(f"export {row.id}")
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2 and json.loads(files[0].read_text())["format"] == "goblins-match"
    assert person.scene.toast.kind == "done" and str(tmp_path) in person.scene.toast.text
    assert Library.read_match(files[1].read_bytes()).seed == row.seed


def test_a_folder_that_cannot_be_written_is_said(
    played: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_module, "export_folder", lambda: tmp_path / "nowhere")
    person = open_screen(HistoryScene, library=played)
    person.click(f"export {person.scene.rows[0].id}")
    assert person.scene.toast.kind == "info"


def test_a_match_is_deleted_only_after_asking(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    row = person.scene.rows[0]
    person.click(f"bin {row.id}")
    person.keys("escape")
    assert played.match(row.id) is not None
    person.click(f"bin {row.id}")
    person.click("Delete")
    assert played.match(row.id) is None and isinstance(person.scene, HistoryScene)
    assert row.id not in [other.id for other in person.scene.rows]


def test_a_long_list_scrolls_by_wheel_and_keys() -> None:
    library = Library.in_memory(clock=Ticking())
    for seed in range(12):
        library.follow(new_match(seed=seed))
    person = open_screen(HistoryScene, library=library)
    scene = person.scene
    person.does(Wheel((300, 500), -1))
    assert scene.first == 1
    person.keys("home")
    assert scene.first == 0
    scene.widgets.focus = scene.widgets.named(f"match {scene.rows[0].id}")
    person.keys(*["down"] * 11)
    assert scene.first == 5 and scene.widgets.focus.name == f"match {scene.rows[11].id}"
    person.keys("return")
    assert scene.selected == scene.rows[11].id


def test_an_empty_library_says_so() -> None:
    person = open_screen(HistoryScene)
    assert person.scene.rows == () and person.scene.player == "" and person.scene.widgets.focus.name == "back"


# ---------------------------------------------------------------------- about


def test_about_opens_and_draws() -> None:
    person = open_screen(AboutScene)
    focus: Widget = person.scene.widgets.focus
    assert focus.name == "Back"
