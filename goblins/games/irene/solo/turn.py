"""What happens in Irene solo: digging, charting, goblins, and the path out of the Escape Pile (I-50 … I-56)."""

from __future__ import annotations

from goblins.core import draft as core
from goblins.core.chance import chance, shuffled
from goblins.core.engine import Effects
from goblins.core.tuples import replaced
from goblins.games.irene.content import Content
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo import events as ev
from goblins.games.irene.solo.scoring import NO_PATH, best_path, to_beat, worth
from goblins.games.irene.solo.state import SoloPublic, SoloSecret


class Draft(core.Draft[SoloPublic, SoloSecret, Content]):
    """The next state of a solo game."""

    __slots__ = ()


def pick_palace(draft: Draft, action: act.PickPalace) -> None:
    """The Palace is chosen, and its back looked at (I-50)."""
    draft.public.palace, draft.public.phase = action.symbol, "turn"
    draft.tell(ev.PalacePicked(action.symbol, draft.secret.backs[action.symbol]), reveals=True)


# ---------------------------------------------------------------------- exploring and charting


def dig(draft: Draft, action: act.Dig) -> None:
    """A path tile lies face up; a Goblin sweeps the Caves away (I-51, I-53, I-54)."""
    public, secret = draft.public, draft.secret
    tile, secret.mountain = secret.mountain[-1], secret.mountain[:-1]
    public.turns += 1
    if not draft.content.is_goblin(tile):
        public.caves += (tile,)
        draft.tell(ev.Dug(tile), reveals=True)
        return
    draft.tell(ev.GoblinCame(tile, public.caves), reveals=True)
    public.discards += ((*public.caves, tile),)
    public.caves = ()
    if _goblins_discarded(public, draft.content) == draft.content.numbers.goblins_return:
        _reshuffle(draft)


def _goblins_discarded(public: SoloPublic, content: Content) -> int:
    return sum([content.is_goblin(tile) for pile in public.discards for tile in pile])


def _reshuffle(draft: Draft) -> None:
    """All discards go back under the Mountain, and a Home must be turned (I-54)."""
    public, secret = draft.public, draft.secret
    discarded = shuffled(chance(secret.seed, secret.occasion), [tile for pile in public.discards for tile in pile])
    secret.occasion += 1
    secret.mountain = (*discarded, *secret.mountain)
    public.discards, public.phase = (), "seal"
    draft.tell(ev.Reshuffled(len(discarded)))


def chart(draft: Draft, action: act.Chart) -> None:
    """A share of the Cave tiles may be kept (I-52)."""
    public = draft.public
    public.phase = "chart"
    public.turns += 1
    draft.tell(ev.ChartBegan(draft.content.may_keep(public.caves)))


def keep(draft: Draft, action: act.Keep) -> None:
    """One more tile for the pile; with enough of them taken the rest is discarded and a Home must be turned (I-52)."""
    public, tile = draft.public, action.tile
    public.keeping += (tile,)
    draft.tell(ev.Kept(tile))
    if len(public.keeping) < draft.content.may_keep(public.caves):
        return
    kept, rest = public.keeping, tuple([one for one in public.caves if one not in public.keeping])
    draft.secret.pile += kept
    public.keeping, public.caves, public.phase = (), (), "seal"
    public.discards += (rest,) if rest else ()
    draft.tell(ev.Charted(kept, rest))


def seal(draft: Draft, action: act.Seal) -> None:
    """A Home is turned; with the last one everything is lost (I-54)."""
    public, home = draft.public, action.home
    public.turned, public.phase = replaced(public.turned, home, item=True), "turn"
    draft.tell(ev.SoloSealed(home, draft.secret.numbers[home]), reveals=True)
    if all(public.turned):
        _end(draft, "sealed")


# ---------------------------------------------------------------------- the escape


def run(draft: Draft, action: act.RunForIt) -> None:
    """The pile is turned up; if no path leads out of it, all is lost at once (I-55, I-56)."""
    public, pile = draft.public, draft.secret.pile
    public.phase = "path"
    public.turns += 1
    draft.tell(ev.PileShown(pile), reveals=True)
    if not best_path(draft, draft.content):
        _end(draft, "no_path")


def lay(draft: Draft, action: act.Lay) -> None:
    """A tile goes to the path's end."""
    draft.public.path += (action.tile,)
    draft.tell(ev.Laid(action.tile))


def take_back(draft: Draft, action: act.TakeBack) -> None:
    """The last tile of the path goes back to the pile."""
    path = draft.public.path
    draft.public.path = path[:-1]
    draft.tell(ev.TookBack(path[-1]))


def enter(draft: Draft, action: act.Enter) -> None:
    """Home: won if the path is worth more than the goblins (I-56)."""
    public = draft.public
    public.home = public.turned.index(False)
    won = worth(draft, public.path, draft.content) > to_beat(draft)
    _end(draft, "won" if won else "not_enough")


def surrender(draft: Draft, action: act.Surrender) -> None:
    """Lost (I-57)."""
    draft.public.keeping = ()
    _end(draft, "gave_up")


def _end(draft: Draft, why: str) -> None:
    """The game is over; what the best path would have been worth is told, too (I-58)."""
    public, content = draft.public, draft.content
    best = () if why == "no_path" else best_path(draft, content)
    points = worth(draft, public.path, content) if why in ("won", "not_enough") else 0
    most = worth(draft, best, content) if best else NO_PATH
    public.ending, public.why = "won" if why == "won" else "lost", why
    draft.tell(ev.SoloEnded(why == "won", why, points, most), reveals=True)


EFFECTS: Effects = {
    act.PickPalace: pick_palace,
    act.Dig: dig,
    act.Chart: chart,
    act.Keep: keep,
    act.Seal: seal,
    act.RunForIt: run,
    act.Lay: lay,
    act.TakeBack: take_back,
    act.Enter: enter,
    act.Surrender: surrender,
}
