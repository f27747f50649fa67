"""`python -m tools.screenshots` draws the README's pictures from the real game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PICTURES = Path("docs")
SHOTS = {
    "title": ["title"],
    "lesson": ["lesson"],
    "setup": ["setup", "--seats", "human,medium,hard"],
    "koncita": ["koncita", "--seats", "human,easy,medium,hard,easy,easy", "--ply", "150", "--seed", "5"],
    "grapple": ["grapple", "--seats", "human,easy,medium,hard", "--ply", "20", "--seed", "3"],
    "irene": ["irene", "--seats", "human,easy,medium,hard", "--ply", "34", "--seed", "4"],
    "pact": ["pact", "--seats", "human,easy,medium,easy,medium", "--set", "mode=expert", "--ply", "190", "--seed", "5"],
    "table": ["fairies", "--seats", "human,easy,medium,hard", "--ply", "8", "--seed", "77"],
    "solitaire": ["fairies", "--seats", "human", "--ply", "3", "--seed", "28563518"],
    "rulebook": ["refusal", "--seats", "human,easy,hard", "--ply", "4"],
    "result": ["result", "--seats", "human,medium,hard"],
}


def main() -> int:
    """Draw them all."""
    PICTURES.mkdir(exist_ok=True)
    for name, words in SHOTS.items():
        out = PICTURES / f"{name}.jpg"
        subprocess.run([sys.executable, "main.py", "shot", *words, "--size", "1280x720", "--out", str(out)], check=True)
        print(out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
