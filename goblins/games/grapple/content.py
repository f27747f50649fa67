"""What is known of Grapple before a game: its goblins and numbers out of the data files, and tables made of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.content.numerals import Numbers, filled, in_words
from goblins.core.nearest import suggestion
from goblins.games.grapple.info import INFO, LONG, SHORT, SINGLE
from goblins.words import say

#: What a goblin can do besides fighting. A king is what an assassin beats.
Power = Literal["spy", "defender", "assassin", "king", ""]
SPY: Power = "spy"
DEFENDER: Power = "defender"
ASSASSIN: Power = "assassin"
KING: Power = "king"

CARDS_FILE, NUMBERS_FILE = "cards.yaml", "numbers.yaml"
MOST_SEATS = INFO.max_seats
#: What rules and table can carry: cards of a deck and of a kind, kinds, letters of a name and of a special.
MOST_CARDS, MOST_COPIES, MOST_KINDS = 120, 30, 10
LONGEST_NAME, LONGEST_SPECIAL = 12, 30
MOST_STRENGTH = 20
MOST_HAND, MOST_DRAWN = 10, 4
MOST_GARRISON, MOST_POINTS = 99, 500
#: A race may be so many times as long as the whole deck is worth: a longer one would hardly ever end.
LONGEST_RACE = 10
#: The goblins that are drawn, and in how many looks.
DRAWN = {"spy": 2, "defender": 2, "assassin": 2, "brute": 3, "mage": 3, "raider": 2, "king": 2}
#: The pictures whose cards have room for a special's words.
WITH_WORDS = ("spy", "defender", "assassin")
_SLUG = re.compile(r"[a-z][a-z_]*")


class Goblin(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of goblin: how many there are, how strong, and what is special about it in few words and in full."""

    kind: str
    name: str
    copies: int
    strength: int
    looks: int
    power: Power = ""
    picture: str = ""
    special: str = ""
    rule: str = ""


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    goblins: tuple[Goblin, ...]


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """How many points end a long game, and a short one."""

    long: int
    short: int


class _Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    draw: int
    garrison: int
    race: Race


class Content(Struct, frozen=True):
    """Every card by number: its kind, its strength and what it can do; and the numbers of the rules.

    Cards that look alike can't be told apart: `alike` gives for each the first card that looks like it.
    """

    goblins: tuple[Goblin, ...]
    kinds: tuple[int, ...]
    strengths: tuple[int, ...]
    powers: tuple[Power, ...]
    looks: tuple[int, ...]
    alike: tuple[int, ...]
    verdicts: tuple[tuple[int, ...], ...]
    """By kind attacking and kind defending: 1 if the attacker is stronger, -1 if the defender is, 0 on a tie."""
    hand: int
    draw: int
    garrison: int
    race: Race

    def worth(self, cards: Iterable[int]) -> int:
        """The points of some cards (G-01)."""
        return sum([self.strengths[card] for card in cards])

    def name(self, card: int) -> str:
        """What a card is called."""
        return self.goblins[self.kinds[card]].name

    def goal(self, length: str) -> int:
        """The points that end a game of a length; 0 for a single round (G-32, G-34)."""
        return {LONG: self.race.long, SHORT: self.race.short, SINGLE: 0}[length]

    def numbers(self) -> Numbers:
        """The numbers that the rulebook and the cards name."""
        defenders = {goblin.strength for goblin in self.goblins if goblin.power == DEFENDER and goblin.copies}
        return {
            "cards": len(self.kinds),
            "goblins": " ".join(_listed(goblin) for goblin in self.goblins if goblin.copies),
            "hand": self.hand,
            "draw": say("grapple-rules-cards", count=self.draw),
            "garrison": self.garrison,
            "long": self.race.long,
            "short": self.race.short,
            "defender": say("grapple-rules-strength", strength=defenders.pop())
            if len(defenders) == 1
            else say("grapple-rules-own-strength"),
        }


def counted(number: int, thing: str) -> str:
    """So many things, in words."""
    return f"{in_words(number)} {thing}{'' if number == 1 else 's'}"


def with_article(name: str) -> str:
    """One of a kind: a Brute, an Assassin."""
    return f"an {name}" if name[0] in "AEIOU" else f"a {name}"


def load_content(box: Box) -> Content:
    """What a box holds; BadContent says what is wrong with it."""
    goblins = box.load(CARDS_FILE, _Cards).goblins
    _check_goblins(goblins, f"{box.where(CARDS_FILE)}: goblins")
    numbers = box.load(NUMBERS_FILE, _Numbers)
    content = _content(goblins, numbers)
    _check_numbers(content, box.where(NUMBERS_FILE))
    _check_deck(content, box)
    told = tuple(_told(goblin, content.numbers(), box.where(CARDS_FILE)) for goblin in goblins)
    return replace(content, goblins=told)


def _content(goblins: tuple[Goblin, ...], numbers: _Numbers) -> Content:
    goblins = tuple(replace(goblin, picture=goblin.picture or goblin.kind) for goblin in goblins)
    kinds = tuple(number for number, goblin in enumerate(goblins) for _ in range(goblin.copies))
    looks = tuple(card % goblins[kind].looks for card, kind in enumerate(kinds))
    first: dict[tuple[int, int], int] = {}
    return Content(
        goblins=goblins,
        kinds=kinds,
        strengths=tuple(goblins[kind].strength for kind in kinds),
        powers=tuple(goblins[kind].power for kind in kinds),
        looks=looks,
        alike=tuple(first.setdefault((kind, looks[card]), card) for card, kind in enumerate(kinds)),
        verdicts=tuple(tuple(_verdict(one, other) for other in goblins) for one in goblins),
        hand=numbers.hand,
        draw=numbers.draw,
        garrison=numbers.garrison,
        race=numbers.race,
    )


def _verdict(attack: Goblin, defence: Goblin) -> int:
    """How two kinds compare (G-11, G-13)."""
    if attack.power == ASSASSIN and defence.power == KING:
        return 1
    if attack.power == KING and defence.power == ASSASSIN:
        return -1
    return (attack.strength > defence.strength) - (attack.strength < defence.strength)


def _listed(goblin: Goblin) -> str:
    """A kind as the rulebook lists it."""
    power = goblin.power or "none"
    return say("grapple-rules-goblin", name=goblin.name, copies=goblin.copies, strength=goblin.strength, power=power)


def _told(goblin: Goblin, numbers: Numbers, where: str) -> Goblin:
    """A kind with the numbers in its sentences, and the picture that it has."""
    place = f"{where}: {goblin.kind}"
    return replace(
        goblin,
        picture=goblin.picture or goblin.kind,
        special=filled(goblin.special, numbers, f"{place}: special"),
        rule=filled(goblin.rule, numbers, f"{place}: rule"),
    )


# ---------------------------------------------------------------------- what can be carried


def within(value: int, least: int, most: int, where: str) -> None:
    """BadContent for a number out of its range, naming where it stands."""
    if not least <= value <= most:
        raise BadContent(f"{where}: {value} can’t be played with: it must be from {least} to {most}")


def _check_goblins(goblins: tuple[Goblin, ...], where: str) -> None:
    within(len(goblins), 1, MOST_KINDS, f"{where}: how many kinds there are")
    kinds = [goblin.kind for goblin in goblins]
    for goblin in goblins:
        place = f"{where}: {goblin.kind}"
        if not _SLUG.fullmatch(goblin.kind):
            raise BadContent(f"{where}: kind: {goblin.kind!r} must be a word of small letters")
        if kinds.count(goblin.kind) > 1:
            raise BadContent(f"{where}: kind: {goblin.kind!r} stands there twice")
        within(goblin.copies, 0, MOST_COPIES, f"{place}: copies")
        within(goblin.strength, 0, MOST_STRENGTH, f"{place}: strength")
        for problem in _faults_of_face(goblin):
            raise BadContent(f"{place}: {problem}")


def _faults_of_face(goblin: Goblin) -> Iterator[str]:
    """What can't be put on a card."""
    picture = goblin.picture or goblin.kind
    if picture not in DRAWN:
        yield f"picture: there is none of {picture!r}{suggestion(picture, DRAWN)}"
        return
    if not 1 <= goblin.looks <= DRAWN[picture]:
        yield f"looks: there are {DRAWN[picture]} pictures of {picture}: {goblin.looks} can’t be shown"
    if not 1 <= len(goblin.name) <= LONGEST_NAME:
        yield f"name: {goblin.name!r} must have from 1 to {LONGEST_NAME} letters"
    if len(goblin.special) > LONGEST_SPECIAL:
        yield f"special: a card has room for {LONGEST_SPECIAL} letters, not for {len(goblin.special)}"
    if goblin.special and picture not in WITH_WORDS:
        yield f"special: the picture of {picture} leaves no room for words; {', '.join(WITH_WORDS)} do"


def _check_numbers(content: Content, where: str) -> None:
    within(content.hand, 1, MOST_HAND, f"{where}: hand")
    within(content.draw, 1, MOST_DRAWN, f"{where}: draw")
    within(content.garrison, 1, MOST_GARRISON, f"{where}: garrison")
    within(content.race.long, 1, MOST_POINTS, f"{where}: race.long")
    short, long = content.race.short, content.race.long
    if short > long:
        raise BadContent(f"{where}: race.short: {short} must not be more than race.long, which is {long}: up to {long}")
    within(content.race.short, 1, MOST_POINTS, f"{where}: race.short")


def _check_deck(content: Content, box: Box) -> None:
    """Whether there are cards enough for everybody, and points enough to end a game."""
    cards, hand, draw, race = len(content.kinds), content.hand, content.draw, content.race.long
    in_cards = box.changes(CARDS_FILE) and not box.changes(NUMBERS_FILE)
    where = box.where(CARDS_FILE if in_cards else NUMBERS_FILE)
    needed = MOST_SEATS * (hand + draw)
    if not needed <= cards <= MOST_CARDS:
        keys = f"goblins: copies: there are {cards} cards" if in_cards else f"hand, draw: {hand} and {draw}"
        raise BadContent(
            f"{where}: {keys}: to deal and to draw there must be from {needed} to {MOST_CARDS}, not {cards}"
        )
    worth = content.worth(range(cards))
    if race > LONGEST_RACE * worth:
        keys = "goblins: strength: the deck" if in_cards else f"race.long: {race} is too much for a deck that"
        most = LONGEST_RACE * worth
        raise BadContent(f"{where}: {keys} is worth {worth}: with it a race can be to {most} at most, not to {race}")
