"""Folders of house rules in which something is no plain file, leads elsewhere, or is called what no match could remember."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from goblins.core.match import Match
from goblins.core.plain import is_plain
from goblins.core.setup import Setup, make_seats
from goblins.games.houses import CARD, MAPS, Offer, begin, begin_map, offers, own_folder, together
from goblins.games.registry import info_of, rules_for, slugs
from goblins.library import Library

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files there")


def own(game: str, home: Path, name: str) -> Offer:
    """The own house rules, or map, of that name."""
    return next(offer for offer in offers(game, home) if offer.name == name and offer.is_own)


def fifo(path: Path) -> None:
    os.mkfifo(path)


def link(path: Path) -> None:
    elsewhere = path.parents[3] / "elsewhere.yaml"
    elsewhere.write_text("title: Elsewhere", encoding="utf-8")
    path.symlink_to(elsewhere)


def zero(path: Path) -> None:
    path.symlink_to("/dev/zero")


def nothing(path: Path) -> None:
    path.symlink_to("/nowhere/at/all")


def folder(path: Path) -> None:
    path.mkdir()


@POSIX
@pytest.mark.parametrize("make", [fifo, link, zero, nothing, folder])
@pytest.mark.parametrize("file", ["cards.yaml", "cards.de.yaml", "judgement.yaml", CARD, "house.en.yaml"])
def test_what_is_no_plain_file_is_named_and_not_opened(tmp_path: Path, make: Callable[[Path], None], file: str) -> None:
    path = begin("grapple", tmp_path, "mine") / file
    path.unlink(missing_ok=True)
    make(path)
    assert own("grapple", tmp_path, "mine").error == f"grapple/mine/{file}: that is not a plain file"


@POSIX
@pytest.mark.parametrize("make", [fifo, link, zero, nothing, folder])
@pytest.mark.parametrize("file", ["my_hall.tmx", "room.tsx"])
def test_a_map_or_its_tiles_that_are_no_plain_file_are_named(
    tmp_path: Path, make: Callable[[Path], None], file: str
) -> None:
    path = begin_map("koncita", tmp_path, "my_hall").with_name(file)
    path.unlink()
    make(path)
    error = own("koncita", tmp_path, "my_hall").error
    assert file in error and ("not a plain file" in error or "outside the folder of all maps" in error)


@POSIX
@pytest.mark.parametrize("what", ["house", "house/grapple", "house/grapple/mine"])
def test_a_folder_that_leads_out_of_the_home_is_not_looked_into(tmp_path: Path, what: str) -> None:
    home = tmp_path / "home"
    begin("grapple", home, "mine")
    assert own("grapple", home, "mine").error == ""
    moved = (home / what).rename(tmp_path / "elsewhere")
    (home / what).symlink_to(moved)
    errors = [offer.error for offer in offers("grapple", home) if offer.is_own]
    assert len(errors) == 1 and "leads to another place" in errors[0]


@POSIX
def test_maps_that_lead_out_of_the_home_are_not_looked_into(tmp_path: Path) -> None:
    home = tmp_path / "home"
    maps = begin_map("koncita", home, "my_hall").parent
    moved = maps.rename(tmp_path / "elsewhere")
    maps.symlink_to(moved)
    found = [offer for offer in offers("koncita", home) if offer.is_own]
    assert [(offer.name, "leads to another place" in offer.error) for offer in found] == [(MAPS, True)]


@POSIX
def test_a_link_within_the_home_and_a_home_that_is_one_are_followed(tmp_path: Path) -> None:
    begin("grapple", tmp_path / "really", "mine")
    home = tmp_path / "home"
    home.symlink_to(tmp_path / "really")
    (own_folder("grapple", home) / "again").symlink_to(own_folder("grapple", tmp_path / "really") / "mine")
    assert own("grapple", home, "mine").error == own("grapple", home, "again").error == ""


@POSIX
def test_links_in_a_circle_end(tmp_path: Path) -> None:
    own_folder("grapple", tmp_path).mkdir(parents=True)
    (own_folder("grapple", tmp_path) / "round").symlink_to("round")
    assert [offer for offer in offers("grapple", tmp_path) if offer.is_own] == []


@pytest.mark.parametrize("name", ["n" * 61, "a\u200bb", "a\u202eb"])
def test_a_name_that_no_match_could_remember_is_refused(tmp_path: Path, name: str) -> None:
    begin("grapple", tmp_path, "mine").rename(own_folder("grapple", tmp_path) / name)
    offer = own("grapple", tmp_path, name)
    assert "shorter name of plain letters" in offer.error
    assert is_plain(offer.title, 60) and is_plain(offer.error, 600)


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("judgement.yaml", "tabels: 1", "judgement.yaml: unknown key 'tabels' (did you mean 'tables'?)"),
        ("judgement.yaml", "tables: {x: {made: 1, weights: {}}}", "judgement.yaml: tables[...]"),
        ("cards.yaml", "a: !!int ''", "tags like !!int can’t be used"),
        ("cards.yaml", "a: !!bool maybe", "tags like !!bool can’t be used"),
        ("cards.yaml", "a: !!timestamp", "tags like !!timestamp can’t be used"),
        ("cards.yaml", "<<: {goblins: []}", "merge keys (<<) can’t be used"),
        (CARD, "title: !!float ''", "tags like !!float can’t be used"),
        (CARD, "title: [" * 99, "not valid YAML"),
        (CARD, "title: 2001-99-99", "not valid YAML: month must be in 1..12"),
    ],
)
def test_what_can_t_be_used_is_refused_where_it_is_chosen(tmp_path: Path, file: str, text: str, problem: str) -> None:
    (begin("grapple", tmp_path, "mine") / file).write_text(text, encoding="utf-8")
    assert problem in own("grapple", tmp_path, "mine").error


def test_what_house_rules_say_of_themselves_is_shown_in_one_line(tmp_path: Path) -> None:
    folder = begin("grapple", tmp_path, "mine")
    (folder / CARD).write_text(f"title: Mine\nwords: |\n  {'Two lines. ' * 90}\n  Here.\n", encoding="utf-8")
    offer = own("grapple", tmp_path, "mine")
    assert offer.error == "" and offer.words.startswith("Two lines. Two lines.") and is_plain(offer.words, 300)


def test_a_folder_with_too_many_files_is_not_read(tmp_path: Path) -> None:
    folder = begin("grapple", tmp_path, "mine")
    for number in range(200):
        (folder / f"{number}.txt").touch()
    assert "files, more than 200" in own("grapple", tmp_path, "mine").error


def test_lines_may_end_as_they_do_elsewhere(tmp_path: Path) -> None:
    for name, end in (("mine", b"\n"), ("theirs", b"\r\n")):
        folder = begin("grapple", tmp_path, name)
        for path in folder.iterdir():
            path.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", end))
    one, other = (together([own("grapple", tmp_path, name)]) for name in ("mine", "theirs"))
    assert one and other and one.fingerprint == other.fingerprint


EXAMPLES = [(game, offer) for game in slugs() for offer in offers(game, Path("nowhere"))]


@pytest.mark.parametrize(("game", "offer"), EXAMPLES, ids=lambda value: getattr(value, "name", value))
def test_a_match_by_what_is_shipped_is_kept_and_sent_on(game: str, offer: Offer) -> None:
    count = max(2, info_of(game).min_seats, offer.seats[0] if offer.seats else 0)
    setup = Setup(game, make_seats(["easy"] * count, info_of(game).cast), {}, together([offer]))
    match = Match(rules_for(setup), setup, 7)
    with Library.in_memory() as library:
        match_id = library.follow(match)
        for _ in range(5):
            match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
        data = library.export_match(match_id)
        assert library.load(match_id).state == library.load(library.import_match(data)).state == match.state
