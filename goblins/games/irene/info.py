"""Facts about Irene that menus need."""

from __future__ import annotations

from goblins.core.info import GameInfo, KeyRow, Solitaire, toggle

COMPANY = (2, 3, 4)

INFO = GameInfo(
    slug="irene",
    title="Irene",
    full_title="The Princess and the Goblin",
    minutes="10–20",
    min_seats=1,
    max_seats=4,
    options=(
        toggle("advanced", "Advanced", help="secret swaps, bonus symbols, goblins to beat", rule="I-40", seats=COMPANY),
        toggle("match", "Match", help="one game after another, until there is a champion", rule="I-32", seats=COMPANY),
        toggle(
            "aide",
            "Aide-mémoire",
            help="what you saw stays faintly visible; assisted",
            rule="I-13",
            seats=COMPANY,
            assists=True,
            cosmetic=True,
        ),
    ),
    keys=(KeyRow("‘Goblins!’ in Irene", ("goblins",), ("g",)),),
    rules_version=2,
    cast=("irene", "curdie", "glower", "cobweb", "belly", "moo", "smelly", "sock"),
    reasons=("all_home", "sealed", "trapped", "won", "lost"),
    solitaire=Solitaire("Irene solo", unit="points", fewer_is_better=False),
    of_memory=True,
)
