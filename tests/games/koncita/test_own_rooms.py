"""Rooms of one's own: drawn in Tiled, kept with house rules, and played in by everybody they are for."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from goblins import paths
from goblins.bots.arena import play_game
from goblins.content.box import Box, check_names
from goblins.content.loader import BadContent
from goblins.content.tiled import read_plain
from goblins.core.house import HouseRules
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.koncita.info import INFO
from goblins.games.koncita.room import COLOURS, own_room, square_name, written
from goblins.games.koncita.room_map import room_of
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.registry import rulebook_of, rules_of
from tests.support.boxes import box_with
from tests.support.koncita.builders import sq

ROOMS = sorted((paths.LEVELS / "koncita" / "maps").glob("*.tmx"))
PLAIN = """
title: My room
words: Mind the pillar.
players: [2, 5]
walls: {top: blue, right: red, bottom: yellow, left: green}
furniture:
- {name: bath, square: b2, columns: 2, rows: 2}
- {name: wardrobe, square: h2, columns: 1, rows: 3}
pillars: [f6, a8]
"""


def house_of(path: Path) -> HouseRules:
    """House rules that consist of the room of a map."""
    file = rules_of("koncita").map_file(read_plain(path))  # type: ignore[misc]
    return HouseRules(path.stem, ((file.name, file.text),))


def rules_in(text: str = PLAIN) -> KoncitaRules:
    """The rules in a room."""
    return KoncitaRules(box_with("koncita", room=text))


@pytest.mark.rule("K-05")
@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_a_map_becomes_a_file_of_house_rules_that_says_the_same(path: Path) -> None:
    file = rules_of("koncita").map_file(read_plain(path))  # type: ignore[misc]
    room = room_of(read_plain(path))
    assert file.name == "room.yaml" and file.seats == room.players and room.title and room.words
    check_names(house_of(path), "koncita", (file.name,))
    assert own_room(Box("koncita", house_of(path))) == room


@pytest.mark.rule("K-01", "K-05")
@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_bots_play_in_every_shipped_room_at_every_number_of_players_it_is_for(path: Path) -> None:
    house = house_of(path)
    room = own_room(Box("koncita", house))
    assert room is not None
    for count in range(room.players[0], room.players[1] + 1):
        assert rules_of("koncita", house).content(count).room == room  # type: ignore[attr-defined]
        setup = checked(INFO, Setup("koncita", make_seats(["easy"] * count), {}, house))
        assert play_game(setup, count).finished


def test_the_shipped_rooms_are_of_different_character() -> None:
    rooms = [room_of(read_plain(path)) for path in ROOMS]
    assert len(rooms) == 4 and len({room.title for room in rooms}) == 4
    assert any(room.walls != COLOURS for room in rooms) and any(not room.furniture for room in rooms)
    assert any(len(room.furniture) == 5 for room in rooms) and all(room.pillars for room in rooms)


@pytest.mark.rule("K-01")
def test_a_step_toward_a_colour_goes_to_where_its_wall_is() -> None:
    board = rules_in().content(2).board
    red, yellow, green, blue = (toward[sq("d4")] for toward in board.steps)
    assert [square_name(square) for square in (red, yellow, green, blue)] == ["e4", "d5", "c4", "d3"]


@pytest.mark.rule("K-05", "K-09")
def test_pillars_and_furniture_away_from_the_walls_are_edges() -> None:
    board = rules_in().content(2).board
    assert not board.free >> sq("f6") & 1 and not board.free >> sq("c3") & 1
    assert board.edge >> sq("e6") & 1 and board.edge >> sq("d3") & 1 and not board.edge >> sq("e7") & 1


@pytest.mark.rule("K-08")
def test_the_room_cards_slide_to_their_walls_wherever_these_are() -> None:
    """Casket to yellow (below), scepter to red (the right), Oscar to green (the left)."""
    rules = rules_in()
    for seed in range(20):
        state = rules.new_game(checked(INFO, Setup("koncita", make_seats(["easy"] * 2))), seed)
        casket, scepter, oscar = map(square_name, state.public.things)
        assert casket[1] == "8" and scepter[0] in "gh" and oscar[0] == "a"
        assert rules.audit(state) == ()


@pytest.mark.rule("K-01", "K-05")
def test_the_rulebook_tells_of_the_room_that_is_played_in() -> None:
    house = box_with("koncita", room=PLAIN).house
    book = rulebook_of("koncita", house)
    walls, furniture = book.clause("K-01"), book.clause("K-05")
    assert walls and "with two to five players blue at the top, red on the right, yellow at the bottom" in walls.text
    assert furniture and "two to five use two (bath, wardrobe) and two pillars. Pillars are like" in furniture.text
    assert "always stand against a wall" not in furniture.text


def test_numbers_of_players_that_a_room_is_not_for_play_in_the_usual_one() -> None:
    rules = rules_in()
    assert [rules.content(count).room.title == "My room" for count in range(2, 9)] == [True] * 4 + [False] * 3


#: What is wrong with a room -> what is written instead of what, and what the error must say.
MISTAKES: dict[str, tuple[str, str, list[str]]] = {
    "an unknown key": ("pillars:", "pilars:", ["unknown key 'pilars'", "did you mean 'pillars'"]),
    "no square": ("[f6, a8]", "[f6, j8]", ["pillars[1]", "'j8' is no square", "a1 to h8"]),
    "no square for a bath": ("square: b2", "square: bb", ["furniture[0].square", "'bb' is no square"]),
    "two walls of a colour": ("right: red", "right: blue", ["no wall is red (K-01)"]),
    "an unknown colour": ("right: red", "right: pink", ["walls.right", "'pink' is not possible here"]),
    "too many players": ("[2, 5]", "[2, 9]", ["2–9 players is not possible", "2–8"]),
    "unknown furniture": ("name: bath", "name: bat", ["no furniture called 'bat'", "did you mean 'bath'"]),
    "furniture twice": ("name: wardrobe", "name: bath", ["the bath covers 1 × 3 squares, not 2 × 2"]),
    "a bath twice": ("name: wardrobe, square: h2, columns: 1, rows: 3", "name: bath, square: g2, columns: 2, rows: 2", ["2 pieces called 'bath'"]),
    "on top of each other": ("square: h2", "square: c1", ["bath and wardrobe overlap"]),
    "beyond the wall": ("square: h2", "square: h7", ["the wardrobe stands outside the room"]),
    "in the middle": ("square: b2", "square: c3", ["the bath stands on a central square"]),
    "a pillar in the middle": ("[f6, a8]", "[d4]", ["a pillar on the central square at column 3, row 3 (K-01)"]),
    "a square that can't be reached": ("[f6, a8]", "[b8, a7]", ["the square at column 0, row 7 can't be reached (K-05)"]),
}  # fmt: skip


@pytest.mark.rule("K-01", "K-05")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_room_file_is_named(mistake: str) -> None:
    old, new, words = MISTAKES[mistake]
    assert old in PLAIN
    with pytest.raises(BadContent) as caught:
        rules_in(PLAIN.replace(old, new))
    message = str(caught.value)
    assert message.startswith("Other data: room.yaml: ") and all(word in message for word in words), message


@pytest.mark.rule("K-09")
def test_a_room_must_have_enough_squares_at_its_edges() -> None:
    """Were there walls but no squares beside them, nobody could come in."""
    ring = [square_name(square) for square in range(64) if square % 8 in (0, 7) or square // 8 in (0, 7)]
    inner = [square_name(square) for square in range(64) if square_name(square) not in ring]
    text = PLAIN.split("furniture:")[0].replace("[2, 5]", "[2, 8]")
    room = rules_in(text + f"pillars: [{', '.join(ring)}]").content(8).room
    assert len(room.blocked()) == 28, "six by six squares are enough for everybody"
    cut = [name for name in inner if name[0] in "bg" or name[1] in "27"]
    with pytest.raises(
        BadContent, match="16 squares are free, but 8 players, the Princess and the three room cards need 24"
    ):
        rules_in(text + f"pillars: [{', '.join(ring + cut)}]")


@pytest.mark.parametrize("title", ['\'Tis: #1 "room"', "- été", "{braces}", "null"])
def test_a_room_may_be_called_anything(title: str) -> None:
    room = rules_in().content(2).room
    text = written(replace(room, title=title))
    assert rules_in(text).content(2).room == replace(room, title=title)
