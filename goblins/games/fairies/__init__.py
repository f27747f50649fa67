"""Goblins Drool, Fairies Rule!: a card game of rhymes for one to four players."""

from goblins.games.fairies.info import INFO
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.skill.skill import FairiesSkill

__all__ = ["INFO", "FairiesRules", "FairiesSkill"]
