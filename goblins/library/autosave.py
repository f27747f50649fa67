"""Keeping a stored match in step with the match being played, and bringing a stored match back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.contract import AnyRules, AnyStep
from goblins.core.match import Change, Match
from goblins.core.setup import Setup
from goblins.games.registry import UnknownGame, rules_for
from goblins.library.database import Database, reason, transaction
from goblins.library.door import fit_seed, is_sound
from goblins.library.records import (
    UNREADABLE,
    UnreadableMatch,
    encoded,
    insert_match,
    insert_notes,
    insert_steps,
    moment,
    progress,
    stored_actions,
    stored_row,
    stored_setup,
)
from goblins.library.snapshots import decoded_state
from goblins.words import Message, message, say

Clock = Callable[[], datetime]

#: Stands for the id of a match that has no row yet.
NOT_STORED = 0


class Autosave:
    """An observer that commits every change of one match before it returns.

    A disk that can't be written must not stop the game: `on_saved` hears after every try why it failed (None if it did not),
    and `save` tries again. If the row was changed by somebody else (a second running program), this match goes on in a row
    of its own, and `tell` is given a message about that.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        on_saved: Callable[[Autosave, Message | None], None],
        tell: Callable[[Message | None], None],
    ) -> None:
        self.match: Match
        self.match_id = NOT_STORED
        self._created = ""
        self.notes: dict[str, Any] = {}
        """What is to be kept about the match, until it is."""
        self._database, self._clock = database, clock
        self._on_saved, self._tell = on_saved, tell
        self._revision = 0
        self._plies_before = 0
        self._steps_on_disk = 0
        self._origin_is_new = self._setup_is_new = False

    @property
    def _connection(self) -> sqlite3.Connection:
        return self._database.connection

    def begin(self, match: Match) -> None:
        """Store a match as a new row and follow it. If that fails its id is NOT_STORED until it succeeds."""
        self.match = match
        self.save()
        match.observe(self)

    def go_on(self, match_id: int) -> Match:
        """Bring a stored match back and follow it again; UnreadableMatch if it can't be."""
        self.match_id = match_id
        stored = stored_row(self._connection, match_id)
        self.match = self._revived(stored)
        self.match.observe(self)
        return self.match

    def __call__(self, match: Match, change: Change, step: AnyStep | None) -> None:
        """Save a change of the match."""
        if change == "played":
            self._steps_on_disk = min(self._steps_on_disk, match.cursor - 1)
        self._setup_is_new = self._setup_is_new or change == "seated"
        self.save()

    def save(self) -> None:
        """Write all that is not on disk yet."""
        match, now = self.match, self._clock()
        try:
            with transaction(self._connection):
                kept_own_row = self.match_id != NOT_STORED and self._update(match, now)
                match_id = self.match_id if kept_own_row else insert_match(self._connection, match, now)
                insert_notes(self._connection, match_id, self.notes)
        except sqlite3.Error as error:
            self._on_saved(self, reason(error))
            return
        if kept_own_row:
            self._revision += 1
        else:
            if self.match_id != NOT_STORED:
                self._tell(message("library-changed-elsewhere"))
            self.match_id, self._created, self._revision, self._plies_before = match_id, moment(now), 0, 0
        self._steps_on_disk = len(match.steps)
        self._origin_is_new = self._setup_is_new = False
        self._on_saved(self, None)

    def _update(self, match: Match, now: datetime) -> bool:
        """Write what has changed; False, and nothing written, if the row is no longer as this match left it."""
        columns = progress(match, now, plies_before=self._plies_before)
        if self._origin_is_new:
            columns |= {"origin": encoded(match.opening), "origin_ply": self._plies_before}
        if self._setup_is_new:
            columns["setup"] = encoded(match.setup)
        changes = ", ".join(f"{name} = :{name}" for name in columns)
        updated = self._connection.execute(
            f"UPDATE matches SET {changes}, revision = revision + 1"
            " WHERE id = :id AND revision = :revision AND created = :created",
            {**columns, "id": self.match_id, "revision": self._revision, "created": self._created},
        )
        if not updated.rowcount:
            return False
        insert_steps(self._connection, self.match_id, match, first=self._steps_on_disk, plies_before=self._plies_before)
        return True

    # ------------------------------------------------------------------ coming back

    def _revived(self, stored: sqlite3.Row) -> Match:
        """The match replayed from its actions if they still lead to its snapshot; else resumed from that snapshot."""
        try:
            setup = stored_setup(stored)
            rules = _rules(setup)
            seed, assisted, cursor = fit_seed(int(stored["seed"])), bool(stored["assisted"]), int(stored["cursor"])
            self._revision, self._plies_before = int(stored["revision"]), int(stored["origin_ply"])
            self._created = stored["created"]
        except (UnknownGame, BadContent) as error:
            raise UnreadableMatch(say("library-not-opened", number=self.match_id, why=str(error))) from error
        except UNREADABLE as error:
            raise UnreadableMatch(say("library-damaged", number=self.match_id, why=str(error))) from error
        snapshot = _state(rules, stored["snapshot"], len(setup.seats))
        otherwise = _begun_otherwise(stored, rules, setup)
        try:
            match = self._replayed(rules, setup, seed, stored["origin"], cursor - self._plies_before)
        except Exception as error:  # noqa: BLE001 - a damaged row may lead the rules into anything.
            why = str(error)
        else:
            if match.state == snapshot or (snapshot is None and not otherwise):
                match.assisted, match.remark = assisted, _remark(otherwise)
                self._steps_on_disk = len(match.steps)
                return match
            why = say("library-why-steps-lead-elsewhere")
        why = say("library-why-begun-otherwise", otherwise=otherwise) if otherwise else why
        match = self._resumed(rules, setup, seed, snapshot, cursor, why, assisted=assisted)
        match.remark = _remark(otherwise)
        return match

    def _replayed(self, rules: AnyRules, setup: Setup, seed: int, origin: str | None, cursor: int) -> Match:
        opening = None if origin is None else decoded_state(rules, origin)
        match = Match(rules, setup, seed, resumed_from=opening)
        texts = stored_actions(self._connection, self.match_id, self._plies_before)
        actions = [msgspec.json.decode(text, type=rules.action_type) for text in texts]
        if not 0 <= cursor <= len(actions):
            raise ValueError(say("library-why-steps-missing"))
        match.restore(actions, cursor)
        return match

    def _resumed(
        self, rules: AnyRules, setup: Setup, seed: int, snapshot: Any, cursor: int, why: str, *, assisted: bool
    ) -> Match:
        if snapshot is None:
            raise UnreadableMatch(say("library-not-opened-nor-position", number=self.match_id, why=why))
        try:
            match = Match(rules, setup, seed, assisted=assisted, resumed_from=snapshot)
        except ValueError as error:
            problem = say("library-not-opened-nor-played-on", number=self.match_id, why=why, error=str(error))
            raise UnreadableMatch(problem) from error
        self._plies_before, self._steps_on_disk, self._origin_is_new = cursor, 0, True
        return match


def _rules(setup: Setup) -> AnyRules:
    """The rules of a stored set-up; BadContent if its house rules can't be played by, whatever is wrong with them."""
    try:
        return rules_for(setup)
    except Exception as error:
        raise BadContent(str(error)) from error


def _begun_otherwise(stored: sqlite3.Row, rules: AnyRules, setup: Setup) -> str:
    """By what a stored match was begun if it was not by today's rules and data; empty if it was."""
    if stored["rules_version"] != rules.info.rules_version:
        return "rules"
    known = stored["fingerprint"]
    return "cards" if known and known != Box(setup.game, setup.house).fingerprint() else ""


def _remark(otherwise: str) -> str:
    return say("library-begun-otherwise", otherwise=otherwise) if otherwise else ""


def _state(rules: AnyRules, text: str, seats: int) -> Any:
    """A stored state if it can be read and is sound, else None."""
    try:
        state = decoded_state(rules, text)
        return state if is_sound(rules, state, seats) else None
    except Exception:  # noqa: BLE001 - a damaged row may lead the rules into anything.
        return None
