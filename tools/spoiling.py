"""Libraries that are damaged, for `tools.hostile`: what lies in them, and how it is spoiled."""

from __future__ import annotations

import contextlib
import random
import re
import sqlite3
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library import Library
from goblins.study import analysis, challenge, feats
from goblins.study.branches import branch_of, may_branch
from goblins.study.challenge import NoCode, can_challenge, challenge_of, code_of
from goblins.study.puzzles.progress import Progress, note_day, remember
from goblins.study.puzzles.puzzle import puzzles_of

WORDS = [
    b"null",
    b"-1",
    b"99999999999999999999",
    b"1e400",
    b'"\\u0000"',
    b"[]",
    b"{}",
    b"\xff\xfe",
    b"0001-01-01",
    b"\x1b[2J",
    b"",
]
TABLES = ("matches", "steps", "notes", "proofs", "settings", "progress")
#: What lies in the library as JSON.
TEXTS = (("notes", "value"), ("notes", "value"), ("progress", "value"), ("settings", "value"), ("matches", "setup"))
VALUES = (
    "null", "-1", "99", "1e300", "-0.5", "9223372036854775807", '""', '"\\u0000"', '"\\u00b2"', "[]", "{}", "[[[]]]",
    "true",
)  # fmt: skip
#: Ways to damage a library that leave a sound file.
WITHIN = ("column", "value", "text", "text", "day")
DAYS = ("0001-01-01", "9999-12-31", "2026-02-30", "yesterday", "²", "")


def random_match(rng: random.Random) -> Match:
    """A new match of any game, between people and bots."""
    game = rng.choice(slugs())
    count = rng.randint(info_of(game).min_seats, min(4, info_of(game).max_seats))
    seats = make_seats([rng.choice(["human", "human", "easy"]) for _ in range(count)], info_of(game).cast)
    return Match(rules_of(game), checked(info_of(game), Setup(game, seats)), rng.getrandbits(20))


def lonely_match(rng: random.Random) -> Match:
    """A new match of any game for one person, with as many bots as it needs."""
    game = rng.choice(slugs())
    seats = make_seats(["human", *["easy"] * rng.randint(max(0, info_of(game).min_seats - 1), 3)], info_of(game).cast)
    return Match(rules_of(game), checked(info_of(game), Setup(game, seats)), rng.getrandbits(20))


def random_step(match: Match, rng: random.Random) -> None:
    """Play anything that is legal, or take the last move back."""
    if rng.random() < 0.1 and match.can_undo() is None:
        match.undo()
        return
    legal = match.rules.legal_actions(match.state, match.to_act[0])
    match.play(rng.choice([action for action in legal if not action.resigns] or legal))


def a_library(folder: Path, rng: random.Random) -> None:
    """A library with running and finished matches of every game, notes, proofs and settings."""
    with Library(folder) as library:
        for _ in range(12):
            match = rng.choice((random_match, lonely_match))(rng)
            match_id = library.follow(match)
            for _ in range(rng.choice((0, 5, 60, 400))):
                if not match.outcome:
                    random_step(match, rng)
            library.note(match_id, "par", 7)
            library.note(match_id, "proven", value=True)
            library.note(match_id, analysis.NOTE, an_analysis(match, rng))
            library.note(match_id, feats.NOTE, [f"0/{match.setup.game}/any", "0/all/week", "²/all/week"])
            if match.outcome and can_challenge(match):
                with contextlib.suppress(NoCode):
                    library.note(match_id, challenge.NOTE, code_of(challenge_of(match, "Żółw")))
            if match.cursor and may_branch(match):
                library.follow_branch(branch_of(match, match.cursor // 2), match_id, match.cursor // 2)
        for game in slugs():
            for puzzle in puzzles_of(game)[:5]:
                remember(
                    library, game, puzzle.key, Progress(rng.randint(0, 3), rng.randint(0, 2), stars=rng.randint(0, 3))
                )
        for back in range(9):
            note_day(library, date.today() - timedelta(back), "key")
        library.remember_progress(feats.PROGRESS, "Grub/all/week", {"match": 1, "day": f"{date.today()}"})
        library.remember_proof(f"daily fairies {date.today():%Y%m%d}", "[0, 6]")
        library.save_settings(library.settings())


def an_analysis(match: Match, rng: random.Random) -> analysis.Analysis:
    """What somebody might have found out about a match, made up."""
    seats, plies = len(match.setup.seats), range(match.cursor)
    places = [analysis.Place(ply, tuple(rng.random() for _ in range(seats)), 0.1) for ply in [*plies, match.cursor]]
    judged = [
        analysis.Judged(ply, match.steps[ply].action.seat, match.steps[ply].action, rng.random(), rng.random())
        for ply in plies
        if match.setup.seats[match.steps[ply].action.seat].is_human
    ]
    weighed = [
        analysis.Weighed(ply, match.steps[ply].action.seat, rng.random(), tuple(rng.random() for _ in range(seats)))
        for ply in plies
    ]
    version = match.rules.info.rules_version
    found = tuple(places), tuple(judged), tuple(weighed)
    return analysis.Analysis(analysis.EDITION, version, match.cursor, *found, whole=True)


def spoil(path: Path, rng: random.Random) -> None:
    """Damage a library in one of many ways."""
    data = bytearray(path.read_bytes())
    way = rng.choice(("bits", "bits", "cut", "page", "schema", "word", *WITHIN, *WITHIN))
    if way == "bits":
        for _ in range(rng.choice((1, 5, 50, 500))):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    elif way == "cut":
        del data[rng.randrange(len(data)) :]
    elif way == "page":
        start = rng.randrange(len(data) // 4096) * 4096
        data[start : start + 4096] = rng.randbytes(4096)
    elif way == "schema":
        start = rng.randrange(100, 4096)
        data[start : start + 3] = rng.randbytes(3)
    elif way == "word":
        at = data.find(rng.choice((b"human", b"seats", b"type", b"created", b"violet")), rng.randrange(len(data)))
        data[at : at + 4] = rng.choice(WORDS)[:4].ljust(4)
    if way not in WITHIN:
        path.write_bytes(data)
        return
    connection = sqlite3.connect(path)
    with connection:
        spoil_within(connection, way, rng)
    connection.close()


def spoil_within(connection: sqlite3.Connection, way: str, rng: random.Random) -> None:
    """Damage that leaves a sound file: columns, values, single words of what is kept as JSON, days."""
    table = rng.choice(TABLES)
    column = rng.choice([row[1] for row in connection.execute(f"PRAGMA table_info({table})")])
    if way == "column":
        connection.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO elsewhere")
    elif way == "value":
        wrong: Any = rng.choice([*WORDS, rng.randbytes(9)])
        wrong = rng.choice([wrong, wrong.decode("utf-8", "replace"), 10**15, -1.5])
        with contextlib.suppress(sqlite3.IntegrityError):  # a row's number is a number: SQLite sees to that itself
            connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE abs(random()) % 2", (wrong,))
    elif way == "day":
        day = f"puzzles/day {rng.choice(DAYS)}", f"feats/Grub/all/{rng.choice(DAYS)}"
        rows = [(key, rng.choice(('"key"', "7", '{"match": 1, "day": "0001-01-01"}'))) for key in day]
        connection.executemany("INSERT OR REPLACE INTO progress (key, value) VALUES (?, ?)", rows)
    else:
        table, column = rng.choice(TEXTS)
        connection.create_function("spoiled", 1, lambda text: spoiled(text, rng))
        connection.execute(f"UPDATE OR IGNORE {table} SET {column} = spoiled({column}) WHERE abs(random()) % 2")


def spoiled(text: object, rng: random.Random) -> object:
    """JSON text with one value another one: it can be read, and is wrong."""
    values = list(re.finditer(r'-?\d+(?:\.\d+)?|"[^"]*"|true|false|null|\[\]', text)) if isinstance(text, str) else []
    if not values or not isinstance(text, str):
        return text
    found = rng.choice(values)
    return f"{text[: found.start()]}{rng.choice(VALUES)}{text[found.end() :]}"
