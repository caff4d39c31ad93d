"""The position of a game: plain slotted records holding ids and numbers only.

Every collection is a tuple or a read-only Mapping that is replaced, never changed in place, so that a copy
of a State shares whatever a move does not touch. Only `engine.draft` writes.
"""

from collections.abc import Mapping
from functools import cache
from operator import methodcaller
from typing import Annotated, TypeVar

from msgspec import Struct, field

from engine.actions import Action
from engine.box import Box, box_of, check_modules
from engine.decisions import Decision, Frame
from engine.difficulty import NORMAL, check_solo
from engine.errors import BadOptions, GameCode
from engine.resources import Cost, Place
from engine.secrecy import (
    ArmyCards,
    FaceUpIf,
    GodCards,
    Hidden,
    InNoView,
    Inside,
    Own,
    OwnInSetUp,
    PalaceTiles,
    PassiveTiles,
    ProductionTiles,
    Public,
    Tapestries,
    TopFaceUp,
    UnlessDealtUnseen,
    WeavingTiles,
)

VASSAL = "vassal"  # who lives in a Palace and is no Noble
T = TypeVar("T", bound=Struct)
V = TypeVar("V")
_shallow_copy = methodcaller("__copy__")


def clone(record: T) -> T:
    """A copy that shares the fields, which are never changed in place."""
    twin: T = _shallow_copy(record)
    return twin


def _written(default: V) -> V:
    """A default that is saved all the same, as it was in the first games; newer ones are left out."""
    value: V = field(default_factory=lambda: default)
    return value


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table agrees on before the game."""

    players: int = _written(2)
    coricancha: str = _written("random")
    leftover_weaving_cost: int = _written(2)
    first_player: int | None = _written(None)
    solo: str = _written("")  # the automa on seat 1; empty: people only
    difficulty: tuple[str, ...] = _written(())  # what makes the automa easier or harder
    level: str = _written(NORMAL)  # how many personality tokens Pachamama has
    personalities: tuple[str, ...] = _written(())  # their sides, slot by slot; empty: at random
    modules: tuple[str, ...] = ()  # of the expansion; empty: the base game
    handicap: int = 0  # VP at the start of a solo game: the person's, or below 0 the automa's; no rule of the rulebooks

    @property
    def box(self) -> Box:
        """The pieces that are in a game with these options."""
        return box_of(self.modules, self.players)

    def check(self) -> None:
        """Refuse options no game can be made of."""
        if self.players not in (2, 3, 4):
            raise BadOptions(GameCode.WRONG_PLAYERS, players=self.players)
        if self.coricancha not in ("printed", "random"):
            raise BadOptions(GameCode.WRONG_CORICANCHA, coricancha=self.coricancha)
        if self.leftover_weaving_cost not in (2, 3):
            raise BadOptions(GameCode.WRONG_LEFTOVER_COST, cost=self.leftover_weaving_cost)
        if self.first_player is not None and not 0 <= self.first_player < self.players:
            raise BadOptions(GameCode.WRONG_FIRST_PLAYER, seat=self.first_player, players=self.players)
        check_modules(self.modules)
        agreed = (self.difficulty, self.level, self.personalities, self.modules, self.handicap)
        check_solo(self.solo, self.players, self.first_player, *agreed)


class Player(Struct, kw_only=True):
    """One seat's area, hand and supply."""

    vp: Public[int]
    steps_left: Public[int]
    markers_left: Public[int]
    potato: Public[int] = 0
    corn: Public[int] = 0
    stone: Public[int] = 0
    gold: Public[int] = 0
    priest: Public[int] = 0  # the section of the High Priest; 0 before it is placed
    temple: Public[Place] = 0
    workers: Public[tuple[str, ...]] = ()  # oldest first
    dealt: OwnInSetUp[GodCards] = ()  # set-up God cards not kept
    god_hand: Own[GodCards] = ()
    army_hand: Own[ArmyCards] = ()
    army_up: Public[ArmyCards] = ()
    army_down: Public[ArmyCards] = ()
    production_up: Public[ProductionTiles] = ()
    production_down: UnlessDealtUnseen[ProductionTiles] = ()
    passives: Public[PassiveTiles] = ()
    small_statues: Public[tuple[str, ...]] = ()  # gods
    large_statues: Public[tuple[str, ...]] = ()
    tapestries: Public[Tapestries] = ()
    scored: Public[Mapping[str, int]] = {}  # VP by where they came from; adds up to vp
    passives_idle: Public[bool] = False  # an automa's: they score and do nothing else
    palaces: Public[PalaceTiles] = ()
    nobles: Public[Mapping[str, str]] = {}  # Palace -> the Worker who lives there, or VASSAL
    lying: Public[tuple[str, ...]] = ()  # Palaces whose Noble lies down
    vassals_left: Public[int] = 0

    def can_pay(self, cost: Cost) -> bool:
        """Whether the supply covers this price, gold standing in where needed."""
        gold = self.gold - cost.gold
        potato, corn = self.potato - cost.potato, self.corn - cost.corn
        if potato < 0:
            gold += potato
            potato = 0
        if corn < 0:
            gold += corn
            corn = 0
        if self.stone < cost.stone:
            gold -= cost.stone - self.stone
        if cost.food > potato + corn:
            gold -= cost.food - potato - corn
        return gold >= 0

    @property
    def resources(self) -> int:
        """How many resources a player has, of all sorts together."""
        return self.potato + self.corn + self.stone + self.gold


class Automa(Struct, frozen=True, kw_only=True):
    """The board of the solo opponent; what else it owns lies in the area of its seat."""

    which: Public[str]
    seat: Public[int]
    board: Public[str] = ""  # the side of Pachamama's board
    tucked: Public[GodCards] = ()  # God cards under slots 1 to 4
    tokens: Public[Mapping[str, tuple[int, ...]]] = {}  # loop -> space of each of its tokens, counted from 1
    personalities: Public[Mapping[str, str]] = {}  # slot -> side of the personality token on it
    placed: Public[bool] = False  # whether it has placed a Worker yet
    unseen: Hidden[ProductionTiles] = ()  # its face-down Production Buildings that nobody has seen yet


class PlacedVassal(Struct, frozen=True):
    """A Vassal on the table: whose, by which Nation or Cult tile, and where; `engine.vassals` knows what that means."""

    seat: int
    tile: Public[str]
    place: Public[str] = ""


class Result(Struct, frozen=True):
    """How a game ended: final scores by seat, VP by category, and who won."""

    scores: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    winners: tuple[int, ...]


class Position(Struct):
    """Everything on the table; what State and View have in common."""

    options: Public[Options]
    players: Inside[tuple[Player, ...]]
    first: Public[int]
    coricancha: Public[tuple[str, ...]]  # the action in sections 1 to 5
    seq: Public[int] = 0  # answers given so far
    turn: Public[int] = 0
    active: Public[int] = -1  # whose turn it is; -1 during set-up
    festivals: Public[int] = 0  # triggered so far
    festival_holder: Public[int] = -1
    last_festival: Public[bool] = False  # the one triggered is the last
    village: Public[tuple[str, ...]] = ()  # from the potato end to the corn end
    nomads: Public[tuple[str, ...]] = ()
    bag: Public[Mapping[str, int]] = {}
    casualties: Public[tuple[str, ...]] = ()
    lost_workers: Public[tuple[str, ...]] = ()  # removed from the game during play
    hill: Public[Mapping[str, str]] = {}  # space -> Worker
    steps: Public[Mapping[str, int]] = {}  # spot -> seat
    conquest: Public[Mapping[str, int]] = {}  # space -> seat
    small_statues: Public[Mapping[str, int]] = {}
    large_statues: Public[Mapping[str, int]] = {}
    worshipped: Public[int] = 0  # Statues that left the game
    god_deck: Hidden[GodCards] = ()  # top first
    god_offer: Public[GodCards] = ()  # oldest first
    gods_played: Public[GodCards] = ()  # join the offer at the end of the turn
    gods_aside: Public[GodCards] = ()  # return to the deck after the Festival
    army_deck: Hidden[ArmyCards] = ()
    army_discard: Public[ArmyCards] = ()
    production_stack: Hidden[ProductionTiles] = ()
    passive_stack: Hidden[PassiveTiles] = ()
    production_market: Public[ProductionTiles] = ()
    passive_market: Public[PassiveTiles] = ()
    starting_weavings: Public[WeavingTiles] = ()
    weavings: TopFaceUp[Annotated[WeavingTiles, FaceUpIf("weaving_face_up")]] = ()  # top first
    weaving_face_up: Public[bool] = True
    weavings_drawn: Public[WeavingTiles] = ()  # on sale just now
    stack: Inside[tuple[Frame, ...]] = ()
    result: Public[Result | None] = None
    automa: Inside[Automa | None] = None
    palace_stack: Hidden[PalaceTiles] = ()
    palace_market: Public[PalaceTiles] = ()
    palace_built: Public[bool] = False  # whether whose turn it is has constructed a Palace by a task in it
    newcomers: Public[tuple[str, ...]] = ()  # their offer
    newcomer_bag: Public[tuple[str, ...]] = ()  # who is left in it; chance draws
    nations: Public[Mapping[str, str]] = {}  # region -> its Nation tile
    nation_markers: Public[Mapping[str, tuple[int, ...]]] = {}  # region -> whose Conquest markers lie on that tile
    vassals: Public[tuple[PlacedVassal, ...]] = ()  # in the order in which they came
    vassals_gone: Public[tuple[int, ...]] = ()  # whose left the game, with the Statue they were on

    @property
    def decision(self) -> Decision | None:
        """The question being asked; None when the game is over."""
        if not self.stack:
            return None
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        decision = self.decision
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def automated(self, seat: int) -> bool:
        """Whether the solo opponent has this seat."""
        return self.automa is not None and self.automa.seat == seat

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with this one."""
        return _all_from(seat, len(self.players))


@cache
def _all_from(seat: int, n: int) -> tuple[int, ...]:
    return tuple((seat + i) % n for i in range(n))


class State(Position, kw_only=True):
    """The true position, with its secrets and its chance: same seed and same actions, same game."""

    seed: InNoView[int]
    draws: InNoView[int] = 0  # random numbers used so far
    legal: InNoView[tuple[Action, ...] | None] = None  # the answers to the present question, once they were listed

    def copy(self) -> "State":
        """An independent State; what is immutable is shared."""
        twin = clone(self)
        twin.players = tuple(map(_shallow_copy, self.players))
        return twin


class View(Position):
    """A position with one seat's ignorance applied: unknown cards are "?"; seat None is a spectator."""

    seat: Public[int | None] = None
