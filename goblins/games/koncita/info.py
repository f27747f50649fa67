"""Facts about Koncita that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, KeyRow, Option, Preference, toggle
from goblins.words import message

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
            message("koncita-option-forfeits"),
            (
                Choice("digital", message("koncita-option-forfeits-digital")),
                Choice("table", message("koncita-option-forfeits-table")),
            ),
            "digital",
            helped=message("koncita-option-forfeits-help"),
            rule="K-34",
        ),
        toggle(
            "reminders",
            message("koncita-option-reminders"),
            helped=message("koncita-option-reminders-help"),
            rule="K-34",
            cosmetic=True,
            preference="reminders",
        ),
    ),
    preferences=(
        Preference(
            "reminders",
            message("koncita-preference-reminders"),
            "bell",
            message("koncita-preference-reminders-help"),
            at_first=2,
        ),
    ),
    keys=(
        KeyRow(message("koncita-keys-gestures"), tuple(f"gesture_{number}" for number in range(1, 7)), tuple("123456")),
    ),
    rules_version=3,
    cast=SERVANTS,
    map_name="room",
    reasons=("treasures", "forfeits", "six_forfeits", "last_one_in"),
)
