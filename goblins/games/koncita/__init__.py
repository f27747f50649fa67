"""Koncita, the Royal Wedding: shoves, forfeits and stolen treasures for two to eight players."""

from goblins.games.koncita.info import INFO
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.skill.skill import KoncitaSkill

__all__ = ["INFO", "KoncitaRules", "KoncitaSkill"]
