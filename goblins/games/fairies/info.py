"""Facts about Fairies that menus need."""

from __future__ import annotations

from goblins.core.info import Choice, GameInfo, Option, Solitaire, toggle

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
            "Level",
            tuple(Choice(level, name.capitalize()) for level, name in LEVELS.items()),
            5,
            help="how many goblins and fairies are dealt",
            rule="F-31",
            seats=(1,),
        ),
        Option(
            "deal",
            "Deal",
            (Choice("winnable", "Winnable"), Choice("any", "Any")),
            "winnable",
            help="proven before it is dealt, or as it comes",
            rule="F-33",
            seats=(1,),
            cosmetic=True,
        ),
        toggle("ultimate", "Ultimate", help="no goblin in the ring either", rule="F-35", seats=(1,)),
        toggle("reverse", "Reverse", help="fairies drool, goblins rule", rule="F-40"),
        toggle(
            "backs",
            "Backs",
            help="shown for learning; marks the game as assisted",
            rule="F-12",
            assists=True,
            cosmetic=True,
        ),
        Option("attempt", "Attempt", (), 0, hidden=True),
    ),
    rules_version=2,
    solitaire=Solitaire("Fairy Solitaire"),
    reasons=("no_goblins", "six_fairies", "draw", "gave_up", "stuck"),
)
