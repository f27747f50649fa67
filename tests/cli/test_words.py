"""`words`: what a language lacks."""

from __future__ import annotations

import pytest

from goblins.cli import check
from goblins.cli.main import main
from goblins.words import language, languages
from goblins.words.catalogue import FIRST
from goblins.words.choosing import WANTED_LANGUAGE


def test_a_language_that_nobody_has_begun_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "tlh"]) == 1
    said = capsys.readouterr().out
    assert "data/words/tlh/core.ftl: core-on\n" in said
    assert "data/koncita/rules.tlh.yaml: chapters: 1: heading\n" in said
    assert "data/grapple/house/trolls/cards.tlh.yaml: goblins: 1: name\n" in said
    assert "data/koncita/house/governess/house.tlh.yaml: title\n" in said
    assert "levels/koncita/maps/attic.tlh.yaml: words\n" in said
    assert said.splitlines()[-1].startswith("tlh: ")


@pytest.mark.parametrize("offered", [code for code in languages() if code != FIRST])
def test_a_language_that_is_offered_lacks_nothing(offered: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", offered]) == 0
    assert capsys.readouterr().out == f"{offered}: nothing missing\n"


def test_the_first_language_lacks_no_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "en"])
    assert ".ftl" not in capsys.readouterr().out


def test_words_of_cards_and_in_lists_are_missed_but_not_signs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "tlh"])
    said = capsys.readouterr().out
    assert "data/grapple/cards.tlh.yaml: goblins: 1: special\n" in said
    assert "data/pact/topics.tlh.yaml: hand: more: 1\n" in said
    assert "data/grapple/diagrams.tlh.yaml: diagrams: 1: frames: 2: say\n" in said
    assert "data/grapple/diagrams.tlh.yaml: diagrams: 1: frames: 2: things: 2: words\n" not in said


def test_check_reads_the_words_of_the_language_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr(check, "check", lambda: read.append(language()) or 0)
    monkeypatch.setenv(WANTED_LANGUAGE, "it")
    assert main(["check"]) == 0
    monkeypatch.delenv(WANTED_LANGUAGE)
    assert main(["check"]) == 0
    assert read == ["it", "en"]
