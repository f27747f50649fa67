"""What is told about an error nobody expected: enough to find it, and nothing that players hide from each other.

No name stands in a report. While several people play a game with secrets neither the seed nor what an error says about
its values does either: both could name a hidden card.
"""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

from goblins import __version__, paths
from goblins.core.match import Match
from goblins.core.plain import plain

LAST_ACTIONS = 12
LONGEST_MESSAGE = 400
MOST_FRAMES = 40


def report_of(error: BaseException, match: Match | None = None, *, doing: str = "") -> str:
    """The report of an error; `match` is what was being played, `doing` which screen was there."""
    lines = [f"Goblins {__version__}, {_versions()}"]
    if doing:
        lines.append(f"on the screen: {doing}")
    if match is not None:
        lines += _match(match)
    lines.append(_said(error, match))
    lines += _frames(error)
    return "\n".join(lines)


def _versions() -> str:
    versions = [f"Python {platform.python_version()}", f"{platform.system()} {platform.machine()}"]
    pygame = sys.modules.get("pygame")  # the command line may have done without it
    if pygame is not None:
        versions.append(f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.version.SDL))}")
    return ", ".join(versions)


def _match(match: Match) -> Iterator[str]:
    """What was played, by whom in kind, and what kinds of actions came last."""
    setup = match.setup
    options = ", ".join(f"{key}={value}" for key, value in sorted(setup.options.items()))
    yield f"{setup.game} ({', '.join(seat.player for seat in setup.seats)}), rules {match.rules.info.rules_version}, {options}"
    seed = "not told while the match goes on" if match.keeps_secrets else str(match.seed)
    yield f"seed {seed}, step {match.cursor} of {len(match.steps)}{', resumed' if match.is_resumed else ''}"
    last = match.steps[max(0, match.cursor - LAST_ACTIONS) : match.cursor]
    yield f"last actions: {', '.join(type(step.action).__name__ for step in last) or 'none'}"


def _said(error: BaseException, match: Match | None) -> str:
    """The error's kind and words. Words may quote what was played with: names are left out, secrets leave out all of them."""
    kind = type(error).__name__
    if match is not None and match.keeps_secrets:
        return kind
    words = str(error)
    for index, seat in enumerate(match.setup.seats if match else ()):
        if seat.name:
            words = words.replace(seat.name, f"seat {index}")
    words = words.replace(str(Path.home()), "~")
    return f"{kind}: {plain(words, LONGEST_MESSAGE)}" if words else kind


def _frames(error: BaseException) -> Iterator[str]:
    """Where it happened, file by file; no values, and no folders of the one who plays."""
    frames = traceback.extract_tb(error.__traceback__)
    for frame in frames[-MOST_FRAMES:]:
        path = Path(frame.filename)
        place = path.relative_to(paths.ROOT) if path.is_relative_to(paths.ROOT) else Path(*path.parts[-2:])
        yield f"  {place}:{frame.lineno} {frame.name}"
    cause = error.__cause__ or error.__context__
    if cause is not None and cause is not error:
        yield f"after {type(cause).__name__}"
