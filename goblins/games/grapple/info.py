"""Facts about Grapple that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Preference

#: Whether a person who holds no Defender is asked for a rescue (G-21).
DEFENDER_WISH = Preference(
    "defender", "Defender", "token grapple", "Grapple: answer for me when I hold none G-21.", default=True, asked=True
)

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
            "Play to",
            (Choice("100", "100"), Choice("50", "50"), Choice("round", "One round")),
            "100",
            help="points that win at the end of a round",
            rule="G-34",
        ),
    ),
    preferences=(DEFENDER_WISH,),
    rules_version=1,
    reasons=("points", "single_round"),
)
