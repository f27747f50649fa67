"""Loops under a table: the place where it stands, and drums that come in when the game is close."""

from __future__ import annotations

from pathlib import Path

import pygame

#: The channels that are kept for loops: one for the place, and one for each level of tension.
PLACE, KEPT = 0, 3
MOST_TENSION = KEPT - 1
#: How loud they are beside the tune, and how long they come and go.
PLACE_SHARE, DRUM_SHARE = 0.5, 0.5
PLACE_FADE, DRUM_FADE = 2500, 1500


class Loops:
    """Plays loops on channels of their own. Only those that are heard are kept in memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._volume = 1.0
        self._playing: dict[int, tuple[str, pygame.mixer.Sound]] = {}

    def follow(self, game: str, tension: int) -> None:
        """Let a game's place be heard, and drums as fast as it is tense; no game and no tension are silence."""
        self._let(PLACE, f"ambience_{game}" if game else "", PLACE_FADE)
        for level in range(1, MOST_TENSION + 1):
            self._let(level, f"tension_{level}" if level == tension else "", DRUM_FADE)

    def volume(self, volume: float) -> None:
        """How loud the music is, 0 … 1."""
        self._volume = volume
        for channel, (_, loop) in self._playing.items():
            loop.set_volume(volume * self._share(channel))

    def _share(self, channel: int) -> float:
        return PLACE_SHARE if channel == PLACE else DRUM_SHARE

    def _let(self, channel: int, name: str, fade: int) -> None:
        """Let one loop, or none, be what a channel plays."""
        if self._playing.get(channel, ("",))[0] == name:
            return
        if channel in self._playing:
            del self._playing[channel]
            pygame.mixer.Channel(channel).fadeout(fade)
        path = self._folder / f"{name}.ogg"
        if name and path.is_file():
            loop = pygame.mixer.Sound(str(path))
            loop.set_volume(self._volume * self._share(channel))
            pygame.mixer.Channel(channel).play(loop, -1, fade_ms=fade)
            self._playing[channel] = (name, loop)
