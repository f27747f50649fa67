"""How far undo goes back."""

from __future__ import annotations

from goblins.core.chance import below, chance
from goblins.core.match import Match
from tests.support.talk import Say, talk


def test_how_far_undo_goes_back_is_known_however_the_match_was_moved() -> None:
    """What is remembered from position to position is what a look from the beginning would find."""
    rng = chance(7, 0)
    match = talk("human", "easy", "easy")

    def afresh() -> int:
        """The same of a match that has never been asked."""
        other = Match(match.rules, match.setup, match.seed)
        other.steps, other.cursor, other._following = match.steps, match.cursor, match._following
        return other.plies_to_undo

    found = set()
    for _ in range(300):
        what = below(rng, 8)
        if what == 0 and match.can_redo():
            match.redo()
        elif what <= 2 and not match.can_undo():
            match.undo()
        elif what == 3 and match.setup.seats[0].stand_in:
            match.come_back(0)
        elif what == 4 and below(rng, 4) == 0:
            match.leave(0)
        else:
            word = "only" if below(rng, 3) == 0 else "well"
            match.play(Say(match.to_act[0], word, keeps_turn=what == 5), following=what == 6)
        if below(rng, 3):
            assert match.plies_to_undo == afresh()
            found.add(match.plies_to_undo)
    assert len(found) > 4
