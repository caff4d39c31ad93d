"""The board action: a Worker on the hill, the actions under the rolled tokens, and the tokens' way on."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from engine.benefits import Benefit, Effect
from engine.components import GOD_CARDS, SPACES, TERRACES
from engine.components.solo import Loop
from engine.draft import Draft, without
from engine.events import AutomaActed, AutomaChose, AutomaFailed, Chosen, TokenMoved, WorkerPlaced
from engine.procedures import AdvanceTokens, FallShort, RunEffect, TryEffect, UseToken
from engine.resources import GOLD
from engine.rules import cards
from engine.rules.die import roll
from engine.rules.placement import SEGMENT, pay_steps_owners, segment_costs
from engine.solo.frame import Obstacle, automa_of, change, pick
from engine.solo.gains import next_worker
from engine.solo.setup import tuck
from engine.state import Position

GOLD_INSTEAD = "gain_1_gold"
_TERRACES = tuple(TERRACES)
Loops = Mapping[str, Loop]
Act = Callable[[Draft, int, Benefit, Loop], None]


# ---------------------------------------------------------------- the Worker


def place_worker(draft: Draft, seat: int) -> tuple[int, str, str]:
    """Roll, place a Worker by the rolled God card, replace the card; the number rolled, the card and the space."""
    space = ""
    value = roll(draft, seat, "placement")
    card = automa_of(draft.state).tucked[value - 1]
    while not (spaces := matching_spaces(draft.state, seat, GOD_CARDS[card].god)) and _another_fits(draft.state, seat):
        _replace(draft, seat, value, card)
        card = automa_of(draft.state).tucked[value - 1]
    if spaces := spaces or matching_spaces(draft.state, seat):
        space = pick(draft, spaces)
        _explain(draft, seat, GOD_CARDS[card].god, spaces, space)
        worker = _leaving_worker(draft, seat)
        draft.state.hill = {**draft.state.hill, space: worker}
        draft.emit(WorkerPlaced(seat, worker, worker, space, card))
        pay_steps_owners(draft, seat, space)
    _replace(draft, seat, value, card)
    return value, card, space


def _another_fits(position: Position, seat: int) -> bool:
    """Whether a God card that can be drawn fits an empty space; the person may hold all that do (ruling 251)."""
    gods = {GOD_CARDS[card].god for card in position.god_deck + position.god_offer}
    return any(matching_spaces(position, seat, god) for god in gods)


def _replace(draft: Draft, seat: int, slot: int, card: str) -> None:
    """The God card joins the offer, then another one comes under the slot; if there is none, it stays (ruling 251)."""
    if draft.state.god_deck or draft.state.god_offer:
        cards.offer(draft, card)
        tuck(draft, seat, slot, instead_of=card)


def _leaving_worker(draft: Draft, seat: int) -> str:
    player = draft.player(seat)
    worker = next_worker(draft, seat)
    player.workers = without(player.workers, worker)
    change(draft, placed=True)
    return worker


def matching_spaces(position: Position, seat: int, god: str = "") -> list[str]:
    """The empty spaces of this god (empty: of any) on the first terrace that has some, as far as they are nearest."""
    costs = segment_costs(position, seat)
    for terrace in terraces_in_order(position):
        if found := _empty_spaces(position, terrace, god):
            nearest = min(costs[SEGMENT[space]] for space in found)
            return [space for space in found if costs[SEGMENT[space]] == nearest]
    return []


def _empty_spaces(position: Position, terrace: str, god: str) -> list[str]:
    return [
        space.id
        for space in SPACES.values()
        if space.terrace == terrace and space.god == (god or space.god) and space.id not in position.hill
    ]


def _explain(draft: Draft, seat: int, god: str, nearest: Sequence[str], taken: str) -> None:
    """Tell why it is this space: the terraces that had none, the cost to get there, and chance between equals."""
    space = SPACES[taken]
    fits = space.god == god  # else no God card does (ruling 251)
    before = takewhile(lambda terrace: terrace != space.terrace, terraces_in_order(draft.state))
    passed = [(god, "nowhere")] if not fits else []
    passed += [(terrace, "god_full" if fits else "full") for terrace in before]
    to_segments = segment_costs(draft.state, seat)
    costs = [to_segments[SEGMENT[one]] for one in _empty_spaces(draft.state, space.terrace, god if fits else "")]
    by = "tied" if len(nearest) > 1 else "cheapest" if len(costs) > 1 else ""
    told = tuple(sorted(set(costs))[:2]) if by else ()
    draft.emit(AutomaChose(seat, Chosen.PLACEMENT, taken, by, tuple(passed), costs=told))


def terraces_in_order(position: Position) -> tuple[str, ...]:
    """The terrace of the present age, then those above it from below, then those below it from above."""
    held = position.festivals - (position.festival_holder >= 0)
    wanted = min(held, len(_TERRACES) - 1)
    return (_TERRACES[wanted], *_TERRACES[:wanted][::-1], *_TERRACES[wanted + 1 :])


# ---------------------------------------------------------------- tokens


def use_tokens(draft: Draft, seat: int, loops: Loops, value: int) -> None:
    """The actions under all tokens of this number, row by row from the top; then these tokens move on."""
    matching = [
        UseToken(seat, loop.id, index)
        for loop in loops.values()
        for index, token in enumerate(loop.tokens)
        if token.value == value
    ]
    draft.push(*matching, AdvanceTokens(seat, value))


def using(
    loops_of: Callable[[Position], Loops], sides: Mapping[str, Benefit], act: Act
) -> Callable[[Draft, UseToken], None]:
    """The Procedure under a token: it acts as the space shows, or the personality that covers it."""

    def run(draft: Draft, procedure: UseToken) -> None:
        automa = automa_of(draft.state)
        loop = loops_of(draft.state)[procedure.loop]
        space = loop.spaces[automa.tokens[procedure.loop][procedure.token] - 1]
        side = automa.personalities.get(space.slot, "")
        value = loop.tokens[procedure.token].value
        draft.emit(AutomaActed(procedure.seat, procedure.loop, value, space.id, side))
        act(draft, procedure.seat, sides[side] if side else space.action, loop)

    return run


def try_each(draft: Draft, seat: int, action: Benefit, loop: Loop) -> None:
    """These effects one after the other, each if it is possible when its turn comes."""
    draft.push(*(TryEffect(seat, effect, loop.failure) for effect in action))


def trying(obstacles: Mapping[type[Effect], Obstacle]) -> Callable[[Draft, TryEffect], None]:
    """The Procedure that does an effect, unless something is in the way; an effect not named here never fails."""

    def run(draft: Draft, procedure: TryEffect) -> None:
        obstacle = obstacles.get(type(procedure.effect))
        why = obstacle(draft.state, procedure.seat, procedure.effect) if obstacle else ""
        if why:
            draft.push(FallShort(procedure.seat, procedure.effect, procedure.failure, why))
        else:
            draft.push(RunEffect(procedure.seat, procedure.effect, "automa_board"))

    return run


def fall_short(draft: Draft, procedure: FallShort) -> None:
    """Gold instead, where the row gives it."""
    gold = int(procedure.failure == GOLD_INSTEAD)
    draft.emit(AutomaFailed(procedure.seat, procedure.effect, procedure.why, gold))
    if gold:
        draft.gain(procedure.seat, GOLD, gold, "automa_board")


def advancing(loops_of: Callable[[Position], Loops]) -> Callable[[Draft, AdvanceTokens], None]:
    """The Procedure that moves the tokens of a number clockwise by that number."""

    def run(draft: Draft, procedure: AdvanceTokens) -> None:
        for loop in loops_of(draft.state).values():
            for index, token in enumerate(loop.tokens):
                if token.value == procedure.value:
                    _advance(draft, procedure.seat, loop, index)

    return run


def _advance(draft: Draft, seat: int, loop: Loop, index: int) -> None:
    automa = automa_of(draft.state)
    spaces = list(automa.tokens[loop.id])
    value = loop.tokens[index].value
    spaces[index] = (spaces[index] - 1 + value) % len(loop.spaces) + 1
    change(draft, tokens={**automa.tokens, loop.id: tuple(spaces)})
    space = loop.spaces[spaces[index] - 1]
    draft.emit(TokenMoved(seat, loop.id, value, space.id, automa.personalities.get(space.slot, "")))
