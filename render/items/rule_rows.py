"""What is drawn as rows of icons: tasks, Workers, resources, actions, terms, with the numbers of the game."""

from collections.abc import Iterable, Mapping

from engine.components import BY_PLAYERS, CONSTANTS, GODS, NEWCOMERS, OVERLAYS, PATTERNS, SPACES, TASKS, WORKER_KINDS
from engine.difficulty import LETTERED_SLOTS
from engine.temple import track
from render.items.icon_rows import MapPiece, Row, SeatPiece, StatuePiece, TaskPiece, TextPiece, WorkerPiece

Rows = tuple[Row, ...]
_PRIEST, _PLACE, _FINAL = CONSTANTS.high_priest, CONSTANTS.placement, CONSTANTS.final_scoring
_SETUP, _FESTIVAL, _PIECES = CONSTANTS.setup, CONSTANTS.festival, CONSTANTS.player_pieces
_STATUE, _STEPS, _WEAVINGS = CONSTANTS.tasks.statue, CONSTANTS.tasks.steps, CONSTANTS.tasks.weavings
ACTIVE, OTHERS = (SeatPiece(0), ":"), (SeatPiece(1), SeatPiece(2), SeatPiece(3), ":")
_QUEUE = (WorkerPiece("warrior"), WorkerPiece("priest"), WorkerPiece("architect"), WorkerPiece("courier"))


def _numbers(values: Iterable[int]) -> str:
    return " / ".join(map(str, values))


def _offered() -> tuple[str, str]:
    steps = range(1, _PRIEST.offering.active_max_steps + 1)
    return _numbers(_PRIEST.offering.active_corn_per_step * n for n in steps), _numbers(steps)


def _first_split(overlay: str) -> Row:
    """Where one first chooses between two steps of an overlay."""
    below = next(step for step in track(overlay) if len(step.next) > 1)
    left, right = map(str, below.next)
    return ("temple", TextPiece(f"{below.id}"), "arrow", TextPiece(left), "/", TextPiece(right))


_SEGMENT = tuple(space.id for space in SPACES.values() if (space.section, space.terrace) == (2, "middle"))

TASK_ROWS: Mapping[str, Rows] = {
    **{task: ((TASKS[task].benefit,),) for task in ("potato", "corn", "stone", "gold")},
    "weavings": tuple(
        (f"{price}", "corn", "arrow", f"{n}", "weaving") for n, price in enumerate(_WEAVINGS.corn_for_1_2_3, 1)
    ),
    "statue": (
        (_STATUE.small.cost, "arrow", "small_statue", f"{_STATUE.small.vp}", "vp"),
        (_STATUE.large.cost, "arrow", "large_statue", f"{_STATUE.large.vp}", "vp"),
    ),
    "steps": ((_STEPS.cost, "arrow", "steps"), (_STEPS.benefit,)),
    "building": (("stone", "corn", "gold", "arrow", "production"), ("stone", "corn", "gold", "arrow", "passive")),
    "training": (("2", "army_card", "arrow", "1", "army_card"),),
    "produce_one": (("production", "arrow", "potato", "/", "vp", "/", "gold"),),
    "merchant": (("weaving", "weaving", "arrow", "gold", "/", "vp"), ("temple", "/", "army_card", "/", "rejuvenate")),
}

MORE = ("+1", TaskPiece())
WORKER_ROWS: Mapping[str, Rows] = {
    "architect": (("blue_space", "arrow", *MORE),),
    "craftsman": (("green_space", "arrow", *MORE),),
    "warrior": (("+1", "army_card"), (WorkerPiece("courier"), "arrow", SeatPiece(0))),
    "courier": ((f"-{_PLACE.courier_discount}", "food"), (MapPiece(_SEGMENT), "arrow", *MORE)),
    "priest": ((_PLACE.priest_extra_task_price, "arrow", *MORE), ("+1", "god_card")),
}

WORKER_ROWS = {
    **WORKER_ROWS,
    **{new.id: tuple(row for kind in new.kinds for row in WORKER_ROWS[kind]) for new in NEWCOMERS.values()},
}

RESOURCE_ROWS: Mapping[str, Rows] = {
    "potato": (("potato",),),
    "corn": (("corn",),),
    "stone": (("stone",),),
    "gold": (("gold",), ("gold", "arrow", "potato", "/", "corn", "/", "stone")),
    "food": (("potato", "/", "corn"),),
    "vp": (("vp",),),
}

ACTION_ROWS: Mapping[str, Rows] = {
    "worship": (
        (TaskPiece("worship"),),
        (*ACTIVE, "large_statue", "arrow", f"{_PRIEST.worship.active_large}", "temple"),
        (*ACTIVE, "small_statue", "arrow", f"{_PRIEST.worship.active_small}", "temple"),
        (*OTHERS, "statue", "arrow", f"{_PRIEST.worship.follower_any}", "temple"),
    ),
    "offering": (
        (TaskPiece("offering"),),
        (*ACTIVE, _offered()[0], "corn", "arrow", _offered()[1], "temple"),
        (
            *OTHERS,
            f"{_PRIEST.offering.follower_corn}",
            "corn",
            "arrow",
            f"{_PRIEST.offering.follower_max_steps}",
            "temple",
        ),
    ),
    "rejuvenate": (
        (TaskPiece("rejuvenate"),),
        (*ACTIVE, "0 / 1", "food", "arrow", "rejuvenate", "production", "/", "army_card"),
        (*OTHERS, "1", "corn", "arrow", "rejuvenate", "production", "/", "army_card"),
    ),
    "conquest": (
        (TaskPiece("conquest"),),
        ("village", "arrow", "casualty"),
        (*ACTIVE, "0 / 1", "potato", "army_card", "arrow", f"{_PRIEST.conquest.active_markers}", "conquest"),
        (*OTHERS, "1", "potato", "army_card", "arrow", f"{_PRIEST.conquest.follower_markers}", "conquest"),
    ),
    "produce": ((TaskPiece("produce"),), (*ACTIVE, "produce", "+1", "rejuvenate"), (*OTHERS, "produce")),
    "high_priest": (
        ("priest_move", _numbers(range(1, _PRIEST.max_move + 1))),
        ("worship", "offering", "rejuvenate", "conquest", "produce"),
        (*ACTIVE, f"{_PRIEST.gold_instead}", "gold"),
    ),
    "pray": (("deck", "arrow", "2", "god_card"),),
    "train": TASK_ROWS["training"],
    "recruit": (("nomad", "arrow", SeatPiece(0)), ("bag", "arrow", "nomad")),
    "hire": (("potato", *_QUEUE, "corn"),),
    "discard_army": (("army_card", "arrow", "potato", "/", "corn", "/", "stone", "/", "gold"),),
    "exchange": (("2", "stone", "=", "2", "corn", "=", "1", "gold"),),
    "oracle": (("1", "potato", "arrow", "1", "god_card"),),
    "influence": (("marker", "arrow", "nation"), ("1", "/", "2", "/", "3", "potato", "arrow", "vassal")),
}

_CHOICES: Row = ("2", "priest_move", "/", "god_card", "/", "army_card", "/", "nomad")
_CROWNED: Row = ("crown", "arrow", "1", "vp", "·", "casualty")
TERM_ROWS: Mapping[str, Rows] = {
    "turn": (("worker", "arrow", MapPiece(("M2b",))), _CHOICES),
    "placement": (("god_card", "/", "gold", "+", "food"), (WorkerPiece("courier"), "arrow", MapPiece(("M2b",)))),
    "tasks": (
        (WorkerPiece("courier"), "arrow", "1", TaskPiece()),
        (WorkerPiece("courier"), WorkerPiece("courier"), "arrow", *MORE),
    ),
    "secondary": (_CHOICES,),
    "free_action": ACTION_ROWS["discard_army"],
    "follow": ((SeatPiece(0), "priest_move", "arrow", SeatPiece(1), SeatPiece(2), SeatPiece(3)),),
    "gold_instead": (("gold", "arrow", "god_card"), (*ACTIVE, "priest_move", "arrow", "gold")),
    "payment": RESOURCE_ROWS["gold"][1:],
    "god_card": (
        ("god_card", "arrow", "worker"),
        ("god_card", "+", "statue", "arrow", "potato", "/", "gold", "/", "vp"),
    ),
    "god_offer": (("hand", "arrow", "god_card", "arrow", "deck"),),
    "statue": TASK_ROWS["statue"],
    "steps": (*TASK_ROWS["steps"], (*OTHERS, "steps", "arrow", *ACTIVE, f"{_PLACE.steps_owner_vp}", "vp")),
    "building": (("production", "/", "passive"),),
    "market": ((f"{_SETUP.market_per_building_type}", "production", f"{_SETUP.market_per_building_type}", "passive"),),
    "production": (("production", "arrow", "potato", "/", "corn", "/", "vp"),),
    "passive": (("passive",),),
    "face_down": (("produce", "/", "flip"), ("rejuvenate", "arrow", "production", "/", "army_card")),
    "army": (("army_card", "arrow", "soldier"), *ACTION_ROWS["discard_army"]),
    "soldiers": (("flip", "/", "discard"),),
    "weaving": TASK_ROWS["weavings"],
    "leftover": ((*OTHERS, f"{_WEAVINGS.leftover_corn}", "corn", "arrow", "1", "weaving"),),
    "free_weaving": (("deck", "arrow", "weaving"),),
    "worker": (tuple(WorkerPiece(kind) for kind in WORKER_KINDS),),
    "village": ACTION_ROWS["hire"],
    "nomads": ((WorkerPiece("craftsman"), WorkerPiece("warrior"), WorkerPiece("priest")), *ACTION_ROWS["recruit"]),
    "bag": (("bag", "arrow", "village", "/", "nomad"),),
    "worker_limit": ((WorkerPiece("courier"), WorkerPiece("architect")),),
    "casualties": (("village", "arrow", "casualty"), _CROWNED),
    "majority": ((SeatPiece(0), SeatPiece(1), SeatPiece(0), "arrow", "crown", SeatPiece(0)), _CROWNED),
    "marker": (("marker", "arrow", "conquest"),),
    "festival": (
        ("village", "0", "arrow", "festival"),
        (_numbers(_FESTIVAL.trigger_vp), "vp"),
        ("merchant", "temple", "crown", "god_card"),
    ),
    "upkeep": (
        ("1", "god_card", "arrow", f"{_FESTIVAL.potato_per_god_card}", "potato"),
        ("potato", "0", "arrow", f"-{_FESTIVAL.vp_lost_per_missing_potato}", "vp"),
    ),
    "festival_cards": ((f"{_FESTIVAL.god_cards_playable}", "god_card", "arrow", "potato", "/", "gold", "/", "vp"),),
    "end": ((f"{len(_FESTIVAL.trigger_vp)}", "festival", "arrow", "crown"),),
    "scoring": (
        ("weaving", _numbers(_FINAL.tapestry_vp[: len(PATTERNS)])),
        ("temple", _numbers(step.final_vp for step in track() if step.final_vp)),
        ("building", f"{_FINAL.face_up_building}"),
        ("god_card", f"{_FINAL.god_card_in_hand}", "army_card", f"{_FINAL.face_up_army_card}"),
        ("worker", f"{_FINAL.worker_in_supply}", "gold", f"{_FINAL.gold}"),
    ),
    "setup": (
        (f"{_SETUP.god_cards_dealt}", "god_card", "arrow", f"{_SETUP.god_cards_kept}", "hand"),
        (f"{_SETUP.start_workers}", "worker", _SETUP.start_resources, "1", "weaving"),
    ),
    "turn_order": ((SeatPiece(0), "arrow", SeatPiece(1), "arrow", SeatPiece(2), "arrow", SeatPiece(3)),),
    "pieces": (("high_priest", f"{_PIECES.steps_markers}", "steps", f"{_PIECES.conquest_markers}", "marker"),),
    "high_priest": (("high_priest",),),
    "coricancha": ACTION_ROWS["high_priest"][:2],
    "solo": ((SeatPiece(0), "/", SeatPiece(1)), (f"{CONSTANTS.solo.target_vp}", "vp", "arrow", "crown")),
    "automa_turn": (("priest_move", "/", "die"), ("die", "arrow", "god_card", "worker", "+", "token")),
    "automa_priest": (
        ("offering", ":", "corn", "·", "worship", ":", "statue"),
        ("produce", ":", "production", "·", "conquest", ":", "soldier"),
        ("rejuvenate", ":", "flip"),
    ),
    "automa_board": (("die", "arrow", "token"), ("token", "arrow", "potato", "/", "building", "/", "nomad")),
    "automa_actions": (("priest_move", "arrow", "produce", "/", "worship", "/", "rejuvenate"),),
    "automa_conquest": (("conquest", ":", "soldier", "arrow", "marker"),),
    "automa_tasks": (("token", "arrow", "weaving", "/", "statue", "/", "steps", "/", "building"),),
    "automa_goods": (("5", "potato", "arrow", "5", "vp"), ("worker", "arrow", "stone", "/", "corn", "/", "army_card")),
    "personality": (("personality", "arrow", "small_statue", "/", "weaving", "/", "temple"),),
    "golden_age": (("temple", "/", "vassal", "/", "palace", "noble", "newcomer", "/", "passive"),),
    "automa_modules": (("die", "arrow", "temple"), ("vassal", "arrow", "cult"), ("worker", "arrow", "palace", "noble")),
    "way_of_the_sun": (*map(_first_split, OVERLAYS), ("festival", "arrow", "temple", "+", "vp")),
    "vassals": (("marker", "arrow", "nation"), ("potato", "arrow", "vassal")),
    "vassal": ((f"{_PIECES.vassals}", "vassal"), ("vassal", "arrow", "weaving", "/", "steps", "/", "production")),
    "nation": (("conquest", "arrow", "marker", "nation"), ("potato", "arrow", "vassal")),
    "nobles": (("worker", "arrow", "palace", "arrow", "noble"), ("noble", "arrow", "newcomer")),
    "new_buildings": (("8", "passive", "1", "production"),),
    "palace": (("palace", "+", "worker", "arrow", "noble"), ("prophecy", "arrow", f"{_FINAL.prophecy}", "vp")),
    "noble": (("worker", "arrow", "palace", "noble"), ("noble", "arrow", "newcomer")),
    "prophecy": (("palace", "noble", "+", "prophecy", "arrow", f"{_FINAL.prophecy}", "vp"),),
    "newcomer": ((WorkerPiece("N01"), WorkerPiece("N04"), WorkerPiece("N10")), ("noble", "arrow", "newcomer")),
    "cult": (("nation", "arrow", "cult"), ("vassal", "arrow", "cult")),
    "automa_difficulty": (("personality", _numbers(range(len(LETTERED_SLOTS) + 1))),),
}

PLAYERS_ROWS: Mapping[str, Rows] = {
    str(row.players): (
        tuple(SeatPiece(index) for index in range(row.players)),
        (
            "village",
            f"{row.village}",
            "nomad",
            f"{row.nomads}",
            "god_card",
            f"{CONSTANTS.setup.god_offer_size[row.players]}",
        ),
    )
    for row in BY_PLAYERS.values()
}

STATUE_ROWS: Mapping[str, Rows] = {
    size: (tuple(StatuePiece(size, god) for god in GODS), row)
    for size, row in zip(("small", "large"), TASK_ROWS["statue"], strict=True)
}
