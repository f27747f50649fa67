"""Facts about Koncita that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, KeyRow, Option, Preference, toggle

#: The Princess’s servants, each near the seat colour of the same place.
SERVANTS = ("bobbin", "dumpling", "fiddle", "doily", "turnip", "bucket", "snoot", "soot")

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
        toggle(
            "reminders",
            "Reminders",
            help="tell me when a gesture is due",
            rule="K-34",
            cosmetic=True,
            preference="reminders",
        ),
    ),
    preferences=(
        Preference("reminders", "Reminders", "bell", "Koncita: tell me when a gesture is due K-34.", at_first=2),
    ),
    keys=(KeyRow("Koncita’s six gestures", tuple(f"gesture_{number}" for number in range(1, 7)), tuple("123456")),),
    rules_version=2,
    cast=SERVANTS,
    map_name="room",
    reasons=("treasures", "forfeits", "six_forfeits", "last_one_in"),
)
