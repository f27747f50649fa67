"""Keeping a stored match in step with the match being played, and bringing a stored match back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec

from goblins.core.contract import AnyRules, AnyStep
from goblins.core.match import Change, Match
from goblins.core.setup import Setup
from goblins.games.registry import UnknownGame, rules_of
from goblins.library.database import transaction
from goblins.library.door import fit_seed, is_sound
from goblins.library.records import (
    UNREADABLE,
    UnreadableMatch,
    encoded,
    insert_match,
    insert_steps,
    progress,
    stored_actions,
    stored_row,
    stored_setup,
)
from goblins.library.snapshots import decoded_state

Clock = Callable[[], datetime]

#: Stands for the id of a match that has no row yet.
NOT_STORED = 0


class Autosave:
    """An observer that commits every change of one match before it returns.

    A disk that can't be written must not stop the game: the player is warned, and the next change saves what is missing.
    If the row was changed by somebody else (a second running program), this match goes on in a row of its own.
    """

    def __init__(
        self, connection: sqlite3.Connection, match_id: int, clock: Clock, warn: Callable[[str], None]
    ) -> None:
        self.match_id = match_id
        self._connection = connection
        self._clock = clock
        self._warn = warn
        self._revision = 0
        self._plies_before = 0
        self._steps_on_disk = 0
        self._origin_is_new = False

    @classmethod
    def of_new(
        cls, connection: sqlite3.Connection, match: Match, clock: Clock, warn: Callable[[str], None]
    ) -> Autosave:
        """Store a match as a new row and follow it. If that fails its id is NOT_STORED until it succeeds."""
        autosave = cls(connection, NOT_STORED, clock, warn)
        try:
            with transaction(connection):
                match_id = insert_match(connection, match, clock())
        except sqlite3.Error as error:
            warn(f"The new match could not be saved ({error}). It will be tried again at the next move.")
        else:
            autosave.match_id, autosave._steps_on_disk = match_id, len(match.steps)
        match.observe(autosave)
        return autosave

    @classmethod
    def of_stored(
        cls, connection: sqlite3.Connection, match_id: int, clock: Clock, warn: Callable[[str], None]
    ) -> tuple[Autosave, Match]:
        """Bring a stored match back and follow it again; UnreadableMatch if it can't be."""
        autosave = cls(connection, match_id, clock, warn)
        match = autosave._revived(stored_row(connection, match_id))
        match.observe(autosave)
        return autosave, match

    def __call__(self, match: Match, change: Change, step: AnyStep | None) -> None:
        """Save a change of the match."""
        if change == "played":
            self._steps_on_disk = min(self._steps_on_disk, match.cursor - 1)
        try:
            with transaction(self._connection):
                kept_own_row = self._update(match)
                if not kept_own_row:
                    match_id = insert_match(self._connection, match, self._clock())
        except sqlite3.Error as error:
            self._warn(f"Your last move could not be saved ({error}). It will be tried again at the next one.")
            return
        if kept_own_row:
            self._revision += 1
        else:
            if self.match_id != NOT_STORED:
                self._warn(
                    "This match was changed in another window. What you play here is kept as a match of its own."
                )
            self.match_id, self._revision, self._plies_before = match_id, 0, 0
        self._steps_on_disk = len(match.steps)
        self._origin_is_new = False

    def _update(self, match: Match) -> bool:
        """Write what has changed; False, and nothing written, if the row is no longer as this match left it."""
        columns = progress(match, self._clock(), plies_before=self._plies_before)
        if self._origin_is_new:
            columns |= {"origin": encoded(match.opening), "origin_ply": self._plies_before}
        changes = ", ".join(f"{name} = :{name}" for name in columns)
        updated = self._connection.execute(
            f"UPDATE matches SET {changes}, revision = revision + 1 WHERE id = :id AND revision = :revision",
            {**columns, "id": self.match_id, "revision": self._revision},
        )
        if not updated.rowcount:
            return False
        insert_steps(self._connection, self.match_id, match, first=self._steps_on_disk, plies_before=self._plies_before)
        return True

    # ------------------------------------------------------------------ coming back

    def _revived(self, stored: sqlite3.Row) -> Match:
        """The match replayed from its actions if they still lead to its snapshot; else resumed from that snapshot."""
        try:
            rules = rules_of(stored["game"])
            setup = stored_setup(stored)
            seed, assisted, cursor = fit_seed(int(stored["seed"])), bool(stored["assisted"]), int(stored["cursor"])
            self._revision, self._plies_before = int(stored["revision"]), int(stored["origin_ply"])
        except UnknownGame as error:
            raise UnreadableMatch(f"Match {self.match_id} can’t be opened: {error}.") from error
        except UNREADABLE as error:
            raise UnreadableMatch(f"Match {self.match_id} is damaged: {error}.") from error
        snapshot = _state(rules, stored["snapshot"], len(setup.seats))
        same_rules = stored["rules_version"] == rules.info.rules_version
        why = "it was played by other rules"
        if same_rules:
            try:
                match = self._replayed(rules, setup, seed, stored["origin"], cursor - self._plies_before)
            except Exception as error:  # noqa: BLE001 - a damaged row may lead the rules into anything.
                why = str(error)
            else:
                if snapshot is None or match.state == snapshot:
                    match.assisted = assisted
                    self._steps_on_disk = len(match.steps)
                    return match
                why = "its steps lead elsewhere"
        return self._resumed(rules, setup, seed, snapshot, cursor, why, assisted=assisted)

    def _replayed(self, rules: AnyRules, setup: Setup, seed: int, origin: str | None, cursor: int) -> Match:
        opening = None if origin is None else decoded_state(rules, origin)
        match = Match(rules, setup, seed, resumed_from=opening)
        texts = stored_actions(self._connection, self.match_id, self._plies_before)
        actions = [msgspec.json.decode(text, type=rules.action_type) for text in texts]
        if not 0 <= cursor <= len(actions):
            raise ValueError("some of its steps are missing")
        match.restore(actions, cursor)
        return match

    def _resumed(
        self, rules: AnyRules, setup: Setup, seed: int, snapshot: Any, cursor: int, why: str, *, assisted: bool
    ) -> Match:
        problem = f"Match {self.match_id} can’t be opened: {why}, and its last position can’t be read either."
        if snapshot is None:
            raise UnreadableMatch(problem)
        try:
            match = Match(rules, setup, seed, assisted=assisted, resumed_from=snapshot)
        except ValueError as error:
            raise UnreadableMatch(f"{problem} ({error})") from error
        self._plies_before, self._steps_on_disk, self._origin_is_new = cursor, 0, True
        return match


def _state(rules: AnyRules, text: str, seats: int) -> Any:
    """A stored state if it can be read and is sound, else None."""
    try:
        state = decoded_state(rules, text)
        return state if is_sound(rules, state, seats) else None
    except Exception:  # noqa: BLE001 - a damaged row may lead the rules into anything.
        return None
