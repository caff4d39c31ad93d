"""Procedures: parts of the game that run by themselves when they come to the top of the stack."""

from typing import get_args

from msgspec import Struct

from engine.benefits import Benefit, Effect
from engine.secrecy import BuildingTile, Public, Seen, WeavingTiles, all_texts_say_who_sees_them


class BeginTasks(Struct, frozen=True, tag=True):
    """The placed Worker starts its tasks; `effects` of the God card wait until afterwards."""

    seat: int
    space: Public[str]
    tasks: int
    priest: bool
    card: Public[str] = ""
    effects: Public[Benefit] = ()


class OfferStatue(Struct, frozen=True, tag=True):
    """A matching Statue, if there is one now, opens the God card's benefits; then the tasks, if they wait."""

    seat: int
    card: Public[str]
    effects: Public[Benefit]
    tasks: Public[BeginTasks | None] = None


class FinishTask(Struct, frozen=True, tag=True):
    """A task is over: performed or, if that could be and nothing was built, passed over; `built` is from before it."""

    seat: int
    space: Public[str]
    icon: Public[str]
    left: int
    used: Public[tuple[str, ...]]
    passed: Public[tuple[str, ...]]
    may_buy: bool
    built: int


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


class DealGodCards(Struct, frozen=True, tag=True):
    """Everybody is dealt the God cards of the set-up."""


class FinishTurn(Struct, frozen=True, tag=True):
    """Worker limit, Festival trigger, market, offer; then the next turn."""

    seat: int


class PutWorker(Struct, frozen=True, tag=True):
    """The Worker, paid for, arrives on its space."""

    seat: int
    worker: Public[str]
    acting: Public[str]
    space: Public[str]
    card: Public[str]
    waited: Public[str] = ""  # the kind a Newcomer counts as for Buildings and Palaces; empty: that as which it acts


class OfferAbilities(Struct, frozen=True, tag=True):
    """Abilities of a seat wait to answer a moment, those of these tiles; `fact` is what happened.

    With `retrieval` the Warrior that was placed has not been asked yet whom it takes back.
    """

    seat: int
    moment: Public[str]
    waiting: Public[tuple[str, ...]]
    fact: Public[PutWorker | str | None] = None
    retrieval: bool = False


class RunBenefit(Struct, frozen=True, tag=True):
    """All these effects happen, in the order the seat likes."""

    seat: int
    effects: Public[Benefit]
    source: Public[str]


class RunEffect(Struct, frozen=True, tag=True):
    """One effect of a benefit is about to happen to a seat."""

    seat: int
    effect: Public[Effect]
    source: Public[str]


class Climb(Struct, frozen=True, tag=True):
    """The Temple marker moves up, step by step."""

    seat: int
    steps: int


class PayMatches(Struct, frozen=True, tag=True):
    """Every match in a seat's Tapestries pays its reward."""

    seat: int


class ReturnWeavings(Struct, frozen=True, tag=True):
    """Weavings nobody bought go under the stack; the top one is revealed; those of an `outer` purchase are on sale."""

    outer: Public[WeavingTiles] = ()


class RevealWeaving(Struct, frozen=True, tag=True):
    """The top Weaving is revealed, if it lies face down."""


class GainStatue(Struct, frozen=True, tag=True):
    """A Statue, paid for, enters the player area."""

    seat: int
    size: Public[str]
    god: Public[str]
    by_task: bool = False


class GainSteps(Struct, frozen=True, tag=True):
    """Steps, paid for, are built."""

    seat: int
    spot: Public[str]


class GainBuilding(Struct, frozen=True, tag=True):
    """A Building, paid for, enters the player area."""

    seat: int
    building: Public[BuildingTile]
    by_task: bool = False


class ProduceBuilding(Struct, frozen=True, tag=True):
    """A Production Building gives its benefit."""

    seat: int
    building: Public[str]


class FlipDown(Struct, frozen=True, tag=True):
    """A Production Building that has given is turned down."""

    seat: int
    building: Public[str]


class Poll(Struct, frozen=True, tag=True):
    """The same question to several seats in order; who is eligible is seen when it surfaces."""

    question: Public[str]
    seats: tuple[int, ...]


class ActivateHighPriest(Struct, frozen=True, tag=True):
    """The space under the High Priest is activated."""

    seat: int


class PerformHighPriest(Struct, frozen=True, tag=True):
    """The active seat performs this High Priest action."""

    seat: int
    action: Public[str]


class OfferGodCards(Struct, frozen=True, tag=True):
    """A seat may play so many more God cards at the Festival."""

    seat: int
    left: int


class Festival(Struct, frozen=True, tag=True):
    """The next stage of the Festival."""

    stage: Public[str]


class FinalScoring(Struct, frozen=True, tag=True):
    """The last scoring, after which the game is over."""


# ---------------------------------------------------------------- The Golden Age


class RefillNomads(Struct, frozen=True, tag=True):
    """The place of a Nomad who was taken is filled from the bag."""


class OfferNewcomer(Struct, frozen=True, tag=True):
    """A seat that has appointed a Noble may take a Newcomer."""

    seat: int


class SeeGodCards(Struct, frozen=True, tag=True):
    """A seat looks at so many God cards of the deck and keeps some of them."""

    seat: int
    cards: int
    kept: int


class RewardTemple(Struct, frozen=True, tag=True):
    """At a Festival the row of a Temple marker scores and its step gives, so many times."""

    seat: int
    times: int = 1


class FinishPurchase(Struct, frozen=True, tag=True):
    """A Purchase Weavings task is over; `weavings` is what its buyer had before."""

    seat: int
    weavings: int


class OfferPriestMove(Struct, frozen=True, tag=True):
    """Whoever constructed a Palace this turn may move the High Priest besides (ZN5)."""

    seat: int


# ---------------------------------------------------------------- the automa of a solo game


class PrepareAutoma(Struct, frozen=True, tag=True):
    """The automa gets its starting Weaving and what it has instead of God cards in hand."""

    seat: int


class PlaceAutoma(Struct, frozen=True, tag=True):
    """The automa's High Priest, tokens, God cards, Steps and personalities come to their places."""

    seat: int


class AutomaTurn(Struct, frozen=True, tag=True):
    """The automa takes its turn: a High Priest action, its board, or what it does without Workers."""

    seat: int


class EndActivation(Struct, frozen=True, tag=True):
    """What the automa does once its High Priest action is over."""

    seat: int


class DiscardOffer(Struct, frozen=True, tag=True):
    """The automa takes God cards out of the offer."""

    seat: int


class EndWithoutWorker(Struct, frozen=True, tag=True):
    """What else the automa does in a turn without Worker, once a Nomad has joined it."""

    seat: int


class UseToken(Struct, frozen=True, tag=True):
    """The automa performs the action under one of its tokens."""

    seat: int
    loop: Public[str]
    token: int


class AdvanceTokens(Struct, frozen=True, tag=True):
    """All of the automa's tokens of this value move on."""

    seat: int
    value: int


class TryEffect(Struct, frozen=True, tag=True):
    """The automa does this if it can; else the failure of its board's row."""

    seat: int
    effect: Public[Effect]
    failure: Public[str]


class FallShort(Struct, frozen=True, tag=True):
    """What the automa could not do, or not in full, turns into what the row gives instead; `why` is an obstacle."""

    seat: int
    effect: Public[Effect]
    failure: Public[str]
    why: Public[str]


class EndAutoma(Struct, frozen=True, tag=True):
    """A last High Priest action of the automa before the final scoring, and the one after it."""

    seat: int
    action: Public[str] = "rejuvenate"


class ScoreAutoma(Struct, frozen=True, tag=True):
    """What only the automa scores at the end; then the final scoring of all."""

    seat: int


Procedure = (
    BeginTasks
    | OfferStatue
    | FinishTask
    | DealGodCards
    | RevealSetupCards
    | PlaySetupCards
    | FinishSetup
    | StartTurn
    | OfferHire
    | FinishTurn
    | PutWorker
    | OfferAbilities
    | RunBenefit
    | RunEffect
    | Climb
    | PayMatches
    | ReturnWeavings
    | RevealWeaving
    | GainStatue
    | GainSteps
    | GainBuilding
    | ProduceBuilding
    | FlipDown
    | Poll
    | ActivateHighPriest
    | PerformHighPriest
    | OfferGodCards
    | Festival
    | FinalScoring
    | RefillNomads
    | OfferNewcomer
    | SeeGodCards
    | RewardTemple
    | FinishPurchase
    | OfferPriestMove
    | PrepareAutoma
    | PlaceAutoma
    | AutomaTurn
    | EndActivation
    | EndWithoutWorker
    | DiscardOffer
    | UseToken
    | AdvanceTokens
    | TryEffect
    | FallShort
    | EndAutoma
    | ScoreAutoma
)

all_texts_say_who_sees_them(get_args(Procedure), Seen.BY_ALL)
