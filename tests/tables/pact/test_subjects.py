"""Everything on the table of Pact explains itself, with the facts of the moment, and gives nothing away."""

from __future__ import annotations

import pytest

from goblins.games.pact.rules import PactRules
from goblins.games.pact.scoring import open_glory
from goblins.games.registry import rules_of
from goblins.lessons.topics import topics_of
from goblins.words import number_in_words
from tests.support.subjects import explained, played

#: Topics that only come up in rare positions, or on the sheet that is laid while somebody pays.
RARE = {"column", "cell", "bonus_command", "placed_figure", "permanent", "used_specialist"}


@pytest.mark.rule("P-24", "P-25", "P-30")
def test_every_topic_is_met() -> None:
    met: set[str] = set()
    for players, options in ((3, {"mode": "beginner"}), (3, {"mode": "expert"}), (2, {"mode": "expert"}), (1, {})):
        for steps in (12, 45, 90):
            mode = options or {"mode": "solo"}
            met |= set(explained(played("pact", players, 5, steps, **mode)))
    met |= set(explained(played("pact", 3, 5, 45, mode="expert"), covered=True))
    assert "assisted" not in met
    met |= set(explained(played("pact", 3, 5, 12, mode="beginner"), assisted=True))
    assert set(topics_of("pact")) - met <= RARE


@pytest.mark.rule("P-12", "P-40", "P-50")
def test_tokens_and_signs_say_what_they_mean() -> None:
    match = played("pact", 3, 5, 45, mode="expert")
    told, state = explained(match), match.state
    public, name = state.public, match.setup.seats
    assert told["starter"].say.startswith(name[public.start].name)
    assert told["next"].say == f"{name[1].name} plays after you."
    assert told["rules"].title == "Expert"
    assert "autumn" in told["seasons"].say
    assert told["their_commands"].title in {f"{seat.name}’s secret Commands" for seat in name[1:]}


@pytest.mark.rule("P-24", "P-42")
def test_facts_are_those_of_the_moment() -> None:
    match, rules = played("pact", 3, 5, 30, mode="beginner"), rules_of("pact")
    assert isinstance(rules, PactRules)
    told = explained(match)
    view = match.rules.view(match.state, 0)
    assert told["deck"].say.startswith(f"Left: {number_in_words(view.deck_size)} goblins.")
    assert told["own_plate"].title == f"You: {open_glory(view.public, rules.content, 0)} Glory"
    assert "{" not in " ".join(f"{topic.title} {topic.say}" for topic in told.values())


@pytest.mark.rule("P-10", "P-50")
def test_what_lies_face_down_is_not_told() -> None:
    told = explained(played("pact", 3, 5, 45, mode="expert"), covered=True)
    assert not {"own_goblin", "command", "bonus_command"} & set(told)
    assert {"hand", "covered_command"} <= set(told)
