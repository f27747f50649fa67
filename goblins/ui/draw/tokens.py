"""Portraits, emblems and game boxes put together from sprites, kept in the sprites' own cache."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from goblins.content.loader import parsed
from goblins.ui.draw import passes
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.type import CREAM, INK, TypeCase

Size = tuple[int, int]

_BUST = 0.86  # a bust's share of its medallion
_TEXTURED = 96  # sprites smaller than this stay without grain: it would only make them dirty
_FRONT = (262, 318)  # a box's front in the units of its drawing
_BOX = (286, 322)  # and the whole drawing, flank included
_SCENE = pygame.Rect(20, 78, 222, 182)  # the picture on the front


class Tokens:
    """Makes round pieces and boxes by name; the same arguments give the same surface, which must not be drawn on."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self._scenes: dict[str, list[dict[str, Any]]] | None = None

    def portrait(
        self, seat_colour: str, goblin: str, diameter: int, mood: str | None = None, *, badge: bool = True
    ) -> pygame.Surface:
        """A seat's portrait in its colour. With the emblem badge the surface is an eighth wider and a tenth higher."""

        def make() -> pygame.Surface:
            portrait = self._framed(seat_colour, goblin, diameter, mood)
            if not badge:
                return portrait
            out = pygame.Surface((diameter + diameter // 8, diameter + diameter // 10), pygame.SRCALPHA)
            out.blit(portrait, (0, 0))
            emblem = self.emblem(seat_colour, round(diameter * 0.42))
            out.blit(emblem, emblem.get_rect(bottomright=out.get_rect().bottomright))
            return out

        return self._kept(("portrait", seat_colour, goblin, diameter, mood, badge), make)

    def medallion(self, character: str, diameter: int, ring: str = "gold", mood: str | None = None) -> pygame.Surface:
        """A round portrait in a ring: `gold`, `plain`, a seat's colour, or a game (gold on that game's colour)."""
        return self._kept(
            ("medallion", character, diameter, ring, mood), lambda: self._framed(ring, character, diameter, mood)
        )

    def emblem(self, colour: str, px: int) -> pygame.Surface:
        """A seat's emblem on its colour."""
        return self._sprites.raster(f"emblems/{colour}.svg", (px, px))

    def game(self, game: str, px: int) -> pygame.Surface:
        """A game's emblem on its colour."""
        return self._sprites.raster(f"tokens/{game}.svg", (px, px))

    def box(
        self, game: str, width: int, height: int, title: str, players: str, minutes: str, type_case: TypeCase
    ) -> pygame.Surface:
        """A game box whose front is `width` x `height`; the surface is larger by its flank (box_size)."""

        def make() -> pygame.Surface:
            out = self._sprites.raster(f"shell/box_{game}.svg", box_size(width, height)).copy()
            across, down = width / _FRONT[0], height / _FRONT[1]
            picture = self._scene(game, (round(_SCENE.w * across), round(_SCENE.h * down)))
            out.blit(picture, (round(_SCENE.x * across), round(_SCENE.y * down)))
            out.blit(self._sprites.raster(f"shell/box_{game}_lid.svg", out.get_size()), (0, 0))
            self._label(out, (width, height), title, players, minutes, type_case)
            return passes.add_grain(out, 238)

        return self._kept(("box", game, width, height, title, players, minutes), make)

    def has_box(self, game: str, width: int, height: int, title: str, players: str, minutes: str) -> bool:
        """Whether a box would be there without work."""
        return self._sprites.cache.has(("token", ("box", game, width, height, title, players, minutes)))

    def _kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._sprites.cache.get(("token", key), make)

    def character(self, character: str, view: str, mood: str | None = None) -> str:
        """The sprite of a character; one that was not drawn in that mood keeps its usual face."""
        path = f"characters/{character}/{view}_{mood}.svg" if mood else ""
        return path if path and self._sprites.exists(path) else f"characters/{character}/{view}.svg"

    def _character(self, character: str, view: str, mood: str | None, px: int) -> pygame.Surface:
        path = self.character(character, view, mood)
        return self._sprites.raster(path, (px, px), 234 if px >= _TEXTURED else 0)

    def _framed(self, ring: str, character: str, diameter: int, mood: str | None) -> pygame.Surface:
        size = (diameter, diameter)
        out = self._sprites.raster(f"medallions/{ring}.svg", size).copy()
        bust = self._character(character, "bust", mood, round(diameter * _BUST))
        cut = pygame.Surface(size, pygame.SRCALPHA)
        cut.blit(bust, bust.get_rect(center=(diameter // 2, round(diameter * 0.5))))
        cut.blit(self._sprites.raster("medallions/mask.svg", size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(cut, (0, 0))
        return out

    def _scene(self, game: str, size: Size) -> pygame.Surface:
        """The picture on a box: ground, characters with their shadows, and what stands before them."""
        if self._scenes is None:
            self._scenes = parsed(self._sprites.text("shell/scenes.yaml"), "shell/scenes.yaml", ours=True)
        out = self._sprites.raster(f"shell/scene_{game}.svg", size).copy()
        scale = size[0] / _SCENE.w
        for figure in self._scenes[game]:
            sprite = self._character(
                figure["character"], figure["view"], figure.get("mood"), round(figure["px"] * scale)
            )
            place = sprite.get_rect(center=(round(figure["x"] * scale), round(figure["y"] * size[1] / _SCENE.h)))
            blur = max(1, round(4 * scale))
            out.blit(
                passes.drop_shadow(sprite, blur, 130),
                (place.x - 2 * blur + round(4 * scale), place.y - 2 * blur + round(5 * scale)),
            )
            out.blit(sprite, place)
        front = f"shell/scene_{game}_front.svg"
        if self._sprites.exists(front):
            out.blit(self._sprites.raster(front, size), (0, 0))
        out.blit(self._sprites.raster("shell/scene_mask.svg", size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def _label(
        self, out: pygame.Surface, front: Size, title: str, players: str, minutes: str, type_case: TypeCase
    ) -> None:
        """Title on the ribbon; players and minutes on the plate below the picture."""
        width, height = front
        scale = min(width / _FRONT[0], height / _FRONT[1])
        px = round(38 * scale)
        while px > 8 and type_case.font("display", px).size(title)[0] > width - 70 * scale:
            px -= 1
        words = type_case.font("display", px).render(title, antialias=True, color=INK)
        out.blit(words, words.get_rect(center=(width // 2, round(45 * height / _FRONT[1]))))
        middle, inset = height - round(35 * height / _FRONT[1]), round(32 * scale)
        person = self._sprites.raster("icons/person.svg", (round(24 * scale), round(24 * scale)))
        out.blit(person, person.get_rect(midleft=(inset, middle)))
        small = type_case.font("display", max(8, round(20 * scale)))
        words = small.render(players, antialias=True, color=CREAM)
        out.blit(words, words.get_rect(midleft=(inset + round(30 * scale), middle)))
        words = small.render(minutes, antialias=True, color=CREAM)
        out.blit(words, words.get_rect(midright=(width - inset, middle)))


def box_size(width: int, height: int) -> Size:
    """The size of a whole box whose front has that size."""
    return round(width * _BOX[0] / _FRONT[0]), round(height * _BOX[1] / _FRONT[1])
