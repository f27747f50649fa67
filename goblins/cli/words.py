"""`words`: what a language lacks, so that whoever translates knows what is left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from goblins import paths
from goblins.content.loader import read_yaml
from goblins.content.spoken import is_words_file, words_file
from goblins.words.catalogue import FACTS, FIRST, WORDS

#: What is said by data files besides cards: all of it is words.
_KEYS_OF_WORDS = frozenset(
    (
        "title", "full_title", "heading", "text", "name", "say", "more", "task", "otherwise", "aim", "alone", "line",
        "words", "objective", "note", "order", "told", "then", "done", "again", "tagline", "intro",
        "special", "rule", "counts", "short", "when", "tail", "ending", "minutes",
    )
)  # fmt: skip
#: What a map of the examples is called, and what is told of it.
_WORDS_OF_MAPS = ("title", "words")


def words(language: str) -> int:
    """Print what a language lacks; 1 if that is anything."""
    lacking = [*_sentences(language), *_files(language)]
    for one in lacking:
        print(one)
    print(f"{language}: {'nothing' if not lacking else len(lacking)} missing")
    return 1 if lacking else 0


def _sentences(language: str) -> Iterator[str]:
    """Sentences of the catalogues."""
    for file in sorted((WORDS / FIRST).glob("*.json")):
        if file.stem == FACTS:
            continue
        ours, theirs = _keys(file), _keys(WORDS / language / file.name)
        yield from (f"data/words/{language}/{file.stem}.ftl: {key}" for key in sorted(ours - theirs) if key[0] != "-")


def _keys(file: Path) -> set[str]:
    return set(msgspec.json.decode(file.read_bytes(), type=dict[str, Any])) if file.is_file() else set()


def _files(language: str) -> Iterator[str]:
    """Words of data files, of the examples of house rules, and of maps."""
    for map_file in sorted(paths.LEVELS.glob("*/maps/*.tmx")):
        file = words_file(map_file, language)
        theirs = read_yaml(file) if file.is_file() else {}
        yield from (f"{file.relative_to(paths.ROOT)}: {key}" for key in _WORDS_OF_MAPS if key not in theirs)
    for path in sorted(
        {*paths.DATA.glob("*.yaml"), *paths.DATA.glob("*/*.yaml"), *paths.DATA.glob("*/house/*/*.yaml")}
    ):
        if is_words_file(path) or path.parent == WORDS:
            continue
        file = words_file(path, language)
        theirs = read_yaml(file) if file.is_file() else None
        for place in _lacking(read_yaml(path), theirs):
            yield f"{file.relative_to(paths.ROOT)}: {place}"


def _lacking(raw: Any, words: Any, *, told: bool = False) -> Iterator[str]:
    """Where a data file has words that its translation lacks; `told` if they stand in a list of words."""
    inner: list[tuple[Any, Any, Any]] = []
    if isinstance(raw, dict):
        inner = [(key, value, words.get(key) if isinstance(words, dict) else None) for key, value in raw.items()]
    elif isinstance(raw, list):
        others = words if isinstance(words, list) and len(words) == len(raw) else [None] * len(raw)
        inner = [(number, *pair) for number, pair in enumerate(zip(raw, others, strict=True), 1)]
    for key, value, said in inner:
        is_told = key in _KEYS_OF_WORDS or told
        if isinstance(value, str) and is_told and said is None and any(map(str.isalpha, value)):
            yield str(key)
        yield from (f"{key}: {place}" for place in _lacking(value, said, told=is_told and isinstance(value, list)))
