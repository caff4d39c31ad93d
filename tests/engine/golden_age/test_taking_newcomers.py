"""Taking Newcomers from their offer."""

from engine.actions import Accept, Pass, TakeNewcomer
from engine.benefits import GainNewcomer, Priced
from engine.components import NEWCOMERS
from engine.decisions import ChooseNewcomer, TakeTurn
from engine.events import Declined, NewcomerArrived, NewcomerTaken
from engine.procedures import OfferNewcomer, RunEffect
from engine.resources import Cost
from tests.engine.kit import ask, of, only, options, play, table

NOBLES = {"modules": ("nobles",)}
PAIR, OTHER, THIRD, FOURTH, *_ = NEWCOMERS  # the first two look alike


def with_newcomers(*offer: str, bag: tuple[str, ...] = (), **mine: object):
    return table(options=NOBLES, board={"newcomers": offer, "newcomer_bag": bag}, **mine)


def test_the_newcomer_chosen_joins_the_supply_and_another_comes_at_once() -> None:
    state = with_newcomers(PAIR, THIRD, bag=(FOURTH,))
    asked = ask(state, RunEffect(0, GainNewcomer(1), "god_cards")).state
    outcome = play(asked, TakeNewcomer(THIRD))
    assert outcome.state.players[0].workers == (THIRD,)
    assert outcome.state.newcomers == (PAIR, FOURTH)
    assert outcome.state.newcomer_bag == ()
    assert only(outcome, NewcomerTaken).worker == THIRD
    assert only(outcome, NewcomerArrived).worker == FOURTH
    assert outcome.commits


def test_newcomers_that_look_alike_are_one_choice() -> None:
    asked = ask(with_newcomers(PAIR, OTHER, THIRD), RunEffect(0, GainNewcomer(1), "god_cards")).state
    assert options(asked) == (TakeNewcomer(PAIR), TakeNewcomer(THIRD))


def test_ruling_110_a_newcomer_of_a_god_card_is_taken_that_for_appointing_may_be_refused() -> None:
    state = with_newcomers(PAIR, THIRD)
    assert Pass() not in options(ask(state, RunEffect(0, GainNewcomer(1), "god_cards")).state)
    asked = ask(state, OfferNewcomer(0)).state
    assert asked.decision == ChooseNewcomer(0, may_refuse=True)
    outcome = play(asked, Pass())
    assert outcome.state.players[0].workers == ()
    assert of(outcome, Declined)


def test_ruling_110_an_empty_offer_gives_nothing() -> None:
    empty = with_newcomers(potato=1)
    for frame in (RunEffect(0, GainNewcomer(1), "god_cards"), OfferNewcomer(0)):
        outcome = ask(empty, frame)
        assert isinstance(outcome.state.decision, TakeTurn)
        assert not outcome.events
    dear = ask(empty, RunEffect(0, Priced(GainNewcomer(1), Cost(potato=1)), "god_cards")).state
    assert Accept() not in options(dear)


def test_ruling_129_an_empty_bag_leaves_the_offer_short() -> None:
    asked = ask(with_newcomers(PAIR), RunEffect(0, GainNewcomer(2), "god_cards"))
    assert asked.state.players[0].workers == (PAIR,)
    assert asked.state.newcomers == ()
    assert not of(asked, NewcomerArrived)
