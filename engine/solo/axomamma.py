"""Axomamma, the opponent of the base game."""

from engine import buildings
from engine.benefits import Gain
from engine.buildings import PRODUCTION
from engine.components import CONQUEST, GOD_CARDS, PATTERNS, SOLO, WEAVINGS
from engine.draft import Draft
from engine.events import AutomaChose, AutomaDecided, Chosen, Condition, Way
from engine.procedures import (
    AdvanceTokens,
    AutomaTurn,
    Climb,
    EndActivation,
    EndAutoma,
    EndWithoutWorker,
    FallShort,
    Festival,
    FinalScoring,
    PerformHighPriest,
    PlaceAutoma,
    Poll,
    PrepareAutoma,
    RunEffect,
    ScoreAutoma,
    TryEffect,
    UseToken,
)
from engine.resources import POTATO
from engine.rules import conquest, high_priest, statues, worship
from engine.rules.workers import give_up_worker
from engine.solo import board, choices, finish, gains, regions, setup
from engine.solo import high_priest as priest
from engine.solo.axomamma_effects import EFFECTS, OBSTACLES, REWARDS
from engine.solo.frame import Opponent, celebrating, has_option, person_of, pick, polled, running
from engine.state import Position

BOARD = SOLO.axomamma
SLOT = "personality"
EACH_SIZE = "each_size"  # what bars a Worship that has to discard one Statue of each
STATUE_MATCH = 5  # VP for a God card whose Statue it has
OFFER_DISCARDED = 2
PRIEST_VP = NO_WORKER_VP = 2  # by difficulty options
Rank = tuple[int, int, bool, int, int, int]
PRIORITIES = ("most_vp", "fewest", "below_three", "fewest_person", "region", "right")  # where it conquers
_COLOURS = ("brown", "yellow", "green", "red")
_REGIONS = ("qullasuyu", "kuntisuyu", "chinchaysuyu", "antisuyu")  # the last one first
_SIDES = {side.id: side.action for token in BOARD.personalities.values() for side in token.sides}


# ---------------------------------------------------------------- set-up


def place(draft: Draft, procedure: PlaceAutoma) -> None:
    """High Priest, tokens, God cards, Steps and a random side of a random personality token."""
    seat = procedure.seat
    setup.place_priest(draft, procedure)
    setup.place_tokens(draft, BOARD.loops)
    setup.tuck_gods(draft, seat, BOARD.god_slots)
    setup.place_first_steps(draft, seat)
    if not has_option(draft.state, "no_personality"):
        token = BOARD.personalities[pick(draft, list(BOARD.personalities))]
        setup.give_personality(draft, seat, SLOT, pick(draft, [side.id for side in token.sides]))


# ---------------------------------------------------------------- the turn


def _conquest_condition(position: Position, seat: int) -> Condition:
    more = int(not has_option(position, "conquest_on_equal"))
    return Condition(priest.available_soldiers(position, seat), len(position.casualties) + more)


def _worship_condition(position: Position, seat: int) -> Condition:
    player = position.players[seat]
    if has_option(position, "worship_needs_two"):
        sizes = bool(player.small_statues) + bool(player.large_statues)
        return Condition(sizes, 2, "" if sizes == 2 else EACH_SIZE)
    return Condition(priest.statues(position, seat), 1)


CONDITIONS: priest.Conditions = {
    "offering": lambda position, seat: Condition(position.players[seat].corn, 4),
    "produce": lambda position, seat: Condition(len(buildings.face_up(position.players[seat], PRODUCTION)), 2),
    "worship": _worship_condition,
    "conquest": _conquest_condition,
    "rejuvenate": lambda position, seat: Condition(priest.face_down(position, seat), 3),
}


def take_turn(draft: Draft, procedure: AutomaTurn) -> None:
    """A High Priest action whose condition is met, else a Worker and the board, else the turn without Worker."""
    seat = procedure.seat
    spaces, weighed = priest.weigh(draft.state, seat, CONDITIONS)
    if spaces:
        draft.emit(AutomaDecided(seat, Way.HIGH_PRIEST, weighed))
        if has_option(draft.state, "priest_scores"):
            draft.score(seat, PRIEST_VP, "automa_difficulty")
        draft.push(EndActivation(seat))
        high_priest.move(draft, seat, spaces)
    elif draft.player(seat).workers:
        draft.emit(AutomaDecided(seat, Way.BOARD, weighed))
        _act_on_board(draft, seat)
    else:
        draft.emit(AutomaDecided(seat, Way.NO_WORKER, weighed))
        _do_without_worker(draft, seat)


def end_activation(draft: Draft, procedure: EndActivation) -> None:
    """An Army card, and the oldest God cards leave the offer."""
    draft.emit(AutomaDecided(procedure.seat, Way.AFTER_ACTION))
    draft.draw_army(procedure.seat, 1)
    gains.discard_offer(draft, procedure.seat, OFFER_DISCARDED)


def _act_on_board(draft: Draft, seat: int) -> None:
    value, card, _ = board.place_worker(draft, seat)
    if statues.has_statue(draft.player(seat), GOD_CARDS[card].god):
        draft.score(seat, STATUE_MATCH, "god_cards")
    board.use_tokens(draft, seat, BOARD.loops, value)


def _do_without_worker(draft: Draft, seat: int) -> None:
    """A Nomad, or else the first villager (ruling 252), with its reward; then the rest of such a turn."""
    draft.push(EndWithoutWorker(seat))
    if gains.recruit_nomad(draft, seat, REWARDS):
        return
    if draft.state.village:
        draft.emit(AutomaChose(seat, Chosen.RECRUIT, POTATO, "no_nomad"))
    gains.recruit_villager(draft, seat, POTATO, REWARDS)


def end_without_worker(draft: Draft, procedure: EndWithoutWorker) -> None:
    """God cards of the offer for VP, an Army card, and the High Priest one space on."""
    seat = procedure.seat
    draft.score(seat, gains.discard_offer(draft, seat, OFFER_DISCARDED), "automa_offer")
    if not has_option(draft.state, "no_worker_no_army"):
        draft.draw_army(seat, 1)
    if has_option(draft.state, "no_worker_scores"):
        draft.score(seat, NO_WORKER_VP, "automa_difficulty")
    high_priest.walk(draft, seat, 1)


# ---------------------------------------------------------------- High Priest actions


def perform(draft: Draft, procedure: PerformHighPriest) -> None:
    """Its own part of an action it activated."""
    seat = procedure.seat
    match procedure.action:
        case "produce":
            up = buildings.face_up(draft.player(seat), PRODUCTION)
            priest.produce(draft, seat, max(up, key=buildings.reference_number, default=""))
        case "rejuvenate":
            priest.turn_all_up(draft, seat)
        case "worship":
            worship.worship(draft, seat)
        case "offering":
            worship.offering(draft, seat)
        case _:
            raise AssertionError(f"an automa cannot perform {procedure.action}")
    if procedure.action in ("worship", "offering") and has_option(draft.state, "free_temple_step"):
        draft.push(Climb(seat, 1))


def soldiers_for(position: Position, space: str) -> tuple[int, int]:
    """Soldiers to discard and to flip, with the discount the table may have agreed on."""
    printed = CONQUEST[space]
    less = int(has_option(position, "cheap_conquest"))
    return max(0, printed.discard - less), max(0, printed.flip - less)


def conquer(draft: Draft, seat: int) -> None:
    """The space with the most VP it can pay (ruling 7)."""
    state = draft.state
    ones, twos = conquest.army(draft.player(seat))
    found = [s for s in regions.empty_spaces(state, seat) if conquest.enough(ones, twos, *soldiers_for(state, s))]
    if found:
        ranks = {space: conquest_rank(state, seat, space) for space in found}
        space = max(found, key=lambda space: ranks[space])
        by = choices.deciding(PRIORITIES, ranks.pop(space), list(ranks.values()))
        draft.emit(AutomaChose(seat, Chosen.SPACE, space, by))
        conquest.take_space(draft, seat, space, soldiers_for(state, space))
    else:
        regions.fail_to_conquer(draft, seat)


def conquest_rank(position: Position, seat: int, space: str) -> Rank:
    """VP; few markers in the region; fewer than three own; few of the person; the region; right before left."""
    printed = CONQUEST[space]
    holders = [owner for other, owner in position.conquest.items() if CONQUEST[other].region == printed.region]
    vp = sum(effect.n for effect in printed.benefit if isinstance(effect, Gain) and effect.resource == "vp")
    return (
        vp,
        -len(holders),
        holders.count(seat) < 3,
        -holders.count(person_of(position)),
        _REGIONS.index(printed.region),
        printed.position,
    )


def conquer_again(draft: Draft, seat: int) -> None:
    """A second, free Conquest where the fewest soldiers would be discarded (ruling 6)."""
    if has_option(draft.state, "one_conquest"):
        return
    found = regions.empty_spaces(draft.state, seat)
    if found:
        least = min(CONQUEST[space].discard for space in found)
        tied = [space for space in found if CONQUEST[space].discard == least]
        space = pick(draft, tied)
        draft.emit(AutomaChose(seat, Chosen.SPACE, space, "least_tied" if len(tied) > 1 else "least_discard"))
        conquest.take_space(draft, seat, space, (0, 0))
    else:
        regions.fail_to_conquer(draft, seat)


# ---------------------------------------------------------------- tables


def give_up_excess(draft: Draft, seat: int) -> None:
    """At once: five potato become VP, and a Worker too many, whichever it is, leaves (ruling 17)."""
    gains.exchange_potatoes(draft, seat)
    while len(workers := draft.player(seat).workers) > gains.LIMIT:
        worker = pick(draft, workers)
        gains.explain_surplus(draft, seat, worker, "random")
        give_up_worker(draft, seat, worker)


def _weaving_rank(tile: str) -> tuple[int, int]:
    """Red, green, yellow, then the highest number (ruling 8)."""
    return _COLOURS.index(PATTERNS[WEAVINGS[tile].pattern].colour), WEAVINGS[tile].order


OPPONENT = Opponent(
    procedures={
        PrepareAutoma: setup.preparing(BOARD.instead_of_god_hand),
        PlaceAutoma: place,
        AutomaTurn: take_turn,
        EndActivation: end_activation,
        EndWithoutWorker: end_without_worker,
        PerformHighPriest: perform,
        UseToken: board.using(lambda position: BOARD.loops, _SIDES, board.try_each),
        AdvanceTokens: board.advancing(lambda position: BOARD.loops),
        TryEffect: board.trying(OBSTACLES),
        FallShort: board.fall_short,
        RunEffect: running(EFFECTS),
        Poll: polled(
            {
                "follow_produce": priest.produce,
                "follow_rejuvenate": priest.turn_half_up,
                "play_army": priest.play_all_army_cards,
                "conquer": conquer,
                "conquer_again": conquer_again,
            },
            priest.FOLLOWED,
        ),
        Festival: celebrating(finish.STAGES),
        FinalScoring: finish.end_game,
        EndAutoma: finish.last_actions,
        ScoreAutoma: finish.score_game,
    },
    choices={**choices.CHOICES, **choices.buying(choices.Ranking(("colour", "number"), _weaving_rank))},
    give_up_excess=give_up_excess,
)
