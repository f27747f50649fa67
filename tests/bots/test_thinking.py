"""The thinking room: whoever works at a thought's parts, and whatever becomes of them, the choice is the same."""

from __future__ import annotations

import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice, permutations, repeat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goblins.bots.bot import Advice, decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.bots.parts import Finding, Tally
from goblins.bots.search import Budget, SearchBot
from goblins.bots.thinking import Matter, ThinkingRoom, Thought, helper, room, usual_helpers
from goblins.bots.thinking.question import answered, asked, work_at
from goblins.bots.thinking.task import Task
from goblins.games.registry import rules_of, skill_of, slugs
from goblins.words import message, say
from tests.support.builders import packed, setup

PATIENCE = 120.0
HOUSE_ROOT = Path(__file__).parents[2]
#: Games and seats, and what is chosen besides.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("koncita", 4, {}),
    ("grapple", 3, {}),
    ("irene", 2, {}),
    ("fairies", 1, {}),
    ("fairies", 3, {}),
    ("pact", 1, {}),
    ("pact", 2, {}),
    ("pact", 3, {"mode": "expert"}),
]


def matters(level: str, tables: list[tuple[str, int, dict[str, Any]]] = TABLES, plies: int = 8) -> Iterator[Matter]:
    """Something to think about at every table: the first position with a real choice after some quick moves."""
    for game, seats, options in tables:
        rules, quick = rules_of(game), make_bot(game, "easy")
        state = rules.new_game(setup(game, seats, **options), 6)
        for ply in range(60):
            seat = rules.to_act(state)[0]
            view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
            if ply >= min(plies, 3 if seats == 1 else plies) and len(legal) > 3:
                yield Matter(game, level, None, view, legal, thinking_chance(6, ply, seat))
                break
            state = rules.apply(state, decide(quick, view, legal, thinking_chance(6, ply, seat)).action).state


def fresh(matter: Matter) -> Matter:
    """The same matter with chance as it was at first."""
    rng = random.Random()
    rng.setstate(matter.rng.getstate())
    return msgspec.structs.replace(matter, rng=rng)


def decided(matter: Matter) -> Advice:
    """What the bot says without any room."""
    again = fresh(matter)
    return decide(make_bot(again.game, again.level), again.view, again.legal, again.rng)


def until(done: Callable[[], bool], act: Callable[[], object] = lambda: None) -> None:
    """Act until something is so."""
    late = time.monotonic() + PATIENCE
    while not done():
        act()
        assert time.monotonic() < late, "it takes too long"


def finish(thought: Thought) -> Advice:
    """Let a thought come to its end."""
    until(lambda: thought.done, lambda: thought.go_on(repeat(None, 4)))
    assert thought.best is not None
    return thought.best


@pytest.fixture
def opened() -> Iterator[Callable[[int], ThinkingRoom]]:
    """Rooms with so many helpers, all of them ready; closed afterwards."""
    rooms: list[ThinkingRoom] = []

    def furnish(helpers: int) -> ThinkingRoom:
        made = ThinkingRoom(helpers)
        rooms.append(made)
        made.warm()
        until(lambda: made.ready_helpers == helpers)
        return made

    yield furnish
    for one in rooms:
        one.close()


# ---------------------------------------------------------------------- what is asked


@pytest.mark.parametrize("game", slugs())
def test_views_and_actions_arrive_as_they_were_sent(game: str) -> None:
    """And so the work at a question is the bot's own."""
    rules = rules_of(game)
    for seats in range(rules.info.min_seats, rules.info.max_seats + 1):
        state, rng = rules.new_game(setup(game, seats), 5), random.Random(5)
        for _ in range(40):
            if not rules.to_act(state):
                break
            for seat in range(seats):
                view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
                assert packed(msgspec.json.decode(packed(view), type=rules.view_type)) == packed(view)
                assert msgspec.json.decode(packed(legal), type=tuple[rules.action_type, ...]) == legal  # type: ignore[name-defined]
            state = rules.apply(state, rng.choice(rules.legal_actions(state, rules.to_act(state)[0]))).state


def test_a_reason_arrives_as_it_was_sent() -> None:
    goblin = message("grapple-the-goblin", kind="mage", initial="consonant", name="Mage")
    found = Finding(choice=1, reason=message("grapple-why-hold", goblin=goblin, points=5))
    assert answered(packed(found)) == found
    assert found.reason and say(found.reason) == "The Mage may win or tie again, and 5 points lie in this battle."
    assert answered(packed(Finding(choice=1))).reason is None


def test_a_question_holds_no_more_than_the_seat_may_know() -> None:
    """The whole of what a helper is sent: what kind of question it is, who asks, the view, the actions, the part's own seed."""
    matter = next(matters("hard", [("grapple", 3, {})]))
    (sent,) = asked(matter.game, matter.level, None, matter.view, matter.legal, (7,))
    told = msgspec.json.decode(sent)
    assert told == {
        "type": "Question",
        "game": "grapple",
        "level": "hard",
        "house": None,
        "view": msgspec.json.decode(packed(matter.view)),
        "legal": msgspec.json.decode(packed(matter.legal)),
        "seed": 7,
    }


def test_bots_that_hardly_think_are_not_asked_in_parts() -> None:
    matter = next(matters("easy", [("grapple", 2, {})]))
    with pytest.raises(ValueError, match="in one go"):
        work_at(asked(matter.game, "easy", None, matter.view, matter.legal, (1,))[0])
    quick = ThinkingRoom(3)
    thought = quick.think(fresh(matter))
    assert thought.done and thought.best == decided(matter)
    assert not quick.process_ids, "nobody was started for it"


# ---------------------------------------------------------------------- the same choice everywhere


@pytest.mark.parametrize("helpers", [0, 1, 2, 4])
def test_the_number_of_helpers_changes_no_choice(helpers: int, opened: Callable[[int], ThinkingRoom]) -> None:
    thinking = opened(helpers)
    assert len(thinking.process_ids) == helpers
    for level in ("medium", "hard"):
        for matter in matters(level):
            assert finish(thinking.think(fresh(matter))) == decided(matter), (matter.game, level)


def test_findings_may_come_in_any_order() -> None:
    """They are summed up in the order of the parts; one that comes too late is not waited for."""
    matter = next(matters("hard", [("grapple", 2, {})]))
    thoughts = []
    for order in permutations(range(4)):
        nobody = Nobody()
        thought = Thought(nobody, fresh(matter))
        questions = dict(thought.next_question() for _ in order)
        for number in order:
            if not thought.done:
                thought.learn(number, _found(questions[number]))
        assert thought.done and nobody.dismissed == [thought]
        thoughts.append(thought.best)
    assert set(thoughts) == {decided(matter)}


def _found(question: bytes) -> Finding:
    work = work_at(question)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Finding = done.value
            return found


class Nobody:
    """A room with nobody in it."""

    def __init__(self) -> None:
        self.dismissed: list[Task] = []

    def help(self, task: Task) -> bool:
        return False

    def dismiss(self, task: Task) -> None:
        self.dismissed.append(task)


def test_a_search_is_settled_once_the_parts_to_come_can_change_nothing() -> None:
    bot = SearchBot(rules_of("fairies"), skill_of("fairies"), Budget(400, 2, parts=4))
    first = Finding((Tally(0, 100, 60.0), Tally(3, 0, 0.0)))
    assert not bot.enough([first], 4)
    assert not bot.enough([first, first], 4), "the two others might still bring it level"
    assert bot.enough([first, first, first], 4)
    assert bot.enough([Finding(choice=2)], 4)
    assert bot.best([first, Finding((Tally(3, 101, 10.0),))]) == 3
    assert bot.best([first, Finding((Tally(3, 100, 61.0),))]) == 3, "of those tried as often, the better one"


def test_what_else_was_weighed_is_ranked() -> None:
    bot = SearchBot(rules_of("fairies"), skill_of("fairies"), Budget(400, 2, parts=4))
    rules = rules_of("fairies")
    legal = rules.legal_actions(rules.new_game(setup("fairies", 2), 3), 0)[:3]
    findings = [Finding((Tally(0, 60, 30.0), Tally(1, 10, 8.0))), Finding((Tally(2, 10, 7.0), Tally(0, 20, 10.0)))]
    ranking = bot.ranking(legal, findings)
    assert [legal.index(one.action) for one in ranking] == [0, 1, 2], (
        "the choice, then the better of those tried as often"
    )
    assert [(one.share, one.worth) for one in ranking] == [(0.8, 0.5), (0.1, 0.8), (0.1, 0.7)]
    assert bot.ranking(legal, [*findings, Finding(choice=2)])[0].action == legal[2], "what a part knows stands first"
    assert bot.ranking(legal, [Finding(choice=1)]) == (), "nothing was weighed"


def test_the_program_thinks_in_small_slices() -> None:
    """Every breath of a part is a place to stop; a slice of none does nothing but begin."""
    matter = next(matters("hard", [("koncita", 4, {})]))
    thought = ThinkingRoom().think(fresh(matter))
    rounds = 0
    while not thought.done:
        thought.go_on(islice(repeat(None), 1))
        rounds += 1
    assert rounds > 100
    assert thought.best == decided(matter)


# ---------------------------------------------------------------------- nothing is lost with a helper


@pytest.mark.parametrize(("game", "seats"), [("koncita", 4), ("pact", 3)])
def test_a_helper_that_dies_costs_nothing(
    game: str, seats: int, opened: Callable[[int], ThinkingRoom], caplog: pytest.LogCaptureFixture
) -> None:
    thinking, matter = opened(2), next(matters("hard", [(game, seats, {})]))
    victim, other = thinking.process_ids
    thought = thinking.think(fresh(matter))
    thought.go_on(repeat(None, 0))
    os.kill(victim, signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert finish(thought) == decided(matter)
        until(lambda: victim not in thinking.process_ids, lambda: finish(thinking.think(fresh(matter))))
    assert "it died" in caplog.text and "thinks on by itself" in caplog.text
    assert other in thinking.process_ids
    thinking.warm()
    assert len(thinking.process_ids) == 2, "another one came in its place"


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be brought to a halt here")
def test_a_helper_that_hangs_costs_nothing(
    opened: Callable[[int], ThinkingRoom], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = opened(1)
    matter = next(matters("hard", [("koncita", 4, {})]))
    (halted,) = thinking.process_ids
    os.kill(halted, signal.SIGSTOP)
    thought = thinking.think(fresh(matter))
    thought.go_on(repeat(None, 4))
    assert not thought.done
    monkeypatch.setattr(helper, "HANGS_AFTER", 0.0)
    with caplog.at_level(logging.WARNING):
        assert finish(thought) == decided(matter)
    assert "it hangs" in caplog.text
    until(lambda: _is_gone(halted))


def test_after_some_were_lost_the_program_thinks_alone(
    opened: Callable[[int], ThinkingRoom], caplog: pytest.LogCaptureFixture
) -> None:
    """A game that helpers don't know, as one brought from outside: they stumble, and nobody asks them for ever."""
    thinking = opened(1)
    matter = next(matters("medium", [("grapple", 2, {})]))
    with caplog.at_level(logging.WARNING), pytest.MonkeyPatch.context() as patch:
        patch.setattr("goblins.bots.thinking.thought.asked", lambda *about: [b"{}"] * 4)
        for _ in range(room.MOST_LOST):
            thought = thinking.think(fresh(matter))
            until(lambda: thinking.ready_helpers == 1)
            assert finish(thought) == decided(matter)
    assert caplog.text.count("stumbled") == room.MOST_LOST
    assert finish(thinking.think(fresh(matter))) == decided(matter)
    assert not thinking.process_ids


def test_where_no_process_can_be_started_the_program_thinks_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse() -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(room, "Helper", refuse)
    matter = next(matters("medium", [("grapple", 2, {})]))
    with caplog.at_level(logging.WARNING):
        assert finish(ThinkingRoom(2).think(fresh(matter))) == decided(matter)
    assert caplog.text.count("no more processes") == 1


def test_a_dropped_thought_leaves_its_helpers_free(opened: Callable[[int], ThinkingRoom]) -> None:
    thinking = opened(1)
    long, short = next(matters("hard", [("koncita", 4, {})])), next(matters("medium", [("grapple", 2, {})]))
    dropped = thinking.think(fresh(long))
    dropped.go_on(repeat(None, 0))
    dropped.drop()
    assert dropped.done and dropped.best is None
    assert finish(thinking.think(fresh(short))) == decided(short)
    assert len(thinking.process_ids) == 1, "it was not lost"


# ---------------------------------------------------------------------- the end


def _is_gone(process: int) -> bool:
    """Whether a process has ended; one that nobody has asked about yet is a zombie."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


linux = pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")


@linux
def test_closing_ends_the_helpers_at_once(opened: Callable[[int], ThinkingRoom]) -> None:
    """Also while they think; what was being thought can still be thought to its end."""
    thinking = opened(2)
    matter = next(matters("hard", [("koncita", 4, {})]))
    thought, processes = thinking.think(fresh(matter)), thinking.process_ids
    thought.go_on(repeat(None, 0))
    thinking.close()
    until(lambda: all(_is_gone(process) for process in processes))
    thinking.warm()
    assert not thinking.process_ids
    assert finish(thought) == decided(matter)


@linux
def test_helpers_go_when_the_program_is_killed() -> None:
    script = (
        "import time\n"
        "from goblins.bots.thinking import ThinkingRoom\n"
        "room = ThinkingRoom(2)\n"
        "if __name__ == '__main__':\n"
        "    room.warm()\n"
        "    while room.ready_helpers < 2: pass\n"
        "    print(*room.process_ids, flush=True)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=HOUSE_ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        processes = [int(word) for word in program.stdout.readline().split()]
        assert len(processes) == 2
        program.kill()
    until(lambda: all(_is_gone(process) for process in processes))


def test_helpers_load_no_window() -> None:
    """They think about every game without pygame."""
    script = (
        "import sys, random\n"
        "from tests.bots.test_thinking import matters, _found, asked\n"
        "for matter in matters('medium'):\n"
        "    assert _found(asked(matter.game, 'medium', None, matter.view, matter.legal, (1,))[0])\n"
        "assert 'pygame' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=HOUSE_ROOT, check=True)


def test_how_many_helpers_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(room.WANTED_HELPERS, raising=False)
    assert 1 <= usual_helpers() <= room.MOST_HELPERS
    for wanted, expected in (("0", 0), ("3", 3), ("999", room.MOST_HELPERS)):
        monkeypatch.setenv(room.WANTED_HELPERS, wanted)
        assert usual_helpers() == expected


def test_helpers_come_once_they_are_welcome(opened: Callable[[int], ThinkingRoom]) -> None:
    """The window asks nobody in before its first picture, not even where a table is the first thing it shows."""
    early = opened(0)
    assert not early.process_ids
    early.welcome(1)
    assert len(early.process_ids) == 1
    late = ThinkingRoom()
    late.welcome(1)
    assert not late.process_ids, "nobody has asked for thinking yet"
