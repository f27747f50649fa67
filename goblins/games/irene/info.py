"""Facts about Irene that menus need."""

from __future__ import annotations

from goblins.core.info import GameInfo, KeyRow, Solitaire, toggle
from goblins.words import message

COMPANY = (2, 3, 4)

INFO = GameInfo(
    slug="irene",
    title="Irene",
    full_title="The Princess and the Goblin",
    minutes="10–20",
    min_seats=1,
    max_seats=4,
    options=(
        toggle(
            "advanced",
            message("irene-option-advanced"),
            helped=message("irene-option-advanced-help"),
            rule="I-40",
            seats=COMPANY,
        ),
        toggle(
            "match",
            message("irene-option-match"),
            helped=message("irene-option-match-help"),
            rule="I-32",
            seats=COMPANY,
        ),
        toggle(
            "aide",
            message("irene-option-aide"),
            helped=message("irene-option-aide-help"),
            rule="I-13",
            seats=COMPANY,
            assists=True,
            cosmetic=True,
        ),
    ),
    keys=(KeyRow(message("irene-keys-goblins"), ("goblins",), ("g",)),),
    rules_version=2,
    cast=("irene", "curdie", "glower", "cobweb", "belly", "moo", "smelly", "sock"),
    reasons=("all_home", "sealed", "trapped", "won", "lost"),
    solitaire=Solitaire(message("irene-solitaire"), unit="points", fewer_is_better=False),
    of_memory=True,
)
