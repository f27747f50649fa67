"""A past match in words: how it ended, what it was, when, and the file it can be given away as."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

from goblins.core.chance import deal_code
from goblins.core.contract import Outcome
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.registry import info_of
from goblins.library import Library, MatchRow, UnreadableMatch, outside
from goblins.library.records import DRAW
from goblins.study.calendar import is_of_the_day
from goblins.tables.registry import table_of
from goblins.ui.draw.fitted import draw_fitted, fits
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.messages import Toast, draw_tag
from goblins.words import day_month, month, say, whole_date

#: A match that took longer was laid aside meanwhile: how long it was played nobody knows.
LONGEST_MINUTES = 240


def headline_of(row: MatchRow, par: int | None = None) -> str:
    """How a match ended, or how far it has come."""
    outcome = row.outcome
    if outcome is None:
        return say("after-unfinished", turn=row.turns + 1)
    if len(row.setup.seats) == 1:
        if not outcome.winners:
            return say("after-lost-alone", turns=row.turns)
        if par is None:
            return say("after-won-alone", turns=row.turns)
        return say("after-won-alone-par", turns=row.turns, par=par)
    if outcome.winners:
        names = tuple(row.setup.seats[seat].name for seat in outcome.winners)
        totals = _totals(row, outcome)
        if not totals:
            return say("after-won", names=names, winners=len(names))
        reached = totals[outcome.winners[0]]
        return say("after-won-with", names=names, winners=len(names), unit=unit_of(row.game), count=reached)
    return say("after-draw" if outcome.reason == DRAW else "after-nobody-won")


def unit_of(game: str) -> str:
    """What is counted in a game: points, where it has no word of its own."""
    solitaire = info_of(game).solitaire
    return solitaire.unit if solitaire else "points"


def detail_of(row: MatchRow) -> str:
    """What else is worth a line: what the others reached or the reason, the variant, the level and the deal."""
    count, outcome = len(row.setup.seats), row.outcome
    if count == 1:
        if outcome and not outcome.winners:
            return say("after-detail-lost", reason=outcome.text, deal=_alone(row))
        return first_up(_alone(row))
    variant = variant_of(row.setup)
    if outcome is None:
        return "; ".join(filter(None, (say("after-players", count=count), variant)))
    told = _others(row, outcome) or say("after-detail-turns", reason=outcome.text, turns=row.turns)
    return "; ".join(filter(None, (told, variant)))


def moment_of(row: MatchRow, now: datetime) -> str:
    """When it was played last, as people say it."""
    here = row.updated.astimezone(now.tzinfo)
    if here.date() == now.date():
        return say("after-today", time=f"{here:%H:%M}")
    if here.date() == now.date() - timedelta(days=1):
        return say("after-yesterday", time=f"{here:%H:%M}")
    return day_of(here.date(), now.date())


def day_of(day: date, today: date) -> str:
    """A day, with its year if it is another one."""
    return day_month(day) if day.year == today.year else whole_date(day)


def count_words(matches: int, since: date, today: date) -> str:
    """How many matches there are, and since when; nothing where there is none."""
    if not matches:
        return ""
    if since == today:
        return say("after-count-today", count=matches)
    if since.year == today.year:
        return say("after-count-since", count=matches, month=month(since))
    return say("after-count-since-year", count=matches, month=month(since), year=str(since.year))


def minutes_of(row: MatchRow | None) -> int | None:
    """How many minutes a match took; None where nobody knows, it was laid aside, or it took no minute."""
    seconds = seconds_of(row)
    return round(seconds / 60) or None if seconds is not None else None


def seconds_of(row: MatchRow | None) -> int | None:
    """The same to the second, however short it was."""
    if row is None or row.finished is None or row.imported:
        return None
    seconds = round((row.finished - row.created).total_seconds())
    return seconds if 1 <= seconds <= 60 * LONGEST_MINUTES else None


def saved_as_file(library: Library, row: MatchRow) -> Toast:
    """Write a match into a file that can be given away; what to tell the player."""
    try:
        path = written_to(export_folder(), row, library.export_match(row.id))
    except (UnreadableMatch, OSError) as error:
        return Toast(say("after-not-saved", error=str(error)), "info")
    return Toast(say("screens-saved-as", where=str(path)), "done")


def export_folder() -> Path:
    """Where files for the player go."""
    return next(outside.folders())


def written_to(folder: Path, row: MatchRow, data: bytes) -> Path:
    """Write a match's file beside those already there; where it went. OSError if it can't be written."""
    return outside.write_beside(folder, f"goblins-{row.game}-{row.updated.astimezone():%Y-%m-%d}-{row.id}", data)


def mark_of(setup: Setup, *, assisted: bool) -> str:
    """What a result is marked with that is not like others: house rules, somebody who left, or help."""
    if setup.house:
        return "house"
    left = [seat for seat in setup.seats if seat.stand_in]
    if left:
        return "conceded" if all(seat.conceded for seat in left) else "handed"
    return "assisted" if assisted else ""


def mark_words(mark: str) -> str:
    """A mark as it is written on its tag; nothing for none."""
    return say("after-mark", mark=mark) if mark else ""


def paint_match(stage: Stage, rect: Rect, row: MatchRow, par: int | None, moment: str, *, selected: bool) -> None:
    """A row of the list: token, words, who played, and when."""
    y = rect.y
    stage.blit(stage.tokens.game(row.game, stage.viewport.length(60)), (rect.x + 60, y + 44))
    head = draw_fitted(stage, headline_of(row, par), Rect(rect.x + 106, y + 10, 272, 35), 21, anchor="midleft")
    mark = mark_words(mark_of(row.setup, assisted=row.assisted))
    room, tag = 272.0, stage.text_width(mark, 17) + 20
    beside_headline = head.w + tag + 12 <= room
    if mark and not beside_headline:
        room -= tag + 14
    detail, place = detail_of(row), Rect(rect.x + 106, y + 43, room, 40)  # long ones have two lines
    if not fits(stage, detail, place.w, place.h, 18, "body"):
        detail = _shortened(stage, detail, 18, "body", room)
    right = draw_fitted(stage, detail, place, 18, DIM, "body", "midleft").right
    if mark:
        x, middle = (head.right, y + 28) if beside_headline else (right, y + 61)
        draw_tag(stage, (x + 12 + tag / 2, middle), mark)
    _paint_seats(stage, rect.x + 394, y, row, selected=selected)
    stage.text(moment, (rect.right - 16, y + 16), 18, DIM, "body", "midright", width=210)


def _paint_seats(stage: Stage, x: float, y: float, row: MatchRow, *, selected: bool) -> None:
    """Portraits, a tiara over every winner; more than four stand in two lines."""
    count = len(row.setup.seats)
    few = count <= 4
    size, pitch = (40, 33) if few and selected else (46, 58) if few else (34, 44)
    for index, seat in enumerate(row.setup.seats):
        left = x + (index if few else index % 4) * pitch
        middle = y + 50 if few else y + 28 + index // 4 * 36
        stage.blit(
            stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(size), badge=few),
            (left + size / 2, middle),
        )
        if row.outcome and index in row.outcome.winners:
            stage.icon("tiara", (left + size / 2 - (2 if few else 0), middle - size / 2 - 4), 28 if few else 18)


def _totals(row: MatchRow, outcome: Outcome) -> dict[int, int]:
    """What every seat reached; nothing where that did not decide, so that it would only tell part of the story."""
    totals = {score.seat: score.total for score in outcome.scores}
    ranked = [totals[seat] for group in outcome.ranking for seat in group if seat in totals]
    decided = ranked == sorted(ranked, reverse=True) and len(ranked) == len(row.setup.seats)
    return totals if decided and not table_of(row.game).lower_leads else {}


def _others(row: MatchRow, outcome: Outcome) -> str:
    """What those reached who did not win, the best first."""
    totals = _totals(row, outcome)
    seats = [seat for group in outcome.ranking for seat in group if seat not in outcome.winners]
    return ", ".join(f"{row.setup.seats[seat].name} {totals[seat]}" for seat in seats) if totals else ""


def variant_of(setup: Setup, *, level: bool = False) -> str:
    """The chosen options that are not as usual; with `level` also how hard the game is, its first option, whatever it is."""
    chosen = []
    options = info_of(setup.game).options
    for option in options:
        value = setup.options.get(option.key, option.default)
        if option.cosmetic or not option.offered(len(setup.seats)) or (option.is_toggle and not value):
            continue
        if value == option.default and not (level and option is options[0] and not option.is_toggle):
            continue
        label = next((choice.label for choice in option.choices if choice.value == value), str(value))
        chosen.append(option.title if option.is_toggle else label)
    return ", ".join(chosen)


def _shortened(stage: Stage, text: str, px: float, kind: str, width: float) -> str:
    """The text without its last words if it would have to be set much smaller to fit."""
    words = text.split(" ")
    while len(words) > 1 and stage.text_width(text, px, kind) > width * (1 + (stage.text_size - 80) / 100):
        words.pop()
        text = " ".join(words).rstrip(",;") + " …"
    return text


def _alone(row: MatchRow) -> str:
    """The chosen options of a match played alone, and its deal."""
    deal = say("after-deal-of-day") if is_of_the_day(row) else say("after-deal", code=deal_code(row.seed))
    return ", ".join(filter(None, (variant_of(row.setup, level=True), deal)))


def is_daily_words(match: Match) -> str:
    """What a deal of some day says of itself; nothing for others."""
    try:
        day = datetime.strptime(str(match.seed), "%Y%m%d").date()
    except ValueError:
        return ""
    return say("after-deal-of-the-day", day=day_month(day))


def first_up(words: str) -> str:
    """Words as they stand alone, with a capital first letter; names in them keep theirs."""
    return say("after-first-up", words=words)
