"""The package's dependencies are the lines of requirements.txt: each version stands in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class RequirementsHook(MetadataHookInterface):
    """Reads them when a wheel or a source archive is built."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the dependencies beside what pyproject.toml says."""
        lines = Path(self.root, "requirements.txt").read_text(encoding="utf-8").splitlines()
        metadata["dependencies"] = [line for line in lines if line and not line.startswith("#")]
