"""What is said in a channel when something has happened: a plan, made from plain records without asking anybody.

The plan says what is sent, edited and noted, in this order, and what becomes of earlier messages afterwards; the sender
carries it out.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from bot.languages import Language
from bot.prompts.prompt import prompt_for
from bot.prompts.screen import AttachedPicture, Screen, fitted
from bot.table.announcing.asides import PAGES, Asides, answered_lines, answered_screen, aside, asides, is_looking
from bot.table.announcing.calls import (
    NOTED,
    called_before,
    in_common,
    mask,
    outdated,
    progress,
    subject,
)
from bot.table.announcing.causes import cause
from bot.table.announcing.screens import (
    Together,
    ask_lines,
    board_screen,
    finale_screen,
    grown_story_screen,
    prompt_screen,
    story_screen,
)
from bot.table.clock import stopped
from bot.table.message_kinds import called
from bot.table.summaries import in_brief
from bot.text.chat import chat
from engine.queries import is_follow_on
from engine.state import View
from storage import PERSON, Game, History, LogRow, PendingQuestion, Posted

BRIEFLY = 240  # characters of what has happened, above a question
BOARD, STORY, PROMPT, FINALE = "board", "story", "prompt", "finale"  # the kinds of messages, by which they are found

# ---------------------------------------------------------------- what a plan is made of


class Send(Struct, frozen=True):
    """A new message, remembered as the one of its kind; `seq` is the number of the prompt, or of the answers shown."""

    kind: str
    screen: Screen
    seq: int
    without_pictures: Screen | None = None  # what is sent where pictures may not be attached


class Edit(Struct, frozen=True):
    """An earlier message says something else; if it is gone, another one is sent instead."""

    posted: Posted
    screen: Screen
    instead: Send


class Keep(Struct, frozen=True):
    """The message just sent is remembered under another kind as well; `seq` is what has to be known of it then."""

    kind: str
    seq: int
    of: str = PROMPT


class Reopen(Struct, frozen=True):
    """A prompt that was answered asks its player the next thing.

    If it is gone, or cannot lose its reactions, another one is sent and kept instead, and it says what was answered.
    """

    posted: Posted
    instead: Send
    keep: tuple[Keep, ...]
    answered: Screen | None


class Forget(Struct, frozen=True):
    """The message of this kind is not remembered any more."""

    kind: str


class Close(Struct, frozen=True):
    """A prompt that is answered says what was answered, and nothing of it can be pressed any more."""

    posted: Posted
    screen: Screen


class Strip(Struct, frozen=True):
    """An earlier message loses its buttons."""

    posted: Posted


class PutAway(Struct, frozen=True):
    """An earlier prompt loses its buttons and reactions, unless it turns out to be the very message just sent."""

    posted: Posted


class OfferReactions(Struct, frozen=True):
    """The message of this kind that was just sent gets these reactions, for people to press."""

    kind: str
    reactions: tuple[str, ...]


class StartClock(Struct, frozen=True):
    """The wait for the seat that is asked begins; this one was called before it."""

    called_before: int | None


class StopClock(Struct, frozen=True):
    """Stop the clock: nobody is waited for any more."""


class NoteTold(Struct, frozen=True):
    """The channel knows so many answers, and this seat was called at this moment."""

    seq: int
    called: int | None
    since: int | None


class NoteBank(Struct, frozen=True):
    """So much time is left on the clock of a seat."""

    seat: int
    bank: int


Change = Strip | PutAway | OfferReactions
Job = Send | Edit | Reopen | Keep | Forget | Close | PutAway | StartClock | StopClock | NoteTold | NoteBank


class Plan(Struct, frozen=True):
    """What is done in this order, before anybody may answer, and what has to change in earlier messages afterwards."""

    game: Game
    jobs: tuple[Job, ...] = ()
    afterwards: tuple[Change, ...] = ()


# ---------------------------------------------------------------- a running game


class News(Struct, frozen=True, kw_only=True):
    """What has happened in a running game, what is asked now, and what stands in its channel."""

    game: Game
    history: History  # what everybody may know of it, since the channel was last told
    asked: PendingQuestion
    in_private: bool  # whether cards were chosen that can still be taken back; what they lead to is not asked in public
    tentative: LogRow | None = None  # the last answer of the seat that is asked, if it can still be taken back
    later: Mapping[int, View] = {}  # whoever comes later in this round and may answer now: what they will be asked
    ready: frozenset[int] = frozenset()  # those of them who have said something ahead
    messages: Mapping[str, Posted]  # by kind
    since_board: History  # the same since the last board, which the prompts and the message that grows tell of
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
    prompts = Asides(news.since_board, asides(messages))
    number = news.asked.number if follow_on else None
    asking = follow_on and said.get(PROMPT) != number
    known = {} if page else called_before(messages, news.asked.view, news.later)
    reopened = _reopened(news, prompts, asked in known) if asking and not page else None
    calling = anew and asked not in known
    new = calling and not reopened
    along = [seat for seat in _asked_alike(news) if seat not in known and seat not in news.ready] if new else []

    jobs: list[Job] = [Forget(kind) for kind in outdated(messages, known)]
    afterwards: list[Change] = []
    old_prompt, old_story, old_board = messages.get(PROMPT), messages.get(STORY), messages.get(BOARD)
    open_now = reopened or (old_prompt if old_prompt and old_prompt.seq == number and not asking else None)
    closing = _closing(before, prompts, open_now, lang)
    if old_prompt and old_prompt.seq != number:
        jobs.append(Forget(PROMPT))
        jobs += [Forget(NOTED)] if NOTED in messages else []
        if old_prompt.message not in {each.posted.message for each in closing}:
            afterwards.append(PutAway(old_prompt))
    lines = in_brief(game, prompts.left_to_tell(_told_between(before, messages)), lang)
    if page:
        if said.get(BOARD) != view.seq:
            ask = () if follow_on else ask_lines(game, view, since, lang, along)
            board = board_screen(game, view, lines, ask, news.picture, lang, along)
            jobs.append(_sending(BOARD, board, view.seq, lang))
            jobs += _calls(news, along, BOARD) if ask else []
            if old_board:
                afterwards.append(Strip(old_board))
        if old_story:
            jobs.append(Forget(STORY))
            afterwards.append(Strip(old_story))
        lines = []
    if asking:
        prompt = _asking(news, game, prompts, reopened, along, calling)
        jobs += prompt.jobs
        afterwards += prompt.afterwards
        if old_prompt and old_prompt.seq == number:
            afterwards.append(PutAway(old_prompt))  # the same question went to whoever sat there before
    elif not follow_on and not page and said.get(STORY) != view.seq:
        ask = ask_lines(game, view, since, lang, along) if calling else ()
        if ask or (lines and asked not in known):  # else the next message tells it, and that one stays as it is
            story = Send(STORY, story_screen(game, lines, ask, lang, along), view.seq)
            if old_story and not ask:
                grown = prompts.left_to_tell(old_board.seq if old_board else -1)
                jobs.append(Edit(old_story, grown_story_screen(game, grown, lang), story))
            else:
                jobs += [story, *(_calls(news, along, STORY) if ask else ())]
                afterwards += [Strip(old_story)] if old_story else []
    jobs += closing
    if page:
        jobs += [Forget(aside(seat)) for seat in prompts.messages if not (follow_on and seat == asked)]
    if anew:
        jobs.append(StartClock(before.pinged))
    jobs.append(NoteTold(view.seq, asked, since))
    jobs += _changed_banks(before, game)
    return Plan(game, tuple(jobs), tuple(afterwards))


def _told_between(game: Game, messages: Mapping[str, Posted]) -> int:
    """How many answers boards and the messages between them have told of; what prompts say is told besides."""
    shown = [messages[kind].seq for kind in (BOARD, STORY) if kind in messages]
    return min(game.told, max(shown)) if shown else game.told


# ---------------------------------------------------------------- questions out of turn


def _asked_alike(news: News) -> list[int]:
    """Those who come later in the round with the same question as the one that is asked."""
    kind = type(news.asked.view.decision)
    return [seat for seat, seen in news.later.items() if type(seen.decision) is kind]


def _calls(news: News, along: Sequence[int], kind: str) -> list[Keep]:
    """Who was called together by a message, and for what."""
    asked = news.asked.view
    assert asked.seat is not None
    seen = {asked.seat: asked, **{seat: news.later[seat] for seat in along}} if along else {}
    return [Keep(called(seat), subject(one.decision, one.turn), kind) for seat, one in seen.items() if one.decision]


def _reopened(news: News, prompts: Asides, called_along: bool) -> Posted | None:
    """Where the present question can be put without a call: its player looks at it, or was called by it."""
    asked, pinged = news.game.to_act, news.game.pinged
    if asked is None or pinged is None:
        return None  # somebody else may sit there now
    if called_along and asked in prompts.messages:
        return prompts.messages[asked]
    last = news.tentative or prompts.last_answer(asked)
    back = asked == pinged and not news.history.told and news.tentative is None and PROMPT not in news.messages
    return prompts.messages.get(asked) if back or is_looking(last, news.now) else None


def _asking(news: News, game: Game, prompts: Asides, reopened: Posted | None, along: Sequence[int], call: bool) -> Plan:
    """The present question, put out of turn, in a new message or in the one its player has answered before."""
    seat, lang = news.asked.view.seat, news.lang
    assert seat is not None
    prompt = prompt_for(news.asked.view, lang=lang, number=news.asked.number)
    group = prompts.sharing(reopened) if reopened else (seat, *along)
    above = [cause(game, news.asked.view, news.since_board, lang)]
    if not turns_a_page(news.history):  # else the board above tells it
        above += in_brief(game, prompts.left_to_tell(news.game.told), lang, BRIEFLY)
    answered = answered_lines(game, prompts, group, lang) if reopened else []
    together = _together(news, prompts, group) if len(group) > 1 else None
    screen = prompt_screen(game, prompt, [*above, *answered], call, lang, together)
    sending = Send(PROMPT, screen, prompt.number)
    keep = (*(Keep(aside(each), news.asked.view.seq) for each in (seat, *along)), *_calls(news, along, PROMPT))
    jobs: tuple[Job, ...] = (sending, *keep)
    if reopened:
        jobs = (Reopen(reopened, sending, keep, answered_screen(game, prompts, group, lang) if answered else None),)
    if together:
        jobs = (*jobs, Keep(NOTED, mask(news.ready)))
    return Plan(game, jobs, (OfferReactions(PROMPT, screen.reactions),))


def _together(news: News, prompts: Asides, group: Sequence[int]) -> Together:
    """How a question is put to several seats: to whom it is still open, and who has answered."""
    asked = news.asked.view
    assert asked.seat is not None
    open_to = [seat for seat in _asked_alike(news) if seat in group and seat not in news.ready]
    done = [seat for seat in group if seat != asked.seat and (seat in news.ready or prompts.answers(seat))]
    still = [news.later[seat] for seat in open_to]
    return Together((asked.seat, *open_to), progress(news.game, group, done, news.lang), in_common(asked, still))


def plan_noted(news: News) -> Plan:
    """Somebody has said ahead what they answer, or not any more: the prompt shows that they have, but not what."""
    noted, asked = news.messages.get(NOTED), news.asked.view
    if noted is None or asked.seat is None or noted.seq == mask(news.ready):
        return Plan(news.game)
    game, lang, prompts = news.game, news.lang, Asides(news.since_board, asides(news.messages))
    group = prompts.sharing(noted)
    above = [cause(game, asked, news.since_board, lang), *answered_lines(game, prompts, group, lang)]
    prompt = prompt_for(asked, lang=lang, number=news.asked.number)
    screen = prompt_screen(game, prompt, above, False, lang, _together(news, prompts, group))
    return Plan(game, (Edit(noted, screen, Send(NOTED, screen, mask(news.ready))),))


def _closing(game: Game, prompts: Asides, open_now: Posted | None, lang: Language) -> list[Close]:
    """What becomes of the prompts to which there are answers that the channel has not heard of."""
    found: dict[str, Close] = {}
    for seat, posted in prompts.messages.items():
        answers = prompts.answers(seat)
        if answers and answers[-1].seq > game.told and (open_now is None or posted.message != open_now.message):
            found[posted.message] = Close(posted, answered_screen(game, prompts, prompts.sharing(posted), lang))
    return list(found.values())


def _sending(kind: str, screen: Screen, seq: int, lang: Language) -> Send:
    """A message with pictures, and what is said where they may not be attached."""
    words = fitted("\n".join([screen.words, chat("permission.attach", lang)]))
    plain = Screen(words=words, rows=screen.rows, calls=screen.calls)
    return Send(kind, screen, seq, plain if screen.pictures else None)


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
    prompts, last = Asides(since_board, asides(messages)), messages.get(PROMPT)
    closing: list[Job] = [*_closing(game, prompts, None, lang)]
    if last:
        closing += [PutAway(last), Forget(PROMPT)]
    return Plan(game, tuple(closing))


def plan_finale(
    game: Game,
    since_board: History,
    messages: Mapping[str, Posted],
    board: AttachedPicture | None,
    chart: AttachedPicture | None,
    lang: Language,
) -> Plan:
    """The final scores in a last message; what shows earlier positions cannot be pressed any more."""
    prompts = Asides(since_board, asides(messages))
    seq, history = since_board.now.seq, prompts.left_to_tell(_told_between(game, messages))
    finale = _sending(FINALE, finale_screen(game, history, board, chart, lang), seq, lang)
    forgotten = (*(Forget(aside(seat)) for seat in prompts.messages), *map(Forget, outdated(messages, {})))
    stripped = tuple(Strip(messages[kind]) for kind in (BOARD, STORY) if kind in messages)
    return Plan(game, (finale, *forgotten, StopClock(), NoteTold(seq, None, None)), stripped)


def plan_clearing(game: Game, messages: Mapping[str, Posted]) -> Plan:
    """A game was ended before its time: nothing of it can be pressed any more."""
    standing = [(kind, posted) for kind, posted in messages.items() if kind in (BOARD, STORY, PROMPT)]
    jobs: list[Job] = [job for kind, posted in standing for job in (Forget(kind), PutAway(posted))]
    jobs += [Forget(kind) for kind in (*map(aside, asides(messages)), *outdated(messages, {}))]
    return Plan(game, tuple(jobs))
