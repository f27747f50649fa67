"""Saying something: choices by number and kind, lists, what is said within, languages one after another."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from goblins.words import (
    Message,
    UnknownWords,
    day_month,
    language,
    literal,
    message,
    month,
    say,
    speaking,
    whole_date,
)
from goblins.words.catalogue import Catalogue, begun_languages
from goblins.words.former import former
from goblins.words.pattern import LanguageFacts, ListForms, Pattern, Speaker
from goblins.words.pseudo import odd, odd_words
from tests.support.word_keys import sentences

FORMS = ListForms("{0} & {1}", "{0}, {1}", "{0}, {1}", "{0} & {1}")
FACTS = LanguageFacts(
    name="Test",
    english="Test",
    plurals={"one": [1]},
    both=FORMS,
    either=ListForms("{0} or {1}", "{0}, {1}", "{0}, {1}", "{0} or {1}"),
    numbers=["none", "one", "two"],
    months=[],
    months_short=[],
    day_month="",
    date="",
)
SENTENCES: dict[str, Pattern] = {
    "plain": "Good evening.",
    "points": [["()", "WORDS", [["$", "n"]]], " ", ["?", ["$", "n"], [["0", "at all"], ["one", "point"], ["other", "points"]], 2]],
    "who": [["()", "UP", [["$", "who"]]], " came."],
    "small": ["Now ", ["()", "DOWN", [["$", "who"]]]],
    "either": [["()", "EITHER", [["$", "who"]]]],
    "row": [["()", "ROW", [["$", "who"]]]],
    "within": ["Mia said: ", ["-", "plain"]],
    "signed": [["()", "SIGNED", [["$", "n"]]]],
}  # fmt: skip
SPEAKER = Speaker(FACTS, SENTENCES.__getitem__)


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("plain", {}, "Good evening."),
        ("points", {"n": 0}, "none at all"),
        ("points", {"n": 1}, "one point"),
        ("points", {"n": 2}, "two points"),
        ("points", {"n": 30}, "30 points"),
        ("who", {"who": ("mia", "tom", message("plain"))}, "Mia, tom & Good evening. came."),
        ("who", {"who": ("mia", "tom")}, "Mia & tom came."),
        ("who", {"who": ("mia",)}, "Mia came."),
        ("small", {"who": "Move Mia"}, "Now move Mia"),
        ("either", {"who": ("a", "b", "c", "d")}, "a, b, c or d"),
        ("row", {"who": (message("plain"), "Yes.")}, "Good evening. Yes."),
        ("within", {}, "Mia said: Good evening."),
        ("signed", {"n": 2}, "+2"),
        ("signed", {"n": -2}, "−2"),
        ("signed", {"n": 0}, "0"),
    ],
)
def test_sentences_are_put_together(key: str, args: dict[str, int], said: str) -> None:
    assert SPEAKER.said(SENTENCES[key], args) == said


def test_a_message_is_stored_and_read_again() -> None:
    told = message("koncita-no-way-wall", colours=(message("koncita-colour-red"), "3", 3), n=1)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Message) == told


def test_what_no_catalogue_has_is_no_sentence() -> None:
    with pytest.raises(UnknownWords, match="core-nothing"):
        say("core-nothing")


def test_a_language_is_spoken_for_a_while() -> None:
    before, usual = language(), say("core-no-anothers")
    with speaking("xx"):
        assert language() == "xx" and say("core-no-anothers") != usual
        assert say(literal("Mia")).strip("[]~") == "Mia", "names stay what they are"
    assert language() == before and say("core-no-anothers") == usual


def test_the_odd_language_is_longer_marked_and_has_accents() -> None:
    words = SPEAKER.said(odd(SENTENCES["plain"]), {})
    assert "Göód" not in words and "Göö" in words and len(words) >= 1.4 * len("Good evening.") - 1
    assert SPEAKER.said(odd(SENTENCES["points"]), {"n": 1}) == "one ~~pöïñt"
    assert odd_words("Win {n} *Treasures* (K-21).", 0) == "Wïñ {n} *Tréášüréš* (K-21)."
    assert len(odd_words("Win {n} Treasures.")) == round(1.4 * len("Win {n} Treasures.")) - 2
    with speaking("xx"):
        said = say(message("core-no-anothers"))
        assert said.startswith("[") and said.endswith("]") and said.count("[") == 1, "once, also round others"


def test_a_day_is_said_as_people_say_it() -> None:
    day = date(2026, 11, 7)
    assert (day_month(day), whole_date(day), month(day)) == ("7 November", "7 November 2026", "November")


# Keys that come from elsewhere


ODD_KEYS = [
    "/etc/evil-x",
    "../../../etc/evil-x",
    "..-x",
    "\\\\192.0.2.1\\share\\evil-x",
    "C:evil-x",
    "a" * 300 + "-x",
    "core-" + "x" * 80,
    "core-\0",
    "\0-x",
    "\ud800-x",
    "core-on\n",
    "CORE-ON",
    "core_on",
    "core--on",
    "--core-on",
    "core-on.own.own",
    "language-name",
    "language",
    "core",
    "",
    "-",
    ".",
    "con-x",
]


@pytest.mark.parametrize("key", ODD_KEYS)
@pytest.mark.parametrize("spoken", ["en", "de", "xx"])
def test_an_odd_key_is_unknown_and_no_file_is_looked_for(
    key: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with speaking(spoken):
        say("core-on")  # from now on its room is known

        def never(*args: object, **more: object) -> None:
            raise AssertionError("it looked at a file")

        for name in ("stat", "is_file", "exists", "read_bytes", "open"):
            monkeypatch.setattr(f"pathlib.Path.{name}", never)
        with pytest.raises(UnknownWords):
            say(key)
        monkeypatch.undo()
        assert not Catalogue(spoken).knows(key)


@pytest.mark.parametrize("spoken", [*begun_languages(), "xx"])
def test_every_key_there_is_can_be_said(spoken: str) -> None:
    catalogue = Catalogue(spoken)
    keys = list(sentences("en"))
    assert len(keys) > 2000 and all(catalogue.knows(key) and catalogue.pattern(key) is not None for key in keys)


@pytest.mark.parametrize(
    "words",
    ["w" * 10**6 + " rounds", "²  fairies", "² fairies", "9" * 5000 + " rounds", "\ud800 fairies", " " * 10**6, "\0"],
)
def test_former_words_that_nobody_said_stand_for_themselves(words: str) -> None:
    assert former(words) == literal(words)


def test_former_words_are_not_kept_for_ever() -> None:
    for number in range(1000):
        former(f"words {number}")
    assert former.cache_info().currsize <= 256
