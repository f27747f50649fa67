"""Lines of play of Pact in words.

Goblins are called by their letters, W Y K G B R; a Task by what it needs: "2W1Y". A line of play is made of "return IX",
"keep", "reveal W", "take 0", "take deck", "play W", "more W" (Taskmaster, Drummer), "press 0", "press deck", "scheme 2W1Y",
"figure 0" (a Pact card), "complete 2W1Y alone", "complete 2W1Y with 1", "shift 0 F", "pay", "call off", "end", "pass",
"reduce W", "prize 2W1Y", "back fixer", "next" and "retire". "do 2W1Y with 1 by DDT" and "stand 0 by DDH" also pay, the first
goblin needed from the first of these sources; without them, as the game proposes. "1: " in front of it says who does it.

Sources are D one's display, M one's Master, T their display, N their Master, H one's hand, F the Fixer, X dynamite.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Any

from goblins.core.contract import Outcome
from goblins.games.pact import actions as a
from goblins.games.pact.content import NUMERALS, SPECIALISTS
from goblins.games.pact.kinds import LETTERS
from goblins.games.pact.rules import PactRules
from goblins.games.pact.state import NO_CARD, NO_TASK, PactState, Payment
from tests.support.lines import Line, forbidden_by

RULES: Any = PactRules()
CONTENT = PactRules().content
SOURCES = "DMTNHFX"
PLAIN: dict[str, Any] = {
    "keep": a.KeepCommands,
    "pay": a.Pay,
    "call off": a.CallOff,
    "end": a.EndTurn,
    "pass": a.Pass,
    "next": a.NextGame,
    "retire": a.Retire,
}
WITH_A_KIND: dict[str, Any] = {"reveal": a.Reveal, "play": a.Play, "more": a.PlayMore, "reduce": a.Reduce}
WITH_A_TASK: dict[str, Any] = {"scheme": a.Scheme, "prize": a.TakePrize}


def kinds(letters: str) -> list[int]:
    """Kinds by their letters."""
    return [LETTERS.index(letter) for letter in letters]


def letters(cards: Iterable[int]) -> str:
    """Goblin cards as letters, in the order of the kinds."""
    return "".join(LETTERS[kind] for kind in sorted(CONTENT.pack.kind_of[card] for card in cards))


def task_name(task: int) -> str:
    """What a Task needs, as the rulebook prints it; "-" for a gap."""
    if task == NO_TASK:
        return "-"
    return "".join(f"{count}{LETTERS[kind]}" for kind, count in Counter(CONTENT.tasks[task].columns).items())


def task(name: str) -> int:
    """The Task that needs that."""
    return next(number for number in range(len(CONTENT.tasks)) if task_name(number) == name)


def named(tasks: Iterable[int]) -> str:
    """Tasks in words."""
    return " ".join(map(task_name, tasks))


def specialist(slug: str) -> int:
    """The number of a Specialist."""
    return [*SPECIALISTS].index(slug)  # type: ignore[arg-type]


def action(state: PactState, text: str) -> Any:
    """An action in words; without a seat it is the one the game waits for."""
    who, colon, what = text.rpartition(": ")
    seat = int(who) if colon else (to_act(state) or (0,))[0]
    if what in PLAIN:
        return PLAIN[what](seat)
    verb, *rest = what.split()
    if verb == "return":
        return a.ReturnCommand(seat, NUMERALS.index(rest[0]))
    if verb in WITH_A_KIND:
        return WITH_A_KIND[verb](seat, LETTERS.index(rest[0]))
    if verb in WITH_A_TASK:
        return WITH_A_TASK[verb](seat, slot(state, rest[0]))
    if verb in ("take", "press"):
        return (a.Take if verb == "take" else a.TakeMore)(seat, a.DECK if rest[0] == "deck" else int(rest[0]))
    if verb == "figure":
        return a.PlaceFigure(seat, int(rest[0]))
    if verb == "shift":
        return a.Shift(seat, int(rest[0]), SOURCES.index(rest[1]))
    if verb == "back":
        return a.TakeBack(seat, specialist(rest[0]))
    assert verb == "complete", text
    return a.Complete(seat, slot(state, rest[0]), a.ALONE if rest[1] == "alone" else int(rest[2]))


def slot(state: PactState, name: str) -> int:
    """Where a Task lies in the row; a plain number is a slot."""
    return int(name) if name.isdigit() else state.public.open_tasks.index(task(name))


def play(state: PactState, *texts: str) -> Line[PactState]:
    """Play a line; every action must be legal and every state sound. "play WYK" is three actions."""
    line = Line(state)
    for text in _spelled(texts):
        verb = text.rpartition(": ")[2].split()[0]
        if verb in ("do", "stand"):
            what, by, way = text.partition(" by ")
            plain = what.replace("do ", "complete ", 1).replace("stand ", "figure ", 1)
            line = line.then(RULES, action(line.state, plain), text)
            if line.state.public.phase == "pay":
                for shift in _way_to(line.state, way) if by else ():
                    line = line.then(RULES, shift, text)
                line = line.then(RULES, action(line.state, "pay"), text)
        else:
            line = line.then(RULES, action(line.state, text), text)
    return line


def _spelled(texts: Sequence[str]) -> list[str]:
    spelled = []
    for text in texts:
        head, verb, goblins = text.rpartition("play ")
        spelled += [f"{head}{verb}{letter}" for letter in goblins] if verb else [text]
    return spelled


def _way_to(state: PactState, way: str) -> list[a.Shift]:
    """The shortest shifts to a way of paying, in which goblins of one kind may change places."""
    payment = paying(state)
    assert len(way) == len(payment.columns), f"{way}: it needs {len(payment.columns)} goblins"
    wanted = Counter(zip(payment.columns, kinds_of_sources(way)))
    open_ways: deque[tuple[PactState, list[a.Shift]]] = deque([(state, [])])
    seen = {payment.sources}
    while open_ways:
        here, shifts = open_ways.popleft()
        if Counter(zip(payment.columns, paying(here).sources)) == wanted:
            return shifts
        for legal in RULES.legal_actions(here, here.public.active):
            if isinstance(legal, a.Shift):
                there = RULES.apply(here, legal).state
                if there.secret.payment.sources not in seen:
                    seen.add(there.secret.payment.sources)
                    open_ways.append((there, [*shifts, legal]))
    raise AssertionError(f"there is no way to pay {way}")


def ways(state: PactState) -> set[str]:
    """Every way in which what lies before the active seat can be paid, goblins of a kind in the order of their sources."""
    found, seen, todo = set(), {paying(state).sources}, [state]
    while todo:
        here = todo.pop()
        legal = RULES.legal_actions(here, here.public.active)
        if any(isinstance(one, a.Pay) for one in legal):
            found.add("".join(SOURCES[source] for _, source in sorted(zip(paying(here).columns, paying(here).sources))))
        for shift in legal:
            if isinstance(shift, a.Shift):
                there = RULES.apply(here, shift).state
                if there.secret.payment.sources not in seen:
                    seen.add(there.secret.payment.sources)
                    todo.append(there)
    return found


def kinds_of_sources(way: str) -> list[int]:
    """Sources by their letters."""
    return [SOURCES.index(letter) for letter in way]


def paying(state: PactState) -> Payment:
    """What is about to be paid for."""
    assert state.public.phase == "pay" and state.secret.payment is not None
    return state.secret.payment


def sources(state: PactState) -> str:
    """Where the goblins needed come from, one by one."""
    return "".join(SOURCES[source] for source in paying(state).sources)


def after(state: PactState, *texts: str) -> PactState:
    """The state after a line of play."""
    return play(state, *texts).state


def refused(state: PactState, text: str) -> str:
    """The clause that forbids an action; it must be forbidden."""
    return forbidden_by(RULES, state, action(state, text), text)


def allowed(state: PactState, text: str) -> bool:
    """Whether an action is legal; why_not must agree."""
    wanted = action(state, text)
    legal = wanted in RULES.legal_actions(state, wanted.seat)
    assert legal == (RULES.why_not(state, wanted) is None), text
    return legal


def verbs(state: PactState) -> set[str]:
    """The kinds of action that may be done now by the one the game waits for."""
    return {type(legal).__name__ for legal in RULES.legal_actions(state, to_act(state)[0])}


def to_act(state: PactState) -> tuple[int, ...]:
    """Whom the game waits for."""
    seats: tuple[int, ...] = RULES.to_act(state)
    return seats


def hand(state: PactState, seat: int = 0) -> str:
    """A seat's hand as letters."""
    return letters(state.secret.hands[seat])


def display(state: PactState, clan: int = 0) -> str:
    """A clan's display as letters."""
    return letters(state.public.displays[clan])


def row_of(state: PactState) -> str:
    """The goblins of the row in their places."""
    return "".join("-" if card == NO_CARD else LETTERS[CONTENT.pack.kind_of[card]] for card in state.public.row)


def owner(state: PactState, slug: str) -> int:
    """Who has a Specialist."""
    return state.public.specialists[specialist(slug)]


def outcome_of(state: PactState) -> Outcome:
    """How a finished game stands; nobody may do anything in it."""
    outcome: Outcome | None = RULES.outcome(state)
    assert outcome is not None and to_act(state) == () and tuple(RULES.may_interrupt(state)) == ()
    assert all(RULES.legal_actions(state, seat) == () for seat in range(state.public.players))
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(state.public.players))
    assert outcome.reason in RULES.info.reasons and outcome.text
    for score in outcome.scores:
        assert score.total == sum(line.amount for line in score.lines if line.counts)
    return outcome


def glory(outcome: Outcome, seat: int = 0) -> int:
    """A seat's Glory."""
    score = outcome.score(seat)
    assert score is not None
    return score.total


def all_goblins(state: PactState) -> list[int]:
    """Every goblin card wherever it lies, in order."""
    public = state.public
    piles = [*state.secret.hands, *public.displays, public.row, state.secret.deck, public.discards]
    return sorted(card for pile in piles for card in pile if card != NO_CARD)
