"""Sound: short effects, a quiet tune, and loops at the table.

Without an audio device everything is silent, said once in the log.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import pygame

from goblins import paths
from goblins.ui.loops import KEPT, Loops

log = logging.getLogger(__name__)

#: So many things can be heard at once.
CHANNELS = 24
#: The same effect again within so many seconds is the same effect.
AT_ONCE = 0.04
TUNE_SHARE = 0.6
#: Effects that the music makes way for while they sound, and how much of it is left.
LARGE = {
    "bang": 0.2,
    "bell_clang": 0.2,
    "snow_bell": 0.2,
    "wedding": 0.2,
    "horn": 0.4,
    "win": 0.4,
    "lose": 0.4,
    "draw": 0.4,
    "brass": 0.5,
    "dawn_bells": 0.5,
    "crowd": 0.6,
    "dawn": 0.6,
}
#: How much of the music goes or comes back in a tick.
GOING, COMING = 0.16, 0.02


class Sound:
    """Plays `sounds/*.ogg` by name at the volumes of the settings."""

    def __init__(self, folder: Path = paths.SOUNDS, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._clock = folder, clock
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._heard: dict[str, float] = {}
        self._music, self._volume = 0.35, 0.8
        self._playing = False
        self._loops = Loops(folder)
        #: How much of the music is heard now, how much while it makes way, and how long it does.
        self._share, self._low, self._until = 1.0, 1.0, 0.0

    @cached_property
    def available(self) -> bool:
        """Whether there is a sound device; it is opened when that is first asked, so that the first picture need not wait."""
        try:
            pygame.mixer.init()
        except pygame.error as error:
            log.warning("No sound device: playing silently (%s)", error)
            return False
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(KEPT)
        return True

    def volumes(self, music: int, effects: int) -> None:
        """Set both volumes, 0 … 100."""
        self._music, self._volume = music / 100, effects / 100
        self._balance()

    def play(self, name: str) -> None:
        """Play an effect; an empty name is silence."""
        if not name or self._volume == 0 or not self.available:
            return
        now = self._clock()
        if now - self._heard.get(name, -1.0) < AT_ONCE:
            return
        self._heard[name] = now
        if name not in self._effects:
            path = self._folder / f"{name}.ogg"
            self._effects[name] = pygame.mixer.Sound(str(path)) if path.is_file() else None
        effect = self._effects[name]
        if effect:
            effect.set_volume(self._volume)
            effect.play()
            if name in LARGE:
                self.duck(effect.get_length(), LARGE[name])

    def tune(self) -> None:
        """Begin the tune, over and over, if it isn't playing."""
        path = self._folder / "tune.ogg"
        if not self._playing and self.available and path.is_file():
            pygame.mixer.music.load(str(path))
            self._playing = True
            self._balance()
            pygame.mixer.music.play(-1, fade_ms=3000)

    def atmosphere(self, game: str, tension: int = 0) -> None:
        """Let the place of a game be heard, and drums where it is tense; without a game neither, and where music is off."""
        if self.available:
            self._loops.follow(*(game, tension) if self._music else ("", 0))

    def duck(self, seconds: float, share: float) -> None:
        """Let the music make way for so long: only a share of it is left."""
        now = self._clock()
        self._low = min(share, self._low) if now < self._until else share
        self._until = max(self._until, now + seconds)

    @property
    def fading(self) -> bool:
        """Whether the music is getting softer or louder."""
        return self._share != self._wanted

    def update(self) -> None:
        """One tick passed."""
        if self.fading:
            wanted = self._wanted
            self._share = (
                max(wanted, self._share - GOING) if wanted < self._share else min(wanted, self._share + COMING)
            )
            self._balance()

    @property
    def _wanted(self) -> float:
        return self._low if self._clock() < self._until else 1.0

    def _balance(self) -> None:
        """Everything that is music becomes as loud as it is to be now."""
        self._loops.volume(self._music * self._share)
        if self._playing:
            pygame.mixer.music.set_volume(self._music * TUNE_SHARE * self._share)
