"""Abilities: what a tile lets its owner do, as the component files name it.

A tile's record holds a member of one of these enums, so a misspelt ability is refused when the components are read.
What an ability does stands in `engine.rules.abilities`, one place for each. The four kinds of tiles have enums of their
own because the same word may mean different things: a Passive Building's `conquest_discount` is not a Cult tile's.
"""

from enum import Enum


class PassiveAbility(Enum):
    """What Passive Buildings do."""

    ANY_WORKER_AS_COURIER = "any_worker_as_courier"  # Z01
    ANY_WORKER_AS_PRIEST = "any_worker_as_priest"  # Z02
    WARRIOR_REJUVENATES_PRODUCTION = "warrior_rejuvenates_production"  # Z03
    NEW_MATCH_PAYS_AT_ONCE = "new_match_pays_at_once"  # Z04, Z04X
    ARCHITECT_CRAFTSMAN_INTERCHANGE = "architect_craftsman_interchange"  # Z05
    FESTIVAL_POTATO_AND_GOD_VP = "festival_potato_and_god_vp"  # Z06
    OWN_STEPS_SCORE = "own_steps_score"  # Z07
    SEE_FIVE_WEAVINGS = "see_five_weavings"  # Z08
    FESTIVAL_VP_LONGEST_TAPESTRY = "festival_vp_longest_tapestry"  # Z09
    FESTIVAL_SUPPLIES = "festival_supplies"  # Z10
    OFFERING_GIVES_WEAVING = "offering_gives_weaving"  # Z11
    WORSHIP_OR_FESTIVAL_GOLD_TO_TEMPLE = "worship_or_festival_gold_to_temple"  # Z12
    CONQUEST_DISCOUNT = "conquest_discount"  # Z13
    WARRIOR_TWO_EXTRA_TASKS = "warrior_two_extra_tasks"  # Z14
    EXCHANGE_STONE_GOLD_CORN = "exchange_stone_gold_corn"  # Z15
    PRODUCE_REJUVENATES_ONE = "produce_rejuvenates_one"  # Z16
    CONQUEST_GIVES_GOLD_VP = "conquest_gives_gold_vp"  # Z17
    REJUVENATE_GIVES_ARMY_GOLD = "rejuvenate_gives_army_gold"  # Z18
    POTATO_FOR_GOD_CARD = "potato_for_god_card"  # Z19
    COLLECT_EXTRA_RESOURCE_VP = "collect_extra_resource_vp"  # Z20
    WORSHIP_TEMPLE_STEP = "worship_temple_step"  # ZA1
    BUILDING_TASK_DRAW_THREE = "building_task_draw_three"  # ZA2
    PRIEST_DISCARD_SOLDIER_TEMPLE = "priest_discard_soldier_temple"  # ZA3
    FESTIVAL_VP_TAPESTRY_COUNT = "festival_vp_tapestry_count"  # ZA4
    SECONDARY_CORN_MOVE_PRIEST = "secondary_corn_move_priest"  # ZA5
    SECONDARY_CASUALTY_REJUVENATE_TWO = "secondary_casualty_rejuvenate_two"  # ZA6
    CONQUEST_REJUVENATE_PLAY_ARMY_FREE = "conquest_rejuvenate_play_army_free"  # ZA7
    REARRANGE_BEFORE_MERCHANT = "rearrange_before_merchant"  # ZA8
    INFLUENCE_PLAY_TWO_ARMY_OR_DRAW_TWO_GOD = "influence_play_two_army_or_draw_two_god"  # ZV1
    WORSHIP_GIVES_INFLUENCE = "worship_gives_influence"  # ZV2
    WORSHIP_OFFERING_RAISE_NOBLES = "worship_offering_raise_nobles"  # ZN1
    NEWCOMER_EXTRA_TASK = "newcomer_extra_task"  # ZN2
    FESTIVAL_NEWCOMER = "festival_newcomer"  # ZN3
    NOBLE_USE_GIVES_GOLD = "noble_use_gives_gold"  # ZN4
    PALACE_BUILT_MOVES_PRIEST = "palace_built_moves_priest"  # ZN5
    FESTIVAL_RAISE_NOBLES_PROPHECY_VP = "festival_raise_nobles_prophecy_vp"  # ZN6
    NEWCOMER_BOTH_COLOURS = "newcomer_both_colours"  # ZN7
    NEWCOMER_PLAYS_GOD_CARD = "newcomer_plays_god_card"  # ZN8


class NobleAbility(Enum):
    """What the Noble who lives in a Palace does."""

    PASSIVE_BUILT_BUY_STATUE = "passive_built_buy_statue"  # X01
    PRODUCTION_BUILT_FLIP_ARMY_TEMPLE = "production_built_flip_army_temple"  # X02
    TEMPLE_ADVANCE_REJUVENATE_TWO = "temple_advance_rejuvenate_two"  # X03
    PALACE_BUILT_PURCHASE_WEAVINGS = "palace_built_purchase_weavings"  # X04
    WEAVINGS_TASK_NEWCOMER = "weavings_task_newcomer"  # X05
    STATUE_BUILT_DRAW_TWO_ARMY = "statue_built_draw_two_army"  # X06
    ANY_PRODUCE_NEWCOMER = "any_produce_newcomer"  # X07
    ANY_WORSHIP_OFFERING_REJUVENATE_TWO = "any_worship_offering_rejuvenate_two"  # X08
    ANY_CONQUEST_BUY_PASSIVE = "any_conquest_buy_passive"  # X09
    RECRUIT_ACTION_BUY_STEPS = "recruit_action_buy_steps"  # X10
    COURIER_GOLD_CONQUERS_LEFTMOST = "courier_gold_conquers_leftmost"  # X11
    WARRIOR_BUY_PRODUCTION = "warrior_buy_production"  # X12
    ARCHITECT_CHOOSE_GOD_CARDS = "architect_choose_god_cards"  # X13
    CRAFTSMAN_CORN_MERCHANT = "craftsman_corn_merchant"  # X14
    PRIEST_MOVE_AND_PLAY_GOD = "priest_move_and_play_god"  # X15


class NationAbility(Enum):
    """What a Vassal of a Nation tile does where it stands."""

    VASSAL_ON_WEAVING_EDGE = "vassal_on_weaving_edge"  # VN01
    VASSAL_ON_CORICANCHA = "vassal_on_coricancha"  # VN02
    VASSAL_ON_STEPS = "vassal_on_steps"  # VN03
    VASSAL_BY_BOTTOM_SEGMENT = "vassal_by_bottom_segment"  # VN04
    VASSAL_REPLACES_MARKER = "vassal_replaces_marker"  # VN05
    VASSAL_JOINS_MARKER = "vassal_joins_marker"  # VN06
    VASSAL_TO_CASUALTIES = "vassal_to_casualties"  # VN07
    VASSAL_ON_PRODUCTION = "vassal_on_production"  # VN08
    VASSAL_ON_STATUE = "vassal_on_statue"  # VN09
    VASSAL_IN_PALACE = "vassal_in_palace"  # VN10


class CultAbility(Enum):
    """What Vassals on Pachamama's Cult tiles do for her."""

    LARGER_TAPESTRY = "larger_tapestry"  # PV01
    THIRD_PRIEST_SPACE = "third_priest_space"  # PV02
    STEPS_BONUS_VP = "steps_bonus_vp"  # PV03
    TEMPLE_FESTIVAL_TWICE = "temple_festival_twice"  # PV04
    CONQUEST_DISCOUNT = "conquest_discount"  # PV05
    VIRTUAL_MARKER = "virtual_marker"  # PV06
    REGION_BONUS_VP = "region_bonus_vp"  # PV07
    KEEP_PRODUCTION_UP = "keep_production_up"  # PV08
    WORSHIP_BONUS_STEP = "worship_bonus_step"  # PV09
    NOBLE_PALACE_BONUS = "noble_palace_bonus"  # PV10


Ability = PassiveAbility | NobleAbility | NationAbility | CultAbility
