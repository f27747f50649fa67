"""What to do after a match: two rows of three buttons, always in the same order, what most want in orange."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from goblins.bots.solitaire import expert_of
from goblins.scenes.after.ended import STARS, Ended
from goblins.scenes.deals import as_asked, campaign_table
from goblins.study.challenge import can_challenge
from goblins.tables.capabilities import KnowsBetter
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.words import say

IN_A_ROW = 3
FIRST, PITCH = (664.0, 772.0), (308.0, 62.0)
WIDTH, HEIGHT = 296.0, 52.0


class Choice(NamedTuple):
    """Something to do next."""

    label: str
    icon: str
    act: Callable[[], None]


def choices(ended: Ended) -> list[Choice]:
    """What most want, its neighbour, then what else can be done with the match; the shelf last."""
    match, doors, viewer, facts = ended.match, ended.house.doors, ended.context.viewer, ended.facts
    new = Choice(say("after-new-deal"), "dice", partial(doors.deal_again, match.setup))
    same = Choice(say("after-same-deal"), "deal", partial(doors.deal, as_asked(match.setup), match.seed))
    replay = Choice(
        say("screens-replay"), "replay", partial(doors.replay, match, viewer, facts, match_id=ended.match_id)
    )
    analyse = Choice(say("analysis-analyse"), "chart", partial(doors.analysis, match, ended.match_id, viewer, facts))
    challenge = Choice(say("challenge-button"), "swords", partial(doors.challenge, match, ended.ghost, ended.match_id))
    shared = [challenge] if can_challenge(match) else []
    answered = bool(ended.verdict) and bool(shared)
    shelf = Choice(say("screens-shelf"), "shelf", doors.title)
    if campaign_table(match.setup) is not None:
        new = Choice(say("after-campaign-map"), "map", partial(doors.campaign, match.setup, match, ended.match_id))
    if answered:
        answer = challenge._replace(label=say("challenge-answer"))
        return [answer, same._replace(label=say("after-try-again"), icon="undo"), new, analyse, replay, shelf]
    if not ended.alone:
        return [new, same, *shared, analyse, replay, shelf]
    if not ended.won:
        return [same._replace(label=say("after-try-again"), icon="undo"), new, *shared, analyse, replay, shelf]
    if ended.par is not None and ended.stars < STARS:
        return [same._replace(label=say("after-try-stars"), icon="star"), new, *shared, analyse, replay, shelf]
    return [new, same, *shared, analyse, replay, shelf]


def buttons(shown: list[Choice], first: tuple[float, float] = FIRST) -> list[Button]:
    """The choices as buttons; the first one is what most want."""
    made = []
    for index, (label, icon, act) in enumerate(shown):
        x, y = first[0] + PITCH[0] * (index % IN_A_ROW), first[1] + PITCH[1] * (index // IN_A_ROW)
        kind, px = ("orange", 22) if index == 0 else ("teal", 20)
        made.append(Button(Rect(x, y, WIDTH, HEIGHT), label, act, icon=icon, kind=kind, px=px))
    return made


def row_of_buttons(shown: list[Choice]) -> list[Button]:
    """The choices in one row, below a sheet that takes the whole width."""
    return [
        Button(Rect(60 + 249 * index, 820, 235, 58), label, act, icon=icon, kind="teal" if index else "orange", px=20)
        for index, (label, icon, act) in enumerate(shown)
    ]


def solution_button(ended: Ended, stage: Stage, y: float) -> list[Button]:
    """The shortest way to win a solitaire, where somebody knows it."""
    if not expert_of(ended.match.setup.game):
        return []
    watch = partial(ended.house.doors.solution, ended.match, ended.facts)
    place = Rect(692, y, 232 if stage.text_size == 100 else 300, 50)
    label = say("after-the-shortest-way")
    return [Button(place, label, watch, icon="play", kind="paper", px=18, icon_px=26, name="solution")]


def better_button(ended: Ended) -> list[Button]:
    """What would have been better, where the table knows."""
    way = ended.table.better_way(ended.match) if isinstance(ended.table, KnowsBetter) else None
    if way is None:
        return []
    watch = partial(ended.house.doors.other_way, ended.match, *way, ended.facts)
    label = say("after-watch-path")
    return [Button(Rect(1296, 618, 258, 52), label, watch, icon="play", kind="paper", px=19, icon_px=28, name="better")]
