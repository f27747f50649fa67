"""YAML as it is read here: safe, and stricter than usual."""

from __future__ import annotations

from typing import Any

import yaml


class _Strict:
    """A key that stands there twice is an error, not a silent loss."""

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
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)  # type: ignore[misc]
        return mapping


class StrictLoader(_Strict, yaml.SafeLoader):
    """YAML as the safe loader reads it, stricter. Whatever it reads, the worst is an error."""


class FastLoader(_Strict, getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """The same several times as fast where a library in C does the work; but that can be nested to death, so it reads only
    what we have written ourselves.
    """
