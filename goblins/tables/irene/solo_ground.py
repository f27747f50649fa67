"""The ground of Irene solo: who plays, what is to beat, the framed Caves, the Mountain's danger, and the tray or the path."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from goblins.games.irene.content import GRASS, NO_SYMBOL, SYMBOLS, Content
from goblins.games.irene.solo.scoring import NO_PATH
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_PALACE
from goblins.games.irene.wording import in_points, in_scrolls, in_tiles, share_kept, symbol_form
from goblins.tables.contract import TableContext
from goblins.tables.irene import solo_story
from goblins.tables.irene.cavern import draw_cavern
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.ground import LOG_PX, draw_log_panel, laid_lines
from goblins.tables.irene.sentences import heading_and_words
from goblins.tables.irene.showing import HeadingFace, SquareFace, TileFace
from goblins.tables.irene.solo_geometry import PLACES, area, cave_rects, counter_rect, is_escaping, path_place
from goblins.tables.kit.log import Line
from goblins.ui.draw.fitted import draw_fitted, fit, light_fitted
from goblins.ui.draw.rich import Run, lay_out_alike, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

#: Where the deal's code stands.
CODE = Rect(150, 146, 136, 26)
#: How large the face of the one who plays alone is.
ALONE = 112.0
GREEN = (24, 96, 78)
#: How large it stands below an action what it does.
CAPTION = 19.0
#: So many Cave tiles make Irene worry.
WORRYING = 6
CRYSTALS = (("crystal", 318, 676, 54), ("crystal_violet", 1196, 690, 50), ("crystal", 18, 690, 50))
PICTURES = tuple(f"irene/{name}.svg" for name in ("rock_frame", "mountain", "crystal", "crystal_violet", "eyes"))
Painted = Callable[[Stage, SquareFace, int], pygame.Surface]


def action_rect(place: int) -> Rect:
    """The first, second or third of the actions."""
    tray = area("tray")
    return Rect(tray.x + 40 + 404 * place, tray.y + 22, 372, 74)


def bonus_rect() -> Rect:
    """Where the bonus is shown beside the Palace, with its words."""
    return Rect(184, area("palace").y, 124, 140)


def may_turn_only_the_last(view: SoloView) -> bool:
    """Whether charting would turn the last Home, and lose the game at once (I-52, I-54)."""
    return sum(not number for number in view.numbers) <= 1


def may_escape(view: SoloView, content: Content) -> bool:
    """Whether escaping is offered: without a tile it is lost at once, and only who can do nothing else may want that."""
    return bool(view.pile_size or not (view.mountain_size or len(view.public.caves) >= content.numbers.chart_from))


def chart_question(view: SoloView) -> str:
    """What is asked before charting where that loses the game; empty elsewhere."""
    return say("irene-do-chart.question") if may_turn_only_the_last(view) else ""


def escape_question(view: SoloView) -> str:
    """What is asked before the escape: it is the end of all exploring."""
    if not view.pile_size:
        return say("irene-do-run.hopeless")
    beat = max(view.numbers, default=0)
    return say("irene-do-run.question", tiles=in_tiles(view.pile_size), number=beat)


def draw_preview(stage: Stage, view: SoloView, content: Content, painted: Painted, face: TileFace) -> None:
    """A tile, large, with what it is worth on the path."""
    rect, tile = area("log"), face.tile
    stage.panel(rect, curls="small")
    stage.blit(painted(stage, face, stage.viewport.length(152)), (rect.x + 94, rect.centre[1]))
    x, wide = rect.x + 192, rect.right - rect.x - 220
    if content.is_goblin(tile):
        stage.text(say("irene-face-solo-goblin"), (x, rect.y + 62), 24, anchor="midleft", width=wide)
        text = lay_out_within(stage, [Run(say("irene-face-solo-goblin.words"), "body")], wide, 80, 18)
        text.draw(stage, x, rect.y + 86, DIM)
        return
    count = len(content.paths[tile].scrolls)
    stage.sprite("irene/scroll.svg", (x + 16, rect.y + 36), 32)
    stage.text(in_scrolls(count), (x + 40, rect.y + 36), 20, anchor="midleft", width=wide - 40)
    bonus = content.bonus_points(tile, view.bonus) if view.bonus != NO_SYMBOL else 0
    if view.bonus != NO_SYMBOL:
        plate = stage.painter(TilePainter).plate(SYMBOLS[view.bonus], stage.viewport.length(34))
        stage.blit(plate, (x + 16, rect.y + 76))
        stage.text(say("irene-bonus", points=bonus), (x + 40, rect.y + 76), 19, anchor="midleft", width=wide - 40)
    stage.line((x, rect.y + 102), (rect.right - 26, rect.y + 102), RULE, 2)
    points = in_points(content.scroll_points[tile] + bonus)
    stage.text(points, (x, rect.y + 128), 28, GREEN, anchor="midleft", width=wide)
    stage.text(say("irene-face-solo-after"), (x, rect.y + 158), 18, DIM, "body", "midleft", width=wide - 34)
    entry = stage.painter(TilePainter).plate(SYMBOLS[content.paths[tile].entry], stage.viewport.length(32))
    stage.blit(entry, (rect.right - 36, rect.y + 156))


class SoloGround:
    """Paints what does not move."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def draw(self, stage: Stage, view: SoloView, context: TableContext, lines: Sequence[Line]) -> None:
        """Everything below the pieces; `lines` are the last steps in words."""
        draw_cavern(stage)
        for name, across, down, side in CRYSTALS:
            stage.sprite(f"irene/{name}.svg", (across, down), side)
        stage.light(say("irene-table-name"), (24, 40), 22, width=284)
        self._status(stage, view, context)
        self._caves(stage, view)
        self._mountain(stage, view)
        if not is_escaping(view):
            self._palace(stage, view)
        elif view.public.palace != NO_PALACE:
            self._bonus(stage, view, (165, 420))
        _draw_log(stage, context, lines)
        self._foot(stage, view)

    # ------------------------------------------------------------------ at the left

    def _status(self, stage: Stage, view: SoloView, context: TableContext) -> None:
        rect, who = area("status"), context.seat(0)
        stage.panel(rect, curls="small", shadow=6)
        portrait = stage.tokens.portrait(
            who.colour, who.goblin, stage.viewport.length(ALONE), context.mood(0), badge=False
        )
        stage.blit(portrait, (rect.x + 68, rect.y + 70))
        x, wide = rect.x + 132, rect.w - 150
        stage.text(who.name, (x, rect.y + 36), 26, anchor="midleft", width=wide)
        words = say("irene-plate-solo-turn", number=view.public.turns + 1)
        stage.text(words, (x, rect.y + 66), 18, DIM, "body", "midleft", width=wide)
        code, best = context.facts.get("code", ""), context.facts.get("best_deal", "–")
        words = say("irene-plate-solo-deal", code=code) if code else ""
        stage.text(words, (x, CODE.centre[1]), 17, DIM, "aside", "midleft", width=wide)
        words = say("irene-plate-solo-best", points=best)
        stage.text(words, (x, rect.y + 116), 17, DIM, "aside", "midleft", width=wide)
        stage.line((rect.x + 24, rect.y + 138), (rect.right - 24, rect.y + 138), RULE, 2)
        stage.text(say("irene-plate-solo-beat"), (rect.x + 24, rect.y + 180), 22, anchor="midleft", width=176)
        stage.sprite("irene/shield.svg", (rect.right - 48, rect.y + 182), 66)
        stage.light(str(max(view.numbers, default=0)), (rect.right - 48, rect.y + 179), 32, "center", width=44)
        if context.assisted:
            draw_tag(stage, (rect.right - 54, rect.y + 2), say("irene-assisted"))

    def _palace(self, stage: Stage, view: SoloView) -> None:
        """The Palace's heading, its bonus, and the Escape Pile's."""
        if view.public.palace == NO_PALACE:
            return
        palace = area("palace")
        stage.light(say("irene-area-solo-palace"), (24, palace.y - 21), 21, width=150)
        self._bonus(stage, view, (bonus_rect().centre[0], palace.y + 49))
        pile = say("irene-area-solo-pile" if view.pile_size else "irene-area-solo-no-pile")
        if not view.pile_size:
            place = Rect(area("pile").x + 8, area("pile").centre[1] - 44, 88, 88)
            stage.box(place, (20, 14, 30), 12, (120, 110, 140), 2, alpha=0.28, dash="7 9")
        light_fitted(stage, pile, Rect(24, 604, 284, 40), 18, "midleft")

    def _bonus(self, stage: Stage, view: SoloView, place: Point) -> None:
        """The back of the Palace, and what its symbol brings."""
        x, y = place
        back = stage.painter(TilePainter).palace_back(SYMBOLS[view.bonus], stage.viewport.length(88))
        stage.blit(back, place)
        light_fitted(stage, say("irene-area-solo-bonus"), Rect(x - 60, y + 46, 120, 24), 19)
        points, each = self._content.numbers.bonus, symbol_form(view.bonus, "each")
        words = say("irene-area-solo-bonus.words", points=points, each=each)
        light_fitted(stage, words, Rect(x - 64, y + 70, 128, 34), 17)

    # ------------------------------------------------------------------ in the middle

    def _caves(self, stage: Stage, view: SoloView) -> None:
        """The framed Caves, with places for tiles, and Irene as long as she stays in them."""
        caves = area("caves")
        stage.halo(caves.grown(-150), (40, 27, 14), 50, 80)
        stage.sprite("irene/rock_frame.svg", caves.centre, caves.w, caves.h)
        count, public, escaping = len(view.public.caves), view.public, is_escaping(view)
        if public.phase != "palace" and not escaping and count <= PLACES:
            for rect in cave_rects(PLACES)[count:]:
                stage.box(rect.grown(-6), (20, 14, 30), 12, (120, 110, 140), 2, alpha=0.28, dash="7 9")
        if not escaping:  # then she is on her way
            mood = "_sad" if count >= WORRYING else ""
            stage.sprite(f"characters/irene/full{mood}.svg", (caves.right - 58, caves.bottom - 55), 128)

    def heading(self, view: SoloView) -> HeadingFace:
        """What stands over the Caves: how many tiles, and that a Goblin takes them."""
        count, public = len(view.public.caves), view.public
        if is_escaping(view):
            left = len(view.pile) - len(public.path)
            return HeadingFace(say("irene-area-solo-turned-up", tiles=in_tiles(left)))
        if public.phase == "palace":
            return HeadingFace(say("irene-area-palaces"))
        feared = count and public.phase == "turn" and self.goblins_left(view)
        warning = say("irene-area-solo-warning", tiles=count) if feared else ""
        return HeadingFace(say("irene-area-solo-caves", tiles=in_tiles(count)), warning)

    # ------------------------------------------------------------------ at the right

    def goblins_left(self, view: SoloView) -> int:
        """How many Goblins are still in the Mountain: all that do not lie discarded."""
        return self._content.goblins - sum(map(self._content.is_goblin, _discarded(view)))

    def _mountain(self, stage: Stage, view: SoloView) -> None:
        """The Mountain, what is left in it, and how near the discards are to going back."""
        stage.sprite("irene/mountain.svg", (1398, 146), 372, 236)
        stage.sprite("irene/eyes.svg", (1272, 214), 40, alpha=0.8)
        stage.sprite("irene/eyes.svg", (1524, 226), 34, alpha=0.6)
        stage.light(say("irene-area-solo-mountain"), (1222, 40), 22, width=140)
        left, count = self.goblins_left(view), view.mountain_size
        words = say("irene-area-solo-mountain.words", goblins=left, tiles=count)
        stage.light(words, (1222, 284), 19, width=356)
        painter, small = stage.painter(TilePainter), stage.viewport.length(32)
        wide = min(38.0, 160 / max(1, left))
        narrow = min(38.0, (316 - wide * left) / max(1, count - left - 1))
        for place in reversed(range(count)):
            picture = painter.goblin(place, small) if place < left else painter.back(small)
            stage.blit(picture, (1240 + wide * min(place, left) + narrow * max(0, place - left), 314))
        gone = [tile for tile in _discarded(view) if self._content.is_goblin(tile)]
        together = self._content.numbers.goblins_return
        plain = stage.text_size <= 100
        stage.light(say("irene-area-solo-discards"), (1222, 354), 21, width=110 if plain else 240)
        if plain:  # larger words have no room, and the places say it, too
            words = say("irene-area-solo-discards.words", goblins=len(gone), together=together)
            stage.light(words, (1336, 355), 19, width=128)
        for place in range(together):
            rect = counter_rect(place, together)
            if place < len(gone):
                number = gone[place] - len(self._content.paths)
                stage.blit(painter.goblin(number, stage.viewport.length(rect.w)), rect.centre)
            else:
                stage.box(rect, (16, 12, 26), 6, (220, 210, 180), 2.2, alpha=0.6, dash="6 5")

    # ------------------------------------------------------------------ at the foot

    def _foot(self, stage: Stage, view: SoloView) -> None:
        """The tray, or the path with what is asked beside it."""
        if is_escaping(view):
            self._path(stage, view)
            return
        rect = area("tray")
        stage.panel(rect, shadow=8)
        if view.public.phase == "turn":
            self._actions(stage, view)
            return
        heading, words = self._asked_before(view)
        stage.text(heading, (rect.centre[0], rect.y + 62), 27, width=rect.w - 120)
        stage.text(words, (rect.centre[0], rect.y + 112), 20, DIM, "body", width=rect.w - 120)

    def _actions(self, stage: Stage, view: SoloView) -> None:
        """What each of the three actions does, and what it costs."""
        captions = self._captions(view)
        if stage.text_size > 100:
            self._large_captions(stage, view, captions)
        widest = max(stage.text_width(words, CAPTION, "body") for lines in captions for words in lines[:2])
        px = CAPTION * min(1.0, 366 / widest)  # all of them in one size
        for place, (first, second, warns) in enumerate(captions):
            rect = action_rect(place)
            x = rect.centre[0]
            if place:
                stage.line((rect.x - 16, rect.y + 4), (rect.x - 16, rect.bottom + 62), RULE, 2)
            if stage.text_size <= 100:
                stage.text(first, (x, rect.bottom + 22), px, INK, "body")
                stage.text(second, (x, rect.bottom + 48), px, RED if warns else DIM, "body")
        labels = (("irene-do-explore", "tile"), ("irene-do-chart", "map"), ("irene-do-run", "run"))
        for place, (possible, (label, icon)) in enumerate(zip(self._possible(view), labels, strict=True)):
            if not possible:
                _draw_disabled(stage, action_rect(place), say(label), icon)

    def _possible(self, view: SoloView) -> tuple[bool, bool, bool]:
        """Whether one can explore, chart one's path, and escape."""
        charts = len(view.public.caves) >= self._content.numbers.chart_from
        return bool(view.mountain_size), charts, may_escape(view, self._content)

    def _large_captions(self, stage: Stage, view: SoloView, captions: list[tuple[str, str, bool]]) -> None:
        """In larger text one sentence each has room: what an action does, or why it is dangerous or can't be done."""
        told = [
            second if warns or not possible else first
            for possible, (first, second, warns) in zip(self._possible(view), captions, strict=True)
        ]
        wide, high = action_rect(0).w + 14, area("tray").bottom - action_rect(0).bottom - 22
        px = min(fit(stage, words, wide, high, CAPTION, "body").px for words in told)
        for place, words in enumerate(told):
            rect, ink = action_rect(place), RED if captions[place][2] else INK
            below = Rect(rect.centre[0] - wide / 2, rect.bottom + 6, wide, high)
            draw_fitted(stage, words, below, px, ink, "body")

    def _captions(self, view: SoloView) -> list[tuple[str, str, bool]]:
        """For each action what it does, what it costs, and whether that is a danger."""
        count, heap, left = len(view.public.caves), view.mountain_size, self.goblins_left(view)
        least, beat = self._content.numbers.chart_from, max(view.numbers, default=0)
        explore = (
            say("irene-do-explore.caption"),
            say("irene-do-explore.danger", goblins=left, tiles=heap, caves=count),
            bool(count),
        )
        if not heap:
            explore = (say("irene-do-explore.empty"), say("irene-do-explore.over"), False)
        kept = self._content.may_keep(view.public.caves)
        last = may_turn_only_the_last(view)
        cost = say("irene-do-chart.fatal") if last else say("irene-do-chart.cost")
        chart = say("irene-do-chart.caption", kept=kept, tiles=count), cost
        if count < least:
            share = share_kept(self._content)
            chart = say("irene-do-chart.later", share=share), say("irene-do-chart.needs", tiles=in_tiles(least))
        escape = say("irene-do-run.caption", tiles=view.pile_size), say("irene-do-run.worth", number=beat)
        if not view.pile_size:
            escape = say("irene-do-run.later"), say("irene-do-run.needs")
        hopeless = not view.pile_size and may_escape(view, self._content)
        return [explore, (*chart, last and count >= least), (*escape, hopeless)]

    def _asked_before(self, view: SoloView) -> tuple[str, str]:
        """What is to be clicked before the next turn, and why."""
        public = view.public
        if public.phase == "palace":
            return heading_and_words("irene-now-solo-palace")
        if public.phase == "chart":
            kept = len(public.keeping)
            left = self._content.may_keep(public.caves) - kept
            return heading_and_words("irene-now-solo-chart", tiles=left, kept=kept)
        return heading_and_words("irene-now-solo-seal")

    def _path(self, stage: Stage, view: SoloView) -> None:
        along, beat = area("path"), max(view.numbers, default=0)
        words = say("irene-area-solo-path", points=in_points(view.points), number=beat)
        stage.light(words, (along.x, along.y - 17), 22, width=900)
        place = path_place(len(view.public.path) + 1, len(view.public.path))
        ends = self._content.end_of(view.public.path, view.public.palace)
        if ends != GRASS and not view.public.ending:
            stage.box(place, (20, 16, 30), 8, (206, 200, 176), 2.6, alpha=0.5, dash="11 9")
            plate = stage.painter(TilePainter).plate(SYMBOLS[ends], stage.viewport.length(place.w * 0.4))
            stage.blit(plate, place.centre)
        rect = area("prompt")
        stage.panel(rect, shadow=8)
        room = 84 if ends == GRASS and not view.public.ending else rect.h - 48  # there is a button below
        text = lay_out_within(stage, [Run(self._asked_on_path(view), "body")], rect.w - 52, room, 19)
        text.draw(stage, rect.x + 26, rect.y + 24, INK)

    def _asked_on_path(self, view: SoloView) -> str:
        public = view.public
        if public.ending:
            none = view.best == NO_PATH
            best = say("irene-now-solo-no-way") if none else say("irene-now-solo-best", points=view.best)
            return say("core-sentences", parts=(say(solo_story.VERDICTS[public.why]), best))
        if self._content.end_of(public.path, public.palace) == GRASS:
            return say("irene-now-solo-complete")
        return say("irene-now-solo-lay")


def _discarded(view: SoloView) -> list[int]:
    return [tile for pile in view.public.discards for tile in pile]


def _draw_disabled(stage: Stage, rect: Rect, label: str, icon: str) -> None:
    """An action that can't be done now."""
    Button(rect, label, lambda: None, icon=icon, enabled=False).draw(stage, "disabled")


def _draw_log(stage: Stage, context: TableContext, lines: Sequence[Line]) -> None:
    """The last steps in words, with the portrait of the one who made them."""
    rect, who = area("log"), context.seat(0)
    draw_log_panel(stage, rect, empty=not lines)
    plain = stage.text_size <= 100
    runs = [[Run(line.words, "body")] for line in lines]
    texts = (
        lay_out_alike(stage, runs, rect.w - 92, 38, LOG_PX) if plain else laid_lines(stage, lines[:2], rect.w - 92, 120)
    )
    step = 40 if plain else 120 / max(1, len(texts))
    for place, text in enumerate(texts):
        y = rect.y + 58 + step * (place + 0.5)
        portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(32), badge=False)
        stage.blit(portrait, (rect.x + 42, y))
        text.draw(stage, rect.x + 66, y - text.height / 2, INK if place == 0 else DIM)
