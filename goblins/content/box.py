"""A game's box: its data files as shipped, with house rules lying over them. Games read their content out of one."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec
from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, convert, parsed, read_yaml, shown
from goblins.content.spoken import is_words_file, laid_over, read_in, words_name
from goblins.core.house import HouseRules
from goblins.core.nearest import suggestion
from goblins.words.catalogue import FIRST, begun_languages

Spec = TypeVar("Spec")

#: The rulebook tells the numbers of the other files, and what teaches a game is words about it: nothing is played by them.
WORDS = frozenset({"rules.yaml", "lessons.yaml", "tips.yaml", "topics.yaml", "glance.yaml", "diagrams.yaml"})
#: What bots think of positions: house rules may hold it, but nothing is played by it either.
JUDGEMENT = "judgement.yaml"


class Box(Struct, frozen=True):
    """Where a game's data comes from."""

    game: str
    house: HouseRules | None = None
    spoken: str = FIRST
    """The language of its words: what is played by them is the same in all."""

    def where(self, file: str) -> str:
        """A file as error messages call it."""
        if self.house and self.changes(file):
            return f"{self.house.title}: {file}"
        return shown(paths.DATA / self.game / file)

    def changes(self, file: str) -> bool:
        """Whether house rules have such a file of their own."""
        return self.house is not None and self.house.file(file) is not None

    def load(self, file: str, kind: type[Spec]) -> Spec:
        """A data file as a value of `kind`; BadContent says what does not fit."""
        text = self.house.file(file) if self.house else None
        if text is None:
            return convert(read_in(paths.DATA / self.game / file, self.spoken, bounded=True), kind, self.where(file))
        raw, where = parsed(text, self.where(file)), self.where(file)
        words = self.house.file(words_name(file, self.spoken)) if self.house else None
        if words is not None:
            raw = laid_over(raw, parsed(words, f"{where} ({self.spoken})"), f"{where} ({self.spoken})")
        return convert(raw, kind, where)

    def fingerprint(self) -> str:
        """A short name for the data that is played with: equal data, equal name."""
        own = self.house.fingerprint if self.house else ""
        import hashlib

        return hashlib.sha256(f"{_shipped_fingerprint(self.game)} {own}".encode()).hexdigest()[:12]


def data_files(game: str) -> tuple[str, ...]:
    """The names of a game's data files: what house rules may change."""
    files = (paths.DATA / game).glob("*.yaml")
    return tuple(
        sorted(path.name for path in files if path.name not in {*WORDS, JUDGEMENT} and not is_words_file(path))
    )


def check_names(house: HouseRules, game: str, others: tuple[str, ...] = ()) -> None:
    """BadContent if house rules hold a file that nobody would read; `others` are those that only house rules have."""
    known = (*data_files(game), JUDGEMENT, *others)
    own = [name for name, _ in house.files]
    spoken = {words_name(name, code) for name in own for code in begun_languages()}
    for name in own:
        if name not in known and name not in spoken:
            raise BadContent(f"{house.title}: {name}: {game} has no such file{suggestion(name, known)}")


@cache
def _shipped_fingerprint(game: str) -> str:
    import hashlib

    digest = hashlib.sha256()
    for name in data_files(game):
        digest.update(name.encode())
        said = msgspec.to_builtins(read_yaml(paths.DATA / game / name), str_keys=True)
        digest.update(msgspec.json.encode(said, order="deterministic"))
    return digest.hexdigest()[:12]
