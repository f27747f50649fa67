"""What is tried with hostile things: each ends with a sentence why it was refused, or with a sound match, or raises."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from goblins.cli.files import told
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats, settled
from goblins.games.houses import Offer, offers, own_folder, together
from goblins.games.registry import info_of, rulebook_of, rules_for, rules_of, skill_of, slugs
from goblins.library import BadFile, Library, UnreadableMatch
from goblins.library.exchange import bytes_from
from goblins.study.challenge import challenge_from, code_of
from goblins.study.letters import BadCode
from goblins.tables.registry import table_of
from goblins.words import say
from tests.support.hostile_files import bytes_of, documents
from tests.support.hostile_judge import put


def warm_up() -> None:
    """Load all that is loaded once, so that each case takes only its own time."""
    for game in slugs():
        table_of(game)
        skill_of(game)
        rulebook_of(game)
    with Library.in_memory() as library:
        library.import_match(bytes_of(documents()[0]))
        library.matches(text="mia")
    for spoken in ("de", "it"):
        rules_of("fairies", None, spoken)


def try_case(case: dict[str, Any], folder: Path) -> str:
    """Try a case; why it was refused, or nothing."""
    tries = {"file": try_file, "row": try_row, "folder": try_folder, "map": try_map, "code": try_code}
    return tries[case["sort"]](case, folder)


def use(match: Match) -> None:
    """Do with a match what its table does."""
    for seat in range(len(match.setup.seats)):
        match.rules.view(match.state, seat)
        match.rules.legal_actions(match.state, seat)
    assert match.rules.audit(match.state) == ()
    house = match.setup.house
    table_of(match.setup.game, house)
    skill_of(match.setup.game, house)
    rulebook_of(match.setup.game, house)
    assert all(line.isprintable() for line in told(match))
    _ = match.undo_limit()


def keep(match: Match, folder: Path) -> None:
    """Store a match, bring it back, send it on, and list it."""
    with Library(folder / "library") as library:
        match_id = library.follow(match)
        again = library.load(match_id)
        assert (again.seed, again.state, again.cursor) == (match.seed, match.state, match.cursor)
        sent = Library.read_match(library.export_match(match_id))
        assert (sent.seed, sent.state) == (match.seed, match.state)
        look_round(library)
        assert library.unreadable() == ()
    use(again)


def look_round(library: Library) -> None:
    """What lists, shelf and history ask a library."""
    for row in library.matches():
        for words in (row.house_rules, *row.people, *((row.outcome.text, row.outcome.headline) if row.outcome else ())):
            assert words.isprintable()
    library.matches(text="mia")
    library.newest_open()
    library.totals()
    for name in library.players():
        library.statistics(name)


def try_file(case: dict[str, Any], folder: Path) -> str:
    """A file that was dropped, and is played on."""
    path = folder / "match.goblins"
    if case.get("thing"):
        put(path, case["thing"])
    else:
        path.write_bytes(case["data"])
    try:
        data = bytes_from(path)
        match = Library.read_match(data)
    except BadFile as error:
        return str(error)
    except FileNotFoundError:
        return ""
    with Library(folder / "taken in") as library:
        match_id = library.import_match(data)
        assert library.load(match_id).state == match.state
        look_round(library)
        if (row := library.match(match_id)) is None or (row.outcome is None) != (match.outcome is None):
            raise AssertionError("it is not listed as it is")
        assert library.import_match(library.export_match(match_id))
    use(match)
    return ""


def try_row(case: dict[str, Any], folder: Path) -> str:
    """A library in which the row of one match is odd: the other one is listed, and it is, or is left alone."""
    with Library(folder) as library:
        ids = [library.import_match(bytes_of(document)) for document in documents() if document["game"] == "fairies"]
        odd = ids[-1]
        sound = set(ids[:-1])
    assert sound, "there is another one"
    connection = sqlite3.connect(folder / "goblins.sqlite")
    with connection:
        for name, value in case["columns"].items():
            connection.execute(f"UPDATE matches SET {name} = ? WHERE id = ?", (value, odd))
    connection.close()
    said = ""
    with Library(folder) as library:
        look_round(library)
        listed = {row.id for row in library.matches()}
        assert sound <= listed
        assert (odd in listed) != (odd in library.unreadable())
        said = library.notice
        try:
            use(library.load(odd))
        except UnreadableMatch as error:
            said = str(error)
        try:
            library.export_match(odd)
        except UnreadableMatch as error:
            assert str(error).isprintable()
    return said


def try_folder(case: dict[str, Any], folder: Path) -> str:
    """A folder of house rules: it is offered with a reason why it can't be played, or it can be, from start to end."""
    game, home = case["game"], folder / "home"
    own = own_folder(game, home)
    own.mkdir(parents=True)
    rules = own / case["name"]
    if case["name"] == "link":
        (folder / "elsewhere").mkdir()
        rules.symlink_to(folder / "elsewhere")
    else:
        rules.mkdir()
    for name, inside in case["files"].items():
        if isinstance(inside, dict):
            put(rules / name, inside["thing"])
        else:
            (rules / name).write_bytes(inside.encode(errors="replace"))
    found = [offer for offer in offers(game, home) if offer.is_own and offer.name == case["name"]]
    assert len(found) == (case["name"] != "maps")
    return _said_of(game, found, folder)


def _said_of(game: str, found: list[Offer], folder: Path) -> str:
    for offer in found:
        assert offer.title.isprintable() and offer.words.isprintable() and len(offer.title) <= 60
        if not offer.error:
            info = info_of(game)
            count = max(info.min_seats, 2, offer.seats[0] if offer.seats else 0)
            setup = Setup(game, make_seats(["human", *["easy"] * (count - 1)], info.cast), {}, together([offer]))
            keep(Match(rules_for(setup), checked(info, setup), 5), folder)
        return offer.error
    return ""


def try_map(case: dict[str, Any], folder: Path) -> str:
    """A map of somebody's own, among things that are no files."""
    maps = own_folder("koncita", folder / "home") / "maps"
    maps.mkdir(parents=True)
    for thing in ("fifo", "device", "link", "folder"):
        put(maps / f"{thing}.tsx", thing)
    shipped = Path(__file__).parents[2] / "levels" / "koncita"
    (maps / "room.tsx").write_bytes((shipped / "room.tsx").read_bytes())
    (maps / "room.png").write_bytes((shipped / "room.png").read_bytes())
    if case["thing"]:
        put(maps / "x.tmx", case["thing"])
    else:
        (maps / "x.tmx").write_text(case["text"], encoding="utf-8")
    found = [offer for offer in offers("koncita", folder / "home") if offer.is_own and offer.kind == "map"]
    assert found or case["thing"] == "socket" or not os.path.lexists(maps / "x.tmx")
    return _said_of("koncita", found, folder)


def try_code(case: dict[str, Any], folder: Path) -> str:
    """A code that is typed: it is refused, or makes a match that lasts, and the same code again."""
    try:
        found = challenge_from(case["text"])
    except BadCode as error:
        return say(error.said)
    assert challenge_from(code_of(found, longest=None)) == found
    match = Match(rules_of(found.setup.game), settled(found.setup, found.seed), found.seed)
    keep(match, folder)
    match.restore(list(found.steps), len(found.steps))
    return ""
