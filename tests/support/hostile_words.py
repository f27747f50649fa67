"""Words, messages, and YAML that mean it ill: what hostile files, rows, and folders are made of."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from goblins import paths
from goblins.content.box import data_files

# ---------------------------------------------------------------------- words and messages

#: Keys of messages that lead elsewhere, or nowhere.
ODD_KEYS = (
    "/etc/evil-x", "../../../../etc/evil-x", "\\\\192.0.2.1\\share\\evil-x", "C:\\evil-x", "a" * 300 + "-x", "\0-x", "", "-", "--",
    "pact", "pact-", "-pact-x", "shelf.own", "language-x", "pact-why\n-x", "PACT-END", "\ud800-x", "con-x", "." * 40, "aux.json-x",
)  # fmt: skip
WORDS = st.sampled_from(
    ["", "x", "\0", "\x1b[2J", "\u202e", "²  fairies", "9" * 5000 + " rounds", "w" * 10**5, "Żółw", "{}", "a\nb"]
)
KEYS = st.sampled_from([*ODD_KEYS, "core-literal", "core-sentences", "pact-price-both", "after-turns", "pact-end-won"])
NUMBERS = st.sampled_from([0, -1, 1, 2**31, 2**63, 10**30, 10**4000])


def message(key: str, **args: Any) -> dict[str, Any]:
    """A message as a file has it."""
    return {"key": key, "args": [[name, value] for name, value in args.items()]}


def nested(key: str, name: str, depth: int, width: int = 1) -> dict[str, Any]:
    """A message within a message within a message."""
    told = message("core-literal", words="x")
    for _ in range(depth):
        told = message(key, **{"name": "x", name: [told] * width if width > 1 else told})
    return told


#: Each level says the one within it twice.
TWICE = (("pact-price-both", "glory"), ("after-turns", "turns"))


def sayings() -> st.SearchStrategy[Any]:
    """What an end may say."""
    leaves = WORDS | st.builds(message, KEYS)
    return st.one_of(
        leaves,
        st.builds(lambda pair, depth: nested(*pair, depth), st.sampled_from(TWICE), st.sampled_from([3, 9, 26, 200])),
        st.builds(
            lambda width: message("core-sentences", parts=[message("core-on")] * width), st.sampled_from([3, 900])
        ),
        st.builds(lambda words, key: message(key, words=words), WORDS | NUMBERS, KEYS),
        st.builds(
            lambda depth, width: nested("core-sentences", "parts", depth, width), st.integers(1, 6), st.integers(2, 6)
        ),
    )


@st.composite
def ends(draw: st.DrawFn) -> dict[str, Any]:
    """How a match is said to have ended."""
    end: dict[str, Any] = {
        "reason": "x",
        "rule": "F-25",
        "text": draw(sayings()),
        "winners": [0],
        "ranking": [[0]],
        "scores": [],
    }
    part = draw(st.sampled_from(["headline", "winners", "ranking", "scores", "others", "reason", "rule", "text"]))
    line = {"label": draw(sayings()), "amount": draw(NUMBERS)}
    scores = [
        {"seat": draw(st.sampled_from([0, 9, -1])), "total": draw(NUMBERS), "lines": [line], "note": draw(sayings())}
    ]
    other: dict[str, Any] = {
        "headline": draw(sayings()), "winners": [draw(NUMBERS)], "ranking": [[0] * 500] * 3, "scores": scores * draw(st.sampled_from([1, 400])),
        "others": [[draw(sayings()), draw(NUMBERS)]], "reason": draw(WORDS), "rule": draw(WORDS), "text": draw(sayings()),
    }  # fmt: skip
    return {**end, part: other[part]}


# ---------------------------------------------------------------------- YAML


def merge_bomb(levels: int) -> str:
    """Each mapping merges the one before it ten times."""
    lines = ["a0: &a0 {x: 1}"]
    for level in range(1, levels + 1):
        lines.append(f"a{level}: &a{level}\n  <<: [{', '.join([f'*a{level - 1}'] * 10)}]\n  k{level}: 1")
    return "\n".join(lines)


def alias_bomb(levels: int, width: int = 10) -> str:
    """Each list points at the one before it ten times."""
    lines = [f"a0: &a0 [{','.join('0' * width)}]"]
    lines += [f"a{level}: &a{level} [{','.join([f'*a{level - 1}'] * width)}]" for level in range(1, levels + 1)]
    return "\n".join(lines)


TAGS = (
    "!!int ''", "!!bool maybe", "!x", "!!float ''", "!!timestamp", "!!map []", "!!python/object:os.system {}", "!!binary '*'",
    "!!set [1]", "!!omap {}", "!!merge x", "!", "!!str 1", "!!int 0x", "!!timestamp 2001-99-99", "!<tag:evil> x",
)  # fmt: skip
YAML_BOMBS = (
    merge_bomb(3), merge_bomb(9), alias_bomb(3), alias_bomb(8), alias_bomb(30, 2), "a: &a [*a]", "a: &a {b: *a}", "<<: {a: 1}",
    "a: {<<: [{b: 1}]}", "[" * 9999, "{" * 200_000, "[? " * 50_000, "- " * 100_000, "a: 1" + ":1" * 120_000, "a: 0x" + "f" * 200_000,
    "a: 1" + ":1" * 90_000 + ".5", "a: 1" + "_" * 200_000, "a: 2001-99-99", "a: 0001-01-01 00:00:00 +23:00", "a: " + "9" * 5000,
    "[" + "1," * 120_000 + "]", "".join(f"a{i}: x\n" for i in range(25_000)), "- &a " + "x" * 200_000 + "\n" + "- *a\n" * 9_000,
    "".join(f"- &a{i} x\n" for i in range(15_000)), "? [1]\n: 2", "\t- a", "a: \x01", "a: \ud800", 'a: "\\ud800"', "%TAG ! x\n--- 1",
    'a: "\\e[2J"', 'a: "\\u202e"', "a: " + "x" * 90_000, "--- 1\n--- 2", "null", "", "\0", "#" + "x" * 250_000, "a: |\n" + " x\n" * 60_000, "'" + "\n" * 200_000 + "'", "a: =", "*a",
)  # fmt: skip
ROOM = "title: X\nplayers: [2, 4]\nwalls: {top: red, right: yellow, bottom: green, left: blue}\n"
JUDGEMENTS = (
    "tabels: 1", "tables: 1", "tables: {two: {}}", "tables: {x: {made: {}, weights: {}}}", "tables: !!map []", "[]", "", "tables: {'1': null}",
)  # fmt: skip


def yaml_texts() -> st.SearchStrategy[str]:
    """Data files that mean it ill."""
    return st.one_of(
        st.sampled_from(YAML_BOMBS),
        st.sampled_from(TAGS).map("a: {}".format),
        st.text(st.sampled_from("ab:-[]{},&*!|>'\"\n \t#?%@`1."), max_size=60),
    )


@cache
def shipped(game: str, file: str) -> str:
    """A shipped data file."""
    return (paths.DATA / game / file).read_text(encoding="utf-8")


@st.composite
def changed_texts(draw: st.DrawFn, game: str) -> tuple[str, str]:
    """A data file in which a few words are others."""
    file = draw(st.sampled_from(data_files(game)))
    words = shipped(game, file).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(words) - 1))
        words[at] = draw(
            st.sampled_from(
                [
                    "-1",
                    "0",
                    "1",
                    "999999999",
                    "[]",
                    "{}",
                    "null",
                    "true",
                    "''",
                    "x",
                    "\n",
                    "1.5",
                    "*a",
                    "&a",
                    '"\\e[2J"',
                    '"a\\nb"',
                    "x" * 3000,
                ]
            )
        )
    return file, " ".join(words)


FILE_NAMES = (
    "../../../etc/passwd", "/etc/passwd", "cards.yaml", "numbers.yaml", "cards.de.yaml", "cards.../../x.yaml", "a.b.c.d.yaml", "", "\0",
    "judgement.yaml", "rules.yaml", "house.yaml", "CON", "x" * 5000, "cards.xx.yaml", "cards.\ud800.yaml", "room.yaml",
)  # fmt: skip


@st.composite
def houses(draw: st.DrawFn, game: str) -> dict[str, Any]:
    """House rules as a match's file has them."""
    kind = draw(st.sampled_from(["yaml", "changed", "room", "judgement", "names", "many", "picks"]))
    files: list[Any] = []
    picks: list[Any] = []
    if kind == "yaml":
        files = [[draw(st.sampled_from(data_files(game))), draw(yaml_texts())]]
    elif kind == "changed":
        files = [list(draw(changed_texts(game))) for _ in range(draw(st.integers(1, 2)))]
    elif kind == "room":
        part = draw(
            st.sampled_from(
                [
                    "square: a1, columns: 2, rows: 2",
                    "square: z9, columns: 1, rows: -1",
                    f"square: a1, columns: {10**9}, rows: 9",
                ]
            )
        )
        furniture = ", ".join([f"{{name: bed, {part}}}"] * draw(st.sampled_from([0, 1, 300])))
        files = [
            ["room.yaml", f"{ROOM}furniture: [{furniture}]\npillars: [{'a1, ' * draw(st.sampled_from([0, 8000]))}]"]
        ]
    elif kind == "judgement":
        files = [["judgement.yaml", draw(st.sampled_from(JUDGEMENTS) | yaml_texts())]]
    elif kind == "names":
        files = [[draw(st.sampled_from(FILE_NAMES)), draw(st.sampled_from(["a: 1", "", "goblins: []"]))]]
    elif kind == "many":
        letters, count = draw(
            st.sampled_from([(9, 41), (9, 5000), (2**18, 1), (2**18, 5), (2**18, 41), (2**18 + 1, 1)])
        )
        files = [["cards.yaml", "x" * letters]] * count
    else:
        picks = [[draw(WORDS), draw(WORDS)]] * draw(st.sampled_from([1, 41]))
    return {"title": draw(WORDS), "files": files, "picks": picks}
