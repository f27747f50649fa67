"""Who plays when no human does; solvers; hints."""

from goblins.bots.bot import Advice, Bot, decide, thinking_chance
from goblins.bots.levels import hint, interruption, make_bot

__all__ = ["Bot", "Advice", "decide", "hint", "interruption", "make_bot", "thinking_chance"]
