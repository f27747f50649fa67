"""What bots know about playing Fairies well."""

from goblins.games.fairies.skill.skill import FairiesSkill

__all__ = ["FairiesSkill"]
