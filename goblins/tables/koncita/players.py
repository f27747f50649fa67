"""The players' panels: portrait, Player card, Forfeits, Treasures and points, at four sizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from goblins.games.koncita.actions import Caught, Done, KoncitaAction
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.standing import stumbles_of
from goblins.games.koncita.state import NOWHERE, OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import ActionButton, PieceLook, TableContext
from goblins.tables.kit.plates import draw_active, draw_active_portrait, draw_waiting
from goblins.tables.kit.tempers import draw_temper
from goblins.tables.koncita.faces import PROPORTION, CardPainter
from goblins.tables.koncita.geometry import Panel, panel_of, zone
from goblins.tables.koncita.gestures import gesture_face
from goblins.tables.koncita.sentences import Breaches, why_out
from goblins.tables.koncita.showing import GestureFace
from goblins.ui.draw import passes
from goblins.ui.draw.fitted import draw_fitted, fits
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.moving import effects
from goblins.ui.moving.cues import Stamp
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

#: The colours of the six kinds of Forfeit, as on their decks.
DECK_COLOURS = ((178, 60, 116), (57, 97, 158), (134, 85, 44), (178, 58, 54), (95, 116, 38), (108, 69, 156))
PAPER = (231, 207, 160)
GOLD = (232, 176, 58)
STUMBLED = (122, 52, 60)
#: How large the emblem at a portrait's left foot is, away from the gestures, compared with the portrait.
EMBLEM = 0.38
#: How wide the stamp is on the panel of somebody who is out.
OUT_STAMP = 92.0


class Spots(NamedTuple):
    """Where the parts of a panel stand, from its upper left corner: positions and sizes for each size of panel."""

    name: Point
    room: float
    points: Point
    star: float
    card: Point
    forfeits: Point


SPOTS = {
    "own": Spots((114, 29), 108, (424, 31), 46, (236, 30), (261, 30)),
    "large": Spots((126, 36), 104, (264, 42), 56, (142, 80), (178, 80)),
    "medium": Spots((110, 30), 108, (268, 36), 48, (117, 72), (143, 72)),
    "small": Spots((106, 29), 104, (273, 32), 44, (236, 30), (114, 56)),
}
NAME_PX = {"own": 22.0, "large": 24.0, "medium": 22.0, "small": 20.0}
CARD_PX = {"own": 24.0, "large": 30.0, "medium": 26.0, "small": 20.0}
#: Won Treasures: where the first chip stands, how large they are, their distance, and how many there is room for.
CHIPS = {
    "own": ((346.0, 30.0), 30.0, 22.0, 3),
    "large": ((42.0, 138.0), 42.0, 45.0, 6),
    "medium": ((232.0, 72.0), 32.0, 26.0, 3),
    "small": ((202.0, 56.0), 30.0, 24.0, 3),
}


class PlayerPanels:
    """Paints the panels of everybody at the table."""

    def __init__(self, rules: KoncitaRules) -> None:
        self._rules, self._cards = rules, rules.cards

    def draw(self, stage: Stage, view: KoncitaView, context: TableContext, breaches: Breaches) -> None:
        """All of them; `breaches`: how everybody broke orders."""
        for seat in range(len(view.public.goblins)):
            self._panel(stage, view, context, seat)
            if view.public.breaches[seat] >= OUT:
                why = say(why_out(breaches[seat])) if seat in breaches else ""
                self._out(stage, panel_of(seat, context), why)

    def _out(self, stage: Stage, panel: Panel, why: str) -> None:
        """Where the gestures were of somebody who is out, and how it came to that (K-37)."""
        first, last = panel.gestures[0], panel.gestures[-1]
        y, left = first.centre[1], first.x + OUT_STAMP + 6
        effects.draw(
            Stamp(words=say("koncita-table-out"), at=(first.x + OUT_STAMP / 2, y), width=OUT_STAMP, turn=-7),
            stage,
            0.5,
            0.4,
        )
        room = max(last.right, panel.rect.right - 14) - left
        if fits(stage, why, room, 38, 18, "body"):  # else only the log tells it
            draw_fitted(stage, why, Rect(left, y - 19, room, 38), 18, RED, "body", "midleft")

    def _panel(self, stage: Stage, view: KoncitaView, context: TableContext, seat: int) -> None:
        panel, breaches = panel_of(seat, context), view.public.breaches[seat]
        rect, spots, out, acts = panel.rect, SPOTS[panel.size], breaches >= OUT, context.acting == seat
        self._parchment(stage, rect, acts=acts)
        if out:
            stage.box(rect.grown(-8), (120, 120, 128), 12, alpha=0.3)
        if out or view.public.goblins[seat] != NOWHERE:
            if acts:
                draw_active_portrait(stage, *panel.face)
            self._portrait(stage, panel, context, seat, out=out)
        self._name(stage, panel, context.name(seat))
        self._star(stage, (rect.x + spots.points[0], rect.y + spots.points[1]), spots.star, view, seat)
        px = stage.viewport.length(CARD_PX[panel.size])
        card = stage.painter(CardPainter).player_card(context.seat(seat).colour, px, lost=breaches > 0)
        stage.blit(card, (rect.x + spots.card[0], rect.y + spots.card[1]))
        self._forfeits(stage, (rect.x + spots.forfeits[0], rect.y + spots.forfeits[1]), view, seat)
        self._chips(stage, panel, view.public.won[seat])
        if panel.size == "large" and not out:
            self._hand(stage, rect, view.hand_sizes[seat])
        if not out and not view.public.table_forfeits:
            self._buttons(stage, panel, view, seat)
            self._stumbles(stage, panel, stumbles_of(view.public, seat))
        if not out:
            draw_waiting(stage, rect, seat, context)

    def _stumbles(self, stage: Stage, panel: Panel, count: int) -> None:
        """How often somebody has stumbled, at the head of their portrait (K-35)."""
        if count:
            place = stumbles_rect(panel)
            stage.box(place, STUMBLED, 12, INK, 2.4)
            stage.sprite("koncita/padlock.svg", (place.x + 13, place.centre[1]), 17)
            stage.text(str(count), (place.right - 14, place.centre[1] + 1), 17, CREAM)

    def _parchment(self, stage: Stage, rect: Rect, *, acts: bool) -> None:
        """The panel itself; a wedge points at whoever has the turn."""
        stage.panel(rect, curls="small", shadow=6)
        if acts:
            draw_active(stage, rect)

    def _buttons(self, stage: Stage, panel: Panel, view: KoncitaView, seat: int) -> None:
        """The six gestures, under a padlock after a stumble (K-35)."""
        for kind, button in enumerate(panel.gestures):
            draw_button(stage, button, gesture_face(view, self._cards, seat, kind))
        if view.public.locked >> seat & 1:
            first, last = panel.gestures[0], panel.gestures[-1]
            stage.sprite("koncita/padlock.svg", ((first.x + last.right) / 2, first.centre[1] - 2), 34)

    def _portrait(self, stage: Stage, panel: Panel, context: TableContext, seat: int, *, out: bool) -> None:
        who = context.seat(seat)
        middle, across = panel.face
        px = stage.viewport.length(across)
        picture = stage.tokens.portrait(who.colour, who.goblin, px, mood=context.mood(seat), badge=False)
        emblem = stage.tokens.emblem(who.colour, stage.viewport.length(across * EMBLEM))
        if out:
            picture = stage.cache.get(
                ("koncita_out", who.colour, who.goblin, context.mood(seat), px), lambda: _greyed(picture)
            )
            emblem = stage.cache.get(("koncita_out", who.colour, px), lambda: _greyed(emblem))
        stage.blit(picture, middle)
        stage.blit(emblem, (middle[0] - across * 0.36, middle[1] + across * 0.36))
        if not out:
            draw_temper(stage, who, middle, across)
        else:
            half = across * 0.36
            start, end = (middle[0] - half, middle[1] - half), (middle[0] + half, middle[1] + half)
            stage.line(start, end, RED, 7)

    def _name(self, stage: Stage, panel: Panel, name: str) -> None:
        spots = SPOTS[panel.size]
        place = panel.rect.x + spots.name[0], panel.rect.y + spots.name[1]
        stage.text(name, place, NAME_PX[panel.size], anchor="midleft", width=spots.room)

    def _star(self, stage: Stage, centre: Point, size: float, view: KoncitaView, seat: int) -> None:
        stage.icon("star", centre, size)
        points = points_of(view.public.won[seat], self._cards)
        stage.text(str(points), (centre[0], centre[1] + 2), size * (0.46 if points < 10 else 0.38))

    def _forfeits(self, stage: Stage, centre: Point, view: KoncitaView, seat: int) -> None:
        """How many they have, and with how many the game is over; red when one more is enough (K-50)."""
        count, most = (
            len(view.public.forfeits[seat]),
            self._rules.content(len(view.public.goblins)).numbers.most_forfeits,
        )
        stage.icon("forfeit", centre, 28)
        colour = RED if count >= most - 1 else INK
        stage.text(f"{count}/{most}", (centre[0] + 17, centre[1] + 1), 18, colour, anchor="midleft", width=34)

    def _chips(self, stage: Stage, panel: Panel, won: tuple[int, ...]) -> None:
        """The last Treasures that were won, as many as there is room for."""
        (x, y), size, _, most = CHIPS[panel.size]
        x, y = panel.rect.x + x, panel.rect.y + y
        if not won and panel.size == "large":
            room = panel.rect.w - 100
            stage.text(
                say("koncita-table-no-treasure"), (panel.rect.x + 26, y), 18, DIM, "aside", "midleft", width=room
            )
        for place, treasure in chip_rects(panel, won):
            icon = self._cards.treasures[treasure].icon
            stage.blit(stage.painter(CardPainter).chip(icon, stage.viewport.length(size)), place.centre)
        if len(won) > most:
            stage.text(f"+{len(won) - most}", (x - size * 0.55, y), 16, DIM, anchor="midright", width=20)

    def _hand(self, stage: Stage, rect: Rect, count: int) -> None:
        """Their hand is secret: backs."""
        px = stage.viewport.length(26)
        flat = stage.painter(CardPainter).movement_back(px)
        for place in range(count):
            turn = -9 * (place - (count - 1) / 2)
            turned = partial(pygame.transform.rotozoom, flat, turn, 1)
            back = stage.cache.get(("koncita_tiny_back", px, turn), turned)
            stage.blit(back, (rect.x + 264 + (place - (count - 1) / 2) * 12, rect.y + 100))


def draw_button(stage: Stage, rect: Rect, button: GestureFace, look: PieceLook = "idle") -> None:
    """A gesture button: parchment, or in its deck's colour with a golden rim when its order binds."""
    key = ("koncita_gesture", button.kind, bool(button.count), button.locked, look, button.due, rect.w)
    rect = rect.grown(-rect.w * 0.06)
    paint = partial(_paint_button, stage, button, look)
    if look == "hover" and not button.locked:
        stage.halo(rect.grown(-3), (60, 74, 46), 7, 10)
    if button.locked:
        stage.kept((key, "faded"), rect, lambda own: _faded(stage, own, paint), reach=6)
    else:
        stage.kept(key, rect, paint, reach=6)
    if button.count > 1 and not button.locked:
        stage.light(str(button.count), (rect.right - 5, rect.y + 7), 17, "center")


def _paint_button(stage: Stage, button: GestureFace, look: PieceLook, own: Rect) -> None:
    edge, round_by = 3.0 if own.w > 40 else 2.2, own.w * 0.22
    fill = DECK_COLOURS[button.kind] if button.count else PAPER
    red, green, blue = (round(part * 0.5 + 14) for part in (fill if button.count else (183, 148, 104)))
    stage.box(Rect(own.x, own.y + own.h * 0.07, own.w, own.h * 0.9), (red, green, blue), round_by, INK, edge)
    body = Rect(own.x, own.y + (3 if look == "held" else 0), own.w, own.h * 0.9)
    stage.box(body, fill, round_by, INK, edge)
    if button.count:
        rim = (255, 238, 150) if button.due or look == "hover" else GOLD
        stage.box(body.grown(-edge - 1), None, own.w * 0.16, rim, edge)
    stage.icon(f"gesture_{KINDS[button.kind]}", body.centre, own.w * 0.68, 1.0 if button.count else 0.62)


def _faded(stage: Stage, rect: Rect, paint: Callable[[Rect], None]) -> None:
    """A picture that is hardly there."""
    layer = pygame.Surface(stage.surface.get_size(), pygame.SRCALPHA)
    with stage.onto(layer):
        paint(rect)
    layer.set_alpha(105)
    stage.surface.blit(layer, (0, 0))


def _greyed(picture: pygame.Surface) -> pygame.Surface:
    return passes.faded(pygame.transform.grayscale(picture), 0.8)


def pictures() -> list[str]:
    """Every sprite of the panels."""
    return ["koncita/padlock.svg", "icons/forfeit.svg", "icons/star.svg", "icons/caught.svg"]


def forfeits_at(panel: Panel) -> Point:
    """Where a panel counts its Forfeits."""
    x, y = SPOTS[panel.size].forfeits
    return panel.rect.x + x + 24, panel.rect.y + y


def star_at(panel: Panel) -> Point:
    """Where a panel shows its points."""
    x, y = SPOTS[panel.size].points
    return panel.rect.x + x, panel.rect.y + y


def star_rect(panel: Panel) -> Rect:
    """The star with the points."""
    return centred(*star_at(panel), SPOTS[panel.size].star, SPOTS[panel.size].star)


def forfeits_rect(panel: Panel) -> Rect:
    """The number of Forfeits, with its sign."""
    return centred(*forfeits_at(panel), 80, 32)


def card_rect(panel: Panel) -> Rect:
    """The Player card."""
    (x, y), width = SPOTS[panel.size].card, CARD_PX[panel.size]
    return centred(panel.rect.x + x, panel.rect.y + y, width, width * PROPORTION)


def backs_rect(panel: Panel) -> Rect:
    """The hand of somebody else, where there is room for it."""
    return centred(panel.rect.x + 264, panel.rect.y + 100, 60, 44)


def stumbles_rect(panel: Panel) -> Rect:
    """How often they have stumbled."""
    (x, y), across = panel.face
    return centred(x - across * 0.3, y - across * 0.4, 46, 24)


def chip_rects(panel: Panel, won: tuple[int, ...]) -> list[tuple[Rect, int]]:
    """The last Treasures that were won, as many as there is room for, and where they lie."""
    (x, y), size, pitch, most = CHIPS[panel.size]
    x, y = panel.rect.x + x, panel.rect.y + y
    return [(centred(x + pitch * place, y, size, size), treasure) for place, treasure in enumerate(won[-most:])]


def next_chip(panel: Panel, won: int) -> Rect:
    """Where the next Treasure goes in a panel of somebody who has won so many."""
    (x, y), size, pitch, most = CHIPS[panel.size]
    return centred(panel.rect.x + x + pitch * min(won, most - 1), panel.rect.y + y, size, size)


def caught_rect(panel: Panel) -> Rect:
    """Where the *Caught!* button stands instead of the gestures (K-36)."""
    first, last = panel.gestures[0], panel.gestures[-1]
    wide = min(last.right - first.x, 170.0)
    return centred((first.x + last.right) / 2, first.centre[1], wide, min(46.0, first.h + 1))


def button_for(action: KoncitaAction, context: TableContext) -> ActionButton | None:
    """A decision that is made with a button: being done with throwing cards away (K-15), and *Caught!* (K-36)."""
    match action:
        case Done():
            rect = zone("discards")
            place = Rect(rect.right + 6, rect.centre[1] - 24, 72, 48)
            return ActionButton(place, say("koncita-table-done"), action, kind="orange")
        case Caught(seat=seat):
            place = caught_rect(panel_of(seat, context))
            question = say("koncita-table-agree", name=context.name(seat))
            words = say("koncita-table-caught")
            return ActionButton(place, words, action, icon="caught", kind="paper", question=question)
    return None
