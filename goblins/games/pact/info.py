"""Facts about Pact that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Solitaire
from goblins.words import message

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
            message("pact-option-mode"),
            (
                Choice("beginner", message("pact-option-mode-beginner"), seats=(3, 4, 5)),
                Choice("expert", message("pact-option-mode-expert"), seats=(2, 3, 4, 5)),
                Choice("solo", message("pact-option-mode-solo"), seats=(1,)),
            ),
            "beginner",
            helped=message("pact-option-mode-help"),
            rule="P-50",
        ),
        Option(
            "campaign",
            message("pact-option-campaign"),
            (Choice(value=True, called=message("core-on")), Choice(value=False, called=message("core-off"))),
            default=True,
            helped=message("pact-option-campaign-help"),
            rule="P-75",
            seats=(1,),
        ),
    ),
    rules_version=2,
    reasons=("winter", "standstill", "won", "lost", "grand_master"),
    solitaire=Solitaire(message("pact-solitaire"), unit="Glory", fewer_is_better=False),
)
