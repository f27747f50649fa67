"""What wins, why a game is over, and how everybody stands then (F-25, F-26, F-30, F-34, F-35)."""

from __future__ import annotations

from goblins.core.bits import set_of
from goblins.core.contract import Outcome, Score, score_line
from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic, Goal
from goblins.words import message

#: The ends that the active player has won by.
WON = ("no_goblins", "six_fairies")
#: The others.
NOT_WON = ("draw", "gave_up", "stuck")


def ending_of(goal: Goal, hand: int, ring: tuple[int, ...], content: Content) -> str:
    """Why the game is over after a turn that left its player with this hand; empty if it goes on (F-25, F-30, F-35)."""
    unwanted = content.fairy_faces if goal.reverse else content.goblin_faces
    left = hand & unwanted
    if not left:
        if not goal.ultimate or not set_of(ring) & unwanted:
            return "no_goblins"
        return "" if hand else "stuck"
    if not goal.solitaire and (hand ^ left).bit_count() >= content.numbers.to_win:
        return "six_fairies"
    return ""


def outcome(public: FairiesPublic, content: Content) -> Outcome:
    """How a game that is over ended."""
    goal, ending, winner = public.goal, public.ending, public.active
    won, seats = ending in WON, range(len(public.hands))
    way = "reverse" if goal.reverse else "usual"
    scores = tuple(_score(public, seat, way, content.goals[goal.reverse]) for seat in seats)

    def far(seat: int) -> tuple[bool, int, int]:
        """How far a seat is from both ways of winning; where turns count, nobody else is there."""
        left, kept = (line.amount for line in scores[seat].lines[:2])
        return not (won and seat == winner), left, -kept

    standing = [tuple(seat for seat in seats if far(seat) == place) for place in sorted(set(map(far, seats)))]
    rule, said = {
        "no_goblins": ("F-30" if goal.solitaire else "F-25", message("fairies-end-none-left", way=way)),
        "six_fairies": ("F-25", message("fairies-end-enough", way=way, count=content.numbers.to_win)),
        "draw": ("F-26", message("fairies-end-draw", time=content.numbers.meetings)),
        "gave_up": ("F-34", message("fairies-end-gave-up")),
        "stuck": ("F-35", message("fairies-end-stuck")),
    }[ending]
    return Outcome(
        reason=ending,
        rule=rule,
        said=said,
        winners=(winner,) if won else (),
        ranking=tuple(standing) if won or goal.solitaire else (tuple(seats),),
        scores=scores,
        headed=message(f"fairies-headline-{ending.replace('_', '-')}", way=way) if ending in NOT_WON else "",
    )


def _score(public: FairiesPublic, seat: int, way: str, goals: tuple[int, int]) -> Score:
    """In company the cards to be collected count, alone the turns."""
    unwanted, wanted = goals
    alone, hand = public.goal.solitaire, public.hands[seat]
    left, kept = (hand & unwanted).bit_count(), (hand & wanted).bit_count()
    lines = (
        score_line(f"fairies-line-left-{way}", left, counts=False),
        score_line(f"fairies-line-kept-{way}", kept, counts=not alone),
    )
    if alone:
        return Score(seat, public.turns, (*lines, score_line("fairies-line-turns", public.turns)))
    return Score(seat, kept, lines)
