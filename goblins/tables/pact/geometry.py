"""Every piece of Pact in its place: goblins in displays, hand and row; Tasks in row, pockets and tiles; expert cards."""

from __future__ import annotations

from goblins.core.kept import lately
from goblins.games.pact.content import SPECIALISTS, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY, clans_of, figures_of, uncovered
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.tables.pact import sheet
from goblins.tables.pact import showing as s
from goblins.tables.pact.expert_faces import symbol_places
from goblins.tables.pact.faces import TASK
from goblins.tables.pact.helpers import reason, usable
from goblins.tables.pact.piles import FAR_TILE, TILE, place_pact
from goblins.ui.moving.motion import Face, Layout, Piece, Placement
from goblins.ui.viewport import Rect, centred

CARD = 1.4
TICKET_SHAPE = 0.34
#: As long as tickets are at least so high they lie below each other, with all their words.
LOWEST_TICKET = 42.0
ZONE_Z, PILE_Z, CARD_Z, TASK_Z, HAND_Z = 1.0, 10.0, 40.0, 30.0, 100.0
CHOICE_CARD = 250.0
#: What lies between the places of a row, at least and at most.
SLOT_GAP, MOST_SLOT_GAP = 6.0, 28.0
CHOICE_Z, PANEL_Z = 400.0, 390.0


@lately(4)
def layout(view: PactView, context: TableContext, content: Content) -> Layout:
    """Every piece of a view in its place."""
    public = view.public
    placed: dict[Piece, Placement] = {}
    for clan in range(clans_of(public)):
        rect = p.plate_rect(view, context, clan)
        placed[p.plate_piece(clan)] = Placement(*rect.centre, rect.w, rect.h, s.ZoneFace(), ZONE_Z, fixed=True)
        if p.is_near(view, context, clan):
            _place_display(placed, view, context, clan, content)
            _place_permanent(placed, view, context, clan)
        _place_alone(placed, view, context, clan)
        _place_expert_cards(placed, view, context, clan, content)
    _place_middle(placed, view)
    for pact in range(clans_of(public)):
        place_pact(placed, view, context, pact)
    _place_specialists(placed, view, context, content)
    _place_hand(placed, view, context, content)
    _place_commands(placed, view, context)
    if sheet.is_open(view, context):
        placed.update(sheet.placements(view, context, content))
    if choosing_commands(view, context):
        placed[p.PANEL] = Placement(800, 435, 1120, 590, s.ChoiceFace(), PANEL_Z, fixed=True)
    if between_games(view):
        rect = p.NEXT_PAGE
        placed[p.PANEL] = Placement(*rect.centre, rect.w, rect.h, s.NextFace(view, context), PANEL_Z, fixed=True)
        rect = p.NEXT_SCORES
        placed[p.SCORES] = Placement(*rect.centre, rect.w, rect.h, s.ScoresFace(), PANEL_Z + 1, fixed=True)
    return placed


# ---------------------------------------------------------------------- the middle


def task_slot(view: PactView, slot: int) -> Rect:
    """A place of the Task row."""
    return _slot(p.zone(view, "tasks"), TASK, len(view.public.open_tasks), slot)


def row_slot(view: PactView, slot: int) -> Rect:
    """A place of the goblin row."""
    return _slot(p.zone(view, "row"), CARD, len(view.public.row), slot)


def _slot(area: Rect, shape: float, count: int, slot: int) -> Rect:
    """One of so many places side by side, as large as the area allows."""
    width = min(area.h / shape, (area.w - SLOT_GAP * (count - 1)) / count)
    step = min((area.w - width) / max(1, count - 1), width + MOST_SLOT_GAP)
    left = area.centre[0] - (step * (count - 1) + width) / 2
    return Rect(left + step * slot, area.y, width, width * shape)


def _place_middle(placed: dict[Piece, Placement], view: PactView) -> None:
    public = view.public
    rect = p.zone(view, p.TASK_DECK.kind)
    face = s.TaskDeckFace(view.next_season, sum(view.seasons_left))
    placed[p.TASK_DECK] = Placement(*rect.centre, rect.w, rect.h, face, PILE_Z, fixed=True)
    for slot, task in enumerate(public.open_tasks):
        if task != NO_TASK:
            rect = task_slot(view, slot)
            placed[p.task_piece(task)] = Placement(*rect.centre, rect.w, rect.h, s.TaskFace(task), TASK_Z)
    rect = p.zone(view, p.DECK.kind)
    placed[p.DECK] = Placement(*rect.centre, rect.w, rect.h, s.DeckFace(view.deck_size), PILE_Z)
    for slot, card in enumerate(public.row):
        if card != NO_CARD:
            rect = row_slot(view, slot)
            placed[p.goblin_piece(card)] = Placement(*rect.centre, rect.w, rect.h, s.GoblinFace(card), CARD_Z)
    rect = p.zone(view, p.DISCARDS.kind)
    placed[p.DISCARDS] = Placement(*rect.centre, rect.w, rect.h, s.ZoneFace(), ZONE_Z, fixed=True)
    for depth, card in enumerate(public.discards[-3:]):
        look, angle = s.DiscardedFace(card, card == public.discards[-1]), (0.0, 5.0, -4.0)[card % 3]
        placed[p.goblin_piece(card)] = Placement(*rect.centre, rect.w, rect.h, look, PILE_Z + depth, angle, fixed=True)


# ---------------------------------------------------------------------- clans


def display_width(view: PactView, context: TableContext, clan: int) -> float:
    """How wide a goblin on display is."""
    if clan == context.viewer:
        return 68.0 if view.public.markers else 74.0
    return 44.0 if clans_of(view.public) == 3 else 42.0


def kind_x(view: PactView, context: TableContext, clan: int, kind: int) -> float:
    """The middle of a kind's place in a display: every kind has one of its own, so that a gap shows."""
    tray = p.tray_rect(view, context, clan)
    margin = 12 if clan == context.viewer else 4
    step = (tray.w - 2 * margin) / len(KINDS)
    return tray.x + margin + step * (kind + 0.5)


def display_y(view: PactView, context: TableContext, clan: int) -> float:
    """The middle of a display's cards."""
    tray = p.tray_rect(view, context, clan)
    return tray.centre[1] + (6 if clan == context.viewer else 4)


def _place_display(
    placed: dict[Piece, Placement], view: PactView, context: TableContext, clan: int, content: Content
) -> None:
    width = display_width(view, context, clan)
    room = 18.0 if clan == context.viewer else 14.0
    kept = _chosen(view, context) if clan == context.viewer else ()
    shown: dict[int, list[int]] = {}
    for card in (*view.public.displays[clan], *kept):
        shown.setdefault(content.pack.kind_of[card], []).append(card)
    y = display_y(view, context, clan)
    for kind, cards in sorted(shown.items()):
        x = kind_x(view, context, clan, kind)
        step = min(9.0, 2 * room / max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            lower = y + step * (place - (len(cards) - 1) / 2)
            on_top = len(cards) if place == len(cards) - 1 else 1
            face = s.ShownFace(card, on_top)
            placed[p.goblin_piece(card)] = Placement(x, lower, width, width * CARD, face, CARD_Z + place, fixed=True)


def _chosen(view: PactView, context: TableContext) -> tuple[int, ...]:
    """The goblin that will start the display of the one who looks: it lies there already, where nobody else can see it."""
    return (view.chosen,) if view.chosen != NO_CARD and view.seat == context.viewer and not context.covered else ()


def _place_permanent(placed: dict[Piece, Placement], view: PactView, context: TableContext, clan: int) -> None:
    """Uncovered symbols of a Master stand above their kind's place (P-53)."""
    kind, permanent = uncovered(view.public, clan)
    width = display_width(view, context, clan)
    size = width * 0.62
    y = display_y(view, context, clan) - width * 0.7 - 4
    for number in range(permanent):
        x = kind_x(view, context, clan, kind) + (number - (permanent - 1) / 2) * size * 0.55
        placed[Piece(p.PERMANENT, clan, number)] = Placement(
            x, y, size, size, s.PermanentFace(kind), CARD_Z + 30 + number, fixed=True
        )


def _place_alone(placed: dict[Piece, Placement], view: PactView, context: TableContext, clan: int) -> None:
    """Tasks done alone, and the dynamite bonus, as tiles."""
    public = view.public
    won = public.prize if public.prize_winner == clan else ()
    tasks = (*public.alone[clan], *won)
    rect = alone_rect(view, context, clan)
    size = TILE if clan == context.viewer else FAR_TILE
    pitch = min(size + 3, (rect.w - size) / max(1, len(tasks) - 1))
    for place, task in enumerate(tasks):
        x = rect.x + size / 2 + place * pitch
        face = s.TileFace(task)
        placed[p.task_piece(task)] = Placement(x, rect.centre[1], size, size, face, TASK_Z + place, fixed=True)


def alone_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where the Tasks that a clan did alone lie."""
    public = view.public
    rect = p.clan_rect(view, context, clan)
    if clan == context.viewer:
        return Rect(rect.x + 20, rect.y + 262, rect.w - 40, 40)
    if not p.is_near(view, context, clan):
        return Rect(rect.x + 330, rect.y + 74, 66, 36)
    if clans_of(public) == 3:
        return Rect(rect.x + 60, rect.bottom - (54 if not public.markers else 0), rect.w - 70, 36)
    if not public.markers:
        return Rect(rect.x + 60, rect.y + 272, rect.w - 70, 36)
    return Rect(rect.x + 222, rect.bottom - 30, 84, 30)


def _place_expert_cards(
    placed: dict[Piece, Placement], view: PactView, context: TableContext, clan: int, content: Content
) -> None:
    public = view.public
    if clan >= len(public.masters):
        return
    colour = context.seat(clan).colour
    if p.is_near(view, context, clan):
        rect = master_rect(view, context, clan)
        face = master_face(view, context, clan, content)
        placed[p.master_piece(clan)] = Placement(*rect.centre, rect.w, rect.h, face, PILE_Z, fixed=True)
        unit = rect.w / 240
        middles, scale = symbol_places(len(face.standing))
        for number in range(figures_of(public, clan), len(face.standing)) if clan == context.viewer else ():
            x, y, size = rect.x + middles[number] * unit, rect.y + 75 * unit, 54 * scale * unit
            placed[p.figure_piece(clan, number)] = Placement(x, y, size, size, s.FigureFace(colour), PILE_Z + 5)
    if public.markers and p.is_near(view, context, clan):
        rect = dynamite_rect(view, context, clan)
        track = s.DynamiteFace(public.markers[clan], colour)
        placed[p.dynamite_piece(clan)] = Placement(*rect.centre, rect.w, rect.h, track, PILE_Z, fixed=True)


def master_face(view: PactView, context: TableContext, seat: int, content: Content) -> s.MasterFace:
    """What a Master Goblin shows."""
    gone, kind = figures_of(view.public, seat), view.public.masters[seat]
    standing = tuple(number >= gone for number in range(content.masters[kind].symbols))
    return s.MasterFace(kind, standing, context.seat(seat).colour)


def master_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where a Master Goblin lies."""
    if clan == context.viewer:
        return p.zone(view, "master")
    rect = p.clan_rect(view, context, clan)
    top = rect.y + (352 if clans_of(view.public) == 3 else 268)
    return Rect(rect.x, top, 116, 81)


def dynamite_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where a Dynamite card lies."""
    if clan == context.viewer:
        return p.zone(view, "dynamite")
    rect = p.clan_rect(view, context, clan)
    top = rect.y + (352 if clans_of(view.public) == 3 else 268)
    return Rect(rect.x + 124, top, 178, 62)


# ---------------------------------------------------------------------- Specialists, hand, Commands


#: A Specialist, where it lies, and how.
LyingSpecialist = tuple[int, Rect, type[s.SpecialistFace]]


def _place_specialists(placed: dict[Piece, Placement], view: PactView, context: TableContext, content: Content) -> None:
    public = view.public
    between = between_games(view)
    looking = not between and not public.ending and not context.covered
    able = usable(view) if looking else list(range(len(SPECIALISTS)))
    for clan in range(public.players):
        held = [number for number, owner in enumerate(public.specialists) if owner == clan]
        if public.mode == "solo":
            held = list(range(len(SPECIALISTS)))
        for number, rect, form in specialist_places(view, context, clan, held):
            own = public.specialists[number] == view.seat == context.viewer
            said = own and looking and form is s.SpecialistFace and public.mode != "solo"
            when = reason(view, content, number, able) if said else ""
            face = form(number, public.specialists[number] == NOBODY, own and number not in able, when)
            z = PANEL_Z + 2 if between else PILE_Z + 2
            placed[p.specialist_piece(number)] = Placement(*rect.centre, rect.w, rect.h, face, z)


def specialist_places(view: PactView, context: TableContext, clan: int, held: list[int]) -> list[LyingSpecialist]:
    """Where a seat's Specialists lie, and how: as cards with words, as tickets, or as mere icons."""
    public = view.public
    if not p.is_near(view, context, clan):
        rect = p.clan_rect(view, context, clan)
        return [
            (number, Rect(rect.x + 86 + 31 * place, rect.y + 80, 28, 28), s.BadgeFace)
            for place, number in enumerate(held)
        ]
    if clan == context.viewer:
        return _own_specialists(view, held)
    rect = p.clan_rect(view, context, clan)
    if public.mode == "beginner" and clans_of(public) == 3 and len(held) <= 3:
        pitch, wide, tall = (62, 262, 56) if len(held) <= 2 else (44, 300, 40)
        return [
            (n, Rect(rect.x, rect.y + 256 + pitch * place, wide, tall), s.TicketFace) for place, n in enumerate(held)
        ]
    top = rect.y + (254 if clans_of(public) == 3 else 218)
    if len(held) > 2 and clans_of(public) > 3 or len(held) > 4:
        return [(n, Rect(rect.x + 49 * place, top, 44, 44), s.BadgeFace) for place, n in enumerate(held)]
    columns = 1 if len(held) <= (2 if clans_of(public) == 3 else 1) else 2
    width = 304 if columns == 1 else 150
    return [
        (n, Rect(rect.x + 154 * (place % columns), top + 46 * (place // columns), width, 42), s.TicketFace)
        for place, n in enumerate(held)
    ]


def _own_specialists(view: PactView, held: list[int]) -> list[LyingSpecialist]:
    public = view.public
    area = p.NEXT_SPECIALISTS if between_games(view) else p.zone(view, "specialists")
    if public.mode == "beginner" and len(held) <= 2:
        return [
            (n, Rect(area.x + 174 * place, area.y + 30, 166, 232), s.SpecialistFace) for place, n in enumerate(held)
        ]
    top = area.y + (28 if public.mode != "solo" else 0)
    high_enough = len(held) * (LOWEST_TICKET + 6) - 6 <= area.bottom - top
    columns = 1 if high_enough and public.mode != "solo" else 2
    rows = max(2, -(-len(held) // columns))
    width = (area.w - 8 * (columns - 1)) / columns
    # a ticket's emblem is as wide as the ticket is high: a narrow one is lower, so that its name has room
    height = min(62.0, TICKET_SHAPE * width, (area.bottom - top - 6 * (rows - 1)) / rows)
    return [
        (
            n,
            Rect(area.x + (width + 8) * (place % columns), top + (height + 6) * (place // columns), width, height),
            s.TicketFace,
        )
        for place, n in enumerate(held)
    ]


def hand_order(view: PactView, context: TableContext, content: Content) -> list[int]:
    """The hand by kind. Where a covered goblin lies must not tell its kind."""
    if context.covered:
        return list(view.hand)
    return sorted(view.hand, key=lambda card: (content.pack.kind_of[card], card))


def _place_hand(placed: dict[Piece, Placement], view: PactView, context: TableContext, content: Content) -> None:
    area = p.zone(view, p.HAND.kind)
    placed[p.HAND] = Placement(*area.centre, area.w, area.h, s.ZoneFace(), ZONE_Z, fixed=True)
    tray = p.zone(view, p.DISPLAY.kind)
    placed[p.DISPLAY] = Placement(*tray.centre, tray.w, tray.h, s.ZoneFace(), ZONE_Z, fixed=True)
    width = area.h / CARD
    kept = _chosen(view, context)
    hand = [card for card in hand_order(view, context, content) if card not in kept]
    for place, (card, x) in enumerate(zip(hand, p.in_row(len(hand), area, width, 12), strict=True)):
        face: Face = s.BackFace() if context.covered else s.GoblinFace(card)
        placed[p.goblin_piece(card)] = Placement(x, area.centre[1], width, area.h, face, HAND_Z + place)


def _place_commands(placed: dict[Piece, Placement], view: PactView, context: TableContext) -> None:
    if not view.commands:
        return
    if choosing_commands(view, context):
        xs = p.in_row(len(view.commands), Rect(270, 0, 1060, 10), CHOICE_CARD, 40)
        for x, command in zip(xs, view.commands, strict=True):
            face = s.CommandFace(command)
            placed[p.command_piece(command)] = Placement(
                x, 420, CHOICE_CARD, CHOICE_CARD * CARD, face, CHOICE_Z, fixed=True
            )
        return
    area = p.zone(view, "commands")
    few = len(view.commands) < 3
    width = 98.0 if few else (area.w - 8) / len(view.commands)  # side by side: numeral and values are to be seen
    for x, command in zip(p.in_row(len(view.commands), area, width, 8, left=True), view.commands, strict=True):
        look: Face = s.CommandBackFace() if context.covered else s.KeptFace(command)
        rect = centred(x, area.y + width * CARD / 2, width, width * CARD)
        placed[p.command_piece(command)] = Placement(*rect.centre, rect.w, rect.h, look, PILE_Z, fixed=True)


def choosing_commands(view: PactView, context: TableContext) -> bool:
    """Whether the one who looks decides which Commands to keep."""
    return view.public.phase == "commands" and view.public.active == context.viewer and not context.covered


def between_games(view: PactView) -> bool:
    """Whether a game of a campaign is won, and the next one is still to begin."""
    return view.public.phase == "next" and not view.public.ending
