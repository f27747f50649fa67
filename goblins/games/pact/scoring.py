"""Counting: dynamite, Glory line by line, the Commands, and how it ended (P-41 … P-43, P-52, P-56, P-57, P-74, P-75)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from goblins.core.contract import Outcome, Score, ScoreLine, score_line
from goblins.games.pact.content import AUTUMN, FRIENDS, Content
from goblins.games.pact.state import PactPublic, PactState, clans_of, right_of, types_on_display
from goblins.words import Message, literal, message

HELIX, FERDIX = "Helix", "Ferdix"
_Count = Callable[[PactPublic, Content, int], int]
_REASONS = {
    "winter": "P-40",
    "standstill": "P-26",
    "won": "P-75",
    "lost": "P-75",
    "grand_master": "P-75",
}
_HEADLINES = {"lost": "pact-headline-lost", "grand_master": "pact-headline-grand-master"}


def pacts_of(public: PactPublic, clan: int) -> tuple[int, int]:
    """A clan's Pact cards: with the left and with the right neighbour."""
    return clan, right_of(public, clan)


def on_pact(public: PactPublic, clan: int, pact: int) -> int:
    """How many Tasks a clan has on a Pact card, its own Figures counted in (P-52)."""
    count = len(public.pacts[pact])
    for figure in public.figures[clan]:
        count += figure.pact == pact
    return count


def tasks_of(public: PactPublic, clan: int) -> list[int]:
    """Every Task that counts for a clan's colours, seasons and dynamite: a Figure counts it once more (P-52)."""
    left, right = pacts_of(public, clan)
    figures = [figure.task for figure in public.figures[clan]]
    return [*public.alone[clan], *public.pacts[left], *public.pacts[right], *figures]


def sticks_of(public: PactPublic, content: Content, clan: int) -> int:
    """A clan's dynamite (P-41, P-56)."""
    on_card = content.track[public.markers[clan]][0] if clan < len(public.markers) else 0
    tasks = content.tasks
    return on_card + sum([tasks[task].dynamite for task in tasks_of(public, clan)])


def open_lines(public: PactPublic, content: Content, clan: int) -> list[ScoreLine]:
    """A clan's Glory, but for its Commands, line by line (P-42, P-56, P-74)."""
    left, right = pacts_of(public, clan)
    full = sum([content.full_pact_glory(on_pact(public, clan, pact)) for pact in (left, right)])
    glory = content.numbers.glory
    lines = [
        score_line("pact-line-pacts", glory.pact * (len(public.pacts[left]) + len(public.pacts[right]))),
        score_line("pact-line-alone", glory.alone * len(public.alone[clan])),
        score_line("pact-line-full", full),
    ]
    if public.masters:
        lines.append(score_line("pact-line-figures", glory.figure * len(public.figures[clan])))
    if clan < len(public.markers):
        lines.append(score_line("pact-line-track", content.track[public.markers[clan]][1]))
    if public.prize and public.prize_winner == clan:
        lines.append(score_line("pact-line-bonus", glory.alone * len(public.prize)))
    return lines


def open_glory(public: PactPublic, content: Content, clan: int) -> int:
    """A clan's Glory as everybody can count it."""
    return sum(line.amount for line in open_lines(public, content, clan))


def command_glory(public: PactPublic, content: Content, seat: int, command: int) -> int:
    """The Glory of a Command as things stand (P-57)."""
    return content.commands[command].worth(_COUNTS[command](public, content, seat))


def command_count(public: PactPublic, content: Content, seat: int, command: int) -> int:
    """What a Command counts, as things stand."""
    return _COUNTS[command](public, content, seat)


def full_lines(public: PactPublic, content: Content, seat: int, commands: tuple[int, ...]) -> list[ScoreLine]:
    """A seat's Glory line by line, its Commands included."""
    lines = open_lines(public, content, seat)
    if public.markers:
        lines.append(
            score_line("pact-line-commands", sum(command_glory(public, content, seat, command) for command in commands))
        )
    return lines


def display_size(public: PactPublic, clan: int) -> int:
    """The goblins of a display, without permanent ones: for ties (P-43, P-53)."""
    return len(public.displays[clan])


# ---------------------------------------------------------------------- what the Commands count


def _owned(public: PactPublic, seat: int) -> list[int]:
    prize = public.prize if public.prize_winner == seat else ()
    return [*tasks_of(public, seat), *prize]


def _of_colours(*colours: int) -> _Count:
    return lambda public, content, seat: len(
        [task for task in _owned(public, seat) if content.tasks[task].colour in colours]
    )


def _lead(public: PactPublic, seat: int) -> int:
    """How many Tasks a seat has more with its left neighbour than with its right."""
    left, right = pacts_of(public, seat)
    return on_pact(public, seat, left) - on_pact(public, seat, right)


#: From I to XII: the Marker, full Pact cards, types, Figures, autumn, alone, colours, the bonus, more on the right or the left.
_COUNTS: tuple[_Count, ...] = (
    lambda public, content, seat: public.markers[seat] if public.markers else 0,
    lambda public, content, seat: len(
        [1 for pact in pacts_of(public, seat) if on_pact(public, seat, pact) >= content.commands[FRIENDS].least]
    ),
    lambda public, content, seat: types_on_display(public, content, seat),
    lambda public, content, seat: len(public.figures[seat]),
    lambda public, content, seat: len([1 for task in _owned(public, seat) if content.tasks[task].season == AUTUMN]),
    lambda public, content, seat: len(public.alone[seat]),
    _of_colours(4, 5),
    _of_colours(3, 1),
    _of_colours(2, 0),
    lambda public, content, seat: int(public.prize_winner == seat),
    lambda public, content, seat: -_lead(public, seat),
    lambda public, content, seat: _lead(public, seat),
)


# ---------------------------------------------------------------------- the end


def outcome_of(state: PactState, content: Content) -> Outcome | None:
    """How it ended (P-43, P-75); None while it goes on."""
    if not state.public.ending:
        return None
    return _solo_outcome(state.public, content) if state.public.mode == "solo" else _ring_outcome(state, content)


def _reason(ending: str, content: Content) -> tuple[str, Message]:
    """The clause by which it ended, and why."""
    key = f"pact-end-{ending.replace('_', '-')}"
    return _REASONS[ending], message(key, patience=content.numbers.patience, games=content.numbers.games)


def _ring_outcome(state: PactState, content: Content) -> Outcome:
    public = state.public
    seats = range(public.players)
    lines = [full_lines(public, content, seat, state.secret.commands[seat]) for seat in seats]
    totals = [sum(line.amount for line in one) for one in lines]

    def rank(seat: int) -> tuple[int, int]:
        return -totals[seat], -display_size(public, seat)

    ranking = tuple(tuple(group) for _, group in groupby(sorted(seats, key=rank), key=rank))
    rule, said = _reason(public.ending, content)
    scores = tuple(Score(seat, totals[seat], (*lines[seat], _sticks_line(public, content, seat))) for seat in seats)
    return Outcome(public.ending, rule, said, winners=ranking[0], ranking=ranking, scores=scores)


def _solo_outcome(public: PactPublic, content: Content) -> Outcome:
    """A campaign's score is the Glory of all its games; its lines show the last one, too."""
    glory = [open_glory(public, content, clan) for clan in range(clans_of(public))]
    games = [won.glory[0] for won in public.won]
    if public.ending == "lost":
        games.append(glory[0])
    lines = open_lines(public, content, 0)
    if len(games) > 1:
        lines = [ScoreLine(line.what, line.amount, counts=False) for line in lines]
        lines += [ScoreLine(message("pact-line-game", number=number), amount) for number, amount in enumerate(games, 1)]
    rule, said = _reason(public.ending, content)
    if not public.winter:  # no Task lacked: a standstill ended the game, whoever won it (P-26)
        clause, standstill = _reason("standstill", content)
        said = message("pact-end-after-standstill", standstill=standstill, clause=clause, end=said)
    return Outcome(
        public.ending,
        rule,
        said,
        winners=() if public.ending == "lost" else (0,),
        ranking=((0,),),
        scores=(Score(0, sum(games), (*lines, _sticks_line(public, content, 0))),),
        headed=message(_HEADLINES[public.ending]) if public.ending in _HEADLINES else "",
        others=((literal(HELIX), glory[1]), (literal(FERDIX), glory[2])),
    )


def _sticks_line(public: PactPublic, content: Content, seat: int) -> ScoreLine:
    return score_line("pact-line-sticks", sticks_of(public, content, seat), counts=False)
