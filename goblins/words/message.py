"""Something to be said: a key of the catalogues and what goes into its sentence, never the sentence itself."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """A key and the arguments of its sentence, by name."""

    key: str
    args: tuple[tuple[str, int | str | Message | tuple[int | str | Message, ...]], ...] = ()


#: A number, words that are the same in all languages (a name, a slug to choose by), something said within, or several of these.
Argument: TypeAlias = int | str | Message | tuple[int | str | Message, ...]


def message(key: str, /, **args: Argument) -> Message:
    """Something to be said, with what goes into it."""
    return Message(key, tuple(args.items()))


def literal(words: str) -> Message:
    """Words that stand there already, whatever the language."""
    return message("core-literal", words=words)
