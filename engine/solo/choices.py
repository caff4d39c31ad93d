"""How automas choose: Weavings, Statues, Steps, resources, and the answers to common questions."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct

from engine.actions import (
    Accept,
    Action,
    Activate,
    BuyWeaving,
    DiscardSoldiers,
    DiscardStatue,
    FlipSoldiers,
    LayWeaving,
    OfferCorn,
    Pass,
    ProduceWith,
    SendCasualty,
    TakeTopWeaving,
    TurnUp,
)
from engine.benefits import Benefit, Choose, Gain
from engine.buildings import is_building, reference_number
from engine.components import ARMY_CARDS, STEPS, WEAVINGS
from engine.decisions import (
    ActOrGold,
    ArrangeWeaving,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseBenefit,
    ChooseCasualty,
    ChooseFreeWeaving,
    ChoosePayment,
    ChooseProduction,
    ChooseRejuvenation,
    ChooseWeavings,
    MakeOffering,
    PaySoldiers,
    Worship,
)
from engine.draft import Draft
from engine.events import AutomaChose, AutomaDecided, Chosen, Condition, Way
from engine.procedures import RunBenefit
from engine.resources import CORN, GOLD, POTATO, STONE
from engine.rules import weaving
from engine.rules.conquest import army
from engine.rules.die import roll
from engine.rules.paying import could_pay
from engine.rules.statues import LARGE, SMALL
from engine.rules.steps import LOWER, UPPER
from engine.solo.frame import Choice, pick
from engine.state import Player, Position, clone
from engine.temple import distance_to_top

A = TypeVar("A")
BOUGHT_AT_MOST = 2  # Weavings of one purchase
NEVER = 1000  # soldiers that nobody has
NO_TAPESTRY = "no_tapestry"  # what bars a leftover Weaving: none of them joins a Tapestry
_BY_PRIORITY = (GOLD, CORN, STONE, POTATO)  # among resources it has equally few of


def _of(options: Sequence[Action], kind: type[A]) -> list[A]:
    return [action for action in options if isinstance(action, kind)]


# ---------------------------------------------------------------- resources


def fewest(player: Player, resources: Sequence[str]) -> str:
    """The resource it has the fewest of; gold, corn, stone, potato where that is equal."""
    return min(resources, key=lambda name: (getattr(player, name), _BY_PRIORITY.index(name)))


def choose_resources(draft: Draft, seat: int, effect: Choose, source: str) -> None:
    """Of benefits that are resources, that of which it has the fewest."""
    options = {_resource(option): option for option in effect.options}
    player = draft.player(seat)
    taken = fewest(player, tuple(options))
    tied = [resource for resource in options if getattr(player, resource) == getattr(player, taken)]
    draft.emit(AutomaChose(seat, Chosen.RESOURCE, taken, "tied" if len(tied) > 1 else "fewest"))
    draft.push(RunBenefit(seat, options[taken], source))


def _resource(option: Benefit) -> str:
    (effect,) = option
    assert isinstance(effect, Gain)
    return effect.resource


# ---------------------------------------------------------------- Weavings


Rank = Callable[[str], tuple[int, ...]]


def room_for(player: Player, tile: str) -> int:
    """The length of the largest Tapestry this Weaving can join; 0 if it must start a new one."""
    return max((len(row) for row in player.tapestries if _fits(row, tile)), default=0)


def _fits(row: Sequence[str], tile: str) -> bool:
    return all(WEAVINGS[other].pattern != WEAVINGS[tile].pattern for other in row)


def deciding(priorities: Sequence[str], best: tuple[int, ...], others: Sequence[tuple[int, ...]]) -> str:
    """The first priority by which a rank comes before all others; empty if there is no other, or one alike."""
    if not others:
        return ""
    compared = zip(priorities, best, max(others), strict=True)
    return next((name for name, one, other in compared if one != other), "")


class Ranking(Struct, frozen=True):
    """How Weavings rank that join equally large Tapestries, and the names of what decides that."""

    priorities: tuple[str, ...]
    rank: Rank


def _choose_weaving(draft: Draft, seat: int, player: Player, tiles: Sequence[str], ranking: Ranking) -> BuyWeaving:
    """The Weaving for the largest Tapestry of a player; among those the one of the highest rank."""
    ranks = {tile: (room_for(player, tile), *ranking.rank(tile)) for tile in tiles}
    taken = max(tiles, key=lambda tile: ranks[tile])
    why = deciding(("largest", *ranking.priorities), ranks.pop(taken), list(ranks.values()))
    if why:
        draft.emit(AutomaChose(seat, Chosen.WEAVING, taken, why))
    return BuyWeaving(taken)


def _laying(player: Player, tiles: Sequence[str]) -> Player:
    """The player once these Weavings are laid, each at the largest Tapestry that can take it."""
    then = clone(player)
    for tile in tiles:
        rows, room = then.tapestries, room_for(then, tile)
        at = next((i for i, row in enumerate(rows) if room == len(row) and _fits(row, tile)), len(rows))
        then.tapestries = (*rows[:at], (*(rows[at] if at < len(rows) else ()), tile), *rows[at + 1 :])
    return then


def buying(ranking: Ranking) -> Mapping[type, Choice]:
    """Two Weavings of its own purchase; one leftover Weaving if that joins a Tapestry."""

    def own(draft: Draft, asked: ChooseWeavings, options: Sequence[Action]) -> Action:
        tiles = [action.tile for action in _of(options, BuyWeaving)]
        if not tiles or len(asked.picked) >= BOUGHT_AT_MOST:
            return Pass()
        return _choose_weaving(draft, asked.seat, _laying(draft.player(asked.seat), asked.picked), tiles, ranking)

    def leftover(draft: Draft, asked: BuyLeftoverWeaving, options: Sequence[Action]) -> Action:
        player = draft.player(asked.seat)
        tiles = [action.tile for action in _of(options, BuyWeaving) if room_for(player, action.tile)]
        if not tiles or player.corn < weaving.leftover_price(draft.state).corn:
            _explain_no_leftover(draft, asked.seat)
            return Pass()
        return _choose_weaving(draft, asked.seat, player, tiles, ranking)

    return {ChooseWeavings: own, BuyLeftoverWeaving: leftover}


def offer_leftover(draft: Draft, seat: int) -> None:
    """A leftover Weaving as to others; tell it where the automa could not pay, whatever it gave for it."""
    state = draft.state
    if state.weavings_drawn and not could_pay(state, seat, weaving.leftover_price(state)):
        _explain_no_leftover(draft, seat)
    weaving.offer_leftover(draft, seat)


def _explain_no_leftover(draft: Draft, seat: int) -> None:
    """Tell why it buys no leftover Weaving: too little corn, or none that joins a Tapestry."""
    corn, price = draft.player(seat).corn, weaving.leftover_price(draft.state).corn
    condition = Condition(corn, price, NO_TAPESTRY if corn >= price else "")
    draft.emit(AutomaDecided(seat, Way.NO_LEFTOVER, (("leftover", condition),)))


def arrange(draft: Draft, asked: ArrangeWeaving, options: Sequence[Action]) -> Action:
    """At the end of the largest Tapestry that can take it."""
    rows = draft.player(asked.seat).tapestries
    found = [action for action in _of(options, LayWeaving) if action.end == "right"]
    return max(found, key=lambda action: len(rows[action.tapestry]) if action.tapestry >= 0 else 0)


# ---------------------------------------------------------------- Statues and Steps


def choose_statue(
    draft: Draft, seat: int, sizes: Sequence[str], gods_by_card: Sequence[str], among: tuple[str, ...] = ()
) -> tuple[str, str] | None:
    """The first of these sizes there is, of the first of these gods there is, else of any god at random.

    One it already has is the last resort (ruling 10). `among` limits the gods; None if there is no Statue.
    """
    state, player = draft.state, draft.player(seat)
    supply = {SMALL: state.small_statues, LARGE: state.large_statues}
    owned = {SMALL: player.small_statues, LARGE: player.large_statues}
    for again in (False, True):
        for size in sizes:
            found = [
                god
                for god, left in supply[size].items()
                if left and (again or god not in owned[size]) and (not among or god in among)
            ]
            if found:
                by_card = [god for god in gods_by_card if god in found]
                god = by_card[0] if by_card else pick(draft, found)
                if gods_by_card:
                    passed = dict.fromkeys(gods_by_card[: gods_by_card.index(god)] if by_card else gods_by_card)
                    told = tuple((one, _against(one, size, supply[size], among)) for one in passed)
                    by = "die" if by_card else "random" if len(found) > 1 else ""
                    draft.emit(AutomaChose(seat, Chosen.GOD, god, by, told))
                elif len(found) > 1:
                    draft.emit(AutomaChose(seat, Chosen.STATUE, god, "random"))
                return size, god
    return None


def _against(god: str, size: str, supply: Mapping[str, int], among: tuple[str, ...]) -> str:
    """What spoke against the Statue of a god that was not taken."""
    if among and god not in among:
        return "not_offered"
    return "owned" if supply[god] else f"gone_{size}"


def gods_from_roll(draft: Draft, seat: int, gods: Sequence[str]) -> list[str]:
    """The gods of the tucked cards, from the rolled one on clockwise."""
    start = roll(draft, seat, "statue") - 1
    return [*gods[start:], *gods[:start]]


def choose_spot(position: Position, seat: int) -> str | None:
    """Where it builds Steps: upper spots before lower ones, from its High Priest clockwise, the person's last."""
    priest = position.players[seat].priest
    sections = [(priest - 1 + i) % len(UPPER) + 1 for i in range(len(UPPER))]
    upper = [UPPER[section] for section in sections if UPPER[section] not in position.steps]
    lower = [
        LOWER[section]
        for section in sections
        if LOWER[section] not in position.steps and UPPER[section] in position.steps
    ]
    own = [spot for spot in lower if position.steps[UPPER[STEPS[spot].section]] == seat]
    return next(iter([*upper, *own, *lower]), None)


# ---------------------------------------------------------------- High Priest actions


def offer_most(draft: Draft, asked: MakeOffering, options: Sequence[Action]) -> Action:
    """Offer as much corn as the automa can."""
    return max(_of(options, OfferCorn), key=lambda action: action.steps, default=Pass())


def worship_most(draft: Draft, asked: Worship, options: Sequence[Action]) -> Action:
    """As many Statues as it can; where one is all, or a small one is enough, rather that. Which god is chance."""
    found = _of(options, DiscardStatue)
    if not found:
        return Pass()
    small_enough = distance_to_top(draft.player(asked.seat).temple) <= asked.small
    sizes = (SMALL, LARGE) if asked.only_one or small_enough else (LARGE, SMALL)
    size = next(size for size in sizes if any(action.size == size for action in found))
    gods = [action.god for action in found if action.size == size]
    god = pick(draft, gods)
    if len(gods) > 1:
        draft.emit(AutomaChose(asked.seat, Chosen.STATUE, god, "random"))
    return DiscardStatue(size, god)


def send_casualty(draft: Draft, asked: ChooseCasualty, options: Sequence[Action]) -> Action:
    """From the potato end of the Village; with nobody there, a random Nomad."""
    if SendCasualty(POTATO) in options:
        return SendCasualty(POTATO)
    nomads = draft.state.nomads
    return SendCasualty(pick(draft, nomads)) if nomads else Pass()


def pay_soldiers(draft: Draft, asked: PaySoldiers, options: Sequence[Action]) -> Action:
    """As few soldiers too many as possible; with that, discard rather one soldier, flip rather two."""
    ones, twos = army(draft.player(asked.seat))

    def rank(action: DiscardSoldiers | FlipSoldiers) -> tuple[int, int]:
        soldiers = ARMY_CARDS[action.card].soldiers
        left = (ones - 1, twos) if soldiers == 1 else (ones, twos - 1)
        if isinstance(action, DiscardSoldiers):
            return wasted(*left, asked.discard - soldiers, asked.flip), soldiers
        return wasted(*left, 0, asked.flip - soldiers), -soldiers

    cards: list[DiscardSoldiers | FlipSoldiers] = [*_of(options, DiscardSoldiers), *_of(options, FlipSoldiers)]
    return min(cards, key=rank)


@cache
def wasted(ones: int, twos: int, discard: int, flip: int) -> int:
    """How many soldiers too many are given at least, with cards of one and of two; too few cards are a great waste."""
    if discard < 0 or flip < 0:
        return -min(discard, 0) - min(flip, 0) + wasted(ones, twos, max(discard, 0), max(flip, 0))
    if not discard and not flip:
        return 0
    found = [NEVER]
    for soldiers, left, held in ((1, (ones - 1, twos), ones), (2, (ones, twos - 1), twos)):
        if held:
            need = (discard - soldiers, flip) if discard else (0, flip - soldiers)
            found.append(wasted(*left, *need))
    return min(found)


def turn_up_best(draft: Draft, asked: ChooseRejuvenation, options: Sequence[Action]) -> Action:
    """The Production Building of the highest number, else the Army card with the most soldiers."""
    return max(_of(options, TurnUp), key=lambda action: worth_turning_up(action.item), default=Pass())


def worth_turning_up(item: str) -> tuple[bool, int]:
    """In which order things are turned up."""
    return (True, reference_number(item)) if is_building(item) else (False, ARMY_CARDS[item].soldiers)


def produce_highest(draft: Draft, asked: ChooseProduction, options: Sequence[Action]) -> Action:
    """The Production Building of the highest number."""
    return max(_of(options, ProduceWith), key=lambda action: reference_number(action.building), default=Pass())


def first(draft: Draft, asked: Any, options: Sequence[Action]) -> Action:
    """The first answer listed: benefits in the order printed, prices with as little gold as possible."""
    return options[0]


CHOICES: Mapping[type, Choice] = {
    ActOrGold: lambda draft, asked, options: Activate(),
    ArrangeWeaving: arrange,
    BuyEffect: lambda draft, asked, options: Accept() if Accept() in options else Pass(),
    ChooseBenefit: first,
    ChooseCasualty: send_casualty,
    ChooseFreeWeaving: lambda draft, asked, options: TakeTopWeaving() if TakeTopWeaving() in options else Pass(),
    ChoosePayment: first,
    ChooseProduction: produce_highest,
    ChooseRejuvenation: turn_up_best,
    MakeOffering: offer_most,
    PaySoldiers: pay_soldiers,
    Worship: worship_most,
}
