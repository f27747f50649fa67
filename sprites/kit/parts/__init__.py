"""Parts of the characters: each registry maps the names that recipes use to their painters."""
from __future__ import annotations

from .bodies import GOBLIN_BODIES
from .cave_folk import CAVE_BODIES, CAVE_HAIR
from .eyes import BROWS, EYE_KINDS
from .fairy_extras import FAIRY_BEHIND, FAIRY_FRONT, FAIRY_ON_FACE, FAIRY_OVER_HEAD
from .fairy_hats import FAIRY_HATS
from .fighter_bodies import FIGHTER_BODIES
from .fighter_hats import FIGHTER_HATS
from .fine_hair import FINE_HAIR
from .goblin_extras import GOBLIN_BEHIND, GOBLIN_FRONT, GOBLIN_ON_FACE, GOBLIN_OVER_HEAD
from .goblin_hair import GOBLIN_HAIR
from .goblin_hats import GOBLIN_HATS
from .gowns import GOWNS, SKIRTS, WINGS
from .guild_bodies import GUILD_BODIES, GUILD_FRONT, TOOLS
from .guild_hats import GUILD_HATS, GUILD_OVER_HEAD
from .heads import EARS, HEADS
from .livery import LIVERIES, NECKS
from .locks import BACKS, FRONTS
from .mouths import MOUTHS, NOSES
from .props import PROPS as HELD_UP
from .registry import ARMS
from .servant_hats import SERVANT_HATS
from .skins import SKINS

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
