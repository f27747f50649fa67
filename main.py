"""Goblins: the command line, and nothing else."""

import signal
import sys

OLDEST_PYTHON = (3, 11)


def let_interrupts_end_it() -> None:
    """Have Ctrl+C end the program at once and without a word, as long as there is nothing that it could close."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    let_interrupts_end_it()
    import multiprocessing

    multiprocessing.freeze_support()  # a packaged program starts its helpers by starting itself
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"goblins: this is Python {'.'.join(map(str, sys.version_info[:2]))}, and 3.11 or newer is needed.")
    try:
        from goblins.cli.main import main
    except ImportError as error:
        sys.exit(f"goblins: {error}. Start it with `make play`, or install what requirements.txt names.")
    code = main()
    let_interrupts_end_it()
    sys.exit(code)
