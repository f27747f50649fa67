"""Standing orders: what people want to be answered for them from now on, and the answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from goblins.core.contract import Action
from goblins.tables.capabilities import StandingOrder, StandingOrders
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Checkbox

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


class Orders:
    """Keeps standing orders by name in the settings, at a table that can take them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def boxes(self, legal: tuple[Action, ...]) -> list[Widget]:
        """A box to tick for everything the person who is asked may want from now on."""
        top, settings = self._scene.top, self._scene.house.settings
        if not isinstance(top.table, StandingOrders):
            return []
        return [
            Checkbox(
                order.rect,
                order.label,
                partial(self._keep, order),
                on=order.name in settings.names_for(order.preference),
                tooltip=order.tooltip,
                name=f"order {order.preference.key}",
            )
            for order in top.table.standing_orders(top.view, legal, top.context)
        ]

    def answer(self, view: Any, legal: tuple[Action, ...]) -> Action | None:
        """What is answered for the person to act; None: they answer themselves."""
        table = self._scene.top.table
        if not isinstance(table, StandingOrders):
            return None
        found: Action | None = table.auto_answer(view, legal, self._scene.house.settings, self._scene.top.context)
        return found

    def _keep(self, order: StandingOrder, wanted: bool) -> None:  # noqa: FBT001 - a check box tells how it stands
        """Keep what a person wants from now on; who no longer wants it answers the present question, too."""
        house = self._scene.house
        names = tuple(name for name in house.settings.names_for(order.preference) if name != order.name)
        house.keep_settings(house.settings.naming(order.preference, (*names, order.name) if wanted else names))
        house.sound.play("click")
        if not wanted:
            self._scene.driver.leave_unanswered()
