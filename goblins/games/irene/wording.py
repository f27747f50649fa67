"""The numbers of a box in words: what the rulebook, the table and refusals say of them."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.irene.content import GRASS, PLAIN, SYMBOLS, Content, PathTile
from goblins.words import Message, message, say


def in_points(count: int) -> str:
    """So many points."""
    return say("irene-points", count=count)


def in_tiles(count: int) -> str:
    """So many tiles, in words."""
    return say("irene-tiles", count=count)


def games_to_win(content: Content) -> str:
    """How many games make a champion (I-32)."""
    return say("irene-games", count=content.numbers.match)


def goblins_that_return(content: Content) -> str:
    """How many discarded Goblins bring everything back (I-54)."""
    return say("irene-goblins", count=content.numbers.goblins_return)


def share_kept(content: Content) -> str:
    """How many of the Cave tiles a chart keeps (I-52)."""
    return say("irene-share", of=content.numbers.kept_of)


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
        "goblin_tiles": say("irene-goblin-tiles", count=content.goblins),
        "tiles": content.tiles,
        "backs": _listed([symbol_name(symbol) for symbol in content.backs]),
        "homes": len(content.homes),
        "home_numbers": _listed([str(number) for number in content.homes]),
        "scroll": in_points(numbers.scroll),
        "breadcrumb": in_points(numbers.breadcrumb),
        "bonus": in_points(numbers.bonus),
        "match": games_to_win(content),
        "share": share_kept(content),
        "chart_from": say("irene-cave-tiles", count=numbers.chart_from),
        "goblins_return": goblins_that_return(content),
        "lie": say("irene-goblins-lie", count=numbers.goblins_return),
    }


def symbol_name(symbol: int) -> str:
    """What a symbol is called."""
    return say(f"irene-symbol-{SYMBOLS[symbol]}")


def symbol_form(symbol: int, form: str) -> Message:
    """A symbol as it stands in a sentence: with an article, or as the mark of a breadcrumb or a Palace."""
    return message(f"irene-symbol-{SYMBOLS[symbol]}.{form}")


def end_name(symbol: int) -> str:
    """What a path leads to: a symbol, or grass."""
    return say("irene-grass") if symbol == GRASS else symbol_name(symbol)


def in_scrolls(count: int) -> str:
    """So many scrolls."""
    return say("irene-scrolls", count=count)


def _listed(words: Sequence[str]) -> str:
    return say("core-all-of", things=tuple(words))


def _listed_paths(content: Content) -> str:
    """Every path tile, by its entry: where it leads, and its scrolls."""
    parts = []
    for number in range(len(SYMBOLS)):
        tiles = [_in_short(path) for path in content.paths if path.entry == number]
        if tiles:
            parts.append(say("irene-paths-from", symbol=symbol_name(number), paths=", ".join(tiles)))
    return " ".join(parts)


def _in_short(path: PathTile) -> str:
    ends = end_name(path.exit)
    scrolls = [say("irene-scroll-plain") if scroll == PLAIN else symbol_name(scroll) for scroll in path.scrolls]
    return f"{ends} ({', '.join(scrolls)})" if scrolls else ends
