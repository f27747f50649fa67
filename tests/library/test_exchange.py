"""Matches as files: what goes out comes back, and anything else is refused with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goblins.library.store import BadFile, Library
from tests.support.library_tools import Ticking, new_match, play_on, same


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path, clock=Ticking()) as opened:
        yield opened


# ---------------------------------------------------------------------- files


@pytest.fixture(scope="module")
def exported() -> bytes:
    """The file of a match in which something was undone."""
    with Library.in_memory(clock=Ticking()) as library:
        match = new_match("human", "easy", seed=12)
        match_id = library.follow(match)
        play_on(match, 9, seed=2)
        match.undo()
        return library.export_match(match_id)


def changed(exported: bytes, **changes: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(exported) | changes)


@pytest.mark.parametrize("finished", [False, True])
def test_a_match_travels_by_file(library: Library, finished: bool) -> None:
    match = play_on(new_match("human", "easy", seed=12), 400 if finished else 6)
    match_id = library.follow(match)
    if not finished:
        match.undo()
    data = library.export_match(match_id)
    assert same(Library.read_match(data), match)
    imported = library.import_match(data)
    assert imported != match_id and same(library.load(imported), match)
    one, other = library.match(match_id), library.match(imported)
    assert one and other
    assert msgspec.structs.replace(other, id=one.id, imported=False) == one
    assert library.export_match(imported) == data
    assert library.statistics("Mia").total.played == int(finished)


def test_an_open_match_from_a_file_can_be_gone_on_with(library: Library, exported: bytes) -> None:
    match_id = library.import_match(exported)
    match = play_on(library.load(match_id), 2)
    assert same(library.load(match_id), match)


def test_the_file_does_not_decide_who_won(library: Library, exported: bytes) -> None:
    claim = {"reason": "six_fairies", "rule": "F-25", "text": "", "winners": [0], "ranking": [[0], [1]], "scores": []}
    row = library.match(library.import_match(changed(exported, outcome=claim, finished="2026-01-01T00:00:00Z")))
    assert row and row.outcome is None and row.finished is None


def first_steps(exported: bytes, *more: Any) -> list[Any]:
    return [*msgspec.json.decode(exported)["actions"][:2], *more]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "chess"}, "not a match of Goblins"),
        ({"format": 7}, "not a match of Goblins"),
        ({"version": 3}, "format 3; this version of Goblins reads up to 2"),
        ({"version": 0}, "never been a format 0"),
        ({"game": "marbles", "setup": {"game": "marbles", "seats": []}}, "no game 'marbles'"),
        ({"game": "koncita"}, "its set-up of 'fairies'"),
        ({"rules_version": 99}, "newer rules of Fairies"),
        ({"setup": {"game": "fairies", "seats": []}}, "1 to 4 seats, not 0"),
        ({"setup": {"game": "fairies", "seats": [{"name": "Mia", "player": "humann"}]}}, "did you mean 'human'"),
        ({"setup": {"game": "fairies", "seats": [{"name": "Mia"}], "options": {"attempt": "x"}}}, "can’t be dealt"),
        ({"seed": 2**80}, "seed is too large"),
        ({"seed": "7"}, "damaged"),
        ({"cursor": -1}, "damaged"),
        ({"cursor": 10}, "should be at step 10, but has only 9"),
        ({"created": "yesterday"}, "damaged"),
    ],
)
def test_a_bad_file_is_refused_with_its_reason(
    library: Library, exported: bytes, changes: dict[str, Any], message: str
) -> None:
    data = changed(exported, **changes)
    with pytest.raises(BadFile, match=message):
        library.import_match(data)
    with pytest.raises(BadFile, match=message):
        Library.read_match(data)
    assert library.totals().matches == 0


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ({"type": "Add", "seat": 0, "face": 39}, "Step 3 of the file is not allowed. F-20: Only a card"),
        ({"type": "GiveUp", "seat": 0}, "Step 3 of the file is not allowed. F-34"),
        ({"type": "Add", "seat": 7, "face": 3}, "Step 3 of the file is not allowed. F-20: It is another"),
        ({"type": "Shove", "seat": 0}, "Step 3 of the file is no action of Fairies"),
        (7, "Step 3 of the file is no action of Fairies"),
    ],
)
def test_an_illegal_step_is_named(library: Library, exported: bytes, action: Any, message: str) -> None:
    seat = Library.read_match(changed(exported, actions=first_steps(exported), cursor=2)).to_act[0]
    if isinstance(action, dict) and action["seat"] == 0:
        action = action | {"seat": seat}
    with pytest.raises(BadFile, match=message):
        library.import_match(changed(exported, actions=first_steps(exported, action), cursor=2))
    assert library.totals().matches == 0


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"not json", b'{"format": "goblins-match", "version": 1'])
def test_what_is_not_json(library: Library, data: bytes) -> None:
    with pytest.raises(BadFile, match="not JSON"):
        library.import_match(data)


@pytest.mark.parametrize("data", [b"null", b"[]", b"[" * 100_000, b"{}", b'"goblins-match"', b'{"version": 1}'])
def test_what_is_no_match(library: Library, data: bytes) -> None:
    with pytest.raises(BadFile, match="not a match of Goblins"):
        library.import_match(data)


def refused_or_sound(data: bytes) -> None:
    """A file is refused without a trace, or it becomes a match that can be loaded, listed and exported."""
    with Library.in_memory() as library:
        try:
            match_id = library.import_match(data)
        except BadFile as error:
            assert str(error) and library.totals().matches == 0 and library.unreadable() == ()
        else:
            assert same(library.load(match_id), Library.read_match(data))
            assert library.match(match_id) is not None
            assert library.import_match(library.export_match(match_id))


@settings(max_examples=100)
@given(st.binary(max_size=400))
def test_any_bytes_may_be_offered(data: bytes) -> None:
    refused_or_sound(data)


@settings(max_examples=200)
@given(st.data())
def test_a_file_with_wrong_bytes(exported: bytes, data: st.DataObject) -> None:
    mutated = bytearray(msgspec.json.format(exported, indent=-1))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(mutated) - 1))
        mutated[at : at + data.draw(st.integers(0, 3))] = data.draw(
            st.binary(max_size=3) | st.sampled_from([b"0", b"9", b"-1", b"null"])
        )
    refused_or_sound(bytes(mutated))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=200)
@given(st.data())
def test_a_file_with_wrong_values(exported: bytes, data: st.DataObject) -> None:
    document = msgspec.json.decode(exported)
    place: Any = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    if data.draw(st.booleans()):
        place[key] = data.draw(JSON)
    else:
        del place[key]
    refused_or_sound(msgspec.json.encode(document))
