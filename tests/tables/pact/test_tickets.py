"""The tickets of Specialists: legible in every size, alike side by side, and larger in larger text."""

from __future__ import annotations

import pytest

from goblins.content.box import Box
from goblins.games.pact.content import load_content
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.tokens import SPECIALISTS, Said
from tests.support.pact.painting import fresh
from tests.support.pact.printed import content


@pytest.mark.parametrize("size", [(262, 58), (258, 66), (150, 42), (300, 40)])
def test_tickets_stay_readable(size: tuple[int, int], painter: PactPainter, written: list) -> None:
    paint = fresh()
    specialists = content("clans")["specialists"]
    for one in specialists:
        paint.ticket(one["slug"], Said(one["name"], one["short"]), size)
    shown = {line.text for line, *_ in written}
    assert {one["name"] for one in specialists} <= shown
    shorts = {one["short"] for one in specialists}
    assert shorts <= shown or size[1] < 50, "words fit onto every ticket but the smallest"
    for line, rect, _ in written:
        smallest = (14 if size[1] > 50 else 10) if line.text in shorts else 14
        assert line.size >= smallest and rect.left > size[1] and rect.right < size[0] - 4, line


@pytest.mark.parametrize("size", [(150, 42), (120, 34), (211, 57), (262, 56), (168, 45), (300, 40), (240, 32)])
def test_tickets_side_by_side_have_one_type_size(size: tuple[int, int], painter: PactPainter, written: list) -> None:
    paint = fresh()
    said = tuple(Said(one["name"], one["short"]) for one in content("clans")["specialists"])
    for slug, one in zip(SPECIALISTS, said, strict=True):
        paint.ticket(slug, one, size, among=said)
    for face in ("display", "body"):
        assert len({line.size for line, *_ in written if line.face == face}) <= 1
    assert len(written) in (6, 12), "all have words, or none"
    if size[0] > 6 * size[1]:
        assert len(written) == 12, "side by side there is room for both"
        assert all(line.size >= size[1] * 0.36 for line, *_ in written)


@pytest.mark.parametrize("size", [(150, 42), (304, 42), (262, 56), (211, 57)])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_tickets_are_larger_in_larger_text(size: tuple[int, int], language: str, written: list) -> None:
    """Names grow, or have at least the room that the emblem's end leaves; words grow as well, or are left to the sheet."""
    said = tuple(Said(one.name, one.short) for one in load_content(Box("pact", spoken=language)).specialists)

    def sizes(growth: float) -> dict[str, int]:
        del written[:]
        paint = fresh()
        for slug, one in zip(SPECIALISTS, said, strict=True):
            paint.ticket(slug, one, size, among=said, growth=growth)
        assert all(rect.left > 0 and rect.right < size[0] for _, rect, _ in written)
        return {line.text: line.size for line, *_ in written}

    before, after = sizes(1.0), sizes(1.5)
    assert {one.name for one in said} <= after.keys()
    names = [after[one.name] / before[one.name] for one in said]
    assert min(names) >= (1.1 if size[0] > 250 else 1.04)
    assert all(after[one.words] >= before[one.words] for one in said if one.words in after and one.words in before)
