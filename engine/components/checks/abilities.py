"""What the rulebooks say of each tile with an ability: the ability, the numbers its text may name, the Prophecy."""

import re
from collections.abc import Iterable, Mapping

from engine.components.checks.complaints import Complaints
from engine.components.records import Prophecy

Abilities = Mapping[str, tuple[str, str]]  # tile -> ability, and the numbers of the rulebook's text
NUMBER = re.compile(r"\b(?:\d+|two|three|four|five)\b", re.IGNORECASE)
DIGITS = {"two": "2", "three": "3", "four": "4", "five": "5"}

PASSIVE: Abilities = {
    "Z01": ("any_worker_as_courier", ""),
    "Z02": ("any_worker_as_priest", ""),
    "Z03": ("warrior_rejuvenates_production", "2"),
    "Z04": ("new_match_pays_at_once", ""),
    "Z05": ("architect_craftsman_interchange", ""),
    "Z06": ("festival_potato_and_god_vp", "4 1"),
    "Z07": ("own_steps_score", ""),
    "Z08": ("see_five_weavings", "5 2"),
    "Z09": ("festival_vp_longest_tapestry", "1"),
    "Z10": ("festival_supplies", "2 1 1"),
    "Z11": ("offering_gives_weaving", ""),
    "Z12": ("worship_or_festival_gold_to_temple", "1"),
    "Z13": ("conquest_discount", ""),
    "Z14": ("warrior_two_extra_tasks", "2"),
    "Z15": ("exchange_stone_gold_corn", "2 2 1"),
    "Z16": ("produce_rejuvenates_one", ""),
    "Z17": ("conquest_gives_gold_vp", "1 1"),
    "Z18": ("rejuvenate_gives_army_gold", "1"),
    "Z19": ("potato_for_god_card", "1 1"),
    "Z20": ("collect_extra_resource_vp", "1 1"),
    "ZA1": ("worship_temple_step", ""),
    "ZA2": ("building_task_draw_three", "3"),
    "ZA3": ("priest_discard_soldier_temple", ""),
    "ZA4": ("festival_vp_tapestry_count", "0 2 4 9 1 2 3 4"),
    "ZA5": ("secondary_corn_move_priest", "1"),
    "ZA6": ("secondary_casualty_rejuvenate_two", "2"),
    "ZA7": ("conquest_rejuvenate_play_army_free", ""),
    "ZA8": ("rearrange_before_merchant", ""),
    "ZV1": ("influence_play_two_army_or_draw_two_god", "2 2"),
    "ZV2": ("worship_gives_influence", ""),
    "ZN1": ("worship_offering_raise_nobles", "4"),
    "ZN2": ("newcomer_extra_task", ""),
    "ZN3": ("festival_newcomer", ""),
    "ZN4": ("noble_use_gives_gold", "1"),
    "ZN5": ("palace_built_moves_priest", ""),
    "ZN6": ("festival_raise_nobles_prophecy_vp", "4 2"),
    "ZN7": ("newcomer_both_colours", ""),
    "ZN8": ("newcomer_plays_god_card", ""),
    "Z04X": ("new_match_pays_at_once", ""),
}
PALACES: Abilities = {
    "X01": ("passive_built_buy_statue", "1 1 3"),
    "X02": ("production_built_flip_army_temple", ""),
    "X03": ("temple_advance_rejuvenate_two", "2"),
    "X04": ("palace_built_purchase_weavings", ""),
    "X05": ("weavings_task_newcomer", ""),
    "X06": ("statue_built_draw_two_army", "2"),
    "X07": ("any_produce_newcomer", ""),
    "X08": ("any_worship_offering_rejuvenate_two", "2"),
    "X09": ("any_conquest_buy_passive", "1"),
    "X10": ("recruit_action_buy_steps", "2"),
    "X11": ("courier_gold_conquers_leftmost", "1"),
    "X12": ("warrior_buy_production", "1"),
    "X13": ("architect_choose_god_cards", "1 4 2 2"),
    "X14": ("craftsman_corn_merchant", "2"),
    "X15": ("priest_move_and_play_god", "1"),
}
PROPHECIES: Mapping[str, Prophecy] = {
    "X01": Prophecy("tapestry_length", 4, rank=2),
    "X02": Prophecy("workers", 3, colours=("yellow", "green")),
    "X03": Prophecy("weavings", 6, colours=("brown", "yellow")),
    "X04": Prophecy("workers", 3, colours=("green", "blue")),
    "X05": Prophecy("buildings", 5, type="production"),
    "X06": Prophecy("workers", 3, colours=("red", "white")),
    "X07": Prophecy("conquest_markers", 7),
    "X08": Prophecy("workers", 3, colours=("yellow", "white")),
    "X09": Prophecy("workers", 3, colours=("red", "blue")),
    "X10": Prophecy("army_in_play", 7),
    "X11": Prophecy("buildings", 4, type="palace"),
    "X12": Prophecy("weaving_matches", 5),
    "X13": Prophecy("temple_vp_space", 16),
    "X14": Prophecy("buildings", 4, type="passive"),
    "X15": Prophecy("weavings", 3, colours=("green", "red")),
}
NATIONS: Abilities = {
    "VN01": ("vassal_on_weaving_edge", ""),
    "VN02": ("vassal_on_coricancha", "1"),
    "VN03": ("vassal_on_steps", "4 1 2 1"),
    "VN04": ("vassal_by_bottom_segment", ""),
    "VN05": ("vassal_replaces_marker", ""),
    "VN06": ("vassal_joins_marker", "2 1"),
    "VN07": ("vassal_to_casualties", "3"),
    "VN08": ("vassal_on_production", ""),
    "VN09": ("vassal_on_statue", "2 1"),
    "VN10": ("vassal_in_palace", ""),
}
CULTS: Abilities = {  # the numbers with one Vassal
    "PV01": ("larger_tapestry", "1"),
    "PV02": ("third_priest_space", "1"),
    "PV03": ("steps_bonus_vp", "1"),
    "PV04": ("temple_festival_twice", "2"),
    "PV05": ("conquest_discount", ""),
    "PV06": ("virtual_marker", ""),
    "PV07": ("region_bonus_vp", "2"),
    "PV08": ("keep_production_up", ""),
    "PV09": ("worship_bonus_step", "2"),
    "PV10": ("noble_palace_bonus", "2"),
}
SECOND_VASSAL: Mapping[str, str] = {"PV03": "2", "PV04": "3", "PV06": "2", "PV07": "3", "PV09": "4", "PV10": "5"}


def check_ability(place: str, found: str, wanted: str, complaints: Complaints) -> None:
    """A tile has the ability that its number has in the rulebooks."""
    complaints.need(found == wanted, place, f"its ability is {wanted}, not {found}")


def check_numbers(place: str, text: str, known: str, complaints: Complaints) -> None:
    """A text names no number, nor one more often, than the rulebook does of the same tile."""
    left = known.split()
    for number in _numbers(text):
        if complaints.need(number in left, place, f"the rulebooks do not say {number} of it"):
            left.remove(number)


def _numbers(text: str) -> Iterable[str]:
    for found in NUMBER.findall(text):
        yield DIGITS.get(found.lower(), found)
