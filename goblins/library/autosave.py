"""Keeping a stored match in step with the match being played, and bringing a stored match back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.contract import AnyRules, AnyStep
from goblins.core.match import Change, Match
from goblins.core.setup import Setup
from goblins.games.registry import UnknownGame, rules_for
from goblins.library.database import reason
from goblins.library.door import fit_seed, fit_text, is_sound
from goblins.library.numbers import NOT_STORED
from goblins.library.records import (
    UNREADABLE,
    UnreadableMatch,
    encoded,
    insert_match,
    insert_steps,
    is_there,
    moment,
    progress,
    stored_actions,
    stored_row,
    stored_setup,
)
from goblins.library.snapshots import decoded_state
from goblins.library.storage import Storage
from goblins.words import Message, message, say

Clock = Callable[[], datetime]


class Branch(NamedTuple):
    """The fork of a branch: the number of its trunk, the ply, and the number of the turn."""

    trunk: int
    fork: int
    fork_turn: int


class _Saved(NamedTuple):
    """The row a match was written to; `anew` if it did not have that row before."""

    row: int
    created: str
    version: tuple[int, str]
    anew: bool


class Autosave:
    """An observer that commits every change of one match before it returns.

    If the row was changed by somebody else (a second running program), this match goes on in a row of its own, and `tell` is
    given a message about that. Its number names the match all the same.
    """

    def __init__(self, storage: Storage, clock: Clock, tell: Callable[[Message | None], None]) -> None:
        self.match: Match
        self.match_id = NOT_STORED
        self._storage, self._clock, self._tell = storage, clock, tell
        self._branch: Branch | None = None
        self._created = ""
        #: The count of changes and the time of the last one: two copies of a library may have counted alike.
        self._version = (0, "")
        self._plies_before = 0
        self._steps_on_disk = 0
        self._origin_is_new = self._setup_is_new = False
        storage.followers.add(self)

    def begin(self, match: Match, branch: Branch | None = None) -> int:
        """Store a match as a new row and follow it; returns its number."""
        self.match, self._branch = match, branch
        self._save()
        match.observe(self)
        return self.match_id

    def go_on(self, match_id: int) -> Match:
        """Bring a stored match back and follow it again; UnreadableMatch if it can't be."""
        self.match_id = match_id
        stored = stored_row(self._storage.connection, self._storage.numbers.row(match_id), match_id)
        if stored["trunk"] is not None:
            self._branch = Branch(self._storage.numbers.of(stored["trunk"]), stored["fork"], stored["fork_turn"])
        self.match = self._revived(stored)
        self.match.observe(self)
        return self.match

    def __call__(self, match: Match, change: Change, step: AnyStep | None) -> None:
        """Save a change of the match."""
        if change == "played":
            self._steps_on_disk = min(self._steps_on_disk, match.cursor - 1)
        self._setup_is_new = self._setup_is_new or change == "seated"
        self._save()

    def _save(self) -> None:
        """Write all that is not stored yet."""
        now = self._clock()
        try:
            saved = self._storage.write(lambda connection: self._written(connection, now))
        except (sqlite3.Error, OverflowError) as error:
            self._tell(message("library-could-not-be-written", why=reason(error)))
            return
        if saved is None:
            return
        self._created, self._version = saved.created, saved.version
        if saved.anew:
            self._plies_before = 0
            self.match_id = self.match_id or self._storage.numbers.of(saved.row)
            self._storage.numbers.bind(self.match_id, saved.row, saved.created)
        self._steps_on_disk = len(self.match.steps)
        self._origin_is_new = self._setup_is_new = False

    def _written(self, connection: sqlite3.Connection, now: datetime) -> _Saved | None:
        """Write the match to its row, or to a new one; None if its trunk is gone, and it with it."""
        row = self._storage.numbers.row(self.match_id) if self.match_id else None
        if row is not None and self._update(connection, row, now):
            return _Saved(row, self._created, (self._version[0] + 1, moment(now)), anew=False)
        columns: dict[str, Any] = {}
        if self._branch:
            trunk = self._storage.numbers.row(self._branch.trunk)
            if trunk is None or not is_there(connection, trunk):
                return None
            columns = {"trunk": trunk, "fork": self._branch.fork, "fork_turn": self._branch.fork_turn}
        if self.match_id != NOT_STORED:
            self._tell(message("library-changed-elsewhere"))
        columns |= {"created": moment(now), "revision": 0}
        return _Saved(
            insert_match(connection, self.match, now, columns), columns["created"], (0, moment(now)), anew=True
        )

    def write_again(self, connection: sqlite3.Connection) -> None:
        """Write the whole match to its row in a library that holds nothing yet, because its file can't be read."""
        row = self._storage.numbers.row(self.match_id) if self.match_id else None
        if row is None or is_there(connection, row):
            return
        now, revision = self._clock(), self._version[0] + 1
        columns: dict[str, Any] = {"id": row, "created": self._created, "revision": revision}
        if self._branch:
            trunk = self._storage.numbers.row(self._branch.trunk)
            if trunk is None:
                return
            columns |= {"trunk": trunk, "fork": self._branch.fork, "fork_turn": self._branch.fork_turn}
        insert_match(connection, self.match, now, columns)
        self._version = revision, moment(now)
        self._plies_before, self._steps_on_disk = 0, len(self.match.steps)
        self._origin_is_new = self._setup_is_new = False

    def _update(self, connection: sqlite3.Connection, row: int, now: datetime) -> bool:
        """Write what has changed; False, and nothing written, if the row is no longer as this match left it."""
        columns = progress(self.match, now, plies_before=self._plies_before)
        if self._origin_is_new:
            columns |= {"origin": encoded(self.match.opening), "origin_ply": self._plies_before}
        if self._setup_is_new:
            columns["setup"] = encoded(self.match.setup)
        changes = ", ".join(f"{name} = :{name}" for name in columns)
        revision, before = self._version
        updated = connection.execute(
            f"UPDATE matches SET {changes}, revision = revision + 1"
            " WHERE id = :id AND revision = :revision AND updated = :before AND created = :created",
            {**columns, "id": row, "revision": revision, "before": before, "created": self._created},
        )
        if not updated.rowcount:
            return False
        insert_steps(connection, row, self.match, first=self._steps_on_disk, plies_before=self._plies_before)
        return True

    # ------------------------------------------------------------------ coming back

    def _revived(self, stored: sqlite3.Row) -> Match:
        """The match replayed from its actions if they still lead to its snapshot; else resumed from that snapshot."""
        try:
            setup = stored_setup(stored)
            rules = _rules(setup)
            seed, assisted, cursor = fit_seed(int(stored["seed"])), bool(stored["assisted"]), int(stored["cursor"])
            self._version, self._plies_before = (int(stored["revision"]), stored["updated"]), int(stored["origin_ply"])
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
        row = self._storage.numbers.row(self.match_id)
        texts = stored_actions(self._storage.connection, row, self.match_id, self._plies_before)
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
        state = decoded_state(rules, fit_text(text))
        return state if is_sound(rules, state, seats) else None
    except Exception:  # noqa: BLE001 - a damaged row may lead the rules into anything.
        return None
