"""How a branch stands against its trunk: a seat's chance to win in both, at the same turn."""

from __future__ import annotations

from collections.abc import Iterable

from goblins.bots.outlook import outlook_of
from goblins.bots.thinking import ThinkingRoom
from goblins.core.chance import chance
from goblins.core.match import Match
from goblins.study.analysis import Place, end_of, place_of, solved

#: So often a position is tried.
TRIES = 48

_FIRST_OCCASION = 900_000
_SEED_BITS = 62


class Standings:
    """Places of a match, looked at one after another when somebody asks for them."""

    def __init__(self, match: Match, room: ThinkingRoom) -> None:
        self._match, self._survey = match, room.survey()
        self._asked: dict[int, int] = {}
        self._places: dict[int, Place] = {}

    def place(self, ply: int) -> Place | None:
        """What is known of a ply; where nothing is, it is asked for. What was taken back and played anew is another one."""
        match = self._match
        if match.rules.outcome(match.state_at(ply)) is not None:
            return end_of(match) if ply == match.cursor else None
        if ply not in self._places and ply not in self._asked:
            setup, state = match.setup, match.state_at(ply)
            views = [match.rules.view(state, seat) for seat in range(len(setup.seats))]
            seed = chance(match.seed, _FIRST_OCCASION + ply).getrandbits(_SEED_BITS)
            question = outlook_of(setup.game, setup.house, len(views), views, (), tries=TRIES, seed=seed)
            self._asked[ply] = self._survey.ask(lambda: question)
        return self._places.get(ply)

    def go_on(self, for_a_while: Iterable[None]) -> bool:
        """Think for a short while; whether something new is known."""
        self._survey.go_on(for_a_while)
        news = [ply for ply, number in self._asked.items() if number in self._survey.found]
        for ply in news:
            self._places[ply] = place_of(self._match, ply, self._survey.found[self._asked.pop(ply)])
        return bool(news)

    def forget_after(self, ply: int) -> None:
        """What came after a ply was taken back."""
        self._places = {one: place for one, place in self._places.items() if one <= ply}

    @property
    def thinking(self) -> bool:
        """Whether something was asked that is not known yet."""
        return bool(self._asked)

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self._survey.drop()


def turn_start(match: Match, ply: int) -> int:
    """The ply at which the turn begins that a ply lies in."""
    rules, turn = match.rules, match.rules.turns(match.state_at(ply))
    while ply and rules.turns(match.state_at(ply - 1)) == turn:
        ply -= 1
    return ply


def same_turn(trunk: Match, turns: int) -> int:
    """The ply of the trunk after so many turns, or its end."""
    return next(
        (ply for ply in range(trunk.cursor + 1) if trunk.rules.turns(trunk.state_at(ply)) >= turns), trunk.cursor
    )


def is_comparable(match: Match) -> bool:
    """Whether chances say more than the solver would: in a solved game there are none."""
    return not solved(match)
