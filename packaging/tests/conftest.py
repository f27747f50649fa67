"""What tests of packages need: no display of their own, a fresh clone, and a screen with a window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from proof import need

from tests.support.window_tools import ROOT, Screen

sys.path.append(str(ROOT / "packaging"))
ENTER = 'mount --bind /proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" "$@"'
TRUSTED = "/etc/ssl/certs/ca-certificates.crt"
INSIDE = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was committed, in a folder of its own: packages are made from that and from nothing else."""
    folder = tmp_path_factory.mktemp("clone") / "goblins"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(folder)], check=True)
    return folder


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A screen for all tests."""
    with Screen() as found:
        yield found


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path:
    """Where pictures of windows are kept to be looked at."""
    return ROOT / "build" / "pictures" / request.node.name


class Root:
    """A small Debian of its own in a folder, in which programs are started as if it were the whole machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *words: str) -> list[str]:
        """A command that is run inside. It alone sees devices there: who deletes the folder must not find the machine's own."""
        return ["unshare", "--mount", "sh", "-ec", ENTER, str(self.folder), *words]

    def run(self, script: str, *, check: bool = True) -> subprocess.CompletedProcess[str]:
        """What a shell says to a script inside."""
        environment = {
            **os.environ,
            "PATH": INSIDE,
            "HOME": "/root",
            "PIP_CERT": TRUSTED,
            "LC_ALL": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        command = self.command("sh", "-ec", script)
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
        assert not check or done.returncode == 0, f"{script}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done

    def trust_as_outside(self) -> None:
        """Whom this machine trusts on the network is trusted inside too: it may know authorities of its own."""
        inside = self.folder / TRUSTED[1:]
        inside.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TRUSTED, inside)

    def named(self, path: Path) -> str:
        """A path as it is called inside."""
        return f"/{path.relative_to(self.folder)}"


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The smallest Debian 12 there is; to be copied."""
    need("debootstrap")
    folder = tmp_path_factory.mktemp("debian") / "bookworm"
    subprocess.run(["debootstrap", "--variant=minbase", "bookworm", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture
def root(bare: Path, tmp_path: Path) -> Root:
    """A Debian that a test may do with what it likes."""
    folder = tmp_path / "root"
    subprocess.run(["cp", "-a", str(bare), str(folder)], check=True)
    return Root(folder)
