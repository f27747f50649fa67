"""Data files in the player's language: beside `rules.yaml` lies `rules.de.yaml`, which holds its words only, to go over it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from goblins.content.loader import BadContent, convert, read_yaml, shown
from goblins.core.nearest import suggestion
from goblins.words import language
from goblins.words.catalogue import FIRST

Spec = TypeVar("Spec")


def words_file(path: Path, spoken: str) -> Path:
    """Where the words of a data file are in a language."""
    return path.with_suffix(f".{spoken}.yaml")


def is_words_file(path: Path) -> bool:
    """Whether a file holds the words of another one."""
    return "." in path.stem


def read_in(path: Path, spoken: str) -> Any:
    """What a data file says, with its words in a language as far as there are some; BadContent if those don't fit it."""
    raw = read_yaml(path)
    words = words_file(path, spoken)
    return raw if spoken == FIRST or not words.is_file() else laid_over(raw, read_yaml(words), shown(words))


def load_spoken(path: Path, kind: type[Spec]) -> Spec:
    """A YAML file as a value of `kind`, in the language that is spoken now."""
    return convert(read_in(path, language()), kind, shown(path))


def laid_over(raw: Any, words: Any, where: str) -> Any:
    """Data with other words: keys that it has, as many entries as its lists have, and words where it has words."""
    if words is None:
        return raw
    if isinstance(raw, dict) and isinstance(words, dict):
        for key in words:
            if key not in raw:
                raise BadContent(f"{where}: {key!r} is not in the original{suggestion(str(key), map(str, raw))}")
        return {key: laid_over(value, words.get(key), f"{where}: {key}") for key, value in raw.items()}
    if isinstance(raw, list) and isinstance(words, list):
        if len(raw) != len(words):
            raise BadContent(f"{where}: {len(words)} entries; the original has {len(raw)}")
        return [laid_over(*pair, f"{where}: {place}") for place, pair in enumerate(zip(raw, words, strict=True), 1)]
    if isinstance(raw, str) and isinstance(words, str):
        return words
    raise BadContent(f"{where}: {words!r} stands where the original has {raw!r}")
