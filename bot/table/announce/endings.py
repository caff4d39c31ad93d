"""The end of a game in its channel: last messages, and old ones without buttons."""

from collections.abc import Sequence

from bot.languages import Language
from bot.table.announce.asides import prompts_of
from bot.table.announce.jobs import Dispatch, Forget, Job, NoteTold, PutAway, StopClock, Strip
from bot.table.announce.screens import Ending, finale_screen, last_board_screen
from bot.table.announce.what_is_closed import closing, giving_way
from bot.table.announce.what_is_told import begun, sending, told_between
from storage import Game, Hinted, History, Ledger
from storage.posted import UNSENT, Board, Finale, LastBoard, OpenPrompt, Story


def closing_dispatch(game: Game, since_board: History, messages: Ledger, lang: Language) -> Dispatch:
    """The dispatch after the last question: prompts show their answers and lose their buttons."""
    last = messages.get(OpenPrompt)
    jobs = (PutAway(last), Forget(last.key)) if last else ()
    return Dispatch(game, jobs, first=tuple(closing(game, prompts_of(since_board, messages), None, lang)))


def finale_dispatch(
    game: Game, since_board: History, messages: Ledger, hinted: Sequence[Hinted], drawn: Ending, lang: Language
) -> Dispatch:
    """The last turn, then the result with its scores, without messages sent before a crash."""
    prompts, story = prompts_of(since_board, messages), messages.get(Story)
    told_before = begun(messages) if story else told_between(game, messages)
    seq, history = since_board.now.seq, prompts.left_to_tell(told_before)
    screens = (
        (LastBoard(*UNSENT, seq), last_board_screen(game, history, drawn.board, lang)),
        (Finale(*UNSENT, seq), finale_screen(game, history.now, hinted, drawn, lang)),
    )
    before = {one.key for one in messages if isinstance(one, LastBoard | Finale) and one.shows == seq}
    said = (sending(one, screen, lang) for one, screen in screens if screen and one.key not in before)
    removed = giving_way(story, messages) if story else []
    board = messages.get(Board)
    stripped = (Strip(board),) if board else ()
    return Dispatch(game, (*removed, *said, *_passed(messages), StopClock(), NoteTold(seq, None, {})), stripped)


def clearing_dispatch(game: Game, messages: Ledger) -> Dispatch:
    """The dispatch for an aborted game: no message keeps a button."""
    standing = [one for one in messages if isinstance(one, Board | Story | OpenPrompt)]
    jobs: list[Job] = [job for one in standing for job in (Forget(one.key), PutAway(one))]
    return Dispatch(game, (*jobs, *_passed(messages)))


def _passed(messages: Ledger) -> list[Forget]:
    return [Forget(one.key) for one in messages if one.passing]
