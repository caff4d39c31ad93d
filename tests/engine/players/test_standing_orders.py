"""Standing orders: they answer what others' turns and Festivals ask, as told, and nothing else."""

from collections import Counter
from collections.abc import Mapping

import pytest

from engine import BadOptions, Options, new_game, view
from engine.actions import (
    Accept,
    Action,
    AppointNoble,
    BuyWeaving,
    ChooseReward,
    ClimbTo,
    Conquer,
    DiscardArmyCard,
    DiscardSoldiers,
    DiscardStatue,
    Exchange,
    HireVillager,
    LayWeaving,
    LiftWeaving,
    OfferCorn,
    Pass,
    Pay,
    PlayArmyCard,
    PlayGodCard,
    ProduceWith,
    TakeBenefit,
    TakeNewcomer,
    TurnUp,
    UseAbility,
)
from engine.benefits import ClimbTemple, Gain
from engine.box import BASE_GAME, modules_present
from engine.decisions import (
    AppointWorker,
    ArrangeWeaving,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseBenefit,
    ChooseNewcomer,
    ChooseOne,
    ChoosePayment,
    ChooseRejuvenation,
    ChooseTempleStep,
    Decision,
    FeedGods,
    HireWorker,
    JoinConquest,
    MakeOffering,
    PaySoldiers,
    PlayArmy,
    PlayArmyFree,
    PlayGodCards,
    Produce,
    RearrangeWeavings,
    TakeFreeActions,
    TakeTurn,
    UseAbilities,
    UseNation,
    Worship,
)
from engine.errors import GameCode
from engine.players import make_player
from engine.players.greedy import GreedyPlayer
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE, Order, answer, kind_of, order_for
from engine.procedures import Festival
from engine.resources import Cost
from engine.state import State
from tests.engine.kit import ask, changed, end_of_turn, festival, options, play, table, until
from tests.refusals import refused

OF_MODULES = {"temple_way", "abilities", "free_army", "rearranging", "noble", "newcomer", "nation"}
PASSED_ONLY = {"last_free_actions", "rearranging"}  # which nobody wants done unseen
ON_SALE = {"weavings_drawn": ("W02", "W22"), "newcomers": ("N01", "N04", "N09"), "nations": {"antisuyu": "VN07"}}
TURNING = {"free": ChooseRejuvenation(1, 2), "corn": ChooseRejuvenation(1, 0, Cost(corn=1))}


def told(state: State, **orders: str) -> Action | None:
    """What these orders of the seat that is asked answer."""
    return answer(view(state, state.to_act), orders)


def asked(question: Decision, board: Mapping[str, object] = ON_SALE, **area: object) -> State:
    """A seat with this area is asked this in the turn of seat 0; Weavings and Newcomers are on offer."""
    areas = {0: {}, question.seat: area}
    state = ask(table(others={1: areas.get(1, {})}, board=board, **areas[0]), question).state
    assert (state.decision, state.active) == (question, 0)
    return state


# ---------------------------------------------------------------- the text of an order


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("ask", Order(ASK)),
        ("pass", Order(PASS)),
        ("take", Order(TAKE)),
        ("take if corn >= 5", Order(TAKE, "corn", 5)),
        ("take if potato >= 1", Order(TAKE, "potato", 1)),
        ("take if stone >= 12", Order(TAKE, "stone", 12)),
        ("take if gold >= 99", Order(TAKE, "gold", 99)),
        ("take if free", Order(TAKE, free=True)),
    ],
)
def test_an_order_is_written_as_it_is_read(text: str, order: Order) -> None:
    assert Order.parse(text) == order
    assert str(order) == text


@pytest.mark.parametrize("text", ["TAKE if Corn >= 5", "  take  if corn>=5 ", "take if corn >=05"])
def test_an_order_may_be_typed_carelessly(text: str) -> None:
    assert str(Order.parse(text)) == "take if corn >= 5"


GARBAGE = [
    "",
    "maybe",
    "take it",
    "take if",
    "take if corn",
    "take if corn > 5",
    "pass if free",
    "take if free >= 5",
    "take if corn >= -5",
    "take if corn >= 0",
    "take if corn >= 100",
    "take if corn >= five",
    "take if corn >= \N{ARABIC-INDIC DIGIT FIVE}",
    "take if vp >= 5",
    "take if food >= 5",
    "pass if corn >= 5",
    "ask if corn >= 5",
    "take if corn >= 5 and gold >= 1",
    "take if corn >= " + "9" * 5_000,
]


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused_with_a_sentence_that_tells_what_to_say(text: str) -> None:
    with refused(BadOptions, GameCode.NO_ORDER, example="take if corn >= 5"):
        Order.parse(text)


@pytest.mark.parametrize("fields", [("sell",), (TAKE, "corn"), (TAKE, "", 5), (PASS, "corn", 5), (TAKE, "corn", 100)])
def test_there_is_no_order_without_sense(fields: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        Order(*fields)


def test_an_order_is_given_for_a_kind_it_suits() -> None:
    assert order_for("offering", "take if corn >= 5") == Order(TAKE, "corn", 5)
    assert order_for("festival_food", "ask") == Order(ASK)
    with refused(BadOptions, GameCode.SENSELESS_ORDER, order="pass", kind="festival_food", sensible=("ask", "take")):
        order_for("festival_food", "pass")
    with refused(BadOptions, GameCode.NO_ORDERS_FOR_THAT, known=tuple(KINDS)):
        order_for("tribute", "take")
    with refused(BadOptions, GameCode.NO_ORDER):
        order_for("offering", "perhaps")


def test_an_order_is_given_only_for_what_is_asked_in_the_game() -> None:
    never = {kind for kind, entry in KINDS.items() if not entry.asked_with(BASE_GAME.modules)}
    assert never == OF_MODULES
    for kind in OF_MODULES:
        with refused(BadOptions, GameCode.NEVER_ASKED, kind=kind):
            order_for(kind, "ask", BASE_GAME.modules)
    assert order_for("nation", "pass", modules_present(["vassals"])) == Order(PASS)
    with refused(BadOptions, GameCode.NEVER_ASKED, kind="noble"):
        order_for("noble", "pass", modules_present(["vassals", "buildings"]))


# ---------------------------------------------------------------- passing and taking, kind by kind

ARMY = {"army_hand": ("A01", "A02"), "potato": 3}
CASES = {
    "leftover_weaving": (BuyLeftoverWeaving(1), {"corn": 2}, BuyWeaving),
    "worship": (Worship(1, 1, 1, True), {"small_statues": ("inti",)}, DiscardStatue),
    "offering": (MakeOffering(1, 3, 1), {"corn": 3}, OfferCorn),
    "rejuvenate": (TURNING["corn"], {"corn": 1, "production_down": ("P01",)}, TurnUp),
    "produce": (Produce(1), {"production_up": ("P01",)}, ProduceWith),
    "army": (PlayArmy(1), ARMY, PlayArmyCard),
    "conquest": (JoinConquest(1), {"army_up": ("A01", "A02", "A03")}, Conquer),
    "festival_food": (FeedGods(1), {"god_hand": ("G01", "G02"), "potato": 1, "gold": 2}, Pay),
    "festival_gods": (PlayGodCards(1, 3), {"god_hand": ("G07",)}, PlayGodCard),
    "hire": (HireWorker(0), {"potato": 1, "army_hand": ("A01",)}, HireVillager),
    "last_free_actions": (TakeFreeActions(0), {"army_hand": ("A01",)}, Pass),
    "free_rejuvenate": (TURNING["free"], {"production_down": ("P01",)}, TurnUp),
    "paid_benefit": (BuyEffect(1, Cost(gold=1), ClimbTemple(1), "temple"), {"gold": 1}, Accept),
    "payment": (ChoosePayment(1, Cost(corn=1)), {"corn": 1, "gold": 1}, Pay),
    "tapestry": (ArrangeWeaving(1, "W01"), {"tapestries": (("W10",),)}, LayWeaving),
    "soldiers": (PaySoldiers(1, 1, 1), {"army_up": ("A01", "A02", "A30")}, DiscardSoldiers),
    "one_benefit": (ChooseOne(1, ((Gain("corn", 1),), (Gain("stone", 1),)), "nations"), {}, ChooseReward),
    "details": (ChooseBenefit(1, (Gain("corn", 1), Gain("stone", 1)), "temple"), {}, TakeBenefit),
    "temple_way": (ChooseTempleStep(1, 1), {"temple": "S1L"}, ClimbTo),
    "abilities": (
        UseAbilities(1, "activated_conquest", ("X09",)),
        {"palaces": ("X09",), "nobles": {"X09": "courier"}, "stone": 1},
        UseAbility,
    ),
    "free_army": (PlayArmyFree(1, 1), {"army_hand": ("A01",)}, PlayArmyCard),
    "rearranging": (RearrangeWeavings(1, 2), {"tapestries": (("W10", "W22"),)}, LiftWeaving),
    "noble": (AppointWorker(1, "architect"), {"palaces": ("X01",), "workers": ("architect",)}, AppointNoble),
    "newcomer": (ChooseNewcomer(1, may_refuse=True), {}, TakeNewcomer),
    "nation": (UseNation(1, "antisuyu", Cost(potato=1)), {"potato": 1, "vassals_left": 4}, Accept),
}


def case(kind: str) -> tuple[State, type[Action]]:
    """A position in which a question of this kind is asked, and the class of the answers that take."""
    question, area, action = CASES[kind]
    return asked(question, **area), action


def test_there_is_a_case_of_every_kind() -> None:
    assert set(CASES) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_known_for_what_it_is(kind: str) -> None:
    state, _ = case(kind)
    assert kind_of(view(state, state.to_act)) == kind
    assert isinstance(state.decision, KINDS[kind].questions)
    assert [other for other, entry in KINDS.items() if entry.covers(state.decision)] == [kind]


@pytest.mark.parametrize("kind", KINDS)
def test_the_orders_of_a_kind_are_those_it_has_answers_for(kind: str) -> None:
    state, _ = case(kind)
    found = {PASS if option == Pass() else TAKE for option in options(state) if not isinstance(option, DiscardArmyCard)}
    orders = set(KINDS[kind].orders)
    assert orders <= found
    assert (PASS in orders) == (PASS in found)
    assert TAKE in orders or kind in PASSED_ONLY


@pytest.mark.parametrize("kind", KINDS)
def test_to_pass_is_to_pass_where_one_can_and_else_to_be_asked(kind: str) -> None:
    state, _ = case(kind)
    assert told(state, **{kind: "pass"}) == (Pass() if Pass() in options(state) else None)


@pytest.mark.parametrize("kind", KINDS)
def test_to_take_is_to_choose_an_answer_like_the_greedy_player(kind: str) -> None:
    state, action = case(kind)
    taken = told(state, **{kind: "take"})
    assert taken in options(state)
    assert isinstance(taken, action)
    mine = view(state, state.to_act)
    alike = [option for option in options(state) if isinstance(option, action)]
    assert taken in {GreedyPlayer(seed).choose(mine, alike) for seed in range(20)}


@pytest.mark.parametrize("tiles", [("W02", "W22"), ("W22", "W02")])
def test_of_two_weavings_the_one_that_fits_is_taken(tiles: tuple[str, ...]) -> None:
    state = asked(BuyLeftoverWeaving(1), corn=2, tapestries=(("W01",),))
    assert told(changed(state, weavings_drawn=tiles), leftover_weaving="take") == BuyWeaving("W22")


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_readable_order_the_person_is_asked(kind: str) -> None:
    state, _ = case(kind)
    others = {other: "take" for other in KINDS if other != kind}
    assert told(state, **others) is None
    for text in ("ask", *GARBAGE):
        assert told(state, **others, **{kind: text}) is None, text


def test_orders_for_nothing_known_are_ignored() -> None:
    state, _ = case("offering")
    assert told(state, tribute="take") is None
    assert told(state, tribute="take", offering="pass") == Pass()


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(("corn", "expected"), [(4, Pass()), (5, OfferCorn(1)), (6, OfferCorn(1))])
def test_a_limit_not_met_means_passing(corn: int, expected: Action) -> None:
    state = asked(MakeOffering(1, 3, 1), corn=corn, gold=9)
    assert told(state, offering="take if corn >= 5") == expected


@pytest.mark.parametrize("resource", ["potato", "corn", "stone", "gold"])
def test_a_limit_counts_the_resource_it_names(resource: str) -> None:
    supply = {"small_statues": ("inti",), "potato": 4, "corn": 4, "stone": 4, "gold": 4}
    for n, expected in ((4, Pass()), (5, DiscardStatue("small", "inti"))):
        state = asked(Worship(1, 1, 1, True), **{**supply, resource: n})
        assert told(state, worship=f"take if {resource} >= 5") == expected


def test_a_limit_not_met_asks_where_nobody_can_pass() -> None:
    state = asked(FeedGods(1), god_hand=("G01", "G02"), potato=1, gold=2)
    assert told(state, festival_food="take if gold >= 3") is None
    assert isinstance(told(state, festival_food="take if gold >= 2"), Pay)


def following(state: State, **orders: str) -> tuple[State, list[Action]]:
    """Let the orders answer as long as they do."""
    given: list[Action] = []
    while state.to_act == 1 and (action := told(state, **orders)):
        given.append(action)
        state = play(state, action).state
    return state, given


def test_army_cards_are_played_while_the_limit_holds() -> None:
    state = asked(PlayArmy(1), army_hand=("A01", "A02", "A03", "A04", "A30"), potato=4)
    state, given = following(state, army="take if potato >= 3")
    assert [type(action) for action in given] == [PlayArmyCard, PlayArmyCard, Pass]
    assert (state.players[1].potato, len(state.players[1].army_up)) == (2, 2)
    assert isinstance(state.decision, TakeTurn)


def test_only_the_free_army_cards_are_played() -> None:
    state, given = following(asked(PlayArmy(1, 1), {}, **ARMY), army="take if free")
    assert [type(action) for action in given] == [PlayArmyCard, Pass]
    assert (state.players[1].potato, len(state.players[1].army_up)) == (3, 1)


@pytest.mark.parametrize("kind", ["offering", "rejuvenate", "paid_benefit"])
def test_what_costs_resources_is_not_taken_if_only_free(kind: str) -> None:
    question, area, _ = CASES[kind]
    state = asked(question, {}, **area)
    assert told(state, **{kind: "take"}) != Pass()
    assert told(state, **{kind: "take if free"}) == Pass()


@pytest.mark.parametrize("kind", ["worship", "festival_gods", "conquest"])
def test_what_takes_a_statue_or_a_card_is_not_free(kind: str) -> None:
    question, area, action = CASES[kind]
    state = asked(question, {}, **area)
    assert isinstance(told(state, **{kind: "take"}), action)
    assert told(state, **{kind: "take if free"}) == Pass()


def test_army_cards_are_played_until_nothing_is_left() -> None:
    state, given = following(asked(PlayArmy(1), **ARMY), army="take")
    assert [type(action) for action in given] == [PlayArmyCard, PlayArmyCard]
    assert state.players[1].army_hand == ()
    assert isinstance(state.decision, TakeTurn)


def test_things_are_turned_up_while_the_limit_holds() -> None:
    state = asked(TURNING["corn"], corn=4, production_down=("P01", "P02"), army_down=("A01", "A30"))
    state, given = following(state, rejuvenate="take if corn >= 2")
    assert [type(action) for action in given] == [TurnUp, TurnUp, TurnUp, Pass]
    assert state.players[1].corn == 1
    assert len(state.players[1].production_down + state.players[1].army_down) == 1


def test_every_building_produces() -> None:
    state = asked(Produce(1), production_up=("P01", "P02", "P03"))
    given: list[Action] = []
    while isinstance(state.decision, Produce) or state.to_act == 1:
        action = told(state, produce="take")
        if isinstance(state.decision, Produce):
            given.append(action)
        state = play(state, action or options(state)[0]).state
    assert {action.building for action in given if isinstance(action, ProduceWith)} == {"P01", "P02", "P03"}
    assert state.players[1].production_up == ()


# ---------------------------------------------------------------- when orders answer


def test_last_free_actions_are_declined_in_ones_own_turn_and_before_the_final_scoring() -> None:
    mine = end_of_turn(board={"village": ()}, army_hand=("A01",)).state
    assert isinstance(mine.decision, TakeFreeActions)
    assert told(mine, last_free_actions="pass") == Pass()
    swapper = {"passives": ("Z15",), "stone": 2}
    last = festival(number=3, others={1: swapper}).state
    assert last.decision == TakeFreeActions(1)
    assert told(last, last_free_actions="pass") == Pass()
    assert told(last, hire="pass") is None


def test_in_ones_own_turn_one_is_asked() -> None:
    area = {"corn": 9, "small_statues": ("inti",), "production_up": ("P01",), "production_down": ("P02",)}
    for question in (Worship(0, 3, 1, False), MakeOffering(0, 2, 3), Produce(0, (), 1), PlayArmy(0, 1)):
        state = ask(table(**area, **ARMY), question).state
        assert state.decision == question
        assert told(state, **dict.fromkeys(KINDS, "take")) is None
        assert told(state, **dict.fromkeys(KINDS, "pass")) is None


def test_hiring_at_the_end_of_ones_own_turn_is_answered() -> None:
    state = end_of_turn(potato=2).state
    assert isinstance(state.decision, HireWorker)
    assert state.active == state.to_act
    assert told(state, hire="pass") == Pass()
    assert isinstance(told(state, hire="take if potato >= 2"), HireVillager)
    assert told(state, hire="take if potato >= 3") == Pass()


@pytest.mark.parametrize("seat", [0, 1])
def test_at_a_festival_the_holder_is_answered_for_like_the_others(seat: int) -> None:
    area = {"god_hand": ("G07", "G11"), "gold": 2, "potato": 1}
    start = festival(holder=0, **area, others={1: area}).state
    state = until(start, FeedGods)
    while state.to_act != seat:
        state = play(state, options(state)[0]).state
    assert state.active == 0
    assert isinstance(told(state, festival_food="take"), Pay)
    state = until(state, PlayGodCards)
    while state.to_act != seat:
        state = play(state, Pass()).state
    assert isinstance(told(state, festival_gods="take"), PlayGodCard)
    assert told(state, festival_gods="pass") == Pass()


def test_the_turn_after_the_festival_is_ones_own_again() -> None:
    state = until(festival(holder=0, small_statues=("inti",)).state, TakeTurn)
    assert not any(isinstance(frame, Festival) for frame in state.stack)
    state = ask(state, Worship(0, 3, 1, False)).state
    assert told(state, worship="take") is None


def test_the_set_up_is_everybodys_own() -> None:
    everything = dict.fromkeys(KINDS, "take")
    seen = Counter[str]()
    for seed in range(30):
        state, player = new_game(Options(players=2), seed), make_player("random", seed)
        while state.active < 0:
            seen[type(state.decision).__name__] += 1
            assert told(state, **everything) is None
            state = play(state, player.choose(view(state, state.to_act), options(state))).state
    assert seen["ChoosePayment"], "a question that orders would answer later"
    assert seen["BuyEffect"]


def test_orders_do_not_take_free_actions() -> None:
    swap = asked(MakeOffering(1, 3, 1), stone=4, passives=("Z15",))
    assert all(isinstance(option, Exchange | Pass) for option in options(swap))
    assert told(swap, offering="take") == Pass()
    army = until(festival(holder=0, god_hand=("G07",), gold=1, army_hand=("A01",)).state, FeedGods)
    assert DiscardArmyCard("A01") in options(army)
    assert isinstance(told(army, festival_food="take"), Pay)


def test_who_pays_nothing_for_rejuvenation_still_takes_gifts() -> None:
    state = asked(TURNING["free"], production_down=("P01",), corn=3)
    assert told(state, rejuvenate="pass") is None
    assert told(state, free_rejuvenate="take") == TurnUp("P01")


def test_only_the_seat_that_is_asked_is_answered_for() -> None:
    state, _ = case("offering")
    over = changed(state, stack=())
    assert kind_of(view(state, 1)) == "offering"
    for seen in (view(state, 0), view(state, None), view(over, 1)):
        assert kind_of(seen) is None
        assert answer(seen, dict.fromkeys(KINDS, "take")) is None
