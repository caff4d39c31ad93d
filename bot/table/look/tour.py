"""A short guided tour for a first game, page by page, and an introduction for watchers."""

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, SUCCESS, Button, Screen, custom_id

PAGES = 6
EXPLAIN = "seeing"  # the verb of a button
PLAY = "enter"  # the verb of the button to the card of all ways to play


def tour(page: int, lang: Language) -> Screen:
    """One page of the tour, with buttons to the others."""
    page = min(max(page, 0), PAGES - 1)
    words = f"{chat(f'tour.{page}', lang)}\n\n{chat('tour.page', lang, page=page + 1, pages=PAGES)}"
    buttons = []
    if page > 0:
        back = chat("button.back", lang)
        buttons.append(Button(id=custom_id("tour", 0, argument=str(page - 1)), label=back, emoji="⬅️"))
    if page < PAGES - 1:
        label = chat("button.next", lang)
        buttons.append(Button(id=custom_id("tour", 0, argument=str(page + 1)), label=label, style=PRIMARY, emoji="➡️"))
    if page in (0, PAGES - 1):
        buttons.append(play_button(lang))
    return Screen(words=words, rows=(tuple(buttons),))


def play_button(lang: Language) -> Button:
    """The button to the card of all ways to play, the same under every message."""
    return Button(id=custom_id(PLAY, 0), label=chat("button.play", lang), style=SUCCESS, emoji="▶️")


def explain_button(game: int, lang: Language) -> Button:
    """The button that explains the picture of a watched game."""
    return Button(id=custom_id(EXPLAIN, game), label=chat("button.seeing", lang), style=PRIMARY)


def tour_button(lang: Language) -> Button:
    """The button to the first page of the tour."""
    return Button(id=custom_id("tour", 0, argument="0"), label=chat("button.tour", lang), emoji="🧭")


def explained(lang: Language) -> Screen:
    """Explanation of the picture of a watched game, with the button to the tour."""
    return Screen(words=chat("watch.seeing", lang), rows=((tour_button(lang), play_button(lang)),))
