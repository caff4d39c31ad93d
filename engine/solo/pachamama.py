"""Pachamama, the opponent of The Golden Age: set-up, turn, High Priest actions and reactions."""

from engine import buildings
from engine.benefits import Benefit, DrawArmy, GainNomad
from engine.buildings import PRODUCTION
from engine.components import SOLO, WEAVINGS
from engine.components.solo import Loop, PachamamaSide
from engine.decisions import ChooseFreeWeaving, ChooseRejuvenation
from engine.difficulty import LEVELS
from engine.draft import Draft
from engine.events import AutomaActed, AutomaDecided, BuildingReceived, Condition, Way
from engine.procedures import (
    AdvanceTokens,
    AutomaTurn,
    Climb,
    DiscardOffer,
    EndActivation,
    EndAutoma,
    FallShort,
    Festival,
    FinalScoring,
    OfferHire,
    OfferNewcomer,
    PerformHighPriest,
    PlaceAutoma,
    Poll,
    PrepareAutoma,
    RunBenefit,
    RunEffect,
    ScoreAutoma,
    UseToken,
)
from engine.rules import high_priest, temple, worship
from engine.rules.die import roll
from engine.rules.placement import answer_for_steps
from engine.rules.rejuvenate import turn_up
from engine.rules.workers import give_up_worker
from engine.solo import board, choices, finish, gains, regions, setup
from engine.solo import high_priest as priest
from engine.solo import pachamama_effects as effects
from engine.solo.frame import GOLDEN_AGE, PLAIN, Opponent, automa_of, celebrating, change, pick, polled
from engine.solo.pachamama_conditions import CONDITIONS, festivals_before_turn, may_produce, ready_to_conquer
from engine.state import Options, Position
from engine.temple import next_steps

BOARD = SOLO.pachamama
OFFER_DISCARDED = 2
_SIDES = {side.id: side.action for token in BOARD.personalities.values() for side in token.sides}


# ---------------------------------------------------------------- set-up


_get_goods = setup.preparing(BOARD.instead_of_god_hand)


def prepare(draft: Draft, procedure: PrepareAutoma) -> None:
    """Her Weaving and goods, and a random Production Building that lies face down, unseen by anybody."""
    _get_goods(draft, procedure)
    state, n = draft.state, BOARD.start_production_buildings_face_down
    pile = buildings.stack(state, PRODUCTION)
    given = pile[:n]
    buildings.set_stack(state, PRODUCTION, pile[n:])
    buildings.deal_face_down(draft.player(procedure.seat), given)
    change(draft, unseen=given)
    for building in given:
        draft.emit(BuildingReceived(procedure.seat, building))


def place(draft: Draft, procedure: PlaceAutoma) -> None:
    """High Priest, tokens, God cards, Steps, and personality tokens by the level (ruling 23)."""
    seat = procedure.seat
    has_more = not {"vassals", "nobles"}.isdisjoint(draft.state.options.box.modules)
    change(draft, board=GOLDEN_AGE if has_more else PLAIN)  # ruling 156
    setup.place_priest(draft, procedure)
    setup.place_tokens(draft, side_of(draft.state).loops)
    setup.tuck_gods(draft, seat, BOARD.god_slots)
    setup.place_first_steps(draft, seat)
    options = draft.state.options
    sides = options.personalities or _random_sides(draft, options)
    for slot, side in zip(LEVELS[options.level], sides, strict=True):
        setup.give_personality(draft, seat, slot, side)


def _random_sides(draft: Draft, options: Options) -> tuple[str, ...]:
    """Any side of different tokens, one for each slot."""
    tokens = draft.shuffled(list(BOARD.personalities.values()))[: len(LEVELS[options.level])]
    return tuple(pick(draft, [side.id for side in token.sides]) for token in tokens)


def side_of(position: Position) -> PachamamaSide:
    """The side of her board that lies up."""
    return BOARD.sides[automa_of(position).board]


# ---------------------------------------------------------------- the turn


def take_turn(draft: Draft, procedure: AutomaTurn) -> None:
    """The nearest High Priest action whose condition is met; else the High Priest walks on and the board acts."""
    seat = procedure.seat
    draft.push(OfferHire(seat))
    spaces, weighed = priest.weigh(draft.state, seat, CONDITIONS)
    if spaces:
        draft.emit(AutomaDecided(seat, Way.HIGH_PRIEST, weighed))
        priest.credit_reach(draft, seat, *dict(weighed))
        draft.push(EndActivation(seat), DiscardOffer(seat))
        priest.move(draft, seat, spaces)
    else:
        draft.emit(AutomaDecided(seat, Way.BOARD if draft.player(seat).workers else Way.NO_WORKER, weighed))
        priest.credit_reach(draft, seat, *dict(weighed))
        high_priest.walk(draft, seat, 1)
        _act_on_board(draft, seat)


def _act_on_board(draft: Draft, seat: int) -> None:
    """A Worker is placed; then the printed number, if it was rolled, and all tokens of that number act."""
    side = side_of(draft.state)
    space = ""
    if draft.player(seat).workers:
        value, _, space = board.place_worker(draft, seat)
    else:
        value = roll(draft, seat, "placement")
    board.use_tokens(draft, seat, side.loops, value)
    if value == side.top.printed:
        draft.emit(AutomaActed(seat, "printed", value, side.top.id, ""))
        draft.push(RunBenefit(seat, side.top.action, effects.BOARD))
    if space:
        answer_for_steps(draft, seat, space)


def act(draft: Draft, seat: int, action: Benefit, loop: Loop) -> None:
    """The action of a space; all of it in vain is a gold (ruling 27)."""
    draft.push(RunBenefit(seat, action, effects.BOARD))


def choose_secondary(draft: Draft, procedure: EndActivation) -> None:
    """After a High Priest action: Cultural Influence, else an Army card, or a Nomad if she is ready to conquer."""
    state, seat = draft.state, procedure.seat
    weighed = regions.weigh_influence(state, seat)
    if regions.wants_influence(state, seat):
        draft.emit(AutomaDecided(seat, Way.SPREADS, weighed))
        regions.spread(draft, seat)
        return
    ready = ready_to_conquer(state, seat)
    draft.emit(AutomaDecided(seat, Way.READY if ready.met else Way.NOT_READY, (*weighed, ("soldiers", ready))))
    draft.push(RunBenefit(seat, (GainNomad() if ready.met else DrawArmy(1),), effects.BOARD))


def discard_offer(draft: Draft, procedure: DiscardOffer) -> None:
    """The oldest God cards leave the offer."""
    gains.discard_offer(draft, procedure.seat, OFFER_DISCARDED)


def hire(draft: Draft, procedure: OfferHire) -> None:
    """A villager at the end of the turn: without any Worker, and from the second Festival on below the limit."""
    kept = gains.LIMIT if festivals_before_turn(draft.state, procedure.seat) >= 2 else 1
    enough = Condition(len(draft.player(procedure.seat).workers), kept)
    if not enough.met:
        draft.emit(AutomaDecided(procedure.seat, Way.HIRES, (("workers", enough),)))
        effects.recruit_by_die(draft, procedure.seat, effects.BOARD)


# ---------------------------------------------------------------- the Temple


def climb(draft: Draft, procedure: Climb) -> None:
    """One step up and the rest of the way; where the way splits, the die decides (ruling 159)."""
    above = next_steps(draft.player(procedure.seat).temple)
    if len(above) > 1:
        chosen = above[effects.WAYS_UP.index(effects.way_up(roll(draft, procedure.seat, effects.TEMPLE)))]
        temple.step_up(draft, procedure.seat, procedure.steps, chosen)
    else:
        temple.climb(draft, procedure)


# ---------------------------------------------------------------- High Priest actions


def perform(draft: Draft, procedure: PerformHighPriest) -> None:
    """Her own part of an action she activated."""
    match procedure.action:
        case "produce":
            _produce(draft, procedure.seat)
        case "rejuvenate":
            priest.turn_all_up(draft, procedure.seat)
        case "worship":
            worship.worship(draft, procedure.seat)
        case "offering":
            worship.offering(draft, procedure.seat)
        case _:
            raise AssertionError(f"an automa cannot perform {procedure.action}")


def _produce(draft: Draft, seat: int) -> None:
    """Her highest face-down Building is turned up: before producing if only one is up, else afterwards."""
    player = draft.player(seat)
    down = buildings.face_down(player, PRODUCTION)
    if len(buildings.face_up(player, PRODUCTION)) == 1 and down:
        turn_up(draft, seat, max(down, key=buildings.reference_number))
    else:
        draft.push(ChooseRejuvenation(seat, 1, production_only=True))
    priest.produce(draft, seat)


def follow_produce(draft: Draft, seat: int) -> None:
    """She produces along, unless Produce is in her reach next turn and she could activate it (ruling 21)."""
    state = draft.state
    if "produce" in priest.in_reach(state, seat).values() and may_produce(state, seat).met:
        draft.emit(AutomaDecided(seat, Way.KEEPS_PRODUCE))
        priest.credit_reach(draft, seat, "produce")
    else:
        priest.produce(draft, seat)


# ---------------------------------------------------------------- tables


def give_up_excess(draft: Draft, seat: int) -> None:
    """At once: five potato become VP, and the oldest of too many Workers leaves (ruling 17); what lies up is seen."""
    player = draft.player(seat)
    if player.potato >= gains.POTATOES:
        gains.exchange_potatoes(draft, seat)
    while len(held := player.workers) > gains.LIMIT and (worker := gains.surplus(held)):
        gains.explain_surplus(draft, seat, worker, "oldest")
        give_up_worker(draft, seat, worker)
    unseen = automa_of(draft.state).unseen
    if unseen and not set(unseen) <= set(down := buildings.face_down(player, PRODUCTION)):
        change(draft, unseen=tuple(building for building in unseen if building in down))


def _weaving_rank(tile: str) -> tuple[int, ...]:
    """She buys the Weaving of the highest number (ruling 8)."""
    return (WEAVINGS[tile].order,)


OPPONENT = Opponent(
    procedures={
        PrepareAutoma: prepare,
        PlaceAutoma: place,
        AutomaTurn: take_turn,
        EndActivation: choose_secondary,
        DiscardOffer: discard_offer,
        OfferHire: hire,
        PerformHighPriest: perform,
        Climb: climb,
        OfferNewcomer: gains.take_newcomer,
        UseToken: board.using(lambda position: side_of(position).loops, _SIDES, act),
        AdvanceTokens: board.advancing(lambda position: side_of(position).loops),
        FallShort: board.fall_short,
        RunBenefit: effects.run_benefit,
        RunEffect: effects.run_effect,
        Poll: polled(
            {
                "follow_produce": follow_produce,
                "follow_rejuvenate": priest.turn_half_up,
                "play_army": priest.play_all_army_cards,
                "conquer": regions.conquer,
                "conquer_again": regions.conquer_again,
            },
            priest.FOLLOWED,
        ),
        Festival: celebrating(finish.STAGES),
        FinalScoring: finish.end_game,
        EndAutoma: finish.last_actions,
        ScoreAutoma: finish.score_game,
    },
    choices={
        **choices.CHOICES,
        **choices.buying(choices.Ranking(("number",), _weaving_rank)),
        ChooseFreeWeaving: effects.choose_free_weaving,
    },
    give_up_excess=give_up_excess,
)
