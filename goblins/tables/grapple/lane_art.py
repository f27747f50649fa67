"""What tells how a battle stands, as it is drawn in the lane: verdict, stake, rope, torches, and places that wait."""

from __future__ import annotations

from goblins.games.grapple.wording import in_points
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.trimmings import draw_ribbon
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect, centred
from goblins.words import say

ROPE_HIGH = 40.0


#: Wider than this a ribbon would lie on the names at both sides.
WIDEST_RIBBON = 290.0


def draw_lane(stage: Stage, rect: Rect, *, busy: bool) -> None:
    """The lane itself; brighter while goblins fight there."""
    stage.sprite(f"grapple/lane{'_busy' if busy else ''}.svg", rect.centre, rect.w, rect.h, grain=214)


def draw_verdict(stage: Stage, placement: Placement, face: show.VerdictFace) -> None:
    """Both strengths on a plaque, and on a ribbon who is winning."""
    x, y = placement.x, placement.y - 2
    stage.sprite("grapple/plaque.svg", (placement.x, placement.y), placement.w, placement.h)
    stage.text(str(face.left), (x - 32, y), 31)
    stage.text(str(face.right), (x + 32, y), 31)
    if face.sign:
        stage.text(face.sign, (x, y - 1), 30)
    else:
        stage.icon("grapple_assassin", (x, y), 32)
    wide = min(stage.text_width(face.words, 22) + 78, WIDEST_RIBBON)
    draw_ribbon(stage, centred(x, y - 124, wide, 44), face.words, 22)


def stake_rect(stage: Stage, placement: Placement, points: int) -> Rect:
    """Where it is said what is at stake, as wide as the words are."""
    return centred(placement.x, placement.y, stage.text_width(_at_stake(points), 18) + 62, 34)


def draw_stake(stage: Stage, placement: Placement, points: int) -> None:
    """What a battle is fought for."""
    pill = stake_rect(stage, placement, points)
    stage.box(pill, (26, 44, 50), 16, INK, 3)
    stage.icon("keep", (pill.x + 22, pill.centre[1]), 26)
    stage.light(_at_stake(points), (pill.x + 40, pill.centre[1]), 18)


def _at_stake(points: int) -> str:
    return say("grapple-lane-stake", points=in_points(points))


def draw_rope(stage: Stage, placement: Placement, full: float) -> None:
    """A rope, taut; one that is still being drawn shows its middle."""
    clip = stage.surface.get_clip()
    stage.surface.set_clip(clip.clip(stage.viewport.rect(placement.rect)))
    stage.sprite("moments/rope.svg", (placement.x, placement.y), full, ROPE_HIGH)
    stage.surface.set_clip(clip)


def draw_place(stage: Stage, rect: Rect, words: tuple[str, ...]) -> None:
    """Where a goblin would go, and whose affair that is."""
    stage.box(rect, (28, 30, 32), 12, (150, 190, 170), 3, alpha=0.92, dash="11 9")
    for number, line in enumerate(words):
        y = rect.centre[1] + (number - (len(words) - 1) / 2) * 26
        stage.light(line, (rect.centre[0], y), 18, "center", width=rect.w - 8)


def draw_goal(stage: Stage, rect: Rect, lines: tuple[str, ...]) -> None:
    """What everybody plays for."""
    for number, words in enumerate(lines):
        stage.light(words, (rect.centre[0], rect.centre[1] - 20 + 40 * number), 24, "center", width=rect.w)
