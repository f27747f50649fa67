"""Stories of Grapple, and what is seen, said and heard in them."""

from __future__ import annotations

from goblins.games.grapple.state import GrappleState
from goblins.tables.contract import TableContext
from goblins.tables.grapple.showing import (
    RIBBON,
    AskedFace,
)
from goblins.tables.grapple.table import GrappleTable
from goblins.ui.moving.cues import Cue, Gain, Hear, Mood, Ribbon, Shout, Stamp
from goblins.ui.moving.motion import Beat
from tests.support.builders import setup
from tests.support.grapple.builders import RULES, Fight, after, play, position

PEOPLE = ("human", "easy", "easy")
BOTS = ("easy", "easy", "human")


def told(
    state: GrappleState,
    *line: str,
    players: tuple[str, ...] = PEOPLE,
    viewer: int = 0,
    wishes: frozenset[str] = frozenset(),
) -> list[Beat]:
    """The story of the last step of a line of play, as a seat sees it."""
    before = after(state, *line[:-1])
    played = play(before, line[-1])
    context = TableContext(setup("grapple", players), viewer, wishes=wishes)
    events = tuple(RULES.redact(event, viewer) for event in played.events)
    return GrappleTable(RULES).story(RULES.view(before, viewer), RULES.view(played.state, viewer), events, context)


def cues_of(beats: list[Beat]) -> list[Cue]:
    return [cue for beat in beats for cue in beat.cues]


def words_of(beats: list[Beat]) -> list[str]:
    return [cue.words for cue in cues_of(beats) if isinstance(cue, Stamp | Ribbon | Shout | Gain)]


def moods_of(beats: list[Beat]) -> dict[int, str]:
    return {cue.seat: cue.mood for cue in cues_of(beats) if isinstance(cue, Mood)}


def heard(beats: list[Beat]) -> list[str]:
    return [beat.sound for beat in beats if beat.sound] + [cue.sound for cue in cues_of(beats) if isinstance(cue, Hear)]


def seconds_of(beats: list[Beat]) -> float:
    return sum(beat.seconds for beat in beats)


def moments_of(beats: list[Beat]) -> list[str]:
    return [beat.moment for beat in beats if beat.moment]


def on_ribbon(beat: Beat) -> tuple[str, str]:
    """What the ribbon says during a beat."""
    face = beat.layout[RIBBON].face
    assert isinstance(face, AskedFace)
    return face.word, face.words


def attacking(own: str, theirs: str) -> GrappleState:
    return position([f"{own} spy", "brute", "mage"], ["", f"mage {theirs}", "mage"])


def winning(garrison: str = "", *, attack: str = "king", defence: str = "raider") -> GrappleState:
    fight = Fight(1, attack, defence, asked=(0,))
    armies = ["mage", "brute mage", "mage"]
    kept = [garrison, "", ""]
    return position(["brute", "spy", "mage"], armies, kept, phase="rescue", battle=fight, acted=True)
