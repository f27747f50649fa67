"""What is told of Grapple's battles: attacks that clash, rescues, ties and reinforcements."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.grapple import events as ev
from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import ASSASSIN, KING
from goblins.games.grapple.info import STEP_WISH
from goblins.games.grapple.state import NO_CARD, Battle
from goblins.tables.grapple import ladder, moments
from goblins.tables.grapple.faces import PROPORTION, art_of
from goblins.tables.grapple.geometry import LANE_CARD, LANE_Y, NEAR, laid_card, lane_rect
from goblins.tables.grapple.showing import (
    BACK,
    HIDDEN,
    PLACE,
    ROPE,
    STAKE,
    VERDICT,
    FrontFace,
    card_piece,
)
from goblins.tables.grapple.story_turns import TurnTeller
from goblins.tables.grapple.telling import ON_THE_WAY
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import tells
from goblins.ui.moving.motion import Piece, Placement
from goblins.words import say

Placed = dict[Piece, Placement]
#: Where two goblins draw back to, meet, and stand beside the verdict; how they lean there.
BACK_OFF, MEET, BESIDE = 46.0, (706.0, 846.0), (566.0, 992.0)
LEAN_BACK, LEAN_IN, TIPPED = 10.0, -15.0, 19.0
WINNER_SIZE = 1.08
#: How long a verdict stays that waits for a click.
UNTIL_CLICKED = 3600.0
GO_ON = "grapple-tale-click"


class BattleTeller(TurnTeller):
    """Tells what happens in battles, up to their end."""

    #: Why a tied battle ends in this step, if it does.
    _reason = "grapple-tale-gives-up"

    # ------------------------------------------------------------------ two goblins meet

    @tells(ev.Attacked)
    def _attack(self, event: ev.Attacked) -> None:
        """The attacker charges into the lane, the army's top goblin jumps up against it, and they clash."""
        battle = Battle(event.seat, event.target, (event.card,), (event.defender,))
        form = self.moment(self._kind_of(battle), event.seat, event.target)
        army, attack, top = self._army(event.target), card_piece(event.card), card_piece(event.defender)
        held = self.laid().get(attack)
        self._from_hand(event.seat, event.card)
        self._appear(top, laid_card(army.centre, army.w, BACK, ON_THE_WAY))
        last, mine = self.beats[-1], event.seat == self.context.viewer
        self.beats[-1] = replace(
            last, layout={**last.layout, attack: held if mine and held else self._at_plate(event.seat)}
        )
        self._army_grows(event.target, -1)
        own = tuple(card for card in self.now.army if card != event.defender)
        stake = self.laid().get(STAKE)
        self._change(battle=battle, army=own)
        self._show(phase="rescue")
        caption = say("grapple-tale-attacks", name=self.name(event.seat), other=self.name(event.target))
        bare, both = self._bare(stake), self._pair(battle)
        if form.brief:
            self.beat(0.16, "card_flick", layout=bare | both, flips=frozenset({top}), caption=caption, arc=30)
        else:
            raised = laid_card((army.centre[0], army.centre[1] - 40), army.w, BACK, ON_THE_WAY)
            cues = moments.charge((NEAR[0], LANE_Y), right=event.seat != self.context.viewer)
            self.beat(0.22, "card_flick", layout=bare | both | {top: raised}, caption=caption, arc=60, cues=cues)
            self.beat(0.22, "grapple_draw", layout=bare | both, flips=frozenset({top}), caption=caption, arc=30)
        self._collide(form, battle, bare)

    @tells(ev.Engaged)
    def _engage(self, event: ev.Engaged) -> None:
        """The attacker answers, and the face-down goblin is turned up."""
        battle = self.now.battle
        if battle is None:
            return
        before = self.laid()
        place, stake = before.get(HIDDEN), before.get(STAKE)
        battle = replace(
            battle,
            attack=(*battle.attack, event.card),
            defence=(*battle.defence, event.shown),
            hidden=NO_CARD,
            holding=False,
            asked=(),
        )
        form = self.moment(self._kind_of(battle), battle.attacker, battle.defender)
        self._from_hand(event.seat, event.card)
        self._change(battle=battle)
        self._show(phase="rescue")
        bare, both, shown = self._bare(stake), self._pair(battle), card_piece(event.shown)
        if place:
            covered = {shown: replace(place, face=BACK, z=ON_THE_WAY)}
            self.beat(form.pick(0.26, 0.14), "card_flick", layout=bare | both | covered, arc=40)
        self.beat(form.pick(0.3, 0.16), "battle_drum", layout=bare | both, flips=frozenset({shown}))
        self._collide(form, battle, bare)

    def _kind_of(self, battle: Battle) -> str:
        """Which moment it is when the newest pair of a battle meets."""
        if self._is_stab(battle):
            return "dagger"
        return "clash" if verdict(battle, self._cards) else "tie"

    def _is_stab(self, battle: Battle) -> bool:
        powers = self._cards.powers
        return {powers[battle.attack[-1]], powers[battle.defence[-1]]} == {ASSASSIN, KING}

    def _bare(self, stake: Placement | None) -> Placed:
        """Everything as it lies now, but for what tells how the battle stands: that is not known yet."""
        placed = {
            piece: lying
            for piece, lying in self.laid().items()
            if piece not in (VERDICT, STAKE, ROPE) and piece.kind != PLACE
        }
        return placed if stake is None else placed | {STAKE: stake}

    def _pair(
        self,
        battle: Battle,
        x: tuple[float, float] = NEAR,
        lean: float = 0.0,
        size: float = 1.0,
        beaten: int = 0,
    ) -> Placed:
        """The newest pair at two places, leaning back or in; the beaten side (as in a verdict) is grey and tipped."""
        placed: Placed = {}
        for card, at, side in ((battle.attack[-1], x[0], 1), (battle.defence[-1], x[1], -1)):
            wide = LANE_CARD * size * (WINNER_SIZE if beaten and beaten != side else 1.0)
            angle = (TIPPED if beaten == side else lean) * side
            face = FrontFace(card, beaten=beaten == side)
            placed[card_piece(card)] = Placement(
                at, LANE_Y, wide, wide * PROPORTION, face, ON_THE_WAY, angle, fixed=True
            )
        return placed

    def _collide(self, form: Form, battle: Battle, bare: Placed) -> None:
        result = verdict(battle, self._cards)
        loud = ladder.LADDER[ladder.step(battle, self.context, self._cards)]
        if self._is_stab(battle):
            self._stab(form, battle, bare)
        elif result:
            self._strike(form, battle, bare, loud)
        else:
            self._bump(form, battle, bare, loud)

    def _sides(self, battle: Battle) -> tuple[int, int]:
        """Who is winning, and who is not."""
        sides = battle.attacker, battle.defender
        return sides if verdict(battle, self._cards) > 0 else sides[::-1]

    def _strike(self, form: Form, battle: Battle, bare: Placed, loud: ladder.Loudness) -> None:
        """Both draw back, clash, and the verdict is stamped."""
        back = (NEAR[0] - BACK_OFF, NEAR[1] + BACK_OFF)
        hold = form.hold(loud.hold)
        if not form.brief:
            drawn = bare | self._pair(battle, back, LEAN_BACK, loud.size)
            self.beat(0.12, layout=drawn, ease="both", cues=moments.breath(loud, 0.55 + hold))
            self.beat(0.06, layout=drawn)
        hit = bare | self._pair(battle, MEET, LEAN_IN, loud.size)
        self.beat(0.05, layout=hit, ease="in")
        self.beat(form.pick(0.1, 0.05), layout=hit, cues=moments.clash(loud, brief=form.brief))
        strong, weak = sorted((self._strength(battle.attack), self._strength(battle.defence)), reverse=True)
        beside = bare | self._pair(battle, BESIDE, 0.0, loud.size, -verdict(battle, self._cards))
        beside[STAKE] = self.laid()[STAKE]
        lasts = self._lasting(battle, form.pick(0.3, 0.34) + hold)
        cues = moments.verdict(say("grapple-stamp-beats", strong=strong, weak=weak), lasts, *self._sides(battle))
        self.beat(form.pick(0.17, 0.26), layout=beside, ease="back", cues=cues)
        self._hold(form, battle, beside, hold)

    def _strength(self, side: tuple[int, ...]) -> int:
        return self._cards.strengths[side[-1]]

    def _bump(self, form: Form, battle: Battle, bare: Placed, loud: ladder.Loudness) -> None:
        """Equally strong: they bump, step apart, and a rope is drawn between them."""
        step = ladder.step(battle, self.context, self._cards)
        tied, stake = ladder.ties(battle, self._cards), self._cards.worth([*battle.attack, *battle.defence])
        words = f"{self._strength(battle.attack)} = {self._strength(battle.defence)}"
        if tied > 1:
            words = say("grapple-stamp-tie-again") if step < ladder.TOP else say("grapple-stamp-stake", points=stake)
        hold = form.hold(loud.hold)
        if not form.brief:
            drawn = bare | self._pair(battle, (NEAR[0] - 24, NEAR[1] + 24), LEAN_BACK / 2, loud.size)
            self.beat(0.12, layout=drawn, ease="both", cues=moments.breath(loud, 0.6 + hold))
        hit = bare | self._pair(battle, MEET, LEAN_IN / 3, loud.size)
        self.beat(0.05, layout=hit, ease="in")
        lasts = self._lasting(battle, 0.44 + hold)
        cues = moments.tie(words, step, loud, lasts, (battle.attacker, battle.defender))
        hit[STAKE] = self.laid()[STAKE]
        self.beat(form.pick(0.3, 0.2), layout=hit, cues=cues)
        self._hold(form, battle, hit, hold)
        apart = self.laid()
        rope = apart[ROPE]
        self.beats[-1] = replace(self.beats[-1], layout={**self.beats[-1].layout, ROPE: replace(rope, w=8.0)})
        self.beat(0.24, "rope", layout=apart)

    def _stab(self, form: Form, battle: Battle, bare: Placed) -> None:
        """No blow: dusk falls, the Assassin passes, and the King's crown rolls away."""
        attacks = self._cards.powers[battle.attack[-1]] == ASSASSIN
        killer = battle.attack[-1] if attacks else battle.defence[-1]
        start, end = NEAR if attacks else NEAR[::-1]
        near = end + (60 if end < start else -60)
        hold = form.hold(0.9)
        if not form.brief:
            self.beat(0.16, layout=bare | self._pair(battle), cues=moments.dusk(0.8 + hold))
        art = art_of(killer, self._cards)
        cut = moments.dagger(art, (start, LANE_Y), (end, LANE_Y), brief=form.brief)
        over = bare | self._pair(battle, (near, NEAR[1]) if attacks else (NEAR[0], near))
        self.beat(0.14, layout=over, ease="in", cues=cut)
        fallen = bare | self._pair(battle, BESIDE, beaten=-verdict(battle, self._cards))
        fallen[STAKE] = self.laid()[STAKE]
        lasts = self._lasting(battle, form.pick(0.5, 0.4) + hold)
        cues = moments.crowned(lasts, *self._sides(battle))
        self.beat(form.pick(0.3, 0.3), layout=fallen, cues=cues)
        self._hold(form, battle, fallen, hold)

    def _steps(self, battle: Battle) -> bool:
        """Whether the one who looks fights, and wants to say when it goes on."""
        mine = self.context.viewer in (battle.attacker, battle.defender)
        return mine and STEP_WISH.key in self.context.wishes

    def _lasting(self, battle: Battle, seconds: float) -> float:
        """How long a verdict is shown."""
        return UNTIL_CLICKED if self._steps(battle) else seconds

    def _hold(self, form: Form, battle: Battle, layout: Placed, seconds: float) -> None:
        """The verdict is held, or waits for a click."""
        if self._steps(battle):
            self.beat(0.1, layout=layout, caption=say(GO_ON), waits=True)
        elif seconds:
            self.beat(seconds, layout=layout)

    # ------------------------------------------------------------------ what comes between

    @tells(ev.Rescued)
    def _rescue(self, event: ev.Rescued) -> None:
        """A Defender leaps in, catches the blow, and sends its friend home."""
        seat, battle = event.seat, self.now.battle
        if battle is None:
            return
        attacks = seat == battle.attacker
        form = self.moment("rescue", battle.attacker, battle.defender)
        before = self.laid()
        self._from_hand(seat, event.card)
        if attacks:
            battle, foe = replace(battle, attack=(*battle.attack[:-1], event.card)), battle.defender
        else:
            battle, foe = replace(battle, defence=(*battle.defence[:-1], event.card)), battle.attacker
        self._hand_grows(seat, 1)
        self._change(battle=replace(battle, asked=()))
        bare = self._bare(before.get(STAKE))
        saved, side = card_piece(event.saved), -1 if attacks else 1
        standing = replace(before[saved], z=ON_THE_WAY - 1)
        place = standing.x, standing.y
        both = self._pair(battle, tuple(before[piece].x for piece in self._old_pair(battle, event)))  # type: ignore[arg-type]
        caption = say("grapple-tale-steps-in", name=self.name(seat))
        leap = bare | both | {saved: replace(standing, x=standing.x + 46 * side, angle=-8 * side)}
        self.beat(form.pick(0.22, 0.18), "hop_3", layout=leap, caption=caption, arc=70)
        if ROPE in before:
            self.beats[-1] = replace(self.beats[-1], cues=moments.snap())
        if not form.brief:
            foe_card = card_piece(battle.newest_of(foe))
            pushed = replace(both[foe_card], x=both[foe_card].x - 40 * side, angle=LEAN_BACK * side)
            hop = replace(standing, x=standing.x + 70 * side, angle=14 * -side)
            cues = moments.shield((place[0] - 60 * side, place[1]), seat, foe)
            layout = bare | both | {foe_card: pushed, saved: hop}
            self.beat(0.22, layout=layout, caption=caption, cues=cues, arc=66)
        if seat == self.context.viewer:
            self._change(hand=(*self.now.hand, event.saved))
        layout = self.laid()
        if seat != self.context.viewer:
            layout[saved] = self._at_plate(seat, FrontFace(event.saved))
        cues = moments.rescued((place[0] - 130 * side, LANE_Y - 30), form.pick(0.8, 0.5))
        if form.brief:
            cues += moments.shield(place, seat, foe)
        self.beat(form.pick(0.5, 0.4), "card_flick", layout=layout, caption=caption, cues=cues, arc=60)
        if hold := form.hold(0.3):
            self.beat(hold)

    def _old_pair(self, battle: Battle, event: ev.Rescued) -> tuple[Piece, Piece]:
        """The newest pair before a Defender stepped in."""
        attack, defence = battle.attack[-1], battle.defence[-1]
        if event.seat == battle.attacker:
            return card_piece(event.saved), card_piece(defence)
        return card_piece(attack), card_piece(event.saved)

    @tells(ev.Tied)
    def _tie(self, event: ev.Tied) -> None:
        self._reason = "grapple-tale-no-card"
        if self.now.battle:
            self._change(battle=replace(self.now.battle, asked=()))
        self.beat(0.3, "rope", caption=say("grapple-tale-tie-stands"))

    @tells(ev.Held)
    def _reinforce(self, event: ev.Held) -> None:
        """A card goes face down to its place: one's own from wherever it was let go, another's from that one's plate."""
        seat, card = event.seat, event.card
        caption = say("grapple-tale-reinforces", name=self.name(seat))
        self._say(say("grapple-now-battle"), caption)
        if card is None:
            self._appear(HIDDEN, self._at_plate(seat))
        self._without(seat, card)
        before = self.laid()
        if self.now.battle:
            hidden = NO_CARD if card is None else card
            self._change(battle=replace(self.now.battle, holding=True, hidden=hidden))
            self._show(phase="engage")
        if card is None:
            self.beat(0.36, "place_thud", caption=caption)
            self._say_no_more()
            return
        piece, place = card_piece(card), lane_rect(NEAR[1])
        onto = {**before, piece: laid_card(place.centre, place.w, BACK, ON_THE_WAY)}
        self.beat(0.36, "place_thud", layout=onto, flips=frozenset({piece}), caption=caption)
        self._say_no_more()
        self.beat(0.02)

    @tells(ev.Declined)
    def _decline(self, event: ev.Declined) -> None:
        """The face-down goblin goes back to its owner unseen."""
        battle = self.now.battle
        if battle is None:
            return
        self._change(battle=replace(battle, holding=False, hidden=NO_CARD))
        self._reason = "grapple-tale-declined"
        caption = say("grapple-tale-declines", name=self.name(event.seat))
        self._say(say("grapple-now-battle"), caption)
        back = {**self.laid(), HIDDEN: self._at_plate(battle.defender)}
        self.beat(0.4, "grapple_draw", layout=back, caption=caption)
