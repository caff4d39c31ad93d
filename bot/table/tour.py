"""A short guided tour for a first game, page by page."""

from bot.languages import Language
from bot.prompts.screen import PRIMARY, Button, Screen, custom_id
from bot.text.chat import chat

PAGES = 6


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
