"""Matches that were begun by other rules than today's, or with other data than the printed."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, rules_for
from goblins.library.database import FILE_NAME
from goblins.library.snapshots import decoded_state
from goblins.library.store import BadFile, Library, UnreadableMatch
from tests.support.boxes import house_with, text_of
from tests.support.library_tools import play_on, same

OLD = sorted((Path(__file__).parent / "old_rules").glob("*.json"))


def stored_old(folder: Path, path: Path) -> dict[str, Any]:
    """A library that holds one match as an older program wrote it; the match's columns."""
    with Library(folder):
        pass
    old: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    columns = old["matches"]
    with sqlite3.connect(folder / FILE_NAME) as connection:
        names, values = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        connection.execute(f"INSERT INTO matches ({names}) VALUES ({values})", columns)
        rows = [(1, ply, action) for ply, action in enumerate(old["steps"])]
        connection.executemany("INSERT INTO steps (match_id, ply, action) VALUES (?, ?, ?)", rows)
    connection.close()
    return dict(columns)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_match_of_older_rules_opens_and_says_so(path: Path, tmp_path: Path) -> None:
    columns = stored_old(tmp_path, path)
    with Library(tmp_path) as library:
        match = library.load(1)
        row = library.matches()[0]
        assert (row.outcome is None) == (columns["outcome"] is None)
        assert match.rules.audit(match.state) == ()
        if columns["rules_version"] == info_of(columns["game"]).rules_version:
            assert match.remark == "" and match.cursor == columns["cursor"]
        else:
            assert "other rules" in match.remark and match.cursor in (0, columns["cursor"])
        if not columns["finished"]:
            play_on(match, 5)
            assert not library.notice and same(library.load(1), match)


def test_somebody_who_went_out_twice_by_older_rules_is_out_once_and_every_step_is_there(tmp_path: Path) -> None:
    """Koncita until version 3; a position with a third breach would be refused as impossible."""
    stored_old(tmp_path, next(path for path in OLD if path.stem == "koncita_3_twice_out_open"))
    with Library(tmp_path) as library:
        match = library.load(1)
    assert match.state.public.breaches == (0, 2, 1) and match.cursor == len(match.steps) == 79


def test_a_match_whose_steps_lead_elsewhere_by_todays_rules_goes_on_from_its_last_position(tmp_path: Path) -> None:
    """Koncita's Dog Days until version 3: a wild card for Oscar called for no gesture."""
    path = next(path for path in OLD if path.stem == "koncita_3_dog_days_open")
    columns = stored_old(tmp_path, path)
    with Library(tmp_path) as library:
        match = library.load(1)
    assert match.is_resumed and match.cursor == 0
    assert match.state == decoded_state(match.rules, columns["snapshot"])


def test_there_are_old_matches_of_every_kind() -> None:
    assert len({path.stem.partition("_")[0] for path in OLD}) == 5
    assert {path.stem.rpartition("_")[2] for path in OLD} == {"open", "over"}


def house_match(seed: int = 3) -> Match:
    """A match with a King of nine."""
    cards = text_of("grapple", "cards.yaml").replace("strength: 8", "strength: 9")
    setup = Setup("grapple", make_seats(["human", "easy"]), {"length": "round"}, house_with(cards=cards))
    return Match(rules_for(setup), setup, seed)


def test_a_match_carries_its_house_rules(tmp_path: Path) -> None:
    match = house_match()
    assert match.rules.content.strengths[-1] == 9
    with Library(tmp_path) as library:
        match_id = library.follow(match)
        play_on(match, 300)
        again = library.load(match_id)
        assert again.rules is match.rules and same(again, match)
        assert library.matches()[0].house_rules == match.setup.house.title
        from_file = library.read_match(library.export_match(match_id))
        assert from_file.rules.content.strengths[-1] == 9 and from_file.state == match.state


def test_results_of_house_rules_are_kept_but_not_counted(tmp_path: Path) -> None:
    match = house_match()
    with Library(tmp_path) as library:
        library.follow(match)
        play_on(match, 2000)
        assert match.outcome and len(library.matches()) == 1
        player = match.setup.seats[0].name
        assert library.statistics(player).total.played == 0
        plain = Match(rules_for(replace(match.setup, house=None)), replace(match.setup, house=None), 3)
        library.follow(plain)
        play_on(plain, 2000)
        assert library.statistics(player).total.played == 1


def test_house_rules_that_can_not_be_played_are_named(tmp_path: Path) -> None:
    match = house_match()
    with Library(tmp_path) as library:
        match_id = library.follow(match)
        exported = library.export_match(match_id)
        damaged = exported.replace(b"kind: king", b"kind: kign")
        assert damaged != exported
        with pytest.raises(BadFile, match=r"cards\.yaml.*kign.*king"):
            library.read_match(damaged)
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("UPDATE matches SET setup = replace(setup, 'kind: king', 'kind: kign')")
    connection.close()
    with Library(tmp_path) as library, pytest.raises(UnreadableMatch, match="kign"):
        library.load(match_id)


def test_data_that_changed_since_is_said(tmp_path: Path) -> None:
    match = play_on(house_match(), 4)
    with Library(tmp_path) as library:
        match_id = library.follow(match)
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("UPDATE matches SET fingerprint = 'another', seed = '4'")
    connection.close()
    with Library(tmp_path) as library:
        again = library.load(match_id)
        assert "with other cards" in again.remark and again.state == match.state
