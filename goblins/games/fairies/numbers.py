"""The numbers of the rules as the data file has them, what of them can be played with, and the words the rulebook needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.info import OptionValue
from goblins.games.fairies.deck import FILE as CARDS_FILE
from goblins.games.fairies.deck import SIDES, Deck
from goblins.games.fairies.info import INFO, LEVELS
from goblins.words import say

FILE = "numbers.yaml"
#: How many cards the table can show at once, in company and alone.
MOST_IN_PLAY = 24
MOST_ALONE = 16
LEAST_DEALT = 2
LEAST_TO_WIN, MOST_TO_WIN = 2, 12
LEAST_MEETINGS, MOST_MEETINGS = 2, 9


class Dealt(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards are dealt to a hand, the starred one included, and to the ring."""

    hand: int
    ring: int


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """What every level of the solitaire deals."""

    usual: Dealt
    harder: Dealt
    hardest: Dealt

    def called(self, name: str) -> Dealt:
        """What the level of that name deals."""
        dealt: Dealt = getattr(self, name)
        return dealt


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    company: Dealt
    to_win: int
    meetings: int
    levels: Levels

    @property
    def meeting(self) -> str:
        """The meeting of a position that makes a draw, in words."""
        return say("fairies-rules-meeting", number=self.meetings)

    def level(self, options: Mapping[str, OptionValue]) -> Dealt:
        """What the level that a set-up asks for deals."""
        return self.levels.called(LEVELS[int(options.get("level", INFO.option("level").default))])


def numbers_of(box: Box, deck: Deck) -> Numbers:
    """The numbers of a box; BadContent says what can't be played with its deck."""
    numbers = box.load(FILE, Numbers)
    fault = next(_faults(numbers), None)
    if fault:
        raise BadContent(f"{box.where(FILE)}: {fault}")
    too_few = next(_too_few_stars(deck), None)
    if too_few:
        raise BadContent(f"{box.where(CARDS_FILE)}: {too_few}")
    for demand, supply in _too_few_cards(numbers, deck):
        asked, there = f"{box.where(FILE)}: {demand}", f"{box.where(CARDS_FILE)}: {supply}"
        told_first = (there, asked) if box.changes(CARDS_FILE) and not box.changes(FILE) else (asked, there)
        raise BadContent(", but ".join(told_first))
    return numbers


def _faults(numbers: Numbers) -> Iterator[str]:
    """What is wrong with the numbers by themselves: the key, and what would be right."""
    for key, dealt, seats, most in _deals(numbers):
        for part, count in (("hand", dealt.hand), ("ring", dealt.ring)):
            if count < LEAST_DEALT:
                yield f"{key}.{part}: {count} is too few: at least {LEAST_DEALT}"
        if seats * dealt.hand + dealt.ring > most:
            yield (
                f"{key}: hand {dealt.hand} and ring {dealt.ring} are {seats * dealt.hand + dealt.ring} cards "
                f"for {_players_in_fault(seats)}, more than the table can show: at most {most}"
            )
    if not LEAST_TO_WIN <= numbers.to_win <= MOST_TO_WIN:
        yield f"to_win: {numbers.to_win} can't be shown: from {LEAST_TO_WIN} to {MOST_TO_WIN}"
    if not LEAST_MEETINGS <= numbers.meetings <= MOST_MEETINGS:
        yield f"meetings: {numbers.meetings} makes no sense: from {LEAST_MEETINGS} to {MOST_MEETINGS}"


def _too_few_stars(deck: Deck) -> Iterator[str]:
    """Which side has no star for everybody."""
    for side in SIDES:
        if deck.stars(side) < INFO.max_seats:
            yield f"cards: {deck.stars(side)} {side} sides with a star are too few: at least {INFO.max_seats} (F-10)"


def _too_few_cards(numbers: Numbers, deck: Deck) -> Iterator[tuple[str, str]]:
    """Which deals need more cards than there are, either way round (F-10, F-30, F-40): what they need, and what there is."""
    for side in SIDES:
        plain = len(deck.cards) - deck.stars(side)
        for key, dealt, seats, _ in _deals(numbers):
            needed = seats * (dealt.hand - 1) + dealt.ring
            if needed > plain:
                yield (
                    f"{key}: hand {dealt.hand} and ring {dealt.ring} take {needed} cards besides the stars "
                    f"for {_players_in_fault(seats)}",
                    f"cards: {plain} of them have no star on the {side} side",
                )


def _deals(numbers: Numbers) -> Iterator[tuple[str, Dealt, int, int]]:
    """Every deal with its key, for the most players it is for, and how many cards can lie on their table."""
    yield "company", numbers.company, INFO.max_seats, MOST_IN_PLAY
    for name in LEVELS.values():
        yield f"levels.{name}", numbers.levels.called(name), 1, MOST_ALONE


def _players_in_fault(seats: int) -> str:
    return f"{seats} players" if seats > 1 else "one player"


def told(numbers: Numbers, deck: Deck) -> dict[str, int | str]:
    """What the rulebook's sentences name."""
    used = {side.rhyme for card in deck.cards for _, side in card.sides()}
    rhymes = [rhyme for rhyme in deck.rhymes if rhyme in used]
    names: dict[str, int | str] = {
        "cards": len(deck.cards),
        "rhymes": len(rhymes),
        "rhyme_names": ", ".join(map(deck.ending, rhymes)),
        "goblin_stars": deck.stars("goblin"),
        "fairy_stars": deck.stars("fairy"),
        "without_star": len(deck.cards) - deck.stars("goblin"),
        "hand": numbers.company.hand,
        "ring": numbers.company.ring,
        "to_win": numbers.to_win,
        "meeting": numbers.meeting,
    }
    for name in LEVELS.values():
        level = numbers.levels.called(name)
        names[f"{name}_hand"], names[f"{name}_ring"] = level.hand, level.ring
    return names
