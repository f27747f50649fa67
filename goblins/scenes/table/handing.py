"""Leaving one's seat: a bot plays on for whoever looks at the table, and they may come back; or they concede."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from goblins.scenes.dialog import ask
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


class Way(NamedTuple):
    """Something the menu offers beside its own: done once the menu is closed."""

    label: str
    icon: str
    act: Callable[[], None]


def ways(scene: TableScene) -> list[Way]:
    """How the one who looks may leave the game, or come back to it; nothing where the match is not kept, or over."""
    match, seat = scene.match, scene.top.context.viewer
    who = match.setup.seats[seat]
    if match.outcome is not None or not who.is_human or not scene.companion.counts or who.conceded:
        return []
    if who.stand_in:
        return [Way(say("table-play-myself"), "person", partial(_come_back, scene, seat))]
    leave = Way(say("table-let-bot"), "bot", partial(_ask_to_leave, scene, seat))
    if len(match.setup.seats) > 1:
        return [leave, Way(say("table-concede"), "flag", partial(_ask_to_concede, scene, seat))]
    gives_up = any(action.resigns for action in scene.offered())
    return [leave, *([Way(say("table-concede"), "flag", scene.commands.give_up)] if gives_up else [])]


def _ask_to_leave(scene: TableScene, seat: int) -> None:
    name, others = scene.match.setup.seats[seat].name, len(scene.match.setup.humans)
    ask(
        scene.house,
        say("table-let-bot-title", name=name, people=others),
        say("table-let-bot-words"),
        say("table-let-bot"),
        partial(_leave, scene, seat),
        icon="bot",
        safe=say("screens-play-on"),
    )


def _ask_to_concede(scene: TableScene, seat: int) -> None:
    name, others = scene.match.setup.seats[seat].name, len(scene.match.setup.humans)
    ask(
        scene.house,
        say("table-concede-title", name=name, people=others),
        say("table-concede-words", others="yes" if len(scene.match.setup.stayed) > 1 else "no"),
        say("table-concede"),
        partial(_concede, scene, seat),
        icon="flag",
        safe=say("screens-play-on"),
        destroys=True,
    )


def _leave(scene: TableScene, seat: int) -> None:
    scene.match.leave(seat)
    _sit_anew(scene)


def _concede(scene: TableScene, seat: int) -> None:
    """Where nobody is left who would want to watch, the bots play on to the result at once."""
    scene.match.leave(seat, conceding=True)
    _sit_anew(scene)
    if not scene.match.seated.humans:
        scene.commands.hurry()


def _come_back(scene: TableScene, seat: int) -> None:
    scene.match.come_back(seat)
    _sit_anew(scene)


def _sit_anew(scene: TableScene) -> None:
    """Somebody else decides now: what was thought and offered was for another."""
    scene.driver.forget()
    scene.driver.warm()
    scene.reach.forget()
    scene.toast = None
    scene.top.update_context()
    scene.refresh()
