"""How a match is set up: its seats and options, and checking what somebody asked for."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.cast import COLOURS, GOBLINS, NAMES
from goblins.core.chance import chance, pick
from goblins.core.house import HouseRules
from goblins.core.info import BadSetup, GameInfo, OptionValue, is_value
from goblins.core.nearest import suggestion

HUMAN = "human"
BOT_LEVELS = ("random", "easy", "medium", "hard", "master")
#: A bot as good as the people at its table: when a match begins, it gets a strength.
FITTING = "fitting"
PLAYERS = (HUMAN, *BOT_LEVELS, FITTING)
#: How a bot may be disposed; none of them is even-tempered.
TEMPERS = ("bold", "careful", "spiteful", "generous")
#: On a command line: a temper left to chance.
SURPRISE = "surprise"
#: A strength counts a hundred from one level to the next, from `random` on; what lies between is a mixture of both.
STEP = 100
STRONGEST = STEP * (len(BOT_LEVELS) - 1)
#: As good as this one is a fitting bot that knows nobody.
USUAL_STRENGTH = STEP * BOT_LEVELS.index("medium")
#: This one plays on for somebody at whose table there is no other bot.
USUAL_STAND_IN = "medium"
#: Chance's occasion for tempers, far from those of any game.
_TEMPER_OCCASION = 390_000


class Seat(Struct, frozen=True):
    """Who sits somewhere: a name, who plays (`human` or a bot level), how they look, and how a bot is disposed.

    A temper that is a `surprise` is drawn anew for every match; `strength` is how good a fitting bot is in this one.
    `stand_in` is the bot that finishes a match for a person who left it, and who may have `conceded`; `away` are the
    numbers of the steps before which they left and came back, by turns.
    """

    name: str
    player: str = HUMAN
    colour: str = "violet"
    goblin: str = "cobweb"
    temper: str = ""
    surprise: bool = False
    strength: int = USUAL_STRENGTH
    stand_in: str = ""
    conceded: bool = False
    away: tuple[int, ...] = ()

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat, or sat down to it."""
        return self.player == HUMAN

    def played(self, ply: int) -> bool:
        """Whether the person who sat down took the step of that number, and not a bot in their place."""
        return self.is_human and sum(at <= ply for at in self.away) % 2 == 0

    def as_of(self, ply: int) -> Seat:
        """The seat when what came from a step on is forgotten: nobody left or came back then."""
        kept = tuple(at for at in self.away if at <= ply)
        if bool(len(kept) % 2) != bool(self.stand_in) and kept != self.away:
            kept = (*kept, ply)
        return replace(self, away=kept) if kept != self.away else self

    def turned(self, ply: int) -> tuple[int, ...]:
        """When somebody left and came back, if one of it happens now; who does both at once was never away."""
        away = self.as_of(ply).away
        return away[:-1] if away and away[-1] == ply else (*away, ply)


class Setup(Struct, frozen=True):
    """Everything chosen before the first card is dealt, except the seed."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue] = {}
    house: HouseRules | None = None

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play, or sat down to: the rules deal by them."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_human)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats that the program plays."""
        return tuple(index for index, seat in enumerate(self.seats) if not seat.is_human)

    @property
    def stayed(self) -> tuple[int, ...]:
        """The seats of people who left theirs to no bot."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_human and not seat.stand_in)

    @property
    def seated(self) -> Setup:
        """Who really plays now: bots where people left theirs to them."""
        if not any(seat.stand_in for seat in self.seats):
            return self
        seats = [replace(seat, player=seat.stand_in) if seat.stand_in else seat for seat in self.seats]
        return replace(self, seats=tuple(seats))

    def left_by(self, index: int, ply: int = 0, *, conceding: bool = False) -> Setup:
        """A bot as good as those at the table plays on for a person after so many steps; where there are none, a usual one."""
        like, seat = (
            next((seat for seat in self.seats if not seat.is_human), Seat("", USUAL_STAND_IN)),
            self.seats[index],
        )
        changes = {"stand_in": like.player, "strength": like.strength, "conceded": conceding}
        return self._with(index, replace(seat, away=seat.turned(ply), **changes))

    def taken_back_by(self, index: int, ply: int = 0) -> Setup:
        """A person plays on after so many steps who had left."""
        seat, plain = self.seats[index], {"stand_in": "", "strength": USUAL_STRENGTH, "conceded": False}
        return self._with(index, replace(seat, away=seat.turned(ply), **plain))

    def as_of(self, ply: int) -> Setup:
        """The set-up when what came from a step on is forgotten."""
        seats = tuple(seat.as_of(ply) for seat in self.seats)
        return replace(self, seats=seats) if seats != self.seats else self

    def _with(self, index: int, seat: Seat) -> Setup:
        return replace(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))


def make_seats(players: tuple[str, ...] | list[str], cast: tuple[str, ...] = GOBLINS) -> tuple[Seat, ...]:
    """Seats with the usual names and colours, and goblins of a cast, for a list of `human` and bot levels.

    A level may be followed by a temper: `hard:bold`, or `hard:surprise`.
    """
    return tuple(
        _made(player, NAMES[index % len(NAMES)], COLOURS[index % len(COLOURS)], cast[index % len(cast)])
        for index, player in enumerate(players)
    )


def _made(player: str, name: str, colour: str, goblin: str) -> Seat:
    level, _, temper = player.partition(":")
    if temper == SURPRISE:
        return Seat(name, level, colour, goblin, surprise=True)
    return Seat(name, level, colour, goblin, temper)


def settled(setup: Setup, seed: int, strength: int = USUAL_STRENGTH) -> Setup:
    """The set-up of one match: tempers that are a surprise are drawn from its seed, and fitting bots get a strength."""
    return replace(
        setup, seats=tuple([_settled(seat, index, seed, strength) for index, seat in enumerate(setup.seats)])
    )


def _settled(seat: Seat, index: int, seed: int, strength: int) -> Seat:
    if seat.is_human:
        return seat
    temper = pick(chance(seed, _TEMPER_OCCASION + index), TEMPERS) if seat.surprise else seat.temper
    return replace(seat, temper=temper, strength=strength if seat.player == FITTING else seat.strength)


def checked(info: GameInfo, setup: Setup) -> Setup:
    """The same set-up with every option filled in; BadSetup says what is wrong with it."""
    count = len(setup.seats)
    if not info.min_seats <= count <= info.max_seats:
        raise BadSetup(f"{info.slug} is for {info.min_seats} to {info.max_seats} seats, not {count}")
    for seat in setup.seats:
        if seat.player not in PLAYERS:
            raise BadSetup(f"nobody is called {seat.player!r}{suggestion(seat.player, PLAYERS)}")
        _check_bot(seat)
        if seat.colour not in COLOURS:
            raise BadSetup(f"there is no colour {seat.colour!r}{suggestion(seat.colour, COLOURS)}")
        if seat.goblin not in (*GOBLINS, *info.cast):
            raise BadSetup(f"there is no goblin {seat.goblin!r}{suggestion(seat.goblin, (*GOBLINS, *info.cast))}")
    options: dict[str, OptionValue] = {option.key: option.default_for(count) for option in info.options}
    for key, value in setup.options.items():
        option = info.option(key)
        if not option.hidden and not option.offered(count):
            continue  # it means nothing with so many seats: the default stands
        if option.hidden or any(is_value(value, choice) for choice in option.choices_for(count)):
            options[key] = value
        else:
            possible = ", ".join(str(choice.value) for choice in option.choices_for(count))
            among = f" with {count} seats" if any(choice.seats for choice in option.choices) else ""
            raise BadSetup(f"{key} can't be {value!r}{among}: it is one of {possible}")
    return Setup(setup.game, setup.seats, options, setup.house)


def _check_bot(seat: Seat) -> None:
    if seat.is_human and (seat.temper or seat.surprise):
        raise BadSetup("people have tempers of their own")
    if seat.temper and seat.temper not in TEMPERS:
        raise BadSetup(f"nobody is {seat.temper!r}{suggestion(seat.temper, (*TEMPERS, SURPRISE))}")
    if seat.stand_in and (not seat.is_human or seat.stand_in not in PLAYERS or seat.stand_in == HUMAN):
        raise BadSetup(f"{seat.stand_in!r} can't play on for {seat.player!r}")
    if seat.conceded and not seat.stand_in:
        raise BadSetup("whoever concedes leaves the seat to a bot")
    if seat.away and (not seat.is_human or min(seat.away) < 0 or sorted(seat.away) != list(seat.away)):
        raise BadSetup(f"nobody leaves and comes back before the steps {seat.away}")
    if not 0 <= seat.strength <= STRONGEST:
        raise BadSetup(f"no bot has the strength {seat.strength}: it is from 0 to {STRONGEST}")


def is_assisted(info: GameInfo, setup: Setup) -> bool:
    """Whether an option of the set-up helps so much that results don't count like others."""
    return any(
        option.assists and setup.options.get(option.key, option.default) != option.default for option in info.options
    )
