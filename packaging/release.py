"""The end of `make release`: what was built is counted, and each file gets its checksum. With two folders: what differs.

`python packaging/release.py ONE OTHER` compares two builds file by file and, where they are archives, part by part.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import facts

DIST = facts.ROOT / "dist"
WANTED = (
    "goblins-{}.tar.gz", "goblins-{}-py3-none-any.whl", "goblins-{}-linux-*.tar.gz", "goblins_{}_*.deb",
    "goblins-{}-windows.zip", "goblins-{}-windows-setup.exe",
)  # fmt: skip
SUMS = "SHA256SUMS"


def packages(folder: Path) -> list[Path]:
    """The packages that lie in a folder; one that is missing ends it all."""
    found = []
    for pattern in WANTED:
        files = sorted(folder.glob(pattern.format(facts.version())))
        if not files:
            sys.exit(f"{pattern.format(facts.version())} was not built")
        found += files
    return found


def finish() -> None:
    """Write the checksums, as `sha256sum --check` reads them."""
    newest = facts.releases()[0][0]
    if newest != facts.version():
        sys.exit(f"CHANGELOG.md begins with {newest}, but the program is {facts.version()}")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in packages(DIST)]
    (DIST / SUMS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print((DIST / SUMS).read_text(encoding="utf-8"), end="")


def differences(one: Path, other: Path) -> list[str]:
    """The names of what is not equal in two folders of packages."""
    found = []
    for left in packages(one):
        right = other / left.name
        if left.read_bytes() != right.read_bytes():
            parts, others = _parts(left), _parts(right)
            unequal = [name for name in sorted(parts.keys() | others.keys()) if parts.get(name) != others.get(name)]
            found += [f"{left.name}: {name}" for name in unequal] or [f"{left.name}: only the wrapping"]
    return found


def _parts(package: Path) -> dict[str, bytes]:
    """What is in a package, by name; a package that can't be opened is one part."""
    if package.suffix in (".zip", ".whl"):
        with zipfile.ZipFile(package) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    if package.suffix == ".deb":
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["dpkg-deb", "--raw-extract", str(package), folder], check=True)
            return {
                str(path.relative_to(folder)): path.read_bytes()
                for path in Path(folder).rglob("*")
                if path.is_file() and not path.is_symlink()
            }
    if package.name.endswith(".tar.gz"):
        with tarfile.open(package) as tar:
            return {entry.name: tar.extractfile(entry).read() for entry in tar if entry.isfile()}  # type: ignore[union-attr]
    return {package.name: package.read_bytes()}


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print("\n".join(differences(Path(sys.argv[1]), Path(sys.argv[2]))) or "equal, byte for byte")
    else:
        finish()
