"""What a position promises every clan: the Glory it has, and what goblins, Marker and Commands may bring in the time left."""

from __future__ import annotations

from math import exp

from goblins.games.pact.content import FRIENDS, GRAB, LEFT_HAND, RIGHT_HAND, Content
from goblins.games.pact.kinds import Counts
from goblins.games.pact.scoring import command_count, command_glory, on_pact, pacts_of, sticks_of
from goblins.games.pact.skill.plans import IN_HAND, ON_DISPLAY, Outlook, outlook, promise
from goblins.games.pact.skill.weights import Weights
from goblins.games.pact.solo import slides
from goblins.games.pact.state import (
    NO_TASK,
    PactPublic,
    PactState,
    competitors,
    figures_of,
    neighbours_of,
    types_on_display,
)

#: How many rounds a Task of the deck lasts, by the number of players.
ROUNDS_PER_TASK = {1: 0.8, 2: 1.5, 3: 1.2, 4: 0.9, 5: 0.7}
#: With so many rounds left goblins are worth all they can be.
ENOUGH_TIME = 4.0
#: From how many on another goblin is worth less: of a kind on display, and in hand.
MANY_OF_KIND, MANY_IN_HAND, LESS = 3, 8, 0.4
#: What a permanent goblin is worth (P-53).
PERMANENT = 1.0
#: What a Specialist is worth that works but once (P-71).
UNUSED_SPECIALIST = 0.25
#: How much a Command's count grows in a round (P-57).
GROWTH = (0.15, 0.05, 0.0, 0.06, 0.1, 0.06, 0.18, 0.18, 0.18, 0.0, 0.0, 0.0)
#: How much of what may still be done in a turn counts already.
PENDING = 0.9
#: What a Task is worth to Helix or Ferdix for every goblin he still lacks, and what a round brings them by sliding (P-72).
STRANGER_FADING, SLID_PER_ROUND = 0.5, 0.35
#: What a clan's Glory comes from: what is sure, bonuses on the way, Figures, goblins shown and held, what is still to come in a
#: turn, the Marker, types on display, the dynamite bonus, and open Tasks. What
#: these promise in each way is told besides.
PARTS = (
    *("glory", "pact_bonus", "figures", "shown", "held", "pending", "marker", "types"),
    *("dynamite", "tasks", "tasks_alone", "tasks_with_players", "tasks_with_strangers"),
)
#: Of these, so many add up to a clan's Glory.
ADDED = PARTS.index("tasks") + 1
NO_TASKS = (0.0, 0.0, 0.0, 0.0)


def rounds_left(state: PactState, seat: int) -> float:
    """How many more turns a seat can expect, the present one included."""
    public = state.public
    yet_to_play = (seat - public.start) % public.players >= (public.active - public.start) % public.players
    if public.phase in ("prize", "next"):
        return 0.0
    tasks = len(state.secret.task_deck)
    if public.winter or (public.mode != "solo" and public.open_tasks.count(NO_TASK) > tasks):
        # winter is near or comes at the end of this turn: only this round is played out (P-40)
        return 1.0 if yet_to_play else 0.0
    return ROUNDS_PER_TASK[public.players] * (tasks + 1) + (0.5 if yet_to_play else 0.0)


def time_for(rounds: float) -> float:
    """How much goblins can still be worth with so many rounds left, from 0 to 1."""
    return min(1.0, rounds / ENOUGH_TIME)


def prospect(state: PactState, weights: Weights, seat: int, *, viewer: int, dynamite: float) -> tuple[float, ...]:
    """The Glory a seat can expect, as another sees it, but for its Commands: what the first of `PARTS` add to it."""
    public, content = state.public, weights.content
    rounds = rounds_left(state, seat)
    time = time_for(rounds)
    figures = figures_of(public, seat)
    sure, hope = _on_cards(public, weights, seat)
    sure += figures * content.numbers.glory.figure
    track = 0.0
    if public.markers:
        marker = public.markers[seat]
        sure += content.track[marker][1]
        track = time * (weights.marker[marker] - content.track[marker][1])
    unused = UNUSED_SPECIALIST * public.specialists.count(seat) if public.mode == "solo" else 0.0
    types = types_on_display(public, content, seat)
    tasks = NO_TASKS
    if rounds > 0.0:
        # What nobody can take away before one's turn is nearer.
        nearness = 1.0 if seat == public.active else 0.85
        tasks = _tasks(public, outlook(state, content, seat, with_hand=seat == viewer), seat, nearness)
    return (
        sure,
        time * hope,
        time * PERMANENT * figures,
        time * _shown(content.pack.counted(public.displays[seat])),
        time * _held(len(state.secret.hands[seat])),
        time * (_pending(state, content, seat) + unused),
        track,
        time * (weights.types if public.markers else weights.types_plain)[types],
        dynamite,
        *tasks,
    )


def _tasks(public: PactPublic, seen: Outlook, seat: int, nearness: float) -> tuple[float, float, float, float]:
    """What open Tasks promise: in the best way, alone, with other players, and with strangers."""
    by_oneself, *by_pacts = seen.by_way
    with_players = with_strangers = 0.0
    for partner, value in zip(neighbours_of(public, seat), by_pacts, strict=True):
        if partner < public.players:
            with_players += nearness * value
        else:
            with_strangers += nearness * value
    return nearness * seen.promise, nearness * by_oneself, with_players, with_strangers


def _on_cards(public: PactPublic, weights: Weights, clan: int) -> tuple[float, float]:
    """Glory that nobody can take away, and the bonus besides that Pact cards are on the way to (P-42)."""
    content, hopes = weights.content, weights.pact_hope
    glory = content.numbers.glory
    worth, hope = float(glory.alone * len(public.alone[clan])), 0.0
    for pact in pacts_of(public, clan):
        count = on_pact(public, clan, pact)
        sure = content.full_pact_glory(count)
        worth += glory.pact * len(public.pacts[pact]) + sure
        hope += hopes[min(count, len(hopes) - 1)] - sure
    if public.prize and public.prize_winner == clan:
        worth += glory.alone * len(public.prize)
    return worth, hope


def _shown(display: Counts) -> float:
    few = sum([count if count < MANY_OF_KIND else MANY_OF_KIND for count in display])
    return ON_DISPLAY * (few + LESS * (sum(display) - few))


def _held(count: int) -> float:
    few = min(count, MANY_IN_HAND)
    return IN_HAND * (few + LESS * (count - few))


def _pending(state: PactState, content: Content, seat: int) -> float:
    """What is still to come in this turn: goblins to be recruited, and goblins to be played."""
    public = state.public
    if seat != public.active:
        return 0.0
    if public.phase == "recruit":
        return PENDING * IN_HAND * (content.numbers.recruits - 1 - public.recruited)
    if public.phase == "play":
        return (
            PENDING * (ON_DISPLAY - IN_HAND) * min(content.numbers.plays - public.played, len(state.secret.hands[seat]))
        )
    return 0.0


# ---------------------------------------------------------------------- dynamite and Commands


def dynamite_hopes(state: PactState, content: Content) -> list[float]:
    """What the dynamite bonus promises every clan that competes for it (P-41, P-74)."""
    public, glory = state.public, content.numbers.glory.alone
    rivals = competitors(public)
    if public.prize or public.phase == "prize":
        return [glory * float(public.phase == "prize" and public.active == clan) for clan in rivals]
    sticks = [sticks_of(public, content, clan) for clan in rivals]
    left = min(12, len(state.secret.task_deck) + len(public.open_tasks) * (not public.winter))
    doubt = 0.4 + 0.25 * left
    hopes = []
    for clan in rivals:
        lead = sticks[clan] - max([other for rival, other in enumerate(sticks) if rival != clan])
        hopes.append(glory / (1.0 + exp((0.5 - lead) / doubt)))
    return hopes


def command_hopes(state: PactState, content: Content, seat: int, dynamite: float) -> float:
    """What a seat's Commands promise: as things stand at the end, as they may come before it."""
    rounds = rounds_left(state, seat)
    time = time_for(rounds)
    worth = 0.0
    for command in state.secret.commands[seat]:
        if command == GRAB:
            row = state.public.open_tasks
            worth += dynamite * max(0, len(row) - 1 - row.count(NO_TASK)) + content.commands[GRAB].otherwise
        else:
            now = command_glory(state.public, content, seat, command)
            worth += now + time * (hoped(state, content, seat, command, rounds) - now)
    return worth


def hoped(state: PactState, content: Content, seat: int, command: int, rounds: float) -> float:
    """What a Command may come to, when its count grows as usual; between two steps by how near the next one is."""
    card = content.commands[command]
    count = _progress(state, content, seat, command) + GROWTH[command] * rounds
    lower, worth = 0.0, float(card.otherwise)
    for step in card.steps:
        if count < step.count:
            return worth + (step.glory - worth) * max(0.0, (count - lower) / (step.count - lower))
        lower, worth = float(step.count), float(step.glory)
    return worth


def _progress(state: PactState, content: Content, seat: int, command: int) -> float:
    """A Command's count, in parts where it would jump: full Pact cards, and one side before the other."""
    public = state.public
    left, right = (on_pact(public, seat, pact) for pact in pacts_of(public, seat))
    card = content.commands[command]
    if command == FRIENDS:
        return min(1.0, left / card.least) ** 2 + min(1.0, right / card.least) ** 2
    if command in (RIGHT_HAND, LEFT_HAND) and card.steps:
        wanted = card.steps[0].count
        lead = (right - left if command == RIGHT_HAND else left - right) - (wanted - 1)
        return wanted / (1.0 + exp(0.5 - 1.2 * lead))
    return float(command_count(public, content, seat, command))


# ---------------------------------------------------------------------- Helix and Ferdix


def stranger_prospect(state: PactState, weights: Weights, clan: int) -> float:
    """The Glory that Helix or Ferdix can expect in the solo game (P-72, P-73)."""
    public, content = state.public, weights.content
    rounds = rounds_left(state, 0)
    sure, hope = _on_cards(public, weights, clan)
    worth = sure + time_for(rounds) * hope + SLID_PER_ROUND * rounds
    if not rounds:
        return worth
    if public.phase in ("recruit", "tasks", "play") and slides(content, public.deed, public.played):
        # one more goblin may still be played, and then nothing slides
        may_change = public.phase == "play" and state.secret.hands[0]
        worth += 0.3 if may_change else 1.0
    has = content.pack.counted(public.displays[clan])
    near = [
        content.numbers.glory.alone
        * STRANGER_FADING
        ** sum([max(0, need - held) for need, held in zip(content.tasks[task].needs, has, strict=True)])
        for task in public.open_tasks
        if task != NO_TASK
    ]
    return worth + promise(near)
