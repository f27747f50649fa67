"""A state of Pact in the making: the small changes that actions are made of."""

from __future__ import annotations

import random

from goblins.core import draft as core
from goblins.core.chance import chance
from goblins.core.tuples import replaced, without
from goblins.games.pact.content import Content
from goblins.games.pact.state import NO_TASK, PactPublic, PactSecret


class Draft(core.Draft[PactPublic, PactSecret, Content]):
    """A state that may still change, with Pact's small changes."""

    __slots__ = ()

    def chance(self) -> random.Random:
        """The generator of the next occasion."""
        rng = chance(self.secret.seed, self.secret.occasion)
        self.secret.occasion += 1
        return rng

    # ------------------------------------------------------------------ goblins

    def gain(self, seat: int, card: int, *, seen: bool) -> None:
        """A goblin comes into a hand; everybody saw which if it came from the row."""
        secret, public = self.secret, self.public
        secret.hands = replaced(secret.hands, seat, (*secret.hands[seat], card))
        if seen:
            public.shown = replaced(public.shown, seat, (*public.shown[seat], card))

    def lose(self, seat: int, kind: int) -> int:
        """A goblin of a kind leaves a hand: one that everybody knew to be there, if there is one."""
        secret, public = self.secret, self.public
        kind_of = self.content.pack.kind_of
        known = [held for held in public.shown[seat] if kind_of[held] == kind]
        if known:
            public.shown = replaced(public.shown, seat, without(public.shown[seat], known[0]))
        card = known[0] if known else next(held for held in secret.hands[seat] if kind_of[held] == kind)
        secret.hands = replaced(secret.hands, seat, without(secret.hands[seat], card))
        return card

    def show(self, clan: int, card: int) -> None:
        """A goblin comes into a display."""
        public = self.public
        public.displays = replaced(public.displays, clan, (*public.displays[clan], card))

    def withdraw(self, clan: int, kind: int) -> int:
        """A goblin of a kind leaves a display."""
        public = self.public
        display, kind_of = public.displays[clan], self.content.pack.kind_of
        card = [shown for shown in display if kind_of[shown] == kind][-1]
        public.displays = replaced(public.displays, clan, without(display, card))
        return card

    # ------------------------------------------------------------------ Tasks

    def remove_task(self, slot: int) -> int:
        """A Task leaves the row."""
        public = self.public
        task = public.open_tasks[slot]
        public.open_tasks = replaced(public.open_tasks, slot, NO_TASK)
        return task

    def credit(self, clan: int, task: int) -> None:
        """A clan has completed a Task alone."""
        public = self.public
        public.alone = replaced(public.alone, clan, (*public.alone[clan], task))

    def bind(self, pact: int, task: int) -> None:
        """A Task comes onto a Pact card."""
        public = self.public
        public.pacts = replaced(public.pacts, pact, (*public.pacts[pact], task))
