"""What is known of Fairies before a game: the faces of its cards, and the tables that make a turn a few bit operations.

A face is a number: the goblin sides in the order of the data file come first, then the fairy sides of the same cards. A
set of faces is an int with one bit per face.
"""

from __future__ import annotations

from msgspec import Struct

from goblins.content.box import Box
from goblins.core.bits import members, set_of
from goblins.games.fairies.deck import Deck, Frame, Side, SideName, Symbol, deck_of
from goblins.games.fairies.numbers import Numbers, numbers_of, told


class Face(Struct, frozen=True):
    """One side of a card: all there is to see on it."""

    id: int
    slug: str
    side: SideName
    name: str
    lead: str
    word: str
    tail: str
    rhyme: str
    ending: str
    frame: Frame
    emblem: str
    symbol: Symbol
    star: bool


class Content(Struct, frozen=True):
    """Every face, the numbers of the rules, and two tables by added face and ring face that say what an addition does."""

    faces: tuple[Face, ...]
    cards: int
    """How many cards there are; from a goblin side to the fairy side of its card it is so far."""
    width: int
    """How many faces there are: so many bits has a set of them."""
    goblin_faces: int
    fairy_faces: int
    stars: int
    """The faces with a star, as a set."""
    goals: tuple[tuple[int, int], tuple[int, int]]
    """The faces to be rid of and the faces to collect (F-25), and the other way round (F-40)."""
    becomes: tuple[tuple[int, ...], ...]
    """What a card of the ring shows once a face has been added: its other side if they rhyme, or for a star (F-21, F-22)."""
    taken: tuple[tuple[bool, ...], ...]
    """Whether a card of the ring that shows a face by then is taken: if it has the added face's symbol (F-23)."""
    numbers: Numbers
    told: dict[str, int | str]
    """What the rulebook's sentences name."""

    def named(self, mask: int) -> tuple[str, ...]:
        """The names of a set of faces, in the deck's order."""
        return tuple(self.faces[face].name for face in members(mask))

    def card(self, face: int) -> int:
        """The number of the card that a face is on: that of its goblin side."""
        return face % self.cards

    def other_side(self, face: int) -> int:
        """The face on the back of a face."""
        return face + self.cards if face < self.cards else face - self.cards

    def turned(self, mask: int) -> int:
        """The set of faces on the backs of a set of faces."""
        return (mask & self.goblin_faces) << self.cards | mask >> self.cards

    def plays_like(self, other: Content) -> bool:
        """Whether the cards do the same as others, whatever they are called and look like."""
        return (self.stars, self.becomes, self.taken) == (other.stars, other.becomes, other.taken)


def content(box: Box) -> Content:
    """What a box holds; BadContent says what in it can't be played with."""
    deck = deck_of(box)
    numbers = numbers_of(box, deck)
    cards = len(deck.cards)
    goblins = [_face(number, "goblin", card.goblin, deck) for number, card in enumerate(deck.cards)]
    fairies = [_face(number, "fairy", card.fairy, deck) for number, card in enumerate(deck.cards, start=cards)]
    faces = (*goblins, *fairies)
    goblin_faces, fairy_faces = set_of(range(cards)), set_of(range(cards, 2 * cards))
    return Content(
        faces,
        cards,
        2 * cards,
        goblin_faces,
        fairy_faces,
        stars=set_of(face.id for face in faces if face.star),
        goals=((goblin_faces, fairy_faces), (fairy_faces, goblin_faces)),
        becomes=tuple(
            tuple(
                (card.id + cards) % (2 * cards) if face.star or face.rhyme == card.rhyme else card.id for card in faces
            )
            for face in faces
        ),
        taken=tuple(tuple(face.symbol == card.symbol for card in faces) for face in faces),
        numbers=numbers,
        told=told(numbers, deck),
    )


def _face(number: int, kind: SideName, side: Side, deck: Deck) -> Face:
    lead, _, word = side.name.rpartition(" ")
    return Face(
        id=number,
        slug=side.character,
        side=kind,
        name=side.name,
        lead=lead,
        word=word,
        tail=side.tail,
        rhyme=side.rhyme,
        ending=deck.ending(side.rhyme),
        frame=deck.rhymes[side.rhyme].frame,
        emblem=deck.rhymes[side.rhyme].emblem,
        symbol=side.symbol,
        star=side.star,
    )
