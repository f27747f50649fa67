"""Recipes: characters.yaml read, completed from their bases, and checked part by part.

A character is a mapping of part names. `base` takes over everything from one of the file's bases or from another
character; `moods` lays other parts over the recipe; the word `none` leaves a part out.
"""
from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

from sprites.kit import parts
from sprites.kit.parts.registry import UnknownName, require

SOURCE = Path(__file__).parent.parent / "characters.yaml"
DRAWN_AS = ("seat", "servant", "hero", "guest", "card", "fighter", "dog")
EYE_KEYS = ("kind", "radius", "radius_right", "gap", "y", "iris", "look", "lid", "lid_right", "slant", "lower_lid",
            "pupil", "white")
KEYS = (*parts.NAMES, "name", "drawn_as", "base", "moods", "duo", "hair", "wings", "eyes", "at", "scale",
        "brow_colour", "cloth", "trim", "apron", "shoes", "leaves", "shield", "boss", "gem", "fur")
DUO_KEYS = ("move", "zoom", "figure")


@cache
def _file() -> dict:
    return yaml.safe_load(SOURCE.read_text(encoding="utf-8"))


def slugs() -> list[str]:
    """Every character of the file, in its order."""
    return list(_file()["characters"])


def recipe(slug: str, mood: str | None = None) -> dict:
    """The complete and checked recipe of a character, in a mood if one is named."""
    known = _file()["characters"]
    require(slug, known, "characters.yaml")
    done = _with_bases(known[slug], slug)
    if mood:
        own = done.get("moods", {})
        require(mood, {**_file()["moods"], **own}, f"{slug}: mood")
        for layer in (_file()["moods"].get(mood, {}), own.get(mood, {})):
            done = _overlaid(done, layer)
    return complete(done, slug)


def complete(raw: dict, where: str) -> dict:
    """A recipe with everything its bases give it and every name checked; left-out parts are None."""
    done = _with_bases(raw, where)
    for key in done:
        require(key, KEYS, f"{where}: key")
    if "drawn_as" in done:
        require(done["drawn_as"], DRAWN_AS, f"{where}: drawn_as")
    if "duo" in done:
        return {**done, "duo": [_half(half, f"{where}: duo {number}") for number, half in enumerate(done["duo"], 1)]}
    if done.get("drawn_as") == "dog":
        return done
    _check_names(done, where)
    return {key: None if value == "none" and key != "arms" else value for key, value in done.items()}


def _half(half: dict, where: str) -> dict:
    for key in half:
        require(key, DUO_KEYS, where)
    return {**half, "figure": complete(half["figure"], where)}


def _with_bases(raw: dict, where: str) -> dict:
    if "base" not in raw:
        return dict(raw)
    offered = {**_file()["characters"], **_file()["bases"]}
    require(raw["base"], offered, f"{where}: base")
    own = {key: value for key, value in raw.items() if key != "base"}
    return {**_with_bases(offered[raw["base"]], where), **own}


def _overlaid(below: dict, above: dict) -> dict:
    """Another recipe's parts over the first; the keys of `eyes` mix one by one."""
    done = {**below, **above}
    if isinstance(below.get("eyes"), dict) and isinstance(above.get("eyes"), dict):
        done["eyes"] = {**below["eyes"], **above["eyes"]}
    return done


def _check_names(done: dict, where: str) -> None:
    for key in ("skin", "head", "hair", "eyes", "body"):
        if key not in done:
            raise UnknownName(f"{where}: the recipe has no {key!r}")
    for key, names in parts.NAMES.items():
        if key in done and done[key] != "none":
            require(done[key], names, f"{where}: {key}")
    if done.get("arms", "both") != "both" and done["body"] not in parts.POSABLE:
        raise UnknownName(f"{where}: arms: the body {done['body']!r} cannot leave an arm out")
    _check_hair(done["hair"], where)
    if "wings" in done:
        require(done["wings"][0], parts.WINGS, f"{where}: wings")
    if done["eyes"] != "none":
        for key in done["eyes"]:
            require(key, EYE_KEYS, f"{where}: eyes")
        require(done["eyes"].get("kind", "open"), parts.EYE_KINDS, f"{where}: eyes: kind")


def _check_hair(hair: dict | str, where: str) -> None:
    """Hair is a part's name, or a cut: colour, back, front and a trimming."""
    if isinstance(hair, str):
        require(hair, parts.HAIR, f"{where}: hair")
        return
    offers = {"back": parts.BACKS, "front": parts.FRONTS, "trimming": parts.HAIR}
    for key, name in hair.items():
        require(key, ("colour", *offers), f"{where}: hair")
        if key in offers:
            require(name, offers[key], f"{where}: hair: {key}")
