"""The words of pictures: the texts of a language, with templates as phrases."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bot.languages.language import PictureTexts
from bot.languages.pictures import PICTURE_TEXTS
from bot.say.filling import PLUS, Filling
from render import REQUIRED, Words

OR_ELSE = " / "  # between the numbers before an icon

GAINED = "gained"  # a table made here: all gains and losses of a seat
# The values of each phrase of pictures, in this order.
PHRASES: Mapping[str, tuple[str, ...]] = {
    "turn": ("number",),
    "seat": ("number",),
    "won_by": ("names",),
    "due_with": ("name",),
    "festivals": ("n", "all"),
    "edges_match": ("edge", "benefit"),
    "section": ("number",),
    "tapestry": ("number",),
    "gained": ("what", "n"),
    "soldiers": ("n",),
    "or_goods": ("goods",),
    "you_have": ("what",),
    "soldiers_to_pay": ("discarded", "down"),
    "army_discards": ("n",),
    "in_hand": ("gods", "army"),
    "up_and_down": ("up", "down"),
    "spaces_in_reach": ("n", "food"),
    "more_changes": ("n",),
    "statues_of": ("small", "large"),
    "statue_of": ("size", "god"),
    "some_statues": ("n", "size", "god"),
    "temple_step": ("number",),
    "vassals_of": ("n", "name"),
    "on_the_die": ("number",),
    "with_tokens": ("numbers",),
    "beat": ("person", "automa"),
    "lost_to": ("person", "automa"),
    "lost": ("person",),
    "to_goal": ("person", "automa", "goal"),
    "vp_to_vp": ("person", "automa"),
    "short_of_goal": ("person", "goal"),
    "tied": ("vp",),
    "swing": ("when", "name", "n", "over"),
    "swing_lead": ("when", "name", "n", "over"),
    "swing_turn": ("number",),
    "swing_festival": ("number",),
    "gained_on": ("name",),
    "hints": ("who",),
    "turns_by_bot": ("names",),
    "handicap": ("who", "vp"),
}


def picture_words(lang: str) -> Words:
    """The words of pictures in a language, by its code; always the same object."""
    return words_of(PICTURE_TEXTS[lang])


@cache
def words_of(texts: PictureTexts) -> Words:
    """The words of pictures from these texts."""
    filled = filling(texts)

    def phrase(key: str) -> Callable[..., str]:
        names = PHRASES[key]
        return lambda *values: filled.phrase(key, **dict(zip(names, values, strict=True)))

    def gained(what: str, n: int) -> str:
        if what not in texts.amounts:
            return filled.phrase(GAINED, what=what, n=n)
        return ("+" if n >= 0 else "") + filled.amount(what, n)

    def counted(icon: str, number: str) -> str:
        if icon not in texts.counted:
            return f"{number} {texts.labels[icon] if icon in texts.labels else texts.tables['icons'][icon]}"
        *before, last = number.split(OR_ELSE)
        words = filled.fill(texts.counted[icon], {"n": int(last)})
        return OR_ELSE.join([*before, f"{PLUS if last.startswith(PLUS) else ''}{words}"])

    texts_by_field: dict[str, Any] = {
        **{field: texts.tables[field] for field in REQUIRED},
        **{key: phrase(key) for key in PHRASES},
        GAINED: gained,
        **texts.labels,
    }
    return Words(
        lang=texts.code,
        signed=texts.grammar.signed,
        counted=counted,
        typeset=texts.grammar.typeset,
        benefit=filled.benefit,
        cost=filled.cost,
        amount=filled.amount,
        **texts_by_field,
    )


def filling(texts: PictureTexts) -> Filling:
    """The templates of pictures for filling, with the texts on cards, tiles and spaces."""
    resources, temple = texts.tables.get("resources", {}), texts.labels.get("temple", "")
    return Filling(
        tables={**texts.tables, GAINED: {**resources, "temple": temple}},
        phrases={**texts.phrases, **{f"amount.{name}": template for name, template in texts.amounts.items()}},
        effects={**texts.effects, **{f"Gain.{name}": template for name, template in texts.amounts.items()}},
        grammar=texts.grammar,
        terms=texts.terms,
    )
