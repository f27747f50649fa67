"""Goblins: the command line, and nothing else."""

from __future__ import annotations

import multiprocessing
import sys

from goblins.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a packaged program starts its helpers by starting itself
    sys.exit(main())
