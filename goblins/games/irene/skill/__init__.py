"""What bots know about playing Irene well."""

from goblins.games.irene.skill.skill import IreneSkill

__all__ = ["IreneSkill"]
