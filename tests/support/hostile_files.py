"""Hypothesis strategies for what comes from outside and means it ill: files, rows, folders, maps, and codes.

`tests.support.hostile_judge` tries what they make. `tools.hostile` uses them, too.
"""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st

from goblins import paths
from goblins.content.box import data_files
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library import Library
from goblins.library.seal import sealed
from goblins.study.challenge import challenge_of, code_of
from goblins.study.letters import ALPHABET, read, written
from tests.support.hostile_words import JUDGEMENTS, NUMBERS, WORDS, changed_texts, ends, houses, shipped, yaml_texts

#: A hostile row has no more letters than these in one place.
LARGEST_ROW = 20_000_000
#: Something hostile: what sort of thing it is, and the thing itself.
Case = dict[str, Any]

# ---------------------------------------------------------------------- match files


@cache
def documents() -> tuple[dict[str, Any], ...]:
    """Files of matches of every game as the program writes them, opened if they were sealed: some are over."""
    found, rng = list[dict[str, Any]](), random.Random(5)
    with Library.in_memory() as library:
        for game in slugs():
            for plies in (7, 900):
                count = max(2, info_of(game).min_seats)
                seats = make_seats(["human", *["easy"] * (count - 1)], info_of(game).cast)
                match = Match(rules_of(game), checked(info_of(game), Setup(game, seats)), 3)
                while match.cursor < plies and not match.outcome:
                    legal = match.rules.legal_actions(match.state, match.to_act[0])
                    match.play(rng.choice([action for action in legal if not action.resigns] or legal))
                document = msgspec.json.decode(library.export_match(library.follow(match)))
                if "sealed" not in document:
                    found.append(document)
    return tuple(found)


def document_of(game: str) -> dict[str, Any]:
    """The file of a match of a game that goes on."""
    return next(document for document in documents() if document["game"] == game)


def bytes_of(document: Any) -> bytes:
    """A file; letters that are none are written as they would be by something careless."""
    return json.dumps(document).encode()


DEEP = b'{"format": "goblins-match", "version": 1, "outcome": ' + b"[" * 200_000
MANY = (
    ("actions", "[" + "0," * 2_000_000 + "0]"),
    ("actions", "[" + "{}," * 100_000 + "{}]"),
    ("outcome", "[" + "0," * 2_000_000 + "0]"),
    ("outcome", "[" * 5000 + "]" * 5000),
    ("seed", "9" * 1_000_000),
    ("setup", '{"game": "fairies", "seats": [' + '{"name":""},' * 300_000 + '{"name":""}]}'),
    ("setup", '{"game": "fairies", "seats": [{"name":"", "player": "' + "x" * 4_000_000 + '"}]}'),
    ("setup", '{"game": "fairies", "seats": [{"name":"", "away": [' + "0," * 900_000 + "0]}]}"),
    ("setup", '{"game": "' + "x" * 4_000_000 + '", "seats": []}'),
    ("created", '"' + "2" * 1_000_000 + '"'),
)


def too_much() -> Iterator[tuple[str, bytes]]:
    """Files whose size is what is wrong with them, by what there is too much of."""
    for at, (name, value) in enumerate(MANY):
        document = {**documents()[0], name: "HERE"}
        yield f"{name} {at}", bytes_of(document).replace(b'"HERE"', value.encode())
    yield "depth", DEEP
    seals = (sealed(DEEP), sealed(b"[]" + b" " * 15_000_000), "~" * 4_000_000, "\x00")
    for at, letters in enumerate(seals):
        yield f"seal {at}", bytes_of({"format": "goblins-match", "version": 2, "sealed": letters})


JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
MOMENTS = (
    "0001-01-01T00:00:00+10:00",
    "9999-12-31T23:59:59-10:00",
    "1969-12-31T23:59:59Z",
    "9500-01-01T00:00:00Z",
    "yesterday",
)


@st.composite
def match_files(draw: st.DrawFn) -> bytes:
    """Files of matches in which something is as it must not be."""
    document = dict(draw(st.sampled_from(documents())))
    game, setup = document["game"], dict(document["setup"])
    part = draw(st.sampled_from(["outcome", "house", "house", "house", "time", "options", "seats", "seed", "any"]))
    if part == "outcome":
        document["outcome"] = draw(ends() | JSON)
    elif part == "house":
        document |= {"setup": {**setup, "house": draw(houses(game))}, "actions": [], "cursor": 0}
    elif part == "time":
        document[draw(st.sampled_from(["created", "updated", "finished"]))] = draw(st.sampled_from(MOMENTS))
    elif part == "options":
        options = {
            draw(WORDS | st.sampled_from(list(setup["options"]) or ["x"])): draw(NUMBERS | WORDS | st.booleans())
        }
        document |= {"setup": {**setup, "options": options}, "actions": [], "cursor": 0}
    elif part == "seats":
        field = draw(st.sampled_from(["name", "player", "colour", "goblin", "temper", "strength", "stand_in", "away"]))
        value = draw(WORDS | NUMBERS | st.lists(st.integers(-1, 9), max_size=4))
        document["setup"] = {**setup, "seats": [{**setup["seats"][0], field: value}, *setup["seats"][1:]]}
    elif part == "seed":
        document["seed"] = draw(NUMBERS)
    else:
        document[draw(st.sampled_from(list(document)))] = draw(JSON)
    return bytes_of(document)


def file_cases() -> st.SearchStrategy[Case]:
    """A file that is dropped on the window."""
    return st.builds(lambda data: {"sort": "file", "data": data}, match_files())


# ---------------------------------------------------------------------- stored rows


@st.composite
def row_cases(draw: st.DrawFn) -> Case:
    """What damage, or another program, has made of a stored match."""
    end = {"outcome": draw(ends().map(lambda told: bytes_of(told).decode()))}
    house = {"house": draw(houses("fairies"))}
    setup = {
        "setup": bytes_of(
            {"game": "fairies", "seats": [{"name": "Mia"}, {"name": "Grub", "player": "easy"}], **house}
        ).decode()
    }
    when = {draw(st.sampled_from(["created", "updated", "finished"])): draw(st.sampled_from(MOMENTS))}
    odd = {
        draw(st.sampled_from(["turns", "cursor", "seed", "fork", "snapshot", "origin", "outcome"])): draw(
            WORDS | st.integers(-9, 9)
        )
    }
    columns = draw(st.sampled_from([end, setup, setup, when, odd]))
    return {"sort": "row", "columns": {name: _storable(value) for name, value in columns.items()}}


def _storable(value: Any) -> Any:
    """SQLite takes no letters that are none. A row of hundreds of megabytes would only measure how long SQLite writes it."""
    return value.encode(errors="replace").decode()[:LARGEST_ROW] if isinstance(value, str) else value


# ---------------------------------------------------------------------- folders and maps

#: What may be found where a file is expected.
THINGS = ("fifo", "device", "link", "link to nothing", "folder", "socket")


@st.composite
def folder_cases(draw: st.DrawFn) -> Case:
    """A folder of house rules: what is in it by path, as text, or as the sort of thing that it is."""
    game = draw(st.sampled_from(slugs()))
    good = {file: shipped(game, file) for file in data_files(game)[:1]}
    name = draw(st.sampled_from(["mine", "mine", "n" * 100, "bad\nname", "maps", "link", "ö"]))
    kind = draw(st.sampled_from(["thing", "yaml", "changed", "card", "names", "judgement"]))
    file = draw(st.sampled_from([*data_files(game), "house.yaml", "house.en.yaml", "judgement.yaml"]))
    if kind == "thing":
        inside: dict[str, Any] = good | {file: {"thing": draw(st.sampled_from(THINGS))}}
    elif kind == "yaml":
        inside = good | {file: draw(yaml_texts())}
    elif kind == "changed":
        inside = dict([draw(changed_texts(game))])
    elif kind == "card":
        inside = good | {"house.yaml": bytes_of({draw(st.sampled_from(["title", "words", "x"])): draw(WORDS)}).decode()}
    elif kind == "names":
        inside = good | {
            draw(st.sampled_from(["x.yaml", "cards.yaml.txt", "cards.yml", "a.b.c.yaml", "cards.qq.yaml"])): "a: 1"
        }
    else:
        inside = good | {"judgement.yaml": draw(st.sampled_from(JUDGEMENTS))}
    return {"sort": "folder", "game": game, "name": name, "files": inside}


TILESET = '<tileset firstgid="1" name="t" tilewidth="84" tileheight="84" tilecount="4" columns="4">{}</tileset>'
PACKED = base64.b64encode(zlib.compress(bytes(4 * 64))).decode()
MAP_PARTS = (
    '<tileset firstgid="1" source="{name}"/>',
    TILESET.format('<image source="{name}" width="8" height="8"/>'),
    '<imagelayer id="9" name="i"><image source="{name}"/></imagelayer>',
    '<objectgroup id="9"><object id="1" template="{name}"/></objectgroup>',
    "<a>" * 9000 + "</a>" * 9000,
    '<objectgroup id="9" name="o">' + '<object id="1" x="1" y="1"/>' * 20_000 + "</objectgroup>",
    "".join(
        f'<layer id="{i}" name="l{i}" width="8" height="8"><data encoding="base64" compression="zlib">{PACKED}</data></layer>'
        for i in range(900)
    ),
    '<layer id="9" name="x" width="8" height="8"><data encoding="csv">' + "1," * 200_000 + "1</data></layer>",
    '<layer id="9" name="x" width="8" height="8"><data>' + '<tile gid="1"/>' * 60_000 + "</data></layer>",
    '<properties><property name="players_max" type="int" value="' + "9" * 9000 + '"/></properties>',
    '<objectgroup id="9"><object id="1" x="nan" y="1e999" width="-1" height="x"/></objectgroup>',
    TILESET.format('<tile id="1"><properties><property name="a" value="b"/></properties></tile>' * 9_000),
)
MAP_NAMES = (
    "/etc/passwd", "../../../../etc/passwd", "\\\\192.0.2.1\\share\\x.tsx", "C:/x.tsx", "fifo.tsx", "device.tsx", "link.tsx", "folder.tsx",
    "&#0;", "x" * 5000, "room.tsx", "../room.tsx", "..", "", "file:///etc/passwd",
)  # fmt: skip
DOCTYPES = (
    "",
    '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">',
    '<!DOCTYPE map [<!ENTITY a "' + "x" * 9000 + '"><!ENTITY b "' + "&a;" * 900 + '">]>',
    '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
)


@st.composite
def map_cases(draw: st.DrawFn) -> Case:
    """A map in the folder of somebody's own, beside things that are no files."""
    attic = (
        (paths.LEVELS / "koncita" / "maps" / "attic.tmx").read_text(encoding="utf-8").replace("../room.tsx", "room.tsx")
    )
    part = draw(st.sampled_from(MAP_PARTS)).replace("{name}", draw(st.sampled_from(MAP_NAMES)))
    text = attic.replace("</map>", draw(st.sampled_from(["", part, part])) + "</map>")
    size = draw(st.sampled_from(["8", "8", "8", "0", "-1", "256", "9" * 30]))
    text = text.replace('width="8"', f'width="{size}"', 1).replace("<map version", "{doctype}<map version", 1)
    text = text.replace("{doctype}", draw(st.sampled_from(DOCTYPES)))
    if draw(st.booleans()):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.sampled_from(["<", "&", '"', "-1", "&a;", "9" * 20, "\0"])) + text[at:]
    return {"sort": "map", "text": text, "thing": draw(st.sampled_from(["", "", "", *THINGS]))}


# ---------------------------------------------------------------------- codes


@cache
def codes() -> tuple[str, ...]:
    """Codes as the program makes them: of every game, with the ghost where it was played alone."""
    found, rng = list[str](), random.Random(8)
    for game in slugs():
        seats = make_seats(["human", *["easy"] * (info_of(game).min_seats - 1)], info_of(game).cast)
        match = Match(rules_of(game), checked(info_of(game), Setup(game, seats)), 9)
        while match.outcome is None:
            legal = match.rules.legal_actions(match.state, match.to_act[0])
            stuck = match.cursor > 400
            match.play(legal[-1] if stuck else rng.choice([action for action in legal if not action.resigns] or legal))
        found += [code_of(challenge_of(match, "Żółw", ghost=ghost, claimed=7), longest=None) for ghost in (False, True)]
    return tuple(found)


@st.composite
def code_cases(draw: st.DrawFn) -> Case:
    """Letters with a sound check and anything inside, and others."""
    if draw(st.integers(0, 9)) == 0:
        odd = st.sampled_from(["A" * 5_000_000, "\u202e\x1b[2J", "ß" * 9, "0", " " * 10**6, written(32**7000)])
        return {"sort": "code", "text": draw(odd | st.text(st.sampled_from(ALPHABET + "0é\0"), max_size=40))}
    number = read(draw(st.sampled_from(codes())))
    width = draw(st.sampled_from([4, 20, 60, 400]))
    number ^= draw(st.integers(0, 2**width - 1)) << draw(st.integers(0, number.bit_length()))
    return {"sort": "code", "text": written(number)}


#: Every sort of thing that comes from outside, and what makes hostile ones.
STRATEGIES = {"file": file_cases, "row": row_cases, "folder": folder_cases, "map": map_cases, "code": code_cases}
