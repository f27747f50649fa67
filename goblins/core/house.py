"""House rules: data files of a game's own that lie over the printed ones. A match carries those it is played with."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class MapFile(Struct, frozen=True):
    """A map that somebody drew, as a data file of house rules: its name, its text, and the least and most seats it is for."""

    name: str
    text: str
    seats: tuple[int, int]


class HouseRules(Struct, frozen=True):
    """What is different in somebody's house.

    `files` are the data files that are read instead of the shipped ones, by name and as text, and beside them their words in
    other languages (`cards.de.yaml`); `picks` says by which names they were chosen, so that the same can be chosen again.
    """

    title: str
    files: tuple[tuple[str, str], ...]
    picks: tuple[tuple[str, str], ...] = ()

    @property
    def fingerprint(self) -> str:
        """A short name for exactly these files; words in other languages change nothing that is played by."""
        import hashlib  # few matches have rules of the house; it takes a while to load

        digest = hashlib.sha256()
        for name, text in sorted(file for file in self.files if file[0].count(".") == 1):
            digest.update(f"{name}\0{text}\0".encode(errors="surrogatepass"))
        return digest.hexdigest()[:12]

    def file(self, name: str) -> str | None:
        """A file's text; None where the shipped one is read."""
        return dict(self.files).get(name)

    def languages(self, known: Iterable[str]) -> tuple[str, ...]:
        """Return the known languages that some of its files have words in."""
        named = {name.split(".")[1] for name, _ in self.files if name.count(".") > 1}
        return tuple(code for code in known if code in named)
