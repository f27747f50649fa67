"""What a card would bring is read in its panel, however large the type is: no word lies on another, and none leaves the panel."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from goblins.scenes.table.screen import TableScene
from goblins.tables.fairies.geometry import place
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.ui_tools import Player


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_words_of_the_preview_keep_to_their_panel(tmp_path: Path, language: str, text_size: int) -> None:
    player = Player(tmp_path, (1280, 720))
    player.house.change_settings(replace(player.house.settings, language=language, text_size=text_size, tips=False))
    player.house.doors.deal(setup("fairies", ("human",)), 4)
    player.until(lambda: player.at(TableScene) and player.table.at_rest and bool(player.table.reach.gestures))
    panel = place(player.table.top.view, "preview")
    for piece in player.hand():
        player.move(player.spot(piece))
        with written() as lines:
            player.redraw()
        inside = [line.rect for line in lines if panel.holds(line.rect.centre)]
        assert len(inside) > 4
        assert all(panel.x <= rect.x and rect.right <= panel.right for rect in inside)
        assert not [pair for pair in combinations(inside, 2) if pair[0].overlap(pair[1]) > 0]
    player.close()
