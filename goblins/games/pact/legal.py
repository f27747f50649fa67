"""What may be done: for every phase the actions that are open."""

from __future__ import annotations

from goblins.games.pact import actions as act
from goblins.games.pact import paying
from goblins.games.pact.content import DRUMMER, PRESSGANG, SCHEMER, TASKMASTER, Content
from goblins.games.pact.kinds import KINDS, ONE_OF_EACH
from goblins.games.pact.numbers import MOST_IN_A_ROW, MOST_NEEDED
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.solo import may_go_on
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import (
    NO_CARD,
    NO_TASK,
    NOBODY,
    PactPublic,
    PactSecret,
    PactState,
    all_figures,
    displayed,
    may_play,
    neighbours_of,
    on_display,
)

# Actions are always the same few hundred, so they are made once. By seat, and for goblins of a hand by the kinds in it.
_SEATS = range(5)
_SLOTS = range(MOST_IN_A_ROW)
_WITH_DECK = range(act.DECK, MOST_IN_A_ROW)
_KINDS_AMONG = tuple(tuple(kind for kind in range(6) if bits >> kind & 1) for bits in range(64))
_TAKES = tuple({slot: act.Take(seat, slot) for slot in _WITH_DECK} for seat in _SEATS)
#: Of every slot of a row so long, and the deck.
_ALL_TAKES = tuple(
    tuple(tuple(takes[slot] for slot in (*range(size), act.DECK)) for size in range(MOST_IN_A_ROW + 1))
    for takes in _TAKES
)
_TAKES_MORE = tuple({slot: act.TakeMore(seat, slot) for slot in _WITH_DECK} for seat in _SEATS)
_PLAYS, _PLAYS_MORE, _REVEALS, _REDUCTIONS = (
    tuple(tuple(tuple(kind_of_action(seat, kind) for kind in kinds) for kinds in _KINDS_AMONG) for seat in _SEATS)
    for kind_of_action in (act.Play, act.PlayMore, act.Reveal, act.Reduce)
)
_SHIFTS = tuple(
    tuple(tuple(act.Shift(seat, column, source) for source in paying.SOURCES) for column in range(MOST_NEEDED))
    for seat in _SEATS
)
_COMPLETIONS = tuple(
    tuple({partner: act.Complete(seat, slot, partner) for partner in (act.ALONE, *_SEATS)} for slot in _SLOTS)
    for seat in _SEATS
)
_SCHEMES = tuple(tuple(act.Scheme(seat, slot) for slot in _SLOTS) for seat in _SEATS)
_ENDS = tuple(act.EndTurn(seat) for seat in _SEATS)


def actions(state: PactState, content: Content) -> tuple[act.PactAction, ...]:
    """Everything the deciding seat may do, in a stable order."""
    public, secret = state.public, state.secret
    seat, phase = public.active, public.phase
    if phase == "turn":
        return _main(public, secret, content, seat)
    if phase == "recruit":
        return (*_takes(public, secret, seat), *_schemes(public, secret, seat))
    if phase in ("play", "tasks"):
        return _afterwards(public, secret, content, seat)
    if phase == "pay":
        return _ways_to_pay(public, secret, content, seat)
    return _elsewhere(public, secret, content, seat)


def _main(public: PactPublic, secret: PactSecret, content: Content, seat: int) -> tuple[act.PactAction, ...]:
    hand = secret.hands[seat]
    found: list[act.PactAction] = [
        *_takes(public, secret, seat),
        *_PLAYS[seat][content.pack.bits_of(hand) & ONE_OF_EACH],
    ]
    if seat < len(public.masters):
        found += [act.PlaceFigure(seat, pact) for pact in figure_places(public, hand, content, seat)]
    if not found:
        found.append(act.Pass(seat))
    found += _schemes(public, secret, seat)
    return tuple(found)


def figure_places(public: PactPublic, hand: tuple[int, ...], content: Content, seat: int) -> list[int]:
    """The Pact cards whose newest Task can get a seat's next Figure now (P-51)."""
    cost, pack = paying.figure_cost(public, content, seat), content.pack
    piles = [pact for pact in pacts_of(public, seat) if public.pacts[pact]] if cost else []
    if not piles:
        return []
    needed = cost - paying.helps(public, seat)
    # first by kinds of which there are so many, as far as bits tell: that is quickly seen, and mostly the answer
    told = max(1, min(needed, pack.levels))
    enough = pack.pooled(pack.bits_of(hand), displayed(public, content, seat)) >> len(KINDS) * (told - 1)
    found = []
    for pact in piles:
        colour = content.tasks[public.pacts[pact][-1]].colour
        if not enough >> colour & 1 or not has_free_top(public, pact):
            continue
        if needed <= told or pack.counted(hand)[colour] + on_display(public, content, seat)[colour] >= needed:
            found.append(pact)
    return found


def has_free_top(public: PactPublic, pact: int) -> bool:
    """Whether a Pact card's newest Task has no Figure yet (P-51)."""
    pile = public.pacts[pact]
    return bool(pile) and pile[-1] not in [figure.task for figure in all_figures(public)]


def takeable(public: PactPublic, secret: PactSecret) -> list[int]:
    """The slots of the row, and the deck, that a goblin can be recruited from."""
    slots = [slot for slot, card in enumerate(public.row) if card != NO_CARD]
    return [*slots, act.DECK] if secret.deck or public.discards else slots


def _takes(public: PactPublic, secret: PactSecret, seat: int) -> tuple[act.Take, ...]:
    if NO_CARD not in public.row and secret.deck:
        return _ALL_TAKES[seat][len(public.row)]
    takes = _TAKES[seat]
    return tuple([takes[slot] for slot in takeable(public, secret)])


def _schemes(public: PactPublic, secret: PactSecret, seat: int) -> list[act.PactAction]:
    if not secret.task_deck or worker_for(public, seat, SCHEMER) == NOBODY:
        return []
    return [action for action, task in zip(_SCHEMES[seat], public.open_tasks, strict=False) if task != NO_TASK]


def _afterwards(public: PactPublic, secret: PactSecret, content: Content, seat: int) -> tuple[act.PactAction, ...]:
    found: list[act.PactAction] = []
    if may_play(public, content):
        found += _PLAYS[seat][content.pack.bits_of(secret.hands[seat]) & ONE_OF_EACH]
    found += completions(public, content, seat)
    if seat in public.specialists and not public.specialist_used:
        found += _by_specialists(public, secret, content, seat)
    found.append(_ENDS[seat])
    return tuple(found)


def completions(public: PactPublic, content: Content, seat: int) -> list[act.Complete]:
    """Every Task that can be completed now, and with whom: each side of a pact gives a goblin (P-24, P-25, P-32)."""
    found: list[act.Complete] = []
    displays, figures, bits_of = public.displays, public.figures, content.pack.bits_of
    ours = displayed(public, content, seat) if figures[seat] else bits_of(displays[seat])
    if not ours:
        return found  # nothing is done without a goblin of one's own
    help, pooled = paying.helps(public, seat), content.pack.pooled
    neighbours = [
        (clan, displayed(public, content, clan) if figures[clan] else bits_of(displays[clan]))
        for clan in neighbours_of(public, seat)
    ]
    partners = [(clan, theirs, pooled(ours, theirs)) for clan, theirs in neighbours if theirs]
    ways, tasks = _COMPLETIONS[seat], content.tasks
    for slot, task in enumerate(public.open_tasks):
        needs = tasks[task].bits if task != NO_TASK else 0
        fitting = needs & ours
        if not fitting:
            continue
        enough = needs.bit_count() - help
        if fitting.bit_count() >= enough:
            found.append(ways[slot][act.ALONE])
        if enough < 2:
            enough = 2
        for clan, theirs, together in partners:
            if (needs & together).bit_count() >= enough and needs & theirs:
                found.append(ways[slot][clan])
    return found


def _by_specialists(public: PactPublic, secret: PactSecret, content: Content, seat: int) -> list[act.PactAction]:
    found: list[act.PactAction] = []
    player = {"play": TASKMASTER, "recruit": DRUMMER}.get(public.deed)
    if player is not None and worker_for(public, seat, player) != NOBODY:
        found += _PLAYS_MORE[seat][content.pack.bits_of(secret.hands[seat]) & ONE_OF_EACH]
    if public.deed == "recruit" and worker_for(public, seat, PRESSGANG) != NOBODY:
        takes = _TAKES_MORE[seat]
        found += [takes[slot] for slot in takeable(public, secret)]
    return found + _schemes(public, secret, seat)


def _ways_to_pay(public: PactPublic, secret: PactSecret, content: Content, seat: int) -> tuple[act.PactAction, ...]:
    payment = secret.payment
    assert payment is not None
    means = paying.means_of(public, content, secret.hands[seat], seat, payment)
    found: list[act.PactAction] = [act.Pay(seat)] if paying.both_give(payment.sources, means) else []
    ways = _SHIFTS[seat]
    found += [ways[column][source] for column, source in paying.shifts(payment, means)]
    return (*found, act.CallOff(seat))


def _elsewhere(public: PactPublic, secret: PactSecret, content: Content, seat: int) -> tuple[act.PactAction, ...]:
    """What is decided outside of turns."""
    phase = public.phase
    if phase == "commands":
        commands = secret.commands[seat]
        given_back = [act.ReturnCommand(seat, command) for command in commands] if len(commands) > 1 else []
        return (act.KeepCommands(seat), *given_back)
    if phase in ("reveal", "reduce"):
        ways = _REVEALS if phase == "reveal" else _REDUCTIONS
        return ways[seat][content.pack.bits_of(secret.hands[seat]) & ONE_OF_EACH]
    if phase == "prize":
        return tuple([act.TakePrize(seat, slot) for slot, task in enumerate(public.open_tasks) if task != NO_TASK])
    if may_go_on(public, content):
        return (act.NextGame(seat), act.Retire(seat))
    used = [specialist for specialist, holder in enumerate(public.specialists) if holder == NOBODY]
    return (*[act.TakeBack(seat, specialist) for specialist in used], act.Retire(seat))
