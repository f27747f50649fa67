"""The switches among the settings, and where things stand on their sheets."""

from __future__ import annotations

from msgspec import Struct

from goblins.core.info import Preference
from goblins.games.registry import infos
from goblins.ui.viewport import Rect
from goblins.words import say

PLAYING = Rect(24, 104, 900, 416)
DISPLAY = Rect(24, 534, 900, 346)
PAGE = Rect(948, 104, 628, 776)
LABEL_X, CONTROL_X, HELP_X = 116.0, 304.0, 414.0
#: How far apart the rows of a sheet are, and where the middle of its first one lies below its upper edge.
APART, FIRST = 62.0, 96.0
SIZE_Y = DISPLAY.y + FIRST
LANGUAGE_Y = SIZE_Y + 3 * APART
MUSIC_Y, EFFECTS_Y, ANIMATION_Y, PACE_Y, PAUSE_Y = (PLAYING.y + FIRST + APART * row for row in range(5))
#: What stands before the sliders and choices: icon, key, y.
LABELS = (
    ("note", "preferences-music", MUSIC_Y),
    ("speaker", "preferences-effects", EFFECTS_Y),
    ("bolt", "preferences-animation", ANIMATION_Y),
    ("bot", "preferences-bots-pace", PACE_Y),
    ("turns", "preferences-time-to-react", PAUSE_Y),
    ("", "preferences-text-size", SIZE_Y),
)
#: Where the words of the page begin, where its switches stand, and how far apart they are at most.
PAGED_X, PAGED_FROM, PAGED_APART = 1098.0, 220.0, 114.0
#: So much is left for the last one's help above the page's lower edge.
PAGED_FOOT = 104.0


class Switch(Struct, frozen=True):
    """A switch: a setting of its own, or a game's preference; its help names clauses of that game. Those about help and games
    stand on a page of their own, with their help below them.
    """

    name: str
    label: str
    icon: str
    y: float
    help: str = ""
    game: str = ""
    preference: Preference | None = None
    paged: bool = False

    @property
    def x(self) -> float:
        """Where the switch itself is."""
        return PAGE.x + 34 if self.paged else CONTROL_X


def switches() -> list[Switch]:
    """Full screen and calm; then, on their page, help and what games want to know."""
    screen = (
        Switch("full_screen", say("preferences-full-screen"), "screen", SIZE_Y + APART),
        Switch("calm", say("preferences-calm"), "moon", SIZE_Y + 2 * APART, say("preferences-calm-help")),
    )
    own = (
        ("tips", say("preferences-tips"), "hint", say("preferences-tips-help"), "", None),
        ("recap", say("screens-since-your-turn"), "clock", say("preferences-recap-help"), "", None),
        ("previews", say("preferences-previews"), "eye", say("preferences-previews-help"), "", None),
    )
    theirs = [(one.key, one.label, one.icon, one.help, info.slug, one) for info in infos() for one in info.preferences]
    rows = (*own, *theirs)
    apart = min(PAGED_APART, (PAGE.bottom - PAGED_FOOT - PAGED_FROM) / max(1, len(rows) - 1))
    return [
        *screen,
        *(
            Switch(name, label, icon, round(PAGED_FROM + apart * index), words, game, preference, paged=True)
            for index, (name, label, icon, words, game, preference) in enumerate(rows)
        ),
    ]
