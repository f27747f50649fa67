"""Matches as files: a JSON document that another copy of the program can read, checked step by step."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from goblins.content.shelf import shelf
from goblins.core.contract import AnyRules, IllegalAction
from goblins.core.info import BadSetup, GameInfo
from goblins.core.match import Match, keeps_to_itself
from goblins.core.plain import plain
from goblins.core.setup import Setup
from goblins.games.registry import UnknownGame, rules_for
from goblins.library.door import (
    LARGEST_SEED,
    LONGEST_SENTENCE,
    MOST_ACTIONS,
    Unfit,
    bytes_of,
    fit_moment,
    fit_seed,
    fit_setup,
)
from goblins.library.records import (
    UNREADABLE,
    UnreadableMatch,
    insert_match,
    match_row,
    moment,
    stored_actions,
    stored_row,
)
from goblins.library.seal import sealed, unsealed
from goblins.words import say

FORMAT = "goblins-match"
#: A plain file, and one that is sealed because its match still keeps secrets.
PLAIN, SEALED = 1, 2
VERSION = SEALED


class BadFile(ValueError):
    """A file that is no match of ours, or one that can't be played here; the message says why, in words that can be shown."""

    def __init__(self, message: str) -> None:
        super().__init__(plain(message, LONGEST_SENTENCE))


class _Header(Struct, frozen=True):
    """Enough of a file to tell whether the rest may be read."""

    format: str = ""
    version: int = 0
    sealed: str = ""


class MatchFile(Struct, frozen=True):
    """The contents of a match's file."""

    format: str
    version: int
    game: str
    rules_version: int
    setup: Setup
    seed: int
    actions: list[Raw]
    cursor: Annotated[int, Meta(ge=0)]
    assisted: bool
    created: datetime
    updated: datetime
    finished: datetime | None = None
    outcome: Raw = Raw(b"null")
    """The claimed end. It is written for other readers and never said or believed here, because the steps tell the end."""
    fingerprint: str = ""


class _Claim(Struct, frozen=True):
    """The claimed end of a file's match, without the words for it."""

    reason: str
    winners: tuple[int, ...]


def written(connection: sqlite3.Connection, row: int | None, match_id: int) -> bytes:
    """Return the match of a row as a file; UnreadableMatch, with its number, if that can't be."""
    stored = stored_row(connection, row, match_id)
    if stored["origin"] is not None:
        raise UnreadableMatch(say("library-not-replayed-elsewhere", number=match_id))
    try:
        told = match_row(stored)
        # Decoding before writing: a damaged action must not make a file that nobody can read.
        texts = stored_actions(connection, row, match_id)
        actions = [Raw(msgspec.json.encode(msgspec.json.decode(text))) for text in texts]
        document = MatchFile(
            FORMAT, PLAIN, told.game, stored["rules_version"], told.setup, told.seed, actions, told.steps, told.assisted,
            told.created, told.updated, told.finished, Raw(msgspec.json.encode(told.outcome)), stored["fingerprint"],
        )  # fmt: skip
        return _bytes(document, is_over=told.outcome is not None)
    except UNREADABLE as error:
        raise UnreadableMatch(say("library-damaged", number=match_id, why=str(error))) from error


def _bytes(document: MatchFile, *, is_over: bool) -> bytes:
    """A match's file; sealed as long as nobody may know all of it."""
    plain_words = msgspec.json.encode(document)
    if not is_over and keeps_to_itself(rules_for(document.setup), document.setup):
        plain_words = msgspec.json.encode(_Header(FORMAT, SEALED, sealed(plain_words)))
    return msgspec.json.format(plain_words, indent=1) + b"\n"


def bytes_from(path: Path) -> bytes:
    """What a file holds that may be a match; BadFile if it can't be one, OSError if it can't be read."""
    try:
        return bytes_of(path)
    except Unfit as error:
        raise BadFile(say("library-file-unfit", why=str(error))) from error


def _called(info: GameInfo) -> str:
    """What a game is called on the shelf."""
    return next((box.title for box in shelf() if box.game == info.slug), info.title)


def read(data: bytes) -> tuple[Match, MatchFile]:
    """A file's match, replayed, and the rest of the file; BadFile says what is wrong with it."""
    document = _document(data)
    try:
        rules = rules_for(document.setup)
    except Exception as error:  # house rules may be anything
        raise BadFile(say("library-file-not-played-here", why=str(error))) from error
    match = _replayed(rules, document)
    if document.cursor > len(match.steps):
        raise BadFile(say("library-file-too-short", step=document.cursor, steps=len(match.steps)))
    match.cursor = document.cursor
    return match, document


def claims_another_end(match: Match, document: MatchFile) -> bool:
    """True if a file says that its match ended otherwise than its steps do. Words aren't compared: versions differ."""
    try:
        claim = msgspec.json.decode(document.outcome, type=_Claim | None)
    except UNREADABLE:
        return True
    return claim is not None and (match.outcome is None or claim != _Claim(match.outcome.reason, match.outcome.winners))


def _replayed(rules: AnyRules, document: MatchFile) -> Match:
    """Replay a file's match to its last step; BadFile names the step that is wrong."""
    if document.rules_version > rules.info.rules_version:
        raise BadFile(say("library-file-newer-rules", game=_called(rules.info)))
    try:
        match = Match(rules, document.setup, document.seed, assisted=document.assisted)
    except BadSetup as error:
        raise BadFile(say("library-file-wrong-setup", why=str(error))) from error
    except Exception as error:
        raise BadFile(say("library-file-not-dealt", why=str(error))) from error
    for number, raw in enumerate(document.actions, start=1):
        try:
            match.restore([msgspec.json.decode(raw, type=rules.action_type)], number)
        except IllegalAction as error:
            age = "older" if document.rules_version < rules.info.rules_version else "same"
            raise BadFile(say("library-file-step-refused", step=number, rules=age, why=str(error))) from error
        except Exception as error:
            problem = say("library-file-no-action", step=number, game=_called(rules.info), why=str(error))
            raise BadFile(problem) from error
    return match


def insert_file(connection: sqlite3.Connection, match: Match, document: MatchFile, now: datetime) -> int:
    """Store a file's match as a new row with the file's own times. Call it inside a transaction."""
    match_id = insert_match(connection, match, now, imported=True)
    finished = document.finished or document.updated
    connection.execute(
        "UPDATE matches SET created = ?, updated = ?, finished = ? WHERE id = ?",
        (moment(document.created), moment(document.updated), moment(finished) if match.outcome else None, match_id),
    )
    return match_id


def _document(data: bytes) -> MatchFile:
    try:
        header = msgspec.json.decode(data, type=_Header)
    except msgspec.ValidationError as error:
        raise BadFile(say("library-file-no-match")) from error
    except UNREADABLE as error:
        raise BadFile(say("library-file-no-json")) from error
    if header.format != FORMAT:
        raise BadFile(say("library-file-no-match"))
    if header.version > VERSION:
        raise BadFile(say("library-file-newer-format", format=header.version, known=VERSION))
    try:
        content = unsealed(header.sealed) if header.version == SEALED else data
        document = msgspec.json.decode(content, type=MatchFile)
    except UNREADABLE as error:
        raise BadFile(say("library-file-damaged", why=str(error))) from error
    if document.version != PLAIN:
        raise BadFile(say("library-file-no-such-format", format=document.version))
    if document.setup.game != document.game:
        why = say("library-why-of-another-game", game=repr(document.game), other=repr(document.setup.game))
        raise BadFile(say("library-file-damaged", why=why))
    if len(document.actions) > MOST_ACTIONS:
        raise BadFile(say("library-file-too-long", most=MOST_ACTIONS))
    return _let_in(document)


def _let_in(document: MatchFile) -> MatchFile:
    """The same document, if all that it says can be; what is wrong with its set-up is said as such."""
    try:
        fit_seed(document.seed, LARGEST_SEED)
        created, updated = fit_moment(document.created), fit_moment(document.updated)
        finished = fit_moment(document.finished) if document.finished else None
    except UNREADABLE as error:
        raise BadFile(say("library-file-damaged", why=str(error))) from error
    try:
        setup = fit_setup(document.setup)
    except UnknownGame as error:
        raise BadFile(say("library-file-not-played-here", why=str(error))) from error
    except UNREADABLE as error:
        raise BadFile(say("library-file-wrong-setup", why=str(error))) from error
    return msgspec.structs.replace(document, setup=setup, created=created, updated=updated, finished=finished)
