"""The contract every game keeps, tried on random play of every game, seat count and combination of options.

A new game comes under this suite by being registered.
"""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from itertools import product
from operator import or_
from typing import Any

import msgspec
import pytest

from goblins.core.chance import below, chance
from goblins.core.contract import Action, AnyRules, AnyStep, Event, Refusal
from goblins.core.info import Option, OptionValue
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.registry import info_of, rules_of, slugs
from tests.support.builders import packed, setup

SEEDS = (1, 2)

#: A game that one plays alone may go on for ever; it is given up after so many steps.
PATIENCE = 60

#: A game in company must come to its end by itself within so many steps.
LONGEST = 5000

#: Ends that random play hardly meets -> the tests that bring them about on purpose.
CONSTRUCTED = {
    ("irene", "won"): "irene/test_solo.py: home with more than the goblins' number",
    ("irene", "trapped"): "irene/test_end.py: everybody inside passes in a row",
    ("koncita", "treasures"): "koncita/test_end.py: the last Treasure is won",
    ("pact", "won"): "pact/test_campaign.py: resting on one's laurels after a won game",
    ("pact", "grand_master"): "pact/test_campaign.py: four wins in a row",
    ("pact", "standstill"): "pact/test_tasks.py: ten rounds without a completed Task",
    ("fairies", "stuck"): "fairies/test_endings.py: an empty hand in Ultimate Solitaire",
    ("fairies", "draw"): "fairies/test_endings.py: the third meeting of a position",
}


class Case(msgspec.Struct, frozen=True):
    """One game to try: how many sit down, and what they chose."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options]
        return "-".join([self.game, str(self.seats), *chosen])

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return rules_of(self.game)

    @property
    def setup(self) -> Setup:
        """The set-up, with a human first and bots in the other seats."""
        return setup(self.game, ["human"] + ["random"] * (self.seats - 1), **dict(self.options))


class Play(msgspec.Struct, frozen=True):
    """A game that was played at random: the states from the opening to the end, and the steps between them."""

    case: Case
    seed: int
    states: tuple[Any, ...]
    steps: tuple[AnyStep, ...]


def every_case() -> list[Case]:
    """Every game with every seat count and every combination of the options offered for it that a rule reads."""
    cases = []
    for game in slugs():
        info = info_of(game)
        for seats in range(info.min_seats, info.max_seats + 1):
            offered = [option for option in info.options if option.offered(seats) and not option.cosmetic]
            for values in product(*([choice.value for choice in option.choices_for(seats)] for option in offered)):
                cases.append(Case(game, seats, tuple(zip([option.key for option in offered], values, strict=True))))
    return cases


@lru_cache(maxsize=2 * len(SEEDS))  # the tests of a case follow each other: no more need be kept
def play(case: Case, seed: int) -> Play:
    """A game played at random to its end; resigning actions are chosen only when patience is at an end."""
    rules = case.rules
    states, steps = [rules.new_game(case.setup, seed)], []
    rng = chance(seed, 1)
    while rules.to_act(states[-1]) and len(steps) < LONGEST:
        acting = rules.to_act(states[-1])
        legal = rules.legal_actions(states[-1], acting[below(rng, len(acting))])
        willing = [action for action in legal if not action.resigns]
        resigning = [action for action in legal if action.resigns]
        choices = resigning if resigning and len(steps) >= PATIENCE else willing
        steps.append(rules.apply(states[-1], choices[below(rng, len(choices))]))
        states.append(steps[-1].state)
    return Play(case, seed, tuple(states), tuple(steps))


@cache
def end_of(case: Case, seed: int) -> str:
    """How a game played at random ends; asked of every case, and again of all of them together."""
    outcome = case.rules.outcome(play(case, seed).states[-1])
    assert outcome is not None
    return outcome.reason


@cache
def some_actions(game: str) -> tuple[Action, ...]:
    """Some of the actions that were legal for somebody at some time, with any number of seats."""
    pool: dict[Action, None] = {}
    for case in CASES:
        if case.game == game:
            one = play(case, SEEDS[0])
            for state in one.states[:: max(1, len(one.states) // 4)]:
                for seat in range(case.seats):
                    pool |= dict.fromkeys(case.rules.legal_actions(state, seat))
    return tuple(pool)[:: max(1, len(pool) // 40)]


def other_actions(game: str, seats: int) -> tuple[Action, ...]:
    """Actions that were legal for somebody at some time, and the same for seats that do not exist."""
    actions = some_actions(game)
    strangers = [msgspec.structs.replace(actions[0], seat=seat) for seat in (-1, seats, 99)]
    return (*actions, *strangers)


CASES = every_case()


@pytest.fixture(scope="module", params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One case after the other, with all its tests."""
    found: Case = request.param
    return found


@cache
def event_type(game: str) -> Any:
    """The union of a game's events."""
    rules_of(game)  # loads them all
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"goblins.games.{game}.")]
    return reduce(or_, kinds)


def test_random_play_ends_in_a_declared_way(case: Case) -> None:
    for seed in SEEDS:
        end = play(case, seed).states[-1]
        outcome = case.rules.outcome(end)
        assert case.rules.to_act(end) == () and outcome is not None
        assert end_of(case, seed) == outcome.reason in case.rules.info.reasons
        assert outcome.text and outcome.rule


def test_there_is_no_outcome_while_somebody_may_act(case: Case) -> None:
    for seed in SEEDS:
        for state in play(case, seed).states:
            acting = case.rules.to_act(state)
            assert (case.rules.outcome(state) is None) == bool(acting)
            assert len(set(acting)) == len(acting) and set(acting) <= set(range(case.seats))


def test_an_outcome_ranks_and_scores_every_seat_once(case: Case) -> None:
    for seed in SEEDS:
        outcome = case.rules.outcome(play(case, seed).states[-1])
        assert outcome is not None
        assert sorted(seat for group in outcome.ranking for seat in group) == list(range(case.seats))
        assert set(outcome.winners) <= set(outcome.ranking[0])
        assert [score.seat for score in outcome.scores] == list(range(case.seats))
        assert msgspec.json.decode(packed(outcome), type=type(outcome)) == outcome
        assert hash(outcome) == hash(case.rules.outcome(play(case, seed).states[-1]))


def test_the_lines_of_a_score_add_up_to_its_total(case: Case) -> None:
    """As `Score` promises: a total "with the lines it adds up from"."""
    for seed in SEEDS:
        outcome = case.rules.outcome(play(case, seed).states[-1])
        assert outcome is not None
        for score in outcome.scores:
            assert not score.lines or score.total == sum(line.amount for line in score.lines if line.counts)


def test_states_are_sound_at_every_ply(case: Case) -> None:
    for seed in SEEDS:
        for state in play(case, seed).states:
            assert case.rules.audit(state) == ()


def test_refusals_agree_with_what_is_legal(case: Case) -> None:
    rules = case.rules
    for seed in SEEDS:
        for state in play(case, seed).states:
            legal = {action for seat in range(case.seats) for action in rules.legal_actions(state, seat)}
            for action in legal:
                assert rules.why_not(state, action) is None
            for action in other_actions(case.game, case.seats):
                if action not in legal:
                    refusal = rules.why_not(state, action)
                    assert refusal is not None and refusal.text and refusal.rule


def test_legal_actions_are_in_a_stable_order_and_only_for_those_who_may_act(case: Case) -> None:
    rules = case.rules
    for seed in SEEDS:
        for state in play(case, seed).states:
            again = msgspec.json.decode(packed(state), type=rules.state_type)
            for seat in range(case.seats):
                legal = rules.legal_actions(state, seat)
                assert legal == rules.legal_actions(again, seat)
                beside = [action.resigns or action.aside for action in legal]
                assert beside == sorted(beside), "what resigns or stands aside comes last"
                assert len(set(legal)) == len(legal)
                assert all(action.seat == seat for action in legal)
                able = (*rules.to_act(state), *rules.may_interrupt(state))
                assert bool(legal) == (seat in able)


def test_states_actions_and_events_survive_being_saved(case: Case) -> None:
    rules = case.rules
    for seed in SEEDS:
        one = play(case, seed)
        assert msgspec.json.decode(packed(one.states), type=tuple[rules.state_type, ...]) == one.states  # type: ignore[name-defined]
        actions = tuple(step.action for step in one.steps)
        assert msgspec.json.decode(packed(actions), type=tuple[rules.action_type, ...]) == actions  # type: ignore[name-defined]
        events = tuple(event for step in one.steps for event in step.events)
        assert msgspec.json.decode(packed(events), type=tuple[event_type(case.game), ...]) == events  # type: ignore[misc]


def test_applying_changes_nothing_but_what_it_returns(case: Case) -> None:
    for seed in SEEDS:
        one = play(case, seed)
        for state, step in zip(one.states, one.steps, strict=False):
            before = packed(state)
            assert case.rules.apply(state, step.action) == step
            assert packed(state) == before
            assert step.events, "something must have happened"


def test_the_same_seed_gives_the_same_match_and_others_differ(case: Case) -> None:
    openings = [packed(case.rules.new_game(case.setup, seed)) for seed in range(6)]
    assert openings == [packed(case.rules.new_game(case.setup, seed)) for seed in range(6)]
    assert len(set(openings)) > 1
    again = play.__wrapped__(case, SEEDS[0])
    assert packed(again.states) == packed(play(case, SEEDS[0]).states)


def test_views_are_comparable_and_a_world_imagined_from_one_gives_it_back(case: Case) -> None:
    rules = case.rules
    for seed in SEEDS:
        for ply, state in enumerate(play(case, seed).states):
            for seat in range(case.seats):
                view = rules.view(state, seat)
                assert view == rules.view(state, seat)
                imagined = rules.imagine(view, chance(seed, ply))
                assert rules.view(imagined, seat) == view
                decisions = [action for action in rules.legal_actions(state, seat) if not action.aside]
                assert [action for action in rules.legal_actions(imagined, seat) if not action.aside] == decisions
                assert rules.to_act(imagined) == rules.to_act(state)
                assert rules.audit(imagined) == ()


@pytest.mark.parametrize("case", [case for case in CASES if not case.rules.has_secrets(case.setup)], ids=str)
def test_without_secrets_all_seats_see_the_same(case: Case) -> None:
    rules = case.rules
    one = play(case, SEEDS[0])
    for state in one.states:
        assert (
            len({packed(msgspec.structs.replace(rules.view(state, seat), seat=0)) for seat in range(case.seats)}) == 1
        )
    for step in one.steps:
        assert all(rules.redact(event, seat) == event for event in step.events for seat in range(case.seats))


def test_a_position_can_be_told_in_plain_words(case: Case) -> None:
    told = case.rules.describe(play(case, SEEDS[0]).states[0])
    assert told and msgspec.json.decode(packed(told)) == told


def test_a_match_restored_from_its_saved_actions_is_the_same(case: Case) -> None:
    for seed in SEEDS:
        one = play(case, seed)
        match = Match(case.rules, case.setup, seed)
        for step in one.steps:
            match.play(step.action)
        saved = packed([step.action for step in match.steps])
        for cursor in {0, 1, len(one.steps) // 2, len(one.steps)}:
            restored = Match(case.rules, case.setup, seed)
            restored.restore(msgspec.json.decode(saved, type=list[case.rules.action_type]), cursor)  # type: ignore[name-defined]
            assert restored.steps == match.steps == list(one.steps)
            assert (restored.cursor, restored.state) == (cursor, one.states[cursor])
            assert restored.opening == match.opening


def test_undo_and_redo_come_back_to_the_same_states(case: Case) -> None:
    """Seat 0 is the only human, so that every undo is allowed as long as that seat has decided something."""
    one = play(case, SEEDS[0])
    match = Match(case.rules, case.setup, SEEDS[0])
    for step in one.steps:
        match.play(step.action)
    cursors = [match.cursor]
    while match.can_undo() is None:
        match.undo()
        cursors.append(match.cursor)
        assert match.state == one.states[match.cursor]
        assert one.steps[match.cursor].action.seat == 0, "undo stops before a human decision"
    assert cursors == sorted(set(cursors), reverse=True)
    assert not any(step.action.seat == 0 for step in one.steps[: match.cursor])
    while match.can_redo():
        before = match.cursor
        match.redo()
        assert match.cursor > before and match.state == one.states[match.cursor]
    assert match.cursor == len(one.steps) and match.steps == list(one.steps)


def test_a_match_refuses_what_the_rules_refuse(case: Case) -> None:
    match = Match(case.rules, case.setup, SEEDS[0])
    legal = {action for seat in range(case.seats) for action in case.rules.legal_actions(match.state, seat)}
    wrong = next(action for action in other_actions(case.game, case.seats) if action not in legal)
    refused = match.play(wrong)
    assert isinstance(refused, Refusal) and refused == case.rules.why_not(match.state, wrong)
    assert match.cursor == 0 and match.steps == []


@pytest.mark.parametrize("game", slugs())
def test_every_declared_end_is_met(game: str) -> None:
    met = {end_of(case, seed) for case in CASES if case.game == game for seed in SEEDS}
    company = [case for case in CASES if case.game == game and case.seats > 1]
    missing = set(rules_of(game).info.reasons) - met
    for case, seed in product(company, range(3, 60)):
        if not missing - {reason for known, reason in CONSTRUCTED if known == game}:
            break
        outcome = case.rules.outcome(play(case, seed).states[-1])
        assert outcome is not None
        missing.discard(outcome.reason)
    assert not [reason for reason in missing if (game, reason) not in CONSTRUCTED]
    assert all(reason in rules_of(known).info.reasons for known, reason in CONSTRUCTED if known == game)


def test_nothing_that_is_asked_or_played_changes_a_state(case: Case) -> None:
    """The parts of a state could be written: only a draft may, and only its own copies."""
    rules, one = case.rules, play(case, SEEDS[0])
    for state in one.states[:: max(1, len(one.states) // 12)]:
        before = msgspec.json.encode(state)
        for seat in range(case.seats):
            view = rules.view(state, seat)
            seen = msgspec.json.encode(view)
            rules.imagine(view, chance(seat))
            for action in rules.legal_actions(state, seat)[:3]:
                rules.why_not(state, action)
                rules.apply(state, action)
            assert msgspec.json.encode(view) == seen
        rules.outcome(state)
        rules.audit(state)
        assert msgspec.json.encode(state) == before


COSMETIC = [(game, option) for game in slugs() for option in info_of(game).options if option.cosmetic]


@pytest.mark.parametrize(("game", "option"), COSMETIC, ids=[f"{game}-{option.key}" for game, option in COSMETIC])
def test_no_rule_reads_an_option_that_is_only_looked_at(game: str, option: Option) -> None:
    """The same actions lead to the same game, whatever is chosen: so the other tests need not be multiplied by it."""
    rules, info = rules_of(game), info_of(game)
    seats = next(count for count in range(info.min_seats, info.max_seats + 1) if option.offered(count))
    one = play(next(case for case in CASES if (case.game, case.seats) == (game, seats)), SEEDS[0])
    for choice in option.choices_for(seats):
        chosen = dict(one.case.options) | {option.key: choice.value}
        state = rules.new_game(setup(game, ["human"] + ["random"] * (seats - 1), **chosen), one.seed)
        for step in one.steps:
            assert rules.why_not(state, step.action) is None
            now = rules.apply(state, step.action)
            assert (now.events, now.reveals, rules.to_act(now.state)) == (
                step.events,
                step.reveals,
                rules.to_act(step.state),
            )
            state = now.state
        assert rules.outcome(state) == rules.outcome(one.states[-1])
