"""Words: a key and its arguments become a sentence in the player's language."""

from goblins.words.catalogue import Catalogue, UnknownWords, languages
from goblins.words.message import Argument, Message, literal, message, with_messages
from goblins.words.spoken import (
    day_month,
    in_each_language,
    in_own_words,
    language,
    month,
    number_in_words,
    say,
    speak,
    speaking,
    whole_date,
)

__all__ = [
    "Argument",
    "Catalogue",
    "Message",
    "UnknownWords",
    "day_month",
    "in_each_language",
    "in_own_words",
    "language",
    "languages",
    "literal",
    "message",
    "month",
    "number_in_words",
    "say",
    "speak",
    "speaking",
    "whole_date",
    "with_messages",
]
