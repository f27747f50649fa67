"""The Koncita table's ground: moss, the room with its four walls, headings, decks, the banner, the log, and the panels."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.events import Breached
from goblins.games.koncita.legal import playable
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOBODY, NOWHERE, OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.kit.log import Line
from goblins.tables.koncita import sentences
from goblins.tables.koncita.faces import CardPainter
from goblins.tables.koncita.geometry import hand_slot, played_slot, zone
from goblins.tables.koncita.lettering import kind_title
from goblins.tables.koncita.pieces import badge
from goblins.tables.koncita.players import PlayerPanels
from goblins.tables.koncita.room import draw_room
from goblins.ui.draw.fitted import draw_fitted, light_fitted
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Rect, centred
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

PILES = ("deck", "discards")
#: The steps of a turn in the banner: how wide they are together.
#: A sentence that would have to be smaller than this to stand on one line gets both.
LONG = 0.7
STEPS_WIDTH = 186.0
DONE, NOW = (47, 110, 94), (228, 140, 40)
#: What grows in the lower left corner where few play: colour, size, and where.
MUSHROOMS = (("violet", 46.0, (70.0, 850.0)), ("blue", 30.0, (114.0, 868.0)), ("red", 38.0, (288.0, 860.0)))


class Ground:
    """Paints what does not move. Moss and room are kept; panels and headings are painted for every view."""

    def __init__(self, rules: KoncitaRules) -> None:
        self._rules = rules
        self._panels = PlayerPanels(rules)

    def draw(
        self, stage: Stage, view: KoncitaView, context: TableContext, log: Sequence[Line], breaches: sentences.Breaches
    ) -> None:
        """Everything below the pieces; `log` is what happened last, `breaches` how everybody broke orders."""
        players = len(view.public.goblins)
        stage.background((self, players), lambda: self._room(stage, players))
        decision = view.public.decision
        self._banner(stage, view, context, self._asked(view, context, breaches), decision.seat if decision else NOBODY)
        self._log(stage, context, log)
        self._treasure(stage, view)
        self._piles(stage, view)
        if view.public.breaches[context.viewer] < OUT:
            self._hand(stage, context)
        self._panels.draw(stage, view, context, breaches)
        if len(view.public.goblins) <= 3:
            self._steps(stage, view)
        if view.public.breaches[context.viewer] >= OUT:
            self._farewell(stage, breaches.get(context.viewer, ()))

    # ------------------------------------------------------------------ the table-top and the room

    def _room(self, stage: Stage, players: int) -> pygame.Surface:
        viewport = stage.viewport
        with stage.onto(pygame.Surface((1, 1))):  # made first: where something is missing, the moss is for nothing
            self._furnish(stage, players)
        top = stage.backdrops.moss((viewport.width, viewport.height), viewport.scale)
        with stage.onto(top):
            self._furnish(stage, players)
        return top

    def _furnish(self, stage: Stage, players: int) -> None:
        """The room, and what stands beside it on the table-top."""
        content = self._rules.content(players)
        draw_room(stage, content.room, zone("room"))
        stage.light(say("koncita-table-treasure"), (1124, 36), 22, width=120)
        light_fitted(stage, say("koncita-table-forfeits"), Rect(1346, 20, 230, 30), 22, "midleft")
        for name in PILES:
            place = zone(name)
            label = say(f"koncita-table-{name}")
            stage.light(label, (place.centre[0], place.y - 13), 18, "center", width=96)
            _slot(stage, place)
        self._places(stage, content)
        for kind in KINDS:
            deck = zone(f"forfeit_{kind}")
            _slot(stage, deck.grown(-2))
            stage.light(kind_title(kind), (deck.centre[0], deck.bottom + 16), 18, "center", width=74)
        if players <= 4:
            stage.light(say("koncita-table-name"), (26, 36), 30)
        if players <= 3:
            self._sequence(stage, players)
            for colour, size, at in MUSHROOMS:
                stage.sprite(f"shell/mushroom_{colour}.svg", at, size)

    def _places(self, stage: Stage, content: Content) -> None:
        """Where the cards of a turn are laid, and where the hand lies."""
        cards, hand = content.numbers.cards_in_a_turn, content.numbers.hand
        for number in range(cards):
            place = played_slot(number, cards)
            key = "koncita-table-ordinal-card" if cards < 3 else "koncita-table-ordinal"
            stage.light(say(key, number=number + 1), (place.centre[0], place.y - 15), 18, "center", width=90)
            _slot(stage, place)
        for number in range(hand):
            _slot(stage, hand_slot(number, hand))

    def _sequence(self, stage: Stage, players: int) -> None:
        """A turn's order, where there is room for it."""
        rect = sequence_rect(players)
        stage.panel(rect, shadow=6)
        stage.text(say("koncita-turn"), (rect.centre[0], rect.y + 36), 24)
        y, steps = rect.y + 54, _sequence_of(self._rules.content(players))
        widest = max(stage.text_width(words, 18, "body") for lines in steps for words in lines)
        px = 18 * min(1.0, 228 / widest)
        for lines in steps:
            for line, words in enumerate(lines):
                stage.text(words, (rect.x + 64, y + 12 + 24 * line), px, kind="body", anchor="midleft", width=230)
            y += 24 * len(lines) + 11

    def _steps(self, stage: Stage, view: KoncitaView) -> None:
        """The numbers of a turn's steps: orange where the game is, green where it has been."""
        players = len(view.public.goblins)
        rect, at = sequence_rect(players), _step_of(view)
        y = rect.y + 54
        for number, lines in enumerate(_sequence_of(self._rules.content(players)), start=1):
            place = rect.x + 38, y + 12 * len(lines)
            fill = NOW if number == at else DONE if number < at else CREAM
            stage.box(centred(*place, 30, 30), fill, 15, INK, 2.6)
            stage.text(str(number), place, 18, CREAM if number < at else INK)
            y += 24 * len(lines) + 11

    # ------------------------------------------------------------------ what is going on

    def draw_meanwhile(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        """While things move nobody is asked for anything: the banner says only whose turn it is."""
        if view.public.decision is not None:
            seat = sentences.named_meanwhile(view)
            self._banner(stage, view, context, sentences.meanwhile(view, context), seat)

    def _asked(self, view: KoncitaView, context: TableContext, breaches: sentences.Breaches) -> str:
        """What the table waits for."""
        content, viewer = self._rules.content(len(view.public.goblins)), context.viewer
        placed = view.public.goblins[viewer] != NOWHERE
        can_play = placed and bool(playable(view.public, content, viewer, view.hand))
        return sentences.now(view, context, content, can_play=can_play, breaches=breaches)

    def _banner(self, stage: Stage, view: KoncitaView, context: TableContext, words: str, seat: int) -> None:
        """What to do, with the emblem of whom the words name; where in the turn we are."""
        rect = zone("banner")
        stage.panel(rect, curls="small", shadow=6)
        decision = view.public.decision
        if seat != NOBODY:
            emblem = stage.tokens.emblem(context.seat(seat).colour, stage.viewport.length(36))
            stage.blit(emblem, (rect.x + 32, rect.centre[1]))
        content = self._rules.content(len(view.public.goblins))
        stage.text(words, (rect.x + 58, rect.centre[1]), 23, anchor="midleft", width=rect.w - 268)
        if decision is None or decision.kind == "place":
            return
        at = max(0, len(view.public.played) - (decision.kind != "pick"))
        cards = range(1, content.numbers.cards_in_a_turn + 1)
        steps = (*(say("koncita-table-ordinal", number=card) for card in cards), say("koncita-table-draw"))
        pitch = STEPS_WIDTH / len(steps)
        for number, label in enumerate(steps):
            pill = Rect(steps_rect().x + pitch * number, steps_rect().y, pitch - 6, 32)
            fill = DONE if number < at else NOW if number == at else (242, 226, 190)
            stage.box(pill, fill, 16, INK, 2.4)
            stage.text(label, pill.centre, 17, CREAM if number < at else INK, width=pill.w - 4)

    def _log(self, stage: Stage, context: TableContext, log: Sequence[Line]) -> None:
        """The last things that happened, the newest first."""
        rect = zone("log")
        stage.panel(rect, curls="small", shadow=6)
        if not log:
            words = say("koncita-table-at-the-door")
            draw_fitted(
                stage, words, Rect(rect.x + 28, rect.y + 8, rect.w - 48, rect.h - 16), 18, DIM, "aside", "midleft"
            )
        long = log and stage.text_width(log[0].words, 18, "body") * LONG > rect.w - 70
        for number, line in enumerate(log[:1] if long else log):
            place = Rect(rect.x + 50, rect.y + 11 + 26 * number, rect.w - 70, 22)
            if long:  # where many play, it stands on the lower line what wins
                place = Rect(place.x, rect.y + 6, place.w, 30 if len(context.setup.seats) > 4 else rect.h - 12)
            emblem = stage.tokens.emblem(context.seat(line.seat).colour, stage.viewport.length(24))
            stage.blit(emblem, (rect.x + 28, place.centre[1]))
            draw_fitted(stage, line.words, place, 18, DIM if number else INK, "body", "midleft")

    def _treasure(self, stage: Stage, view: KoncitaView) -> None:
        """How many Treasures are left."""
        rect = zone("treasure")
        x = rect.x + min(120.0, stage.text_width(say("koncita-table-treasure"), 22)) + 12
        words, place = say("koncita-table-left", count=view.treasures_left), Rect(x, 18, rect.right - x, 38)
        draw_fitted(stage, words, place, 18, CREAM, "body", "midleft", outline=True)
        if view.treasure < 0:
            _slot(stage, rect)
            light_fitted(stage, say("koncita-table-none-left"), rect.grown(-8), 20)
            return
        for depth in range(min(3, view.treasures_left - 1), 0, -1):
            stage.box(rect.moved(3 * depth, 3 * depth), (184, 122, 30), 12, INK, 2.4)

    def _piles(self, stage: Stage, view: KoncitaView) -> None:
        rect = zone("deck")
        back = stage.painter(CardPainter).movement_back(stage.viewport.length(rect.w))
        if view.deck_size:
            for depth in range(min(2, view.deck_size - 1), -1, -1):
                stage.blit(back, (rect.centre[0] + 2 * depth, rect.centre[1] + 3 * depth))
        badge(stage, (rect.right - 7, rect.bottom - 9), view.deck_size)

    def _hand(self, stage: Stage, context: TableContext) -> None:
        rect = zone("hand")
        whose = say("koncita-table-your-hand")
        if len(context.setup.humans) > 1:
            whose = say("koncita-table-hand", name=context.name(context.viewer))
        heading = stage.light(whose, (rect.x, rect.y - 22), 22, width=230)
        stage.icon("eye_shut", (heading.right + 24, rect.y - 20), 28)
        end = rect.right - 100 if context.assisted else rect.right
        words = say("koncita-table-secret")
        stage.light(words, (heading.right + 44, rect.y - 21), 18, kind="body", width=end - heading.right - 44)
        if context.assisted:
            draw_tag(stage, (rect.right - 46, rect.y - 21), say("koncita-table-assisted"))

    def _farewell(self, stage: Stage, ways: Sequence[Breached]) -> None:
        """Where the hand was of somebody who is out."""
        rect = zone("hand")
        stage.panel(rect, curls="small", shadow=8)
        lines = (
            say("koncita-out-of-game"),
            say("koncita-out-why", way=sentences.why_out(ways, "you")) if ways else "",
            say("koncita-out-keep"),
        )
        place = Rect(rect.x + 30, rect.y + 10, rect.w - 60, 40)
        below = (zone("hurry").y - 4 - place.bottom) / (len(lines) - 1)  # the way to the result stands under them
        for number, words in enumerate(lines):
            draw_fitted(stage, words, place, 24 if not number else 19, RED if not number else INK)
            place = Rect(place.x, place.bottom, place.w, below)


def steps_rect() -> Rect:
    """Where the banner tells the steps of a turn."""
    rect = zone("banner")
    return Rect(rect.right - 10 - STEPS_WIDTH, rect.y + 11, STEPS_WIDTH, 32)


def sequence_rect(players: int) -> Rect:
    """Where the order of a turn stands: below the panels of the others."""
    return zone("sequence") if players == 2 else zone("sequence").moved(0, 226)


def _step_of(view: KoncitaView) -> int:
    """Which step of a turn is being done, counted from 1; 0 outside a turn."""
    decision = view.public.decision
    if decision is None or decision.kind == "place":
        return 0
    if len(view.public.played) > (decision.kind != "pick"):
        return 3
    return 1 if decision.kind in ("pick", "use") else 2


def _sequence_of(content: Content) -> list[tuple[str, ...]]:
    """What is done in a turn, in lines."""
    more = content.numbers.cards_in_a_turn - 1
    again = [say("koncita-turn-again", more=more)] if more else []
    steps = [say("koncita-turn-play"), say("koncita-turn-follows"), *again]
    steps.append(say("koncita-turn-draw", hand=content.numbers.hand))
    return [tuple(words.splitlines()) for words in steps]


def _slot(stage: Stage, rect: Rect) -> None:
    """An empty place."""
    stage.box(rect, (10, 12, 26), 10, (168, 196, 170), 2.2, alpha=0.28, dash="9 8")


def pictures() -> list[str]:
    """Every sprite of the ground."""
    return ["icons/eye_shut.svg", *(f"shell/mushroom_{colour}.svg" for colour, _, _ in MUSHROOMS)]
