"""Files for the player, outside the library: where they go, and writing one beside those that are already there."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import platformdirs

#: How a match's file ends, so that a double click on it opens the program.
SUFFIX = ".goblins"


def folders() -> Iterator[Path]:
    """Where files for the player may go, the best place first: documents, downloads, home, and the system's spare room."""
    yield from (
        folder for folder in (platformdirs.user_documents_path(), platformdirs.user_downloads_path()) if folder.is_dir()
    )
    with suppress(RuntimeError):  # there may be nobody's home at all
        yield Path.home()
    yield Path(tempfile.gettempdir())


def write_beside(folder: Path, stem: str, data: bytes, suffix: str = SUFFIX) -> Path:
    """Write a file under a name that is still free; where it went. OSError if it can't be written."""
    path, number = folder / f"{stem}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    path.write_bytes(data)
    return path


def write_somewhere(stem: str, data: bytes, suffix: str = SUFFIX) -> Path:
    """Write a file to the first folder that takes it; the OSError of the last one if none does."""
    refused = OSError("there is no folder to write to")
    for folder in folders():
        try:
            return write_beside(folder, stem, data, suffix)
        except OSError as error:
            refused = error
    raise refused
