"""Steps of the game that run by themselves when they come to the top of the stack."""

from msgspec import Struct

from engine.benefits import Benefit, Effect


class BeginTasks(Struct, frozen=True, tag=True):
    """The placed Worker starts its tasks; `effects` of the God card wait until afterwards."""

    seat: int
    space: str
    tasks: int
    priest: bool
    card: str = ""
    effects: Benefit = ()


class OfferStatue(Struct, frozen=True, tag=True):
    """A matching Statue, if there is one now, opens the God card's benefits; then the tasks, if they wait."""

    seat: int
    card: str
    effects: Benefit
    tasks: BeginTasks | None = None


class RevealSetupCards(Struct, frozen=True, tag=True):
    """All set-up God cards are laid on the table."""


class PlaySetupCards(Struct, frozen=True, tag=True):
    """A seat receives the benefits of its set-up God cards."""

    seat: int


class FinishSetup(Struct, frozen=True, tag=True):
    """The God cards are shuffled back and the market is refilled."""


class StartTurn(Struct, frozen=True, tag=True):
    """A seat's turn begins, with its Festival if one is due."""

    seat: int


class OfferHire(Struct, frozen=True, tag=True):
    """The Village is open to the seat whose turn ends."""

    seat: int


class FinishTurn(Struct, frozen=True, tag=True):
    """Worker limit, Festival trigger, market, offer; then the next turn."""

    seat: int


class PutWorker(Struct, frozen=True, tag=True):
    """The Worker, paid for, arrives on its space."""

    seat: int
    worker: str
    acting: str
    space: str
    card: str


class RunBenefit(Struct, frozen=True, tag=True):
    """All these effects happen, in the order the seat likes."""

    seat: int
    effects: Benefit
    source: str


class RunEffect(Struct, frozen=True, tag=True):
    """One effect happens."""

    seat: int
    effect: Effect
    source: str


class Climb(Struct, frozen=True, tag=True):
    """The Temple marker moves up, step by step."""

    seat: int
    steps: int


class ReturnWeavings(Struct, frozen=True, tag=True):
    """Weavings nobody bought go under the stack; the top one is revealed."""


class GainStatue(Struct, frozen=True, tag=True):
    """A Statue, paid for, enters the player area."""

    seat: int
    size: str
    god: str


class GainSteps(Struct, frozen=True, tag=True):
    """Steps, paid for, are built."""

    seat: int
    spot: str


class GainBuilding(Struct, frozen=True, tag=True):
    """A Building, paid for, enters the player area."""

    seat: int
    building: str


class FlipDown(Struct, frozen=True, tag=True):
    """A Production Building that has given is turned down."""

    seat: int
    building: str


class Poll(Struct, frozen=True, tag=True):
    """The same question to several seats in order; who is eligible is seen when it surfaces."""

    question: str
    seats: tuple[int, ...]


class ActivateHighPriest(Struct, frozen=True, tag=True):
    """The space under the High Priest is activated."""

    seat: int


class Festival(Struct, frozen=True, tag=True):
    """The next stage of the Festival."""

    stage: str


class FinalScoring(Struct, frozen=True, tag=True):
    """The end of the game."""


Step = (
    BeginTasks
    | OfferStatue
    | RevealSetupCards
    | PlaySetupCards
    | FinishSetup
    | StartTurn
    | OfferHire
    | FinishTurn
    | PutWorker
    | RunBenefit
    | RunEffect
    | Climb
    | ReturnWeavings
    | GainStatue
    | GainSteps
    | GainBuilding
    | FlipDown
    | Poll
    | ActivateHighPriest
    | Festival
    | FinalScoring
)
