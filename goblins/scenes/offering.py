"""A match that somebody gave away in a file: the same deal may be played against it."""

from __future__ import annotations

from goblins.core.match import Match
from goblins.scenes.dialog import ask
from goblins.scenes.house import House
from goblins.study.challenge import NoCode, can_challenge, challenge_of, code_of
from goblins.words import say


def offer_ghost(house: House, match: Match) -> None:
    """Ask whether to play against a finished match; house rules and matches of several people can't be."""
    if not can_challenge(match):
        return
    name = match.setup.seats[match.setup.humans[0]].name
    challenge = challenge_of(match, name)
    try:
        code = code_of(challenge, longest=None)
    except NoCode:
        return
    ask(
        house,
        say("challenge-file-title", name=name),
        say("challenge-file-body", name=name),
        say("challenge-file-play"),
        lambda: house.doors.challenged(challenge, code),
        icon="swords",
        safe=say("challenge-file-watch"),
    )
