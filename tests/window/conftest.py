"""One screen serves all tests of the window in a test process: its windows come and go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.window_tools import Screen


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A screen with a window manager."""
    with Screen() as found:
        yield found
