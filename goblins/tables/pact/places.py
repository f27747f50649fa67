"""Where things of Pact lie: the zones of its maps, who sits where in the ring, and the kinds of pieces there are."""

from __future__ import annotations

from functools import cache

from goblins.content.tiled import zones
from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import clans_of, left_of, right_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.kit.plates import ShowsTurn
from goblins.tables.kit.zones import areas as zones_of
from goblins.tables.kit.zones import zone as zone_of
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point, Rect, centred

#: Kinds of pieces. A piece's number says which one it is: a card, a clan, a column of the sheet.
GOBLIN, TASK, SPECIALIST, COMMAND, FIGURE = "goblin", "task", "specialist", "command", "figure"
PLATE, PACT, MASTER, DYNAMITE, PERMANENT = "plate", "pact", "master", "dynamite", "permanent"
COLUMN, CELL = "column", "cell"
DECK, TASK_DECK, DISCARDS = Piece("deck"), Piece("task_deck"), Piece("discards")
HAND, DISPLAY = Piece("hand"), Piece("display")
#: Places of the table that have zones of the same names.
AREAS = (HAND, DISPLAY, DISCARDS, DECK, TASK_DECK)
#: So far beyond its cards the hand can be clicked, however many there are.
HAND_RIM = 6.0
SHEET, PANEL = Piece("sheet"), Piece("panel")
#: What shows how the last game of a campaign was counted.
SCORES = Piece("scores")
#: A goblin on its way from the deck into a hand, seen by nobody who looks.
DRAWN = Piece("drawn")
#: With so many clans everybody else is a neighbour.
SMALLEST_RING = 3
#: So far to each side the words over one's own Pact card may be wider than it.
BEYOND_POCKET = 13.0
#: How wide the line about the aim is where a tag beside it says that there was help.
HELPED_AIM = 228.0
STRANGERS = ("Helix", "Ferdix")
STRANGER_FACES = ("helix", "ferdix")
#: Between two games of a campaign: the page with the map, where Specialists come back, and what goes on, ends and shows more.
NEXT_PAGE = Rect(0, 88, 1600, 812)
NEXT_SPECIALISTS = Rect(1168, 548, 390, 160)
NEXT_GO, NEXT_END, NEXT_SCORES = Rect(1148, 738, 430, 70), Rect(1148, 820, 246, 58), Rect(1404, 820, 174, 58)


def _ring(view: PactView) -> str:
    return "ring_solo" if view.public.mode == "solo" else f"ring_{clans_of(view.public)}"


def _mine(view: PactView) -> str:
    return {"beginner": "mine_beginner", "solo": "mine_solo"}.get(view.public.mode, "mine_expert")


def zone(view: PactView, name: str) -> Rect:
    """A zone of the table, for so many clans and the rules that are played."""
    return _zone(_ring(view), _mine(view), name)


@cache
def _zone(ring: str, mine: str, name: str) -> Rect:
    """A zone of the ring's map, or else of the one's who looks; a layout asks for some of them a hundred times."""
    return zone_of("pact", ring if name in zones("pact", ring) else mine, name)


# ---------------------------------------------------------------------- the ring


def far_clans(view: PactView, context: TableContext) -> list[int]:
    """The clans that are no neighbours of the one who looks, from left to right."""
    count = clans_of(view.public)
    return [(context.viewer + step) % count for step in range(2, count - 1)]


def seat_name(view: PactView, context: TableContext, clan: int) -> str:
    """What a clan is called."""
    return context.name(clan) if clan < view.public.players else STRANGERS[clan - view.public.players]


def is_left(view: PactView, context: TableContext, clan: int) -> bool:
    """Whether a clan is the left neighbour of the one who looks."""
    return clan == left_of(view.public, context.viewer)


def is_right(view: PactView, context: TableContext, clan: int) -> bool:
    """Whether a clan is the right neighbour of the one who looks."""
    return clan == right_of(view.public, context.viewer)


def clan_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where a clan sits."""
    if clan == context.viewer:
        return zone(view, "plate")
    if is_left(view, context, clan):
        return zone(view, "left")
    if is_right(view, context, clan):
        return zone(view, "right")
    return zone(view, f"far_{far_clans(view, context).index(clan) + 1}")


def plate_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """A clan's plate."""
    rect = clan_rect(view, context, clan)
    near = is_left(view, context, clan) or is_right(view, context, clan)
    return Rect(rect.x, rect.y, rect.w, 86) if near else rect


def acting(view: PactView) -> int | None:
    """Who has the turn; nobody when all is over."""
    return None if view.public.ending else view.public.active


class PactPlates(ShowsTurn[PactView]):
    """Whose plate shines, and where it is."""

    def acting(self, view: PactView) -> int | None:
        """Who has the turn."""
        return acting(view)

    def plate(self, view: PactView, context: TableContext, seat: int) -> Rect:
        """The plate of a seat."""
        return plate_rect(view, context, seat)


def portrait_at(view: PactView, context: TableContext, clan: int) -> Point:
    """Where a clan's portrait is on its plate."""
    plate = plate_rect(view, context, clan)
    return (plate.centre[0], plate.y + 62) if clan == context.viewer else (plate.x + 40, plate.centre[1])


def goblin_character(content: Content, card: int) -> str:
    """The character on a goblin's card."""
    return f"pact_{KINDS[content.pack.kind_of[card]]}_{content.look(card) + 1}"


def character_of(view: PactView, context: TableContext, clan: int) -> str:
    """The character a clan's portrait shows."""
    players = view.public.players
    return context.seat(clan).goblin if clan < players else STRANGER_FACES[clan - players]


def is_near(view: PactView, context: TableContext, clan: int) -> bool:
    """Whether a clan's display lies open before it: one's own, or a neighbour's."""
    return clan == context.viewer or is_left(view, context, clan) or is_right(view, context, clan)


def tray_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where a near clan's display lies."""
    if clan == context.viewer:
        return zone(view, "display")
    rect = clan_rect(view, context, clan)
    return Rect(rect.x, rect.y + 114, rect.w, 132 if clans_of(view.public) == 3 else 96)


def pact_rect(view: PactView, context: TableContext, pact: int) -> Rect:
    """Where a Pact card lies with its pile: one's own at the lower corners, the others above."""
    if pact == context.viewer:
        return zone(view, "pocket_left")
    if pact == right_of(view.public, context.viewer):
        return zone(view, "pocket_right")
    count = clans_of(view.public)
    return zone(view, f"far_pact_{(pact - context.viewer) % count}")


def drop_rect(view: PactView, context: TableContext, pact: int) -> Rect:
    """Where a Task is dropped on a Pact card: its frame leaves the words over one's own, which are wider than the card."""
    rect = pact_rect(view, context, pact)
    beyond = BEYOND_POCKET if is_own_pact(view, context, pact) else 0.0
    return Rect(rect.x - beyond, rect.y, rect.w + 2 * beyond, rect.h)


def is_own_pact(view: PactView, context: TableContext, pact: int) -> bool:
    """Whether a Pact card is one of the viewer's."""
    return pact in (context.viewer, right_of(view.public, context.viewer))


def recap_rect(view: PactView) -> Rect | None:
    """Where it stands what others did since one's turn: under the banner, over the pocket that is not one's own; with so
    many clans that others sit there, nowhere, because every plate says it.
    """
    return Rect(346, 66, 908, 98) if clans_of(view.public) == SMALLEST_RING and view.public.mode != "solo" else None


def aim_rect(view: PactView, context: TableContext) -> Rect:
    """Where it stands what wins: over the game's name, up to the tag that says that there was help."""
    title = zone(view, "title")
    return Rect(title.x - 4, title.y - 6, HELPED_AIM if context.assisted else 364, title.h + 2)


def large_aim_rect(view: PactView, context: TableContext) -> Rect:
    """The same in larger text, as high as there is room over the plates, or over the pockets where more play."""
    aim = aim_rect(view, context)
    return Rect(aim.x - 6, 3, aim.w + 8, 74 if clans_of(view.public) == 3 else 62)


def starter_rect(view: PactView, context: TableContext) -> Rect | None:
    """Where the pawn of the starting player stands; None where there is none, or it stands far away."""
    clan = view.public.start
    if view.public.mode == "solo" or not (clan == context.viewer or is_near(view, context, clan)):
        return None
    plate = plate_rect(view, context, clan)
    if clan == context.viewer:
        return centred(plate.right - 34, plate.y + 36, 32, 32)
    return centred(plate.x + min(plate.w, 306) - 26, plate.y + 28, 32, 32)


def next_rect(view: PactView, context: TableContext) -> Rect | None:
    """Where it says who plays next; None where nobody does."""
    clan = left_of(view.public, context.viewer)
    if clan >= view.public.players or clan == view.public.active:
        return None
    plate = plate_rect(view, context, clan)
    return centred(plate.x + min(plate.w, 306) - 64, plate.y + 28, 40, 28)


def assisted_rect(title: Rect) -> Rect:
    """Where the title says that somebody was helped."""
    return Rect(title.right - 92, title.y + 8, 92, 36)


def areas(view: PactView, context: TableContext) -> dict[str, Rect]:
    """The zones of the maps by their names there, and the neighbours' plates and displays."""
    public, seat = view.public, context.viewer
    found = zones_of("pact", _ring(view)) | zones_of("pact", _mine(view))
    for side, clan in (("left", left_of(public, seat)), ("right", right_of(public, seat))):
        found[f"plate_{side}"] = plate_rect(view, context, clan)
        found[f"display_{side}"] = tray_rect(view, context, clan)
    if public.mode != "solo":  # with the line above them, and what is said below
        lying = found["specialists"]
        found["specialists"] = Rect(lying.x - 10, lying.y - 14, lying.w + 18, lying.h + 14)
    return found


# ---------------------------------------------------------------------- pieces


def goblin_piece(card: int) -> Piece:
    """A goblin that can be seen."""
    return Piece(GOBLIN, card)


def task_piece(task: int) -> Piece:
    """A Task that can be seen."""
    return Piece(TASK, task)


def plate_piece(clan: int) -> Piece:
    """A clan's plate, to be pointed at; one's own takes Tasks done alone."""
    return Piece(PLATE, clan)


def pact_piece(pact: int) -> Piece:
    """A Pact card."""
    return Piece(PACT, pact)


def specialist_piece(specialist: int) -> Piece:
    """A Specialist."""
    return Piece(SPECIALIST, specialist)


def master_piece(seat: int) -> Piece:
    """A Master Goblin."""
    return Piece(MASTER, seat)


def figure_piece(seat: int, number: int) -> Piece:
    """A seat's first, second or third Figure."""
    return Piece(FIGURE, seat, number)


def dynamite_piece(seat: int) -> Piece:
    """A Dynamite card."""
    return Piece(DYNAMITE, seat)


def command_piece(command: int) -> Piece:
    """One's own Command."""
    return Piece(COMMAND, command)


def column_piece(column: int) -> Piece:
    """What pays for a needed goblin, on the sheet."""
    return Piece(COLUMN, column)


def cell_piece(column: int, source: int) -> Piece:
    """Another way to pay for a needed goblin, on the sheet."""
    return Piece(CELL, column, source)


def in_row(count: int, area: Rect, width: float, gap: float, *, left: bool = False) -> list[float]:
    """Middles of things side by side in an area, closer together when there are many; centred, or from the left."""
    pitch = min(width + gap, (area.w - width) / max(1, count - 1))
    start = area.x if left else area.x + (area.w - pitch * (count - 1) - width) / 2
    return [start + width / 2 + place * pitch for place in range(count)]
