"""Positions of Fairies that read like the table: cards are called by the name that shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goblins.bots.fairies.solver import POSITION_LIMIT, Search
from goblins.core.bits import members, set_of
from goblins.core.contract import AnyStep
from goblins.core.info import OptionValue
from goblins.games.fairies.actions import Add
from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic, FairiesSecret, FairiesState, Goal, showing
from goblins.games.fairies.view import FairiesView
from goblins.games.registry import rules_of
from tests.support.builders import setup


def content() -> Content:
    """What the box holds."""
    found: Content = rules_of("fairies").content  # type: ignore[attr-defined]
    return found


def search(state: FairiesState, limit: int = POSITION_LIMIT) -> Search:
    """The search for a solitaire's shortest solution, with the cards of the box."""
    return Search(state, content(), limit)


def new_game(seats: int, seed: int, **options: OptionValue) -> FairiesState:
    """The opening position of a game of Fairies."""
    state: FairiesState = rules_of("fairies").new_game(setup("fairies", seats, **options), seed)
    return state


def face(name: str) -> int:
    """The face that bears a name."""
    return next(face.id for face in content().faces if face.name == name)


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
    cards = [content().card(number) for number in shows]
    assert len(set(cards)) == len(cards), "a card can't lie in two places"
    public = FairiesPublic(
        hands=tuple(faces(hand) for hand in hands),
        ring=tuple(face(name) for name in ring),
        active=active,
        turns=turns,
        seen=set_of(shows) | faces(once_seen),
        cards=set_of(cards),
        goal=Goal(**{"solitaire": len(hands) == 1, **goal}),
        history=history,
    )
    return FairiesState(public, FairiesSecret())


def add(state: FairiesState, name: str) -> AnyStep:
    """The turn of the active seat that adds the card showing the name."""
    rules = rules_of("fairies")
    action = Add(state.public.active, face(name))
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
    return set(content().named(state.public.hands[seat]))


def ring(state: FairiesState) -> list[str]:
    """The names that show in the ring, in the order of their arrival."""
    return [content().faces[number].name for number in state.public.ring]


def goblins(mask: int) -> int:
    """How many of a set of faces are goblins."""
    return sum(content().faces[number].side == "goblin" for number in members(mask))


def fairies(mask: int) -> int:
    """How many of a set of faces are fairies."""
    return sum(content().faces[number].side == "fairy" for number in members(mask))


def known_backs(view: FairiesView) -> tuple[int, ...]:
    """The faces that show and whose backs have been seen in play, so that they are no secret any more."""
    return members(showing(view.public) & view.public.seen & content().turned(view.public.seen))


def met_before(view: FairiesView) -> int:
    """How often the present position has been met before (F-26)."""
    history = view.public.history
    return history.count(history[-1]) - 1 if history else 0
