"""The cards below the chart of an analysis: a moment each, in words, with what was done and what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from goblins.bots.outlook import LOST
from goblins.core.chance import chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.skill import with_names
from goblins.games.registry import skill_of
from goblins.scenes.after.boardpicture import BoardPicture
from goblins.scenes.after.chancechart import FLAG
from goblins.scenes.after.race import SEAT_INKS
from goblins.scenes.after.timeline import Timeline
from goblins.scenes.tabletop import Tabletop
from goblins.study.analysis import Judged, solved
from goblins.study.analyst import bots_choice
from goblins.study.moments import Moment
from goblins.tables.contract import LogEntry
from goblins.tables.kit.log import headline
from goblins.ui.draw.rich import Paragraph, Run, lay_out, lay_out_within
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect, centred
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import language, say

BETTER: Colour = (24, 96, 78)
WORSE: Colour = (176, 58, 50)
GROOVE: Colour = (243, 228, 190)
#: Side by side, three of them, or two with larger text: how far apart, and the first one.
PITCH, CARD = 524.0, Rect(24, 456, 504, 306)
WIDE_PITCH, WIDE_CARD = 756.0, Rect(24, 456, 744, 306)
#: From this text size on there are two.
LARGE_TEXT = 150
#: Where one goes on to the others.
PAGER = Rect(1532, 456, 48, 306)
#: Where the words of a card begin, and where its lines end; how high the words of a line may be, and its bar is.
WORDS_FROM, LINES_TO, LINE_HIGH, BAR_HIGH = 62.0, 227.0, 39.0, 22.0
#: So much is left between words and lines.
BETWEEN = 4.0
#: What a card says of turns, at most this many fill a bar.
FULL_TURNS = 20


class Line(Struct, frozen=True):
    """A line of a card: an icon, words, a number, how much of its bar is filled, and in what colour."""

    icon: str
    words: str
    number: str
    share: float
    ink: Colour
    bold: bool


class Story(Struct, frozen=True):
    """What a card says."""

    turn: int
    name: str
    colour: str
    words: str
    lines: tuple[Line, ...]


def cards_at_once(text_size: int) -> int:
    """How many cards lie side by side."""
    return 3 if text_size < LARGE_TEXT else 2


def card_rect(slot: int, text_size: int) -> Rect:
    """Where a card lies."""
    pitch, first = (PITCH, CARD) if text_size < LARGE_TEXT else (WIDE_PITCH, WIDE_CARD)
    return first.moved(pitch * slot)


def phrase(match: Match, ply: int, action: Action, top: Tabletop) -> str:
    """An action in a few words; where the game has none, what the log would say of it."""
    skill = skill_of(match.setup.game, match.setup.house, language())
    state = match.state_at(ply)
    view = match.rules.view(state, action.seat)
    words = skill.phrase(view, action)
    if words is not None:
        return say(with_names(words, [seat.name for seat in match.setup.seats]))
    # what it would have led to is told as it might have been: nobody learns what lay hidden
    events = match.rules.apply(match.rules.imagine(view, chance(match.seed, ply)), action).events
    told = top.table.words(LogEntry(ply, match.rules.turns(state) + 1, action.seat, events), top.context)
    return told.rstrip(".") or say("analysis-something-else")


def done_and_better(match: Match, ply: int, done: Action, better: Action, top: Tabletop) -> tuple[str, str]:
    """What was done and what would have been better; what sounds the same was better elsewhere."""
    words = phrase(match, ply, done, top), phrase(match, ply, better, top)
    return words if words[0] != words[1] or done == better else (words[0], say("analysis-elsewhere"))


def number_of(match: Match, worth: float) -> str:
    """What something is worth, as it is written: a chance, or the turns that are left."""
    if solved(match):
        return say("analysis-lost") if worth == LOST else say("analysis-turns-more", turns=round(worth))
    return say("screens-percent", number=round(100 * worth))


def _worth(match: Match, worth: float) -> tuple[str, float]:
    """What something is worth, written, and as a share of a bar."""
    share = worth if not solved(match) else 0.0 if worth == LOST else max(0.05, 1 - worth / FULL_TURNS)
    return number_of(match, worth), share


def story_of(match: Match, timeline: Timeline, moment: Moment, top: Tabletop) -> Story:
    """A moment in words."""
    who, turn = match.setup.seats[moment.seat], timeline.turn_of(moment.ply)
    ink = SEAT_INKS[who.colour]
    if moment.decision is not None:
        one, done = moment.decision, match.steps[moment.ply].action
        best = bots_choice(match, one)
        words = done_and_better(match, one.ply, done, best, top)
        lines = tuple(
            [
                Line(
                    icon,
                    say("analysis-action", what=what),
                    *_worth(match, worth),
                    ink,
                    bold,
                )
                for icon, what, worth, ink, bold in (
                    ("person", words[0], one.worth, WORSE, False),
                    ("check", words[1], one.better, BETTER, True),
                )
            ]
        )
        return Story(turn.number, who.name, who.colour, _reason(match, one, best), lines)
    assert moment.before is not None and moment.after is not None
    entries = [_entry(match, top, ply) for ply in range(turn.first, turn.end) if not match.steps[ply].action.aside]
    before, after = moment.before.chances[moment.seat], moment.after.chances[moment.seat]
    rose = after > before
    lines = (
        Line("clock", say("analysis-chance-before"), *_worth(match, before), ink, bold=False),
        Line(
            "up" if rose else "down",
            say("analysis-chance-after"),
            *_worth(match, after),
            BETTER if rose else WORSE,
            bold=True,
        ),
    )
    return Story(turn.number, who.name, who.colour, headline(top.table, entries, top.context), lines)


def _reason(match: Match, one: Judged, best: Action) -> str:
    """Why the bot would have done something else."""
    view = match.rules.view(match.state_at(one.ply), one.seat)
    if solved(match):
        return say(
            "analysis-cost-game" if one.worth == LOST else "analysis-cost-turns", turns=round(one.worth - one.better)
        )
    skill = skill_of(match.setup.game, match.setup.house, language())
    return say(
        "analysis-why-better", reason=with_names(skill.reason(view, best), [seat.name for seat in match.setup.seats])
    )


def _entry(match: Match, top: Tabletop, ply: int) -> LogEntry:
    step, rules = match.steps[ply], match.rules
    events = tuple(rules.redact(event, top.context.viewer) for event in step.events)
    return LogEntry(ply, rules.turns(match.state_at(ply)) + 1, step.action.seat, events)


def card_buttons(rect: Rect, index: int, watch: Callable[[], None], what_if: Callable[[], None] | None) -> list[Widget]:
    """The buttons of the card of a moment: to see the turn, and to play on from there; the first one's is what most want."""
    y = rect.y + 232
    buttons: list[Widget] = [
        Button(
            Rect(rect.x + 18, y, 178, 52),
            say("analysis-watch"),
            watch,
            icon="play",
            kind="paper",
            name=f"watch {index}",
        )
    ]
    if what_if is not None:
        place, kind = Rect(rect.x + 208, y, rect.w - 226, 52), "teal" if index else "orange"
        buttons.append(Button(place, say("analysis-what-if"), what_if, icon="redo", kind=kind, name=f"branch {index}"))
    return buttons


def pager(rect: Rect, first: int, last: int, turn_to: Callable[[int], None], name: str) -> list[Widget]:
    """Two buttons, to what lies before and after, in the middle of a place: one over the other, or side by side where it is
    wide. `last` is the last one that can come first.
    """
    x, y = rect.centre
    lying = rect.w > rect.h
    ways = ((-1, "chevron_left", first > 0, "earlier"), (1, "chevron_right", first < last, "later"))
    return [
        Button(
            centred(x + 27 * side * lying, y + 31 * side * (not lying), 48, 50),
            "",
            partial(turn_to, first + side),
            icon=icon,
            icon_px=24,
            enabled=enabled,
            name=f"{name} {label}",
        )
        for side, icon, enabled, label in ways
    ]


def draw_card(stage: Stage, rect: Rect, index: int, story: Story, picture: BoardPicture | None) -> None:
    """Picture, words and bars."""
    stage.panel(rect)
    small = stage.text_size <= 100  # larger words need the picture's place
    if picture and small:
        picture.draw(stage, Rect(rect.x + 22, rect.y + 26, 178, 190), index)
    stage.box(Rect(rect.x - 8, rect.y - 8, 36, 36), FLAG, 18, INK, 3)
    stage.text(str(index + 1), (rect.x + 10, rect.y + 10), 20, CREAM)
    x, right = rect.x + (220 if small else 30), rect.right - 22
    stage.blit(stage.tokens.emblem(story.colour, stage.viewport.length(30)), (x + 15, rect.y + 42))
    title = say("analysis-moment", turn=story.turn, name=story.name)
    stage.text(title, (x + 38, rect.y + 42), 22, anchor="midleft", width=right - x - 38)
    runs = [Run(line.words, "bold" if line.bold else "body") for line in story.lines]
    lines = [lay_out_within(stage, [run], right - x - 26, LINE_HIGH, 18) for run in runs]
    y = rect.y + LINES_TO - sum(line.height + BAR_HIGH for line in lines)
    high = y - rect.y - WORDS_FROM - BETWEEN
    words = _shortened(stage, story.words, right - x, high)
    lay_out_within(stage, [Run(words)], right - x, high, 18).draw(stage, x, rect.y + WORDS_FROM)
    for line, laid in zip(story.lines, lines, strict=True):
        _draw_line(stage, line, laid, Rect(x, y, right - x, laid.height + BAR_HIGH))
        y += laid.height + BAR_HIGH


def _draw_line(stage: Stage, line: Line, words: Paragraph, rect: Rect) -> None:
    """An icon with its words, and below them a bar with its number."""
    ink = line.ink if line.bold else INK
    stage.icon(line.icon, (rect.x + 10, rect.y + words.height / 2), 22)
    words.draw(stage, rect.x + 26, rect.y, ink)
    y = rect.bottom - BAR_HIGH / 2
    wide = stage.text(line.number, (rect.right, y), 19 * min(1.0, 115 / stage.text_size), ink, anchor="midright").w
    bar = Rect(rect.x, y - 6, rect.w - max(58.0, wide + 10), 12)
    stage.box(bar, GROOVE, 5, (154, 116, 70), 2)
    if line.share > 0.01:
        stage.box(Rect(bar.x, bar.y, max(11, bar.w * line.share), bar.h), line.ink, 5, INK, 2)


def _shortened(stage: Stage, words: str, width: float, high: float) -> str:
    """The last sentences of some words, as many as fit: what came last in a turn counted most."""
    sentences = words.split(". ")
    while len(sentences) > 1 and lay_out(stage, [Run(". ".join(sentences))], width, 17).height > high:
        sentences.pop(0)
    return ". ".join(sentences)


def draw_none(stage: Stage, words: str) -> None:
    """In place of the cards."""
    rect = Rect(CARD.x, CARD.y, 2 * PITCH + CARD.w, CARD.h)
    stage.panel(rect)
    stage.text(words, rect.centre, 22, DIM, "aside", width=rect.w - 80)
