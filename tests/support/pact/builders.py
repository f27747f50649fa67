"""Positions of Pact that read like the table: goblins by their letters, Tasks by what they need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import Outcome
from goblins.core.info import OptionValue
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.pact.content import NUMERALS, SPECIALISTS
from goblins.games.pact.kinds import LETTERS
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY, Figure, PactPublic, PactState
from tests.support.pact.lines import CONTENT, RULES, after, kinds, outcome_of, specialist, task, task_name

#: Spring Tasks in the game by the number of seats (P-11, P-60, P-70).
SPRING_TASKS = {1: 4, 2: 4, 3: 4, 4: 8, 5: 12}


def new_game(seats: int | Sequence[str] = 3, seed: int = 1, **options: OptionValue) -> PactState:
    """An opening position."""
    players = ["human"] * seats if isinstance(seats, int) else list(seats)
    state: PactState = RULES.new_game(checked(RULES.info, Setup("pact", make_seats(players), options)), seed)
    assert RULES.audit(state) == ()
    return state


def changed(state: PactState, **fields: Any) -> PactState:
    """A state with other values for some fields, wherever they belong."""
    public = {name: value for name, value in fields.items() if name in PactPublic.__struct_fields__}
    secret = {name: value for name, value in fields.items() if name not in public}
    return PactState(replace(state.public, **public), replace(state.secret, **secret))


class _Goblins:
    """Goblins that do not lie anywhere yet."""

    def __init__(self) -> None:
        self.left = list(range(len(CONTENT.pack)))

    def take(self, text: str) -> tuple[int, ...]:
        return tuple(NO_CARD if letter == "-" else self._one(LETTERS.index(letter)) for letter in text)

    def _one(self, kind: int) -> int:
        found = next((card for card in self.left if CONTENT.pack.kind_of[card] == kind), None)
        assert found is not None, f"there is no {LETTERS[kind]} left"
        self.left.remove(found)
        return found


class _Tasks:
    """Tasks that do not lie anywhere yet; of spring only as many as there are in the game."""

    def __init__(self, seats: int, mentioned: Iterable[str]) -> None:
        names = [task(name) for name in mentioned]
        assert len(set(names)) == len(names), "a Task can't lie in two places"
        spring = [number for number in CONTENT.of_season(0) if number in names]
        spare = [number for number in CONTENT.of_season(0) if number not in names]
        assert len(spring) <= SPRING_TASKS[seats], "there are not so many spring Tasks in the game"
        in_game = spring + spare[: SPRING_TASKS[seats] - len(spring)]
        self.left = [*in_game, *CONTENT.of_season(1), *CONTENT.of_season(2)]
        for number in names:
            self.left.remove(number)

    def draw(self) -> int:
        return self.left.pop(0)


def position(
    displays: Sequence[str] = (),
    hands: Sequence[str] = (),
    *,
    mode: str = "beginner",
    seats: int = 0,
    row: str = "WYKG",
    deck: str | None = None,
    discards: str = "",
    rest: str = "deck",
    tasks: str = "",
    next_tasks: str = "",
    alone: Mapping[int, str] | None = None,
    pacts: Mapping[int, str] | None = None,
    rest_tasks: str = "deck",
    specialists: Mapping[str, int] | None = None,
    masters: str = "WYKGB",
    figures: Mapping[str, int] | None = None,
    markers: Sequence[int] | None = None,
    commands: Mapping[int, str] | None = None,
    active: int = 0,
    start: int = 0,
    phase: str = "turn",
    deed: str | None = None,
    campaign: bool = False,
    **fields: Any,
) -> PactState:
    """A sound state in the middle of a game, by default at the beginning of the active seat's turn.

    `deck`: its goblins, the first one is drawn first; those that nothing mentions lie below it, or (`rest`) in the
    "discards", in all "hands" as evenly as can be, or in a "display 1". `next_tasks`: the Tasks on top of the deck; those
    that nothing mentions lie below, or (`rest_tasks`) are on a "pact 1" or "alone 2". `specialists`: {"fixer": 0}; the others
    are with somebody who is not active; in the solo game they are used up. `figures`: {"2W1Y": 0}, on a Task of a Pact card
    a Figure of a seat. `commands`: {0: "VI X"} are kept.
    """
    seats = seats or {"two": 2, "solo": 1}.get(mode, 3)
    clans = max(seats, 3)
    options: dict[str, OptionValue] = {"mode": mode} if seats > 2 else {"campaign": campaign} if seats == 1 else {}
    opening = new_game(seats, 1, **options)
    assert opening.public.mode == mode

    goblins = _Goblins()
    held = [goblins.take(text) for text in hands] + [()] * (seats - len(hands))
    shown = [goblins.take(text) for text in displays] + [()] * (clans - len(displays))
    in_row, thrown = goblins.take(row), goblins.take(discards)
    pile = goblins.take(deck or "")[::-1]
    spare = tuple(goblins.left)
    if rest == "deck":
        pile = spare + pile
    elif rest == "discards":
        thrown += spare
    elif rest == "hands":
        held = [held[seat] + spare[seat::seats] for seat in range(seats)]
    else:
        shown[int(rest.split()[1])] += spare

    on_pacts, done = [(pacts or {}).get(n, "") for n in range(clans)], [(alone or {}).get(n, "") for n in range(clans)]
    mentioned = " ".join([tasks.replace("-", ""), next_tasks, *on_pacts, *done]).split()
    left = _Tasks(seats, mentioned)
    lying = tuple(NO_TASK if name == "-" else task(name) for name in tasks.split())
    lying = lying or tuple(left.draw() for _ in range(CONTENT.numbers.task_row))
    coming = tuple(task(name) for name in next_tasks.split())[::-1]
    bound, own = [[[task(name) for name in text.split()] for text in texts] for texts in (on_pacts, done)]
    if rest_tasks == "deck":
        coming = tuple(reversed(left.left)) + coming
    else:
        where, clan = rest_tasks.split()
        pile_of = {"pact": bound, "alone": own}[where][int(clan)]
        pile_of[:0] = left.left

    keeper = NOBODY if mode == "solo" else (active + 2) % seats if seats > 2 else 1 - active
    owners = [keeper] * len(SPECIALISTS)
    for slug, owner in (specialists or {}).items():
        owners[specialist(slug)] = owner
    expert = mode in ("expert", "two")
    state = changed(
        opening,
        start=start,
        active=active,
        turns=20 * seats + (active - start) % seats,
        phase=phase,
        deed=({"tasks": "recruit", "play": "play", "recruit": "recruit"}.get(phase, "") if deed is None else deed),
        played=1 if phase == "play" else 0,
        displays=tuple(shown),
        hands=tuple(tuple(sorted(hand)) for hand in held),
        row=in_row,
        deck=pile,
        discards=thrown,
        open_tasks=lying,
        season=max(CONTENT.tasks[one].season for one in [*lying, *sum(bound, []), *sum(own, [])] if one != NO_TASK),
        task_deck=coming,
        pacts=tuple(map(tuple, bound)),
        alone=tuple(map(tuple, own)),
        specialists=tuple(owners),
        specialist_used=False,
        masters=tuple(kinds(masters[:seats])) if expert or mode == "solo" else (),
        figures=tuple(
            tuple(
                Figure(clan, next(n for n in range(clans) if task(name) in bound[n]), task(name))
                for name, seat in (figures or {}).items()
                if seat == clan
            )
            for clan in range(clans)
        ),
        markers=tuple(markers or (1,) * seats) if expert else (),
        chosen=(NO_CARD,) * seats,
        **(_dealt_commands(seats, mode, commands or {}) if expert else {}),
    )
    state = changed(state, **fields)
    assert RULES.audit(state) == (), RULES.audit(state)
    return state


def _dealt_commands(seats: int, mode: str, kept: Mapping[int, str]) -> dict[str, Any]:
    """Commands kept and returned: what was dealt to a seat and not kept is in the box again."""
    dealt, most = CONTENT.commands_dealt(mode), len(NUMERALS) - (2 if mode == "two" else 0)
    keeping = [[NUMERALS.index(numeral) for numeral in kept.get(seat, "").split()] for seat in range(seats)]
    spare = [number for number in range(most) if not any(number in some for some in keeping)]
    returned = []
    for some in keeping:
        if not some:
            some.append(spare.pop(0))
        returned.append(tuple(spare.pop(0) for _ in range(dealt - len(some))))
    return {"commands": tuple(tuple(sorted(some)) for some in keeping), "returned": tuple(returned)}


def standstill(*args: Any, seats: int = 3, mode: str = "expert", **fields: Any) -> PactState:
    """A position one "end" before the end of the game by ten idle rounds: the row is full, and the last player is on."""
    last = (fields.get("start", 0) - 1) % seats
    usual = {"active": last, "phase": "tasks", "idle": 10 * seats - 1}
    return position(*args, seats=seats, mode=mode, **{**usual, **fields})


def ended(state: PactState, prize: str = "") -> Outcome:
    """How the game stands after an "end", at which the dynamite bonus is taken as said, or any."""
    state = after(state, "end") if state.public.phase != "prize" else state
    if state.public.phase == "prize":
        state = after(state, f"prize {prize}" if prize else f"prize {task_name(max(state.public.open_tasks))}")
    return outcome_of(state)
