"""Irene in plain words, for golden files: actions, events, positions, and what a seat sees."""

from __future__ import annotations

from typing import Any

import msgspec

from goblins.core.contract import Action, Event
from goblins.games.irene.cells import place_of
from goblins.games.irene.content import SYMBOLS
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.solo.state import SoloState, SoloView
from goblins.games.irene.state import NO_PALACE, NO_TILE, MazeState
from goblins.games.irene.view import MazeView

RULES = IreneRules()
TILE_FIELDS = ("tile", "taken", "given")
TILES_FIELDS = ("faces", "lost", "kept", "discarded", "tiles")


def cell(number: int) -> str:
    """A cell by its distance from the Mountain."""
    across, down = place_of(number)
    return "Mountain" if not across and not down else f"{across:+d},{down:+d}"


def tile(number: int) -> str:
    """A tile in words."""
    return "none" if number == NO_TILE else RULES.content.name_of(number)


def _worded(name: str, value: Any) -> str:
    if value is None:
        return "hidden"
    if name in ("cell", "one", "other"):
        return cell(value)
    if name == "peeked":
        return " ".join(map(cell, value)) or "none"
    if name in TILE_FIELDS:
        return tile(value)
    if name in TILES_FIELDS:
        return "; ".join(map(tile, value)) or "none"
    if name in ("symbol", "bonus"):
        return SYMBOLS[value]
    return str(value)


def _told(thing: Action | Event) -> str:
    fields = {
        key: value for key, value in msgspec.structs.asdict(thing).items() if key != "seat" or isinstance(thing, Event)
    }
    words = ", ".join(f"{name} {_worded(name, value)}" for name, value in fields.items())
    return f"{type(thing).__name__}{': ' if words else ''}{words}"


def action(one: Action) -> str:
    """An action."""
    return _told(one)


def event(one: Event) -> str:
    """An event."""
    return _told(one)


def position(state: MazeState | SoloState) -> list[str]:
    """What lies where."""
    if isinstance(state, SoloState):
        public, secret = state.public, state.secret
        turned = [number for number, up in zip(secret.numbers, public.turned, strict=True) if up]
        return [
            f"{public.phase}: caves {'; '.join(map(tile, public.caves)) or 'none'}",
            f"pile {'; '.join(map(tile, secret.pile)) or 'none'} | path {'; '.join(map(tile, public.path)) or 'none'}",
            f"Mountain {len(secret.mountain)}, discards {len(public.discards)}, turned {turned}",
        ]
    caves = ", ".join(f"{cell(spot.cell)} {tile(spot.tile)}{' up' if spot.up else ''}" for spot in state.secret.caves)
    lines = [f"{state.public.phase} of {state.public.active}: {caves} | Mountain {len(state.secret.mountain)}"]
    for seat, path in enumerate(state.public.paths):
        start = SYMBOLS[state.public.starts[seat]] if state.public.starts[seat] != NO_PALACE else "exploring"
        home = " home" if seat in state.public.arrived else ""
        lines.append(
            f"seat {seat}: {start}{home}, path {'; '.join(map(tile, path)) or 'none'}, crumbs {state.secret.crumbs[seat]}"
        )
    return lines


def view(one: MazeView | SoloView) -> str:
    """What a seat sees now, and how much it remembers."""
    if isinstance(one, SoloView):
        return f"{len(one.public.caves)} caves, {len(one.pile)} of {one.pile_size} in the pile, numbers {one.numbers}"
    shown = ", ".join(f"{cell(spot.cell)} {tile(spot.tile)}" for spot in one.caves if spot.tile != NO_TILE) or "nothing"
    return f"{shown} | drawn {tile(one.drawn)} | remembers {len(one.sights)}"
