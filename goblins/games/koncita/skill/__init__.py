"""What bots know about playing Koncita well."""

from goblins.games.koncita.skill.skill import KoncitaSkill

__all__ = ["KoncitaSkill"]
