"""What is hidden in each game, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from goblins.games.registry import slugs

Permute = Callable[[Any, int, random.Random], Any]

#: Every game has its own, beside its other helpers: `tests.support.<game>.permutations.permute_<game>`.
PERMUTE: dict[str, Permute] = {
    game: getattr(import_module(f"tests.support.{game}.permutations"), f"permute_{game}") for game in slugs()
}
