"""Facts about Koncita that menus need."""

from __future__ import annotations

from goblins.core.setup import SERVANTS, Choice, GameInfo, Option, toggle

INFO = GameInfo(
    slug="koncita",
    title="Koncita",
    full_title="Royal Wedding",
    minutes="25",
    min_seats=2,
    max_seats=8,
    options=(
        Option(
            "forfeits",
            "Forfeits",
            (Choice("digital", "Digital"), Choice("table", "Table")),
            "digital",
            help="gestures on screen, or done for real with Caught!",
            rule="K-34",
        ),
        toggle("reminders", "Reminders", help="tell me when a gesture is due", rule="K-34"),
    ),
    rules_version=1,
    cast=SERVANTS,
    reasons=("treasures", "forfeits", "six_forfeits", "last_one_in"),
)
