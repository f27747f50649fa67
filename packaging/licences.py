"""The licences of everything that a built program carries, collected into a folder that goes with it."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

import yaml

HERE = Path(__file__).parent
ROOT = HERE.parent
HEAD = """Goblins is under the MIT licence (goblins.txt). It carries the work of others, with thanks:

"""


@dataclass(frozen=True)
class Part:
    """Something that is shipped: who made it is in its texts."""

    name: str
    licence: str
    texts: list[str] = field(default_factory=list)
    also: list[str] = field(default_factory=list)
    libraries: list[str] = field(default_factory=list)
    package: str = ""
    inside: str = ""

    def is_library(self, file: str) -> bool:
        """Whether a shared library of that file name belongs to it."""
        return file.lower().startswith(tuple(beginning.lower() for beginning in self.libraries))

    def version(self) -> str:
        """The version, where one is known."""
        if self.name == "Python":
            return platform.python_version()
        return metadata.version(self.package) if self.package else ""

    def words(self) -> str:
        """Its licence's text."""
        return "\n\n".join([*self._own_texts(), *(_text(name) for name in self.texts)])

    def _own_texts(self) -> list[str]:
        windows = (
            Path(sys.base_prefix) / "LICENSE.txt"
        )  # Windows' Python brings a text that names what it was built with
        if self.name == "Python" and windows.is_file():
            return [windows.read_text(encoding="utf-8")]
        if not self.package:
            return []
        files = metadata.files(self.package) or []
        wanted = [file for file in files if "dist-info/licenses/" in file.as_posix() or file.as_posix() == self.inside]
        return [file.read_text(encoding="utf-8") for file in wanted]


def parts() -> list[Part]:
    """Everything that may be shipped."""
    return [Part(**row) for row in yaml.safe_load((HERE / "licences.yaml").read_text(encoding="utf-8"))]


def strangers(files: list[str]) -> list[str]:
    """The shared libraries that nobody has named a licence for."""
    known = parts()
    libraries = [file for file in files if not _is_module(file)]
    return sorted({file for file in libraries if not any(part.is_library(file) for part in known)})


def collect(files: list[str], folder: Path) -> None:
    """Write the licences of a program with these shared libraries, and a list of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    lines, general = [], set()
    for part in parts():
        if part.libraries and part.name != "Python" and not any(map(part.is_library, files)):
            continue
        name = f"{part.name.replace(' ', '_')}.txt"
        words = part.words()
        if not words:
            raise SystemExit(f"the licence of {part.name} has no text")
        (folder / name).write_text(words, encoding="utf-8", newline="\n")
        general |= set(part.also)
        lines.append(f"{' '.join([part.name, part.version()]).strip()}: {part.licence} ({name})")
    for name in sorted(general):
        (folder / f"{name}.txt").write_text(_text(name), encoding="utf-8", newline="\n")
    (folder / "goblins.txt").write_bytes((ROOT / "LICENSE").read_bytes())
    (folder / "README.txt").write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def _is_module(file: str) -> bool:
    """Whether it is an extension module of Python: `math.cpython-311-….so`, `_ssl.pyd`."""
    return (
        file.endswith(".pyd")
        or ".cpython-" in file
        or ".abi3." in file
        or not file.startswith("lib")
        and file.endswith(".so")
    )


def _text(name: str) -> str:
    return (HERE / "licences" / f"{name}.txt").read_text(encoding="utf-8")
