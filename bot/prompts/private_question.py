"""A question as only the asked player sees it: every answer as a button or in a select."""

from collections.abc import Sequence

from bot import limits
from bot.languages import Language
from bot.prompts.prompt import Option, Prompt
from bot.prompts.screen import (
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Button,
    Choice,
    Row,
    Screen,
    Select,
    custom_id,
    fitted,
    select_id,
)
from bot.text import say
from bot.text.chat import chat
from engine.queries import is_follow_on
from engine.state import View

MOST_BUTTONS = 4
LONGEST_BUTTON = 40
LISTED = 14
PAGE = limits.SELECT_OPTIONS
FINAL = "⚠️"
FREE_PAGE = 90  # pages of free actions are numbered from here on


def private_question(
    game: int, view: View, prompt: Prompt, may_undo: bool, lang: Language, page: int = 0, news: str = ""
) -> Screen:
    """The present question to the one who is asked, with everything that can be answered."""
    words = [news] if news else []
    words += [chat("walk.heading", lang, game=game, when=when(view, lang), title=prompt.title)]
    words += [_supply(view, lang), prompt.question]
    if len(prompt.answers) <= LISTED:
        words += [_listed(prompt.answers)]
    if any(option.final for option in prompt.answers):
        key = "walk.final" if _marks(prompt.answers) else "walk.all_final"
        words += [chat(f"{key}.at_once" if is_follow_on(view) else key, lang)]
    rows = [*_rows(game, prompt, page, lang), _below(game, prompt.number, may_undo, lang)]
    return Screen(words=fitted("\n".join(words)), rows=tuple(rows))


def confirmation(game: int, view: View, option: Option, number: int, lang: Language, news: str = "") -> Screen:
    """Before a step that cannot be undone: say so, and ask."""
    asked = chat("walk.confirm", lang, game=game, when=when(view, lang), answer=option.words)
    words = f"{news}\n{asked}" if news else asked
    yes = Button(id=custom_id("confirm", game, number), label=chat("button.confirm", lang), style=SUCCESS, emoji="✅")
    no = Button(id=custom_id("back", game, number), label=chat("button.back", lang), emoji="↩️")
    return Screen(words=fitted(words), rows=((yes, no),))


def when(view: View, lang: Language) -> str:
    """Which turn of the game it is, in words."""
    return chat("when.turn", lang, turn=view.turn) if view.turn else chat("when.setup", lang)


def _supply(view: View, lang: Language) -> str:
    assert view.seat is not None
    player = view.players[view.seat]
    goods = (f"{getattr(player, name)} {say('resource', name, lang)}" for name in ("potato", "corn", "stone", "gold"))
    workers = say("row", player.workers, lang) if not player.workers else say("row worker", player.workers, lang)
    return chat("walk.supply", lang, goods=", ".join(goods), vp=player.vp, workers=workers)


def _listed(options: Sequence[Option]) -> str:
    marked = _marks(options)
    return "\n".join(
        f"{number}. {option.words}{f' {FINAL}' if option.final and marked else ''}"
        for number, option in enumerate(options, 1)
    )


def _marks(options: Sequence[Option]) -> bool:
    """Whether it says something to mark the final ones: not if all of them are."""
    return not all(option.final for option in options)


def _rows(game: int, prompt: Prompt, page: int, lang: Language) -> list[Row]:
    answers, free = prompt.answers, prompt.free
    if page >= FREE_PAGE:
        return _selects(game, prompt.number, free, page - FREE_PAGE, FREE_PAGE, chat("walk.free", lang), lang)
    if len(answers) <= MOST_BUTTONS and all(len(option.words) <= LONGEST_BUTTON for option in answers):
        marked = _marks(answers)
        rows: list[Row] = [tuple(_button(game, prompt.number, option, marked) for option in answers)]
    else:
        rows = _selects(game, prompt.number, answers, page, 0, chat("walk.choose", lang), lang)
    if free:
        rows += _selects(game, prompt.number, free, 0, FREE_PAGE, chat("walk.free", lang), lang)
    return rows


def _button(game: int, number: int, option: Option, marked: bool) -> Button:
    style = SECONDARY if option.declines else PRIMARY
    emoji = FINAL if option.final and marked else ""
    name = custom_id("answer", game, number, str(option.index))
    return Button(id=name, label=option.words[: limits.BUTTON_LABEL], style=style, emoji=emoji)


def _selects(
    game: int, number: int, options: Sequence[Option], page: int, base: int, placeholder: str, lang: Language
) -> list[Row]:
    """A select; where there are too many options, in pages."""
    pages = [options[start : start + PAGE] for start in range(0, len(options), PAGE)]
    page = page if page < len(pages) else 0
    start = page * PAGE
    marked = _marks(options)
    choices = tuple(
        Choice(
            value=str(option.index),
            label=_cut(f"{place}. {option.label}"),
            detail=_cut(option.detail),
            emoji=FINAL if option.final and marked else "",
        )
        for place, option in enumerate(pages[page], start + 1)
    )
    name = select_id("pick", game, number, str(base + page))
    rows: list[Row] = [(Select(id=name, placeholder=placeholder, choices=choices),)]
    if len(pages) > 1:
        following = str(base + (page + 1) % len(pages))
        label = chat("button.more", lang, page=page + 1, pages=len(pages))
        rows.append((Button(id=custom_id("page", game, number, following), label=label, emoji="➡️"),))
    return rows


def _cut(words: str) -> str:
    return fitted(words, limits.OPTION_LABEL)


def _below(game: int, number: int, may_undo: bool, lang: Language) -> tuple[Button, ...]:
    hand = Button(id=custom_id("hand", game), label=chat("button.hand", lang), emoji="🃏")
    board = Button(id=custom_id("board", game), label=chat("button.board", lang), emoji="🗺️")
    if not may_undo:
        return (hand, board)
    back = Button(id=custom_id("back", game, number), label=chat("button.back", lang), emoji="↩️")
    over = Button(id=custom_id("restart", game, number), label=chat("button.restart", lang), emoji="⏮️")
    return (back, over, hand, board)
