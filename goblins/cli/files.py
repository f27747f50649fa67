"""`export` and `replay`: matches as files."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from goblins.cli.arguments import UsageError
from goblins.core.contract import IllegalAction, Outcome
from goblins.core.match import Match
from goblins.core.plain import plain
from goblins.library import BadFile, Library, UnreadableMatch
from goblins.library.exchange import bytes_from, claims_another_end, read
from goblins.tables.capabilities import TellsTurns
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.log import turn_words
from goblins.tables.registry import table_of

DOES_NOT_FIT = 1


def export(match_id: int, file: Path) -> int:
    """Write a stored match to a file."""
    with Library() as library:
        if library.notice:
            print(library.notice, file=sys.stderr)
        if library.match(match_id) is None:
            known = [str(row.id) for row in library.matches()][:8]
            there = f"there are: {', '.join(known)}" if known else "the library is empty"
            raise UsageError(f"there is no match {match_id} in {library.path} ({there})")
        try:
            data = library.export_match(match_id)
        except UnreadableMatch as error:
            raise UsageError(str(error)) from error
    file.write_bytes(data)
    print(f"Match {match_id} was written to {plain(str(file))}.")
    return 0


def replay(file: Path) -> int:
    """Tell a match turn by turn; 1 if its steps break the rules or lead to another end than the file says.

    One that goes on and has something to hide is not told.
    """
    name = plain(str(file))
    try:
        match, document = read(bytes_from(file))
    except BadFile as error:
        if isinstance(error.__cause__, IllegalAction):
            print(f"{name}: {error}", file=sys.stderr)
            return DOES_NOT_FIT
        raise UsageError(f"{name}: {error}") from error
    if not match.may_be_told:
        raise UsageError(
            f"{name}: this match is not over, and its players must not see all of it: it can only be gone on with"
        )
    for line in told(match):
        print(plain(line))
    if claims_another_end(match, document):
        print(f"{name}: the file says it ended otherwise than its steps do.", file=sys.stderr)
        return DOES_NOT_FIT
    return 0


def told(match: Match) -> list[str]:
    """A match in sentences: who plays, every turn up to the cursor, and the end.

    While it goes on it is told as the first person at the table knows it.
    """
    info, seats = match.rules.info, match.setup.seats
    over = match.outcome is not None
    viewer = 0 if over else next(iter(match.setup.humans), 0)
    context = TableContext(match.setup, viewer, {}, match.assisted)
    table = table_of(info.slug, match.setup.house)
    players = ", ".join(f"{seat.name} ({seat.player})" for seat in seats)
    lines = [f"{info.full_title}, seed {match.seed}: {players}"]
    entries = list[LogEntry]()
    for ply, step in enumerate(match.steps[: match.cursor]):
        turn = match.rules.turns(match.state_at(ply)) + 1
        events = step.events if over else tuple(match.rules.redact(event, viewer) for event in step.events)
        entries.append(LogEntry(ply, turn, step.action.seat, events))
    whole = isinstance(table, TellsTurns)
    for _, turn_entries in groupby(entries, key=lambda entry: entry.turn if whole else entry.ply):
        done = list(turn_entries)
        words = turn_words(table, done, context)
        lines += [f"{done[0].turn:4}  {words}"] if words else []
    lines.append(f"The end: {_ending(match.outcome, match)}." if match.outcome else "It is not over yet.")
    return lines


def _ending(outcome: Outcome | None, match: Match) -> str:
    if outcome is None:
        return "not at all"
    names = " and ".join(match.setup.seats[seat].name for seat in outcome.winners)
    return f"with {names or 'nobody'} as the winner ({outcome.text}, {outcome.rule})"
