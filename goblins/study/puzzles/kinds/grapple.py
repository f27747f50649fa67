"""The battle that must be won: with the other's cards known, so many points in battle this turn, whatever they answer."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import Action, AnyRules
from goblins.core.tuples import replaced, without
from goblins.games.grapple import actions as act
from goblins.games.grapple.rules import GrappleRules
from goblins.games.grapple.state import GrappleState
from goblins.games.registry import rules_of
from goblins.study.puzzles.kind import Deed, Kind
from goblins.words import Message, message

#: Fewer points are no battle to speak of.
LEAST = 4
#: With more cards there is too much to try.
MOST_CARDS, MOST_ARMY = 6, 3
#: So many positions are looked at for what can be won for certain.
BUDGET = 6_000

OTHER = 1


class MustWin(Kind):
    """The goal is how many points come into the garrison this turn. A card that is placed can't fight, so nobody places any."""

    seats = 2
    options = {"length": "round"}
    levels = (1 / 20, 1 / 120)
    rules: GrappleRules

    def _points(self, state: GrappleState, seat: int) -> int:
        worth: int = self.rules.content.worth(state.public.garrisons[seat])
        return worth

    def goals(self, state: GrappleState, seat: int) -> Iterable[int]:
        """The most points that can be won for certain, at the beginning of a turn."""
        public, secret = state.public, state.secret
        if public.phase != "turn" or public.acted or not 0 < len(secret.armies[OTHER]) <= MOST_ARMY:
            return ()
        if max(map(len, secret.hands)) > MOST_CARDS:
            return ()
        value = _Value(self, state, seat)
        try:
            most = value.of(state)
        except RecursionError:
            return ()
        return (most,) if most >= LEAST and not value.exhausted else ()

    def verdict(self, start: GrappleState, state: GrappleState, seat: int, goal: int) -> bool | None:
        """Won, or the turn is over."""
        if self._points(state, seat) - self._points(start, seat) >= goal:
            return True
        return None if state.public.turns == start.public.turns and state.public.phase != "next" else False

    def deeds(self, start: GrappleState, state: GrappleState, seat: int) -> Iterable[Deed]:
        """Everything that fights or spies, once for cards of the same kind."""
        return [(action,) for action in self._different(state, seat) if not isinstance(action, act.Place | act.EndTurn)]

    def replies(self, state: GrappleState, seat: int) -> Iterable[Action]:
        """Everything, once for cards of the same kind."""
        return self._different(state, seat)

    def _different(self, state: GrappleState, seat: int) -> list[Action]:
        found: dict[Hashable, Action] = {}
        for action in self.rules.legal_actions(state, seat):
            found.setdefault(self._look(action), action)
        return list(found.values())

    def _look(self, action: Action) -> Hashable:
        kinds = self.rules.content.kinds
        if isinstance(action, act.Swap):
            return "swap", kinds[action.take], kinds[action.give]
        card = getattr(action, "card", None)
        return type(action).__name__, None if card is None else kinds[card]

    def worlds(self, state: GrappleState, seat: int) -> Iterable[GrappleState]:
        """Behind a goblin that lies face down there may be any card that the other one has in hand."""
        secret, battle, kinds = state.secret, state.secret.battle, self.rules.content.kinds
        found = {-1: state}
        if battle is not None and battle.holding and battle.defender != seat:
            found = {kinds[battle.hidden]: state}
            hand = secret.hands[battle.defender]
            for card in hand:
                held = (*without(hand, card), battle.hidden)
                hands = replaced(secret.hands, battle.defender, held)
                other = replace(secret, hands=hands, battle=replace(battle, hidden=card))
                found.setdefault(kinds[card], GrappleState(state.public, other))
        return list(found.values())

    def label(self, state: Any, deed: Deed) -> Hashable:
        """What is done with a card of which kind."""
        return None if isinstance(deed[0], act.LetStand | act.JustLook) else self._look(deed[0])

    def key(self, state: GrappleState) -> Hashable:
        """Who has which kinds, what lies open, and who is asked."""
        public, secret, kinds = state.public, state.secret, self.rules.content.kinds
        hands = tuple([tuple(sorted([kinds[card] for card in hand])) for hand in secret.hands])
        garrisons = tuple([self.rules.content.worth(cards) for cards in public.garrisons])
        return public.phase, public.active, public.turns, garrisons, hands, secret.armies, secret.battle

    # ------------------------------------------------------------------ telling

    def goal(self, start: GrappleState, seat: int, goal: int) -> Message:
        """So many points this turn."""
        return message("puzzles-grapple-goal", points=goal)

    def left(self, start: GrappleState, state: GrappleState, seat: int, goal: int) -> Message:
        """How many points were won."""
        return message("puzzles-grapple-left", points=self.so_far(start, state, seat))

    def so_far(self, start: GrappleState, state: GrappleState, seat: int) -> int:
        """The points that were won since."""
        return self._points(state, seat) - self._points(start, seat)

    def known(self, state: GrappleState, seat: int, names: tuple[str, ...]) -> tuple[Message, ...]:
        """The other one's hand, and their army from its top down."""
        secret, name = state.secret, self.spoken.content.name
        battle = secret.battle
        held = [battle.hidden] if battle is not None and battle.holding and battle.defender == OTHER else []
        hand = tuple(sorted(name(card) for card in (*secret.hands[OTHER], *held)))
        army = tuple(name(card) for card in reversed(secret.armies[OTHER]))
        lines = [message("puzzles-grapple-hand", name=names[OTHER], cards=hand)] if hand else []
        if army:
            more = len(army) - 1
            lines.append(message("puzzles-grapple-army", name=names[OTHER], top=army[0], below=army[1:], more=more))
        return tuple(lines)

    def where(self, state: GrappleState, action: Action) -> Message:
        """What kind of deed it is."""
        return message(f"puzzles-grapple-where-{type(action).__name__.lower()}")


class _Value:
    """The most points that can be won for certain from a position on, whatever the other one does."""

    def __init__(self, kind: MustWin, start: GrappleState, seat: int) -> None:
        self._kind, self._start, self._seat = kind, start, seat
        self._rules: AnyRules = kind.rules
        self._met: dict[Hashable, int] = {}
        self._left = BUDGET

    @property
    def exhausted(self) -> bool:
        """Whether more was to be looked at than was allowed."""
        return self._left <= 0

    def of(self, state: GrappleState) -> int:
        """The points of a position; where it is too much, any."""
        kind, public = self._kind, state.public
        gained: int = kind._points(state, self._seat) - kind._points(self._start, self._seat)
        over = public.turns != self._start.public.turns or public.phase == "next" or public.ending
        if over or self.exhausted:
            return gained
        key = kind.key(state)
        if key not in self._met:
            acting = self._rules.to_act(state)[0]
            if acting != self._seat:
                most = min(self._after(state, reply) for reply in kind.replies(state, acting))
            else:
                worlds = list(kind.worlds(state, self._seat))
                most = gained if public.phase == "turn" else -1
                for (action,) in kind.deeds(self._start, state, self._seat):
                    most = max(most, min(self._after(world, action) for world in worlds))
            self._met[key] = most
        return self._met[key]

    def _after(self, state: GrappleState, action: Action) -> int:
        self._left -= 1
        after: GrappleState = self._rules.apply(state, action).state
        return self.of(after)


def make() -> MustWin:
    """The kind, by the printed rules."""
    return MustWin(rules_of("grapple"))
