"""What an analysis says in one sentence: of what was decided in a turn, and of luck and decisions in all."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.match import Match
from goblins.scenes.after.momentcards import done_and_better, number_of
from goblins.scenes.tabletop import Tabletop
from goblins.study.analysis import Analysis, Judged, accounts, solved
from goblins.study.analyst import bots_choice
from goblins.words import say

#: In place of turns: it cost the whole game.
THE_GAME = 100.0


def cost(match: Match, one: Judged) -> float:
    """What a decision cost, if that is more than chance may be; in a solved game in turns, or THE_GAME."""
    if solved(match):
        return 0.0 if one.worth == one.better else THE_GAME if one.worth < one.better else one.worth - one.better
    return one.lost if one.lost > one.spread else 0.0


def decided_words(match: Match, decisions: Sequence[Judged], top: Tabletop) -> str:
    """What was decided in a turn, and what the bot would have done: of several decisions the one that cost most."""
    worst = max(decisions, key=lambda one: cost(match, one))
    if cost(match, worst) <= 0:
        return say("analysis-agrees", count=len(decisions))
    done, best = match.steps[worst.ply].action, bots_choice(match, worst)
    words = done_and_better(match, worst.ply, done, best, top)
    return say(
        "analysis-compared",
        done=words[0],
        worth=number_of(match, worst.worth),
        best=words[1],
        better=number_of(match, worst.better),
        spread=max(1, round(100 * worst.spread)),
        solved=int(solved(match)),
    )


def account_words(match: Match, found: Analysis, viewer: int) -> str:
    """What luck and decisions did for the one who looks."""
    account = accounts(match, found)[viewer]
    luck, moves = round(100 * account.luck), round(100 * account.decisions)
    told = {"luck": "won" if luck > 0 else "cost", "moves": "won" if moves > 0 else "cost"}
    return say("analysis-account", name=match.setup.seats[viewer].name, lucky=abs(luck), moved=abs(moves), **told)
