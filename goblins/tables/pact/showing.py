"""What pieces of Pact show. Goblins, Tasks, Specialists and Commands are numbers, and so are kinds and seasons."""

from __future__ import annotations

from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.faces import Owner
from goblins.ui.moving.motion import Face


class ZoneFace(Face, frozen=True):
    """Nothing: a place to be pointed at, or where something is dropped."""


# ---------------------------------------------------------------------- goblins


class GoblinFace(Face, frozen=True):
    """A goblin with its portrait, in a hand or in the row."""

    card: int


class ShownFace(Face, frozen=True):
    """A goblin on display; the uppermost of its kind says how many there are."""

    card: int
    count: int


class DiscardedFace(Face, frozen=True):
    """A discarded goblin; the uppermost one says what pile it is."""

    card: int
    on_top: bool


class BackFace(Face, frozen=True):
    """A goblin's back."""


class DeckFace(Face, frozen=True):
    """The deck of goblins."""

    count: int


class PermanentFace(Face, frozen=True):
    """An uncovered symbol of a Master (P-53)."""

    kind: int


class PaidFace(Face, frozen=True):
    """What pays for a needed goblin, on the sheet."""

    kind: int
    source: int


class CellFace(Face, frozen=True):
    """Another way to pay for a needed goblin, on the sheet."""

    kind: int


# ---------------------------------------------------------------------- Tasks


class TaskFace(Face, frozen=True):
    """A Task as a whole."""

    task: int


class StripFace(Face, frozen=True):
    """The head of a Task in a pile."""

    task: int


class TileFace(Face, frozen=True):
    """A Task as a small square."""

    task: int


class TaskDeckFace(Face, frozen=True):
    """The deck of Tasks, with the season of the next one."""

    season: int
    count: int


class PocketFace(Face, frozen=True):
    """One's own Pact card: how many Tasks and Figures are on it, and whose it is."""

    count: int
    extra: int
    left: Owner
    right: Owner


# ---------------------------------------------------------------------- Specialists and the expert game


class SpecialistFace(Face, frozen=True):
    """A Specialist as a card with its words."""

    number: int
    spent: bool
    resting: bool = False
    """Whether its owner, who looks, can't do anything with it now."""
    reason: str = ""
    """When its owner, who looks, can use it: said below the card."""


class TicketFace(SpecialistFace, frozen=True):
    """A Specialist lying flat, with its name."""


class BadgeFace(SpecialistFace, frozen=True):
    """A Specialist's emblem only."""


class MasterFace(Face, frozen=True):
    """A Master Goblin, and on which of its symbols a Figure still stands."""

    kind: int
    standing: tuple[bool, ...]
    colour: str


class FigureFace(Face, frozen=True):
    """A Figure."""

    colour: str


class DynamiteFace(Face, frozen=True):
    """A Dynamite card with its Marker."""

    at: int
    colour: str


class CommandFace(Face, frozen=True):
    """A Command with its words."""

    command: int


class KeptFace(Face, frozen=True):
    """A Command beside one's hand: numeral, picture and values."""

    command: int


class CommandBackFace(Face, frozen=True):
    """A Command's back."""


# ---------------------------------------------------------------------- panels among the pieces


class ChoiceFace(Face, frozen=True):
    """The panel below the Commands to choose from."""


class SheetFace(Face, frozen=True):
    """The payment sheet."""

    view: PactView
    context: TableContext


class ScoresFace(Face, frozen=True):
    """What shows how a game was counted, pressed or not."""


class NextFace(Face, frozen=True):
    """The page between two games of a campaign."""

    view: PactView
    context: TableContext
