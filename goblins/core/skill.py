"""What a game tells bots about playing it well: how good a position is, what is worth trying, and why."""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Mapping, Sequence
from copy import copy
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.chance import pick
from goblins.core.contract import Action
from goblins.core.judgement import Judgement
from goblins.words import Message, literal, message, with_messages

StateT = TypeVar("StateT", bound=Struct, contravariant=True)
ViewT = TypeVar("ViewT", bound=Struct)
ActionT = TypeVar("ActionT", bound=Action)


class Leaning(Struct, frozen=True, gc=False):
    """What an action is like, whatever it is worth: each from 0 (not at all) to 1 (very much so).

    How much it harms others and helps them, how much of one's own it risks, and how much it commits one to what was begun.
    A temper chooses among actions of one `deed` only.
    """

    harm: float = 0.0
    help: float = 0.0
    risk: float = 0.0
    commit: float = 0.0
    deed: str = ""


#: An action that says nothing about who does it.
PLAIN = Leaning()


class Lapses(Struct, frozen=True, gc=False):
    """How often somebody acts without thinking: so many times of so many."""

    times: int
    of: int = 1


#: Who always thinks; and how careless easy bots are, unless their game says otherwise.
CAREFUL, EASYGOING = Lapses(0), Lapses(1, 4)
#: How much a search tries besides what is best so far, unless a game knows better.
USUAL_CURIOSITY = 1.0


class Skill(Protocol[StateT, ActionT, ViewT]):
    """A game's own knowledge. It never sees more than the bot that asks: states are imagined ones."""

    judgement: Judgement = Judgement()
    """What the features of positions count for; empty where nothing can be learned."""

    one_world: bool = False
    """Whether every view has but one world, where nothing happens by chance: then a search works out a position only once."""

    def by_hand(self) -> Self:
        """The same knowledge, judging as somebody set it by hand: what was learned is for those who play well."""
        if not self.judgement.learned:
            return self
        other = copy(self)
        other.judgement = replace(self.judgement, learned={})
        return other

    def evaluate(self, state: StateT, seat: int) -> float:
        """How good a position is for a seat, from 0 (lost) to 1 (won)."""

    def features(self, state: StateT, seat: int) -> tuple[float, ...] | None:
        """What a position is judged by, as weights are learned for it; None where it is judged otherwise."""
        return None

    def inclination(self, state: StateT, action: ActionT) -> float:
        """How promising an action looks at first sight, from 0 up; cheap, for choosing what a search tries first."""
        return 1.0

    def rollout(self, state: StateT, actions: tuple[ActionT, ...], rng: random.Random) -> ActionT:
        """A quick sensible choice, for playing a game out."""
        return pick(rng, actions)

    def reason(self, view: ViewT, action: ActionT) -> Message:
        """Why a player might do this, something that tells nothing the view does not show."""

    def leaning(self, state: StateT, action: ActionT) -> Leaning:
        """What an action is like, for those who have a temper; from an imagined state."""
        return PLAIN

    def phrase(self, view: ViewT, action: ActionT) -> Message | None:
        """What an action is, in a few words that begin with what is done; None where it has none."""
        return None

    def open_reason(self, view: ViewT, action: ActionT) -> Message | None:
        """Why somebody else may have done this, from what the one who asks saw before, and of the action what everybody saw.

        None where there is nothing to say about it, as in a step of which the next one tells.
        """
        return None

    def stirring(self, public: Any, levels: Mapping[int, str]) -> Collection[int]:
        """Which of the bots (their level by seat) might interrupt now, by what lies open alone.

        Asked at every step: quick, and in doubt one too many.
        """
        return levels

    def interrupt(self, view: ViewT, legal: tuple[ActionT, ...], level: str, rng: random.Random) -> ActionT | None:
        """What a bot of a level does when it may interrupt; None for keeping still."""
        return None

    def recall(self, view: ViewT, level: str, rng: random.Random) -> ViewT:
        """The view as a bot of a level remembers it; good bots forget nothing."""
        return view

    def careless(self, view: ViewT, level: str) -> Lapses:
        """How often a bot of a level decides without thinking."""
        return EASYGOING if level == "easy" else CAREFUL

    def worlds(self, view: ViewT, level: str) -> int:
        """In how many possible worlds a bot of a level thinks its turn through; 0: it searches a tree instead."""
        return 0

    def alike(self, state: StateT, seat: int) -> Hashable:
        """What a seat's position in the midst of its turn comes to: from equal ones it goes on equally well."""
        return state

    def iterations(self, level: str) -> int | None:
        """How often a bot of a level that searches tries a line of play; None for as often as usual."""
        return None

    def consider(self, state: StateT, actions: tuple[ActionT, ...]) -> tuple[ActionT, ...]:
        """The actions worth a thought, at least one: without twins, and without what is never good.

        It looks at nothing that the acting seat does not see.
        """
        return actions

    def patience(self, level: str) -> int:
        """How many actions ahead a bot of a level plays out in its head before it judges the position."""
        return 2

    def curiosity(self, level: str) -> float:
        """How much the search of a level tries besides what is best so far."""
        return USUAL_CURIOSITY


def player(seat: int) -> Message:
    """Somebody at the table, within a sentence; `with_names` makes a name of it."""
    return message("core-player", seat=seat, number=seat + 1)


def with_names(what: Message, names: Sequence[str]) -> Message:
    """A message in which the players of a match have their names."""

    def named(one: Message) -> Message:
        return literal(names[int(dict(one.args)["seat"])]) if one.key == "core-player" else one  # type: ignore[arg-type]

    return with_messages(what, named)


AnySkill = Skill[Any, Any, Any]
