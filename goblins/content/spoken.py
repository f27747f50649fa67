"""Data files in the player's language: beside `rules.yaml` lies `rules.de.yaml`, which holds its words only, to go over it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from goblins.content.loader import BadContent, convert, read_yaml, shown
from goblins.core.nearest import suggestion
from goblins.words import language
from goblins.words.catalogue import FIRST, begun_languages
from goblins.words.pseudo import PSEUDO, odd_words

Spec = TypeVar("Spec")

#: The keys of letters that other words end in.
RHYMES = frozenset({"tail", "ending"})


def words_file(path: Path, spoken: str) -> Path:
    """Where the words of a data file are in a language."""
    return path.with_suffix(f".{spoken}.yaml")


def words_name(file: str, spoken: str) -> str:
    """What the file with the words of a data file is called in a language."""
    return f"{file.removesuffix('.yaml')}.{spoken}.yaml"


def is_words_file(path: Path) -> bool:
    """Whether a file holds the words of another one."""
    return "." in path.stem


def read_in(path: Path, spoken: str, *, bounded: bool = False) -> Any:
    """What a data file says, with its words in a language as far as there are some; BadContent if those don't fit it.

    Where there is only so much room for words (`bounded`: cards), those of the odd language are no longer than anybody's.
    """
    raw = read_yaml(path)
    if spoken == FIRST:
        return raw
    words = words_file(path, spoken)
    if words.is_file():
        return laid_over(raw, read_yaml(words), shown(words))
    return _odd(path, raw, bounded=bounded) if spoken == PSEUDO else raw


def _odd(path: Path, raw: Any, *, bounded: bool) -> Any:
    """Data as nobody says it: its words are where other languages have theirs."""
    files = [file for other in begun_languages() if (file := words_file(path, other)).is_file()]
    if not files:
        return raw
    first, *others = map(read_yaml, files)
    return laid_over(raw, _odd_words(raw, first, tuple(others), bounded=bounded), shown(path))


def _odd_words(raw: Any, words: Any, others: tuple[Any, ...], key: str = "", *, bounded: bool) -> Any:
    if isinstance(words, dict):
        return {
            key: _odd_words(raw[key], value, tuple(other.get(key) for other in others if other), key, bounded=bounded)
            for key, value in words.items()
        }
    if isinstance(words, list):
        rows = zip(*(other for other in others if other), strict=True) if any(others) else iter(())
        return [_odd_words(*pair, next(rows, ()), key, bounded=bounded) for pair in zip(raw, words, strict=True)]
    if not isinstance(words, str) or not raw:
        return words
    if key in RHYMES:
        return odd_words(raw, 0)
    if bounded:
        return odd_words(raw, max(len(said) for said in (raw, words, *others) if said) / len(raw) - 1)
    return odd_words(raw)


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
