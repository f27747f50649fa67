"""A window for the tests of a file, and whoever plays in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.grapple.player import GrapplePlayer, at_the_window


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GrapplePlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


@pytest.fixture
def player(window: GrapplePlayer) -> GrapplePlayer:
    return window
