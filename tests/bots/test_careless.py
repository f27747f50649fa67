"""Levels that do not always think: how often, the game says; what they do then is still worth a thought."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.bots.bot import decide, willing
from goblins.bots.levels import Remembering, make_adviser, make_bot
from goblins.bots.parts import Finding, Tally, Thinker, Work
from goblins.bots.simple import ANY, Careless
from goblins.core.contract import Action
from goblins.core.setup import BOT_LEVELS
from goblins.core.skill import CAREFUL, EASYGOING, Lapses
from goblins.games.fairies.skill.skill import LAPSES_AMONG_MANY, LAPSES_OF_TWO
from goblins.games.grapple.info import SINGLE
from goblins.games.grapple.skill.skill import LAPSES as GRAPPLES_LAPSES
from goblins.games.grapple.skill.skill import LAPSES_IN_ONE_ROUND
from goblins.games.irene.skill.skill import LAPSES_ADVANCED
from goblins.games.koncita.skill.skill import LAPSES as KONCITAS_LAPSES
from goblins.games.pact.skill.skill import FREQUENT_LAPSES, LAPSES, LAPSES_ABOUT_TASKS
from goblins.games.registry import rules_of, skill_of, slugs
from goblins.words import Message
from tests.support.builders import setup

PACT, SKILL = rules_of("pact"), skill_of("pact")


class Thoughtful(Thinker):
    """Always takes the last action, and counts how often it was asked."""

    def __init__(self, parts: int = 1) -> None:
        self.asked, self._parts = 0, parts

    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        return self._parts

    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        self.asked += 1
        yield
        return Finding((Tally(len(legal) - 1, 1, 0.5),))

    def reason(self, view: Any, action: Action) -> Message:
        return ANY


class Habits:
    """How careless everybody is; only the first two actions are worth a thought."""

    def __init__(self, lapses: Lapses) -> None:
        self.lapses = lapses

    def careless(self, view: Any, level: str) -> Lapses:
        return self.lapses

    def consider(self, state: Any, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        return actions[:2]


def seen(count: int = 2, **options: Any) -> tuple[Any, tuple[Action, ...]]:
    """What somebody sees in Pact whose turn begins, and may do."""
    state = PACT.new_game(setup("pact", count, **options), 3)
    while state.public.phase != "turn":
        acting = PACT.to_act(state)[0]
        state = PACT.apply(state, PACT.legal_actions(state, acting)[-1]).state
    seat = PACT.to_act(state)[0]
    return PACT.view(state, seat), PACT.legal_actions(state, seat)


def test_so_many_decisions_of_so_many_are_taken_without_thinking() -> None:
    view, legal = seen()
    thoughtful = Thoughtful()
    bot = Careless(PACT, Habits(Lapses(2, 5)), "medium", thoughtful)  # type: ignore[arg-type]
    choices = [decide(bot, view, legal, random.Random(seed)).action for seed in range(120)]
    careless = [choice for choice in choices if choice != legal[-1]]
    assert thoughtful.asked == 120 - len(careless) and 34 <= len(careless) <= 62
    assert set(careless) == set(willing(legal)[:2]), "anything that is worth a thought, and nothing else"
    assert choices == [decide(bot, view, legal, random.Random(seed)).action for seed in range(120)]


def test_where_nobody_is_careless_the_other_bot_thinks_as_if_alone() -> None:
    view, _ = seen()
    thoughtful = Thoughtful()
    assert Careless(PACT, Habits(CAREFUL), "hard", thoughtful).suited(view) is thoughtful  # type: ignore[arg-type]


def falls_off(lapses: list[Lapses]) -> None:
    often = [one.times / one.of for one in lapses]
    assert often[0] > often[1] > often[2] > often[3] == 0, "the better somebody plays, the less careless they are"


@pytest.mark.parametrize("game", slugs())
def test_the_better_the_less_careless_and_in_irene_only_easy_bots_are(game: str) -> None:
    rules = rules_of(game)
    state = rules.new_game(setup(game, 2), 3)
    view = seen()[0] if game == "pact" else rules.view(state, rules.to_act(state)[0])
    lapses = [skill_of(game).careless(view, level) for level in BOT_LEVELS[1:]]
    assert lapses[-1] == CAREFUL, "masters always think"
    own = {"fairies": LAPSES_OF_TWO, "grapple": GRAPPLES_LAPSES, "koncita": KONCITAS_LAPSES, "pact": LAPSES}.get(game)
    if own is None:
        assert lapses[:3] == [EASYGOING, CAREFUL, CAREFUL]
    else:
        assert lapses[:3] == [own["easy"], own["medium"], own["hard"]]
        falls_off(lapses)
    if game == "pact":  # that was about goblins; easy bots are careless about all they do
        for phase in ("tasks", "pay", "prize"):
            about_tasks = replace(view, public=replace(view.public, phase=phase))
            assert [SKILL.careless(about_tasks, level) for level in BOT_LEVELS[1:]] == [
                LAPSES_ABOUT_TASKS["easy"],
                *[CAREFUL] * 3,
            ]
        for players, mode in ((3, "beginner"), (4, "beginner"), (3, "expert")):
            often = [SKILL.careless(seen(players, mode=mode)[0], level) for level in BOT_LEVELS[1:]]
            falls_off(often)
            assert often == [*[FREQUENT_LAPSES[level] for level in ("easy", "medium", "hard")], CAREFUL]
        assert SKILL.careless(seen(4, mode="expert")[0], "hard") == LAPSES["hard"]
        alone, _ = seen(1)
        assert [SKILL.careless(alone, level) for level in ("easy", "medium")] == [EASYGOING, CAREFUL], "as elsewhere"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_in_fairies_more_are_careless_where_more_play(count: int) -> None:
    rules, skill = rules_of("fairies"), skill_of("fairies")
    view = rules.view(rules.new_game(setup("fairies", count), 3), 0)
    lapses = [skill.careless(view, level) for level in BOT_LEVELS[1:]]
    if count == 1:
        assert lapses == [EASYGOING, *[CAREFUL] * 3]
    else:
        assert lapses == [*(LAPSES_OF_TWO if count == 2 else LAPSES_AMONG_MANY).values(), CAREFUL]
        falls_off(lapses)


def test_in_a_single_round_of_grapple_lapses_are_its_own() -> None:
    rules, skill = rules_of("grapple"), skill_of("grapple")
    view = rules.view(rules.new_game(setup("grapple", 2, length=SINGLE), 3), 0)
    lapses = [skill.careless(view, level) for level in BOT_LEVELS[1:]]
    assert lapses == [*LAPSES_IN_ONE_ROUND.values(), CAREFUL] != [*GRAPPLES_LAPSES.values(), CAREFUL]
    falls_off(lapses)


@pytest.mark.parametrize("count", [2, 4])
def test_in_irenes_advanced_game_lower_levels_do_not_always_look(count: int) -> None:
    rules, skill = rules_of("irene"), skill_of("irene")
    view = rules.view(rules.new_game(setup("irene", count, advanced=True), 3), 0)
    lapses = [skill.careless(view, level) for level in BOT_LEVELS[1:]]
    assert lapses == [LAPSES_ADVANCED["easy"], LAPSES_ADVANCED["medium"], CAREFUL, CAREFUL]
    assert lapses[0].times / lapses[0].of > lapses[1].times / lapses[1].of > 0


@pytest.mark.parametrize("parts", [1, 4])
def test_a_thought_of_many_parts_is_no_more_often_careless_than_one_of_few(parts: int) -> None:
    view, legal = seen()
    bot = Careless(PACT, Habits(Lapses(1, 3)), "hard", Thoughtful(parts))  # type: ignore[arg-type]
    choices = [decide(bot, view, legal, random.Random(seed)).action for seed in range(300)]
    assert 66 <= sum(choice != legal[-1] for choice in choices) <= 124


def test_who_advises_people_always_thinks() -> None:
    """A hint, and the analysis after a match, would else be anything at all now and then."""
    view, _ = seen()
    for level in ("medium", "hard"):
        thinker = make_adviser("pact", level).thinker(view)
        assert thinker is not None and not isinstance(thinker, Careless)


def test_who_is_never_careless_thinks_without_a_detour() -> None:
    view, _ = seen(3, mode="beginner")
    kinds = {}
    for level in ("medium", "hard", "master"):
        bot = make_bot("pact", level)
        assert isinstance(bot, Remembering)
        kinds[level] = isinstance(bot.thinker(view), Careless)
    assert kinds == {"medium": True, "hard": True, "master": False}
