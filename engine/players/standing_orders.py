"""Standing orders: what a person wants answered without being asked.

An order belongs to one kind of question and says: ask me, pass, or take. Taking may have a limit, "take if corn >= 5":
what lies in the supply just then is counted, gold standing in for nothing, and a limit that is not met means passing.
"take if free" takes only what costs neither resources nor VP nor any card or piece.
Orders answer what others' turns and Festivals ask of a seat, and what ends its own turn; the rest is asked.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from itertools import chain
from typing import Any, Final, get_args

from msgspec import Struct

from engine.actions import Action, Pass
from engine.components.records import Module
from engine.core import legal_actions
from engine.decisions import (
    AppointWorker,
    ArrangeWeaving,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseArmyCard,
    ChooseBenefit,
    ChooseFreeWeaving,
    ChooseGodCard,
    ChooseNewcomer,
    ChooseNomad,
    ChooseOne,
    ChoosePayment,
    ChooseRejuvenation,
    ChooseTempleStep,
    Decision,
    FeedGods,
    Frame,
    HireWorker,
    JoinConquest,
    MakeOffering,
    PaySoldiers,
    PlayArmy,
    PlayArmyFree,
    PlayGodCards,
    PlayHandGodCard,
    Produce,
    RearrangeWeavings,
    TakeFreeActions,
    UseAbilities,
    UseNation,
    Worship,
)
from engine.errors import BadOptions, GameCode
from engine.foresight import answered, forecast
from engine.players.greedy import GreedyPlayer
from engine.queries import free_action_options, is_follow_on
from engine.resources import CORN, RESOURCES, VP
from engine.state import Player, View

ASK, PASS, TAKE = "ask", "pass", "take"
FREE = "free"
HIGHEST_LIMIT = 99
_GRAMMAR = re.compile(r"(\w+)(?:\s+if\s+(?:(free)|(\w+)\s*>=\s*([0-9]{1,2})))?")
_SAME_TIES = "standing orders"  # answers of equal worth are drawn; the same View is always answered alike


# ---------------------------------------------------------------- orders


class Order(Struct, frozen=True):
    """Ask, pass or take; taking, if it has a limit, only with at least so much of a resource, or only what is free."""

    what: str = ASK
    resource: str = ""
    at_least: int = 0
    free: bool = False

    def __post_init__(self) -> None:
        unlimited = not self.resource and not self.at_least
        limited = self.what == TAKE and self.resource in RESOURCES and 1 <= self.at_least <= HIGHEST_LIMIT
        free = self.what == TAKE and unlimited
        if self.what not in (ASK, PASS, TAKE) or not (free if self.free else unlimited or limited):
            raise _no_order()

    @classmethod
    def parse(cls, text: str) -> "Order":
        """The order a person typed or `str` wrote; raises BadOptions."""
        found = _GRAMMAR.fullmatch(text.strip().lower())
        if found is None:
            raise _no_order()
        what, free, resource, at_least = found.groups()
        return cls(what, resource, int(at_least)) if resource else cls(what, free=bool(free))

    def __str__(self) -> str:
        if self.free:
            return f"{self.what} if {FREE}"
        return f"{self.what} if {self.resource} >= {self.at_least}" if self.resource else self.what

    @property
    def word(self) -> str:
        """The order in one word, as names of buttons have it.

        >>> Order(TAKE, CORN, 5).word, Order(TAKE, free=True).word, Order(PASS).word
        ('take_corn_5', 'take_free', 'pass')
        """
        if self.resource:
            return f"{self.what}_{self.resource}_{self.at_least}"
        return f"{self.what}_free" if self.free else self.what

    @classmethod
    def of_word(cls, word: str) -> "Order":
        """The order of this word; raises BadOptions.

        >>> Order.of_word("take_corn_5"), Order.of_word("take_free") == Order(TAKE, free=True)
        (Order(what='take', resource='corn', at_least=5, free=False), True)
        """
        match word.split("_"):
            case [what]:
                return cls(what)
            case [what, "free"]:
                return cls(what, free=True)
            case [what, resource, at_least] if at_least.isdecimal() and len(at_least) <= len(str(HIGHEST_LIMIT)):
                return cls(what, resource, int(at_least))
        raise _no_order()

    def met_by(self, player: Player) -> bool:
        """Whether this supply reaches the limit, if there is one."""
        return not self.resource or bool(getattr(player, self.resource) >= self.at_least)


def _no_order() -> BadOptions:
    return BadOptions(
        GameCode.NO_ORDER,
        orders=(ASK, PASS, TAKE),
        limited=TAKE,
        example=str(Order(TAKE, CORN, 5)),
        most=HIGHEST_LIMIT,
        resources=RESOURCES,
    )


# ---------------------------------------------------------------- what one can give orders for


class Kind(Struct, frozen=True):
    """A kind of question: the Decisions it covers and the orders that make sense besides asking."""

    questions: tuple[type[Decision], ...]
    orders: tuple[str, ...] = (PASS, TAKE)
    only: Callable[[Any], bool] | None = None  # which of these Decisions, if not all
    own_turn: bool = False  # whether it is asked in one's own turn
    unattended: bool = False  # whether it is asked there while a plan goes on without the player
    modules: frozenset[Module] = frozenset()  # of which one brings it into a game; none: it is in every game

    def covers(self, decision: Decision) -> bool:
        """Whether this question is of this kind."""
        return isinstance(decision, self.questions) and (self.only is None or self.only(decision))

    def asked_with(self, modules: Collection[Module]) -> bool:
        """Whether it may be asked in a game with pieces of these modules."""
        return not self.modules or not self.modules.isdisjoint(modules)


def _free(asked: ChooseRejuvenation) -> bool:
    return asked.free_turns > 0


def _paid(asked: ChooseRejuvenation) -> bool:
    return not _free(asked)


# Turning up for corn and turning up free are two kinds: who does not pay for it hardly means to refuse a gift.
# Upkeep, payment, Tapestry, soldiers, one of several benefits, the details of one and a way up the Temple cannot be
# declined: to take is to have the choice made. Some Newcomers and Army cards cannot either: who would pass is asked
# then. Without an order for details, whoever lets everything be taken would still be called for each Nomad.
_OVERLAYS: frozenset[Module] = frozenset({"way_of_the_sun"})
_VASSALS: frozenset[Module] = frozenset({"vassals"})
_NOBLES: frozenset[Module] = frozenset({"nobles"})
_BUILDINGS: frozenset[Module] = frozenset({"golden_age"})
KINDS: Final[Mapping[str, Kind]] = {
    "leftover_weaving": Kind((BuyLeftoverWeaving,)),
    "worship": Kind((Worship,)),
    "offering": Kind((MakeOffering,)),
    "rejuvenate": Kind((ChooseRejuvenation,), only=_paid),
    "produce": Kind((Produce,)),
    "army": Kind((PlayArmy,)),
    "conquest": Kind((JoinConquest,)),
    "festival_food": Kind((FeedGods,), (TAKE,)),
    "festival_gods": Kind((PlayGodCards, PlayHandGodCard)),
    "hire": Kind((HireWorker,), own_turn=True),
    "last_free_actions": Kind((TakeFreeActions,), (PASS,), own_turn=True),
    "free_rejuvenate": Kind((ChooseRejuvenation,), only=_free),
    "paid_benefit": Kind((BuyEffect,)),
    "payment": Kind((ChoosePayment,), (TAKE,)),
    "tapestry": Kind((ArrangeWeaving,), (TAKE,)),
    "soldiers": Kind((PaySoldiers,), (TAKE,)),
    "one_benefit": Kind((ChooseOne,), (TAKE,)),
    "details": Kind(
        (ChooseBenefit, ChooseNomad, ChooseFreeWeaving, ChooseGodCard, ChooseArmyCard), (TAKE,), unattended=True
    ),
    "temple_way": Kind((ChooseTempleStep,), (TAKE,), modules=_OVERLAYS),
    "abilities": Kind((UseAbilities,), modules=_OVERLAYS | _VASSALS | _NOBLES | _BUILDINGS),
    "free_army": Kind((PlayArmyFree,), modules=_OVERLAYS | _VASSALS | _BUILDINGS),
    "rearranging": Kind((RearrangeWeavings,), (PASS,), modules=_BUILDINGS),
    "noble": Kind((AppointWorker,), modules=_NOBLES),
    "newcomer": Kind((ChooseNewcomer,), modules=_NOBLES),
    "nation": Kind((UseNation,), modules=_VASSALS),
}


def order_for(kind: str, text: str, modules: Collection[Module] = get_args(Module)) -> Order:
    """The order a person gives for this kind of question, in a game with pieces of these modules.

    Raises BadOptions if it makes no sense there, or if nobody is ever asked that.

    >>> order_for("festival_food", "take")
    Order(what='take', resource='', at_least=0, free=False)
    """
    if kind not in KINDS:
        raise BadOptions(GameCode.NO_ORDERS_FOR_THAT, known=tuple(KINDS))
    if not KINDS[kind].asked_with(modules):
        raise BadOptions(GameCode.NEVER_ASKED, kind=kind)
    order = Order.parse(text)
    sensible = (ASK, *KINDS[kind].orders)
    if order.what not in sensible:
        raise BadOptions(GameCode.SENSELESS_ORDER, order=order.what, kind=kind, sensible=sensible)
    return order


# ---------------------------------------------------------------- answering


def kind_of(view: View, *, unattended: bool = False) -> str | None:
    """The kind of orders that could answer what this View's seat is asked now; None if none could.

    In the seat's own turn there are fewer, and more of them if its plan goes on `unattended`, after answers of others.

    >>> from engine import Options, new_game, view
    >>> game = new_game(Options(players=2), "an example")
    >>> kind_of(view(game, game.to_act)) is None
    True
    """
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return None
    follows = is_follow_on(view)
    for key, kind in KINDS.items():
        if kind.covers(decision) and (follows or kind.own_turn or (unattended and kind.unattended)):
            return key
    return None


def answer(view: View, orders: Mapping[str, str], *, unattended: bool = False) -> Action | None:
    """The answer these orders give to what this View's seat is asked; None if the person is to be asked.

    To take is to choose like the greedy player among the answers other than passing and free actions, however little
    they are worth; with none in reach it is to pass. Where passing is impossible, what would pass asks. An order that
    cannot be read asks, too.

    >>> from engine import Options, new_game, view
    >>> game = new_game(Options(players=2), "an example")
    >>> answer(view(game, game.to_act), {"festival_food": "take"}) is None
    True
    """
    kind, decision = kind_of(view, unattended=unattended), view.decision
    if kind is None or decision is None:
        return None
    order = _read(orders.get(kind, ASK))
    if order.what == ASK:
        return None
    takes = order.what == TAKE and order.met_by(view.players[decision.seat])
    taken = taking(view, only_free=order.free) if takes else None
    return taken or passing(view)


def taking(view: View, *, only_free: bool = False) -> Action | None:
    """What the greedy player would take, free actions aside, if there is anything; `only_free`, what costs nothing.

    >>> from engine import Options, new_game, view
    >>> game = new_game(Options(players=2), "an example")
    >>> taking(view(game, game.to_act))
    PickWeaving(tile='SW03')
    """
    decision = view.decision
    aside = {Pass(), *(free_action_options(view, decision) if decision else ())}
    options = [option for option in legal_actions(view) if option not in aside]
    if only_free:
        options = [option for option in options if costs_nothing(view, option)]
    return GreedyPlayer(_SAME_TIES).choose(view, options) if options else None


def costs_nothing(view: View, action: Action) -> bool:
    """Whether an answer takes no resources, VP, cards or pieces from the seat that is asked, nor asks it to pay.

    >>> from engine import Options, new_game, view
    >>> game = new_game(Options(players=2), "an example")
    >>> seen = view(game, game.to_act)
    >>> costs_nothing(seen, taking(seen))
    True
    """
    here = forecast(view)
    before, after = here.worlds[0], answered(here, action).worlds[0]
    if any(_is_a_price(frame, here.seat) for frame in after.stack if frame not in before.stack):
        return False
    owned, left = (_owned(world.players[here.seat]) for world in (before, after))
    return all(left[what] >= n for what, n in owned.items())


def _is_a_price(frame: Frame, seat: int) -> bool:
    """Whether this seat is to pay there."""
    if isinstance(frame, PaySoldiers):
        return frame.seat == seat and frame.discard > 0
    return isinstance(frame, ChoosePayment) and frame.seat == seat


def _owned(player: Player) -> Counter[str]:
    """The supply, VP, cards and pieces that a seat can pay with; a card that is played stays its own."""
    cards = (*player.god_hand, *player.army_hand, *player.army_up, *player.army_down)
    tiles = (*player.production_up, *player.production_down, *player.passives, *player.palaces)
    statues = (f"small {god}" for god in player.small_statues), (f"large {god}" for god in player.large_statues)
    pieces = Counter((*cards, *tiles, *player.workers, *chain(*player.tapestries), *chain(*statues)))
    return pieces + Counter({VP: player.vp} | {resource: getattr(player, resource) for resource in RESOURCES})


def passing(view: View) -> Action | None:
    """The no to what this View's seat is asked, if there is one.

    >>> from engine import Options, new_game, view
    >>> game = new_game(Options(players=2), "an example")
    >>> passing(view(game, game.to_act)) is None
    True
    """
    return next((option for option in legal_actions(view) if isinstance(option, Pass)), None)


def _read(text: str) -> Order:
    try:
        return Order.parse(text)
    except BadOptions:
        return Order(ASK)
