"""The pictures there are for Tasks, by their names in the data and among the sprites."""

from __future__ import annotations

from typing import Literal, get_args

#: A Task without one of its own shows its colour’s trade.
Picture = Literal[
    "",
    "sneezing_fits",
    "toothless_bites",
    "heat_boils",
    "singing_measles",
    "the_grey_grumps",
    "crooked_fence",
    "mud_baths",
    "watch_tower",
    "rope_bridge",
    "the_great_wall",
    "howling_school",
    "sneaking_lessons",
    "sack_races",
    "stick_drill",
    "the_long_march",
    "glow_paste",
    "rocket_boots",
    "rain_machine",
    "green_smoke",
    "the_big_bang",
    "egg_market",
    "potion_stall",
    "caravan",
    "honey_trade",
    "the_winter_fair",
    "angry_geese",
    "bridge_troll",
    "swamp_worm",
    "two_giants",
    "the_old_dragon",
]
PICTURES: tuple[str, ...] = tuple(name for name in get_args(Picture) if name)
