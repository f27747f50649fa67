"""The Princess and the Goblin: a cave maze of memory for one to four players."""

from goblins.games.irene.info import INFO
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.skill.skill import IreneSkill

__all__ = ["INFO", "IreneRules", "IreneSkill"]
