"""What the abilities of tiles are worth over a whole game, in VP."""

from collections.abc import Mapping

from engine.abilities import Ability, NationAbility, NobleAbility, PassiveAbility
from engine.buildings import BUILDINGS
from engine.components import NATIONS
from engine.components.records import Palace, PassiveBuilding

ABILITIES: Mapping[Ability, float] = {
    PassiveAbility.ANY_WORKER_AS_COURIER: 5,
    PassiveAbility.ANY_WORKER_AS_PRIEST: 8,
    PassiveAbility.WARRIOR_REJUVENATES_PRODUCTION: 4,
    PassiveAbility.NEW_MATCH_PAYS_AT_ONCE: 6,
    PassiveAbility.ARCHITECT_CRAFTSMAN_INTERCHANGE: 4,
    PassiveAbility.FESTIVAL_POTATO_AND_GOD_VP: 8,
    PassiveAbility.OWN_STEPS_SCORE: 3,
    PassiveAbility.SEE_FIVE_WEAVINGS: 4,
    PassiveAbility.FESTIVAL_VP_LONGEST_TAPESTRY: 9,
    PassiveAbility.FESTIVAL_SUPPLIES: 8,
    PassiveAbility.OFFERING_GIVES_WEAVING: 6,
    PassiveAbility.WORSHIP_OR_FESTIVAL_GOLD_TO_TEMPLE: 7,
    PassiveAbility.CONQUEST_DISCOUNT: 6,
    PassiveAbility.WARRIOR_TWO_EXTRA_TASKS: 6,
    PassiveAbility.EXCHANGE_STONE_GOLD_CORN: 3,
    PassiveAbility.PRODUCE_REJUVENATES_ONE: 5,
    PassiveAbility.CONQUEST_GIVES_GOLD_VP: 7,
    PassiveAbility.REJUVENATE_GIVES_ARMY_GOLD: 7,
    PassiveAbility.POTATO_FOR_GOD_CARD: 5,
    PassiveAbility.COLLECT_EXTRA_RESOURCE_VP: 7,
    PassiveAbility.WORSHIP_TEMPLE_STEP: 8,
    PassiveAbility.BUILDING_TASK_DRAW_THREE: 4,
    PassiveAbility.PRIEST_DISCARD_SOLDIER_TEMPLE: 5,
    PassiveAbility.FESTIVAL_VP_TAPESTRY_COUNT: 9,
    PassiveAbility.SECONDARY_CORN_MOVE_PRIEST: 3,
    PassiveAbility.SECONDARY_CASUALTY_REJUVENATE_TWO: 4,
    PassiveAbility.CONQUEST_REJUVENATE_PLAY_ARMY_FREE: 5,
    PassiveAbility.REARRANGE_BEFORE_MERCHANT: 7,
    PassiveAbility.INFLUENCE_PLAY_TWO_ARMY_OR_DRAW_TWO_GOD: 6,
    PassiveAbility.WORSHIP_GIVES_INFLUENCE: 6,
    PassiveAbility.WORSHIP_OFFERING_RAISE_NOBLES: 5,
    PassiveAbility.NEWCOMER_EXTRA_TASK: 5,
    PassiveAbility.FESTIVAL_NEWCOMER: 5,
    PassiveAbility.NOBLE_USE_GIVES_GOLD: 6,
    PassiveAbility.PALACE_BUILT_MOVES_PRIEST: 4,
    PassiveAbility.FESTIVAL_RAISE_NOBLES_PROPHECY_VP: 7,
    PassiveAbility.NEWCOMER_BOTH_COLOURS: 5,
    PassiveAbility.NEWCOMER_PLAYS_GOD_CARD: 6,
    NobleAbility.PASSIVE_BUILT_BUY_STATUE: 5,
    NobleAbility.PRODUCTION_BUILT_FLIP_ARMY_TEMPLE: 5,
    NobleAbility.TEMPLE_ADVANCE_REJUVENATE_TWO: 5,
    NobleAbility.PALACE_BUILT_PURCHASE_WEAVINGS: 4,
    NobleAbility.WEAVINGS_TASK_NEWCOMER: 5,
    NobleAbility.STATUE_BUILT_DRAW_TWO_ARMY: 5,
    NobleAbility.ANY_PRODUCE_NEWCOMER: 6,
    NobleAbility.ANY_WORSHIP_OFFERING_REJUVENATE_TWO: 6,
    NobleAbility.ANY_CONQUEST_BUY_PASSIVE: 7,
    NobleAbility.RECRUIT_ACTION_BUY_STEPS: 5,
    NobleAbility.COURIER_GOLD_CONQUERS_LEFTMOST: 6,
    NobleAbility.WARRIOR_BUY_PRODUCTION: 6,
    NobleAbility.ARCHITECT_CHOOSE_GOD_CARDS: 5,
    NobleAbility.CRAFTSMAN_CORN_MERCHANT: 5,
    NobleAbility.PRIEST_MOVE_AND_PLAY_GOD: 6,
    NationAbility.VASSAL_ON_WEAVING_EDGE: 5,
    NationAbility.VASSAL_ON_CORICANCHA: 4,
    NationAbility.VASSAL_ON_STEPS: 5,
    NationAbility.VASSAL_BY_BOTTOM_SEGMENT: 7,
    NationAbility.VASSAL_REPLACES_MARKER: 0,  # these do all they do at once
    NationAbility.VASSAL_JOINS_MARKER: 2,
    NationAbility.VASSAL_TO_CASUALTIES: 2,
    NationAbility.VASSAL_ON_PRODUCTION: 6,
    NationAbility.VASSAL_ON_STATUE: 5,
    NationAbility.VASSAL_IN_PALACE: 3,
}
# By the tile that has the ability; of a Nation tile, for each Vassal that has come by it.
BY_ABILITY: dict[str, float] = {
    **{
        tile.id: ABILITIES[tile.ability]
        for tile in BUILDINGS.values()
        if isinstance(tile, PassiveBuilding | Palace) and tile.ability in ABILITIES
    },
    **{tile.id: ABILITIES[tile.ability] for tile in NATIONS.values()},
}
