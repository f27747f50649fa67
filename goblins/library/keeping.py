"""Keeping what is played: matches are followed, what could not be saved waits, and it is written as soon as it can be."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from goblins.core.match import Match
from goblins.library import exchange, outside
from goblins.library.autosave import Autosave, Clock
from goblins.library.database import PLAYING_PATIENCE_SECONDS, Database
from goblins.words import Message, message
from goblins.words.spoken import in_first_language

_LOG = logging.getLogger(__name__)


class Keeper:
    """Follows matches in one database, and knows which of them are not on disk.

    `folder` is where the database's file belongs; None where nothing is meant to last. `tell` hears news for the player.
    """

    def __init__(
        self,
        database: Database,
        folder: Path | None,
        clock: Clock,
        patience: float,
        tell: Callable[[Message | None], None],
    ) -> None:
        self._database, self._folder, self._clock, self._patience, self._tell = database, folder, clock, patience, tell
        self._waiting: dict[Autosave, Message] = {}

    def follow(self, match: Match) -> int:
        """Store a new match and each of its changes from now on; its id."""
        autosave = Autosave(self._database, self._clock, self._tried, self._tell)
        autosave.begin(match)
        return autosave.match_id

    def load(self, match_id: int) -> Match:
        """A stored match, which is followed again; UnreadableMatch says why it can't be brought back."""
        return Autosave(self._database, self._clock, self._tried, self._tell).go_on(match_id)

    def note(self, match_id: int, key: str, value: Any) -> None:
        """What is to be kept about a match that waits is written along with it."""
        waiting = next((autosave for autosave in reversed(self._waiting) if autosave.match_id == match_id), None)
        if waiting:
            waiting.notes[key] = value

    @property
    def why_not(self) -> Message | None:
        """Why the latest changes of a match are not on disk; None when they are."""
        return next(reversed(self._waiting.values()), None)

    def hurry(self) -> None:
        """Somebody plays: from now on no save may wait long for another program."""
        self._patience = PLAYING_PATIENCE_SECONDS
        self._database.wait_at_most(self._patience)

    def retry(self) -> None:
        """Try again to write what waits, to another file if the old one is gone."""
        if self._folder is not None and not self._database.on_disk:
            self._tell(self._database.move_to(self._folder, self._clock().date(), patience=0))
            self._database.wait_at_most(self._patience)
        for autosave in tuple(self._waiting):
            autosave.save()

    def save_elsewhere(self) -> tuple[Path, ...]:
        """Write what waits as files into another folder of the player's; where they went.

        OSError if no folder takes them, UnreadableMatch if one can't be a file.
        """
        now = self._clock()
        return tuple(
            outside.write_somewhere(
                f"goblins-{autosave.match.setup.game}-{now.astimezone():%Y-%m-%d}",
                exchange.unstored(autosave.match, now),
            )
            for autosave in self._waiting
        )

    def _tried(self, autosave: Autosave, why_not: Message | None) -> None:
        """A try to save a match ended. After a failed one nobody waits again before one has worked."""
        if not why_not and self._folder is not None and not self._database.on_disk:
            why_not = message("library-why-unwritable")
        if why_not:
            if autosave not in self._waiting:
                _LOG.warning("a match could not be saved: %s", in_first_language(why_not))
            self._waiting[autosave] = why_not
        elif self._waiting.pop(autosave, None):
            _LOG.info("everything is saved again")
            autosave.notes.clear()
        self._database.wait_at_most(0 if why_not else self._patience)
