"""One turn of play: place a Worker, or two different secondary actions; then the end of the turn."""

from typing import assert_never

from engine.actions import (
    Action,
    MoveHighPriest,
    Pass,
    PlaceHighPriest,
    PlaceWorker,
    Pray,
    RecruitNomad,
    SecondaryAction,
    TrainArmy,
)
from engine.components import CONSTANTS
from engine.decisions import ChooseGod, ChooseGodCard, ChoosePriestStart, ChooseSurplus, TakeSecondAction, TakeTurn
from engine.draft import Draft
from engine.events import FestivalTriggered, HighPriestPlaced, TurnStarted
from engine.procedures import AutomaTurn, Festival, FinalScoring, FinishTurn, OfferHire, StartTurn
from engine.rules import building, cards, high_priest, placement, workers
from engine.rules.tables import Procedures, Questions
from engine.state import Position
from engine.workers import different

PRIEST, PRAY, TRAIN, RECRUIT = "high_priest", "pray", "train", "recruit"
CARDS_PRAYED_FOR = 2


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


def place_priest(draft: Draft, asked: ChoosePriestStart, action: PlaceHighPriest) -> None:
    """The starting place; nothing is activated."""
    draft.player(asked.seat).priest = action.section
    draft.emit(HighPriestPlaced(asked.seat, action.section))


# ---------------------------------------------------------------- the main action


def secondary_options(position: Position, without: str = "") -> list[SecondaryAction]:
    """The secondary actions, less the one already taken.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> secondary_options(game, without=RECRUIT)
    [MoveHighPriest(spaces=1), MoveHighPriest(spaces=2), Pray(), TrainArmy()]
    """
    found: list[SecondaryAction] = []
    if without != PRIEST:
        found += [MoveHighPriest(spaces) for spaces in range(1, CONSTANTS.high_priest.max_move + 1)]
    if without != PRAY and (position.god_deck or position.god_offer):
        found.append(Pray())
    if without != TRAIN and cards.army_cards_left(position):
        found.append(TrainArmy())
    if without != RECRUIT:
        found += [RecruitNomad(worker) for worker in different(position.nomads)]
    return found


def turn_options(position: Position, asked: TakeTurn) -> list[Action]:
    """Workers that can be placed, then secondary actions."""
    return [*placement.worker_options(position, asked.seat), *secondary_options(position)]


def take_turn(draft: Draft, asked: TakeTurn, action: PlaceWorker | SecondaryAction) -> None:
    """Begin a placement, or perform the first of two secondary actions."""
    if isinstance(action, PlaceWorker):
        draft.push(ChooseGod(asked.seat, action.worker, action.acting))
    else:
        draft.push(TakeSecondAction(asked.seat, _name(action)))
        _perform(draft, asked.seat, action)


def second_options(position: Position, asked: TakeSecondAction) -> list[Action]:
    """The other secondary actions; only if none is possible, nothing."""
    return [*secondary_options(position, asked.first)] or [Pass()]


def take_second(draft: Draft, asked: TakeSecondAction, action: SecondaryAction | Pass) -> None:
    """Perform the second one, if there was any."""
    if not isinstance(action, Pass):
        _perform(draft, asked.seat, action)


def _name(action: SecondaryAction) -> str:
    match action:
        case MoveHighPriest():
            return PRIEST
        case Pray():
            return PRAY
        case TrainArmy():
            return TRAIN
        case RecruitNomad():
            return RECRUIT
        case _:
            assert_never(action)


def _perform(draft: Draft, seat: int, action: SecondaryAction) -> None:
    match action:
        case MoveHighPriest(spaces):
            high_priest.move(draft, seat, spaces)
        case Pray():
            draft.push(ChooseGodCard(seat, CARDS_PRAYED_FOR))
        case TrainArmy():
            cards.train(draft, seat)
        case RecruitNomad(worker):
            workers.recruit_nomad(draft, seat, worker)
        case _:
            assert_never(action)


# ---------------------------------------------------------------- the end of the turn


def finish_turn(draft: Draft, procedure: FinishTurn) -> None:
    """Worker limit, Festival trigger, market, offer; then the next seat."""
    state, seat = draft.state, procedure.seat
    if workers.over_limit(state, seat):
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
PROCEDURES: Procedures = {StartTurn: start_turn, FinishTurn: finish_turn}
