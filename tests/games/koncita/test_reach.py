"""What can be told from what lies open alone: who is one card away from the Treasure, and what a card could not do."""

from __future__ import annotations

import pytest

from goblins.games.koncita.actions import Move, Run
from goblins.games.koncita.reach import in_reach
from goblins.games.koncita.refusals import no_use
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOBODY
from tests.support.koncita.builders import after, cards, changed, description, position

RULES = KoncitaRules()


@pytest.mark.rule("K-40", "K-41")
def test_whoever_stands_beside_the_treasures_piece_is_one_card_away() -> None:
    number, treasure = next((n, card) for n, card in enumerate(cards().treasures) if card.piece == "casket")
    state = position("c4 f6 a8", treasure_card=treasure.slug, casket="c3", princess="g3")
    assert 0 in in_reach(state.public, number, RULES)
    assert in_reach(state.public, NOBODY, RULES) == ()
    assert in_reach(changed(state, ending="treasures").public, number, RULES) == ()


@pytest.mark.rule("K-13", "K-30")
@pytest.mark.parametrize("card", ["goblin wild", "princess wild", "goblin red green oscar", "princess red blue"])
def test_what_a_card_could_not_do_is_what_is_refused_when_it_is_laid_down(card: str) -> None:
    state = position("c2 f6 a8", hand=[card], princess="d1", scepter="e1", oscar="d8")
    content, number = RULES.content(3), next(n for n in state.secret.hands[0] if description(n) == card)
    laid = after(state, f"pick {card}")
    for colour in range(len(COLOURS)):
        for use in (Move(0, colour), Run(0, colour)):
            assert no_use(state.public, content, number, use) == RULES.why_not(laid, use)
