"""Skins: base colour and blush of every kind of goblin, fairy and child."""
from __future__ import annotations

from sprites.kit.palette import SKINS as FIRST_SKINS

SKINS = {**FIRST_SKINS,
         "sala": ("#E58A44", "#F0A070"), "grey": ("#A79AA8", "#C8708A"), "swamp": ("#7C9A5A", "#D8744A"),
         "terra": ("#C67C4E", "#E86A50"), "cocoa": ("#A86C48", "#E0605A"), "honey": ("#E8B47C", "#EE7A60"),
         "mint": ("#BFE6CC", "#F08AA0"), "sky": ("#9CCBF6", "#F08AC0"), "lilac": ("#D2BCF2", "#EE6FB0"),
         "fair": ("#FBD3B4", "#F0746E")}


def skin_colour(recipe):
    """The base colour of the recipe's skin."""
    return SKINS[recipe["skin"]][0]
