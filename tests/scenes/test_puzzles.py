"""Puzzles from the shelf to the stars: by mouse and by keys, missed, helped, shown and solved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.core.contract import Action
from goblins.library.settings import Settings
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.dialog import DialogScene
from goblins.scenes.puzzles.places import SCALE, TABLE
from goblins.scenes.puzzles.screen import PuzzleScene
from goblins.scenes.puzzles.shelf import PuzzleShelf
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.screen import TableScene
from goblins.study.puzzles.progress import Progress, progress_of
from goblins.study.puzzles.puzzle import puzzles_of, read
from goblins.ui.viewport import Point, Rect
from goblins.words import say
from tests.support.lettering import written
from tests.support.shell_tools import open_screen
from tests.support.ui_tools import Player

STILL = Settings(animation_speed=0, bot_pace=4, pause=0, tips=False, recap=False)


class Solver(Player):
    """Sits before a puzzle."""

    def open(self, game: str, number: int = 0) -> None:
        self.puzzle, self.game = puzzles_of(game)[number], game
        self.house.doors.puzzle(game, self.puzzle.key)
        self.settle()

    @property
    def screen(self) -> PuzzleScene:
        assert isinstance(self.scene, PuzzleScene)
        return self.scene

    @property
    def inner(self) -> TableScene:
        return self.screen.table

    @property
    def progress(self) -> Progress:
        return progress_of(self.house.library).get((self.game, self.puzzle.key), Progress())

    def settle(self) -> None:
        """Until the solver is to do something, or the try is over."""
        self.until(lambda: self.scene.wait() > 0 and self.inner.ready)
        self.step()

    def outside(self, place: Rect) -> Point:
        """Where something that has the table's units stands on the screen."""
        x, y = place.centre
        return TABLE.x + x * SCALE, TABLE.y + y * SCALE

    def push(self, name: str) -> None:
        """Click a button of the table or the card."""
        self.click(self.outside(self.inner.widgets.named(name).rect))
        self.step()

    @property
    def line(self) -> list[Action]:
        return read(self.puzzle.solution, self.screen.companion.position.kind.rules)

    def play_line(self, count: int | None = None) -> None:
        """What the solver does in the solution; the others answer for themselves."""
        for action in self.line[:count]:
            if action.seat == 0 and action in self.inner.offered():
                self.inner.play(action)
                self.settle()

    def miss(self) -> None:
        """Do anything else until it is too late."""
        for action in self.line:
            if self.screen.companion.verdict is not None:
                return
            others = [one for one in self.inner.offered() if one != action]
            self.inner.play(others[0])
            self.settle()


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    home: Path = tmp_path_factory.mktemp("puzzles")
    solver = Solver(home, (1024, 576), STILL)
    yield solver
    solver.close()


def test_two_clicks_from_the_shelf_by_mouse(window: Solver) -> None:
    window.house.doors.title()
    window.rest()
    window.click("Puzzles")
    assert isinstance(window.scene, PuzzleShelf)
    window.step(times=4)
    window.click("card 0")
    assert isinstance(window.scene, PuzzleScene)
    window.key("escape")
    assert isinstance(window.scene, PuzzleShelf)
    window.key("escape")
    assert isinstance(window.scene, TitleScene)
    window.click("puzzle")
    assert isinstance(window.scene, PuzzleScene)


def test_and_by_keys(window: Solver) -> None:
    window.house.doors.title()
    window.tab_to("Puzzles")
    window.key("return")
    assert isinstance(window.scene, PuzzleShelf)
    window.tab_to("kind fairies")
    window.key("return")
    shelf = window.scene
    assert isinstance(shelf, PuzzleShelf) and shelf.game == "fairies"
    window.tab_to("card 0")
    window.key("right", "down", "down", "down")
    assert shelf.widgets.focus is not None and shelf.widgets.focus.name == "card 13"
    window.key("return")
    assert isinstance(window.scene, PuzzleScene)
    assert window.screen.companion.number == 13


def test_large_text_has_fewer_cards_in_a_row_and_keys_walk_along_them() -> None:
    person = open_screen(PuzzleShelf, text_size=150)
    shelf = person.scene
    cards = [one for one in shelf.widgets.widgets if one.name.startswith("card ")]
    assert len({round(one.rect.x) for one in cards}) == 3
    shelf.widgets.focus = shelf.widgets.named("card 1")
    person.keys("down", "right")
    assert shelf.widgets.focus.name == "card 5"


def test_a_piece_is_dragged_on_the_smaller_table(window: Solver) -> None:
    window.open("fairies")
    (wanted,) = [drop for drop, meant in window.inner.reach.gestures.items() if meant.first == window.line[0]]
    piece = window.inner.top.director.placements[wanted[0]].rect
    window.move(window.outside(piece))
    window.press()
    window.move(window.outside(window.inner.top.targets[wanted[1]]))
    window.release()
    window.settle()
    assert [step.action for step in window.inner.match.steps] == window.line[:1]
    window.push("undo")
    assert window.inner.match.cursor == 0


def test_pieces_explain_themselves_as_at_any_table(window: Solver) -> None:
    window.open("pact")
    companion, top = window.screen.companion, window.inner.top
    subjects = ((place.rect, companion.explainer._of(place.rect.centre)) for place in top.director.placements.values())
    explained = next(rect for rect, subject in subjects if subject and not subject.shown)
    window.move(window.outside(explained))
    window.step(times=60)
    assert companion.explainer.open(window.inner.now)
    window.key("i")
    assert companion.explainer.kept is not None
    window.key("escape")
    assert companion.explainer.kept is None and isinstance(window.scene, PuzzleScene)


def test_a_solitaires_card_says_nothing_of_results(window: Solver) -> None:
    with written() as lines:
        window.open("fairies", 8)
    said = {line.text for line in lines}
    assert say("fairies-table-turns") in said and say("fairies-table-deal") in said
    assert not said & {say("fairies-table-par"), say("fairies-table-best-deal"), say("fairies-table-assisted")}


def test_the_first_try_wins_three_stars_and_nothing_else_is_kept(window: Solver) -> None:
    window.open("fairies", 1)
    window.play_line()
    assert window.screen.companion.verdict is True
    assert window.progress == Progress(stars=3)
    assert window.inner.widgets.focus is window.inner.widgets.named("onward")
    assert not window.inner.offered()
    assert window.house.library.matches() == ()
    window.key("return")
    assert window.screen.companion.number == 2


def test_a_miss_says_what_was_left_and_one_starts_over(window: Solver) -> None:
    window.open("fairies", 3)
    window.miss()
    companion = window.screen.companion
    assert companion.verdict is False and companion.said is not None
    assert companion.said[1].key == "puzzles-fairies-left"
    assert window.inner.widgets.focus is window.inner.widgets.named("restart")
    assert window.progress == Progress(tries=1)
    window.push("restart")
    window.settle()
    assert window.inner.match.cursor == 0 and companion.verdict is None
    window.play_line()
    assert window.progress == Progress(tries=1, stars=2)


def test_hints_come_in_two_steps_and_cost_stars(window: Solver) -> None:
    window.open("fairies", 4)
    window.push("hint")
    assert window.screen.companion.said is not None and window.inner.reach.hinted is None
    assert window.progress.hints == 1
    window.key("h")
    assert window.inner.reach.hinted is not None
    assert window.progress.hints == 2
    window.play_line()
    assert window.progress == Progress(hints=2, stars=1)


def test_who_has_gone_astray_hears_it(window: Solver) -> None:
    window.open("fairies", 5)
    other = next(one for one in window.inner.offered() if one not in window.line)
    window.inner.play(other)
    window.settle()
    window.push("hint")
    companion = window.screen.companion
    assert companion.said is not None and companion.said[1].key == "puzzles-astray"
    assert window.progress == Progress()


def test_the_solution_asks_first_and_is_watched(window: Solver) -> None:
    window.open("fairies", 6)
    line = window.line
    window.push("solution")
    assert isinstance(window.scene, DialogScene)
    window.click("Show me")
    replay = window.scene
    assert isinstance(replay, ReplayScene)
    assert [step.action for step in replay._match.steps] == line
    assert not replay._branching, "nobody plays on from it"
    window.key("escape")
    assert window.progress == Progress(shown=True)
    assert window.screen.companion.verdict is None


def test_a_solution_is_walked_through_step_by_step(window: Solver) -> None:
    """Although it is all one turn."""
    window.open("pact", 1)
    steps = len(window.line)
    window.screen.companion._show()
    replay = window.scene
    assert isinstance(replay, ReplayScene) and steps > 2
    window.key("home", "right", "right")
    assert replay._ply == 2 and replay._where() == say("puzzles-step-of", step=2, steps=steps)
    window.key("left")
    assert replay._ply == 1
    window.key("escape")


@pytest.mark.parametrize(("game", "number"), [("grapple", 20), ("koncita", 30), ("irene", 0), ("pact", 0)])
def test_every_game_has_them_on_its_own_table(window: Solver, game: str, number: int) -> None:
    """The others answer by themselves, and the line reaches the goal."""
    window.open(game, number)
    companion = window.screen.companion
    assert companion.so_far in (0, None)
    window.play_line()
    assert companion.verdict is True
    assert companion.so_far is None or companion.so_far >= window.puzzle.goal
    assert window.progress.stars == 3


def test_the_table_follows_the_window(window: Solver) -> None:
    window.open("fairies", 7)
    before = window.inner.stage.viewport.width
    window.resize((1280, 720))
    window.settle()
    assert window.inner.stage.viewport.width > before
    window.play_line()
    assert window.screen.companion.verdict is True
    window.resize((1024, 576))


def test_a_forfeit_that_is_to_be_read_has_its_button(window: Solver) -> None:
    number = next(number for number, one in enumerate(puzzles_of("koncita")) if "Take 0" in one.solution)
    window.open("koncita", number)
    read_so_far = 0
    for action in window.line:
        if action.seat == 0 and action in window.inner.offered():
            window.inner.play(action)
            window.step(times=4)
            beat = window.inner.top.director.beat
            if window.inner.top.director.waiting and beat is not None:
                read_so_far += 1
                window.push(beat.prompts[0].label)
            window.settle()
    assert read_so_far and window.screen.companion.verdict is True
