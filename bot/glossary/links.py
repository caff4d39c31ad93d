"""Further entries to read besides those that an explanation names: by its key, or by its kind."""

from collections.abc import Mapping

_AUTOMA = ("term:automa_turn", "term:automa_priorities", "term:automa_goods", "term:automa_priest")

# These come before the entries that an explanation names.
SEE_ALSO: Mapping[str, tuple[str, ...]] = {
    "term:solo": (
        *("automa:axomamma", "automa:pachamama", "term:automa_turn", "term:automa_priorities"),
        "term:automa_difficulty",
    ),
    "automa:axomamma": (*_AUTOMA, "term:automa_board"),
    "automa:pachamama": (*_AUTOMA, "term:automa_modules"),
    "term:automa_turn": (
        *("term:automa_priest", "term:automa_board", "term:automa_priorities", "term:automa_goods"),
        "term:automa_actions",
    ),
    "term:automa_priest": ("term:automa_actions", "term:automa_turn", "term:automa_conquest"),
    "term:automa_actions": ("term:automa_conquest", "term:automa_priest", "term:automa_priorities"),
    "term:automa_conquest": ("term:automa_actions", "term:automa_priorities"),
    "term:automa_tasks": ("term:automa_board", "term:automa_priorities"),
    "term:automa_board": ("term:automa_turn", "term:automa_tasks", "term:personality"),
    "term:automa_goods": ("term:automa_turn", "term:automa_priorities", "term:festival"),
    "term:automa_priorities": (
        *("term:automa_turn", "term:automa_actions", "term:automa_conquest", "term:automa_tasks"),
        "term:automa_goods",
    ),
    "term:automa_modules": ("automa:pachamama", "term:automa_turn", "term:cult"),
    "term:automa_difficulty": ("term:personality", "term:solo"),
    "term:personality": ("term:automa_board", "term:automa_difficulty"),
    "term:cult": ("automa:pachamama", "term:automa_modules"),
    "automa_space": ("term:automa_board", "term:automa_tasks"),
    "personality": ("term:personality", "term:automa_tasks"),
    "term:secondary": ("action:high_priest", "action:pray", "action:train", "action:recruit"),
    "term:hill": ("term:section", "term:terrace", "term:coricancha"),
    "worker:courier": ("term:segment",),
    "space": ("term:segment", "term:adjacent"),
}
