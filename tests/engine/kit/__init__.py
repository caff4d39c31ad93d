"""Positions for rule tests: a table in mid-game at which nothing happens that a test did not ask for."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest

from engine import Action, Event, Options, Outcome, State, apply, core, legal_actions, new_game
from engine.actions import ChooseSpace, KeepGodCard, MoveHighPriest, PerformTask, PlaceWorker, ShowGodCard, ShowGold
from engine.benefits import Benefit, Choose, DrawArmy, Effect, Gain, GainNomad
from engine.box import BASE_GAME
from engine.components import ARMY_CARDS, GODS, ICONS, PRODUCTION, SPACES, TEMPLE, WORKER_KINDS
from engine.decisions import (
    ChooseColour,
    ChooseGod,
    ChoosePayment,
    ChoosePlacement,
    ChooseTask,
    Decision,
    Frame,
    PickStartingWeaving,
    TakeTurn,
)
from engine.draft import Draft
from engine.events import TasksGranted, WorkerPlaced
from engine.procedures import FinishTurn, OfferHire
from engine.state import Player
from engine.temple import row

A = TypeVar("A")
Fields = Mapping[str, Any]

PRINTED = ("worship", "offering", "rejuvenate", "conquest", "produce")
# A God card for each god whose benefit is plain resources or VP.
PLAIN_CARD = {"inti": "G07", "killa": "G11", "illapa": "G19", "qocha": "G22", "kuychi": "G33", "wiraqocha": "G40"}
STONE_OR_WORKER = Choose(((Gain("stone", 1),), (GainNomad(),)))  # of the Temple
# A space that touches an icon of each task.
SPACE_OF_TASK = {
    "potato": "T1b",
    "corn": "T4a",
    "stone": "T1b",
    "gold": "M1b",
    "weavings": "M1a",
    "statue": "M1b",
    "steps": "T4a",
    "building": "T1b",
    "training": "T2b",
    "produce_one": "M2a",
    "merchant": "M5b",
}


# ---------------------------------------------------------------- positions


def table(
    players: int = 2,
    seat: int = 0,
    *,
    board: Fields | None = None,
    others: Mapping[int, Fields] | None = None,
    options: Fields | None = None,
    **mine: Any,
) -> State:
    """A game in which `seat` is asked for its turn; `mine` fills its area, `others` those of other seats.

    Hands are empty and nobody owns anything but 10 VP. `board` sets whatever lies on the table; stacks and decks
    hold, in the order of their numbers, what nobody has.
    """
    areas: dict[int, Fields] = {**(others or {}), seat: mine}
    everybody = tuple(_player(**areas.get(index, {})) for index in range(players))
    state = State(
        options=Options(players=players, coricancha="printed", first_player=0, **(options or {})),
        seed=1,
        first=0,
        coricancha=PRINTED,
        turn=9,
        active=seat,
        players=everybody,
        village=("architect", "craftsman", "warrior", "courier"),
        nomads=("priest", "warrior", "courier"),
        bag=dict.fromkeys(WORKER_KINDS, 3),
        stack=(FinishTurn(seat), OfferHire(seat), TakeTurn(seat)),
    )
    return changed(state, **{**_supplies(state, board or {}), **(board or {})})


def changed(state: State, **board: Any) -> State:
    """The position with these things on the table put otherwise."""
    state = state.copy()
    for name, value in board.items():
        setattr(state, name, value)
    for seat, player in enumerate(state.players):
        player.steps_left -= sum(owner == seat for owner in board.get("steps", {}).values())
        player.markers_left -= sum(owner == seat for owner in board.get("conquest", {}).values())
    state.legal = None
    return state


def _player(**fields: Any) -> Player:
    start = {"vp": 10, "steps_left": 5, "markers_left": 10, "priest": 1, **fields}
    return Player(**{"scored": {"start": start["vp"]}, **start})


def _supplies(state: State, board: Fields) -> dict[str, Any]:
    def held(*areas: str) -> set[str]:
        return {item for player in state.players for area in areas for item in getattr(player, area)}

    box = state.options.box
    laid = {tile for player in state.players for tapestry in player.tapestries for tile in tapestry}
    production = _others(box.buildings["production"], held("production_up", "production_down"))
    passive = _others(box.buildings["passive"], held("passives"))
    palaces = _others(box.buildings.get("palace", ()), held("palaces"))
    newcomers = _others(box.newcomers, held("workers") | {*board.get("hill", {}).values()})
    on_table = {*board.get("god_offer", ()), *board.get("gods_played", ())}
    return {
        "god_deck": _others(box.god_cards, held("god_hand", "dealt") | on_table),
        "army_deck": _others(
            box.army_cards, held("army_hand", "army_up", "army_down") | {*board.get("army_discard", ())}
        ),
        "production_market": production[:2],
        "production_stack": production[2:],
        "passive_market": passive[:2],
        "passive_stack": passive[2:],
        "palace_market": palaces[:2],
        "palace_stack": palaces[2:],
        "newcomers": newcomers[:3],
        "newcomer_bag": newcomers[3:],
        "weavings": _others(box.weavings, laid),
        "small_statues": _left_of(2, [god for player in state.players for god in player.small_statues]),
        "large_statues": _left_of(1, [god for player in state.players for god in player.large_statues]),
    }


def _others(everything: Iterable[str], used: set[str]) -> tuple[str, ...]:
    return tuple(item for item in everything if item not in used)


def _left_of(each: int, built: list[str]) -> dict[str, int]:
    return {god: each - built.count(god) for god in GODS}


# ---------------------------------------------------------------- what is printed, wherever it is


def below_step(*reward: Effect) -> int:
    """A Temple step right below one with this reward."""
    return next(step.id - 1 for step in TEMPLE[1:] if step.reward == reward)


def brings(benefit: Benefit) -> dict[str, int]:
    """What a benefit of resources, VP and Army cards gives; nothing if it does anything else."""
    amounts: Counter[str] = Counter()
    for effect in benefit:
        match effect:
            case Gain(resource, n):
                amounts[resource] += n
            case DrawArmy(n):
                amounts["army_hand"] += n
            case _:
                return {}
    return dict(amounts)


def plain_buildings(n: int) -> tuple[str, ...]:
    """So many Production Buildings of different benefits that ask nothing, by their numbers."""
    found = {
        str(gives): name
        for name in BASE_GAME.buildings["production"][::-1]
        if (gives := brings(PRODUCTION[name].benefit))
    }
    return tuple(sorted(found.values())[:n])


def card_of(resource: str) -> str:
    """An Army card that is worth this resource."""
    return next(card.id for card in ARMY_CARDS.values() if card.resource == resource)


def with_soldiers(soldiers: int, n: int) -> tuple[str, ...]:
    """So many Army cards of this strength, those of different looks first."""
    found: dict[tuple[str, int], list[str]] = {}
    for card in ARMY_CARDS.values():
        if card.soldiers == soldiers:
            found.setdefault((card.resource, card.amount), []).append(card.id)
    first = [cards[0] for cards in found.values()]
    rest = [card for cards in found.values() for card in cards[1:]]
    assert len(first + rest) >= n, f"there are fewer than {n} Army cards with {soldiers} soldiers"
    return tuple(first + rest)[:n]


WITH_AND_WITHOUT = pytest.mark.parametrize("has", [True, False], ids=["with", "without"])


def owning(building: str, has: bool) -> dict[str, tuple[str, ...]]:
    """The area of somebody who has this Passive Building, or has not."""
    return {"passives": (building,) if has else ()}


# ---------------------------------------------------------------- questions and answers


def options(state: State) -> tuple[Action, ...]:
    """Every answer to the present question."""
    return legal_actions(state)


def offered(state: State, kind: type[A]) -> list[A]:
    """The answers of this kind."""
    return [action for action in legal_actions(state) if isinstance(action, kind)]


def asked_of(state: State, kind: type[A]) -> A:
    """The present question, which is of this kind."""
    assert isinstance(state.decision, kind), f"{state.decision} is asked"
    return state.decision


def play(state: State, *actions: Action) -> Outcome:
    """Answer one question after another; the events are those of all answers."""
    outcome = Outcome(state, (), False)
    for action in actions:
        outcome = after(outcome, apply(outcome.state, action))
    return outcome


def until(state: State, *questions: type[Decision]) -> State:
    """Give the first answer of all until one of these is asked."""
    while not isinstance(state.decision, questions):
        state = play(state, options(state)[0]).state
    return state


def after(first: Outcome, then: Outcome) -> Outcome:
    """Two outcomes in a row as one."""
    return Outcome(then.state, first.events + then.events, first.commits or then.commits)


def of(outcome: Outcome, kind: type[A]) -> list[A]:
    """The events of this kind."""
    return [event for event in outcome.events if isinstance(event, kind)]


def only(outcome: Outcome, kind: type[A]) -> A:
    """The one event of this kind."""
    (event,) = of(outcome, kind)
    return event


def settled(state: State) -> Outcome:
    """What follows by itself from what lies on the stack, up to the next question."""
    draft = Draft(state.copy())
    core._settle(draft)
    return Outcome(draft.state, tuple(draft.events), draft.committed)


def ask(state: State, *frames: Frame) -> Outcome:
    """Put these on the stack, the first one on top, and go on to the next question."""
    return settled(changed(state, stack=state.stack + frames[::-1]))


def gains(before: State, now: State, seat: int = 0) -> dict[str, int]:
    """What a seat has more or less of: resources, VP, Temple steps, and cards, tiles and Workers by number."""
    old, new = _counts(before.players[seat]), _counts(now.players[seat])
    return {name: new[name] - old[name] for name in old if new[name] != old[name]}


def _counts(player: Player) -> dict[str, int]:
    counts = {name: getattr(player, name) for name in ("potato", "corn", "stone", "gold", "vp")}
    counts["temple"] = row(player.temple)
    counts |= {name: len(getattr(player, name)) for name in ("god_hand", "army_hand", "workers", "passives")}
    counts["weavings"] = sum(map(len, player.tapestries))
    counts["statues"] = len(player.small_statues) + len(player.large_statues)
    counts["production"] = len(player.production_up) + len(player.production_down)
    return counts


# ---------------------------------------------------------------- short cuts to the middle of a turn


def place(state: State, worker: str, space: str, *, card: str = "", acting: str = "") -> Outcome:
    """Place a Worker, paying with this God card or else gold; what has one answer only answers itself."""
    show = ShowGodCard(card) if card else ShowGold(SPACES[space].god)
    outcome = play(state, PlaceWorker(worker, acting or worker))
    for question, action in ((ChooseGod, show), (ChoosePlacement, ChooseSpace(space))):
        if isinstance(outcome.state.decision, question):
            outcome = after(outcome, play(outcome.state, action))
    if not isinstance(outcome.state.decision, ChoosePayment | ChooseColour):
        assert WorkerPlaced(state.active, worker, acting or worker, space, card) in outcome.events
    return outcome


def placed(worker: str, space: str, *, acting: str = "", **position: Any) -> Outcome:
    """A table at which a Worker has just been placed with a plain God card and plenty of potato."""
    card = PLAIN_CARD[SPACES[space].god]
    position = {"potato": 9, **position, "workers": (worker,), "god_hand": (card, *position.get("god_hand", ()))}
    return place(table(**position), worker, space, card=card, acting=acting)


def tasks_of(outcome: Outcome) -> int:
    """How many tasks the Worker just placed has."""
    return only(outcome, TasksGranted).tasks


def icon_of(space: str, task: str) -> str:
    """The icon of this task that the space touches."""
    (icon,) = [icon for icon in SPACES[space].icons if ICONS[icon].task == task]
    return icon


def performing(state: State, task: str) -> Outcome:
    """A Worker of the active seat performs a single task; its turn is not begun yet, so that nothing else follows."""
    space = SPACE_OF_TASK[task]
    asked = ask(state, ChooseTask(state.active, space, 1)).state
    return play(asked, PerformTask(icon_of(space, task)))


def may_perform(state: State, task: str) -> bool:
    """Whether a placed Worker is offered this task."""
    space = SPACE_OF_TASK[task]
    asked = ask(changed(state, stack=()), ChooseTask(state.active, space, 1)).state
    return bool(asked.stack) and PerformTask(icon_of(space, task)) in options(asked)


def activated(action: str, **position: Any) -> Outcome:
    """A table at which the active seat has just moved its High Priest by one onto this action."""
    state = table(**{**position, "priest": (PRINTED.index(action) - 1) % 5 + 1})
    return play(state, MoveHighPriest(1))


def end_of_turn(**position: Any) -> Outcome:
    """A table at which the active seat has done what it wanted and may hire a Worker."""
    state = table(**position)
    return settled(changed(state, stack=state.stack[:-1]))


def festival(
    number: int = 1, players: int = 2, holder: int = 0, *, board: Fields | None = None, **position: Any
) -> Outcome:
    """A table at which the turn before the holder's has ended, and so a Festival begins; `mine` is the holder's."""
    due = {"village": (), "festivals": number, "festival_holder": holder, "last_festival": number == 3}
    state = table(players, holder, board={**due, **(board or {})}, **position)
    before = (holder - 1) % players
    return settled(changed(state, stack=(FinishTurn(before),), active=before))


def dealt(*kept_and_played: tuple[tuple[str, ...], tuple[str, ...]], board: Fields | None = None) -> Outcome:
    """The set-up after every seat, the first one first, has kept three God cards and laid out the others."""
    state = new_game(Options(players=len(kept_and_played), first_player=0, coricancha="printed"), 1)
    while isinstance(state.decision, PickStartingWeaving):
        state = play(state, options(state)[0]).state
    for player, (kept, played) in zip(state.players, kept_and_played, strict=True):
        player.dealt = kept + played
    used = {card for kept, played in kept_and_played for card in kept + played}
    state = changed(state, god_deck=_others(state.options.box.god_cards, used), **(board or {}))
    return play(state, *(KeepGodCard(card) for kept, _ in kept_and_played for card in kept))


def all_events(outcome: Outcome, *kinds: type[Event]) -> list[Event]:
    """The events of any of these kinds, in order."""
    return [event for event in outcome.events if isinstance(event, kinds)]
