"""What Irene's bots do in a position, for the tests of them in company and alone."""

from __future__ import annotations

import random
from typing import Any

from goblins.bots.bot import decide
from goblins.bots.levels import make_bot
from goblins.games.irene.skill.skill import IreneSkill
from goblins.games.irene.solo.state import SoloState
from tests.support.irene.builders import HOMES, RULES, changed, new_game, tile

SKILL: Any = IreneSkill(RULES)
THINKING = ["medium", "hard"]
CONTENT = RULES.content


def chosen(state: Any, level: str, seed: int = 1) -> Any:
    """What a bot of a level does."""
    seat = RULES.to_act(state)[0]
    legal = RULES.legal_actions(state, seat)
    return decide(make_bot("irene", level), RULES.view(state, seat), legal, random.Random(seed)).action


def considered(state: Any) -> Any:
    """The actions a thinking bot looks into."""
    return SKILL.consider(state, RULES.legal_actions(state, RULES.to_act(state)[0]))


def solo(pile: str, caves: str = "", **fields: Any) -> SoloState:
    """A solo game with the ring's Palace, a pile and Caves."""
    own = tuple(tile(name) for name in pile.split())
    open_ones = tuple(tile(name) for name in caves.split())
    start = new_game(1, 1)
    rest = tuple(one for one in start.secret.mountain if one not in own + open_ones)
    state = changed(start, mountain=rest, caves=open_ones, pile=own, palace=0, phase="turn", numbers=HOMES)
    return changed(state, **fields)
