"""When a bot shouts *Goblins!*: it knows of one, or the odds are good and somebody is getting away."""

from __future__ import annotations

from goblins.games.irene.draft import free_homes
from goblins.games.irene.scoring import scrolls_in
from goblins.games.irene.skill.memory import known_to
from goblins.games.irene.state import MazeView
from goblins.games.irene.tiles import PATHS, Tiles

#: From how many path tiles on an escape is worth a Goblin that a bot knows of, by level.
KNOWN_FROM = {"easy": 3, "medium": 2, "hard": 1}
#: The same for a guess, and how likely it must be to turn up a Goblin. Easy bots never guess.
GUESS_FROM = {"medium": 4, "hard": 2}
GUESS_ODDS = {"medium": 0.25, "hard": 0.18}


def shouts(view: MazeView, tiles: Tiles, level: str) -> bool:
    """Whether a bot of a level shouts now, from what it remembers."""
    known = known_to(view, view.seat, view.sights)
    laid = len(view.paths[view.active])
    if not _threatens(view, tiles):
        return False
    sure = [cell for cell in known.goblins if cell not in known.doubted]
    if sure and laid >= KNOWN_FROM.get(level, 2):
        return True
    if level not in GUESS_FROM or laid < GUESS_FROM[level]:
        return False
    if known.goblins:
        return True
    goblins = sum(tile >= PATHS for tile in known.unseen)
    return bool(known.unknown) and goblins / len(known.unseen) >= GUESS_ODDS[level]


def _threatens(view: MazeView, tiles: Tiles) -> bool:
    """Whether the escaper may still take the win from this seat."""
    if view.seat not in view.arrived:
        return True
    own = points_seen(view, view.seat, tiles)
    left = len(free_homes(view.homes))
    return points_seen(view, view.active, tiles) + 5 > own and left > 0


def points_seen(view: MazeView, seat: int, tiles: Tiles) -> int:
    """Scrolls and breadcrumbs on a seat's path, which everybody sees."""
    path = view.paths[seat]
    return scrolls_in(path, tiles) + sum(tile in path for held in view.captured for tile in held)
