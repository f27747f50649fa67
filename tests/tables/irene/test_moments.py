"""The great moments of Irene: what they show and say, whose faces change, how long they take, and what they keep to themselves."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goblins.core.setup import Setup
from goblins.games.irene.scoring import clues_in
from goblins.tables.contract import TableContext
from goblins.tables.irene import homecoming, solo_geometry
from goblins.tables.irene.geometry import crumbs_on, path_rect, portrait_rect
from goblins.tables.irene.sentences import stake_and_price
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    HEADING_PIECE,
    THREAD_PIECE,
    HeadingFace,
    HomeFace,
    Kind,
    TileFace,
    crumb_piece,
    home_piece,
    path_piece,
    tile_piece,
)
from goblins.tables.irene.table import IreneTable
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Balloon, Figure, Gain, Mood, Ribbon, Rim, Shake, Shout
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from tests.support.builders import setup
from tests.support.irene import solo_builders as alone
from tests.support.irene.builders import RULES, position, tile
from tests.support.irene.stories import (
    BOTS,
    BRIEF,
    CAVE,
    ESCAPING,
    PEOPLE,
    RINGING,
    cues,
    faces_of,
    goblins,
    moments_of,
    painted,
    rung,
    seconds,
    told,
)


@pytest.fixture
def stage() -> Stage:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((800, 450))
    return Stage((800, 450))


# ---------------------------------------------------------------------- a Goblin, alone


@pytest.mark.rule("I-53")
def test_a_goblin_leaps_out_and_sweeps_the_caves_to_its_pile() -> None:
    state = alone.solo(["goblin"], caves="ring-rose rose-lamp lamp-bare")
    beats, _ = told(state, "dig")
    assert moments_of(beats) == ["goblin"] and len(goblins(beats)) == 1
    assert [cue.words for cue in cues(beats, Ribbon)] == ["A Goblin! Three tiles are lost."]
    assert [cue.words for cue in cues(beats, Balloon)] == ["Hrrr …", "Mine!"]
    assert faces_of(beats, 0) == ["shocked", "sad"]
    assert 1.4 < seconds(beats) < 2.6
    lost = [tile_piece(tile(name)) for name in ("ring-rose", "rose-lamp", "lamp-bare")]
    sweeping = [beat for beat in beats if lost[0] in beat.layout]
    assert all(piece in beat.layout for beat in sweeping for piece in lost), "none of them simply disappears"
    pile = solo_geometry.discard_rect(0, 1)
    assert all(sweeping[-1].layout[piece].rect.overlap(pile) > 0 for piece in lost)
    tops = [
        put.face for beat in beats for put in beat.layout.values() if put.face == TileFace(state.secret.mountain[-1])
    ]
    assert not any(face.up for face in tops), "it is in colour"
    assert beats[-1].layout == table_of("irene").layout(*_after(state, "dig"))


def _after(state: Any, text: str) -> tuple[Any, TableContext]:
    return RULES.view(alone.after(state, text), 0), TableContext(setup("irene", 1), 0)


@pytest.mark.rule("I-53")
def test_while_a_goblin_sweeps_the_caves_nobody_says_what_lay_there() -> None:
    beats, _ = told(alone.solo(["goblin"], caves="ring-rose rose-lamp lamp-bare"), "dig")
    swept = next(number for number, beat in enumerate(beats) if any(isinstance(cue, Ribbon) for cue in beat.cues))
    for beat in beats[swept:]:
        face = beat.layout[HEADING_PIECE].face
        assert isinstance(face, HeadingFace) and not face.warning and "no tiles" in face.words


@pytest.mark.rule("I-53")
def test_with_nothing_to_lose_a_goblin_only_looks_round() -> None:
    beats, _ = told(alone.solo(["goblin"]), "dig")
    (said,) = cues(beats, Balloon)
    assert said.words == "Nothing here?" and said.still, "also where nothing moves"
    assert not cues(beats, Rim) and not cues(beats, Shake) and not cues(beats, Ribbon)
    assert faces_of(beats, 0)


@pytest.mark.rule("I-54")
def test_the_third_goblin_sends_all_piles_under_the_mountain() -> None:
    state = alone.solo(["goblin"], caves="ring-rose", discards=["rose-lamp goblin", "goblin"])
    beats, _ = told(state, "dig")
    words = [cue.words for cue in cues(beats, Ribbon)]
    assert words == ["A Goblin! One tile is lost.", "Three Goblins!"]
    heap = solo_geometry.area("mountain")
    flown = [
        [put for piece, put in beat.layout.items() if piece.kind == Kind.DISCARD and put.rect.overlap(heap) > 0]
        for beat in beats
    ]
    assert max(map(len, flown)) == 3
    assert not any(piece.kind == Kind.DISCARD for piece in beats[-1].layout)


@pytest.mark.rule("I-52")
def test_what_is_charted_turns_over_onto_the_pile_and_the_rest_is_discarded() -> None:
    beats, _ = told(alone.solo(caves="ring-rose rose-lamp"), "chart", "keep ring-rose")
    kept, lost = tile_piece(tile("ring-rose")), tile_piece(tile("rose-lamp"))
    assert beats[0].layout[kept].face == TileFace() and kept in beats[0].flips
    assert beats[0].layout[kept].rect.overlap(solo_geometry.area("pile")) > 0
    assert beats[0].layout[lost].rect == solo_geometry.discard_rect(0, 1)


@pytest.mark.rule("I-52", "I-54")
def test_a_home_turns_over_before_everybodys_eyes() -> None:
    state = alone.solo(caves="ring-rose rose-lamp")
    beats, _ = told(state, "chart", "keep ring-rose", "seal 7")
    turning = home_piece(state.secret.numbers.index(7))
    assert any(turning in beat.flips for beat in beats)
    assert [cue.words for cue in cues(beats, Shout)] == ["7"] and faces_of(beats, 0) == ["sad"]


# ---------------------------------------------------------------------- a Goblin in the maze


@pytest.mark.rule("I-25")
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_goblin_scatters_a_path_with_all_that_lies_on_it(viewer: int) -> None:
    state = position(CAVE, paths=ESCAPING, crumbs={"1 lamp": "ring-rose"})
    beats, context = told(state, "choose s1", viewer=viewer)
    assert "goblin" in moments_of(beats) and len(goblins(beats)) == 1
    assert [cue.words for cue in cues(beats, Ribbon)] == [f"{context.name(0)} is caught!"]
    assert [cue.words for cue in cues(beats, Balloon)] == ["Caught!"]
    assert faces_of(beats, 0) == ["shocked", "sad"] and faces_of(beats, 1) == ["sly"]
    place, crumb = path_rect(1, 1), crumb_piece(*crumbs_on(RULES.view(state, 0), tile("ring-rose"))[0])
    raised = [
        beat for beat in beats if path_piece(1) in beat.layout and beat.layout[path_piece(1)].y < place.centre[1] - 20
    ]
    assert raised and all(THREAD_PIECE not in beat.layout for beat in raised), "no thread hangs where no tile lies"
    for beat in beats:
        if path_piece(1) in beat.layout:
            assert beat.layout[path_piece(1)].rect.overlap(beat.layout[crumb].rect) > 0


@pytest.mark.rule("I-21")
def test_the_thread_runs_into_a_tile_that_fits() -> None:
    beats, _ = told(position(CAVE, paths=ESCAPING), "choose n1")
    ends = [beat.layout[THREAD_PIECE].x for beat in beats if THREAD_PIECE in beat.layout]
    assert ends == sorted(ends) and ends[-1] - ends[0] == pytest.approx(path_rect(0, 2).w)


@pytest.mark.rule("I-21")
def test_a_tile_of_the_mountain_flies_to_the_path_before_the_thread_runs_into_it() -> None:
    beats, _ = told(position(CAVE, mountain=["rose-pick"], paths=ESCAPING), "choose mountain")
    place = path_rect(2, 1)
    running = [beat for beat in beats if THREAD_PIECE in beat.layout and beat.layout[THREAD_PIECE].x > place.centre[0]]
    assert running and running[0].layout[DRAWN_PIECE].rect == place


# ---------------------------------------------------------------------- coming home


def going_home(**more: Any) -> Any:
    """Seat 0 stands in the grass; seat 1 still explores."""
    paths = {0: "ring: ring-rose rose-lamp lamp-bare"}
    return position({"n1": "rose-bare", "s1": "goblin"}, paths=paths, phase="home", **more)


@pytest.mark.rule("I-23", "I-27", "I-31")
def test_coming_home_is_walked_counted_and_held() -> None:
    state = going_home(crumbs={"1 rose": "ring-rose"})
    beats, context = told(state, "home 3")
    assert moments_of(beats) == ["home"]
    mine = context.seat(0).goblin
    walked = [cue for cue in beats[1].cues if isinstance(cue, Figure) and cue.sprite == mine]
    assert len(walked) == 4, "from the Palace over three tiles to the Home"
    home = home_piece(state.secret.numbers.index(3))
    door = path_rect(4, 3)
    assert all(beat.layout[home].rect == door for beat in beats[:-1] if beat.seconds), "it stays there till all is told"
    view = RULES.view(state, 0)
    points = clues_in(view.public.paths[0], view.captured, RULES.content)
    sums = [given["points"] for given in painted(beats, homecoming._sum)]
    assert sums == [points] and [cue.words for cue in cues(beats, Gain)] == [f"+{points}"]
    (said,) = cues(beats, Ribbon)
    assert said.words == "Home!" and context.name(0) in said.line and said.lasts == 2.0
    assert any(said in beat.cues and beat.seconds == 2.0 for beat in beats), "held for two seconds"
    assert set(faces_of(beats, 0)) == {"happy"} and faces_of(beats, 1) == ["sad"]


@pytest.mark.rule("I-30")
def test_a_homecoming_that_ends_the_game_is_told_in_full_even_of_a_bot() -> None:
    state = position(
        {"n1": "rose-bare"}, paths={0: "ring: ring-bare", 1: "lamp: lamp-bare"}, arrived=[1], active=0, phase="home"
    )
    beats, _ = told(state, "home 5", who=BOTS)
    assert seconds(beats) > 4 and cues(beats, Ribbon)[0].lasts == 2.0


@pytest.mark.rule("I-41")
@pytest.mark.parametrize("viewer", [0, 1])
def test_bonus_points_are_counted_before_the_one_who_may_know_them(viewer: int) -> None:
    state = going_home(advanced=True)
    beats, _ = told(state, "home 3", viewer=viewer, who=PEOPLE, advanced=True)
    lines = [given["line"] for given in painted(beats, homecoming._line)]
    assert ("bonus symbols" in [line.words for line in lines]) is (viewer == 0)


@pytest.mark.rule("I-55", "I-56")
@pytest.mark.parametrize(("turned", "words"), [([], "Home, and you win!"), ([14], "Home, but the goblins win")])
def test_alone_the_way_home_is_counted_against_the_goblins(turned: list[int], words: str) -> None:
    state = alone.solo(pile="ring-rose rose-bare", turned=turned)
    beats, _ = told(state, "run", "lay ring-rose", "lay rose-bare", "enter")
    assert moments_of(beats) == ["home"] and [cue.words for cue in cues(beats, Ribbon)] == [words]
    assert faces_of(beats, 0)[-1] == ("sad" if turned else "happy")
    at_home = [put for put in beats[-1].layout.values() if put.face == HomeFace() and put.y > 700]
    assert len(at_home) == 1, "the Home stays at the end of the path"


# ---------------------------------------------------------------------- the bell


@pytest.mark.rule("I-26")
def test_everybody_starts_when_a_bell_is_rung() -> None:
    beats, _ = rung()
    assert moments_of(beats) == ["bell"] and [cue.words for cue in cues(beats, Shout)] == ["Goblins!"]
    assert faces_of(beats, 1) == ["shocked"]


@pytest.mark.rule("I-26")
@pytest.mark.parametrize(
    ("viewer", "line"), [(0, "{} loses this turn. The path stays."), (1, "You lose this turn. Your path stays.")]
)
def test_a_band_says_who_found_a_goblin_and_what_it_costs(viewer: int, line: str) -> None:
    beats, context = rung("turn s1", viewer=viewer)
    (said,) = cues(beats, Ribbon)
    assert said.words == f"{context.name(0)} found a Goblin" and said.line == line.format(context.name(1))
    assert said.lasts > 2, "who loses a turn has time to read why"
    (gloats,) = cues(beats, Balloon)
    assert gloats.words == "Caught!" and gloats.at[0] < 1210 - 100, "it covers neither Palaces nor Homes"
    assert faces_of(beats, 1) == ["shocked", "sad"] and len(goblins(beats)) == 1


@pytest.mark.rule("I-26")
def test_a_wrong_shout_silences_the_bell() -> None:
    beats, _ = rung("turn w1")
    assert [cue.words for cue in cues(beats, Ribbon)] == ["No Goblin: the bell is silent this turn"]
    assert not goblins(beats) and not cues(beats, Rim) and not cues(beats, Shake)
    assert faces_of(beats, 0) == ["sad"]


@pytest.mark.rule("I-26")
def test_nothing_tells_what_a_tile_is_before_it_turns_over() -> None:
    """Up to the moment it has turned over, a Goblin's story is the story of any other tile."""
    same: list[list[Any]] = []
    for under in ("goblin", "lamp-rose"):
        state = position({**RINGING, "s1": under}, paths={1: "rose:"}, active=1)
        beats, _ = told(state, "0: shout", "turn s1", who=PEOPLE)
        turning = next(number for number, beat in enumerate(beats) if beat.flips)
        assert turning > 0 and not goblins(beats[: turning + 1])
        same.append(
            [(beat.seconds, beat.sound, beat.moment, list(map(type, beat.cues))) for beat in beats[: turning + 1]]
        )
    assert same[0] == same[1]


def test_those_who_may_ring_read_stake_and_price(stage: Stage) -> None:
    stake, price = stake_and_price("Tom")
    assert "Tom loses this turn" in stake and "nobody may ring again" in price
    company = setup("irene", PEOPLE)
    view = RULES.view(position(RINGING, paths={1: "rose:"}, active=1), 0)
    table = IreneTable(RULES)
    pictures = []
    for viewer in (0, 1):
        stage.surface.fill((9, 9, 9))
        assert table.draw_pause(stage, view, TableContext(company, viewer, pausing=True), 0.5)
        pictures.append(stage.surface.copy())
    log = pygame.Rect(stage.viewport.rect(Rect(1230, 440, 330, 220)))
    bare = [pygame.transform.average_color(picture, log)[:3] == (9, 9, 9) for picture in pictures]
    assert bare == [False, True], "the one who escapes is asked nothing"


# ---------------------------------------------------------------------- in passing, and on every plate


@pytest.mark.parametrize(
    ("state", "texts"),
    [
        (position(CAVE, paths=ESCAPING), ["choose s1"]),
        (going_home(), ["home 3"]),
        (position(RINGING, paths={1: "rose:"}, active=1), ["0: shout"]),
        (position(RINGING, paths={1: "rose:"}, active=1), ["0: shout", "turn s1"]),
        (position(RINGING, paths={1: "rose:"}, active=1), ["0: shout", "turn w1"]),
    ],
    ids=["caught", "home", "bell", "found", "wrong"],
)
def test_bots_among_themselves_are_brief(state: Any, texts: list[str]) -> None:
    brief, _ = told(state, *texts, who=BOTS)
    full, _ = told(state, *texts, who=PEOPLE)
    assert moments_of(brief) and seconds(brief) <= BRIEF and seconds(brief) < seconds(full)
    said = [*cues(brief, Ribbon), *cues(brief, Shout)]
    assert said and cues(brief, Mood), "what happened is said, and faces tell it"


def test_a_goblin_of_a_bot_alone_is_brief() -> None:
    beats, _ = told(alone.solo(["goblin"], caves="ring-rose rose-lamp lamp-bare"), "dig", who=("easy",))
    assert moments_of(beats) == ["goblin"] and seconds(beats) <= BRIEF


@pytest.mark.parametrize("seats", [1, 2])
def test_portraits_show_moods(stage: Stage, seats: int) -> None:
    company: Setup = setup("irene", seats)
    state = alone.solo() if seats == 1 else position(CAVE)
    table = IreneTable(RULES)
    view = RULES.view(state, 0)
    pictures = []
    for moods in ({}, {0: "sad"}):
        table.draw_ground(stage, view, TableContext(company, 0, moods=moods), [])
        pictures.append(stage.surface.copy())
    plate = portrait_rect(0) if seats == 2 else Rect(30, 78, 116, 116)
    face = pygame.Rect(stage.viewport.rect(plate))
    difference = pygame.PixelArray(pictures[0]).compare(pygame.PixelArray(pictures[1]))
    changed = pygame.mask.from_threshold(difference.make_surface(), (0, 0, 0), (1, 1, 1, 255)).get_bounding_rects()
    assert changed and all(face.contains(rect) for rect in changed)


# ---------------------------------------------------------------------- what stands at the foot meanwhile
