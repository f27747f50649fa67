"""A house within the house: everything is the same, but its screens are drawn on a smaller stage of their own."""

from __future__ import annotations

from typing import Any, cast

from goblins.scenes.house import House
from goblins.ui.stage import Stage


class _Within:
    """Whatever it is asked for, the house itself answers; only the stage is another one."""

    def __init__(self, house: House, stage: Stage) -> None:
        self.__dict__.update(_house=house, stage=stage)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._house, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._house, name, value)


def within(house: House, stage: Stage) -> House:
    """The house for a screen that is drawn on another stage."""
    return cast(House, _Within(house, stage))
