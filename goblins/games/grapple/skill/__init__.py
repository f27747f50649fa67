"""What bots know about playing Grapple well."""

from goblins.games.grapple.skill.skill import GrappleSkill

__all__ = ["GrappleSkill"]
