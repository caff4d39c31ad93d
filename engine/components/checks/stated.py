"""What the rulebooks state outright, value by value: it may be corrected by a better reading, never tuned."""

from collections.abc import Mapping

from msgspec import Struct

from engine.benefits import (
    Benefit,
    BenefitWords,
    BuildingTask,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    Gain,
    GainNomad,
    Merchant,
    Priced,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
)
from engine.components.checks.complaints import Complaints, same
from engine.resources import CORN, GOLD, POTATO, STONE, VP, Cost

Stated = Mapping[str, Mapping[str, object]]  # entry -> field -> value

GOODS: Benefit = (Gain(STONE, 2), Gain(CORN, 2), Gain(GOLD, 1), DrawArmy(1))  # of an automa, instead of God cards

CONSTANTS: Stated = {
    "resources potato": {"food": True, "wild": False},
    "resources corn": {"food": True, "wild": False},
    "resources stone": {"food": False, "wild": False},
    "resources gold": {"food": False, "wild": True},
    "score": {"start": 10, "minimum": 0},
    "setup": {
        "start_resources": Cost(stone=2),
        "start_workers": 2,
        "god_cards_dealt": 8,
        "god_cards_kept": 3,
        "god_cards_played": 5,
        "god_offer_size": {2: 3, 3: 4, 4: 5},
        "market_per_building_type": 2,
        "start_palaces": 1,
    },
    "placement": {
        "descending": {"top": 0, "middle": 2, "bottom": 5},
        "steps_discount": 2,
        "steps_owner_vp": 1,
        "courier_discount": 1,
        "priest_extra_task_price": Cost(potato=1),
        "gold_instead_of_god_card": 1,
    },
    "placement roaming": {"same": 0, "adjacent": 1, "non_adjacent": 3},
    "worker_limit": {"regular": 2, "free_newcomers": 1},
    "tasks steps": {
        "cost": Cost(stone=3),
        "benefit": (Gain(VP, 4), Gain(CORN, 1), Gain(POTATO, 2)),
        "upper_owner_vp": 2,
    },
    "tasks statue small": {"cost": Cost(stone=3), "vp": 3},
    "tasks statue large": {"cost": Cost(stone=3, gold=2), "vp": 9},
    "tasks weavings": {"tiles_drawn": 3, "corn_for_1_2_3": (1, 3, 6), "leftover_corn": 2},
    "high_priest": {"max_move": 2, "gold_instead": 1},
    "high_priest worship": {"active_large": 3, "active_small": 1, "follower_any": 1},
    "high_priest offering": {
        "active_corn_per_step": 2,
        "active_max_steps": 3,
        "follower_corn": 3,
        "follower_max_steps": 1,
    },
    "high_priest rejuvenate": {"active_free": 1, "active_price_food": 1, "follower_price_corn": 1},
    "high_priest conquest": {
        "casualties": 1,
        "play_army_price_potato": 1,
        "active_free_army_cards": 1,
        "active_markers": 2,
        "follower_markers": 1,
    },
    "high_priest produce": {"active_flips_up": 1},
    "festival": {
        "trigger_vp": (1, 2, 4),
        "potato_per_god_card": 1,
        "vp_lost_per_missing_potato": 2,
        "god_cards_playable": 3,
        "god_draw_most_to_fewest_vp": {2: (1, 2), 3: (1, 2, 2), 4: (1, 1, 2, 2)},
    },
    "final_scoring": {
        "tapestry_vp": (0, 1, 3, 6, 10, 15, 21, 28),
        "face_up_building": 2,
        "god_card_in_hand": 1,
        "face_up_army_card": 1,
        "worker_in_supply": 1,
        "gold": 1,
        "prophecy": 5,
        "standing_noble": 1,
    },
    "player_pieces": {
        "high_priest": 1,
        "scoring_marker": 1,
        "temple_marker": 1,
        "steps_markers": 5,
        "conquest_markers": 10,
        "extra_conquest_markers_vassals": 2,
        "vassals": 4,
    },
    "solo": {
        "die": (1, 2, 2, 3, 3, 4),
        "target_vp": 120,
        "region_by_die": ("kuntisuyu", "chinchaysuyu", "antisuyu", "qullasuyu"),
    },
}
HILL: Stated = {
    "tasks potato": {"benefit": (Gain(POTATO, 3),)},
    "tasks corn": {"benefit": (Gain(CORN, 2),)},
    "tasks stone": {"benefit": (Gain(STONE, 2),)},
    "tasks gold": {"benefit": (Gain(GOLD, 1),)},
    "tasks weavings": {"benefit": (PurchaseWeavings(),)},
    "tasks statue": {"benefit": (StatueTask(),)},
    "tasks steps": {"benefit": (StepsTask(),)},
    "tasks building": {"benefit": (BuildingTask(),)},
    "tasks training": {"benefit": (Train(1),)},
    "tasks produce_one": {"benefit": (ProduceOne(1),)},
    "tasks merchant": {"benefit": (Merchant(1),)},
}
WORKERS: Stated = {
    "kinds architect": {"colour": "blue", "count": 9},
    "kinds craftsman": {"colour": "green", "count": 9},
    "kinds warrior": {"colour": "red", "count": 9},
    "kinds courier": {"colour": "yellow", "count": 9},
    "kinds priest": {"colour": "white", "count": 9},
    "by_players 2": {"per_kind": 8},
    "by_players 3": {"per_kind": 7},
    "by_players 4": {"per_kind": 9},
    "newcomer_spaces": {"n": 3},
}
PRODUCTION: Stated = {
    "production PX01": {"benefit": (GainNomad(("craftsman", "architect", "courier")),), "module": "golden_age"}
}
WEAVINGS: Stated = {
    "rewards gold": {"benefit": (Gain(GOLD, 1),)},
    "rewards stone": {"benefit": (Gain(STONE, 2),)},
    "rewards potato": {"benefit": (Gain(POTATO, 3),)},
    "rewards god": {"benefit": (DrawGod(1), Gain(POTATO, 1))},
    "rewards rejuvenate": {"benefit": (Rejuvenate(1),)},
    "rewards army": {"benefit": (DrawArmy(1),)},
    "rewards temple": {"benefit": (Priced(ClimbTemple(1), Cost(gold=1)),)},
    "rewards vp": {"benefit": (Gain(VP, 3),)},
}
TEMPLE: Stated = {"overlays ruruy": {"module": "way_of_the_sun"}, "overlays simpa": {"module": "way_of_the_sun"}}
SOLO: Stated = {
    "axomamma": {"god_slots": 4, "personality_tokens_used": 1, "instead_of_god_hand": GOODS},
    "axomamma loops top": {"failure": "never"},
    "axomamma loops middle": {"failure": "gain_1_gold"},
    "axomamma loops bottom": {"failure": "skip"},
    "pachamama": {
        "god_slots": 4,
        "instead_of_god_hand": GOODS,
        "start_production_buildings_face_down": 1,
        "difficulty_slots": {"simple": (), "easy": ("B",), "normal": ("A", "B"), "hard": ("A", "B", "C")},
        "failure": "gain_1_gold",
    },
    "pachamama sides plain top": {"printed": 4},
    "pachamama sides golden_age top": {"printed": 4},
}


def check_stated(record: Struct, stated: Stated, complaints: Complaints) -> None:
    """Complain about every value that is not as the rulebooks have it."""
    for entry, fields in stated.items():
        found = _entry(record, entry)
        if complaints.need(found is not None, entry, "it is missing"):
            for field, wanted in fields.items():
                value = getattr(found, field)
                is_now, should_be = _words(value, complaints.say), _words(wanted, complaints.say)
                problem = f"`{field}` is {is_now}, the rulebooks say {should_be}"
                complaints.need(_equal(value, wanted), entry, problem)


def _entry(record: object, path: str) -> object:
    """What this path leads to, through fields and keys; None if it leads nowhere."""
    for name in path.split():
        if isinstance(record, Mapping):
            record = record.get(int(name) if name.isdigit() else name)
        else:
            record = getattr(record, name, None)
    return record


def _is_benefit(value: object) -> bool:
    return isinstance(value, tuple) and any(isinstance(part, Struct) for part in value)


def _equal(value: object, wanted: object) -> bool:
    if isinstance(value, tuple) and isinstance(wanted, tuple) and _is_benefit(wanted):
        return same(value, wanted)
    return value == wanted


def _words(value: object, say: BenefitWords) -> str:
    match value:
        case Cost():
            return say.cost(value)
        case tuple() if _is_benefit(value):
            return say.benefit(value)
        case tuple():
            return ", ".join(map(str, value)) or "none"
        case Mapping():
            return "; ".join(f"{name}: {_words(inner, say)}" for name, inner in value.items())
        case _:
            return str(value)
