"""YAML from elsewhere: measured before anything is built of it. What is legal is read as before."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from goblins import paths
from goblins.content import strict
from goblins.content.loader import BadContent, parsed
from tests.support.hostile_words import TAGS, YAML_BOMBS, alias_bomb, merge_bomb

SHIPPED = sorted((*paths.DATA.rglob("*.yaml"), *paths.LEVELS.rglob("*.yaml")))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_shipped_could_come_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert parsed(text, path.name) == parsed(text, path.name, ours=True) == yaml.load(text, strict.StrictLoader)  # noqa: S506


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: &x [1, 2]\nb: *x\nc: [*x, *x]", {"a": [1, 2], "b": [1, 2], "c": [[1, 2], [1, 2]]}),
        ("a: &x word\nb: {c: *x}", {"a": "word", "b": {"c": "word"}}),
        ("'<<': 1", {"<<": 1}),
        ("a: '<<'", {"a": "<<"}),
        ("a: '!!int'\nb: \"!x\"", {"a": "!!int", "b": "!x"}),
        ("a: " + "9" * 60, {"a": int("9" * 60)}),
        ("a: '" + "9" * 200 + "'", {"a": "9" * 200}),
        ("a: " + "many words " * 300, {"a": ("many words " * 300).strip()}),
        ("a: |\n  two\n  lines\n", {"a": "two\nlines\n"}),
        ("a: שלום Żółw 李 👺", {"a": "שלום Żółw 李 👺"}),
        ("[" * 30 + "]" * 30, None),
        ("[" + "1," * 9000 + "]", [1] * 9000),
        (alias_bomb(2), None),
        ("", None),
    ],
)
def test_anchors_quotes_and_long_words_are_read(text: str, value: object) -> None:
    found = parsed(text, "x.yaml")
    assert value is None or found == value


@pytest.mark.parametrize("tag", TAGS)
def test_no_tag_is_read(tag: str) -> None:
    for text in (f"a: {tag}", f"- {tag}", f"{{a: [{tag}]}}"):
        with pytest.raises(BadContent, match=r"^x.yaml: not valid YAML: .+") as caught:
            parsed(text, "x.yaml")
        assert str(caught.value).isprintable() and len(str(caught.value)) < 700


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a: {<<: {b: 1}}", "merge keys (<<) can’t be used"),
        (merge_bomb(1), "merge keys (<<) can’t be used"),
        ("a: !!bool maybe", "tags like !!bool can’t be used"),
        ("a: !x {}", "tags like !x can’t be used"),
        ("a: &a [*a]", "it points at itself"),
        ("a: &a {b: [*a]}", "it points at itself"),
        (alias_bomb(8), "it says too much"),
        ("- &a " + "x" * 3999 + "\n" + "- *a\n" * 300, "it says too much"),
        ("a: " + "x" * 4001, "there are 4001 letters in one place"),
        ('a: "\\e[2J"', "a character in it can’t be shown"),
        ('a: "\\u202e"', "a character in it can’t be shown"),
        ('a: "\\ud83d"', "a character in it can’t be shown"),
        ("[" * 40 + "]" * 40, "nested too deeply"),
        ("a: 1" + ":1" * 40, "a number is too long"),
        ("a: 1\n\tb: 2", "use spaces, not tabs"),
        ("a: 'x", "a quotation mark is missing"),
        ("a: 1\na: 2", "the key 'a' stands there twice"),
    ],
)
def test_what_is_refused_says_where_and_why(text: str, why: str) -> None:
    with pytest.raises(BadContent) as caught:
        parsed(text, "x.yaml")
    assert str(caught.value).startswith("x.yaml: not valid YAML: line ") and str(caught.value).endswith(why)


@pytest.mark.parametrize("loader", [strict.FastLoader, strict.StrictLoader])
def test_both_readers_measure_alike(loader: type) -> None:
    for text in YAML_BOMBS:
        if len(text) > 20_000:
            continue  # the slow one is only asked about short ones
        try:
            strict.measure(text, loader)
        except (yaml.YAMLError, ValueError):
            continue
        assert len(text) < 10_000


def test_nothing_is_built_of_what_says_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*args: object) -> None:
        raise AssertionError("it was built")

    monkeypatch.setattr(strict.yaml, "load", never)
    for text in (merge_bomb(9), alias_bomb(9), alias_bomb(40, 2), "[" * 99_999):
        with pytest.raises(BadContent):
            parsed(text, "x.yaml")
