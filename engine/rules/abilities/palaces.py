"""What the Noble of each Palace does, in the order of their reference numbers."""

from collections.abc import Callable

from engine import nobles
from engine.abilities import NobleAbility
from engine.benefits import (
    ClimbTemple,
    DrawArmy,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    GainNewcomer,
    Merchant,
    MovePriest,
    PlayGod,
    PurchaseWeavings,
)
from engine.buildings import PALACE, PASSIVE, PRODUCTION, market, type_of
from engine.components import PALACES
from engine.decisions import ChooseRejuvenation, JoinConquest, PaySoldiers
from engine.draft import Draft
from engine.procedures import PutWorker, RunBenefit, RunEffect, SeeGodCards
from engine.resources import Cost
from engine.rules import hooks
from engine.rules.cards import army_cards_left
from engine.rules.conquest import can_spare, left_most
from engine.rules.effects import PALACES as SOURCE
from engine.rules.hooks import FREE, Fact, Trigger
from engine.rules.nobles import use
from engine.rules.rejuvenate import turnable
from engine.rules.statues import small_ones
from engine.rules.steps import open_spots
from engine.rules.tasks import is_performable
from engine.rules.temple import at_top
from engine.state import Position
from engine.workers import ARCHITECT, COURIER, CRAFTSMAN, PRIEST, WARRIOR, counts_as

Does = Callable[[Draft, int], None]
When = Callable[[Position, int, Fact], bool]
PALACE_OF = {palace.ability: palace.id for palace in PALACES.values()}
SEEN, KEPT = 4, 2  # God cards of X13


def noble(
    ability: NobleAbility,
    *moments: Trigger[...],
    when: When,
    placing: str = "",
    price: Cost = FREE,
    resources: int = 0,
    soldiers: int = 0,
) -> Callable[[Does], Does]:
    """Let this function push what a Noble does at these moments, for a price, when it would do anything.

    What all Nobles share is here: one has to stand or be a Vassal, lies down for it, and only when the whole price is
    paid does whatever answers the use of a Noble come, and then the benefit. Part of the price may be any `resources`,
    or `soldiers` that are turned face down. `placing` names the kind of Worker the Noble waits for.
    """
    palace = PALACE_OF[ability]
    if placing:
        hooks.awaits(ability, placing)

    def awaited(fact: Fact) -> bool:
        return isinstance(fact, PutWorker) and counts_as(fact.waited or fact.acting, placing)

    def useful(position: Position, seat: int, fact: Fact) -> bool:
        usable = nobles.can_be_used(position.players[seat], palace) and (not placing or awaited(fact))
        return usable and when(position, seat, fact)

    def entered(does: Does) -> Does:
        def do(draft: Draft, seat: int, fact: Fact) -> None:
            does(draft, seat)
            use(draft, seat, palace)
            if soldiers:
                draft.push(PaySoldiers(seat, 0, soldiers))

        for moment in moments:
            moment.offer(ability, price, useful, resources=resources)(do)
        return does

    return entered


def constructing(kind: str, then: When) -> When:
    """When a Building of this type has been constructed, and something else holds."""
    return lambda position, seat, fact: isinstance(fact, str) and type_of(fact) == kind and then(position, seat, fact)


def on_sale(kind: str) -> When:
    """When the market has a Building of this type."""
    return lambda position, seat, fact: bool(market(position, kind))


def another_lies(palace: str) -> When:
    """When something other than the Noble of this Palace could be rejuvenated."""
    return lambda position, seat, fact: bool(turnable(position.players[seat], besides=(palace,)))


def _run(draft: Draft, seat: int, effect: Effect) -> None:
    draft.push(RunEffect(seat, effect, SOURCE))


def _rejuvenate_two(draft: Draft, seat: int, palace: str) -> None:
    draft.push(ChooseRejuvenation(seat, 2, besides=(palace,)))


@noble(
    NobleAbility.PASSIVE_BUILT_BUY_STATUE,
    hooks.CONSTRUCTED,
    price=Cost(stone=1, corn=1),
    when=constructing(PASSIVE, lambda position, seat, fact: bool(small_ones(position, ()))),
)
def x01_statue_court(draft: Draft, seat: int) -> None:
    """A small Statue, which is a gift, with its VP."""
    _run(draft, seat, FreeStatue())


@noble(
    NobleAbility.PRODUCTION_BUILT_FLIP_ARMY_TEMPLE,
    hooks.CONSTRUCTED,
    soldiers=1,
    when=constructing(
        PRODUCTION, lambda position, seat, fact: can_spare(position, seat) and not at_top(position, seat)
    ),
)
def x02_marshals_palace(draft: Draft, seat: int) -> None:
    """A step up the Temple for a face-up Army card turned down."""
    _run(draft, seat, ClimbTemple(1))


@noble(NobleAbility.TEMPLE_ADVANCE_REJUVENATE_TWO, hooks.CLIMBED, when=another_lies("X03"))
def x03_pilgrim_palace(draft: Draft, seat: int) -> None:
    """Two things turned up, its own Noble excepted."""
    _rejuvenate_two(draft, seat, "X03")


@noble(
    NobleAbility.PALACE_BUILT_PURCHASE_WEAVINGS,
    hooks.CONSTRUCTED,
    when=constructing(PALACE, lambda position, seat, fact: bool(position.weavings)),
)
def x04_cloth_palace(draft: Draft, seat: int) -> None:
    """A whole Purchase Weavings task."""
    _run(draft, seat, PurchaseWeavings())


@noble(NobleAbility.WEAVINGS_TASK_NEWCOMER, hooks.PURCHASED, when=lambda position, seat, fact: bool(position.newcomers))
def x05_palace_of_guests(draft: Draft, seat: int) -> None:
    """A Newcomer."""
    _run(draft, seat, GainNewcomer(1))


@noble(
    NobleAbility.STATUE_BUILT_DRAW_TWO_ARMY,
    hooks.STATUE_BUILT,
    when=lambda position, seat, fact: army_cards_left(position),
)
def x06_hall_of_idols(draft: Draft, seat: int) -> None:
    """Two Army cards."""
    _run(draft, seat, DrawArmy(2))


@noble(
    NobleAbility.ANY_PRODUCE_NEWCOMER,
    hooks.ACTIVATED["produce"],
    when=lambda position, seat, fact: bool(position.newcomers),
)
def x07_harvest_palace(draft: Draft, seat: int) -> None:
    """A Newcomer."""
    _run(draft, seat, GainNewcomer(1))


@noble(
    NobleAbility.ANY_WORSHIP_OFFERING_REJUVENATE_TWO,
    hooks.ACTIVATED["worship"],
    hooks.ACTIVATED["offering"],
    when=another_lies("X08"),
)
def x08_palace_of_rites(draft: Draft, seat: int) -> None:
    """Two things turned up, its own Noble excepted."""
    _rejuvenate_two(draft, seat, "X08")


@noble(NobleAbility.ANY_CONQUEST_BUY_PASSIVE, hooks.ACTIVATED["conquest"], price=Cost(stone=1), when=on_sale(PASSIVE))
def x09_governors_seat(draft: Draft, seat: int) -> None:
    """A Passive Building, which is a gift."""
    _run(draft, seat, FreeBuilding(PASSIVE))


@noble(
    NobleAbility.RECRUIT_ACTION_BUY_STEPS,
    hooks.RECRUITED,
    price=Cost(stone=2),
    when=lambda position, seat, fact: position.players[seat].steps_left > 0 and bool(open_spots(position)),
)
def x10_roadmasters_palace(draft: Draft, seat: int) -> None:
    """Steps with their benefits."""
    _run(draft, seat, FreeSteps())


@noble(
    NobleAbility.COURIER_GOLD_CONQUERS_LEFTMOST,
    hooks.WORKER_PLACED,
    price=Cost(gold=1),
    placing=COURIER,
    when=lambda position, seat, fact: bool(left_most(position, seat)),
)
def x11_frontier_palace(draft: Draft, seat: int) -> None:
    """A Conquest marker without soldiers on the left-most empty space of a region, with its benefit."""
    draft.push(JoinConquest(seat, leftmost=True))


@noble(
    NobleAbility.WARRIOR_BUY_PRODUCTION,
    hooks.WORKER_PLACED,
    price=Cost(stone=1),
    placing=WARRIOR,
    when=on_sale(PRODUCTION),
)
def x12_smithy_palace(draft: Draft, seat: int) -> None:
    """A Production Building, which is a gift."""
    _run(draft, seat, FreeBuilding(PRODUCTION))


@noble(
    NobleAbility.ARCHITECT_CHOOSE_GOD_CARDS,
    hooks.WORKER_PLACED,
    resources=1,
    placing=ARCHITECT,
    when=lambda position, seat, fact: bool(position.god_deck or position.god_offer),
)
def x13_star_observatory(draft: Draft, seat: int) -> None:
    """Four God cards of the deck, of which two are kept."""
    draft.push(SeeGodCards(seat, SEEN, KEPT))


@noble(
    NobleAbility.CRAFTSMAN_CORN_MERCHANT,
    hooks.WORKER_PLACED,
    price=Cost(corn=2),
    placing=CRAFTSMAN,
    when=lambda position, seat, fact: is_performable(position, seat, "merchant"),
)
def x14_market_palace(draft: Draft, seat: int) -> None:
    """A Merchant."""
    _run(draft, seat, Merchant(1))


@noble(
    NobleAbility.PRIEST_MOVE_AND_PLAY_GOD, hooks.WORKER_PLACED, placing=PRIEST, when=lambda position, seat, fact: True
)
def x15_palace_of_vestments(draft: Draft, seat: int) -> None:
    """The High Priest moves one space, and a God card is played for its benefits: both, as far as possible."""
    draft.push(RunBenefit(seat, (MovePriest(1), PlayGod(1)), SOURCE))
