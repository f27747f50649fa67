"""Linux packages from the built folder dist/goblins: a tar.gz that runs where it is unpacked, and a .deb."""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import textwrap
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

import facts
from icons import LINUX, write_icons

HERE, ROOT, DIST = facts.ROOT / "packaging", facts.ROOT, facts.ROOT / "dist"
WORK = ROOT / "build" / "linux"
NAME = f"goblins-{facts.version()}"


def make_share(folder: Path) -> None:
    """What a desktop wants to know: menu entry, icons, AppStream data, the type of a match's file, a manual page."""
    write_icons(WORK / "icons")
    for px in LINUX:
        for kind, name in (("apps", "goblins"), ("mimetypes", "application-x-goblins-match")):
            _put(WORK / "icons" / f"{px}.png", folder / f"icons/hicolor/{px}x{px}/{kind}/{name}.png")
    _put(HERE / "linux" / "goblins.desktop", folder / "applications" / "goblins.desktop")
    _put(HERE / "linux" / "goblins-mime.xml", folder / "mime" / "packages" / "goblins.xml")
    _put(HERE / "linux" / "goblins.6", folder / "man" / "man6" / "goblins.6")
    homepage = f'  <url type="homepage">{escape(facts.HOMEPAGE)}</url>' if facts.HOMEPAGE else ""
    said = {"IDENTIFIER": facts.IDENTIFIER, "PUBLISHER": escape(facts.PUBLISHER), "HOMEPAGE": homepage}
    metainfo = _filled(HERE / "linux" / "metainfo.xml", said | {"RELEASES": _releases()})
    place = folder / "metainfo" / f"{facts.IDENTIFIER}.metainfo.xml"
    place.parent.mkdir(parents=True)
    place.write_text(metainfo, encoding="utf-8")


def make_tar() -> Path:
    """The folder as an archive; equal folders make equal archives."""
    folder = WORK / NAME
    shutil.copytree(DIST / "goblins", folder, symlinks=True)
    make_share(folder / "share")
    for name in ("README.txt", "add-to-menu"):
        _put(HERE / "linux" / name, folder / name)
    for name in ("LICENSE", "CHANGELOG.md"):
        _put(ROOT / name, folder / name)
    archive = DIST / f"{NAME}-linux-{platform.machine()}.tar.gz"
    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", mtime=facts.epoch(), fileobj=file) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, path.relative_to(WORK), recursive=False, filter=_plain_entry)
    return archive


def make_deb() -> Path:
    """A package for Debian and its kin, made by Debian's own tools."""
    source = WORK / "source"
    shutil.copytree(DIST / "goblins", source / "program", symlinks=True)
    make_share(source / "share")
    shutil.copytree(HERE / "debian", source / "debian")
    homepage = f"Homepage: {facts.HOMEPAGE}" if facts.HOMEPAGE else ""
    control = _filled(HERE / "debian" / "control", {"MAINTAINER": facts.MAINTAINER, "HOMEPAGE": homepage})
    (source / "debian" / "control").write_text(control, encoding="utf-8")
    _put(DIST / "goblins" / "_internal" / "licences" / "README.txt", source / "debian" / "copyright")
    with (source / "debian" / "copyright").open("a", encoding="utf-8") as file:
        file.write("\nThe texts are in /usr/lib/goblins/_internal/licences, the GNU ones also in\n")
        file.write("/usr/share/common-licenses: LGPL-2.1, LGPL-3, GPL-2 and GPL-3. Goblins itself:\n\n")
        file.write((ROOT / "LICENSE").read_text(encoding="utf-8"))
    (source / "debian" / "changelog").write_text(_debian_changes(), encoding="utf-8")
    command = ["dpkg-buildpackage", "--build=binary", "--unsigned-changes", "--no-check-builddeps"]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(facts.epoch())}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"dpkg-buildpackage failed:\n{done.stdout}{done.stderr}")
    made = next(WORK.glob("*.deb"))
    shutil.copy2(made, DIST)
    return DIST / made.name


def _releases() -> str:
    lines = []
    for version, day, news in facts.releases():
        items = "".join(f"<li>{escape(item.replace('`', ''))}</li>" for item in news)
        lines.append(
            f'    <release version="{version}" date="{day:%Y-%m-%d}"><description><ul>{items}</ul></description></release>'
        )
    return "\n".join(lines)


def _debian_changes() -> str:
    parts = []
    for version, day, news in facts.releases():
        items = "\n".join(
            textwrap.fill(item.replace("`", ""), 78, initial_indent="  * ", subsequent_indent="    ") for item in news
        )
        parts.append(
            f"goblins ({version}) unstable; urgency=low\n\n{items}\n\n -- {facts.MAINTAINER}  {format_datetime(day)}\n"
        )
    return "\n".join(parts)


def _plain_entry(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that does not tell who made it, when, and under which rights their files lie."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = facts.epoch()
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def _filled(file: Path, said: dict[str, str]) -> str:
    """A text with what is said in the place of @NAMES@; a line that nothing is said for goes."""
    lines = []
    for line in file.read_text(encoding="utf-8").splitlines():
        filled = re.sub("@([A-Z]+)@", lambda name: said[name[1]], line)
        if filled or not line:
            lines.append(filled)
    return "\n".join(lines) + "\n"


def _put(file: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, place)


if __name__ == "__main__":
    shutil.rmtree(WORK, ignore_errors=True)
    for what in sys.argv[1:]:
        print({"tar": make_tar, "deb": make_deb}[what]().relative_to(ROOT))
