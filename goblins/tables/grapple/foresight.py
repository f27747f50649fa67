"""Which pictures Grapple's great moments will need: cards in the lane, faces in their moods, light, a round's sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from goblins.games.grapple.content import SPY, Content
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import PieceLook, TableContext
from goblins.tables.grapple import moments, round_moments
from goblins.tables.grapple.faces import art_of
from goblins.tables.grapple.geometry import (
    DECK_CARD,
    HAND_CARD,
    LANE_CARD,
    LANE_Y,
    MIDDLE,
    MINI,
    TAG,
    board,
    garrison_rects,
    laid_card,
    plate_rect,
    zone,
)
from goblins.tables.grapple.ground import LISTED
from goblins.tables.grapple.ladder import LADDER
from goblins.tables.grapple.pieces import PiecePainter
from goblins.tables.grapple.round_sheet import face_size, mini_size
from goblins.tables.grapple.showing import BACK, CardFace, FrontFace, MiniFace
from goblins.tables.grapple.trimmings import SEATED, draw_asked, draw_pill, draw_portrait
from goblins.ui.ahead import Job
from goblins.ui.moving.cues import Cue
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen
from goblins.ui.viewport import Rect
from goblins.words import say

MOODS = ("happy", "shocked", "sad", "angry", "sly")
AT = (MIDDLE, LANE_Y)
#: What may be asked next, and what somebody may do next, with its sign.
ASKED = ("battle", "won", "spy", "rescue", "hold", "engage", "stands", "tie", "winning", "turn", "round-over")
DOES = (("swords", "attacks"), ("grapple_defender", "defends"), ("grapple_spy", "spying"), ("grapple_spy", "spied-on"))


def foreseen(stage: Stage, view: GrappleView, context: TableContext, cards: Content, pieces: PiecePainter) -> list[Job]:
    """Jobs that make them, the likeliest first."""
    unseen = Unseen(stage)
    return [
        *unseen.cues(_battles()),
        *unseen.drawings(_said(stage, view)),
        *unseen.drawings(_faces(stage, view, context)),
        *unseen.drawings(_cards(stage, cards, pieces, mini_size(len(view.hand_sizes)))),
        *unseen.cues(_tricks(view, context, cards)),
        *unseen.cues(_end(view, context, cards)),
        *unseen.drawings(_sheet(stage, view, context)),
    ]


def _battles() -> Iterator[Cue]:
    """A blow, a verdict, a tie, and who is beaten."""
    for loud in LADDER:
        yield from moments.clash(loud, brief=False)
    yield from moments.charge(AT, right=False)
    yield from moments.breath(LADDER[0], 0.5)
    yield from moments.verdict(say("grapple-stamp-beats", strong=5, weak=3), 1.0, 0, 0)
    yield from moments.knocked(AT, 0, 0)
    for step, loud in enumerate(LADDER[:-1]):  # the last one is rare, and large
        yield from moments.tie("3 = 3", step, loud, 1.0, (0, 0))
    yield from moments.snap()


def _said(stage: Stage, view: GrappleView) -> Iterator[Callable[[], object]]:
    """What is said to everybody on a ribbon, and who does what."""
    for key in ASKED:
        yield partial(draw_asked, stage, zone(view, "ribbon"), say(f"grapple-now-{key}"), "")
    for icon, key in DOES:
        yield partial(draw_pill, stage, Rect(*AT, *TAG), icon, say(f"grapple-board-{key}"), 17)


def _tricks(view: GrappleView, context: TableContext, cards: Content) -> Iterator[Cue]:
    """A rescue, a dagger, a Spy in any of its looks, and eyes over a hand."""
    yield from moments.shield(AT, 0, 0)
    yield from moments.rescued(AT, 1.0)
    yield from moments.dagger(art_of(0, cards), AT, AT, brief=True)
    yield from moments.crowned(1.0, 0, 0)
    other = board(view, context, context.others()[0])
    spies = {cards.looks[card] for card, power in enumerate(cards.powers) if power == SPY}
    for look in sorted(spies):
        yield from moments.spy(plate_rect(other), other, look, 0, 0, lasts=0.9)
    yield from moments.peeping([plate_rect(other)])


def _end(view: GrappleView, context: TableContext, cards: Content) -> Iterator[Cue]:
    """The last points of a garrison, the horn, and a round that is over."""
    mine = board(view, context, context.viewer)
    heading, meter = garrison_rects(mine)
    for nth in range(3):
        yield from round_moments.point(heading, meter, cards.garrison - nth, cards.garrison, nth)
    yield from moments.counting(meter, 0, cards.garrison, cards.garrison, 0.0, 0.5)
    yield from round_moments.horn(mine, 0, cards.garrison)
    yield from round_moments.over(say("grapple-round-over", number=1), "", AT, {}, 0)


def _faces(stage: Stage, view: GrappleView, context: TableContext) -> Iterator[Callable[[], object]]:
    """Everybody in every mood, as on the boards and in the race."""
    for seat in range(len(view.hand_sizes)):
        for mood in MOODS:
            yield partial(draw_portrait, stage, context.seat(seat), AT, SEATED, mood=mood)
            yield partial(draw_portrait, stage, context.seat(seat), AT, LISTED, badge=False, mood=mood)
        for face in (None, *MOODS):
            yield partial(draw_portrait, stage, context.seat(seat), AT, face_size(len(view.hand_sizes)), mood=face)


def _cards(stage: Stage, cards: Content, pieces: PiecePainter, on_the_sheet: float) -> Iterator[Callable[[], object]]:
    """Every goblin in the lane, beaten too, in a garrison, in a hand and on the sheet; and Spies that were used."""
    yield _card(stage, pieces, BACK, LANE_CARD, "hover")
    yield _card(stage, pieces, BACK, HAND_CARD, "idle")
    alike = {art_of(card, cards): card for card in range(len(cards.kinds))}
    for card in alike.values():
        faces = (FrontFace(card), LANE_CARD), (FrontFace(card, beaten=True), LANE_CARD), (MiniFace(card), MINI)
        for face, width in faces:
            yield _card(stage, pieces, face, width, "hover")  # as it is on its way
        yield _card(stage, pieces, FrontFace(card), HAND_CARD, "idle")
        yield _card(stage, pieces, MiniFace(card), on_the_sheet, "idle")
        if cards.powers[card] == SPY:
            yield _card(stage, pieces, FrontFace(card), DECK_CARD, "idle")


def _card(stage: Stage, pieces: PiecePainter, face: CardFace, width: float, look: PieceLook) -> Callable[[], object]:
    return partial(pieces.draw, stage, laid_card(AT, width, face, 0, fixed=True), look)


def _sheet(stage: Stage, view: GrappleView, context: TableContext) -> Iterator[Callable[[], object]]:
    """What a spied hand lies on, and a finished round is written on."""
    lane = zone(view, "lane")
    for picture in ("lane", "lane_busy"):
        yield partial(stage.sprite, f"grapple/{picture}.svg", lane.centre, lane.w, lane.h, grain=214)
    yield partial(stage.panel, zone(view, "spied"), curls="all", shadow=14)
    yield partial(stage.shade, 150)
    yield partial(stage.panel, zone(view, "summary"), curls="all", shadow=16)
