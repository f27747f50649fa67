"""Sound: short effects and a quiet tune. Without an audio device everything is silent, said once in the log."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from goblins import paths

log = logging.getLogger(__name__)


class Sound:
    """Plays `sounds/*.ogg` by name at the volumes of the settings."""

    def __init__(self, folder: Path = paths.SOUNDS) -> None:
        self._folder = folder
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._music, self._volume = 0.35, 0.8
        self._playing = False
        try:
            pygame.mixer.init()
            self.available = True
        except pygame.error as error:
            self.available = False
            log.warning("No sound device: playing silently (%s)", error)

    def volumes(self, music: int, effects: int) -> None:
        """Set both volumes, 0 … 100."""
        self._music, self._volume = music / 100, effects / 100
        if self.available:
            pygame.mixer.music.set_volume(self._music * 0.6)

    def play(self, name: str) -> None:
        """Play an effect; an empty name is silence."""
        if not name or not self.available or self._volume == 0:
            return
        if name not in self._effects:
            path = self._folder / f"{name}.ogg"
            self._effects[name] = pygame.mixer.Sound(str(path)) if path.is_file() else None
        effect = self._effects[name]
        if effect:
            effect.set_volume(self._volume)
            effect.play()

    def tune(self) -> None:
        """Begin the tune, over and over, if it isn't playing."""
        path = self._folder / "tune.ogg"
        if self.available and not self._playing and path.is_file():
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.set_volume(self._music * 0.6)
            pygame.mixer.music.play(-1, fade_ms=3000)
            self._playing = True
