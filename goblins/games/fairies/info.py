"""Facts about Fairies that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Solitaire, toggle
from goblins.words import message

#: The levels of the solitaire, easiest first: what set-ups ask for, and what the data and players call it.
LEVELS = {5: "usual", 6: "harder", 7: "hardest"}

INFO = GameInfo(
    slug="fairies",
    title="Fairies",
    full_title="Goblins Drool, Fairies Rule!",
    minutes="15",
    min_seats=1,
    max_seats=4,
    options=(
        Option(
            "level",
            message("fairies-option-level"),
            tuple(Choice(level, message(f"fairies-option-level-{name}")) for level, name in LEVELS.items()),
            5,
            helped=message("fairies-option-level-help"),
            rule="F-31",
            seats=(1,),
        ),
        Option(
            "deal",
            message("fairies-option-deal"),
            (
                Choice("winnable", message("fairies-option-deal-winnable")),
                Choice("any", message("fairies-option-deal-any")),
            ),
            "winnable",
            helped=message("fairies-option-deal-help"),
            rule="F-33",
            seats=(1,),
            cosmetic=True,
        ),
        toggle(
            "ultimate",
            message("fairies-option-ultimate"),
            helped=message("fairies-option-ultimate-help"),
            rule="F-35",
            seats=(1,),
        ),
        toggle(
            "reverse", message("fairies-option-reverse"), helped=message("fairies-option-reverse-help"), rule="F-40"
        ),
        toggle(
            "backs",
            message("fairies-option-backs"),
            helped=message("fairies-option-backs-help"),
            rule="F-12",
            assists=True,
            cosmetic=True,
        ),
        Option("attempt", message("fairies-option-attempt"), (), 0, hidden=True),
    ),
    rules_version=2,
    solitaire=Solitaire(message("fairies-solitaire")),
    reasons=("no_goblins", "six_fairies", "draw", "gave_up", "stuck"),
)
