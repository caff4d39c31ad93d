"""What is said in a channel when something has happened: a plan, made from plain records without asking anybody.

The plan says what earlier prompts say from now on, what is sent, edited and noted, in this order, and what becomes of
earlier messages afterwards; the sender carries it out. What was told in the middle of a turn goes before the board that
tells all of it. A prompt that is gone cannot say anything: then the plan is made anew without it, and another message
tells it.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs

from bot.languages import Language
from bot.prompts.prompt import prompt_for
from bot.prompts.screen import Screen, fitted
from bot.table.announcing.asides import (
    PAGES,
    Asides,
    answered_lines,
    answered_screen,
    aside,
    is_here,
    is_looking,
    prompts_of,
    stretches,
)
from bot.table.announcing.calls import (
    CALL,
    NOTED,
    NOTED_SINCE,
    called_before,
    mask,
    outdated,
    progress,
)
from bot.table.announcing.causes import cause
from bot.table.announcing.jobs import (
    BOARD,
    PROMPT,
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
    Remove,
    Reopen,
    ResumeClock,
    Send,
    StartClock,
    Strip,
    Update,
)
from bot.table.announcing.rounds import (
    News,
    asked_alike,
    call_marks,
    call_progress,
    calls_of,
    later_progress,
    questions_to,
)
from bot.table.announcing.screens import (
    Together,
    ask_lines,
    board_screen,
    grown_story_screen,
    prompt_screen,
    story_screen,
)
from bot.table.clock import stopped
from bot.table.message_kinds import called
from bot.table.summaries import in_brief
from bot.text.chat import chat
from engine.procedures import Festival
from engine.queries import is_follow_on
from storage import PERSON, Game, History, Posted

BRIEFLY = 240  # characters of what has happened, above a question


def plan_news(news: News) -> Plan:
    """Say what happened, ask whoever is asked, and call them if their wait begins now."""
    before, history, messages, lang = news.game, news.history, news.messages, news.lang
    view, asked = history.now, before.to_act
    assert asked is not None
    turned, page = turns_a_page(history), shows_board(news)
    follow_on = is_follow_on(news.asked.view) and before.seats[asked].controller == PERSON and not news.in_private
    others = any(told.row is not None and told.row.seat != asked for told in history.told)
    # Steps of an answer that can still be taken back go on with the same wait, in a prompt as in one's own turn.
    anew = turned or others or asked != before.pinged or (follow_on and before.told < view.seq)
    since = news.now if anew else before.asked
    game = structs.replace(stopped(before, history.told), pinged=asked, asked=since) if anew else before
    said = _said_before_a_crash(game, messages, view.seq)
    prompts = prompts_of(news.since_board, messages)
    number = news.asked.number if follow_on else None
    asking = follow_on and said.get(PROMPT) != number
    known = {} if page else called_before(messages, news.asked.view, news.later)
    if (given := prompts.rows(asked)) and not is_here(given, news.now):
        known.pop(asked, None)  # who has answered that call, long before the channel hears of it
    reopened = _reopened(news, prompts, asked in known, others) if asking and not page else None
    # What comes in another round is a reason to call nobody, but whoever is called along is not called then.
    asked_now = asked_alike(news) if reopened or asked in known else news.later
    uncalled = [seat for seat in (asked, *asked_now) if seat not in known and seat not in news.ready]
    calling = uncalled if news.arrived or (anew and not news.declined) else []
    if set(calling) - {asked}:
        reopened = None  # an edit notifies nobody: whom it would be news to is called by another message
    asked_along = [seat for seat in news.later if seat in known or seat in news.ready or seat in calling]
    along = asked_along if asking and not reopened else [seat for seat in calling if seat != asked]
    calls = [game.seats[seat].person for seat in calling]
    gathering = asking and not page and not reopened and _at_festival(news)
    gathered = prompts.over(messages, [call for seat, call in known.items() if seat not in along]) if gathering else {}
    board_said = page and said.get(BOARD) == view.seq

    jobs: list[Job] = [ResumeClock()] if news.arrived and not anew else []
    jobs += [Forget(kind) for kind in outdated(messages, known)]
    afterwards: list[Change] = []
    old_prompt, old_story, old_board = messages.get(PROMPT), messages.get(STORY), messages.get(BOARD)
    open_now = reopened or (old_prompt if old_prompt and old_prompt.seq == number and not asking else None)
    # Before a board is sent, all prompts have said what was answered.
    first: list[Close | Reopen] = [] if board_said else [*closing(before, prompts, open_now, lang)]
    if old_prompt and old_prompt.seq != number:
        jobs += [Forget(kind) for kind in (PROMPT, NOTED, NOTED_SINCE) if kind in messages and not reopened]
        if old_prompt.message not in {*gathered, *(each.posted.message for each in first)}:
            goes_on = asking and prompts.sharing(old_prompt) == (asked,)  # below another message, which says the rest
            why = Screen(words=cause(game, news.asked.view, news.since_board, lang)) if goes_on else None
            afterwards.append(PutAway(old_prompt, why))
    new_story = bool(calling) and not follow_on and not page and said.get(STORY) != view.seq
    removed = old_story if page or (new_story and not _calls_still(old_story, known)) else None
    jobs += giving_way(removed, messages) if removed else []
    jobs += later_progress(news, removed)
    told_before = begun(messages) if removed or news.arrived else told_between(before, messages)
    lines = in_brief(game, prompts.left_to_tell(told_before), lang)
    if page:
        if not board_said:
            ask = (
                ()
                if follow_on
                else ask_lines(game, view, since, lang, questions_to(news, along), call_progress(news, along))
            )
            board = board_screen(game, view, lines, ask, news.picture, lang, calls)
            jobs.append(sending(BOARD, board, view.seq, lang, call_marks(news, along, told_before) if ask else ()))
            if old_board:
                afterwards.append(Strip(old_board))
        lines = []
    if asking:
        prompt = _asking(news, game, prompts, reopened, along, calls, gathered)
        first += prompt.first
        jobs += prompt.jobs
        afterwards += prompt.afterwards
        if old_prompt and old_prompt.seq == number:
            afterwards.append(PutAway(old_prompt))  # the same question went to whoever sat there before
    elif not follow_on and not page and said.get(STORY) != view.seq:
        ask = (
            ask_lines(game, view, since, lang, questions_to(news, along), call_progress(news, along)) if calling else ()
        )
        if ask or (lines and asked not in known):  # else the next message tells it, and that one stays as it is
            keep = (Keep(STORY_SINCE, told_before), *(call_marks(news, along, told_before) if ask else ()))
            story = Send(STORY, story_screen(game, lines, ask, lang, calls), view.seq, keep=keep)
            if old_story and not ask:
                grown = prompts.left_to_tell(begun(messages))
                jobs.append(Edit(old_story, grown_story_screen(game, grown, lang), story))
            else:
                jobs.append(story)
                afterwards += [Strip(old_story)] if old_story and not removed else []
    if page:
        jobs += [Forget(aside(seat)) for seat in prompts.messages if not (follow_on and seat == asked)]
        jobs += [Forget(kind) for kind in stretches(messages)]
    if anew:
        jobs.append(StartClock(before.pinged))
    jobs.append(NoteTold(view.seq, asked, since))
    jobs += _changed_banks(before, game)
    return Plan(game, tuple(jobs), tuple(afterwards), tuple(first))


def told_between(game: Game, messages: Mapping[str, Posted]) -> int:
    """How many answers boards and the messages between them have told of; what prompts say is told besides."""
    shown = [messages[kind].seq for kind in (BOARD, STORY) if kind in messages]
    return min(game.told, max(shown)) if shown else game.told


def begun(messages: Mapping[str, Posted]) -> int:
    """How many answers came before what the story tells."""
    since = messages.get(STORY_SINCE) or messages.get(BOARD)
    return since.seq if since else -1


def giving_way(story: Posted, messages: Mapping[str, Posted]) -> list[Job]:
    """What was told in the middle of a turn goes, before another message tells all of it."""
    kinds = [kind for kind in (STORY, STORY_SINCE, CALL) if kind in messages]
    return [Remove(story), *(Forget(kind) for kind in kinds if messages[kind].message == story.message)]


def _calls_still(story: Posted | None, known: Mapping[int, Posted]) -> bool:
    """Whether somebody was called by this message who has not answered yet."""
    return story is not None and any(call.message == story.message for call in known.values())


# ---------------------------------------------------------------- questions out of turn


def _reopened(news: News, prompts: Asides, called_along: bool, others: bool) -> Posted | None:
    """Where the present question can be put without a call: its player looks at it, or was called by it.

    Whoever has answered before others did may have looked away.
    """
    asked, pinged = news.game.to_act, news.game.pinged
    if asked is None or pinged is None:
        return None  # somebody else may sit there now
    if called_along and asked in prompts.messages:
        return prompts.messages[asked]
    given = [*prompts.rows(asked), *news.tentative]
    back = asked == pinged and not news.history.told and not news.tentative and PROMPT not in news.messages
    looking = not others and is_looking(given, news.now)
    return prompts.messages.get(asked) if back or looking else None


def _at_festival(news: News) -> bool:
    return any(isinstance(frame, Festival) for frame in news.asked.view.stack)


def _asking(
    news: News,
    game: Game,
    prompts: Asides,
    reopened: Posted | None,
    along: Sequence[int],
    calls: Sequence[str],
    gathered: Mapping[str, Posted],
) -> Plan:
    """The present question, put out of turn, in a new message or in the one its player has answered before.

    A new one says what stands in the `gathered` ones, which go.
    """
    seat, lang = news.asked.view.seat, news.lang
    assert seat is not None
    prompt = prompt_for(news.asked.view, lang=lang, number=news.asked.number)
    group = prompts.sharing(reopened) if reopened else (seat, *along)
    page = shows_board(news)
    since = news.asked.view.seq if page else news.game.told  # the board above tells all
    answered = answered_lines(game, prompts, [reopened.message] if reopened else gathered, lang)
    together = _together(news, prompts, group) if len(group) > 1 else None
    above = [*_led_to(news, prompts, since), *answered]
    screen = prompt_screen(game, prompt, news.asked.view, above, calls, lang, together)
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
    keep = (
        *(Keep(aside(each), after) for each in group),
        *calls_of(news, [each for each in along if each not in news.ready]),
        *noted,
    )
    keep += tuple(Keep(kind, seq) for kind, seq in prompts.stands_in(gathered))
    left_behind = [] if page else [posted for each in group for posted in prompts.left_behind(each)]
    earlier = tuple(posted for posted in left_behind if posted.message not in gathered)
    elsewhere = [seat for seat, posted in prompts.messages.items() if posted.message in gathered and seat not in group]
    jobs: list[Job] = [Send(PROMPT, screen, prompt.number, keep=keep, earlier=earlier)]
    jobs += [Forget(aside(seat)) for seat in elsewhere]
    jobs += [Remove(posted) for posted in gathered.values()]
    return Plan(game, tuple(jobs), reactions)


def _led_to(news: News, prompts: Asides, since: int) -> list[str]:
    """Why something is asked out of turn, and in short what has happened after so many answers."""
    why = cause(news.game, news.asked.view, news.since_board, news.lang)
    return [why, *in_brief(news.game, prompts.left_to_tell(since), news.lang, BRIEFLY)]


def _together(news: News, prompts: Asides, group: Sequence[int]) -> Together:
    """How a question is put to several seats: to whom it is still open, and who has answered."""
    asked = news.asked.view
    assert asked.seat is not None
    open_to = [seat for seat in news.later if seat in group and seat not in news.ready]
    answered = [seat for seat in group if seat in news.ready or prompts.answers(seat)]
    done = [seat for seat in answered if seat not in (asked.seat, *open_to)]  # who may have answered something else
    others = tuple(prompt_for(news.later[seat], lang=news.lang) for seat in open_to)
    return Together(others, progress(news.game, group, done, news.lang))


def plan_noted(news: News) -> Plan:
    """Somebody has said ahead what they answer, or not any more: the message that calls them shows it, but not what."""
    noted, asked, game, lang = news.messages.get(NOTED), news.asked.view, news.game, news.lang
    open_now = PROMPT in news.messages and news.messages[PROMPT].seq == news.asked.number
    if noted is None or asked.seat is None or not open_now or noted.seq == mask(news.ready):
        return Plan(game, tuple(later_progress(news)))
    prompts = prompts_of(news.since_board, news.messages)
    group, since = prompts.sharing(noted), news.messages.get(NOTED_SINCE)
    above = _led_to(news, prompts, since.seq if since else game.told)
    above += answered_lines(game, prompts, [noted.message], lang)
    prompt = prompt_for(asked, lang=lang, number=news.asked.number)
    screen = prompt_screen(game, prompt, asked, above, (), lang, _together(news, prompts, group))
    kinds = (PROMPT, NOTED, NOTED_SINCE, *map(aside, group), *map(called, group))
    return Plan(game, (Update(structs.replace(noted, seq=mask(news.ready)), screen, kinds),))


def closing(game: Game, prompts: Asides, open_now: Posted | None, lang: Language) -> list[Close]:
    """What becomes of the prompts to which there are answers that the channel has not heard of."""
    found: dict[str, Close] = {}
    for seat, posted in prompts.messages.items():
        answers, group = prompts.answers(seat), prompts.sharing(posted)
        if answers and answers[-1].seq > game.told and (open_now is None or posted.message != open_now.message):
            screen = answered_screen(game, prompts, posted, lang)
            found[posted.message] = Close(posted, screen, tuple(map(aside, group)))
    return list(found.values())


def sending(kind: str, screen: Screen, seq: int, lang: Language, keep: tuple[Keep, ...] = ()) -> Send:
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


def shows_board(news: News) -> bool:
    """Whether the channel gets a new board: one is due, or it has none."""
    return news.arrived or turns_a_page(news.history)


def turns_a_page(history: History) -> bool:
    """Whether a new board is due: the game has begun or ended, a turn has passed, or a Festival has come."""
    return history.now.over or any(isinstance(event, PAGES) for told in history.told for event in told.events)
