"""Irene with other data: what can't be carried is refused, and everything else is played, told and thought with."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.bots.arena import play_game
from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.setup import Setup, make_seats
from goblins.games.irene.content import GRASS, MOST_GOBLINS, MOST_LINKS, MOST_PATHS, SYMBOLS, load_content
from goblins.games.irene.routes import best_route, likely_route
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.skill import IreneSkill
from goblins.games.irene.skill.memory import known_in
from goblins.games.irene.solo.actions import Chart, PickPalace, RunForIt
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.state import MazeState
from goblins.games.registry import rulebook_of, rules_of, skill_of
from goblins.words import say
from tests.support.boxes import box_where, other_numbers
from tests.support.irene import builders, solo_builders
from tests.support.irene.house import BOXES, LINKS, PATHS, numbers, with_tiles

PRINTED = load_content()
OTHERS = [(f"{where} {by:+d}", box) for by in (1, -1) for where, box in other_numbers("irene", by)]


# ---------------------------------------------------------------------- every number


@pytest.mark.parametrize(("where", "box"), OTHERS, ids=[where for where, _ in OTHERS])
def test_every_number_is_refused_with_a_reason_or_reaches_the_rules_and_the_rulebook(where: str, box: Box) -> None:
    file, _, key = where.rsplit(" ", 1)[0].partition(": ")
    try:
        content = load_content(box)
    except BadContent as error:
        assert file in str(error) and key.split(".")[0] in str(error) and "at least" in str(error)
        assert key in ("kept_of", "chart_from"), "only these two must fit together"
        return
    assert content != PRINTED
    assert rulebook_of("irene", box.house) != rulebook_of("irene")


@pytest.mark.rule("I-05", "I-24", "I-31", "I-32", "I-41", "I-52", "I-54", "I-56")
def test_the_rulebook_tells_other_numbers() -> None:
    def said(box: Box, clause: str) -> str:
        found = rulebook_of("irene", box.house).clause(clause)
        assert found is not None
        return found.text

    assert "3, 5, 7, 9, 11 and 13" in said(BOXES["a Home of 13"], "I-05")
    assert "Six tiles are Goblins" in said(BOXES["six Goblins"], "I-03") and "26 tiles" in said(
        BOXES["six Goblins"], "I-03"
    )
    assert "21 path tiles" in said(BOXES["one path more"], "I-02") and "rose (pick, pick)" in said(
        BOXES["one path more"], "I-02"
    )
    assert "wins four games first" in said(box_where("irene", "numbers", "match: 2", "match: 4"), "I-32")
    assert "3 points for each scroll" in said(box_where("irene", "numbers", "scroll: 1", "scroll: 3"), "I-56")
    assert "2 points at the end" in said(box_where("irene", "numbers", "breadcrumb: 1", "breadcrumb: 2"), "I-24")
    assert "is 2 points more" in said(box_where("irene", "numbers", "bonus: 1", "bonus: 2"), "I-41")
    assert "exactly one Goblin lies" in said(
        box_where("irene", "numbers", "goblins_return: 3", "goblins_return: 1"), "I-54"
    )
    third = box_where("irene", "numbers", "kept_of: 2\nchart_from: 2", "kept_of: 3\nchart_from: 5")
    assert "take a third" in said(third, "I-52") and "at least five Cave tiles" in said(third, "I-52")


# ---------------------------------------------------------------------- what can't be carried


@pytest.mark.parametrize(
    ("box", "words"),
    [
        (with_tiles(paths=PATHS * 3), f"tiles.yaml: paths: 60 are not between 1 and {MOST_PATHS}"),
        (with_tiles(paths=LINKS), "tiles.yaml: paths: none ends in grass"),
        (
            with_tiles(paths=[*LINKS * 3, "ring-grass"]),
            "tiles.yaml: paths: 36 lead on to a symbol, more than the search",
        ),
        (
            with_tiles(paths=["ring-grass" + " plain" * 5, *PATHS]),
            "tiles.yaml: paths[0].scrolls: 5 are more than a tile",
        ),
        (
            with_tiles(paths=["ring-grass"] * 3, goblins=1),
            "tiles.yaml: paths and goblins: the Mountain and its four Caves",
        ),
        (with_tiles(goblins=-1), "tiles.yaml: goblins: -1 are not between 0 and 20"),
        (with_tiles(backs=["ring"] * 3), "tiles.yaml: backs: there must be 4, one for each Palace, not 3"),
        (with_tiles(backs=["wring"] * 4), "tiles.yaml: "),
        (with_tiles(homes=[7]), "tiles.yaml: homes: 1 are not between 2 and 12"),
        (with_tiles(homes=[7] * 13), "tiles.yaml: homes: 13 are not between 2 and 12"),
        (with_tiles(homes=[7, 0]), "tiles.yaml: homes[1]: 0 is not between 1 and 99"),
        (box_where("irene", "numbers", "match: 2", "match: 0"), "numbers.yaml: match: 0 is not between 1 and 9"),
        (box_where("irene", "numbers", "kept_of: 2", "kept_of: 3"), "numbers.yaml: chart_from: from 2 Cave tiles"),
        (box_where("irene", "numbers", "bonus: 1", "bonnus: 1"), "numbers.yaml: "),
    ],
    ids=lambda one: one.split(": ")[1] if isinstance(one, str) else "",
)
def test_what_can_not_be_carried_is_refused(box: Box, words: str) -> None:
    with pytest.raises(BadContent) as refused:
        load_content(box)
    assert words in str(refused.value)


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("name", BOXES)
def test_it_is_played_to_the_end_in_company_and_alone(name: str) -> None:
    """By people who do anything, with every position sound and every view one that fits a world."""
    rules, rng = rules_of("irene", BOXES[name].house), random.Random(name)
    for seats, advanced in ((1, False), (2, True), (3, False), (4, True)):
        options = {"advanced": advanced} if seats > 1 else {}
        state = rules.new_game(Setup("irene", make_seats(["random"] * seats), options), 5)
        for step in range(3000):
            if not rules.to_act(state):
                break
            seat = rules.to_act(state)[0]
            legal = [one for one in rules.legal_actions(state, seat) if not one.resigns]
            state = rules.apply(state, rng.choice(legal)).state
            assert rules.audit(state) == ()
            if step % 16 == 0:
                world = rules.imagine(rules.view(state, seat), rng)
                assert rules.audit(world) == () and rules.view(world, seat) == rules.view(state, seat)
        assert rules.outcome(state) is not None


@pytest.mark.parametrize("name", ["many of everything", "few of everything", "a path back to its own symbol"])
@pytest.mark.parametrize("seats", [1, 4])
def test_bots_play_it_to_the_end(name: str, seats: int) -> None:
    """With shouts and plans; the thinking of the search is tried where all is small."""
    level = "medium" if name == "few of everything" else "easy"
    assert play_game(Setup("irene", make_seats([level] * seats), {}, BOXES[name].house), 3).finished


# ---------------------------------------------------------------------- numbers that count


@pytest.fixture
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> IreneRules:
    """The rules of a box; positions are built with them."""
    made = IreneRules(request.param)
    monkeypatch.setattr(builders, "RULES", made)
    monkeypatch.setattr(solo_builders, "RULES", made)
    return made


@pytest.mark.rule("I-31", "I-41")
@pytest.mark.parametrize("rules", [numbers(scroll=2, breadcrumb=3, bonus=4)], indirect=True)
def test_points_are_those_of_the_box(rules: IreneRules) -> None:
    ways = {0: "ring:", 1: "rose: rose-bare"}
    fields: dict[str, Any] = {"paths": ways, "arrived": [1], "crumbs": {"1 rose": "n1"}}
    for advanced, points in ((False, 2 + 3), (True, 2 + 3 + 4)):
        state = builders.position({"n1": "ring-grass"}, advanced=advanced, **fields)
        outcome = rules.outcome(builders.after(state, "choose n1", "home 14"))
        assert outcome is not None and outcome.score(0).total == points  # type: ignore[union-attr]


@pytest.mark.rule("I-32")
@pytest.mark.parametrize("rules", [numbers(match=1)], indirect=True)
def test_a_match_may_be_one_game_long(rules: IreneRules) -> None:
    state = builders.position({"n1": "ring-grass"}, paths={0: "ring:", 1: "rose: rose-bare"}, arrived=[1], match=True)
    assert rules.outcome(builders.after(state, "choose n1", "home 14")) is not None


@pytest.mark.rule("I-52", "I-54")
@pytest.mark.parametrize("rules", [numbers(kept_of=3, chart_from=5, goblins_return=2)], indirect=True)
def test_charts_and_goblins_are_those_of_the_box(rules: IreneRules) -> None:
    few, enough = "ring-rose rose-lamp lamp-pick pick-ring", "ring-rose rose-lamp lamp-pick pick-ring ring-lamp"
    refusal = rules.why_not(solo_builders.solo(caves=few), Chart(0))
    assert refusal is not None and refusal.rule == "I-52" and "five tiles" in refusal.text
    state = solo_builders.after(solo_builders.solo(caves=enough), "chart", "keep ring-rose")
    assert state.public.phase == "seal" and len(state.public.discards[0]) == 4, "a third of five is one"
    state = solo_builders.after(solo_builders.solo(["goblin"], discards=["goblin"]), "dig")
    assert state.public.phase == "seal" and state.public.discards == ()


# ---------------------------------------------------------------------- bots think with it


@pytest.mark.parametrize("rules", [numbers(scroll=3)], indirect=True)
def test_bots_plan_with_the_points_of_the_box(rules: IreneRules) -> None:
    skill, usual = IreneSkill(rules), IreneSkill()
    assert skill._pathfinder.most[False] == 3 * usual._pathfinder.most[False]
    caves = {"n1": "ring-lamp", "e1": "lamp-grass", "s1": "pick-bare"}
    state = builders.position(caves, sights={0: caves}, paths={0: "ring:"})
    assert skill._pathfinder.way(state, 0, known_in(state, 0, rules.content)).value == 3 * 3


def test_hints_tell_the_points_of_the_box() -> None:
    house = numbers(breadcrumb=4).house
    rules, skill = rules_of("irene", house), skill_of("irene", house)
    state = rules.new_game(Setup("irene", make_seats(["human"] * 2), {}), 3)
    for kind in ("Explore", "PlaceTile", "MoveCrumb"):
        action = next(one for one in rules.legal_actions(state, rules.to_act(state)[0]) if type(one).__name__ == kind)
        if kind == "MoveCrumb":
            break
        state = rules.apply(state, action).state
    peeked = state.public.peeked
    action = next(one for one in rules.legal_actions(state, state.public.active) if getattr(one, "cell", -1) in peeked)
    assert "worth 4 points" in say(skill.reason(rules.view(state, state.public.active), action))


@pytest.mark.rule("I-50")
def test_alone_a_bot_begins_where_most_paths_go_on() -> None:
    box = with_tiles(paths=[*PATHS, "pick-lamp", "pick-grass"])
    rules, skill = rules_of("irene", box.house), skill_of("irene", box.house)
    state = rules.new_game(Setup("irene", make_seats(["hard"]), {}), 3)
    assert skill.consider(state, rules.legal_actions(state, 0)) == (PickPalace(0, 3),)
    assert "pick" in say(skill.reason(rules.view(state, 0), PickPalace(0, 3)))


@pytest.mark.parametrize("rules", [numbers(bonus=0)], indirect=True)
def test_alone_a_bot_runs_by_the_points_of_the_box(rules: IreneRules) -> None:
    """With no bonus the same pile is not enough."""
    pile = "ring-lamp lamp-ring ring-pick pick-grass"
    state: SoloState = solo_builders.solo(pile=pile, turned=[3, 5])
    usual, poor = IreneSkill(), IreneSkill(rules)
    legal = rules.legal_actions(state, 0)
    assert usual.consider(state, legal) == (RunForIt(0),) and usual._solitude.points(state) > 6
    assert poor._solitude.points(state) == 6
    state = solo_builders.solo(pile=pile, turned=[3, 7])
    assert usual.consider(state, legal) == (RunForIt(0),) and poor.consider(state, legal) != (RunForIt(0),)


def test_the_search_for_the_best_path_carries_the_largest_box() -> None:
    """All tiles that a box may have, known at once: it takes a moment, not minutes."""
    paths = [f"{one}-{other} plain" for one in SYMBOLS for other in SYMBOLS]
    paths += [f"{one}-{other} plain lamp" for one in SYMBOLS[:2] for other in SYMBOLS]
    content = load_content(with_tiles(paths=[*paths, *[f"{one}-grass" for one in SYMBOLS] * 4]))
    assert sum(path.exit != GRASS for path in content.paths) == MOST_LINKS and len(content.paths) == MOST_PATHS
    worth = tuple(float(points) for points in content.scroll_points)
    route = best_route(content, 0, (1 << MOST_PATHS) - 1, worth, (-1000.0,) * 4)
    assert route.complete and len(set(route.tiles)) == len(route.tiles) and route.value >= 24
    hurried = likely_route(content, 0, (1 << MOST_PATHS) - 1, worth, (-1000.0,) * 4)
    assert hurried.complete and 10 <= hurried.value <= route.value


def test_the_state_of_another_box_keeps_its_own_numbers() -> None:
    """What a match was dealt does not depend on the shipped box."""
    rules = rules_of("irene", BOXES["many of everything"].house)
    state = rules.new_game(Setup("irene", make_seats(["human"] * 4), {}), 1)
    assert isinstance(state, MazeState) and sorted(state.secret.numbers) == [*range(1, 13)]
    assert len(state.secret.mountain) == MOST_PATHS + MOST_GOBLINS - 4
