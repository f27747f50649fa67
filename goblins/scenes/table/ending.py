"""What is shown when a match has ended."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from goblins.bots.solitaire import expert_of
from goblins.scenes.deals import facts_of
from goblins.study.feats import remember

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


def announce_end(scene: TableScene) -> None:
    """The result, unless people are to read something on the table first; after giving up, the way it could have been won on
    top of it.
    """
    if scene.companion.ended():
        return
    match = scene.match
    scene.hotseat.open_up()
    remember(scene.house.library, match, scene.match_id, datetime.now().astimezone().date())
    scene.top.learn(facts_of(scene.house.library, match, scene.match_id))  # this one may be the best
    if scene.top.panels.result and match.seated.humans:
        scene.rebuild()
        return
    scene.show_result()
    gave_up = len(match.setup.seats) == 1 and match.steps[match.cursor - 1].action.resigns
    if gave_up and expert_of(match.setup.game):
        scene.house.doors.solution(match, scene.top.context.facts)
