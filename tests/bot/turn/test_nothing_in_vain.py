"""What would do nothing is not offered where something else can be had in its place."""

import pytest

from bot import say
from bot.languages import ENGLISH
from bot.turn.menu import has_no_effect
from bot.turn.plan import Plan, course, with_tap
from bot.turn.tap import Step, Tap, settling, tapped
from bot.turn.tap_labels import label_without_end
from engine import Options, apply, legal_actions, new_game
from engine.actions import (
    Activate,
    BuyWeaving,
    KeepArmyCard,
    MoveHighPriest,
    Pass,
    PerformTask,
    PlayGodCard,
    TakeBenefit,
    TakeGold,
)
from engine.benefits import BuildingTask, Priced, Rejuvenate, StatueTask, StepsTask
from engine.components import ARMY_CARDS, GOD_CARDS, ICONS
from engine.decisions import (
    ActOrGold,
    BuyEffect,
    ChooseArmyCard,
    ChooseAside,
    ChooseBenefit,
    ChooseBuilding,
    ChooseRejuvenation,
    ChooseRetrieval,
    ChooseStatue,
    ChooseSteps,
    ChooseTask,
    JoinConquest,
    KeepGodCards,
    MakeOffering,
    PlayArmy,
    PlayGodCards,
    PlayHandGodCard,
    Produce,
    TakeSecondAction,
    TakeTurn,
    UseStatue,
    Worship,
)
from engine.foresight import Ahead, answered, forecast
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import drawn, taps, words
from tests.bot.turn.test_nothing_forgone_unasked import CHOSEN
from tests.bot.turn.test_screens import turns
from tests.engine.kit import activated, ask, options, play, table

POOR = [path for path in GOLDEN if path.stem in ("2p-mixed-2", "3p-curious-0", "4p-weavers-1")]
PARTS = (MakeOffering, Worship, Produce, ChooseRejuvenation, PlayArmy, JoinConquest)  # of High Priest actions
GAME, GREEDY = (next(path for path in GOLDEN if path.stem == name) for name in ("2p-builders", "2p-greedy"))


def test_of_a_high_priest_action_with_nothing_to_do_it_with_only_the_gold_is_offered() -> None:
    in_vain = useful = 0
    for state in turns(golden_game(GAME)):
        here = forecast(view(state, state.decision.seat))
        offered = [[step.action for step in entry.spoken] for entry in taps(here)]
        for move in (action for action in here.answers if isinstance(action, MoveHighPriest)):
            after = answered(here, move)
            if Activate() not in after.answers:
                continue
            idle = has_no_effect(tapped(after, Activate(), (), {}))
            in_vain, useful = in_vain + idle, useful + (not idle)
            ways = [said for said in offered if said[:1] == [move]]
            assert any(TakeGold() in said for said in ways) or ways == [[move]]
            assert idle <= all(Activate() not in said for said in ways)
            assert idle or ways == [[move]] or any(Activate() in said for said in ways)
    assert in_vain
    assert useful


def is_in_vain(state: State, steps: tuple[Step, ...]) -> bool:
    """Whether these answers, played, choose a High Priest action of which there is nothing to do."""
    for step in steps:
        seat, state = state.to_act, apply(state, step.action).state
        if isinstance(step.action, Activate):
            asked = state.to_act == seat and isinstance(state.decision, PARTS)
            return not asked or all(isinstance(one, Pass) or is_free_action(one) for one in legal_actions(state))
    return False


@pytest.mark.parametrize("stem", ["axomamma-random", "solo-all-simpa", "solo-more-6"])
def test_what_an_automa_does_then_does_not_hide_that_only_the_gold_can_be_had(stem: str) -> None:
    idle = 0
    for state in (each.state for each in golden_game(next(path for path in GOLDEN if path.stem == stem))):
        if not isinstance(state.decision, TakeTurn | TakeSecondAction | ActOrGold):
            continue
        here = forecast(view(state, state.decision.seat))
        assert not any(is_in_vain(state, entry.steps) for entry in taps(here))
        for move in (action for action in here.answers if isinstance(action, MoveHighPriest)):
            after = answered(here, move)
            idle += Activate() in after.answers and is_in_vain(state, (Step(here, move), Step(after, Activate())))
    assert idle


@pytest.mark.parametrize("action", CHOSEN)
def test_of_each_high_priest_action_it_is_known_whether_there_is_anything_to_do(action: str) -> None:
    for position, offered in (({}, [TakeGold()]), (CHOSEN[action], [Activate(), TakeGold()])):
        state = activated(action, **position).state
        while Activate() not in options(state):
            state = play(state, options(state)[0]).state
        begun = (entry.steps[0].action for entry in taps(forecast(view(state, 0))) if not is_free(entry))
        assert [*dict.fromkeys(begun)] == offered


def buys(state: State, seat: int, free: int = 3) -> bool:
    """Whether a Weaving can be bought now, or after so many free actions."""
    answers = legal_actions(state) if state.to_act == seat else ()
    if any(isinstance(action, BuyWeaving) for action in answers):
        return True
    if isinstance(state.decision, ChooseAside):
        return buys(apply(state, answers[0]).state, seat, free)
    return free > 0 and any(buys(apply(state, one).state, seat, free - 1) for one in answers if is_free_action(one))


def test_weavings_that_cannot_be_paid_say_so_and_ask_first_whatever_is_asked_before_and_behind_them() -> None:
    asked_before, payable = set(), 0
    for state in (each.state for path in POOR for each in golden_game(path)):
        seat = state.to_act
        if seat is None or state.active != seat or isinstance(state.decision, TakeTurn):
            continue
        if state.players[seat].corn or state.players[seat].gold:
            continue
        for entry in taps(forecast(view(state, seat))):
            last = (entry.spoken or entry.steps)[-1].action
            if isinstance(last, PerformTask) and ICONS[last.icon].task == "weavings":
                after = state
                for step in entry.steps:
                    after = apply(after, step.action).state
                can_buy, told = buys(after, seat), "(brings nothing now)" in label_without_end(entry, ENGLISH)
                assert told != (can_buy or after.players[seat] != state.players[seat])
                assert not (told and entry.plays)
                payable += can_buy
                asked_before |= {type(state.decision)} if told else set()
    assert {ChooseTask, ChooseRetrieval, UseStatue} <= asked_before
    assert payable


def test_of_cards_that_are_alike_it_is_not_asked_which_one_is_kept() -> None:
    alike = asked = 0
    for state in (each.state for each in golden_game(GAME)):
        if not isinstance(state.decision, ChooseArmyCard):
            continue
        kinds = {(ARMY_CARDS[card].soldiers, ARMY_CARDS[card].resource) for card in state.decision.cards}
        question = say.question(view(state, state.to_act), state.decision, ENGLISH)
        entries = taps(forecast(view(state, state.to_act)))
        if len(kinds) > 1 or entries[0].is_final:
            asked += question in words(drawn(state))
            continue
        alike += 1
        assert question not in words(drawn(state))
        assert all(isinstance(one.steps[0].action, KeepArmyCard) for one in entries if not is_free(one))
    assert alike
    assert asked


def test_a_benefit_that_comes_is_offered_also_where_the_one_behind_it_cannot_be_paid() -> None:
    behind = 0
    for state in (each.state for each in golden_game(GREEDY)):
        if isinstance(state.decision, ChooseBenefit):
            here = forecast(view(state, state.to_act))
            (action, *others) = settling(here)
            behind += not others and isinstance(answered(here, action).decision, BuyEffect)
            assert any(not is_free(entry) for entry in taps(here))
    assert behind


# What is asked about the effects of God cards that may come to nothing.
ASKED_ABOUT = {
    Priced: BuyEffect,
    BuildingTask: ChooseBuilding,
    StatueTask: ChooseStatue,
    StepsTask: ChooseSteps,
    Rejuvenate: ChooseRejuvenation,
}


def comes_of(state: State, seat: int) -> set[type]:
    """The questions about effects that come up and have more than a no for an answer, whatever is done for free."""
    asked, answers = type(state.decision), legal_actions(state)
    settling = [action for action in answers if not is_free_action(action)]
    if state.to_act != seat or asked not in (*ASKED_ABOUT.values(), ChooseBenefit):
        return set()
    found = (
        {asked} if asked is not ChooseBenefit and any(not isinstance(action, Pass) for action in settling) else set()
    )
    ways = [action for action in answers if action not in settling or asked is ChooseBenefit or action == Pass()]
    return found.union(*(comes_of(apply(state, action).state, seat) for action in ways))


@pytest.mark.parametrize("stem", ["3p-greedy", "2p-all-ruruy"])
def test_a_god_card_names_what_can_be_had_of_it_and_no_more(stem: str) -> None:
    in_vain = named = 0
    for state in (each.state for each in golden_game(next(path for path in GOLDEN if path.stem == stem))):
        seat, asked = state.to_act, state.decision
        if not isinstance(asked, PlayGodCards | PlayHandGodCard) or state.automated(seat):
            continue
        for action in legal_actions(state):
            if not isinstance(action, PlayGodCard):
                continue
            told = say.named_on_label(view(state, seat), asked, action, ENGLISH).get("benefit", ())
            printed = [effect for effect in GOD_CARDS[action.card].benefit if type(effect) in ASKED_ABOUT]
            comes = comes_of(apply(state, action).state, seat)
            assert {ASKED_ABOUT[type(effect)] for effect in printed if effect in told} == comes, action
            in_vain, named = in_vain + any(effect not in told for effect in printed), named + bool(comes)
    assert in_vain
    assert named


def test_a_god_card_that_brings_nothing_can_be_discarded_but_is_not_offered_for_its_benefit() -> None:
    """It would ask for a potato at the next Festival, so this is a choice that matters."""
    for corn, called in ((0, "discard G37 Wiraqocha (no use now)"), (2, "G37 Wiraqocha (a small Statue for 2 corn)")):
        state = ask(table(corn=corn, god_hand=("G37",)), PlayGodCards(0, 2)).state
        assert label_without_end(taps(forecast(view(state, 0)))[0], ENGLISH) == called
    cashing = ask(table(god_hand=("G37",), army_hand=("A01",), board={"active": 0}), PlayGodCards(0, 2)).state
    assert ARMY_CARDS["A01"].resource != "corn"
    assert label_without_end(taps(forecast(view(cashing, 0)))[0], ENGLISH).startswith("discard G37")


def is_free(entry: Tap) -> bool:
    return bool(entry.spoken) and is_free_action(entry.spoken[0].action)


def test_a_benefit_that_comes_after_the_others_are_asked_is_not_called_of_no_use() -> None:
    waiting = 0
    for number in range(6):
        state = new_game(Options(players=2), f"a set-up {number}")
        while not isinstance(state.decision, KeepGodCards):
            state = apply(state, legal_actions(state)[0]).state
        plan, seen = Plan(), view(state, state.decision.seat)
        while on := [tap for tap in taps(course(seen, plan, {}).here) if not tap.is_final]:
            plan = with_tap(plan, on[0])
            here = course(seen, plan, {}).here
            later = [tap for tap in taps(here) if tap.after.ahead is Ahead.HANDED_OVER]
            waiting += sum(isinstance(tap.steps[-1].action, TakeBenefit) for tap in later)
            assert not any(map(has_no_effect, later))
    assert waiting
