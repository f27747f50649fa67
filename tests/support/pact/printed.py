"""What is printed in the box of Pact, read from its files without the rules."""

from __future__ import annotations

import re
from typing import Any

from goblins.tables.pact.faces import TaskLook
from goblins.tables.pact.tokens import KINDS
from tests.support.boxes import plain, text_of


def content(name: str) -> dict[str, list[dict[str, Any]]]:
    """A file of the box."""
    found: dict[str, list[dict[str, Any]]] = plain(text_of("pact", f"{name}.yaml"))
    return found


def tasks() -> list[TaskLook]:
    """How every Task looks."""
    kinds = dict(zip("WYKGBR", KINDS, strict=True))
    out = []
    for task in content("tasks")["tasks"]:
        needs = tuple(kinds[letter] for n, letter in re.findall(r"(\d)([A-Z])", task["needs"]) for _ in range(int(n)))
        look = TaskLook(kinds[task["colour"]], task["season"], needs, task["dynamite"], task["name"], task["picture"])
        out.append(look)
    return out


def commands() -> list[tuple[str, str, str, str, tuple[tuple[str, str], ...]]]:
    """The numeral, picture, name, words and values of every Command."""
    out = []
    for command in content("commands")["commands"]:
        values = tuple((f"{step['from']} or more", f"+{step['glory']}") for step in command["steps"])
        values += (("else", f"−{-command['else']}"),) if values else ()
        words = command["counts"].replace("{least:words}", "six")
        out.append((command["numeral"], command["slug"], command["name"], words, values))
    return out
