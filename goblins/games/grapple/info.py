"""Facts about Grapple that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Preference

#: Whether a person who holds no Defender is asked for a rescue (G-21).
DEFENDER_WISH = Preference(
    "defender", "Defender", "token grapple", "Grapple: answer for me when I hold none G-21.", default=True, asked=True
)

#: Whether a battle of one's own waits at its verdict until a click.
STEP_WISH = Preference(
    "step_battles", "Step", "swords", "Grapple: step through my battles; each verdict waits for a click."
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
            "Length",
            (Choice(LONG, "Long"), Choice(SHORT, "Short"), Choice(SINGLE, "One round")),
            LONG,
            help="how many points win at the end of a round",
            rule="G-34",
        ),
    ),
    preferences=(DEFENDER_WISH, STEP_WISH),
    rules_version=2,
    reasons=("points", "single_round"),
)
