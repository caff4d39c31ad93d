"""What is said in a channel when something has happened: a plan, made from plain records without asking anybody.

The plan says what earlier prompts say from now on, what is sent, edited and noted, in this order, and what becomes of
earlier messages afterwards; the sender carries it out. A prompt that is gone cannot say anything: then the plan is made
anew without it, and another message tells it.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from bot.languages import Language
from bot.prompts.prompt import prompt_for
from bot.prompts.screen import AttachedPicture, Screen, fitted
from bot.table.announcing.asides import (
    PAGES,
    Asides,
    answered_lines,
    answered_screen,
    aside,
    asides,
    is_looking,
    prompts_of,
    stretches,
)
from bot.table.announcing.calls import (
    CALL,
    CALLED_FOR,
    NOTED,
    NOTED_SINCE,
    Call,
    called_before,
    in_common,
    mask,
    outdated,
    progress,
    subject,
)
from bot.table.announcing.causes import cause
from bot.table.announcing.jobs import (
    BOARD,
    FINALE,
    LAST_BOARD,
    PROMPT,
    SCORES,
    STORY,
    STORY_SINCE,
    Change,
    Close,
    Edit,
    Forget,
    Job,
    Keep,
    NoteBank,
    NoteTold,
    OfferReactions,
    Plan,
    PutAway,
    Reopen,
    Send,
    StartClock,
    StopClock,
    Strip,
    Update,
)
from bot.table.announcing.screens import (
    Ending,
    Together,
    ask_lines,
    board_screen,
    called_lines,
    finale_screen,
    grown_story_screen,
    last_board_screen,
    prompt_screen,
    scores_screen,
    story_screen,
)
from bot.table.clock import stopped
from bot.table.message_kinds import called
from bot.table.summaries import in_brief
from bot.text.chat import chat
from engine.queries import is_follow_on
from engine.state import View
from storage import PERSON, Game, Hinted, History, LogRow, PendingQuestion, Posted

BRIEFLY = 240  # characters of what has happened, above a question

# ---------------------------------------------------------------- a running game


class News(Struct, frozen=True, kw_only=True):
    """What has happened in a running game, what is asked now, and what stands in its channel."""

    game: Game
    history: History  # what everybody may know of it, since the channel was last told
    asked: PendingQuestion
    in_private: bool  # whether cards were chosen that can still be taken back; what they lead to is not asked in public
    tentative: tuple[LogRow, ...] = ()  # the answers of the seat that is asked which it can still take back
    later: Mapping[int, View] = {}  # whoever comes later in this round and may answer now: what they will be asked
    ready: frozenset[int] = frozenset()  # those of them who have said something ahead
    messages: Mapping[str, Posted]  # by kind
    since_board: History  # the same since the last board, which the prompts and the message that grows tell of
    since_call: History | None = None  # what a board or story tells that calls several people, if there is one
    picture: AttachedPicture | None
    now: int
    lang: Language


def plan_news(news: News) -> Plan:
    """Say what happened, ask whoever is asked, and call them if their wait begins now."""
    before, history, messages, lang = news.game, news.history, news.messages, news.lang
    view, asked = history.now, before.to_act
    assert asked is not None
    page = turns_a_page(history)
    follow_on = is_follow_on(news.asked.view) and before.seats[asked].controller == PERSON and not news.in_private
    others = any(told.row is not None and told.row.seat != asked for told in history.told)
    # Steps of an answer that can still be taken back go on with the same wait, in a prompt as in one's own turn.
    anew = page or others or asked != before.pinged or (follow_on and before.told < view.seq)
    since = news.now if anew else before.asked
    game = structs.replace(stopped(before, history.told), pinged=asked, asked=since) if anew else before
    said = _said_before_a_crash(game, messages, view.seq)
    prompts = prompts_of(news.since_board, messages)
    number = news.asked.number if follow_on else None
    asking = follow_on and said.get(PROMPT) != number
    known = {} if page else called_before(messages, news.asked.view, news.later)
    reopened = _reopened(news, prompts, asked in known) if asking and not page else None
    calling = anew and asked not in known
    along = _along(news, prompts, known, calling) if (calling or asking) and not reopened else []
    board_said = page and said.get(BOARD) == view.seq

    jobs: list[Job] = [Forget(kind) for kind in outdated(messages, known)]
    afterwards: list[Change] = []
    old_prompt, old_story, old_board = messages.get(PROMPT), messages.get(STORY), messages.get(BOARD)
    open_now = reopened or (old_prompt if old_prompt and old_prompt.seq == number and not asking else None)
    # Before a board is sent, all prompts have said what was answered.
    first: list[Close | Reopen] = [] if board_said else [*_closing(before, prompts, open_now, lang)]
    if old_prompt and old_prompt.seq != number:
        jobs += [Forget(kind) for kind in (PROMPT, NOTED, NOTED_SINCE) if kind in messages and not reopened]
        if old_prompt.message not in {each.posted.message for each in first}:
            goes_on = asking and prompts.sharing(old_prompt) == (asked,)  # below another message, which says the rest
            why = Screen(words=cause(game, news.asked.view, news.since_board, lang)) if goes_on else None
            afterwards.append(PutAway(old_prompt, why))
    jobs += _later_progress(news)
    told_before = _told_between(before, messages)
    lines = in_brief(game, prompts.left_to_tell(told_before), lang)
    if page:
        if not board_said:
            ask = () if follow_on else ask_lines(game, view, since, lang, along, _call_progress(news, along))
            board = board_screen(game, view, lines, ask, news.picture, lang, along)
            jobs.append(_sending(BOARD, board, view.seq, lang, _calls(news, along, told_before) if ask else ()))
            if old_board:
                afterwards.append(Strip(old_board))
        if old_story:
            jobs += [Forget(STORY), Forget(STORY_SINCE)]
            afterwards.append(Strip(old_story))
        lines = []
    if asking:
        prompt = _asking(news, game, prompts, reopened, along, calling)
        first += prompt.first
        jobs += prompt.jobs
        afterwards += prompt.afterwards
        if old_prompt and old_prompt.seq == number:
            afterwards.append(PutAway(old_prompt))  # the same question went to whoever sat there before
    elif not follow_on and not page and said.get(STORY) != view.seq:
        ask = ask_lines(game, view, since, lang, along, _call_progress(news, along)) if calling else ()
        if ask or (lines and asked not in known):  # else the next message tells it, and that one stays as it is
            keep = (Keep(STORY_SINCE, told_before), *(_calls(news, along, told_before) if ask else ()))
            story = Send(STORY, story_screen(game, lines, ask, lang, along), view.seq, keep=keep)
            if old_story and not ask:
                grown = prompts.left_to_tell(_begun(messages))
                jobs.append(Edit(old_story, grown_story_screen(game, grown, lang), story))
            else:
                jobs.append(story)
                afterwards += [Strip(old_story)] if old_story else []
    if page:
        jobs += [Forget(aside(seat)) for seat in prompts.messages if not (follow_on and seat == asked)]
        jobs += [Forget(kind) for kind in stretches(messages)]
    if anew:
        jobs.append(StartClock(before.pinged))
    jobs.append(NoteTold(view.seq, asked, since))
    jobs += _changed_banks(before, game)
    return Plan(game, tuple(jobs), tuple(afterwards), tuple(first))


def _told_between(game: Game, messages: Mapping[str, Posted]) -> int:
    """How many answers boards and the messages between them have told of; what prompts say is told besides."""
    shown = [messages[kind].seq for kind in (BOARD, STORY) if kind in messages]
    return min(game.told, max(shown)) if shown else game.told


def _begun(messages: Mapping[str, Posted]) -> int:
    """How many answers came before what the story tells."""
    since = messages.get(STORY_SINCE) or messages.get(BOARD)
    return since.seq if since else -1


# ---------------------------------------------------------------- questions to several people


def _asked_alike(news: News) -> list[int]:
    """Those who come later in the round with the same question as the one that is asked."""
    kind = type(news.asked.view.decision)
    return [seat for seat, seen in news.later.items() if type(seen.decision) is kind]


def _along(news: News, prompts: Asides, known: Mapping[int, Posted], calling: bool) -> list[int]:
    """Who else is asked by a new message: those who are not called yet, or by a prompt that is of no use any more."""
    return [
        seat
        for seat in _asked_alike(news)
        if seat not in news.ready and (calling if seat not in known else not calling and seat not in prompts.messages)
    ]


def _calls(news: News, along: Sequence[int], after: int) -> tuple[Keep, ...]:
    """Who was called together by a board or story that tells of what came after so many answers, and for what."""
    calls, asked = _called(news, along), news.asked.view
    if not calls or asked.active >= 0 or asked.decision is None:
        return calls
    call = Call(after, _everybody(news), tuple(sorted(news.ready)))
    return (*calls, Keep(CALL, call.number), Keep(CALLED_FOR, subject(asked.decision, asked.turn)))


def _called(news: News, along: Sequence[int]) -> tuple[Keep, ...]:
    asked = news.asked.view
    assert asked.seat is not None
    seen = {asked.seat: asked, **{seat: news.later[seat] for seat in along}} if along else {}
    return tuple(Keep(called(seat), subject(one.decision, one.turn)) for seat, one in seen.items() if one.decision)


def _everybody(news: News) -> tuple[int, ...]:
    """All who are asked the same in this round."""
    assert news.game.to_act is not None
    return tuple(sorted([news.game.to_act, *_asked_alike(news)]))


def _call_progress(news: News, along: Sequence[int]) -> str:
    """Who of all that a board or story of the set-up calls has answered."""
    if not along or news.asked.view.active >= 0:
        return ""
    return progress(news.game, _everybody(news), tuple(news.ready), news.lang)


def _later_progress(news: News) -> list[Job]:
    """The board or story of the set-up that has called several people shows who of them has answered since."""
    messages, game, told, lang = news.messages, news.game, news.since_call, news.lang
    posted, about = messages.get(CALL), messages.get(CALLED_FOR)
    if posted is None or about is None or told is None:
        return [Forget(kind) for kind in (CALL, CALLED_FOR) if kind in messages]
    call = Call.of(posted.seq)
    asked = {one.seat: one.decision for one in (news.asked.view, *news.later.values()) if one.seat is not None}
    open_to = [seat for seat, one in asked.items() if one and subject(one, news.asked.view.turn) == about.seq]
    over: list[Job] = [] if open_to else [Forget(CALL), Forget(CALLED_FOR)]
    waiting = [seat for seat in open_to if seat in call.group and seat not in news.ready]
    done = tuple(seat for seat in call.group if seat not in waiting)
    if done == call.done:
        return over
    words = progress(game, call.group, done, lang)
    first = asked[waiting[0]] if waiting else None
    lines = called_lines(game, waiting, first, game.asked, lang, words) if first else (words,)
    happened, board = in_brief(game, told, lang), messages.get(BOARD)
    if board and board.message == posted.message:
        screen = board_screen(game, told.before, happened, lines, None, lang)
    else:
        screen = story_screen(game, happened, lines, lang)
    after = structs.replace(posted, seq=structs.replace(call, done=done).number)
    still_marked = tuple(game.seats[seat].person for seat in waiting)  # an edit calls nobody once more
    kinds = (CALL, CALLED_FOR, *map(called, call.group))
    return [Update(after, structs.replace(screen, calls=still_marked), kinds), *over]


# ---------------------------------------------------------------- questions out of turn


def _reopened(news: News, prompts: Asides, called_along: bool) -> Posted | None:
    """Where the present question can be put without a call: its player looks at it, or was called by it."""
    asked, pinged = news.game.to_act, news.game.pinged
    if asked is None or pinged is None:
        return None  # somebody else may sit there now
    if called_along and asked in prompts.messages:
        return prompts.messages[asked]
    given = [*(answer.row for answer in prompts.answers(asked)), *news.tentative]
    back = asked == pinged and not news.history.told and not news.tentative and PROMPT not in news.messages
    return prompts.messages.get(asked) if back or is_looking(given, news.now) else None


def _asking(news: News, game: Game, prompts: Asides, reopened: Posted | None, along: Sequence[int], call: bool) -> Plan:
    """The present question, put out of turn, in a new message or in the one its player has answered before."""
    seat, lang = news.asked.view.seat, news.lang
    assert seat is not None
    prompt = prompt_for(news.asked.view, lang=lang, number=news.asked.number)
    group = prompts.sharing(reopened) if reopened else (seat, *along)
    page = turns_a_page(news.history)
    since = news.asked.view.seq if page else news.game.told  # the board above tells all
    answered = answered_lines(game, prompts, reopened, lang) if reopened else []
    together = _together(news, prompts, group) if len(group) > 1 else None
    screen = prompt_screen(game, prompt, [*_led_to(news, prompts, since), *answered], call, lang, together)
    noted = (Keep(NOTED, mask(news.ready)), Keep(NOTED_SINCE, since)) if together else ()
    reactions = (OfferReactions(PROMPT, screen.reactions),)
    if reopened:
        ended = answered_screen(game, prompts, reopened, lang) if answered else None
        earlier = tuple(posted for each in group for posted in prompts.left_behind(each))
        again = Reopen(reopened, screen, prompt.number, noted, tuple(map(aside, group)), ended, earlier)
        alone = () if together else tuple(Forget(kind) for kind in (NOTED, NOTED_SINCE) if kind in news.messages)
        return Plan(game, alone, reactions, (again,))
    after = min(
        news.asked.view.seq, news.game.settled
    )  # what can still be taken back is said here, too, once it is final
    keep = (*(Keep(aside(each), after) for each in group), *_called(news, along), *noted)
    earlier = () if page else tuple(posted for each in group for posted in prompts.left_behind(each))
    return Plan(game, (Send(PROMPT, screen, prompt.number, keep=keep, earlier=earlier),), reactions)


def _led_to(news: News, prompts: Asides, since: int) -> list[str]:
    """Why something is asked out of turn, and in short what has happened after so many answers."""
    why = cause(news.game, news.asked.view, news.since_board, news.lang)
    return [why, *in_brief(news.game, prompts.left_to_tell(since), news.lang, BRIEFLY)]


def _together(news: News, prompts: Asides, group: Sequence[int]) -> Together:
    """How a question is put to several seats: to whom it is still open, and who has answered."""
    asked = news.asked.view
    assert asked.seat is not None
    open_to = [seat for seat in _asked_alike(news) if seat in group and seat not in news.ready]
    answered = [seat for seat in group if seat in news.ready or prompts.answers(seat)]
    done = [seat for seat in answered if seat not in (asked.seat, *open_to)]  # who may have answered something else
    still = [news.later[seat] for seat in open_to]
    return Together((asked.seat, *open_to), progress(news.game, group, done, news.lang), in_common(asked, still))


def plan_noted(news: News) -> Plan:
    """Somebody has said ahead what they answer, or not any more: the message that calls them shows it, but not what."""
    noted, asked, game, lang = news.messages.get(NOTED), news.asked.view, news.game, news.lang
    open_now = PROMPT in news.messages and news.messages[PROMPT].seq == news.asked.number
    if noted is None or asked.seat is None or not open_now or noted.seq == mask(news.ready):
        return Plan(game, tuple(_later_progress(news)))
    prompts = prompts_of(news.since_board, news.messages)
    group, since = prompts.sharing(noted), news.messages.get(NOTED_SINCE)
    above = _led_to(news, prompts, since.seq if since else game.told)
    above += answered_lines(game, prompts, noted, lang)
    prompt = prompt_for(asked, lang=lang, number=news.asked.number)
    screen = prompt_screen(game, prompt, above, False, lang, _together(news, prompts, group))
    kinds = (PROMPT, NOTED, NOTED_SINCE, *map(aside, group), *map(called, group))
    return Plan(game, (Update(structs.replace(noted, seq=mask(news.ready)), screen, kinds),))


def _closing(game: Game, prompts: Asides, open_now: Posted | None, lang: Language) -> list[Close]:
    """What becomes of the prompts to which there are answers that the channel has not heard of."""
    found: dict[str, Close] = {}
    for seat, posted in prompts.messages.items():
        answers, group = prompts.answers(seat), prompts.sharing(posted)
        if answers and answers[-1].seq > game.told and (open_now is None or posted.message != open_now.message):
            screen = answered_screen(game, prompts, posted, lang)
            found[posted.message] = Close(posted, screen, tuple(map(aside, group)))
    return list(found.values())


def _sending(kind: str, screen: Screen, seq: int, lang: Language, keep: tuple[Keep, ...] = ()) -> Send:
    """A message with pictures, and what is said where they may not be attached."""
    words = fitted("\n".join([screen.words, chat("permission.attach", lang)]))
    plain = Screen(words=words, rows=screen.rows, calls=screen.calls)
    return Send(kind, screen, seq, plain if screen.pictures else None, keep)


def _said_before_a_crash(game: Game, messages: Mapping[str, Posted], seq: int) -> dict[str, int]:
    """What was posted about answers of which it was never noted that they were told, by kind."""
    return {kind: posted.seq for kind, posted in messages.items()} if game.told < seq else {}


def _changed_banks(before: Game, after: Game) -> Iterator[NoteBank]:
    for number, (now, old) in enumerate(zip(after.seats, before.seats, strict=True)):
        if now.bank is not None and now.bank != old.bank:
            yield NoteBank(number, now.bank)


def turns_a_page(history: History) -> bool:
    """Whether a new board is due: the game has begun or ended, a turn has passed, or a Festival has come."""
    return history.now.over or any(isinstance(event, PAGES) for told in history.told for event in told.events)


# ---------------------------------------------------------------- a game that is over


def plan_closing(game: Game, since_board: History, messages: Mapping[str, Posted], lang: Language) -> Plan:
    """Nobody is asked any more: the last prompts say what was answered and cannot be pressed."""
    last = messages.get(PROMPT)
    jobs = (PutAway(last), Forget(PROMPT)) if last else ()
    return Plan(game, jobs, first=tuple(_closing(game, prompts_of(since_board, messages), None, lang)))


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
    prompts, seq = prompts_of(since_board, messages), since_board.now.seq
    history = prompts.left_to_tell(_told_between(game, messages))
    screens = {
        LAST_BOARD: last_board_screen(game, history, drawn.board, lang),
        SCORES: scores_screen(game, history.now, drawn.chart, lang),
        FINALE: finale_screen(game, history.now, hinted, drawn.card, lang),
    }
    said = (
        _sending(kind, screen, seq, lang)
        for kind, screen in screens.items()
        if screen and (kind not in messages or messages[kind].seq != seq)
    )
    forgotten = map(Forget, _passing(messages))
    stripped = tuple(Strip(messages[kind]) for kind in (BOARD, STORY) if kind in messages)
    return Plan(game, (*said, *forgotten, StopClock(), NoteTold(seq, None, None)), stripped)


def plan_clearing(game: Game, messages: Mapping[str, Posted]) -> Plan:
    """A game was ended before its time: nothing of it can be pressed any more."""
    standing = [(kind, posted) for kind, posted in messages.items() if kind in (BOARD, STORY, PROMPT)]
    jobs: list[Job] = [job for kind, posted in standing for job in (Forget(kind), PutAway(posted))]
    return Plan(game, (*jobs, *map(Forget, _passing(messages))))


def _passing(messages: Mapping[str, Posted]) -> list[str]:
    """The kinds by which it is known what messages say of a round, or of what has happened since a board."""
    marks = (NOTED, NOTED_SINCE, CALL, CALLED_FOR, STORY_SINCE)
    asked = (*map(aside, asides(messages)), *stretches(messages), *outdated(messages, {}))
    return [*asked, *(kind for kind in marks if kind in messages)]
