"""What a table is: the answers a game gives about its look, and the few facts it gives them from.

A game's look is three answers: `layout` (where every piece lies), `gestures` (what a piece dropped somewhere means)
and `story` (what happened between two views, as beats). Everything else is painting.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Literal, Protocol

import pygame
from msgspec import Struct

from goblins.core.contract import Action, Event
from goblins.core.setup import Seat, Setup
from goblins.library.settings import Settings
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

PieceLook = Literal["idle", "hover", "selected", "held", "hint"]


class Camera(Struct, frozen=True):
    """A part of the table that somebody has come close to with the wheel, in units of the table's own."""

    closeness: float
    x: float
    y: float


class TableContext(Struct, frozen=True):
    """Who is at the table, who looks at it, and what is known about the match beyond the view."""

    setup: Setup
    viewer: int
    facts: dict[str, str] = {}
    """Words from the library: par, best results, the deal's code."""
    assisted: bool = False
    covered: bool = False
    """Whether the hand of the one who looks lies face down, because somebody else may be looking too."""
    pausing: bool = False
    """Whether everybody has a moment before the next decision."""
    camera: Camera | None = None
    """What the one who looks has come close to; None: they see everything."""

    def seat(self, index: int) -> Seat:
        """Who sits there."""
        return self.setup.seats[index]

    def name(self, index: int) -> str:
        """What they are called."""
        return self.setup.seats[index].name

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
    moving: bool = False
    """Whether a story is being told: the view is how things stood before it."""


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
    then: tuple[Action, ...] = ()
    """What follows, one after the other, when its seat is to decide again, as long as that is still legal then."""


class StandingOrder(Struct, frozen=True):
    """How a person wants a question to be put from now on, ticked beside it: kept by name in a list of the settings."""

    rect: Rect
    label: str
    setting: str
    """The settings' list of the names of those who want it so."""
    name: str
    """The person's name."""
    tooltip: str = ""


class Panels(Struct, frozen=True):
    """Where the scene's own things go: the usual buttons by name, captions, toasts, the log, and replay's controls."""

    buttons: dict[str, Rect]
    caption: Point
    log: Rect | None
    controls: Rect
    toast_y: float = 586.0
    toast: Rect | None = None
    """Where messages stand, if not in the middle at `toast_y`."""
    log_rows: tuple[Rect, ...] = ()
    """Where the last turns stand in the log, the newest first: a click watches one again."""
    code: Rect | None = None
    """Where the deal's code stands, to be copied by a click."""
    cover: Rect | None = None
    """Where a hand lies that is covered between the decisions that need it, and shown by a click; None: it never is."""
    cover_label: str = "Show my hand"
    look: Rect | None = None
    """Where a person who could decide blindly asks to look at their hand first."""
    pause: Point | None = None
    """Where the pause before a moment drains away."""
    glances: tuple[tuple[Piece, Rect], ...] = ()
    """Pieces that show more while they are pointed at, and where a click, or Tab and Enter, does the same."""
    caps: tuple[tuple[str, Piece], ...] = ()
    """Keys of the settings, by name, and the pieces that show their caps while they stand for something (`shortcuts`)."""


class Table(Protocol):
    """How one game lies on the table. Games derive from it; what most of them don't need has an answer here."""

    game: str

    def prepare(self, stage: Stage, view: Any, context: TableContext) -> list[Callable[[], Any]]:
        """Small jobs that make pictures ready, so that the first frame comes soon: every piece, drawn once out of sight."""

        def job(placement: Placement) -> Callable[[], Any]:
            def draw() -> None:
                with stage.onto(pygame.Surface(stage.surface.get_size())):
                    self.draw_piece(stage, placement, "idle")

            return draw

        return [job(placement) for placement in self.layout(view, context).values()]

    def pictures(self) -> list[str]:
        """Every sprite the game's own pieces are made of."""

    def facts_before(self, setup: Setup) -> list[str]:
        """What follows from a set-up, in sentences with clause ids, for the set-up screen."""

    def standing(self, view: Any) -> tuple[int, ...]:
        """Where every seat is in the race, for the chart of a finished match; see `standing_label`."""

    standing_label: str
    """What the chart counts."""
    lower_leads: bool
    """Whether fewer is better in it."""

    watched: bool = False
    """Whether everybody must watch what happens between two decisions of one player: then a hand that can be covered is
    covered after each of them, and not only when another person has to do with the table.
    """

    def decisions(self, view: Any, legal: Sequence[Any], context: TableContext) -> list[ActionButton]:
        """Legal actions that are made with a button."""
        return []

    def shortcuts(self, view: Any, legal: Sequence[Any], context: TableContext) -> dict[str, Action]:
        """Legal actions that keys of the settings stand for, by the key's name there."""
        return {}

    def reaction_window(self, view: Any, context: TableContext) -> Hashable | None:
        """The moment the table has come to, if everybody gets the same short pause before anything is decided in it."""
        return None

    def standing_orders(self, view: Any, legal: Sequence[Any], context: TableContext) -> list[StandingOrder]:
        """What the person who is asked may want from now on; it must not depend on what is hidden."""
        return []

    def auto_answer(self, view: Any, legal: Sequence[Any], settings: Settings, context: TableContext) -> Action | None:
        """What the table answers for a person whose view this is, if they have set it so; None: they answer themselves."""
        return None

    def drop_hint(self, view: Any, piece: Piece, target: Piece, context: TableContext) -> str:
        """What to say about a drop that means nothing, but is not against any rule; empty for silence."""
        return ""

    def zoom(self, view: Any, context: TableContext, pos: Point, up: float) -> Camera | None:
        """What is looked at after the wheel was turned at a point; `company.gaze` where it means nothing."""
        return context.camera

    def can_pan(self, view: Any, context: TableContext, pos: Point) -> bool:
        """Whether a point lies on what one may come closer to, so that it can be pulled about there by somebody who has."""
        return False

    def pan(self, view: Any, context: TableContext, camera: Camera, by: Point) -> Camera:
        """What is looked at after the ground was pulled by so much, kept within the bounds of the table."""
        return camera

    def draw_scores(self, stage: Stage, view: Any, context: TableContext, rect: Rect) -> bool:
        """A score sheet of the table's own for a finished match; whether there is one."""
        return False

    def panels(self, view: Any, context: TableContext) -> Panels:
        """Where buttons, captions and the log go."""

    def layout(self, view: Any, context: TableContext) -> Layout:
        """Where every piece lies."""

    def targets(self, view: Any, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""

    def gestures(self, view: Any, legal: Sequence[Any]) -> dict[tuple[Piece, Piece], Any]:
        """What a piece dropped on a target means (see `ui.drag.Gestures`), for every legal action with a gesture."""

    def equal_piece(self, view: Any, piece: Piece, action: Action) -> Piece:
        """The piece that will really move when one is dropped: where several are equal, the rules may take another one."""
        return piece

    def refused(self, view: Any, piece: Piece, target: Piece, context: TableContext) -> Any:
        """What an impossible drop (or a press on a fixed piece, which is then its own target) would have been: an action, so
        that the rules can say why not, or a refusal; None if it is nothing.
        """

    def story(self, before: Any, after: Any, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, as beats that lead to `layout(after)`."""

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A turn in a sentence, with names."""

    def draw_ground(self, stage: Stage, view: Any, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Everything that does not move: the table-top, plates and panels."""

    def draw_under(self, stage: Stage, view: Any, context: TableContext, attention: Attention) -> None:
        """Marks below the pieces."""

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece where it is now."""

    def draw_over(self, stage: Stage, view: Any, context: TableContext, attention: Attention) -> None:
        """Marks and previews above the pieces."""

    def draw_beat(self, stage: Stage, beat: Beat, progress: float) -> None:
        """A beat's flourish."""
