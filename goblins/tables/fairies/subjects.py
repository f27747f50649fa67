"""What the things on the table of Fairies are: which topic explains a card, the ring or a player's plate."""

from __future__ import annotations

from typing import Literal, get_args

from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.fairies.geometry import layout, place
from goblins.tables.fairies.pieces import CardFace
from goblins.tables.fairies.race import counts
from goblins.tables.kit.zones import areas
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point, Rect

TopicName = Literal[
    "goblin",
    "fairy",
    "goblin_wanted",
    "fairy_unwanted",
    "goblin_harmless",
    "fairy_harmless",
    "goblin_in_ring",
    "fairy_in_ring",
    "plate",
    "plate_reverse",
    "ring",
    "score",
    "score_reverse",
    "asked",
]
TOPICS: frozenset[str] = frozenset(get_args(TopicName))


def subject_at(
    view: FairiesView, context: TableContext, piece: Piece | None, pos: Point, content: Content
) -> Subject | None:
    """The card at a point, or else whose plate it is, or the ring."""
    placement = layout(content, view, context).get(piece) if piece else None
    if placement is not None and isinstance(placement.face, CardFace):
        face = content.faces[placement.face.face]
        told: dict[str, int | str] = {"name": face.name, "rhyme": f"-{face.ending}", "to_win": content.numbers.to_win}
        return Subject(_card_topic(view, placement.face.face, content), placement.rect, told)
    for name, rect in areas("fairies", f"table_{len(view.public.hands)}").items():
        if not rect.holds(pos):
            continue
        if name == "you" or name.startswith("plate_"):
            seat = context.viewer if name == "you" else context.others()[int(name.removeprefix("plate_")) - 1]
            bad, good = counts(view, seat, content)
            facts: dict[str, int | str] = {"name": context.name(seat), "goblins": bad, "fairies": good}
            topic: TopicName = "plate_reverse" if view.public.goal.reverse else "plate"
            return Subject(topic, rect, facts | {"to_win": content.numbers.to_win}, who=seat)
    ring = place(view, "ring")
    if ring.holds(pos):
        return Subject("ring", ring, {"cards": len(view.public.ring)})
    return _words_at(view, pos)


def _words_at(view: FairiesView, pos: Point) -> Subject | None:
    """What is written on the table: how it stands alone, and what is asked; told when asked for."""
    goal = view.public.goal
    told: list[tuple[TopicName, Rect]] = [("asked", place(view, "preview"))]
    if goal.solitaire:
        told.append(("score_reverse" if goal.reverse else "score", place(view, "score")))
    return next((Subject(topic, rect, shown=True) for topic, rect in told if rect.holds(pos)), None)


def _card_topic(view: FairiesView, face: int, content: Content) -> TopicName:
    """What a card is to whoever holds it: wanted, unwanted or harmless; in the ring it is nobody's."""
    goblin, goal = face < len(content.faces) // 2, view.public.goal
    if face in view.public.ring:
        return "goblin_in_ring" if goblin else "fairy_in_ring"
    if goblin != goal.reverse:
        return "goblin" if goblin else "fairy_unwanted"
    if goal.solitaire:
        return "goblin_harmless" if goblin else "fairy_harmless"
    return "goblin_wanted" if goblin else "fairy"
