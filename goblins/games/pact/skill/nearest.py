"""Which open Task a goblin brings nearest, with whom, and what it still lacks then."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from goblins.core.skill import player
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import Content
from goblins.games.pact.kinds import Counts
from goblins.games.pact.scoring import FERDIX, HELIX
from goblins.games.pact.state import NO_TASK, PactPublic, neighbours_of, on_display
from goblins.words import Message, literal, message


class Nearest(Struct, frozen=True):
    """A Task, the partner it is nearest with (or ALONE), and how many goblins it lacks besides the one in question."""

    task: int
    partner: int
    missing: int


def nearest_task(public: PactPublic, content: Content, clan: int, own: Counts, kind: int) -> Nearest | None:
    """The Task that one more goblin of a kind brings nearest for a clan that has these; None if none needs it."""
    found = list(_needing(public, content, clan, own, kind))
    return min(found, key=lambda one: (one.missing, one.partner != ALONE), default=None)


def _needing(public: PactPublic, content: Content, clan: int, own: Counts, kind: int) -> Iterator[Nearest]:
    for task in public.open_tasks:
        if task == NO_TASK:
            continue
        needs = content.tasks[task].needs
        for partner in (ALONE, *neighbours_of(public, clan)):
            theirs = on_display(public, content, partner) if partner != ALONE else (0,) * len(own)
            lacking = [max(0, need - mine - more) for need, mine, more in zip(needs, own, theirs, strict=True)]
            if lacking[kind]:
                yield Nearest(task, partner, sum(lacking) - 1)


def clan_name(public: PactPublic, clan: int) -> Message:
    """A clan within a sentence; Helix and Ferdix have no seat."""
    return player(clan) if clan < public.players else literal((HELIX, FERDIX)[clan - public.players])


def how(public: PactPublic, partner: int) -> Message:
    """Alone, or with whom."""
    if partner == ALONE:
        return message("pact-how-alone")
    return message("pact-how-with", name=clan_name(public, partner))
