"""What wins, why a game is over, and how everybody stands then (F-25, F-26, F-30, F-34, F-35)."""

from __future__ import annotations

from goblins.content.numerals import in_words
from goblins.core.bits import set_of
from goblins.core.contract import Outcome, Score, ScoreLine
from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic, Goal

#: The ends that the active player has won by.
WON = ("no_goblins", "six_fairies")


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
    bad, good = ("fairies", "goblins") if goal.reverse else ("goblins", "fairies")
    scores = tuple(_score(public, seat, bad, good, content.goals[goal.reverse]) for seat in seats)
    standing = sorted(seats, key=lambda seat: (not (won and seat == winner), scores[seat].lines[0].amount))
    rule, text = {
        "no_goblins": ("F-30" if goal.solitaire else "F-25", f"no {bad} left"),
        "six_fairies": ("F-25", f"{in_words(content.numbers.to_win)} {good}"),
        "draw": ("F-26", f"the same position for the {content.numbers.meeting} time"),
        "gave_up": ("F-34", "given up"),
        "stuck": ("F-35", "no card left to add"),
    }[ending]
    return Outcome(
        reason=ending,
        rule=rule,
        text=text,
        winners=(winner,) if won else (),
        ranking=tuple((seat,) for seat in standing) if won or goal.solitaire else (tuple(seats),),
        scores=scores,
        headline={"draw": "A draw", "gave_up": "Given up", "stuck": f"The {bad} stay"}.get(ending, ""),
    )


def _score(public: FairiesPublic, seat: int, bad: str, good: str, goals: tuple[int, int]) -> Score:
    """In company the cards to be collected count, alone the turns."""
    unwanted, wanted = goals
    alone, hand = public.goal.solitaire, public.hands[seat]
    left, kept = (hand & unwanted).bit_count(), (hand & wanted).bit_count()
    lines = (ScoreLine(f"{bad} left", left, counts=False), ScoreLine(good, kept, counts=not alone))
    if alone:
        return Score(seat, public.turns, (*lines, ScoreLine("turns", public.turns)))
    return Score(seat, kept, lines)
