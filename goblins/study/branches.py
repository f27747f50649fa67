"""What if: a match that goes another way from one of its positions on, with the same players and the same deal."""

from __future__ import annotations

from string import ascii_uppercase

from goblins.core.match import Match


def branch_of(match: Match, ply: int) -> Match:
    """The same match up to a ply; what comes then is open. It counts nowhere, so nobody is asked whether help is wanted."""
    opening = match.opening if match.is_resumed else None
    branch = Match(match.rules, match.setup, match.seed, assisted=True, resumed_from=opening)
    branch.restore([step.action for step in match.steps[:ply]], ply)
    return branch


def may_branch(match: Match) -> bool:
    """Whether one may play on from any position: of a match that is over, or of a game for one."""
    return match.outcome is not None or len(match.setup.seats) == 1


def letter(number: int) -> str:
    """What a branch is called, by how many there were before: A, B, …, Z, A2."""
    round_, place = divmod(number, len(ascii_uppercase))
    return ascii_uppercase[place] + (str(round_ + 1) if round_ else "")
