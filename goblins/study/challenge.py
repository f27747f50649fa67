"""A challenge: a finished match as a code. Whoever enters it plays the same deal, beside the ghost of who made it."""

from __future__ import annotations

from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from goblins.content.shelf import box_of
from goblins.core.cast import COLOURS, GOBLINS
from goblins.core.contract import Action, AnyRules
from goblins.core.info import BadSetup, GameInfo, Option, OptionValue, is_value
from goblins.core.match import Match
from goblins.core.setup import FITTING, PLAYERS, STRONGEST, TEMPERS, Seat, Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library.door import LARGEST_NUMBER, LARGEST_SEED, Unfit, fit_count, fit_seed, fit_setup
from goblins.study.letters import BadCode, Packing, Unpacking, read, written
from goblins.words import Message, message

#: Under which name a match keeps the code that it answers.
NOTE = "challenge"
#: The way codes are written; a code of another way is told apart by it.
WAY = 1
_WAYS = 16
#: A name is told in so many letters at most.
LONGEST_NAME = 16
#: A code of more letters than these is no longer one that people type; the challenge goes into a file.
MOST_LETTERS = 160
#: No game lasts so long: what does is no game.
_MOST_STEPS = 3000
_MOST_SEATS = 9
_GAMES = 256
_RULES = 64
_FACES = 64
_DISPOSITIONS = ("", *TEMPERS)
_LETTERS = "".join(chr(code) for code in range(32, 127)) + "ÄÖÜäöüßÀÁÂÇÈÉÊÌÍÎÑÒÓÔÙÚÛàáâçèéêìíîñòóôùúûŁłŚśŻż’"


class NoCode(ValueError):
    """A match that no code can hold; `said` tells the player why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.said = said


class Challenge(Struct, frozen=True):
    """What a code holds: a set-up, a deal, who challenges, and the steps that their ghost takes (none: it stays away).

    `claimed` is what is to be beaten where no ghost shows it.
    """

    setup: Setup
    seed: int
    name: str = ""
    claimed: int | None = None
    steps: tuple[Action, ...] = ()

    @property
    def seat(self) -> int:
        """The challenger's seat, which is the challenged one's too."""
        return self.setup.humans[0]


def can_challenge(match: Match) -> bool:
    """Whether a match can be a challenge: it is over, one person played it, from its beginning to its end."""
    return (
        match.outcome is not None and len(match.setup.humans) == len(match.setup.stayed) == 1 and not match.is_resumed
    )


def challenge_of(match: Match, name: str = "", *, ghost: bool = True, claimed: int | None = None) -> Challenge:
    """A finished match as a challenge."""
    steps = tuple([step.action for step in match.steps[: match.cursor]]) if ghost else ()
    return Challenge(match.setup, match.seed, name, None if ghost else claimed, steps)


def ghost_of(challenge: Challenge) -> Match | None:
    """The challenger's match, played again by the rules; None where no ghost came along."""
    if not challenge.steps:
        return None
    match = Match(rules_of(challenge.setup.game), challenge.setup, challenge.seed)
    match.restore(list(challenge.steps), len(challenge.steps))
    return match


# ---------------------------------------------------------------------- writing


def code_of(challenge: Challenge, longest: int | None = MOST_LETTERS) -> str:
    """The challenge in letters; NoCode if it can't be said, or not in as many as people type."""
    setup, info = challenge.setup, info_of(challenge.setup.game)
    if setup.house is not None:
        raise NoCode(message("challenge-code-house-rules"))
    if not 0 <= challenge.seed < LARGEST_SEED:
        raise NoCode(message("challenge-code-large-seed"))
    packing = Packing()
    packing.add(WAY, _WAYS)
    packing.add(_mark(info.slug), _GAMES)
    packing.add(info.rules_version % _RULES, _RULES)
    packing.add(len(setup.seats), _MOST_SEATS + 1)
    for seat in setup.seats:
        _write_seat(packing, info, seat)
    for option in _told(info, len(setup.seats)):
        values = [choice.value for choice in option.choices_for(len(setup.seats))]
        packing.add(_place(option, setup.options, len(setup.seats)), len(values))
    for option in _found_out(info):
        packing.add_number(_number(setup.options.get(option.key, option.default)))
    packing.add_number(challenge.seed)
    _write_name(packing, challenge.name)
    packing.add(int(challenge.claimed is not None), 2)
    if challenge.claimed is not None:
        packing.add_number(min(max(0, challenge.claimed), LARGEST_NUMBER))
    packing.add(int(bool(challenge.steps)), 2)
    if challenge.steps:
        _write_steps(packing, challenge)
    code = written(packing.number)
    if longest is not None and len(code.replace(" ", "")) > longest:
        raise NoCode(message("challenge-code-too-long"))
    return code


def _write_seat(packing: Packing, info: GameInfo, seat: Seat) -> None:
    packing.add(PLAYERS.index(seat.player), 16)
    packing.add(_faces(info).index(seat.goblin), _FACES)
    packing.add(COLOURS.index(seat.colour), 16)
    if not seat.is_human:
        packing.add(_DISPOSITIONS.index(seat.temper), len(_DISPOSITIONS))
    if seat.player == FITTING:
        packing.add(seat.strength, STRONGEST + 1)


def _write_name(packing: Packing, name: str) -> None:
    kept = [letter for letter in name if letter in _LETTERS][:LONGEST_NAME]
    packing.add(len(kept), LONGEST_NAME + 1)
    for letter in kept:
        packing.add(_LETTERS.index(letter), len(_LETTERS))


def _write_steps(packing: Packing, challenge: Challenge) -> None:
    """Every step by its number among what could be done; a step that had no other costs nothing."""
    rules = rules_of(challenge.setup.game)
    state = rules.new_game(checked(rules.info, challenge.setup), challenge.seed)
    for number, action in enumerate(challenge.steps):
        possible = _possible(rules, state)
        if action not in possible or number >= _MOST_STEPS:
            raise NoCode(message("challenge-code-too-long"))
        packing.add(possible.index(action), len(possible))
        state = rules.apply(state, action).state


# ---------------------------------------------------------------------- reading


def challenge_from(code: str) -> Challenge:
    """The challenge that a code holds, its ghost played through by the rules; BadCode says what is wrong with it."""
    unpacking = Unpacking(read(code))
    if unpacking.take(_WAYS) != WAY:
        raise BadCode(message("challenge-code-other-version"))
    info = _game(unpacking.take(_GAMES))
    if unpacking.take(_RULES) != info.rules_version % _RULES:
        raise BadCode(message("challenge-code-other-rules", game=box_of(info.slug).title))
    count = unpacking.take(_MOST_SEATS + 1)
    if not info.min_seats <= count <= info.max_seats:
        raise BadCode(message("challenge-code-strange"))
    seats = _read_seats(unpacking, info, count)
    options: dict[str, OptionValue] = {
        option.key: option.choices_for(count)[unpacking.take(len(option.choices_for(count)))].value
        for option in _told(info, count)
    }
    options |= {option.key: unpacking.take_number() for option in _found_out(info)}
    seed = unpacking.take_number()
    name = _read_name(unpacking)
    claimed = unpacking.take_number() if unpacking.take(2) else None
    setup = _fit(info, Setup(info.slug, seats, options), seed, claimed)
    steps = _read_steps(unpacking, setup, seed) if unpacking.take(2) else ()
    if not unpacking.is_empty:
        raise BadCode(message("challenge-code-strange"))
    return Challenge(setup, seed, name, claimed, steps)


def _fit(info: GameInfo, setup: Setup, seed: int, claimed: int | None) -> Setup:
    """Return the set-up with all its options; BadCode if a match of it couldn't be saved and sent on."""
    try:
        fit_seed(seed, LARGEST_SEED)
        fit_count(claimed or 0)
        setup = checked(info, fit_setup(setup))
    except (Unfit, BadSetup) as error:
        raise BadCode(message("challenge-code-strange")) from error
    if len(setup.humans) != 1:
        raise BadCode(message("challenge-code-strange"))
    return setup


def _game(mark: int) -> GameInfo:
    for slug in slugs():
        if _mark(slug) == mark:
            return info_of(slug)
    raise BadCode(message("challenge-code-other-game"))


def _read_seats(unpacking: Unpacking, info: GameInfo, count: int) -> tuple[Seat, ...]:
    found, faces = list[Seat](), _faces(info)
    for _ in range(count):
        player, face, colour = unpacking.take(16), unpacking.take(_FACES), unpacking.take(16)
        if player >= len(PLAYERS) or face >= len(faces) or colour >= len(COLOURS):
            raise BadCode(message("challenge-code-strange"))
        seat = Seat("", PLAYERS[player], COLOURS[colour], faces[face])
        if not seat.is_human:
            seat = replace(seat, temper=_DISPOSITIONS[unpacking.take(len(_DISPOSITIONS))])
        if seat.player == FITTING:
            seat = replace(seat, strength=unpacking.take(STRONGEST + 1))
        found.append(seat)
    usual = make_seats([seat.player for seat in found], info.cast)
    return tuple([replace(seat, name=named.name) for seat, named in zip(found, usual, strict=True)])


def _read_name(unpacking: Unpacking) -> str:
    return "".join(_LETTERS[unpacking.take(len(_LETTERS))] for _ in range(unpacking.take(LONGEST_NAME + 1)))


def _read_steps(unpacking: Unpacking, setup: Setup, seed: int) -> tuple[Action, ...]:
    """The ghost's steps up to the end of its game."""
    rules, steps = rules_of(setup.game), list[Action]()
    state = rules.new_game(setup, seed)
    while rules.outcome(state) is None:
        possible = _possible(rules, state)
        if not possible or len(steps) >= _MOST_STEPS:
            raise BadCode(message("challenge-code-strange"))
        action = possible[unpacking.take(len(possible))]
        steps.append(action)
        state = rules.apply(state, action).state
    return tuple(steps)


# ---------------------------------------------------------------------- what both sides know


def _possible(rules: AnyRules, state: object) -> tuple[Action, ...]:
    """What anybody could do next, in a stable order."""
    seats = dict.fromkeys((*rules.to_act(state), *rules.may_interrupt(state)))
    return tuple([action for seat in seats for action in rules.legal_actions(state, seat)])


def _mark(slug: str) -> int:
    """A small number for a game, whatever other games there are."""
    return crc32(slug.encode()) % _GAMES


def _faces(info: GameInfo) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*GOBLINS, *info.cast)))


def _told(info: GameInfo, count: int) -> tuple[Option, ...]:
    """The options that a code tells."""
    return tuple([option for option in info.options if option.offered(count)])


def _found_out(info: GameInfo) -> tuple[Option, ...]:
    """The options that dealing finds out: numbers."""
    return tuple([option for option in info.options if option.hidden])


def _number(value: OptionValue) -> int:
    if type(value) is not int or value < 0:
        raise NoCode(message("challenge-code-too-long"))
    return value


def _place(option: Option, options: dict[str, OptionValue], count: int) -> int:
    value = options.get(option.key, option.default_for(count))
    places = [place for place, choice in enumerate(option.choices_for(count)) if is_value(value, choice)]
    if not places:
        raise NoCode(message("challenge-code-too-long"))
    return places[0]
