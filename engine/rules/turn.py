"""One turn of play: place a Worker, or two different secondary actions; then the end of the turn."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec import Struct

from engine.abilities import PassiveAbility
from engine.actions import (
    Action,
    MoveHighPriest,
    Pass,
    PlaceHighPriest,
    PlaceWorker,
    Pray,
    RecruitNomad,
    SacrificeWorker,
    SecondaryAction,
    SpreadInfluence,
    TrainArmy,
    WalkHighPriest,
)
from engine.components import CONSTANTS, PASSIVE
from engine.decisions import (
    ChooseGod,
    ChooseGodCard,
    ChoosePriestStart,
    ChooseRejuvenation,
    ChooseSurplus,
    TakeSecondAction,
    TakeTurn,
)
from engine.draft import Draft
from engine.errors import Reason
from engine.events import FestivalTriggered, HighPriestPlaced, TurnStarted
from engine.procedures import AutomaTurn, Festival, FinalScoring, FinishTurn, OfferHire, StartTurn
from engine.resources import Cost
from engine.rules import building, cards, high_priest, influence, placement, rejuvenate, temple_rewards, workers
from engine.rules.hindrances import NO_ARMY_CARDS, Hindrance, no_such_choice, no_such_nomad
from engine.rules.hooks import MORE_ACTIONS, PLACING
from engine.rules.tables import Check, Checks, Procedures, Questions
from engine.state import Position
from engine.workers import WORKERS, different

EVERYBODYS = tuple(kind.secondary for kind in (MoveHighPriest, Pray, TrainArmy, RecruitNomad))
PRIEST, PRAY, TRAIN, RECRUIT = EVERYBODYS
SPREAD, WALK, SACRIFICE = (kind.secondary for kind in (SpreadInfluence, WalkHighPriest, SacrificeWorker))
WALK_PRICE = Cost(corn=1)  # of ZA5
REJUVENATED_FOR_A_WORKER = 2  # by ZA6
_OF_ABILITY = {building.ability: building.id for building in PASSIVE.values()}
WALKING = _OF_ABILITY[PassiveAbility.SECONDARY_CORN_MOVE_PRIEST]
SACRIFICING = _OF_ABILITY[PassiveAbility.SECONDARY_CASUALTY_REJUVENATE_TWO]


def is_follow_on(position: Position) -> bool:
    """Whether the question goes to somebody out of turn: another player's action, a Festival or the end asks it.

    A Festival is everybody's, also its holder's. The set-up is nobody's turn; what it asks are one's own first choices.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> from engine.decisions import JoinConquest
    >>> game.active, game.stack = 0, (JoinConquest(1),)
    >>> is_follow_on(game)
    True
    """
    decision = position.decision
    if decision is None or position.active < 0:
        return False
    shared = any(isinstance(frame, Festival | FinalScoring) for frame in position.stack)
    return shared or decision.seat != position.active


def start_turn(draft: Draft, procedure: StartTurn) -> None:
    """The turn in its parts; a Festival that is due comes first, the High Priest before a first turn."""
    state, seat = draft.state, procedure.seat
    state.active = seat
    state.turn += 1
    state.palace_built = False
    draft.emit(TurnStarted(seat, state.turn))
    if state.automated(seat):
        draft.push(AutomaTurn(seat), FinishTurn(seat))
    else:
        draft.push(TakeTurn(seat), OfferHire(seat), FinishTurn(seat))
    if not draft.player(seat).priest:
        draft.push(ChoosePriestStart(seat))
    if state.festival_holder == seat:
        draft.push(Festival("before"))


def priest_options(position: Position, asked: ChoosePriestStart) -> list[Action]:
    """Begin on any space of the Coricancha."""
    return [PlaceHighPriest(section) for section in range(1, len(position.coricancha) + 1)]


def check_start(position: Position, asked: ChoosePriestStart, action: PlaceHighPriest) -> Reason | None:
    """A space of the Coricancha."""
    most = len(position.coricancha)
    return None if 1 <= action.section <= most else no_such_choice(most)


def place_priest(draft: Draft, asked: ChoosePriestStart, action: PlaceHighPriest) -> None:
    """The starting place; nothing is activated."""
    draft.player(asked.seat).priest = action.section
    draft.emit(HighPriestPlaced(asked.seat, action.section))


# ---------------------------------------------------------------- the main action


class Secondary(Struct, frozen=True):
    """A secondary action: the ways in which a seat may take it now, what keeps it from one, and what it does."""

    options: Callable[[Position, int], list[SecondaryAction]]
    check: Callable[[Position, int, Any], Hindrance | None]
    perform: Callable[[Draft, int, Any], None]


_PRAY, _TRAIN = Pray(), TrainArmy()
_RECRUIT = {worker: RecruitNomad(worker) for worker in WORKERS}
_PLAIN_MOVES = tuple(MoveHighPriest(spaces) for spaces in range(1, high_priest.FURTHEST + 1))


def _moves(position: Position, seat: int) -> list[SecondaryAction]:
    if not position.vassals:
        return [*_PLAIN_MOVES]
    return [MoveHighPriest(spaces) for spaces in high_priest.within_means(position, seat, high_priest.FURTHEST)]


def check_move(position: Position, seat: int, action: MoveHighPriest) -> Hindrance | None:
    """As far as the High Priest can be moved."""
    return high_priest.check_reach(position, seat, high_priest.FURTHEST, action.spaces)


def _prayer(position: Position, seat: int) -> list[SecondaryAction]:
    return [] if cards.no_god_cards(position) else [_PRAY]


def _check_prayer(position: Position, seat: int, action: Pray) -> Reason | None:
    return cards.no_god_cards(position)


def _training(position: Position, seat: int) -> list[SecondaryAction]:
    return [_TRAIN] if cards.army_cards_left(position) else []


def _check_training(position: Position, seat: int, action: TrainArmy) -> Reason | None:
    return None if cards.army_cards_left(position) else NO_ARMY_CARDS


def _recruits(position: Position, seat: int) -> list[SecondaryAction]:
    return [_RECRUIT[worker] for worker in different(position.nomads)]


def _check_recruit(position: Position, seat: int, action: RecruitNomad) -> Reason | None:
    return None if action.worker in position.nomads else no_such_nomad(action.worker)


def _influences(position: Position, seat: int) -> list[SecondaryAction]:
    return [SpreadInfluence(region) for region in influence.open_regions(position, seat)]


def _check_influence(position: Position, seat: int, action: SpreadInfluence) -> Reason | None:
    return influence.check_spread(position, seat, action.region)


@MORE_ACTIONS.rule("vassals")
def _spread_besides(position: Position, seat: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Spread Cultural Influence, where there are Nation tiles (ruling 78)."""
    return (*names, SPREAD)


def _walks(position: Position, seat: int) -> list[SecondaryAction]:
    return [WalkHighPriest(spaces) for spaces in high_priest.within_means(position, seat, 1, WALK_PRICE)]


def _check_walk(position: Position, seat: int, action: WalkHighPriest) -> Hindrance | None:
    if WALK not in MORE_ACTIONS(position, seat, EVERYBODYS):
        return Reason("building_needed", {"building": WALKING})
    return high_priest.check_reach(position, seat, 1, action.spaces, WALK_PRICE)


def _sacrifices(position: Position, seat: int) -> list[SecondaryAction]:
    return [SacrificeWorker(worker) for worker in different(position.players[seat].workers)]


def _check_sacrifice(position: Position, seat: int, action: SacrificeWorker) -> Reason | None:
    if SACRIFICE not in MORE_ACTIONS(position, seat, EVERYBODYS):
        return Reason("building_needed", {"building": SACRIFICING})
    return workers.check_supply(position, seat, action.worker)


def _sacrifice(draft: Draft, seat: int, action: SacrificeWorker) -> None:
    """The Worker falls; two things are rejuvenated, if they are there (ruling 147)."""
    if rejuvenate.turnable(draft.player(seat)):
        draft.push(ChooseRejuvenation(seat, REJUVENATED_FOR_A_WORKER))
    temple_rewards.fall(draft, seat, action.worker)


SECONDARY: dict[str, Secondary] = {
    PRIEST: Secondary(
        _moves, check_move, lambda draft, seat, action: high_priest.take_move(draft, seat, action.spaces)
    ),
    PRAY: Secondary(
        _prayer, _check_prayer, lambda draft, seat, action: draft.push(ChooseGodCard(seat, cards.CARDS_PRAYED_FOR))
    ),
    TRAIN: Secondary(_training, _check_training, lambda draft, seat, action: cards.train(draft, seat)),
    RECRUIT: Secondary(
        _recruits, _check_recruit, lambda draft, seat, action: workers.recruit(draft, seat, action.worker)
    ),
    SPREAD: Secondary(
        _influences, _check_influence, lambda draft, seat, action: influence.spread(draft, seat, action.region)
    ),
    WALK: Secondary(
        _walks, _check_walk, lambda draft, seat, action: high_priest.take_walk(draft, seat, action.spaces, WALK_PRICE)
    ),
    SACRIFICE: Secondary(_sacrifices, _check_sacrifice, _sacrifice),
}


def secondary_options(position: Position, seat: int, without: str = "") -> list[SecondaryAction]:
    """The secondary actions open to a seat, less the one already taken.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> secondary_options(game, 0, without="recruit")
    [MoveHighPriest(spaces=1), MoveHighPriest(spaces=2), Pray(), TrainArmy()]
    """
    found: list[SecondaryAction] = []
    for name in MORE_ACTIONS(position, seat, EVERYBODYS):
        if name != without:
            found += SECONDARY[name].options(position, seat)
    return found


def check_secondary(position: Position, asked: TakeTurn, action: SecondaryAction) -> Hindrance | None:
    """A secondary action that is open to the seat."""
    return SECONDARY[action.secondary].check(position, asked.seat, action)


def turn_options(position: Position, asked: TakeTurn) -> list[Action]:
    """Workers that can be placed, then secondary actions."""
    return [*placement.worker_options(position, asked.seat), *secondary_options(position, asked.seat)]


def take_turn(draft: Draft, asked: TakeTurn, action: PlaceWorker | SecondaryAction) -> None:
    """Begin a placement, or perform the first of two secondary actions."""
    if isinstance(action, PlaceWorker):
        PLACING(draft, asked.seat)
        draft.push(ChooseGod(asked.seat, action.worker, action.acting))
    else:
        draft.push(TakeSecondAction(asked.seat, action.secondary))
        _perform(draft, asked.seat, action)


def second_options(position: Position, asked: TakeSecondAction) -> list[Action]:
    """The other secondary actions; only if none is possible, nothing."""
    return [*secondary_options(position, asked.seat, asked.first)] or [Pass()]


def check_second(position: Position, asked: TakeSecondAction, action: SecondaryAction) -> Hindrance | None:
    """A secondary action, but not the first one again."""
    name = action.secondary
    if name == asked.first:
        return Reason("taken_already", {"action": name})
    return SECONDARY[name].check(position, asked.seat, action)


def check_late_placement(position: Position, asked: TakeSecondAction, action: PlaceWorker) -> Reason:
    """No Worker is placed after a secondary action."""
    return Reason("no_placement_now")


def take_second(draft: Draft, asked: TakeSecondAction, action: SecondaryAction | Pass) -> None:
    """Perform the second one, if there was any."""
    if not isinstance(action, Pass):
        _perform(draft, asked.seat, action)


def _perform(draft: Draft, seat: int, action: SecondaryAction) -> None:
    SECONDARY[action.secondary].perform(draft, seat, action)


# ---------------------------------------------------------------- the end of the turn


def finish_turn(draft: Draft, procedure: FinishTurn) -> None:
    """Worker limit, Festival trigger, market, offer; then the next seat."""
    state, seat = draft.state, procedure.seat
    if workers.surplus(state, seat):
        draft.push(ChooseSurplus(seat), procedure)
        return
    if not state.village and state.festival_holder < 0:
        trigger_festival(draft, seat)
    building.refill_market(draft)
    cards.offer_played_cards(draft)
    draft.push(StartTurn((seat + 1) % len(state.players)))


def trigger_festival(draft: Draft, seat: int) -> None:
    """The seat takes the Festival tile and its VP (ruling 18)."""
    state = draft.state
    state.festivals += 1
    state.festival_holder = seat
    rewards = CONSTANTS.festival.trigger_vp
    state.last_festival = state.last_festival or state.festivals == len(rewards)
    draft.emit(FestivalTriggered(seat, state.festivals))
    draft.score(seat, rewards[state.festivals - 1], "festival")


QUESTIONS: Questions = {
    ChoosePriestStart: (priest_options, place_priest),
    TakeTurn: (turn_options, take_turn),
    TakeSecondAction: (second_options, take_second),
}
_FIRST: Mapping[type, Check] = dict.fromkeys(get_args(SecondaryAction), check_secondary)
_SECOND: Mapping[type, Check] = dict.fromkeys(get_args(SecondaryAction), check_second)
CHECKS: Checks = {
    ChoosePriestStart: {PlaceHighPriest: check_start},
    TakeTurn: {PlaceWorker: placement.check_worker, **_FIRST},
    TakeSecondAction: {PlaceWorker: check_late_placement, **_SECOND},
}
PROCEDURES: Procedures = {StartTurn: start_turn, FinishTurn: finish_turn}
