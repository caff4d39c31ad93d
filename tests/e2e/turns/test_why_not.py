"""Why not? A command that asks for what the rules do not allow is told what keeps it from that, and plays nothing."""

from itertools import islice

from msgspec import Struct

from bot import say
from bot.action_names import key
from bot.languages import ENGLISH
from engine import Reason, legal_actions, why_not
from engine.actions import ChooseSpace, HireVillager, PlaceWorker, ShowGodCard
from engine.buildings import market
from engine.components import GOD_CARDS, SPACES, WORKER_KINDS
from engine.decisions import (
    ChooseBuilding,
    ChooseGod,
    ChoosePlacement,
    ChooseTask,
    HireWorker,
    TakeSecondAction,
    TakeTurn,
)
from engine.queries import space_question
from engine.state import State
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import exercises, moment, moments, said, sit_down


class Placement(Struct, frozen=True):
    """A Worker and a God card that can be shown for it, with a space of that god that costs too much."""

    worker: PlaceWorker
    card: ShowGodCard
    space: str
    reason: Reason
    left: int  # spaces that can be paid


def placements(state: State) -> list[Placement]:
    """Every placement of that kind in this position."""
    if not isinstance(state.decision, TakeTurn):
        return []
    found = []
    for worker in (action for action in legal_actions(state) if isinstance(action, PlaceWorker)):
        asked = ChooseGod(state.decision.seat, worker.worker, worker.acting)
        for card in (action for action in legal_actions(at(state, asked)) if isinstance(action, ShowGodCard)):
            there = at(state, space_question(asked, card))
            reasons = {space: why_not(there, ChooseSpace(space)) for space in SPACES}
            found += [
                Placement(worker, card, space, reason, len(legal_actions(there)))
                for space, reason in reasons.items()
                if reason and reason.code == "too_little_food"
            ]
    return found


def at(state: State, question: ChooseGod | ChoosePlacement) -> State:
    """The position in which this is asked."""
    there = state.copy()
    there.stack, there.legal = (*state.stack[:-1], question), None
    return there


async def refused(seats: Seats, command: str, **given: str) -> str:
    """What the person who is asked hears, having played nothing."""
    before = await seats.game()
    heard = said(await (await seats.asked()).slash(seats.channel, command, **given))
    assert await seats.game() == before
    return heard


@exercises("place")
async def test_place_says_what_a_space_costs(harness: Harness) -> None:
    position = moment(lambda state: any(each.left > 1 for each in placements(state)))
    wanted = next(each for each in placements(position.state) if each.left > 1)
    seats = await sit_down(harness, position)
    given = {"worker": key(wanted.worker), "card": key(wanted.card), "space": wanted.space}
    needs, has = wanted.reason.values["needs"], wanted.reason.values["has"]
    told = f"{say.thing('space', wanted.space, ENGLISH)} costs {needs} food; you can pay {has}."
    assert await refused(seats, "place", **given) == told
    assert await refused(seats, "place", **{**given, "space": wanted.space.upper()}) == told


@exercises("place")
async def test_a_space_that_was_named_is_not_replaced_by_the_only_one_left(harness: Harness) -> None:
    position = moment(lambda state: any(each.left == 1 for each in placements(state)))
    wanted = next(each for each in placements(position.state) if each.left == 1)
    seats = await sit_down(harness, position)
    given = {"worker": key(wanted.worker), "card": key(wanted.card), "space": wanted.space}
    assert await refused(seats, "place", **given) == say.reason(wanted.reason, ENGLISH)


@exercises("place")
async def test_place_says_that_a_card_is_not_in_hand_wherever_it_is(harness: Harness) -> None:
    position = moment(lambda state: any(each.left > 1 for each in placements(state)))
    wanted, state = placements(position.state)[0], position.state
    seats, seat = await sit_down(harness, position), position.state.to_act
    theirs = [player.god_hand[0] for index, player in enumerate(state.players) if index != seat and player.god_hand]
    for card in [state.god_deck[0], theirs[0]]:
        told = await refused(seats, "place", worker=key(wanted.worker), card=card)
        assert told == f"{card} {say.thing('god', GOD_CARDS[card].god, ENGLISH)} is not in your hand."


@exercises("place", "priest", "recruit")
async def test_the_commands_of_a_turn_say_why_not(harness: Harness) -> None:
    position = moment(lambda state: isinstance(state.decision, TakeTurn) and len(set(state.nomads)) < len(WORKER_KINDS))
    state, seats = position.state, await sit_down(harness, position)
    mine = state.players[state.to_act or 0].workers
    absent = next(kind for kind in WORKER_KINDS if kind not in mine)
    assert await refused(seats, "place", worker=absent) == say.reason(
        Reason("no_such_worker", {"worker": absent}), ENGLISH
    )
    assert await refused(seats, "priest", spaces="3") == "The High Priest moves at least 1 and at most 2 spaces."
    missing = next(kind for kind in WORKER_KINDS if kind not in state.nomads)
    assert await refused(seats, "recruit", worker=missing) == say.reason(
        Reason("no_such_nomad", {"worker": missing}), ENGLISH
    )


@exercises("pray")
async def test_the_same_secondary_action_twice(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda s: s.decision == TakeSecondAction(s.to_act or 0, "pray")))
    told = "You have already done that this turn; the second secondary action must be a different one."
    assert await refused(seats, "pray") == told


@exercises("hire")
async def test_hire_says_what_is_missing(harness: Harness) -> None:
    def poor(state: State) -> bool:
        return isinstance(state.decision, HireWorker) and HireVillager("corn") not in legal_actions(state)

    seats = await sit_down(harness, moment(poor))
    assert (await refused(seats, "hire", end="corn")).startswith("That costs 1 corn; you have nothing")


@exercises("train", "hire", "place")
async def test_a_command_for_another_moment_names_the_question(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, ChooseTask)))
    for command, given in (("train", {}), ("hire", {"end": "potato"}), ("place", {"worker": "warrior"})):
        told = await refused(seats, command, **given)
        assert told == "Something else is asked now: Tasks. Press **My turn** to see it."


@exercises("choose")
async def test_choose_says_why_not_if_it_is_clear_what_is_meant(harness: Harness) -> None:
    position = moment(lambda state: isinstance(state.decision, ChooseBuilding) and not state.decision.kind)
    seats = await sit_down(harness, position)
    absent = next(name for name in ("Z15", "Z19", "Z01", "Z02", "Z03") if name not in market(position.state))
    for typed in (absent, f" {absent.lower()} ", say.thing("building", absent, ENGLISH).partition(" (")[0]):
        told = await refused(seats, "choose", answer=typed)
        assert told == f"{say.thing('building', absent, ENGLISH)} is not on sale."
    for typed in ("penguin", "@everyone"):
        assert (await refused(seats, "choose", answer=typed)).endswith("pick one from the list.")


def test_these_positions_are_common() -> None:
    """So that the first one found is not the only one there is."""
    assert sum(bool(placements(each.state)) for each in islice(moments(), 400)) > 5
