"""Reading YAML into frozen, checked values. An error names the file, the key and the nearest right name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from goblins.core.nearest import suggestion

Spec = TypeVar("Spec")

#: Larger data is no data of a game.
MOST_VALUES = 100_000
_UNKNOWN = re.compile(r"Object contains unknown field `(\w+)`")
_ENUM = re.compile(r"Invalid enum value '([^']*)'")


class BadContent(ValueError):
    """A data file that can't be used; the message names file, key and reason."""


def shown(path: Path) -> str:
    """A path as people know it: from the project's folder down."""
    return "/".join(path.parts[-3:])


class _StrictLoader(yaml.SafeLoader):
    """YAML as the safe loader reads it, but a key that stands there twice is an error, not a silent loss."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002 - as PyYAML has it
        """The mapping of a node."""
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
        return super().construct_mapping(node, deep)


def read_yaml(path: Path) -> Any:
    """What a YAML file says; BadContent if it is missing or is no YAML."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadContent(f"{shown(path)}: the file is missing") from None
    except (OSError, ValueError) as error:
        raise BadContent(f"{shown(path)}: not valid YAML: {error}") from error
    return parsed(text, shown(path))


def parsed(text: str, where: str) -> Any:
    """What a YAML text says; BadContent if it is no YAML."""
    try:
        raw = yaml.load(text, _StrictLoader)  # noqa: S506 - a safe loader, made stricter
        if _size(raw, {}) > MOST_VALUES:
            raise ValueError("it says too much by pointing at itself")
        return raw
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadContent(f"{where}: not valid YAML: {error or 'nested too deeply'}") from error


def _size(raw: Any, known: dict[int, int]) -> int:
    """How many values some data comes to if what is pointed at counts each time: a few lines could become a great many."""
    inner = raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list) else ()
    if not inner:
        return 1
    if id(raw) not in known:
        known[id(raw)] = MOST_VALUES + 1  # what points at itself has no end
        known[id(raw)] = 1 + sum(_size(part, known) for part in inner)
    return known[id(raw)]


def load(path: Path, kind: type[Spec]) -> Spec:
    """A YAML file as a value of `kind`, a msgspec type that forbids unknown fields."""
    return convert(read_yaml(path), kind, shown(path))


def convert(raw: Any, kind: type[Spec], where: str) -> Spec:
    """Plain data as a value of `kind`; BadContent says where and why it does not fit."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {_explained(str(error), kind)}") from error


def _explained(message: str, kind: type[Any]) -> str:
    """msgspec's message with the nearest right name behind it."""
    text, _, place = message.partition(" - at ")
    key = place.strip("`").removeprefix("$").removeprefix(".")
    unknown = _UNKNOWN.search(text)
    if unknown:
        text = f"unknown key {unknown[1]!r}{suggestion(unknown[1], _field_names(kind))}"
    wrong = _ENUM.search(text)
    if wrong:
        text = f"{wrong[1]!r} is not possible here{suggestion(wrong[1], _literals(kind))}"
    return f"{key}: {text}" if key else text


def _parts(kind: Any, seen: set[int]) -> list[Any]:
    """Every type that a type is made of."""
    if id(kind) in seen:
        return []
    seen.add(id(kind))
    parts = [kind]
    inner = list(getattr(kind, "__args__", ()))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        inner += [field.type for field in msgspec.structs.fields(kind)]
    for part in inner:
        parts += _parts(part, seen)
    return parts


def _field_names(kind: Any) -> list[str]:
    return sorted(
        {
            field.encode_name
            for part in _parts(kind, set())
            if isinstance(part, type) and issubclass(part, msgspec.Struct)
            for field in msgspec.structs.fields(part)
        }
    )


def _literals(kind: Any) -> list[str]:
    return sorted({part for part in _parts(kind, set()) if isinstance(part, str)})
