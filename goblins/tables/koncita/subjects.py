"""What the things on the Koncita table are: which topic explains a figure, a card, a deck, or words on the table."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from goblins.games.koncita.content import KINDS, Content, Movement, told_by_cards
from goblins.games.koncita.goals import steps_done
from goblins.games.koncita.reach import in_reach
from goblins.games.koncita.room import COLOURS, SQUARES
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOWHERE, ROOM_CARDS
from goblins.games.koncita.telling import squares_away
from goblins.games.koncita.view import KoncitaView
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.koncita import showing
from goblins.tables.koncita.geometry import hand_slot, played_slot, square_rect, wall_rect, zone
from goblins.tables.koncita.ground import sequence_rect, steps_rect
from goblins.tables.koncita.laying import layout
from goblins.tables.koncita.lettering import gesture_deed, kind_title
from goblins.tables.koncita.overlays import half_done_rect, large_rect, reacher_rect
from goblins.tables.koncita.panel_subjects import PanelTopic, on_panel
from goblins.tables.koncita.room import furniture_kinds, furniture_name
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import Point, Rect
from goblins.words import message, say

RoomTopic = Literal[
    "princess", "oscar", "casket", "scepter", "furniture", "wall", "own_goblin", "goblin", "waiting_goblin", "square"
]
CardTopic = Literal[
    "goblin_card",
    "goblin_or_oscar",
    "princess_card",
    "princess_or_oscar",
    "covered_card",
    "played_card",
    "card_place",
    "hand_place",
]
PileTopic = Literal[
    "deck", "discards", "treasure", "no_treasure", "treasures_left", "in_reach", "half_done", "forfeit_deck", "choice"
]
WordsTopic = Literal["secret", "assisted", "steps", "turn_card", "asked"]
TopicName = RoomTopic | CardTopic | PileTopic | WordsTopic
TOPICS: frozenset[str] = frozenset(
    name for topics in (RoomTopic, CardTopic, PileTopic, WordsTopic, PanelTopic) for name in get_args(topics)
)
#: How high a line of words on the table is, and how far the heading above the hand reaches.
LINE, HEADING = 34.0, 300.0


class Subjects:
    """Finds what lies at a point of one view."""

    def __init__(self, view: KoncitaView, context: TableContext, rules: KoncitaRules) -> None:
        self._view, self._context, self._rules = view, context, rules
        self._content: Content = rules.content(len(view.public.goblins))
        numbers = self._content.numbers
        self._numbers: dict[str, int | str] = {**told_by_cards(numbers), "away": squares_away(numbers.flung)}

    def at(self, piece: Piece | None, pos: Point) -> Subject | None:
        """What is small comes before what it stands on, pieces before places."""
        found = self._mark(pos)
        if found is None and piece is not None:
            placement = layout(self._view, self._context, self._rules).get(piece)
            found = self._piece(piece, placement, pos) if placement else None
        return found or self._place(pos)

    def _about(self, topic: TopicName, rect: Rect, *leave: Rect, **facts: int | str) -> Subject:
        return Subject(topic, rect, self._numbers | facts, leave)

    # ------------------------------------------------------------------ pieces

    def _piece(self, piece: Piece, placement: Placement, pos: Point) -> Subject | None:
        rect = placement.rect
        match piece.kind:
            case showing.CARD:
                return self._card(piece.number, placement)
            case showing.GOBLIN:
                return self._goblin(piece.number, rect)
            case showing.PANEL | showing.GESTURE | showing.CALL:
                return on_panel(self._view, self._context, self._rules, piece, pos, self._numbers)
            case showing.DECK:
                return self._deck(piece.number, rect)
            case showing.THING:
                return self._about(ROOM_CARDS[piece.number], rect)
            case showing.FURNITURE:
                kind = furniture_kinds(self._content.room)[piece.number]
                return self._about("furniture", rect, name=furniture_name(kind))
        return self._only_piece(piece, rect)

    def _only_piece(self, piece: Piece, rect: Rect) -> Subject | None:
        """A piece of which there is only one."""
        match piece:
            case showing.PRINCESS_PIECE:
                return self._about("princess", square_rect(self._view.public.princess))
            case showing.TREASURE_PIECE:
                return self._treasure(rect)
            case showing.CHOICE_PIECE:
                return self._about("choice", rect)
        return None

    def _goblin(self, seat: int, rect: Rect) -> Subject:
        if self._view.public.goblins[seat] == NOWHERE:
            return self._about("waiting_goblin", rect, name=self._context.name(seat))
        if seat == self._context.viewer:
            return self._about("own_goblin", rect)
        return self._about("goblin", rect, name=self._context.name(seat))

    def _card(self, card: int, placement: Placement) -> Subject | None:
        """A Movement card: of the hand, of this turn, or thrown away."""
        public, rect = self._view.public, placement.rect
        if not isinstance(placement.face, showing.CardFace):
            return self._about("covered_card", rect, zone("hand"))
        if card in public.played:
            return self._about("played_card", rect, large_rect(rect), name=self._context.name(public.active))
        if card in public.discards:
            return self._about(
                "discards", rect, large_rect(rect), count=say("koncita-count-discards", count=len(public.discards))
            )
        movement = self._rules.cards.movement[card]
        colours = _colours(movement)
        topics: dict[tuple[str, bool], CardTopic] = {
            ("goblin", False): "goblin_card",
            ("goblin", True): "goblin_or_oscar",
            ("princess", False): "princess_card",
            ("princess", True): "princess_or_oscar",
        }
        return self._about(topics[movement.kind, movement.oscar], rect, zone("hand"), colours=colours)

    def _deck(self, kind: int, rect: Rect) -> Subject:
        title, gesture = kind_title(KINDS[kind]), gesture_deed(KINDS[kind])
        return self._about("forfeit_deck", rect, kind=title, left=self._view.deck_sizes[kind], gesture=gesture)

    def _treasure(self, rect: Rect) -> Subject:
        one = self._rules.cards.treasures[self._view.treasure]
        points, piece = say("koncita-count-points", count=one.points), say(f"koncita-onto-{one.piece}")
        return self._about("treasure", rect, large_rect(rect), name=one.name, points=points, piece=piece)

    # ------------------------------------------------------------------ marks, places and words

    def _mark(self, pos: Point) -> Subject | None:
        """The marks on the Treasure: who could win it with one card, and what was done of it."""
        view, treasure = self._view, zone("treasure")
        if view.treasure < 0 or not treasure.grown(16).holds(pos):
            return None
        one = self._rules.cards.treasures[view.treasure]
        if half_done_rect().holds(pos) and steps_done(one, view.public.deeds, self._content):
            return self._about("half_done", half_done_rect(), large_rect(treasure))
        if pos[0] > treasure.x + 18:
            return None
        for number, seat in enumerate(in_reach(view.public, view.treasure, self._rules)):
            if reacher_rect(number).holds(pos):
                rect, name = reacher_rect(number), self._context.name(seat)
                return self._about("in_reach", rect, large_rect(treasure), name=name)
        return None

    def _place(self, pos: Point) -> Subject | None:
        """A part of the table that is no piece."""
        view, count = self._view, len(self._view.public.goblins)
        for colour in COLOURS:
            wall = wall_rect(self._content.room, colour)
            if wall.holds(pos):
                return self._about("wall", wall, colour=say(f"koncita-colour-{colour}"))
        treasure, deck, cards = zone("treasure"), zone("deck"), self._content.numbers.cards_in_a_turn
        slots = [played_slot(place, cards) for place in range(cards)]
        places: list[tuple[Rect, Subject]] = [
            (deck, self._about("deck", deck, left=say("koncita-count-cards", count=view.deck_size))),
            (
                zone("discards"),
                self._about(
                    "discards", zone("discards"), count=say("koncita-count-discards", count=len(view.public.discards))
                ),
            ),
            (treasure, self._about("no_treasure", treasure)),
            (
                _above(treasure),
                self._about(
                    "treasures_left", _above(treasure), left=say("koncita-count-treasures", count=view.treasures_left)
                ),
            ),
            *((slot, self._about("card_place", slot)) for slot in slots),
            (steps_rect(), self._about("steps", steps_rect())),
        ]
        if count <= 3:
            places.append((sequence_rect(count), self._about("turn_card", sequence_rect(count))))
        found = next((subject for rect, subject in places if rect.holds(pos)), None)
        return found or self._heading(pos) or self._empty(pos)

    def _empty(self, pos: Point) -> Subject | None:
        """Where nothing lies, and where it stands what is asked: told when asked for, and not in the way before."""
        hand = self._content.numbers.hand
        places: dict[TopicName, list[Rect]] = {
            "square": [square_rect(square) for square in range(SQUARES)],
            "hand_place": [hand_slot(place, hand) for place in range(hand)],
            "asked": [zone("banner")],
        }
        found = next(((topic, rect) for topic, rects in places.items() for rect in rects if rect.holds(pos)), None)
        return replace(self._about(*found), shown=True) if found else None

    def _heading(self, pos: Point) -> Subject | None:
        """The words above the hand."""
        hand = zone("hand")
        line = Rect(hand.x, hand.y - LINE, HEADING, LINE)
        if line.holds(pos):
            return self._about("secret", line)
        tag = Rect(hand.right - 100, hand.y - LINE, 100, LINE)
        return self._about("assisted", tag) if self._context.assisted and tag.holds(pos) else None


def _colours(movement: Movement) -> str:
    """The walls that a card leads to."""
    if movement.wild:
        return say("koncita-any-wall")
    return say(
        "koncita-rules-either", things=tuple(message(f"koncita-colour-{name}") for name in movement.colour_names)
    )


def _above(rect: Rect) -> Rect:
    """The heading over a place."""
    return Rect(rect.x, rect.y - LINE, rect.w, LINE)
