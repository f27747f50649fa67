"""Another language, chosen in the settings: the screens, and a match that goes on, speak it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from goblins.lessons.content import course_of
from goblins.scenes.preferences import screen as preferences
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.shelf.thumbnail import Thumbnail
from goblins.scenes.table.log import LogScene
from goblins.scenes.table.screen import TableScene
from goblins.study.analysis import NOTE
from goblins.tables.grapple.showing import army_piece, plate_piece
from goblins.tables.kit.log import last_lines, turn_words
from goblins.tables.registry import table_in
from goblins.words import language, say, speak, speaking
from goblins.words.choosing import WANTED_LANGUAGE
from tests.support.builders import setup
from tests.support.gallery_study import looked_through
from tests.support.grapple.builders import position
from tests.support.grapple.player import GrapplePlayer, at_the_window
from tests.support.lettering import written
from tests.support.library_tools import new_match, play_on
from tests.support.shell_tools import open_screen

ENGLISH, ODD = "en", "xx"
CHOICES = ["", ENGLISH, ODD]


@pytest.fixture(autouse=True)
def _two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preferences, "languages", lambda: {ENGLISH: "English", ODD: "Odd"})


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GrapplePlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player
        player.house.stage.forget()


def choose(player: GrapplePlayer, spoken: str) -> None:
    """Set another language in the menu of the table, and come back to it."""
    player.key("escape")
    player.click(say("screens-settings"))
    assert player.at(SettingsScene)
    player.step(0.05, 3)
    player.click(player.widget("language")._segments[CHOICES.index(spoken)].centre)
    assert language() == spoken == player.house.settings.language
    player.key("escape")
    player.step()
    player.key("escape")
    player.until(lambda: player.at(TableScene) and player.table.top.ready)
    player.settle()


def refused(player: GrapplePlayer) -> str:
    """What is said to a King who should spy."""
    player.table.toast = None
    player.drag(player.card("king"), plate_piece(1))
    return player.said()


def drawn(player: GrapplePlayer) -> set[str]:
    """Everything that is written on the screen when it is drawn anew."""
    with player.listening() as words:
        player.house.stage.forget()
        player.table.top.forget_pictures()
        player.redraw()
    return words


def test_a_match_goes_on_in_another_language(player: GrapplePlayer) -> None:
    player.lay(position(["spy king brute", "mage raider"]), "human", "easy")
    player.make(player.card("brute"), army_piece(0), "drag")
    player.settle()
    english = refused(player)
    assert english == "G-05 Only a Spy can look at a hand." and "Undo" in drawn(player)
    choose(player, ODD)
    assert player.table.toast is None, "what was said before was said in another language"
    odd = refused(player)
    top = player.table.top
    assert odd.startswith("G-05 [") and odd != english
    assert top.table is table_in(ODD, "grapple", None)
    seen = drawn(player)
    assert say("table-undo") in seen and "Undo" not in seen
    assert say("core-no-there-nothing-undo-yet").startswith("[")
    choose(player, ENGLISH)
    assert refused(player) == english and player.table.top.table is table_in(ENGLISH, "grapple", None)
    assert "Undo" in drawn(player)


def test_a_hint_speaks_the_language_that_was_chosen_last(player: GrapplePlayer) -> None:
    player.lay(position(["spy king brute", "mage raider"]), "human", "easy")
    said = dict[str, str]()
    for spoken in (ENGLISH, ODD, ENGLISH):
        choose(player, spoken)
        player.hint()
        player.until(lambda: player.table.toast)
        said[spoken] = player.said()
    assert "~" in said[ODD] and said[ENGLISH] and "~" not in said[ENGLISH]


def test_what_is_set_at_the_table_goes_before_what_the_program_was_started_with(
    player: GrapplePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WANTED_LANGUAGE, "it")
    player.lay(position(["spy king brute", "mage raider"]), "human", "easy")
    for spoken in (ODD, ENGLISH):
        choose(player, spoken)


def test_the_log_and_the_decisions_are_those_of_the_table_in_that_language(player: GrapplePlayer) -> None:
    player.lay(position(["spy king brute", "mage raider"]), "human", "easy")
    player.make(player.card("brute"), army_piece(0), "drag")
    player.settle()
    for spoken in (ODD, ENGLISH):
        choose(player, spoken)
        top = player.table.top
        table = table_in(spoken, "grapple", None)
        told = turn_words(table, top.log[-1:], top.context)
        assert told and turn_words(top.table, top.log[-1:], top.context) == told
        legal = player.table.offered()
        assert player.labels() == {one.label for one in table.decisions(top.view, legal, top.context)}
        player.house.doors.log(top)
        assert player.at(LogScene)
        with player.listening() as heard:
            player.house.stage.forget()
            player.redraw()
        assert say("screens-all-turns") in heard and told.split()[0] in " ".join(heard)
        player.key("escape")


def test_prompt_and_log_on_the_screen_are_told_anew(player: GrapplePlayer) -> None:
    player.house.doors.deal(setup("koncita", ("human", "easy")), 1)
    player.settle()
    for _ in range(2):  # both come into the room
        match = player.match
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
    player.house.scenes.refresh()
    player.settle()
    told: dict[str, set[str]] = {}
    for spoken in (ENGLISH, ODD, ENGLISH):
        with speaking(spoken):
            player.house.scenes.refresh()
            player.until(lambda: player.table.top.ready)
            seen, top = drawn(player), player.table.top
            lines = {line.words for line in last_lines(top.table, top.log, top.context, 2)}
            assert lines and {line.split()[0] for line in lines} <= set(" ".join(seen).split())
            told[spoken] = seen
    prompts = {words for words in told[ENGLISH] if words.startswith(("Mia", "Grub", "Your turn")) and " " in words}
    assert prompts and not prompts & told[ODD]
    assert sum("~" in line for line in told[ODD]) > 15 and not any("~" in line for line in told[ENGLISH])


def test_a_lesson_goes_on_at_its_step(player: GrapplePlayer) -> None:
    course = course_of("grapple")
    assert course is not None
    player.house.doors.lesson("grapple", course.lessons[0].key, 1)
    player.until(lambda: player.table.top.ready)
    guide = player.table.companion.guide
    with speaking(ODD):
        player.house.scenes.refresh()
        assert guide.number == 1 and guide.lesson is course_of("grapple").lessons[0]  # type: ignore[union-attr]
        assert guide.lesson is not course.lessons[0]
    player.house.scenes.refresh()
    assert guide.lesson is course.lessons[0]


def told_after(player: GrapplePlayer, open_again: Callable[[], None]) -> set[str]:
    """What a screen says that is opened again."""
    open_again()
    player.until(lambda: player.scene.ready)
    with player.listening() as heard:
        player.house.stage.forget()
        player.redraw()
    player.key("escape")
    return heard


def test_what_comes_after_a_match_is_told_in_the_language_that_is_spoken_then(player: GrapplePlayer) -> None:
    match = play_on(new_match("human", "easy", seed=4), 900, 5)
    doors, library = player.house.doors, player.house.library
    match_id = library.follow(match)
    library.note(match_id, NOTE, msgspec.to_builtins(looked_through(match)))
    doors.title()
    said: dict[str, list[set[str]]] = {}
    for spoken in (ENGLISH, ODD):
        with speaking(spoken):
            said[spoken] = [
                told_after(player, open_again)
                for open_again in (
                    lambda: doors.past_result(match, match_id),
                    lambda: doors.analysis(match, match_id),
                    lambda: doors.feats("fairies"),
                    lambda: doors.replay(match, match_id=match_id),
                )
            ]
    for english, odd in zip(said[ENGLISH], said[ODD], strict=True):
        sentences = {line for line in english if " " in line and not line.isupper()}
        assert len(sentences) > 2 and not sentences & odd


def test_the_picture_of_a_match_on_the_shelf_is_drawn_anew(player: GrapplePlayer) -> None:
    player.lay(position(["spy king brute", "mage raider"]), "human", "easy")
    row = player.house.library.newest_open()
    assert row is not None
    picture = Thumbnail(player.house, row)
    assert picture.shows(row)
    with speaking(ODD):
        assert not picture.shows(row)


# ---------------------------------------------------------------------- the settings


def test_the_language_is_chosen_among_those_there_are() -> None:
    person = open_screen(SettingsScene)
    row = person.scene.widgets.named("language")
    assert row.chosen == "" and [label for _, label in row.options] == ["As the system", "English", "Odd"]
    person.segment("language", 2)
    assert person.house.library.settings().language == ODD
    person.segment("language", 0)
    assert person.house.library.settings().language == ""


def test_the_settings_themselves_are_told_anew() -> None:
    person = open_screen(SettingsScene)
    person.house.on_settings = lambda settings: speak(settings.language or ENGLISH)
    person.segment("language", 2)
    labels = [switch.label for switch in person.scene._switches]
    assert labels and all(label.startswith("[") for label in labels)
    assert all(label.startswith("[") for _, label in person.scene.widgets.named("text_size").options)
    person.segment("language", 1)
    assert person.scene._switches[0].label == "Full screen"


def test_where_there_is_one_language_only_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preferences, "languages", lambda: {ENGLISH: "English"})
    with written() as lines:
        person = open_screen(SettingsScene)
    assert "language" not in [widget.name for widget in person.scene.widgets.widgets]
    said = [line.text for line in lines]
    assert "Text size" in said and "Language" not in said
