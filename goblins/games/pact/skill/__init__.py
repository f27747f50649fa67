"""What bots know about playing Pact well."""

from goblins.games.pact.skill.skill import PactSkill

__all__ = ["PactSkill"]
