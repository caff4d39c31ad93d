"""Running benefits: what each effect of the vocabulary does."""

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from engine.actions import Accept, Action, ChooseReward, Pass, TakeBenefit
from engine.benefits import (
    Benefit,
    BuildingTask,
    CasualtyForArmy,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNewcomer,
    GainNomad,
    GainVillager,
    Merchant,
    MovePriest,
    PlaceConquestMarker,
    PlayGod,
    Priced,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
)
from engine.buildings import PRODUCTION, face_up
from engine.components import ARMY_CARDS
from engine.decisions import (
    BuyEffect,
    ChooseBenefit,
    ChooseBuilding,
    ChooseFreeWeaving,
    ChooseGodCard,
    ChooseNomad,
    ChooseOne,
    ChooseProduction,
    ChooseRejuvenation,
    ChooseStatue,
    ChooseSteps,
)
from engine.draft import Draft
from engine.errors import Reason
from engine.events import Declined
from engine.procedures import Climb, RunBenefit, RunEffect
from engine.rules import building, cards, conquest, high_priest, newcomers, statues, steps, temple_rewards, weaving
from engine.rules.free_actions import may_have_god_card
from engine.rules.hindrances import BRINGS_NOTHING, NO_STATUES_LEFT, TEMPLE_TOP, Hindrance, TooPoor, no_such_choice
from engine.rules.hooks import GOD_CARD_USED, RATES, tiles_at_work
from engine.rules.rejuvenate import turnable
from engine.rules.tables import Checks, Procedures, Questions
from engine.rules.temple import SOURCE as TEMPLE
from engine.rules.temple import at_top
from engine.state import Position, clone
from engine.workers import is_wanted

PALACES = "palaces"  # whose God card has to be played, if one is in hand (X15)


def run_benefit(draft: Draft, procedure: RunBenefit) -> None:
    """Plain gains happen at once; the rest in the order the seat chooses (ruling 34)."""
    rest = []
    for effect in procedure.effects:
        if isinstance(effect, Gain):
            draft.gain(procedure.seat, effect.resource, effect.n, procedure.source)
        else:
            rest.append(effect)
    if rest and rest.count(rest[0]) < len(rest):
        draft.push(ChooseBenefit(procedure.seat, tuple(rest), procedure.source))
    else:
        draft.push(*[RunEffect(procedure.seat, effect, procedure.source) for effect in rest])


def benefit_options(position: Position, asked: ChooseBenefit) -> list[Action]:
    """Each different effect once; what could do nothing yet waits for the others, which may pay for it."""
    return [*map(TakeBenefit, _to_take(position, asked))]


def _to_take(position: Position, asked: ChooseBenefit) -> list[int]:
    first = {effect: index for index, effect in reversed(list(enumerate(asked.effects)))}
    useful = [index for effect, index in first.items() if not idle_when_priced(position, asked.seat, effect)]
    return sorted(useful or first.values())


def check_benefit(position: Position, asked: ChooseBenefit, action: TakeBenefit) -> Reason | None:
    """One of the effects, the first of those that are alike, and not one that waits for others."""
    if not 0 <= action.index < len(asked.effects):
        return no_such_choice(len(asked.effects))
    if asked.effects.index(asked.effects[action.index]) < action.index:
        return Reason("same_benefit")
    return None if action.index in _to_take(position, asked) else BRINGS_NOTHING


def idle_when_priced(position: Position, seat: int, effect: Effect) -> Hindrance | None:
    """Why an effect with a price could do nothing now; there is nothing better to say of most."""
    match effect:
        case Priced(inner, cost):
            payable = position.players[seat].can_pay(cost)
            return idle_when_priced(position, seat, inner) if payable else TooPoor(cost)
        case ClimbTemple():
            return TEMPLE_TOP if at_top(position, seat) else None
        case StatueTask():
            return statues.no_statue(position, seat)
        case FreeStatue(gods):
            return None if statues.small_ones(position, gods) else NO_STATUES_LEFT
        case StepsTask():
            return steps.no_steps(position, seat)
        case PlayGod():
            return None if may_have_god_card(position, seat) else BRINGS_NOTHING
        case BuildingTask(kind):
            return building.no_building(position, seat, kind)
        case GainNewcomer():
            return None if position.newcomers else BRINGS_NOTHING
        case (
            Gain()
            | DrawArmy()
            | DrawGod()
            | Train()
            | FreeWeaving()
            | PurchaseWeavings()
            | FreeSteps()
            | FreeBuilding()
            | GainNomad()
            | GainVillager()
            | Rejuvenate()
            | Merchant()
            | ProduceOne()
            | PlaceConquestMarker()
            | CasualtyForArmy()
            | MovePriest()
            | Choose()
        ):
            return None
        case _:
            assert_never(effect)


def of_use(position: Position, seat: int, benefit: Benefit) -> Benefit:
    """The effects of a benefit that can do anything now; its gains may pay for the rest, and so may free actions.

    Who may swap resources at will, or is given some with a God card, is taken to find the means for all of it.

    >>> from engine import Options, new_game
    >>> from engine.resources import Cost
    >>> game = new_game(Options(), 1)
    >>> of_use(game, 0, (Gain("vp", 2), Priced(ClimbTemple(1), Cost(gold=9)), Rejuvenate(1)))
    (Gain(resource='vp', n=2),)
    """
    if RATES(position, seat, {}) or GOD_CARD_USED.answering(tiles_at_work(position, seat)):
        return benefit
    player = clone(position.players[seat])
    cashed = [ARMY_CARDS[card] for card in player.army_hand if position.active == seat]
    gains = [(effect.resource, effect.n) for effect in benefit if isinstance(effect, Gain)]
    for resource, n in (*gains, *((card.resource, card.amount) for card in cashed)):
        setattr(player, resource, getattr(player, resource) + n)
    richer = clone(position)
    richer.players = tuple(player if number == seat else other for number, other in enumerate(position.players))
    return tuple(effect for effect in benefit if not _is_idle(richer, seat, effect))


def _is_idle(position: Position, seat: int, effect: Effect) -> bool:
    """Whether an effect could do nothing now, although that may be chosen."""
    match effect:
        case Priced(inner, cost):
            return not position.players[seat].can_pay(cost) or _is_idle(position, seat, inner)
        case Rejuvenate():
            return not turnable(position.players[seat])
        case ProduceOne():
            return not face_up(position.players[seat], PRODUCTION)
        case Merchant():
            return weaving.no_match(position, seat) is not None
        case FreeSteps():
            return not position.players[seat].steps_left or not steps.open_spots(position)
        case GainNomad(kinds):
            return not any(is_wanted(worker, kinds) for worker in position.nomads)
        case _:
            return idle_when_priced(position, seat, effect) is not None


def take_benefit(draft: Draft, asked: ChooseBenefit, action: TakeBenefit) -> None:
    """The chosen effect first, the others after it."""
    others = asked.effects[: action.index] + asked.effects[action.index + 1 :]
    draft.push(
        RunEffect(asked.seat, asked.effects[action.index], asked.source), RunBenefit(asked.seat, others, asked.source)
    )


def choice_options(position: Position, asked: ChooseOne) -> list[Action]:
    """Take any one of the benefits offered."""
    return [ChooseReward(index) for index in range(len(asked.options))]


def check_choice(position: Position, asked: ChooseOne, action: ChooseReward) -> Reason | None:
    """One of the benefits offered."""
    return None if 0 <= action.index < len(asked.options) else no_such_choice(len(asked.options))


def take_choice(draft: Draft, asked: ChooseOne, action: ChooseReward) -> None:
    """Run the benefit that was chosen."""
    draft.push(RunBenefit(asked.seat, asked.options[action.index], asked.source))


def buy_options(position: Position, asked: BuyEffect) -> list[Action]:
    """Yes, if it can be paid and does anything; no."""
    return [Pass()] if check_buy(position, asked) else [Accept(), Pass()]


def check_buy(position: Position, asked: BuyEffect, action: Action | None = None) -> Hindrance | None:
    """An effect that can be paid, and does anything."""
    return idle_when_priced(position, asked.seat, Priced(asked.effect, asked.cost))


def buy(draft: Draft, asked: BuyEffect, action: Action) -> None:
    """Pay the price, then run the effect it was for."""
    if isinstance(action, Accept):
        draft.push(RunEffect(asked.seat, asked.effect, asked.source))
        draft.pay(asked.seat, asked.cost)
    else:
        draft.emit(Declined(asked.seat, "BuyEffect", Priced(asked.effect, asked.cost)))


def run_effect(draft: Draft, procedure: RunEffect) -> None:
    """Do one effect, or push the questions it asks."""
    RUN[type(procedure.effect)](draft, procedure.seat, procedure.effect, procedure.source)


Run = Callable[[Draft, int, Any, str], None]


def _gain(draft: Draft, seat: int, effect: Gain, source: str) -> None:
    draft.gain(seat, effect.resource, effect.n, source)


def _draw_army(draft: Draft, seat: int, effect: DrawArmy, source: str) -> None:
    draft.draw_army(seat, effect.n)


def _train(draft: Draft, seat: int, effect: Train, source: str) -> None:
    if effect.n > 1:
        draft.push(RunEffect(seat, Train(effect.n - 1), source))
    cards.train(draft, seat)


def _purchase(draft: Draft, seat: int, effect: PurchaseWeavings, source: str) -> None:
    weaving.purchase(draft, seat)


def _free_weavings(draft: Draft, seat: int, effect: FreeWeaving, source: str) -> None:
    """Those of the Temple are all taken before the next one is turned up (ruling 73)."""
    draft.push(ChooseFreeWeaving(seat, effect.n, unseen=source == TEMPLE))


def _merchant(draft: Draft, seat: int, effect: Merchant, source: str) -> None:
    for _ in range(effect.n):
        weaving.merchant(draft, seat)


def _rejuvenate(draft: Draft, seat: int, effect: Rejuvenate, source: str) -> None:
    draft.push(ChooseRejuvenation(seat, effect.n))


def _choose(draft: Draft, seat: int, effect: Choose, source: str) -> None:
    draft.push(ChooseOne(seat, effect.options, source))


def _priced(draft: Draft, seat: int, effect: Priced, source: str) -> None:
    draft.push(BuyEffect(seat, effect.cost, effect.effect, source))


RUN: Mapping[type[Effect], Run] = {
    Gain: _gain,
    DrawArmy: _draw_army,
    DrawGod: lambda draft, seat, effect, source: draft.push(ChooseGodCard(seat, effect.n)),
    Train: _train,
    FreeWeaving: _free_weavings,
    PurchaseWeavings: _purchase,
    FreeStatue: lambda draft, seat, effect, source: draft.push(ChooseStatue(seat, True, effect.gods)),
    StatueTask: lambda draft, seat, effect, source: draft.push(ChooseStatue(seat, False)),
    FreeSteps: lambda draft, seat, effect, source: draft.push(ChooseSteps(seat, True)),
    StepsTask: lambda draft, seat, effect, source: draft.push(ChooseSteps(seat, False)),
    FreeBuilding: lambda draft, seat, effect, source: draft.push(ChooseBuilding(seat, True, effect.kind)),
    BuildingTask: lambda draft, seat, effect, source: draft.push(ChooseBuilding(seat, False, effect.kind)),
    GainNomad: lambda draft, seat, effect, source: draft.push(ChooseNomad(seat, effect.kinds)),
    GainNewcomer: newcomers.gain,
    ClimbTemple: lambda draft, seat, effect, source: draft.push(Climb(seat, effect.n)),
    Rejuvenate: _rejuvenate,
    Merchant: _merchant,
    ProduceOne: lambda draft, seat, effect, source: draft.push(ChooseProduction(seat, source == TEMPLE)),
    PlayGod: lambda draft, seat, effect, source: temple_rewards.ask_god_card(draft, seat, source == PALACES),
    PlaceConquestMarker: lambda draft, seat, effect, source: conquest.place_marker(draft, seat),
    CasualtyForArmy: lambda draft, seat, effect, source: temple_rewards.give_casualty(draft, seat, effect.n),
    MovePriest: lambda draft, seat, effect, source: high_priest.walk_one(draft, seat),
    Choose: _choose,
    Priced: _priced,
}

QUESTIONS: Questions = {
    ChooseBenefit: (benefit_options, take_benefit),
    ChooseOne: (choice_options, take_choice),
    BuyEffect: (buy_options, buy),
}
CHECKS: Checks = {
    ChooseBenefit: {TakeBenefit: check_benefit},
    ChooseOne: {ChooseReward: check_choice},
    BuyEffect: {Accept: check_buy},
}
PROCEDURES: Procedures = {RunBenefit: run_benefit, RunEffect: run_effect}
