"""Pact's bots: they take cheap Tasks, pay well, and give back what seldom helps."""

from __future__ import annotations

from collections import Counter

import pytest

from goblins.core.info import OptionValue
from goblins.games.pact import actions as act
from goblins.games.pact import paying
from goblins.games.pact.content import SPECIALISTS
from goblins.games.pact.skill.purse import cheapest, next_change, prices_of
from goblins.games.pact.skill.weights import weights_of
from goblins.games.pact.state import NOBODY
from tests.support.pact.bot_tools import MODES, NAMES, THINKING, chosen, considered, finished_turn, paid, wander
from tests.support.pact.builders import new_game, position
from tests.support.pact.lines import CONTENT, RULES, action, after, sources, task, ways

WEIGHTS = weights_of(CONTENT)

# ---------------------------------------------------------------------- choosing


@pytest.mark.parametrize("level", ["easy", *THINKING])
def test_a_task_that_is_within_reach_is_completed(level: str) -> None:
    """Two of three goblins are the partner's: nothing could be cheaper."""
    state = position(["W", "WWY", "K"], ["BB", "R", "R"], tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", phase="tasks")
    done = [bool(finished_turn(state, level, seed).public.pacts[0]) for seed in (10, 20, 30, 40, 50)]
    assert sum(done) >= (3 if level == "easy" else 5), "easy bots are careless now and then"


@pytest.mark.parametrize("level", THINKING)
def test_the_last_goblin_of_a_task_is_played(level: str) -> None:
    state = position(["WW", "K", "K"], ["YBR", "R", "R"], tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y")
    assert finished_turn(state, level).public.alone[0] == (task("2W1Y"),)


@pytest.mark.parametrize("level", THINKING)
def test_in_the_very_last_turn_glory_is_taken_whatever_it_costs(level: str) -> None:
    """Goblins are worth nothing any more, and Glory for oneself alone wins the game."""
    state = position(
        ["WWY", "W", "K"],
        ["B", "R", "R"],
        tasks="2W1Y - - -",
        rest_tasks="alone 2",
        start=1,
        phase="tasks",
        winter=True,
    )
    assert chosen(state, level) == action(state, "complete 2W1Y alone")


@pytest.mark.parametrize("level", THINKING)
def test_for_two_a_pact_with_helix_is_better_than_one_with_the_rival(level: str) -> None:
    state = position(
        ["W", "WY", "WY"],
        ["BBGG", "RRKK"],
        mode="two",
        tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y",
        phase="tasks",
        markers=[0, 0],
    )
    assert chosen(state, level) == action(state, "complete 2W1Y with 2")


@pytest.mark.parametrize("level", THINKING)
def test_alone_with_two_goblins_to_play_no_task_is_let_slide(level: str) -> None:
    """P-72: more than one goblin is played in a turn of playing."""
    state = position(["W", "", ""], ["WYKGB"], mode="solo", tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", phase="play", played=1)
    assert not finished_turn(state, level).public.pacts[1]


@pytest.mark.parametrize(("seats", "options"), MODES, ids=NAMES)
def test_turns_end(seats: int, options: dict[str, OptionValue]) -> None:
    state = new_game(["human"] * seats, 3, **options)
    while state.public.phase != "turn":
        state = RULES.apply(state, chosen(state, "medium")).state
    turns, actions = state.public.turns, 0
    while state.public.turns < turns + 2:
        state = RULES.apply(state, chosen(state, "medium")).state
        actions += 1
        assert actions < 60


def test_commands_that_seldom_pay_go_back() -> None:
    returned: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    for seed in range(40):
        state = new_game(3, seed, mode="expert")
        seat = state.public.active
        while state.public.phase == "commands":
            state = RULES.apply(state, chosen(state, "medium")).state
        assert state.secret.commands[seat]
        returned.update(state.secret.returned[seat])
        kept.update(state.secret.commands[seat])
    assert kept and returned
    assert kept[6] + kept[7] + kept[8] > 0 == returned[6] + returned[7] + returned[8]


def test_the_most_useful_specialists_are_taken_back() -> None:
    state = position(mode="solo", campaign=True, phase="next", specialists={}, game=1)
    assert set(state.public.specialists) == {NOBODY}
    while state.public.phase == "next":
        (only,) = considered(state)
        assert not isinstance(only, act.Retire)
        state = RULES.apply(state, only).state
    assert state.public.game == 2
    back = [SPECIALISTS[n] for n, holder in enumerate(state.public.specialists) if holder == 0]
    assert back == ["taskmaster", "fixer"]


# ---------------------------------------------------------------------- paying


def test_the_partner_gives_what_may_be_given() -> None:
    state = position(["WWWY", "WWWY", "K"], ["B", "R", "R"], tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", phase="tasks")
    done = paid(after(state, "complete 2W1Y with 1"))
    assert len(done.public.displays[0]) == 3 and len(done.public.displays[1]) == 2


def test_the_last_of_a_kind_is_kept_if_another_will_do() -> None:
    state = position(["WWY", "WY", "K"], ["B", "R", "R"], tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", phase="tasks")
    done = paid(after(state, "complete 2W1Y with 1"))
    assert sorted(card // 13 for card in done.public.displays[0]) == [0, 1]


def test_permanent_goblins_are_used_first() -> None:
    state = position(
        ["WY", "WY", "K"],
        ["B", "R", "R"],
        mode="expert",
        tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y",
        pacts={0: "2G1B"},
        figures={"2G1B": 0},
        phase="tasks",
    )
    done = paid(after(state, "complete 2W1Y with 1"))
    assert len(done.public.displays[0]) == 2, "the Master gives a shaman, and they give the rest"


def test_the_way_bots_pay_is_the_cheapest_of_all() -> None:
    """Over random games: every way that can be reached by shifting costs at least as much."""

    def cost(way: tuple[int, ...], columns: tuple[int, ...], means: paying.Means, prices: tuple[float, ...]) -> float:
        total = sum(prices[source] for source in way)
        for kind in set(columns):
            given = [source for source, column in zip(way, columns, strict=True) if column == kind].count(0)
            if given and given == means.has(0, kind) and not means.has(1, kind):
                total += prices[-1]
        return total

    met = 0
    for seed in range(6):
        for state in wander(new_game(3 - seed % 2, seed, **({"mode": "expert"} if seed % 2 == 0 else {})), seed, 250):
            if state.public.phase != "pay" or state.secret.payment is None:
                continue
            met += 1
            seat, columns = state.public.active, state.secret.payment.columns
            means = paying.means_of(state.public, CONTENT, state.secret.hands[seat], seat, state.secret.payment)
            prices = prices_of(state.public, WEIGHTS, seat, state.secret.payment.partner)
            best = cheapest(columns, means, prices)
            in_letters = "".join("DMTNHFX"[source] for _, source in sorted(zip(columns, best, strict=True)))
            assert in_letters in ways(state), "it can be paid so"
            for way in ways(state):
                by_kind = tuple(kind for kind in sorted(columns))
                assert cost(tuple("DMTNHFX".index(s) for s in way), by_kind, means, prices) >= (
                    cost(best, columns, means, prices) - 1e-9
                )
            while isinstance(change := next_change(state, WEIGHTS, seat), act.Shift):
                state = RULES.apply(state, change).state
            assert state.secret.payment is not None
            assert Counter(zip(columns, state.secret.payment.sources)) == Counter(zip(columns, best)), sources(state)
    assert met > 20
