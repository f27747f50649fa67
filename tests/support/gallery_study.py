"""The screens of what comes beside and after a game, for the gallery: puzzles, analysis, what if, statistics, reasons, help."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial

import msgspec
from msgspec.structs import replace

from goblins.bots.bot import willing
from goblins.bots.outlook import LOST
from goblins.core.match import Match
from goblins.games.registry import feats_of, info_of, slugs
from goblins.lessons.tips import tips_of
from goblins.library import Library
from goblins.scenes.after.analysis import AnalysisScene
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.after.whatif import WhatIfScene
from goblins.scenes.banner import Banner, Shown
from goblins.scenes.house import House
from goblins.scenes.learn.asking import is_askable
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.puzzles.screen import PuzzleScene
from goblins.scenes.setup.screen import SetupScene
from goblins.scenes.table.screen import TableScene
from goblins.study.analysis import EDITION, NOTE, Analysis, Judged, Place, Weighed, end_of, is_choice, places_of, solved
from goblins.study.challenge import NOTE as CHALLENGE
from goblins.study.challenge import challenge_of, code_of
from goblins.study.feats import ANY_GAME, PROGRESS
from goblins.study.puzzles.progress import Progress, remember
from goblins.study.puzzles.puzzle import puzzles_of
from goblins.ui.input import Key
from goblins.ui.widgets.messages import Toast
from goblins.words import message, say
from tests.support.builders import setup
from tests.support.gallery import Opener, at, full_library, played, settle, table
from tests.support.library_tools import new_match, play_all, play_on, winning_actions

#: How often somebody misses a puzzle here before the gallery gives up.
MOST_TRIED = 40
PLAYER = "Mia"


def busy_library() -> Library:
    """The full library, with days in a row, feats and puzzles in all their states."""
    library = full_library()
    if library.progress(PROGRESS):
        return library
    for game in slugs():
        for number, feat in enumerate(feats_of(game)):
            if number % 2:
                day = date.today() - timedelta(days=number)
                done = {"match": 1, "day": day.isoformat()}
                library.remember_progress(PROGRESS, f"{PLAYER}/{game}/{feat.key}", done)
        for number, puzzle in enumerate(puzzles_of(game)[:6]):
            remember(library, game, puzzle.key, Progress(tries=number, stars=number % 4, hints=number % 2))
    return library


# ---------------------------------------------------------------------- statistics


def _statistics(house: House, page: str, game: str = "") -> None:
    busy_library()
    house.doors.title()
    house.doors.history()
    if game:
        house.doors.feats(game, PLAYER)
    else:
        house.doors.statistics_page(page, PLAYER)


def _overview(house: House, by: str) -> None:
    _statistics(house, "overview")
    scene = house.scenes.top
    assert isinstance(scene, OverviewScene)
    scene._choose_way(by)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- puzzles


def _puzzles(house: House, game: str) -> None:
    busy_library()
    house.doors.puzzles(game)


def puzzle(house: House, game: str) -> PuzzleScene:
    """The first puzzle of a game that nobody has tried yet, on its table."""
    house.doors.puzzle(game, puzzles_of(game)[8].key)
    scene = house.scenes.top
    assert isinstance(scene, PuzzleScene)
    settle(scene)
    return scene


def _hinted(house: House, game: str) -> None:
    """Where to look; and in Irene, where that is a button, which one."""
    scene = puzzle(house, game)
    for _ in range(2 if game == "irene" else 1):
        scene.companion.hint()


def _missed(house: House, game: str) -> None:
    """Everything was tried, and nothing helped."""
    scene = puzzle(house, game)
    companion = scene.companion
    for _ in range(MOST_TRIED):
        match = scene.table.match
        if companion.verdict is not None or not match.to_act:
            break
        match.play(willing(match.rules.legal_actions(match.state, match.to_act[0]))[-1])
        scene.table.top.show(match.cursor, "load")
        settle(scene)


def _shown(house: House, game: str, *, asked: bool) -> None:
    companion = puzzle(house, game).companion
    (companion.solution if asked else companion._show)()


# ---------------------------------------------------------------------- analysis and what if


def looked_through(match: Match) -> Analysis:
    """An analysis as nobody would make it: with a large difference at every third decision."""
    seats, plies = len(match.setup.seats), places_of(match)
    counted = solved(match)
    places = [
        Place(ply, (0.5,), 0.0, LOST if number % 5 == 4 else 8 - number % 3)
        if counted
        else Place(ply, tuple(0.9 if seat == number % seats else 0.1 for seat in range(seats)), 0.07)
        for number, ply in enumerate(plies[:-1])
    ]
    decisions = []
    own = [ply for ply, step in enumerate(match.steps) if not step.action.seat and is_choice(match, ply)]
    for number, ply in enumerate(own[:12]):
        others = [
            one for one in willing(match.rules.legal_actions(match.state_at(ply), 0)) if one != match.steps[ply].action
        ]
        best, worse = msgspec.to_builtins(others[-1]), number % 3 == 0
        worth = (float(9 if worse else 7), 7.0) if counted else (0.31 if worse else 0.6, 0.62)
        decisions.append(Judged(ply, 0, best, *worth, 0.05, len(others) + 1))
    weighed = [
        Weighed(ply, step.action.seat, 0.02, tuple(-0.01 if seat else 0.03 for seat in range(seats)))
        for ply, step in enumerate(match.steps)
    ]
    known = EDITION, match.rules.info.rules_version, match.cursor
    return Analysis(*known, (*places, end_of(match)), tuple(decisions), tuple(weighed), whole=True)


def _analysis(house: House, match: Match, where: str) -> None:
    match_id = house.library.follow(at(match, match.cursor))
    match = house.library.load(match_id)
    if where != "thinking":
        house.library.note(match_id, NOTE, msgspec.to_builtins(looked_through(match)))
    house.doors.analysis(match, match_id)
    scene = house.scenes.top
    assert isinstance(scene, AnalysisScene)
    if where == "thinking":
        scene._toggle()
    if where == "end":
        scene._walk("end")


def _what_if(house: House, game: str, *, ends: bool) -> None:
    match = played(game, 2, 3000)
    match_id = house.library.follow(at(match, match.cursor))
    match = house.library.load(match_id)
    own = [ply for ply, step in enumerate(match.steps) if not step.action.seat]
    house.doors.what_if(match, match_id, own[len(own) // 2])
    scene = house.scenes.top
    assert isinstance(scene, WhatIfScene)
    if ends:
        play_on(scene.match, 3000, 3)
        scene.show_ends()


# ---------------------------------------------------------------------- help at the table


def helped(house: House, game: str, *, asked: bool = False) -> tuple[TableScene, HelpCompanion]:
    """A table with its helper, in the middle of a match, after bots have acted; and where they can be asked why."""
    for seats in (info_of(game).max_seats, 2):
        match = played(game, seats, 60)
        for ply in range(min(40, match.cursor), 0, -1):
            if 0 in match.rules.to_act(match.state_at(ply)) and match.steps[ply - 1].action.seat:
                scene = table(house, at(match, ply))
                assert isinstance(scene.companion, HelpCompanion)
                if not asked or is_askable(scene):
                    return scene, scene.companion
    raise AssertionError(f"nobody can be asked anything at a table of {game}")


def _tip(house: House, game: str, key: str) -> None:
    _, helper = helped(house, game)
    helper._show(next(tip for tip in tips_of(game).tips if tip.key == key))
    helper.table.rebuild()


def _pressed(house: House, game: str, key: str) -> None:
    _, helper = helped(house, game, asked=True)
    assert helper.handle(Key(key)), f"nothing came of {key} at a table of {game}"


def _ghost(house: House) -> None:
    match = play_all(new_match(seed=3), winning_actions(3))
    code = code_of(challenge_of(match, match.setup.seats[0].name))
    table(house, play_on(new_match(seed=3), 2), {CHALLENGE: code})


def _toast(house: House, key: str) -> None:
    scene, _ = helped(house, "fairies")
    temper = say("screens-temper", temper="even")
    scene.say(Toast(say(key, name=PLAYER, temper=temper, path="/home/mia/Bilder/goblins.png"), "done"))


# ---------------------------------------------------------------------- results


def _result(house: House, match: Match, *, feats: str = "", card: bool = False) -> None:
    scene = table(house, match)
    scene.top.context = replace(scene.top.context, facts={**scene.top.context.facts, "feats": feats})
    house.doors.result(scene.match, scene.top)
    if card:
        result = house.scenes.top
        assert isinstance(result, ResultScene)
        settle(result)
        result.draw = result.draw_card  # type: ignore[method-assign]


def _replayed(house: House, game: str, seats: int) -> None:
    """Beside a finished match, where a bot has something to say."""
    match = played(game, seats, 3000)
    house.doors.replay(match)
    scene = house.scenes.top
    assert isinstance(scene, ReplayScene)
    bots = [ply for ply, step in enumerate(match.steps) if step.action.seat]
    scene._jump(bots[len(bots) // 2] + 1)


# ---------------------------------------------------------------------- the shell


def _banner(house: House, kind: str, *, folded: bool = False) -> None:
    house.doors.title()
    told = say(message("library-unsaved-moves", why=message("library-why-full")))
    house.banner = _Told(house, Shown(kind, told, folded))  # type: ignore[arg-type]


class _Told(Banner):
    """A banner that always has the same to say."""

    def __init__(self, house: House, wanted: Shown) -> None:
        super().__init__(house)
        self._told = wanted

    def _wanted(self) -> Shown | None:
        return self._told


def _changing(house: House, *, clash: bool) -> None:
    house.doors.settings()
    scene = house.scenes.top
    assert isinstance(scene, SettingsScene)
    scene._turn_to("keys")
    scene._start_change(3)
    if clash:
        scene.handle(Key("f1"))


def _tempers(house: House, level: str, chosen: int = 0) -> None:
    """As many seats as there can be, one of them chosen."""
    house.doors.setup("koncita", setup("koncita", ["human", *[level] * (info_of("koncita").max_seats - 1)]))
    scene = house.scenes.top
    assert isinstance(scene, SetupScene)
    scene._choose(chosen)


# ---------------------------------------------------------------------- all of them


def study_screens() -> dict[str, Opener]:
    """All of these screens by name."""
    return {**_beside(), **_afterwards(), **_helping()}


def _beside() -> dict[str, Opener]:
    screens: dict[str, Opener] = {
        "puzzles": partial(_puzzles, game=""),
        "puzzle, solution?": partial(_shown, game="koncita", asked=True),
        "puzzle, solution": partial(_shown, game="irene", asked=False),
        "changing a key": partial(_changing, clash=False),
        "a key that is taken": partial(_changing, clash=True),
        "banner: not saved": partial(_banner, kind="unsaved"),
        "banner: news": partial(_banner, kind="news"),
        "banner: folded": partial(_banner, kind="unsaved", folded=True),
        "set-up with bots that fit": partial(_tempers, level="fitting"),
        "set-up with a bot’s temper": partial(_tempers, level="hard", chosen=1),
    }
    for page in ("matches", "rating", "feats"):
        screens[f"statistics: {page}"] = partial(_statistics, page=page)
    for by in ("seats", "variant"):
        screens[f"statistics: overview by {by}"] = partial(_overview, by=by)
    for game in slugs():
        screens[f"feats of {game}"] = partial(_statistics, page="feats", game=game)
        screens[f"puzzles of {game}"] = partial(_puzzles, game=game)
        screens[f"puzzle of {game}, hinted at"] = partial(_hinted, game=game)
        screens[f"puzzle of {game}, missed"] = partial(_missed, game=game)
    return screens


def _afterwards() -> dict[str, Opener]:
    won = play_all(new_match(seed=3), winning_actions(3))
    screens: dict[str, Opener] = {
        "solitaire’s postcard": partial(_result, match=won, card=True),
        "solitaire’s feats": partial(_result, match=won, feats=f"0/fairies/short_work 0/{ANY_GAME}/week 0//regular"),
        "solitaire’s analysis": partial(_analysis, match=won, where="moments"),
        "analysis, thinking": lambda house: _analysis(house, played("fairies", 2, 3000), "thinking"),
        "analysis, the end": lambda house: _analysis(house, played("fairies", 2, 3000), "end"),
        "what if": partial(_what_if, game="koncita", ends=False),
        "what if: both ends": partial(_what_if, game="fairies", ends=True),
    }
    for game in slugs():
        seats = max(2, info_of(game).min_seats)
        feats = " ".join(f"0/{game}/{feat.key}" for feat in feats_of(game)[:3])
        screens[f"analysis of {game}"] = lambda house, game=game, seats=seats: _analysis(
            house, played(game, seats, 3000), "moments"
        )
        screens[f"reasons in {game}"] = partial(_replayed, game=game, seats=seats)
        screens[f"feats on a postcard of {game}"] = lambda house, game=game, seats=seats, feats=feats: _result(
            house, played(game, seats, 3000), feats=feats, card=True
        )
    return screens


def _helping() -> dict[str, Opener]:
    screens: dict[str, Opener] = {"ghost": _ghost}
    for key in ("setup-surprise-told", "screens-picture-saved", "learn-why-nothing"):
        screens[f"said: {key}"] = partial(_toast, key=key)
    for game in slugs():
        screens[f"why in {game}"] = partial(_pressed, game=game, key="w")
        screens[f"recap in {game}"] = partial(_pressed, game=game, key="r")
        longest = sorted(tips_of(game).tips, key=lambda tip: len(tip.say))[-2:]
        for tip in longest:
            screens[f"tip of {game}: {tip.key}"] = partial(_tip, game=game, key=tip.key)
    return screens
