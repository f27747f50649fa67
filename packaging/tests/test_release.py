"""`make release`, twice, in folders of different names: complete, with checksums, and equal byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from proof import need
from release import SUMS, differences, packages

from tests.support.window_tools import ROOT


def release(folder: Path) -> Path:
    """Where a fresh clone's release lies."""
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(folder)], check=True)
    subprocess.run(["make", "release", f"VENV={sys.prefix}"], cwd=folder, check=True)
    return folder / "dist"


def test_two_releases_are_equal(tmp_path: Path) -> None:
    need("makensis", "dpkg-buildpackage")
    one, other = release(tmp_path / "one"), release(tmp_path / "the other")
    assert packages(one) and differences(one, other) == []
    subprocess.run(["sha256sum", "--check", "--quiet", SUMS], cwd=one, check=True)


def test_the_workflow_has_the_form_that_it_should_have() -> None:
    files = [str(path) for path in sorted((ROOT / ".github" / "workflows").iterdir())]
    command = [f"{sys.prefix}/bin/check-jsonschema", "--builtin-schema", "vendor.github-workflows", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert files and done.returncode == 0, done.stdout
