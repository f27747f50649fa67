"""Positions of Grapple that read like the table, and lines of play in words.

A goblin is called by its kind. A line of play is made of "spy 1", "swap king brute" (take, give), "look", "place brute",
"attack 1 king", "end", "rescue", "let stand", "hold brute", "give up", "engage brute", "decline" and "next round"; "1: "
in front of it says who does it, otherwise the one whom the game waits for. "all let stand" is said until nobody is asked.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from goblins.core.bits import set_of
from goblins.core.contract import Outcome
from goblins.core.info import OptionValue
from goblins.games.grapple import actions as act
from goblins.games.grapple import scoring
from goblins.games.grapple.actions import GrappleAction
from goblins.games.grapple.content import Content
from goblins.games.grapple.state import (
    NO_CARD,
    NOBODY,
    Battle,
    GrapplePublic,
    GrappleSecret,
    GrappleState,
    Phase,
    Round,
)
from goblins.games.registry import rules_of
from tests.support.builders import setup
from tests.support.lines import Line, forbidden_by

RULES = rules_of("grapple")
CONTENT: Content = RULES.content  # type: ignore[attr-defined]
CARDS = len(CONTENT.kinds)
KINDS = tuple(goblin.kind for goblin in CONTENT.goblins)
PLAIN: dict[str, type[Any]] = {
    "look": act.JustLook,
    "end": act.EndTurn,
    "let stand": act.LetStand,
    "give up": act.GiveUp,
    "decline": act.Decline,
    "next round": act.NextRound,
}
WITH_A_CARD: dict[str, type[Any]] = {"place": act.Place, "rescue": act.Rescue, "hold": act.Hold, "engage": act.Engage}
AT_A_PLAYER: dict[str, type[Any]] = {"spy": act.Spy, "attack": act.Attack}


def kind_of(card: int) -> str:
    """What kind of goblin a card is."""
    return CONTENT.goblins[CONTENT.kinds[card]].kind


def named(cards: Iterable[int]) -> str:
    """Some cards by their kinds, in alphabetical order."""
    return " ".join(sorted(map(kind_of, cards)))


def in_order(cards: Iterable[int]) -> str:
    """Some cards by their kinds, in the order in which they lie."""
    return " ".join(map(kind_of, cards))


def new_game(seats: int | Sequence[str], seed: int = 1, **options: OptionValue) -> GrappleState:
    """The opening position of a game."""
    state: GrappleState = RULES.new_game(setup("grapple", seats, **options), seed)
    assert RULES.audit(state) == ()
    return state


class Fight(NamedTuple):
    """A battle of the active seat in words: the newest goblins last."""

    defender: int
    attack: str
    defence: str
    hidden: str = ""
    asked: tuple[int, ...] = ()


class _Box:
    """Cards that do not lie anywhere yet."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, text: str) -> tuple[int, ...]:
        return tuple(self._one(word) for word in text.split())

    def _one(self, kind: str) -> int:
        found = next((card for card in self.left if kind_of(card) == kind), None)
        assert found is not None, f"there is no {kind} left"
        self.left.remove(found)
        return found


def position(
    hands: Sequence[str],
    armies: Sequence[str] = (),
    garrisons: Sequence[str] = (),
    *,
    deck: str | None = None,
    spies: int = 0,
    players: Sequence[int] | None = None,
    active: int = 0,
    dealer: int | None = None,
    phase: Phase = "turn",
    battle: Fight | None = None,
    spied: int = NOBODY,
    acted: bool = False,
    idle: int = 0,
    totals: Sequence[int] = (),
    goal: int = 100,
    people: Sequence[int] | None = None,
) -> GrappleState:
    """A sound state in which the active seat has drawn already; nobody has seen anything.

    One hand for each seat; the last goblin of an army is on top. `deck`: all of it, the first one is drawn first, and
    what is left of the cards is in the last player's hand, where it scores nothing; without it the deck is what is left.
    `spies`: how many have been used. `totals`: the points of the round before.
    """
    count = len(hands)
    playing = tuple(range(count) if players is None else players)
    box = _Box()

    def laid(texts: Sequence[str]) -> list[tuple[int, ...]]:
        return [box.take(text) for text in texts] + [()] * (count - len(texts))

    held, lying, kept = laid(hands), laid(armies), laid(garrisons)
    used = box.take("spy " * spies)
    fight = None
    if battle is not None:
        hidden = box.take(battle.hidden)
        fight = Battle(
            attacker=active,
            defender=battle.defender,
            attack=box.take(battle.attack),
            defence=box.take(battle.defence),
            hidden=hidden[0] if hidden else NO_CARD,
            holding=bool(hidden),
            asked=battle.asked,
        )
    pile = box.take(deck)[::-1] if deck is not None else tuple(box.left)
    if deck is not None:
        held[playing[-1]] += tuple(box.left)
    public = GrapplePublic(
        garrisons=tuple(kept),
        spies=used,
        players=playing,
        dealer=playing[playing.index(active) - 1] if dealer is None else dealer,
        active=active,
        turns=count,
        phase=phase,
        acted=acted,
        idle=idle,
        spied=spied,
        rounds=(Round((0,) * count, tuple(totals), "exhausted", NOBODY),) if totals else (),
        goal=goal,
        people=set_of(range(count) if people is None else people),
        ending="",
    )
    secret = GrappleSecret(
        hands=tuple(held),
        armies=tuple(lying),
        deck=pile,
        battle=fight,
        sightings=((),) * count,
        seed=1,
        occasion=0,
    )
    state = GrappleState(public, secret)
    assert RULES.audit(state) == ()
    return state


def action(state: GrappleState, text: str) -> GrappleAction:
    """An action in words; a goblin that is not where it should be is taken from one's army, or from anywhere."""
    who, colon, rest = text.partition(": ")
    seat = int(who) if colon else to_act(state)[0]
    rest = rest if colon else text
    hand = state.secret.hands[seat]

    def find(kind: str, among: Sequence[int]) -> int:
        return next(card for card in [*among, *state.secret.armies[seat], *range(CARDS)] if kind_of(card) == kind)

    if rest in PLAIN:
        return PLAIN[rest](seat)
    verb, *words = rest.split()
    if verb == "swap":
        spied = state.secret.hands[state.public.spied] if state.public.spied != NOBODY else ()
        theirs = spied or [card for card in range(CARDS) if card not in hand]
        return act.Swap(seat, find(words[0], theirs), find(words[1], hand))
    if verb in AT_A_PLAYER:
        target, kind = int(words[0]), words[1] if len(words) > 1 else "spy"
        return AT_A_PLAYER[verb](seat, find(kind, hand), target)
    return WITH_A_CARD[verb](seat, find(words[0] if words else "defender", hand))


def play(state: GrappleState, *texts: str) -> Line[GrappleState]:
    """Play a line; every action must be legal and every state sound."""
    line, todo = Line(state), list(texts)
    while todo:
        text = todo.pop(0)
        if text == "all let stand":
            if line.state.public.phase != "rescue":
                continue
            todo.insert(0, text)
            text = "let stand"
        line = line.then(RULES, action(line.state, text), text)
    return line


def after(state: GrappleState, *texts: str) -> GrappleState:
    """The state after a line of play."""
    return play(state, *texts).state


def refused(state: GrappleState, text: str) -> str:
    """The clause that forbids an action; it must be forbidden."""
    return forbidden_by(RULES, state, action(state, text), text)


def to_act(state: GrappleState) -> tuple[int, ...]:
    """Whom the game waits for."""
    return RULES.to_act(state)


def deciding(state: GrappleState) -> tuple[str, tuple[int, ...]]:
    """What is being decided, and by whom."""
    return state.public.phase, to_act(state)


def choices(state: GrappleState, kind: type[Any]) -> set[str]:
    """The goblins that an action of a kind may be done with now, by kind."""
    legal = RULES.legal_actions(state, to_act(state)[0])
    return {kind_of(one.card) for one in legal if isinstance(one, kind)}


def verbs(state: GrappleState, seat: int | None = None) -> set[str]:
    """The kinds of action that a seat may do now."""
    who = to_act(state)[0] if seat is None else seat
    return {type(legal).__name__ for legal in RULES.legal_actions(state, who)}


def asked(state: GrappleState) -> tuple[int, ...]:
    """Who is still to be asked for a rescue."""
    assert state.secret.battle is not None
    return state.secret.battle.asked


def known(state: GrappleState, observer: int, owner: int) -> str:
    """The goblins that a seat knows for sure that another has, by kind."""
    sure = [sighting for sighting in state.secret.sightings[observer] if sighting.also == NOBODY]
    return named(sighting.card for sighting in sure if sighting.owner == owner)


def totals(state: GrappleState) -> tuple[int, ...]:
    """Every seat's points from the rounds so far."""
    return scoring.totals(state.public)


def outcome_of(state: GrappleState) -> Outcome:
    """How a finished game stands; nobody may do anything in it."""
    outcome: Outcome | None = RULES.outcome(state)
    assert outcome is not None and to_act(state) == () and RULES.may_interrupt(state) == ()
    assert all(RULES.legal_actions(state, seat) == () for seat in range(len(state.secret.hands)))
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(len(state.secret.hands)))
    return outcome


def wander(state: GrappleState, seed: int, steps: int) -> list[Line[GrappleState]]:
    """A line of play by lot, one step each: all kinds of action are as likely as each other."""
    rng, line = random.Random(seed), []
    while len(line) < steps and to_act(state):
        legal = RULES.legal_actions(state, to_act(state)[0])
        kind = rng.choice(sorted({type(one).__name__ for one in legal}))
        step = RULES.apply(state, rng.choice([one for one in legal if type(one).__name__ == kind]))
        state = step.state
        assert RULES.audit(state) == ()
        line.append(Line(state, step.events))
    return line


def nearly(
    before: tuple[int, ...], *, goal: int = 100, gains: tuple[int, ...] = (), people: tuple[int, ...] | None = None
) -> GrappleState:
    """Seat 0 is about to end the round with 26 points by "attack 1 king"; the others' armies are worth `gains`, in Mages."""
    count = len(before) or 2
    armies = ["", *["mage " * (gain // 3) for gain in gains]]
    armies += [""] * (count - len(armies))
    armies[1] += " raider"
    return position(
        ["king brute", *["brute"] * (count - 1)], armies, ["king raider"], totals=before, goal=goal, people=people
    )
