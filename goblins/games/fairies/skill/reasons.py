"""Why a player might add a card: what it brings them now or next turn, and what it spoils for the next one."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.core.chance import chance
from goblins.core.skill import player
from goblins.games.fairies.actions import Add, FairiesAction
from goblins.games.fairies.content import Content
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import FairiesPublic, FairiesState
from goblins.games.fairies.view import FairiesView
from goblins.words import Message, message


class _Prospect:
    """What a hand holds, and what its owner could make of the ring as it lies."""

    def __init__(self, rules: FairiesRules, state: FairiesState, seat: int) -> None:
        content, public = rules.content, state.public
        unwanted, wanted = content.goals[public.goal.reverse]
        self.seat = seat
        self.left = (public.hands[seat] & unwanted).bit_count()
        self.kept = (public.hands[seat] & wanted).bit_count()
        self._outlook = [_after(public, seat, face, content) for face in members(public.hands[seat])]
        self._to_win = 0 if public.goal.solitaire else content.numbers.to_win

    @property
    def wins(self) -> bool:
        """Whether one card would win."""
        return any(not left or (self._to_win and kept >= self._to_win) for left, kept in self._outlook)

    @property
    def best(self) -> int:
        """The fewest unwanted cards that one card can leave."""
        return min([left for left, _ in self._outlook], default=self.left)


def _after(public: FairiesPublic, seat: int, face: int, content: Content) -> tuple[int, int]:
    """Unwanted and wanted cards in a hand after a face of it was added."""
    hand = public.hands[seat] ^ 1 << face
    for card in public.ring:
        shown = content.becomes[face][card]
        if content.taken[face][shown]:
            hand |= 1 << shown
    unwanted, wanted = content.goals[public.goal.reverse]
    return (hand & unwanted).bit_count(), (hand & wanted).bit_count()


def reason_for(rules: FairiesRules, view: FairiesView, action: FairiesAction) -> Message:
    """What a card does, by what everybody can see and count."""
    if not isinstance(action, Add):
        return message("fairies-why-give-up")
    public, way = view.public, "reverse" if view.public.goal.reverse else "usual"
    state = rules.imagine(view, chance(0))  # there is just one
    before, step = _Prospect(rules, state, action.seat), rules.apply(state, action)
    left, kept = _after(public, action.seat, action.face, rules.content)
    if left == 0:
        return message("fairies-why-none-left", way=way)
    if kept >= rules.content.numbers.to_win and not public.goal.solitaire:
        return message("fairies-why-together", way=way, count=kept)
    return (
        _spoiled(rules, state, step.state, action, way, freed=left < before.left)
        or _prepared(rules, step.state, action, left, way)
        or _plain(rules, view, action, before, way)
    )


def _spoiled(
    rules: FairiesRules, state: FairiesState, after: FairiesState, action: Add, way: str, *, freed: bool
) -> Message | None:
    """For what the next player could have done after another card, and can't after this one.

    `freed`: whether it rids its player of something; that is said rather than a lesser hindrance.
    """
    public = after.public
    if public.goal.solitaire or public.ending:
        return None
    following = _Prospect(rules, after, public.active)
    if following.wins:
        return None
    others = [rules.apply(state, one).state for one in rules.legal_actions(state, action.seat) if one != action]
    instead = [_Prospect(rules, one, public.active) for one in others if not one.public.ending]
    if any(prospect.wins for prospect in instead):
        return message("fairies-why-stops", name=player(public.active), way=way, left=following.left)
    if freed or following.best < following.left:
        return None
    if any(prospect.best < prospect.left for prospect in instead):
        return message("fairies-why-hinders", name=player(public.active), way=way)
    return None


def _prepared(rules: FairiesRules, after: FairiesState, action: Add, left: int, way: str) -> Message | None:
    """For what its player could do next time, if the ring stays."""
    prospect = _Prospect(rules, after, action.seat)
    if prospect.wins:
        return message("fairies-why-threatens")
    if prospect.best <= left - 2:
        return message("fairies-why-prepares", way=way, count=left - prospect.best)
    return None


def _plain(rules: FairiesRules, view: FairiesView, action: Add, before: _Prospect, way: str) -> Message:
    """For what it changes in the hand, by the cards' names."""
    preview, faces = rules.preview(view, action.face), rules.content.faces
    left, kept = preview.goblins, preview.fairies
    if view.public.goal.reverse:
        left, kept = kept, left
    card = faces[action.face].name
    if left < before.left:
        return message("fairies-why-fewer", way=way, card=card, left=left, had=before.left)
    if left > before.left:
        gained = kept - before.kept
        if gained > 0:
            return message("fairies-why-more-for", way=way, more=left - before.left, gained=gained)
        return message("fairies-why-more", way=way, more=left - before.left)
    if kept > before.kept and not view.public.goal.solitaire:
        return message("fairies-why-gathers", way=way, kept=kept, wanted=rules.content.numbers.to_win)
    if preview.takes:
        taken = tuple([faces[face].name for face in preview.takes])
        return message("fairies-why-swaps", way=way, card=card, taken=taken, had=left)
    if preview.flips:
        return message("fairies-why-turns", way=way, card=card, count=len(preview.flips), had=left)
    return message("fairies-why-as-many", way=way, card=card, had=left)
