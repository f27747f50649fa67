"""Set-ups of any game, and states with something changed in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from goblins.core.info import OptionValue
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of


def setup(game: str, seats: int | Sequence[str], **options: OptionValue) -> Setup:
    """A checked set-up: a number of humans, or who plays each seat."""
    players = ["human"] * seats if isinstance(seats, int) else list(seats)
    return checked(info_of(game), Setup(game, make_seats(players), options))


def changed(state: Any, **fields: Any) -> Any:
    """A state with other values in some fields, whichever of its parts they are in."""
    replace = msgspec.structs.replace
    parts = {
        name: replace(part, **{field: fields[field] for field in fields if hasattr(part, field)})
        for name, part in (("public", state.public), ("secret", state.secret))
    }
    assert all(hasattr(state.public, field) or hasattr(state.secret, field) for field in fields)
    return replace(state, **parts)


def packed(value: Any) -> bytes:
    """A value as the bytes it is saved as."""
    return msgspec.json.encode(value)
