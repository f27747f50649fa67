"""What tests of bots have in common."""

from __future__ import annotations

from tests.support.thinking import opened  # noqa: F401 - rooms with helpers
