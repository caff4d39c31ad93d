"""Workers: Nomads, the Village at the end of the turn, and the limit."""

from engine.actions import Action, GiveUpWorker, HireVillager, Pass, TakeNomad
from engine.components import BY_PLAYERS, CONSTANTS
from engine.decisions import ChooseNomad, ChooseSurplus, HireWorker
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import Declined, WorkerGivenUp, WorkerRecruited
from engine.procedures import OfferHire, RefillNomads
from engine.resources import CORN, POTATO, Cost
from engine.rules import free_actions
from engine.rules.hindrances import Hindrance, TooPoor, no_such_nomad, no_such_worker
from engine.rules.hooks import RECRUITED, WORKER_GAINED
from engine.rules.listing import one_each
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position
from engine.workers import different, is_newcomer, is_wanted

LIMIT = CONSTANTS.worker_limit
HIRE = {POTATO: Cost(potato=1), CORN: Cost(corn=1)}
_HIRES = tuple(map(HireVillager, HIRE))


def recruit_nomad(draft: Draft, seat: int, worker: str) -> None:
    """A Nomad joins the supply and is replaced from the bag, after whatever that asks (ruling 108)."""
    state, refill = draft.state, RefillNomads()
    state.nomads = without(state.nomads, worker)
    draft.push(refill)
    _join(draft, seat, worker, "nomads")
    if state.stack[-1] is refill:
        state.stack = state.stack[:-1]
        draft.fill_nomads()


def refill_nomads(draft: Draft, procedure: RefillNomads) -> None:
    """The Nomads are complete again, as far as the bag reaches."""
    for _ in range(BY_PLAYERS[len(draft.state.players)].nomads - len(draft.state.nomads)):
        draft.fill_nomads()


def recruit(draft: Draft, seat: int, worker: str) -> None:
    """The Recruit action: a Nomad joins the supply; what answers that knows only what was there before (ruling 57)."""
    RECRUITED(draft, seat)
    recruit_nomad(draft, seat, worker)


def recruit_villager(draft: Draft, seat: int, end: str) -> str:
    """The Worker at this end of the Village joins the supply."""
    worker = draft.take_villager(end)
    _join(draft, seat, worker, "village")
    return worker


def _join(draft: Draft, seat: int, worker: str, source: str) -> None:
    draft.player(seat).workers += (worker,)
    draft.emit(WorkerRecruited(seat, worker, source))
    WORKER_GAINED(draft, seat, worker)


def nomad_options(position: Position, asked: ChooseNomad) -> list[Action]:
    """Each kind of Nomad that is wanted; nobody, if there is none or some kinds only are (ruling 150)."""
    nomads = map(TakeNomad, different(position.nomads))
    found: list[Action] = [nomad for nomad in nomads if not check_nomad(position, asked, nomad)]
    return [*found, Pass()] if asked.kinds or not found else found


def check_nomad(position: Position, asked: ChooseNomad, action: TakeNomad) -> Reason | None:
    """A Nomad who is wanted."""
    if action.worker not in position.nomads:
        return no_such_nomad(action.worker)
    return None if is_wanted(action.worker, asked.kinds) else Reason("other_nomad", {"worker": action.worker})


def choose_nomad(draft: Draft, asked: ChooseNomad, action: Action) -> None:
    """Take the Nomad chosen."""
    if isinstance(action, TakeNomad):
        recruit_nomad(draft, asked.seat, action.worker)


def offer_hire(draft: Draft, procedure: OfferHire) -> None:
    """Ask whether to hire, while anybody is left in the Village; else only about free actions (ruling 39)."""
    if draft.state.village:
        draft.push(HireWorker(procedure.seat))
    else:
        free_actions.offer(draft, procedure.seat)


def hire_options(position: Position, asked: HireWorker) -> list[Action]:
    """The ends of the Village the seat can pay for."""
    return [*(hire for hire in _HIRES if not check_hire(position, asked, hire)), Pass()]


def check_hire(position: Position, asked: HireWorker, action: HireVillager) -> Hindrance | None:
    """An end that can be paid."""
    price = HIRE[action.end]
    return None if position.players[asked.seat].can_pay(price) else TooPoor(price)


def hire(draft: Draft, asked: HireWorker, action: Action) -> None:
    """The Worker at that end joins the supply."""
    if not isinstance(action, HireVillager):
        draft.emit(Declined(asked.seat, "HireWorker"))
        return
    recruit_villager(draft, asked.seat, action.end)
    draft.pay(asked.seat, HIRE[action.end])


def surplus(position: Position, seat: int) -> int:
    """How many Workers more the seat holds than may be kept at the end of a turn; one Newcomer does not count.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].workers = ("priest", "warrior", "N04")
    >>> game.players[1].workers = ("priest", "warrior", "N04", "N01")
    >>> surplus(game, 0), surplus(game, 1)
    (0, 1)
    """
    held = position.players[seat].workers
    if len(held) <= LIMIT.regular:
        return 0
    return max(0, len(held) - min(LIMIT.free_newcomers, sum(map(is_newcomer, held))) - LIMIT.regular)


def surplus_options(position: Position, asked: ChooseSurplus) -> list[Action]:
    """Give up a Worker of any kind that is held."""
    return [*one_each(GiveUpWorker, different(position.players[asked.seat].workers))]


def check_surplus(position: Position, asked: ChooseSurplus, action: GiveUpWorker) -> Reason | None:
    """A Worker in the supply."""
    return check_supply(position, asked.seat, action.worker)


def check_supply(position: Position, seat: int, worker: str) -> Reason | None:
    """A Worker in the supply of a seat; of those that look alike, the first."""
    return None if worker in different(position.players[seat].workers) else no_such_worker(worker)


def give_up(draft: Draft, asked: ChooseSurplus, action: GiveUpWorker) -> None:
    """Take the Worker that was chosen out of the game."""
    give_up_worker(draft, asked.seat, action.worker)


def give_up_worker(draft: Draft, seat: int, worker: str) -> None:
    """A Worker above the limit leaves the game."""
    player = draft.player(seat)
    player.workers = without(player.workers, worker)
    draft.state.lost_workers += (worker,)
    draft.emit(WorkerGivenUp(seat, worker))


QUESTIONS: Questions = {
    ChooseNomad: (nomad_options, choose_nomad),
    HireWorker: (hire_options, hire),
    ChooseSurplus: (surplus_options, give_up),
}
CHECKS: Checks = {
    ChooseNomad: {TakeNomad: check_nomad},
    HireWorker: {HireVillager: check_hire},
    ChooseSurplus: {GiveUpWorker: check_surplus},
}
PROCEDURES: Procedures = {OfferHire: offer_hire, RefillNomads: refill_nomads}
