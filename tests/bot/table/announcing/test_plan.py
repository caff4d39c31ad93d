"""What is planned for a channel: what is sent, edited, noted and put away, for every occasion; without any Discord."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.prompts.screen import AttachedPicture
from bot.table.announcing.asides import STILL_HERE, aside
from bot.table.announcing.endings import plan_clearing, plan_closing, plan_finale
from bot.table.announcing.jobs import (
    BOARD,
    FINALE,
    LAST_BOARD,
    PROMPT,
    SCORES,
    STORY,
    STORY_SINCE,
    Close,
    Edit,
    Forget,
    Keep,
    NoteBank,
    NoteTold,
    OfferReactions,
    Plan,
    PutAway,
    Remove,
    Reopen,
    Send,
    StartClock,
    StopClock,
    Strip,
)
from bot.table.announcing.plan import plan_news
from bot.table.announcing.rounds import News
from bot.table.announcing.screens import Ending
from bot.table.announcing.who_is_called import turns_a_page
from bot.table.clock import HOUR
from engine import Outcome, view
from engine.codec import load_game
from engine.decisions import TakeTurn
from engine.queries import is_follow_on
from engine.state import State
from storage import (
    BOT,
    FINISHED,
    PERSON,
    Clock,
    Game,
    History,
    LogRow,
    PendingQuestion,
    Posted,
    Seat,
    Terms,
    Told,
)
from storage.retelling_mixed_rules import known
from tests.bot.sample_games import golden_game
from tests.bot.table.stored_game import stored_game

GAME = Path(__file__).parents[3] / "golden" / "2p-greedy.json"
PICTURE, CHART, CARD = (
    AttachedPicture("board.png", b"a board", "The board"),
    AttachedPicture("scores.png", b"a chart", "The scores"),
    AttachedPicture("result.png", b"a card", "The result"),
)
DRAWN = Ending(PICTURE, CHART, CARD)
NOW, EARLIER = 50 * HOUR, 49 * HOUR
T = TypeVar("T")


@cache
def outcomes() -> list[Outcome]:
    return list(golden_game(GAME))


@cache
def rows() -> list[LogRow]:
    """The answers of the game as they would be stored, each an hour after the last one."""
    answers = load_game(GAME.read_bytes()).answers
    states = [outcome.state for outcome in outcomes()]
    return [
        LogRow(
            row=seq,
            seq=seq,
            seat=state.to_act or 0,
            question=type(state.decision).__name__,
            action=answer.action,
            automatic=False,
            commits=True,
            at=EARLIER,
        )
        for seq, (state, answer) in enumerate(zip(states, answers, strict=False), 1)
    ]


def after(wanted: Callable[[State], bool], least: int = 20) -> int:
    """After how many answers such a position is reached for the first time."""
    return next(seq for seq, each in enumerate(outcomes()) if seq >= least and wanted(each.state))


def history(since: int, to: int) -> History:
    """What spectators know of the answers after `since`; -1 has the set-up, too."""
    told = [
        Told(rows()[seq - 1] if seq else None, known(outcomes()[seq].events, None)) for seq in range(since + 1, to + 1)
    ]
    now = outcomes()[to].state
    return History(view(outcomes()[max(since, 0)].state, None), view(now, None), tuple(told))


def news(to: int, since: int | None = None, messages: dict[str, Posted] | None = None, **changes: Any) -> News:
    """What is to be told after so many answers, of which the channel knows all but the last one."""
    state = outcomes()[to].state
    since = to - 1 if since is None else since
    seats = (Seat(lang="en", person="101", name="Ana"), Seat(lang="en", person="102", name="Bruno"))
    game = stored_game(
        seats=seats,
        seq=to,
        number=to,
        to_act=state.to_act,
        settled=to,
        told=since,
        pinged=changes.pop("pinged", state.to_act),
        asked=EARLIER,
    )
    asked = PendingQuestion(view(state, state.to_act), to, False)
    board = (messages or {}).get(BOARD)
    found = News(
        game=game,
        history=history(since, to),
        asked=asked,
        in_private=False,
        messages=messages or {},
        since_board=history(min(since, board.seq) if board else since, to),
        picture=PICTURE,
        now=NOW,
        lang=ENGLISH,
    )
    in_game = {name: changes.pop(name) for name in list(changes) if name in Game.__struct_fields__}
    return structs.replace(found, game=structs.replace(game, **in_game), **changes)


def answered_by(told: News, seat: int) -> News:
    """The same, with all answers given by this seat."""
    rows = (structs.replace(each, row=structs.replace(each.row, seat=seat)) for each in told.history.told if each.row)
    return structs.replace(told, history=structs.replace(told.history, told=tuple(rows)))


def posted(kind: str, seq: int) -> Posted:
    return Posted(kind, "c", f"{kind} message", seq)


def only(plan: Plan, kind: type[T]) -> T:
    (found,) = [job for job in (*plan.first, *plan.jobs, *plan.afterwards) if isinstance(job, kind)]
    return found


def kinds(plan: Plan) -> list[type]:
    return [type(job) for job in (*plan.first, *plan.jobs)]


def begins_a_turn(state: State) -> bool:
    return isinstance(state.decision, TakeTurn) and turns_a_page(history(state.seq - 1, state.seq))


def goes_on(state: State) -> bool:
    """The same seat is asked again in the middle of its turn."""
    row = rows()[state.seq - 1]
    return row.seat == state.to_act and not turns_a_page(history(state.seq - 1, state.seq)) and not is_follow_on(state)


# ---------------------------------------------------------------- a turn is over


def test_a_new_turn_is_a_board_with_a_call_and_a_clock() -> None:
    to = after(begins_a_turn)
    told = news(to, pinged=None)
    plan = plan_news(told)
    assert kinds(plan) == [Send, StartClock, NoteTold]
    board, seat = only(plan, Send), told.game.to_act
    assert (board.kind, board.seq, board.screen.pictures) == (BOARD, to, (PICTURE,))
    assert board.screen.calls == (told.game.seats[seat or 0].person,)
    assert only(plan, StartClock) == StartClock(None)
    assert only(plan, NoteTold) == NoteTold(to, seat, NOW)
    assert (plan.game.pinged, plan.game.asked) == (seat, NOW)
    assert plan.afterwards == ()


def test_a_board_says_the_same_and_why_where_pictures_may_not_be_attached() -> None:
    to = after(begins_a_turn)
    sent = only(plan_news(news(to)), Send)
    assert sent.without_pictures is not None
    assert sent.without_pictures.words.startswith(sent.screen.words)
    assert len(sent.without_pictures.words) > len(sent.screen.words)
    assert (sent.without_pictures.pictures, sent.without_pictures.calls) == ((), sent.screen.calls)
    assert only(plan_news(news(to, picture=None)), Send).without_pictures is None


def test_a_new_board_takes_the_buttons_from_the_last_one_and_tells_all_of_the_turn() -> None:
    to = after(begins_a_turn)
    grew = posted(STORY, to - 2)
    since = structs.replace(grew, kind=STORY_SINCE, seq=to - 6)
    standing = {BOARD: posted(BOARD, to - 6), STORY: grew, STORY_SINCE: since}
    plan = plan_news(news(to, messages=standing))
    assert kinds(plan) == [Remove, Forget, Forget, Send, StartClock, NoteTold]
    assert plan.jobs[:3] == (Remove(grew), Forget(STORY), Forget(STORY_SINCE))
    assert plan.afterwards == (Strip(standing[BOARD]),)
    whole = plan_news(news(to, since=to - 6, messages={BOARD: standing[BOARD]}))
    assert only(plan, Send).screen.words == only(whole, Send).screen.words


def test_a_board_that_was_sent_before_a_crash_is_only_noted() -> None:
    to = after(begins_a_turn)
    plan = plan_news(news(to, messages={BOARD: posted(BOARD, to)}))
    assert kinds(plan) == [StartClock, NoteTold]
    assert plan.afterwards == ()


def test_nobody_is_called_for_a_bot_player() -> None:
    to = after(begins_a_turn)
    bots = tuple(Seat(lang="en", controller=BOT, name=name, level="easy") for name in ("One", "Two"))
    assert only(plan_news(news(to, seats=bots)), Send).screen.calls == ()


def test_time_that_somebody_has_used_goes_off_their_clock() -> None:
    to = after(begins_a_turn)
    seat = rows()[to - 1].seat
    clocked = Terms(clock=Clock(bank=8 * HOUR, increment=0))
    people = tuple(
        Seat(lang="en", person=str(number), name=name, bank=8 * HOUR) for number, name in enumerate(("Ana", "Bruno"))
    )
    plan = plan_news(news(to, seats=people, terms=clocked, pinged=seat, asked=EARLIER - 2 * HOUR))
    assert only(plan, NoteBank) == NoteBank(seat, 6 * HOUR)


# ---------------------------------------------------------------- in the middle of a turn


def test_what_happens_in_a_turn_grows_in_one_message_and_calls_nobody() -> None:
    to = after(goes_on)
    standing = {BOARD: posted(BOARD, to - 3), STORY: posted(STORY, to - 1)}
    plan = plan_news(news(to, messages=standing))
    assert kinds(plan) == [Edit, NoteTold]
    edit = only(plan, Edit)
    assert edit.posted == standing[STORY]
    assert (edit.instead.kind, edit.instead.seq, edit.instead.screen.calls) == (STORY, to, ())
    assert edit.instead.screen.words.partition(": later this turn, ")[2] in edit.screen.words
    assert len(edit.screen.words) > len(edit.instead.screen.words)
    assert only(plan, NoteTold) == NoteTold(to, rows()[to - 1].seat, EARLIER)
    assert plan.game.asked == EARLIER


def test_whoever_has_not_been_called_is_called_in_a_message_of_its_own() -> None:
    to = after(goes_on)
    standing = {STORY: posted(STORY, to - 1)}
    told = news(to, messages=standing, pinged=1 - rows()[to - 1].seat)
    plan = plan_news(told)
    assert kinds(plan) == [Remove, Forget, Send, StartClock, NoteTold]
    assert only(plan, Send).screen.calls == (told.game.seats[told.game.to_act or 0].person,)
    assert plan.afterwards == ()


def test_without_anything_to_tell_it_is_only_noted() -> None:
    to = after(goes_on)
    plan = plan_news(news(to, since=to))
    assert kinds(plan) == [NoteTold]


def test_what_was_sent_in_a_turn_before_a_crash_is_only_noted() -> None:
    to = after(goes_on)
    assert kinds(plan_news(news(to, messages={STORY: posted(STORY, to)}))) == [NoteTold]


# ---------------------------------------------------------------- when a wait begins anew


@pytest.mark.parametrize("wanted", [begins_a_turn, is_follow_on])
def test_a_turn_and_a_question_out_of_turn_begin_a_wait_also_for_whoever_answered_last(
    wanted: Callable[[State], bool],
) -> None:
    to = after(wanted)
    seat = outcomes()[to].state.to_act or 0
    assert StartClock in kinds(plan_news(answered_by(news(to), seat)))
    assert StartClock not in kinds(plan_news(answered_by(news(to, since=to), seat)))


def test_an_answer_of_somebody_else_begins_a_wait() -> None:
    to = after(goes_on)
    seat = outcomes()[to].state.to_act or 0
    assert StartClock not in kinds(plan_news(answered_by(news(to), seat)))
    assert StartClock in kinds(plan_news(answered_by(news(to), 1 - seat)))


# ---------------------------------------------------------------- questions out of turn


def test_a_question_out_of_turn_is_a_prompt_with_reactions() -> None:
    to = after(is_follow_on)
    told = news(to)
    plan = plan_news(told)
    sent = [job for job in plan.jobs if isinstance(job, Send)]
    assert (sent[-1].kind, sent[-1].seq) == (PROMPT, to)
    assert sent[-1].screen.calls == (told.game.seats[told.game.to_act or 0].person,)
    assert sent[-1].screen.reactions
    assert only(plan, OfferReactions) == OfferReactions(PROMPT, sent[-1].screen.reactions)
    assert StartClock in kinds(plan)


def test_a_board_before_a_prompt_tells_what_happened_and_leaves_the_call_to_the_prompt() -> None:
    to = after(is_follow_on)
    told = news(to, since=to - 12)
    assert turns_a_page(told.history)
    board, prompt = [job for job in plan_news(told).jobs if isinstance(job, Send)]
    assert (board.kind, board.screen.calls) == (BOARD, ())
    assert (prompt.kind, prompt.screen.calls) == (PROMPT, (told.game.seats[told.game.to_act or 0].person,))
    what_happened = board.screen.words.splitlines()[1:]
    assert what_happened
    assert not any(line in prompt.screen.words for line in what_happened)


def test_a_prompt_that_stands_already_is_not_sent_again_after_a_crash() -> None:
    to = after(is_follow_on)
    plan = plan_news(news(to, messages={PROMPT: posted(PROMPT, to), BOARD: posted(BOARD, to)}))
    assert Send not in kinds(plan)
    assert plan.afterwards == ()


def test_the_same_question_to_somebody_else_puts_the_first_prompt_away() -> None:
    to = after(is_follow_on)
    standing = {PROMPT: posted(PROMPT, to)}
    plan = plan_news(news(to, since=to, messages=standing))
    assert only(plan, Send).kind == PROMPT
    assert only(plan, PutAway) == PutAway(standing[PROMPT])
    assert Forget not in kinds(plan)


def test_the_prompt_of_an_earlier_question_is_forgotten_first_and_put_away() -> None:
    to = after(begins_a_turn)
    standing = {PROMPT: posted(PROMPT, to - 1)}
    plan = plan_news(news(to, messages=standing))
    assert kinds(plan) == [Forget, Send, StartClock, NoteTold]
    assert only(plan, Forget) == Forget(PROMPT)
    assert plan.afterwards == (PutAway(standing[PROMPT]),)


def answered_out_of_turn(least: int = 20) -> int:
    """After how many answers one to a question out of turn was given, and no board is due."""
    return next(
        seq
        for seq in range(least, len(outcomes()))
        if is_follow_on(outcomes()[seq - 1].state) and not turns_a_page(history(seq - 1, seq))
    )


def of_aside(seat: int, seq: int) -> dict[str, Posted]:
    return {aside(seat): posted("prompt", seq)}


def test_a_new_prompt_is_kept_for_what_its_player_is_asked_next() -> None:
    to = after(is_follow_on)
    prompt = [job for job in plan_news(news(to)).jobs if isinstance(job, Send)][-1]
    assert prompt.keep == (Keep(aside(outcomes()[to].state.to_act or 0), to),)


def test_an_answered_prompt_says_what_was_answered_and_is_not_put_away() -> None:
    to = answered_out_of_turn()
    seat = rows()[to - 1].seat
    standing = {PROMPT: posted("prompt", to - 1), **of_aside(seat, to - 1)}
    plan = plan_news(news(to, messages=standing))
    closed = only(plan, Close)
    assert closed.posted == standing[aside(seat)]
    assert closed.screen.words.startswith(f"✔ {('Ana', 'Bruno')[seat]}: ")
    assert Forget(PROMPT) in plan.jobs
    assert PutAway(standing[PROMPT]) not in plan.afterwards
    assert kinds(plan).index(Close) < kinds(plan).index(NoteTold)


def test_a_prompt_that_was_not_closed_before_a_crash_is_closed_after_it() -> None:
    to = answered_out_of_turn()
    seat = rows()[to - 1].seat
    assert only(plan_news(news(to, messages=of_aside(seat, to - 1))), Close)
    assert Close not in kinds(
        plan_news(news(to, since=to, messages={**of_aside(seat, to - 1), BOARD: posted(BOARD, to)}))
    )


def test_what_a_prompt_says_is_not_told_again_by_the_next_message() -> None:
    to = answered_out_of_turn()
    seat = rows()[to - 1].seat
    words = [
        [
            job.screen.words
            for job in plan_news(news(to, messages=messages, since_board=history(to - 1, to))).jobs
            if isinstance(job, Send)
        ]
        for messages in ({}, of_aside(seat, to - 1))
    ]
    assert all(len(shorter) < len(longer) for longer, shorter in zip(*words, strict=True))


@pytest.mark.parametrize(
    ("interaction", "answered", "pinged", "reopened"),
    [
        ("7", NOW, 0, True),
        ("7", NOW - STILL_HERE, 0, True),
        ("7", NOW - STILL_HERE - 1, 0, False),
        (None, NOW, 0, False),
        ("7", NOW, None, False),
    ],
    ids=["just now", "a moment ago", "long ago", "said ahead", "somebody else"],
)
def test_somebody_who_is_looking_is_asked_in_the_same_message(
    interaction: str | None, answered: int, pinged: int | None, reopened: bool
) -> None:
    to = after(is_follow_on)
    seat = outcomes()[to].state.to_act or 0
    told = news(
        to, messages={**of_aside(seat, to - 1), BOARD: posted(BOARD, to - 1)}, pinged=None if pinged is None else seat
    )
    row = structs.replace(rows()[to - 1], seat=seat, interaction=interaction, at=answered)
    happened = structs.replace(told.history, told=(Told(row, ()),))
    plan = plan_news(structs.replace(told, history=happened, since_board=happened))
    assert (Reopen in kinds(plan)) == reopened
    assert (Send in kinds(plan)) != reopened
    assert (Close in kinds(plan)) != reopened


@pytest.mark.parametrize("hidden", ["in_private", "bot"])
def test_what_follows_from_hidden_cards_and_what_bots_are_asked_is_no_prompt(hidden: str) -> None:
    to = after(is_follow_on)
    seat = outcomes()[to].state.to_act or 0
    controllers = [BOT if hidden == "bot" and number == seat else PERSON for number in range(2)]
    seats = tuple(Seat(lang="en", controller=each, person="1", name="x", level="easy") for each in controllers)
    plan = plan_news(news(to, seats=seats, in_private=hidden == "in_private"))
    assert PROMPT not in [job.kind for job in plan.jobs if isinstance(job, Send)]


# ---------------------------------------------------------------- the end


def test_the_end_has_a_message_for_each_picture_calls_everybody_once_and_stops_the_clock() -> None:
    to = len(outcomes()) - 1
    told = news(to)
    over = structs.replace(told.game, status=FINISHED, to_act=None)
    standing = {BOARD: posted(BOARD, to - 6), STORY: posted(STORY, to - 1), PROMPT: posted(PROMPT, 3)}
    plan = plan_finale(over, told.since_board, standing, (), DRAWN, ENGLISH)
    assert kinds(plan) == [Remove, Forget, Send, Send, Send, StopClock, NoteTold]
    sent = [job for job in plan.jobs if isinstance(job, Send)]
    assert [(job.kind, job.screen.pictures) for job in sent] == [
        (LAST_BOARD, (PICTURE,)),
        (SCORES, (CHART,)),
        (FINALE, (CARD,)),
    ]
    assert {job.seq for job in sent} == {to}
    assert [job.screen.calls for job in sent] == [(), (), ("101", "102")]
    assert only(plan, NoteTold) == NoteTold(to, None, None)
    assert plan.afterwards == (Strip(standing[BOARD]),)
    closing = plan_closing(over, told.since_board, standing, ENGLISH)
    assert closing.jobs == (PutAway(standing[PROMPT]), Forget(PROMPT))
    assert plan_closing(over, told.since_board, {}, ENGLISH).jobs == ()


def test_after_a_crash_the_end_goes_on_where_it_was() -> None:
    to = len(outcomes()) - 1
    told = news(to)
    over = structs.replace(told.game, status=FINISHED, to_act=None)
    standing = {LAST_BOARD: posted(LAST_BOARD, to), SCORES: posted(SCORES, to)}
    for said, left in (((LAST_BOARD,), [SCORES, FINALE]), ((LAST_BOARD, SCORES), [FINALE])):
        plan = plan_finale(over, told.since_board, {kind: standing[kind] for kind in said}, (), DRAWN, ENGLISH)
        assert [job.kind for job in plan.jobs if isinstance(job, Send)] == left


def test_of_an_aborted_game_nothing_can_be_pressed() -> None:
    standing = {kind: posted(kind, 3) for kind in (BOARD, STORY, PROMPT, "lobby")}
    plan = plan_clearing(news(after(begins_a_turn)).game, standing)
    assert plan.jobs == tuple(job for kind in (BOARD, STORY, PROMPT) for job in (Forget(kind), PutAway(standing[kind])))
    assert plan.afterwards == ()
