"""Pact in plain words, for golden files: actions, events, positions, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from goblins.core.contract import Action, Event
from goblins.games.pact.actions import ALONE, Complete, Take, TakeMore
from goblins.games.pact.content import NUMERALS, SEASONS, SPECIALISTS
from goblins.games.pact.events import Recruited
from goblins.games.pact.kinds import KINDS, LETTERS
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY, PactPublic, PactState, Payment, all_figures
from goblins.games.pact.view import PactView
from tests.support.pact.lines import CONTENT

SOURCES = ("display", "own Master", "their display", "their Master", "hand", "Fixer", "dynamite")
CARD_FIELDS, TASK_FIELDS = ("card",), ("task", "new")
CARDS_FIELDS = ("own", "theirs", "cards")
#: Actions and events whose slot, if negative, means the Goblin deck.
FROM_DECK = (Take, TakeMore, Recruited)


def clan(number: int, players: int | None = None) -> str:
    """A clan: a seat, or Helix or Ferdix where it is known how many seats there are."""
    if number == NOBODY:
        return "nobody"
    if players is None or number < players:
        return str(number)
    return ("Helix", "Ferdix")[number - players]


def goblins(cards: Iterable[int]) -> str:
    """Goblins by the letters of their kinds, in the kinds' order; a gap is a dot."""
    letters = [LETTERS[CONTENT.pack.kind_of[card]] if card != NO_CARD else "." for card in cards]
    return "".join(sorted(letters, key=(LETTERS + ".").index)) or "none"


def row(cards: Iterable[int]) -> str:
    """Goblins as they lie in their row."""
    return "".join(goblins((card,)) for card in cards)


def task(number: int) -> str:
    """A Task by its name."""
    return "none" if number == NO_TASK else CONTENT.tasks[number].name


def tasks(numbers: Iterable[int]) -> str:
    """Some Tasks, in their order."""
    return "; ".join(map(task, numbers)) or "none"


def commands(numbers: Iterable[int]) -> str:
    """Commands by their numerals."""
    return " ".join(NUMERALS[number] for number in sorted(numbers)) or "none"


def _placed(name: str, pairs: Any) -> str:
    worded = task if name == "tasks" else lambda card: KINDS[CONTENT.pack.kind_of[card]]
    return ", ".join(f"{slot}: {worded(thing)}" for slot, thing in pairs)


def _slot(thing: Action | Event, value: int) -> str:
    return "deck" if value < 0 and isinstance(thing, FROM_DECK) else str(value)


def _worded(thing: Action | Event, name: str, value: Any) -> str:
    if value is None:
        return "hidden"
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return _placed(name, value)
    if name == "tasks":
        return tasks(value)
    if name in CARD_FIELDS:
        return KINDS[CONTENT.pack.kind_of[value]]
    if name in CARDS_FIELDS:
        return row(value) or "none"
    if name in TASK_FIELDS:
        return task(value)
    if name in ("kind", "master"):
        return KINDS[value]
    if name == "without":
        return "".join(LETTERS[kind] for kind in value) or "none"
    if name in ("specialist", "copied"):
        return "none" if value == NOBODY else SPECIALISTS[value]
    if name == "command":
        return NUMERALS[value]
    if name == "season":
        return SEASONS[value]
    if name == "source":
        return SOURCES[value]
    if name == "partner":
        return "none" if value == ALONE else str(value)
    if name == "to":
        return clan(value)
    return _slot(thing, value) if name == "slot" else str(value)


def _told(thing: Action | Event) -> str:
    fields = {
        key: value for key, value in msgspec.structs.asdict(thing).items() if key != "seat" or isinstance(thing, Event)
    }
    words = ", ".join(f"{name} {_worded(thing, name, value)}" for name, value in fields.items())
    return f"{type(thing).__name__}{': ' if words else ''}{words}"


def action(one: Action) -> str:
    """An action."""
    if isinstance(one, Complete) and one.partner == ALONE:
        return f"Complete: slot {one.slot}, alone"
    return _told(one)


def event(one: Event) -> str:
    """An event."""
    return _told(one)


def _payment(payment: Payment) -> str:
    ways = zip(payment.columns, payment.sources, strict=True)
    return ", ".join(f"{LETTERS[kind]} from {SOURCES[source]}" for kind, source in ways)


def _clan_line(state: PactState, number: int) -> str:
    public = state.public
    parts = [f"display {goblins(public.displays[number])}"]
    if number < public.players:
        seen = f" (seen {goblins(public.shown[number])})" if public.shown[number] else ""
        parts.append(f"hand {goblins(state.secret.hands[number])}{seen}")
        held = [slug for slug, owner in zip(SPECIALISTS, public.specialists, strict=True) if owner == number]
        parts.append(f"specialists {' '.join(held) or 'none'}")
        if public.masters:
            parts.append(f"Master {KINDS[public.masters[number]]}")
        if public.markers:
            parts.append(f"Marker {public.markers[number]}, Commands {commands(state.secret.commands[number])}")
    if public.alone[number]:
        parts.append(f"alone {tasks(public.alone[number])}")
    return f"{'seat ' if number < public.players else ''}{clan(number, public.players)}: {', '.join(parts)}"


def _pact_line(table: PactPublic, number: int) -> str:
    first, second = number, (number + 1) % len(table.displays)
    standing = [f"{one.seat} on {task(one.task)}" for one in all_figures(table) if one.pact == number]
    figures = f", Figures: {', '.join(standing)}" if standing else ""
    return f"pact {clan(first, table.players)}-{clan(second, table.players)}: {tasks(table.pacts[number])}{figures}"


def position(state: PactState) -> list[str]:
    """What lies where."""
    public = state.public
    doing = f" ({public.deed}, {public.played} played)" if public.deed else ""
    under = f", under them {tasks(public.under)}" if public.under else ""
    season = " | winter is near" if public.winter else ""
    lines = [
        f"{public.mode}, {public.phase} of {public.active}{doing}, turn {public.turns}: row {row(public.row)}, "
        f"deck {len(state.secret.deck)}, discards {goblins(public.discards)}",
        f"Tasks {tasks(public.open_tasks)} | {len(state.secret.task_deck)} left{under}{season}",
        *[_clan_line(state, number) for number in range(len(public.displays))],
        *[_pact_line(public, number) for number in range(len(public.pacts)) if public.pacts[number]],
    ]
    if state.secret.payment:
        lines.append(f"paying {_payment(state.secret.payment)}")
    if public.campaign and public.won:
        lines.append(f"game {public.game}, won before: {', '.join(str(won.glory[0]) for won in public.won)}")
    return lines


def view(one: PactView) -> str:
    """What a seat sees that others may not, and how much is hidden from it."""
    seasons = ", ".join(f"{count} {season}" for count, season in zip(one.seasons_left, SEASONS, strict=True))
    words = [f"hand {goblins(one.hand)} among {one.hand_sizes}", f"deck of {one.deck_size}", f"Tasks: {seasons}"]
    if any(one.command_counts):
        counts = f"among {one.command_counts}"
        words.append(f"Commands {commands(one.commands)} {counts}, returned {commands(one.returned)}")
    if one.public.phase == "reveal":
        chosen = "nothing" if one.chosen == NO_CARD else KINDS[CONTENT.pack.kind_of[one.chosen]]
        words.append(f"chose {chosen} among {[int(has) for has in one.has_chosen]}")
    return " | ".join(words)
