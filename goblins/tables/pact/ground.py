"""The Pact table's ground: moss and its season, the clans' plates and trays, labels, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Event
from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.events import Completed, Joined
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.scoring import on_pact, open_glory, sticks_of
from goblins.games.pact.specialists import receiver
from goblins.games.pact.state import clans_of, left_of, types_on_display, uncovered
from goblins.games.pact.view import PactView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.plates import draw_active, draw_active_portrait, draw_waiting
from goblins.tables.kit.tempers import draw_temper
from goblins.tables.pact import places as p
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.geometry import (
    alone_rect,
    display_width,
    display_y,
    dynamite_rect,
    kind_x,
    row_slot,
    task_slot,
)
from goblins.tables.pact.paints import moss, snow_cap
from goblins.tables.pact.piles import pile_top
from goblins.tables.pact.seasons import WINTER, season_of
from goblins.tables.pact.sentences import asked
from goblins.tables.pact.solo_ground import SoloGround
from goblins.tables.pact.turns import Turns
from goblins.ui.draw.fitted import draw_fitted, light_fitted
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

TRAY = (10, 30, 30)
TRAY_EDGE = (150, 200, 172)
PALE = (204, 226, 210)
#: How large portraits are: of whose turn it is, on others' plates, at their Pact cards, and on one's own plate.
ACTIVE, ON_PLATE, AT_PACT, OWN = 50.0, 74.0, 36.0, 96.0
#: Words that would be so much wider than their place are shortened, others set smaller.
SQUEEZED = 1.12
#: Beside a tag, words that would have to be smaller than so are left out.
SMALLEST = 0.7


class Ground:
    """Paints what does not move. Moss and rim are kept; plates and trays are painted for every view."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._solo = SoloGround(content)

    def draw(self, stage: Stage, view: PactView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Everything below the pieces."""
        stage.surface.blit(moss(stage, season_of(view)), (0, 0))
        self._title(stage, view, context)
        self._middle(stage, view)
        told = _last_turns(view, log)
        for clan in range(clans_of(view.public)):
            if clan == context.viewer:
                self._own_plate(stage, view, context)
            elif p.is_near(view, context, clan):
                self._neighbour(stage, view, context, clan, told.get(clan, []))
            else:
                self._far(stage, view, context, clan, told.get(clan, []))
        for pact in range(clans_of(view.public)):
            self._pact(stage, view, context, pact)
        self._own_area(stage, view, context)
        self._banner(stage, view, context)

    def _title(self, stage: Stage, view: PactView, context: TableContext) -> None:
        public = view.public
        rect = p.zone(view, "title")
        end = stage.light(say("pact-table-name"), (rect.x + 6, rect.y + 25), 36).right
        if public.mode in ("beginner", "expert"):
            words = say(f"pact-table-{public.mode}-players", players=public.players)
        elif public.mode == "solo" and public.campaign:
            words = say("pact-table-solo-game", game=public.game, games=self._content.numbers.games)
        else:
            words = say(f"pact-mode-{public.mode}")
        tag = stage.text_width(say("pact-table-assisted"), 17) + 20 if context.assisted else 0.0
        # where the aim may lie over it, no word looks out behind
        right = p.aim_rect(view, context).right + 6 if context.assisted else rect.right
        room = right - end - 28
        if not context.assisted or stage.text_width(words, 19, "aside") * SMALLEST <= room:
            stage.text(words, (end + 16, rect.y + 27), 19, PALE, "aside", "midleft", width=room)
        if context.assisted:
            draw_tag(stage, (rect.right - tag / 2, rect.y + 26), say("pact-table-assisted"))

    def _banner(self, stage: Stage, view: PactView, context: TableContext) -> None:
        """What is asked now, and of whom."""
        area = p.zone(view, "banner")
        words = asked(view, context, self._content)
        wide = min(area.w, stage.text_width(words, 24) + 112)
        rect = centred(*area.centre, wide, area.h)
        stage.panel(rect, curls="none", shadow=5)
        self.face(stage, view, context, view.public.active, (rect.x + 30, rect.centre[1]), ACTIVE)
        stage.text(words, (rect.centre[0] + 18, rect.centre[1] - 1), 24, width=wide - 100)

    def face(self, stage: Stage, view: PactView, context: TableContext, clan: int, centre: Point, size: float) -> None:
        """A clan's portrait."""
        px = stage.viewport.length(size)
        mood = context.mood(clan)
        if clan >= view.public.players:
            character = p.STRANGER_FACES[clan - view.public.players]
            stage.blit(stage.tokens.medallion(character, px, "plain", mood), centre)
            return
        who = context.seat(clan)
        stage.blit(stage.tokens.portrait(who.colour, who.goblin, px, mood, badge=False), centre)

    # ------------------------------------------------------------------ the middle

    def _middle(self, stage: Stage, view: PactView) -> None:
        public = view.public
        for slot in range(len(public.open_tasks)):
            stage.box(task_slot(view, slot).grown(-3), TRAY, 12, TRAY_EDGE, 2.2, alpha=0.3, dash="10 8")
        for slot in range(len(public.row)):
            stage.box(row_slot(view, slot).grown(-2), TRAY, 9, TRAY_EDGE, 2, alpha=0.3, dash="8 7")
        rect = p.zone(view, "discards")
        stage.box(rect, TRAY, 9, TRAY_EDGE, 2, alpha=0.3, dash="8 7")
        deck, painter = p.zone(view, "task_deck"), stage.painter(PactPainter)
        if (
            public.winter and public.mode != "solo" and public.phase != "prize" and not public.ending
        ):  # seen in everybody's turn, not only when one is asked (P-40)
            words = say("pact-table-last-round")
            stage.light(words, (deck.centre[0], deck.bottom + 26), 20, "center", width=deck.w + 30)
            return
        for season, left in enumerate(view.seasons_left):
            x = deck.centre[0] + 52 * (season - 1) - 12
            y = deck.bottom + 26
            stage.blit(painter.season_emblem(SEASONS[season], stage.viewport.length(26)), (x, y))
            stage.light(str(left), (x + 16, y), 19, width=22)

    # ------------------------------------------------------------------ the others

    def _neighbour(self, stage: Stage, view: PactView, context: TableContext, clan: int, last: list[Event]) -> None:
        public = view.public
        plate = p.plate_rect(view, context, clan)
        self._plate(stage, view, context, clan, plate)
        self._last_turn(stage, context, last, (plate.x + 6, plate.bottom + 15), plate.w - 10)
        self._tray(stage, view, context, clan)
        rect = alone_rect(view, context, clan)
        some = bool(public.alone[clan]) or public.prize_winner == clan
        if public.markers and clans_of(public) > 3:
            self._alone_sign(stage, rect, some=some)
        elif public.mode != "two" or clan < public.players:
            words = say("pact-table-alone")
            draw_fitted(stage, words, Rect(rect.x - 54, rect.y, 50, rect.h), 18, PALE, "aside", "midleft")
            if not some:
                words = say("pact-table-alone-none")
                beside = Rect(rect.x + 4, rect.y, rect.w - 4, rect.h)
                draw_fitted(stage, words, beside, 18, (150, 176, 160), "aside", "midleft")
        if clan < public.players and public.markers:
            below = dynamite_rect(view, context, clan)
            self._secret_commands(stage, view, clan, (below.x + 16, below.bottom + 20))

    def _last_turn(
        self, stage: Stage, context: TableContext, last: list[Event], at: Point, width: float, px: float = 18
    ) -> None:
        """What a clan did last, in rather fewer words than too small ones."""

        def fits(words: str) -> bool:
            return stage.text_width(words, px, "aside") <= SQUEEZED * width

        words = Turns(context, self._content).last_turn(last, fits)
        if words:
            stage.text(words, at, px, PALE, "aside", "midleft", width=width)

    def _alone_sign(self, stage: Stage, rect: Rect, *, some: bool) -> None:
        """Where there is no room for words: what the tiles are that lie there."""
        if some:
            stage.icon("pact_alone", (rect.x - 12, rect.centre[1]), 22)

    def _secret_commands(self, stage: Stage, view: PactView, clan: int, at: Point, width: float = 22) -> None:
        back = stage.painter(PactPainter).command_back(stage.viewport.length(width))
        for place in range(view.command_counts[clan]):
            stage.blit(back, (at[0] + place * (width + 4), at[1]))

    def _plate(self, stage: Stage, view: PactView, context: TableContext, clan: int, plate: Rect) -> None:
        """Who it is: Glory, dynamite and hand as everybody can count them."""
        public = view.public
        stage.panel(plate, curls="small", shadow=5)
        if context.acting == clan:
            draw_active(stage, plate)
            draw_active_portrait(stage, p.portrait_at(view, context, clan), ON_PLATE - 6)
        self._snow(stage, view, plate)
        self.face(stage, view, context, clan, p.portrait_at(view, context, clan), ON_PLATE)
        if clan < view.public.players:
            draw_temper(stage, context.seat(clan), p.portrait_at(view, context, clan), ON_PLATE)
        place = Rect(plate.x + 84, plate.y + 12, 130, 28)
        name = draw_fitted(stage, p.seat_name(view, context, clan), place, 24, anchor="midleft")
        if clan < public.players:
            emblem = stage.tokens.emblem(context.seat(clan).colour, stage.viewport.length(26))
            stage.blit(emblem, (name.right + 20, plate.y + 26))
        right = plate.x + min(plate.w, 306) - 22
        if clan == public.start and public.mode != "solo":
            near = p.is_near(view, context, clan)
            stage.icon("pact_first", (right - 4 if near else name.right + 52, plate.y + 28), 30)
        if clan < public.players and p.is_left(view, context, clan) and public.active != clan:
            after = Rect(name.right + 36, plate.y + 16, right - 24 - name.right - 36, 22)
            draw_fitted(stage, say("pact-table-next"), after, 18, DIM, "aside", "midright")
        self._numbers(stage, view, clan, (plate.x + 96, plate.y + 60))
        draw_waiting(stage, plate, clan, context)

    def _snow(self, stage: Stage, view: PactView, plate: Rect) -> None:
        """In winter snow lies on a plate."""
        if season_of(view) == WINTER:
            snow_cap(stage, plate)

    def _numbers(self, stage: Stage, view: PactView, clan: int, at: Point, step: float = 66) -> None:
        public = view.public
        x, y = at
        scores = public.mode != "two" or clan < public.players
        shown = [
            ("star", open_glory(public, self._content, clan)),
            ("pact_stick", sticks_of(public, self._content, clan)),
        ]
        if clan < public.players:
            shown.append(("pact_goblin_cards", view.hand_sizes[clan]))
        for place, (icon, number) in enumerate(shown if scores else []):
            stage.icon(icon, (x + step * place, y), 28)
            stage.text(str(number), (x + step * place + 18, y + 2), 23, anchor="midleft", width=step - 34)
        if not scores:
            stage.text(say("pact-table-only-lends"), (x - 12, y), 18, DIM, "aside", "midleft", width=200)

    def _tray(self, stage: Stage, view: PactView, context: TableContext, clan: int) -> None:
        """A display's tray: a place for every type, so that a missing one is seen."""
        tray = p.tray_rect(view, context, clan)
        stage.box(tray, TRAY, 14, TRAY_EDGE, 2, alpha=0.45)
        width = display_width(view, context, clan)
        has = self._content.pack.counted(view.public.displays[clan])
        for kind in range(len(KINDS)):
            if not has[kind]:
                gap = stage.painter(PactPainter).empty_place(KINDS[kind], stage.viewport.length(width * 0.8))
                stage.blit(gap, (kind_x(view, context, clan, kind), display_y(view, context, clan)))

    def _far(self, stage: Stage, view: PactView, context: TableContext, clan: int, last: list[Event]) -> None:
        """A far clan: everything in one plate, its display as counts."""
        public = view.public
        plate = p.clan_rect(view, context, clan)
        self._plate(stage, view, context, clan, Rect(plate.x, plate.y, plate.w, plate.h))
        kind, permanent = uncovered(public, clan)
        has = self._content.pack.counted(public.displays[clan])
        painter, coin = stage.painter(PactPainter), stage.viewport.length(26)
        for number, name in enumerate(KINDS):
            x, y = plate.x + 300 + 62 * (number % 3), plate.y + 24 + 30 * (number // 3)
            count = has[number] + (permanent if number == kind else 0)
            picture = painter.coin(name, coin) if count else painter.pale_coin(name, coin)
            stage.blit(picture, (x, y))
            stage.text(str(count), (x + 17, y), 19, DIM if not count else (40, 26, 22), anchor="midleft")
        y = plate.y + 92
        if public.markers:
            sticks, glory = self._content.track[public.markers[clan]]
            marker = painter.marker(context.seat(clan).colour, stage.viewport.length(24))
            stage.blit(marker, (plate.right - 72, y))
            stage.text(f"{sticks}/{glory}", (plate.right - 56, y), 19, anchor="midleft", width=38)
            self._secret_commands(stage, view, clan, (plate.x + 268, y), 18)
            symbols = self._content.masters[public.masters[clan]].symbols
            for place in range(symbols - permanent):
                figure = painter.figure(context.seat(clan).colour, stage.viewport.length(22))
                stage.blit(figure, (plate.x + 196 + min(20, 44 / max(1, symbols - 1)) * place, y))
        some = bool(public.alone[clan]) or public.prize_winner == clan
        self._alone_sign(stage, alone_rect(view, context, clan), some=some)
        held = [number for number, owner in enumerate(public.specialists) if owner == clan]
        if not held:
            words = say("pact-table-no-specialist")
            draw_fitted(stage, words, Rect(plate.x + 86, y - 17, 100, 34), 17, DIM, "aside", "midleft")
        self._last_turn(stage, context, last, (plate.x + 6, plate.bottom + 11), plate.w - 10, 17)

    # ------------------------------------------------------------------ Pact cards

    def _pact(self, stage: Stage, view: PactView, context: TableContext, pact: int) -> None:
        public = view.public
        rect = p.pact_rect(view, context, pact)
        one, other = pact, left_of(public, pact)
        if not p.is_own_pact(view, context, pact):
            stage.box(rect, TRAY, 14, TRAY_EDGE, 2, alpha=0.45)
            y = rect.y + 24
            self.face(stage, view, context, one, (rect.x + 26, y), AT_PACT)
            self.face(stage, view, context, other, (rect.right - 26, y), AT_PACT)
            tasks = str(len(public.pacts[pact]))
            room = rect.w - 2 * 48  # between the faces
            wide = min(34 + stage.text_width(tasks, 22), room)
            stage.icon("pact_handshake", (rect.centre[0] - wide / 2 + 15, y), 30)
            stage.light(tasks, (rect.centre[0] - wide / 2 + 34, y), 22, width=wide - 34)
            return
        partner = other if pact == context.viewer else one
        count = on_pact(public, context.viewer, pact)
        words = say("pact-table-pact", name=p.seat_name(view, context, partner), count=count)
        top = pile_top(view, context, pact)
        stage.light(words, (rect.centre[0], top - 18), 20, "center", width=rect.w + 2 * p.BEYOND_POCKET)

    # ------------------------------------------------------------------ one's own things

    def _own_plate(self, stage: Stage, view: PactView, context: TableContext) -> None:
        public = view.public
        rect = p.zone(view, "plate")
        stage.panel(rect, curls="all", shadow=6)
        if context.acting == context.viewer:
            draw_active(stage, rect)
            draw_active_portrait(stage, p.portrait_at(view, context, context.viewer), OWN)
        self._snow(stage, view, rect)
        middle = rect.centre[0]
        self.face(stage, view, context, context.viewer, p.portrait_at(view, context, context.viewer), OWN)
        who = context.seat(context.viewer)
        stage.text(who.name, (middle, rect.y + 128), 25, width=rect.w - 40)
        if context.viewer == public.start and public.mode != "solo":
            stage.icon("pact_first", (rect.right - 34, rect.y + 36), 32)
        glory, sticks = (
            open_glory(public, self._content, context.viewer),
            sticks_of(public, self._content, context.viewer),
        )
        for icon, number, x in (("star", glory, middle - 62), ("pact_stick", sticks, middle + 14)):
            stage.icon(icon, (x, rect.y + 168), 32)
            stage.text(str(number), (x + 20, rect.y + 168), 27, anchor="midleft", width=38)
        stage.text(say("pact-table-glory"), (middle, rect.y + 200), 18, DIM, "body", width=rect.w - 50)
        stage.text(say("pact-table-done-alone"), (middle, rect.y + 238), 20, width=rect.w - 50)
        if not public.alone[context.viewer] and public.prize_winner != context.viewer:
            words = say("pact-table-nothing-yet")
            stage.text(words, (middle, rect.y + 280), 18, DIM, "aside", width=rect.w - 90)

    def _own_area(self, stage: Stage, view: PactView, context: TableContext) -> None:
        public = view.public
        self._tray(stage, view, context, context.viewer)
        if not public.displays[context.viewer]:
            tray = p.zone(view, "display")
            words = say("pact-table-your-display")
            stage.text(words, (tray.x + 16, tray.bottom - 6), 18, PALE, "aside", "bottomleft", width=tray.w - 32)
        area = p.zone(view, "specialists")
        held = [number for number, owner in enumerate(public.specialists) if owner == context.viewer]
        if public.mode == "solo":
            self._solo.draw(stage, view, context, self.face)
            return
        taker = receiver(public, context.viewer)
        words = say("pact-table-specialists", name=p.seat_name(view, context, taker))
        if public.mode == "beginner":
            light_fitted(stage, words, Rect(area.x, area.y - 6, area.w, 34), 20)
        else:
            place = Rect(area.x, area.y - 10, area.w, 36)
            light_fitted(stage, words, place, 18, "midleft")
            self._expert_words(stage, view, context)
        if not held:
            none = Rect(area.x + 8, area.y + 40, area.w - 16, 40)
            draw_fitted(stage, say("pact-table-none-now"), none, 18, PALE, "aside", "midleft")

    def _expert_words(self, stage: Stage, view: PactView, context: TableContext) -> None:
        words = self._marching(types_on_display(view.public, self._content, context.viewer))
        tray, commands = p.zone(view, "display"), p.zone(view, "commands")
        stage.text(words, (tray.x + 8, tray.bottom + 15), 17, PALE, "aside", "midleft", width=tray.w - 16)
        stage.icon("lock", (commands.x + 12, commands.y - 10), 20)
        words = say("pact-table-secret-commands")
        stage.text(words, (commands.x + 28, commands.y - 10), 17, PALE, "aside", "midleft", width=commands.w - 28)

    def _marching(self, types: int) -> str:
        """How many types somebody shows, and how many move a Marker how far (P-54)."""
        march = self._content.numbers.march
        if not march:
            return say("pact-table-types", types=types)
        keys = ("pact-table-stride", *["pact-table-later-stride"] * (len(march) - 1))
        strides = [say(key, types=stride.types, spaces=stride.spaces) for key, stride in zip(keys, march, strict=True)]
        return say("pact-table-types-march", types=types, strides=", ".join(strides))


def _last_turns(view: PactView, log: Sequence[LogEntry]) -> dict[int, list[Event]]:
    """For every clan the events of its last turn; what Helix and Ferdix do happens in others' turns."""
    found: dict[int, tuple[int, list[Event]]] = {}
    for entry in log[-80:]:
        strangers: dict[int, list[Event]] = {}
        mine: list[Event] = []
        for event in entry.events:
            clan = (
                event.clan if isinstance(event, Joined) else event.seat if isinstance(event, Completed) else entry.seat
            )
            (strangers.setdefault(clan, []) if clan >= view.public.players else mine).append(event)
        for clan, events in ((entry.seat, mine), *strangers.items()):
            turn, so_far = found.get(clan, (-1, []))
            found[clan] = (entry.turn, [*so_far, *events] if turn == entry.turn else list(events))
    return {clan: events for clan, (_, events) in found.items()}


def pictures() -> list[str]:
    """Every sprite of the ground."""
    counted_by = ("star", "pact_stick", "pact_goblin_cards", "pact_first", "pact_handshake", "pact_alone")
    return [f"icons/{name}.svg" for name in (*counted_by, "lock", "tick_badge")]
