"""Goblin Grapple: card battles for two to four players."""

from goblins.games.grapple.info import INFO
from goblins.games.grapple.rules import GrappleRules
from goblins.games.grapple.skill.skill import GrappleSkill

__all__ = ["INFO", "GrappleRules", "GrappleSkill"]
