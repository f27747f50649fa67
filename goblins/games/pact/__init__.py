"""Pact: clans, tasks and forced friends for one to five players."""

from goblins.games.pact.info import INFO
from goblins.games.pact.rules import PactRules
from goblins.games.pact.skill.skill import PactSkill

__all__ = ["INFO", "PactRules", "PactSkill"]
