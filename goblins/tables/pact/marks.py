"""What lights up on the Pact table: Tasks that can be completed and with whom, where a piece may go, what slides away."""

from __future__ import annotations

from goblins.games.pact import paying
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import Content
from goblins.games.pact.legal import completions
from goblins.games.pact.solo import slides
from goblins.games.pact.state import BY_DYNAMITE, BY_FIXER, NO_TASK
from goblins.games.pact.view import PactView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.pact import places as p
from goblins.tables.pact.geometry import row_slot, specialist_places, task_slot
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.prices import Prices
from goblins.ui.draw.rich import Paragraph, Run, lay_out_alike, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

CREAM_LINE = (255, 248, 214)
ORANGE = (240, 128, 54)
WARM = (104, 84, 30)
GOLD = (238, 180, 74)
#: How wide a sheet is that says what a drop costs and brings: pocket and plate lie side by side.
PRICE_WIDE = 192.0
#: How large who would help with a Task is shown below it.
PARTNER = 32.0
#: How high one of its texts is at most, all being of one size; and how high up it may lie.
PRICE_TALL, PRICE_TOP = 68.0, 166.0
SLIDING_WIDE = 160.0
#: How high words may be there that stand before anything is done.
SLIDING_TALL = 92.0
#: Where it stands what a drop costs and brings, and its lines with their icons.
PriceTag = tuple[Rect, list[tuple[str, Paragraph]]]


class Marks:
    """Draws marks below and above the pieces."""

    def __init__(self, content: Content, ground: Ground) -> None:
        self._content, self._ground, self._prices = content, ground, Prices(content)

    # ------------------------------------------------------------------ what can be done

    def partners(self, view: PactView, slot: int) -> list[int]:
        """With whom (ALONE: by oneself) the one who looks could complete a Task of the row with what is on display."""
        return [way.partner for way in completions(view.public, self._content, view.seat) if way.slot == slot]

    # ------------------------------------------------------------------ below the pieces

    def draw_under(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Glows under what is lit, and under Tasks that can be completed now."""
        public = view.public
        lit = self._lit(attention)
        for piece in lit:
            rect = self.target_rect(view, context, piece)
            if rect and piece.kind not in (p.TASK, p.CELL):
                stage.halo(rect.grown(-6), WARM, 12)
        if public.phase in ("prize", "reduce"):
            self._offer(stage, view, context, attention)
        if attention.playable and public.phase in ("play", "tasks"):
            for slot in range(len(public.open_tasks)):
                if self.partners(view, slot):
                    stage.halo(task_slot(view, slot).grown(2), WARM, 12)

    def offer_back(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """The Specialists that may be taken back, framed."""
        for number, rect, _ in specialist_places(view, context, context.viewer, list(range(6))):
            if p.specialist_piece(number) in attention.sources:
                stage.box(rect.grown(3), None, 12, GOLD, 4, dash="10 7")

    def _offer(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """What may be taken as a prize, or must be chosen from in a shortage."""
        if not attention.sources:
            return
        if view.public.phase == "reduce":
            stage.halo(p.zone(view, p.HAND.kind).grown(-4), WARM, 12)
            stage.halo(p.zone(view, p.DISCARDS.kind), WARM, 12)
            return
        for slot, task in enumerate(view.public.open_tasks):
            if task != NO_TASK:
                stage.halo(task_slot(view, slot).grown(2), WARM, 12)

    def _lit(self, attention: Attention) -> frozenset[Piece]:
        if attention.advised and not attention.lit:
            return frozenset({attention.advised})
        return attention.lit

    def target_rect(self, view: PactView, context: TableContext, piece: Piece) -> Rect | None:
        """Where a target lies, for its frame."""
        public, number = view.public, piece.number
        if piece in p.AREAS:
            return p.zone(view, piece.kind)
        if piece.kind == p.PACT:
            return p.drop_rect(view, context, number)
        if piece.kind == p.PLATE:
            return p.plate_rect(view, context, number)
        if piece.kind == p.TASK and number in public.open_tasks:
            return task_slot(view, public.open_tasks.index(number))
        if piece.kind == p.GOBLIN and number in public.row:
            return row_slot(view, public.row.index(number))
        if piece.kind == p.SPECIALIST:
            held = [one for one, owner in enumerate(public.specialists) if owner == context.viewer]
            places = specialist_places(view, context, context.viewer, held)
            return next((rect for one, rect, _ in places if one == number), None)
        return None

    # ------------------------------------------------------------------ above the pieces

    def draw_over(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Tags and frames."""
        if not view.public.ending:
            self._tags(stage, view, context, attention)
            self._sliding(stage, view, attention)
        for piece in self._lit(attention):
            rect = self.target_rect(view, context, piece)
            if rect:
                aimed = attention.aimed == piece
                stage.box(rect.grown(4), None, 14, CREAM_LINE, 5 if aimed else 3, dash="" if aimed else "12 8")
        for rect, lines in self._told(stage, view, context, attention):
            stage.panel(rect, curls="none", shadow=8)
            y = rect.y + 11
            for icon, text in lines:
                step = max(30.0, text.height + 6)
                stage.icon(icon, (rect.x + 28, y + step / 2), 26)
                text.draw(stage, rect.x + 48, y + (step - text.height) / 2, INK)
                y += step

    def priced(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> list[Rect]:
        """Where it stands what a drop costs and brings."""
        return [rect for rect, _ in self._told(stage, view, context, attention)]

    def _told(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> list[PriceTag]:
        """What dropping what is held costs and brings, at every place where that is said."""
        held = attention.active or attention.hinted
        if held is None:
            return []
        told = [
            self._price(stage, view, context, held, target)
            for target in self._lit(attention)
            if target.kind not in (p.TASK, p.GOBLIN) or target == attention.aimed
        ]
        return [one for one in told if one]

    def _price(
        self, stage: Stage, view: PactView, context: TableContext, piece: Piece, target: Piece
    ) -> PriceTag | None:
        """What a drop costs and brings, above its target: what is held there does not hide it."""
        price, near = self._prices.of(view, context, piece, target), self.target_rect(view, context, target)
        if not price or near is None:
            return None
        texts = lay_out_alike(stage, [[Run(words, "body")] for _, words in price], PRICE_WIDE - 68, PRICE_TALL, 18)
        lines = [(icon, text) for (icon, _), text in zip(price, texts, strict=True)]
        tall = 26 + sum(max(30.0, text.height + 6) for text in texts)
        x = min(max(8.0, near.centre[0] - PRICE_WIDE / 2), 1592 - PRICE_WIDE)
        # not under the banner, where what others did may lie
        above = near.y - 6 - tall
        return Rect(x, above if above >= PRICE_TOP else near.bottom + 6, PRICE_WIDE, tall), lines

    def _tags(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Under each Task: alone, or with whom it can be completed now, or could after recruiting or playing."""
        public = view.public
        if (
            public.active != context.viewer
            or public.phase not in ("turn", "recruit", "play", "tasks")
            or context.covered
        ):
            return
        now = public.phase in ("play", "tasks") and attention.playable
        for slot in range(len(public.open_tasks)):
            ways = self.partners(view, slot)
            if not ways:
                continue
            rect = task_slot(view, slot)
            if now:
                stage.box(rect.grown(4), None, 14, CREAM_LINE, 3, dash="12 8")
            self._tag(stage, view, context, slot, ways, now=now)

    def _tag(
        self, stage: Stage, view: PactView, context: TableContext, slot: int, ways: list[int], *, now: bool
    ) -> None:
        """Whether it could be done alone, and a face for every partner; with what that would use up besides goblins."""
        rect = task_slot(view, slot)
        partners = [clan for clan in ways if clan != ALONE]
        helps = 20.0 * bool(ALONE in ways and self._cost(view, slot, ALONE))
        words = say("pact-table-alone-or") if partners and not helps else say("pact-table-alone")
        most, step = rect.w + 18, 34.0
        if ALONE not in ways:
            words = say("pact-table-with")
            named = say("pact-table-with-name", name=p.seat_name(view, context, partners[0]))
            if len(partners) == 1 and stage.text_width(named, 18) <= most - 18 - step:
                words = named
        label = min(stage.text_width(words, 18), most - 18 - helps - step * len(partners))
        pill = centred(rect.centre[0], rect.bottom + 19, label + helps + step * len(partners) + 18, 30)
        stage.nine("pill_gold" if now else "pill_cream", pill)
        stage.text(words, (pill.x + 10, pill.centre[1]), 18, INK, anchor="midleft", width=label)
        if helps:
            self._helps(stage, view, slot, ALONE, (pill.x + label + 24, pill.centre[1]))
        for place, clan in enumerate(partners):
            x = pill.right - 6 - step * (len(partners) - place - 0.5)
            self._ground.face(stage, view, context, clan, (x, pill.centre[1]), PARTNER)
            self._helps(stage, view, slot, clan, (x + 17, pill.centre[1]))

    def _helps(self, stage: Stage, view: PactView, slot: int, partner: int, at: Point) -> None:
        """What a way would use up besides goblins."""
        for step, icon in enumerate(self._cost(view, slot, partner)):
            stage.icon(icon, (at[0], at[1] + 5 - 16 * step), 22)

    def _cost(self, view: PactView, slot: int, partner: int) -> list[str]:
        """What the usual way to pay would use up besides goblins: the Fixer, a step of the Marker."""
        payment = paying.task_payment(view.public, self._content, view.hand, view.seat, slot, partner)
        helps = {BY_FIXER: "pact_fixer", BY_DYNAMITE: "pact_stick"}
        return [icon for source, icon in helps.items() if source in payment.sources]

    def _sliding(self, stage: Stage, view: PactView, attention: Attention) -> None:
        """Alone: the Task that slides away at the end of this turn (P-72)."""
        public = view.public
        slot = max((slot for slot in range(len(public.open_tasks)) if public.open_tasks[slot] != NO_TASK), default=-1)
        if public.mode != "solo" or slot < 0 or public.phase not in ("turn", "play", "tasks", "recruit"):
            return
        certain = slides(self._content, public.deed, public.played)
        rect = task_slot(view, slot)
        if certain:
            stage.box(rect.grown(9), None, 16, ORANGE, 4, dash="14 8")
        few = self._content.numbers.slides_up_to
        if certain or public.phase == "turn":
            words = say("pact-table-slides") if certain else say("pact-table-slides-if", few=few)
            self._sliding_words(stage, rect, words, 40 if certain else SLIDING_TALL)

    def _sliding_words(self, stage: Stage, task: Rect, words: str, tall: float) -> None:
        """Below the tags, beside the discards: nothing else lies there; the button that ends a turn comes only later."""
        text = lay_out_within(stage, [Run(words, "body")], SLIDING_WIDE, tall, 17)
        wide = min(SLIDING_WIDE, stage.text_width(words, 17, "body") + 4) + 26
        pill = Rect(task.right + 8 - wide, task.bottom + 37, wide, text.height + 8)
        stage.nine("pill_cream", pill)
        text.draw(stage, pill.x + 13, pill.y + 4, INK)
        stage.icon("pact_slides", (pill.x - 18, pill.centre[1]), 36)
