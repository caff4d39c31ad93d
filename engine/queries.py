"""What may be asked about the rules without playing: prices, reach, who leads, whose turn a question breaks into.

Pictures, the bot and the computer players ask here, and nowhere else, what the rules would say. Nothing on this page
changes a position; every answer is about a State or, with one seat's ignorance, a View.

>>> from engine import Options, new_game
>>> game = new_game(Options(players=3), "a table of three")
>>> is_follow_on(game)
False
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from engine.abilities import Ability
from engine.actions import Action, ChooseSpace
from engine.buildings import cost as building_cost
from engine.components import ARMY_CARDS, CONQUEST, GOD_CARDS, PATTERNS, SPACES, STEPS, TERRACES, WEAVINGS
from engine.decisions import ChooseGod, ChoosePlacement
from engine.hill import (
    icons_of,
    roaming_costs,
    sections_beside,
    spaces_below,
    spaces_touching,
    spaces_where,
    spot_code,
    steps_of_section,
    steps_to_space,
)
from engine.procedures import Festival
from engine.resources import CORN, POTATO, Cost
from engine.rules import conquest, free_actions, statues, steps, workers
from engine.rules.cards import CARDS_PRAYED_FOR
from engine.rules.conquest import enough as soldiers_suffice
from engine.rules.conquest import left_most as left_most_spaces
from engine.rules.conquest import price as soldiers_for
from engine.rules.conquest import prices as soldiers_for_empty_spaces
from engine.rules.conquest import within_reach as conquerable_spaces
from engine.rules.effects import of_use
from engine.rules.festival import upkeep_due
from engine.rules.free_actions import EXCHANGE as PRINTED_RATES
from engine.rules.free_actions import at_the_end
from engine.rules.free_actions import options as free_action_options
from engine.rules.high_priest import FURTHEST, action_after, section_after
from engine.rules.high_priest import reach as priest_reach
from engine.rules.hooks import ABILITY, FREE, GOD_CARD_PRICE, KIND_AWAITED, MOMENTS, RATES, tiles_at_work
from engine.rules.influence import open_regions
from engine.rules.influence import places as vassal_places
from engine.rules.influence import price as nation_price
from engine.rules.nobles import palaces_for
from engine.rules.placement import (
    COLOUR_OF_MORE_TASKS,
    SEGMENT,
    SHOWN_GOLD,
    count_tasks,
    descending_cost,
    discount,
    placement_cost,
    segment_costs,
    space_options,
    space_question,
    steps_above,
    steps_paid,
    task_counter,
)
from engine.rules.prophecies import Progress, prophecy_vp
from engine.rules.prophecies import fulfilled as fulfilled_prophecies
from engine.rules.prophecies import progress as prophecy_progress
from engine.rules.regions import casualties_counted, majority, pieces
from engine.rules.rejuvenate import has_nothing_to_rejuvenate
from engine.rules.retrieval import to_retrieve
from engine.rules.scoring import crowned, ending, god_card_vp, places, solo_ending, tapestry_lengths, tapestry_vp
from engine.rules.setup import PERSON
from engine.rules.statues import LARGE, SMALL, has_statue
from engine.rules.steps import open_spots
from engine.rules.tasks import EXTRA_TASK, collected_besides, is_performable, possible_tasks
from engine.rules.turn import REJUVENATED_FOR_A_WORKER, WALK_PRICE, is_follow_on, secondary_options
from engine.rules.weaving import all_matches, covered_edges, leftover_price, matches
from engine.rules.weaving import price_of as weavings_price
from engine.rules.workers import surplus as surplus_workers
from engine.solo.frame import PLAIN
from engine.state import Position

__all__ = [
    "CARDS_PRAYED_FOR",
    "EXTRA_TASK",
    "FURTHEST",
    "LARGE",
    "PERSON",
    "PLAIN",
    "PRINTED_RATES",
    "REJUVENATED_FOR_A_WORKER",
    "SEGMENT",
    "SHOWN_GOLD",
    "SMALL",
    "WALK_PRICE",
    "Progress",
    "ability_of",
    "ability_price",
    "action_after",
    "all_matches",
    "army_price",
    "at_the_end",
    "building_cost",
    "casualties_counted",
    "collected_besides",
    "conquerable_spaces",
    "count_tasks",
    "covered_edges",
    "crowned",
    "descending_cost",
    "discount",
    "ending",
    "exchange_rates",
    "festivals",
    "food_to_place",
    "free_action_options",
    "free_spaces",
    "fulfilled_prophecies",
    "god_card_price",
    "god_card_vp",
    "has_nothing_to_rejuvenate",
    "has_statue",
    "hire_price",
    "icons_of",
    "in_reach_for_god_card",
    "is_follow_on",
    "is_free_action",
    "is_performable",
    "kind_awaited",
    "kinds_with_more_tasks",
    "left_most_spaces",
    "leftover_price",
    "majority",
    "matches",
    "matching_weavings",
    "missing_patterns",
    "nation_price",
    "of_use",
    "open_regions",
    "open_spots",
    "owner_of_upper_steps",
    "palaces_for",
    "pieces",
    "pieces_of",
    "placement_cost",
    "places",
    "possible_tasks",
    "priest_reach",
    "prophecy_progress",
    "prophecy_vp",
    "roaming_costs",
    "secondary_options",
    "section_after",
    "sections_beside",
    "segment_costs",
    "soldiers_for",
    "soldiers_for_empty_spaces",
    "soldiers_on",
    "soldiers_suffice",
    "solo_ending",
    "space_question",
    "spaces_below",
    "spaces_in_reach",
    "spaces_of_region",
    "spaces_touching",
    "spaces_where",
    "spot_code",
    "statue_price",
    "statue_vp",
    "steps_above",
    "steps_of_section",
    "steps_paid",
    "steps_price",
    "steps_to_space",
    "surplus_workers",
    "takes_weaving",
    "tapestry_lengths",
    "tapestry_vp",
    "task_counter",
    "tiles_at_work",
    "to_retrieve",
    "upkeep_due",
    "vassal_places",
    "villager_at",
    "weavings_price",
]

# ---------------------------------------------------------------- abilities

_PRICES = {ability: offered.price for moment in MOMENTS.values() for ability, offered in moment.offers.items()}


def ability_of(tile: str) -> Ability:
    """The ability of a Passive Building, a Palace, a Nation or a Cult tile.

    >>> ability_of("Z01").value
    'any_worker_as_courier'
    """
    return ABILITY[tile]


def ability_price(tile: str) -> Cost:
    """What it costs to use the ability of a tile, as far as that is the same for everybody.

    >>> ability_price("X09"), ability_price("Z01") == Cost()
    (Cost(potato=0, corn=0, stone=1, gold=0, food=0), True)
    """
    return _PRICES.get(ABILITY[tile], FREE)


def kind_awaited(tile: str) -> str:
    """The kind of Worker for whose placement the ability of a tile waits; empty: for none.

    >>> kind_awaited("X11"), kind_awaited("X03")
    ('courier', '')
    """
    return KIND_AWAITED.get(ABILITY[tile], "")


# ---------------------------------------------------------------- the hill


def owner_of_upper_steps(position: Position, spot: str) -> int | None:
    """Who scores when Steps are built on this spot: nobody, or the owner of those above it.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.steps = {"S2u": 1}
    >>> owner_of_upper_steps(game, "S2l"), owner_of_upper_steps(game, "S2u")
    (1, None)
    """
    printed = STEPS[spot]
    return None if printed.upper else position.steps[steps.UPPER[printed.section]]


def spaces_in_reach(position: Position, asked: ChooseGod, shown: Action) -> list[str]:
    """The spaces a Worker can go to for this God card, or for gold in the name of a god.

    >>> from engine import Options, new_game
    >>> from engine.actions import ShowGold
    >>> game = new_game(Options(), 1)
    >>> player = game.players[0]
    >>> player.priest, player.potato, player.corn, player.gold = 1, 3, 0, 2
    >>> spaces_in_reach(game, ChooseGod(0, "priest", "priest"), ShowGold("inti"))
    ['T2b', 'M1b', 'M5b']
    """
    found = space_options(position, space_question(asked, shown))
    return [action.space for action in found if isinstance(action, ChooseSpace)]


def in_reach_for_god_card(position: Position, seat: int, card: str) -> dict[str, int]:
    """The spaces a Worker without a discount could go to now for this God card, with their food.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> in_reach_for_god_card(game, 0, "G01")  # the High Priest is not placed yet
    {}
    >>> player = game.players[0]
    >>> player.priest, player.potato, player.corn, player.gold = 2, 1, 0, 0
    >>> in_reach_for_god_card(game, 0, "G01")
    {'T2b': 0}
    """
    if not position.players[seat].priest:
        return {}
    question = ChoosePlacement(seat, "", "", GOD_CARDS[card].god, card)
    spaces = [action.space for action in space_options(position, question) if isinstance(action, ChooseSpace)]
    return {space: placement_cost(position, seat, space, "") for space in spaces}


def free_spaces(position: Position, seat: int | None) -> dict[str, int]:
    """Every space without a Worker, with the food it costs a seat.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].priest, game.hill = 1, {"T1a": "priest"}
    >>> free_spaces(game, 0)["B3a"], free_spaces(game, None)["B3a"], "T1a" in free_spaces(game, 0)
    (8, 5, False)
    """
    return {space: food_to_place(position, seat, space) for space in SPACES if space not in position.hill}


def food_to_place(position: Position, seat: int | None, space: str) -> int:
    """The food a space costs a seat without a discount; that of Descending alone while its High Priest is nowhere.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> food_to_place(game, None, "T1a"), food_to_place(game, 0, "B1a")
    (0, 5)
    """
    if seat is not None and position.players[seat].priest:
        return placement_cost(position, seat, space, "")
    printed = SPACES[space]
    return descending_cost(position.steps, printed.section, list(TERRACES).index(printed.terrace))


def kinds_with_more_tasks() -> dict[str, str]:
    """The kind of Worker that performs one more task on the spaces of a colour, by colour.

    >>> kinds_with_more_tasks()
    {'blue': 'architect', 'green': 'craftsman'}
    """
    return {colour: kind for kind, colour in COLOUR_OF_MORE_TASKS.items()}


# ---------------------------------------------------------------- Conquest


def spaces_of_region(region: str) -> tuple[str, ...]:
    """The Conquest spaces of a region.

    >>> spaces_of_region("antisuyu")
    ('AN1', 'AN2', 'AN3', 'AN4', 'AN5', 'AN6')
    """
    return tuple(space.id for space in CONQUEST.values() if space.region == region)


def pieces_of(position: Position, seat: int, region: str) -> int:
    """How many pieces of a seat count for the majority of a region: markers on track and Nation tile, and Vassals.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.conquest, game.nation_markers = {"AN1": 0}, {"antisuyu": (0,)}
    >>> pieces_of(game, 0, "antisuyu"), pieces_of(game, 1, "antisuyu")
    (2, 0)
    """
    return pieces(position, region).get(seat, (0, 0))[0]


# ---------------------------------------------------------------- Tapestries and armies


def matching_weavings(tapestry: tuple[str, ...], covered: frozenset[str] = frozenset()) -> tuple[int, ...]:
    """Which Weavings of a Tapestry match the one to their left, counted from 0; Vassals cover these edges.

    >>> matching_weavings(("W27", "W12", "W07", "W21")), matching_weavings(("W12", "W27"))
    ((1, 2, 3), ())
    """
    pairs = enumerate(pairwise(tapestry), start=1)
    return tuple(index for index, pair in pairs if matches(pair, covered))


def missing_patterns(tapestry: tuple[str, ...]) -> tuple[str, ...]:
    """The patterns that a Tapestry has not got.

    >>> len(missing_patterns(())), len(missing_patterns(("W27", "W12")))
    (7, 5)
    """
    woven = {WEAVINGS[tile].pattern for tile in tapestry}
    return tuple(name for name in PATTERNS if name not in woven)


def takes_weaving(tapestry: tuple[str, ...], weaving: str) -> bool:
    """Whether a Weaving may be laid at this Tapestry, which must lack its pattern; what nobody has seen is no bar.

    >>> takes_weaving(("W27", "W12"), "W12"), takes_weaving(("W27", "?"), "W12")
    (False, True)
    """
    return WEAVINGS[weaving].pattern in missing_patterns(tuple(filter(WEAVINGS.get, tapestry)))


def soldiers_on(cards: Iterable[str]) -> int:
    """How many soldiers there are on these Army cards.

    >>> soldiers_on(("A01", "A20"))
    2
    """
    return sum(ARMY_CARDS[card].soldiers for card in cards)


# ---------------------------------------------------------------- the Village


def villager_at(position: Position, end: str) -> str:
    """The Worker at the potato end or at the corn end of the Village.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.village = ("priest", "warrior", "courier")
    >>> villager_at(game, "potato"), villager_at(game, "corn")
    ('priest', 'courier')
    """
    return position.village[{POTATO: 0, CORN: -1}[end]]


def hire_price(end: str) -> Cost:
    """What the Worker at this end of the Village costs.

    >>> hire_price("corn")
    Cost(potato=0, corn=1, stone=0, gold=0, food=0)
    """
    return workers.HIRE[end]


# ---------------------------------------------------------------- prices


def statue_price(size: str) -> Cost:
    """What a small or a large Statue costs.

    >>> statue_price(LARGE)
    Cost(potato=0, corn=0, stone=3, gold=2, food=0)
    """
    return statues.PRICE[size]


def statue_vp(size: str) -> int:
    """What a small or a large Statue scores when it is built.

    >>> statue_vp(SMALL), statue_vp(LARGE)
    (3, 9)
    """
    return statues.WORTH[size]


def steps_price() -> Cost:
    """What Steps cost.

    >>> steps_price()
    Cost(potato=0, corn=0, stone=3, gold=0, food=0)
    """
    return steps.RULES.cost


def army_price() -> Cost:
    """What it costs to play an Army card, unless it is free.

    >>> army_price()
    Cost(potato=1, corn=0, stone=0, gold=0, food=0)
    """
    return conquest.PLAY_PRICE


def exchange_rates(position: Position, seat: int) -> Mapping[str, int]:
    """The resources this seat may swap at will, and how many of each are worth as much; none, if it may not.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[1].passives = ("Z15",)
    >>> exchange_rates(game, 0), exchange_rates(game, 1)
    ({}, {'stone': 2, 'corn': 2, 'gold': 1})
    """
    return RATES(position, seat, {})


def god_card_price(position: Position, seat: int) -> Cost | None:
    """For how much this seat may have God cards at will in its turn; None: not at all.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[1].passives = ("Z19",)
    >>> god_card_price(game, 0), god_card_price(game, 1)
    (None, Cost(potato=1, corn=0, stone=0, gold=0, food=0))
    """
    return GOD_CARD_PRICE(position, seat, None)


def is_free_action(action: Action) -> bool:
    """Whether this can be done beside a question, which is then asked again.

    >>> from engine.actions import DiscardArmyCard, Pray
    >>> is_free_action(DiscardArmyCard("A01")), is_free_action(Pray())
    (True, False)
    """
    return free_actions.is_free(action)


def festivals(position: Position) -> list[Festival]:
    """The Festivals in progress, by their next stage.

    >>> from engine import Options, new_game
    >>> festivals(new_game(Options(), 1))
    []
    """
    return [frame for frame in position.stack if isinstance(frame, Festival)]
