"""A box of Pact in which hardly anything is as printed."""

from __future__ import annotations

from goblins.content.box import Box
from tests.support.boxes import box_with, text_of


def a_wild_house() -> Box:
    """Few goblins of some kinds, a long track, rows of another size, many Tasks, other costs and other Glory."""
    clans = text_of("pact", "clans.yaml")
    for old, new in (
        ("copies: 13", "copies: 8"),
        ("copies: 13", "copies: 20"),
        ("Mother Mildew, symbols: 3", "Mother Mildew, symbols: 5"),
        ("General Gnash, symbols: 3", "General Gnash, symbols: 1"),
        ("start: 1", "start: 2"),
        ("    - {sticks: 2, glory: 0}\n", "    - {sticks: 2, glory: 0}\n" * 4),
    ):
        assert old in clans
        clans = clans.replace(old, new, 1)
    tasks = text_of("pact", "tasks.yaml").replace("needs: 2W1Y,", "needs: 6W,").replace("needs: 2Y1K,", "needs: 1K,")
    for number in range(20):
        tasks += f"  - {{season: summer, colour: K, needs: 5R1W2B, dynamite: 5, name: Odd job {number}}}\n"
    numbers = """
hand: 4
goblin_row: 6
task_row: 6
removed: {1: 1, 2: 0, 3: 12, 4: 3, 5: 2}
recruits: 3
shortage_hand: 2
plays: 1
patience: 4
glory: {alone: 3, pact: 2, figure: 4}
full_pacts: [{tasks: 2, glory: 1}, {tasks: 5, glory: 3}, {tasks: 8, glory: 9}]
figure_costs: [1, 2, 2, 3, 9]
march: [{types: 2, spaces: 1}, {types: 3, spaces: 2}, {types: 6, spaces: 4}]
commands_dealt: {expert: 1, two: 4}
strangers_start: 3
helix_gains: 2
slides_up_to: 0
strangers_draw: [2, 0, 5]
taken_back: 1
"""
    return box_with("pact", clans=clans, tasks=tasks, numbers=numbers)
