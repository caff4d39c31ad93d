"""Parts of an explanation for some modules only, marked in its template: `{only_nobles}like this{only_end}`."""

import re
from collections.abc import Collection

from engine.box import MODULES, NOBLES, VASSALS, WAY_OF_THE_SUN

END = "\ue000"  # a character that no text has
ONLY_WITH = {
    "only_nobles": "\ue001",
    "only_vassals": "\ue002",
    "only_sun": "\ue003",
    "only_golden_age": "\ue004",
    "only_end": END,
}
# The modules by the first character of a part; one of them must be in the game.
MODULES_OF = {
    ONLY_WITH["only_nobles"]: {NOBLES},
    ONLY_WITH["only_vassals"]: {VASSALS},
    ONLY_WITH["only_sun"]: {name for name in MODULES if name.startswith(WAY_OF_THE_SUN)},
    ONLY_WITH["only_golden_age"]: {*MODULES},
}
_MARKED = re.compile(f"([{''.join(MODULES_OF)}])(.*?){END}", re.DOTALL)


def played_with(words: str, modules: Collection[str] | None) -> str:
    """The explanation for a game with these modules; for None, with the parts of all modules.

    >>> words = "Two Workers{only_nobles}, not counting one Newcomer{only_end}.".format(**ONLY_WITH)
    >>> played_with(words, ()), played_with(words, ("nobles",)) == played_with(words, None)
    ('Two Workers.', True)
    """
    return _MARKED.sub(
        lambda found: found[2] if modules is None or not MODULES_OF[found[1]].isdisjoint(modules) else "", words
    )
