"""The sheet that somebody reads who is out of the game (K-37, K-52)."""

from __future__ import annotations

from goblins.tables.koncita.closeups import CloseUps
from goblins.tables.koncita.pieces import FORFEIT_CARD
from goblins.tables.koncita.showing import OutFace
from goblins.ui.draw.rich import Run, Style, lay_out_within
from goblins.ui.draw.type import INK, Colour
from goblins.ui.moving.motion import Prompt
from goblins.ui.stage import DIM, GREEN, RED, RULE, Stage
from goblins.ui.viewport import Rect, centred
from goblins.words import say

TITLE = (178, 52, 44)
BUTTON_TALL = 58.0
#: The clause that puts somebody out, on a plate of its own, and the plate's edge.
RULE_ID, PLATE, CLAUSE = "K-37", Rect(0, 0, 76, 36), (150, 110, 60)
#: How wide the words are, how high each paragraph may be, and how far they are from each other, in units.
WIDTH, ROOMS, BETWEEN = 316.0, (64.0, 54.0, 26.0, 56.0), 10.0
#: How large whoever is out stands on it, and how far its shadow reaches.
OUT_FIGURE, SHADOW = 210.0, 14


def sheet_rect() -> Rect:
    """Where it lies: in the middle of the room."""
    return Rect(362, 240, 728, 380)


def prompts(*, alone: bool) -> tuple[Prompt, ...]:
    """What somebody may want who is out; `alone`: no other person plays on."""
    rect = sheet_rect()
    y = rect.bottom - BUTTON_TALL - 24
    watch = Prompt(say("koncita-out-watch"), Rect(rect.x + 364, y, 168, BUTTON_TALL), "go on", "eye", "teal")
    undo = Prompt(say("koncita-out-undo"), Rect(rect.x + 544, y, 136, BUTTON_TALL), "undo", "undo", "paper")
    if not alone:
        return (watch, undo)
    return (Prompt(say("koncita-out-result"), Rect(rect.x + 52, y, 300, BUTTON_TALL), "hurry", "trophy"), watch, undo)


def draw_out(stage: Stage, rect: Rect, face: OutFace, closeups: CloseUps) -> None:
    """Who is out and why, what still counts, and the order that was forgotten."""
    stage.panel(rect, shadow=SHADOW)
    title = centred(rect.centre[0], rect.y - 2, 440, 66)
    stage.box(title.moved(0, 5), (96, 22, 26), 12, INK, 3)
    stage.box(title, TITLE, 12, INK, 3)
    stage.box(title.grown(-6), None, 8, (255, 214, 190), 2)
    stage.light(say("koncita-out-title", name=face.name), title.centre, 30, "center", width=400)
    path = stage.tokens.character(face.goblin, "full", "sad")
    stage.sprite(path, (rect.x + 112, rect.y + 162), OUT_FIGURE)
    y = rect.y + 46
    for (words, px, colour, kind), room in zip(_lines(face), ROOMS, strict=True):
        beside = PLATE.w + 14 if kind == "aside" else 0.0
        text = lay_out_within(stage, [Run(words, kind)], WIDTH - beside, room, px)
        if beside:  # the clause it stands in
            plate = PLATE.moved(rect.x + 214, y + text.height / 2 - PLATE.h / 2)
            stage.box(plate, (255, 252, 240), 8, CLAUSE, 2.4)
            stage.text(RULE_ID, plate.centre, 20, GREEN, width=plate.w - 8)
        text.draw(stage, rect.x + 214 + beside, y, colour)
        y += max(text.height, PLATE.h if beside else 0.0) + BETWEEN
    if face.forfeit >= 0:
        stage.blit(closeups.forfeit(stage, face.forfeit, FORFEIT_CARD), (rect.right - 110, rect.y + 150))
    stage.line((rect.x + 36, rect.bottom - 98), (rect.right - 36, rect.bottom - 98), RULE, 2)


def _lines(face: OutFace) -> tuple[tuple[str, float, Colour, Style], ...]:
    """What the sheet says, from above, in which size, colour and type."""
    return (
        (face.why, 23.0, RED, "bold"),
        (say("koncita-out-second"), 20.0, INK, "body"),
        (say("koncita-out-rule"), 18.0, DIM, "aside"),
        (f"{say('koncita-out-points', points=face.points)} {say('koncita-out-no-win')}", 19.0, DIM, "body"),
    )
