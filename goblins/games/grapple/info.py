"""Facts about Grapple that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Preference
from goblins.words import message

#: Whether a person who holds no Defender is asked for a rescue (G-21).
DEFENDER_WISH = Preference(
    "defender",
    message("grapple-preference-defender"),
    "token grapple",
    message("grapple-preference-defender-help"),
    default=True,
    asked=True,
)

#: Whether a battle of one's own waits at its verdict until a click.
STEP_WISH = Preference(
    "step_battles",
    message("grapple-preference-step-battles"),
    "swords",
    message("grapple-preference-step-battles-help"),
)

#: How long a game may be: by these names set-ups are kept, whatever the points of a race are (G-32, G-34).
LONG, SHORT, SINGLE = "100", "50", "round"

INFO = GameInfo(
    slug="grapple",
    title="Grapple",
    full_title="Goblin Grapple",
    minutes="30",
    min_seats=2,
    max_seats=4,
    options=(
        Option(
            "length",
            message("grapple-option-length"),
            (
                Choice(LONG, message("grapple-option-length-long")),
                Choice(SHORT, message("grapple-option-length-short")),
                Choice(SINGLE, message("grapple-option-length-round")),
            ),
            LONG,
            helped=message("grapple-option-length-help"),
            rule="G-34",
        ),
    ),
    preferences=(DEFENDER_WISH, STEP_WISH),
    rules_version=2,
    reasons=("points", "single_round"),
)
