"""What a finished match comes to when somebody looks through it: chances over time, decisions, luck, and what decided it."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec
from msgspec import Struct

from goblins.bots.bot import willing
from goblins.bots.outlook import LOST, is_solved
from goblins.bots.parts import Finding, Tally
from goblins.core.chance import chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.games.registry import skill_of

#: The note that keeps it with its match.
NOTE = "analysis"
#: What was found otherwise is not looked at any more.
EDITION = 2
#: In so many worlds a step is tried, to see whether it might have led to something else.
IMAGINED = 3
#: How wide an interval is that holds the true value nineteen times of twenty, in deviations.
SURE = 1.96


class Place(Struct, frozen=True):
    """Every seat's chance to win after so many steps, and how sure that is: the true one lies within `spread`.

    In a solved game `left` is the fewest turns to the win, or LOST. `glance`: it was looked at only briefly.
    """

    ply: int
    chances: tuple[float, ...]
    spread: float = 0.0
    left: int | None = None
    glance: bool = False


class Judged(Struct, frozen=True):
    """A person's decision: the step, what it was worth, what the bot would have done, and what that would have been worth.

    In a solved game both are turns left after it, or LOST.
    """

    ply: int
    seat: int
    best: Any
    worth: float
    better: float
    spread: float = 0.0
    options: int = 2

    @property
    def lost(self) -> float:
        """How much the bot's choice is better than what was done."""
        return self.better - self.worth


class Weighed(Struct, frozen=True):
    """A step: by how much it was better than what somebody quick would do, and what luck came with it for every seat."""

    ply: int
    seat: int
    gain: float
    luck: tuple[float, ...] = ()


class Analysis(Struct, frozen=True):
    """All that was found so far, in the order of the match; `whole` once nothing is left to be found."""

    edition: int
    rules_version: int
    steps: int
    places: tuple[Place, ...] = ()
    decisions: tuple[Judged, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    whole: bool = False

    def place(self, ply: int) -> Place | None:
        """What is known of a ply."""
        return next((one for one in self.places if one.ply == ply), None)

    def decision(self, ply: int) -> Judged | None:
        """What is known of a decision."""
        return next((one for one in self.decisions if one.ply == ply), None)


def kept_analysis(match: Match, note: Any) -> Analysis | None:
    """What was kept of a match's analysis; None if there is none, or it fits neither the match nor this program."""
    try:
        kept = msgspec.convert(note, Analysis)
    except msgspec.ValidationError:
        return None
    known = EDITION, match.rules.info.rules_version, match.cursor
    return kept if (kept.edition, kept.rules_version, kept.steps) == known else None


def places_of(match: Match) -> tuple[int, ...]:
    """The plies to look at: where turns begin, and the end."""
    turns = [match.rules.turns(match.state_at(ply)) for ply in range(match.cursor + 1)]
    return tuple([ply for ply in range(match.cursor) if not ply or turns[ply] != turns[ply - 1]] + [match.cursor])


def is_choice(match: Match, ply: int) -> bool:
    """Whether somebody had a choice at a step that is worth a thought."""
    action: Action = match.steps[ply].action
    if action.aside or action.resigns:
        return False
    state, skill = match.state_at(ply), skill_of(match.setup.game, match.setup.house)
    legal = willing(match.rules.legal_actions(state, action.seat))
    return len(legal) > 1 and len({*skill.consider(state, legal), action}) > 1


def is_chancy(match: Match, ply: int) -> bool:
    """Whether something came into the open with a step that whoever took it could not know."""
    return match.steps[ply].reveals and _might_be_otherwise(match, ply)


def _might_be_otherwise(match: Match, ply: int) -> bool:
    """Whether a step could have led to something else, as far as the one who took it could see."""
    rules, action = match.rules, match.steps[ply].action
    before, after = rules.view(match.state_at(ply), action.seat), rules.view(match.state_at(ply + 1), action.seat)
    worlds = [rules.imagine(before, chance(match.seed, number)) for number in range(IMAGINED)]
    return any(rules.view(rules.apply(world, action).state, action.seat) != after for world in worlds)


def solved(match: Match) -> bool:
    """Whether its positions are solved: then there are turns left instead of chances."""
    return is_solved(match.setup.game, len(match.setup.seats))


def place_of(match: Match, ply: int, finding: Finding, *, glance: bool = False) -> Place:
    """What a finding says of a position."""
    if solved(match):
        tally = finding.tallies[0]
        left = int(tally.total) if tally.tried else None
        return Place(ply, (0.5 if left is None else float(left != LOST),), 0.0 if tally.tried else 0.5, left)
    means = tuple([tally.total / tally.tried for tally in finding.tallies])
    return Place(
        ply, means, max([_spread(tally.tried, tally.total, tally.squares) for tally in finding.tallies]), None, glance
    )


def end_of(match: Match) -> Place:
    """The end needs no thought."""
    outcome, seats = match.outcome, len(match.setup.seats)
    assert outcome is not None, "only a finished match is looked through"
    if outcome.winners:
        chances = tuple([1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)])
    else:
        chances = (1 / seats if seats > 1 else 0.0,) * seats
    left = (0 if outcome.winners else LOST) if solved(match) else None
    return Place(match.cursor, chances, left=left)


def judged(match: Match, ply: int, best: Action, finding: Finding | None) -> Judged:
    """A decision by the finding about what was done and what the bot would have done; None where both are the same."""
    action, state = match.steps[ply].action, match.state_at(ply)
    options = len(willing(match.rules.legal_actions(state, action.seat)))
    told = msgspec.to_builtins(best)
    if finding is None:
        return Judged(ply, action.seat, told, 0.0, 0.0, 0.0, options)
    seats = len(match.setup.seats)
    done, other = (finding.tallies[arm * seats + (action.seat if seats > 1 else 0)] for arm in (0, 1))
    if solved(match):
        return Judged(ply, action.seat, told, done.total, other.total, 0.0, options)
    spread = sqrt(sum(_spread(one.tried, one.total, one.squares) ** 2 for one in (done, other)) / 2)
    return Judged(ply, action.seat, told, done.total / done.tried, other.total / other.tried, spread, options)


def against_par(match: Match, analysis: Analysis) -> dict[int, float]:
    """In a solved game: how short it can still become at every ply, 1 being par; 0 where it can't be won any more."""
    opening = analysis.place(0)
    par = opening.left if opening else None
    if par is None or par == LOST:
        return {}
    return {
        place.ply: par / max(par, match.rules.turns(match.state_at(place.ply)) + place.left)
        if place.left != LOST
        else 0.0
        for place in analysis.places
        if place.left is not None
    }


def _spread(tries: int, total: float, squares: float) -> float:
    """Half the interval in which the true value lies nineteen times of twenty."""
    if tries < 2:
        return 0.5
    mean = total / tries
    variance = max(0.0, squares / tries - mean * mean) * tries / (tries - 1)
    return SURE * sqrt(variance / tries)


# ---------------------------------------------------------------------- luck and decisions


class Account(Struct, frozen=True):
    """What a seat's chance came to by luck (the deal, and what came into the open later), and by its own decisions."""

    deal: float
    draws: float
    decisions: float

    @property
    def luck(self) -> float:
        """All that nobody decided."""
        return self.deal + self.draws


def weighed(match: Match, ply: int, finding: Finding, arms: int, after: Finding | None) -> Weighed:
    """A step by the finding about it (what was done first, somebody quick last), and about what it led to.

    What may as well be chance counts for nothing, so that many small errors do not add up to a large one.
    """
    seat, seats, hoped = match.steps[ply].action.seat, len(match.setup.seats), finding.tallies
    gain = _difference(hoped[seat], hoped[(arms - 1) * seats + seat]) if arms > 1 else 0.0
    luck = [_difference(now, before) for now, before in zip(after.tallies, hoped, strict=False)] if after else []
    return Weighed(ply, seat, gain, tuple(luck))


def _difference(one: Tally, other: Tally) -> float:
    """By how much one is better than the other, if that can be told."""
    difference = one.total / one.tried - other.total / other.tried
    spread = sqrt(sum(_spread(tally.tried, tally.total, tally.squares) ** 2 for tally in (one, other)))
    return difference if abs(difference) > spread else 0.0


def accounts(match: Match, analysis: Analysis) -> tuple[Account, ...]:
    """Luck told apart from decisions, for every seat, as far as the match was looked through."""
    seats, opening = len(match.setup.seats), analysis.place(0)
    if opening is None:
        return ()
    found = [
        Account(
            opening.chances[seat] - 1 / seats if seats > 1 else 0.0,
            sum([one.luck[seat] for one in analysis.weighed if one.luck]),
            sum([one.gain for one in analysis.weighed if one.seat == seat]),
        )
        for seat in range(seats)
    ]
    # nobody has more than a whole chance to win or lose: where much that came and went adds up to more, all of it is scaled
    most = max([1.0, *[abs(value) for one in found for value in (one.luck, one.decisions)]])
    return tuple([Account(one.deal / most, one.draws / most, one.decisions / most) for one in found])
