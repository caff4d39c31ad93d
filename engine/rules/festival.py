"""The Festival, stage by stage in the rulebook's order."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from engine.actions import Action, Pass, Pay, PlayGodCard
from engine.benefits import Merchant
from engine.components import BY_PLAYERS, CONSTANTS, GOD_CARDS, REGIONS, SPACES
from engine.decisions import FeedGods, PlayGodCards
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import FestivalBegan, GodCardPlayed, GodsFed, RegionScored, SpacesBlocked, VillageRefilled
from engine.payment import covers
from engine.procedures import Festival, FinalScoring, OfferGodCards, RewardTemple, RunBenefit, RunEffect
from engine.resources import Cost
from engine.rules import building, cards
from engine.rules.free_actions import may_have_god_card
from engine.rules.hindrances import god_card_not_in_hand, owed
from engine.rules.hooks import BEFORE_FESTIVAL, FESTIVAL_BEGAN, GOD_CARD_USED, REGION_VP, TEMPLE_TIMES, VIRTUAL_PIECES
from engine.rules.listing import one_each
from engine.rules.regions import casualties_counted, majority, virtual_pieces
from engine.rules.tables import Checks, Polls, Procedures, Questions
from engine.rules.turn import trigger_festival
from engine.state import Position
from engine.temple import reward, row_vp

RULES = CONSTANTS.festival
MERCHANT = "merchant"  # the source of the free Merchant
Stages = Mapping[str, Callable[[Draft, tuple[int, ...]], None]]


def run(draft: Draft, procedure: Festival) -> None:
    """One stage, then the next; what a stage asks comes in between."""
    run_stage(draft, procedure, STAGES)


def run_stage(draft: Draft, procedure: Festival, stages: Stages) -> None:
    """Run the next stage of the Festival, as this table has it: one for each of `STAGES`."""
    if procedure.stage in _AFTER:
        draft.push(_AFTER[procedure.stage])
    stages[procedure.stage](draft, draft.state.seats_from(draft.state.festival_holder))


def before(draft: Draft, seats: tuple[int, ...]) -> None:
    """What happens immediately before a Festival."""
    draft.poll("before_festival", seats)


def start(draft: Draft, seats: tuple[int, ...]) -> None:
    """Abilities that answer the start of a Festival."""
    draft.emit(FestivalBegan(seats[0], draft.state.festivals))
    FESTIVAL_BEGAN.come_for(draft, seats)


def merchants(draft: Draft, seats: tuple[int, ...]) -> None:
    """A free Merchant for everybody."""
    draft.push(*(RunEffect(seat, Merchant(1), MERCHANT) for seat in seats))


def temple(draft: Draft, seats: tuple[int, ...]) -> None:
    """The VP right of each Temple marker and the reward left of it; with modules seat by seat (ruling 74)."""
    if draft.state.options.modules:
        draft.push(*(RewardTemple(seat, TEMPLE_TIMES(draft.state, seat, 1)) for seat in seats))
        return
    for seat in seats:
        draft.score(seat, row_vp(draft.player(seat).temple), "temple")
    draft.push(*(RunBenefit(seat, reward(draft.player(seat).temple), "temple") for seat in seats))


def regions(draft: Draft, seats: tuple[int, ...]) -> None:
    """The majority of each region scores the Casualties of War."""
    casualties, virtual = casualties_counted(draft.state), virtual_pieces(draft)
    for seat, added in virtual.items():
        for region in added:
            VIRTUAL_PIECES.credit(draft, seat, thing=region)
    for region in REGIONS:
        leader = majority(draft.state, region, virtual)
        if leader is not None and (vp := REGION_VP(draft.state, leader, casualties)):
            draft.emit(RegionScored(leader, region, vp))
            draft.score(leader, vp, "regions")
            REGION_VP.credit(draft, leader, vp=vp - casualties)


# ---------------------------------------------------------------- upkeep


def upkeep(draft: Draft, seats: tuple[int, ...]) -> None:
    """A potato for every God card in hand; who has no gold to spare has no choice."""
    draft.poll("feed_gods", seats)


def ask_upkeep(draft: Draft, seat: int) -> None:
    """Ask how, if gold could stand in or a free action could help."""
    if upkeep_due(draft.state, seat):
        draft.push(FeedGods(seat))


def upkeep_due(position: Position, seat: int) -> int:
    """The potato that the God cards in a hand ask for.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].god_hand = ("G01", "G02")
    >>> upkeep_due(game, 0)
    2
    """
    return RULES.potato_per_god_card * len(position.players[seat].god_hand)


def upkeep_options(position: Position, asked: FeedGods) -> list[Action]:
    """Every share of gold; potato is never held back while some is missing (ruling 1)."""
    player, due = position.players[asked.seat], upkeep_due(position, asked.seat)
    return [Pay(potato=min(player.potato, due - gold), gold=gold) for gold in range(min(player.gold, due) + 1)]


def check_upkeep(position: Position, asked: FeedGods, action: Pay) -> Reason | None:
    """A share of gold, and all potato that is due besides, as far as there is any."""
    player, due = position.players[asked.seat], upkeep_due(position, asked.seat)
    if not covers(player, action):
        return Reason("not_so_much", owed(Cost(potato=due)))
    if action.potato + action.gold > due or action.corn or action.stone:
        return Reason("other_mix", owed(Cost(potato=due)))
    if action.gold < 0 or action.potato != min(player.potato, due - action.gold):
        return Reason("upkeep", owed(Cost(potato=due)))
    return None


def pay_upkeep(draft: Draft, asked: FeedGods, action: Pay) -> None:
    """Pay, and lose VP for what is missing."""
    missing = upkeep_due(draft.state, asked.seat) - action.potato - action.gold
    if action.potato or action.gold:
        draft.spend(asked.seat, action)
    draft.emit(GodsFed(asked.seat, action.potato, action.gold, missing))
    draft.score(asked.seat, -RULES.vp_lost_per_missing_potato * missing, "missing_potato")


# ---------------------------------------------------------------- after the scoring


def refill(draft: Draft, seats: tuple[int, ...]) -> None:
    """The last Festival ends the game; else the Village is refilled, or the next Festival is due at once."""
    state = draft.state
    if state.last_festival:
        state.stack = ()
        draft.push(FinalScoring())
        draft.poll("free_actions", seats)  # the last chance for them (ruling 40)
        return
    first_festival = state.festivals == 1
    holder, state.festival_holder = state.festival_holder, -1
    arrived: tuple[str, ...] = ()
    while len(arrived) < BY_PLAYERS[len(state.players)].village and (worker := draft.worker_from_bag()):
        arrived += (worker,)
    if arrived:
        state.village = arrived
        draft.emit(VillageRefilled(arrived))
    else:
        state.last_festival = True
        trigger_festival(draft, holder)
    if len(state.players) == 2 and first_festival:
        block_spaces(draft, "middle")


def block_spaces(draft: Draft, terrace: str) -> None:
    """Two players: a random Worker on every marked space of a terrace that is empty."""
    state = draft.state
    blocked: dict[str, str] = {}
    for space in SPACES.values():
        marked = space.two_player_block and space.terrace == terrace and space.id not in state.hill
        if marked and (worker := draft.worker_from_bag()):
            blocked[space.id] = worker
    state.hill = {**state.hill, **blocked}
    if blocked:
        draft.emit(SpacesBlocked(tuple(blocked)))


def draw_cards(draft: Draft, seats: tuple[int, ...]) -> None:
    """God cards from the deck, more for those behind; a tie counts as more for who comes first (active first)."""
    state = draft.state
    ranked = sorted(_from_active(state), key=lambda seat: -state.players[seat].vp)
    by_rank = RULES.god_draw_most_to_fewest_vp[len(ranked)]
    for seat, n in reversed(list(zip(ranked, by_rank, strict=True))):
        if not state.automated(seat):
            for _ in range(n):
                cards.draw_god_card(draft, seat)


def play_cards(draft: Draft, seats: tuple[int, ...]) -> None:
    """Everybody may play some God cards for their benefits."""
    draft.poll("play_god_cards", _from_active(draft.state))


def _from_active(position: Position) -> tuple[int, ...]:
    return position.seats_from(position.active)


def ask_play(draft: Draft, seat: int) -> None:
    """Ask everybody in turn whether they play so many God cards."""
    draft.push(OfferGodCards(seat, RULES.god_cards_playable))


def offer_cards(draft: Draft, procedure: OfferGodCards) -> None:
    """Whoever holds God cards is asked, and whoever may still buy one: an Army card might pay for it."""
    if may_have_god_card(draft.state, procedure.seat):
        draft.push(PlayGodCards(procedure.seat, procedure.left))


def play_options(position: Position, asked: PlayGodCards) -> list[Action]:
    """Play any God card in hand, or none."""
    return [*one_each(PlayGodCard, position.players[asked.seat].god_hand), Pass()]


def check_play(position: Position, asked: PlayGodCards, action: PlayGodCard) -> Reason | None:
    """A card in hand."""
    return None if action.card in position.players[asked.seat].god_hand else god_card_not_in_hand(action.card)


def play_card(draft: Draft, asked: PlayGodCards, action: Action) -> None:
    """Its benefits; the card waits to be shuffled back and never joins the offer."""
    if not isinstance(action, PlayGodCard):
        return
    player = draft.player(asked.seat)
    player.god_hand = without(player.god_hand, action.card)
    draft.state.gods_aside += (action.card,)
    draft.emit(GodCardPlayed(asked.seat, action.card))
    if asked.left > 1:
        draft.push(OfferGodCards(asked.seat, asked.left - 1))
    draft.push(RunBenefit(asked.seat, GOD_CARDS[action.card].benefit, "god_cards"))
    GOD_CARD_USED(draft, asked.seat, action.card)


def close(draft: Draft, seats: tuple[int, ...]) -> None:
    """Played cards return to the deck and the market is renewed."""
    draft.shuffle_gods(draft.state.gods_aside)
    draft.state.gods_aside = ()
    building.renew_market(draft)


STAGES: Stages = {
    "before": before,
    "start": start,
    "merchant": merchants,
    "temple": temple,
    "regions": regions,
    "upkeep": upkeep,
    "refill": refill,
    "draw": draw_cards,
    "play": play_cards,
    "close": close,
}
_STAGES = tuple(STAGES)
_AFTER = {stage: Festival(after) for stage, after in pairwise(_STAGES)}
UNDER_WAY = _STAGES[
    _STAGES.index("start") + 1 : _STAGES.index("refill") + 1
]  # what comes next while it is its holder's


def has_begun(position: Position) -> bool:
    """Whether the Festival that was triggered last is being held, and not only due.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.stack = (Festival("start"),)
    >>> has_begun(game)
    False
    >>> game.stack = (Festival("merchant"),)
    >>> has_begun(game)
    True
    """
    return any(isinstance(frame, Festival) and frame.stage in UNDER_WAY for frame in position.stack)


QUESTIONS: Questions = {FeedGods: (upkeep_options, pay_upkeep), PlayGodCards: (play_options, play_card)}
CHECKS: Checks = {FeedGods: {Pay: check_upkeep}, PlayGodCards: {PlayGodCard: check_play}}
PROCEDURES: Procedures = {Festival: run, OfferGodCards: offer_cards}
POLLS: Polls = {
    "before_festival": BEFORE_FESTIVAL,
    "festival_began": FESTIVAL_BEGAN,
    "feed_gods": ask_upkeep,
    "play_god_cards": ask_play,
}
