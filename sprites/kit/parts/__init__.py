"""Parts of the characters: each registry maps the names that recipes use to their painters."""
from __future__ import annotations

from sprites.kit.parts.bodies import GOBLIN_BODIES
from sprites.kit.parts.cave_folk import CAVE_BODIES, CAVE_HAIR
from sprites.kit.parts.eyes import BROWS, EYE_KINDS
from sprites.kit.parts.fairy_extras import FAIRY_BEHIND, FAIRY_FRONT, FAIRY_ON_FACE, FAIRY_OVER_HEAD
from sprites.kit.parts.fairy_hats import FAIRY_HATS
from sprites.kit.parts.fighter_bodies import FIGHTER_BODIES
from sprites.kit.parts.fighter_hats import FIGHTER_HATS
from sprites.kit.parts.fine_hair import FINE_HAIR
from sprites.kit.parts.goblin_extras import GOBLIN_BEHIND, GOBLIN_FRONT, GOBLIN_ON_FACE, GOBLIN_OVER_HEAD
from sprites.kit.parts.goblin_hair import GOBLIN_HAIR
from sprites.kit.parts.goblin_hats import GOBLIN_HATS
from sprites.kit.parts.gowns import GOWNS, SKIRTS, WINGS
from sprites.kit.parts.guild_bodies import GUILD_BODIES, GUILD_FRONT, TOOLS
from sprites.kit.parts.guild_hats import GUILD_HATS, GUILD_OVER_HEAD
from sprites.kit.parts.heads import EARS, HEADS
from sprites.kit.parts.livery import LIVERIES, NECKS
from sprites.kit.parts.locks import BACKS, FRONTS
from sprites.kit.parts.mouths import MOUTHS, NOSES
from sprites.kit.parts.props import PROPS as HELD_UP
from sprites.kit.parts.registry import ARMS
from sprites.kit.parts.servant_hats import SERVANT_HATS
from sprites.kit.parts.skins import SKINS

HAIR = {**GOBLIN_HAIR, **FINE_HAIR, **GOBLIN_HATS, **FAIRY_HATS, **SERVANT_HATS, **FIGHTER_HATS, **CAVE_HAIR, **GUILD_HATS}
UNDER_THE_EYES = {"moo", "hood", "green_hood", "task_hood"}     # hair that is painted before the eyes; all other comes after
BODIES = {**GOBLIN_BODIES, **GOWNS, **LIVERIES, **FIGHTER_BODIES, **CAVE_BODIES, **GUILD_BODIES}
POSABLE = {"tunic", "fairy"}          # bodies that can leave an arm to a front painter
BEHIND = {**GOBLIN_BEHIND, **FAIRY_BEHIND}
ON_FACE = {**GOBLIN_ON_FACE, **FAIRY_ON_FACE}
OVER_HEAD = {**GOBLIN_OVER_HEAD, **FAIRY_OVER_HEAD, **GUILD_OVER_HEAD}
FRONT = {**GOBLIN_FRONT, **FAIRY_FRONT, **GUILD_FRONT}
PROPS = {**HELD_UP, **TOOLS}

NAMES = {                             # recipe key -> the names it may take
    "skin": SKINS, "head": HEADS, "ears": EARS, "brows": BROWS, "nose": NOSES, "mouth": MOUTHS, "body": BODIES,
    "skirt": SKIRTS, "neck": NECKS, "prop": PROPS, "arms": ARMS, "behind": BEHIND, "on_face": ON_FACE, "over_head": OVER_HEAD,
    "front": FRONT,
}

__all__ = ["ARMS", "BACKS", "BEHIND", "BODIES", "BROWS", "EARS", "EYE_KINDS", "FRONT", "FRONTS", "HAIR", "HEADS", "MOUTHS",
           "NAMES", "NECKS", "NOSES", "ON_FACE", "OVER_HEAD", "POSABLE", "PROPS", "SKINS", "SKIRTS", "UNDER_THE_EYES", "WINGS"]
