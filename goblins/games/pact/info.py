"""Facts about Pact that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Solitaire

INFO = GameInfo(
    slug="pact",
    title="Pact",
    full_title="Pact",
    minutes="30–45",
    min_seats=1,
    max_seats=5,
    options=(
        Option(
            "mode",
            "Rules",
            (
                Choice("beginner", "beginner", seats=(3, 4, 5)),
                Choice("expert", "expert", seats=(2, 3, 4, 5)),
                Choice("solo", "solo", seats=(1,)),
            ),
            "beginner",
            help="expert: Masters, Figures, dynamite and secret Commands",
            rule="P-50",
        ),
        Option(
            "campaign",
            "Campaign",
            (Choice(value=True, label="on"), Choice(value=False, label="off")),
            default=True,
            help="several games in a row, for the title of Grand Master",
            rule="P-75",
            seats=(1,),
        ),
    ),
    rules_version=2,
    reasons=("winter", "standstill", "won", "lost", "grand_master"),
    solitaire=Solitaire("Pact Solo", unit="Glory", fewer_is_better=False),
)
