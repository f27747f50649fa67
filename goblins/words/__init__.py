"""Words: a key and its arguments become a sentence in the player's language."""

from goblins.words.catalogue import Catalogue, UnknownWords, languages
from goblins.words.message import Argument, Message, literal, message
from goblins.words.spoken import language, say, speak, speaking

__all__ = [
    "Argument",
    "Catalogue",
    "Message",
    "UnknownWords",
    "language",
    "languages",
    "literal",
    "message",
    "say",
    "speak",
    "speaking",
]
