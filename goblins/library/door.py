"""The door of the library: what comes from a file, a stored row or a command line is looked at here, once.

Nothing that was read is trusted: characters, lengths, dates, seats and numbers must be such as the program itself could
have written. `Unfit` says what is wrong; it is a ValueError, as all damage is.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from goblins.content.plainfile import NoPlainFile, TooLarge, read_plain_file
from goblins.core.contract import AnyRules, Outcome
from goblins.core.house import HouseRules
from goblins.core.plain import is_plain, plain
from goblins.core.setup import Setup, checked
from goblins.games.registry import info_of
from goblins.words import Argument, Message, say

LONGEST_NAME = 24
LONGEST_WORD = 60
LONGEST_SENTENCE = 600
#: A match's file is a few hundred kilobytes at most.
LARGEST_FILE = 8 * 2**20
#: The end or the position of a match takes a few kilobytes.
LARGEST_PART = 2**20
#: A mark for text that was too long to be read at all.
TOO_LONG = "#"
MOST_ACTIONS = 20_000
#: Nobody leaves a match and comes back more often.
MOST_TIMES_AWAY = 1000
#: An end is told in a few messages; each may hold others, a few within one another.
MOST_MESSAGES, DEEPEST_MESSAGE = 200, 8
#: Numbers and words that go into those messages.
MOST_ARGUMENTS = 1000
#: Each level of nesting may say all letters within it twice.
MOST_LETTERS = 4000
#: House rules are a few small files.
LONGEST_TITLE, MOST_FILES, LARGEST_TEXT = 120, 40, 2**18
LARGEST_SEED = 2**63
#: Somebody may have dealt from a larger seed here than a file may have.
LARGEST_STORED_SEED = 10**60
LARGEST_NUMBER = 10**9
YEARS = range(1970, 9000)
_FIRST_MOMENT = datetime(YEARS.start, 1, 1, tzinfo=UTC)
_LAST_MOMENT = datetime(YEARS.stop - 1, 12, 31, tzinfo=UTC)


class Unfit(ValueError):
    """Something that was read is not as it must be; the message says what."""


def bytes_of(path: Path) -> bytes:
    """Read a file; Unfit if it is not a plain file or too large for a match, OSError if it can't be read."""
    try:
        return read_plain_file(path, LARGEST_FILE)
    except NoPlainFile as error:
        raise Unfit(say("library-unfit-no-plain-file")) from error
    except TooLarge as error:
        raise Unfit(say("library-unfit-large-file", most=LARGEST_FILE // 2**20)) from error


def fit_setup(setup: Setup) -> Setup:
    """The set-up with names that can be shown, if its game is known, its seats can sit down to it, and its house rules are few.

    A name is mended rather than refused: a match is worth more than an odd letter. Whether house rules can be played by is
    found out when they are.
    """
    checked(info_of(setup.game), Setup(setup.game, setup.seats))
    for key, value in setup.options.items():
        _word(key, "option")
        if isinstance(value, str):
            _word(value, "option")
        else:
            _number(value)
    if any(len(seat.away) > MOST_TIMES_AWAY or max(seat.away, default=0) > MOST_ACTIONS for seat in setup.seats):
        raise Unfit(say("library-unfit-number"))
    seats = tuple(msgspec.structs.replace(seat, name=plain(seat.name, LONGEST_NAME)) for seat in setup.seats)
    return msgspec.structs.replace(setup, seats=seats, house=_house(setup.house) if setup.house else None)


def _house(house: HouseRules) -> HouseRules:
    if len(house.files) > MOST_FILES or len(house.picks) > MOST_FILES:
        raise Unfit(say("library-unfit-house-files"))
    for name, text in house.files:
        _word(name, "house-file")
        if len(text) > LARGEST_TEXT:
            raise Unfit(say("library-unfit-house-file-large"))
    for word in (word for pick in house.picks for word in pick):
        _word(word, "house-choice")
    return msgspec.structs.replace(house, title=plain(house.title, LONGEST_TITLE))


def _fit_words(outcome: Outcome) -> None:
    """Raise Unfit if something an outcome says can't be shown."""
    for sentence in (outcome.text, outcome.headline):
        if not is_plain(sentence, LONGEST_SENTENCE):
            raise Unfit(say("library-unfit-words", what="end"))
    for score in outcome.scores:
        _number(score.total)
        if score.note:
            _word(score.note, "score")
        for line in score.lines:
            _word(line.label, "score")
            _number(line.amount)
    for name, amount in outcome.rivals:
        _word(name, "rival")
        _number(amount)


def _told(outcome: Outcome) -> Iterator[Argument]:
    """Yield everything an outcome says, before it is said."""
    yield from (outcome.said, outcome.headed)
    for score in outcome.scores:
        yield score.noted
        yield from (line.what for line in score.lines)
    yield from (name for name, _ in outcome.others)


def _bounded(outcome: Outcome) -> None:
    """Raise Unfit if an outcome says too much. Saying a message takes twice as long with every level of nesting."""
    messages = arguments = letters = 0
    waiting: list[tuple[Argument, int]] = [(told, 1) for told in _told(outcome)]
    while waiting:
        told, depth = waiting.pop()
        if isinstance(told, Message):
            messages += 1
            waiting += [(value, depth + 1) for _, value in told.args]
        elif isinstance(told, tuple):
            waiting += [(value, depth) for value in told]
        elif isinstance(told, int):
            _number(told)
        elif len(told) > LONGEST_SENTENCE:
            raise Unfit(say("library-unfit-words", what="end"))
        else:
            letters += len(told)
        arguments += 1
        too_many = messages > MOST_MESSAGES or arguments > MOST_ARGUMENTS or letters > MOST_LETTERS
        if too_many or depth > DEEPEST_MESSAGE + 1:
            raise Unfit(say("library-unfit-many-words"))


def fit_outcome(outcome: Outcome | None, seats: int) -> Outcome | None:
    """Return the same outcome; Unfit if it speaks of other seats, says too much, or says what can't be shown."""
    if outcome is None:
        return None
    ranked = [seat for group in outcome.ranking for seat in group]
    for seat in (*outcome.winners, *ranked, *(score.seat for score in outcome.scores)):
        if not 0 <= seat < seats:
            raise Unfit(say("library-unfit-seat", seat=seat))
    for word in (outcome.reason, outcome.rule):
        _word(word, "end")
    _bounded(outcome)
    try:
        _fit_words(outcome)
    except (LookupError, TypeError, RecursionError) as error:
        raise Unfit(say("library-unfit-unknown-words")) from error
    return outcome


def fit_moment(moment: datetime) -> datetime:
    """Return the same time in UTC; the nearest one in the years that every calendar knows if a clock was wrong."""
    if moment.year < YEARS.start:
        return _FIRST_MOMENT
    if moment.year >= YEARS.stop:
        return _LAST_MOMENT
    utc = moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    return min(max(utc, _FIRST_MOMENT), _LAST_MOMENT)


def fit_text(text: str, most: int = LARGEST_PART) -> str:
    """Return the same text, if a match may hold so much in one place; it is looked at before anything is made of it."""
    if text == TOO_LONG or len(text) > most:
        raise Unfit(say("library-unfit-large-file", most=most // 2**20))
    return text


def fit_seed(seed: int, largest: int = LARGEST_STORED_SEED) -> int:
    """The same seed, if it is one that could be dealt."""
    if abs(seed) >= largest:
        raise Unfit(say("library-unfit-seed"))
    return seed


def fit_count(number: int) -> int:
    """The same number, if so much can be counted in a match."""
    if not 0 <= number <= LARGEST_NUMBER:
        raise Unfit(say("library-unfit-count", number=f"{number:.3g}"))
    return number


def fit_proof(text: str | None) -> tuple[int, int] | None:
    """How many deals were passed over and the par of the one that was not, as the shelf remembers it; None if it is no such."""
    try:
        attempt, par = msgspec.json.decode(text or "", type=tuple[int, int])
        return fit_count(attempt), fit_count(par)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def is_sound(rules: AnyRules, state: Any, seats: int) -> bool:
    """Whether a stored state can be played on: nothing in it is impossible, and every seat can look at it and act."""
    if not _numbers_fit(msgspec.to_builtins(state)) or rules.audit(state):
        return False
    rules.turns(state)
    acting = {*rules.to_act(state), *rules.may_interrupt(state)}
    if not acting <= set(range(seats)):
        return False
    for seat in range(seats):
        rules.view(state, seat)
        rules.legal_actions(state, seat)
    fit_outcome(rules.outcome(state), seats)
    return True


def _numbers_fit(value: Any) -> bool:
    if isinstance(value, dict):
        return all(map(_numbers_fit, value.values()))
    if isinstance(value, list | tuple):
        return all(map(_numbers_fit, value))
    return not isinstance(value, int | float) or abs(value) < LARGEST_STORED_SEED


def _word(word: str, what: str) -> None:
    if not is_plain(word, LONGEST_WORD):
        raise Unfit(say("library-unfit-words", what=what))


def _number(number: int) -> None:
    if abs(number) > LARGEST_NUMBER:
        raise Unfit(say("library-unfit-number"))
