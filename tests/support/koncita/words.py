"""Koncita in plain words, for golden files: actions, events, positions, and what a seat sees."""

from __future__ import annotations

from typing import Any

import msgspec

from goblins.core.contract import Action, Event
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.room import COLOURS, square_name
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import KoncitaState
from goblins.games.koncita.view import KoncitaView
from tests.support.koncita.builders import cards

RULES = KoncitaRules()


def _worded(name: str, value: Any) -> str:
    """A field as people say it: squares by letter and number, cards by what they show."""
    if value is None:
        return "hidden"
    if name in ("square", "start"):
        return square_name(value)
    if name == "colour":
        return COLOURS[value]
    if name == "kind":
        return KINDS[value]
    if name == "kinds":
        return " and ".join(KINDS[kind] for kind in value) or "none"
    if name == "card":
        return RULES.card_name(value)
    if name == "cards":
        return "; ".join(RULES.card_name(card) for card in value)
    if name == "forfeit":
        return cards().forfeits[value].name
    if name in ("treasure", "shown"):
        return cards().treasures[value].name if value >= 0 else "none"
    return str(value)


def _told(thing: Action | Event) -> str:
    fields = {
        name: value
        for name, value in msgspec.structs.asdict(thing).items()
        if name != "seat" or isinstance(thing, Event)
    }
    words = ", ".join(f"{name} {_worded(name, value)}" for name, value in fields.items())
    return f"{type(thing).__name__}{': ' if words else ''}{words}"


def action(one: Action) -> str:
    """An action."""
    return _told(one)


def event(one: Event) -> str:
    """An event."""
    return _told(one)


def position(state: KoncitaState) -> list[str]:
    """Who stands where, what everybody has, and what is being decided."""
    names = ("casket", "scepter", "Oscar")
    things = ", ".join(f"{name} {square_name(square)}" for name, square in zip(names, state.public.things, strict=True))
    lines = [f"Princess {square_name(state.public.princess)}, {things}"]
    for seat, square in enumerate(state.public.goblins):
        won = ", ".join(cards().treasures[treasure].name for treasure in state.public.won[seat]) or "nothing"
        held = ", ".join(cards().forfeits[forfeit].name for forfeit in state.public.forfeits[seat]) or "none"
        due = ", ".join(KINDS[kind] for kind in range(6) if state.public.due[seat] >> kind & 1)
        where = square_name(square) if square >= 0 else "out" if state.public.breaches[seat] > 1 else "outside"
        lines.append(f"seat {seat} {where}: won {won}; forfeits {held}{'; due ' + due if due else ''}")
    return [
        *lines,
        "deciding: " + (", ".join(f"{one.kind} by {one.seat}" for one in state.public.pending) or "nothing"),
    ]


def view(one: KoncitaView) -> str:
    """What only this seat sees, and how much it does not."""
    hand = "; ".join(RULES.card_name(card) for card in one.hand) or "nothing"
    return f"holds {hand} | deck of {one.deck_size}, {one.treasures_left} Treasures, decks {one.deck_sizes}"
