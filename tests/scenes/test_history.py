"""Past matches through real input: filters, replay, export, delete."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from goblins.core.chance import deal_code
from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library, MatchRow
from goblins.scenes.after import pastmatch
from goblins.scenes.after.curve import scale_of
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.after.pastmatch import detail_of, headline_of
from goblins.scenes.after.ratings import RatingsScene, in_figures
from goblins.scenes.after.tally_table import columns_of
from goblins.scenes.reading import rulebook as rulebook_module
from goblins.study.ratings import Point as Rated
from goblins.ui.input import Wheel
from goblins.words import say
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.library_tools import Ticking, new_match, play_all, play_on, winning_actions
from tests.support.shell_tools import open_screen, texts

MONDAY = datetime(2026, 11, 16, tzinfo=UTC)

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


def test_bots_that_fit_are_counted_among_the_bots() -> None:
    library = Library.in_memory()
    for seed in range(3):
        library.follow(play_on(new_match("human", "fitting", seed=seed), 900, 5))
    won = library.statistics("Mia").against["fitting"].won
    person = open_screen(HistoryScene, library=library)
    person.scene.mark()
    with written() as lines:
        person.see()
    said = [line.text for line in lines]
    assert say("screens-player", player="fitting") in said
    assert said.count(say("after-won-of", won=won, played=3)) >= 2, "in its game's bar, and in the ring"
    assert "fitting" in columns_of("level")


def test_how_a_match_ended_can_be_seen_again(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    over = next(row for row in person.scene.rows if not row.is_open)
    person.click(f"match {over.id}")
    person.click(f"trophy {over.id}")
    opened, match, match_id = person.house.doors.opened[-1]
    assert (opened, match_id) == ("past_result", over.id) and match.outcome == over.outcome
    going = next(row for row in person.scene.rows if row.is_open)
    person.click(f"match {going.id}")
    names = [widget.name for widget in person.scene.widgets.widgets]
    assert f"bin {going.id}" in names and f"trophy {going.id}" not in names, "it has no result yet"


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
    name, match, _, facts = opened[-1]
    assert name == "replay" and match.outcome == next_one.outcome and match.cursor == next_one.steps
    assert facts["code"] == deal_code(next_one.seed)


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
    monkeypatch.setattr(pastmatch, "export_folder", lambda: tmp_path)
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
    monkeypatch.setattr(pastmatch, "export_folder", lambda: tmp_path / "nowhere")
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


# ---------------------------------------------------------------------- words


def finished(game: str, seats: int, seed: int = 7, **options: Any) -> MatchRow:
    """A match between that many, as the list has it."""
    library = Library.in_memory(clock=Ticking())
    chosen = setup(game, ["human", *["easy"] * (seats - 1)], **options)
    match = Match(rules_for(chosen), chosen, seed)
    library.follow(match)
    play_on(match, 5000, seed)
    (row,) = library.matches()
    assert row.outcome
    return row


def test_a_row_tells_what_everybody_reached_and_the_variant() -> None:
    row = finished("pact", 3, mode="expert")
    outcome = row.outcome
    assert outcome and len(outcome.winners) == 1
    totals = {score.seat: score.total for score in outcome.scores}
    (winner,) = outcome.winners
    names = [seat.name for seat in row.setup.seats]
    assert headline_of(row) == f"{names[winner]} won with {totals[winner]} Glory"
    others = [seat for group in outcome.ranking for seat in group if seat != winner]
    assert detail_of(row) == ", ".join(f"{names[seat]} {totals[seat]}" for seat in others) + "; expert"


def test_a_row_keeps_silent_about_numbers_that_did_not_decide() -> None:
    row = finished("fairies", 2, 20)
    assert row.outcome and "with" not in headline_of(row)
    assert str(row.turns) in detail_of(row)


def test_points_are_counted_in_words() -> None:
    def counted(number: int, unit: str) -> str:
        return say("screens-counted", unit=unit, count=number)

    assert [counted(number, "points") for number in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert [counted(number, "turns") for number in (1, 2)] == ["1 turn", "2 turns"] and counted(1, "Glory") == "1 Glory"
    names = ("Mia", "Tom", "Grub")
    won = say("after-won-with", names=names, winners=3, unit="points", count=1)
    assert won == "Mia, Tom and Grub won with 1 point"


def test_solitaires_that_are_not_counted_are_said() -> None:
    library = Library.in_memory(clock=Ticking())
    match = new_match(seed=3, assisted=True)
    library.note(library.follow(match), "par", 3)
    play_all(match, winning_actions(3))
    with written() as lines:
        person = open_screen(HistoryScene, library=library)
    said = [line.text for line in lines]
    assert "Only 1 assisted so far: not counted." in said and "No solitaire played to its end yet." not in said
    assert "without 1 assisted" in said
    match = new_match(seed=3)
    library.note(library.follow(match), "par", 3)
    play_all(match, winning_actions(3))
    person.scene.refresh()
    with written() as lines:
        person.see()
    assert not any("so far" in line.text for line in lines)
    assert person.scene._statistics.par["fairies"].matches == 1


def test_without_any_solitaire_nothing_is_left_out() -> None:
    with written() as lines:
        open_screen(HistoryScene)
    assert "No solitaire played to its end yet." in [line.text for line in lines]


def test_a_solitaire_won_without_a_known_par_is_not_passed_over_in_silence() -> None:
    library = Library.in_memory(clock=Ticking())
    match = new_match(seed=3)
    library.follow(match)
    play_all(match, winning_actions(3))
    with written() as lines:
        open_screen(HistoryScene, library=library)
    said = [line.text for line in lines]
    assert "Only 1 of unknown par so far: not counted." in said and "No solitaire played to its end yet." not in said


# ---------------------------------------------------------------------- ratings


def test_the_other_page_shows_how_strong_somebody_plays(played: Library) -> None:
    person = open_screen(HistoryScene, library=played)
    person.segment("page", 2)
    assert person.house.doors.opened[-1] == ("statistics_page", "rating", "Mia")


def test_ratings_come_from_matches_against_bots_and_are_shown_for_each_game(played: Library) -> None:
    person = open_screen(RatingsScene, library=played)
    scene = person.scene
    assert scene.player == "Mia" and scene.game == "fairies" and set(scene.ratings) == {"fairies"}
    rating = scene.ratings["fairies"]
    with written() as lines:
        person.see()
    assert len(rating.history) == 2 and in_figures(rating.rating) in [line.text for line in lines]
    person.click("game koncita")
    with written() as lines:
        person.see()
    assert scene.game == "koncita" and say("after-rating-none") in [line.text for line in lines]
    person.click("player after")
    assert scene.player == "Grub" and not scene.ratings
    person.segment("page", 1)
    assert person.house.doors.opened[-1] == ("statistics_page", "matches", "Grub")


def test_a_curve_shows_what_the_rating_was_and_the_levels_beside_it() -> None:
    history = [Rated(MONDAY, rating, 80.0) for rating in (1440.0, 1520.0, 1480.0)]
    scale = scale_of(history, (1300.0, 1400.0, 1500.0, 1600.0, 1800.0))
    assert scale.lowest < 1400 < 1600 < scale.highest and scale.lowest > 1300 and scale.highest < 1800
    assert list(scale.lines())[0] >= scale.lowest and 2 <= len(list(scale.lines())) <= 8
    alone = scale_of(history[:1], ())
    assert alone.lowest < 1440 < alone.highest
