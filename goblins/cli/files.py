"""`export` and `replay`: matches as files."""

from __future__ import annotations

import sys
from pathlib import Path

from goblins.cli.arguments import UsageError
from goblins.core.contract import IllegalAction, Outcome
from goblins.core.match import Match
from goblins.library import BadFile, Library, UnreadableMatch
from goblins.library.exchange import read
from goblins.tables.contract import LogEntry, TableContext
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
    print(f"Match {match_id} was written to {file}.")
    return 0


def replay(file: Path) -> int:
    """Tell a match turn by turn; 1 if its steps break the rules or lead to another end than the file says."""
    try:
        match, document = read(file.read_bytes())
    except BadFile as error:
        if isinstance(error.__cause__, IllegalAction):
            print(f"{file}: {error}", file=sys.stderr)
            return DOES_NOT_FIT
        raise UsageError(f"{file}: {error}") from error
    for line in told(match):
        print(line)
    if document.outcome is not None and document.outcome != match.outcome:
        print(
            f"{file}: the file says it ended {_ending(document.outcome, match)}, but played again it does not.",
            file=sys.stderr,
        )
        return DOES_NOT_FIT
    return 0


def told(match: Match) -> list[str]:
    """A match in sentences: who plays, every turn up to the cursor, and the end."""
    info, seats = match.rules.info, match.setup.seats
    context = TableContext(match.setup, 0, {}, match.assisted)
    table = table_of(info.slug, match.setup.house)
    players = ", ".join(f"{seat.name} ({seat.player})" for seat in seats)
    lines = [f"{info.full_title}, seed {match.seed}: {players}"]
    for ply, step in enumerate(match.steps[: match.cursor]):
        turn = match.rules.turns(match.state_at(ply)) + 1
        lines.append(f"{turn:4}  {table.words(LogEntry(ply, turn, step.action.seat, step.events), context)}")
    lines.append(f"The end: {_ending(match.outcome, match)}." if match.outcome else "It is not over yet.")
    return lines


def _ending(outcome: Outcome | None, match: Match) -> str:
    if outcome is None:
        return "not at all"
    names = " and ".join(match.setup.seats[seat].name for seat in outcome.winners)
    return f"with {names or 'nobody'} as the winner ({outcome.text}, {outcome.rule})"
