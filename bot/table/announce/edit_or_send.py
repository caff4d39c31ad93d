"""A question out of turn: an edit of an earlier prompt, or a new message."""

from bot.table.announce.asides import Asides, is_looking
from bot.table.announce.news import News
from storage.posted import Aside, OpenPrompt


def prompt_to_edit(news: News, prompts: Asides, seat: int, *, is_called_along: bool) -> Aside | None:
    """The earlier prompt of a seat for the next question; None for a new message.

    An edit notifies nobody. So the player was called by this prompt together with others, or looks at it after a recent
    answer or undo. At a Festival, a seat that has just fed its gods finds its next question in the same prompt. With
    answers of others in between, the player may have looked away.
    """
    if news.game.pinged is None:
        return None  # another person may sit there now
    if is_called_along and seat in prompts.messages:
        return prompts.messages[seat]
    given = [*prompts.rows(seat), *news.tentative]
    is_looking_on = not have_others_answered(news, seat) and is_looking(given, news.now)
    return prompts.messages.get(seat) if is_looking_on or _is_back_after_undo(news, seat) else None


def _is_back_after_undo(news: News, seat: int) -> bool:
    """Whether the called seat has taken its answer back: nothing has happened since, and no prompt is open."""
    happened = news.history.told or news.tentative
    return seat == news.game.pinged and not happened and not news.messages.get(OpenPrompt)


def have_others_answered(news: News, seat: int) -> bool:
    """Whether any other seat has answered."""
    return any(told.row is not None and told.row.seat != seat for told in news.history.told)
