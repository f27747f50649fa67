"""What a table is: the answers a game gives about its look, and the few facts it gives them from.

A game's look is three answers: `layout` (where every piece lies), `gestures` (what a piece dropped somewhere means)
and `story` (what happened between two views, as beats). The rest is painting, words and numbers. What only some tables
can do besides is a capability (`goblins.tables.capabilities`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal

from msgspec import Struct, field

from goblins.core.contract import Action, ActionT, AnyRules, Complete, Event, Refusal, ViewT
from goblins.core.setup import Seat, Setup
from goblins.ui.drag import Gestures
from goblins.ui.moving.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

PieceLook = Literal["idle", "hover", "selected", "held", "hint"]


class Camera(Struct, frozen=True):
    """A part of the table that somebody has come close to with the wheel, in units of the table's own."""

    closeness: float
    x: float
    y: float


class TableContext(Struct, frozen=True):
    """Who sits at the table, who looks at it and how, and what is known about the match beyond the view."""

    setup: Setup
    viewer: int
    facts: dict[str, str] = {}
    """Words from the library: par, best results, the deal's code."""
    assisted: bool = False
    covered: bool = False
    """Whether the hand of the one who looks lies face down, because somebody else may be looking too."""
    waiting: bool = False
    """True if the viewer has nothing to decide any longer, also while their last step is still told."""
    pausing: bool = False
    """Whether everybody has a moment before the next decision."""
    camera: Camera | None = None
    """Where the one who looks has come close; None: they see everything."""
    wishes: frozenset[str] = frozenset()
    """The game's preferences that are switched on in the settings now."""
    moods: dict[int, str] = {}
    """The faces that are not as usual at this moment, by seat."""
    told: dict[str, int] = {}
    """How often each great moment has been told at this table."""
    lately: frozenset[str] = frozenset()
    """The great moments told a few seconds ago."""
    acting: int | None = None
    """Whose plate shines; None: nobody's, as long as a match is being dealt and when it is over."""

    @property
    def may_show(self) -> bool:
        """True if the viewer is to turn up a covered hand: there is something to decide."""
        return self.covered and not self.waiting

    def seat(self, index: int) -> Seat:
        """Who sits there."""
        return self.setup.seats[index]

    def name(self, index: int) -> str:
        """What they are called."""
        return self.setup.seats[index].name

    def mood(self, index: int) -> str | None:
        """The mood a seat's portrait shows now; None: its usual face."""
        return self.moods.get(index)

    def others(self) -> list[int]:
        """The other seats in turn order, beginning after the one who looks."""
        count = len(self.setup.seats)
        return [(self.viewer + step) % count for step in range(1, count)]


class LogEntry(Struct, frozen=True):
    """One step in the log: in which turn, whose it was, and its events as their viewer may know them."""

    ply: int
    turn: int
    seat: int
    events: tuple[Event, ...]


class Attention(Struct, frozen=True):
    """What the player points at, holds and may do: what a table lights up."""

    active: Piece | None = None
    """The piece held, selected or hovered whose effect is previewed."""
    lit: frozenset[Piece] = frozenset()
    """Targets where something may be dropped now."""
    hovered: Piece | None = None
    hinted: Piece | None = None
    playable: bool = False
    """Whether the one who looks is to act."""
    sources: frozenset[Piece] = frozenset()
    """Pieces with which something may be done now."""
    aimed: Piece | None = None
    """The target on which the held piece would be dropped now."""
    advised: Piece | None = None
    """Where a hint would bring the piece it raises."""
    rising: frozenset[Piece] = frozenset()
    """Pieces of which one is to be chosen for the place that was clicked."""
    held: Piece | None = None
    """The piece in the hand, if one is: it is not where it lay."""
    moving: bool = False
    """Whether a story is being told: the view is how things stood before it."""
    now: Layout | None = None
    """While it is told: where every piece is just now."""

    def is_away(self, piece: Piece, home: Placement) -> bool:
        """Whether a piece has not come to its place yet, or is still to be turned up there."""
        if self.now is None:
            return False
        here = self.now.get(piece)
        return here is None or here.face != home.face or abs(here.x - home.x) + abs(here.y - home.y) > home.w / 2


class ActionButton(Struct, frozen=True):
    """A decision made with a button instead of a piece. `key` names a key of the settings that does the same."""

    rect: Rect
    label: str
    action: Action
    icon: str = ""
    kind: str = "teal"
    key: str = ""
    question: str = ""
    """What to ask before it is done; empty where a click is enough."""
    answers: tuple[str, str] = field(default_factory=lambda: (say("kit-yes"), say("kit-no")))
    """The answers to that: to do it, and not to."""
    then: tuple[Action, ...] = ()
    """What follows, one after the other, when its seat is to decide again, as long as that is still legal then."""
    on: Piece | None = None
    """The sheet it lies on, if it does: without that it is not to be seen."""
    below: Piece | None = None
    """The sheet that covers it while it lies there."""


class Panels(Struct, frozen=True):
    """Where the scene's own things go: the usual buttons by name, captions, toasts and the log."""

    buttons: dict[str, Rect]
    caption: Point
    log: Rect | None
    toast_y: float = 586.0
    toast: Rect | None = None
    """Where messages stand, if not in the middle at `toast_y`."""
    recap: Rect | None = None
    """Where it stands what others did since one's turn; None: nowhere, because the table shows it itself."""
    code: Rect | None = None
    """Where the deal's code stands, to be copied by a click."""
    sheet: bool = False
    """Whether the buttons lie on a sheet that is put away as soon as something happens: they go with it."""
    result: Rect | None = None
    """Where a button leads to the result, which waits for it: the last thing that lies on the table is to be read first."""
    veiled: bool = False
    """Whether the table lies in the dark below something: then the aim is not shown."""
    aim: Rect | None = None
    """Where it stands in a line what wins; no piece may ever lie there."""
    aim_large: Rect | None = None
    """The same for larger text, where there is more room; None: there is no more."""
    why: Rect | None = None
    """Where bots are asked why they did what they did; None: nowhere."""
    lanes: Rect | None = None
    """Where a challenge shows how far both are, in the place of something that it says as well; None: over the table."""
    said: tuple[Rect, ...] = ()
    """Where it stands what is to be done now, and with what: a tip covers none of it as long as there is room elsewhere."""
    aim_words: str = ""
    """What wins, where that depends on what is played; else it is what the rulebook's first page says."""


class GameTable(Complete, Generic[ViewT, ActionT], abstract=True):
    """How one game lies on the table."""

    game: ClassVar[str]
    lower_leads: ClassVar[bool]
    """Whether fewer is better in what the chart of a finished match counts."""

    def __init__(self, rules: AnyRules) -> None:  # noqa: B027 - not every table asks the rules
        """The table for the rules that are played by."""

    # ------------------------------------------------------------------ facts

    @abstractmethod
    def pictures(self) -> list[str]:
        """Every sprite the game's own pieces are made of."""

    @abstractmethod
    def facts_before(self, setup: Setup) -> list[str]:
        """What follows from a set-up, in sentences with clause ids, for the set-up screen."""

    @abstractmethod
    def standing(self, view: ViewT) -> tuple[int, ...]:
        """Where every seat is in the race, for the chart of a finished match."""

    @abstractmethod
    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence, with names; empty where it is not worth one."""

    # ------------------------------------------------------------------ where things are

    @abstractmethod
    def panels(self, view: ViewT, context: TableContext) -> Panels:
        """Where buttons, captions and the log go."""

    @abstractmethod
    def layout(self, view: ViewT, context: TableContext) -> Layout:
        """Where every piece lies."""

    @abstractmethod
    def targets(self, view: ViewT, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""

    # ------------------------------------------------------------------ what may be done

    @abstractmethod
    def gestures(self, view: ViewT, legal: Sequence[ActionT]) -> Gestures:
        """What a piece dropped on a target means, for every legal action with a gesture."""

    @abstractmethod
    def refused(
        self, view: ViewT, piece: Piece, target: Piece | None, context: TableContext
    ) -> ActionT | Refusal | None:
        """What an impossible drop (or a press on a fixed piece, which is then its own target) would have been: an action, so
        that the rules can say why not, or a refusal; None if it is nothing.
        """

    def decisions(self, view: ViewT, legal: Sequence[ActionT], context: TableContext) -> list[ActionButton]:
        """Legal actions that are made with a button."""
        return []

    # ------------------------------------------------------------------ what happened

    @abstractmethod
    def story(self, before: ViewT, after: ViewT, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, as beats that lead to `layout(after)`."""

    # ------------------------------------------------------------------ painting

    @abstractmethod
    def draw_ground(self, stage: Stage, view: ViewT, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Everything that does not move: the table-top, plates and panels."""

    @abstractmethod
    def draw_under(self, stage: Stage, view: ViewT, context: TableContext, attention: Attention) -> None:
        """Marks below the pieces."""

    @abstractmethod
    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece where it is now."""

    @abstractmethod
    def draw_over(self, stage: Stage, view: ViewT, context: TableContext, attention: Attention) -> None:
        """Marks and previews above the pieces."""

    def covers(self, view: ViewT, context: TableContext, attention: Attention, place: Rect) -> bool:
        """Whether what is shown of the thing pointed at lies over a place: a button there stays below it."""
        return False

    def circumstances(self, view: ViewT) -> frozenset[str]:
        """What is the case now, by the names that tips give it: one that is about it comes only then."""
        return frozenset()

    def paints_at_once(self, before: ViewT, after: ViewT, events: Sequence[Event], context: TableContext) -> bool:
        """Whether the ground shows from a step's beginning how things stand after it: nothing in it must be told first."""
        return False


AnyTable = GameTable[Any, Any]
