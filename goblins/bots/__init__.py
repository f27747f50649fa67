"""Who plays when no human does; solvers; hints."""

from goblins.bots.bot import Bot, Choice, decide, thinking_chance
from goblins.bots.levels import hint, interruption, make_bot

__all__ = ["Bot", "Choice", "decide", "hint", "interruption", "make_bot", "thinking_chance"]
