"""The words of pictures: which there are. The texts belong to a language, and whoever wants a picture brings them."""

from collections.abc import Callable, Iterable, Mapping
from typing import get_args

from msgspec import Struct

from engine.automa_queries import BARS
from engine.benefits import Benefit
from engine.box import MODULES
from engine.buildings import BUILDINGS
from engine.components import (
    CORICANCHA,
    CULTS,
    GODS,
    NATIONS,
    PALACES,
    PASSIVE,
    PATTERNS,
    REGIONS,
    SOLO,
    TASKS,
    TERRACES,
    WEAVING_REWARDS,
    WORKER_KINDS,
)
from engine.components.records import BUILDING_TYPES
from engine.decisions import AnyDecision
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.queries import LARGE, SMALL
from engine.resources import RESOURCES, VP, Cost
from engine.workers import kinds_of
from render.icons import GODS_GROUP
from render.icons import GROUPS as ICON_GROUPS
from render.icons import NAMES as ICON_NAMES

LEFT, RIGHT = "left", "right"  # edges of a Weaving
BRANCHES = ("L", "R")  # as the ids of Temple steps end
# Of scoring categories.
GROUPS = ("hill", "temple", "weavings", "buildings", "conquest", "start", "potato", "leftovers", "automa")
STATISTICS_PAGES = ("leaders", "met", "modules", "solo", "bots")
STATISTICS_COLUMNS = ("games", "wins", "losses", "rate", "mean", "best", "difference")
ARROW = "arrow"  # the one icon that is the same in all languages


class Words(Struct, frozen=True, kw_only=True, eq=False):
    """Everything that pictures and their alternative texts say, in one language.

    A mapping must hold exactly the ids that `REQUIRED` lists for it. Phrases with a number or a name in them are
    functions, so that a language can inflect as it needs. Two sets of words are equal only if they are one object:
    thus a panel that was drawn with them is found again at once.
    """

    lang: str  # the code of the language, for whoever has to complete it

    # By ids of the game
    questions: Mapping[str, str]  # what a Decision asks, by the name of its class, in two or three words
    names: Mapping[str, str]  # gods, Buildings, regions, patterns, edges of Weavings, automas, personalities, tiles
    abilities: Mapping[str, str]  # what a Passive Building, a Palace, a Nation or a Cult tile does
    second_vassals: Mapping[str, str]  # what a second Vassal makes of a Cult tile
    prophecies: Mapping[str, str]  # what the Prophecy of a Palace asks for
    tasks: Mapping[str, str]
    priest_actions: Mapping[str, str]
    workers: Mapping[str, str]  # by kind; `worker` names any of them
    resources: Mapping[str, str]
    terraces: Mapping[str, str]
    terraces_in_brief: Mapping[str, str]
    branches: Mapping[str, str]  # of the Temple
    weaving_sides: Mapping[str, str]  # the edges of a Weaving
    statue_sizes: Mapping[str, str]
    building_types: Mapping[str, str]
    kinds: Mapping[str, str]  # one Building of a type
    automa_rows: Mapping[str, str]
    automa_sides: Mapping[str, str]  # of Pachamama's board
    automa_needs: Mapping[str, str]  # of what an automa needs so many for a High Priest action, in a word or two
    automa_bars: Mapping[str, str]  # what keeps it from one whatever it has
    icons: Mapping[str, str]  # an icon read aloud
    groups: Mapping[str, str]  # of scoring categories
    modules: Mapping[str, str]
    legend: Mapping[str, str]  # headings of a legend
    statistics: Mapping[str, str]  # the titles of pages, and the heads of columns, which are as short as numbers

    # Sentences put together from words of this language and signs, with the spaces it has beside those
    typeset: Callable[[str], str]

    # Rules in words
    benefit: Callable[[Benefit], str]
    cost: Callable[[Cost], str]

    # Numbers
    signed: Callable[[int], str]
    counted: Callable[[str, str], str]  # a number, as it is drawn, with what the icon behind it stands for

    # Phrases
    turn: Callable[[int], str]
    seat: Callable[[int], str]  # a player whose name is not known
    won_by: Callable[[str], str]
    due_with: Callable[[str], str]  # the Festival that a player will open
    festivals: Callable[[int, int], str]  # so many were triggered, of so many
    edges_match: Callable[[str, str], str]  # of Weavings, and what that brings
    section: Callable[[int], str]
    tapestry: Callable[[int], str]
    amount: Callable[[str, int], str]  # so much of a resource, or so many Workers of a kind
    gained: Callable[[str, int], str]  # so much more or less of a resource, or so many steps of the Temple
    soldiers: Callable[[int], str]
    or_goods: Callable[[str], str]  # the other use of an Army card
    you_have: Callable[[str], str]  # so many Soldiers
    soldiers_to_pay: Callable[[int, int], str]  # to discard, to flip
    army_discards: Callable[[int], str]  # beside the Army cards left in the deck
    in_hand: Callable[[int, int], str]  # so many God cards, so many Army cards
    up_and_down: Callable[[int, int], str]  # so many Buildings face up, so many face down
    spaces_in_reach: Callable[[int, int], str]  # so many free ones, and the least food
    more_changes: Callable[[int], str]  # so many have no room beside those that are shown
    statues_of: Callable[[int, int], str]  # of a god: small, large
    statue_of: Callable[[str, str], str]  # size, god
    some_statues: Callable[[int, str, str], str]  # so many of a size, of a god
    temple_step: Callable[[int], str]
    vassals_of: Callable[[int, str], str]  # so many of whom
    on_the_die: Callable[[int], str]  # as a sentence begins
    with_tokens: Callable[[str], str]  # these numbers
    beat: Callable[[str, str], str]  # a person and an automa
    lost_to: Callable[[str, str], str]  # a person and an automa
    lost: Callable[[str], str]  # a person who is not behind the automa
    to_goal: Callable[[int, int, int], str]  # VP of the person, of the automa, and of the goal
    vp_to_vp: Callable[[int, int], str]  # VP of the person and of the automa
    short_of_goal: Callable[[int, int], str]  # VP of the person and of the goal
    tied: Callable[[int], str]  # VP of both
    swing: Callable[[str, str, int, str], str]  # when somebody gained so many VP on whom
    swing_lead: Callable[[str, str, int, str], str]  # and took the lead
    swing_turn: Callable[[int], str]
    swing_festival: Callable[[int], str]
    gained_on: Callable[[str], str]  # the only opponent
    hints: Callable[[str], str]  # who asked for how many
    turns_by_bot: Callable[[str], str]  # of whose seats a bot has played some turns, or all
    handicap: Callable[[str, int], str]  # who has had so many VP more from the start, by a house rule

    # Headings and labels
    active_now: str  # a Statue opens the benefits of a God card
    all_time: str  # of statistics
    any_task: str
    army: str
    army_cards: str
    base_game: str  # without modules
    buildings: str
    by_die: str  # what an automa does for each number that it may roll
    casualties: str
    changed: str
    conquered: str
    conquest: str
    conquest_markers: str
    cults: str
    decks: str
    empty: str
    end: str
    face_down: str
    festival: str
    festival_held: str
    festival_to_come: str
    fulfilled: str  # of a Prophecy
    god_cards: str
    gods_by_die: str
    hands: str  # before how many God and Army cards everybody holds
    high_priest: str
    if_impossible: str
    lying: str  # of a Noble
    market: str
    markers: str
    matching: str  # of a Weaving in a Tapestry
    missing: str  # of patterns in a Tapestry
    more_elsewhere: str  # where one may look for what has no room here
    nation_markers: str
    nations: str
    needed: str  # before the kind of a Noble
    newcomers: str
    next_turn: str  # what an automa does in it
    no_hints: str
    no_noble: str
    no_personality: str
    no_space_in_reach: str
    no_statue: str
    noble: str
    nomads: str
    none: str  # where a list has nothing in it
    nothing_changed: str
    occupied: str  # of a space, before the Worker
    offer: str
    on_sale: str
    on_the_others: str  # somebody gained VP
    out_of_reach: str  # of High Priest actions
    over: str
    palaces: str
    personalities: str
    price: str  # before what something costs
    production_buildings: str
    prophecy: str
    record: str  # before who has scored most
    recruiting: str
    rolls_die: str  # an automa, without any High Priest action
    reward_at_once: str  # of the edge under a Vassal
    rewards_of_matches: str  # what stands beside the edges of Weavings
    scores_by_turn: str
    setup: str
    sections_and_food: str  # before what each section has, and what its terraces cost
    so_far: str
    soldiers_heading: str
    statues: str
    statues_left: str
    steps: str
    stood_in: str  # games in which a bot played some of the turns, before how many
    tapestries: str
    tapestry_heading: str
    temple: str
    then: str  # before where something leads to
    to_choose_from: str  # Weavings
    to_discard: str  # Soldiers, for a Conquest space
    to_flip: str  # the same
    to_lay: str  # Weavings
    to_the_leader: str  # of a region, VP at a Festival
    tokens: str
    top_weaving: str
    unseen: str  # of a tile that nobody has seen
    vassal: str
    vassals: str
    vassals_left: str
    village: str
    village_from: str  # with the end it begins at, in brief
    village_row: str  # with its ends
    weavings: str
    without_worker: str  # a turn of an automa
    workers_heading: str

    def worker(self, worker: str) -> str:
        """The name of a Worker: its kind, or both kinds of a Newcomer."""
        return "/".join(self.workers[kind] for kind in kinds_of(worker))

    def __post_init__(self) -> None:
        for field, ids in REQUIRED.items():
            given = getattr(self, field)
            missing, unknown = sorted(ids - given.keys()), sorted(given.keys() - ids)
            if missing:
                raise ValueError(
                    f"the words of pictures in the language {self.lang} lack {field} of {', '.join(missing)}"
                )
            if unknown:
                strange = ", ".join(unknown)
                raise ValueError(
                    f"the words of pictures in the language {self.lang} have {field} of what is not there: {strange}"
                )
        for field in self.__struct_fields__:
            text = getattr(self, field)
            for each in text.values() if isinstance(text, Mapping) else (text,):
                if each == "":
                    raise ValueError(f"the words of pictures in the language {self.lang} have no text for {field}")


def _ids(*tables: Iterable[str]) -> frozenset[str]:
    return frozenset(name for table in tables for name in table)


_AUTOMAS = (SOLO.axomamma, SOLO.pachamama)
_LOOPS = (SOLO.axomamma.loops, *(side.loops for side in SOLO.pachamama.sides.values()))

# Which ids a language must have a text for.
REQUIRED: Mapping[str, frozenset[str]] = {
    "questions": frozenset(kind.__name__ for kind in get_args(AnyDecision)),
    "names": _ids(
        GODS,
        BUILDINGS,
        REGIONS,
        PATTERNS,
        WEAVING_REWARDS,
        NATIONS,
        CULTS,
        (AXOMAMMA, PACHAMAMA),
        (side.id for automa in _AUTOMAS for token in automa.personalities.values() for side in token.sides),
    ),
    "abilities": _ids(PASSIVE, PALACES, NATIONS, CULTS),
    "second_vassals": _ids(CULTS),
    "prophecies": _ids(PALACES),
    "tasks": _ids(TASKS),
    "priest_actions": _ids(space.id for space in CORICANCHA),
    "workers": _ids(WORKER_KINDS),
    "resources": _ids(RESOURCES, (VP,)),
    "terraces": _ids(TERRACES),
    "terraces_in_brief": _ids(TERRACES),
    "branches": _ids(BRANCHES),
    "weaving_sides": _ids((LEFT, RIGHT)),
    "statue_sizes": _ids((SMALL, LARGE)),
    "building_types": _ids(BUILDING_TYPES),
    "kinds": _ids(BUILDING_TYPES),
    "automa_rows": _ids(*_LOOPS),
    "automa_sides": _ids(SOLO.pachamama.sides),
    "automa_needs": _ids(space.id for space in CORICANCHA),
    "automa_bars": _ids(BARS),
    "icons": _ids(ICON_NAMES) - {ARROW},
    "groups": _ids(GROUPS),
    "modules": _ids(MODULES),
    "legend": _ids(ICON_GROUPS, (GODS_GROUP,)),
    "statistics": _ids(STATISTICS_PAGES, STATISTICS_COLUMNS),
}
