"""Keeping what a function has made, by its arguments; one that is left out is the same as its default."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper, wraps
from operator import is_
from types import FunctionType
from typing import Generic, ParamSpec, TypeVar, cast

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Kept(Generic[Given, Made]):
    """A function that remembers the last things it has made. Its arguments are given by place."""

    def __init__(self, make: Callable[Given, Made], most: int) -> None:
        self._cached = lru_cache(maxsize=most)(make)
        self._defaults = cast(FunctionType, make).__defaults__ or ()
        self._count = cast(FunctionType, make).__code__.co_argcount
        update_wrapper(self, make)

    def __call__(self, *args: Given.args, **kwargs: Given.kwargs) -> Made:
        """What the function makes, made once."""
        if kwargs:
            raise TypeError("what is kept is asked for by place")
        left_out = self._count - len(args)
        return self._cached(*args, *self._defaults[len(self._defaults) - left_out :] if left_out else ())

    def cache_clear(self) -> None:
        """Forget everything."""
        self._cached.cache_clear()


def kept(most: int) -> Callable[[Callable[Given, Made]], Kept[Given, Made]]:
    """Keep so many of the things that a function makes."""
    return lambda make: Kept(make, most)


def lately(most: int) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Keep what a function has made of the last things it was given: of the very same objects, which nobody changes."""

    def keeping(make: Callable[Given, Made]) -> Callable[Given, Made]:
        last: list[tuple[tuple[object, ...], Made]] = []

        @wraps(make)
        def asked(*args: Given.args, **kwargs: Given.kwargs) -> Made:
            if kwargs:
                raise TypeError("what is kept is asked for by place")
            for given, made in last:
                if len(given) == len(args) and all(map(is_, given, args)):
                    return made
            made = make(*args, **kwargs)
            last.insert(0, (args, made))
            del last[most:]
            return made

        return asked

    return keeping
