"""When a bot shouts *Goblins!*: it knows of one, or the odds are good and somebody is getting away."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from goblins.games.irene.caves import free_homes
from goblins.games.irene.content import Content
from goblins.games.irene.scoring import clues_in
from goblins.games.irene.skill.memory import known_from
from goblins.games.irene.state import MazePublic
from goblins.games.irene.view import MazeView

#: From how many path tiles on an escape is worth a Goblin that a bot knows of, by level.
KNOWN_FROM = {"easy": 3, "medium": 2, "hard": 1, "master": 1}
USUALLY_FROM = 2
#: The same for a guess, and how likely it must be to turn up a Goblin. Easy bots never guess.
GUESS_FROM = {"medium": 4, "hard": 2, "master": 2}
GUESS_ODDS = {"medium": 0.25, "hard": 0.18, "master": 0.18}
#: From how many on a bot has any reason to shout.
MAY_FROM = {level: min(known, GUESS_FROM.get(level, known)) for level, known in KNOWN_FROM.items()}


def stirred(public: MazePublic, levels: Mapping[int, str]) -> Collection[int]:
    """Which bots might shout now, by what everybody sees."""
    laid = len(public.paths[public.active])
    if not laid or public.hushed or public.phase != "choose":
        return ()
    return [
        seat for seat, level in levels.items() if laid >= MAY_FROM.get(level, USUALLY_FROM) and seat != public.active
    ]


def shouts(view: MazeView, content: Content, level: str) -> bool:
    """Whether a bot of a level shouts now, from what it remembers."""
    if level not in GUESS_FROM and not any(sight.sure and content.is_goblin(sight.tile) for sight in view.sights):
        return False  # that is quickly seen
    if not _threatens(view, content):
        return False
    known = known_from(view, content)
    laid = len(view.public.paths[view.public.active])
    sure = [cell for cell in known.goblins if cell not in known.doubted]
    if sure and laid >= KNOWN_FROM.get(level, USUALLY_FROM):
        return True
    if level not in GUESS_FROM or laid < GUESS_FROM[level]:
        return False
    if known.goblins:
        return True
    goblins = sum(map(content.is_goblin, known.unseen))
    return bool(known.unknown) and goblins / len(known.unseen) >= GUESS_ODDS[level]


def _threatens(view: MazeView, content: Content) -> bool:
    """Whether the escaper may still take the win from this seat."""
    if view.seat not in view.public.arrived:
        return True
    own = points_seen(view, view.seat, content)
    left = len(free_homes(view.public.homes))
    return points_seen(view, view.public.active, content) + 5 > own and left > 0


def points_seen(view: MazeView, seat: int, content: Content) -> int:
    """Scrolls and breadcrumbs on a seat's path, which everybody sees."""
    return clues_in(view.public.paths[seat], view.captured, content)
