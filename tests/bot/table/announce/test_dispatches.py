"""The dispatch of every occasion: its messages, edits and notes; without any Discord."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.screens.screen import AttachedPicture
from bot.table.announce.dispatches import news_dispatch
from bot.table.announce.endings import clearing_dispatch, closing_dispatch, finale_dispatch
from bot.table.announce.jobs import (
    Close,
    Dispatch,
    Edit,
    Forget,
    NoteBank,
    NoteTold,
    OfferReactions,
    PutAway,
    Remove,
    Reopen,
    Send,
    StartClock,
    StopClock,
    Strip,
)
from bot.table.announce.news import News
from bot.table.announce.scene import is_board_due
from bot.table.announce.screens import Ending
from bot.table.clock.clock import HOUR, STILL_HERE
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
    Ledger,
    LogRow,
    PendingQuestion,
    Posted,
    Preferences,
    Seat,
    Terms,
    Told,
    Wait,
)
from storage.posted import UNSENT, Aside, Board, Finale, LastBoard, LobbyMessage, OpenPrompt, Story, key
from storage.retelling_mixed_rules import known
from tests.bot.sample_games import golden_game
from tests.bot.table.stored_game import stored_game

GAME = Path(__file__).parents[3] / "golden" / "2p-greedy.json"
PICTURE, CARD = (
    AttachedPicture("board.png", b"a board", "The board"),
    AttachedPicture("result.png", b"a card", "The result"),
)
DRAWN = Ending(PICTURE, CARD)
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


def news(to: int, since: int | None = None, messages: Iterable[Posted] = (), **changes: Any) -> News:
    """What is to be told after so many answers, of which the channel knows all but the last one."""
    state = outcomes()[to].state
    since = to - 1 if since is None else since
    pinged = changes.pop("pinged", state.to_act)
    waits = {} if pinged is None else {pinged: Wait(EARLIER)}
    people = (Seat(lang="en", person="101", name="Ana"), Seat(lang="en", person="102", name="Bruno"))
    seats = tuple(structs.replace(seat, wait=waits.get(number)) for number, seat in enumerate(people))
    game = stored_game(seats=seats, seq=to, number=to, to_act=state.to_act, settled=to, told=since, pinged=pinged)
    asked = PendingQuestion(view(state, state.to_act), to, False)
    ledger = Ledger(messages)
    board = ledger.get(Board)
    found = News(
        game=game,
        history=history(since, to),
        asked=asked,
        in_private=False,
        people={number: Preferences() for number in range(len(people))},
        messages=ledger,
        since_board=history(min(since, board.shows) if board else since, to),
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


def board_of(shows: int) -> Board:
    return Board("c", "board message", shows, shows)


def story_of(shows: int, after: int) -> Story:
    return Story("c", "story message", shows, after)


def prompt_of(number: int) -> OpenPrompt:
    return OpenPrompt("c", "prompt message", number)


def only(dispatch: Dispatch, kind: type[T]) -> T:
    (found,) = [job for job in (*dispatch.first, *dispatch.jobs, *dispatch.afterwards) if isinstance(job, kind)]
    return found


def kinds(dispatch: Dispatch) -> list[type]:
    return [type(job) for job in (*dispatch.first, *dispatch.jobs)]


def begins_a_turn(state: State) -> bool:
    return isinstance(state.decision, TakeTurn) and is_board_due(history(state.seq - 1, state.seq))


def goes_on(state: State) -> bool:
    """The same seat is asked again in the middle of its turn."""
    row = rows()[state.seq - 1]
    return row.seat == state.to_act and not is_board_due(history(state.seq - 1, state.seq)) and not is_follow_on(state)


# ---------------------------------------------------------------- a turn is over


def test_a_new_turn_is_a_board_with_a_call_and_a_clock() -> None:
    to = after(begins_a_turn)
    told = news(to, pinged=None)
    dispatch = news_dispatch(told)
    assert kinds(dispatch) == [Send, StartClock, NoteTold]
    board, seat = only(dispatch, Send), told.game.to_act
    assert (board.posted, board.screen.pictures) == (Board(*UNSENT, to, to - 1), (PICTURE,))
    assert board.screen.calls == (told.game.seats[seat or 0].person,)
    assert only(dispatch, NoteTold) == NoteTold(to, seat, {seat: Wait(NOW)})
    assert (dispatch.game.pinged, dispatch.game.asked) == (seat, NOW)
    assert dispatch.afterwards == ()


def test_a_board_says_the_same_and_why_where_pictures_may_not_be_attached() -> None:
    to = after(begins_a_turn)
    sent = only(news_dispatch(news(to)), Send)
    assert sent.without_pictures is not None
    assert sent.without_pictures.words.startswith(sent.screen.words)
    assert len(sent.without_pictures.words) > len(sent.screen.words)
    assert (sent.without_pictures.pictures, sent.without_pictures.calls) == ((), sent.screen.calls)
    assert only(news_dispatch(news(to, picture=None)), Send).without_pictures is None


def test_a_new_board_takes_the_buttons_from_the_last_one_and_tells_all_of_the_turn() -> None:
    to = after(begins_a_turn)
    old, grew = board_of(to - 6), story_of(to - 2, to - 6)
    dispatch = news_dispatch(news(to, messages=(old, grew)))
    assert kinds(dispatch) == [Remove, Forget, Send, StartClock, NoteTold]
    assert dispatch.jobs[:2] == (Remove(grew), Forget(key(Story)))
    assert dispatch.afterwards == (Strip(old),)
    whole = news_dispatch(news(to, since=to - 6, messages=(old,)))
    assert only(dispatch, Send).screen.words == only(whole, Send).screen.words


def test_a_board_that_was_sent_before_a_crash_is_only_noted() -> None:
    to = after(begins_a_turn)
    dispatch = news_dispatch(news(to, messages=(board_of(to),)))
    assert kinds(dispatch) == [StartClock, NoteTold]
    assert dispatch.afterwards == ()


def test_nobody_is_called_for_a_bot_player() -> None:
    to = after(begins_a_turn)
    bots = tuple(Seat(lang="en", controller=BOT, name=name, level="easy") for name in ("One", "Two"))
    assert only(news_dispatch(news(to, seats=bots)), Send).screen.calls == ()


def test_time_that_somebody_has_used_goes_off_their_clock() -> None:
    to = after(begins_a_turn)
    seat = rows()[to - 1].seat
    clocked = Terms(clock=Clock(bank=8 * HOUR, increment=0))
    wait = Wait(EARLIER - 2 * HOUR, EARLIER + 6 * HOUR)
    people = tuple(
        Seat(lang="en", person=str(number), name=name, bank=8 * HOUR, wait=wait if number == seat else None)
        for number, name in enumerate(("Ana", "Bruno"))
    )
    dispatch = news_dispatch(news(to, seats=people, terms=clocked, pinged=seat))
    assert only(dispatch, NoteBank) == NoteBank(seat, 6 * HOUR)
    assert only(dispatch, NoteTold).waits == {
        told: Wait(NOW, NOW + 8 * HOUR) for told in (outcomes()[to].state.to_act,)
    }


# ---------------------------------------------------------------- in the middle of a turn


def test_what_happens_in_a_turn_grows_in_one_message_and_calls_nobody() -> None:
    to = after(goes_on)
    dispatch = news_dispatch(news(to, messages=(board_of(to - 3), story_of(to - 1, to - 3))))
    assert kinds(dispatch) == [Edit, NoteTold]
    edit = only(dispatch, Edit)
    assert edit.posted == story_of(to, to - 3)
    assert (edit.instead.posted, edit.instead.screen.calls) == (Story(*UNSENT, to, to - 1), ())
    assert edit.instead.screen.words.partition(": continued, ")[2] in edit.screen.words
    assert len(edit.screen.words) > len(edit.instead.screen.words)
    assert only(dispatch, NoteTold) == NoteTold(to, rows()[to - 1].seat, {rows()[to - 1].seat: Wait(EARLIER)})
    assert dispatch.game.asked == EARLIER


def test_whoever_has_not_been_called_is_called_in_a_message_of_its_own() -> None:
    to = after(goes_on)
    told = news(to, messages=(story_of(to - 1, -1),), pinged=1 - rows()[to - 1].seat)
    dispatch = news_dispatch(told)
    assert kinds(dispatch) == [Remove, Forget, Send, StartClock, NoteTold]
    assert only(dispatch, Send).screen.calls == (told.game.seats[told.game.to_act or 0].person,)
    assert dispatch.afterwards == ()


def test_without_anything_to_tell_it_is_only_noted() -> None:
    to = after(goes_on)
    dispatch = news_dispatch(news(to, since=to))
    assert kinds(dispatch) == [NoteTold]


def test_what_was_sent_in_a_turn_before_a_crash_is_only_noted() -> None:
    to = after(goes_on)
    assert kinds(news_dispatch(news(to, messages=(story_of(to, -1),)))) == [NoteTold]


# ---------------------------------------------------------------- when a wait begins anew


@pytest.mark.parametrize("wanted", [begins_a_turn, is_follow_on])
def test_a_turn_and_a_question_out_of_turn_begin_a_wait_also_for_whoever_answered_last(
    wanted: Callable[[State], bool],
) -> None:
    to = after(wanted)
    seat = outcomes()[to].state.to_act or 0
    assert StartClock in kinds(news_dispatch(answered_by(news(to), seat)))
    assert StartClock not in kinds(news_dispatch(answered_by(news(to, since=to), seat)))


def test_an_answer_of_somebody_else_begins_a_wait() -> None:
    to = after(goes_on)
    seat = outcomes()[to].state.to_act or 0
    assert StartClock not in kinds(news_dispatch(answered_by(news(to), seat)))
    assert StartClock in kinds(news_dispatch(answered_by(news(to), 1 - seat)))


# ---------------------------------------------------------------- questions out of turn


def test_a_question_out_of_turn_is_a_prompt_with_reactions() -> None:
    to = after(is_follow_on)
    told = news(to)
    dispatch = news_dispatch(told)
    sent = [job for job in dispatch.jobs if isinstance(job, Send)]
    assert sent[-1].posted == OpenPrompt(*UNSENT, to)
    assert sent[-1].screen.calls == (told.game.seats[told.game.to_act or 0].person,)
    assert sent[-1].screen.reactions
    assert only(dispatch, OfferReactions) == OfferReactions(sent[-1].screen.reactions)
    assert StartClock in kinds(dispatch)


def test_a_question_about_leftover_weavings_comes_with_the_tiles_and_its_answer_without() -> None:
    to = after(is_follow_on)
    tiles = AttachedPicture("tiles.png", b"tiles", "The tiles")
    sent = only(news_dispatch(news(to, messages=[board_of(to - 3)], tiles=tiles)), Send)
    assert sent.screen.pictures == (tiles,)
    assert sent.without_pictures is not None
    assert (sent.without_pictures.words, sent.without_pictures.pictures) == (sent.screen.words, ())


def test_a_board_before_a_prompt_tells_what_happened_and_leaves_the_call_to_the_prompt() -> None:
    to = after(is_follow_on)
    told = news(to, since=to - 12)
    assert is_board_due(told.history)
    board, prompt = [job for job in news_dispatch(told).jobs if isinstance(job, Send)]
    assert (board.posted, board.screen.calls) == (Board(*UNSENT, to, to - 12), ())
    assert prompt.posted == OpenPrompt(*UNSENT, to)
    assert prompt.screen.calls == (told.game.seats[told.game.to_act or 0].person,)
    what_happened = board.screen.words.splitlines()[1:]
    assert what_happened
    assert not any(line in prompt.screen.words for line in what_happened)


def test_a_prompt_that_stands_already_is_not_sent_again_after_a_crash() -> None:
    to = after(is_follow_on)
    dispatch = news_dispatch(news(to, messages=(prompt_of(to), board_of(to))))
    assert Send not in kinds(dispatch)
    assert dispatch.afterwards == ()


def test_the_same_question_to_somebody_else_puts_the_first_prompt_away() -> None:
    to = after(is_follow_on)
    dispatch = news_dispatch(news(to, since=to, messages=(prompt_of(to),)))
    assert only(dispatch, Send).posted == OpenPrompt(*UNSENT, to)
    away = only(dispatch, PutAway)
    assert away.posted == prompt_of(to)
    assert away.screen is not None
    assert away.screen.words in only(dispatch, Send).screen.words, "what it told besides, the new one tells"
    assert Forget not in kinds(dispatch)


def test_the_prompt_of_an_earlier_question_is_forgotten_first_and_put_away() -> None:
    to = after(begins_a_turn)
    dispatch = news_dispatch(news(to, messages=(prompt_of(to - 1),)))
    assert kinds(dispatch) == [Forget, Send, StartClock, NoteTold]
    assert only(dispatch, Forget) == Forget(key(OpenPrompt))
    assert dispatch.afterwards == (PutAway(prompt_of(to - 1)),)


def answered_out_of_turn(least: int = 20) -> int:
    """After how many answers one to a question out of turn was given, and no board is due."""
    return next(
        seq
        for seq in range(least, len(outcomes()))
        if is_follow_on(outcomes()[seq - 1].state) and not is_board_due(history(seq - 1, seq))
    )


def aside_of(seat: int, after: int) -> Aside:
    return Aside("c", "prompt message", seat, after)


def test_a_new_prompt_is_kept_for_what_its_player_is_asked_next() -> None:
    to = after(is_follow_on)
    prompt = [job for job in news_dispatch(news(to)).jobs if isinstance(job, Send)][-1]
    assert prompt.besides == (Aside(*UNSENT, outcomes()[to].state.to_act or 0, to),)


def test_an_answered_prompt_says_what_was_answered_and_is_not_put_away() -> None:
    to = answered_out_of_turn()
    seat = rows()[to - 1].seat
    dispatch = news_dispatch(news(to, messages=(prompt_of(to - 1), aside_of(seat, to - 1))))
    closed = only(dispatch, Close)
    assert (closed.posted, closed.asides) == (aside_of(seat, to - 1), (key(Aside, seat),))
    assert closed.screen.words.startswith(f"✔ {('Ana', 'Bruno')[seat]}: ")
    assert Forget(key(OpenPrompt)) in dispatch.jobs
    assert PutAway(prompt_of(to - 1)) not in dispatch.afterwards
    assert kinds(dispatch).index(Close) < kinds(dispatch).index(NoteTold)


def test_a_prompt_that_was_not_closed_before_a_crash_is_closed_after_it() -> None:
    to = answered_out_of_turn()
    seat = rows()[to - 1].seat
    assert only(news_dispatch(news(to, messages=(aside_of(seat, to - 1),))), Close)
    assert Close not in kinds(news_dispatch(news(to, since=to, messages=(aside_of(seat, to - 1), board_of(to)))))


def test_what_a_prompt_says_is_not_told_again_by_the_next_message() -> None:
    to = answered_out_of_turn()
    seat = rows()[to - 1].seat
    words = [
        [
            job.screen.words
            for job in news_dispatch(news(to, messages=messages, since_board=history(to - 1, to))).jobs
            if isinstance(job, Send)
        ]
        for messages in ((), (aside_of(seat, to - 1),))
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
    standing = (aside_of(seat, to - 1), board_of(to - 1))
    told = news(to, messages=standing, pinged=None if pinged is None else seat)
    row = structs.replace(rows()[to - 1], seat=seat, interaction=interaction, at=answered)
    happened = structs.replace(told.history, told=(Told(row, ()),))
    dispatch = news_dispatch(structs.replace(told, history=happened, since_board=happened))
    assert (Reopen in kinds(dispatch)) == reopened
    assert (Send in kinds(dispatch)) != reopened
    assert (Close in kinds(dispatch)) != reopened


@pytest.mark.parametrize("hidden", ["in_private", "bot"])
def test_what_follows_from_hidden_cards_and_what_bots_are_asked_is_no_prompt(hidden: str) -> None:
    to = after(is_follow_on)
    seat = outcomes()[to].state.to_act or 0
    controllers = [BOT if hidden == "bot" and number == seat else PERSON for number in range(2)]
    seats = tuple(Seat(lang="en", controller=each, person="1", name="x", level="easy") for each in controllers)
    dispatch = news_dispatch(news(to, seats=seats, in_private=hidden == "in_private"))
    assert not any(isinstance(job.posted, OpenPrompt) for job in dispatch.jobs if isinstance(job, Send))


# ---------------------------------------------------------------- the end


def test_the_end_is_two_messages_calls_everybody_once_and_stops_the_clock() -> None:
    to = len(outcomes()) - 1
    told = news(to)
    over = structs.replace(told.game, status=FINISHED, to_act=None)
    standing = Ledger((board_of(to - 6), story_of(to - 1, to - 6), prompt_of(3)))
    dispatch = finale_dispatch(over, told.since_board, standing, (), DRAWN, ENGLISH)
    assert kinds(dispatch) == [Remove, Forget, Send, Send, StopClock, NoteTold]
    sent = [job for job in dispatch.jobs if isinstance(job, Send)]
    assert [(job.posted, job.screen.pictures) for job in sent] == [
        (LastBoard(*UNSENT, to), (PICTURE,)),
        (Finale(*UNSENT, to), (CARD,)),
    ]
    assert [job.screen.calls for job in sent] == [(), ("101", "102")]
    assert only(dispatch, NoteTold) == NoteTold(to, None, {})
    assert dispatch.afterwards == (Strip(board_of(to - 6)),)
    closing = closing_dispatch(over, told.since_board, standing, ENGLISH)
    assert closing.jobs == (PutAway(prompt_of(3)), Forget(key(OpenPrompt)))
    assert closing_dispatch(over, told.since_board, Ledger(), ENGLISH).jobs == ()


def test_after_a_crash_the_end_goes_on_where_it_was() -> None:
    to = len(outcomes()) - 1
    told = news(to)
    over = structs.replace(told.game, status=FINISHED, to_act=None)
    last, taken_back = LastBoard("c", "last", to), Finale("c", "finale", to - 1)
    for said, left in (((taken_back,), [LastBoard, Finale]), ((last, taken_back), [Finale])):
        dispatch = finale_dispatch(over, told.since_board, Ledger(said), (), DRAWN, ENGLISH)
        assert [type(job.posted) for job in dispatch.jobs if isinstance(job, Send)] == left


def test_of_an_aborted_game_nothing_can_be_pressed() -> None:
    standing = (board_of(3), story_of(3, 2), prompt_of(3))
    others = (LobbyMessage("c", "lobby message"), aside_of(1, 2))
    dispatch = clearing_dispatch(news(after(begins_a_turn)).game, Ledger((*standing, *others)))
    pressed = tuple(job for one in standing for job in (Forget(one.key), PutAway(one)))
    assert dispatch.jobs == (*pressed, Forget(key(Aside, 1)))
    assert dispatch.afterwards == ()
