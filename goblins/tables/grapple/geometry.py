"""Where everything of Grapple lies: boards with armies and garrisons, the battle lane, the hand, and the spied hand."""

from __future__ import annotations

from collections.abc import Iterable

from goblins.core.kept import lately
from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import ASSASSIN, KING, Content
from goblins.games.grapple.state import NO_CARD, Battle
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple import ladder, sentences
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.faces import PROPORTION
from goblins.tables.kit import zones
from goblins.tables.kit.plates import ShowsTurn
from goblins.ui.moving.motion import Face, Layout, Piece, Placement
from goblins.ui.viewport import SCREEN, Point, Rect, centred
from goblins.words import say

HAND_CARD, LANE_CARD, DECK_CARD, ARMY_CARD, MINI = 152.0, 144.0, 112.0, 82.0, 62.0
#: How large it is said on a plate what somebody does.
TAG = (140.0, 32.0)
#: How far over the middle of the lane it is said who begins: the goal stands there.
OVER_GOAL = 108.0
#: How a lane lies: the newest pair in the middle, a tied one further out, older ones at the ends.
NEAR, FAR, ENDS = (640.0, 910.0), (462.0, 1088.0), (346.0, 1204.0)
MIDDLE, LANE_Y = 775.0, 456.0
#: How long a tie's rope is, and where torches stand in the lane, the first two at a smaller stake.
ROPE = 482.0
TORCHES = (316.0, 1234.0, 350.0, 1200.0)
#: Where it stands what wins: between the deck and one's own board.
AIM = Rect(20, 560, 264, 50)
#: Where the middles of the words below deck and used Spies are.
LABELS_Y = 541.0
#: A garrison of more cards than this shows one pile for each kind.
MOST_ALONE = 8
GARRISON_ROOM = 244.0
LANE_GROUND_Z, TAG_Z = 0.2, 0.6
ZONE_Z, PILE_Z, CARD_Z, LANE_Z, SPIED_Z, PANEL_Z, SHEET_Z = 1.0, 10.0, 100.0, 60.0, 400.0, 300.0, 900.0
SIGN_Z = 205.0

Placed = dict[Piece, Placement]


def zone(view: GrappleView, name: str) -> Rect:
    """A zone of the table for so many players."""
    return zones.zone("grapple", f"table_{len(view.hand_sizes)}", name)


def board(view: GrappleView, context: TableContext, seat: int) -> Rect:
    """A player's board: the one who looks at the lower left, the others along the top, clockwise."""
    if seat == context.viewer:
        return zone(view, "mine")
    return zone(view, f"board_{context.others().index(seat) + 1}")


def areas(view: GrappleView, context: TableContext) -> dict[str, Rect]:
    """Parts of the table by name: the map’s zones, and where armies and garrisons are, one’s own and the next player’s."""
    named = dict(zones.areas("grapple", f"table_{len(view.hand_sizes)}"))
    for owner, seat in (("own", context.viewer), ("other", context.others()[0])):
        rect = board(view, context, seat)
        heading, meter = garrison_rects(rect)
        named[f"{owner} army"] = army_target(rect)
        named[f"{owner} garrison"] = Rect(heading.x, heading.y, heading.w, meter.bottom - heading.y)
    return named


def plate_rect(rect: Rect) -> Rect:
    """The upper part of a board: who it is."""
    return Rect(rect.x, rect.y, rect.w, 94)


def army_rect(rect: Rect) -> Rect:
    """The army on a board."""
    return Rect(rect.x + 24, rect.y + 130, ARMY_CARD, ARMY_CARD * PROPORTION)


def army_target(rect: Rect) -> Rect:
    """The army and the space round it: what is dropped there is meant for it."""
    return Rect(rect.x + 4, rect.y + 98, 128, 160)


def garrison_rects(rect: Rect) -> tuple[Rect, Rect]:
    """A garrison's heading with its points, and its meter."""
    return Rect(rect.x + 136, rect.y + 96, 252, 31), Rect(rect.x + 140, rect.y + 226, 244, 26)


def dealer_rect(rect: Rect) -> Rect:
    """Where the dealer's token lies on a board."""
    return centred(rect.right - 34, rect.y + 66, 34, 34)


def acting(view: GrappleView) -> int | None:
    """Who has the turn; nobody when all is over."""
    return None if view.public.ending else view.public.active


class GrapplePlates(ShowsTurn[GrappleView]):
    """Whose plate shines, and where it is."""

    def acting(self, view: GrappleView) -> int | None:
        """Who has the turn."""
        return acting(view)

    def plate(self, view: GrappleView, context: TableContext, seat: int) -> Rect:
        """The plate of a seat."""
        return plate_rect(board(view, context, seat))


def whole_rect() -> Rect:
    """What folds the sheet of a finished round away, beside the button that goes on."""
    return Rect(1012, 798, 236, 66)


def laid_card(at: Point, width: float, face: Face, z: float, *, fixed: bool = False) -> Placement:
    """A card of a width, with its middle at a point."""
    return Placement(*at, width, width * PROPORTION, face, z, fixed=fixed)


def filling(rect: Rect, face: Face, z: float) -> Placement:
    """Something that stays where it is, and fills its place."""
    return Placement(*rect.centre, rect.w, rect.h, face, z, fixed=True)


def in_hand_order(hand: Iterable[int], cards: Content) -> list[int]:
    """By strength, then kind; cards of a kind as they came."""
    return sorted(hand, key=lambda card: (cards.strengths[card], cards.kinds[card]))


def spread(count: int, area: Rect, width: float, gap: float) -> list[Point]:
    """Middles of cards side by side, centred; closer together when there are many."""
    pitch = min(width + gap, (area.w - width) / max(1, count - 1))
    left = area.x + (area.w - pitch * (count - 1) - width) / 2 + width / 2
    return [(left + place * pitch, area.centre[1]) for place in range(count)]


def lane_places(view: GrappleView, cards: Content) -> list[tuple[float, float]]:
    """Where the pairs of a battle lie, the newest last: attacker's and defender's x; those at the ENDS lie there small."""
    battle = view.battle
    if battle is None:
        return []
    count = len(battle.attack)
    waiting = view.public.phase in ("hold", "engage") or verdict(battle, cards) == 0
    shown = [FAR] if waiting else [FAR, NEAR]
    return [*[ENDS] * max(0, count - len(shown)), *shown[-count:]]


def newest_rect(view: GrappleView, context: TableContext, cards: Content) -> Rect | None:
    """Where the newest goblin of the one who looks lies, if they fight."""
    battle = view.battle
    if battle is None or context.viewer not in (battle.attacker, battle.defender):
        return None
    left, right = lane_places(view, cards)[-1]
    return lane_rect(left if context.viewer == battle.attacker else right)


def lane_rect(x: float) -> Rect:
    """A card's place in the lane."""
    return centred(x, LANE_Y, LANE_CARD, LANE_CARD * PROPORTION)


def garrison_places(view: GrappleView, seat: int, rect: Rect, cards: Content) -> list[tuple[int, float, float]]:
    """Card, x and y of everything in a garrison: each by itself, or in piles by kind when there are many."""
    held = view.public.garrisons[seat]
    x0, y = rect.x + 140 + MINI / 2, rect.y + 129 + MINI * PROPORTION / 2
    if len(held) <= MOST_ALONE:
        pitch = min(MINI + 4, (GARRISON_ROOM - MINI) / max(1, len(held) - 1))
        return [(card, x0 + place * pitch, y) for place, card in enumerate(held)]
    kinds = sorted({cards.kinds[card] for card in held})
    pitch = min(MINI + 4, (GARRISON_ROOM - MINI) / max(1, len(kinds) - 1))
    return [(card, x0 + kinds.index(cards.kinds[card]) * pitch, y) for card in held]


def said_rects(view: GrappleView, context: TableContext) -> tuple[Rect, ...]:
    """Where it is said what is to be done: beside the ribbon over the hand; on the panel of a spied hand, and who looks."""
    plate = plate_rect(board(view, context, context.viewer))
    spied = (zone(view, "spied"), plate) if view.spied_hand and not context.covered else ()
    return zone(view, "ribbon"), *spied


# ---------------------------------------------------------------------- every piece


@lately(4)
def layout(view: GrappleView, context: TableContext, cards: Content) -> Layout:
    """Every piece of a view in its place."""
    placed: Placed = {}
    for seat in range(len(view.hand_sizes)):
        placed |= _board_pieces(view, context, seat, cards)
    placed |= _goal(view, cards)
    for piece, name in ((show.RACE, "race"), (show.USED, "spies")):
        placed[piece] = filling(zone(view, name), show.ZONE, ZONE_Z)
    placed[show.LANE] = filling(zone(view, "lane"), show.LaneFace(view.battle is not None), LANE_GROUND_Z)
    asked = show.AskedFace(*sentences.asked(view, context, cards))
    placed[show.RIBBON] = filling(zone(view, "ribbon"), asked, ZONE_Z)
    dealer = board(view, context, view.public.dealer)
    placed[show.DEALER] = filling(dealer_rect(dealer), show.ZONE, ZONE_Z + 1)
    placed[show.DECK] = filling(zone(view, "deck"), show.DeckFace(view.deck_size), PILE_Z)
    for depth, card in enumerate(view.public.spies[-2:]):
        placed[show.card_piece(card)] = filling(zone(view, "spies"), show.FrontFace(card), PILE_Z + depth)
    placed |= _lane_pieces(view, context, cards)
    z = SPIED_Z if view.spied_hand else CARD_Z
    placed |= _row(view.hand, zone(view, "hand"), z, cards, covered=context.covered)
    if view.spied_hand and not context.covered:
        placed |= _spied_pieces(view, context, cards)
    if view.public.phase == "next":
        placed[show.SHEET] = filling(SCREEN, show.ZONE, SHEET_Z)
        placed[show.WHOLE] = filling(whole_rect(), show.ZONE, SHEET_Z + 1)
    return placed


def _board_pieces(view: GrappleView, context: TableContext, seat: int, cards: Content) -> Placed:
    rect = board(view, context, seat)
    placed = {
        show.plate_piece(seat): filling(plate_rect(rect), show.ZONE, ZONE_Z),
        show.army_piece(seat): filling(army_rect(rect), show.ArmyFace(view.army_sizes[seat]), PILE_Z),
    }
    tag = tag_of(view, seat)
    if tag:  # below the plate that can be pointed at, which is not seen
        placed[show.tag_piece(seat)] = filling(Rect(rect.right - 158, rect.y + 12, *TAG), tag, TAG_Z)
    total = cards.worth(view.public.garrisons[seat]), cards.garrison
    faces = show.PointsFace(*total), show.MeterFace(*total)
    for part, (named, face) in enumerate(zip(garrison_rects(rect), faces, strict=True)):
        placed[show.garrison_piece(seat, part)] = filling(named, face, ZONE_Z)
    # from left to right, so that no pile covers the strength of the one after it
    lying = sorted(garrison_places(view, seat, rect, cards), key=lambda one: one[1])
    for place, (card, x, y) in enumerate(lying):
        placed[show.card_piece(card)] = laid_card((x, y), MINI, show.MiniFace(card), PILE_Z + place, fixed=True)
    return placed


def tag_of(view: GrappleView, seat: int) -> show.TagFace | None:
    """What somebody does in a battle or with a Spy."""
    battle, public = view.battle, view.public
    if battle and seat == battle.attacker:
        return show.TagFace("swords", say("grapple-board-attacks"))
    if battle and seat == battle.defender:
        return show.TagFace("grapple_defender", say("grapple-board-defends"))
    if public.phase == "spied" and seat in (public.active, public.spied):
        return show.TagFace("grapple_spy", say(f"grapple-board-{'spying' if seat == public.active else 'spied-on'}"))
    return None


def _lane_pieces(view: GrappleView, context: TableContext, cards: Content) -> Placed:
    battle, placed = view.battle, Placed()
    if battle is None:
        return placed
    places = lane_places(view, cards)
    older = sum(place == ENDS for place in places)
    for number, (left, right) in enumerate(places):
        for card, x in ((battle.attack[number], left), (battle.defence[number], right)):
            z = LANE_Z + number
            if number < older:  # small at the lane's ends, one below the other
                y = LANE_Y + (number - (older - 1) / 2) * min(92.0, 180 / older)
                placed[show.card_piece(card)] = laid_card((x, y), MINI, show.MiniFace(card), z, fixed=True)
            else:
                placed[show.card_piece(card)] = laid_card((x, LANE_Y), LANE_CARD, show.FrontFace(card), z, fixed=True)
    if battle.holding:
        own = battle.hidden != NO_CARD and not context.covered
        face = show.CornerFace(battle.hidden) if own else show.BACK
        placed[show.HIDDEN] = laid_card((NEAR[1], LANE_Y), LANE_CARD, face, LANE_Z + 20, fixed=True)
    return placed | _signs(view, battle, context, cards)


def _signs(view: GrappleView, battle: Battle, context: TableContext, cards: Content) -> Placed:
    """What tells how a battle stands: verdict and stake, the rope and the open places of a tie, light for a great one."""
    stake = cards.worth([*battle.attack, *battle.defence])
    placed = {
        show.VERDICT: filling(centred(MIDDLE, LANE_Y - 4, 116, 74), _verdict(battle, context, cards), SIGN_Z),
        show.STAKE: filling(centred(MIDDLE, 578, 200, 34), show.StakeFace(stake), SIGN_Z + 1),
        show.SIDES: filling(zone(view, "lane"), show.SidesFace(battle.attacker, battle.defender), LANE_GROUND_Z),
    }
    if view.public.phase in ("hold", "engage") or verdict(battle, cards) == 0:
        placed[show.ROPE] = filling(centred(MIDDLE, LANE_Y, ROPE, 40), show.RopeFace(), LANE_Z - 2)
        for place, words in _open_places(battle, context):
            face = show.PlaceFace(words)
            placed[Piece(show.PLACE, place)] = filling(lane_rect(NEAR[place]), face, LANE_Z - 1)
    height = ladder.step(battle, context, cards)
    for place, x in enumerate(TORCHES[: ladder.LADDER[height].torches]):
        placed[Piece(show.TORCH, place)] = filling(centred(x, 546, 40, 60), show.TorchFace(), SIGN_Z)
    if height == ladder.TOP:
        placed[show.CRACK] = filling(centred(MIDDLE, LANE_Y + 20, 330, 220), show.CrackFace(), ZONE_Z + 2)
    return placed


def _verdict(battle: Battle, context: TableContext, cards: Content) -> show.VerdictFace:
    """How the newest pair compares."""
    attack, defence = battle.attack[-1], battle.defence[-1]
    result = verdict(battle, cards)
    words, sign = say("grapple-lane-tie"), "="
    if result:
        words = say("grapple-lane-winning", name=context.name(battle.attacker if result > 0 else battle.defender))
        sign = ">" if result > 0 else "<"
    if {cards.powers[attack], cards.powers[defence]} == {ASSASSIN, KING}:
        sign = ""
    return show.VerdictFace(cards.strengths[attack], cards.strengths[defence], sign, words)


def _open_places(battle: Battle, context: TableContext) -> list[tuple[int, tuple[str, ...]]]:
    """Where the next goblins of a tied battle would go, and whose affair that is."""
    attacker, defender = context.name(battle.attacker), context.name(battle.defender)
    if battle.holding:
        return [(0, _lines("grapple-lane-answers", attacker))]
    return [(1, _lines("grapple-lane-may-reinforce", defender)), (0, _lines("grapple-lane-then-answers", attacker))]


def _lines(key: str, name: str) -> tuple[str, ...]:
    return tuple(say(key, name=name).split("\n"))


def over_goal(view: GrappleView) -> Point:
    """Where it is said who begins: over what everybody plays for."""
    x, y = zone(view, "lane").centre
    return x, y - OVER_GOAL


def _goal(view: GrappleView, cards: Content) -> Placed:
    """What everybody plays for, in everybody's first turn, where the first battles will be fought."""
    public = view.public
    if view.battle or public.rounds or any(public.garrisons) or public.turns > len(public.players):
        return {}
    lines = say("grapple-goal"), say("grapple-goal.wins", enough=cards.garrison, goal=public.goal)
    lane = zone(view, "lane")
    return {show.GOAL: filling(centred(*lane.centre, lane.w - 120, 100), show.GoalFace(lines), ZONE_Z + 0.5)}


def _row(held: Iterable[int], area: Rect, z: float, cards: Content, *, covered: bool = False) -> Placed:
    """Cards of a hand side by side. Where a covered one lies must not tell how strong it is."""
    hand = list(held) if covered else in_hand_order(held, cards)
    return {
        show.card_piece(card): laid_card(at, HAND_CARD, show.BACK if covered else show.FrontFace(card), z + place)
        for place, (card, at) in enumerate(zip(hand, spread(len(hand), area, HAND_CARD, 14), strict=True))
    }


def _spied_pieces(view: GrappleView, context: TableContext, cards: Content) -> Placed:
    """The spied hand on its panel, for the one who spies alone."""
    rect = zone(view, "spied")
    area = Rect(rect.x + 50, rect.y + 120, rect.w - 100, HAND_CARD * PROPORTION)
    owner = context.seat(view.public.spied)
    panel = filling(rect, show.PanelFace(owner.name, owner.colour, owner.goblin), PANEL_Z)
    return {show.SPIED: panel, **_row(view.spied_hand, area, SPIED_Z, cards)}


def targets(view: GrappleView, context: TableContext, cards: Content) -> dict[Piece, Rect]:
    """Where things can be dropped: armies, plates, the lane's places, cards to be swapped, and back onto the hand."""
    found: dict[Piece, Rect] = {}
    for seat in range(len(view.hand_sizes)):
        rect = board(view, context, seat)
        found[show.army_piece(seat)] = army_target(rect)
        found[show.plate_piece(seat)] = plate_rect(rect)
    newest = newest_rect(view, context, cards)
    if newest:  # before the lane's places: a goblin that stands on one of them is what is meant
        found[show.NEWEST] = newest
    found[show.HOLD_PLACE], found[show.ENGAGE_PLACE] = lane_rect(NEAR[1]), lane_rect(NEAR[0])
    if view.public.phase == "spied" and view.spied_hand and not context.covered:
        placed = layout(view, context, cards)
        for card in (*view.hand, *view.spied_hand):
            found[show.card_piece(card)] = placed[show.card_piece(card)].rect
    found[show.HAND] = zone(view, "hand")  # after the cards that lie on it
    return found
