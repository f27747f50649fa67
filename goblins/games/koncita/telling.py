"""What the rulebook says of numbers, cards and rooms: the words that its sentences leave open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from goblins.content.numerals import in_words
from goblins.games.koncita.content import KINDS, WILD, Cards, Content, Treasure, told_by_cards
from goblins.games.koncita.room import COLOURS, SIDE, SIDES, SIZES, Room

#: The first is not said of stumbles.
ORDINALS = ("", *(f" {word}" for word in ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]))
_TIMES = {1: "once", 2: "twice"}
_WALLS = dict(zip(SIDES, ("at the top", "on the right", "at the bottom", "on the left"), strict=True))
_PAIRS = tuple(1 << first | 1 << second for first, second in combinations(range(len(COLOURS)), 2))


def told(contents: Mapping[int, Content]) -> dict[str, int | str]:
    """Everything that sentences of the rulebook name, for what is played with at every number of players."""
    content = next(iter(contents.values()))
    cards, numbers = content.cards, content.numbers
    rooms = {count: one.room for count, one in contents.items()}
    return {
        **told_by_cards(numbers),
        "movement": len(cards.movement),
        "goblin_mix": _mix(cards, "goblin", "move a goblin"),
        "princess_mix": _mix(cards, "princess", "move the Princess"),
        "oscar": _with_oscar(cards),
        "treasures": len(cards.treasures),
        "forfeits": len(cards.forfeits),
        "decks": _decks(content),
        "later_cards": _later_cards(numbers.cards_in_a_turn),
        "treasures_away": _away({count: one.treasures_away for count, one in contents.items()}),
        "walls": _walls(rooms),
        "furniture": _furniture(rooms),
        "treasure_list": " ".join(map(_treasure, cards.treasures)),
        "decks_of_forfeits": in_words(len(KINDS)),
        "flung_away": squares_away(numbers.flung),
        "every_stumble": f"Every{ORDINALS[numbers.stumbles - 1]} stumble",
        "manners": _manners(cards),
    }


def listed(parts: Sequence[str], word: str = " and ") -> str:
    """Some things in a row: one, two and three."""
    return word.join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def counts_in_words(counts: Sequence[int]) -> str:
    """Numbers of players: two or three; six to eight."""
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return f"{in_words(counts[0])} to {in_words(counts[-1])}"
    return listed([in_words(count) for count in counts], " or ")


def squares_away(number: int) -> str:
    """How far something is flung."""
    return f"{in_words(number)} square{'s' * (number > 1)} away"


def _some(number: int) -> str:
    words = in_words(number)
    return words[0].upper() + words[1:]


def _times(number: int) -> str:
    return _TIMES.get(number, f"{in_words(number)} times")


def _mix(cards: Cards, kind: str, does: str) -> str:
    """How many cards of a kind there are, and which: by pairs, if there are as many of each, else one by one."""
    counted = Counter(card.colours for card in cards.movement if card.kind == kind)
    total = sum(counted.values())
    if not total:
        return f"None {does.replace('move', 'moves', 1)}."
    parts = []
    if counted[_PAIRS[0]] and len({counted[pair] for pair in _PAIRS}) == 1:
        parts.append(f"each of the {in_words(len(_PAIRS))} pairs of colours {_times(counted[_PAIRS[0]])}")
        counted = Counter({colours: count for colours, count in counted.items() if colours not in _PAIRS})
    for colours, count in sorted(counted.items()):
        if colours != WILD:
            names = listed([COLOURS[number] for number in range(len(COLOURS)) if colours >> number & 1], " or ")
            parts.append(f"{names} {_times(count)}")
    if counted[WILD]:
        parts.append(f"{in_words(counted[WILD])} wild {'ones' if counted[WILD] > 1 else 'one'}")
    verb = does if total > 1 else does.replace("move", "moves", 1)
    return f"{_some(total)} {verb}: {listed(parts, ', and ')}."


def _with_oscar(cards: Cards) -> str:
    """Which cards also show Oscar."""
    faces = [(card.kind, card.colours) for card in cards.movement if card.oscar]
    if sorted(faces) == sorted((kind, pair) for kind in ("goblin", "princess") for pair in _PAIRS):
        which = "Of every pair, one goblin card and one Princess card also show Oscar"
        return f"{which}: {in_words(len(faces))} cards in all."
    if len(faces) < 2:
        return f"{'One' if faces else 'None'} of them also shows Oscar."
    return f"{_some(len(faces))} of them also show Oscar."


def _decks(content: Content) -> str:
    """How many Forfeits each deck has."""
    sizes = [len(deck) for deck in content.kinds]
    if len(set(sizes)) == 1:
        return f"of {in_words(sizes[0])}: {listed([kind.title() for kind in KINDS])}"
    return f": {listed([f'{kind.title()} ({size})' for kind, size in zip(KINDS, sizes, strict=True)])}"


def _later_cards(cards: int) -> str:
    """What is said of the cards after the first."""
    if cards == 1:
        return ""
    ordinals = [word.strip() for word in ORDINALS[1:cards]]
    return f" Then play a {listed(ordinals, ' and then a ')} card in the same way."


def _manners(cards: Cards) -> str:
    """The orders that are told to whoever took a Treasure."""
    names = [forfeit.name for forfeit in cards.forfeits if forfeit.to_taker]
    if not names:
        return ""
    which = f"One of them is called {names[0]}" if len(names) == 1 else f"Some of them are told: {listed(names)}"
    told = "when another goblin takes a Treasure, point at the taker, nobody else, and say that this is not done"
    return f" {which}: {told}. Your own Treasures ask for nothing."


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
    parts = [
        f"with {counts_in_words(counts)} players the top {number}{'' if place else ' Treasures leave the game'}"
        for place, (counts, number) in enumerate(group for group in _grouped(away) if group[1])
    ]
    if not parts:
        return "All of them are played for."
    text = ", ".join(parts)
    return f"{text[0].upper()}{text[1:]}."


def _walls(rooms: Mapping[int, Room]) -> str:
    """Which wall has which colour."""
    groups = _grouped({count: room.walls for count, room in rooms.items()})
    parts = []
    for counts, walls in groups:
        assert isinstance(walls, tuple)
        words = ", ".join(f"{colour} {_WALLS[side]}" for side, colour in zip(SIDES, walls, strict=True))
        parts.append(words if len(groups) == 1 else f"with {counts_in_words(counts)} players {words}")
    return "; ".join(parts)


def _furniture(rooms: Mapping[int, Room]) -> str:
    """What stands in the room for which numbers of players."""
    against = all(_against_a_wall(room) for room in rooms.values())
    text = "They always stand against a wall and make the room smaller. " if against else ""
    groups = _grouped({count: _standing(room) for count, room in rooms.items()})
    parts = [
        f"{counts_in_words(counts)}{'' if place else ' players'} use {what}"
        for place, (counts, what) in enumerate(groups)
    ]
    text += f"{', '.join(parts).capitalize()}."
    if any(room.pillars for room in rooms.values()):
        text += " Pillars are like furniture."
    return text


def _against_a_wall(room: Room) -> bool:
    return not room.pillars and all(
        0 in (piece.column, piece.row) or SIDE in (piece.column + piece.columns, piece.row + piece.rows)
        for piece in room.furniture
    )


def _standing(room: Room) -> str:
    """How much stands in a room, and what."""
    pillars = f"{in_words(len(room.pillars))} pillar{'s' * (len(room.pillars) > 1)}" if room.pillars else ""
    names = [piece.name for piece in room.furniture]
    if len(names) == len(SIZES):
        what = f"all {in_words(len(names))}"
    elif names:
        what = f"{in_words(len(names))} ({', '.join(names)})"
    else:
        what = "" if pillars else "none"
    return " and ".join(filter(None, (what, pillars)))


def _treasure(treasure: Treasure) -> str:
    """A Treasure as the rulebook lists it."""
    piece = treasure.piece.title() if treasure.piece in ("princess", "oscar") else treasure.piece
    objective = treasure.objective[0].lower() + treasure.objective[1:]
    note = f"; {treasure.note}" if treasure.note else ""
    return f"{treasure.name} ({treasure.points}, {piece}): {objective}{note}."
