"""Windows programs on Linux: Wine with a system drive of its own, and no word from it but what the programs print."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

#: Where Debian puts it: not on the path.
_DEBIAN = "/usr/lib/wine"


class Wine:
    """Runs Windows programs; a folder holds their drive C:."""

    def __init__(self, prefix: Path) -> None:
        self._prefix = prefix
        found = shutil.which("wine64", path=f"{os.environ['PATH']}:{_DEBIAN}") or shutil.which("wine")
        if not found:
            raise SystemExit("wine64 must be installed first (Debian: apt-get install wine wine64)")
        self.program = found
        self.environment = {
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "LC_ALL": "C.UTF-8",  # else no path may have an umlaut
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=",  # no offers to install .NET and a browser, no menus
        }

    def start(self) -> None:
        """Make the drive, without a window."""
        if not (self._prefix / "system.reg").exists():
            self._prefix.mkdir(parents=True, exist_ok=True)
            self.run("wineboot", "--init", timeout=600)

    def stop(self) -> None:
        """End everything that runs on this drive."""
        server = shutil.which("wineserver", path=f"{os.environ['PATH']}:{_DEBIAN}")
        if server:
            subprocess.run([server, "--kill"], env={**os.environ, **self.environment}, check=False)

    def run(
        self, *words: str, folder: Path | None = None, more: Mapping[str, str] | None = None, timeout: float = 3600
    ) -> str:
        """What a program prints; it must not fail."""
        environment = {**os.environ, **self.environment, **(more or {})}
        environment.pop("DISPLAY", None)
        done = subprocess.run(
            [self.program, *words],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(words)} failed with {done.returncode}:\n{done.stdout[-6000:]}")
        return done.stdout


def windows_path(path: Path) -> str:
    """A path as Windows programs call it: drive Z: is the whole machine."""
    return "Z:" + str(path.absolute()).replace("/", "\\")
