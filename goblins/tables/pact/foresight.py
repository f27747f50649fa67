"""Which pictures Pact's great moments will need: who may clasp hands and how they look then, the goblins who may work, the
Specialists who may help, and the ground of the season to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import clans_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import PieceLook, TableContext
from goblins.tables.pact import moments as m
from goblins.tables.pact import places as p
from goblins.tables.pact.faces import TASK
from goblins.tables.pact.geometry import task_slot
from goblins.tables.pact.ground import ACTIVE, AT_PACT, ON_PLATE, OWN, Ground
from goblins.tables.pact.marks import PARTNER
from goblins.tables.pact.paints import moss
from goblins.tables.pact.pieces import ART
from goblins.tables.pact.recap import TELLING
from goblins.tables.pact.seasons import WINTER, season_of
from goblins.tables.pact.showing import (
    BackFace,
    GoblinFace,
    ShownFace,
    SpecialistFace,
    TaskDeckFace,
    TaskFace,
    TicketFace,
)
from goblins.ui.ahead import Job
from goblins.ui.moving import effects
from goblins.ui.moving.cues import Cue, Figure, Paint, Picture, Shout, Spray, Stamp
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen

#: In which order seasons come.
YEAR = (*SEASONS, WINTER)
#: How people look in such moments, and how large.
MOODS = ("sly", "shocked", "happy")
PORTRAITS = (ACTIVE, ON_PLATE, AT_PACT, OWN, TELLING, PARTNER)
#: What every new line of the banner is written on.
PANEL = "ui/panel.svg"


class Foresight:
    """Makes jobs that draw what a moment may show; how pieces and the ground are drawn is the table's affair."""

    def __init__(
        self,
        content: Content,
        piece: Callable[[Stage, Placement, PieceLook], object],
        ground: Ground,
    ) -> None:
        self._content, self._piece, self._ground = content, piece, ground

    def jobs(
        self, stage: Stage, view: PactView, context: TableContext, sheet: Sequence[Callable[[], object]]
    ) -> list[Job]:
        """The drawings of the sheet first, then those who clasp hands, all who help, this season and the next."""
        unseen, now = Unseen(stage), YEAR.index(season_of(view))
        parties = [
            m.Party(clan, p.character_of(view, context, clan), m.MIDDLE) for clan in range(clans_of(view.public))
        ]
        moods = [replace(context, moods=dict.fromkeys(range(len(parties)), mood)) for mood in MOODS]
        grounds = [partial(moss, stage, season) for season in YEAR[now : now + 2]]
        return [
            *unseen.drawings(sheet),
            *unseen.cues(self._figures(view, parties)),
            *unseen.drawings(partial(self._piece, stage, look, "idle") for look in self._looks(view)),
            *unseen.drawings(
                partial(self._ground.face, stage, view, faces, party.clan, m.MIDDLE, across)
                for faces in moods
                for party in parties
                for across in PORTRAITS
            ),
            *unseen.cues(_bangs(parties)),
            *unseen.drawings(self._coming_tasks(stage, view)),
            *unseen.cues(cue for cue in m.clasp(parties[0], parties[-1], m.CLASP) if _alike_for_all(cue)),
            *unseen.cues(cue for cue in m.alone(parties[0], m.MIDDLE, m.CLASP) if _alike_for_all(cue)),
            *unseen.drawings([*grounds, partial(effects.light, stage, m.RAYS), partial(_panel, stage)]),
            *unseen.drawings([partial(effects.turned, stage, m.RED_BURST, m.BURST, m.BURST)]),
        ]

    def _coming_tasks(self, stage: Stage, view: PactView) -> Iterator[Callable[[], object]]:
        """What Task cards are put together from, as they come from their deck and as they lie in the row: nobody knows which
        will be next, so the pictures of all that are left of a season; and those of the next one.
        """
        for wide in (ART.ready, task_slot(view, 0).w):
            px = stage.viewport.length(wide)
            for part in self._parts_of_tasks(view):
                yield partial(stage.sprites.raster, f"pact/{part}.svg", (px, round(px * TASK)))

    def _parts_of_tasks(self, view: PactView) -> Iterator[str]:
        for season in SEASONS:
            yield from (f"task_{season}", f"task_{season}_over")
        coming = [season for season, left in enumerate(view.seasons_left) if left][:2]
        yield from (f"vignette_{one.picture}" for one in self._content.tasks if one.picture and one.season in coming)

    def _goblins(self, view: PactView) -> dict[str, int]:
        """The goblins who may work at a Task, a card of each look: those on display and in the hand of the one who looks."""
        cards = [card for shown in view.public.displays for card in shown] + list(view.hand)
        return {p.goblin_character(self._content, card): card for card in cards}

    def _kinds_of_looks(self) -> dict[str, int]:
        """A card of each look that there is: anybody may play one from their hand."""
        return {p.goblin_character(self._content, card): card for card in range(len(self._content.pack.kind_of))}

    def _looks(self, view: PactView) -> list[Placement]:
        """Goblins where they work, Specialists on their way to somebody else, and what a turn may move."""
        workers = [
            Placement(*m.MIDDLE, *m.WORKER_CARD, GoblinFace(card), resizing=True)
            for card in self._kinds_of_looks().values()
        ]
        passing = [
            Placement(*m.MIDDLE, *m.PASSING_CARD, form(number, spent=False), resizing=True)
            for number in range(len(view.public.specialists))
            for form in (SpecialistFace, TicketFace)
        ]
        kinds = self._content.pack.kind_of
        on_the_way = [
            BackFace(),
            *(ShownFace(kinds.index(kind), 1) for kind in range(len(KINDS))),
            *(TaskFace(task) for task in view.public.open_tasks),
        ]
        moving = [Placement(*m.MIDDLE, *m.WORKER_CARD, face, resizing=True) for face in on_the_way]
        return [*workers, *passing, *moving, *_decks(view)]

    def _figures(self, view: PactView, parties: Sequence[m.Party]) -> list[Cue]:
        """Everybody who may come forward, once each in their full size: all smaller ones are made from that."""
        slugs = [self._content.specialists[number].slug for number in range(len(view.public.specialists))]
        return [
            *(m.ready(party.character, m.CLOSE, "full", "happy") for party in parties),
            *(m.ready(party.character, m.CALLING, "bust", "happy") for party in parties),
            *(m.ready(goblin, m.WORKER) for goblin in self._goblins(view)),
            *(m.ready(f"pact_{slug}", size) for slug in slugs for size in (m.FORWARD, m.BRIEF_FORWARD)),
        ]


def _decks(view: PactView) -> list[Placement]:
    """The deck of Tasks when the top one has been turned up: whose back lies there then depends on what was below."""
    left, rect = sum(view.seasons_left) - 1, p.zone(view, p.TASK_DECK.kind)
    seasons = [season for season, tasks in enumerate(view.seasons_left) if tasks and left > 0]
    return [Placement(*rect.centre, rect.w, rect.h, TaskDeckFace(season, left)) for season in seasons]


def _bangs(parties: Sequence[m.Party]) -> Iterator[Cue]:
    """Dynamite: everybody ducks beside it, it goes off, and there stands who lit it. Bursts grow from one large picture."""
    for party in parties:
        yield from m.duck((party,), m.MIDDLE)
        yield from (cue for cue in m.soot(party, m.MIDDLE, "") if isinstance(cue, Paint))
    yield from (cue for cue in m.bang(m.MIDDLE, brief=False) if isinstance(cue, Spray | Shout))


def _alike_for_all(cue: Cue) -> bool:
    """Whether a cue looks the same whoever clasps hands; large light is quickly made of a small picture."""
    return isinstance(cue, Stamp | Spray) or (
        isinstance(cue, Picture) and not isinstance(cue, Figure) and not cue.light
    )


def _panel(stage: Stage) -> object:
    """What a panel of any size is stretched from."""
    wide, high = stage.sprites.natural_size(PANEL)
    return stage.sprites.raster(PANEL, (round(wide * stage.scale), round(high * stage.scale)))
