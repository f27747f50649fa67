"""The race of a finished match of Fairies: how many cards everybody was from winning, by whichever way is shorter."""

from __future__ import annotations

import pytest

from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.scenes.after.race import Race
from goblins.tables.fairies.race import counts
from goblins.tables.registry import table_of
from tests.support.builders import setup
from tests.support.fairies.builders import content
from tests.support.library_tools import play_on

#: So many deals are played until somebody has won by each way.
MOST_DEALS = 60


def won_by(*, fairies: bool) -> Match:
    """A match of three that somebody won alone by collecting fairies, or by being rid of all goblins."""
    chosen = setup("fairies", ["human", "easy", "easy"])
    for seed in range(MOST_DEALS):
        match = play_on(Match(rules_for(chosen), chosen, seed), 3000, seed)
        if match.outcome is None or len(match.outcome.winners) != 1:
            continue
        goblins, collected = counts(match.rules.view(match.state, 0), match.outcome.winners[0], content())
        if (goblins > 0 and collected >= content().numbers.to_win) == fairies:
            return match
    raise AssertionError("nobody won so")


@pytest.mark.rule("F-25")
@pytest.mark.parametrize("fairies", [True, False])
def test_whoever_won_has_come_to_nothing_and_the_lead_turned_somewhere(fairies: bool) -> None:
    """Goblins alone told nothing of six fairies: the winner's line hung above the others', and no turn decided it."""
    match = won_by(fairies=fairies)
    race = Race(match, table_of("fairies"), 0)
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    last = race.standings[-1]
    assert last[winner] == 0 and all(value > 0 for seat, value in enumerate(last) if seat != winner)
    assert race.turning_point is not None


def test_no_standing_is_below_nothing() -> None:
    match = won_by(fairies=True)
    assert min(min(one) for one in Race(match, table_of("fairies"), 0).standings) == 0
