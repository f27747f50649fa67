"""Faces: everybody at a table looks as it goes for them, and in the end as it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from goblins.core.contract import Event, Outcome
from goblins.core.match import Match
from goblins.games.fairies.events import Ended
from goblins.games.grapple.events import Swapped
from goblins.games.grapple.events import Won as BattleWon
from goblins.games.irene.events import Arrived, DidNotFit
from goblins.games.koncita.events import ForfeitTaken, Shoved, TreasureWon
from goblins.games.pact.events import Completed
from goblins.games.registry import rules_for, rules_of, slugs
from goblins.scenes.faces import lasting_faces
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Mood
from tests.support.builders import setup
from tests.support.koncita.builders import position
from tests.support.library_tools import play_on
from tests.support.shell_tools import open_screen

Looks = Callable[[Any], dict[int, tuple[str, ...]]]
#: What happens to people, and how those may look whom it concerns.
FELT: dict[str, tuple[tuple[type[Event], Looks], ...]] = {
    "koncita": (
        (Shoved, lambda event: {event.goblin: ("angry",)}),
        (TreasureWon, lambda event: {event.seat: ("happy",)}),
        (ForfeitTaken, lambda event: {event.seat: ("sad",)}),
    ),
    "grapple": (
        (BattleWon, lambda event: {event.seat: ("happy", "sly"), event.loser: ("shocked", "sad", "angry")}),
        (Swapped, lambda event: {event.target: ("angry",)}),
    ),
    "fairies": ((Ended, lambda event: {event.seat: ("happy",)}),),
    "irene": ((Arrived, lambda event: {event.seat: ("happy",)}), (DidNotFit, lambda event: {event.seat: ("sad",)})),
    "pact": ((Completed, lambda event: {event.seat: ("happy",)}),),
}
#: So often each of them is looked at.
OFTEN = 3


@pytest.mark.parametrize("game", slugs())
def test_faces_change_at_what_happens_to_them(game: str) -> None:
    chosen = setup(game, 3)
    rules, table, context = rules_for(chosen), table_of(game), TableContext(chosen, 0)
    seen: Counter[str] = Counter()
    match = play_on(Match(rules, chosen, 3), 900, 3)
    for ply, step in enumerate(match.steps):
        felt = [(kind, looks) for kind, looks in FELT[game] if any(type(event) is kind for event in step.events)]
        if not felt or all(seen[kind.__name__] >= OFTEN for kind, _ in felt):
            continue
        before, after = rules.view(match.state_at(ply), 0), rules.view(step.state, 0)
        beats = table.story(before, after, tuple(rules.redact(event, 0) for event in step.events), context)
        moods = {(cue.seat, cue.mood) for beat in beats for cue in beat.cues if isinstance(cue, Mood)}
        for kind, looks in felt:
            seen[kind.__name__] += 1
            assert moods, f"nobody feels anything at {kind.__name__}"
            for event in step.events:
                if type(event) is kind:
                    for seat, faces in looks(event).items():
                        assert any((seat, face) in moods for face in faces), (kind.__name__, seat, moods)
    assert seen, "nothing happened"


def outcome(*ranking: tuple[int, ...], reason: str = "over") -> Outcome:
    winners = ranking[0] if reason == "over" else ()
    return Outcome(reason, "K-50", "", winners, ranking, ())


def test_at_the_end_winners_are_glad_and_others_sad_and_a_draw_leaves_all_as_they_were() -> None:
    table = table_of("fairies")
    assert lasting_faces(table, None, outcome((1,), (0,), (2,))) == {1: "happy", 0: "sad", 2: "sad"}
    assert lasting_faces(table, None, outcome((0, 1, 2), reason="draw")) == {}


def test_before_the_end_faces_tell_how_things_stand_by_what_lies_open() -> None:
    state = position("c4 d4 -", breaches={2: 2})
    view = rules_of("koncita").view(state, 0)
    assert lasting_faces(table_of("koncita"), view, None) == {2: "sad"}, "who is out is sad"


def test_faces_stay_when_the_last_story_is_told_and_not_before() -> None:
    match = play_on(Match(rules_for(setup("fairies", 2)), setup("fairies", 2), 4), 900, 4)
    assert match.outcome and match.outcome.winners
    winner = match.outcome.winners[0]
    person = open_screen(lambda house: house.scenes.top)
    top = Tabletop(person.house, match, 0, {})
    top.show(match.cursor - 1, "load")
    assert top.context.mood(winner) != "happy"
    top.tell(match.cursor)
    assert top.director.busy and top.context.mood(winner) != "happy", "the end is not given away"
    top.skip()
    top.advance()
    top.moments.clear()
    top.advance()
    assert top.context.mood(winner) == "happy" and top.context.mood(1 - winner) == "sad"
    top.show(match.cursor - 1, "load")
    assert top.context.mood(1 - winner) != "sad", "in a replay, too, they look as they did"
