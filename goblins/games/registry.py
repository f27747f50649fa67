"""Which games there are. A new game is one line here, and folders of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from goblins.core.contract import AnyRules
from goblins.core.nearest import suggestion
from goblins.core.setup import GameInfo
from goblins.core.skill import AnySkill

#: Slug of every playable game -> the names of its rules and its skill in `goblins.games.<slug>`.
GAMES: dict[str, tuple[str, str]] = {
    "koncita": ("KoncitaRules", "KoncitaSkill"),
    "grapple": ("GrappleRules", "GrappleSkill"),
    "irene": ("IreneRules", "IreneSkill"),
    "fairies": ("FairiesRules", "FairiesSkill"),
    "pact": ("PactRules", "PactSkill"),
}


class UnknownGame(ValueError):
    """There is no game of that name; the message says which there are."""


def slugs() -> tuple[str, ...]:
    """Every playable game."""
    return tuple(GAMES)


def info_of(game: str) -> GameInfo:
    """A game's facts."""
    return rules_of(game).info


@cache
def rules_of(game: str) -> AnyRules:
    """The rules of a game."""
    make: Callable[[], AnyRules] = getattr(import_module(f"goblins.games.{_known(game)}"), GAMES[game][0])
    return make()


@cache
def skill_of(game: str) -> AnySkill:
    """What bots know about playing a game well."""
    make: Callable[[AnyRules], AnySkill] = getattr(import_module(f"goblins.games.{_known(game)}"), GAMES[game][1])
    return make(rules_of(game))


def _known(game: str) -> str:
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}{suggestion(game, GAMES)}")
    return game
