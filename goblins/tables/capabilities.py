"""What some tables can do besides: a table derives from the capabilities it has, and screens ask by `isinstance`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Generic, Literal

from msgspec import Struct, field

from goblins.core.contract import Action, ActionT, ViewT
from goblins.core.info import Preference
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.library.settings import Settings
from goblins.tables.contract import Attention, Camera, LogEntry, TableContext
from goblins.tables.kit.tally import Tally
from goblins.tables.kit.traces import Trace
from goblins.ui.draw.backdrops import Steps
from goblins.ui.moving.motion import Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say


class NamesAreas(ABC, Generic[ViewT]):
    """Has names for parts of the table that are no pieces, so that they can be pointed at and explained."""

    @abstractmethod
    def areas(self, view: ViewT, context: TableContext) -> dict[str, Rect]:
        """Where each named part lies."""


class Subject(Struct, frozen=True):
    """Something on the table that explains itself: its topic, the facts its sentences name, and where it lies."""

    topic: str
    rect: Rect
    facts: dict[str, int | str] = {}
    leave: tuple[Rect, ...] = ()
    """What else is to stay in sight while it is explained, such as a large picture of it."""
    shown: bool = False
    """Whether the table itself shows more of it while it is pointed at: then it is explained only when asked for."""
    who: int | None = None
    """The seat whose plate it is: a bot is named with its level and temper besides."""


class Explains(ABC, Generic[ViewT]):
    """Says what the things on it are (`data/<game>/topics.yaml`)."""

    #: Every topic that a subject of this table can have.
    topics: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def subject(self, view: ViewT, context: TableContext, piece: Piece | None, pos: Point) -> Subject | None:
        """What lies at a point, a piece of it or a part of the table; None where there is nothing to say."""


class Carries(ABC, Generic[ViewT]):
    """Has pieces with others on them."""

    @abstractmethod
    def carried(self, view: ViewT, context: TableContext, piece: Piece, held: Placement) -> Layout:
        """What lies on a piece, and where it is while that is held so."""


class ShowsPieces(ABC):
    """Can show any of its pieces outside a game."""

    @abstractmethod
    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        """The face of a piece by its kind and number, and how high it is compared with its width."""


class PreparesPictures(ABC, Generic[ViewT]):
    """Knows better than its layout which pictures will be needed."""

    @abstractmethod
    def prepare(self, stage: Stage, view: ViewT, context: TableContext) -> list[Callable[[], Any]]:
        """Small jobs that make pictures ready, so that the first frame comes soon."""


class Foresees(ABC, Generic[ViewT]):
    """Knows which pictures its great moments will need."""

    @abstractmethod
    def foreseen(self, stage: Stage, view: ViewT, context: TableContext) -> list[Callable[[], Any]]:
        """Small jobs that make such pictures, the likeliest first: they are done while the table lies still."""

    def kept_ready(self, stage: Stage, view: ViewT, context: TableContext) -> list[Callable[[], Any]]:
        """The jobs for what any step may show: done again after each, for what is long unused is forgotten some day."""
        return []


class OwnGround(ABC):
    """Lies on a ground of its own, not on moss: the screens before and after a match show that, too."""

    @abstractmethod
    def ground_steps(self, stage: Stage) -> Steps:
        """Paint the ground alone, as large as the window, step by step."""


class Zoomable(ABC, Generic[ViewT]):
    """Can be come close to with the wheel, and pulled about then."""

    @abstractmethod
    def zoom(self, view: ViewT, context: TableContext, pos: Point, up: float) -> Camera | None:
        """The camera after the wheel was turned at a point; `context.camera` where that means nothing."""

    @abstractmethod
    def can_pan(self, view: ViewT, context: TableContext, pos: Point) -> bool:
        """Whether the ground can be pulled at a point by somebody who has come close."""

    @abstractmethod
    def pan(self, view: ViewT, context: TableContext, camera: Camera, by: Point) -> Camera:
        """The camera after the ground was pulled by so much, kept within the bounds of the table."""


class Cover(Struct, frozen=True):
    """Where a hand lies that is covered between the decisions that need it, and what the button says that shows it.

    `look`: where a person who could decide blindly asks to look at their hand first.
    """

    rect: Rect
    label: str = field(default_factory=lambda: say("kit-show-hand"))
    look: Rect | None = None


class CoversHand(ABC, Generic[ViewT]):
    """Can turn the hand of the one who looks face down, so that no curtain is needed while nobody looks at theirs."""

    #: Whether everybody must watch what happens between two decisions of one player: then the hand is covered after each
    #: of them, and not only when another person has to do with the table.
    watched: ClassVar[bool] = False

    def stays_up(self, view: ViewT, context: TableContext) -> bool:
        """Whether the one who looks goes on deciding after what they did, and no other person need look meanwhile."""
        return False

    @abstractmethod
    def cover(self, view: ViewT, context: TableContext) -> Cover | None:
        """Where the hand is covered; None where it never is."""


class Shortcuts(ABC, Generic[ViewT, ActionT]):
    """Has keys of its own for some actions (`GameInfo.keys`)."""

    @abstractmethod
    def shortcuts(self, view: ViewT, legal: Sequence[ActionT], context: TableContext) -> dict[str, Action]:
        """Legal actions that keys stand for, by the key's name."""

    def key_caps(self, view: ViewT, context: TableContext) -> list[tuple[str, Piece]]:
        """Keys by name, and the pieces that show their caps while they stand for something."""
        return []


class ReactionWindow(ABC, Generic[ViewT]):
    """Gives everybody the same short pause before some decisions."""

    @abstractmethod
    def reaction_window(self, view: ViewT, context: TableContext) -> Hashable | None:
        """What the pause is before, if there is one in this position: a new value is a new pause."""

    @abstractmethod
    def reaction_ring(self, view: ViewT, context: TableContext) -> Point:
        """Where the pause drains away."""

    def draw_pause(self, stage: Stage, view: ViewT, context: TableContext, left: float) -> bool:
        """Draw in the table's own way how much of the pause is left, from 1 to 0; False: a small ring says it."""
        return False


class StandingOrder(Struct, frozen=True):
    """A preference that a person may want for themselves from now on, ticked beside the question it is about."""

    rect: Rect
    label: str
    preference: Preference
    name: str
    """The person's name."""
    tooltip: str = ""


class StandingOrders(ABC, Generic[ViewT, ActionT]):
    """Answers for people who want that; neither may depend on what is hidden from the others."""

    @abstractmethod
    def standing_orders(self, view: ViewT, legal: Sequence[ActionT], context: TableContext) -> list[StandingOrder]:
        """What the person who is asked may want from now on."""

    @abstractmethod
    def auto_answer(
        self, view: ViewT, legal: Sequence[ActionT], settings: Settings, context: TableContext
    ) -> ActionT | None:
        """What is answered for a person whose view this is, if they have set it so; None: they answer themselves."""


class DropHints(ABC, Generic[ViewT]):
    """Has something to say about drops that mean nothing, but are not against any rule."""

    @abstractmethod
    def drop_hint(self, view: ViewT, piece: Piece, target: Piece | None, context: TableContext) -> str:
        """What to say; empty for silence."""


class PricesDrops(ABC, Generic[ViewT]):
    """Says at its targets what dropping there costs and brings."""

    @abstractmethod
    def priced(self, stage: Stage, view: ViewT, context: TableContext, attention: Attention) -> list[Rect]:
        """Where it says so now, so that nothing else is laid over it."""


class EqualPieces(ABC, Generic[ViewT, ActionT]):
    """Has pieces that are equal to the rules, so that they may move another one than was dropped."""

    @abstractmethod
    def equal_piece(self, view: ViewT, piece: Piece, action: ActionT) -> Piece:
        """The piece that will really move when one is dropped."""


class TellsTurns(ABC):
    """Tells a whole turn better than step by step."""

    @abstractmethod
    def turn_words(self, turn: Sequence[LogEntry], context: TableContext) -> str:
        """The steps of a turn in sentences; empty where nothing is worth telling."""


class LeavesTraces(ABC):
    """Tells what others did by pictures of the pieces it was done with."""

    @abstractmethod
    def traces(self, entry: LogEntry, context: TableContext) -> list[Trace]:
        """What is worth remembering of a step, each thing by itself."""


class KnowsItsPage(ABC, Generic[ViewT]):
    """Knows which clause is about what is being decided: there the rulebook opens."""

    @abstractmethod
    def page(self, view: ViewT) -> str:
        """The clause; empty: the book begins at its beginning."""


class TellsAfterwards(ABC, Generic[ViewT]):
    """Reminds the one who looks of what happened before, on top of everything that lies there."""

    @abstractmethod
    def draw_recap(self, stage: Stage, view: ViewT, context: TableContext, log: Sequence[LogEntry]) -> None:
        """What is to be remembered; it must follow from the view and the log alone."""


class Headlines(ABC):
    """Knows what counted most in a turn."""

    @abstractmethod
    def headline(self, turn: Sequence[LogEntry], context: TableContext) -> str:
        """A turn in one short sentence; empty where nothing stands out."""


class ScoreSheet(ABC, Generic[ViewT]):
    """Has a score sheet of its own, shown in the result instead of the plain ranking."""

    @abstractmethod
    def draw_scores(self, stage: Stage, view: ViewT, context: TableContext, rect: Rect) -> bool:
        """The sheet of a finished match; whether there is one."""

    def has_scores(self, view: ViewT) -> bool:
        """Whether there is a sheet for such a match."""
        return True

    def score_steps(self, view: ViewT, rect: Rect) -> tuple[float, ...]:
        """Where its rows begin from above, the sums last, if they are to be counted one after another."""
        return ()

    def score_labels(self, view: ViewT, rect: Rect) -> float:
        """How wide the column is that says what the rows are: it can be read before they are counted."""
        return 0.0

    def draw_sums(  # noqa: B027 - a sheet that is not counted has none
        self, stage: Stage, view: ViewT, rect: Rect, counted: int
    ) -> None:
        """The sums below the sheet while so many rows are counted."""

    def score_notes(self, view: ViewT, rect: Rect) -> list[tuple[Rect, str, str]]:
        """Places that say more when they are pointed at: what they say, and the clause it comes from."""
        return []

    def light_winner(self, stage: Stage, view: ViewT, rect: Rect) -> None:  # noqa: B027 - many sheets need no light
        """Light up whoever has won, once everything is counted."""


class Tallies(ABC, Generic[ViewT]):
    """Tells in columns of its own what every seat came to, for the ranking of the result."""

    @abstractmethod
    def tally(self, view: ViewT, context: TableContext, log: Sequence[LogEntry]) -> Tally:
        """The columns of a finished match; it must follow from the view and the log alone."""


#: How close a game is: 0 not at all, 1 it may be over soon, 2 one step more.
Tension = Literal[0, 1, 2]


class Tense(ABC, Generic[ViewT]):
    """Knows how close the game is, so that it can be heard: by everybody, and so it must follow from what lies open."""

    @abstractmethod
    def tension(self, view: ViewT) -> Tension:
        """How close it is."""


class Feels(ABC, Generic[ViewT]):
    """Knows how everybody takes what has become of them, so that it is seen in their faces: from what lies open alone."""

    @abstractmethod
    def feelings(self, view: ViewT) -> dict[int, str]:
        """The moods of those who don't look as usual while nothing happens, by seat."""


class DrawsMap(ABC):
    """Is played on a map that can be another one."""

    @abstractmethod
    def draw_map(self, stage: Stage, rect: Rect) -> None:
        """The map that is played on, small, into a rectangle."""


class KnowsBetter(ABC):
    """Knows after the end what would have been better."""

    @abstractmethod
    def better_way(self, match: Match) -> tuple[int, tuple[Action, ...]] | None:
        """From which ply on something else would have been better, and what; None where nothing would."""


class Campaigns(ABC, Generic[ViewT]):
    """Can be played as a campaign: several games in a row, which are stops of a road on a map."""

    @abstractmethod
    def has_campaign(self, setup: Setup) -> bool:
        """Whether a match of such a set-up is a campaign."""

    @abstractmethod
    def campaign_names(self) -> tuple[str, str]:
        """What the campaign is called, and where it leads."""

    @abstractmethod
    def campaign_facts(self, view: ViewT | None) -> tuple[str, list[tuple[str, str]]]:
        """How far it has come, and what else is to be known, each with its icon; without a view it has not begun."""

    @abstractmethod
    def draw_campaign(self, stage: Stage, view: ViewT | None, context: TableContext) -> None:
        """The map on its panel, in the left part of a screen."""


class LogRows(ABC, Generic[ViewT]):
    """Shows the last turns where each can be clicked."""

    @abstractmethod
    def log_rows(self, view: ViewT, context: TableContext) -> list[Rect]:
        """Where they stand, the newest first: a click watches one again."""


class Glances(ABC, Generic[ViewT]):
    """Has pieces that show more while they are pointed at."""

    @abstractmethod
    def glances(self, view: ViewT, context: TableContext) -> list[tuple[Piece, Rect]]:
        """The pieces, and where a click, or Tab and Enter, does the same."""
