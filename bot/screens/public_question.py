"""A question out of turn for the whole channel: its answers as reactions and as buttons."""

from collections.abc import Mapping, Sequence

from bot import limits, say
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.prompt import Option, Prompt, is_private, prompt_for
from bot.screens.screen import DECLINE, PRIMARY, RULES, SECONDARY, Button, Row, Screen, custom_id, fitted, rules_button
from engine.state import View

NO, YES = "❌", "✅"
NUMBERS = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")

EMOJI = (NO, YES, *NUMBERS)
EYE = "👁️"  # its answer is for the presser alone


def answers_by_emoji(prompt: Prompt) -> dict[str, Option]:
    """The answer of each reaction; only Pass if the question is private or has too many answers."""
    no = dict(zip((NO,), (option for option in prompt.answers if option.declines), strict=False))
    others = [option for option in prompt.answers if not option.declines]
    if is_private(prompt.decision) or len(others) > len(NUMBERS):
        return no
    if len(others) == 1:
        return {YES: others[0], **no}
    return {**dict(zip(NUMBERS, others, strict=False)), **no}


def offer_same_answers(views: Sequence[View], lang: Language) -> bool:
    """Whether the public answers of the asked seats are told alike, each by the same reaction."""
    first, *others = (_told_answers(view, lang) for view in views)
    return all(other == first for other in others)


def _told_answers(view: View, lang: Language) -> dict[str, say.Told]:
    """The templates of the public answers with their values, by reaction."""
    prompt = prompt_for(view, lang)
    offered = answers_by_emoji(prompt).items()
    return {emoji: say.told_answer(view, prompt.decision, option.action, lang) for emoji, option in offered}


def own_answers_label(prompt: Prompt, lang: Language) -> str:
    """The label of the button for the presser's own answers."""
    return chat("button.private" if is_private(prompt.decision) else "button.options", lang)


def order_button(game: int, kind: str, lang: Language) -> Button:
    """The button for the standing order about a kind of question."""
    return Button(id=custom_id("orders", game, argument=kind), label=chat("button.orders", lang), emoji="🔕")


def public_question(
    game: int,
    prompt: Prompt,
    heading: str,
    lang: Language,
    above: Sequence[str] = (),
    calls: Sequence[str] = (),
    rules: str = "",
    below: Sequence[str] = (),
    kind: str = "",
) -> Screen:
    """The question for the channel, without secrets of the asked seat.

    A button says its whole answer; only an answer too long for a button stands above. `rules` is the key of its entry
    in the rules, `kind` that of the standing orders about it.
    """
    offered = answers_by_emoji(prompt)
    words = [*above, heading]
    words += [f"{emoji} {each.words}" for emoji, each in offered.items() if len(each.words) > limits.BUTTON_LABEL]
    label = own_answers_label(prompt, lang)
    how = _how(prompt, offered)
    words += [chat(how, lang, button=label)] if how else []
    words += below
    buttons = [_button(game, prompt, emoji, option) for emoji, option in offered.items()]
    style = PRIMARY if len(offered) < len(prompt.answers) else SECONDARY
    buttons.append(Button(id=custom_id("turn", game), label=label, style=style, emoji=EYE))
    buttons += [order_button(game, kind, lang)] if kind else []
    buttons += [rules_button(game, rules, chat("button.rules", lang), RULES)] if rules else []
    return Screen(words=fitted("\n".join(words)), rows=_in_rows(buttons), calls=tuple(calls), reactions=tuple(offered))


def _how(prompt: Prompt, offered: Mapping[str, Option]) -> str:
    """The key of the sentence about the way to answer, if the buttons do not tell it."""
    if len(offered) == len(prompt.answers):
        return ""
    if not is_private(prompt.decision):
        return "call.many"
    return "call.private" if offered else "call.private_only"


def _button(game: int, prompt: Prompt, emoji: str, option: Option) -> Button:
    # The index of Pass would tell the number of different cards in a hand.
    answer = DECLINE if is_private(prompt.decision) else str(option.index)
    label = fitted(option.words, limits.BUTTON_LABEL)
    style = SECONDARY if option.declines else PRIMARY
    return Button(id=custom_id("reply", game, prompt.number, answer), label=label, style=style, emoji=emoji)


def _in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Two buttons in a row while there is room, so that a phone shows whole labels."""
    across = 2 if len(buttons) <= 2 * limits.ROWS else limits.ROW_BUTTONS
    return tuple(tuple(buttons[start : start + across]) for start in range(0, len(buttons), across))
