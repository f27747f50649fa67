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
from goblins.ui.motion import Piece
from goblins.ui.viewport import Point

TopicName = Literal["goblin", "fairy", "plate", "ring"]
TOPICS: frozenset[str] = frozenset(get_args(TopicName))


def subject_at(
    view: FairiesView, context: TableContext, piece: Piece | None, pos: Point, content: Content
) -> Subject | None:
    """The card at a point, or else whose plate it is, or the ring."""
    placement = layout(content, view, context).get(piece) if piece else None
    if placement is not None and isinstance(placement.face, CardFace):
        face = content.faces[placement.face.face]
        kind: TopicName = "goblin" if placement.face.face < len(content.faces) // 2 else "fairy"
        return Subject(kind, placement.rect, {"name": face.name, "rhyme": f"-{face.ending}"})
    for name, rect in areas("fairies", f"table_{len(view.public.hands)}").items():
        if not rect.holds(pos):
            continue
        if name == "you" or name.startswith("plate_"):
            seat = context.viewer if name == "you" else context.others()[int(name.removeprefix("plate_")) - 1]
            bad, good = counts(view, seat, content)
            facts: dict[str, int | str] = {"name": context.name(seat), "goblins": bad, "fairies": good}
            return Subject("plate", rect, facts | {"to_win": content.numbers.to_win}, who=seat)
    ring = place(view, "ring")
    return Subject("ring", ring, {"cards": len(view.public.ring)}) if ring.holds(pos) else None
