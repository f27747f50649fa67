"""Positions of Koncita that read like the table, and lines of play in words.

A square is called by its column, a to h from the left (blue) wall, and its row, 1 to 8 from the top (red) wall; d4, e4,
d5 and e5 are the central ones. A Movement card is called "goblin red yellow", "princess wild", "goblin red blue oscar";
a Forfeit by its name, by its kind, by its trigger, or by "kind trigger"; a Treasure by its slug.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from goblins.core.bits import set_of
from goblins.games.koncita.actions import KoncitaAction
from goblins.games.koncita.content import KINDS, TRIGGERS, WILD, Cards
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOWHERE, Decision, KoncitaPublic, KoncitaSecret, KoncitaState
from tests.support.koncita import names as k
from tests.support.lines import Line, forbidden_by

RULES = KoncitaRules()


def cards() -> Cards:
    """The cards as they are printed."""
    return RULES.cards


BED, WARDROBE, DRESSER = "a1 b1 a2 b2".split(), "f1 g1 h1".split(), "h4 h5".split()
HARP, BATH = "a5 a6".split(), "g7 h7 g8 h8".split()
CENTRE = "d4 e4 d5 e5".split()

#: Where pieces stand that a position does not mention, in this order: far from the middle.
SPARE = "a8 a7 b8 h6 c8 h3 a3 a4 h2 f8 e1 e8".split()
THINGS = {"princess": "g2", "casket": "g4", "scepter": "d1", "oscar": "d8"}
#: Treasures that seldom come about by accident lie on top unless a position says otherwise.
TREASURES = "carillon tiara garter pot bone".split()
#: The triggers that seldom fire: orders with them lie on top of their decks unless a position says otherwise.
QUIET = ("oscar_runs", "you_are_shoved", "treasure_taken", "your_turn_starts")


def furniture(seats: int) -> set[int]:
    """The squares that furniture covers with so many seats (K-05)."""
    pieces = [] if seats >= 6 else [BED, WARDROBE, BATH] if seats >= 4 else [BED, WARDROBE, DRESSER, HARP, BATH]
    return {sq(name) for piece in pieces for name in piece}


def sq(name: str | tuple[int, int]) -> int:
    """The number of a square: "c3", or (column, row) counted from 0; "-" is nowhere."""
    if name == "-":
        return NOWHERE
    column, row = ("abcdefgh".index(name[0]), int(name[1]) - 1) if isinstance(name, str) else name
    return row * 8 + column


def named(squares: Iterable[int]) -> set[str]:
    """Squares by name."""
    return {f"{'abcdefgh'[square % 8]}{square // 8 + 1}" for square in squares}


def apart(first: int, second: int) -> int:
    """How many squares away one square is from another (K-23)."""
    return abs(first % 8 - second % 8) + abs(first // 8 - second // 8)


def beside(square: int) -> dict[int, int]:
    """Colour -> the square next to this one on that side; walls left out."""
    column, row = square % 8, square // 8
    steps = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return {colour: sq(step) for colour, step in enumerate(steps) if min(step) >= 0 and max(step) < 8}


def description(card: int) -> str:
    """A Movement card in words."""
    movement = cards().movement[card]
    colours = "wild" if movement.wild else " ".join(movement.colour_names)
    return f"{movement.kind} {colours}{' oscar' if movement.oscar else ''}"


def treasure(slug: str) -> int:
    """The Treasure of that slug."""
    return next(number for number, card in enumerate(cards().treasures) if card.slug == slug)


def forfeit(text: str, without: Iterable[int] = ()) -> int:
    """A Forfeit by name, kind, trigger, or kind and trigger, the quiet ones first; never one that is left out."""
    for card in sorted(cards().forfeits, key=lambda card: TRIGGERS[card.trigger] not in QUIET):
        kind, trigger = KINDS[card.kind], TRIGGERS[card.trigger]
        if text in (card.name, kind, trigger, f"{kind} {trigger}") and card.id not in without:
            return card.id
    raise AssertionError(f"there is no Forfeit {text!r} left")


def kinds(text: str) -> int:
    """Kinds of gesture as a set: "legs voice"."""
    return sum(1 << KINDS.index(kind) for kind in text.split())


class _Pile:
    """Movement cards that are not dealt yet."""

    def __init__(self) -> None:
        self.left = [card.id for card in cards().movement]

    def take(self, text: str) -> int:
        words = text.split()
        mask = WILD if "wild" in words else sum(1 << COLOURS.index(word) for word in words[1:] if word != "oscar")
        for number in self.left:
            card = cards().movement[number]
            if (card.kind, card.colours, card.oscar) == (words[0], mask, "oscar" in words):
                self.left.remove(number)
                return number
        raise AssertionError(f"there is no card {text!r} left")


def position(
    goblins: str = "c4 f6",
    *,
    seats: int = 0,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    played: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    pile: str | None = None,
    treasure_card: str = "",
    then: str = "",
    won: Mapping[int, str] | None = None,
    forfeits: Mapping[int, Sequence[str]] | None = None,
    tops: Sequence[str] = (),
    due: Mapping[int, str] | None = None,
    breaches: Mapping[int, int] | None = None,
    active: int = 0,
    locked: Sequence[int] = (),
    table: bool = False,
    people: Sequence[int] | None = None,
    **pieces: str,
) -> KoncitaState:
    """A sound state in which the active seat is to pick a card.

    `goblins`: one square per seat; up to `seats` the others stand aside. `hand` is the active seat's; hands are filled
    up. `deck`: all of the Movement deck, bottom first. `treasure_card`, `then`: the visible Treasure and the next;
    `pile`: all of them, what is missing has been won by the last seat. `tops`: Forfeits on top of their decks.
    Keywords princess, casket, scepter and oscar are squares.
    """
    squares = [sq(name) for name in goblins.split()]
    count = max(seats, len(squares))
    taken = (
        furniture(count) | {square for square in squares if square != NOWHERE} | {sq(name) for name in pieces.values()}
    )
    spare = [sq(name) for name in SPARE]

    def somewhere(wanted: str = "") -> int:
        square = next(square for square in ([sq(wanted)] if wanted else []) + spare if square not in taken)
        taken.add(square)
        return square

    stand = {piece: sq(pieces[piece]) if piece in pieces else somewhere(usual) for piece, usual in THINGS.items()}
    squares += [somewhere() for _ in range(count - len(squares))]
    broken = tuple((breaches or {}).get(seat, 0) for seat in range(count))
    out = [seat for seat in range(count) if broken[seat] == 2]

    movement = _Pile()
    turn = tuple(movement.take(text) for text in played)
    given = {active: hand, **(hands or {})}
    dealt = [[movement.take(text) for text in given.get(seat, ())] for seat in range(count)]
    draw = [movement.take(text) for text in deck] if deck is not None else []
    for seat in range(count):
        size = 0 if seat in out else 3 - len(turn) if seat == active else 3
        assert len(dealt[seat]) <= size or not given.get(seat), "too many cards in a hand"
        while len(dealt[seat]) < size:
            dealt[seat].append(movement.left.pop(0))
    gone = tuple(movement.left.pop() for _ in range(3 * len(out)))

    held, decks = _forfeits({seat: (forfeits or {}).get(seat, ()) for seat in range(count)}, tops)
    shown, unused, owned = _treasures(count, pile, [treasure_card, then], won or {})
    public = KoncitaPublic(
        goblins=tuple(squares),
        princess=stand["princess"],
        things=tuple(stand[piece] for piece in k.ROOM_CARDS),
        discards=() if deck is None else tuple(movement.left),
        gone=gone,
        played=turn,
        unused=unused,
        won=owned,
        forfeits=held,
        orders=tuple(0 if seat in out else _binding(held[seat]) for seat in range(count)),
        breaches=broken,
        active=active,
        turns=count,
        pending=(Decision("pick", active),),
        due=tuple(kinds((due or {}).get(seat, "")) for seat in range(count)),
        locked=set_of(locked),
        picks=2 * count + len(turn),
        people=set_of(range(count) if people is None else people),
        table_forfeits=table,
    )
    secret = KoncitaSecret(
        hands=tuple(map(tuple, dealt)),
        deck=tuple(draw if deck is not None else movement.left),
        treasures=shown,
        decks=decks,
        seed=1,
        occasion=0,
    )
    state = KoncitaState(public, secret)
    assert RULES.audit(state) == ()
    return state


def changed(one: Any, **fields: Any) -> Any:
    """A state or a view with other values of some fields, wherever they lie."""
    for part in ("public", "secret"):
        inner = getattr(one, part, None)
        if inner is not None:
            own = {name: fields.pop(name) for name in tuple(fields) if name in inner.__struct_fields__}
            one = replace(one, **{part: replace(inner, **own)})
    return replace(one, **fields)


def _binding(held: Sequence[int]) -> int:
    last = {cards().forfeits[number].kind: number for number in held}
    return sum(1 << number for number in last.values())


def _forfeits(
    wanted: Mapping[int, Sequence[str]], tops: Sequence[str]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """What the seats hold, and the six decks with the wanted cards on top."""
    top = [forfeit(text) for text in tops]
    spoken_for, held = list(top), []
    for texts in wanted.values():
        start = len(spoken_for)
        for text in texts:
            spoken_for.append(forfeit(text, spoken_for))
        held.append(tuple(spoken_for[start:]))
    lying = [card.id for card in cards().forfeits if not any(card.id in numbers for numbers in held)]

    def height(number: int) -> tuple[bool, int]:
        trigger = TRIGGERS[cards().forfeits[number].trigger]
        return number in top, -QUIET.index(trigger) if trigger in QUIET else -len(QUIET)

    decks = [sorted((n for n in lying if cards().forfeits[n].kind == kind), key=height) for kind in range(6)]
    return tuple(held), tuple(map(tuple, decks))


def _treasures(
    seats: int, pile: str | None, first: Sequence[str], won: Mapping[int, str]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The pile, what was put away at the beginning (K-06), and what the seats have won."""
    owned = [[treasure(slug) for slug in won.get(seat, "").split()] for seat in range(seats)]
    shown = [treasure(slug) for slug in (pile.split() if pile is not None else filter(None, first))]
    usual = [treasure(slug) for slug in TREASURES] + list(range(len(cards().treasures)))
    taken = {*shown, *(number for numbers in owned for number in numbers)}
    rest = [number for number in dict.fromkeys(usual) if number not in taken]
    away = 6 if seats <= 3 else 3 if seats <= 5 else 0
    rest, unused = rest[: len(rest) - away], rest[len(rest) - away :]
    if pile is None:
        shown += rest
    else:
        owned[-1] += rest
    return tuple(shown), tuple(unused), tuple(map(tuple, owned))


def in_words(text: str) -> list[str]:
    """`card > colour` as its two actions."""
    card, arrow, use = text.partition(" > ")
    if not arrow:
        return [text]
    return [f"pick {card}", f"run {use.removeprefix('oscar ')}" if use.startswith("oscar ") else f"move {use}"]


def action(state: KoncitaState, text: str) -> KoncitaAction:
    """An action in words: "pick goblin red blue", "move red", "run red", "shove d4", "1: take legs", "bounce d4",
    "relocate d4", "discard princess wild", "done", "place a3", "1: gesture legs", "0: gesture friend 2", "1: caught".
    Without a seat it is the one the game waits for.
    """
    who, colon, what = text.rpartition(": ")
    seat = int(who) if colon else RULES.to_act(state)[0]
    verb, _, rest = what.partition(" ")
    if verb in ("pick", "discard"):
        held = [*state.secret.hands[seat], *range(len(cards().movement))]
        card = next(card for card in held if description(card) == rest)
        return k.Pick(seat, card) if verb == "pick" else k.Discard(seat, card)
    if verb in ("move", "run"):
        colour = COLOURS.index(rest)  # type: ignore[arg-type]
        return k.Move(seat, colour) if verb == "move" else k.Run(seat, colour)
    if verb == "take":
        return k.Take(seat, KINDS.index(rest))  # type: ignore[arg-type]
    if verb == "gesture":
        kind, _, at = rest.partition(" ")
        return k.Gesture(seat, KINDS.index(kind), int(at) if at else k.NOBODY)  # type: ignore[arg-type]
    if verb in ("done", "caught"):
        return k.Done(seat) if verb == "done" else k.Caught(seat)
    kind_of: dict[str, Any] = {"shove": k.Shove, "bounce": k.Bounce, "relocate": k.Relocate, "place": k.Place}
    made: KoncitaAction = kind_of[verb](seat, sq(rest))
    return made


def play(state: KoncitaState, *texts: str) -> Line[KoncitaState]:
    """Play a line; every action must be legal and every state sound."""
    line = Line(state)
    for text in (part for one in texts for part in in_words(one)):
        line = line.then(RULES, action(line.state, text), text)
    return line


def after(state: KoncitaState, *texts: str) -> KoncitaState:
    """The state after a line of play."""
    return play(state, *texts).state


def refused(state: KoncitaState, text: str) -> str:
    """The clause that forbids an action; it must be forbidden."""
    return forbidden_by(RULES, state, action(state, text), text)


def choices(state: KoncitaState, kind: type[Any], seat: int | None = None) -> set[Any]:
    """What the seat may choose in actions of a kind: names of squares, or numbers of cards, colours or kinds."""
    who = RULES.to_act(state)[0] if seat is None else seat
    found = [legal for legal in RULES.legal_actions(state, who) if isinstance(legal, kind)]
    if kind in (k.Shove, k.Bounce, k.Relocate, k.Place):
        return named(legal.square for legal in found)
    if kind in (k.Move, k.Run):
        return {COLOURS[legal.colour] for legal in found}
    if kind in (k.Take, k.Gesture):
        return {KINDS[legal.kind] for legal in found}
    return {description(legal.card) for legal in found}


def to_act(state: KoncitaState) -> tuple[int, ...]:
    """Whom the game waits for."""
    return RULES.to_act(state)


def decision(state: KoncitaState) -> tuple[str, int]:
    """What is being decided, and by whom."""
    return state.public.pending[-1].kind, state.public.pending[-1].seat
