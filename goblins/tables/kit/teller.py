"""Stories: a step's events told one after another, as beats that lead from one layout to another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from goblins.core.contract import Event, ViewT
from goblins.tables.contract import TableContext
from goblins.tables.kit.form import OFTEN, Form
from goblins.ui.moving.motion import Beat, Layout, Piece, Placement

Telling = TypeVar("Telling", bound=Callable[..., None])

#: How long pieces take to their places when nothing else is told, in seconds.
HOME = 0.22


def tells(*kinds: type[Event]) -> Callable[[Telling], Telling]:
    """Marks the method of a teller that tells events of these kinds."""

    def mark(method: Telling) -> Telling:
        method.tells = kinds  # type: ignore[attr-defined]
        return method

    return mark


class Teller(Generic[ViewT]):
    """Tells events with a view of its own (`now`) that changes as it goes; games derive theirs, with a method a kind.

    Events that no method is marked for show by the difference of the layouts alone.
    """

    #: How long the last beat takes if pieces are not yet where they lie after the step.
    home: ClassVar[float] = HOME
    _methods: ClassVar[Mapping[type[Event], str]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {kind: name for name, method in vars(cls).items() for kind in getattr(method, "tells", ())}
        cls._methods = {**cls._methods, **own}

    def __init__(self, before: ViewT, context: TableContext, lay_out: Callable[[ViewT], Layout]) -> None:
        self.now, self.context, self._lay_out = before, context, lay_out
        self._lain: tuple[ViewT, Layout] | None = None
        #: How things stand after the step, known as soon as it is told.
        self.after = before
        self._acted = self.acting(before)
        self.beats: list[Beat] = []
        self._moment = ""
        self._begun: set[str] = set()

    def tell(self, events: Sequence[Event], after: ViewT) -> list[Beat]:
        """The beats, the last one leading to how things lie after the step."""
        self.after = after
        for event in events:
            name = self._methods.get(type(event))
            if name:
                getattr(self, name)(event)
        self.end()
        return self.beats

    def end(self) -> None:
        """The last beat, if pieces are not yet where they lie after the step."""
        last = self._lay_out(self.after)
        if not self.beats or self.beats[-1].layout != last:
            self.beats.append(Beat(last, self.home))

    def beat(self, seconds: float, sound: str = "", *, layout: Layout | None = None, **more: Any) -> None:
        """One more beat: pieces glide to a layout (as the view is now); `more` is what else a `Beat` has."""
        where = self.laid() if layout is None else layout
        self.beats.append(Beat(where, seconds, sound, moment=self._moment, passed=self._turn_passed(), **more))
        self._moment = ""

    def acting(self, view: ViewT) -> int | None:
        """Whose plate shines as things stand; games whose stories go on after a turn say it."""
        return None

    def _turn_passed(self) -> bool:
        """Whether what is told now happens after the turn has passed on."""
        return self._acted != self.acting(self.now) == self.acting(self.after)

    def moment(self, name: str, *seats: int, deciding: bool = False) -> Form:
        """A great moment that concerns these seats begins with the next beat; in what form it is told."""
        echo = name in self._begun or name in self.context.lately
        self._moment = name
        self._begun.add(name)
        humans = any(self.context.seat(seat).is_human for seat in seats)
        if deciding:
            return Form()
        return Form(among_bots=not humans, repeated=self.context.told.get(name, 0) >= OFTEN, echo=echo)

    def laid(self) -> dict[Piece, Placement]:
        """Where everything lies as the view is now; a copy that may be changed."""
        if self._lain is None or self._lain[0] is not self.now:
            self._lain = self.now, self._lay_out(self.now)
        return dict(self._lain[1])

    def name(self, seat: int) -> str:
        """What somebody is called."""
        return self.context.name(seat)
