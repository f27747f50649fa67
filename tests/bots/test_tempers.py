"""Tempers: bots that judge alike and choose differently among what is nearly best, and fitting ones of any strength."""

from __future__ import annotations

import random
from collections import Counter
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.bots import tempers
from goblins.bots.arena import Arena
from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import level_of, make_bot, steady_level
from goblins.bots.parts import Finding, Tally
from goblins.bots.tempers import Tempered, liked_best, temperaments
from goblins.bots.thinking import Matter, ThinkingRoom
from goblins.content.loader import BadContent
from goblins.core.contract import Action
from goblins.core.info import BadSetup
from goblins.core.setup import FITTING, STEP, TEMPERS, Seat, Setup, checked, make_seats, settled
from goblins.core.skill import Leaning
from goblins.games.fairies.events import Flipped
from goblins.games.registry import info_of, rules_for, rules_of, skill_of, slugs
from goblins.words.catalogue import FIRST
from tests.support.builders import setup


def tempered(game: str, level: str, temper: str) -> Any:
    return make_bot(game, level, None, FIRST, temper)


def opening(game: str, seats: int, seed: int) -> Any:
    return rules_of(game).new_game(setup(game, seats), seed)


class Deed(Action, frozen=True):
    """Something to choose."""

    number: int


class Judge:
    """A skill that knows what four actions are like."""

    def leaning(self, state: Any, action: Deed) -> Leaning:
        """Harm, help, risk; the fourth is another kind of deed."""
        return (Leaning(harm=1.0), Leaning(help=1.0), Leaning(risk=1.0), Leaning(harm=1.0, deed="other"))[action.number]


DEEDS = tuple(Deed(0, number) for number in range(4))


@pytest.mark.parametrize(("temper", "number"), [("spiteful", 0), ("generous", 1), ("bold", 2), ("careful", 0)], ids=str)
def test_a_temper_chooses_among_what_is_equally_good(temper: str, number: int) -> None:
    liked: Any = liked_best(Judge(), temper, None, DEEDS, [0.5] * 4, 0.5)  # type: ignore[arg-type]
    assert liked[0].number == number


def test_what_is_much_worse_or_another_kind_of_deed_is_no_matter_of_temper() -> None:
    worths = [0.3, 0.5, 0.49, 0.5]
    for temper in TEMPERS:
        liked: Any = liked_best(Judge(), temper, None, DEEDS, worths, 0.5)  # type: ignore[arg-type]
        assert liked[0].number in (1, 2), f"{temper} takes what is bad, or does something else"


def test_what_was_hardly_tried_is_not_chosen_by_a_temper() -> None:
    rules, skill = rules_of("fairies"), skill_of("fairies")
    state = opening("fairies", 2, 3)
    view, legal = rules.view(state, 0), rules.legal_actions(state, rules.to_act(state)[0])
    inner = make_bot("fairies", "medium").thinker(view)  # type: ignore[attr-defined]
    found = [Finding((Tally(0, 40, 20.0), Tally(1, 1, 0.5)))]
    for temper in TEMPERS:
        assert Tempered(rules, skill, temper, inner).advice(view, legal, found).action == legal[0]


# ---------------------------------------------------------------------- recognised in play


def deeds(game: str, temper: str, games: int, seats: int = 2) -> Counter[str]:
    """What a tempered bot does in some quick games against an even-tempered one: actions and events, by name."""
    done: Counter[str] = Counter()
    rules, skill = rules_of(game), skill_of(game)
    for number in range(games):
        me, state, ply = number % seats, rules.new_game(setup(game, seats), 40 + number // seats), 0
        while (acting := rules.to_act(state)) and ply < 500:
            seat, legal = acting[0], rules.legal_actions(state, acting[0])
            bot = tempered(game, "easy", temper if seat == me else "")
            action = decide(bot, rules.view(state, seat), legal, thinking_chance(number, ply, seat)).action
            step = rules.apply(state, action)
            if seat == me:
                leaning = skill.leaning(state, action)
                done["harm"] += round(10 * leaning.harm)
                done[type(action).__name__] += 1
                done["unseen"] += getattr(action, "slot", 0) < 0
                for event in step.events:
                    done[type(event).__name__] += 1
                    done["turned"] += len(event.before) if isinstance(event, Flipped) else 0
            state, ply = step.state, ply + 1
    return done


def share(done: Counter[str], part: str, *rest: str) -> float:
    return done[part] / max(1, done[part] + sum(done[other] for other in rest))


def test_the_spiteful_shove_more_than_the_generous() -> None:
    spiteful, generous = (deeds("koncita", temper, 8, 4) for temper in ("spiteful", "generous"))
    assert share(spiteful, "Shoved", "Move") > 2 * share(generous, "Shoved", "Move")


def test_the_bold_attack_more_than_the_careful_and_the_spiteful_more_than_the_generous() -> None:
    attacks = {temper: share(deeds("grapple", temper, 10), "Attack", "Place", "EndTurn") for temper in TEMPERS}
    assert attacks["bold"] > 1.2 * attacks["careful"] and attacks["spiteful"] > 1.2 * attacks["generous"], attacks


def test_the_spiteful_take_what_others_lack_and_the_careful_draw_little_unseen() -> None:
    bold, careful, spiteful, generous = (deeds("pact", temper, 2) for temper in TEMPERS)
    assert spiteful["harm"] / spiteful["Take"] > 1.5 * generous["harm"] / generous["Take"]
    assert share(bold, "unseen", "Take") > 2 * share(careful, "unseen", "Take")


def test_the_bold_turn_more_of_the_ring_than_the_careful() -> None:
    bold, careful = (deeds("fairies", temper, 30) for temper in ("bold", "careful"))
    assert bold["turned"] / bold["Add"] > 1.2 * careful["turned"] / careful["Add"]


def test_the_spiteful_pry_into_what_others_have_laid() -> None:
    spiteful, generous = (deeds("irene", temper, 12, 3) for temper in ("spiteful", "generous"))
    assert spiteful["harm"] / spiteful["PlaceTile"] > 1.2 * generous["harm"] / generous["PlaceTile"]


# ---------------------------------------------------------------------- the same everywhere


@pytest.mark.parametrize("game", slugs())
def test_a_leaning_lies_between_nothing_and_everything(game: str) -> None:
    rules, skill, state = rules_of(game), skill_of(game), opening(game, 2, 5)
    for ply in range(30):
        seat = next(iter(rules.to_act(state)), -1)
        if seat < 0:
            return
        legal = rules.legal_actions(state, seat)
        for action in legal:
            leaning = skill.leaning(state, action)
            assert all(0.0 <= value <= 1.0 for value in (leaning.harm, leaning.help, leaning.risk, leaning.commit))
        view = rules.view(state, seat)
        state = rules.apply(state, decide(tempered(game, "easy", "bold"), view, legal, random.Random(ply)).action).state


@pytest.mark.parametrize("game", slugs())
def test_a_thought_with_a_temper_ends_with_the_same_choice_in_any_room_and_ranks_it_first(game: str) -> None:
    rules, state = rules_of(game), opening(game, 2, 5)
    seat = rules.to_act(state)[0]
    view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
    for temper in TEMPERS:
        alone = decide(tempered(game, "medium", temper), view, legal, random.Random(2))
        thought = ThinkingRoom().think(Matter(game, "medium", None, view, legal, random.Random(2), temper))
        while not thought.done:
            thought.go_on(repeat(None, 64))
        assert thought.best is not None and thought.best.action == alone.action
        assert not thought.ranking or thought.ranking[0].action == alone.action


@pytest.mark.parametrize(
    "text", ["share: 0.5\n", "share: 0.5\nleast: 0\nmost: 0.1\ntries: 3\ntried: 0.1\ntempers: {bold: {risk: 1}}\n"]
)
def test_a_file_of_tempers_that_lacks_something_is_refused(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "temperaments.yaml").write_text(text)
    monkeypatch.setattr(tempers.paths, "DATA", tmp_path)
    temperaments.cache_clear()
    with pytest.raises(BadContent, match="temperaments.yaml"):
        temperaments()
    monkeypatch.setattr(tempers.paths, "DATA", paths.DATA)
    temperaments.cache_clear()


# ---------------------------------------------------------------------- in a set-up


def test_seats_may_name_a_temper_or_leave_it_to_chance() -> None:
    one, two = make_seats(["hard:bold", "easy:surprise"])
    assert (one.player, one.temper, one.surprise) == ("hard", "bold", False)
    assert (two.player, two.temper, two.surprise) == ("easy", "", True)


@pytest.mark.parametrize(("player", "hint"), [("hard:blod", "did you mean 'bold'"), ("human:bold", "of their own")])
def test_a_temper_that_nobody_has_is_refused(player: str, hint: str) -> None:
    with pytest.raises(BadSetup, match=hint):
        checked(info_of("fairies"), Setup("fairies", make_seats([player, "easy"])))


def test_a_surprise_is_drawn_from_the_seed_and_drawn_anew_for_another() -> None:
    asked = Setup("fairies", make_seats(["human", "easy:surprise", "medium:careful"]))
    drawn = [settled(asked, seed).seats for seed in range(40)]
    assert drawn == [settled(asked, seed).seats for seed in range(40)]
    assert {seats[1].temper for seats in drawn} == set(TEMPERS)
    assert all((seats[0].temper, seats[2].temper) == ("", "careful") for seats in drawn)
    again = settled(Setup("fairies", drawn[0]), 1).seats
    assert again == drawn[1], "what one match drew does not bind the next"


# ---------------------------------------------------------------------- fitting


def test_a_fitting_bot_decides_at_the_levels_beside_its_strength() -> None:
    between = Seat("Grub", FITTING, strength=2 * STEP + 30)
    met = Counter(level_of(between, random.Random(number)) for number in range(500))
    assert set(met) == {"medium", "hard"} and 0.2 < met["hard"] / 500 < 0.4
    assert steady_level(between) == "medium"
    for level, strength in (("random", 0), ("easy", STEP), ("master", 4 * STEP)):
        exact = Seat("Grub", FITTING, strength=strength)
        assert {level_of(exact, random.Random(number)) for number in range(20)} == {level}
        assert steady_level(exact) == level


def test_a_match_with_a_fitting_bot_repeats_and_its_strength_is_what_it_was_given() -> None:
    asked = Setup("fairies", make_seats([FITTING, "easy:bold"]))
    assert Arena(asked).play(5) == Arena(asked).play(5)
    given = settled(asked, 5, 130)
    assert (given.seats[0].strength, given.seats[1].strength) == (130, asked.seats[1].strength)
    with pytest.raises(BadSetup, match="strength"):
        checked(info_of("fairies"), settled(asked, 5, 900))
    assert rules_for(given).new_game(given, 5) == rules_for(asked).new_game(asked, 5)
