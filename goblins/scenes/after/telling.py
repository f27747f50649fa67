"""The story of a match of several: how it was won in a headline, what decided it in a sentence, and the race as a chart."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from goblins.scenes.after.ended import Ended
from goblins.scenes.after.pastmatch import first_up
from goblins.study.story import NOBODY
from goblins.ui.draw.rich import Run, lay_out, lay_out_within
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.words import say

PANEL = Rect(660, 450, 920, 306)
#: Where the chart stands, and where it makes room for larger words.
CHART, NARROW_CHART = Rect(1166, 500, 318, 192), Rect(1282, 552, 202, 140)
#: So many sentences have room.
MOST = 3
X, TOP, FLOOR = 692.0, 524.0, 678.0
PX = 19.0


def _fitting(stage: Stage, words: list[Run], width: float, room: float) -> list[Run]:
    """So many whole sentences as there is room for without making them small; one at least."""
    *before, last = words
    while lay_out(stage, [*before, last], width, PX).height > room and ". " in last.text.rstrip():
        last = replace(last, text=last.text.rstrip()[: last.text.rstrip().rindex(". ") + 1])
    return [*before, last]


class Telling:
    """Draws the story, and has the button that shows it."""

    def __init__(self, ended: Ended) -> None:
        self._ended = ended

    def buttons(self, stage: Stage) -> list[Button]:
        """Watch the turn that decided it, if one did."""
        turning = self._ended.story.turning
        if turning is None:
            return []
        watch = partial(self._ended.house.doors.watch_turn, self._ended.top, turning, match_id=self._ended.match_id)
        label = say("after-watch-turn", turn=self._ended.turn_at(turning))
        width, height = (232, 50) if stage.text_size == 100 else (300, 56)
        return [
            Button(Rect(X, 734 - height, width, height), label, watch, icon="play", px=19, icon_px=30, name="watch")
        ]

    def draw(self, stage: Stage) -> None:
        """Headline, sentences, chart."""
        stage.panel(PANEL)
        large = stage.text_size > 100
        chart = NARROW_CHART if large else CHART
        left = X
        if self._ended.story.turning is not None:
            stage.icon("milestone", (711, 496), 44)
            left = 742.0
        right = PANEL.right - 34 if large else chart.x - 46
        stage.text(self.headline, (left, 496), 28, anchor="midleft", width=right - left)
        y = TOP if not large else TOP + 8
        width = chart.x - X - (80 if large else 56)
        for number, words in enumerate(self.sentences[:MOST]):
            room = FLOOR - y - (0 if self._ended.story.turning is not None else -50)
            if large and number and lay_out(stage, words, width, PX).height > room:
                break  # in larger text only what has room without being made small
            text = lay_out_within(stage, _fitting(stage, words, width, room), width, room, PX)
            text.draw(stage, X, y)
            y += text.height + 6
        self._ended.race.draw(stage, chart)

    @property
    def headline(self) -> str:
        """How it was won."""
        ended, story = self._ended, self._ended.story
        if story.kind == "none":
            return say("after-no-turning-point")
        if story.kind == "shared":
            return say("after-story-shared")
        turn = ended.turn_at(story.turning) if story.turning is not None else 0
        facts = {"behind": {"by": story.by}, "lead": {"turn": turn}}.get(story.kind, {})
        return say(f"after-story-{story.kind}", name=ended.name(ended.outcome.winners[0]), **facts)

    @property
    def sentences(self) -> list[list[Run]]:
        """What happened in the turn that decided it, and who had led before."""
        ended, story = self._ended, self._ended.story
        if story.turning is None:
            why = say("after-no-lead") if story.kind == "none" else first_up(ended.outcome.text) + "."
            told = [[Run(why)]]
        else:
            turn = ended.turn_at(story.turning)
            told = [[Run(say("after-story-turn", turn=turn) + " ", "bold"), Run(ended.turn_words(turn))]]
        if story.before != NOBODY and story.led:
            told.append([Run(say("after-story-before", name=ended.name(story.before), turns=story.led))])
        for seat, ply in sorted(ended.race.outs.items(), key=lambda one: one[1]):
            told.append([Run(say("after-story-out", name=ended.name(seat), turn=ended.turn_at(ply)))])
        return told
