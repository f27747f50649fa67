"""Words: a key and its arguments become a sentence in the player's language."""

from goblins.words.catalogue import Catalogue, UnknownWords, languages
from goblins.words.message import Argument, Message, literal, message
from goblins.words.spoken import in_each_language, language, number_in_words, say, speak, speaking

__all__ = [
    "Argument",
    "Catalogue",
    "Message",
    "UnknownWords",
    "in_each_language",
    "language",
    "languages",
    "literal",
    "message",
    "number_in_words",
    "say",
    "speak",
    "speaking",
]
