"""Who looks through a match: a plan of questions, put to the thinking room, and what came of them so far.

How often each is tried depends on the match alone, and every seed on the match's: the same match gives the same numbers,
whoever works at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from goblins.bots.accounts import matter_at
from goblins.bots.outlook import outlook_of
from goblins.bots.parts import Finding
from goblins.bots.thinking import ThinkingRoom, Thought
from goblins.core.chance import chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.study.analysis import (
    EDITION,
    Analysis,
    Judged,
    Place,
    Weighed,
    end_of,
    is_chancy,
    is_choice,
    judged,
    place_of,
    places_of,
    solved,
    weighed,
)

#: All tries of a match for its places, for persons' decisions, and for what else was done; each is shared among them.
TRIES = 5000
#: No place or decision gets more tries than this, and none fewer.
MOST, FEWEST = 128, 24
#: The same for steps whose worth is only added up.
MOST_IN_PASSING, FEWEST_IN_PASSING = 48, 10
#: A first glance at a place.
GLANCE = 6
#: Who is asked what to do instead: the quicker one where there is much to be asked.
BOT, QUICK_BOT, MANY_DECISIONS = "hard", "medium", 60

_FIRST_OCCASION = 800_000
_PLACE, _GLANCE, _STEP, _AFTER, _KINDS = 0, 1, 2, 3, 4
_SEED_BITS = 62

_Learn = Callable[[Finding], None]


class Analyst:
    """Looks through a match, a little at a time, with the usual number of tries if no other is given.

    What was kept of it before is not looked at again.
    """

    def __init__(
        self,
        match: Match,
        room: ThinkingRoom,
        kept: Analysis | None = None,
        *,
        tries: int = 0,
        seat: int | None = None,
    ) -> None:
        """`seat`: while a match goes on, nothing is looked at but what that seat sees, and did."""
        self._match, self._room, self._tries, self._seat = match, room, tries or TRIES, seat
        assert seat is not None or match.outcome is not None, "hidden things stay hidden as long as a match goes on"
        self._solved = solved(match)
        self._plies = places_of(match)
        self._choices: list[int] = []
        self._free: set[int] = set()
        self._opened: set[int] = set()
        self._steps: list[int] = []
        self._places: dict[int, Place] = {}
        self._decisions: dict[int, Judged] = {}
        self._weighed: dict[int, Weighed] = {}
        self._after: dict[int, Finding] = {}
        self._best: dict[int, Action] = {}
        self._asked: dict[int, _Learn] = {}
        self._to_judge: list[int] = []
        self._thought: tuple[int, Thought] | None = None
        #: Where nobody helps, the bot's thought and the survey take turns.
        self._of_bot = True
        self._survey = room.survey()
        if kept:
            self._places = {one.ply: one for one in kept.places if not one.glance}
            self._decisions = {one.ply: one for one in kept.decisions}
            self._weighed = {one.ply: one for one in kept.weighed}
        if match.outcome is not None:
            self._places[match.cursor] = end_of(match)
        self._planning: Iterator[None] | None = self._plan()

    def _plan(self) -> Iterator[None]:
        """Find out what there is to look at, step by step, then ask all of it."""
        match = self._match
        for ply in range(match.cursor):
            if self._seat not in (None, match.steps[ply].action.seat):
                continue
            choice, opened = is_choice(match, ply), not self._solved and is_chancy(match, ply)
            if choice:
                self._free.add(ply)
                if match.setup.seats[match.steps[ply].action.seat].played(ply):
                    self._choices.append(ply)
            if opened:
                self._opened.add(ply)
            if (choice or opened) and not self._solved:
                self._steps.append(ply)
            yield
        self._place_tries = _shared(self._tries, len(self._plies), MOST, FEWEST)
        self._decision_tries = _shared(self._tries, 3 * len(self._choices), MOST, FEWEST)
        self._step_tries = _shared(self._tries, 2 * len(self._steps), MOST_IN_PASSING, FEWEST_IN_PASSING)
        self.level = QUICK_BOT if len(self._choices) > MANY_DECISIONS else BOT
        self._to_judge = [ply for ply in self._choices if not self._is_known(ply)]
        self._ask_all()

    # ------------------------------------------------------------------ what is known

    @property
    def done(self) -> bool:
        """Whether nothing is left to be found."""
        return self._planning is None and self._left == 0

    @property
    def share(self) -> float:
        """How far it has come, from 0 to 1."""
        whole = len(self._plies) + len(self._choices) + len(self._steps)
        return 1 - self._left / whole if self._planning is None else 0.0

    @property
    def _left(self) -> int:
        unseen = sum(ply not in self._places or self._places[ply].glance for ply in self._plies)
        return unseen + len(self._choices) - len(self._decisions) + len(self._steps) - len(self._weighed)

    def _is_known(self, ply: int) -> bool:
        return ply in self._decisions and (self._solved or ply in self._weighed)

    @property
    def thought_up_to(self) -> int:
        """The ply up to which everything is thought through."""
        unseen = [ply for ply in self._plies if ply not in self._places or self._places[ply].glance]
        unjudged = [ply for ply in self._choices if ply not in self._decisions]
        return min([*unseen, *unjudged], default=self._match.cursor)

    def analysis(self) -> Analysis:
        """What was found so far."""
        version = self._match.rules.info.rules_version
        return Analysis(
            EDITION,
            version,
            self._match.cursor,
            _in_order(self._places),
            _in_order(self._decisions),
            _in_order(self._weighed),
            self.done,
        )

    # ------------------------------------------------------------------ going on

    def go_on(self, for_a_while: Callable[[], Iterable[None]]) -> bool:
        """Think for a short while; whether something new was found."""
        if self._planning is not None:
            for _ in for_a_while():
                if next(self._planning, self) is self:
                    self._planning = None
                    break
            return False
        if self.done:
            return False
        if self._thought is None and self._to_judge and len(self._places) == len(self._plies):
            self._think_of_next()  # a glance at everything comes first
        if self._thought is not None:
            ply, thought = self._thought
            thought.go_on(for_a_while() if self._of_bot else ())
            if thought.done and thought.best:
                self._thought = None
                self._weigh(ply, thought.best.action)
        self._survey.go_on(() if self._of_bot and self._thought else for_a_while())
        self._of_bot = not self._of_bot
        return self._take_answers()

    def drop(self) -> None:
        """Think no more; what was found stays."""
        self._survey.drop()
        if self._thought:
            self._thought[1].drop()
            self._thought = None

    def _take_answers(self) -> bool:
        news = [number for number in self._survey.found if number in self._asked]
        for number in news:
            self._asked.pop(number)(self._survey.found.pop(number))
        return bool(news)

    def _ask(
        self,
        ply: int,
        seats: Iterable[int],
        actions: tuple[Action | None, ...],
        tries: int,
        kind: int,
        learn: _Learn,
        *,
        soon: bool = False,
    ) -> None:
        """Ask about a ply as some seats see it."""
        setup, seed = self._match.setup, self._seed(ply, kind)

        def question() -> bytes:
            seen = [self._match.rules.view(self._match.state_at(ply), seat) for seat in seats]
            return outlook_of(setup.game, setup.house, len(setup.seats), seen, actions, tries=tries, seed=seed)

        self._asked[self._survey.ask(question, soon=soon)] = learn

    def _seed(self, ply: int, kind: int) -> int:
        return chance(self._match.seed, _FIRST_OCCASION + ply * _KINDS + kind).getrandbits(_SEED_BITS)

    # ------------------------------------------------------------------ places

    def _ask_all(self) -> None:
        """First a glance at all places, then a long look at each, in the order of the match, and at what bots did."""
        unseen = [ply for ply in self._plies if ply not in self._places]
        if not self._solved:
            for ply in unseen:
                self._ask_place(ply, GLANCE, _GLANCE, glance=True)
        unweighed = [ply for ply in self._steps if ply not in self._weighed and ply not in self._to_judge]
        for ply in sorted({*unseen, *unweighed}):
            if ply in unseen:
                self._ask_place(ply, self._place_tries, _PLACE, glance=False)
            if ply in unweighed:
                self._ask_step(ply, None, self._step_tries)

    def _ask_place(self, ply: int, tries: int, kind: int, *, glance: bool) -> None:
        match = self._match

        def learn(found: Finding) -> None:
            known = self._places.get(ply)
            if known is None or known.glance:
                self._places[ply] = place_of(match, ply, found, glance=glance)
            if found.choice is not None and ply < match.cursor:
                seat = match.steps[ply].action.seat
                self._best[ply] = match.rules.legal_actions(match.state_at(ply), seat)[found.choice]

        seats = range(len(match.setup.seats)) if self._seat is None else [self._seat]
        self._ask(ply, seats, (), tries, kind, learn)

    # ------------------------------------------------------------------ steps

    def _ask_step(self, ply: int, best: Action | None, tries: int) -> None:
        """What was done, against what the bot would have done, if it is known, and against what somebody quick would do."""
        match, done = self._match, self._match.steps[ply].action
        other = (best,) if best is not None and best != done else ()
        free = (None,) if ply in self._free and not self._solved else ()

        def learn(found: Finding) -> None:
            if best is not None:
                self._decisions[ply] = judged(match, ply, best, found if other else None)
            if not self._solved:
                self._weighed[ply] = weighed(match, ply, found, len(other) + len(free) + 1, self._after.get(ply))

        def look_after(found: Finding) -> None:
            self._after[ply] = found
            ask()

        def ask() -> None:
            actions = (done, *other, *free)
            self._ask(ply, [done.seat], actions, tries, _STEP, learn, soon=best is not None)

        if ply in self._opened:
            self._ask(ply + 1, [done.seat], (), tries, _AFTER, look_after, soon=best is not None)
        else:
            ask()

    # ------------------------------------------------------------------ persons' decisions

    def _think_of_next(self) -> None:
        """Let the bot think about a person's next decision; where positions are solved, it is known once all of them are."""
        match = self._match
        if self._solved:
            for ply in self._to_judge:
                done: Action = match.steps[ply].action
                self._weigh(ply, self._best.get(ply, done))
            self._to_judge = []
            return
        ply = self._to_judge.pop(0)
        matter = matter_at(match, ply, match.steps[ply].action.seat, self.level)
        self._thought = (ply, self._room.think(matter))

    def _weigh(self, ply: int, best: Action) -> None:
        """What was done against what the bot would have done."""
        if self._solved and best == self._match.steps[ply].action:
            self._decisions[ply] = judged(self._match, ply, best, None)
        else:
            self._ask_step(ply, best, self._decision_tries)


def bots_choice(match: Match, decision: Judged) -> Action:
    """What the bot would have done."""
    best: Action = msgspec.convert(decision.best, match.rules.action_type)
    return best


def _shared(tries: int, among: int, most: int, fewest: int) -> int:
    """How many tries each gets."""
    return max(min(fewest, tries), min(most, tries // max(1, among)))


def _in_order(found: Mapping[int, Any]) -> tuple[Any, ...]:
    return tuple([found[ply] for ply in sorted(found)])
