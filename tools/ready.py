"""Whether an environment can be made with this Python: `make play` and `make test` ask first, and get one clear sentence.

Old Pythons must be able to read this file and main.py, else they could not say that they are too old.
"""

import importlib.util
import sys

OLDEST_PYTHON = (3, 11)


def obstacle() -> str:
    """What is in the way, in a sentence; nothing if nothing is."""
    if sys.version_info < OLDEST_PYTHON:
        here, wanted = (".".join(map(str, version[:2])) for version in (sys.version_info, OLDEST_PYTHON))
        return (
            f"{sys.executable} is Python {here}, and {wanted} or newer is needed: `make PYTHON=...` names another one."
        )
    missing = [name for name in ("venv", "ensurepip") if not importlib.util.find_spec(name)]
    if missing:
        return (
            f"Python's module {missing[0]} is missing: on Debian and Ubuntu, `apt-get install python3-venv` brings it."
        )
    return ""


if __name__ == "__main__":
    sys.exit(f"goblins: {obstacle()}" if obstacle() else 0)
