"""The cards of Pact: drawn layers, portraits, coins and words, put together at real pixels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from goblins.tables.pact.expert_faces import CARD, COMMAND_ICONS, DYNAMITE_SPACES, WORDLESS, ExpertPainter
from goblins.tables.pact.layers import FOLDER, UNITS, contrast, greyed, icon_path, square
from goblins.tables.pact.tokens import FIGURE_COLOURS, KINDS, SEASONS, SPECIALISTS, TURNED_SEASONS
from goblins.ui.draw.lettering import Frame
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.tokens import Tokens
from goblins.ui.draw.type import CREAM, INK, Colour, TypeCase

VARIETIES = 4  # faces of each type
TASK, PACT = 300 / 240, 130 / 240
HEADER = 56 / 240  # a Task's header: what a pile shows
EMBLEM_ONLY = 56  # a smaller Goblin shows its type only
NAMELESS_TASK = 70
CARDS_A_STEP = 6  # so many cards make a pile one edge thicker
BOXES_LEFT, BOXES_WIDE = 15.5, 214.5  # where the boxes of a Pact card lie
PLAIN_BOX, BONUS_BOX, BOX_TALL = 33.0, 40.0, 36.0

FAINT: Colour = (110, 82, 50)


#: Which boxes of a Pact card bring a bonus, from 1 on, and how much Glory (P-42); the last one is the last box.
Bonuses = tuple[tuple[int, int], ...]


class Owner(NamedTuple):
    """Whose portrait a Pact card shows: a character, and the ring round it (a seat's colour, `plain` or `gold`)."""

    character: str
    ring: str = "plain"


class TaskLook(NamedTuple):
    """What a Task card shows; `picture` is empty for one that shows its guild’s trade."""

    kind: str
    season: str
    needs: tuple[str, ...]
    sticks: int
    name: str
    picture: str = ""


class PactPainter(ExpertPainter):
    """Paints the cards, and the small pieces too; each is painted once per width in pixels and must not be drawn on."""

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        super().__init__(sprites, type_case)
        self._tokens = Tokens(sprites)

    # ------------------------------------------------------------------ Goblins

    def goblin(self, kind: str, variety: int, px: int, name: str = "") -> pygame.Surface:
        """A Goblin card with its name; any variety is one of its type's faces. A very small one has its emblem only."""
        if px < EMBLEM_ONLY:
            return self.emblem_card(kind, px)
        face = variety % VARIETIES + 1
        return self._kept(("goblin", kind, face, px, name), lambda: self._goblin(kind, face, px, name))

    def emblem_card(self, kind: str, px: int) -> pygame.Surface:
        """A Goblin with its emblem only, as it lies in a display."""
        return self._sprite(f"goblin_{kind}_small", (px, round(px * CARD)))

    def goblin_back(self, px: int) -> pygame.Surface:
        """The back of every Goblin."""
        return self._whole("goblin_back", px, CARD)

    def _goblin(self, kind: str, face: int, px: int, name: str) -> pygame.Surface:
        size, unit = (px, round(px * CARD)), px / UNITS
        surface = self._sprite(f"goblin_{kind}", size).copy()
        portrait = self._bust(f"pact_{kind}_{face}", size, (126, 155), 214, unit, shadow=True)
        self._through(portrait, "goblin_mask", surface)
        surface.blit(self._sprite(f"goblin_{kind}_over", size), (0, 0))
        if name:
            line = self._lettering.line(name, 42, (120, 280), 198, unit, colour=contrast(kind))
            self._lettering.write(surface, [line])
        return self._grained(surface)

    # ------------------------------------------------------------------ Tasks

    def task(self, look: TaskLook, px: int) -> pygame.Surface:
        """A Task: type, season and dynamite in its header, its picture, its name, and the goblins it needs in order."""
        return self._kept(("task", look, px), lambda: self._task(look, px))

    def task_back(self, season: str, px: int) -> pygame.Surface:
        """The back of a season's Tasks."""
        return self._whole(f"task_{season}_back", px, TASK)

    def task_strip(self, kind: str, season: str, sticks: int, px: int) -> pygame.Surface:
        """Only the header of a Task: what a pile shows of it."""

        def make() -> pygame.Surface:
            card = self._task_ground(kind, season, sticks, "", px)
            return card.subsurface((0, 0, px, round(px * HEADER))).copy()

        return self._kept(("strip", kind, season, sticks, px), make)

    def _task(self, look: TaskLook, px: int) -> pygame.Surface:
        unit = px / UNITS
        picture = f"vignette_{look.picture}" if look.picture else f"trade_{look.kind}"
        surface = self._task_ground(look.kind, look.season, look.sticks, picture, px)
        places, radius = need_places(len(look.needs))
        side = max(4, round(2 * radius * unit * 1.06))
        for needed, (x, y) in zip(look.needs, places, strict=True):
            coin = self.coin(needed, side)
            surface.blit(coin, coin.get_rect(center=(round(x * unit), round(y * unit))))
        if px >= NAMELESS_TASK:
            ink = INK if look.season == "summer" else CREAM
            self._lettering.write(surface, [self._lettering.line(look.name, 36, (120, 181), 216, unit, colour=ink)])
        return self._grained(surface)

    def _task_ground(self, kind: str, season: str, sticks: int, picture: str, px: int) -> pygame.Surface:
        """A Task without words and needed goblins; a pile needs no picture."""
        size, unit = (px, round(px * TASK)), px / UNITS
        surface = self._sprite(f"task_{season}", size).copy()
        for layer in filter(None, (picture, f"task_{kind}", f"task_{season}_over")):
            surface.blit(self._sprite(layer, size), (0, 0))
        side = max(5, round(42 * unit))
        step = min(27.0, 84 / max(1, sticks - 1))  # so that many keep clear of the season
        for number in range(sticks):
            surface.blit(self.icon("stick", side), (round((187 - number * step) * unit), round(13 * unit)))
        return surface

    # ------------------------------------------------------------------ Specialists

    def specialist(self, slug: str, name: str, words: str, px: int, *, spent: bool = False) -> pygame.Surface:
        """A Specialist, with its words from 140 pixels on; a spent one is grey."""
        key = ("specialist", slug, name, words, px, spent)
        return self._kept(key, lambda: self._specialist(slug, name, words, px, spent=spent))

    def _specialist(self, slug: str, name: str, words: str, px: int, *, spent: bool) -> pygame.Surface:
        size, unit, large = (px, round(px * CARD)), px / UNITS, px >= WORDLESS
        layer, sill = ("specialist", 152) if large else ("specialist_small", 232)
        surface = self._sprite(layer, size).copy()
        across, x = (144, 140) if large else (200, 128)
        portrait = self._bust(f"pact_{slug}", size, (x, sill + 2 - across / 2), across, unit)
        self._through(portrait, f"{layer}_mask", surface)
        surface.blit(self._sprite(f"{layer}_over", size), (0, 0))
        mark = self.emblem(slug, round(56 * unit))
        surface.blit(mark, mark.get_rect(center=(round(50 * unit), round(52 * unit))))
        middle = sill - 8 + (23 if large else 35)
        lines = [self._lettering.line(name, 36 if large else 44, (120, middle), 204, unit, colour=CREAM)]
        if large:
            lines += self._lettering.paragraph(words, 24, Frame(20, sill + 41, 200, 130), unit)
        self._lettering.write(surface, lines)
        self._grained(surface)
        return greyed(surface) if spent else surface

    # ------------------------------------------------------------------ Pact cards

    def pact_card(
        self, px: int, bonuses: Bonuses, filled: tuple[int, int], left: Owner | None = None, right: Owner | None = None
    ) -> pygame.Surface:
        """A Pact card: its pocket with the boxes of so many Tasks and Figures filled, between its owners."""
        boxes = max([box for box, _ in bonuses], default=0)
        tasks, figures = (min(some, boxes) for some in filled)
        key = ("pact", px, bonuses, tasks, figures, left, right)
        return self._kept(key, lambda: self._pact_card(px, bonuses, (tasks, figures), left, right))

    def _pact_card(
        self, px: int, bonuses: Bonuses, filled: tuple[int, int], left: Owner | None, right: Owner | None
    ) -> pygame.Surface:
        unit, count = px / UNITS, filled[0]
        surface = self._sprite("pact", (px, round(px * PACT))).copy()
        for owner, x in ((left, 48.0), (right, 192.0)):
            if owner:
                face = self._tokens.medallion(owner.character, max(8, round(64 * unit)), owner.ring)
                self._centred(surface, face, (x, 46), unit)
        lines = []
        worth, (boxes, scale) = dict(bonuses), box_places(bonuses)
        for box, x in enumerate(boxes, 1):
            full, bonus = box <= sum(filled), worth.get(box)
            look = "box_empty" if not full else "box_bonus" if bonus else "box_full"
            size = square((BONUS_BOX if bonus else PLAIN_BOX) * scale * unit)[0], round(BOX_TALL * unit)
            self._centred(surface, self._sprite(look, size), (x, 98), unit)
            if bonus:
                colour = INK if full else FAINT
                lines.append(self._lettering.line(f"+{bonus}", 26 * scale, (x, 97), 32 * scale, unit, colour=colour))
            elif full:
                mark = "icons/fits.svg" if box <= count else "icons/pact_figure.svg"
                self._centred(surface, self._sprites.raster(mark, square(24 * scale * unit)), (x, 97), unit)
        self._lettering.write(surface, lines)
        return surface

    # ------------------------------------------------------------------ piles

    def pile(self, back: str, count: int, px: int, depth: int) -> pygame.Surface:
        """A deck face down (`goblin`, `command` or a season), at most `depth` pixels thick, its top card at the top."""
        step = max(3, round(px * 0.04))  # less, and only the ink of the cards below would show
        below = min(depth // step, math.ceil((count - 1) / CARDS_A_STEP))
        return self._kept(("pile", back, below, px), lambda: self._pile(back, below, step, px))

    def _pile(self, back: str, below: int, step: int, px: int) -> pygame.Surface:
        top = {"goblin": self.goblin_back, "command": self.command_back}.get(back)
        card = top(px) if top else self.task_back(back, px)
        surface = pygame.Surface((px, card.get_height() + below * step), pygame.SRCALPHA)
        for number in range(below, -1, -1):
            surface.blit(card, (0, number * step))
        return surface


def box_places(bonuses: Bonuses) -> tuple[list[float], float]:
    """The middles of a Pact card's boxes, those with a bonus wider, and how large they are compared with few."""
    worth = dict(bonuses)
    widths = [BONUS_BOX if box in worth else PLAIN_BOX for box in range(1, max(worth, default=0) + 1)]
    scale = min(1.0, BOXES_WIDE / sum(widths)) if widths else 1.0
    gap = (BOXES_WIDE - scale * sum(widths)) / max(1, len(widths) - 1) if len(widths) > 4 else 2.0
    x = BOXES_LEFT + (BOXES_WIDE - scale * sum(widths) - gap * (len(widths) - 1)) / 2
    middles = []
    for wide in widths:
        middles.append(x + scale * wide / 2)
        x += scale * wide + gap
    return middles, scale


def need_places(count: int) -> tuple[list[tuple[float, float]], float]:
    """The middles and the radius of a Task's needed goblins: one row up to four of them, else two."""
    rows = (count,) if count <= 4 else ((count + 1) // 2, count // 2)
    radius = {1: 34.0, 2: 34.0, 3: 32.0, 4: 25.5, 9: 19.0}.get(count, 22.0)
    heights = (246.0,) if len(rows) == 1 else (226.0, 270.0)
    places = []
    for row, y in zip(rows, heights, strict=True):
        step = min(2 * radius + 5, (216 - 2 * radius) / max(1, row - 1))
        places += [(120 + (number - (row - 1) / 2) * step, y) for number in range(row)]
    return places, radius


def portraits() -> list[str]:
    """Every character on these cards."""
    goblins = [f"pact_{kind}_{face + 1}" for kind in KINDS for face in range(VARIETIES)]
    masters = [f"pact_master_{kind}" for kind in KINDS]
    return [*goblins, *masters, *(f"pact_{slug}" for slug in SPECIALISTS)]


def pictures(vignettes: Sequence[str]) -> list[str]:
    """Every sprite that cards and pieces are made of, with the pictures there are for Tasks."""
    icons = ("stick", "figure", *SPECIALISTS, *COMMAND_ICONS.values())
    drawn = {f"{FOLDER}/{name}.svg" for name in (*_names(), *(f"vignette_{name}" for name in vignettes))} | {
        icon_path(name) for name in icons
    }
    faces = {f"characters/{name}/bust.svg" for name in (*portraits(), "helix", "ferdix")}
    return sorted(drawn | faces | {"icons/star.svg", "icons/fits.svg"})


def _names() -> Iterator[str]:
    yield from ("goblin_mask", "goblin_back", "master_mask", "master_rim", "endless", "crossed", "campaign_map")
    yield from ("command", "command_back", "row", "dynamite", "pact", "box_empty", "box_full", "box_bonus")
    yield from ("ticket", "ticket_end", *(f"dynamite_space_{number}" for number in range(DYNAMITE_SPACES)))
    for layer in ("specialist", "specialist_small"):
        yield from (layer, f"{layer}_over", f"{layer}_mask")
    for kind in KINDS:
        yield from (f"goblin_{kind}", f"goblin_{kind}_over", f"goblin_{kind}_small", f"master_{kind}", f"task_{kind}")
        yield f"trade_{kind}"
        yield from (f"coin_{kind}", f"coin_{kind}_lit", f"coin_{kind}_glow", f"gap_{kind}")
        yield from (f"tile_{kind}_{season}" for season in SEASONS)
    for season in SEASONS:
        yield from (f"task_{season}", f"task_{season}_over", f"task_{season}_back", f"season_{season}")
    for season in TURNED_SEASONS:
        yield from (f"garland_{season}", f"corner_{season}")
    for colour in FIGURE_COLOURS:
        yield from (f"figure_{colour}", f"marker_{colour}")
