"""What effects do for Pachamama, and which of them are of any use to her."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from engine.actions import Action, Pass, TakeTopWeaving, TakeWeavingBeneath
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
from engine.buildings import PALACE, PASSIVE, PRODUCTION, face_up, market, owned
from engine.components import GOD_CARDS, SOLO
from engine.decisions import ChooseFreeWeaving
from engine.draft import Draft
from engine.events import AutomaChose, AutomaDecided, AutomaFailed, Chosen, GodCardPlayed, Way
from engine.procedures import FallShort, GainStatue, OfferNewcomer, RunBenefit, RunEffect
from engine.resources import CORN, POTATO, Cost
from engine.rules import cards, conquest, high_priest, statues, steps, temple_rewards
from engine.rules.die import roll
from engine.rules.nobles import palaces_for
from engine.rules.rejuvenate import face_down, turn_up
from engine.rules.temple import at_top
from engine.solo import choices, finish, gains, regions, tasks
from engine.solo import high_priest as priest
from engine.solo.board import GOLD_INSTEAD
from engine.solo.frame import NONE, POOR, UNWANTED, Run, pick, running
from engine.solo.pachamama_conditions import CONDITIONS
from engine.state import Position
from engine.workers import is_wanted

REWARDS = SOLO.pachamama.recruit_rewards
BUILDING_PRICE = Cost(stone=1)  # of any Building, to her
ENDS = {POTATO: 0, CORN: -1}  # of the Village
POTATO_ROLLS = (2, 3)  # she recruits at the potato end of the Village; at the corn end on other rolls
WAYS_UP = LEFT, RIGHT = "left", "right"  # where the Temple splits
LEFT_ROLLS = (1, 2)  # she takes the left way up the Temple; the right one on other rolls
PREFERRED = (PRODUCTION, PALACE, PASSIVE)  # among types of Buildings of which she has equally many
BOARD, TEMPLE, GOD_CARD = "automa_board", "temple", "god_cards"
GOLD_IF_USELESS = (BOARD, TEMPLE, GOD_CARD)  # where a benefit that is of no use becomes a gold
INDISPENSABLE = (Rejuvenate, FreeStatue, MovePriest)  # on the Temple nothing else is to be had without them


# ---------------------------------------------------------------- benefits


def run_benefit(draft: Draft, procedure: RunBenefit) -> None:
    """All of it in the order printed; a gold if nothing of it is of any use, or not what counts (rulings 161, 164)."""
    seat, source, effects = procedure.seat, procedure.source, procedure.effects
    if source == TEMPLE:
        effects = tuple(map(_on_temple, effects))
    missed = [(why, effect) for effect in effects if (why := obstacle(draft.state, seat, effect))]
    useless = len(missed) == len(effects) and source in GOLD_IF_USELESS
    decisive = [found for found in missed if source == TEMPLE and isinstance(found[1], INDISPENSABLE)]
    if effects and (useless or decisive):
        why, effect = (decisive or missed)[0]
        if isinstance(effect, MovePriest):
            _explain_walk(draft, seat, Way.STAYS)
        draft.push(FallShort(seat, effect, GOLD_INSTEAD, why))
    else:
        draft.push(*(RunEffect(seat, effect, source) for effect in effects))


def _on_temple(effect: Effect) -> Effect:
    """A Construct task of the Temple is free for her (ruling 162)."""
    return FreeBuilding(effect.kind) if isinstance(effect, BuildingTask) else effect


def obstacle(position: Position, seat: int, effect: Effect) -> str:
    """Why an effect would do nothing for her now; empty if it would do something."""
    player = position.players[seat]
    match effect:
        case PurchaseWeavings() | StatueTask() | StepsTask():
            return tasks.OBSTACLES[type(effect)](position, seat, effect)
        case Choose(options):
            return min(obstacle(position, seat, inner) for inner in second(options))
        case Priced(inner, cost):
            return obstacle(position, seat, inner) if player.can_pay(cost) else POOR
        case BuildingTask() if not player.can_pay(BUILDING_PRICE):
            return POOR
        case DrawGod():
            there = False
        case DrawArmy() | Train():
            there = cards.army_cards_left(position)
        case FreeWeaving():
            there = bool(position.weavings)
        case FreeStatue(gods):
            there = bool(statues.small_ones(position, gods))
        case FreeSteps():
            there = player.steps_left > 0 and bool(steps.open_spots(position))
        case BuildingTask() | FreeBuilding():
            there = bool(market(position, effect.kind))
        case ClimbTemple():
            there = not at_top(position, seat)
        case Rejuvenate():
            there = bool(face_down(player))
        case ProduceOne():
            there = bool(face_up(player, PRODUCTION))
        case PlaceConquestMarker():
            return "" if conquest.within_reach(position, seat) else regions.conquest_obstacle(position, seat)
        case GainNewcomer():
            there = bool(position.newcomers)
        case PlayGod():
            there = bool(position.god_deck or position.god_offer)
        case CasualtyForArmy():
            if player.workers and not regions.has_control(position, seat).met:
                return UNWANTED
            there = bool(player.workers)
        case MovePriest():
            there = not priest.spaces_to_move(position, seat, CONDITIONS)
        case GainNomad(kinds) if kinds:
            there = any(is_wanted(worker, kinds) for worker in position.nomads)
        case Gain() | GainNomad() | GainVillager() | Merchant():
            there = True
        case _:
            assert_never(effect)
    return "" if there else NONE


def second(options: Sequence[Benefit]) -> Benefit:
    """What she takes where the Temple offers a choice (ruling 20).

    >>> second([(Gain("gold", 1),), (ClimbTemple(1),)])
    (ClimbTemple(n=1),)
    """
    return options[1]


# ---------------------------------------------------------------- Workers


def recruit_nomad(draft: Draft, seat: int, effect: GainNomad, source: str) -> None:
    """A random Nomad; if there is none, a villager; if there is nobody at all, a gold. Some kinds only are Nomads."""
    if gains.recruit_nomad(draft, seat, REWARDS, effect.kinds):
        return
    if draft.state.village:
        draft.emit(AutomaChose(seat, Chosen.RECRUIT, gains.VILLAGE, "no_nomad"))
        recruit_by_die(draft, seat, source)
    else:
        draft.push(FallShort(seat, effect, GOLD_INSTEAD, NONE))


def village_side(value: int) -> str:
    """The side of the Village that a roll names.

    >>> [village_side(value) for value in range(1, 7)]
    ['corn', 'potato', 'potato', 'corn', 'corn', 'corn']
    """
    return POTATO if value in POTATO_ROLLS else CORN


def way_up(value: int) -> str:
    """The way up the Temple that a roll names, where it splits.

    >>> [way_up(value) for value in range(1, 5)]
    ['left', 'left', 'right', 'right']
    """
    return LEFT if value in LEFT_ROLLS else RIGHT


def recruit_villager(draft: Draft, seat: int, effect: GainVillager, source: str) -> None:
    """The Worker at this end of the Village; if there is none, a Nomad; if there is nobody at all, a gold."""
    if gains.recruit_villager(draft, seat, effect.end, REWARDS):
        return
    if draft.state.nomads:
        draft.emit(AutomaChose(seat, Chosen.RECRUIT, gains.NOMADS, "no_villager"))
        gains.recruit_nomad(draft, seat, REWARDS)
    else:
        draft.push(FallShort(seat, effect, GOLD_INSTEAD, NONE))


def recruit_by_die(draft: Draft, seat: int, source: str) -> None:
    """A Worker from the end of the Village the die shows, as far as there is a Village to choose from.

    If one end only has a Worker for an empty Palace of hers, it is that one, without a roll (ruling 179).
    """
    village, end = draft.state.village, POTATO
    matching = [side for side, at in ENDS.items() if village and palaces_for(draft.state, seat, village[at])]
    if matching and (len(village) == 1 or len(matching) == 1):
        end = matching[0]
        draft.emit(AutomaChose(seat, Chosen.RECRUIT, end, "palace"))
    elif village:
        end = village_side(roll(draft, seat, "village"))
    recruit_villager(draft, seat, GainVillager(end), source)


def _newcomers(draft: Draft, seat: int, effect: GainNewcomer, source: str) -> None:
    draft.push(*(OfferNewcomer(seat) for _ in range(effect.n)))


# ---------------------------------------------------------------- what only an overlay of the Temple gives


def _play_god(draft: Draft, seat: int, effect: PlayGod, source: str) -> None:
    """The top card of the deck, which joins the offer at once; what helps of it, or a gold (ruling 160)."""
    card = draft.top_god_card()
    assert card is not None, "nothing is in the way of it"
    draft.emit(GodCardPlayed(seat, card))
    cards.offer(draft, card)
    draft.push(RunBenefit(seat, GOD_CARDS[card].benefit, GOD_CARD))


def _move_priest(draft: Draft, seat: int, effect: MovePriest, source: str) -> None:
    """Her High Priest walks on, as no action within reach is possible (ruling 164)."""
    _explain_walk(draft, seat, Way.WALKS)
    high_priest.walk(draft, seat, effect.n)


def _explain_walk(draft: Draft, seat: int, way: Way) -> None:
    """Tell the High Priest actions by which it is decided whether her High Priest walks."""
    weighed = priest.weigh(draft.state, seat, CONDITIONS)[1]
    priest.credit_reach(draft, seat, *dict(weighed))
    draft.emit(AutomaDecided(seat, way, weighed))


def _give_casualty(draft: Draft, seat: int, effect: CasualtyForArmy, source: str) -> None:
    """The Worker she would place next falls; then she plays one Army card, if she has any (ruling 163)."""
    temple_rewards.fall(draft, seat, gains.next_worker(draft, seat))
    hand = draft.player(seat).army_hand
    if hand:
        conquest.put_into_play(draft, seat, pick(draft, hand))


# ---------------------------------------------------------------- Weavings, Statues, Buildings


def choose_free_weaving(draft: Draft, asked: ChooseFreeWeaving, options: Sequence[Action]) -> Action:
    """The visible one, unless her largest Tapestry has its pattern already; then the one beneath it."""
    if not draft.state.weavings:
        return Pass()
    player, top = draft.player(asked.seat), draft.state.weavings[0]
    largest = max(map(len, player.tapestries), default=0)
    fits = choices.room_for(player, top) == largest
    if TakeWeavingBeneath() not in options:
        return TakeTopWeaving()
    draft.emit(AutomaChose(asked.seat, Chosen.WEAVING, top, "fits" if fits else "beneath"))
    return TakeTopWeaving() if fits else TakeWeavingBeneath()


def _free_weavings(draft: Draft, seat: int, effect: FreeWeaving, source: str) -> None:
    """One after the other, the next tile being turned up in between."""
    draft.push(*(ChooseFreeWeaving(seat) for _ in range(effect.n)))


def _free_statue(draft: Draft, seat: int, effect: FreeStatue, source: str) -> None:
    """A small Statue of the god the die selects."""
    found = choices.choose_statue(draft, seat, (statues.SMALL,), tasks.rolled_gods(draft, seat), effect.gods)
    if found:
        draft.push(GainStatue(seat, *found))


def types_to_construct(position: Position, seat: int) -> tuple[str, ...]:
    """Types of Buildings, the best first: Production while she has one at most, else what she has fewest of."""
    player = position.players[seat]
    types = [kind for kind in PREFERRED if kind in position.options.box.building_types]
    number = {kind: len(owned(player, kind)) for kind in types}
    wants_production = number[PRODUCTION] <= 1
    return tuple(sorted(types, key=lambda kind: -1 if wants_production and kind == PRODUCTION else number[kind]))


def _why_type(position: Position, seat: int, kind: str) -> str:
    """Why she constructs this type: too few Production Buildings, the fewest of it, or none on sale of a better one."""
    number = {one: len(owned(position.players[seat], one)) for one in types_to_construct(position, seat)}
    if kind != next(iter(number)):
        return "left_over"
    if kind == PRODUCTION and number[kind] <= 1:
        return "production"
    return "tied" if list(number.values()).count(number[kind]) > 1 else "fewest"


def _construct(draft: Draft, seat: int, effect: BuildingTask | FreeBuilding, source: str) -> None:
    """A random Building of the type she wants, for a single stone whatever is printed."""
    state = draft.state
    for kind in [effect.kind] if effect.kind else types_to_construct(state, seat):
        if market(state, kind):
            if not effect.kind:
                draft.emit(AutomaChose(seat, Chosen.BUILDING, kind, _why_type(state, seat, kind)))
            tasks.gain_building(draft, seat, kind)
            if isinstance(effect, BuildingTask):
                draft.pay(seat, BUILDING_PRICE)
            return


def _rejuvenate(draft: Draft, seat: int, effect: Rejuvenate, source: str) -> None:
    """What is worth most, one thing after the other."""
    draft.reveal()
    for _ in range(effect.n):
        down = face_down(draft.player(seat))
        if down:
            turn_up(draft, seat, max(down, key=choices.worth_turning_up))


# ---------------------------------------------------------------- the table


def _choose(draft: Draft, seat: int, effect: Choose, source: str) -> None:
    if source in (TEMPLE, GOD_CARD):
        draft.push(RunBenefit(seat, second(effect.options), source))
    else:
        choices.choose_resources(draft, seat, effect, source)


EFFECTS: Mapping[type[Effect], Run] = {
    Train: lambda draft, seat, effect, source: draft.draw_army(seat, effect.n),
    FreeWeaving: _free_weavings,
    PurchaseWeavings: tasks.purchase,
    FreeStatue: _free_statue,
    StatueTask: tasks.build_statue,
    FreeSteps: tasks.build_steps,
    StepsTask: tasks.build_steps,
    FreeBuilding: _construct,
    BuildingTask: _construct,
    GainNomad: recruit_nomad,
    GainVillager: recruit_villager,
    PlaceConquestMarker: lambda draft, seat, effect, source: regions.conquer(draft, seat),
    Merchant: lambda draft, seat, effect, source: finish.score_weavings(draft, seat, effect.n, source),
    Rejuvenate: _rejuvenate,
    GainNewcomer: _newcomers,
    PlayGod: _play_god,
    CasualtyForArmy: _give_casualty,
    MovePriest: _move_priest,
    Choose: _choose,
}
_run = running(EFFECTS)


def run_effect(draft: Draft, procedure: RunEffect) -> None:
    """One effect; nothing but a word about it if it is of no use to her when its turn comes."""
    why = obstacle(draft.state, procedure.seat, procedure.effect)
    if not why:
        _run(draft, procedure)
    elif not isinstance(procedure.effect, DrawGod):  # which is never of any use
        draft.emit(AutomaFailed(procedure.seat, procedure.effect, why, 0))
