"""The rules to the letter: windows, order and limits that a first reading passes over, one test for each."""

import pytest

from engine import State, new_game
from engine.abilities import PassiveAbility
from engine.actions import (
    Activate,
    BuildStatue,
    BuildSteps,
    BuyTask,
    ConstructBuilding,
    ConsultOracle,
    DiscardArmyCard,
    Exchange,
    HireVillager,
    KeepGodCard,
    LayWeaving,
    Pass,
    Pay,
    PerformTask,
    PickWeaving,
    PlayGodCard,
    ProduceWith,
    TakeGodCard,
    TakeTopWeaving,
    TurnUp,
)
from engine.benefits import DrawGod, Gain
from engine.box import BASE_GAME
from engine.components import ARMY_CARDS, GOD_CARDS, PASSIVE, PRODUCTION, SPACES, TEMPLE
from engine.decisions import (
    ArrangeWeaving,
    BuyEffect,
    ChooseFreeWeaving,
    ChooseTask,
    FeedGods,
    HireWorker,
    KeepGodCards,
    PickStartingWeaving,
    PlayGodCards,
    Produce,
    TakeFreeActions,
    TakeTurn,
)
from engine.events import (
    GodCardsDealt,
    Produced,
    TaskPassedOver,
    TaskPerformed,
    TurnedDown,
    WeavingLaid,
    WeavingRevealed,
)
from engine.procedures import OfferGodCards
from engine.resources import GOLD
from engine.state import Options
from engine.views import view
from tests.engine.kit import (
    activated,
    after,
    ask,
    changed,
    end_of_turn,
    festival,
    icon_of,
    of,
    offered,
    only,
    options,
    placed,
    play,
    settled,
    table,
    until,
)

NOBODY_LEFT = {"village": ()}


def owner_of(ability: PassiveAbility) -> str:
    (found,) = [building.id for building in PASSIVE.values() if building.ability == ability]
    return found


EXCHANGE, ORACLE = owner_of(PassiveAbility.EXCHANGE_STONE_GOLD_CORN), owner_of(PassiveAbility.POTATO_FOR_GOD_CARD)
STAIR = owner_of(PassiveAbility.WORSHIP_OR_FESTIVAL_GOLD_TO_TEMPLE)
GOLD_CARD = next(card.id for card in ARMY_CARDS.values() if card.resource == GOLD)


# ---------------------------------------------------------------- the end of a turn


def test_ruling_39_free_actions_are_open_at_the_end_of_a_turn_with_an_empty_village() -> None:
    asked = end_of_turn(board=NOBODY_LEFT, army_hand=("A01",)).state
    assert asked.decision == TakeFreeActions(0)
    assert options(asked) == (Pass(), DiscardArmyCard("A01"))
    done = play(asked, DiscardArmyCard("A01")).state
    assert not isinstance(done.decision, TakeFreeActions)  # nothing is left to do, so nothing is asked
    assert done.players[0].potato > asked.players[0].potato


@pytest.mark.parametrize(
    ("mine", "action"),
    [
        ({"passives": (EXCHANGE,), "stone": 2}, Exchange("stone", "gold")),
        ({"passives": (ORACLE,), "potato": 1}, ConsultOracle()),
    ],
    ids=["Z15", "Z19"],
)
def test_ruling_39_so_are_those_of_buildings(mine: dict[str, object], action: object) -> None:
    asked = end_of_turn(board=NOBODY_LEFT, **mine).state
    assert asked.decision == TakeFreeActions(0)
    assert action in options(asked)


@pytest.mark.parametrize("mine", [{}, {"passives": (EXCHANGE,), "stone": 1}, {"passives": (ORACLE,)}])
def test_ruling_39_who_has_none_is_not_bothered(mine: dict[str, object]) -> None:
    assert not isinstance(end_of_turn(board=NOBODY_LEFT, **mine).state.decision, TakeFreeActions)


def test_ruling_39_whether_somebody_is_asked_depends_on_public_facts_only() -> None:
    questions = {type(end_of_turn(board=NOBODY_LEFT, army_hand=(card,)).state.decision).__name__ for card in ARMY_CARDS}
    assert questions == {"TakeFreeActions"}


def test_ruling_39_with_a_village_the_same_is_open_while_hiring() -> None:
    asked = end_of_turn(army_hand=("A01",), potato=1).state
    assert isinstance(asked.decision, HireWorker)
    assert DiscardArmyCard("A01") in options(asked)
    assert isinstance(play(asked, HireVillager("potato")).state.decision, TakeTurn)


# ---------------------------------------------------------------- free actions at a Festival


def test_ruling_40_upkeep_may_be_paid_by_any_free_action() -> None:
    mine = {"god_hand": ("G01", "G02"), "passives": (EXCHANGE,), "stone": 2}
    asked = festival(others={1: mine}).state
    assert asked.decision == FeedGods(1)
    richer = play(asked, Exchange("stone", "gold")).state
    assert options(richer)[:2] == (Pay(), Pay(gold=1))


def test_ruling_40_a_card_drawn_before_upkeep_has_to_be_fed() -> None:
    asked = festival(god_hand=("G01",), passives=(ORACLE,), potato=3).state
    assert asked.decision == FeedGods(0)
    more = play(asked, ConsultOracle()).state
    assert more.decision == FeedGods(0)
    assert options(more)[0] == Pay(potato=2)


def playing_cards(**mine: object) -> State:
    return until(festival(**mine).state, PlayGodCards)


def test_ruling_40_the_holder_has_free_actions_while_god_cards_are_played() -> None:
    asked = playing_cards(god_hand=("G07",), army_hand=("A01",), potato=3)
    assert asked.decision == PlayGodCards(0, 3)
    assert DiscardArmyCard("A01") in options(asked)
    others = playing_cards(others={1: {"god_hand": ("G07",), "army_hand": ("A01",), "potato": 3}})
    while others.decision != PlayGodCards(1, 3):
        others = play(others, Pass()).state
    assert offered(others, DiscardArmyCard) == []


def test_ruling_40_z15_is_open_to_its_owner_while_god_cards_are_played() -> None:
    mine = {"god_hand": ("G07",), "passives": (EXCHANGE,), "stone": 2, "potato": 9}
    asked = playing_cards(others={1: mine})
    while asked.decision != PlayGodCards(1, 3):
        asked = play(asked, Pass()).state
    assert Exchange("stone", "gold") in options(asked)


def test_ruling_40_before_the_final_scoring() -> None:
    swapper = {"passives": (EXCHANGE,), "corn": 2}
    asked = festival(number=3, army_hand=(GOLD_CARD,), others={1: swapper}).state
    assert asked.decision == TakeFreeActions(0)
    richer = play(asked, DiscardArmyCard(GOLD_CARD)).state
    assert richer.decision == TakeFreeActions(1)
    over = play(richer, Exchange("corn", "gold"), Pass()).state
    assert over.result is not None
    assert over.result.breakdown[0]["final_gold"] == ARMY_CARDS[GOLD_CARD].amount
    assert over.result.breakdown[1]["final_gold"] == 1


def test_ruling_40_gold_of_an_army_card_pays_for_z12_right_before_the_festival() -> None:
    asked = festival(passives=(STAIR,), army_hand=(GOLD_CARD,)).state
    assert isinstance(asked.decision, BuyEffect)
    assert options(asked) == (Pass(), DiscardArmyCard(GOLD_CARD))
    other = festival(others={1: {"passives": (STAIR,), "army_hand": (GOLD_CARD,)}}).state
    assert not isinstance(other.decision, BuyEffect)
    at_top = festival(passives=(STAIR,), army_hand=(GOLD_CARD,), temple=len(TEMPLE) - 1).state
    assert not isinstance(at_top.decision, BuyEffect)


# ---------------------------------------------------------------- tasks


def four_tasks(space: str, **mine: object) -> State:
    state = table(**mine)
    return ask(changed(state, stack=state.stack[:-1]), ChooseTask(0, space, 4)).state


@pytest.mark.parametrize(
    ("space", "task"), [("M1b", "statue"), ("T4a", "steps"), ("T1b", "building")], ids=["statue", "steps", "building"]
)
def test_ruling_41_a_task_passed_over_completes_no_set(space: str, task: str) -> None:
    rich = {"stone": 9, "corn": 9, "gold": 9, "potato": 9}
    asked = four_tasks(space, **rich)
    passed = play(asked, PerformTask(icon_of(space, task)), Pass()).state
    assert passed.decision == ChooseTask(0, space, 4, passed=(icon_of(space, task),))
    assert PerformTask(icon_of(space, task)) not in options(passed)
    others = [icon for icon in SPACES[space].icons if icon != icon_of(space, task)]
    first = ask(changed(passed, stack=passed.stack[:-1]), ChooseTask(0, space, 4, (others[0],), passed=(others[1],)))
    done = play(first.state, PerformTask(icon_of(space, task)), Pass()).state
    assert not isinstance(done.decision, ChooseTask)  # no set is complete, so no further one begins


@pytest.mark.parametrize(
    ("space", "task"), [("M1b", "statue"), ("T4a", "steps"), ("T1b", "building")], ids=["statue", "steps", "building"]
)
def test_ruling_41_a_task_is_told_as_performed_only_once_it_is(space: str, task: str) -> None:
    asked = four_tasks(space, stone=9, corn=9, gold=9, potato=9)
    icon = icon_of(space, task)
    begun = play(asked, PerformTask(icon))
    assert of(begun, TaskPerformed) == []
    over = play(begun.state, Pass())
    assert of(over, TaskPerformed) == []
    assert of(over, TaskPassedOver) == [TaskPassedOver(0, icon, task)]
    built = play(begun.state, options(begun.state)[0])
    while not isinstance(built.state.decision, ChooseTask):
        built = after(built, play(built.state, options(built.state)[0]))
    assert of(built, TaskPerformed) == [TaskPerformed(0, icon, task)]
    assert of(built, TaskPassedOver) == []


def test_ruling_41_three_performed_tasks_begin_another_set() -> None:
    space = "T1b"
    asked = four_tasks(space, stone=9, corn=9, gold=9, potato=9)
    for icon in SPACES[space].icons:
        asked = play(asked, PerformTask(icon)).state
        while not isinstance(asked.decision, ChooseTask):
            asked = play(asked, options(asked)[0]).state
    assert asked.decision == ChooseTask(0, space, 1)
    assert len(offered(asked, PerformTask)) == 3


def test_ruling_41_what_is_built_counts_as_performed() -> None:
    asked = four_tasks("T4a", stone=9, corn=9, gold=9, potato=9)
    spot = offered(play(asked, PerformTask(icon_of("T4a", "steps"))).state, BuildSteps)[0]
    built = until(play(asked, PerformTask(icon_of("T4a", "steps")), spot).state, ChooseTask)
    assert built.decision == ChooseTask(0, "T4a", 3, (icon_of("T4a", "steps"),))


def test_ruling_42_the_priests_task_is_bought_before_the_first_one() -> None:
    asked = placed("priest", "T1b", potato=9).state
    assert BuyTask() in options(asked)
    after_one = play(asked, PerformTask(icon_of("T1b", "potato"))).state
    assert BuyTask() not in options(after_one)
    bought = play(asked, BuyTask()).state
    assert isinstance(bought.decision, ChooseTask)
    assert isinstance(asked.decision, ChooseTask)
    assert bought.decision.left == asked.decision.left + 1
    assert BuyTask() not in options(bought)


def test_ruling_42_a_task_passed_over_is_no_first_task() -> None:
    asked = placed("priest", "T1b", potato=9, stone=9, corn=9).state
    passed = play(asked, PerformTask(icon_of("T1b", "building")), Pass()).state
    assert isinstance(passed.decision, ChooseTask)
    bought = play(passed, BuyTask()).state
    assert bought.decision == ChooseTask(0, "T1b", passed.decision.left + 1, passed=passed.decision.passed)


def test_ruling_42_potato_of_a_task_buys_no_task() -> None:
    poor = placed("priest", "T1b", potato=9).state
    poor = changed(poor, stack=poor.stack)
    poor.players[0].potato = 0
    poor = settled(poor).state
    assert BuyTask() not in options(poor)
    richer = play(poor, PerformTask(icon_of("T1b", "potato"))).state
    assert richer.players[0].potato > 0
    assert BuyTask() not in options(richer)


# ---------------------------------------------------------------- set-up


def test_god_cards_are_dealt_after_the_starting_weavings() -> None:
    state = new_game(Options(players=3), "dealt late")
    for _ in range(3):
        assert isinstance(state.decision, PickStartingWeaving)
        assert all(player.dealt == () for player in view(state, state.to_act).players)
        outcome = play(state, offered(state, PickWeaving)[0])
        state = outcome.state
    assert isinstance(state.decision, KeepGodCards)
    assert [event.seat for event in outcome.events if isinstance(event, GodCardsDealt)] == [
        *state.seats_from(state.first)
    ]
    assert outcome.commits
    assert len(offered(state, KeepGodCard)) == 8


# ---------------------------------------------------------------- Produce


def plain_producers(n: int) -> tuple[str, ...]:
    buildings = BASE_GAME.buildings["production"]
    return tuple(b for b in buildings if all(isinstance(e, Gain) for e in PRODUCTION[b].benefit))[:n]


def test_ruling_44_all_give_then_all_are_turned_down() -> None:
    one, two = plain_producers(2)
    asked = play(activated("produce", production_up=(one, two)).state, Activate()).state
    assert isinstance(asked.decision, Produce)
    first = play(asked, ProduceWith(one))
    assert first.state.players[0].production_up == (one, two)
    outcome = play(asked, ProduceWith(one), ProduceWith(two))
    order = [type(event) for event in outcome.events if isinstance(event, Produced | TurnedDown)]
    assert order == [Produced, Produced, TurnedDown, TurnedDown]
    assert outcome.state.players[0].production_down == (one, two)


def test_ruling_44_turning_up_comes_before_the_first_or_after_the_last() -> None:
    one, two, down = plain_producers(3)
    asked = play(activated("produce", production_up=(one, two), production_down=(down,)).state, Activate()).state
    assert TurnUp(down) in options(asked)
    between = play(asked, ProduceWith(one)).state
    assert offered(between, TurnUp) == []
    done = play(between, ProduceWith(two)).state
    assert offered(done, TurnUp) == [TurnUp(down), TurnUp(one), TurnUp(two)]
    assert offered(done, ProduceWith) == []
    before = play(asked, TurnUp(down)).state
    assert ProduceWith(down) in options(before)
    assert offered(before, TurnUp) == []


def test_ruling_44_who_stops_early_turns_down_what_gave() -> None:
    one, two = plain_producers(2)
    asked = play(activated("produce", production_up=(one, two)).state, Activate()).state
    stopped = play(asked, ProduceWith(one), Pass()).state
    assert stopped.players[0].production_down == (one,)
    assert stopped.players[0].production_up == (two,)


# ---------------------------------------------------------------- God cards at a Festival


def drawing_card() -> str:
    return next(card for card in BASE_GAME.god_cards if any(isinstance(e, DrawGod) for e in GOD_CARDS[card].benefit))


def test_an_empty_hand_may_draw_and_play_on_at_a_festival() -> None:
    card = drawing_card()
    asked = ask(table(god_hand=(card,), potato=9), PlayGodCards(0, 3)).state
    played = until(play(asked, PlayGodCard(card)).state, PlayGodCards, TakeTurn)
    assert isinstance(played.decision, PlayGodCards)
    assert played.decision.left == 2
    assert played.players[0].god_hand


def test_whose_z19_may_still_bring_a_card_is_asked_though_the_hand_is_empty() -> None:
    def offered_to(**mine: object) -> object:
        return ask(table(**mine), OfferGodCards(0, 2)).state.decision

    for mine in ({"potato": 1}, {"army_hand": ("A01",)}, {"gold": 1}):
        assert offered_to(passives=(ORACLE,), **mine) == PlayGodCards(0, 2), mine
    swapper = ask(table(passives=(ORACLE, EXCHANGE), stone=2), OfferGodCards(0, 2)).state
    assert swapper.decision == PlayGodCards(0, 2)
    assert offered(play(swapper, Exchange("stone", "gold"), ConsultOracle()).state, PlayGodCard)
    for mine in ({"passives": (ORACLE,)}, {"passives": (EXCHANGE,), "stone": 2}, {"army_hand": ("A01",)}):
        assert isinstance(offered_to(**mine), TakeTurn), mine


def test_ruling_43_the_offer_is_closed_while_god_cards_are_played() -> None:
    card = drawing_card()
    asked = until(festival(god_hand=(card,), potato=9, board={"god_offer": ("G05", "G06")}).state, PlayGodCards)
    drawn = play(asked, PlayGodCard(card)).state
    assert offered(drawn, TakeGodCard) == []
    assert drawn.god_offer == ("G05", "G06")
    open_again = ask(table(god_hand=(card,), potato=9, board={"god_offer": ("G05", "G06")}), PlayGodCards(0, 3)).state
    assert len(offered(play(open_again, PlayGodCard(card)).state, TakeGodCard)) == 2


# ---------------------------------------------------------------- Weavings


def test_ruling_45_a_free_weaving_is_laid_before_the_next_tile_is_revealed() -> None:
    asked = ask(table(), ChooseFreeWeaving(0)).state
    top = asked.weavings[0]
    laying = play(asked, TakeTopWeaving())
    if isinstance(laying.state.decision, ArrangeWeaving):
        assert not laying.state.weaving_face_up
        laying = play(asked, TakeTopWeaving(), LayWeaving(-1, "right"))
    order = [event for event in laying.events if isinstance(event, WeavingLaid | WeavingRevealed)]
    assert order == [only(laying, WeavingLaid), only(laying, WeavingRevealed)]
    assert only(laying, WeavingLaid).tile == top
    assert laying.state.weaving_face_up


def test_ruling_45_several_free_weavings_come_one_by_one() -> None:
    asked = ask(table(tapestries=(("SW03",),)), ChooseFreeWeaving(0, 2)).state
    second = asked.weavings[1]
    laid = play(asked, TakeTopWeaving(), LayWeaving(-1, "right")).state
    assert isinstance(laid.decision, ChooseFreeWeaving)
    assert laid.weaving_face_up
    assert view(laid, 1).weavings[0] == second


# ---------------------------------------------------------------- building counts as performing


def test_a_statue_built_by_a_task_counts_as_performed() -> None:
    asked = four_tasks("M1b", stone=9, corn=9, gold=9, potato=9)
    icon = icon_of("M1b", "statue")
    built = until(play(asked, PerformTask(icon), BuildStatue("small", "inti")).state, ChooseTask)
    assert built.decision == ChooseTask(0, "M1b", 3, (icon,))


def test_a_building_constructed_by_a_task_counts_as_performed() -> None:
    asked = four_tasks("T1b", stone=9, corn=9, gold=9, potato=9)
    icon = icon_of("T1b", "building")
    choice = offered(play(asked, PerformTask(icon)).state, ConstructBuilding)[0]
    built = until(play(asked, PerformTask(icon), choice).state, ChooseTask)
    assert built.decision == ChooseTask(0, "T1b", 3, (icon,))
