"""The numbers of the game that no single card or tile shows, as records mirroring constants.toml."""

from collections.abc import Mapping

from msgspec import Struct

from engine.benefits import Effect
from engine.components.records import Entry
from engine.resources import Cost


class Numbers(Entry, frozen=True):
    """A group of numbers; `note` says which reading was taken where the texts disagree."""

    note: str = ""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that belong together inside a group."""


class Resource(Entry, frozen=True):
    """A resource: whether it can be eaten, and whether it stands in for others."""

    id: str
    food: bool
    wild: bool


class Score(Numbers, frozen=True, kw_only=True):
    """Numbers of the scoring track."""

    start: int
    minimum: int


class Setup(Numbers, frozen=True, kw_only=True):
    """Numbers of the set-up: what players and the table begin with."""

    start_resources: Cost
    start_workers: int
    god_cards_dealt: int
    god_cards_kept: int
    god_cards_played: int
    god_offer_size: Mapping[int, int]
    market_per_building_type: int


class Roaming(Part, frozen=True):
    """The price in food of moving a Worker away from the High Priest's section."""

    same: int
    adjacent: int
    non_adjacent: int


class Placement(Numbers, frozen=True, kw_only=True):
    """Prices and discounts of placing a Worker."""

    roaming: Roaming
    descending: Mapping[str, int]
    steps_discount: int
    steps_owner_vp: int
    courier_discount: int
    priest_extra_task_price: Cost
    gold_instead_of_god_card: int


class WorkerLimit(Numbers, frozen=True, kw_only=True):
    """How many Workers a player may hold."""

    regular: int
    free_newcomers: int


class StepsNumbers(Numbers, frozen=True, kw_only=True):
    """Numbers of the Build Steps task."""

    cost: Cost
    benefit: tuple[Effect, ...]
    upper_owner_vp: int


class StatueSize(Part, frozen=True):
    """The price and the VP of a Statue of one size."""

    cost: Cost
    vp: int


class StatueNumbers(Numbers, frozen=True, kw_only=True):
    """Numbers of the Build a Statue task."""

    small: StatueSize
    large: StatueSize


class WeavingNumbers(Numbers, frozen=True, kw_only=True):
    """Numbers of the Purchase Weavings task."""

    tiles_drawn: int
    corn_for_1_2_3: tuple[int, int, int]
    leftover_corn: int


class TaskNumbers(Part, frozen=True):
    """The tasks that have numbers of their own."""

    steps: StepsNumbers
    statue: StatueNumbers
    weavings: WeavingNumbers


class Worship(Part, frozen=True):
    """Numbers of Worship: Temple steps for a Statue."""

    active_large: int
    active_small: int
    follower_any: int


class Offering(Part, frozen=True):
    """Numbers of the Offering: Temple steps for corn."""

    active_corn_per_step: int
    active_max_steps: int
    follower_corn: int
    follower_max_steps: int


class RejuvenateNumbers(Part, frozen=True):
    """Numbers of Rejuvenate: how much may be turned face up, and for what price."""

    active_free: int
    active_price_food: int
    follower_price_corn: int


class ConquestNumbers(Part, frozen=True):
    """Numbers of the Conquest: its prices and limits."""

    casualties: int
    play_army_price_potato: int
    active_free_army_cards: int
    active_markers: int
    follower_markers: int


class ProduceNumbers(Part, frozen=True):
    """Numbers of Produce, for the active player and for those who follow."""

    active_flips_up: int


class HighPriest(Numbers, frozen=True, kw_only=True):
    """The High Priest actions, for the active player and the followers."""

    max_move: int
    worship: Worship
    offering: Offering
    rejuvenate: RejuvenateNumbers
    conquest: ConquestNumbers
    produce: ProduceNumbers
    gold_instead: int


class Festival(Numbers, frozen=True, kw_only=True):
    """Numbers of the Festival: when it begins, and what it costs and pays."""

    trigger_vp: tuple[int, ...]
    potato_per_god_card: int
    vp_lost_per_missing_potato: int
    god_cards_playable: int
    god_draw_most_to_fewest_vp: Mapping[int, tuple[int, ...]]


class FinalScoring(Numbers, frozen=True, kw_only=True):
    """VP at the end of the game; `tapestry_vp` is indexed by length less one."""

    tapestry_vp: tuple[int, ...]
    face_up_building: int
    god_card_in_hand: int
    face_up_army_card: int
    worker_in_supply: int
    gold: int
    prophecy: int
    standing_noble: int


class PlayerPieces(Numbers, frozen=True, kw_only=True):
    """How many pieces of each sort one player has."""

    high_priest: int
    scoring_marker: int
    temple_marker: int
    steps_markers: int
    conquest_markers: int
    extra_conquest_markers_vassals: int
    vassals: int
    colours: tuple[str, ...]


class SoloNumbers(Numbers, frozen=True, kw_only=True):
    """The solo die and goal; `region_by_die` lists the regions of 1, 2, 3 and 4."""

    die: tuple[int, ...]
    target_vp: int
    region_by_die: tuple[str, ...]


class Constants(Struct, frozen=True):
    """Everything in constants.toml, one record for each of its tables."""

    resources: Mapping[str, Resource]
    score: Score
    setup: Setup
    placement: Placement
    worker_limit: WorkerLimit
    tasks: TaskNumbers
    high_priest: HighPriest
    festival: Festival
    final_scoring: FinalScoring
    player_pieces: PlayerPieces
    solo: SoloNumbers
