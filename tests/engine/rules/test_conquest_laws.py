"""Conquest on whatever regions, spaces and Army cards there are: rules worked out anew, by trying everything."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

import pytest

from engine import Outcome, State
from engine.actions import Activate, Conquer, DiscardSoldiers, FlipSoldiers, SendCasualty
from engine.benefits import Gain
from engine.components import ARMY_CARDS, CONQUEST
from engine.components.records import ConquestSpace
from engine.decisions import JoinConquest, PaySoldiers, TakeSecondAction
from engine.events import DieRolled, Gained, Scored, SoldiersDiscarded, SpaceConquered, TurnedDown
from engine.procedures import Poll
from engine.resources import VP
from tests.engine.kit import (
    activated,
    after,
    all_events,
    ask,
    brings,
    gains,
    of,
    offered,
    only,
    options,
    play,
    table,
    until,
    with_soldiers,
)
from tests.engine.kit.solo import AUTOMA, AXOMAMMA, PACHAMAMA, PERSON, against, run

pytestmark = pytest.mark.usefixtures("layout")

KEPT, DISCARDED, FLIPPED = range(3)
ARMIES = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3), (4, 0), (3, 1), (2, 2), (5, 0)]
POSITIONS = range(300)
FIRST, SECOND = Poll("conquer", (AUTOMA,)), Poll("conquer_again", (AUTOMA,))


def army(ones: int, twos: int) -> tuple[str, ...]:
    return with_soldiers(1, ones) + with_soldiers(2, twos)


def strengths(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(ARMY_CARDS[card].soldiers for card in cards))


@cache
def least_waste(soldiers: tuple[int, ...], discard: int, flip: int) -> int | None:
    """How many soldiers too many must be given at least, each card serving one purpose; None if there are too few."""
    found: list[int] = []
    for plan in product((KEPT, DISCARDED, FLIPPED), repeat=len(soldiers)):
        gone = sum(n for n, use in zip(soldiers, plan, strict=True) if use == DISCARDED)
        down = sum(n for n, use in zip(soldiers, plan, strict=True) if use == FLIPPED)
        if gone >= discard and down >= flip:
            found.append(gone + down - discard - flip)
    return min(found, default=None)


def can_pay(cards: Sequence[str], space: ConquestSpace) -> bool:
    return least_waste(strengths(cards), space.discard, space.flip) is not None


def acting(**position: object) -> State:
    """The active player has sent the Worker at the corn end and acts."""
    return play(activated("conquest", **position).state, SendCasualty("corn"), Activate()).state


# ---------------------------------------------------------------- people


@pytest.mark.parametrize(("ones", "twos"), ARMIES)
def test_what_is_in_reach_of_an_army(ones: int, twos: int) -> None:
    taken = {space.id: 1 for space in CONQUEST.values() if space.position == 2}
    payable = {space.id for space in CONQUEST.values() if can_pay(army(ones, twos), space)}
    for conquest in ({}, taken):
        state = acting(army_up=army(ones, twos), board={"conquest": conquest})
        assert {action.space for action in offered(state, Conquer)} == payable - set(conquest)


@pytest.mark.parametrize(("ones", "twos"), [(3, 1), (2, 2), (1, 3), (5, 0)])
def test_any_cards_may_pay_as_long_as_the_rest_can_be_paid(ones: int, twos: int) -> None:
    for discard, flip in {(space.discard, space.flip) for space in CONQUEST.values()}:
        if least_waste(strengths(army(ones, twos)), discard, flip) is None:
            continue
        paths = 0
        for outcome in payments(ask(table(army_up=army(ones, twos)), PaySoldiers(0, discard, flip))):
            gone = [ARMY_CARDS[event.card].soldiers for event in of(outcome, SoldiersDiscarded)]
            down = [ARMY_CARDS[event.item].soldiers for event in of(outcome, TurnedDown)]
            # No card is given once there are enough.
            assert sum(gone) >= discard > sum(gone[:-1]) if discard else not gone
            assert sum(down) >= flip > sum(down[:-1]) if flip else not down
            paths += 1
        assert paths


def payments(outcome: Outcome) -> Iterator[Outcome]:
    """Every way to pay."""
    state = outcome.state
    if not isinstance(state.decision, PaySoldiers):
        yield outcome
        return
    asked, mine = state.decision, state.players[0].army_up
    for action in options(state):
        assert isinstance(action, DiscardSoldiers if asked.discard else FlipSoldiers)
        rest = strengths([card for card in mine if card != action.card])
        soldiers = ARMY_CARDS[action.card].soldiers
        owed = (asked.discard - soldiers, asked.flip) if asked.discard else (0, asked.flip - soldiers)
        assert least_waste(rest, *owed) is not None
        yield from payments(after(outcome, play(state, action)))


@pytest.mark.parametrize("space", CONQUEST)
def test_the_benefit_comes_before_the_soldiers(space: str) -> None:
    before = acting(army_up=with_soldiers(1, 8))
    outcome = play(before, Conquer(space))
    while not isinstance(outcome.state.decision, JoinConquest | TakeSecondAction):
        outcome = after(outcome, play(outcome.state, options(outcome.state)[0]))
    assert only(outcome, SpaceConquered) == SpaceConquered(0, space)
    told = all_events(outcome, SpaceConquered, Gained, Scored, SoldiersDiscarded, TurnedDown)
    paid = [isinstance(event, SoldiersDiscarded | TurnedDown) for event in told]
    assert paid == sorted(paid), "first all of the benefit, then all soldiers"
    printed = CONQUEST[space]
    assert (len(of(outcome, SoldiersDiscarded)), len(of(outcome, TurnedDown))) == (printed.discard, printed.flip)
    if expected := brings(printed.benefit):
        assert gains(before, outcome.state) == expected


def test_one_marker_each_and_an_additional_one_for_the_active_player() -> None:
    cards = with_soldiers(1, 18)
    others = {0: {"army_up": cards[:4]}, 2: {"army_up": cards[4:8]}}
    state = acting(players=3, seat=1, army_up=cards[8:], others=others)
    asked = []
    while isinstance(state.decision, JoinConquest):
        asked.append((state.decision.seat, state.decision.second))
        state = until(play(state, offered(state, Conquer)[0]).state, JoinConquest, TakeSecondAction)
    assert asked == [(1, False), (2, False), (0, False), (1, True)]
    assert [player.markers_left for player in state.players] == [9, 8, 9]
    assert len(state.conquest) == 4


def test_without_a_marker_nobody_conquers() -> None:
    cards = with_soldiers(1, 8)
    assert isinstance(acting(army_up=cards, markers_left=0).decision, TakeSecondAction)
    last = acting(army_up=cards, markers_left=1)
    assert isinstance(
        until(play(last, offered(last, Conquer)[0]).state, JoinConquest, TakeSecondAction).decision, TakeSecondAction
    )


# ---------------------------------------------------------------- automas


def position_of(which: str, seed: int) -> State:
    """A table in the middle of many Conquests, the automa with some army."""
    random = Random(seed)
    markers = [PERSON, AUTOMA] * 8
    random.shuffle(markers)
    holders = dict(zip(random.sample(list(CONQUEST), random.randint(0, 16)), markers, strict=False))
    cards = army(random.randint(0, 4), random.randint(0, 3))
    return against(which, army_up=cards, board={"conquest": holders})


def conquered(outcome: Outcome) -> str:
    found = of(outcome, SpaceConquered)
    return found[0].space if found else ""


def empty(state: State) -> list[ConquestSpace]:
    return [space for space in CONQUEST.values() if space.id not in state.conquest]


def payable(state: State) -> list[ConquestSpace]:
    return [space for space in empty(state) if can_pay(state.players[AUTOMA].army_up, space)]


def holders_of(state: State, region: str) -> list[int]:
    return [seat for space, seat in state.conquest.items() if CONQUEST[space].region == region]


def best(spaces: list[ConquestSpace], worth: Callable[[ConquestSpace], int]) -> list[ConquestSpace]:
    top = max(map(worth, spaces))
    return [space for space in spaces if worth(space) == top]


def vp_of(space: ConquestSpace) -> int:
    return sum(effect.n for effect in space.benefit if isinstance(effect, Gain) and effect.resource == VP)


def its_choice(state: State, spaces: list[ConquestSpace]) -> str:
    """The one that Axomamma's order of preference leaves of these."""
    order = ("antisuyu", "chinchaysuyu", "kuntisuyu", "qullasuyu")
    for worth in (
        vp_of,
        lambda space: -len(holders_of(state, space.region)),
        lambda space: holders_of(state, space.region).count(AUTOMA) < 3,
        lambda space: -holders_of(state, space.region).count(PERSON),
        lambda space: -order.index(space.region),
        lambda space: space.position,
    ):
        spaces = best(spaces, worth)
    (space,) = spaces
    return space.id


def test_axomammas_first_conquest() -> None:
    for seed in POSITIONS:
        state = position_of(AXOMAMMA, seed)
        found = payable(state)
        outcome = run(state, FIRST)
        assert conquered(outcome) == (its_choice(state, found) if found else "")
        if found:
            check_payment(state, outcome)


def test_axomammas_second_conquest() -> None:
    for seed in POSITIONS:
        state = position_of(AXOMAMMA, seed)
        outcome = run(state, SECOND)
        assert conquered(outcome) in {space.id for space in best(empty(state), lambda space: -space.discard)}
        assert not all_events(outcome, SoldiersDiscarded, TurnedDown)


def controls(conquest: dict[str, int], region: str) -> bool:
    """Whether the automa has the majority, the right-most marker breaking a tie."""
    inside = [(CONQUEST[space].position, seat) for space, seat in conquest.items() if CONQUEST[space].region == region]
    hers, others = ([position for position, seat in inside if (seat == AUTOMA) == mine] for mine in (True, False))
    return (len(hers), max(hers, default=0)) > (len(others), max(others, default=0))


def her_choices(state: State, spaces: list[ConquestSpace]) -> set[str]:
    """The regions her priorities leave, of these spaces, one for each region."""

    def gives_control(space: ConquestSpace) -> bool:
        had = controls({**state.conquest}, space.region)
        return not had and controls({**state.conquest, space.id: AUTOMA}, space.region)

    for worth in (
        gives_control,
        lambda space: -len(holders_of(state, space.region)),
        lambda space: -holders_of(state, space.region).count(AUTOMA),
    ):
        spaces = best(spaces, worth)
    return {space.id for space in spaces}


def at_the_end(spaces: list[ConquestSpace], end: Callable[..., ConquestSpace]) -> list[ConquestSpace]:
    regions = {space.region for space in spaces}
    return [end((s for s in spaces if s.region == region), key=lambda s: s.position) for region in sorted(regions)]


def test_pachamamas_first_conquest() -> None:
    for seed in POSITIONS:
        state = position_of(PACHAMAMA, seed)
        found = payable(state)
        outcome = run(state, FIRST)
        assert bool(conquered(outcome)) == bool(found)
        if found:
            choices = her_choices(state, at_the_end(found, max))
            assert conquered(outcome) in choices
            assert ("region" in [event.purpose for event in of(outcome, DieRolled)]) == (len(choices) > 1)
            check_payment(state, outcome)


def test_pachamamas_second_conquest() -> None:
    for seed in POSITIONS:
        state = position_of(PACHAMAMA, seed)
        left_most = best(at_the_end(empty(state), min), lambda space: -space.position)
        outcome = run(state, SECOND)
        assert conquered(outcome) in her_choices(state, left_most)
        assert not all_events(outcome, SoldiersDiscarded, TurnedDown)


def check_payment(state: State, outcome: Outcome) -> None:
    """An automa gives no soldier more than it must."""
    space = CONQUEST[conquered(outcome)]
    gone = sum(ARMY_CARDS[event.card].soldiers for event in of(outcome, SoldiersDiscarded))
    down = sum(ARMY_CARDS[event.item].soldiers for event in of(outcome, TurnedDown))
    assert gone >= space.discard
    assert down >= space.flip
    wasted = gone + down - space.discard - space.flip
    assert wasted == least_waste(strengths(state.players[AUTOMA].army_up), space.discard, space.flip)
