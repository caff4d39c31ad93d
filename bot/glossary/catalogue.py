"""What a language has to bring to explain the game, beside its texts in `bot.text`.

A template is filled by `bot.text.wording`, so it may use every form and word table there; the numbers of the game
are at hand under the names of constants.toml: `{placement.steps_discount}`. The explanation of a printed thing is put
together from the parts that `bot.glossary.subjects` names for it and from the text of its own key, if there is one.
"""

from collections.abc import Mapping

from msgspec import Struct

from bot.text.catalogue import Templates


class Glossary(Struct, frozen=True, kw_only=True):
    """All explanations of one language."""

    kinds: Templates  # what a thing is
    titles: Templates  # by kind; by key for what has a name of its own
    words: Templates  # by part; by key
    names: Mapping[str, tuple[str, ...]]  # what else a thing is called, by key
    tables: Mapping[str, Mapping[str, str]]  # word tables of its own
