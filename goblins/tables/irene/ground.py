"""The maze table's ground: the cavern, players' panels, Palaces and Homes, what happened, and the tray or the path."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.irene import scoring
from goblins.games.irene.content import GRASS, NO_SYMBOL, SYMBOLS, Content
from goblins.games.irene.state import CAPTURED, FREE, NO_PALACE, NOBODY, SUPPLY, TURNED
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import in_points
from goblins.tables.contract import TableContext
from goblins.tables.irene import sentences
from goblins.tables.irene.cavern import draw_cavern
from goblins.tables.irene.faces import SHAPES, TilePainter
from goblins.tables.irene.geometry import (
    HEADING_WIDE,
    PALACE,
    PROMPT_BELL,
    TRAY_WORDS,
    home_rect,
    open_rect,
    palace_rect,
    panel_rect,
    path_side,
    prompt_bell,
    shown_path,
    supply_rect,
)
from goblins.tables.irene.zones import zone
from goblins.tables.kit.log import Line
from goblins.tables.kit.plates import draw_active, draw_active_portrait, draw_waiting
from goblins.tables.kit.tempers import draw_temper
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Paragraph, Run, lay_out_alike, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

YELLOW = (255, 219, 120)
#: Where a breadcrumb is that lies on no tile of the Caves.
CRUMB_LABELS = {SUPPLY: "irene-crumb-ready", CAPTURED: "irene-crumb-captured"}
#: How much of the log's heading *Why?* takes.
BESIDE_WHY = 108.0
#: How large faces are in the panels.
SEATED = 92.0
#: Where words are set larger than this, in per cent, they get the room of the sign beside them.
LARGE_TEXT = 110
#: The steps of a turn in the tray: how large their words are, what else each takes, and how wide all may be.
STEP, STEP_BESIDE, STEPS_WIDE = 18.0, 66.0, 446.0


def open_points(view: MazeView, seat: int, content: Content) -> int:
    """The points of a path that everybody sees: bonus symbols are open when a game is over (I-41)."""
    public = view.public
    clues = scoring.clues_in(public.paths[seat], view.captured, content)
    counts_bonus = public.advanced and public.phase == "next"
    return clues + scoring.bonus_in(public, view.backs, view.captured, seat, content) if counts_bonus else clues


def open_bonus(view: MazeView, context: TableContext, seat: int, content: Content) -> int | None:
    """The bonus points of a path if the one who looks may know them: their own, and everybody's after the game (I-41)."""
    own = view.bonus != NO_SYMBOL and seat == view.seat and not context.covered
    if own or (view.public.advanced and view.public.phase == "next"):
        return scoring.bonus_in(view.public, view.backs, view.captured, seat, content)
    return None


def known_points(view: MazeView, context: TableContext, seat: int, content: Content) -> int:
    """The points of a path as far as the one who looks may know them: their own bonus counts for them (I-41)."""
    clues = scoring.clues_in(view.public.paths[seat], view.captured, content)
    on_the_way = view.public.starts[seat] != NO_PALACE
    return clues + ((open_bonus(view, context, seat, content) or 0) if on_the_way else 0)


#: How large the last steps are written, and how far they are apart.
LOG_PX, LOG_PITCH = 18.0, 66.0


class Ground:
    """Paints what does not move."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def draw(self, stage: Stage, view: MazeView, context: TableContext, lines: Sequence[Line]) -> None:
        """Everything below the pieces; `lines` are the last steps in words."""
        draw_cavern(stage)
        stage.light(say("irene-table-name"), (24, 44), 22, width=290)
        for seat in range(len(view.public.paths)):
            self._panel(stage, view, context, seat)
        self._beside(stage, view)
        _draw_log(stage, context, lines)
        if shown_path(view, context) == NOBODY:
            self._tray(stage, view, context)
        else:
            self._path(stage, view, context)

    # ------------------------------------------------------------------ players

    def _panel(self, stage: Stage, view: MazeView, context: TableContext, seat: int) -> None:
        rect, painter = panel_rect(seat), stage.painter(TilePainter)
        acts = context.acting == seat
        stage.panel(rect, curls="small", shadow=6)
        if acts:
            draw_active(stage, rect)
            draw_active_portrait(stage, (rect.x + 60, rect.y + 62), SEATED)
        who = context.seat(seat)
        px = stage.viewport.length(SEATED)
        portrait = stage.tokens.portrait(who.colour, who.goblin, px, context.mood(seat), badge=False)
        stage.blit(portrait, (rect.x + 60, rect.y + 62))
        draw_temper(stage, who, (rect.x + 60, rect.y + 62), SEATED)
        stage.blit(painter.badge(SHAPES[seat], stage.viewport.length(30)), (rect.x + 28, rect.y + 106))
        draw_fitted(stage, who.name, Rect(rect.x + 114, rect.y + 20, 112, 27), 22, anchor="midleft")
        icon, words = self._state(view, context, seat)
        room = Rect(rect.x + 144, rect.y + 49, 116, 34)
        if stage.text_size > LARGE_TEXT:  # who wants large words wants them rather than a sign
            room = Rect(rect.x + 114, rect.y + 51, 150, 31)
        else:
            stage.icon(icon, (rect.x + 126, rect.y + 65), 24)
        draw_fitted(stage, words, room, 18, RED if acts else DIM, "body", "midleft")
        self._end(stage, view, seat, rect)
        for symbol, cell in enumerate(view.crumbs[seat]):
            x, y, px = rect.x + 132 + 36 * symbol, rect.y + 104, stage.viewport.length(32)
            if cell == SUPPLY:
                stage.blit(painter.crumb(SHAPES[seat], SYMBOLS[symbol], px), (x, y))
            else:
                stage.blit(painter.slot(SHAPES[seat], SYMBOLS[symbol], px), (x, y))
            if cell == CAPTURED:
                stage.line((x - 14, y + 12), (x + 14, y - 12), (170, 40, 44), 3)
        if view.public.match_play and view.public.wins[seat]:
            draw_tag(stage, (rect.x + 78, rect.bottom - 15), say("irene-plate-wins", games=view.public.wins[seat]))
        draw_waiting(stage, rect, seat, context)

    def _state(self, view: MazeView, context: TableContext, seat: int) -> tuple[str, str]:
        count = in_points(known_points(view, context, seat, self._content))
        if seat in view.public.arrived:
            return "home", say("irene-plate-home", points=count)
        if view.public.starts[seat] != NO_PALACE:
            return "run", say("irene-plate-path", points=count)
        is_mine = view.public.active == seat == context.viewer
        return "tile", say("irene-plate-your-turn" if is_mine else "irene-plate-exploring")

    def _end(self, stage: Stage, view: MazeView, seat: int, rect: Rect) -> None:
        """The symbol at a path's end, or the first one home's job."""
        place = rect.right - 46, rect.y + 36
        if view.public.arrived[:1] == (seat,):
            stage.icon("job", place, 36)
        elif view.public.starts[seat] != NO_PALACE and seat not in view.public.arrived:
            symbol = self._content.end_of(view.public.paths[seat], view.public.starts[seat])
            if symbol != GRASS:
                stage.blit(stage.painter(TilePainter).plate(SYMBOLS[symbol], stage.viewport.length(40)), place)

    # ------------------------------------------------------------------ what lies beside

    def _beside(self, stage: Stage, view: MazeView) -> None:
        stage.light(say("irene-area-palaces"), (1218, 36), 20)
        for symbol, owner in enumerate(view.public.palaces):
            if owner != NOBODY:
                _draw_taken(stage, palace_rect(symbol), owner, PALACE)
        for home, owner in enumerate(view.public.homes):
            if owner not in (FREE, TURNED):
                rect = home_rect(home, len(view.public.homes))
                _draw_taken(stage, rect, owner, rect.w)
        lost = view.public.games.count(NOBODY)
        if view.public.match_play and lost:
            draw_tag(stage, (1520, 164), say("irene-plate-goblins-won", games=lost))

    # ------------------------------------------------------------------ the tray, or the path

    def _tray(self, stage: Stage, view: MazeView, context: TableContext) -> None:
        rect = zone("tray")
        stage.panel(rect, shadow=8)
        heading, words = sentences.asked(view, context, self._content)
        if stage.text_size > LARGE_TEXT:  # the words have the room of the steps, which they tell as well
            stage.text(heading, (rect.x + 34, rect.y + 36), 22, anchor="midleft", width=430)
            text = lay_out_within(stage, [Run(words, "body")], 436, rect.h - 76, 19)
            text.draw(stage, rect.x + 34, rect.y + 56, DIM)
        else:
            stage.text(heading, (rect.x + 34, rect.y + 42), 26, anchor="midleft", width=430)
            text = lay_out_within(stage, [Run(words, "body")], 420, 56, 19)
            text.draw(stage, rect.x + 34, rect.y + 64, DIM)
            self._steps(stage, view, rect)
        stage.line((rect.x + TRAY_WORDS, rect.y + 24), (rect.x + TRAY_WORDS, rect.bottom - 24), RULE, 2)
        self._supply(stage, view, context, rect)
        stage.line((rect.x + 836, rect.y + 24), (rect.x + 836, rect.bottom - 24), RULE, 2)
        if view.has_drawn:
            is_mine = view.public.active == context.viewer
            stage.icon("eye" if is_mine else "eye_shut", (rect.x + 1044, rect.y + 46), 30)
            name = context.name(view.public.active)
            words = say("irene-tray-you-see") if is_mine else say("irene-tray-sees", name=name)
            beside = Rect(rect.x + 1002, rect.y + 64, 84, 78)
            draw_fitted(stage, words, beside, 18, DIM, "body", leading=1.33)
        if context.assisted:
            draw_tag(stage, (rect.right - 60, rect.y + 2), say("irene-assisted"))

    def _steps(self, stage: Stage, view: MazeView, rect: Rect) -> None:
        """The steps of exploring; the present one is lit."""
        steps = (
            ("place", "tile", say("irene-tray-place")),
            ("peeked", "peek", say("irene-tray-peek")),
            ("crumb", "crumb", say("irene-tray-crumb")),
        )
        x, words_wide = rect.x + 34, sum(stage.text_width(label, STEP) for _, _, label in steps)
        px = STEP * min(1.0, (STEPS_WIDE - len(steps) * STEP_BESIDE) / words_wide)
        for phase, icon, label in steps:
            wide = stage.text_width(label, px) + STEP_BESIDE - 10
            now = view.public.phase == phase or (phase == "crumb" and view.public.phase == "peeked")
            pill = Rect(x, rect.y + 126, wide, 36)
            stage.box(pill, (228, 152, 60) if now else (236, 214, 168), 18, INK, 2.4)
            done = view.public.phase == "peeked" and phase == "place"
            stage.icon("fits" if done else icon, (pill.x + 22, pill.centre[1]), 26)
            stage.text(label, (pill.x + 40, pill.centre[1]), px, anchor="midleft")
            x += wide + 10

    def _supply(self, stage: Stage, view: MazeView, context: TableContext, rect: Rect) -> None:
        """One's breadcrumbs, and where each of them is."""
        stage.text(say("irene-tray-crumbs"), (rect.x + 506, rect.y + 34), 20, anchor="midleft")
        for symbol, cell in enumerate(view.crumbs[context.viewer]):
            if cell != SUPPLY:
                place = supply_rect(symbol)
                px = stage.viewport.length(place.w)
                stage.blit(stage.painter(TilePainter).slot(SHAPES[context.viewer], SYMBOLS[symbol], px), place.centre)
            label = say(CRUMB_LABELS.get(cell, "irene-crumb-in-caves"))
            below = Rect(rect.x + 500 + 78 * symbol, rect.y + 132, 76, 30)
            draw_fitted(stage, label, below, 17, DIM, "body")

    def _path(self, stage: Stage, view: MazeView, context: TableContext) -> None:
        seat, area, painter = shown_path(view, context), zone("path"), stage.painter(TilePainter)
        path = view.public.paths[seat]
        if view.public.returning:
            key = "irene-area-misfit" if view.public.misfit else "irene-area-going-back"
            stage.light(say(key, tiles=len(view.public.returning)), (area.x, area.y - 17), 22, width=HEADING_WIDE)
            self._prompt(stage, view, context)
            return
        yours = seat == context.viewer and sentences.people(context) == 1
        heading = say("irene-area-own-path") if yours else say("irene-area-path", name=context.name(seat))
        x = stage.light(heading, (area.x, area.y - 17), 22, width=280).right + 24
        scrolls = sum(len(self._content.paths[tile].scrolls) for tile in path)
        for icon, number in (("scroll", scrolls), ("crumb", len(scoring.captured_in(view.captured, path)))):
            if icon == "scroll":
                stage.sprite("irene/scroll.svg", (x + 12, area.y - 17), 26)
            else:
                stage.icon(icon, (x + 12, area.y - 17), 28)
            x = stage.light(str(number), (x + 32, area.y - 17), 20).right + 20
        bonus = open_bonus(view, context, seat, self._content) if view.public.starts[seat] != NO_PALACE else None
        if bonus is not None:
            plate = painter.plate(SYMBOLS[view.backs[view.public.starts[seat]]], stage.viewport.length(28))
            stage.blit(plate, (x + 12, area.y - 17))
            x = stage.light(say("irene-bonus", points=bonus), (x + 32, area.y - 17), 20).right + 20
        points = in_points(scoring.clues_in(path, view.captured, self._content) + (bonus or 0))
        counted = seat in view.public.arrived or view.public.phase == "next"
        words = points if counted else say("irene-area-so-far", points=points)
        stage.text(words, (x + 6, area.y - 17), 20, YELLOW, anchor="midleft", outline=True)
        if view.public.starts[seat] != NO_PALACE and seat not in view.public.arrived and view.public.phase != "next":
            place = open_rect(view, seat)
            stage.box(place, (20, 16, 30), 8, (206, 200, 176), 2.6, alpha=0.5, dash="11 9")
            symbol = self._content.end_of(path, view.public.starts[seat])
            side = path_side(len(path))
            if symbol != GRASS:
                plate = painter.plate(SYMBOLS[symbol], stage.viewport.length(side * 0.4))
                stage.blit(plate, (place.x + side * 0.28, place.y + side * 0.44))
                stage.light("?", (place.x + side * 0.72, place.y + side * 0.46), 40, "center")
        self._prompt(stage, view, context)

    def _prompt(self, stage: Stage, view: MazeView, context: TableContext) -> None:
        rect = zone("prompt")
        stage.panel(rect, shadow=8)
        heading, words = sentences.asked(view, context, self._content)
        if view.public.phase == "next":
            points = tuple(open_points(view, seat, self._content) for seat in range(len(view.public.paths)))
            heading, words = sentences.finished(view, context, points)
        if view.public.phase == "shout" and context.seat(view.public.shouter).is_human:
            _draw_danger(stage, rect, heading, words)
            stage.blit(stage.painter(TilePainter).bell(stage.viewport.length(PROMPT_BELL)), prompt_bell().centre)
            return
        if context.pausing and view.public.phase == "choose":
            if view.public.active == context.viewer:
                _draw_danger(stage, rect, heading, words)
                return
            name = context.name(view.public.active)
            heading, words = sentences.heading_and_words("irene-now-moment-to-ring", name=name)
        has_button = view.public.phase == "return" or (view.public.phase == "next" and not view.public.ending)
        line = rect.y + (48 if has_button else 58)
        stage.text(heading, (rect.centre[0], line - 22), 22, width=rect.w - 56)
        stage.line((rect.x + 26, line), (rect.right - 26, line), RULE, 2)
        text = lay_out_within(stage, [Run(words, "body")], rect.w - 52, 50 if has_button else 92, 19)
        text.draw(stage, rect.x + 26, line + (6 if has_button else 14), DIM)


def _draw_taken(stage: Stage, rect: Rect, owner: int, side: float) -> None:
    """The place of a Palace or a Home that somebody has taken."""
    stage.box(rect, (16, 12, 26), 8, (190, 186, 170), 2.4, alpha=0.5, dash="10 8")
    stage.blit(stage.painter(TilePainter).badge(SHAPES[owner], stage.viewport.length(side * 0.36)), rect.centre)


def _draw_danger(stage: Stage, rect: Rect, heading: str, words: str) -> None:
    """The prompt beside a bell: of the one who escapes while others may ring, or of the one who rang."""
    beside = Rect(prompt_bell().right + 10, rect.y + 18, rect.right - prompt_bell().right - 34, PROMPT_BELL)
    asked = lay_out_within(stage, [Run(heading, "bold")], beside.w, beside.h, 22)
    asked.draw(stage, beside.x, beside.centre[1] - asked.height / 2, RED)
    text = lay_out_within(stage, [Run(words, "body")], rect.w - 48, 68, 18)
    text.draw(stage, rect.x + 24, rect.y + 98, INK)


def draw_log_panel(stage: Stage, rect: Rect, *, empty: bool) -> None:
    """The panel of what happened, and that nothing has yet."""
    stage.panel(rect, curls="none")
    heading = Rect(rect.x + 30, rect.y + 12, rect.w - 30 - BESIDE_WHY, 42)
    draw_fitted(stage, say("irene-area-just-now"), heading, 24, anchor="midleft")
    stage.line((rect.x + 28, rect.y + 56), (rect.right - 28, rect.y + 56), RULE, 2)
    if empty:
        words = Rect(rect.x + 28, rect.y + 62, rect.w - 56, rect.h - 82)
        draw_fitted(stage, say("irene-area-nothing-yet"), words, 19, DIM, "aside")


def laid_lines(stage: Stage, lines: Sequence[Line], width: float, height: float) -> list[Paragraph]:
    """The last steps in words, all in one size: in larger text as many of them as have room in it, and one at least."""
    for count in range(len(lines), 1, -1):
        step = height / count
        texts = lay_out_alike(stage, [[Run(line.words, "body")] for line in lines[:count]], width, step - 4, LOG_PX)
        if texts[0].px >= LOG_PX:
            return texts
    return lay_out_alike(stage, [[Run(line.words, "body")] for line in lines[:1]], width, height, LOG_PX)


def _draw_log(stage: Stage, context: TableContext, lines: Sequence[Line]) -> None:
    """The last steps, with the portraits of those who made them."""
    rect = zone("log")
    draw_log_panel(stage, rect, empty=not lines)
    high = rect.bottom - rect.y - 66
    texts = (
        lay_out_alike(stage, [[Run(line.words, "body")] for line in lines], rect.w - 110, 58, LOG_PX)
        if stage.text_size <= 100
        else laid_lines(stage, lines, rect.w - 110, high)
    )
    pitch = LOG_PITCH if stage.text_size <= 100 else high / max(1, len(texts))
    for place, (line, text) in enumerate(zip(lines, texts, strict=False)):
        y, who = rect.y + 59 + pitch * (place + 0.5), context.seat(line.seat)
        portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(44), badge=False)
        stage.blit(portrait, (rect.x + 46, y))
        text.draw(stage, rect.x + 78, y - text.height / 2, INK if place == 0 else DIM)
