"""Which games there are. A new game is one line here, and folders of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

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
    return _rules_class(game)()


def map_readers() -> dict[str, Callable[[Any], object]]:
    """The kinds of Tiled maps that games brought, and who reads them."""
    return {kind: reader for game in GAMES for kind, reader in _rules_class(game).maps.items()}


@cache
def skill_of(game: str) -> AnySkill:
    """What bots know about playing a game well."""
    make: Callable[[AnyRules], AnySkill] = getattr(import_module(f"goblins.games.{_known(game)}"), GAMES[game][1])
    return make(rules_of(game))


def _rules_class(game: str) -> type[AnyRules]:
    found: type[AnyRules] = getattr(import_module(f"goblins.games.{_known(game)}"), GAMES[game][0])
    return found


def _known(game: str) -> str:
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}{suggestion(game, GAMES)}")
    return game
