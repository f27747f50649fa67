"""YAML as it is read here: safe, and stricter than usual."""

from __future__ import annotations

import re
from typing import Any

import yaml

#: Shipped data is nested eight deep at most, and its largest file holds 1,200 values. What is pointed at counts each time.
DEEPEST, MOST_VALUES, MOST_LETTERS = 32, 10_000, 2**20
#: The longest clause of a shipped rulebook has 700 letters.
LONGEST_WORDS = 4000
#: Characters that steer a terminal, turn the writing around, or are none.
_UNFIT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
#: A number with more letters is no number of a game, and could take seconds to read.
_LONG_NUMBER = re.compile(r"[-+.0-9][-+.:_0-9a-fxobA-F]{60,}")
_MERGE = "<<"
#: The prefix of YAML's own tags, written out.
_OWN_TAGS = "tag:yaml.org,2002:"


class TooMuch(yaml.constructor.ConstructorError):
    """A text that is YAML, but not the kind that data files are written in."""

    def __init__(self, problem: str, mark: Any) -> None:
        super().__init__(None, None, problem, mark)


class _Strict:
    """A loader for which a key that appears twice is an error, not a silent loss."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002 - as PyYAML has it
        """Build the mapping of a node."""
        seen: set[Any] = set()
        for key_node, _ in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise yaml.constructor.ConstructorError(None, None, "a key must be a plain word", key_node.start_mark)
            key = key_node.value
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key!r} stands there twice", key_node.start_mark
                )
            seen.add(key)
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)  # type: ignore[misc]
        return mapping


class StrictLoader(_Strict, yaml.SafeLoader):
    """The safe loader, stricter. It is slow, but explains mistakes well."""


class FastLoader(_Strict, getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """A strict loader that is several times as fast where a library in C does the work.

    That can be nested to death, so it only builds what is shipped or was measured.
    """


def measure(text: str, loader: Any) -> None:
    """Raise TooMuch if a text is nested too deeply, says too much, or uses what no data file needs: tags and merge keys.

    It is looked at piece by piece, and nothing is built of it: a few lines that point at each other could become anything.
    """
    measuring = _Measuring()
    for event in yaml.parse(text, Loader=loader):
        if isinstance(event, yaml.NodeEvent):
            measuring.begin(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            measuring.end(event)


class _Measuring:
    """The values and letters of a text so far, and of everything in it that can be pointed at."""

    def __init__(self) -> None:
        #: Values and letters before each collection that is still open, and its name.
        self._open: list[tuple[int, int, str | None]] = []
        self._named: dict[str, tuple[int, int]] = {}
        self._values = self._letters = 0

    def begin(self, event: Any) -> None:
        """Count a value, or all that is pointed at."""
        before = self._values, self._letters
        if isinstance(event, yaml.AliasEvent):
            if any(name == event.anchor for *_, name in self._open):
                raise TooMuch("it points at itself", event.start_mark)
            values, letters = self._named.get(event.anchor or "", (0, 0))  # an unknown name is for its reader to refuse
            self._add(event, values, letters)
            return
        if event.tag is not None:
            tag = event.tag.replace(_OWN_TAGS, "!!")[:40]
            raise TooMuch(f"tags like {tag} can’t be used", event.start_mark)
        if isinstance(event, yaml.ScalarEvent):
            self._check_scalar(event)
            self._add(event, 1, len(event.value))
            if event.anchor is not None:
                self._named[event.anchor] = 1, len(event.value)
            return
        self._add(event, 1, 0)
        self._open.append((*before, event.anchor))
        if len(self._open) > DEEPEST:
            raise TooMuch("nested too deeply", event.start_mark)

    def end(self, event: Any) -> None:
        """Remember how much a collection holds if it has a name."""
        values, letters, name = self._open.pop()
        if name is not None:
            self._named[name] = self._values - values, self._letters - letters

    def _check_scalar(self, event: Any) -> None:
        if len(event.value) > LONGEST_WORDS:
            raise TooMuch(f"there are {len(event.value)} letters in one place", event.start_mark)
        if _UNFIT.search(event.value):
            raise TooMuch("a character in it can’t be shown", event.start_mark)
        if not event.implicit[0]:
            return  # within quotation marks everything is just words
        if event.value == _MERGE:
            raise TooMuch("merge keys (<<) can’t be used", event.start_mark)
        if _LONG_NUMBER.fullmatch(event.value):
            raise TooMuch("a number is too long", event.start_mark)

    def _add(self, event: Any, values: int, letters: int) -> None:
        self._values += values
        self._letters += letters
        if self._values > MOST_VALUES or self._letters > MOST_LETTERS:
            raise TooMuch("it says too much", event.start_mark)
