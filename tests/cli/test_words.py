"""`words`: what a language lacks."""

from __future__ import annotations

import pytest

from goblins.cli.main import main


def test_a_language_that_nobody_has_begun_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "tlh"]) == 1
    said = capsys.readouterr().out
    assert "data/words/tlh/core.ftl: core-on\n" in said
    assert "data/koncita/rules.tlh.yaml: chapters: 1: heading\n" in said
    assert said.splitlines()[-1].startswith("tlh: ")


def test_the_first_language_lacks_no_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "en"])
    assert ".ftl" not in capsys.readouterr().out
