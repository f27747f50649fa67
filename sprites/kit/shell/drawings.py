"""Scenery of the shell: the den, the mossy table-top, the curtain, the night, and what stands or hangs in them."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.shell import boxes, night, stage, table, wood


def drawings() -> Iterator[tuple[str, str]]:
    """Every layer and prop of the shell."""
    for module in (wood, table, stage, night, boxes):
        for name, text in module.pieces():
            yield f"shell/{name}.svg", text
