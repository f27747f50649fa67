"""Which games there are. A new game is one line here, and folders of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.content.rulebook import Rulebook, rulebook
from goblins.core.contract import AnyRules
from goblins.core.feats import Feat
from goblins.core.house import HouseRules
from goblins.core.info import GameInfo
from goblins.core.kept import kept
from goblins.core.nearest import suggestion
from goblins.core.setup import Setup
from goblins.core.skill import AnySkill
from goblins.words import in_each_language, language, speaking
from goblins.words.catalogue import FIRST, begun_languages

#: Slug of every playable game -> what its classes are called after: `KoncitaRules` in `goblins.games.koncita.rules`,
#: `KoncitaSkill` in `goblins.games.koncita.skill`; what menus need to know of it is `INFO` in `goblins.games.koncita.info`.
GAMES: dict[str, str] = {
    "koncita": "Koncita",
    "grapple": "Grapple",
    "irene": "Irene",
    "fairies": "Fairies",
    "pact": "Pact",
}


#: How many games and house rules are kept at hand.
SETS_OF_RULES = 16


class UnknownGame(ValueError):
    """There is no game of that name; the message says which there are."""


def slugs() -> tuple[str, ...]:
    """Every playable game."""
    return tuple(GAMES)


@cache
def info_of(game: str) -> GameInfo:
    """A game's facts; its rules are not loaded for them."""
    info: GameInfo = _part(game, "info", "INFO")
    return info


def infos() -> tuple[GameInfo, ...]:
    """The facts of every playable game."""
    return tuple(info_of(game) for game in GAMES)


@kept(SETS_OF_RULES)
def rules_of(game: str, house: HouseRules | None = None, spoken: str = FIRST) -> AnyRules:
    """The rules of a game, played with its box or with house rules; BadContent if those can't be played with.

    In another language cards have other names; everything else is the same.
    """
    with speaking(spoken):  # what it tells of its numbers is told once
        return rules_class(game)(Box(game, house, spoken))


def rules_class(game: str) -> type[AnyRules]:
    """What the rules of a game are made by; what it says of itself needs no data."""
    found: type[AnyRules] = _part(game, "rules", f"{GAMES.get(game)}Rules")
    return found


def rules_for(setup: Setup) -> AnyRules:
    """The rules that a set-up is played by; BadContent if anything of its house rules can't be used."""
    if setup.house is not None:
        check_house(setup.game, setup.house)
    return rules_of(setup.game, setup.house)


@kept(SETS_OF_RULES)
def check_house(game: str, house: HouseRules) -> None:
    """Raise BadContent if house rules can't be used, in any language: rules, rulebook, or what bots think of positions.

    All that a table loads one by one is loaded here, so that rules are refused where they come in.
    """
    try:
        for spoken in (FIRST, *house.languages(begun_languages())):
            rules_of(game, house, spoken)
        rulebook(game).told(rules_of(game, house).numbers, game)
        skill_of(game, house)
    except (BadContent, UnknownGame):
        raise
    except Exception as error:  # house rules may be anything
        raise BadContent(f"{house.title}: it can’t be played by: {type(error).__name__}: {error}") from error


def can_be_used(game: str, house: HouseRules | None) -> bool:
    """True if a game can be played by some house rules, or as it is printed."""
    try:
        if house is not None:
            check_house(game, house)
    except BadContent:
        return False
    return True


@in_each_language
def rulebook_of(game: str, house: HouseRules | None = None) -> Rulebook:
    """The rulebook of a game, with the numbers it is played with."""
    return rulebook(game).told(rules_of(game, house, language()).numbers, game)


def map_readers() -> dict[str, Callable[[Any], object]]:
    """The kinds of Tiled maps that games brought, and who reads them."""
    return {kind: reader for game in GAMES for kind, reader in rules_class(game).maps.items()}


@kept(SETS_OF_RULES)
def skill_of(game: str, house: HouseRules | None = None, spoken: str = FIRST) -> AnySkill:
    """What bots know about playing a game well; in another language its reasons name other cards."""
    make: Callable[[AnyRules], AnySkill] = _part(game, "skill", f"{GAMES.get(game)}Skill")
    return make(rules_of(game, house, spoken))


@cache
def feats_of(game: str) -> tuple[Feat, ...]:
    """What somebody may be proud of in a match of a game; a game need not have any."""
    try:
        feats: tuple[Feat, ...] = _part(game, "feats", "FEATS")
    except ModuleNotFoundError as error:
        if error.name != f"goblins.games.{game}.feats":
            raise
        return ()
    return feats


def _part(game: str, module: str, name: str) -> Any:
    """Something of a game, by the name every game calls it."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}{suggestion(game, GAMES)}")
    return getattr(import_module(f"goblins.games.{game}.{module}"), name)
