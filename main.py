"""Goblins: the command line, and nothing else."""

import multiprocessing
import sys

OLDEST_PYTHON = (3, 11)

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a packaged program starts its helpers by starting itself
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"goblins: this is Python {'.'.join(map(str, sys.version_info[:2]))}, and 3.11 or newer is needed.")
    try:
        from goblins.cli.main import main
    except ImportError as error:
        sys.exit(f"goblins: {error}. Start it with `make play`, or install what requirements.txt names.")
    sys.exit(main())
