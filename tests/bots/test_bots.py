"""Bots: legal, repeatable, never resigning, better from level to level."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from goblins.bots.arena import PATIENCE, game_seed, play_game, play_series
from goblins.bots.bot import Advice, NothingToChoose, UnknownLevel, decide, thinking_chance, willing
from goblins.bots.crew import Crew
from goblins.bots.fairies.deals import prepare
from goblins.bots.levels import HINTS, ITERATIONS, Remembering, make_adviser, make_bot
from goblins.bots.parts import finished
from goblins.bots.search import Budget, SearchBot
from goblins.content import spoken
from goblins.core.setup import BOT_LEVELS, Setup, checked, make_seats
from goblins.games.fairies.actions import GiveUp
from goblins.games.registry import UnknownGame, rules_of, skill_of, slugs
from goblins.words import say, speaking
from goblins.words.catalogue import FIRST
from goblins.words.pseudo import PSEUDO
from tests.support.fairies.builders import search

FAIRIES = rules_of("fairies")


def opening(game: str, count: int, seed: int, **options: Any) -> Any:
    rules = rules_of(game)
    return rules.new_game(checked(rules.info, Setup(game, make_seats(["easy"] * count), options)), seed)


def tables() -> Iterator[tuple[str, int, str]]:
    for game in slugs():
        info = rules_of(game).info
        for count in range(info.min_seats, info.max_seats + 1):
            for level in BOT_LEVELS:
                if level != "master" or count == info.min_seats:  # it takes its time
                    yield game, count, level


@pytest.mark.parametrize(("game", "count", "level"), list(tables()))
def test_choices_are_legal_explained_repeatable_and_never_resign(game: str, count: int, level: str) -> None:
    rules, bot = rules_of(game), make_bot(game, level)
    state = opening(game, count, 3)
    for ply in range(2 if level == "master" else 6):
        acting = rules.to_act(state)
        if not acting:
            break
        seat = acting[0]
        view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
        choices = list(bot.think(view, legal, thinking_chance(3, ply, seat)))
        assert choices
        for choice in choices:
            assert choice.action in legal
            assert not choice.action.resigns
            assert say(choice.reason).strip()
        assert choices == list(bot.think(view, legal, thinking_chance(3, ply, seat)))
        state = rules.apply(state, choices[-1].action).state


@pytest.mark.parametrize("game", slugs())
def test_better_bots_think_more_in_more_parts(game: str) -> None:
    """Counted, not timed; and into how many parts a thought falls follows from the view and the actions alone."""
    rules = rules_of(game)
    state = opening(game, 2, 3)
    seat = rules.to_act(state)[0]
    view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
    parts = []
    for level in ("medium", "hard", "master"):
        bot = make_bot(game, level)
        assert isinstance(bot, Remembering)
        thinker = bot.thinker(view)
        assert thinker is not None and thinker.parts(view, legal) == thinker.parts(view, legal)
        parts.append(thinker.parts(view, legal))
        assert thinker.parts(view, legal[:1]) == 1, "nothing to choose between"
    assert parts == sorted(parts) and parts[0] == 1 and parts[-1] >= 8
    skill = skill_of(game)
    budgets = [skill.iterations(level) or ITERATIONS[level] for level in ("medium", "hard", "master")]
    assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("game", slugs())
def test_in_another_language_a_bot_does_the_same_and_says_why_in_that_language(game: str) -> None:
    rules, state = rules_of(game), opening(game, 2, 3)
    seat = rules.to_act(state)[0]
    view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
    usual, other = (
        decide(make_bot(game, "medium", None, code), view, legal, random.Random(4)) for code in (FIRST, PSEUDO)
    )
    assert other.action == usual.action
    english = say(usual.reason)
    with speaking(PSEUDO):
        assert say(other.reason).startswith("[") and say(other.reason) != english


@pytest.fixture
def other_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The goblins of Grapple have other names in a language."""
    words = tmp_path / "cards.xx.yaml"
    words.write_text("goblins: [" + ", ".join(f"{{name: X{letter}x}}" for letter in "abcdefg") + "]")
    usual = spoken.words_file
    monkeypatch.setattr(
        spoken,
        "words_file",
        lambda path, code: words if path.name == "cards.yaml" and code == PSEUDO else usual(path, code),
    )
    for kept in (rules_of, skill_of, make_bot):
        kept.cache_clear()
    yield
    for kept in (rules_of, skill_of, make_bot):
        kept.cache_clear()


@pytest.mark.usefixtures("other_names")
def test_reasons_name_cards_as_they_are_called_in_the_language_that_is_spoken() -> None:
    rules, state = rules_of("grapple"), opening("grapple", 2, 3)
    seat = rules.to_act(state)[0]
    view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
    english = [say(skill_of("grapple").reason(view, action)) for action in legal]
    theirs = [say(skill_of("grapple", None, PSEUDO).reason(view, action)) for action in legal]
    assert english != theirs and not any(re.search(r"X[a-g]x", text) for text in english)
    assert any(re.search(r"X[a-g]x", text) for text in theirs)
    for name in ("Brute", "Mage", "Raider"):
        assert not any(name in text for text in theirs)


def test_a_choice_depends_on_the_view_alone() -> None:
    """The same view reached in two ways: what was seen before is no part of it."""
    state = opening("fairies", 2, 8)
    other = FAIRIES.imagine(FAIRIES.view(state, state.public.active), random.Random(1))
    seat, bot = state.public.active, make_bot("fairies", "hard")
    choices = [
        decide(bot, FAIRIES.view(s, seat), FAIRIES.legal_actions(s, seat), random.Random(4)) for s in (state, other)
    ]
    assert choices[0] == choices[1]


def test_resigning_is_the_very_last_thing() -> None:
    assert willing((GiveUp(0),)) == (GiveUp(0),)
    legal = FAIRIES.legal_actions(opening("fairies", 1, 1), 0)
    assert len(willing(legal)) == len(legal) - 1
    with pytest.raises(NothingToChoose):
        willing(())


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_only_resigning_left(level: str) -> None:
    view = FAIRIES.view(opening("fairies", 1, 1), 0)
    assert decide(make_bot("fairies", level), view, (GiveUp(0),), random.Random(1)).action == GiveUp(0)


def test_unknown_levels_and_games() -> None:
    with pytest.raises(UnknownLevel, match="did you mean 'hard'"):
        make_bot("fairies", "hart")
    with pytest.raises(UnknownGame, match="did you mean 'fairies'"):
        make_bot("fairy", "hard")


def test_search_takes_a_win_that_lies_on_the_table() -> None:
    """Whenever somebody thinks at all: how often bots don't is another matter (`test_careless.py`)."""
    found = 0
    for seed in range(60):
        state = opening("fairies", 2, seed)
        rng = random.Random(seed)
        while not state.public.ending and found < 12:
            legal = FAIRIES.legal_actions(state, state.public.active)
            wins = [a for a in legal if FAIRIES.apply(state, a).state.public.ending in ("no_goblins", "six_fairies")]
            if wins:
                found += 1
                for level in ("medium", "hard"):
                    choice = decide(
                        make_adviser("fairies", level),
                        FAIRIES.view(state, state.public.active),
                        legal,
                        random.Random(seed),
                    )
                    assert choice.action in wins
                break
            state = FAIRIES.apply(state, rng.choice(legal)).state
    assert found == 12


def test_search_settles_early_and_within_its_budget() -> None:
    state = opening("fairies", 2, 5)
    view, legal = FAIRIES.view(state, state.public.active), FAIRIES.legal_actions(state, state.public.active)
    bot = SearchBot(FAIRIES, skill_of("fairies"), Budget(iterations=160, rollout=2))
    assert 1 <= len(list(bot.think(view, legal, random.Random(1)))) <= 10
    assert len(list(bot.think(view, legal[:1], random.Random(1)))) == 1


@pytest.mark.parametrize("reverse", [False, True])
def test_where_there_is_one_world_a_search_works_positions_out_once_and_comes_to_the_same(reverse: bool) -> None:
    state, rng = opening("fairies", 3, 5, reverse=reverse), random.Random(2)
    for _ in range(4):
        state = FAIRIES.apply(state, rng.choice(FAIRIES.legal_actions(state, state.public.active))).state
    view, legal = FAIRIES.view(state, state.public.active), FAIRIES.legal_actions(state, state.public.active)
    anew = copy(skill_of("fairies"))
    anew.one_world = False
    counts, found = [], []
    for skill in (skill_of("fairies"), anew):
        rules = Counting()
        bot = SearchBot(rules, skill, Budget(iterations=300, rollout=2))  # type: ignore[arg-type]
        found.append(finished(bot.part(view, legal, random.Random(1))))
        counts.append(rules.applied)
    assert found[0] == found[1] and len(found[0].tallies) > 1
    assert counts[0] < counts[1]


class Counting:
    """Fairies' rules, and how often an action was carried out."""

    def __init__(self) -> None:
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(FAIRIES, name)

    def apply(self, state: Any, action: Any) -> Any:
        self.applied += 1
        return FAIRIES.apply(state, action)


@pytest.mark.parametrize("reverse", [False, True])
def test_hard_solves_a_solitaire_in_par(reverse: bool) -> None:
    for seed in (1, 2, 5):
        setup = Setup("fairies", make_seats(["hard"]), {"reverse": reverse})
        record = play_game(setup, seed)
        ready = prepare(setup, seed)
        assert ready.proof and record.winners == (0,)
        assert record.steps == ready.proof.par


def test_hints_of_a_solitaire_lead_to_the_shortest_solution() -> None:
    state = opening("fairies", 1, 5)
    view, legal = FAIRIES.view(state, 0), FAIRIES.legal_actions(state, 0)
    last: Advice | None = None
    for last in make_bot("fairies", HINTS).think(view, legal, random.Random(0)):
        assert last.action in legal
    assert (
        last and search(FAIRIES.apply(state, last.action).state).finish().par == (search(state).finish().par or 0) - 1
    )


def test_a_hopeless_solitaire_is_still_played() -> None:
    seed = next(seed for seed in range(200) if search(opening("fairies", 1, seed)).finish().par is None)
    state = opening("fairies", 1, seed)
    choice = decide(
        make_bot("fairies", "hard"), FAIRIES.view(state, 0), FAIRIES.legal_actions(state, 0), random.Random(0)
    )
    assert not choice.action.resigns


def test_a_solitaire_that_leads_nowhere_is_given_up() -> None:
    record = play_game(Setup("fairies", make_seats(["random"]), {"ultimate": True}), 1)
    assert record.finished
    assert record.reason in ("gave_up", "no_goblins", "stuck")
    assert record.steps <= PATIENCE + 1


def test_series_repeat_and_jobs_do_not_matter() -> None:
    setup = Setup("fairies", make_seats(["easy", "random", "easy"]))
    alone = list(play_series(setup, 9, 12))
    assert alone == list(play_series(setup, 9, 12))
    assert alone == list(play_series(setup, 9, 12, Crew(2)))
    assert len({game_seed(9, number) for number in range(100)}) == 100


@pytest.mark.parametrize(
    ("better", "worse", "games", "reverse"),
    [
        ("easy", "random", 100, False),
        ("medium", "easy", 40, False),
        ("hard", "easy", 12, False),
        ("hard", "easy", 8, True),
        ("easy", "random", 60, True),
    ],
)
def test_levels_are_in_order(better: str, worse: str, games: int, reverse: bool) -> None:
    wins = 0
    for seats, own in (((better, worse), 0), ((worse, better), 1)):
        setup = Setup("fairies", make_seats(seats), {"reverse": reverse})
        wins += sum(own in record.winners for record in play_series(setup, 1, games // 2))
    assert wins >= 0.6 * games
