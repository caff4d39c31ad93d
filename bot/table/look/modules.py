"""The modules of the expansion at a table: names, and choice before the start."""

from msgspec import structs

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.screens.screen import Choice, Select, select_id
from bot.table.io.errors import Refused
from engine.box import MODULES, NOBLES, VASSALS, WAY_OF_THE_SUN, with_other_choice
from engine.errors import BadOptions
from engine.state import Options
from storage import Game

CHOOSE = "modules"  # in the custom id of the list
OVERLAY_SIDES = ("simpa", "ruruy")  # the simpler one first
IN_ORDER_OF_DIFFICULTY = (
    *(f"{WAY_OF_THE_SUN}:{side}" for side in OVERLAY_SIDES),
    *(name for name in MODULES if not name.startswith(WAY_OF_THE_SUN)),
)


def module_names(options: Options, lang: Language) -> str:
    """The modules of a game in a row; empty for the base game."""
    return ", ".join(thing("module", name, lang) for name in options.modules)


def module_lines(options: Options, lang: Language) -> list[str]:
    """The line about the modules of a game; none for the base game."""
    return [chat("modules", lang, modules=module_names(options, lang))] if options.modules else []


def advice(options: Options, lang: Language) -> list[str]:
    """Advice on a first game with these modules."""
    return [chat("modules.both", lang)] if {VASSALS, NOBLES} <= set(options.modules) else []


def modules_select(game: Game, lang: Language) -> Select:
    """Select that adds or removes each possible module."""
    present = game.options.modules
    choices = tuple(
        Choice(
            value=name,
            label=chat("modules.take_out" if name in present else "modules.add", lang, module=name),
            detail=thing("module_advice", name, lang),
            emoji="✅" if name in present else "🆕",
        )
        for name in IN_ORDER_OF_DIFFICULTY
        if is_possible(game.options, name)
    )
    name = select_id(CHOOSE, game.id, fingerprint_of(present), "")
    return Select(id=name, placeholder=chat("modules.choose", lang), choices=choices)


def chosen(modules: tuple[str, ...], name: str, fingerprint: int) -> tuple[str, ...]:
    """The modules after a choice in the list with this fingerprint."""
    if name not in MODULES:
        raise Refused("old_button")
    if fingerprint != fingerprint_of(modules):
        raise Refused("modules.changed")
    return with_other_choice(modules, name)


def fingerprint_of(modules: tuple[str, ...]) -> int:
    """The number of this set of modules."""
    return sum(1 << place for place, name in enumerate(MODULES) if name in modules)


def is_possible(options: Options, name: str) -> bool:
    """Whether a game with these options can add this module, or go without it."""
    try:
        structs.replace(options, modules=with_other_choice(options.modules, name)).check()
    except BadOptions:
        return False
    return True
