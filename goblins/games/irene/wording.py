"""The numbers of a box in words: what the rulebook, the table and refusals say of them."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.content.numerals import in_words
from goblins.games.irene.content import GRASS, PLAIN, SYMBOLS, Content, PathTile

#: What is kept where one tile of so many is.
_SHARES = {1: "all", 2: "half", 3: "a third", 4: "a quarter"}


def in_points(count: int) -> str:
    """So many points."""
    return f"{count} point{'' if count == 1 else 's'}"


def in_tiles(count: int) -> str:
    """So many tiles, in words."""
    return f"{in_words(count)} tile{'' if count == 1 else 's'}"


def games_to_win(content: Content) -> str:
    """How many games make a champion (I-32)."""
    return f"{in_words(content.numbers.match)} game{'' if content.numbers.match == 1 else 's'}"


def goblins_that_return(content: Content) -> str:
    """How many discarded Goblins bring everything back (I-54)."""
    count = content.numbers.goblins_return
    return f"{in_words(count)} Goblin{'' if count == 1 else 's'}"


def share_kept(content: Content) -> str:
    """How many of the Cave tiles a chart keeps (I-52)."""
    return _SHARES[content.numbers.kept_of]


def rulebook_numbers(content: Content) -> dict[str, int | str]:
    """The numbers that the rulebook's sentences name."""
    links = sum(path.exit != GRASS for path in content.paths)
    numbers = content.numbers
    return {
        "paths": len(content.paths),
        "links": links,
        "meadows": len(content.paths) - links,
        "scrolls": sum(len(path.scrolls) for path in content.paths),
        "path_list": _listed_paths(content),
        "goblin_tiles": _goblin_tiles(content.goblins),
        "tiles": content.tiles,
        "backs": _listed([SYMBOLS[symbol] for symbol in content.backs]),
        "homes": len(content.homes),
        "home_numbers": _listed([str(number) for number in content.homes]),
        "scroll": in_points(numbers.scroll),
        "breadcrumb": in_points(numbers.breadcrumb),
        "bonus": in_points(numbers.bonus),
        "match": games_to_win(content),
        "share": share_kept(content),
        "chart_from": f"{in_words(numbers.chart_from)} Cave tile{'' if numbers.chart_from == 1 else 's'}",
        "goblins_return": goblins_that_return(content),
        "lie": "lies" if numbers.goblins_return == 1 else "lie",
    }


def _goblin_tiles(count: int) -> str:
    words = f"{in_tiles(count)} {'is a Goblin' if count == 1 else 'are Goblins'}"
    return words[0].upper() + words[1:]


def _listed(words: Sequence[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def _listed_paths(content: Content) -> str:
    """Every path tile, by its entry: where it leads, and its scrolls."""
    parts = []
    for number, symbol in enumerate(SYMBOLS):
        tiles = [_in_short(path) for path in content.paths if path.entry == number]
        if tiles:
            parts.append(f"From {symbol}: {', '.join(tiles)}.")
    return " ".join(parts)


def _in_short(path: PathTile) -> str:
    ends = "grass" if path.exit == GRASS else SYMBOLS[path.exit]
    scrolls = ["plain" if scroll == PLAIN else SYMBOLS[scroll] for scroll in path.scrolls]
    return f"{ends} ({', '.join(scrolls)})" if scrolls else ends
