"""The great moments of Pact: which events tell them, what they say, whose faces change, and how long they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.games.pact import events as e
from goblins.games.pact.state import PactState
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.pact.paints import Snow, Sooty, Wind
from goblins.tables.pact.places import goblin_piece, portrait_at, task_piece
from goblins.tables.pact.recap import pacts_with
from goblins.tables.pact.seasons import season_of
from goblins.tables.pact.table import PactTable
from goblins.ui.moving.cues import Balloon, Cue, Dim, Gain, Hear, Mood, Paint, Ribbon, Shout, Stamp, stays
from goblins.ui.moving.motion import Beat
from goblins.ui.time import ticks
from tests.support.builders import setup
from tests.support.pact.builders import position
from tests.support.pact.lines import CONTENT, RULES, action, after, task

ME_AND_BOTS = ("human", "easy", "easy")
BOTS = ("easy", "easy", "easy")
LONGEST_IN_PASSING = 1.5


class Story(NamedTuple):
    """A step as it is told."""

    beats: list[Beat]

    @property
    def cues(self) -> list[Cue]:
        return [cue for beat in self.beats for cue in beat.cues]

    def of(self, kind: type[Any]) -> list[Any]:
        return [cue for cue in self.cues if isinstance(cue, kind)]

    @property
    def moments(self) -> list[str]:
        return [beat.moment for beat in self.beats if beat.moment]

    @property
    def seconds(self) -> float:
        return sum(beat.seconds for beat in self.beats)

    def moods(self, seat: int) -> list[str]:
        return [cue.mood for cue in self.of(Mood) if cue.seat == seat]

    @property
    def words(self) -> list[str]:
        return [cue.words for cue in self.cues if isinstance(cue, Stamp | Ribbon | Shout)]

    @property
    def said(self) -> list[str]:
        return [cue.words for cue in self.of(Balloon)]


def told(state: PactState, *texts: str, who: Sequence[str] = ME_AND_BOTS, viewer: int = 0, **known: Any) -> Story:
    """How the last action of a line of play is told to a viewer."""
    before = after(state, *texts[:-1])
    done = RULES.apply(before, action(before, texts[-1]))
    options = {"mode": state.public.mode} if state.public.players > 2 else {}
    context = TableContext(setup("pact", who, **options), viewer, **known)
    events = tuple(RULES.redact(event, viewer) for event in done.events)
    return Story(PactTable(RULES).story(RULES.view(before, viewer), RULES.view(done.state, viewer), events, context))


def ready(active: int, **fields: Any) -> PactState:
    """Somebody may complete 2W1Y: seat 0 shows two shamans and a builder, and so do the others."""
    usual = {"displays": ["WWY"] * 3, "tasks": "2W1Y 2W1K1R 2G1B 2B1R", "phase": "tasks", "active": active}
    return position(**{**usual, **fields})


# ---------------------------------------------------------------------- pacts


@pytest.mark.rule("P-25")
def test_a_forced_pact_names_its_victim_and_both_faces_tell_it() -> None:
    story = told(ready(2, displays=["W", "", "WY"]), "complete 2W1Y with 0")
    assert story.moments == ["pact_handshake"]
    assert story.beats[0].caption == "Tom wants your goblins!" and story.said == ["You and me, Mia!"]
    assert "A pact!" in story.words and story.moods(0) == ["shocked", "happy"] and story.moods(2) == ["sly", "happy"]
    assert 2.0 < story.seconds < 4.0


@pytest.mark.rule("P-25")
def test_ones_own_pact_begins_with_the_march() -> None:
    story = told(ready(0, displays=["W", "", "WY"]), "complete 2W1Y with 2")
    assert not story.said and "A pact!" in story.words and story.moods(0) == story.moods(2) == ["happy"]
    assert not any(beat.caption for beat in story.beats), "I know what I did"


@pytest.mark.rule("P-25")
def test_every_goblin_that_pays_hops_to_the_task_and_none_jumps() -> None:
    state = ready(2, displays=["W", "", "WY"])
    story = told(state, "complete 2W1Y with 0")
    slot = PactTable(RULES).layout(RULES.view(state, 0), TableContext(setup("pact", ME_AND_BOTS), 0))[
        task_piece(task("2W1Y"))
    ]
    for card in (*state.public.displays[0], *state.public.displays[2]):
        way = [beat.layout[goblin_piece(card)] for beat in story.beats if goblin_piece(card) in beat.layout]
        nearest = min(abs(place.x - slot.x) + abs(place.y - slot.y) for place in way)
        assert nearest < 300, "it stands beside the Task"
        steps = [abs(one.x - two.x) + abs(one.y - two.y) for one, two in zip(way, way[1:], strict=False)]
        assert len([step for step in steps if step > 1]) >= 3, "in three hops"


@pytest.mark.rule("P-25", "P-42")
def test_glory_flies_to_both_partners() -> None:
    state = ready(2, displays=["W", "", "WY"])
    story = told(state, "complete 2W1Y with 0")
    view, context = RULES.view(state, 0), TableContext(setup("pact", ME_AND_BOTS), 0)
    assert {(gain.words, gain.to) for gain in story.of(Gain)} == {("+1", portrait_at(view, context, n)) for n in (0, 2)}


@pytest.mark.rule("P-62")
def test_helix_gets_no_glory_for_lending_goblins() -> None:
    state = position(["W", "", "WY"], mode="two", tasks="2W1Y 2W1K1R 2G1B 2B1R", phase="tasks")
    story = told(state, "complete 2W1Y with 2", "pay", who=("human", "easy"))
    assert len(story.of(Gain)) == 1 and "A pact!" in story.words


@pytest.mark.parametrize(
    "known",
    [{}, {"lately": frozenset({"pact_handshake"})}, {"told": {"pact_handshake": 3}}],
    ids=["new", "again", "old"],
)
def test_a_pact_is_shorter_the_less_it_is_news(known: dict[str, Any]) -> None:
    full = told(ready(2, displays=["W", "", "WY"]), "complete 2W1Y with 0").seconds
    story = told(ready(2, displays=["W", "", "WY"]), "complete 2W1Y with 0", **known)
    assert story.seconds == full if not known else story.seconds < full
    assert ("A pact!" in story.words) == ("lately" not in known)


def test_bots_among_themselves_shake_hands_in_passing() -> None:
    story = told(ready(1), "complete 2W1Y with 2", "shift 0 T", "pay")
    assert story.moments == ["pact_handshake"] and story.seconds <= LONGEST_IN_PASSING
    assert "A pact!" not in story.words and story.moods(1) == story.moods(2) == ["happy"]


@pytest.mark.rule("P-42")
@pytest.mark.parametrize(
    ("pile", "words"),
    [("2B1R 2G1B 2K1G", "4 Tasks: +1"), ("2B1R 2G1B 2K1G 3W1Y1B 2W2G1K", "6 Tasks: +1"), ("2B1R 2G1B", "")],
    ids=["fourth", "sixth", "third"],
)
def test_the_fourth_and_the_sixth_box_light_with_a_bell(pile: str, words: str) -> None:
    state = ready(0, displays=["W", "", "WY"], tasks="2W1Y 3K1W1G 2K2R1B 3B1K1R", pacts={2: pile})
    story = told(state, "complete 2W1Y with 2")
    assert [said for said in story.words if "Tasks" in said] == ([words] if words else [])
    assert ("crown_bell" in [cue.sound for cue in story.of(Hear)]) == bool(words)


@pytest.mark.rule("P-24")
def test_a_task_done_alone_is_a_moment_of_its_own() -> None:
    story = told(ready(0), "complete 2W1Y alone")
    assert story.moments == ["pact_alone"] and "All alone!" in story.words and story.moods(0) == ["happy"]
    assert [gain.words for gain in story.of(Gain)] == ["+2"] and "hammer" in [cue.sound for cue in story.of(Hear)]
    assert told(ready(1), "complete 2W1Y alone").seconds <= LONGEST_IN_PASSING


# ---------------------------------------------------------------------- dynamite and Specialists


def short_of_one(active: int) -> PactState:
    return ready(active, displays=["WY", "WY", "WY"], mode="expert", markers=[2, 2, 2])


@pytest.mark.rule("P-55")
def test_dynamite_goes_off_and_the_marker_hops_back() -> None:
    story = told(short_of_one(0), "complete 2W1Y alone")
    assert story.moments == ["pact_dynamite", "pact_alone"] and {"BOOM", "one space back"} <= set(story.words)
    assert story.moods(0) == ["shocked", "happy", "happy"] and "shocked" in story.moods(1)
    assert "bang" in [cue.sound for cue in story.of(Hear)]


@pytest.mark.rule("P-55")
def test_the_table_is_dark_until_who_lit_the_dynamite_is_gone() -> None:
    # buttons are out of sight only while it is dark: “End turn” would lie on the sooty face
    story = told(short_of_one(0), "complete 2W1Y alone")
    began = [sum(beat.seconds for beat in story.beats[:place]) for place in range(len(story.beats))]
    placed = [(start + cue.start, cue) for start, beat in zip(began, story.beats, strict=True) for cue in beat.cues]
    gone = next(at + cue.lasts for at, cue in placed if isinstance(cue, Paint) and isinstance(cue.draw, Sooty))
    dark = [(at, at + cue.lasts) for at, cue in placed if isinstance(cue, Dim)][:2]
    assert dark[0][1] > dark[1][0] and dark[1][1] == pytest.approx(gone)


@pytest.mark.rule("P-55")
def test_bots_blow_things_up_in_passing() -> None:
    story = told(short_of_one(1), "complete 2W1Y alone")
    assert "BOOM" in story.words and story.seconds <= LONGEST_IN_PASSING


@pytest.mark.rule("P-30")
@pytest.mark.parametrize("active", [0, 1])
def test_a_specialist_comes_forward_and_whoever_gets_it_is_glad(active: int) -> None:
    state = position(hands=["WW"] * 3, specialists={"drummer": active}, phase="tasks", active=active)
    story = told(state, "more W")
    assert story.moments == ["pact_specialist"] and story.moods(active) == ["sly"]
    assert story.moods((active - 1) % 3) == ["happy"] and (active == 0 or story.seconds <= LONGEST_IN_PASSING)


# ---------------------------------------------------------------------- seasons


def at_the_turn(coming: str, **fields: Any) -> PactState:
    """The turn ends, and the gap in the row will be filled."""
    row = fields.pop("tasks", "- 2W1K1R 2G1B 2B1R")
    return position(hands=["W"] * 3, tasks=row, next_tasks=coming, phase="tasks", **fields)


@pytest.mark.rule("P-11")
@pytest.mark.parametrize("who", [ME_AND_BOTS, BOTS], ids=["a person", "bots"])
def test_a_season_comes_with_a_wind_and_a_ribbon(who: Sequence[str]) -> None:
    story = told(at_the_turn("3W1Y1B"), "end", who=who)
    winds = [cue.draw for cue in story.of(Paint) if isinstance(cue.draw, Wind)]
    assert story.moments == ["pact_season"] and story.words == ["Summer has come"]
    assert [(wind.old, wind.new) for wind in winds] == [("spring", "summer")]
    assert who == ME_AND_BOTS or story.seconds <= LONGEST_IN_PASSING


@pytest.mark.rule("P-40")
def test_winter_begins_with_the_first_snow_and_it_snows_while_something_moves() -> None:
    state = at_the_turn("", rest_tasks="pact 1", tasks="- 2W1K1R 2G1B 2B1R")
    story = told(state, "end")
    assert story.moments == ["pact_snow"] and story.words == ["Winter is here"]
    assert all(story.moods(seat) == ["shocked"] for seat in range(3))
    winter = after(state, "end")
    assert season_of(RULES.view(state, 0)) != "winter" == season_of(RULES.view(winter, 0))
    later = told(winter, "play W")
    snow = [cue for cue in later.of(Paint) if isinstance(cue.draw, Snow)]
    assert len(snow) == 1 and snow[0].lasts == pytest.approx(later.seconds), "no longer than anything else moves"
    assert not any(stays(cue) for cue in snow)


@pytest.mark.rule("P-40", "P-41")
@pytest.mark.parametrize(
    ("start", "phase", "line"),
    [
        pytest.param(0, "turn", "the last round", id="two are still to play"),
        pytest.param(1, "prize", "the Tasks run out", id="the bonus is all that is left"),
    ],
)
def test_the_first_snow_promises_no_round_that_nobody_plays(start: int, phase: str, line: str) -> None:
    state = at_the_turn("", rest_tasks="alone 2", start=start)
    assert after(state, "end").public.phase == phase
    assert [ribbon.line for ribbon in told(state, "end").of(Ribbon)] == [line]


@pytest.mark.rule("P-40")
def test_the_new_rim_stays_to_the_last_tick_of_the_story() -> None:
    """Beats last for whole ticks: a rim that went before the last of them would show the old season once more."""
    state = at_the_turn("", rest_tasks="pact 1", tasks="- 2W1K1R 2G1B 2B1R")
    story = told(state, "end")
    for place, beat in enumerate(story.beats):
        winds = [cue for cue in beat.cues if isinstance(cue, Paint) and isinstance(cue.draw, Wind)]
        left = sum(ticks(one.seconds) for one in story.beats[place:])
        assert all(ticks(wind.start) + ticks(wind.lasts) >= left for wind in winds)
    assert any(isinstance(cue.draw, Wind) for cue in story.of(Paint))


@pytest.mark.rule("P-40")
def test_nobody_is_asked_anything_while_the_end_is_told() -> None:
    """The sentence of the last turn stood there until the result came."""
    state = position(["W"], [""], mode="solo", phase="tasks", rest_tasks="alone 0", tasks="- - - 2W1Y")
    assert after(state, "end").public.ending
    story = told(state, "end", who=("human",))
    assert story.beats[-1].settled and not story.beats[0].settled


@pytest.mark.rule("P-72")
def test_a_task_that_slides_away_shows_what_it_brings_to_both() -> None:
    state = position(["W"], [""], mode="solo", phase="tasks", pacts={1: "3W1Y1B 3K1W1G 3G1Y1B"})
    story = told(state, "end", who=("human",))
    assert story.words == ["4 Tasks: +1"], "the fourth box lights for others, too"
    assert len(story.of(Gain)) >= 2


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("seats", "mode"), [(3, "beginner"), (5, "expert"), (2, "two"), (1, "solo")])
def test_in_whole_games_bots_are_told_in_passing_and_every_cue_has_its_place(seats: int, mode: str) -> None:
    """Everything that moments show lies on the table, and what bots do among themselves takes no longer than it may."""
    chosen = setup("pact", ["easy"] * seats, **({"mode": mode} if seats > 2 else {}))
    match, table, seen = Match(RULES, chosen, 5), PactTable(RULES), set()
    while match.outcome is None and match.cursor < 300:
        seat = match.to_act[0]
        before = RULES.view(match.state, 0)
        view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state, seat)
        match.play(decide(make_bot("pact", "easy"), view, legal, thinking_chance(5, match.cursor, seat)).action)
        events = tuple(RULES.redact(event, 0) for event in match.steps[-1].events)
        story = Story(table.story(before, RULES.view(match.state, 0), events, TableContext(chosen, 0)))
        seen |= {*story.moments}
        great = [event for event in events if isinstance(event, e.Completed | e.SpecialistUsed | e.SeasonBegan)]
        if len(great) == 1 and {*story.moments} and not any(isinstance(event, e.TasksTurnedUp) for event in events):
            assert story.seconds <= LONGEST_IN_PASSING + 0.01, (match.cursor, events)
        for cue in story.cues:
            for point in (getattr(cue, "at", None), getattr(cue, "to", None)):
                assert point is None or (-150 <= point[0] <= 1750 and -150 <= point[1] <= 1000), cue
    assert "pact_handshake" in seen and "pact_specialist" in seen


# ---------------------------------------------------------------------- the card that stays


def log_of(*texts: str, state: PactState, viewer: int = 0) -> tuple[list[LogEntry], PactState]:
    """A line of play as the log has it."""
    entries: list[LogEntry] = []
    for text in texts:
        done = action(state, text)
        result = RULES.apply(state, done)
        events = tuple(RULES.redact(event, viewer) for event in result.events)
        entries.append(LogEntry(len(entries), 1, done.seat, events))
        state = result.state
    return entries, state


def cards(state: PactState, log: list[LogEntry], viewer: int = 0) -> list[str]:
    """The Tasks that the cards speak of."""
    context = TableContext(setup("pact", ME_AND_BOTS), viewer)
    return [CONTENT.tasks[one.task].name for one in pacts_with(RULES.view(state, viewer), context, log)]


@pytest.mark.rule("P-25")
def test_a_card_stays_from_a_forced_pact_until_the_victim_acts() -> None:
    state = ready(2, displays=["WW", "", "WYWK"], hands=["W", "W", "W"], tasks="2W1Y 2W1K1R 2G1B 2B1R")
    name = CONTENT.tasks[task("2W1Y")].name
    log, now = log_of("complete 2W1Y with 0", "shift 0 T", "pay", state=state)
    assert cards(now, log) == [name] and cards(now, log, viewer=1) == [] and cards(now, log, viewer=2) == []
    log, now = log_of("complete 2W1Y with 0", "shift 0 T", "pay", "end", state=state)
    assert now.public.active == 0 and cards(now, log) == [name], "it can be read when the turn comes"
    log, now = log_of("complete 2W1Y with 0", "shift 0 T", "pay", "end", "play W", state=state)
    assert cards(now, log) == []
    log, now = log_of("complete 2W1Y with 0", "shift 0 T", "pay", "end", "play W", "end", state=state)
    assert cards(now, log) == [], "what was seen before the last turn does not come back"


@pytest.mark.rule("P-25")
def test_ones_own_pacts_make_no_card() -> None:
    log, now = log_of("complete 2W1Y with 2", "shift 0 T", "pay", "end", state=ready(0, hands=["W"] * 3))
    assert cards(now, log) == []
