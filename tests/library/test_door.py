"""Nothing that was read is trusted: names, dates, seats, numbers and sizes, in files and in stored rows alike."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goblins.core.contract import Outcome
from goblins.core.plain import is_plain, plain
from goblins.library import door
from goblins.library.exchange import BadFile, bytes_from
from goblins.library.store import Library, UnreadableMatch
from tests.support.boxes import text_of
from tests.support.library_tools import Ticking, new_match, play_on, tamper

ODD_NAMES = [
    "Mia\0",
    "Mia\nThe end: with Eve as the winner",
    "\x1b]0;owned\x07",
    "\x1b[2J",
    "\u202eaiM",
    "M" * 10**6,
    "\ud800",
]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path, clock=Ticking()) as opened:
        yield opened


def file_of(**changes: Any) -> bytes:
    """The file of a running match, with some of its fields changed."""
    with Library.in_memory(clock=Ticking()) as library:
        match_id = library.follow(play_on(new_match("human", "easy", seed=12), 5))
        return msgspec.json.encode(msgspec.json.decode(library.export_match(match_id)) | changes)


def named(name: str) -> dict[str, Any]:
    seats = [{"name": name, "player": "human"}, {"name": "Grub", "player": "easy", "colour": "orange"}]
    return {"game": "fairies", "seats": seats}


OUTCOME = {"reason": "stuck", "rule": "F-25", "text": "", "winners": [0], "ranking": [[0], [1]], "scores": []}


@pytest.mark.parametrize("name", ODD_NAMES[:-1])
def test_a_name_from_a_file_can_be_shown(library: Library, name: str) -> None:
    row = library.match(library.import_match(file_of(setup=named(name))))
    assert row and is_plain(row.setup.seats[0].name, door.LONGEST_NAME)


@pytest.mark.parametrize("name", ODD_NAMES[:-1])
def test_a_name_that_was_stored_before_can_be_shown(library: Library, name: str) -> None:
    match_id = library.follow(play_on(new_match("human", "easy"), 3))
    tamper(library, "UPDATE matches SET setup = ?", msgspec.json.encode(named(name)).decode())
    row = library.newest_open()
    assert row and is_plain(row.setup.seats[0].name, door.LONGEST_NAME)
    assert is_plain(library.load(match_id).setup.seats[0].name, door.LONGEST_NAME)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_plain_text(name: str) -> None:
    assert is_plain(plain(name, 24), 24) and not is_plain(name, 24)


def test_plain_text_keeps_what_people_write() -> None:
    for name in ("Żółw", "Mia & Tom", "李", "O’Brien", "Zoë\u00a0X", ""):
        assert plain(name, 24) == name


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        ({"winners": [7]}, "a seat 7"),
        ({"winners": [-1]}, "a seat -1"),
        ({"ranking": [[0, 5]]}, "a seat 5"),
        ({"scores": [{"seat": 9, "total": 1}]}, "a seat 9"),
        ({"scores": [{"seat": 0, "total": 10**30}]}, "number is too large"),
        ({"text": "\x1b[2J"}, "can’t be shown"),
        ({"text": "o" * 10**5}, "can’t be shown"),
        ({"reason": "\0"}, "can’t be shown"),
        ({"others": [["\x07", 1]]}, "can’t be shown"),
    ],
)
def test_an_end_must_be_possible(library: Library, outcome: dict[str, Any], message: str) -> None:
    match_id = library.follow(play_on(new_match("human", "easy"), 900))
    tamper(library, "UPDATE matches SET outcome = ?", msgspec.json.encode(OUTCOME | outcome).decode())
    assert library.match(match_id) is None and library.unreadable() == (match_id,)
    assert message in library.notice


@pytest.mark.parametrize(
    "outcome", [OUTCOME, OUTCOME | {"winners": [7]}, OUTCOME | {"text": "\x1b[2J"}, {"scores": 7}, [[[]]], 7, "won"]
)
def test_the_end_that_a_file_tells_is_not_looked_at(library: Library, outcome: Any) -> None:
    row = library.match(library.import_match(file_of(outcome=outcome)))
    assert row and row.outcome is None and row.finished is None, "its steps lead to no end"


def message(key: str, **args: Any) -> dict[str, Any]:
    return {"key": key, "args": [[name, value] for name, value in args.items()]}


def nested(depth: int) -> dict[str, Any]:
    told = message("core-literal", words="x")
    for _ in range(depth):
        told = message("core-sentences", parts=[told, told])
    return told


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (nested(8), "too many words"),
        (message("core-sentences", parts=[message("core-on")] * 200), "too many words"),
        (message("core-sentences", parts=["x"] * 1000), "too many words"),
        (message("core-literal", words="x" * 601), "can’t be shown"),
        (message("core-literal", words=10**30), "number is too large"),
        (message("/etc/evil-x"), "nobody knows"),
        (message("a" * 300 + "-x"), "nobody knows"),
        (message("\0-x"), "nobody knows"),
        (message("\\\\192.0.2.1\\share\\evil-x"), "nobody knows"),
    ],
)
def test_an_end_that_says_too_much_or_nothing_is_passed_over(library: Library, told: Any, why: str) -> None:
    match_id = library.follow(play_on(new_match("human", "easy"), 900))
    other = library.follow(play_on(new_match("human", "easy", seed=2), 900))
    outcome = msgspec.json.encode(OUTCOME | {"text": told}).decode()
    tamper(library, "UPDATE matches SET outcome = ? WHERE id = ?", outcome, match_id)
    assert library.unreadable() == (match_id,) and [row.id for row in library.matches()] == [other]
    assert library.players() == ("Mia",) and library.totals().matches == 1
    assert why in library.notice


def test_an_end_may_say_what_any_game_says(library: Library) -> None:
    told = message("core-sentences", parts=[message("core-literal", words="Well")] * 199)
    match_id = library.follow(play_on(new_match("human", "easy"), 900))
    outcome = OUTCOME | {"text": message("core-literal", words="x"), "others": [[message("core-on"), 1]] * 150}
    tamper(library, "UPDATE matches SET outcome = ?", msgspec.json.encode(outcome).decode())
    row = library.match(match_id)
    assert row and row.outcome and len(row.outcome.rivals) == 150
    with pytest.raises(door.Unfit, match="can’t be shown"):  # it is few enough messages, but a long sentence
        door.fit_outcome(msgspec.convert(OUTCOME | {"text": told}, Outcome), 2)


@pytest.mark.parametrize("field", ["created", "updated", "finished"])
@pytest.mark.parametrize(
    ("moment", "year"),
    [
        ("0001-01-01T00:00:00Z", 1970),
        ("0001-01-01T00:00:00+10:00", 1970),
        ("1066-10-14T09:00:00Z", 1970),
        ("1970-01-01T00:30:00+01:00", 1970),
        ("9000-01-01T00:00:00Z", 8999),
        ("9999-12-31T23:59:59-10:00", 8999),
    ],
)
def test_a_time_of_a_clock_that_was_wrong_becomes_one_that_is_possible(
    library: Library, field: str, moment: str, year: int
) -> None:
    over = play_on(new_match("human", "easy"), 900)
    data = msgspec.json.decode(library.export_match(library.follow(over)))
    imported = library.match(library.import_match(msgspec.json.encode(data | {field: moment})))
    assert imported and getattr(imported, field).year == year
    tamper(library, f"UPDATE matches SET {field} = ?", moment.replace("Z", "+00:00"))
    assert library.unreadable() == () and library.totals().matches == 2
    assert {getattr(row, field).year for row in library.matches()} == {year}


@pytest.mark.parametrize("year", [1901, 1969, 9000, 9999])
def test_a_match_that_is_played_while_the_clock_is_wrong_can_be_read_again(tmp_path: Path, year: int) -> None:
    with Library(
        tmp_path, clock=lambda: datetime(year, 12, 31, 23, 59, 59, tzinfo=timezone(timedelta(hours=-10)))
    ) as library:
        match = play_on(new_match("human", "easy"), 900)
        match_id = library.follow(match)
        assert library.load(match_id).state == match.state and library.unreadable() == ()
        assert Library.read_match(library.export_match(match_id)).state == match.state
    stored = (
        sqlite3.connect(tmp_path / "goblins.sqlite")
        .execute("SELECT created, updated, finished FROM matches")
        .fetchone()
    )
    assert all("1970" <= moment[:4] < "9000" for moment in stored)


def test_a_time_without_a_zone_is_taken_for_utc(library: Library) -> None:
    match_id = library.follow(new_match())
    library.follow(new_match(seed=2))
    tamper(library, "UPDATE matches SET created = '2026-01-01T10:00:00' WHERE id = ?", match_id)
    assert library.totals().since == datetime(2026, 1, 1, 10, tzinfo=UTC)


@pytest.mark.parametrize(
    "change",
    [
        "turns = 1000000000000",
        "turns = -1",
        "cursor = -5",
        "seed = '" + "9" * 4000 + "'",
        "game = 'marbles'",
        'setup = \'{"game": "fairies", "seats": []}\'',
        'setup = \'{"game": "fairies", "seats": [{"name": "Mia", "colour": "plaid"}]}\'',
        'setup = \'{"game": "fairies", "seats": [{"name": "Mia", "goblin": "../../x"}]}\'',
        'setup = \'{"game": "fairies", "seats": [{"name": "Mia"}], "options": {"level": "\\u0000"}}\'',
    ],
)
def test_a_row_that_cannot_be_is_left_alone(library: Library, change: str) -> None:
    whole, spoiled = library.follow(new_match()), library.follow(new_match(seed=2))
    tamper(library, f"UPDATE matches SET {change} WHERE id = ?", spoiled)
    assert [row.id for row in library.matches()] == [whole]
    newest = library.newest_open()
    assert newest and newest.id == whole
    assert library.unreadable() == (spoiled,)


def test_a_huge_number_in_a_position_is_not_played_on(library: Library) -> None:
    match_id = library.follow(play_on(new_match("human", "easy"), 4))
    tamper(library, "UPDATE matches SET rules_version = 0, snapshot = replace(snapshot, ':0', ':1' || ?)", "0" * 70)
    with pytest.raises(Exception, match="can’t be opened"):
        library.load(match_id)


def test_a_state_must_be_playable() -> None:
    match = play_on(new_match("human", "easy"), 5)
    assert match.to_act == (1,) and door.is_sound(match.rules, match.state, 2)
    assert not door.is_sound(match.rules, match.state, 1)


# ---------------------------------------------------------------------- files


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(door.LARGEST_FILE + 1)
    with pytest.raises(BadFile, match="larger than"):
        bytes_from(path)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files there")
def test_what_is_no_plain_file(tmp_path: Path) -> None:
    pipe, link, device = tmp_path / "pipe", tmp_path / "link", tmp_path / "device"
    os.mkfifo(pipe)
    (tmp_path / "match.goblins").write_bytes(file_of())
    link.symlink_to(tmp_path / "match.goblins")
    device.symlink_to("/dev/zero")
    for path in (pipe, link, device, Path("/dev/zero"), tmp_path):
        with pytest.raises(BadFile, match="not a plain file"):
            bytes_from(path)


def test_too_many_steps() -> None:
    with pytest.raises(BadFile, match="no match takes more"):
        Library.read_match(file_of(actions=[0] * (door.MOST_ACTIONS + 1)))


def test_what_is_said_of_a_bad_file_can_be_shown() -> None:
    with pytest.raises(BadFile) as caught:
        Library.read_match(file_of(game="\x1b[2J" * 10**5))
    assert is_plain(str(caught.value), door.LONGEST_SENTENCE)


# ---------------------------------------------------------------------- what the shelf remembers


@pytest.mark.parametrize(
    "text", [None, "", "7", "[1]", "[1, 2, 3]", '["a", "b"]', "[-1, 3]", "[1e99, 1]", "{}", "[" * 9999]
)
def test_a_proof_of_another_shape_is_none(text: str | None) -> None:
    assert door.fit_proof(text) is None


def test_a_proof() -> None:
    assert door.fit_proof("[2, 14]") == (2, 14)


# ---------------------------------------------------------------------- house rules in a file


def with_house(**house: Any) -> bytes:
    own = {"title": "Ours", "files": [], "picks": []} | house
    return file_of(setup=named("Mia") | {"house": own}, actions=[], cursor=0)


BOMB = "a: &a [0,0,0,0,0,0,0,0,0,0]\n" + "".join(
    f"{new}: &{new} [{','.join([f'*{old}'] * 10)}]\n" for old, new in zip("abcdefghij", "bcdefghijk")
)


@pytest.mark.parametrize(
    "house",
    [
        {"files": [["cards.yaml", BOMB]]},
        {"files": [["cards.yaml", "a: &a [*a]"]]},
        {"files": [["cards.yaml", "x" * (door.LARGEST_TEXT + 1)]]},
        {"files": [["cards.yaml", "[" * 9999]]},
        {"files": [["cards.yaml", "goblins: !!map []"]]},
        {"files": [["cards.yaml", "<<: {goblins: []}"]]},
        {"files": [["judgement.yaml", "tabels: 1"]]},
        {"files": [["judgement.yaml", "tables: !!int ''"]]},
        {"files": [["cards.yaml", text_of("fairies", "cards.yaml")], ["cards.de.yaml", "cards: 3"]]},
        {"files": [["\x1b[2J", ""]]},
        {"files": [["a", "b"]] * (door.MOST_FILES + 1)},
        {"picks": [["rules", "\0"]]},
    ],
)
def test_house_rules_of_a_file_are_not_trusted(library: Library, house: dict[str, Any]) -> None:
    with pytest.raises(BadFile):
        library.import_match(with_house(**house))
    assert library.totals().matches == 0


def test_a_person_is_away_a_thousand_times_at_most(library: Library) -> None:
    seats = [{"name": "Mia", "away": [1] * 1001}, {"name": "Grub", "player": "easy", "colour": "orange"}]
    with pytest.raises(BadFile, match="number is too large"):
        library.import_match(file_of(setup={"game": "fairies", "seats": seats}))


@pytest.mark.parametrize(
    "house",
    [
        {"files": [["judgement.yaml", "tabels: 1"]]},
        {"files": [["cards.yaml", "a: !!bool maybe"]]},
        {"files": [["cards.yaml", "a: !!int ''"]]},
        {"files": [["cards.de.yaml", "cards: 3"], ["cards.yaml", text_of("fairies", "cards.yaml")]]},
    ],
)
def test_a_stored_match_by_rules_that_can_t_be_used_is_listed_and_says_so(
    library: Library, house: dict[str, Any]
) -> None:
    match_id = library.follow(play_on(new_match("human", "easy"), 3))
    setup = named("Mia") | {"house": {"title": "Ours"} | house}
    tamper(library, "UPDATE matches SET setup = ?", msgspec.json.encode(setup).decode())
    assert [row.id for row in library.matches()] == [match_id] and library.newest_open()
    with pytest.raises(UnreadableMatch, match="can’t be opened: Ours: .*yaml"):
        library.load(match_id)
    with pytest.raises(UnreadableMatch, match="damaged: Ours: .*yaml"):
        library.export_match(match_id)


def test_the_name_of_house_rules_can_be_shown(library: Library) -> None:
    row = library.match(library.import_match(with_house(title="\x1b[2J" + "long " * 999)))
    assert row and is_plain(row.house_rules, door.LONGEST_TITLE)
