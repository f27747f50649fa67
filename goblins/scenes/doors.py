"""The doors between the screens: the one place that knows all of them. A screen is loaded when its door is first opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goblins.core.chance import deal_code
from goblins.core.contract import Action, Refusal
from goblins.core.house import HouseRules
from goblins.core.match import Match
from goblins.core.plain import plain
from goblins.core.setup import Setup
from goblins.library import UnreadableMatch
from goblins.library.door import LONGEST_WORD
from goblins.library.exchange import bytes_from
from goblins.scenes.deals import as_asked, as_dealt, facts_of, fresh_seed
from goblins.scenes.house import House
from goblins.ui.viewport import Point
from goblins.ui.widgets.messages import Toast
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.companion import Companion
    from goblins.scenes.ghost import Ghost
    from goblins.scenes.table.handing import Way
    from goblins.scenes.tabletop import Tabletop
    from goblins.study.challenge import Challenge
    from goblins.ui.stage import Stage


class Doors:
    """Ways from one screen to another, so that screens need not know each other."""

    def __init__(self, house: House) -> None:
        self._house = house
        #: What puzzles are played on: from one to the next its pictures stay.
        self._small: Stage | None = None

    def title(self) -> None:
        """Back to the shelf."""
        from goblins.scenes.shelf.title import TitleScene

        self._small = None
        self._house.scenes.reset(TitleScene(self._house))

    def box(self, game: str) -> None:
        """Open a box on the shelf."""
        from goblins.scenes.shelf.box import BoxScene

        self._house.scenes.push(BoxScene(self._house, game))

    def setup(self, game: str, setup: Setup | None = None) -> None:
        """Set up a game."""
        from goblins.scenes.setup.screen import SetupScene
        from goblins.scenes.shelf.title import TitleScene

        self._house.scenes.reset(TitleScene(self._house))
        self._house.scenes.push(SetupScene(self._house, game, setup))

    def deal(self, setup: Setup, seed: int) -> None:
        """Deal a new match and sit down to it."""
        from goblins.scenes.setup.dealing import DealingScene

        self._house.scenes.reset(DealingScene(self._house, as_dealt(self._house.library, setup, seed), seed))

    def challenged(self, challenge: Challenge, code: str) -> None:
        """Sit down to the deal of somebody's challenge, their ghost beside one."""
        from goblins.scenes.setup.dealing import DealingScene
        from goblins.study.challenge import NOTE

        seats, names = list(challenge.setup.seats), self._house.library.players()
        if names:
            seats[challenge.seat] = replace(seats[challenge.seat], name=names[0])
        asked = replace(as_asked(challenge.setup), seats=tuple(seats))  # bots are as they were
        self._house.scenes.reset(DealingScene(self._house, asked, challenge.seed, {NOTE: code}))

    def deal_again(self, setup: Setup) -> None:
        """Deal another match for the same players and options."""
        asked = as_asked(setup)
        self.deal(asked, fresh_seed(asked))

    def resume(self, match_id: int) -> None:
        """Go on with a saved match; one that can't be read stays where it is."""
        from goblins.scenes.table.screen import TableScene

        library = self._house.library
        try:
            match = library.load(match_id)
        except UnreadableMatch as error:
            self._house.scenes.top.say(Toast(str(error), "info"))
            return
        facts = facts_of(library, match, match_id)
        self._house.scenes.reset(TableScene(self._house, match, match_id, facts, self._helper(match_id)))
        if match.remark:
            self._house.scenes.top.say(Toast(match.remark, "info"))

    def sit_down(self, match: Match, match_id: int) -> None:
        """To the table of a match that was just dealt or opened, in the place of the present screen."""
        from goblins.scenes.table.screen import TableScene

        facts = facts_of(self._house.library, match, match_id)
        table = TableScene(self._house, match, match_id, facts, self._helper(match_id))
        table.dealing = not match.steps
        self._house.scenes.replace(table)

    def _helper(self, match_id: int) -> Companion:
        """Who explains things at a table the first time they happen, and tells what others did, and a ghost before them."""
        from goblins.scenes.ghost import ghost_from
        from goblins.scenes.learn.helping import HelpCompanion
        from goblins.study.challenge import NOTE

        return HelpCompanion(self._house, ghost_from(self._house.library.notes(match_id).get(NOTE)))

    def lesson(self, game: str, key: str, at: int = 0) -> None:
        """A lesson at the real table, from a step on."""
        from goblins.lessons.content import course_of
        from goblins.lessons.guide import Guide
        from goblins.scenes.learn.lesson import LessonCompanion
        from goblins.scenes.table.screen import TableScene
        from goblins.scenes.tabletop import BRANCH

        course = course_of(game)
        assert course is not None
        guide = Guide(game, course.lesson(key), at)
        companion = LessonCompanion(self._house, course, guide)
        facts = {"code": deal_code(guide.match.seed), **guide.lesson.facts, BRANCH: key}
        self._house.scenes.reset(TableScene(self._house, guide.match, 0, facts, companion))

    def lesson_over(self, game: str, key: str) -> None:
        """A lesson was finished: on to the next, to a game, or to the shelf."""
        from goblins.scenes.learn.over import LessonOverScene

        self._house.scenes.push(LessonOverScene(self._house, game, key))

    def puzzles(self, game: str = "") -> None:
        """The shelf of puzzles, those of one game if one is named."""
        from goblins.scenes.puzzles.shelf import PuzzleShelf
        from goblins.scenes.shelf.title import TitleScene

        self._house.scenes.reset(TitleScene(self._house))
        self._house.scenes.push(PuzzleShelf(self._house, game))

    def puzzle(self, game: str, key: str) -> None:
        """A puzzle on the real table, which makes room for its card."""
        from goblins.scenes.learn.explaining import Explainer
        from goblins.scenes.puzzles.companion import PuzzleCompanion
        from goblins.scenes.puzzles.screen import PuzzleScene
        from goblins.scenes.table.small import SmallTable
        from goblins.study.puzzles.puzzle import position_of, puzzle_of

        stage = self._house.stage
        if self._small is None:
            self._small = stage.beside((stage.viewport.width, stage.viewport.height), stage.text_size)
        position = position_of(game, puzzle_of(game, key))
        companion = PuzzleCompanion(self._house, position, Explainer)
        facts = {"code": deal_code(position.puzzle.seed), "puzzle": key}
        table = SmallTable(self._house, position.match(), facts, companion, self._small)
        self._house.scenes.reset(PuzzleScene(self._house, table, companion))

    def pause(self, match: Match, ways: Sequence[Way] = ()) -> None:
        """The menu over the table; `ways` are what the table offers besides."""
        from goblins.scenes.table.pause_menu import PauseScene

        self._house.scenes.push(PauseScene(self._house, match, ways))

    def result(self, match: Match, top: Tabletop, match_id: int = 0) -> None:
        """How a match ended."""
        from goblins.scenes.after.result import ResultScene

        self._house.scenes.push(ResultScene(self._house, match, top, match_id))

    def past_result(self, match: Match, match_id: int) -> None:
        """How a match ended that was played before."""
        from goblins.scenes.tabletop import Tabletop

        viewer = match.setup.humans[0] if match.setup.humans else 0
        top = Tabletop(self._house, match, viewer, facts_of(self._house.library, match, match_id))
        top.show(match.cursor, "load")
        self.result(match, top, match_id)

    def campaign(self, setup: Setup, match: Match | None = None, match_id: int = 0) -> None:
        """The map of a campaign: of a match, or of the one that was laid aside last, if there is one."""
        from goblins.scenes.after.campaign import CampaignScene, laid_aside

        if match is None and (found := laid_aside(self._house.library, setup)) is not None:
            setup, match, match_id = found[0].setup, *found
        self._house.scenes.push(CampaignScene(self._house, setup, match, match_id))

    def challenge(self, match: Match, answered: Ghost | None = None, match_id: int = 0) -> None:
        """Make a code of a finished match, which may have answered somebody's challenge."""
        from goblins.scenes.after.challenge import ChallengeScene

        self._house.scenes.push(ChallengeScene(self._house, match, answered, match_id))

    def enter_code(self) -> None:
        """Type or paste somebody's code."""
        from goblins.scenes.shelf.entering import EnterCodeScene

        self._house.scenes.push(EnterCodeScene(self._house))

    def analysis(
        self, match: Match, match_id: int, viewer: int | None = None, facts: Mapping[str, str] | None = None
    ) -> None:
        """Look through a match; one that goes on is marked as assisted."""
        from goblins.scenes.after.analysis import AnalysisScene

        if match.outcome is None:
            match.mark_assisted()
        self._house.scenes.push(AnalysisScene(self._house, match, match_id, facts, viewer))

    def what_if(
        self,
        match: Match,
        match_id: int,
        ply: int,
        facts: Mapping[str, str] | None = None,
        *,
        branch: int = 0,
    ) -> None:
        """Play on from a position of a match, without changing it; or go on with a `branch` that was kept."""
        from goblins.scenes.after.whatif import Fork, WhatIfScene
        from goblins.scenes.learn.explaining import Explainer
        from goblins.scenes.table.screen import TableScene

        fork = Fork(match, match_id, ply, {"code": deal_code(match.seed), **(facts or {})}, branch)
        try:
            self._house.scenes.push(WhatIfScene(self._house, fork, TableScene, Explainer))
        except UnreadableMatch as error:
            self._house.scenes.top.say(Toast(str(error), "info"))

    def replay(
        self,
        match: Match,
        viewer: int | None = None,
        facts: Mapping[str, str] | None = None,
        *,
        match_id: int = 0,
    ) -> None:
        """Watch a match from its opening on."""
        from goblins.scenes.after.replay import ReplayScene

        self._house.scenes.push(ReplayScene(self._house, match, 0, viewer, facts, match_id=match_id))

    def line(self, match: Match, viewer: int) -> None:
        """Watch step by step how a puzzle is solved."""
        from goblins.scenes.after.solution import LineScene

        self._house.scenes.push(LineScene(self._house, match, 0, viewer))

    def watch_turn(self, top: Tabletop, step: int, *, closing: bool = False, match_id: int = 0) -> None:
        """Watch the turn that a step of a table's match belongs to; with `closing`, in the place of the present screen."""
        from goblins.scenes.after.replay import ReplayScene

        match = top.match
        from goblins.scenes.after.timeline import Timeline

        turn = Timeline(match, match.cursor).turn_of(step)
        context = top.context
        replay = ReplayScene(
            self._house, match, turn.first, context.viewer, context.facts, until=turn.end, match_id=match_id
        )
        if closing:
            self._house.scenes.replace(replay)
        else:
            self._house.scenes.push(replay)

    def solution(self, match: Match, facts: Mapping[str, str] | None = None) -> None:
        """Watch the shortest solution of a solitaire's deal."""
        from goblins.scenes.after.solution import SolutionScene

        self._house.scenes.push(SolutionScene(self._house, match, facts))

    def other_way(
        self, match: Match, ply: int, actions: tuple[Action, ...], facts: Mapping[str, str] | None = None
    ) -> None:
        """Watch how a match would have gone on from a ply with other actions."""
        from goblins.scenes.after.replay import ReplayScene
        from goblins.study.branches import branch_of

        branch = branch_of(match, ply)
        for action in actions:
            branch.play(action)
        self._house.scenes.push(ReplayScene(self._house, branch, ply, None, facts))

    def open_file(self, path: Path) -> None:
        """Take in a match that somebody exported, and watch it; a file that is none is refused with the reason.

        One that goes on and has something to hide can be gone on with, but not watched.
        """
        from goblins.scenes.offering import offer_ghost

        library, scenes, name = self._house.library, self._house.scenes, plain(path.name, LONGEST_WORD)
        said = Toast(say("screens-file-taken-in", name=name), "done")
        try:
            data = bytes_from(path)
            match = library.read_match(data)
            library.import_match(data)
        except (OSError, ValueError) as error:
            scenes.top.say(Toast(f"{name}: {error}", "info"))
            return
        if match.may_be_told:
            self.replay(match)
            offer_ghost(self._house, match)
        else:
            said = Toast(say("screens-file-goes-on", name=name), "done")
        scenes.top.say(said)

    def question_before_leaving(self) -> bool:
        """Ask whether to leave although something is not saved; False if that is being asked already."""
        from goblins.scenes.leaving import LeavingScene

        house = self._house
        if isinstance(house.scenes.top, LeavingScene):
            return False
        house.scenes.push(LeavingScene(house))
        return True

    def rulebook(
        self,
        game: str = "",
        rule: str = "",
        refusal: Refusal | None = None,
        place: Point | None = None,
        own: HouseRules | None = None,
    ) -> None:
        """Read the rules, from a clause on if one is named; `place` is where a move was refused, `own` the house's rules."""
        from goblins.scenes.reading.rulebook import RulebookScene

        self._house.sound.play("page")
        self._house.scenes.push(RulebookScene(self._house, game, rule, refusal, place, own))

    def log(self, top: Tabletop) -> None:
        """All turns so far."""
        from goblins.scenes.table.log import LogScene

        self._house.scenes.push(LogScene(self._house, top))

    def settings(self) -> None:
        """Change the settings."""
        from goblins.scenes.preferences.screen import SettingsScene

        self._house.scenes.push(SettingsScene(self._house))

    def history(self) -> None:
        """Statistics: the overview, from which past matches are one tab away."""
        from goblins.scenes.after.overview import OverviewScene

        self._house.scenes.push(OverviewScene(self._house))

    def open_matches(self) -> None:
        """The matches that can be gone on with."""
        from goblins.scenes.after.history import HistoryScene

        self._house.scenes.push(HistoryScene(self._house, status="open"))

    def feats(self, game: str = "", player: str = "") -> None:
        """The feats of a game, and of all others."""
        from goblins.scenes.after.feats import FeatsScene

        self._house.scenes.push(FeatsScene(self._house, player, game))

    def statistics_page(self, page: str, player: str) -> None:
        """Another page of somebody's statistics, in the place of the one that is open."""
        from goblins.scenes.after.feats import FeatsScene
        from goblins.scenes.after.history import HistoryScene
        from goblins.scenes.after.overview import OverviewScene
        from goblins.scenes.after.ratings import RatingsScene

        pages = {"overview": OverviewScene, "rating": RatingsScene, "feats": FeatsScene}
        self._house.scenes.replace(pages.get(page, HistoryScene)(self._house, player))

    def about(self) -> None:
        """Who made the games, and this program."""
        from goblins.scenes.reading.about import AboutScene

        self._house.scenes.push(AboutScene(self._house))

    def curtain(
        self, match: Match, seat: int, on_open: Callable[[], None], take_back: Callable[[], None] | None = None
    ) -> None:
        """Hide the table until the next human says who they are, or the last one takes back what they did."""
        from goblins.scenes.table.curtain import CurtainScene

        self._house.sound.play("curtain")
        self._house.scenes.push(CurtainScene(self._house, match, seat, on_open, take_back))
