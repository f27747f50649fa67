"""What packages say of the program, each fact from its one place: `python packaging/facts.py epoch` prints one of them."""

from __future__ import annotations

import re
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
#: What whoever publishes the program puts in here, and nowhere else: a domain of their own, backwards, under which desktops
#: know the program; who answers for the packages; and where it can be found. Nobody has so far: what ends in .invalid
#: belongs to nobody, for ever.
IDENTIFIER = "invalid.goblins.Goblins"
PUBLISHER = "The makers of Goblins"
MAINTAINER = f"{PUBLISHER} <makers@goblins.invalid>"
HOMEPAGE = ""
SUMMARY = PROJECT["project"]["description"]
_RELEASE = re.compile(r"^## (?P<version>\S+) \((?P<day>\d{4}-\d{2}-\d{2})\)\n(?P<news>.*?)(?=^## |\Z)", re.M | re.S)


def version() -> str:
    """The version, as the program itself says it."""
    place = ROOT / PROJECT["tool"]["hatch"]["version"]["path"]
    found = re.search(r'^__version__ = "(.+)"$', place.read_text(encoding="utf-8"), re.M)
    assert found
    return found[1]


def releases() -> list[tuple[str, datetime, list[str]]]:
    """Versions, their days and what is new in each, the newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return [
        (
            found["version"],
            datetime.strptime(found["day"], "%Y-%m-%d").replace(tzinfo=UTC),
            [" ".join(item.split()) for item in re.split(r"^- ", found["news"].strip(), flags=re.M)[1:]],
        )
        for found in _RELEASE.finditer(text)
    ]


def epoch() -> int:
    """The second that built files are dated with: the newest release's day."""
    return int(releases()[0][1].timestamp())


if __name__ == "__main__":
    print({"version": version, "epoch": epoch}[sys.argv[1]]())
