"""Which language is spoken: asked for, set, or the system's."""

from __future__ import annotations

import locale

import pytest

from goblins.words import choosing
from goblins.words.choosing import WANTED_LANGUAGE, chosen_language, language_for, system_language


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (WANTED_LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(choosing, "languages", lambda: {"en": "English", "de": "Deutsch"})
    monkeypatch.setattr(choosing, "begun_languages", lambda: ("de", "en"))


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        ("de_AT.UTF-8", "de"),
        ("de", "de"),
        ("C.UTF-8", "en"),
        ("fr_FR.UTF-8", "en"),
        ("German_Germany", "de"),
        ("", "en"),
    ],
)
def test_the_first_start_follows_the_system(monkeypatch: pytest.MonkeyPatch, system: str, spoken: str) -> None:
    monkeypatch.setenv("LANG", system)
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    assert system_language() == spoken == language_for("")


def test_what_was_set_goes_before_the_system_and_a_variable_before_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE")
    assert language_for("en") == "en" and language_for("klingon") == "de"
    monkeypatch.setenv(WANTED_LANGUAGE, "xx")
    assert language_for("en") == "xx"
    assert chosen_language("en") == "en" and chosen_language("") == "de", "whoever sets one now gets it"
    monkeypatch.setenv(WANTED_LANGUAGE, "klingon")
    assert language_for("en") == "en"
