"""Where every piece of Koncita lies, and what it shows there."""

from __future__ import annotations

from goblins.core.kept import lately
from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.legal import open_decks
from goblins.games.koncita.room import SIDE
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import occupied_squares
from goblins.games.koncita.state import NOBODY, NOWHERE, OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita import sentences, showing
from goblins.tables.koncita.faces import PROPORTION
from goblins.tables.koncita.geometry import (
    SQUARE,
    acting,
    call_rect,
    centre_of,
    choice_card,
    choice_rect,
    chooser,
    hand_slot,
    panel_of,
    played_slot,
    squares_in,
    zone,
)
from goblins.tables.koncita.gestures import called_for, gesture_face
from goblins.tables.koncita.room import furniture_places
from goblins.ui.moving.motion import Face, Layout, Piece, Placement
from goblins.ui.viewport import Point, Rect
from goblins.words import say

DECK_CARD = 68.0
#: How large a goblin is that waits in its panel, and how much of a shared square one takes that stands aside.
WAITING, SHARING = 58.0, 60.0
#: How far from the middle those stand who share a square while one of them is shoved: neither hides the other.
SHOVED, CAME_THERE = (24.0, -18.0), (-24.0, 10.0)
#: Heights above the table: floor pieces are ordered by their foot line, at most 900.
PANEL_Z, BUTTON_Z, CARD_Z, VEIL_Z, SPOTLIT_Z, CHOICE_Z = 1.0, 5.0, 1000.0, 1800.0, 1850.0, 2000.0

Placed = dict[Piece, Placement]


def filling(rect: Rect, face: Face, z: float, *, fixed: bool = False) -> Placement:
    """A piece that fills a place."""
    return Placement(*rect.centre, rect.w, rect.h, face, z, fixed=fixed)


def card_at(at: Point, width: float, face: Face, z: float, *, fixed: bool = False) -> Placement:
    """A card of a width round a point."""
    return Placement(*at, width, width * PROPORTION, face, z, fixed=fixed)


@lately(4)
def layout(view: KoncitaView, context: TableContext, rules: KoncitaRules) -> Layout:
    """Every piece of a view in its place."""
    placed: Placed = {}
    lit = _spotlit(view, context)
    content = rules.content(len(view.public.goblins))
    _place_furniture(placed, view, content)
    _place_things(placed, view)
    _place_goblins(placed, view, context, lit)
    _place_princess(placed, view, in_light=bool(lit))
    _place_cards(placed, view, context, content)
    _place_panels(placed, view, context, rules)
    _place_forfeits(placed, view, context, rules)
    if view.treasure >= 0:
        face = showing.TreasureFace(view.treasure)
        placed[showing.TREASURE_PIECE] = filling(zone("treasure"), face, CARD_Z, fixed=True)
    return placed


# ---------------------------------------------------------------------- in the room


def _hides(view: KoncitaView, square: int) -> bool:
    """Whether something stands behind a square, so that a tall figure would hide it."""
    return square >= SIDE and bool(occupied_squares(view.public) >> (square - SIDE) & 1)


def _place_furniture(placed: Placed, view: KoncitaView, content: Content) -> None:
    for number, (name, rect) in enumerate(furniture_places(content.room, zone("floor"))):
        hides = any(_hides(view, square) for square in squares_in(rect))
        face = showing.FurnitureFace(name, hides)
        placed[Piece(showing.FURNITURE, number)] = filling(rect, face, rect.bottom - 22, fixed=True)


def _place_things(placed: Placed, view: KoncitaView) -> None:
    """The room cards on their squares; one that was touched makes room for the goblin."""
    for thing, square in enumerate(view.public.things):
        x, y = centre_of(square)
        touched = any(one.kind == "relocate" and one.thing == thing for one in view.public.pending)
        aside, z = (24.0, y + 60) if touched else (0.0, y + 20)  # its head stays in sight
        face = showing.ThingFace(thing)
        placed[showing.thing_piece(thing)] = Placement(x + aside, y + aside / 2, SQUARE, SQUARE, face, z)


def _place_goblins(placed: Placed, view: KoncitaView, context: TableContext, lit: set[int]) -> None:
    """By their foot lines; those who have not come in yet wait in their panels."""
    for seat, square in enumerate(view.public.goblins):
        if view.public.breaches[seat] >= OUT:
            continue
        who, shocked = context.seat(seat), _is_shoved(view, seat)
        if square == NOWHERE:
            (x, y), z, across = panel_of(seat, context).face[0], CARD_Z, WAITING
            y += WAITING * 0.24
        else:
            (x, y), beside = centre_of(square), _beside(view, seat)
            across = SHARING if any(beside) else SQUARE
            z = y + 24 + (30 + beside[1] if shocked or beside[0] else 0)
            z = SPOTLIT_Z + z / 10 if seat in lit else z
            x, y = x + beside[0], y + beside[1]
        mood = "shocked" if shocked and square != NOWHERE else ""
        waits, acts = square == NOWHERE, acting(view) == seat
        face = showing.GoblinFace(who.colour, who.goblin, mood, waits, _hides(view, square), acts and not waits)
        placed[showing.goblin_piece(seat)] = Placement(x, y, across, across, face, z)


def _place_princess(placed: Placed, view: KoncitaView, *, in_light: bool) -> None:
    x, y = centre_of(view.public.princess)
    upset = any(decision.kind == "bounce" for decision in view.public.pending)
    z = SPOTLIT_Z + y / 10 if upset and in_light else y + 24.5
    face = showing.PrincessFace(upset, _hides(view, view.public.princess))
    placed[showing.PRINCESS_PIECE] = Placement(x, y, SQUARE, SQUARE, face, z)


def _is_shoved(view: KoncitaView, seat: int) -> bool:
    decision = view.public.decision
    return decision is not None and decision.kind == "shove" and decision.goblin == seat


def _spotlit(view: KoncitaView, context: TableContext) -> set[int]:
    """The seats whose goblins the Forfeit is about for which a person chooses a deck."""
    return {view.public.pending[-1].seat} if chooser(view, context) is not None else set()


def _beside(view: KoncitaView, seat: int) -> Point:
    """How far a goblin stands from its square's middle while it shares it with somebody."""
    square, pending = view.public.goblins[seat], view.public.pending
    decision = next((one for one in reversed(pending) if one.goblin == seat), None)
    if decision is not None and decision.kind == "relocate":
        return 0.0, 0.0
    if decision is None:
        came = any(one.kind == "shove" and one.square == square != NOWHERE for one in pending)
        return CAME_THERE if came else (0.0, 0.0)
    if decision.kind == "shove":
        x, y = SHOVED
        return x, 0.0 if square < SIDE else y  # no hat reaches up to the banner
    if any(one.kind == "bounce" and one.goblin == seat for one in pending):
        return (-40.0, 14.0) if view.public.princess % 8 else (40.0, 14.0)
    return 0.0, 0.0


# ---------------------------------------------------------------------- cards, panels and decks


def _place_cards(placed: Placed, view: KoncitaView, context: TableContext, content: Content) -> None:
    """The hand, the cards of this turn, and the upper discards."""
    numbers, walls = content.numbers, content.room.walls
    for place, card in enumerate(view.hand):
        face = showing.BackFace() if context.covered else showing.CardFace(card, walls)
        placed[showing.card_piece(card)] = filling(hand_slot(place, numbers.hand), face, CARD_Z + place)
    for place, card in enumerate(view.public.played):
        rect = played_slot(place, numbers.cards_in_a_turn)
        placed[showing.card_piece(card)] = filling(rect, showing.CardFace(card, walls), CARD_Z + place)
    for depth, card in enumerate(view.public.discards[-2:]):
        z = CARD_Z - 10 + depth
        placed[showing.card_piece(card)] = filling(zone("discards"), showing.CardFace(card, walls), z, fixed=True)


def _place_panels(placed: Placed, view: KoncitaView, context: TableContext, rules: KoncitaRules) -> None:
    """Panels to be pointed at, and the gesture buttons of people."""
    for seat in range(len(view.public.goblins)):
        panel = panel_of(seat, context)
        placed[showing.panel_piece(seat)] = filling(panel.rect, showing.PanelFace(), PANEL_Z, fixed=True)
        if view.public.table_forfeits or view.public.breaches[seat] >= OUT or not context.seat(seat).is_human:
            continue
        for kind, rect in enumerate(panel.gestures):
            face = gesture_face(view, rules.cards, seat, kind, reminding="reminders" in context.wishes)
            placed[showing.gesture_piece(seat, kind)] = filling(rect, face, BUTTON_Z, fixed=True)
    _place_call(placed, view, context)


def _place_call(placed: Placed, view: KoncitaView, context: TableContext) -> None:
    """What the one who looks has to do now, over the hand, for first comes the gesture (K-34); without reminders nobody
    sees it, and there is nothing that could be pointed at.
    """
    kind = called_for(view)
    button = placed.get(showing.gesture_piece(view.seat, kind)) if kind is not None else None
    if kind is not None and button is not None:
        seen = "reminders" in context.wishes
        rect = call_rect(kind, context) if seen else Rect(button.x, button.y, 0, 0)
        placed[showing.call_piece(view.seat, kind)] = filling(rect, showing.CallFace(), VEIL_Z - 10, fixed=True)


def _place_forfeits(placed: Placed, view: KoncitaView, context: TableContext, rules: KoncitaRules) -> None:
    """The six decks: in their corner, or before the person who must choose one."""
    chosen, panel = chooser(view, context) is not None, choice_rect(view)
    for kind, name in enumerate(KINDS):
        face = showing.DeckFace(kind, view.deck_sizes[kind])
        if chosen:
            placed[showing.deck_piece(kind)] = filling(choice_card(panel, kind), face, CHOICE_Z)
        else:
            centre = zone(f"forfeit_{name}").centre
            placed[showing.deck_piece(kind)] = card_at(centre, DECK_CARD, face, CARD_Z, fixed=True)
    if chosen:
        placed[showing.VEIL_PIECE] = filling(zone("room"), showing.VeilFace(), VEIL_Z, fixed=True)
        asked = _deck_choice(view, context, rules)
        placed[showing.CHOICE_PIECE] = filling(panel, asked, CHOICE_Z - 10, fixed=True)


def _deck_choice(view: KoncitaView, context: TableContext, rules: KoncitaRules) -> showing.DeckChoiceFace:
    """What the choice of a Forfeit deck shows, for the seat that chooses."""
    public, seat = view.public, view.public.pending[-1].seat
    name, kept = context.name(seat), rules.cards.kinds_of(public.forfeits[seat])
    possible = open_decks(public, rules.content(len(public.goblins)), seat, view.deck_sizes)
    content = rules.content(len(public.goblins))
    first, then = say("koncita-take-binds", name=name), sentences.after_forfeit(view, context, content)
    if all(kept >> kind & 1 for kind in possible):
        first = say("koncita-take-replaces")
    elif len(public.forfeits[seat]) + 1 >= content.numbers.most_forfeits:  # K-50
        first = say("koncita-take-last", most=content.numbers.most_forfeits)
        then = say("koncita-take-last.then")
    steps = first, then
    why, breach = say(sentences.why(view, public.pending[-1])), seat if public.pending[-1].breach else NOBODY
    return showing.DeckChoiceFace(name, why, tuple(possible), view.deck_sizes, steps, breach)
