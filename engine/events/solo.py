"""The automa of a solo game: its die, its board, and what only an automa does."""

from enum import Enum, StrEnum, auto

from msgspec import Struct

from engine.benefits import Effect
from engine.events.event import Event
from engine.secrecy import Own, Public


class DieRolled(Event, frozen=True, tag=True):
    """The solo die was rolled for an automa."""

    by_automa = True
    seat: int
    value: int
    purpose: Public[str]


class PersonalityGiven(Event, frozen=True, tag=True):
    """A personality token was laid on the automa's board."""

    by_automa = True
    seat: int
    slot: Public[str]
    side: Public[str]


class BuildingReceived(Event, frozen=True, tag=True):
    """A Production Building was given to the automa, face down."""

    by_automa = True
    seat: int
    building: Own[str]


class GodCardTucked(Event, frozen=True, tag=True):
    """A God card came under a slot of the automa's board."""

    by_automa = True
    seat: int
    slot: int
    card: Public[str]


class Condition(Struct, frozen=True):
    """What an automa has of what something takes; `bar` names what stands in its way whatever it has."""

    has: int
    needs: int
    bar: str = ""

    @property
    def met(self) -> bool:
        """Whether it has enough, and nothing stands in its way."""
        return self.has >= self.needs and not self.bar


class Occasion(Enum):
    """When an automa decides by its situation."""

    TURN = auto()  # which kind it takes
    IN_TURN = auto()  # what it does besides
    ON_TEMPLE = auto()  # whether its High Priest walks on
    PERSONS_TURN = auto()  # that it does not follow
    BEFORE_SCORING = auto()  # its last actions


class Way(StrEnum):
    """What an automa decides, and on which occasion."""

    HIGH_PRIEST = "high_priest", Occasion.TURN
    BOARD = "board", Occasion.TURN
    NO_WORKER = "no_worker", Occasion.TURN
    SPREADS = "spreads", Occasion.IN_TURN
    READY = "ready", Occasion.IN_TURN
    NOT_READY = "not_ready", Occasion.IN_TURN
    HIRES = "hires", Occasion.IN_TURN
    AFTER_ACTION = "after_action", Occasion.IN_TURN
    WALKS = "walks", Occasion.ON_TEMPLE
    STAYS = "stays", Occasion.ON_TEMPLE
    KEEPS_PRODUCE = "keeps_produce", Occasion.PERSONS_TURN
    NO_OFFERING = "no_offering", Occasion.PERSONS_TURN
    NO_WORSHIP = "no_worship", Occasion.PERSONS_TURN
    NO_LEFTOVER = "no_leftover", Occasion.PERSONS_TURN
    LAST_REJUVENATE = "last_rejuvenate", Occasion.BEFORE_SCORING
    LAST_WORSHIP = "last_worship", Occasion.BEFORE_SCORING

    occasion: Occasion

    def __new__(cls, name: str, occasion: Occasion) -> "Way":
        """A member, which is stored and looked up by its name."""
        member = str.__new__(cls, name)
        member._value_ = name
        member.occasion = occasion
        return member


class AutomaDecided(Event, frozen=True, tag=True):
    """The automa's situation decided which kind of turn it takes.

    `weighed` are the High Priest actions it looked at, the nearest first, up to the one it activates; or else the
    regions it leads, its Soldiers or its Workers, with how many it wants. On the Temple they decide whether its High
    Priest walks on.
    """

    by_automa = True
    seat: int
    way: Public[Way]
    weighed: Public[tuple[tuple[str, Condition], ...]] = ()

    @property
    def is_last(self) -> bool:
        """Whether this is one of its last actions, before the final scoring."""
        return self.way.occasion is Occasion.BEFORE_SCORING


class Chosen(StrEnum):
    """What an automa chooses: by priorities or its die, or by a rule of its own for this choice alone."""

    REGION = "region", False
    GOD = "god", False
    SPACE = "space", False
    PLACEMENT = "placement", False
    RECRUIT = "recruit", True
    BUILDING = "building", True  # of which kind
    SIZE = "size", True  # of a Statue
    RESOURCE = "resource", True
    BONUS = "bonus", True
    STATUE = "statue", True
    WEAVING = "weaving", True
    WORKER = "worker", True
    SURPLUS = "surplus", True
    TILE = "tile", True  # the Building itself

    by_own_rule: bool

    def __new__(cls, name: str, by_own_rule: bool) -> "Chosen":
        """A member, which is stored and looked up by its name."""
        member = str.__new__(cls, name)
        member._value_ = name
        member.by_own_rule = by_own_rule
        return member


class AutomaChose(Event, frozen=True, tag=True):
    """The automa's priorities, or its die, named what it takes: a region, a space, whom to recruit, and the like.

    `by` is the priority that left one only, empty if no other was possible; `passed` are those that lay between what
    the die named and what was taken, or the terraces that came before, each with what spoke against it; without a roll,
    all other regions. `failed` are the priorities before that which none of those left could meet. `tied` are the
    regions between which the die chose, and `tied_by` the priority that left these; `costs` is the food to reach a
    space, and to reach the next nearest one.
    """

    by_automa = True
    seat: int
    what: Public[Chosen]
    taken: Public[str]
    by: Public[str]
    passed: Public[tuple[tuple[str, str], ...]] = ()
    failed: Public[tuple[str, ...]] = ()
    tied: Public[tuple[str, ...]] = ()
    tied_by: Public[str] = ""
    costs: tuple[int, ...] = ()


class AutomaActed(Event, frozen=True, tag=True):
    """A token led the automa to a space of its board; `side` is the personality that covers it."""

    by_automa = True
    seat: int
    loop: Public[str]
    value: int
    space: Public[str]
    side: Public[str]


class AutomaFailed(Event, frozen=True, tag=True):
    """The automa could not do something, or only a part of it, and got this much gold instead.

    `why`: it was too "poor", there was "none", it could pay for a "part" only, there was but the "last" one, or it
    was "unwanted".
    """

    by_automa = True
    seat: int
    effect: Public[Effect]
    why: Public[str]
    gold: int


class TokenMoved(Event, frozen=True, tag=True):
    """A token moved on along its loop; `side` is the personality that covers the space it reached."""

    by_automa = True
    seat: int
    loop: Public[str]
    value: int
    space: Public[str]
    side: Public[str]


class PotatoesExchanged(Event, frozen=True, tag=True):
    """The automa turned potato into VP."""

    by_automa = True
    seat: int
    potato: int
    vp: int


class OfferDiscarded(Event, frozen=True, tag=True):
    """The automa put God cards of the offer under the deck."""

    by_automa = True
    seat: int
    cards: Public[tuple[str, ...]]
