"""`words`: what a language lacks."""

from __future__ import annotations

import pytest

from goblins.cli.main import main
from goblins.words import language, speaking
from goblins.words.choosing import WANTED_LANGUAGE
from goblins.words.pseudo import PSEUDO


def test_a_language_that_nobody_has_begun_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "tlh"]) == 1
    said = capsys.readouterr().out
    assert "data/words/tlh/core.ftl: core-on\n" in said
    assert "data/koncita/rules.tlh.yaml: chapters: 1: heading\n" in said
    assert said.splitlines()[-1].startswith("tlh: ")


def test_the_first_language_lacks_no_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "en"])
    assert ".ftl" not in capsys.readouterr().out


def test_lists_of_lines_are_words_and_signs_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "tlh"])
    said = capsys.readouterr().out
    assert "data/fairies/topics.tlh.yaml: goblin: more\n" in said
    assert "data/grapple/cards.tlh.yaml: goblins: 1: special\n" in said
    assert "data/grapple/diagrams.tlh.yaml: diagrams: 1: frames: 2: say\n" in said
    assert "data/grapple/diagrams.tlh.yaml: diagrams: 1: frames: 2: things" not in said


def test_check_reads_the_words_of_the_language_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []

    def listening() -> int:
        spoken.append(language())
        return 0

    monkeypatch.setattr("goblins.cli.check.check", listening)
    with speaking(language()):
        monkeypatch.setenv(WANTED_LANGUAGE, PSEUDO)
        assert main(["check"]) == 0
    assert spoken == [PSEUDO]
