"""A window for the tests of a file, and whoever plays in it; a painter, and what it writes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goblins.tables.pact.faces import PactPainter
from tests.support.pact.painting import ready_to_paint, spied_lines
from tests.support.pact.player import PactPlayer, at_the_window


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


@pytest.fixture
def player(window: PactPlayer) -> PactPlayer:
    return window


@pytest.fixture(scope="module")
def painter() -> PactPainter:
    return ready_to_paint()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    return spied_lines(monkeypatch)
