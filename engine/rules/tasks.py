"""Tasks of a placed Worker, and the God card benefits a matching Statue opens before or after them."""

from collections.abc import Callable, Mapping

from msgspec import structs

from engine.actions import Action, BuyTask, Pass, PerformTask, TakeAllBenefits, TakeBenefit
from engine.benefits import Gain
from engine.buildings import PRODUCTION, face_up, owned
from engine.components import CONSTANTS, GOD_CARDS, ICONS, SPACES, TASKS
from engine.decisions import ChooseGodCard, ChooseTask, UseStatue
from engine.draft import Draft
from engine.errors import Reason
from engine.events import TaskBought, TaskPassedOver, TaskPerformed
from engine.procedures import BeginTasks, FinishTask, OfferStatue, RunBenefit, RunEffect
from engine.rules import building, statues, steps
from engine.rules.cards import army_cards_left
from engine.rules.hindrances import NO_ARMY_CARDS, Hindrance, TooPoor, no_such_choice
from engine.rules.hooks import COLLECTED, GOD_CARD_USED
from engine.rules.tables import Checks, Procedures, Questions
from engine.rules.weaving import no_match, no_weavings
from engine.state import Player, Position

EXTRA_TASK = CONSTANTS.placement.priest_extra_task_price
_TASKS_AT = {space.id: tuple(map(PerformTask, space.icons)) for space in SPACES.values()}
_NO_EXTRA_TASK = Reason("no_extra_task")
NOT_AT_THIS_SPACE = "not_at_this_space"
DECLINABLE = ("statue", "steps", "building")  # tasks begun without anything having happened yet


# ---------------------------------------------------------------- the God card played (ruling 33)


def offer_statue(draft: Draft, procedure: OfferStatue) -> None:
    """Open the benefits to whoever has a matching Statue now; else go on to the tasks."""
    god = GOD_CARDS[procedure.card].god
    if procedure.effects and statues.has_statue(draft.player(procedure.seat), god):
        draft.push(UseStatue(procedure.seat, procedure.card, procedure.effects, procedure.tasks))
    elif procedure.tasks:
        draft.push(procedure.tasks)


def statue_options(position: Position, asked: UseStatue) -> list[Action]:
    """All benefits, one of them, or no more for now."""
    singles = map(TakeBenefit, range(len(asked.effects)))
    return [*([] if check_all(position, asked) else [TakeAllBenefits()]), *singles, Pass()]


def check_all(position: Position, asked: UseStatue, action: Action | None = None) -> Reason | None:
    """More than one benefit."""
    return None if len(asked.effects) > 1 else Reason("only_one_benefit")


def check_one(position: Position, asked: UseStatue, action: TakeBenefit) -> Reason | None:
    """One of the benefits."""
    return None if 0 <= action.index < len(asked.effects) else no_such_choice(len(asked.effects))


def use_statue(draft: Draft, asked: UseStatue, action: Action) -> None:
    """Take benefits; what is left waits until after the tasks, or is forgone there."""
    match action:
        case TakeBenefit(index):
            taken, left = asked.effects[index : index + 1], asked.effects[:index] + asked.effects[index + 1 :]
        case TakeAllBenefits():
            taken, left = asked.effects, ()
        case _:
            taken, left = (), asked.effects
    tasks = asked.tasks
    if tasks:
        tasks = BeginTasks(tasks.seat, tasks.space, tasks.tasks, tasks.priest, tasks.card, left)
    if taken and left:
        draft.push(UseStatue(asked.seat, asked.card, left, tasks))
    elif tasks:
        draft.push(tasks)
    draft.push(*(RunEffect(asked.seat, effect, "god_cards") for effect in taken))
    if taken and len(asked.effects) == len(GOD_CARDS[asked.card].benefit):
        GOD_CARD_USED(draft, asked.seat, asked.card)


# ---------------------------------------------------------------- tasks


def begin_tasks(draft: Draft, procedure: BeginTasks) -> None:
    """The tasks, then the Priest's God card, then what is left of the God card played."""
    if procedure.effects:
        draft.push(OfferStatue(procedure.seat, procedure.card, procedure.effects))
    if procedure.priest:
        draft.push(ChooseGodCard(procedure.seat))
    draft.push(ChooseTask(procedure.seat, procedure.space, procedure.tasks, may_buy=procedure.priest))


def _built(player: Player) -> int:
    """How much a player has built: what tasks that can be declined add to."""
    statues_built = len(player.small_statues) + len(player.large_statues)
    return statues_built + len(owned(player)) - player.steps_left


def _never(position: Position, seat: int) -> None:
    """Nothing keeps a seat from such a task."""


def _no_training(position: Position, seat: int) -> Reason | None:
    return None if army_cards_left(position) else NO_ARMY_CARDS


def _no_production(position: Position, seat: int) -> Reason | None:
    return None if face_up(position.players[seat], PRODUCTION) else Reason("nothing_face_up")


# Why a seat could do nothing by a task.
_IDLE: Mapping[str, Callable[[Position, int], Hindrance | None]] = {
    "potato": _never,
    "corn": _never,
    "stone": _never,
    "gold": _never,
    "weavings": no_weavings,
    "statue": statues.no_statue,
    "steps": steps.no_steps,
    "building": building.no_building,
    "training": _no_training,
    "produce_one": _no_production,
    "merchant": no_match,
}


def is_performable(position: Position, seat: int, task: str) -> bool:
    """Whether a seat could do anything by this task.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> is_performable(game, 0, "corn"), is_performable(game, 0, "produce_one")
    (True, False)
    """
    return _IDLE[task](position, seat) is None


def task_options(position: Position, asked: ChooseTask) -> list[Action]:
    """Icons left in this set of three (ruling 32), the Priest's extra task before the first (ruling 42), or stop."""
    found: list[Action] = [task for task in _TASKS_AT[asked.space] if not check_task(position, asked, task)]
    if not check_extra_task(position, asked):
        found.append(BuyTask())
    return [*found, Pass()]


def check_task(position: Position, asked: ChooseTask, action: PerformTask) -> Hindrance | None:
    """An icon of this space that is left in its set, by which something can be done."""
    icon, task = action.icon, ICONS[action.icon].task
    if icon not in SPACES[asked.space].icons:
        return Reason(NOT_AT_THIS_SPACE, {"task": task, "space": asked.space})
    if icon in asked.used:
        return Reason("task_done", {"task": task})
    if icon in asked.passed:
        return Reason("task_passed", {"task": task})
    if not asked.left:  # where a game of the first rules waits for the Priest's potato
        return Reason("no_tasks_left")
    return _IDLE[task](position, asked.seat)


def check_extra_task(position: Position, asked: ChooseTask, action: Action | None = None) -> Hindrance | None:
    """The Priest's extra task, if it can be paid."""
    if not asked.may_buy:
        return _NO_EXTRA_TASK
    return None if position.players[asked.seat].can_pay(EXTRA_TASK) else TooPoor(EXTRA_TASK)


def possible_tasks(asked: ChooseTask) -> int:
    """How many tasks can still be performed at most: no set begins after one was passed over (ruling 41).

    >>> possible_tasks(ChooseTask(0, "T1a", 5)), possible_tasks(ChooseTask(0, "T1a", 5, passed=("x",)))
    (5, 2)
    """
    in_set = len(SPACES[asked.space].icons) - len(asked.used) - len(asked.passed)
    return min(asked.left, in_set) if asked.passed else asked.left


def perform(draft: Draft, asked: ChooseTask, action: Action) -> None:
    """Perform the task that was chosen and go on with the others."""
    match action:
        case PerformTask(icon):
            built = _built(draft.player(asked.seat))
            draft.push(
                FinishTask(asked.seat, asked.space, icon, asked.left, asked.used, asked.passed, asked.may_buy, built)
            )
            task = ICONS[icon].task
            if task not in DECLINABLE:
                draft.emit(TaskPerformed(asked.seat, icon, task))
            _run(draft, asked.seat, task)
        case BuyTask():
            draft.push(structs.replace(asked, left=asked.left + 1, may_buy=False))
            draft.emit(TaskBought(asked.seat))
            draft.pay(asked.seat, EXTRA_TASK)


def finish_task(draft: Draft, procedure: FinishTask) -> None:
    """Three different icons performed complete a set; one that was passed over does not count (ruling 41)."""
    used, passed, left, may_buy = procedure.used, procedure.passed, procedure.left, procedure.may_buy
    task, set_size = ICONS[procedure.icon].task, len(SPACES[procedure.space].icons)
    if task in DECLINABLE and _built(draft.player(procedure.seat)) == procedure.built:
        passed = (*passed, procedure.icon)
        draft.emit(TaskPassedOver(procedure.seat, procedure.icon, task))
    else:
        used, left, may_buy = (*used, procedure.icon), left - 1, False
        if task in DECLINABLE:
            draft.emit(TaskPerformed(procedure.seat, procedure.icon, task))
    if len(used) == set_size:
        used = ()
    if left and len(used) + len(passed) < set_size:
        draft.push(ChooseTask(procedure.seat, procedure.space, left, used, may_buy, passed))


def collected_besides(position: Position, seat: int, resource: str) -> tuple[Gain, ...]:
    """What a seat's abilities add when it collects this resource by a task.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].passives = ("Z20",)
    >>> collected_besides(game, 0, "stone"), collected_besides(game, 1, "stone")
    ((Gain(resource='stone', n=1), Gain(resource='vp', n=1)), ())
    """
    return COLLECTED(position, seat, (), resource)


def _run(draft: Draft, seat: int, task: str) -> None:
    benefit = TASKS[task].benefit
    for effect in benefit:
        if isinstance(effect, Gain):
            for more in collected_besides(draft.state, seat, effect.resource):
                draft.gain(seat, more.resource, more.n, "passive_buildings")
    draft.push(RunBenefit(seat, benefit, "tasks"))


QUESTIONS: Questions = {UseStatue: (statue_options, use_statue), ChooseTask: (task_options, perform)}
CHECKS: Checks = {
    UseStatue: {TakeBenefit: check_one, TakeAllBenefits: check_all},
    ChooseTask: {PerformTask: check_task, BuyTask: check_extra_task},
}
PROCEDURES: Procedures = {OfferStatue: offer_statue, BeginTasks: begin_tasks, FinishTask: finish_task}
