"""The way from one screen to another, where it is to be seen: it lies over the new screen until it is over."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame

from goblins.ui.ahead import Ahead
from goblins.ui.moving.easing import between, eased
from goblins.ui.moving.effects import put, shine, turned
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.unseen import Unseen
from goblins.ui.viewport import Point

#: How dark the screen before gets behind a box that is opened.
DARK = (96, 88, 110)
#: A box: lifted, brought to the middle, its lid thrown off, and the new screen grown out of it, in seconds.
LIFT, GLIDE, LID, GROW = 0.12, 0.3, 0.36, 0.37
#: How far it is lifted, and how wide it is in the middle.
LIFTED, LARGE = 18.0, 420.0
#: The new screen begins so small and grows in so many steps.
SMALLEST, STEPS = 0.3, 8
#: The curtain parts in so many seconds, and in so many steps.
PARTING, PART_STEPS = 0.35, 12
FADING = 0.25
#: The upper part of a box that is its lid.
LID_SHARE = 0.24
#: How far the lid flies, aside and up, and how far round.
FLOWN, TURNED = (300.0, 210.0), -28.0
#: Where sparks fly to out of the box, and how large they are.
SPARKS = ((-270, -300, 34), (-180, -400, 26), (-60, -440, 38), (40, -360, 24), (330, -250, 32), (-330, -200, 24))
#: Where the middle of the window is.
MIDDLE: Point = (800.0, 450.0)


class Passage:
    """Something that lasts so many seconds at the usual speed; `draw` is called when the new screen is drawn."""

    seconds = FADING

    def __init__(self, speed: float) -> None:
        self._length = ticks(self.seconds / speed)
        self._now = 0

    def update(self) -> None:
        """One tick passed."""
        self._now += 1

    @property
    def over(self) -> bool:
        """Whether only the new screen is to be seen."""
        return self._now >= self._length

    @property
    def part(self) -> float:
        """How much of it is over, from 0 to 1."""
        return min(1.0, self._now / max(1, self._length))

    @property
    def time(self) -> float:
        """How many seconds of it are over, at the usual speed."""
        return self.part * self.seconds

    @property
    def covers(self) -> bool:
        """Whether the new screen need not be drawn now."""
        return False

    def prepare(self, stage: Stage, screen: Callable[[], object]) -> None:
        """While it covers the new screen, which `screen` draws."""

    def draw(self, stage: Stage) -> None:
        """Draw over the new screen."""


class Fade(Passage):
    """The screen before fades away."""

    def __init__(self, before: pygame.Surface, speed: float) -> None:
        super().__init__(speed)
        self._before = before

    def draw(self, stage: Stage) -> None:
        """What is left of the screen before."""
        self._before.set_alpha(round(255 * (1 - self.part)))
        stage.surface.blit(self._before, (0, 0))


class CurtainParts(Passage):
    """The curtain opens from the middle: its halves get narrower, as folds do."""

    seconds = PARTING

    def __init__(self, curtain: pygame.Surface, speed: float) -> None:
        super().__init__(speed)
        width, height = curtain.get_size()
        left = curtain.subsurface((0, 0, width // 2, height))
        right = curtain.subsurface((width // 2, 0, width - width // 2, height))
        self._halves = left.copy(), right.copy()

    def draw(self, stage: Stage) -> None:
        """Both halves as far as they are."""
        step = math.floor(eased("both", self.part) * PART_STEPS) / PART_STEPS
        left, right = self._halves
        width, height = left.get_width() * 2, left.get_height()
        across = round(left.get_width() * (1 - step))
        if across > 0:
            stage.surface.blit(pygame.transform.scale(left, (across, height)), (0, 0))
            stage.surface.blit(pygame.transform.scale(right, (across, height)), (width - across, 0))


#: The light in an open box, and how wide it is.
RAYS, RAYS_WIDE = "moments/rays.svg", 900.0
#: How long pictures are made before each of the window's, in seconds: while the box moves, and while it stands still.
SHORT, LONG = 0.008, 0.03

Draw = Callable[[Stage, Point, float], None]
"""Draws what pops out of a box round its middle, as far as it is opened (0 to 1)."""


class BoxOpens(Passage):
    """A box comes off the shelf to the middle, its lid flies up, its pieces pop out, and the new screen grows out of it."""

    seconds = LIFT + GLIDE + LID + GROW

    def __init__(
        self,
        before: pygame.Surface,
        box: pygame.Surface,
        place: Point,
        contents: Draw,
        play: Callable[[str], None],
        speed: float,
    ) -> None:
        super().__init__(speed)
        self._before, self._box, self._place, self._contents, self._play = before, box, place, contents, play
        self._dark = before.copy()
        self._dark.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
        #: The new screen, drawn once when the box has come to the middle and stands still for a moment.
        self._new: pygame.Surface | None = None
        self._after: dict[int, pygame.Surface] = {}
        self._boxes: dict[float, pygame.Surface] = {}
        #: What is in the box, made piece by piece while that is on its way.
        self._ahead: Ahead | None = None
        self._waits = False

    def update(self) -> None:
        """One tick passed: the box is heard on its way, and its lid when that flies off."""
        before, now = self.time, self._now
        super().update()
        if self._ahead and not self._ahead.done and before < LIFT + GLIDE <= self.time:
            self._now, self._waits = now, True  # it stands still until all is made that it opens to
            return
        for at, sound in ((LIFT, "whoosh"), (LIFT + GLIDE, "lid")):
            if before < at <= self.time:
                self._play(sound)

    @property
    def covers(self) -> bool:
        """All the time, but for once."""
        return self._new is not None or self.time < LIFT + GLIDE

    def draw(self, stage: Stage) -> None:
        """The shelf in the dark, the box on its way or open, and what grows out of it."""
        if not self.covers:
            self._new = stage.surface.copy()
            self._contents(stage, MIDDLE, 1.0)  # below what is drawn next: it is made while the box stands still
        grown = (self.time - LIFT - GLIDE - LID) / GROW
        new = self._grown(self._new, grown) if self._new and grown > 0 else None
        stage.surface.blit(self._before if self.time < LIFT else self._dark, (0, 0))
        if grown < 0.6:
            self._draw_box(stage)
        if new is not None:
            put(stage, new, MIDDLE)

    def prepare(self, stage: Stage, screen: Callable[[], object]) -> None:
        """Make a little of what pops out, and of the new screen, out of sight."""
        if self._new is not None:
            return
        if self._ahead is None:
            contents, rays = partial(self._contents, stage, MIDDLE, 1.0), partial(turned, stage, RAYS, RAYS_WIDE, RAYS_WIDE)
            self._ahead = Ahead(stage.cache, Unseen(stage).drawings([contents, rays, screen]))
        self._ahead.work(seconds=LONG if self._waits else SHORT)

    def _grown(self, screen: pygame.Surface, part: float) -> pygame.Surface:
        """The new screen as far as it has grown, in steps."""
        step = min(STEPS, math.ceil(eased("both", part) * STEPS))
        if step not in self._after:
            scale = between(SMALLEST, 1.0, step / STEPS)
            size = round(screen.get_width() * scale), round(screen.get_height() * scale)
            self._after[step] = pygame.transform.scale(screen, size)
        return self._after[step]

    def _draw_box(self, stage: Stage) -> None:
        lifted, glided = self.time / LIFT, eased("out", (self.time - LIFT) / GLIDE)
        x, y = self._place
        at = between(x, MIDDLE[0], glided), between(y - LIFTED * min(1.0, lifted), MIDDLE[1] + 60, glided)
        usual = self._box.get_width() / stage.scale
        share = between(1.0, LARGE / usual, glided)
        opened = (self.time - LIFT - GLIDE) / LID
        picture = self._sized(round(share * 12) / 12)
        if opened <= 0:
            put(stage, picture, at)
            return
        self._draw_open(stage, picture, at, min(1.0, opened))

    def _sized(self, share: float) -> pygame.Surface:
        """The box so many times as large as on the shelf."""
        if share not in self._boxes:
            self._boxes[share] = pygame.transform.smoothscale_by(self._box, share)
        return self._boxes[share]

    def _draw_open(self, stage: Stage, picture: pygame.Surface, at: Point, opened: float) -> None:
        """Light, the pieces that pop up one after another, the box before them, and its lid in the air."""
        rays = turned(stage, RAYS, RAYS_WIDE, RAYS_WIDE)
        shine(stage, rays, "box", (at[0], at[1] - 120), round(4 * opened) / 5)
        width, height = picture.get_size()
        lid = round(height * LID_SHARE)
        self._contents(stage, at, opened)
        px, py = stage.viewport.point(at)
        corner = px - width // 2, py - height // 2
        stage.surface.blit(picture, (corner[0], corner[1] + lid), (0, lid, width, height - lid))
        flown = eased("back", opened)
        cover = pygame.transform.rotozoom(picture.subsurface((0, 0, width, lid)), TURNED * flown, 1.0)
        high = (height / 2 - lid / 2) / stage.scale
        put(stage, cover, (at[0] + FLOWN[0] * flown, at[1] - high - FLOWN[1] * flown))
        for x, y, size in SPARKS:
            spark = turned(stage, "moments/spark.svg", size, size)
            put(stage, spark, (at[0] + x * flown, at[1] - 60 + (y + 60) * flown), 1 - abs(2 * opened - 1))
