"""The box of options on the set-up screen: choices below each other, then switches, as far as they mean something."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.info import GameInfo, Option, OptionValue
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Segments, Toggle
from goblins.words import say

#: Where the options begin, and how high they may be.
TOP, OPTIONS_ROOM = 488.0, 190


class OptionBox:
    """What can be chosen for so many players; `options` is what is chosen, and belongs to the screen."""

    def __init__(self, info: GameInfo, options: dict[str, OptionValue], count: Callable[[], int]) -> None:
        self._info, self._options, self._count = info, options, count

    @property
    def chosen(self) -> dict[str, OptionValue]:
        """The options as they stand for so many players."""
        count = self._count()
        return {option.key: option.fitting(self._options[option.key], count) for option in self._info.options}

    def _offered(self) -> tuple[list[Option], list[Option]]:
        count = self._count()
        offered = [one for one in self._info.options if one.offered(count) and len(one.choices_for(count)) > 1]
        return [one for one in offered if not one.is_toggle], [one for one in offered if one.is_toggle]

    def widgets(self, optioner: Callable[[str], Callable[[OptionValue], None]]) -> list[Widget]:
        """A widget for every option; `optioner` tells what to do when one is changed."""
        widgets: list[Widget] = []
        choices, toggles = self._offered()
        y = TOP
        for option in choices:
            pairs = [(choice.value, choice.label) for choice in option.choices_for(self._count())]
            value = self.chosen[option.key]
            widgets.append(Segments(Rect(1150, y, 396, 48), pairs, value, optioner(option.key), name=option.key))
            y += 56
        for index, option in enumerate(toggles):
            x, top = self._toggle_place(index)
            widgets.append(Toggle(x, top, optioner(option.key), on=bool(self._options[option.key]), name=option.key))
        return widgets

    def _toggle_place(self, index: int) -> Point:
        """Below the choices: below each other with their help if there is room for that, else side by side."""
        choices, _ = self._offered()
        top = TOP + len(choices) * 56
        if self._side_by_side():
            return 1024 + index * 180, top + 10
        return 1038, top + (6 if not choices else 44) + index * 62

    def _side_by_side(self) -> bool:
        choices, toggles = self._offered()
        return bool(choices) and 44 + 56 * len(choices) + 50 * len(toggles) > OPTIONS_ROOM

    def draw(self, stage: Stage) -> None:
        """Titles and help beside the widgets."""
        choices, toggles = self._offered()
        if not choices and not toggles:
            nothing = Rect(1038, TOP, 510, 48)
            draw_fitted(
                stage, say("setup-nothing-to-choose", players=self._count()), nothing, 19, DIM, "aside", "midleft"
            )
        for index, option in enumerate(choices):
            draw_fitted(stage, option.title, Rect(1038, TOP + index * 56 - 2, 104, 52), 20, anchor="midleft")
            if len(choices) == 1 and not self._side_by_side():
                draw_fitted(stage, option.help, Rect(1038, TOP + 52, 510, 40), 18, DIM, "aside", "midleft")
        narrow = self._side_by_side()
        room = 90.0 if narrow else 170.0
        longest = [max(stage.text_width(word, 19) for word in option.title.split()) for option in toggles]
        shrink = min([1.0, *(room / wide for wide in longest)])
        for index, option in enumerate(toggles):
            x, y = self._toggle_place(index)
            left = x + (88 if narrow else 102)
            label = draw_fitted(stage, option.title, Rect(left, y - 4, room, 48), 19 * shrink, anchor="midleft")
            if not narrow:
                left = label.right + 14
                help_ = lay_out_within(stage, [Run(option.help, "aside")], 1552 - left, 60, 18)
                help_.draw(stage, left, y + 21 - help_.height / 2)
