"""Golden playthroughs: whole games as readable text. A change of rules, chance or views shows up here as a change of words.

`GOLDEN=update` writes the files anew; read what has changed before keeping it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from goblins.core.chance import below, chance
from goblins.core.contract import Action, AnyRules, Event
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.games.registry import rules_of, slugs
from tests.support.builders import setup
from tests.support.fairies import words as fairies_words
from tests.support.grapple import words as grapple_words
from tests.support.irene import words as irene_words
from tests.support.koncita import words as koncita_words
from tests.support.pact import words as pact_words

FOLDER = Path(__file__).parent / "golden"


class Teller(Struct, frozen=True):
    """How a game is put into words: its actions, its events, its position (in lines), and what a seat sees."""

    action: Callable[[Action], str]
    event: Callable[[Event], str]
    position: Callable[[Any], list[str]]
    view: Callable[[Any], str]


class Playthrough(Struct, frozen=True):
    """One golden file: which game is played how, and after how many steps it is left or given up."""

    file: str
    game: str
    seats: int
    seed: int
    steps: int
    options: dict[str, OptionValue] = {}


PLAYTHROUGHS = (
    Playthrough("fairies_1_level_5", "fairies", 1, 48, 40, {"level": 5}),
    Playthrough(
        "fairies_1_ultimate_reverse",
        "fairies",
        1,
        12,
        14,
        {"level": 6, "ultimate": True, "reverse": True, "deal": "any"},
    ),
    Playthrough("fairies_2_draw", "fairies", 2, 82, 60),
    Playthrough("fairies_3_reverse", "fairies", 3, 42, 60, {"reverse": True}),
    Playthrough("fairies_4", "fairies", 4, 90, 60),
    Playthrough("irene_1", "irene", 1, 6, 40),
    Playthrough("irene_2", "irene", 2, 8, 45),
    Playthrough("irene_4_advanced", "irene", 4, 3, 40, {"advanced": True, "match": True}),
    Playthrough("koncita_2", "koncita", 2, 11, 60),
    Playthrough("koncita_4_table", "koncita", 4, 5, 45, {"forfeits": "table"}),
    Playthrough("koncita_8_reminders", "koncita", 8, 3, 30, {"reminders": True}),
    Playthrough("grapple_2", "grapple", 2, 4, 50),
    Playthrough("grapple_4_short", "grapple", 4, 9, 45, {"length": "50"}),
    Playthrough("grapple_3_round", "grapple", 3, 2, 40, {"length": "round"}),
    Playthrough("pact_1_campaign", "pact", 1, 26, 120),
    Playthrough("pact_2", "pact", 2, 47, 45),
    Playthrough("pact_3", "pact", 3, 58, 50, {"mode": "beginner"}),
    Playthrough("pact_5_expert", "pact", 5, 57, 40, {"mode": "expert"}),
)


TELLERS = {
    "irene": Teller(irene_words.action, irene_words.event, irene_words.position, irene_words.view),
    "koncita": Teller(koncita_words.action, koncita_words.event, koncita_words.position, koncita_words.view),
    "grapple": Teller(grapple_words.action, grapple_words.event, grapple_words.position, grapple_words.view),
    "pact": Teller(pact_words.action, pact_words.event, pact_words.position, pact_words.view),
    "fairies": Teller(fairies_words.action, fairies_words.event, fairies_words.position, fairies_words.view),
}


def chosen(rules: AnyRules, match: Match, one: Playthrough) -> Action:
    """A choice that the seed decides; giving up when the playthrough has been long enough."""
    rng = chance(one.seed, 1000 + match.cursor)
    acting = match.to_act
    legal = rules.legal_actions(match.state, acting[below(rng, len(acting))])
    resigning = [action for action in legal if action.resigns]
    if resigning and match.cursor >= one.steps:
        return resigning[0]
    willing = [action for action in legal if not action.resigns]
    return willing[below(rng, len(willing))]


def told(one: Playthrough) -> Iterator[str]:
    """A playthrough line by line."""
    rules, teller = rules_of(one.game), TELLERS[one.game]
    match = Match(rules, setup(one.game, one.seats, **one.options), one.seed)
    options = ", ".join(f"{key}={value}" for key, value in match.setup.options.items())
    yield f"{rules.info.full_title}: {one.seats} seats, seed {one.seed}, rules version {rules.info.rules_version}"
    yield f"options: {options}"
    yield from teller.position(match.state)
    while match.to_act and match.cursor <= one.steps:
        action = chosen(rules, match, one)
        step = match.play(action)
        yield ""
        yield f"{match.cursor}. seat {action.seat} {teller.action(action)}" + (" (reveals)" if step.reveals else "")
        yield from (f"   - {teller.event(event)}" for event in step.events)
        yield from (f"   {line}" for line in teller.position(step.state))
        yield from (f"   seat {seat} sees: {teller.view(rules.view(step.state, seat))}" for seat in range(one.seats))
    outcome = match.outcome
    yield ""
    if outcome is None:
        yield "left unfinished"
        return
    winners = ", ".join(map(str, outcome.winners)) or "nobody"
    yield f"outcome: {outcome.reason} ({outcome.rule}), {outcome.text}; winners: {winners}"
    yield f"ranking: {' > '.join(' = '.join(map(str, group)) for group in outcome.ranking)}"
    for score in outcome.scores:
        yield f"seat {score.seat}: {score.total} ({', '.join(f'{line.label} {line.amount}' for line in score.lines)})"


@pytest.mark.parametrize("one", PLAYTHROUGHS, ids=lambda one: one.file)
def test_a_playthrough_reads_as_it_always_did(one: Playthrough) -> None:
    path, text = FOLDER / f"{one.file}.txt", "\n".join(told(one)) + "\n"
    if os.environ.get("GOLDEN") == "update":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.exists(), "no such file: make it with GOLDEN=update"
    assert text == path.read_text(encoding="utf-8")


def test_every_golden_file_is_used_and_every_game_has_some() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {one.file for one in PLAYTHROUGHS}
    assert {one.game for one in PLAYTHROUGHS} == set(TELLERS) == set(slugs())
