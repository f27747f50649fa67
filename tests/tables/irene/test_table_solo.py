"""Irene solo by hand: a whole game by mouse, what the Escape Pile shows, giving up, and the best path at the end."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.irene.content import MOST_PATHS
from goblins.games.irene.solo.actions import Dig, RunForIt, Surrender
from goblins.games.irene.solo.scoring import best_path, to_beat, worth
from goblins.games.irene.solo.state import SoloPublic, SoloSecret, SoloState
from goblins.scenes.after.result import ResultScene
from goblins.scenes.dialog import DialogScene
from goblins.tables.contract import TableContext
from goblins.tables.irene.showing import (
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    TOLD_PIECE,
    HomeFace,
    Kind,
    home_piece,
    palace_piece,
    tile_piece,
)
from goblins.tables.irene.solo_geometry import area, cave_rects
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from tests.support.irene.builders import BACKS, HOMES, RULES, Box, tile
from tests.support.irene.player import IrenePlayer, faces_in

WAY = ("ring-pick", "pick-lamp", "lamp-rose", "rose-grass")


def alone(
    caves: str = "", pile: str = "", mountain: str = "", turned: int = 0, phase: Any = "turn", **fields: Any
) -> SoloState:
    """A solo position at the ring Palace: the Mountain's tiles from the top, the Homes' numbers in order."""
    box = Box()
    in_caves, in_pile, heap = ([box.take(name) for name in text.split()] for text in (caves, pile, mountain))
    heap += box.left
    public = SoloPublic(
        caves=tuple(in_caves),
        palace=fields.pop("palace", 0),
        turned=tuple(place < turned for place in range(len(HOMES))),
        phase=phase,
        turns=3,
    )
    secret = SoloSecret(
        mountain=tuple(reversed(heap)), pile=tuple(in_pile), numbers=HOMES, backs=BACKS, seed=1, occasion=1
    )
    return SoloState(public, secret)


def step(player: IrenePlayer, piece: Piece) -> None:
    player.step(0.5)  # nobody is so quick that two decisions make a double click
    player.click(player.spot(piece))


@pytest.mark.rule("I-50", "I-51", "I-52", "I-55", "I-56")
def test_a_whole_game_by_mouse(player: IrenePlayer) -> None:
    found = "ring-pick ring-rose pick-lamp pick-rose lamp-rose lamp-ring rose-grass rose-bare"
    state = alone(mountain=found, phase="palace", palace=-1)
    player.lay(state)
    step(player, palace_piece(0))
    assert player.view.public.palace == 0 and player.state.public.phase == "turn"
    step(player, MOUNTAIN_PIECE)
    for _ in range(7):
        player.press_main("Explore")
    assert player.done().count("Dig") == 8 and len(player.view.public.caves) == 8
    assert faces_in(player.shown) == set(map(tile, found.split()))
    player.press_main("Chart your path")
    assert player.state.public.phase == "chart"
    for name in WAY:
        step(player, tile_piece(tile(name)))
    assert player.state.public.phase == "seal" and player.state.secret.pile == tuple(map(tile, WAY))
    step(player, home_piece(0))
    assert player.face(home_piece(0)) == HomeFace(3)
    player.press_main("Escape", "Escape now")
    assert player.state.public.phase == "path"
    for number, name in enumerate(WAY):
        piece = tile_piece(tile(name))
        step(player, piece) if number % 2 else player.drag(piece, OPEN_PLACE)
    player.press_main("Go home")
    player.settle()
    points = worth(player.state, tuple(map(tile, WAY)), RULES.content)
    assert player.at(ResultScene) and player.match.outcome and player.match.outcome.reason == "won"
    assert player.match.outcome.scores[0].total == points > 3
    assert not player.match.assisted


@pytest.mark.rule("I-52", "I-55")
def test_the_escape_pile_is_face_down_until_the_escape(player: IrenePlayer) -> None:
    player.lay(alone("lamp-ring lamp-rose", "ring-rose rose-bare pick-lamp", turned=1))
    hidden = set(player.state.secret.pile)
    assert not faces_in(player.shown) & hidden
    assert not {tile_piece(number) for number in hidden} & set(player.shown)
    assert sum(piece.kind == Kind.PILE for piece in player.shown) == 3
    player.press_main("Escape", "Explore on")
    assert player.state.public.phase == "turn" and not faces_in(player.shown) & hidden
    player.press_main("Escape", "Escape now")
    assert faces_in(player.shown) >= hidden


def test_irene_leaves_the_caves_when_she_sets_out(player: IrenePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    """She stood in their corner while she walked home."""
    drawn, draw = [], Stage.sprite

    def sprite(stage: Stage, path: str, *more: Any, **of: Any) -> None:
        drawn.append(path)
        draw(stage, path, *more, **of)

    monkeypatch.setattr(Stage, "sprite", sprite)
    player.lay(alone("lamp-ring lamp-rose", "ring-rose rose-bare pick-lamp", turned=1))
    player.redraw()
    assert "characters/irene/full.svg" in drawn
    player.press_main("Escape", "Escape now")
    drawn.clear()
    player.redraw()
    assert drawn and not [path for path in drawn if path.startswith("characters/irene/full")]


@pytest.mark.rule("I-55")
def test_nobody_escapes_with_an_empty_pile_as_long_as_there_is_something_else(player: IrenePlayer) -> None:
    player.lay(alone("lamp-ring lamp-rose"))
    assert player.button("Explore") and player.button("Escape") is None
    with player.listening() as heard:
        player.redraw()
    assert {"Escape", "Your Escape Pile is still empty."} <= set(heard), "it stands there, with the reason"
    player.lay(alone("lamp-ring lamp-rose", "ring-rose"))
    assert player.button("Escape")


@pytest.mark.rule("I-52")
def test_charting_keeps_the_faces_out_of_the_log(player: IrenePlayer) -> None:
    player.lay(alone("lamp-ring lamp-rose ring-rose rose-bare"))
    player.press_main("Chart your path")
    for name in ("ring-rose", "rose-bare"):
        step(player, tile_piece(tile(name)))
    step(player, home_piece(5))
    with player.listening() as said:
        player.redraw()
    assert not any("ring to rose" in words or "rose to grass" in words for words in said)
    assert not faces_in(player.shown) & {tile("ring-rose"), tile("rose-bare")}


@pytest.mark.rule("I-55")
def test_only_what_matches_is_laid(player: IrenePlayer) -> None:
    player.lay(alone(pile="ring-rose lamp-ring rose-bare", turned=1, phase="path"))
    player.drag(tile_piece(tile("lamp-ring")), OPEN_PLACE)
    assert player.said().startswith("I-55") and player.done() == []
    assert "Go home" not in player.labels()
    step(player, tile_piece(tile("ring-rose")))
    step(player, tile_piece(tile("rose-bare")))
    assert player.labels() == {"Go home"}


@pytest.mark.rule("I-53", "I-54")
def test_goblins_sweep_the_caves_away(player: IrenePlayer) -> None:
    player.lay(alone("lamp-ring lamp-rose", mountain="goblin goblin ring-rose goblin", turned=1))
    step(player, MOUNTAIN_PIECE)
    assert player.view.public.caves == () and RULES.content.is_goblin(player.face(Piece(Kind.DISCARD)).tile)
    for _ in range(3):
        step(player, MOUNTAIN_PIECE)
    assert player.state.public.phase == "seal" and player.view.public.discards == ()
    step(player, home_piece(0))
    assert player.said().startswith("I-52"), "it is turned already"
    step(player, home_piece(2))
    assert player.face(home_piece(2)) == HomeFace(7) and player.state.public.phase == "turn"


@pytest.mark.rule("I-58")
@pytest.mark.parametrize("phase", ["turn", "path"])
def test_giving_up_is_asked_for_and_shows_the_best_path(player: IrenePlayer, phase: str) -> None:
    player.lay(alone(pile=" ".join(WAY), turned=2, phase=phase))
    best = worth(player.state, best_path(player.state, RULES.content), RULES.content)
    player.click("give_up")
    assert player.at(DialogScene)
    yes = next(w for w in player.scene.widgets.widgets if "give up" in getattr(w, "label", "").lower())
    player.click(yes.rect.centre)
    player.step(0.05, 4)
    player.settle()
    assert player.match.outcome and player.match.outcome.reason == "lost"
    table = player.laid
    while player.scene is not table:
        player.house.scenes.pop()
    with player.listening() as said:
        player.redraw()
    words = " ".join(sorted(said))
    assert f"{best}." in words and "worth" in words


@pytest.mark.rule("I-52", "I-54")
@pytest.mark.parametrize(("turned", "fatal"), [(4, False), (5, True)])
def test_charting_asks_first_where_it_would_turn_the_last_home(player: IrenePlayer, turned: int, fatal: bool) -> None:
    player.lay(alone(caves="ring-pick pick-lamp", turned=turned))
    with player.listening() as said:
        player.redraw()
    assert any("last Home" in words for words in said) == fatal
    player.click("Chart your path")
    assert player.at(DialogScene) == fatal


@pytest.mark.rule("I-52")
def test_the_mountain_says_that_a_home_must_be_turned_first(player: IrenePlayer) -> None:
    player.lay(alone(turned=1, phase="seal"))
    player.click(player.spot(MOUNTAIN_PIECE))
    player.step(0.1, 2)
    assert player.table.toast is not None and "Home must be turned first" in player.table.toast.text


@pytest.mark.rule("I-56", "I-58")
def test_the_end_says_the_number_that_was_to_beat(player: IrenePlayer) -> None:
    """After the end all Homes show their numbers; only the turned ones count."""
    player.lay(alone(pile="ring-rose rose-bare", turned=2, phase="path"))
    for name in ("ring-rose", "rose-bare"):
        step(player, tile_piece(tile(name)))
    player.press_main("Go home")
    player.settle()
    assert to_beat(player.state) == 5
    table = player.laid
    while player.scene is not table:
        player.house.scenes.pop()
    with player.listening() as said:
        player.redraw()
    assert any("5 to beat" in words for words in said), sorted(said)


@pytest.mark.rule("I-56")
def test_not_enough_is_told(player: IrenePlayer) -> None:
    player.lay(alone(pile="ring-bare", turned=5, phase="path"))
    step(player, tile_piece(tile("ring-bare")))
    player.press_main("Go home")
    player.settle()
    assert player.at(ResultScene) and player.match.outcome and not player.match.outcome.winners


@pytest.mark.rule("I-56", "I-58")
@pytest.mark.parametrize(("pile", "counts"), [(" ".join(WAY), True), ("lamp-ring", False)])
def test_the_result_sets_points_against_the_goblins_number(player: IrenePlayer, pile: str, counts: bool) -> None:
    player.lay(alone(pile=pile, turned=2, phase="path"))
    for name in WAY if counts else ():
        step(player, tile_piece(tile(name)))
    points = worth(player.state, player.state.public.path, RULES.content)
    if counts:
        player.press_main("Go home")
    else:
        player.table.play(Surrender(0))
    player.settle()
    result = player.scene
    assert isinstance(result, ResultScene)
    with player.listening() as said:
        result._paint(player.house.stage)
    assert {"The goblins", "5", str(points)} <= said
    assert ("Your path" in said) == counts and ("not home: nothing counts" in said) == (not counts)
    assert ("No path led home from this pile" in said) == (not counts)


def test_as_many_tiles_as_there_can_be_lie_in_their_zone() -> None:
    caves = area("caves")
    for count in range(1, MOST_PATHS + 1):
        for rect in cave_rects(count):
            assert rect.x >= caves.x and rect.right <= caves.right
            assert rect.y >= caves.y and rect.bottom <= caves.bottom


def test_nothing_lies_on_the_tray_before_the_path_takes_its_place(player: IrenePlayer) -> None:
    """The ground is painted anew when all is told: till then the Palace stays beside it."""
    for pile in ("ring-rose rose-bare", ""):
        player.lay(alone("lamp-ring lamp-rose", pile, turned=1))
        before, tray = player.view, area("prompt")
        player.table.play(RunForIt(0))  # there is no button for it with an empty pile
        played = player.match.steps[-1]
        after, context = RULES.view(played.state, 0), TableContext(player.match.setup, 0)
        beats = table_of("irene").story(before, after, played.events, context)
        assert len(beats) > 1 and beats[-1].seconds == 0
        lying = [put for beat in beats[:-1] for piece, put in beat.layout.items() if piece != TOLD_PIECE]
        assert all(put.y < tray.y for put in lying)
        assert any(put.y > tray.y for put in beats[-1].layout.values())


def test_enter_explores_wherever_the_tile_will_lie(player: IrenePlayer) -> None:
    """The Mountain can be clicked or dragged to the next place: that is one thing to do, and Enter need not ask which."""
    player.lay(alone(mountain="ring-pick pick-lamp"))
    before = player.match.cursor
    player.key("right", "return", "return")
    assert [type(step.action) for step in player.match.steps[before:]] == [Dig]


def test_the_mountain_shows_that_the_keyboard_is_there(player: IrenePlayer) -> None:
    player.lay(alone(mountain="ring-pick pick-lamp"))
    player.rest()
    before = player.screen()
    player.key("right")
    assert player.screen() != before
