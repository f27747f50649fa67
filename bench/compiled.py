"""A copy of the program whose busiest modules are compiled: the same games in less time. `python -m bench.compiled FOLDER`

Bots' games are plain typed Python, so mypyc (it comes with mypy; a C compiler is needed, too) makes C of the modules in which
they spend their time. Nothing else changes: fingerprints are the same, and so is every game. Then, in that folder,
`python -m bench.bots --results …/ladder.jsonl` goes on with the ladder. Not for players.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: What the copy consists of; the rest is only looked at, and linked.
COPIED, LINKED = ("goblins", "bench", "data", "main.py"), ("sprites", "sounds", "levels", "docs")
_GAMES = {
    "fairies": "draft legal rules scoring turn skill/features skill/skill",
    "grapple": "battle draft knowledge legal rounds rules scoring sightings turn skill/counting skill/features skill/skill",
    "koncita": "awards draft forfeits goals knowledge legal rules scoring shoves standing turn "
    "skill/duties skill/features skill/skill skill/threats",
    "pact": "draft ending knowledge legal scoring supply turn "
    "skill/features skill/nearest skill/plans skill/prospects skill/purse skill/skill",
}
#: What is compiled. Left out is what defines Structs that must be hashed, since mypyc drops how a class is to be made.
MODULES = (
    *[f"goblins/core/{name}.py" for name in ("bits", "chance", "draft", "tuples")],
    *[f"goblins/bots/{name}.py" for name in ("bot", "planning", "search")],
    *[f"goblins/games/{game}/{name}.py" for game, names in _GAMES.items() for name in names.split()],
)
#: Classes from which others derive that are not compiled, and those that are copied: mypyc wants to be told.
TOLD = {
    "goblins/core/draft.py": ("class Draft(", "allow_interpreted_subclasses=True"),
    "goblins/games/fairies/skill/skill.py": ("class FairiesSkill(", "native_class=False"),
}


def copied(folder: Path) -> None:
    """Lay the copy out, with what mypyc must be told."""
    folder.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    # of the project's file only what concerns types: whoever builds must not take this for a package
    types = re.findall(r"^\[+tool\.mypy.*?(?=^\[|\Z)", (ROOT / "pyproject.toml").read_text(), re.DOTALL | re.MULTILINE)
    (folder / "pyproject.toml").write_text("".join(types))
    for name, (begins, told) in TOLD.items():
        text = (folder / name).read_text()
        decorated = f"from mypy_extensions import mypyc_attr\n\n\n@mypyc_attr({told})\n{begins}"
        (folder / name).write_text(text.replace(begins, decorated, 1))


def main() -> int:
    """Copy and compile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the copy is to stand; it must not exist yet")
    folder = parser.parse_args().folder
    copied(folder)
    built = subprocess.run(
        [sys.executable, "-m", "mypyc", *MODULES], cwd=folder, env=os.environ | {"MYPYC_OPT_LEVEL": "2"}, check=False
    )
    return built.returncode


if __name__ == "__main__":
    sys.exit(main())
