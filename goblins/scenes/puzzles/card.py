"""The card of a puzzle: its name, how hard it is, turns, tries, hints, and the stars there are to win."""

from __future__ import annotations

from goblins.scenes.puzzles.companion import BUTTONS, PuzzleCompanion
from goblins.scenes.puzzles.places import CARD
from goblins.scenes.stars import draw_star
from goblins.study.puzzles.progress import HINTS, MOST_STARS
from goblins.study.puzzles.puzzle import DIFFICULTIES, SOLVER, name, puzzles_of
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out, lay_out_within
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect
from goblins.words import say

LEFT, RIGHT = CARD.x + 20, CARD.right - 20
FIRST, PITCH = 282.0, 46.0
GREEN: Colour = (24, 96, 78)
#: Crosses for so many tries; more are told by a number.
CROSSES = 4
#: How long a star takes to come, and how long after the one before.
FLIES, APART = ticks(0.24), ticks(0.18)


def draw(stage: Stage, companion: PuzzleCompanion) -> None:
    """The whole card but its buttons."""
    position, progress, middle = companion.position, companion.progress, CARD.centre[0]
    stage.panel(CARD, curls="small", shadow=10)
    stage.blit(stage.tokens.game(position.game, stage.viewport.length(62)), (middle, CARD.y + 104))
    title = say(name(position.game, position.puzzle))
    draw_fitted(stage, title, Rect(CARD.x + 18, CARD.y + 132, CARD.w - 36, 36), 23)
    count = len(puzzles_of(position.game))
    words = say("puzzles-number", number=companion.number + 1, count=count)
    stage.text(words, (middle, CARD.y + 190), 18, DIM, "body", width=CARD.w - 28)
    mushrooms(stage, (middle - 30, CARD.y + 222), position.puzzle.difficulty)
    rows = [_draw_tries, _draw_hints, _draw_stars]
    if position.kind.turns(position.start, position.puzzle.goal) > 1:
        rows.insert(0, _draw_turns)
    if companion.so_far is not None:
        rows.insert(0, _draw_so_far)
    y = FIRST
    for row in rows:
        stage.line((LEFT, y - PITCH / 2), (RIGHT, y - PITCH / 2), RULE, 2)
        row(stage, companion, y)
        y += PITCH
    if progress.solved:
        _stamp(stage, companion, (CARD.right - 34, CARD.y + 96))
    names = tuple(seat.name for seat in position.setup.seats)
    known = position.kind.known(companion.table.match.state, SOLVER, names)
    if known or companion.tried:
        stage.line((LEFT, y - PITCH / 2), (RIGHT, y - PITCH / 2), RULE, 2)
    top = y - PITCH / 2 + 14
    if known:
        words = " ".join(say(line) for line in known)
        text = lay_out_within(stage, [Run(words)], CARD.w - 40, BUTTONS.y - y, 18)
        text.draw(stage, LEFT, top)
    elif companion.tried:
        _draw_tried(stage, companion, top)


def _draw_tried(stage: Stage, companion: PuzzleCompanion, y: float) -> None:
    """What was left after the latest tries, the last one first, as many as there is room for."""
    stage.text(say("puzzles-tried"), (LEFT, y + 12), 19, INK, anchor="midleft", width=CARD.w - 40)
    y += 34
    for left in reversed(companion.tried):
        text = lay_out(stage, [Run(say(left))], CARD.w - 72, 17)
        if y + text.height > BUTTONS.y - 10:
            break
        stage.icon("lost_badge", (LEFT + 11, y + 12), 24)
        text.draw(stage, LEFT + 32, y)
        y += text.height + 12


def mushrooms(stage: Stage, first: Point, difficulty: int, size: float = 28.0) -> None:
    """How hard it is: so many of three mushrooms."""
    for number in DIFFICULTIES:
        x = first[0] + (number - 1) * size * 1.1
        stage.icon("mushroom", (x, first[1]), size, 1.0 if number <= difficulty else 0.28)


def stars(stage: Stage, last: Point, count: int, size: float = 28.0) -> None:
    """So many of three stars, set from the right."""
    for number in range(MOST_STARS):
        x = last[0] - (MOST_STARS - 1 - number) * size * 1.08
        draw_star(stage, (x, last[1]), size, lit=number < count)


def _label(stage: Stage, words: str, y: float) -> None:
    stage.text(words, (LEFT, y), 18, INK, "body", "midleft", width=86)


def _draw_turns(stage: Stage, companion: PuzzleCompanion, y: float) -> None:
    """The turns as discs; the present one is ringed."""
    position = companion.position
    turns = position.kind.turns(position.start, position.puzzle.goal)
    _label(stage, say("puzzles-turns"), y)
    for number in range(turns):
        x = RIGHT - 11 - (turns - 1 - number) * 27
        disc = Rect(x - 11, y - 11, 22, 22)
        if number == companion.turn and companion.verdict is None:
            stage.box(disc.grown(4), (232, 162, 52), 15)
        stage.box(disc, (255, 250, 236), 11, INK, 2.5)
        stage.text(str(number + 1), (x, y), 17)


def _draw_so_far(stage: Stage, companion: PuzzleCompanion, y: float) -> None:
    """How much of a goal that is counted is reached."""
    reached, goal = companion.so_far or 0, companion.position.puzzle.goal
    _label(stage, say("puzzles-so-far"), y)
    words = say("puzzles-of", solved=reached, count=goal)
    stage.text(words, (RIGHT, y), 19, GREEN if reached >= goal else INK, anchor="midright", width=100)


def _draw_tries(stage: Stage, companion: PuzzleCompanion, y: float) -> None:
    tries = companion.progress.tries
    _label(stage, say("puzzles-tries"), y)
    if tries > CROSSES:
        stage.text(str(tries), (RIGHT - 34, y), 20, anchor="midright")
        stage.icon("lost_badge", (RIGHT - 14, y), 28)
        return
    for number in range(tries):
        stage.icon("lost_badge", (RIGHT - 14 - (tries - 1 - number) * 29, y), 28)
    if not tries:
        stage.text("–", (RIGHT - 6, y), 20, DIM, anchor="midright")


def _draw_hints(stage: Stage, companion: PuzzleCompanion, y: float) -> None:
    _label(stage, say("puzzles-hints"), y)
    words = say("puzzles-hints-of", used=companion.progress.hints, all=HINTS)
    stage.text(words, (RIGHT, y), 19, anchor="midright", width=100)


def _draw_stars(stage: Stage, companion: PuzzleCompanion, y: float) -> None:
    """What there is to win, or what was won: one star after the other."""
    solved = companion.verdict is True
    _label(stage, say("puzzles-won" if solved else "puzzles-to-win"), y)
    shown = companion.progress.to_win
    if solved:
        shown = min(companion.stars, max(0, companion.clock - FLIES) // APART)
    stars(stage, (RIGHT - 14, y), shown)


def _stamp(stage: Stage, companion: PuzzleCompanion, at: Point) -> None:
    """The tick of a solved puzzle; just now it comes down from above."""
    late = min(1.0, companion.clock / FLIES) if companion.verdict else 1.0
    stage.icon("tick_badge", at, round(46 + 40 * (1 - late)))
