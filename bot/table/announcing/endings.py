"""The end of a game in its channel: what its messages say from then on, and that nothing can be pressed any more."""

from collections.abc import Mapping, Sequence

from bot.languages import Language
from bot.table.announcing.asides import aside, asides, prompts_of, stretches
from bot.table.announcing.calls import CALL, NOTED, NOTED_SINCE, outdated
from bot.table.announcing.jobs import (
    BOARD,
    BOARD_SINCE,
    FINALE,
    LAST_BOARD,
    PROMPT,
    SCORES,
    STORY,
    STORY_SINCE,
    Forget,
    Job,
    NoteTold,
    Plan,
    PutAway,
    StopClock,
    Strip,
)
from bot.table.announcing.screens import Ending, finale_screen, last_board_screen, scores_screen
from bot.table.announcing.what_is_closed import closing, giving_way
from bot.table.announcing.what_is_told import begun, sending, told_between
from storage import Game, Hinted, History, Posted


def plan_closing(game: Game, since_board: History, messages: Mapping[str, Posted], lang: Language) -> Plan:
    """Nobody is asked any more: the last prompts say what was answered and cannot be pressed."""
    last = messages.get(PROMPT)
    jobs = (PutAway(last), Forget(PROMPT)) if last else ()
    return Plan(game, jobs, first=tuple(closing(game, prompts_of(since_board, messages), None, lang)))


def plan_finale(
    game: Game,
    since_board: History,
    messages: Mapping[str, Posted],
    hinted: Sequence[Hinted],
    drawn: Ending,
    lang: Language,
) -> Plan:
    """The last turn, the scores and the result, each with a picture in a message of its own, so that none is cropped.

    What was said before a crash is not said again; what shows earlier positions cannot be pressed any more.
    """
    prompts, story = prompts_of(since_board, messages), messages.get(STORY)
    told_before = begun(messages) if story else told_between(game, messages)
    seq, history = since_board.now.seq, prompts.left_to_tell(told_before)
    screens = {
        LAST_BOARD: last_board_screen(game, history, drawn.board, lang),
        SCORES: scores_screen(game, history.now, drawn.chart, lang),
        FINALE: finale_screen(game, history.now, hinted, drawn.card, lang),
    }
    said = (
        sending(kind, screen, seq, lang)
        for kind, screen in screens.items()
        if screen and (kind not in messages or messages[kind].seq != seq)
    )
    removed = giving_way(story, messages) if story else []
    forgotten = map(Forget, _passing(messages))
    stripped = tuple(Strip(messages[kind]) for kind in (BOARD,) if kind in messages)
    return Plan(game, (*removed, *said, *forgotten, StopClock(), NoteTold(seq, None, None)), stripped)


def plan_clearing(game: Game, messages: Mapping[str, Posted]) -> Plan:
    """A game was ended before its time: nothing of it can be pressed any more."""
    standing = [(kind, posted) for kind, posted in messages.items() if kind in (BOARD, STORY, PROMPT)]
    jobs: list[Job] = [job for kind, posted in standing for job in (Forget(kind), PutAway(posted))]
    return Plan(game, (*jobs, *map(Forget, _passing(messages))))


def _passing(messages: Mapping[str, Posted]) -> list[str]:
    """The kinds by which it is known what messages say of a round, or of what has happened since a board."""
    marks = (NOTED, NOTED_SINCE, CALL, BOARD_SINCE, STORY_SINCE)
    asked = (*map(aside, asides(messages)), *stretches(messages), *outdated(messages, {}))
    return [*asked, *(kind for kind in marks if kind in messages)]
