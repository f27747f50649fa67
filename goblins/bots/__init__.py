"""Who plays when no human does; solvers; where they think."""

from goblins.bots.bot import Advice, Bot, decide, thinking_chance
from goblins.bots.levels import interruption, make_bot

__all__ = ["Bot", "Advice", "decide", "interruption", "make_bot", "thinking_chance"]
