"""The great moments of Koncita: what they say and show, how long they take, and where the story waits for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from goblins.games.koncita.state import KoncitaState
from goblins.tables.contract import TableContext
from goblins.tables.koncita import showing
from goblins.tables.koncita.geometry import zone
from goblins.tables.koncita.table import KoncitaTable
from goblins.ui.moving.cues import Balloon, Cue, Mood, Picture, Ribbon, Shake, Shower, Stamp, stays
from goblins.ui.moving.motion import Beat
from tests.support.builders import setup
from tests.support.koncita.builders import RULES, action, in_words, position

CueT = TypeVar("CueT", bound=Cue)
PEOPLE, BOTS = ("human", "human", "human"), ("easy", "easy", "easy")
#: The longest that bots may take among themselves.
BRIEF = 1.5
TABLE = KoncitaTable(RULES)


def told(state: KoncitaState, *texts: str, who: Sequence[str] = PEOPLE, viewer: int = 0, **more: object) -> list[Beat]:
    """The story of the last of some actions."""
    beats: list[Beat] = []
    for text in (part for words in texts for part in in_words(words)):
        step = RULES.apply(state, action(state, text))
        context = TableContext(setup("koncita", who), viewer, **more)  # type: ignore[arg-type]
        events = tuple(RULES.redact(event, viewer) for event in step.events)
        beats = TABLE.story(RULES.view(state, viewer), RULES.view(step.state, viewer), events, context)
        state = step.state
    return beats


def seconds(beats: Sequence[Beat]) -> float:
    return sum(beat.seconds for beat in beats)


def cues(beats: Sequence[Beat], kind: type[CueT]) -> list[CueT]:
    return [cue for beat in beats for cue in beat.cues if isinstance(cue, kind)]


def moods(beats: Sequence[Beat]) -> dict[int, str]:
    return {cue.seat: cue.mood for cue in cues(beats, Mood)}


def begun(beats: Sequence[Beat]) -> list[str]:
    return [beat.moment for beat in beats if beat.moment]


# ---------------------------------------------------------------------- the Princess


def into_her(**more: object) -> KoncitaState:
    return position("c4 f6 b7", hand=["goblin red yellow"], princess="d4", **more)  # type: ignore[arg-type]


def test_who_runs_into_the_princess_makes_her_scream() -> None:
    beats = told(into_her(), "goblin red yellow > yellow")
    assert begun(beats) == ["tantrum"] and moods(beats) == {0: "shocked"}
    her = [beat.layout[showing.PRINCESS_PIECE] for beat in beats]
    largest = max(her, key=lambda one: one.w)
    assert largest.w == 300 and largest.face == showing.FigureFace("princess", "tantrum")
    room = zone("room")
    assert room.x <= largest.rect.x and largest.rect.right <= room.right and largest.rect.bottom <= room.bottom
    assert [cue.area for cue in cues(beats, Shake)] == [room]


def spoken(beats: Sequence[Beat]) -> int:
    """How many bubbles there are."""
    return len(cues(beats, Balloon))


def test_she_orders_a_person_to_take_a_forfeit_and_bots_are_told_nothing() -> None:
    assert spoken(told(into_her(), "goblin red yellow > yellow")) == 1
    assert spoken(told(into_her(), "goblin red yellow > yellow", who=BOTS)) == 0


def test_what_stands_in_the_room_jumps_and_comes_down_again() -> None:
    beats = told(into_her(), "goblin red yellow > yellow")
    for piece, lying in beats[-1].layout.items():
        heights = {beat.layout[piece].y for beat in beats if piece in beat.layout}
        if piece.kind == showing.FURNITURE:
            assert min(heights) < lying.y == max(heights), piece


def test_a_second_tantrum_at_once_shakes_nothing() -> None:
    beats = told(into_her(), "goblin red yellow > yellow", lately=frozenset({"tantrum"}))
    assert begun(beats) == ["tantrum"] and not cues(beats, Shake)
    assert seconds(beats) < seconds(told(into_her(), "goblin red yellow > yellow"))


def test_a_tantrum_among_bots_is_brief() -> None:
    beats = told(into_her(), "goblin red yellow > yellow", who=BOTS)
    assert begun(beats) == ["tantrum"] and seconds(beats) <= BRIEF


# ---------------------------------------------------------------------- Forfeits


def test_a_persons_forfeit_is_handed_over_and_waits_to_be_read() -> None:
    beats = told(into_her(), "goblin red yellow > yellow", "take legs")
    assert begun(beats) == ["forfeit"] and moods(beats) == {0: "sad"}
    [waiting] = [beat for beat in beats if beat.prompts]
    assert [(one.label, one.act) for one in waiting.prompts] == [("I’ll remember", "go on")]
    [card] = [one for one in waiting.layout.values() if isinstance(one.face, showing.ForfeitFace)]
    assert card.w >= 300 and not card.rect.overlap(waiting.prompts[0].rect) and zone("room").holds(card.rect.centre)
    her, taker = waiting.layout[showing.PRINCESS_PIECE], waiting.layout[showing.goblin_piece(0)]
    assert her.rect.right < card.rect.centre[0] < taker.rect.x and isinstance(taker.face, showing.FigureFace)
    assert not zone("banner").overlap(card.rect), "the banner that says why stays in sight"


def test_a_bots_forfeit_is_shown_and_waits_for_nobody() -> None:
    beats = told(into_her(), "goblin red yellow > yellow", "take legs", who=("easy", "human", "human"), viewer=1)
    assert not any(beat.prompts for beat in beats) and seconds(beats) <= BRIEF
    shown = [beat for beat in beats if any(isinstance(one.face, showing.ForfeitFace) for one in beat.layout.values())]
    assert max(beat.seconds for beat in shown) == pytest.approx(0.9)


# ---------------------------------------------------------------------- Treasures


def winning() -> KoncitaState:
    return position("c4 f6 b7", hand=["goblin red yellow"], treasure_card="handmirror", then="bone", princess="d3")


def test_a_treasure_is_carried_home_before_the_next_one_turns_up() -> None:
    beats = told(winning(), "goblin red yellow > red")
    assert "treasure" in begun(beats)
    assert [cue.words for cue in cues(beats, Ribbon)] == ["Mia wins the Hand mirror!"]
    assert moods(beats) == {0: "happy", 1: "angry", 2: "sad"}
    won = [beat.layout[showing.WON_PIECE] for beat in beats if showing.WON_PIECE in beat.layout]
    assert max(one.w for one in won) == 330 and won[-1].w < 50
    last = max(index for index, beat in enumerate(beats) if showing.WON_PIECE in beat.layout)
    for index, beat in enumerate(beats):
        face = beat.layout[showing.TREASURE_PIECE].face if showing.TREASURE_PIECE in beat.layout else None
        told_of = isinstance(face, showing.TreasureFace) and face.treasure == RULES.view(winning(), 0).treasure
        assert not told_of or index <= last
        if isinstance(face, showing.TreasureFace) and not told_of:
            assert index > last, "the next card turns up when the first is at home"


def test_the_winner_holds_up_what_was_won_until_it_is_carried_home() -> None:
    beats = told(winning(), "goblin red yellow > red")
    held = next(cue for cue in cues(beats, Picture) if cue.sprite == "icons/treasure_handmirror.svg")
    shown = next(index for index, beat in enumerate(beats) if held in beat.cues)
    head = beats[shown].layout[showing.goblin_piece(0)].rect
    assert head.x < held.at[0] < head.right and held.at[1] < head.y + head.h / 4
    assert held.start + held.lasts == pytest.approx(seconds(beats[shown : shown + 2]))


def test_a_treasure_brings_a_star_and_a_note_for_every_point() -> None:
    won = next(one for one in RULES.cards.treasures if one.icon == "handmirror")
    beats = told(winning(), "goblin red yellow > red")
    stars = [cue for cue in cues(beats, Picture) if cue.sprite == "icons/star.svg"]
    assert len(stars) == won.points


def test_a_treasure_of_a_bot_goes_straight_to_its_panel() -> None:
    beats = told(winning(), "goblin red yellow > red", who=BOTS)
    first = next(index for index, beat in enumerate(beats) if beat.moment == "treasure")
    assert seconds(beats[first:]) <= BRIEF and showing.VEIL_PIECE not in beats[first].layout
    assert [cue.words for cue in cues(beats, Ribbon)] == ["Mia wins the Hand mirror!"]


@pytest.mark.parametrize("who", [PEOPLE, BOTS])
def test_a_treasure_that_came_home_is_seen_there_until_the_panel_has_it(who: tuple[str, ...]) -> None:
    beats = told(winning(), "goblin red yellow > red", who=who)
    carried = max(index for index, beat in enumerate(beats) if showing.WON_PIECE in beat.layout)
    home = beats[carried].layout[showing.WON_PIECE]
    later = beats[carried + 1 :]
    assert sum(beat.seconds for beat in later) > 0.2
    for beat in later:
        assert not beat.seconds or home in beat.layout.values(), "it is not gone meanwhile"
    assert home not in beats[-1].layout.values(), "then the panel shows it"


def test_the_goblin_is_back_on_its_square_after_carrying() -> None:
    beats = told(winning(), "goblin red yellow > red")
    goblin = showing.goblin_piece(0)
    assert isinstance(beats[-1].layout[goblin].face, showing.GoblinFace)
    carried = max(index for index, beat in enumerate(beats) if showing.WON_PIECE in beat.layout)
    before, after = beats[carried].layout[goblin], beats[-1].layout[goblin]
    assert abs(before.x - after.x) + abs(before.y - after.y) < 60, "it does not jump home"


# ---------------------------------------------------------------------- Oscar, shoves, bounces


def test_oscar_leaves_dust_and_takes_aback_whoever_stops_him() -> None:
    state = position("c4 d4 b7", hand=["goblin red yellow oscar"], oscar="d8", princess="g2")
    beats = told(state, "goblin red yellow oscar > oscar red")
    assert "run" in begun(beats) and moods(beats) == {1: "shocked"}
    dust = [cue.start for cue in cues(beats, Picture) if cue.sprite == "koncita/dust.svg"]
    assert len(dust) >= 3 and dust == sorted(dust)


def test_who_is_shoved_or_bounces_looks_it() -> None:
    state = position("c4 d4 b7", hand=["goblin red yellow"], princess="g2")
    beats = told(state, "goblin red yellow > yellow", "shove e4")
    assert [cue.mood for cue in cues(beats, Mood) if cue.seat == 1] == ["shocked", "angry"], "taken aback, then cross"
    assert moods(beats)[0] == "sly"
    beats = told(into_her(), "goblin red yellow > yellow", "take legs", "bounce d7")
    assert moods(beats)[0] == "shocked"


# ---------------------------------------------------------------------- orders


def forgetful(breaches: int, **more: object) -> KoncitaState:
    hands: dict[str, object] = {"hand": ["goblin red yellow"], "forfeits": {0: ["tongue"]}, "due": {0: "tongue"}}
    return position("c4 f6 b7", breaches={0: breaches}, **hands, **more)  # type: ignore[arg-type]


def test_no_sheet_opens_below_the_stamp_of_a_breach() -> None:
    beats = told(forgetful(0), "pick goblin red yellow")
    opened = next(index for index, beat in enumerate(beats) if showing.CHOICE_PIECE in beat.layout)
    stamped = next(index for index, beat in enumerate(beats) if cues([beat], Stamp))
    [stamp] = cues(beats, Stamp)
    assert seconds(beats[stamped:opened]) >= stamp.start + stamp.lasts - 0.1, "it may still fade"


@pytest.mark.rule("K-37")
def test_the_first_breach_tears_the_player_card_and_says_what_was_forgotten() -> None:
    beats = told(forgetful(0), "pick goblin red yellow")
    assert begun(beats) == ["breach"] and moods(beats) == {0: "shocked"}
    assert [cue.words for cue in cues(beats, Stamp)] == ["Forgot Tongue!"]
    crossed = {cue.sprite for cue in cues(beats, Picture)}
    assert {"icons/gesture_tongue.svg", "icons/cross.svg"} <= crossed
    assert showing.goblin_piece(0) in beats[-1].layout and not any(beat.prompts for beat in beats)


@pytest.mark.rule("K-37", "K-52")
def test_a_person_who_is_out_is_thrown_out_and_reads_why() -> None:
    beats = told(forgetful(1), "pick goblin red yellow", who=("human", "easy", "easy"))
    assert begun(beats) == ["out"] and [cue.words for cue in cues(beats, Stamp)] == ["Forgot Tongue: out!", "Out!"]
    [waiting] = [beat for beat in beats if beat.prompts]
    sheet = waiting.layout[showing.OUT_SHEET].face
    assert isinstance(sheet, showing.OutFace)
    assert (sheet.name, sheet.why, sheet.points) == ("Mia", "You forgot to stick out your tongue.", 0)
    assert RULES.cards.forfeits[sheet.forfeit].name and [one.act for one in waiting.prompts] == [
        "hurry",
        "go on",
        "undo",
    ]
    assert showing.goblin_piece(0) not in beats[-1].layout


@pytest.mark.rule("K-37")
def test_where_other_people_play_on_nobody_hurries_them() -> None:
    beats = told(forgetful(1), "pick goblin red yellow", who=PEOPLE)
    assert [one.act for beat in beats for one in beat.prompts] == ["go on", "undo"]


def test_a_bot_is_out_in_passing() -> None:
    beats = told(forgetful(1), "pick goblin red yellow", who=("easy", "human", "human"), viewer=1)
    out = [index for index, beat in enumerate(beats) if beat.moment == "out"][0]
    assert seconds(beats[out : out + 4]) <= BRIEF and not any(beat.prompts for beat in beats)


# ---------------------------------------------------------------------- the end


def last_treasure() -> KoncitaState:
    return position("c4 f6 b7", hand=["goblin red yellow"], pile="handmirror", princess="d3")


@pytest.mark.rule("K-50")
def test_the_game_ends_with_the_wedding() -> None:
    beats = told(last_treasure(), "goblin red yellow > red")
    assert begun(beats)[-1] == "wedding"
    [ribbon] = [cue for cue in cues(beats, Ribbon) if cue.words == "The wedding"]
    assert ribbon.line == "The last Treasure is taken" and stays(ribbon)
    assert cues(beats, Shower) and set(moods(beats)) == {0, 1, 2} and "happy" in moods(beats).values()
    dancing = {
        round(beat.layout[showing.PRINCESS_PIECE].x) for beat in beats if beat.layout[showing.PRINCESS_PIECE].w > 200
    }
    assert len(dancing) > 1


def test_the_wedding_of_bots_is_brief() -> None:
    beats = told(last_treasure(), "goblin red yellow > red", who=BOTS)
    first = next(index for index, beat in enumerate(beats) if beat.moment == "wedding")
    assert seconds(beats[first:]) <= BRIEF


# ---------------------------------------------------------------------- secrets


def test_no_moment_shows_a_hidden_card() -> None:
    """Nobody else's hand, nor the next card of a deck: faces are those that lie open after the step."""
    for viewer in (1, 2):
        beats = told(winning(), "goblin red yellow > red", viewer=viewer)
        shown = {
            one.face.card for beat in beats for one in beat.layout.values() if isinstance(one.face, showing.CardFace)
        }
        assert shown and not shown & set(RULES.view(winning(), 0).hand[1:])
