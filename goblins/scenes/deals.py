"""What screens need to know before a deal: what was asked for, a seed, and what the library knows about a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from goblins.bots.solitaire import ready_seed
from goblins.content.shelf import box_of
from goblins.core.chance import deal_code, new_seed
from goblins.core.match import Match
from goblins.core.setup import FITTING, USUAL_STRENGTH, Seat, Setup, checked, make_seats, settled
from goblins.games.registry import can_be_used, info_of
from goblins.library import Library
from goblins.study import feats
from goblins.study.calendar import is_of_the_day
from goblins.study.challenge import NOTE
from goblins.tables.capabilities import Campaigns
from goblins.tables.registry import table_of


def as_asked(setup: Setup) -> Setup:
    """A set-up as its players chose it, without what dealing found out."""
    hidden = {option.key for option in info_of(setup.game).options if option.hidden}
    options = {key: value for key, value in setup.options.items() if key not in hidden}
    return Setup(setup.game, tuple(map(_asked, setup.seats)), options, setup.house)


def _asked(seat: Seat) -> Seat:
    """A seat without what one match made of it."""
    temper = "" if seat.surprise else seat.temper
    return replace(seat, temper=temper, strength=USUAL_STRENGTH, stand_in="", conceded=False, away=())


def as_dealt(library: Library, setup: Setup, seed: int) -> Setup:
    """A set-up for one match: with the tempers that were left to chance, and bots that fit the people if they shall."""
    if not any(seat.player == FITTING for seat in setup.seats):
        return settled(setup, seed)
    from goblins.study.ratings import fitting_strength

    return settled(setup, seed, fitting_strength(setup, library.chronicle().rows))


def fresh_seed(setup: Setup) -> int:
    """A seed that deals at once: solitaires take one that is proven already, where there are some."""
    drawn = new_seed()
    ready = ready_seed(setup, drawn)
    return drawn if ready is None else ready


def last_table(library: Library, game: str) -> Setup | None:
    """Who sat down last to a game and what they chose; what follows a preference is not remembered, but follows it.

    House rules of a damaged row that can't be used are left out: nobody could set up a game any more.
    """
    row = next((row for row in library.matches(game) if not row.imported and not is_of_the_day(row)), None)
    if row is None:
        return None
    following = {option.key for option in info_of(game).options if option.preference}
    asked = as_asked(row.setup)
    if not can_be_used(game, asked.house):
        asked = replace(asked, house=None)
    return replace(asked, options={key: value for key, value in asked.options.items() if key not in following})


def kind_table(game: str, names: Sequence[str] = ()) -> Setup:
    """The table for somebody who has never played a game: easy opponents, and the usual options."""
    info = info_of(game)
    first, *others = make_seats(box_of(game).first_table, info.cast)
    return checked(info, Setup(game, (replace(first, name=names[0]) if names else first, *others)))


def facts_of(library: Library, match: Match, match_id: int) -> dict[str, str]:
    """What the library knows about a match, in words for the table."""
    facts, notes = {"code": deal_code(match.seed)}, library.notes(match_id)
    if isinstance(earned := notes.get(feats.NOTE), list):
        facts[feats.NOTE] = " ".join(word for word in earned if isinstance(word, str))
    if isinstance(code := notes.get(NOTE), str):
        facts[NOTE] = code
    if len(match.setup.seats) == 1:
        if "proven" in notes:
            par = notes.get("par")
            facts["par"] = str(par) if type(par) is int else "none" if notes["proven"] else "unproven"
        for key, seed in (("best_deal", match.seed), ("best_level", None)):
            best = library.best_result(match.setup.game, match.setup, seed)
            facts[key] = str(best) if best is not None else "–"
    return facts


def campaign_table(setup: Setup) -> Campaigns[Any] | None:
    """The table of a set-up, if that is a campaign."""
    table = table_of(setup.game, setup.house)
    return table if isinstance(table, Campaigns) and table.has_campaign(setup) else None
