"""What the parts of a player's panel are: points, Forfeits, the Player card, gestures, Treasures and stumbles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from goblins.games.koncita.content import KINDS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.standing import stumbles_of
from goblins.games.koncita.state import OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.koncita import players, sentences, showing
from goblins.tables.koncita.geometry import Panel, panel_of
from goblins.tables.koncita.lettering import gesture_word
from goblins.tables.koncita.overlays import fan_rect
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point, Rect
from goblins.words import say

PanelTopic = Literal[
    "plate",
    "out_plate",
    "points",
    "forfeits",
    "player_card",
    "lost_card",
    "stumbled",
    "others_hand",
    "won",
    "gesture",
    "bound_gesture",
    "others_gesture",
    "others_bound",
    "locked_gesture",
]
Facts = dict[str, int | str]
#: A part of a panel: its topic, where it stands, and what is to be said of it.
Part = tuple[PanelTopic, Rect, Facts]


def on_panel(
    view: KoncitaView, context: TableContext, rules: KoncitaRules, piece: Piece, pos: Point, numbers: Facts
) -> Subject:
    """The part of somebody's panel at a point, or else the panel. While the panel is pointed at, its Forfeits lie in a fan."""
    seat = piece.number
    panel = panel_of(seat, context)
    leave = (fan_rect(view, context, seat),) if piece.kind == showing.PANEL else ()
    for topic, rect, facts in _parts(view, context, rules, seat):
        if rect.holds(pos):
            return Subject(topic, rect, {**numbers, "name": context.name(seat), **facts}, leave)
    topic = "out_plate" if view.public.breaches[seat] >= OUT else "plate"
    said: Facts = {
        "name": context.name(seat),
        "points": say("koncita-count-points", count=points_of(view.public.won[seat], rules.cards)),
        "forfeits": len(view.public.forfeits[seat]),
    }
    return Subject(topic, panel.rect, numbers | said, leave, who=seat)


def _parts(view: KoncitaView, context: TableContext, rules: KoncitaRules, seat: int) -> Iterator[Part]:
    """Everything on a panel that means something by itself."""
    public, panel = view.public, panel_of(seat, context)
    out = public.breaches[seat] >= OUT
    yield (
        "points",
        players.star_rect(panel),
        {"points": say("koncita-count-points", count=points_of(public.won[seat], rules.cards))},
    )
    yield "forfeits", players.forfeits_rect(panel), {"count": len(public.forfeits[seat])}
    if not out:
        yield ("lost_card" if public.breaches[seat] else "player_card"), players.card_rect(panel), {}
        if panel.size == "large":
            yield (
                "others_hand",
                players.backs_rect(panel),
                {"count": say("koncita-count-movement-cards", count=view.hand_sizes[seat])},
            )
    for chip, treasure in players.chip_rects(panel, public.won[seat]):
        one = rules.cards.treasures[treasure]
        yield (
            "won",
            chip,
            {"name": one.name, "points": say("koncita-count-points", count=one.points), "owner": context.name(seat)},
        )
    stumbles = stumbles_of(public, seat)
    if stumbles and not out:
        yield "stumbled", players.stumbles_rect(panel), {"count": say("koncita-count-stumbles", count=stumbles)}
    if not out and not public.table_forfeits:
        yield from _gestures(view, context, rules, panel, seat)


def _gestures(view: KoncitaView, context: TableContext, rules: KoncitaRules, panel: Panel, seat: int) -> Iterator[Part]:
    """The six gestures: what asks for each. Whether one is due is nobody's business here."""
    own = seat == context.viewer
    for kind, rect in enumerate(panel.gestures):
        if view.public.locked >> seat & 1:
            yield "locked_gesture", rect, {}
            continue
        held = [forfeit for forfeit in view.public.forfeits[seat] if rules.cards.forfeits[forfeit].kind == kind]
        gesture = gesture_word(KINDS[kind])
        if not held:
            yield ("gesture" if own else "others_gesture"), rect, {"gesture": gesture}
            continue
        order = sentences.order_words(rules.cards, held[-1])
        yield ("bound_gesture" if own else "others_bound"), rect, {"gesture": gesture, "order": order}
