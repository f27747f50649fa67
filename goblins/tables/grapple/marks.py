"""What lights up on the Grapple table: armies and plates a card may go to, the lane's places, verdicts and stakes."""

from __future__ import annotations

from collections import Counter

from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import SPY, Content
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.state import Battle
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.grapple.faces import PROPORTION, CardPainter
from goblins.tables.grapple.geometry import (
    LANE_CARD,
    MINI,
    MOST_ALONE,
    NEAR,
    army_rect,
    board,
    garrison_places,
    lane_rect,
    layout,
    newest_rect,
    zone,
)
from goblins.tables.grapple.lane_art import stake_rect
from goblins.tables.grapple.sentences import can_rescue
from goblins.tables.grapple.showing import (
    ENGAGE_PLACE,
    HOLD_PLACE,
    NEWEST,
    SIDES,
    STAKE,
    SidesFace,
    army_piece,
    card_of,
    plate_piece,
)
from goblins.tables.grapple.trimmings import draw_number, draw_pill, draw_portrait, draw_times
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

CREAM_LINE = (255, 248, 214)
#: How wide the back is, and how far down its middle, that stands for a card which would lie face down in the lane.
PLACE_BACK, PICTURE_DOWN = 58.0, 56.0
#: How much room there is to say who attacks or defends.
SIDE = 200.0


class Marks:
    """Draws marks below and above the pieces."""

    def __init__(self, cards: Content) -> None:
        self._cards = cards

    # ------------------------------------------------------------------ below

    def lit(self, view: GrappleView, attention: Attention) -> frozenset[Piece]:
        """Where the held card may go, or, in one's turn, the card that is pointed at."""
        card = card_of(attention.active)
        if attention.advised and not attention.lit:
            return frozenset({attention.advised})
        if attention.lit or view.public.phase != "turn" or not attention.playable or card not in view.hand:
            return attention.lit
        others = [seat for seat in view.public.players if seat != view.seat]
        found = {army_piece(seat) for seat in others if view.army_sizes[seat]} | {army_piece(view.seat)}
        if self._cards.powers[card] == SPY:
            found |= {plate_piece(seat) for seat in others if view.hand_sizes[seat]}
        return frozenset(found)

    def draw_under(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """Glows under what is lit."""
        lit = self.lit(view, attention)
        for seat in range(len(view.hand_sizes)):
            rect = board(view, context, seat)
            if army_piece(seat) in lit:
                stage.halo(army_rect(rect).grown(2), (110, 88, 34), 14)

    # ------------------------------------------------------------------ above

    def draw_over(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """Frames and tags of what is lit, piles of many, and who fights in a battle."""
        for seat in range(len(view.hand_sizes)):
            self._lit_board(stage, view, context, attention, seat)
            self._piles(stage, view, board(view, context, seat), seat)
        fighting = _fighting(view, attention)
        if fighting:
            self._sides(stage, view, fighting, context)
        if view.battle:
            self._open(stage, view, view.battle, attention)
            signs = layout(view, context, self._cards)
            points = self._cards.worth([*view.battle.attack, *view.battle.defence])
            stake = stake_rect(stage, signs[STAKE], points)
            newest = newest_rect(view, context, self._cards)
            able = attention.playable and not context.covered and can_rescue(view, self._cards)
            if newest and (able or NEWEST in attention.lit):
                self._rescue(stage, newest, stake, attention)
            self._aimed_place(stage, stake, attention)

    def _lit_board(
        self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention, seat: int
    ) -> None:
        rect, lit = board(view, context, seat), self.lit(view, attention)
        mine = seat == context.viewer
        if army_piece(seat) in lit:
            aimed = attention.aimed == army_piece(seat)
            army = army_rect(rect)
            self._frame(stage, army.grown(9), 14, aimed=aimed)
            draw_number(stage, army, view.army_sizes[seat])
            icon, key = ("place", "grapple-mark-place") if mine else ("swords", "grapple-mark-attack")
            # beside the held card, which covers the army
            word = say(f"{key}.aimed", name=context.name(seat)) if aimed else say(key)
            self._tag(stage, (rect.x + 300, rect.y + 172) if aimed else (rect.x + 68, rect.y + 107), icon, word, 196)
        if plate_piece(seat) in lit:
            aimed = attention.aimed == plate_piece(seat)
            self._frame(stage, Rect(rect.x + 6, rect.y - 5, 108, 108), 52, aimed=aimed)
            if aimed:  # below the held card, which covers the plate
                word = say("grapple-mark-spy.aimed", name=context.name(seat))
                self._tag(stage, (rect.centre[0], rect.y + 238), "grapple_spy", word, 300)
            else:
                self._tag(stage, (rect.right - 74, rect.y + 28), "grapple_spy", say("grapple-mark-spy"), 140)

    def _frame(self, stage: Stage, rect: Rect, radius: float, *, aimed: bool) -> None:
        stage.box(rect, None, radius, INK, 8)
        stage.box(rect.grown(-1.5), None, radius, CREAM_LINE, 5, dash="" if aimed else "13 10")

    def _tag(self, stage: Stage, centre: Point, icon: str, word: str, widest: float) -> None:
        draw_pill(stage, centred(*centre, min(widest, stage.text_width(word, 18) + 58), 32), icon, word)

    def _foot_tag(self, stage: Stage, x: float, stake: Rect, icon: str, word: str) -> None:
        """A tag at a lane card's foot, outside the stake however wide that is."""
        half = (stage.text_width(word, 18) + 58) / 2
        outside = stake.x - 8 - half if x < stake.centre[0] else stake.right + 8 + half
        clear = min(x, outside) if x < stake.centre[0] else max(x, outside)
        self._tag(stage, (clear, stake.centre[1]), icon, word, 2 * half)

    def _piles(self, stage: Stage, view: GrappleView, rect: Rect, seat: int) -> None:
        """How many of each kind lie in a garrison that is piled up."""
        held = view.public.garrisons[seat]
        if len(held) <= MOST_ALONE:
            return
        heights = Counter((x, y) for _, x, y in garrison_places(view, seat, rect, self._cards))
        for (x, y), count in heights.items():
            if count > 1:
                draw_times(stage, centred(x, y, MINI, MINI * PROPORTION), count)

    def _sides(self, stage: Stage, view: GrappleView, sides: SidesFace, context: TableContext) -> None:
        """Who fights whom."""
        lane = zone(view, "lane")
        for seat, words, x in (
            (sides.attacker, say("grapple-lane-attacks", name=context.name(sides.attacker)), lane.x + 110),
            (sides.defender, say("grapple-lane-defends", name=context.name(sides.defender)), lane.x + 660),
        ):
            draw_portrait(stage, context.seat(seat), (x, lane.y + 28), 44, badge=False, mood=context.mood(seat))
            stage.light(words, (x + 30, lane.y + 28), 20, width=SIDE)

    def _open(self, stage: Stage, view: GrappleView, battle: Battle, attention: Attention) -> None:
        """The lane's place that waits for a card of the one who looks."""
        if not attention.playable or who_decides(view.public, battle) != view.seat or not self._is_tie(view):
            return
        if battle.holding and view.seat == battle.attacker:
            self._place(stage, NEAR[0], say("grapple-mark-answer.place"), aimed=attention.aimed == ENGAGE_PLACE)
            stage.icon("swords", (NEAR[0], lane_rect(NEAR[0]).y + PICTURE_DOWN), PLACE_BACK)
        elif not battle.holding and view.seat == battle.defender:
            self._place(stage, NEAR[1], say("grapple-mark-reinforce.place"), aimed=attention.aimed == HOLD_PLACE)
            back = stage.painter(CardPainter).back(stage.viewport.length(PLACE_BACK))
            stage.blit(back, (NEAR[1], lane_rect(NEAR[1]).y + PICTURE_DOWN))

    def _place(self, stage: Stage, x: float, words: str, *, aimed: bool) -> None:
        rect = lane_rect(x)
        stage.halo(rect.grown(-4), (96, 76, 26), 14)
        stage.box(rect, (247, 203, 102), 12, CREAM_LINE, 4, dash="" if aimed else "13 9")
        for number, line in enumerate(words.split("\n")):
            y = rect.bottom - 78 + number * 26
            stage.text(line, (x, y), 22 if number == 0 else 18, INK, width=LANE_CARD - 14)

    def _is_tie(self, view: GrappleView) -> bool:
        battle = view.battle
        return battle is not None and (view.public.phase in ("hold", "engage") or verdict(battle, self._cards) == 0)

    def _aimed_place(self, stage: Stage, stake: Rect, attention: Attention) -> None:
        """What a card would do that is held over a place in the lane, whose own words it covers."""
        if attention.aimed == HOLD_PLACE:
            self._foot_tag(stage, NEAR[1], stake, "place", say("grapple-mark-reinforce"))
        elif attention.aimed == ENGAGE_PLACE:
            self._foot_tag(stage, NEAR[0], stake, "swords", say("grapple-mark-answer"))

    def _rescue(self, stage: Stage, newest: Rect, stake: Rect, attention: Attention) -> None:
        """Where a Defender may step in."""
        if NEWEST in attention.lit:
            self._frame(stage, newest.grown(8), 14, aimed=attention.aimed == NEWEST)
        if attention.aimed not in (HOLD_PLACE, ENGAGE_PLACE):
            self._foot_tag(stage, newest.centre[0], stake, "grapple_defender", say("grapple-mark-rescue"))


def _fighting(view: GrappleView, attention: Attention) -> SidesFace | None:
    """Who fights, as far as it is told; the view knows it only when all is told."""
    if not attention.moving:
        return SidesFace(view.battle.attacker, view.battle.defender) if view.battle else None
    lying = attention.now.get(SIDES) if attention.now else None
    return lying.face if lying and isinstance(lying.face, SidesFace) else None
