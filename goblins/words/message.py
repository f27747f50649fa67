"""Something to be said: a key of the catalogues and what goes into its sentence, never the sentence itself."""

from __future__ import annotations

from collections.abc import Callable
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


def with_messages(what: Message, change: Callable[[Message], Message]) -> Message:
    """A message whose own messages, and then itself, are changed."""

    def changed(value: Argument) -> Argument:
        if isinstance(value, Message):
            return with_messages(value, change)
        return tuple([_one(changed(one)) for one in value]) if isinstance(value, tuple) else value

    return change(Message(what.key, tuple([(name, changed(value)) for name, value in what.args])))


def _one(value: Argument) -> int | str | Message:
    assert not isinstance(value, tuple), "what is listed is no list"
    return value
