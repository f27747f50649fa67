"""Positions and set-ups that read like the table: cards are called by the name that shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from goblins.core.contract import AnyStep
from goblins.core.setup import OptionValue, Setup, checked, make_seats
from goblins.games.fairies.cards import CARDS, bits, deck, set_of
from goblins.games.fairies.state import Add, FairiesState, Goal
from goblins.games.registry import info_of, rules_of


def setup(game: str, seats: int | Sequence[str], **options: OptionValue) -> Setup:
    """A checked set-up: a number of humans, or who plays each seat."""
    players = ["human"] * seats if isinstance(seats, int) else list(seats)
    return checked(info_of(game), Setup(game, make_seats(players), options))


def new_game(seats: int, seed: int, **options: OptionValue) -> FairiesState:
    """The opening position of a game of Fairies."""
    state: FairiesState = rules_of("fairies").new_game(setup("fairies", seats, **options), seed)
    return state


def face(name: str) -> int:
    """The face that bears a name."""
    return next(face.id for face in deck().faces if face.name == name)


def faces(names: Iterable[str]) -> int:
    """Names as a set of faces."""
    return set_of([face(name) for name in names])


def position(
    hands: Sequence[Sequence[str]],
    ring: Sequence[str],
    active: int = 0,
    *,
    turns: int = 0,
    once_seen: Sequence[str] = (),
    history: tuple[bytes, ...] = (),
    **goal: bool,
) -> FairiesState:
    """The state in which these names show; one hand makes it a solitaire. `once_seen`: faces that have shown before."""
    shows = [face(name) for hand in [*hands, ring] for name in hand]
    cards = [number % CARDS for number in shows]
    assert len(set(cards)) == len(cards), "a card can't lie in two places"
    return FairiesState(
        hands=tuple(faces(hand) for hand in hands),
        ring=tuple(face(name) for name in ring),
        active=active,
        turns=turns,
        seen=set_of(shows) | faces(once_seen),
        cards=set_of(cards),
        goal=Goal(**{"solitaire": len(hands) == 1, **goal}),
        history=history,
    )


def add(state: FairiesState, name: str) -> AnyStep:
    """The turn of the active seat that adds the card showing the name."""
    rules = rules_of("fairies")
    action = Add(state.active, face(name))
    refusal = rules.why_not(state, action)
    assert refusal is None, refusal
    return rules.apply(state, action)


def after(state: FairiesState, *names: str) -> FairiesState:
    """The state after the seats in turn have added these cards."""
    for name in names:
        state = add(state, name).state
    return state


def hand(state: FairiesState, seat: int = 0) -> set[str]:
    """The names that show in a seat's hand."""
    return set(deck().named(state.hands[seat]))


def ring(state: FairiesState) -> list[str]:
    """The names that show in the ring, in the order of their arrival."""
    return [deck().faces[number].name for number in state.ring]


def goblins(mask: int) -> int:
    """How many of a set of faces are goblins."""
    return sum(deck().faces[number].side == "goblin" for number in bits(mask))


def fairies(mask: int) -> int:
    """How many of a set of faces are fairies."""
    return sum(deck().faces[number].side == "fairy" for number in bits(mask))


def changed(state: Any, **fields: Any) -> Any:
    """A state with other values in some fields, whichever of its parts they are in."""
    replace = msgspec.structs.replace
    parts = {
        name: replace(part, **{field: fields[field] for field in fields if hasattr(part, field)})
        for name, part in (("public", state.public), ("secret", state.secret))
    }
    assert all(hasattr(state.public, field) or hasattr(state.secret, field) for field in fields)
    return replace(state, **parts)


def packed(value: Any) -> bytes:
    """A value as the bytes it is saved as."""
    return msgspec.json.encode(value)
