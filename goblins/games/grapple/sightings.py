"""What a seat has seen of hidden cards, as people remember it: a goblin that looks so and so is with somebody.

Cards that look alike can't be told apart, so what is remembered is what they look like, each as often as it was seen. When
such a goblin is turned up, it may or may not be the one that was seen: then one memory of it is given up, and what is left
is made as weak as it must be to be true in any case.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.games.grapple.state import NOBODY, Sighting

Known = tuple[Sighting, ...]


def turned_up(known: Known, alike: int, owner: int, place: int, faces: Sequence[int]) -> Known:
    """What is still known when a goblin of a look is found at a place: it may be any of those that were seen like it.

    The narrowest memory that it fits is given up. Whatever else it fits may have been it as well, and then the one given
    up is what is left: so the others are widened by it.
    """
    fitting = [nth for nth, one in enumerate(known) if faces[one.card] == alike and one.may_be(owner, place)]
    if not fitting:
        return known
    if len(fitting) == 1:
        return known[: fitting[0]] + known[fitting[0] + 1 :]
    given_up = min(fitting, key=lambda nth: _width(known[nth]))
    left: list[Sighting] = []
    for nth, one in enumerate(known):
        kept = _widened(one, known[given_up]) if nth in fitting else one
        if nth != given_up and kept is not None:
            left.append(kept)
    return tuple(left)


def _width(one: Sighting) -> tuple[bool, int, int]:
    """How little a sighting says, to be compared."""
    return one.also != NOBODY, -one.above, -one.also_above


def _widened(one: Sighting, other: Sighting) -> Sighting | None:
    """What holds for both of two goblins that look alike; None when they could be with three seats."""
    heights: dict[int, int] = {}
    for owner, above in homes(one) + homes(other):
        heights[owner] = min(above, heights.get(owner, above))
    if len(heights) > 2:
        return None
    (owner, above), (also, also_above) = [*heights.items(), (NOBODY, 0)][:2]
    return Sighting(one.card, owner, above, also, also_above)


def homes(one: Sighting) -> list[tuple[int, int]]:
    """Whom a goblin may be with, and above which height of the army."""
    homes = [(one.owner, one.above)]
    return homes if one.also == NOBODY else [*homes, (one.also, one.also_above)]


def blurred(known: Known, one: int, other: int, armies: Sequence[Sequence[int]]) -> Known:
    """What others know when two seats have swapped cards: what was with either is with one of them."""
    return tuple([kept for seen in known if (kept := _blurred(seen, one, other, armies))])


def _blurred(seen: Sighting, one: int, other: int, armies: Sequence[Sequence[int]]) -> Sighting | None:
    """A sighting after such a swap; None when the card could be with three seats, which is not kept apart."""
    owners = {seen.owner, seen.also} - {NOBODY}
    if not owners & {one, other} or owners == {one, other}:
        return seen
    if len(owners) > 1:
        return None
    second = other if seen.owner == one else one
    return replace(seen, also=second, also_above=len(armies[second]))


def lowered(known: Known, owner: int, height: int) -> Known:
    """What is known when an army lost its top: nothing is known to lie above what is left."""
    if not any(one.above > height or one.also_above > height for one in known):
        return known  # as it is most of the time
    return tuple([_lowered(one, owner, height) for one in known])


def _lowered(seen: Sighting, owner: int, height: int) -> Sighting:
    if seen.owner == owner and seen.above > height:
        return replace(seen, above=height)
    if seen.also == owner and seen.also_above > height:
        return replace(seen, also_above=height)
    return seen


def known_tops(known: Known, owner: int, height: int) -> list[int]:
    """What the top of an army must look like, if its owner holds no other hidden card: what can be nowhere else."""
    return [one.card for one in known if one.owner == owner and one.also == NOBODY and one.above == height - 1]


def matched(choices: Sequence[Sequence[int]]) -> list[int] | None:
    """A choice for each, no two the same, the first of each if that is possible; None if there is no way."""
    taken: dict[int, int] = {}

    def settle(who: int, tried: set[int]) -> bool:
        """Find a place for one, moving others on if need be."""
        for place in choices[who]:
            if place not in taken:
                taken[place] = who
                return True
        for place in choices[who]:
            if place not in tried:
                tried.add(place)
                if settle(taken[place], tried):
                    taken[place] = who
                    return True
        return False

    if not all(settle(who, set()) for who in range(len(choices))):
        return None
    found = {who: place for place, who in taken.items()}
    return [found[who] for who in range(len(choices))]
