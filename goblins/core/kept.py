"""Keeping what a function has made, by its arguments; one that is left out is the same as its default."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from inspect import signature
from typing import Generic, ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Kept(Generic[Given, Made]):
    """A function that remembers the last things it has made."""

    def __init__(self, make: Callable[Given, Made], most: int) -> None:
        self._signature = signature(make)
        self._cached = lru_cache(maxsize=most)(make)
        update_wrapper(self, make)

    def __call__(self, *args: Given.args, **kwargs: Given.kwargs) -> Made:
        """What the function makes, made once."""
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return self._cached(*bound.args)

    def cache_clear(self) -> None:
        """Forget everything."""
        self._cached.cache_clear()


def kept(most: int) -> Callable[[Callable[Given, Made]], Kept[Given, Made]]:
    """Keep so many of the things that a function makes."""
    return lambda make: Kept(make, most)
