"""The live message of a watched game: two lines, picture and buttons fit a phone, more text is behind a button."""

from collections.abc import Sequence

from bot.languages import Language
from bot.say.chat import chat, when
from bot.say.levels import level_words
from bot.say.solo import handicap_lines
from bot.screens.screen import DANGER, PRIMARY, SECONDARY, SUCCESS, Button, Row, Screen, custom_id, fitted
from bot.table.io.seats import escaped_names
from bot.table.look.modules import module_lines
from bot.table.look.tour import explain_button, play_button
from engine.state import View
from storage import BOT, Game, History, Show

PAUSE, GO, STEP, FASTER, SLOWER = "pause", "go", "step", "faster", "slower"
DETAILS = "details"  # the verb of a button
WEIGHED = 400  # characters for the thoughts of a bot


def watched_screen(game: Game, view: View, lines: Sequence[str], lang: Language, *, pictured: bool = True) -> Screen:
    """Words and buttons of the live message; without a picture also standings and lines."""
    show = game.terms.watched
    assert show is not None
    players = [_levels(game, lang)] if pictured else _standings(game, view, lang)
    words = [" · ".join([_heading(game, view, lang), *players]), *lines]
    if lines and game.to_act is not None:
        words.append(chat("watch.at_it", lang, who=escaped_names(game)[game.to_act]))
    words.append(chat("watch.paused" if show.paused else "watch.pace", lang, n=show.pace))
    return Screen(words=fitted("\n".join(words)), rows=_rows(game.id, show, lang))


def details_screen(game: Game, history: History, lines: Sequence[str], weighed: str, lang: Language) -> Screen:
    """The last turns in full, with the players and the thoughts of a bot."""
    heading = " · ".join([_heading(game, history.now, lang), *_players(game, lang)])
    words = [heading, *handicap_lines(game.options, lang), *module_lines(game.options, lang), *lines]
    if weighed:
        words.append(fitted(chat("watch.weighed", lang, what=weighed), WEIGHED))
    return Screen(words=fitted("\n".join(words)))


def _heading(game: Game, view: View, lang: Language) -> str:
    return chat("watch.heading", lang, when=when(view.turn, lang))


def _levels(game: Game, lang: Language) -> str:
    """The levels of the bots, each once."""
    levels = dict.fromkeys(seat.level for seat in game.seats if seat.controller == BOT)
    return chat("watch.levels", lang, levels=[level_words(level, lang) for level in levels])


def _players(game: Game, lang: Language) -> list[str]:
    """The players, bots with their levels."""
    return [
        chat("watch.bot", lang, who=who, level=level_words(seat.level, lang)) if seat.controller == BOT else who
        for seat, who in zip(game.seats, escaped_names(game), strict=True)
    ]


def _standings(game: Game, view: View, lang: Language) -> list[str]:
    """The players with their VP."""
    return [
        chat("watch.standing", lang, who=who, vp=player.vp)
        for who, player in zip(_players(game, lang), view.players, strict=True)
    ]


def _rows(game: int, show: Show, lang: Language) -> tuple[Row, ...]:
    """The buttons of spectators, short enough for one line on a phone; Stop is for host and managers."""

    def button(way: str, style: str = SECONDARY) -> Button:
        name = custom_id("watch", game, argument=way)
        return Button(id=name, label=chat(f"button.watch.{way}", lang), style=style)

    go = button(GO, SUCCESS) if show.paused else button(PAUSE, PRIMARY)
    stop = Button(id=custom_id("stop", game), label=chat("button.watch.stop", lang), style=DANGER)
    details = Button(id=custom_id(DETAILS, game), label=chat("button.details", lang))
    return (go, button(STEP), button(SLOWER), button(FASTER), stop), (
        play_button(lang),
        explain_button(game, lang),
        details,
    )
