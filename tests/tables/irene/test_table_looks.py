"""What Irene's table shows at the turns of a game: who won, bonus points, long paths and caves, other players' paths."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from goblins.library.settings import KEY_ROWS, usual_keys
from goblins.scenes.after.podium import EMBLEM, draw_podium
from goblins.scenes.after.result import ResultScene
from goblins.scenes.table import sidebar
from goblins.tables.contract import Attention, TableContext
from goblins.tables.irene.cave import SMALL_PITCH, Cave
from goblins.tables.irene.geometry import path_rect, portrait_rect, returning_rect
from goblins.tables.irene.sentences import asked
from goblins.tables.irene.showing import (
    RETURNING_PIECE,
    Kind,
    bell_piece,
    cell_piece,
    crumb_piece,
    panel_piece,
    path_piece,
    waiting_piece,
)
from goblins.tables.irene.zones import zone
from goblins.ui.moving.motion import Layout
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Point, Rect, centred
from goblins.words import say
from tests.support.builders import setup
from tests.support.irene.builders import RULES, cell, changed, position, thin_cave
from tests.support.irene.player import STILL, IrenePlayer
from tests.support.lettering import written

LONGEST = (
    "ring: ring-rose rose-lamp lamp-pick pick-ring ring-lamp lamp-ring ring-pick pick-rose rose-pick pick-lamp "
    "lamp-rose rose-ring ring-bare"
)
ESCAPE = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring", "n2": "rose-lamp!"}
PATHS = {0: "ring: ring-lamp lamp-rose rose-bare", 1: "rose: rose-ring ring-grass"}


def said(player: IrenePlayer) -> str:
    """Every word on the screen."""
    with player.listening() as heard:
        player.redraw()
    return " | ".join(sorted(heard))


def apart(one: Rect, other: Rect) -> bool:
    return one.overlap(other) < 1


# ---------------------------------------------------------------------- the end of a game


@pytest.mark.rule("I-32", "I-41", "I-42")
def test_between_two_games_of_a_match_the_table_says_who_won_with_what(player: IrenePlayer) -> None:
    state = position(
        {"n1": "goblin"},
        paths=PATHS,
        arrived=[0],
        turned=(3, 5),
        active=1,
        phase="home",
        match=True,
        advanced=True,
        wins=(0, 1),
        games=(1,),
    )
    player.lay(state, match=True, advanced=True)
    player.do("home 14")
    player.settle()
    words = said(player)
    assert player.state.public.phase == "next" and "The goblins win game 2" in words
    assert {"Mia", "5,", "Grub", "2,", "goblins", "5."} <= set(words.split(" | "))
    (button,) = (one for one in player.table.decisions if one.label == "Next game")
    assert all(apart(button.rect, placed.rect) for placed in player.shown.values())
    player.do("next")
    assert player.state.public.phase == "turn" and len(player.state.public.games) == 2


@pytest.mark.rule("I-42")
def test_the_result_of_an_advanced_match_has_bonus_points_and_games(player: IrenePlayer) -> None:
    fields = {"turned": (3,), "match": True, "advanced": True, "wins": (1, 0), "games": (0,)}
    player.lay(
        position({"n1": "goblin"}, paths=PATHS, arrived=[0], active=1, phase="home", **fields),
        match=True,
        advanced=True,
    )
    player.do("home 14")
    player.settle()
    assert player.at(ResultScene) and player.match.outcome is not None
    lines = {line.label: line.amount for line in player.match.outcome.scores[0].lines}
    assert lines == {"scrolls": 3, "crumbs": 0, "bonus": 2, "Points": 5, "games won": 2}


def test_the_picture_s_button_lies_on_nobody_s_emblem(player: IrenePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    ways = {0: "ring: ring-bare", 1: "rose: rose-bare"}
    player.lay(position({"n1": "goblin"}, paths=ways, arrived=[0], active=1, phase="home", advanced=True))
    player.do("home 9")
    player.settle()
    scene = player.scene
    assert isinstance(scene, ResultScene) and not scene.ended.won
    drawn: list[Rect] = []
    seats, draw = scene.ended.match.setup.seats, Stage.blit
    emblems = [scene.stage.tokens.emblem(one.colour, scene.stage.viewport.length(EMBLEM)) for one in seats]

    def blit(stage: Stage, picture: pygame.Surface, at: Point) -> None:
        if any(picture is emblem for emblem in emblems):
            drawn.append(centred(*at, EMBLEM, EMBLEM))
        draw(stage, picture, at)

    monkeypatch.setattr(Stage, "blit", blit)
    draw_podium(scene.stage, scene.ended, 1.0)
    assert len(drawn) == len(seats) and all(apart(scene.page.camera, rect) for rect in drawn)


@pytest.mark.rule("I-42")
@pytest.mark.parametrize(
    ("ends", "turned", "text"),
    [
        ("grass", (3, 5, 14), "nobody has more than the goblins’ 14"),
        ("bare", (), "nobody has more than the goblins’ 0"),
        ("grass", (), "a tie for most, with 2 points"),
    ],
)
def test_the_result_says_why_the_goblins_won(
    player: IrenePlayer, ends: str, turned: tuple[int, ...], text: str
) -> None:
    ways = {0: f"ring: ring-{ends}", 1: f"rose: rose-{ends}"}
    start = position({"n1": "goblin"}, paths=ways, arrived=[0], turned=turned, active=1, phase="home", advanced=True)
    player.lay(start)
    player.do("home 9")
    player.settle()
    outcome = player.match.outcome
    assert outcome is not None and not outcome.winners and (outcome.rule, outcome.text) == ("I-42", text)


@pytest.mark.rule("I-41")
def test_bonus_points_are_shown_to_their_owner_alone(player: IrenePlayer) -> None:
    """In company the path stands on the open table: its bonus is told only while nobody else may be looking."""
    state = position({"n1": "goblin"}, paths={0: "ring: ring-lamp", 1: "rose:"}, advanced=True)
    player.lay(state, "human", "easy", advanced=True)
    assert "1 bonus" in said(player)
    assert "Path: 3 points" in said(player), "the plate says the same as the path"
    player.lay(state, advanced=True)
    assert player.covered and "bonus" not in said(player)
    player.lay(changed(state, active=1), "human", "easy", opened=False, advanced=True)
    assert "bonus" not in said(player)


def test_words_on_a_plate_grow_with_the_text(player: IrenePlayer) -> None:
    state = position({"n1": "goblin"}, paths={0: "ring: ring-lamp", 1: "rose: rose-lamp lamp-grass"}, arrived=[1])
    high: list[float] = []
    for size in (100, 150):
        player.lay(state, "human", "easy", settings=replace(STILL, text_size=size))
        player.house.stage.resize(player.house.stage.surface.get_size(), size)
        player.table.top.forget_pictures()
        with written() as lines:
            player.redraw()
        high.append(next(line.rect.h for line in lines if line.text.startswith("Home: ")))
    player.house.stage.resize(player.house.stage.surface.get_size(), 100)
    assert high[1] > high[0] * 1.2


# ---------------------------------------------------------------------- the Caves


def test_what_marks_a_tile_goes_along_when_the_caves_make_room(
    player: IrenePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position({"n1": "goblin", "e1": "lamp-ring"}, placed=(cell("n1"), cell("e1")))
    player.lay(state)
    top, stage, points = player.table.top, player.house.stage, list[Point]()
    moved = {
        piece: replace(one, x=one.x - 60, y=one.y + 40)
        for piece, one in top.table.layout(top.view, top.context).items()
    }
    monkeypatch.setattr(Stage, "blit", lambda _stage, _picture, point: points.append(point))
    monkeypatch.setattr(Stage, "sprite", lambda _stage, _name, point, _side: points.append(point))
    for attention in (Attention(), Attention(moving=True, now=moved)):
        top.table.draw_over(stage, top.view, top.context, attention)
    resting, going = points[: len(points) // 2], points[len(points) // 2 :]
    assert len(resting) >= 3  # whose tiles came last, and how many the Mountain has
    assert going == [pytest.approx((x - 60, y + 40)) for x, y in resting]


# ---------------------------------------------------------------------- paths


@pytest.mark.rule("I-21")
def test_a_long_path_takes_two_rows_instead_of_shrinking() -> None:
    area = zone("path")
    for count in range(14):
        rects = [path_rect(place, count) for place in range(count + 2)]
        assert min(rect.w for rect in rects) >= 78
        assert all(rect.x >= area.x and rect.right <= area.right and rect.y >= area.y for rect in rects)
        assert all(rect.bottom <= area.bottom for rect in rects)
        assert all(apart(one, other) for one in rects for other in rects if one is not other)
        assert len({rect.y for rect in rects}) == (1 if count <= 10 else 2)


@pytest.mark.rule("I-24")
def test_breadcrumbs_on_one_path_tile_lie_beside_each_other(player: IrenePlayer) -> None:
    crumbs = {"0 ring": "ring-lamp", "1 ring": "ring-lamp", "2 ring": "ring-lamp", "1 pick": "lamp-rose"}
    start = position({"n1": "goblin"}, seats=3, paths={0: "ring: ring-lamp lamp-rose"}, crumbs=crumbs)
    player.lay(start)

    def lying(layout: Layout) -> list[Rect]:
        return [layout[crumb_piece(seat, 0)].rect for seat in range(3)]

    for _ in range(2):
        rects = lying(player.shown)
        assert all(apart(one, other) for one in rects for other in rects if one is not other)
        if not player.state.public.returning:
            player.do("choose n1")
            player.settle()


@pytest.mark.rule("I-25")
def test_all_tiles_that_go_back_are_in_sight(player: IrenePlayer) -> None:
    way = LONGEST.removesuffix(" ring-bare")
    player.lay(position(mountain=["goblin"], paths={0: way}))
    player.do("choose mountain")
    player.settle()
    count = len(player.state.public.returning)
    assert count == 13 and "13 tiles go back" in said(player)
    pieces = [RETURNING_PIECE, *map(waiting_piece, range(1, count))]
    shown = [player.face(piece).tile for piece in pieces]
    assert tuple(shown) == player.state.public.returning
    rects = [returning_rect(player.view, place) for place in range(count)]
    assert max(rect.right for rect in rects) <= zone("prompt").x
    assert all(apart(rect, player.shown[path_piece(0)].rect) for rect in rects)


@pytest.mark.parametrize("how", ["hover", "click", "keys"])
def test_another_players_path_is_shown_by_pointer_click_or_keys(player: IrenePlayer, how: str) -> None:
    player.lay(position({"n1": "ring-grass"}, paths={0: LONGEST, 1: "rose:"}, arrived=[0], active=1), "easy", "human")
    assert "Mia’s path" not in said(player)
    if how == "keys":
        player.tab_to("glance panel 0")
        player.key("return")
    elif how == "click":
        player.click(portrait_rect(0).centre)
    else:
        player.move(player.spot(panel_piece(0)))
    assert "Mia’s path: 16 points" in said(player)


def test_another_players_longest_path_stays_on_the_screen(player: IrenePlayer) -> None:
    player.lay(position({"n1": "ring-grass"}, paths={0: LONGEST, 1: "rose:"}, arrived=[0], active=1), "easy", "human")
    drawn: list[Rect] = []
    panel = player.house.stage.panel
    player.house.stage.panel = lambda rect, *rest, **more: (drawn.append(rect), panel(rect, *rest, **more))[1]  # type: ignore[method-assign, assignment]
    player.move(player.spot(panel_piece(0)))
    player.redraw()
    del player.house.stage.panel
    assert drawn and all(rect.right <= zone("palaces").x or rect.x >= zone("caves").right for rect in drawn[-1:])
    assert all(rect.right <= SCREEN.right for rect in drawn)


# ---------------------------------------------------------------------- a long thin cave


@pytest.mark.rule("I-12")
def test_the_wheel_brings_a_long_cave_closer(player: IrenePlayer) -> None:
    player.lay(position(thin_cave(), paths={0: "ring:"}), "human", "easy")
    far, there = player.shown, cell_piece(cell("e8"))
    assert len([piece for piece in far if piece.kind == Kind.CELL]) == RULES.content.tiles - 1
    player.move(player.spot(there))
    player.wheel(4)
    near = player.shown
    assert near[there].w > 2 * far[there].w and near[there].rect.holds(player.pointer)
    area = zone("caves").grown(8)
    cells = [placed.rect for piece, placed in near.items() if piece.kind == Kind.CELL]
    assert 4 < len(cells) < RULES.content.tiles - 1
    assert all(area.holds((rect.x, rect.y)) and area.holds((rect.right, rect.bottom)) for rect in cells)
    player.wheel(-4)
    assert player.shown == far


@pytest.mark.rule("I-21")
def test_what_is_close_can_be_chosen_and_others_bring_everything_back(player: IrenePlayer) -> None:
    player.lay(position(thin_cave(), paths={0: "ring:"}), "human", "easy")
    player.move(player.spot(cell_piece(cell("e8"))))
    player.wheel(4)
    player.do("choose e8")
    player.until(lambda: player.state.public.active == 0)
    player.settle()
    assert player.laid.top.context.camera is None


def test_keys_and_hints_see_the_whole_cave(player: IrenePlayer) -> None:
    for way in ("keys", "hint"):
        player.lay(position(thin_cave(), paths={0: "ring:"}), "human", "easy")
        player.move(player.spot(cell_piece(cell("e20"))))
        player.wheel(6)
        assert player.laid.top.context.camera is not None and cell_piece(cell("w1")) not in player.shown
        if way == "keys":
            player.key("right")
        else:
            player.hint()
            player.until(lambda: player.laid.reach.hinted is not None)
        assert player.laid.top.context.camera is None and cell_piece(cell("w1")) in player.shown


def test_a_cave_of_usual_size_stays_as_it_is(player: IrenePlayer) -> None:
    player.lay(position({"n1": "ring-rose", "e1": "goblin"}), "human", "easy")
    player.move(player.spot(cell_piece(cell("n1"))))
    player.wheel(3)
    assert player.laid.top.context.camera is None
    cave = Cave(player.state.secret.caves)
    assert cave.pitch >= SMALL_PITCH and cave.zoom(player.pointer, 3) is None


def test_a_cave_keeps_its_place_and_scale_as_long_as_it_fits() -> None:
    first = Cave(position({"n1": "ring-rose", "e1": "goblin"}).secret.caves)
    grown = {
        "n1": "ring-rose",
        "n2": "rose-pick",
        "e1": "goblin",
        "e2": "lamp-ring",
        "e3": "ring-lamp",
        "s1": "pick-rose",
    }
    later = Cave(position(grown).secret.caves)
    assert [later.rect(at) for at in map(cell, grown)] == [first.rect(at) for at in map(cell, grown)]
    larger = Cave(position({**grown, "n3": "lamp-rose"}).secret.caves)
    assert larger.pitch < later.pitch, "now it has to grow"
    further = Cave(position({**grown, "n3": "lamp-rose", "n4": "rose-lamp"}).secret.caves)
    assert further.rect(cell("e3")) == larger.rect(cell("e3")), "and then not at once again"


# ---------------------------------------------------------------------- the keys of the bells


def caps_drawn(player: IrenePlayer, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Point]]:
    """The caps that stand on the table, and where."""
    drawn: list[tuple[str, Point]] = []
    monkeypatch.setattr(sidebar, "draw_caps", lambda stage, middle, key: drawn.append((key, middle)))
    player.redraw()
    monkeypatch.undo()
    return drawn


@pytest.mark.rule("I-26")
def test_every_bell_shows_the_key_that_rings_it(player: IrenePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {**usual_keys(KEY_ROWS), "gesture_2": "q", "gesture_3": "ctrl+w"}
    start = position(ESCAPE, paths={0: "ring:"}, seats=4)
    player.lay(start, "human", "human", "human", "easy", settings=replace(STILL, keys=keys))
    drawn = caps_drawn(player, monkeypatch)
    assert [key for key, _ in drawn] == ["q", "ctrl+w"], "not for the one who escapes, nor for a bot"
    for (_, middle), seat in zip(drawn, (1, 2), strict=True):
        bell = player.placement(bell_piece(seat)).rect
        assert bell.x < middle[0] < bell.right and middle[1] == bell.bottom
    assert "Q" in said(player) and "Ctrl | " in said(player) and "W" in said(player).split(" | ")
    player.key("ctrl+w")
    assert player.state.public.phase == "shout" and player.state.public.shouter == 2
    player.settle()
    assert caps_drawn(player, monkeypatch) == []


@pytest.mark.rule("I-26")
def test_a_spent_bell_has_no_key_and_the_solo_game_no_bell(
    player: IrenePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.lay(position(ESCAPE, paths={0: "ring:"}), settings=STILL)
    assert [key for key, _ in caps_drawn(player, monkeypatch)] == ["2"]
    player.play("1: shout")
    player.settle()
    player.play("turn w1")
    player.settle()
    assert player.state.public.hushed and bell_piece(1) in player.shown and caps_drawn(player, monkeypatch) == []
    player.deal("human")
    assert caps_drawn(player, monkeypatch) == []


@pytest.mark.parametrize("covered", [False, True])
def test_whose_look_is_covered_is_told_to_uncover_it_first(covered: bool) -> None:
    """*Click the Mountain* stood there, and a click on it was refused."""
    view = RULES.view(position(), 0)
    context = TableContext(setup("irene", ("human", "human")), 0, covered=covered)
    assert (asked(view, context, RULES.content)[1] == say("irene-look-first")) == covered


def test_a_log_in_which_nothing_stands_says_so(player: IrenePlayer) -> None:
    for who in (("human", "easy"), ("human",)):
        player.deal(*who)
        player.table.top.forget_pictures()
        with player.listening() as said:
            player.redraw()
        assert ("It is still quiet in the Caves." in said) == (player.match.cursor == 0)
    assert player.match.cursor == 0
