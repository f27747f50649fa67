"""Keeping what was made of the last things that were given."""

from __future__ import annotations

import pytest

from goblins.core.kept import lately


def test_only_what_was_made_of_the_very_same_things_is_kept() -> None:
    made: list[tuple[list[int], int]] = []

    @lately(2)
    def doubled(numbers: list[int], times: int) -> list[int]:
        """Some numbers, so many times."""
        made.append((numbers, times))
        return numbers * times

    one, equal, other = [1], [1], [2]
    assert doubled(one, 2) is doubled(one, 2) and len(made) == 1
    assert doubled(equal, 2) == [1, 1] and len(made) == 2, "equal is not the same"
    assert doubled(one, 3) == [1, 1, 1] and len(made) == 3
    assert doubled(equal, 2) == [1, 1] and len(made) == 3, "the last two are kept"
    assert doubled(other, 2) == [2, 2] and doubled(one, 2) == [1, 1] and len(made) == 5, "and no more"
    assert doubled.__doc__ == "Some numbers, so many times."
    with pytest.raises(TypeError, match="by place"):
        doubled(one, times=2)
