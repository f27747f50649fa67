"""Somebody at a table who is helped: tips, what others did since, and sheets beside what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from goblins.library.settings import Settings
from goblins.scenes.learn.helping import HelpCompanion
from tests.support.builders import setup
from tests.support.ui_tools import Player

STILL = Settings(animation_speed=0, bot_pace=4, pause=0)


@contextmanager
def at_home(home: Path) -> Iterator[Player]:
    """Somebody for whom nothing moves and bots don't wait."""
    one = Player(home, settings=STILL)
    yield one
    one.close()


def sit_down(player: Player, seed: int = 8, *players: str) -> HelpCompanion:
    """At a new table of Fairies; whoever helps there."""
    player.house.doors.deal(setup("fairies", players or ("human", "easy")), seed)
    player.rest()
    companion = player.table.companion
    assert isinstance(companion, HelpCompanion)
    return companion
