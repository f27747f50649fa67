"""Where the program's files are looked for: in a checkout, in an installed package, in a built program."""

from __future__ import annotations

from pathlib import Path

from goblins import paths


def test_a_checkout_has_them_beside_the_package(tmp_path: Path) -> None:
    package = tmp_path / "goblins"
    package.mkdir()
    assert paths.root_of(package, None) == tmp_path


def test_an_installed_package_has_them_within(tmp_path: Path) -> None:
    files = tmp_path / "goblins" / paths.INSTALLED
    files.mkdir(parents=True)
    assert paths.root_of(tmp_path / "goblins", None) == files


def test_a_built_program_has_them_where_it_was_put(tmp_path: Path) -> None:
    assert paths.root_of(tmp_path / "goblins", str(tmp_path / "built")) == tmp_path / "built"
