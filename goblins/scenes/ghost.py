"""The ghost of a challenge: how far it was after every turn, told beside a match of the same deal. It never runs ahead."""

from __future__ import annotations

from goblins.core.contract import Outcome
from goblins.core.match import Match
from goblins.scenes.lanes import Lane, Lanes
from goblins.study.challenge import Challenge, challenge_from, ghost_of
from goblins.study.comparing import compared, total
from goblins.study.letters import BadCode
from goblins.tables.registry import table_of
from goblins.words import say


class Ghost:
    """Somebody's earlier match of the deal that is being played."""

    def __init__(self, challenge: Challenge) -> None:
        self.challenge = challenge
        self._match = ghost_of(challenge)
        self._standings: list[int] = []
        if self._match is not None:
            self._standings = _by_turn(self._match, challenge.seat)

    @property
    def name(self) -> str:
        """Who challenges."""
        return self.challenge.name or say("challenge-somebody")

    @property
    def match(self) -> Match | None:
        """The ghost's match; None where only its deal came along."""
        return self._match

    @property
    def goal(self) -> int | None:
        """What is to be beaten, as a number; None where that is not known, or it was not won."""
        outcome, seat = self.outcome, self.challenge.seat
        if outcome is None:
            return self.challenge.claimed
        return total(outcome, seat) if seat in outcome.winners else None

    def ply_after(self, turn: int) -> int:
        """The ghost's position after so many turns, or its last."""
        match = self._match
        assert match is not None
        plies = range(match.cursor + 1)
        return next((ply for ply in plies if match.rules.turns(match.state_at(ply)) >= turn), match.cursor)

    def lanes(self, match: Match) -> Lanes | None:
        """Both after as many turns; None where the ghost's turns did not come along. It is never ahead in turns."""
        if not self._standings:
            return None
        seat, setup = self.challenge.seat, match.setup
        turn, last = match.rules.turns(match.state), len(self._standings) - 1
        solitaire = match.rules.info.solitaire
        own = Lane(setup.seats[seat], setup.seats[seat].name, _standing(match, seat))
        theirs = self._standings[min(turn, last)]
        ghost = Lane(self.challenge.setup.seats[seat], self.name, theirs, last if turn >= last else None)
        by_turns = len(setup.seats) == 1 and solitaire is not None and solitaire.fewer_is_better
        lower = table_of(setup.game, setup.house).lower_leads
        return Lanes(turn, own, ghost, setup.game, by_turns, lower, self.goal)

    @property
    def outcome(self) -> Outcome | None:
        """How the ghost's match ended; None where only its deal came along."""
        return self._match.outcome if self._match else None

    @property
    def to_beat(self) -> str:
        """What the ghost reached, in words; nothing where that is not known."""
        setup, seat = self.challenge.setup, self.challenge.seat
        outcome = self.outcome
        if outcome is None and self.challenge.claimed is None:
            return ""
        reached = self.challenge.claimed if outcome is None else total(outcome, seat)
        assert reached is not None
        lost = outcome is not None and seat not in outcome.winners
        return say("challenge-to-beat", game=setup.game, alone=_alone(setup.seats), lost=_yes(so=lost), count=reached)

    def words(self, match: Match) -> str:
        """How the two stand after as many turns, in one line."""
        to_beat = self.to_beat
        turn = match.rules.turns(match.state)
        if not self._standings or not turn:
            return say("challenge-slip-beginning", name=self.name, beat=to_beat, known=_yes(so=bool(to_beat)))
        own = _standing(match, self.challenge.seat)
        theirs = self._standings[min(turn, len(self._standings) - 1)]
        over = _yes(so=turn >= len(self._standings) - 1)
        game = match.setup.game
        return say("challenge-slip", name=self.name, turn=turn, own=own, theirs=theirs, game=game, over=over)

    def verdict(self, match: Match) -> str:
        """How a finished match compares with the ghost's; nothing where that can't be said."""
        own, other = match.outcome, self.outcome
        if own is None or other is None:
            return ""
        seats = len(match.setup.seats)
        found = compared(match.rules.info, own, other, self.challenge.seat, seats)
        unit = _unit(match)
        return say("challenge-verdict", verdict=found.verdict, name=self.name, by=found.by, unit=unit)


def ghost_from(code: object) -> Ghost | None:
    """The ghost of a code that a match keeps; None for none, or for one that can't be read any more."""
    if not isinstance(code, str):
        return None
    try:
        return Ghost(challenge_from(code))
    except BadCode:
        return None


def _by_turn(match: Match, seat: int) -> list[int]:
    """What a seat had after every number of turns."""
    found: list[int] = []
    table = table_of(match.setup.game, match.setup.house)
    for ply in range(match.cursor + 1):
        state = match.state_at(ply)
        turn = match.rules.turns(state)
        found += [0] * (turn + 1 - len(found))
        found[turn] = table.standing(match.rules.view(state, seat))[seat]
    return found


def _standing(match: Match, seat: int) -> int:
    table = table_of(match.setup.game, match.setup.house)
    return table.standing(match.rules.view(match.state, seat))[seat]


def _unit(match: Match) -> str:
    """What is counted in the end: a solitaire's own unit, points elsewhere."""
    solitaire = match.rules.info.solitaire
    return solitaire.unit if solitaire and len(match.setup.seats) == 1 else "points"


def _alone(seats: tuple[object, ...]) -> str:
    return _yes(so=len(seats) == 1)


def _yes(*, so: bool) -> str:
    return "yes" if so else "no"
