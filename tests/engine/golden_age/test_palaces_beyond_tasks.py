"""What the Nobles of X07 to X15 do: at activations, at the Recruit action, and when a Worker is placed."""

import pytest

from engine import view
from engine.actions import (
    AppointNoble,
    BuildSteps,
    Conquer,
    ConstructBuilding,
    DiscardArmyCard,
    KeepGodCard,
    MoveHighPriest,
    Pass,
    Pay,
    PlayGodCard,
    RecruitNomad,
    ReturnGodCard,
    TakeBenefit,
    TakeGold,
    TakeNewcomer,
    TurnUp,
    UseAbility,
)
from engine.benefits import GainNomad
from engine.components import CONQUEST, REGIONS
from engine.decisions import (
    ActOrGold,
    ChooseBenefit,
    ChooseRejuvenation,
    ChooseSteps,
    ChooseTask,
    JoinConquest,
    KeepSeenGodCards,
    PaySoldiers,
    SpendResource,
    TakeSecondAction,
    TakeTurn,
    UseAbilities,
)
from engine.events import GodCardsSeen, HighPriestActivated, SpaceConquered
from engine.procedures import PutWorker, RunEffect
from tests.engine.golden_age.court import NOBLES, court, living_in
from tests.engine.golden_age.test_palaces import SPACE, activation, waiting
from tests.engine.kit import (
    PLAIN_CARD,
    PRINTED,
    ask,
    gains,
    of,
    offered,
    only,
    options,
    placed,
    plain_buildings,
    play,
    table,
    until,
)

# ---------------------------------------------------------------- X07 to X09: anybody's activation


@pytest.mark.parametrize("owner", [0, 1])
def test_x07_anybodys_produce_brings_a_newcomer(owner: int) -> None:
    areas = {owner: living_in("X07")}
    state = table(options=NOBLES, others=areas if owner else None, **({} if owner else areas[0]))
    state.players[0].priest = (PRINTED.index("produce") - 1) % 5 + 1
    asked = play(state, MoveHighPriest(1)).state
    assert asked.to_act == owner
    assert waiting(asked) == ("X07",)
    chosen = play(asked, UseAbility("X07")).state
    assert {type(action) for action in options(chosen)} == {TakeNewcomer}
    assert len(play(chosen, options(chosen)[0]).state.players[owner].workers) == 1


@pytest.mark.parametrize("action", ["worship", "offering"])
@pytest.mark.parametrize("owner", [0, 1])
def test_x08_anybodys_worship_or_offering_rejuvenates_two_other_things(action: str, owner: int) -> None:
    (building,) = plain_buildings(1)
    areas = {owner: {**living_in("X08", "X02", lying=("X02",)), "production_down": (building,)}}
    state = table(options=NOBLES, others=areas if owner else None, **({} if owner else areas[0]))
    state.players[0].priest = (PRINTED.index(action) - 1) % 5 + 1
    asked = play(state, MoveHighPriest(1)).state
    assert asked.to_act == owner
    chosen = play(asked, UseAbility("X08")).state
    assert set(options(chosen)) == {TurnUp(building), TurnUp("X02"), Pass()}
    done = play(chosen, TurnUp(building), TurnUp("X02")).state
    assert done.players[owner].production_up == (building,)
    assert done.players[owner].lying == ("X08",)


@pytest.mark.parametrize("action", ["rejuvenate", "conquest", "produce"])
def test_x08_does_not_answer_other_actions(action: str) -> None:
    state = activation(action, "X08", army_down=("A01",))
    assert not waiting(until(state, ActOrGold, UseAbilities))


def test_ruling_119_x09_anybodys_conquest_lets_one_buy_a_passive_building_for_a_stone() -> None:
    state = activation("conquest", "X09", stone=1, god_hand=("G01",))
    answered = until(state, UseAbilities)
    assert len(answered.casualties) == 1  # after the casualty (ruling 56)
    chosen = play(answered, UseAbility("X09")).state
    assert {action.building for action in offered(chosen, ConstructBuilding)} == set(chosen.passive_market)
    assert ReturnGodCard("G01") in options(chosen)  # ruling 119: a God card may renew the market first
    built = play(chosen, ConstructBuilding(chosen.passive_market[0])).state
    assert gains(answered, built) == {"stone": -1, "passives": 1}
    assert len(built.passive_market) == 1  # the gap stays until the end of the turn
    assert isinstance(built.decision, ActOrGold)


def test_ruling_56_what_answers_by_itself_may_pay_for_a_noble() -> None:
    """Z17's gold stands in for the stone of X09."""
    state = activation("conquest", "X09", passives=("Z17",))
    answered = until(state, UseAbilities)
    assert answered.players[0].gold == 1
    assert waiting(answered) == ("X09",)
    chosen = play(answered, UseAbility("X09")).state
    assert chosen.players[0].gold == 0
    assert offered(chosen, ConstructBuilding)


def test_ruling_56_nobles_answer_also_if_the_active_player_takes_the_gold() -> None:
    state = activation("produce", "X07")
    used = play(state, UseAbility("X07")).state
    rest = play(used, options(used)[0]).state
    assert TakeGold() in options(rest)
    assert len(rest.players[0].workers) == 1


def test_ruling_57_a_building_got_by_an_answer_waits_for_the_next_event() -> None:
    """X09 brings Z17 in answer to a Conquest, which pays only for the next one."""
    state = activation("conquest", "X09", stone=1, board={"passive_market": ("Z17", "Z01")})
    chosen = play(until(state, UseAbilities), UseAbility("X09")).state
    built = play(chosen, ConstructBuilding("Z17")).state
    assert gains(chosen, built) == {"passives": 1}
    assert isinstance(built.decision, ActOrGold)


def test_ruling_112_other_nobles_answer_their_owners_events_in_another_players_turn() -> None:
    """A step by following somebody's Offering is answered by X03."""
    others = {1: {**living_in("X03", "X01", lying=("X01",)), "corn": 9, "temple": 7}}
    state = activation("offering", others=others, corn=0)
    following = play(until(state, ActOrGold), TakeGold()).state
    assert following.to_act == 1
    climbed = play(following, options(following)[0]).state
    while not isinstance(climbed.decision, UseAbilities):
        climbed = play(climbed, options(climbed)[0]).state
    assert climbed.to_act == 1
    assert waiting(climbed) == ("X03",)


# ---------------------------------------------------------------- X10: the Recruit action


def test_x10_the_recruit_action_lets_one_buy_steps_for_two_stone() -> None:
    state = court("X10", stone=2)
    asked = play(state, RecruitNomad("priest")).state
    assert waiting(asked) == ("X10",)
    chosen = play(asked, UseAbility("X10")).state
    assert isinstance(chosen.decision, ChooseSteps)
    built = play(chosen, BuildSteps("S1u")).state
    assert built.players[0].stone == 0
    assert built.players[0].vp > asked.players[0].vp
    assert isinstance(built.decision, TakeSecondAction)


@pytest.mark.parametrize("without", [{"stone": 1}, {"stone": 2, "steps_left": 0}], ids=["stone", "markers"])
def test_x10_needs_two_stone_and_a_marker(without: dict[str, int]) -> None:
    assert isinstance(play(court("X10", **without), RecruitNomad("priest")).state.decision, TakeSecondAction)


def test_ruling_120_x10_answers_if_the_nomad_is_appointed_but_not_through_that_noble() -> None:
    """Whoever moves into X10 by this Recruit action waits for the next."""
    nomads = {"nomads": ("craftsman", "priest", "courier")}
    through = court(stone=9, empty=("X10",), board=nomads)
    moved_in = play(through, RecruitNomad("craftsman"), AppointNoble("X10"), Pass()).state
    assert moved_in.players[0].nobles == {"X10": "craftsman"}
    assert isinstance(moved_in.decision, TakeSecondAction)
    also = court("X10", stone=9, empty=("X08",), board=nomads)
    appointed = play(also, RecruitNomad("craftsman"), AppointNoble("X08"), Pass()).state
    assert waiting(appointed) == ("X10",)


def test_x10_does_not_answer_other_nomads() -> None:
    asked = ask(court("X10", stone=9), RunEffect(0, GainNomad(), "god_cards")).state
    assert isinstance(play(asked, options(asked)[0]).state.decision, TakeTurn)


# ---------------------------------------------------------------- X11 to X15: placing


def test_ruling_121_x11_a_courier_and_a_gold_conquer_a_leftmost_empty_space_without_soldiers() -> None:
    first = {space.region: space.id for space in CONQUEST.values() if space.position == 1}
    second = {space.region: space.id for space in CONQUEST.values() if space.position == 2}
    region = next(iter(REGIONS))
    board = {"conquest": {first[region]: 1}}
    outcome = placed("courier", SPACE, options=NOBLES, gold=1, board=board, **living_in("X11"))
    assert waiting(outcome.state) == ("X11",)
    chosen = play(outcome.state, UseAbility("X11")).state
    assert chosen.decision == JoinConquest(0, leftmost=True)
    spaces = [second[region], *(first[name] for name in REGIONS if name != region)]
    assert set(options(chosen)) == {Conquer(space) for space in spaces}
    conquered = play(chosen, Conquer(second[region]))
    assert only(conquered, SpaceConquered).space == second[region]
    assert not of(conquered, HighPriestActivated)
    assert conquered.state.players[0].markers_left == chosen.players[0].markers_left - 1
    assert not isinstance(conquered.state.decision, PaySoldiers)


@pytest.mark.parametrize("without", [{"gold": 0}, {"gold": 1, "markers_left": 0}], ids=["gold", "markers"])
def test_x11_needs_a_gold_and_a_marker(without: dict[str, int]) -> None:
    outcome = placed("courier", SPACE, options=NOBLES, **without, **living_in("X11"))
    assert not isinstance(outcome.state.decision, UseAbilities)


def test_x12_a_warrior_and_a_stone_bring_a_production_building() -> None:
    outcome = placed("warrior", SPACE, options=NOBLES, stone=1, **living_in("X12", "X02"), army_up=("A01",))
    assert waiting(outcome.state) == ("X12",)
    chosen = play(outcome.state, UseAbility("X12")).state
    assert {action.building for action in offered(chosen, ConstructBuilding)} == set(chosen.production_market)
    built = play(chosen, ConstructBuilding("P01")).state
    assert gains(outcome.state, built) == {"stone": -1, "production": 1}
    assert isinstance(built.decision, ChooseTask)  # a gift: X02 does not answer


def test_x13_an_architect_and_any_resource_show_four_god_cards_of_which_two_are_kept() -> None:
    outcome = placed("architect", SPACE, options=NOBLES, **{**living_in("X13"), "potato": 9, "stone": 1, "gold": 1})
    paying = play(outcome.state, UseAbility("X13")).state
    assert isinstance(paying.decision, SpendResource)
    assert set(options(paying)) == {Pay(potato=1), Pay(stone=1), Pay(gold=1)}
    seen = play(paying, Pay(stone=1))
    cards = paying.god_deck[:4]
    assert seen.state.decision == KeepSeenGodCards(0, cards, 2)
    assert only(seen, GodCardsSeen).cards == cards
    assert seen.commits
    kept = play(seen.state, KeepGodCard(cards[1]), KeepGodCard(cards[3])).state
    assert kept.players[0].god_hand[-2:] == (cards[1], cards[3])
    assert {cards[0], cards[2]} <= set(kept.god_deck)
    assert len(kept.god_deck) == len(paying.god_deck) - 2


def test_ruling_122_the_cards_seen_are_seen_by_their_owner_alone() -> None:
    outcome = placed("architect", SPACE, options=NOBLES, **living_in("X13"))
    seen = play(outcome.state, UseAbility("X13")).state
    for other in (1, None):
        decision = view(seen, other).decision
        assert isinstance(decision, KeepSeenGodCards)
        assert set(decision.cards) == {"?"}


def test_ruling_122_with_few_cards_all_that_may_be_are_kept() -> None:
    board = {"god_deck": ("G01", "G02"), "god_offer": ()}
    outcome = placed("architect", SPACE, options=NOBLES, board=board, **living_in("X13"))
    kept = play(outcome.state, UseAbility("X13")).state
    assert kept.players[0].god_hand == ("G01", "G02")
    assert kept.god_deck == ()


def test_ruling_276_an_empty_deck_is_made_of_the_offer() -> None:
    board = {"god_deck": ("G01",), "god_offer": ("G02", "G03", "G04")}
    outcome = placed("architect", SPACE, options=NOBLES, board=board, **living_in("X13"))
    seen = play(outcome.state, UseAbility("X13")).state
    assert isinstance(seen.decision, KeepSeenGodCards)
    assert set(seen.decision.cards) == {"G01", "G02", "G03", "G04"}
    assert seen.god_offer == ()


def test_x13_an_army_card_may_be_turned_into_the_resource() -> None:
    """Whoever has nothing left but an Army card is asked, and pays with what that brings."""
    card = PLAIN_CARD["inti"]
    state = table(options=NOBLES, workers=("architect",), god_hand=(card,), army_hand=("A01",), **living_in("X13"))
    asked = ask(state, PutWorker(0, "architect", "architect", SPACE, "")).state
    assert isinstance(asked.decision, UseAbilities)
    assert waiting(asked) == ()
    assert waiting(play(asked, DiscardArmyCard("A01")).state) == ("X13",)
    nothing = table(options=NOBLES, workers=("architect",), **living_in("X13"))
    penniless = ask(nothing, PutWorker(0, "architect", "architect", SPACE, "")).state
    assert isinstance(penniless.decision, ChooseTask)


def test_x14_a_craftsman_and_two_corn_bring_a_merchant() -> None:
    tapestry = ("SW01", "SW02")  # gold
    outcome = placed("craftsman", SPACE, options=NOBLES, corn=2, tapestries=(tapestry,), **living_in("X14"))
    paid = play(until(outcome.state, UseAbilities), UseAbility("X14")).state
    while not isinstance(paid.decision, ChooseTask):
        paid = play(paid, options(paid)[0]).state
    assert gains(outcome.state, paid) == {"corn": -2, "gold": 1}
    none = placed("craftsman", SPACE, options=NOBLES, corn=2, tapestries=(tapestry[::-1],), **living_in("X14"))
    assert not isinstance(none.state.decision, UseAbilities)


@pytest.mark.parametrize("first", [0, 1])
def test_x15_a_priest_moves_the_high_priest_and_plays_a_god_card_in_either_order(first: int) -> None:
    outcome = placed("priest", SPACE, options=NOBLES, god_hand=("G07", "G19"), priest=1, **living_in("X15"))
    chosen = play(outcome.state, UseAbility("X15")).state
    assert isinstance(chosen.decision, ChooseBenefit)
    after = play(chosen, TakeBenefit(first)).state
    assert (after.players[0].priest, len(after.players[0].god_hand)) == ((2, 2) if first == 0 else (1, 2))
    assert set(options(after)) == {PlayGodCard("G07"), PlayGodCard("G19")}  # it has to be played
    played = play(after, PlayGodCard("G19"))
    done = played.state
    while not isinstance(done.decision, ChooseTask):
        done = play(done, options(done)[0]).state
    assert done.players[0].priest == 2
    assert done.gods_played[-1] == "G19"
    assert not of(played, HighPriestActivated)


def test_ruling_123_without_a_god_card_the_high_priest_just_moves() -> None:
    outcome = placed("priest", SPACE, options=NOBLES, priest=1, **living_in("X15"))
    moved = play(outcome.state, UseAbility("X15")).state
    assert moved.players[0].priest == 2
    assert isinstance(moved.decision, ChooseTask)


@pytest.mark.parametrize(
    ("palace", "kind"),
    [("X11", "courier"), ("X12", "warrior"), ("X13", "architect"), ("X14", "craftsman"), ("X15", "priest")],
)
@pytest.mark.parametrize("worker", ["architect", "craftsman", "warrior", "courier", "priest"])
def test_x11_to_x15_wait_for_one_kind(palace: str, kind: str, worker: str) -> None:
    area = {"stone": 5, "gold": 5, "corn": 5, "tapestries": (("SW01", "SW02"),)}
    outcome = placed(worker, SPACE, options=NOBLES, **area, **living_in(palace))
    assert (palace in waiting(until(outcome.state, UseAbilities, ChooseTask))) == (worker == kind)


def test_ruling_137_a_worker_treated_as_another_kind_is_that_for_a_noble() -> None:
    area = {"gold": 5, "passives": ("Z01",), **living_in("X11", "X15")}
    outcome = placed("priest", SPACE, options=NOBLES, acting="courier", **area)
    assert waiting(until(outcome.state, UseAbilities, ChooseTask)) == ("X11",)


def test_ruling_114_nobles_answer_a_placement_with_passive_buildings_in_the_order_of_their_owner() -> None:
    """X12's Building comes before or after Z03 turns others up."""
    (building,) = plain_buildings(1)
    area = {"stone": 1, "passives": ("Z03",), "production_down": (building,), **living_in("X12")}
    outcome = placed("warrior", SPACE, options=NOBLES, **area)
    assert set(waiting(outcome.state)) == {"X12", "Z03"}
    first = play(outcome.state, UseAbility("Z03")).state
    assert isinstance(first.decision, ChooseRejuvenation)
    assert waiting(play(first, TurnUp(building)).state) == ("X12",)
