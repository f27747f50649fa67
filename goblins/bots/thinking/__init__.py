"""Where bots and hints think: in processes beside the program, or in the program itself, with the same result."""

from goblins.bots.thinking.room import ThinkingRoom, usual_helpers
from goblins.bots.thinking.survey import Survey
from goblins.bots.thinking.thought import Matter, Thought

__all__ = ["Matter", "Survey", "ThinkingRoom", "Thought", "usual_helpers"]
