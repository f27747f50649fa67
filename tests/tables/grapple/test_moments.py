"""Great moments of Grapple: which beats tell them, with what words, faces and sounds, and how long they take."""

from __future__ import annotations

import math

import pygame
import pytest
from msgspec.structs import replace

from goblins.games.grapple.events import Won
from goblins.games.grapple.info import STEP_WISH
from goblins.games.grapple.state import GrappleState
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.grapple.ladder import LADDER, step
from goblins.tables.grapple.showing import (
    CRACK,
    ROPE,
    STAKE,
    TORCH,
    VERDICT,
    BackFace,
    FrontFace,
    MeterFace,
    PointsFace,
    StakeFace,
    card_piece,
    garrison_piece,
)
from goblins.tables.grapple.table import GrappleTable
from goblins.ui.moving.cues import Figure, Hear, Paint, Picture, Ribbon, Shake, Shout, Stamp
from goblins.ui.moving.motion import Beat, Piece
from goblins.ui.viewport import SCREEN
from goblins.words import say
from tests.support.builders import setup
from tests.support.grapple.builders import CONTENT, RULES, Fight, after, play, position
from tests.support.grapple.player import MOVING, GrapplePlayer
from tests.support.grapple.stories import (
    BOTS,
    PEOPLE,
    attacking,
    cues_of,
    heard,
    moments_of,
    moods_of,
    on_ribbon,
    seconds_of,
    told,
    winning,
    words_of,
)
from tests.support.lines import Line

# ---------------------------------------------------------------------- clashes


@pytest.mark.rule("G-10", "G-11")
def test_a_clash_stamps_its_verdict_and_faces_change() -> None:
    beats = told(attacking("king", "raider"), "attack 1 king")
    assert moments_of(beats) == ["clash"] and words_of(beats) == ["8 beats 5"]
    assert moods_of(beats) == {0: "happy", 1: "shocked"}
    assert any(isinstance(cue, Shake) for cue in cues_of(beats)) and "clank" in heard(beats)
    lost = told(attacking("brute", "raider"), "attack 1 brute")
    assert words_of(lost) == ["5 beats 3"] and moods_of(lost) == {0: "shocked", 1: "happy"}


@pytest.mark.rule("G-10")
def test_before_the_blow_nothing_says_how_it_ends() -> None:
    beats = told(attacking("king", "raider"), "attack 1 king")
    stamped = next(place for place, beat in enumerate(beats) if any(isinstance(cue, Stamp) for cue in beat.cues))
    assert not any(VERDICT in beat.layout or STAKE in beat.layout for beat in beats[:stamped])
    assert VERDICT in beats[-1].layout and beats[-1].layout[STAKE].face == StakeFace(13)


@pytest.mark.rule("G-10")
def test_the_beaten_goblin_is_grey_while_the_verdict_is_read_and_comes_back() -> None:
    beats = told(attacking("king", "raider"), "attack 1 king")
    beaten = {
        lying.face.card
        for beat in beats
        for lying in beat.layout.values()
        if isinstance(lying.face, FrontFace) and lying.face.beaten
    }
    assert [CONTENT.name(card) for card in beaten] == ["Raider"]
    assert not any(isinstance(one.face, FrontFace) and one.face.beaten for one in beats[-1].layout.values())


@pytest.mark.rule("G-10")
def test_bots_clash_in_passing() -> None:
    full = told(attacking("king", "raider"), "attack 1 king")
    brief = told(attacking("king", "raider"), "attack 1 king", players=BOTS, viewer=2)
    assert words_of(brief) == ["8 beats 5"] and seconds_of(brief) <= 1.0 < seconds_of(full) <= 2.2


@pytest.mark.rule("G-13")
def test_a_dagger_finds_the_crown() -> None:
    beats = told(attacking("assassin", "king"), "attack 1 assassin")
    assert moments_of(beats) == ["dagger"] and words_of(beats) == ["The dagger finds the crown"]
    assert moods_of(beats) == {0: "sly", 1: "shocked"}
    assert any(isinstance(cue, Picture) and cue.sprite == "icons/grapple_king.svg" for cue in cues_of(beats))
    assert not any(isinstance(cue, Shake) for cue in cues_of(beats)), "no blow is struck"
    brief = told(attacking("assassin", "king"), "attack 1 assassin", players=BOTS, viewer=2)
    assert words_of(brief) == words_of(beats) and seconds_of(brief) <= 1.0


# ---------------------------------------------------------------------- ties


def tied(attack: str, defence: str) -> GrappleState:
    """The next pair of a battle is about to meet: the attacker answers."""
    fight = Fight(1, attack, defence, hidden="king")
    return position(["king spy", "mage mage", "brute"], ["", "mage", "mage"], phase="engage", battle=fight, acted=True)


@pytest.mark.rule("G-14")
@pytest.mark.parametrize(
    ("beats", "words", "torches"),
    [
        (told(attacking("brute", "mage"), "attack 1 brute"), "3 = 3", 0),
        (told(attacking("king", "king"), "attack 1 king"), "8 = 8", 2),
        (told(tied("brute", "brute"), "engage king"), "Tie again!", 2),
        (told(tied("brute brute", "mage mage"), "engage king"), "28 points!", 4),
    ],
)
def test_every_tie_is_louder_than_the_one_before(beats: list[Beat], words: str, torches: int) -> None:
    assert moments_of(beats) == ["tie"] and words_of(beats) == [words]
    assert moods_of(beats) == {0: "angry", 1: "angry"}
    last = beats[-1].layout
    assert ROPE in last and sum(piece.kind == TORCH for piece in last) == torches
    assert (CRACK in last) == (torches == 4)


@pytest.mark.rule("G-14")
def test_drums_are_faster_the_higher_the_step() -> None:
    def gap(beats: list[Beat]) -> float:
        drums = [cue.start for cue in cues_of(beats) if isinstance(cue, Hear) and cue.sound == "battle_drum"]
        return round(drums[-1] - drums[-2], 3)

    second, third = told(tied("brute", "brute"), "engage king"), told(tied("brute brute", "mage mage"), "engage king")
    assert gap(third) < gap(second) < LADDER[0].drum


@pytest.mark.rule("G-14")
def test_the_rope_is_drawn_between_the_two_and_breaks_when_the_tie_ends() -> None:
    beats = told(attacking("brute", "mage"), "attack 1 brute")
    widths = [beat.layout[ROPE].w for beat in beats if ROPE in beat.layout]
    assert widths[0] < 20 < widths[-1], "it grows"
    fight = Fight(1, "raider", "raider")
    held = position(["spy", "king", "mage"], ["", "mage"], phase="hold", battle=fight, acted=True)
    ended = told(held, "give up")
    assert "rope_snap" in heard(ended) and ROPE not in ended[0].layout


@pytest.mark.rule("G-14", "G-16", "G-17")
def test_the_reason_is_said_why_a_tie_ends() -> None:
    fight = Fight(1, "raider", "raider", hidden="king")
    declined = position(["spy", "mage", "mage"], ["", "mage"], phase="engage", battle=fight, acted=True)
    given_up = position(
        ["spy", "mage", "mage"], ["", "mage"], phase="hold", battle=fight._replace(hidden=""), acted=True
    )
    empty = position(["spy", "", "mage"], ["", "mage"], phase="rescue", battle=Fight(1, "raider", "raider", asked=(0,)))
    for state, words, reason in (
        (declined, "decline", "Mia declines: Grub wins"),
        (given_up, "give up", "Grub gives up: Mia wins"),
        (empty, "let stand", "Grub has no card left: Mia wins"),
    ):
        assert any(beat.caption.startswith(reason) for beat in told(state, words)), reason


@pytest.mark.rule("G-14")
def test_bots_stand_one_step_lower() -> None:
    state = tied("brute brute", "mage mage")
    battle = RULES.view(play(state, "engage king").state, 0).battle
    assert battle
    people, bots = (TableContext(setup("grapple", who), 0) for who in (PEOPLE, BOTS))
    assert step(battle, people, CONTENT) == step(battle, bots, CONTENT) + 1
    assert seconds_of(told(state, "engage king", players=BOTS, viewer=2)) <= 1.5


# ---------------------------------------------------------------------- rescues, Spies


@pytest.mark.rule("G-20")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_rescue_is_stamped_and_the_saved_one_goes_home(viewer: int) -> None:
    fight = Fight(1, "king", "raider", asked=(1, 0))
    state = position(["brute", "defender brute", "mage"], ["", "mage"], phase="rescue", battle=fight, acted=True)
    beats = told(state, "rescue", viewer=viewer)
    assert moments_of(beats) == ["rescue"] and words_of(beats) == ["Rescued!"]
    assert moods_of(beats) == {1: "happy", 0: "angry"}
    saved = state.secret.battle.defence[-1] if state.secret.battle else -1
    assert (card_piece(saved) in beats[-1].layout) == (viewer == 1), "others see it no more"
    assert seconds_of(told(state, "rescue", players=BOTS, viewer=2)) <= 1.5


def eyes_in(beat: Beat) -> list[Picture]:
    return [cue for cue in beat.cues if isinstance(cue, Picture) and cue.sprite == "moments/eyes.svg"]


@pytest.mark.rule("G-05")
def test_a_spy_pops_out_and_only_who_sent_it_sees_the_hand() -> None:
    state = position(["spy brute", "king mage", "raider"])
    mine, theirs = told(state, "spy 1"), told(state, "spy 1", viewer=1)
    for beats in (mine, theirs):
        assert moments_of(beats) == ["spy"] and moods_of(beats) == {0: "sly", 1: "sad"}
        assert any(isinstance(cue, Figure) and cue.sprite.startswith("grapple_spy") for cue in cues_of(beats))
    hand = [card_piece(card) for card in state.secret.hands[1]]
    assert any(beat.flips == frozenset(hand) and len(beat.starts) == 2 for beat in mine), "turned up one by one"
    risen = next(beat for beat in mine if any(eyes_in(beat)))
    backs = [risen.layout[piece].rect for piece in hand]
    for eyes in eyes_in(risen):
        x, y = eyes.to or eyes.at
        assert min(back.x for back in backs) < x < max(back.right for back in backs) and y <= min(
            back.y for back in backs
        ), "over the backs"
    assert not any(eyes_in(beat) for beat in theirs), "there are no backs to look over"
    lying = [lie.face for beat in told(state, "spy 1", viewer=2) for piece, lie in beat.layout.items() if piece in hand]
    assert all(isinstance(face, BackFace) for face in lying)
    assert seconds_of(told(state, "spy 1", players=BOTS, viewer=2)) <= 1.5


# ---------------------------------------------------------------------- spoils


def points_in(beat: Beat, seat: int = 0) -> int:
    face = beat.layout[garrison_piece(seat, 0)].face
    assert isinstance(face, PointsFace)
    return face.total


@pytest.mark.rule("G-11")
def test_spoils_fly_one_by_one_and_are_counted() -> None:
    beats = told(winning(), "let stand")
    assert moments_of(beats) == ["spoils"] and "+13" in words_of(beats) and "Mia wins 13 points" in words_of(beats)
    assert moods_of(beats) == {0: "happy", 1: "sad"}
    flight = next(beat for beat in beats if garrison_piece(0, 0) in beat.starts)
    starts = sorted(seconds for piece, seconds in flight.starts.items() if piece.kind == "card")
    assert starts[0] == 0 < starts[1] and points_in(flight) == 13
    ticks = [sound for sound in heard(beats) if sound.startswith("tick_")]
    assert ticks == sorted(ticks, key=lambda name: int(name[5:])) and "brass" in heard(beats)
    half = flight.layout[garrison_piece(0, 1)].face
    assert isinstance(half, MeterFace) and half.after(MeterFace(0, 21), 0.5) == MeterFace(6, 21), "it counts on its way"


@pytest.mark.rule("G-11")
def test_bots_take_their_spoils_in_one_flight() -> None:
    beats = told(winning(), "let stand", players=BOTS, viewer=2)
    assert seconds_of(beats) <= 1.0 and points_in(beats[-1]) == 13


@pytest.mark.rule("G-30")
def test_a_garrison_that_is_nearly_full_is_heard() -> None:
    assert "heartbeat" in heard(told(winning("raider"), "let stand"))
    assert "heartbeat" not in heard(told(winning(), "let stand"))


# ---------------------------------------------------------------------- the end of a round


@pytest.mark.rule("G-30")
@pytest.mark.parametrize(("players", "viewer"), [(PEOPLE, 0), (BOTS, 2)])
def test_the_last_points_are_counted_one_by_one_before_the_horn(players: tuple[str, ...], viewer: int) -> None:
    beats = told(winning("king"), "let stand", players=players, viewer=viewer)
    slow = [points_in(beat) for beat in beats if any(isinstance(cue, Shout) for cue in beat.cues)]
    assert slow[:3] == [19, 20, 21] and "horn" in moments_of(beats) and "horn" in heard(beats)
    said = words_of(beats)
    assert "21!" in said and "Round 1 is over" in said and set(moods_of(beats)) == {0, 1, 2}


@pytest.mark.parametrize("viewer", range(3))
def test_the_horn_is_seen_whole_wherever_its_goblin_sits(viewer: int) -> None:
    beats = told(winning("king"), "let stand", players=BOTS, viewer=viewer)
    (horn,) = (
        cue for beat in beats for cue in beat.cues if isinstance(cue, Picture) and cue.sprite == "moments/horn.svg"
    )
    (x, y), (wide, high) = horn.to or horn.at, (horn.size[1], horn.size[1] * 130 / 200)
    turned = math.radians(horn.turn[1])
    half = (high * math.cos(turned) + wide * math.sin(turned)) / 2
    assert half <= y <= SCREEN.h - half and wide / 2 <= x <= SCREEN.w - wide / 2


@pytest.mark.rule("G-30")
def test_from_the_horn_to_the_sheet_nobody_is_asked_to_rescue() -> None:
    beats = told(winning("king"), "let stand")
    first = next(index for index, beat in enumerate(beats) if beat.moment == "horn")
    assert {on_ribbon(beat)[0] for beat in beats[first:]} == {say("grapple-now-round-over")}


@pytest.mark.rule("G-30")
def test_armies_are_turned_up_one_player_after_another() -> None:
    state = winning("king")
    beats = told(state, "let stand")
    turned = [beat.flips for beat in beats if len(beat.flips) and not any(isinstance(cue, Stamp) for cue in beat.cues)]
    armies = [frozenset(card_piece(card) for card in state.secret.armies[seat]) for seat in (0, 1, 2)]
    assert turned == armies and [words for words in words_of(beats) if words in ("+3", "+6")] == ["+3", "+6", "+3"]


@pytest.mark.rule("G-30")
def test_the_sheet_fills_itself_as_the_last_thing() -> None:
    beats = told(winning("king"), "let stand")
    sheets = [cue for cue in beats[-1].cues if isinstance(cue, Paint)]
    assert len(sheets) == 1 and sheets[0].still and sheets[0].lasts == beats[-1].seconds
    assert Piece("sheet") in beats[-1].layout


@pytest.mark.rule("G-04")
def test_a_round_that_runs_dry_has_no_horn() -> None:
    state = position(["brute", "spy"], ["mage", "mage"], deck="", acted=False, idle=1)
    beats = told(state, "end", players=("human", "easy"))
    assert "Round 1 is over" in words_of(beats) and not any(words.endswith("!") for words in words_of(beats))


@pytest.mark.rule("G-02")
def test_a_round_is_opened_with_its_number_and_who_deals() -> None:
    state = after(winning("king"), "let stand")
    for viewer in range(3):
        beats = told(state, "next round", viewer=viewer)
        ribbons = [cue for cue in cues_of(beats) if isinstance(cue, Ribbon)]
        assert [cue.words for cue in ribbons] == ["Round 2"] and "deals" in ribbons[0].line
        dealt = [piece for beat in beats for piece in beat.starts if piece.kind == "dealt"]
        assert {piece.number for piece in dealt} == {0, 1, 2} - {viewer}


# ---------------------------------------------------------------------- step by step


@pytest.mark.parametrize(("viewer", "waits"), [(0, 1), (1, 1), (2, 0)])
def test_the_verdict_of_an_own_battle_waits_for_who_wants_that(viewer: int, waits: int) -> None:
    wishes = frozenset({STEP_WISH.key})
    beats = told(attacking("king", "raider"), "attack 1 king", players=("human",) * 3, viewer=viewer, wishes=wishes)
    assert sum(beat.waits for beat in beats) == waits
    assert not any(beat.waits for beat in told(attacking("king", "raider"), "attack 1 king", viewer=viewer))


def test_a_click_goes_on_where_the_verdict_waits(window: GrapplePlayer) -> None:
    settings = MOVING.preferring(STEP_WISH, on=True)
    window.lay(position(["king brute", "spy raider"], ["", "mage brute"]), "human", "easy", settings=settings)
    window.do("attack 1 king")
    window.until(lambda: window.table.top.director.waiting)
    window.step(1.0)
    assert window.table.top.director.waiting, "it waits as long as one likes"
    with window.listening() as said:
        window.redraw()
    assert "Click to go on" in said
    window.click((100, 560))
    assert not window.table.top.director.waiting
    window.until(lambda: not window.table.top.director.busy)


def test_portraits_on_the_table_show_how_people_feel(window: GrapplePlayer) -> None:
    window.lay(position(["king brute", "spy raider"], ["", "mage brute"]), "human", "easy")
    top, stage = window.table.top, window.house.stage
    pictures = []
    for moods in ({}, {1: "sad"}):
        context = replace(top.context, moods=moods)
        top.table.draw_ground(stage, top.view, context, top.log)
        pictures.append(pygame.image.tobytes(stage.surface, "RGB"))
    assert pictures[0] != pictures[1]


# ---------------------------------------------------------------------- the turn that decided


@pytest.mark.rule("G-11")
def test_the_headline_of_a_turn_is_the_battle_that_brought_most() -> None:
    table, context = GrappleTable(RULES), TableContext(setup("grapple", PEOPLE), 0)
    line = Line(attacking("assassin", "king"))
    entries = []
    for text in ("attack 1 assassin", "let stand", "let stand", "end"):
        line = play(line.state, text)
        entries.append(LogEntry(len(entries), 1, 0, line.events))
    assert table.headline(entries, context) == "Mia’s Assassin took Grub’s King: +10."
    assert table.headline(entries[3:], context) == ""
    ended = LogEntry(0, 1, 0, play(winning("king"), "let stand").events)
    assert table.headline([ended], context) == "Mia won a battle against Grub: +13. That ended the round."
    dearer = LogEntry(0, 1, 0, (Won(0, 1, (), 16),))
    assert table.headline([dearer, ended], context) == "Mia won a battle against Grub: +16.", "a later one ended it"
