"""Everything on the table of Grapple explains itself, with the facts of the moment, and gives nothing away."""

from __future__ import annotations

import pytest

from goblins.games.grapple.rules import GrappleRules
from goblins.games.registry import rules_of
from goblins.lessons.topics import topics_of
from goblins.tables.contract import TableContext
from goblins.tables.grapple.round_sheet import areas
from goblins.tables.grapple.showing import SHEET
from goblins.tables.grapple.table import GrappleTable
from tests.support.builders import changed, setup
from tests.support.grapple.builders import RULES, position
from tests.support.subjects import explained, played

#: Topics that only come up in rare positions.
RARE = {"resting", "hidden", "spied", "used", "scored", "standings"}


@pytest.mark.rule("G-07", "G-11", "G-30")
def test_every_topic_is_met() -> None:
    met: set[str] = set()
    for players in (2, 4):
        for steps in range(1, 60, 3):
            met |= set(explained(played("grapple", players, 5, steps)))
    met |= set(explained(played("grapple", 3, 5, 20), covered=True))
    met |= set(explained(played("grapple", 3, 5, 20, length="round")))
    assert set(topics_of("grapple")) - met <= RARE


@pytest.mark.rule("G-08", "G-12")
def test_facts_are_those_of_the_moment() -> None:
    match, rules = played("grapple", 2, 5, 25), rules_of("grapple")
    assert isinstance(rules, GrappleRules)
    view = match.rules.view(match.state, 0)
    told, cards = explained(match), rules.content
    worth = cards.worth(view.public.garrisons[0])
    assert "{" not in " ".join(f"{topic.title} {topic.say}" for topic in told.values())
    assert told["own_garrison"].title.startswith(f"Your garrison: {worth} point")
    assert told["own_army"].title == f"Your army: {view.army_sizes[0]}"


@pytest.mark.rule("G-08")
def test_what_lies_face_down_is_not_told() -> None:
    match, rules = played("grapple", 2, 5, 25), rules_of("grapple")
    assert isinstance(rules, GrappleRules)
    view, told = match.rules.view(match.state, 0), set(explained(match, covered=True))
    battle, powers = view.battle, rules.content.powers
    lying = [*view.public.spies, *(card for held in view.public.garrisons for card in held)]
    lying += [*battle.attack, *battle.defence] if battle else []
    assert view.hand and "covered" in told
    assert told & {"spy", "defender", "assassin", "king", "fighter"} <= {powers[card] or "fighter" for card in lying}


def test_the_columns_of_a_rounds_sheet_explain_themselves() -> None:
    state = changed(position(["king", ""], ["mage", ""]), phase="next", goal=100)
    view, context = RULES.view(state, 0), TableContext(setup("grapple", 2), 0)
    table = GrappleTable(RULES)
    for name, rect in areas(view).items():
        subject = table.subject(view, context, SHEET, rect.centre)
        assert subject is not None and subject.topic == name and subject.rect == rect
    assert table.subject(view, context, SHEET, (800.0, 40.0)) is None
