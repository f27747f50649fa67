"""Judgement that was learned: weights lie in the box, are learned from games, and the same seed learns the same."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.ladder import Pairing, ladder
from bench.openspiel import Numbers, Position
from goblins.bots.crew import ALONE, Crew, NoCluster
from goblins.bots.levels import make_bot
from goblins.content.box import JUDGEMENT, Box, check_names, data_files
from goblins.content.judgement import judgement_of
from goblins.content.loader import BadContent
from goblins.core.chance import chance
from goblins.core.house import HouseRules
from goblins.core.judgement import LEAST, Judgement, likely
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import rules_of, skill_of, slugs
from tests.support.builders import setup
from tools import train

HAND = {"lead": 1.0, "turn": 0.0}


def boxed(text: str) -> Box:
    return Box("fairies", HouseRules("mine", ((JUDGEMENT, text),)))


def weighed(lead: float, turn: float, table: str = "two") -> str:
    made = train.Made(1, 1, 1, 1, 1, 1, 0.5, 0.6, 0.7)
    return train.written({table: train.Learned(made, {"lead": lead, "turn": turn})})


def test_features_are_weighed_by_what_was_learned_for_the_table_and_else_by_hand() -> None:
    judgement = judgement_of(boxed(weighed(2.0, -1.0)), HAND, ("two", "more"))
    assert judgement.judged("two", (1.0, 2.0)) == pytest.approx(likely(0.0)) == pytest.approx(0.5)
    assert judgement.judged("more", (1.0, 2.0)) == pytest.approx(likely(1.0))
    assert likely(-1000.0) == LEAST and likely(1000.0) == pytest.approx(1 - LEAST)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (weighed(1.0, 1.0, "tow"), "two"),
        (weighed(1.0, 1.0).replace("lead:", "laed:"), "lead"),
        (weighed(1.0, 1.0).replace("      turn: 1.0\n", ""), "'turn' counts for is missing"),
    ],
)
def test_a_judgement_that_does_not_fit_says_what_would(text: str, problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        judgement_of(boxed(text), HAND, ("two",))


@pytest.mark.parametrize("game", slugs())
def test_every_game_learns_for_tables_it_knows_and_nothing_is_played_by_it(game: str) -> None:
    judgement = skill_of(game).judgement
    assert judgement.names and set(judgement.learned) <= set(train.TABLES[game])
    assert JUDGEMENT not in data_files(game)
    check_names(HouseRules("mine", ((JUDGEMENT, ""),)), game)
    for table, (seats, options) in train.TABLES[game].items():
        rules = rules_of(game)
        state = rules.new_game(checked(rules.info, Setup(game, make_seats(["easy"] * seats), options)), 5)
        while (features := skill_of(game).features(state, 1)) is None:
            state = rules.apply(state, rules.legal_actions(state, rules.to_act(state)[0])[0]).state
        assert len(features) == len(judgement.names), table
        by_hand = sum(weight * feature for weight, feature in zip(judgement.by_hand, features, strict=True))
        evaluated = skill_of(game, train.by(train.written({}))).evaluate(state, 1)
        assert evaluated == pytest.approx(likely(by_hand)), "by hand it is judged without a look at all the features"


def test_only_good_bots_judge_by_what_was_learned() -> None:
    skill = skill_of("fairies")
    assert skill.judgement.learned and not skill.by_hand().judgement.learned
    state = rules_of("fairies").new_game(setup("fairies", 2), 5)
    assert skill.evaluate(state, 0) != skill.by_hand().evaluate(state, 0)
    levels: dict[str, Any] = {level: make_bot("fairies", level) for level in ("easy", "medium", "hard", "master")}
    judging = {level: bool(bot._bot._skill.judgement.learned) for level, bot in levels.items()}
    assert judging == {"easy": False, "medium": False, "hard": True, "master": True}


def test_house_rules_may_judge_otherwise() -> None:
    """Somebody who thinks that losing is winning judges the other way round."""
    game, judgement = "fairies", skill_of("fairies", train.by(train.written({}))).judgement
    contrary = {name: -weight for name, weight in zip(judgement.names, judgement.by_hand, strict=True)}
    made = train.Made(1, 1, 1, 1, 1, 1, 0.5, 0.6, 0.7)
    house = train.by(train.written({"two": train.Learned(made, contrary)}))
    rules = rules_of(game)
    state = rules.new_game(Setup(game, make_seats(["easy", "easy"])), 3)
    for action in rules.legal_actions(state, 0)[:3]:
        after = rules.apply(state, action).state
        usual = skill_of(game, train.by(train.written({}))).evaluate(after, 0)
        assert skill_of(game, house).evaluate(after, 0) == pytest.approx(1 - usual)


# ---------------------------------------------------------------------- learning


def seen(games: int, truth: tuple[float, float, float]) -> train.Matrix:
    dice = np.random.RandomState(1)
    rows = dice.normal(size=(games, 3))
    rows[:, 2] = 1.0
    ends = (dice.uniform(size=games) < 1 / (1 + np.exp(-rows @ np.array(truth)))).astype(float)
    return train.Matrix(rows, ends, np.ones(games))


def test_what_decides_games_is_found_out() -> None:
    many, hand = seen(4000, (0.5, -1.5, 0.7)), (1.0, 0.0, 0.0)
    weights = train.fitted(many, hand)
    assert weights == pytest.approx([0.5, -1.5, 0.7], abs=0.15)
    assert many.loss(weights) < many.loss(np.array(hand))
    assert many.right(weights) > many.right(np.array(hand))


def test_few_games_change_little() -> None:
    few, many = (train.fitted(seen(games, (0.5, -1.5, 0.0)), (1.0, 0.0, 0.0)) for games in (4, 400))
    assert abs(few[1] / few[0]) < 0.3 < abs(many[1] / many[0])


def test_the_same_seed_learns_the_same_file(tmp_path: Path) -> None:
    def learned(name: str, seed: int) -> str:
        words = ["fairies", "--tables", "two", "--games", "6", "--seed", str(seed), "--out", str(tmp_path / name)]
        assert train.main(words) == 0
        return (tmp_path / name).read_text(encoding="utf-8")

    first = learned("first.yaml", 1)
    assert first == learned("second.yaml", 1) != learned("third.yaml", 2)
    assert first.startswith("#") and "seed: 1" in first
    names = skill_of("fairies").judgement.names
    assert isinstance(skill_of("fairies", train.by(first)).judgement, Judgement)
    assert all(f"{name}:" in first for name in names)


# ---------------------------------------------------------------------- who works, and yardsticks


def double(number: int) -> int:
    return 2 * number


def test_without_dask_a_cluster_is_asked_for_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(ALONE.in_order(double, [1, 2, 3])) == [2, 4, 6]
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="requirements-lab.txt"):
        list(Crew(cluster="tcp://127.0.0.1:1").in_order(double, [1]))


def test_two_workers_of_a_cluster_do_what_one_program_does() -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        crew = Crew(cluster=cluster.scheduler_address)
        lesson = train.Lesson(6, 1)
        assert train.learned("fairies", "two", lesson, crew) == train.learned("fairies", "two", lesson)


def test_a_ladder_stands_on_all_pairings() -> None:
    rungs = ladder(
        ("random", "easy", "hard", "master"),
        [Pairing("easy", "random", 750, 1000), Pairing("hard", "easy", 9, 10), Pairing("hard", "random", 28, 30)],
    )
    assert [rung.player for rung in rungs] == ["random", "easy", "hard"], "master never played"
    assert rungs[0].elo == 0.0 == rungs[0].error
    assert rungs[1].elo == pytest.approx(191, abs=5), "three of four games"
    assert rungs[2].elo > rungs[1].elo + 200 and rungs[2].error > rungs[1].error > 0
    assert ladder(("random", "easy"), []) == ()


def test_openspiel_sees_no_more_than_the_seat_that_acts() -> None:
    rules, numbers = rules_of("grapple"), Numbers()
    position = Position(rules, numbers, 2, rules.new_game(Setup("grapple", make_seats(["easy", "easy"])), 3))
    seat = position.current_player()
    imagined = Position(rules, numbers, 2, rules.imagine(rules.view(position.state, seat), chance(1, 1)))
    assert imagined.state != position.state
    assert imagined.information_state_string() == position.information_state_string()
    assert imagined.legal_actions() == position.legal_actions()
    other = position.clone()
    other.apply_action(other.legal_actions()[0])
    assert other.state != position.state and not other.is_terminal() and other.returns() == [0.0, 0.0]


def test_to_openspiel_what_was_undone_is_not_where_it_was() -> None:
    """In Pact a payment can be shifted to and fro: a search that met the same node again would never come to an end."""
    rules, numbers = rules_of("pact"), Numbers()
    state = rules.new_game(checked(rules.info, Setup("pact", make_seats(["easy", "easy"]))), 3)
    first, later = Position(rules, numbers, 2, state), Position(rules, numbers, 2, state)
    later.apply_action(later.legal_actions()[0])
    later.state = state
    assert later.legal_actions() == first.legal_actions()
    assert later.information_state_string() != first.information_state_string()
    assert later.clone().information_state_string() == later.information_state_string()


@pytest.mark.parametrize("game", slugs())
def test_openspiel_plays_our_games(game: str) -> None:
    pytest.importorskip("pyspiel")
    from bench.openspiel import OpenSpielBot, Purse

    rules = rules_of(game)
    state = rules.new_game(checked(rules.info, Setup(game, make_seats(["hard", "hard"]))), 3)
    seat = rules.to_act(state)[0]
    bot, legal = OpenSpielBot(rules, 2, Purse()), rules.legal_actions(state, seat)
    advice = list(bot.think(rules.view(state, seat), legal, chance(1, 2)))
    assert advice[-1].action in legal and (len(legal) == 1 or bot.simulations > 1)
