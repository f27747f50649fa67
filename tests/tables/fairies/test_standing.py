"""The race of a finished match of Fairies: how many cards everybody was from winning, by whichever way is shorter."""

from __future__ import annotations

import pytest

from goblins.app.window import make_house
from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library
from goblins.scenes.after.race import Race
from goblins.scenes.tabletop import Tabletop
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


@pytest.mark.parametrize("fairies", [True, False])
def test_plates_count_what_a_victory_is_won_with_while_it_is_told(fairies: bool) -> None:
    """"1 left!" stood at a winner's plate until the winner had been called out."""
    match = won_by(fairies=fairies)
    top = Tabletop(make_house(Library.in_memory(), (640, 360)), match, 0, {})
    top.show(match.cursor - 1, "load")
    top.tell(match.cursor)
    beats: list[tuple[str, bool]] = []
    while top.director.busy:
        if top.director.beat:
            beats.append((top.director.beat.moment, top.told_so_far()[0] is top.view))
        top.advance()
    assert not beats[0][1], "what a step changes is not told before it happens"
    won = [moment for moment, _ in beats].index("win")
    assert all(settled for _, settled in beats[won:])


def test_no_standing_is_below_nothing() -> None:
    match = won_by(fairies=True)
    assert min(min(one) for one in Race(match, table_of("fairies"), 0).standings) == 0
