"""A short guided tour for a first game, page by page; and what somebody sees who watches one."""

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Screen, custom_id

PAGES = 6
EXPLAIN = "seeing"  # the verb of a button


def tour(page: int, lang: Language) -> Screen:
    """One page, with the way to the others."""
    page = min(max(page, 0), PAGES - 1)
    words = f"{chat(f'tour.{page}', lang)}\n\n{chat('tour.page', lang, page=page + 1, pages=PAGES)}"
    buttons = []
    if page > 0:
        back = chat("button.back", lang)
        buttons.append(Button(id=custom_id("tour", 0, argument=str(page - 1)), label=back, emoji="⬅️"))
    if page < PAGES - 1:
        label = chat("button.next", lang)
        buttons.append(Button(id=custom_id("tour", 0, argument=str(page + 1)), label=label, style=PRIMARY, emoji="➡️"))
    return Screen(words=words, rows=(tuple(buttons),))


def explain_button(game: int, lang: Language) -> Button:
    """What am I seeing?"""
    return Button(id=custom_id(EXPLAIN, game), label=chat("button.seeing", lang), style=PRIMARY)


def tour_button(lang: Language) -> Button:
    """The way to the first page."""
    return Button(id=custom_id("tour", 0, argument="0"), label=chat("button.tour", lang), emoji="🧭")


def explained(lang: Language) -> Screen:
    """The picture of a game to watch, part by part, and where to go from there."""
    return Screen(words=chat("watch.seeing", lang), rows=((tour_button(lang),),))
