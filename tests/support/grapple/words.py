"""Grapple in plain words, for golden files: actions, events, positions, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from goblins.core.contract import Action, Event
from goblins.games.grapple.events import Attacked, RoundEnded
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.state import NO_CARD, NOBODY, Battle, GrappleState, Sighting
from goblins.games.grapple.view import GrappleView
from tests.support.grapple.builders import CONTENT

#: Fields that hold one card, and fields that hold several; a `defender` or `shown` is told apart by the event.
CARD = {"card", "take", "give", "taken", "given", "saved", "shown"}
CARDS = {"hand", "cards"}


def _named(cards: Iterable[int]) -> str:
    return ", ".join(CONTENT.name(card) for card in cards) or "nothing"


def _worded(thing: Action | Event, name: str, value: Any) -> str:
    """A field as people say it: cards by their kind."""
    if value is None:
        return "hidden"
    if isinstance(thing, RoundEnded) and name == "shown":
        return " / ".join(map(_named, value))
    if name in CARD or (isinstance(thing, Attacked) and name == "defender"):
        return CONTENT.name(value)
    if name in CARDS:
        return f"[{_named(value)}]"
    return str(value)


def _told(thing: Action | Event) -> str:
    fields = {
        name: value
        for name, value in msgspec.structs.asdict(thing).items()
        if name != "seat" or isinstance(thing, Event)
    }
    words = ", ".join(f"{name} {_worded(thing, name, value)}" for name, value in fields.items())
    return f"{type(thing).__name__}{': ' if words else ''}{words}"


def action(one: Action) -> str:
    """An action."""
    return _told(one)


def event(one: Event) -> str:
    """An event."""
    return _told(one)


def _fight(battle: Battle) -> str:
    face_down = f" + {'?' if battle.hidden == NO_CARD else CONTENT.name(battle.hidden)}" if battle.holding else ""
    asked = f"; to be asked: {', '.join(map(str, battle.asked))}" if battle.asked else ""
    sides = f"{battle.attacker} with {_named(battle.attack)} against {battle.defender} with {_named(battle.defence)}"
    return f"battle: {sides}{face_down}{asked}"


def position(state: GrappleState) -> list[str]:
    """What everybody has, the battle, and what is being decided."""
    points = totals(state.public)
    lines = []
    for seat, hand in enumerate(state.secret.hands):
        army, garrison = state.secret.armies[seat], state.public.garrisons[seat]
        away = "" if seat in state.public.players else " (does not play)"
        lines.append(
            f"seat {seat}{away}: hand {_named(hand)}; army {_named(army)}; "
            f"garrison {_named(garrison)} = {CONTENT.worth(garrison)}; total {points[seat]}"
        )
    if state.secret.battle:
        lines.append(_fight(state.secret.battle))
    idle = f", {state.public.idle} idle" if state.public.idle else ""
    lines.append(
        f"turn {state.public.turns} of {state.public.active}, dealer {state.public.dealer}, spies {len(state.public.spies)}{idle}"
    )
    return [
        *lines,
        "deciding: "
        + (
            "nothing"
            if state.public.ending
            else f"{state.public.phase} by {who_decides(state.public, state.secret.battle)}"
        ),
    ]


def _sighted(seen: Sighting) -> str:
    """A card and where it may be: a hand, or an army above a height."""
    other = f" or {seen.also} above {seen.also_above}" if seen.also != NOBODY else ""
    return f"{CONTENT.name(seen.card)} with {seen.owner} above {seen.above}{other}"


def view(one: GrappleView) -> str:
    """What only this seat sees, what it has seen before, and how much it does not see."""
    parts = [f"holds {_named(one.hand)}; army {_named(one.army)}"]
    if one.spied_hand:
        parts.append(f"spies {_named(one.spied_hand)}")
    if one.battle and one.battle.holding:
        parts.append(_fight(one.battle))
    if one.shown_armies:
        parts.append(f"armies {' / '.join(map(_named, one.shown_armies))}")
    parts.append("knows " + ("; ".join(map(_sighted, one.sightings)) or "nothing"))
    parts.append(f"hands {one.hand_sizes}, armies {one.army_sizes}, deck of {one.deck_size}")
    return " | ".join(parts)
