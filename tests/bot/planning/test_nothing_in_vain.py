"""What would do nothing is not offered where something else can be had in its place."""

from bot import text
from bot.languages import ENGLISH
from bot.planning.entry import Entry, settling, tapped
from bot.planning.menu import does_nothing
from engine.actions import Activate, KeepArmyCard, MoveHighPriest, TakeGold
from engine.components import ARMY_CARDS
from engine.decisions import BuyEffect, ChooseArmyCard, ChooseBenefit
from engine.foresight import answered, forecast
from engine.queries import is_free_action
from engine.views import view
from tests.bot.planning.drawn import drawn, taps, words
from tests.bot.planning.test_screens import turns
from tests.bot.sample_games import GOLDEN, golden_game

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
            idle = does_nothing(tapped(after, Activate(), (), {}))
            in_vain, useful = in_vain + idle, useful + (not idle)
            ways = [said for said in offered if said[:1] == [move]]
            assert any(TakeGold() in said for said in ways) or ways == [[move]]
            assert idle <= all(Activate() not in said for said in ways)
            assert idle or ways == [[move]] or any(Activate() in said for said in ways)
    assert in_vain
    assert useful


def test_of_cards_that_are_alike_it_is_not_asked_which_one_is_kept() -> None:
    alike = asked = 0
    for state in (each.state for each in golden_game(GAME)):
        if not isinstance(state.decision, ChooseArmyCard):
            continue
        kinds = {(ARMY_CARDS[card].soldiers, ARMY_CARDS[card].resource) for card in state.decision.cards}
        question = text.question(view(state, state.to_act), state.decision, ENGLISH)
        entries = taps(forecast(view(state, state.to_act)))
        if len(kinds) > 1 or entries[0].final:
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


def is_free(entry: Entry) -> bool:
    return bool(entry.spoken) and is_free_action(entry.spoken[0].action)
