"""How a match of Pact is dealt: Tasks from their deck, and goblins by the Drummer."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.kit.dealing import Deal, Painter, Shuffle, from_place, to_everybody
from goblins.tables.pact import places as p
from goblins.tables.pact.showing import BackFace
from goblins.ui.moving.motion import Layout
from goblins.ui.viewport import centred
from goblins.words import say

#: Where goblins are riffled: below the Tasks, between the clans.
MIDDLE = (800.0, 500.0)


def dealt(view: PactView, context: TableContext, layout: Layout, paint: Painter) -> Deal:
    """What comes from where: Tasks, the row, and then everybody's hand."""
    deck, back = layout[p.DECK].rect, BackFace()
    middle = centred(*MIDDLE, deck.w, deck.h)
    goblins, hand = from_place(layout, {p.GOBLIN}, middle, back), {p.goblin_piece(card) for card in view.hand}
    others = [clan for clan in range(view.public.players) if clan != context.viewer]
    plates = {clan: p.plate_rect(view, context, clan) for clan in others}
    own = {piece: start for piece, start in goblins.items() if piece in hand}
    deal = to_everybody(own, plates, {clan: view.hand_sizes[clan] for clan in others}, middle, back)
    row = {piece: start for piece, start in goblins.items() if piece not in hand}
    starts = from_place(layout, {p.TASK}, layout[p.TASK_DECK].rect) | row | dict(deal.starts)
    shuffle = Shuffle("pact_drummer", say("pact-deal-said"), middle, (back,), paint, deck.h / deck.w)
    bare = replace(view, hand_sizes=(0,) * len(view.hand_sizes))
    return replace(deal, starts=starts, shuffle=shuffle, ground=bare)
