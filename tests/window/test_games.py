"""Whole games in the real window: with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.ui.moving.motion import Piece
from tests.support.window_tools import Program, Screen, hand_places, quick_home

SEED = 20261116
MOST_TURNS = 60


def drag_it(program: Program, match: Match, piece: Piece) -> None:
    """Drag a card into the ring."""
    cards, ring = hand_places(match)
    program.drag(cards[piece], ring)


def key_it(program: Program, match: Match, piece: Piece) -> None:
    """Walk to a card with the arrows, lift it and drop it with Enter."""
    cards, _ = hand_places(match)
    for _ in range(list(cards).index(piece) + 1):
        program.key("Right")
    program.key("Return")
    program.key("Return")


@pytest.mark.parametrize("players", ["human", "human,easy,easy"])
@pytest.mark.parametrize("play", [drag_it, key_it], ids=["mouse", "keyboard"])
def test_a_whole_game_is_played_to_its_end(
    screen: Screen, tmp_path: Path, players: str, play: Callable[[Program, Match, Piece], None]
) -> None:
    """What to play is a good bot's choice; every card of it goes through the window."""
    command = [sys.executable, "main.py", "play", "fairies", "--seats", players, "--seed", str(SEED)]
    with Program(screen, quick_home(tmp_path), command) as program:
        for _ in range(MOST_TURNS):
            match = program.humans_turn()
            view, legal = match.rules.view(match.state, 0), match.rules.legal_actions(match.state, 0)
            choice = decide(make_bot("fairies", "hard"), view, legal, thinking_chance(SEED, match.cursor, 0)).action
            play(program, match, Piece("card", choice.face % 20))  # type: ignore[attr-defined]
            shown = program.wait_until(
                "the human is to act again, or the game is over",
                lambda s, before=match.cursor: s["still"] and (s["screen"] == "ResultScene" or s["ply"] > before),
            )
            if shown["screen"] == "ResultScene":
                break
        row = program.finished()
        assert row is not None and row.outcome is not None
        assert row.outcome.reason in ("no_goblins", "six_fairies", "draw")
        assert not row.assisted
        program.settle()  # the result stands there
