"""Boxes whose data is not as printed, for tests of what is data."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import yaml

from goblins import paths
from goblins.content.box import Box, data_files
from goblins.core.house import HouseRules

#: What errors call these boxes.
TITLE = "Other data"
#: What reads and writes plain data: PyYAML's quick ones where it has them.
_READER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WRITER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def text_of(game: str, file: str) -> str:
    """A shipped data file."""
    return (paths.DATA / game / file).read_text(encoding="utf-8")


def plain(text: str) -> Any:
    """What a text of ours says, as plain data."""
    return yaml.load(text, _READER)  # noqa: S506 - a safe one


def written(data: Any) -> str:
    """Plain data as text."""
    text: str = yaml.dump(data, Dumper=_WRITER, allow_unicode=True, sort_keys=False)
    return text


def house_with(**files: str) -> HouseRules:
    """House rules with some files, by their names without `.yaml`."""
    return HouseRules(TITLE, tuple((f"{name}.yaml", text) for name, text in files.items()))


def box_with(game: str, **files: str) -> Box:
    """A box with some files of its own, by their names without `.yaml`."""
    return Box(game, house_with(**files))


def box_where(game: str, file: str, old: str, new: str) -> Box:
    """A box in one of whose files a piece of text is another."""
    text = text_of(game, f"{file}.yaml")
    assert old in text, f"{old!r} is not in {file}.yaml: this changes nothing"
    return box_with(game, **{file: text.replace(old, new, 1)})


def edited(game: str, file: str, edit: Callable[[Any], None]) -> Box:
    """A box with a file that `edit` has changed as plain data."""
    data = plain(text_of(game, f"{file}.yaml"))
    edit(data)
    return box_with(game, **{file: written(data)})


def other_numbers(game: str, by: int = 1) -> Iterator[tuple[str, Box]]:
    """For every number in the data of a game: where it stands, and a box in which it is larger by so much."""
    for name in data_files(game):
        data = plain(text_of(game, name))
        for path in _numbers(data):
            other = copy.deepcopy(data)
            inner = other
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] += by
            text = written(other)
            yield f"{name}: {'.'.join(map(str, path))}", box_with(game, **{name.removesuffix(".yaml"): text})


def _numbers(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where whole numbers stand in plain data."""
    if isinstance(data, int) and not isinstance(data, bool):
        yield path
    elif isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _numbers(value, (*path, key))
