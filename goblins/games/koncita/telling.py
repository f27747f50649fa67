"""What the rulebook says of numbers, cards and rooms: the words that its sentences leave open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from goblins.games.koncita.content import KINDS, WILD, Cards, Content, Treasure, told_by_cards
from goblins.games.koncita.room import COLOURS, SIDE, SIDES, SIZES, Room
from goblins.words import Message, message, number_in_words, say

_PAIRS = tuple(1 << first | 1 << second for first, second in combinations(range(len(COLOURS)), 2))


def told(contents: Mapping[int, Content]) -> dict[str, int | str]:
    """Everything that sentences of the rulebook name, for what is played with at every number of players."""
    content = next(iter(contents.values()))
    cards, numbers = content.cards, content.numbers
    rooms = {count: one.room for count, one in contents.items()}
    return {
        **told_by_cards(numbers),
        "movement": len(cards.movement),
        "goblin_mix": _mix(cards, "goblin"),
        "princess_mix": _mix(cards, "princess"),
        "oscar": _with_oscar(cards),
        "treasures": len(cards.treasures),
        "forfeits": len(cards.forfeits),
        "decks": _decks(content),
        "later_cards": say("koncita-rules-later-cards", cards=numbers.cards_in_a_turn),
        "treasures_away": _away({count: one.treasures_away for count, one in contents.items()}),
        "walls": _walls(rooms),
        "furniture": _furniture(rooms),
        "treasure_list": " ".join(map(_treasure, cards.treasures)),
        "decks_of_forfeits": number_in_words(len(KINDS)),
        "flung_away": squares_away(numbers.flung),
        "every_stumble": say("koncita-rules-every-stumble", number=numbers.stumbles),
        "manners": _manners(cards),
    }


def counts_in_words(counts: Sequence[int]) -> str:
    """Numbers of players: two or three; six to eight."""
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return say("koncita-rules-from-to", least=counts[0], most=counts[-1])
    return say("koncita-rules-either", things=tuple(number_in_words(count) for count in counts))


def squares_away(number: int) -> str:
    """How far something is flung."""
    return say("koncita-rules-squares-away", squares=number)


def _mix(cards: Cards, kind: str) -> str:
    """How many cards of a kind there are, and which: by pairs, if there are as many of each, else one by one."""
    counted = Counter(card.colours for card in cards.movement if card.kind == kind)
    total = sum(counted.values())
    parts = []
    if counted[_PAIRS[0]] and len({counted[pair] for pair in _PAIRS}) == 1:
        parts.append(say("koncita-rules-each-pair", pairs=len(_PAIRS), times=counted[_PAIRS[0]]))
        counted = Counter({colours: count for colours, count in counted.items() if colours not in _PAIRS})
    for colours, count in sorted(counted.items()):
        if colours != WILD:
            names = tuple(_colour(COLOURS[number]) for number in range(len(COLOURS)) if colours >> number & 1)
            parts.append(say("koncita-rules-colours", colours=names, times=count))
    if counted[WILD]:
        parts.append(say("koncita-rules-wild", count=counted[WILD]))
    return say("koncita-rules-mix", kind=kind, count=total, cards=_and_last(parts))


def _and_last(parts: Sequence[str]) -> str:
    """Long things in a row: one, two, and three."""
    if len(parts) < 2:
        return "".join(parts)
    return say("koncita-rules-and-last", others=", ".join(parts[:-1]), last=parts[-1])


def _colour(colour: str) -> Message:
    return message(f"koncita-colour-{colour}")


def _with_oscar(cards: Cards) -> str:
    """Which cards also show Oscar."""
    faces = [(card.kind, card.colours) for card in cards.movement if card.oscar]
    if sorted(faces) == sorted((kind, pair) for kind in ("goblin", "princess") for pair in _PAIRS):
        return say("koncita-rules-oscar-on-pairs", cards=len(faces))
    return say("koncita-rules-oscar", cards=len(faces))


def _decks(content: Content) -> str:
    """How many Forfeits each deck has."""
    sizes = [len(deck) for deck in content.kinds]
    names = [message(f"koncita-kind-{kind}") for kind in KINDS]
    if len(set(sizes)) == 1:
        return say("koncita-rules-decks", cards=sizes[0], decks=tuple(names))
    decks = [message("koncita-rules-deck", deck=name, cards=size) for name, size in zip(names, sizes, strict=True)]
    return say("koncita-rules-decks-uneven", decks=tuple(decks))


def _manners(cards: Cards) -> str:
    """The orders that are told to whoever took a Treasure."""
    names = tuple(forfeit.name for forfeit in cards.forfeits if forfeit.to_taker)
    return say("koncita-rules-manners", count=len(names), orders=names)


def _grouped(by_count: Mapping[int, object]) -> list[tuple[list[int], object]]:
    """Numbers of players for whom something is the same, those with the most players first."""
    groups: list[tuple[list[int], object]] = []
    for count, thing in sorted(by_count.items()):
        same = next((counts for counts, other in groups if other == thing), None)
        if same is None:
            groups.append(([count], thing))
        else:
            same.append(count)
    return groups[::-1]


def _away(away: Mapping[int, int]) -> str:
    """How many Treasures leave the game for which numbers of players."""
    parts: list[str] = []
    for counts, number in _grouped(away):
        assert isinstance(number, int)
        if number:
            place = "later" if parts else "first"
            parts.append(say("koncita-rules-away", players=counts_in_words(counts), treasures=number, place=place))
    if not parts:
        return say("koncita-rules-none-away")
    return say("koncita-rules-sentence", words=", ".join(parts))


def _walls(rooms: Mapping[int, Room]) -> str:
    """Which wall has which colour."""
    groups = _grouped({count: room.walls for count, room in rooms.items()})
    parts = []
    for counts, walls in groups:
        assert isinstance(walls, tuple)
        words = say("koncita-rules-walls", **{side: _colour(wall) for side, wall in zip(SIDES, walls, strict=True)})
        if len(groups) > 1:
            words = say("koncita-rules-walls-for", players=counts_in_words(counts), walls=words)
        parts.append(words)
    return "; ".join(parts)


def _furniture(rooms: Mapping[int, Room]) -> str:
    """What stands in the room for which numbers of players."""
    groups = _grouped({count: _standing(room) for count, room in rooms.items()})
    parts = [
        say("koncita-rules-use", players=counts_in_words(counts), things=str(what), place="later" if place else "first")
        for place, (counts, what) in enumerate(groups)
    ]
    sentences = [say("koncita-rules-sentence", words=", ".join(parts))]
    if all(_against_a_wall(room) for room in rooms.values()):
        sentences.insert(0, say("koncita-rules-against-walls"))
    if any(room.pillars for room in rooms.values()):
        sentences.append(say("koncita-rules-pillars-too"))
    return " ".join(sentences)


def _against_a_wall(room: Room) -> bool:
    return not room.pillars and all(
        0 in (piece.column, piece.row) or SIDE in (piece.column + piece.columns, piece.row + piece.rows)
        for piece in room.furniture
    )


def _standing(room: Room) -> str:
    """How much stands in a room, and what."""
    things: list[str] = []
    pieces = [say(f"koncita-furniture-{piece.name}") for piece in room.furniture]
    if len(pieces) == len(SIZES):
        things.append(say("koncita-rules-all-furniture", count=len(pieces)))
    elif pieces:
        things.append(say("koncita-rules-some-furniture", count=len(pieces), pieces=", ".join(pieces)))
    if room.pillars:
        things.append(say("koncita-rules-pillars", count=len(room.pillars)))
    return say("core-all-of", things=tuple(things)) if things else say("koncita-rules-no-furniture")


def _treasure(treasure: Treasure) -> str:
    """A Treasure as the rulebook lists it."""
    told = say(
        "koncita-rules-treasure",
        name=treasure.name,
        points=treasure.points,
        piece=treasure.piece,
        objective=treasure.objective,
    )
    if treasure.note:
        return say("koncita-rules-treasure-noted", treasure=told, note=treasure.note)
    return say("koncita-rules-treasure-alone", treasure=told)
