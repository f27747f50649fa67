"""The seal on the file of a match that still keeps secrets."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, rules_of
from goblins.library.exchange import BadFile, read
from goblins.library.seal import BrokenSeal, sealed, unsealed
from tests.support.library_tools import file_of


def match_of(game: str, *players: str, seed: int = 4711) -> Match:
    match = Match(rules_of(game), Setup(game, make_seats(players, info_of(game).cast)), seed)
    for _ in range(4):
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
    return match


@given(st.binary(max_size=400))
def test_what_was_sealed_comes_out_whole(content: bytes) -> None:
    assert unsealed(sealed(content)) == content


@given(st.text(max_size=60))
def test_what_is_no_seal_is_refused(letters: str) -> None:
    with pytest.raises(BrokenSeal):
        unsealed(letters)


@pytest.mark.parametrize(
    ("game", "players", "hidden"),
    [
        ("grapple", ("human", "human"), True),
        ("grapple", ("human", "easy"), False),
        ("koncita", ("human", "easy", "human"), True),
        ("irene", ("human", "easy"), True),
        ("fairies", ("human", "human"), False),
    ],
)
def test_a_running_match_is_sealed_where_the_table_hides_something(
    game: str, players: tuple[str, ...], *, hidden: bool
) -> None:
    match = match_of(game, *players)
    data = file_of(match)
    document = json.loads(data)
    assert (set(document) == {"format", "version", "sealed"}) is hidden
    assert (b"4711" in data) is not hidden and (b"actions" in data) is not hidden
    again, _ = read(data)
    assert (again.seed, again.setup, again.cursor, again.state) == (match.seed, match.setup, match.cursor, match.state)


def test_a_match_that_is_over_lies_open() -> None:
    match = match_of("irene", "human", "easy")
    while match.outcome is None:
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
    assert json.loads(file_of(match))["seed"] == 4711


def test_a_broken_seal_is_a_damaged_file() -> None:
    document = json.loads(file_of(match_of("grapple", "human", "human")))
    letters = document["sealed"]
    document["sealed"] = letters[:20] + ("A" if letters[20] != "A" else "B") + letters[21:]
    with pytest.raises(BadFile, match="its seal is broken"):
        read(msgspec.json.encode(document))
