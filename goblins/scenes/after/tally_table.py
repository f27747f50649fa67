"""Matches won of matches played as a table: a row for each game, a column for each level, number of players, or variant."""

from __future__ import annotations

from collections.abc import Mapping

from goblins.content.shelf import shelf
from goblins.core.setup import BOT_LEVELS, FITTING
from goblins.games.registry import info_of, slugs
from goblins.library.statistics import Tally
from goblins.study.tallies import MANY, USUAL, VARIANT, By
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

WON: Colour = (47, 110, 94)
HOLLOW: Colour = (252, 238, 205)
GAME_WIDTH = 158.0
#: How large the heads of columns are written.
HEAD = 17


def columns_of(by: By) -> tuple[str, ...]:
    """What is told apart."""
    if by == "level":
        return (*BOT_LEVELS[1:], FITTING)
    return tuple(str(count) for count in range(1, MANY + 1)) if by == "seats" else (USUAL, VARIANT)


def column_words(by: By, column: str) -> str:
    """The head of a column."""
    if by == "level":
        return say("screens-player", player=column)
    return say("feats-column-seats", count=int(column)) if by == "seats" else say(f"feats-column-{column}")


def can_be(game: str, by: By, column: str) -> bool:
    """Whether a game can be played so at all."""
    if game not in slugs():
        return False
    info = info_of(game)
    if by == "seats":
        count = int(column)
        return count <= info.max_seats and (count >= info.min_seats or count == MANY)
    return by == "level" or column == USUAL or any(not option.cosmetic and not option.hidden for option in info.options)


def draw_tallies(stage: Stage, area: Rect, by: By, tallies: Mapping[tuple[str, str], Tally]) -> None:
    """The whole table; what was never played has no bar."""
    columns = columns_of(by)
    pitch = (area.w - GAME_WIDTH) / len(columns)
    heads = [column_words(by, column) for column in columns]
    wide = max(stage.text_width(head, HEAD) for head in heads) > pitch - 8  # then every other one stands higher
    for number, head in enumerate(heads):
        x = area.x + GAME_WIDTH + pitch * (number + 0.5)
        y = area.y + 12 if not wide else area.y + 6 + 26 * (number % 2)
        room = min(2 * pitch - 12, 2 * (area.right - x)) if wide else pitch - 8
        stage.text(head, (x, y), HEAD, width=room)
    boxes = shelf()
    top = 44.0 if wide else 30.0
    height = (area.h - top) / len(boxes)
    for row, box in enumerate(boxes):
        y = area.y + top + height * (row + 0.5)
        if row:
            stage.line((area.x, y - height / 2), (area.right, y - height / 2), RULE, 2)
        stage.blit(stage.tokens.game(box.game, stage.viewport.length(38)), (area.x + 22, y))
        stage.text(box.title, (area.x + 50, y), 20, anchor="midleft", width=GAME_WIDTH - 60)
        for number, column in enumerate(columns):
            x = area.x + GAME_WIDTH + pitch * number
            place = Rect(x + 8, y - 24, pitch - 16, 48)
            if can_be(box.game, by, column):
                _draw_tally(stage, place, tallies.get((box.game, column)))
            else:
                stage.text("–", place.centre, 19, DIM)


def _draw_tally(stage: Stage, area: Rect, tally: Tally | None) -> None:
    if tally is None:
        stage.text(say("feats-not-yet"), area.centre, 17, DIM, "aside", width=area.w)
        return
    words = say("feats-won-of", won=tally.won, played=tally.played)
    stage.text(words, (area.centre[0], area.y + 14), 19, INK, width=area.w)
    bar = Rect(area.x, area.y + 31, area.w, 11)
    stage.box(bar, HOLLOW, 5, INK, 2)
    if tally.won:
        stage.box(Rect(bar.x, bar.y, max(11.0, bar.w * tally.won / tally.played), bar.h), WON, 5, INK, 2)
