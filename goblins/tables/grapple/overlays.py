"""What lies over the Grapple table for a while: large cards, one's own army, the spied hand's panel, a round's result."""

from __future__ import annotations

from goblins.games.grapple.content import Content
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.state import Round
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.grapple.faces import PROPORTION, CardPainter, art_of
from goblins.tables.grapple.geometry import army_rect, board, in_hand_order, spread, zone
from goblins.tables.grapple.pieces import PiecePainter
from goblins.tables.grapple.showing import RACE, FrontFace, MiniFace, army_piece, card_of
from goblins.tables.grapple.trimmings import EARNED, draw_portrait, draw_ribbon, draw_track
from goblins.ui import passes
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.type import CREAM, INK
from goblins.ui.viewport import Rect, centred

LARGE = 270.0
DARK = (28, 40, 52)
ADDED = (238, 180, 74)
MOST_ROUNDS = 14


class Overlays:
    """Previews, the own army in a fan, and the sheet of a finished round."""

    def __init__(self, cards: Content, pieces: PiecePainter) -> None:
        self._cards, self._pieces = cards, pieces

    def draw(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """What belongs to the piece that is pointed at; a finished round above everything."""
        if view.public.phase == "next":
            self._summary(stage, view, context)
            return
        if attention.lit and attention.active:
            return  # something is held: it shows itself
        piece = attention.hovered or attention.active
        card = card_of(piece)
        if piece == army_piece(context.viewer) and view.army and not context.covered:
            self._own_army(stage, view, context)
        elif piece == RACE:
            self._sheet(stage, view, context)
        elif card is not None and view.public.phase != "spied" and not (context.covered and card in view.hand):
            self._large(stage, view, card)

    def _large(self, stage: Stage, view: GrappleView, card: int) -> None:
        """A card with its whole rule, over the race and the log: the fight stays in sight."""
        goblin = self._cards.goblins[self._cards.kinds[card]]
        width = stage.viewport.length(LARGE)
        art, told = art_of(card, self._cards), (goblin.copies, len(self._cards.kinds), goblin.rule)
        picture = stage.painter(CardPainter).preview(art, *told, width)
        shadowed = stage.cache.get(
            ("grapple large", art, *told, width),
            lambda: passes.with_shadow(picture, stage.viewport.length(12), 170, (stage.viewport.length(9),) * 2),
        )
        tall = picture.get_height() / stage.scale
        stage.blit(shadowed, (zone(view, "race").centre[0], 20 + tall / 2))

    def _sheet(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """What everybody scored in every round so far, beside the race."""
        seats = [context.viewer, *context.others()]
        shown = list(enumerate(view.public.rounds, start=1))[-MOST_ROUNDS:]
        rect = Rect(0, 20, 200 + 132 * len(seats), 132 + 38 * max(1, len(shown)))
        rect = Rect(zone(view, "race").x - 16 - rect.w, rect.y, rect.w, rect.h)
        stage.panel(rect, shadow=12)
        stage.text("All rounds", (rect.x + 40, rect.y + 42), 24, anchor="midleft", width=140)
        columns = [(seat, rect.x + 244 + 132 * place) for place, seat in enumerate(seats)]
        for seat, x in columns:
            who = context.seat(seat)
            emblem = stage.tokens.emblem(who.colour, stage.viewport.length(26))
            stage.blit(emblem, (x - 42, rect.y + 42))
            stage.text(who.name, (x - 24, rect.y + 42), 18, anchor="midleft", width=86)
        for row, (number, one) in enumerate(shown):
            y = rect.y + 84 + 38 * row
            stage.text(f"Round {number}", (rect.x + 40, y), 19, kind="body", anchor="midleft")
            for seat, x in columns:
                words = f"{one.garrisons[seat]} + {one.armies[seat]}"
                stage.text(words, (x, y), 19, DIM if seat not in view.public.players else INK, "body")
        if not shown:
            stage.text("No round is finished yet.", (rect.centre[0], rect.y + 84), 19, DIM, "aside")
        y = rect.bottom - 34
        stage.line((rect.x + 34, y - 20), (rect.right - 34, y - 20), RULE, 2)
        stage.text("Total", (rect.x + 40, y), 21, anchor="midleft")
        for seat, x in columns:
            stage.text(str(totals(view.public)[seat]), (x, y), 24)

    def _own_army(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """One's own army, the top one last (G-08)."""
        rect = Rect(290, 300, 660, 290)
        stage.box(rect, DARK, 16, INK, 4)
        stage.icon("secret", (rect.x + 34, rect.y + 32), 30)
        worth = self._cards.worth(view.army)
        stage.text(f"Your army: worth {worth}", (rect.x + 60, rect.y + 32), 22, CREAM, anchor="midleft")
        area = Rect(rect.x + 30, rect.y + 62, rect.w - 60, 144 * PROPORTION)
        for card, (x, y) in zip(view.army, spread(len(view.army), area, 144, 10), strict=True):
            picture = self._pieces.picture(stage, FrontFace(card), stage.viewport.length(144))
            stage.blit(picture, (x, y))
            if card == view.army[-1]:
                stage.nine("pill_gold", centred(x, rect.bottom - 24, 70, 30))
                stage.text("top", (x, rect.bottom - 24), 18)
        army = army_rect(board(view, context, context.viewer))
        stage.line((army.right + 8, army.y), (rect.x + 4, rect.bottom - 20), CREAM, 2)

    # ------------------------------------------------------------------ a finished round

    def _summary(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """What everybody scored, and how the race stands."""
        rect = zone(view, "summary")
        stage.shade(150)
        stage.panel(rect, curls="all", shadow=16)
        last = view.public.rounds[-1]
        number = len(view.public.rounds)
        stage.text(f"Round {number} is over", (rect.centre[0], rect.y + 52), 40)
        stage.text(self._why(last, context), (rect.centre[0], rect.y + 96), 22, DIM, "body", width=rect.w - 200)
        for label, x in (("Garrison", 640.0), ("Army", 960.0), ("Round", 1210.0), ("Total", 1400.0)):
            stage.text(label, (x, rect.y + 138), 20, DIM)
        seats = [context.viewer, *context.others()]
        pitch = min(134.0, 530 / len(seats))
        points = totals(view.public)
        for place, seat in enumerate(seats):
            row = Rect(rect.x + 30, rect.y + 158 + pitch * place, rect.w - 60, pitch - 10)
            self._row(stage, view, context, seat, row, points)
        words = self._what_next(view, context, points)
        band = centred(rect.centre[0], rect.bottom - 118, min(1000.0, stage.text_width(words, 22) + 90), 46)
        draw_ribbon(stage, band, words, 22)

    def _row(
        self, stage: Stage, view: GrappleView, context: TableContext, seat: int, row: Rect, points: tuple[int, ...]
    ) -> None:
        last = view.public.rounds[-1]
        best = points[seat] == max(points)
        stage.nine("row_winner" if best else "row_idle", row)
        who, middle = context.seat(seat), row.centre[1]
        draw_portrait(stage, who, (row.x + 62, middle), min(84.0, row.h - 12))
        stage.text(who.name, (row.x + 116, middle), 26, anchor="midleft", width=230)
        self._minis(stage, view.public.garrisons[seat], (row.x + 380, middle), 300)
        stage.text(str(last.garrisons[seat]), (row.x + 720, middle), 28)
        self._minis(stage, view.shown_armies[seat] if view.shown_armies else (), (row.x + 780, middle), 200)
        stage.text(str(last.armies[seat]), (row.x + 1010, middle), 28)
        stage.text(f"+{last.garrisons[seat] + last.armies[seat]}", (row.x + 1120, middle), 30, (122, 62, 30))
        stage.text(str(points[seat]), (row.x + 1310, middle - 8), 38)
        if view.public.goal:
            track, goal = Rect(row.x + 1190, row.bottom - 30, 210, 14), view.public.goal
            before = points[seat] - last.garrisons[seat] - last.armies[seat]
            draw_track(stage, track, 2, (points[seat] / goal, ADDED), (before / goal, EARNED))

    def _minis(self, stage: Stage, cards: tuple[int, ...], at: tuple[float, float], room: float) -> None:
        pitch = min(44.0, (room - 48) / max(1, len(cards) - 1))
        width = stage.viewport.length(48)
        for place, card in enumerate(in_hand_order(cards, self._cards)):
            stage.blit(self._pieces.picture(stage, MiniFace(card), width), (at[0] + place * pitch, at[1]))
        if not cards:
            stage.text("none", (at[0] + 10, at[1]), 18, DIM, "aside", "midleft")

    def _why(self, last: Round, context: TableContext) -> str:
        if last.reason == "garrison":
            return (
                f"{context.name(last.seat)}’s garrison reached {last.garrisons[last.seat]}: that ends a round at once."
            )
        return "Nobody could draw and nobody acted any more."

    def _what_next(self, view: GrappleView, context: TableContext, points: tuple[int, ...]) -> str:
        leaders = [seat for seat, total in enumerate(points) if total == max(points)]
        names = " and ".join(context.name(seat) for seat in leaders)
        if view.public.ending:
            wins = "wins" if len(leaders) == 1 else "share the victory"
            return f"{names} {wins} with {max(points)}."
        if max(points) >= view.public.goal:
            return f"{names} tie. One more round, head to head."
        lead = f"{names} {'leads' if len(leaders) == 1 else 'lead'} with {max(points)}."
        return f"{lead} {context.name(view.public.dealer)} deals next."
