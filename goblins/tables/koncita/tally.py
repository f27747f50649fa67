"""What everybody came to in the Princess's room: Treasures won, Forfeits, who went out and why; and what a turn was about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from goblins.games.koncita import events as ev
from goblins.games.koncita.content import Content
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.state import OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.tally import Bars, Column, Medallion, Medallions, Remark, Tally, amounts
from goblins.tables.koncita.lettering import treasure_won
from goblins.tables.koncita.sentences import breaches, broken
from goblins.words import message, say

TREASURES, POINTS, FORFEITS, IN_PLAY = 934.0, 1272.0, 1324.0, 1546.0
#: So much room Treasures have.
ROOM = 292.0


def tally(view: KoncitaView, context: TableContext, content: Content, log: Sequence[LogEntry]) -> Tally:
    """Treasures as medallions, the dearest first, points, Forfeits as bars, and how long everybody was in play."""
    public, cards = view.public, content.cards
    seats = range(len(public.won))
    out = frozenset(seat for seat in seats if public.breaches[seat] >= OUT)
    won = [sorted(public.won[seat], key=lambda one: -cards.treasures[one].points) for seat in seats]
    ways = _ways(context, content, log)
    medallions = tuple(Medallions(tuple(_medallion(content, one, ways.get(one)) for one in mine)) for mine in won)
    left = {event.seat: entry for entry in log for event in entry.events if isinstance(event, ev.WentOut)}
    stayed = Remark(say("koncita-tally-stayed"), "✓")
    forgotten = breaches(log)
    gone = {
        seat: Remark(
            say("koncita-tally-out", turn=entry.turn),
            say("koncita-tally-out.short", turn=entry.turn),
            say(broken(forgotten[seat][-1])) if seat in forgotten else "",
            bad=True,
        )
        for seat, entry in left.items()
    }
    return Tally(
        (
            Column(
                say("koncita-tally-treasures"), TREASURES, medallions, "midleft", ROOM, say("koncita-line-treasures")
            ),
            amounts(
                say("koncita-line-points"),
                POINTS,
                [points_of(mine, cards) for mine in public.won],
                main=True,
                quiet=out,
            ),
            Column(
                say("koncita-line-forfeits"),
                FORFEITS,
                tuple(Bars(len(taken), content.numbers.most_forfeits) for taken in public.forfeits),
                "midleft",
            ),
            Column(say("koncita-tally-in-play"), IN_PLAY, tuple(gone.get(seat, stayed) for seat in seats), "midright"),
        ),
        {seat: entry.ply for seat, entry in left.items()},
    )


def _medallion(content: Content, treasure: int, way: tuple[str, int] | None) -> Medallion:
    """The coin's shape tells the value, the picture which Treasure it is; `way` is how it was won, and by which step."""
    card = content.cards.treasures[treasure]
    words, ply = way or (card.name, None)
    return Medallion(f"coins/{card.points}.svg", str(card.points), f"icons/treasure_{card.icon}.svg", words, ply)


def _ways(context: TableContext, content: Content, log: Sequence[LogEntry]) -> dict[int, tuple[str, int]]:
    """How every Treasure was won, and by which step."""
    found = {}
    for turn, entries in groupby(log, key=lambda entry: entry.turn):
        told = list(entries)
        for entry in told:
            for event in entry.events:
                if isinstance(event, ev.TreasureWon):
                    how = headline(told, context, content)
                    found[event.treasure] = (say("koncita-tally-won-in", turn=turn, how=how), entry.ply)
    return found


def headline(turn: Sequence[LogEntry], context: TableContext, content: Content) -> str:
    """The Treasures that were won in a turn and who was shoved for them, or who went out; empty where neither happened."""
    events = [event for entry in turn for event in entry.events]
    won = [event for event in events if isinstance(event, ev.TreasureWon)]
    out = [event for event in events if isinstance(event, ev.WentOut)]
    said = []
    if won:
        winner = won[0].seat
        shoved = dict.fromkeys(
            event.goblin for event in events if isinstance(event, ev.Shoved) and event.goblin != winner
        )
        treasures = tuple(
            message("koncita-headline-treasure", treasure=treasure_won(card), points=card.points)
            for card in (content.cards.treasures[event.treasure] for event in won if event.seat == winner)
        )
        names = tuple(context.name(seat) for seat in shoved)
        key = "koncita-headline-shoved-and-won" if names else "koncita-headline-won"
        others = {"others": names} if names else {}
        said.append(say(key, name=context.name(winner), treasures=treasures, **others))
    said += [say("koncita-headline-out", name=context.name(event.seat)) for event in out]
    return say("core-sentences", parts=tuple(said)) if said else ""
