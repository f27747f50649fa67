"""The contract every game keeps: what a state, an action, an event, a view and a set of rules are.

Everything here is a frozen value. A game's own states, actions and events are `msgspec.Struct`s of its own; the
rest of the house handles them only through `Rules`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.house import MapFile
from goblins.core.info import GameInfo
from goblins.core.setup import Setup
from goblins.words import Argument, Message, message, say
from goblins.words.former import Told, tell


class Refusal(Struct, frozen=True):
    """Why something is not allowed: the clause that forbids it, and what the player is told."""

    rule: str
    said: Message

    @property
    def text(self) -> str:
        """The sentence for the player."""
        return say(self.said)


def refuse(rule: str, key: str, /, **args: Argument) -> Refusal:
    """A refusal by a clause, with the key of its sentence and what goes into it."""
    return Refusal(rule, message(key, **args))


#: What stands in an action for something that was not seen.
UNSEEN = -2


class Action(Struct, frozen=True, tag=True, gc=False):
    """An intent of one seat. Games derive their own; the tag makes them a union in JSON."""

    seat: int

    #: What is being decided when it may be made, by the game's own name for it; empty where the game does not ask.
    phase: ClassVar[str] = ""
    #: An action that only ends the game for its seat: bots and random play never choose it.
    resigns: ClassVar[bool] = False
    #: A decision that needs no look at a hidden hand: a human makes it at the open table, without a curtain first.
    openly: ClassVar[bool] = False
    #: An open decision that may be taken instead of others that need a look: then nobody has to look before it.
    blindly: ClassVar[bool] = False
    #: Something done beside the game's decisions whenever its seat may (a gesture, a shout): the game does not go on by
    #: it, undo does not stop at it, and bots do it only when they interrupt.
    aside: ClassVar[bool] = False
    #: The fields of it that nobody else sees when it is made.
    hidden: ClassVar[tuple[str, ...]] = ()

    def witnessed(self) -> Self:
        """The action as everybody else sees it: what is hidden of it is UNSEEN."""
        return replace(self, **dict.fromkeys(self.hidden, UNSEEN)) if self.hidden else self


class Event(Struct, frozen=True, tag=True, gc=False):
    """A fact that happened. Fields that a viewer may not know are None in that viewer's version."""


class ScoreLine(Struct, frozen=True, rename={"what": "label"}):
    """One line of a score's breakdown: what it is for, its amount, and whether it counts towards the total."""

    what: Told
    amount: int
    counts: bool = True

    @property
    def label(self) -> str:
        """What it is for, in words."""
        return tell(self.what)


def score_line(key: str, amount: int, *, counts: bool = True) -> ScoreLine:
    """A line of a score by the key of its words."""
    return ScoreLine(Message(key), amount, counts)


class Score(Struct, frozen=True, rename={"noted": "note"}):
    """What one seat reached; the lines that count add up to the total, the others explain it; `noted`: why nothing counts."""

    seat: int
    total: int
    lines: tuple[ScoreLine, ...] = ()
    noted: Told = ""

    @property
    def note(self) -> str:
        """Why nothing counts, in words; empty where it does."""
        return tell(self.noted)


class Outcome(Struct, frozen=True, rename={"said": "text", "headed": "headline"}):
    """Why a game ended and how the seats stand.

    `reason` is a slug the game declares in its info; `rule` is the clause. `ranking` lists the seats in groups, best
    first (tied seats share a group). `winners` is empty when nobody won. `headed` says who did then, or what a victory
    is called; nothing for the usual words. `others` are rivals without a seat, or a number to beat, with what they reached.
    """

    reason: str
    rule: str
    said: Told
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Score, ...]
    headed: Told = ""
    others: tuple[tuple[Told, int], ...] = ()

    @property
    def text(self) -> str:
        """Why it ended, in words that may follow a comma."""
        return tell(self.said)

    @property
    def headline(self) -> str:
        """Who won where nobody at the table did, or what the victory is called; empty for the usual words."""
        return tell(self.headed) if self.headed else ""

    @property
    def rivals(self) -> tuple[tuple[str, int], ...]:
        """Rivals without a seat, or what was to be beaten, in words, with what they reached."""
        return tuple((tell(name), reached) for name, reached in self.others)

    def score(self, seat: int) -> Score | None:
        """What a seat reached."""
        return next((score for score in self.scores if score.seat == seat), None)


StateT = TypeVar("StateT", bound=Struct)
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT", bound=Struct)


class Step(Struct, Generic[StateT, ActionT], frozen=True, gc=False):
    """One action, the state it led to, and what happened. `reveals`: hidden information or chance came into the open."""

    action: ActionT
    state: StateT
    events: tuple[Event, ...]
    reveals: bool


class Complete(ABC):  # noqa: B024 - which methods are abstract is for those who derive from it to say
    """A class whose concrete children must not forget anything: one that does fails when it is defined, not when it is used.

    What must be there are the abstract methods, and the names that an abstract class annotates without giving them a value.
    """

    def __init_subclass__(cls, *, abstract: bool = False, **others: Any) -> None:
        super().__init_subclass__(**others)
        if abstract:
            return
        missing = [name for name in dir(cls) if getattr(getattr(cls, name, None), "__isabstractmethod__", False)]
        for parent in cls.__mro__:
            promised = parent.__dict__.get("__annotations__", {})
            missing += [name for name in promised if not name.startswith("_") and not hasattr(cls, name)]
        if missing:
            raise TypeError(f"{cls.__name__} lacks {', '.join(sorted(set(missing)))}")


class Rules(Complete, Generic[StateT, ActionT, ViewT], abstract=True):
    """One stateless object per game that knows all its rules. Games derive from it; what open, simple games share is here.

    Everything a sitting is made of lives in one State: the rounds of a game, the games of a match or a campaign. Its
    outcome comes when all of it is over.
    """

    info: ClassVar[GameInfo]
    """Facts about the game that need no state."""
    state_type: ClassVar[Any]
    """The game's state, as a type msgspec can decode."""
    action_type: ClassVar[Any]
    """The union of the game's actions, as a type msgspec can decode."""
    view_type: ClassVar[Any]
    """What a seat may know, as a type msgspec can decode."""
    maps: ClassVar[Mapping[str, Callable[[Any], object]]] = {}
    """The game's own kinds of Tiled maps, besides the zones of tables, and who reads them."""
    map_file: ClassVar[Callable[[Any], MapFile] | None] = None
    """Makes a data file of house rules out of a Tiled map of one's own; None where the game is not played on a map."""
    numbers: Mapping[str, int | str | Message] = {}
    """The numbers that the rulebook's sentences name, as the box at hand has them."""

    def __init__(self, box: Any = None) -> None:  # noqa: B027 - a game without data needs nothing of it
        """The rules for what a box holds (a `goblins.content.box.Box`; None: as it is printed)."""

    @abstractmethod
    def new_game(self, setup: Setup, seed: int) -> StateT:
        """The opening position; the same set-up and seed give the same one everywhere."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats the game waits for, the one whose turn it is first; empty when the game is over."""

    def may_interrupt(self, state: StateT) -> tuple[int, ...]:
        """Seats that may act now although the game does not wait for them (a shout, a gesture)."""
        return ()

    @abstractmethod
    def turns(self, state: StateT) -> int:
        """How many turns have been completed; a turn may take several actions."""

    @abstractmethod
    def legal_actions(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """Everything the seat may do now, in a stable order; what resigns or stands aside comes last."""

    @abstractmethod
    def why_not(self, state: StateT, action: ActionT) -> Refusal | None:
        """Why the action is not allowed; None exactly for the legal ones."""

    @abstractmethod
    def apply(self, state: StateT, action: ActionT) -> Step[StateT, ActionT]:
        """What a legal action leads to. Illegal actions must not be given."""

    @abstractmethod
    def view(self, state: StateT, seat: int) -> ViewT:
        """What one seat may know, with no way back to the state."""

    def redact(self, event: Event, seat: int) -> Event:
        """The event as the seat may know it; in an open game, all of it."""
        return event

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def imagine(self, view: ViewT, rng: random.Random) -> StateT:
        """A possible world that fits everything the view knows."""

    @abstractmethod
    def audit(self, state: StateT) -> tuple[str, ...]:
        """What is impossible in a state (cards lost or doubled, pieces off the board); empty when it is sound."""

    def renewed(self, state: StateT) -> StateT:
        """Return a state that an earlier `rules_version` may have stored, as today's rules can play it on."""
        return state

    def has_secrets(self, setup: Setup) -> bool:
        """Whether seats see different things in this set-up, so that a curtain is needed between humans."""
        return False

    @abstractmethod
    def describe(self, state: StateT) -> dict[str, Any]:
        """The position in plain words, for `deal --json`."""


AnyRules = Rules[Any, Any, Any]
AnyStep = Step[Any, Any]


class IllegalAction(Exception):
    """An action was played that the rules refuse; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.text}")
        self.refusal = refusal
