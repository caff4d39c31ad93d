"""Setting up a game of two, three or four, or of one against an automa."""

from engine import temple
from engine.actions import Action, KeepGodCard, PickWeaving
from engine.buildings import set_stack
from engine.components import BY_PLAYERS, CONSTANTS, CORICANCHA, GOD_CARDS, GODS, WEAVINGS
from engine.decisions import ChoosePriestStart, Frame, KeepGodCards, PickStartingWeaving
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import GameStarted, GodCardKept, GodCardsDealt, GodCardsPlayed, StartingWeavingPicked
from engine.procedures import (
    DealGodCards,
    FinishSetup,
    PlaceAutoma,
    PlaySetupCards,
    PrepareAutoma,
    RevealSetupCards,
    RunBenefit,
    StartTurn,
)
from engine.resources import RESOURCES
from engine.rules import building, module_setup
from engine.rules.festival import block_spaces
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Automa, Options, Player, Position, State
from engine.workers import different

RULES = CONSTANTS.setup
PIECES = CONSTANTS.player_pieces
START_BAG = 2  # Workers of each kind the starting Workers are drawn from
PERSON, AUTOMA = 0, 1  # seats of a solo game
HANDICAP = "handicap"  # a category of VP


def set_up(options: Options, seed: int) -> Draft:
    """The table before the first question."""
    n, box = options.players, options.box
    state = State(
        options=options,
        seed=seed,
        first=0,
        coricancha=tuple(space.id for space in CORICANCHA),
        players=tuple(
            Player(
                vp=CONSTANTS.score.start,
                steps_left=PIECES.steps_markers,
                markers_left=box.conquest_markers,
                temple=temple.start(box.overlay),
                scored={"start": CONSTANTS.score.start},
                vassals_left=box.vassals,
                **{name: getattr(RULES.start_resources, name) for name in RESOURCES},
            )
            for _ in range(n)
        ),
        starting_weavings=box.starting_weavings,
        small_statues={god.id: god.small_statues for god in GODS.values()},
        large_statues={god.id: god.large_statues for god in GODS.values()},
    )
    draft = Draft(state)
    if options.coricancha == "random":
        turn = draft.below(len(state.coricancha))
        state.coricancha = state.coricancha[turn:] + state.coricancha[:turn]
    if options.solo:
        state.automa = Automa(which=options.solo, seat=AUTOMA)
        draft.player(AUTOMA).passives_idle = True
    else:
        state.first = draft.below(n) if options.first_player is None else options.first_player
    draft.emit(GameStarted(n, state.first, options.solo))
    _give_handicap(draft, options.handicap)
    _workers(draft, n)
    _stacks(draft)
    module_setup.lay_out(draft)

    order = people(state)
    draft.push(
        *(PickStartingWeaving(seat) for seat in order),
        DealGodCards(),
        *(KeepGodCards(seat) for seat in order),
        RevealSetupCards(),
        *(PlaySetupCards(seat) for seat in reversed(order)),
        FinishSetup(),
        *_before_first_turn(state),
        StartTurn(state.first),
    )
    if state.automa:
        draft.push(PrepareAutoma(AUTOMA))
    return draft


def _give_handicap(draft: Draft, vp: int) -> None:
    """VP that a table of one agreed on: the person's, or those of the automa if they are below 0."""
    draft.score(PERSON if vp > 0 else AUTOMA, abs(vp), HANDICAP)


def people(position: Position) -> tuple[int, ...]:
    """The seats of people in turn order."""
    return tuple(seat for seat in position.seats_from(position.first) if not position.automated(seat))


def _before_first_turn(state: State) -> tuple[Frame, ...]:
    """Against an automa the High Priests are placed before the first turn, the person's first."""
    return (ChoosePriestStart(PERSON), PlaceAutoma(AUTOMA)) if state.automa else ()


def _workers(draft: Draft, n: int) -> None:
    """Starting Workers from a small bag, never two alike; then the full bag fills Village and Nomads."""
    state, counts = draft.state, BY_PLAYERS[n]
    state.bag = dict.fromkeys(state.options.box.workers, START_BAG)
    for seat in state.seats_from(state.first):
        draft.player(seat).workers = _two_different(draft)
    more = {kind: count - START_BAG for kind, count in state.options.box.workers.items()}
    state.bag = {kind: left + more[kind] for kind, left in state.bag.items()}
    state.village = _from_bag(draft, counts.village)
    state.nomads = _from_bag(draft, counts.nomads)
    if n == 2:
        block_spaces(draft, "top")


def _from_bag(draft: Draft, n: int) -> tuple[str, ...]:
    return tuple(worker for _ in range(n) if (worker := draft.worker_from_bag()))


def _two_different(draft: Draft) -> tuple[str, ...]:
    """Draw two; on a pair draw a third, which differs, and return one of the pair."""
    drawn = _from_bag(draft, RULES.start_workers)
    while len(different(drawn)) < len(drawn):
        (third,) = _from_bag(draft, 1)
        back = drawn[0]
        drawn = (*without(drawn, back), third)
        draft.state.bag = {**draft.state.bag, back: draft.state.bag[back] + 1}
    return drawn


def _stacks(draft: Draft) -> None:
    state, box = draft.state, draft.state.options.box
    for kind, tiles in box.buildings.items():
        set_stack(state, kind, draft.shuffled(tiles))
    building.refill_market(draft)
    state.army_deck = draft.shuffled(box.army_cards)
    state.weavings = draft.shuffled(box.weavings)
    state.god_deck = draft.shuffled(box.god_cards)


def deal(draft: Draft, procedure: DealGodCards) -> None:
    """God cards for everybody, who have their starting Weavings by now."""
    state = draft.state
    for seat in people(state):
        player = draft.player(seat)
        player.dealt, state.god_deck = (
            state.god_deck[: RULES.god_cards_dealt],
            state.god_deck[RULES.god_cards_dealt :],
        )
        draft.emit(GodCardsDealt(seat, player.dealt))
    draft.reveal()


# ---------------------------------------------------------------- choices


def weaving_options(position: Position, asked: PickStartingWeaving) -> list[Action]:
    """The starting Weavings not yet taken."""
    return [PickWeaving(tile) for tile in position.starting_weavings]


def check_weaving(position: Position, asked: PickStartingWeaving, action: PickWeaving) -> Reason | None:
    """One that nobody has taken."""
    if action.tile in position.starting_weavings:
        return None
    return Reason("weaving_taken" if WEAVINGS[action.tile].starting else "no_starting_weaving", {"tile": action.tile})


def pick_weaving(draft: Draft, asked: PickStartingWeaving, action: PickWeaving) -> None:
    """It becomes the first Tapestry; after the last pick the others leave the game."""
    state = draft.state
    state.starting_weavings = without(state.starting_weavings, action.tile)
    draft.player(asked.seat).tapestries = ((action.tile,),)
    draft.emit(StartingWeavingPicked(asked.seat, action.tile))
    if all(player.tapestries for player in state.players):
        state.starting_weavings = ()


def keep_options(position: Position, asked: KeepGodCards) -> list[Action]:
    """Each God card dealt and not yet kept."""
    return [KeepGodCard(card) for card in position.players[asked.seat].dealt]


def check_keep(position: Position, asked: KeepGodCards, action: KeepGodCard) -> Reason | None:
    """One of the cards dealt."""
    dealt = position.players[asked.seat].dealt
    return None if action.card in dealt else Reason("not_dealt", {"card": action.card})


def keep(draft: Draft, asked: KeepGodCards, action: KeepGodCard) -> None:
    """One more card into the hand; the rest will be played."""
    player = draft.player(asked.seat)
    player.dealt = without(player.dealt, action.card)
    player.god_hand += (action.card,)
    draft.emit(GodCardKept(asked.seat, action.card))
    if len(player.god_hand) < RULES.god_cards_kept:
        draft.push(asked)


def reveal(draft: Draft, procedure: RevealSetupCards) -> None:
    """Everybody's five cards are on the table."""
    for seat in people(draft.state):
        draft.emit(GodCardsPlayed(seat, draft.player(seat).dealt))
    draft.reveal()


def play_setup_cards(draft: Draft, procedure: PlaySetupCards) -> None:
    """All benefits together, so that one card can pay for another."""
    effects = [effect for card in draft.player(procedure.seat).dealt for effect in GOD_CARDS[card].benefit]
    draft.push(RunBenefit(procedure.seat, tuple(effects), "setup"))


def finish(draft: Draft, procedure: FinishSetup) -> None:
    """The cards played return to the deck; only now is the market refilled."""
    played = [card for player in draft.state.players for card in player.dealt]
    for player in draft.state.players:
        player.dealt = ()
    draft.shuffle_gods(played)
    building.refill_market(draft)


QUESTIONS: Questions = {PickStartingWeaving: (weaving_options, pick_weaving), KeepGodCards: (keep_options, keep)}
CHECKS: Checks = {PickStartingWeaving: {PickWeaving: check_weaving}, KeepGodCards: {KeepGodCard: check_keep}}
PROCEDURES: Procedures = {
    DealGodCards: deal,
    RevealSetupCards: reveal,
    PlaySetupCards: play_setup_cards,
    FinishSetup: finish,
}
