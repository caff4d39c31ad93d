"""The outbox carries out a dispatch in order, remembers each message, and changes earlier messages afterwards."""

from typing import Any, cast

import discord
import pytest
from msgspec import structs

from bot.screens.screen import AttachedPicture, Screen
from bot.table.announce.jobs import (
    Close,
    Dispatch,
    Edit,
    Forget,
    NoteBank,
    NoteTold,
    OfferReactions,
    PutAway,
    Reopen,
    Send,
    StartClock,
    StopClock,
    Strip,
)
from bot.table.announce.outbox import Outbox
from bot.table.clock.recent_calls import RecentCalls
from bot.table.clock.waits import Waits
from bot.table.io.messages import Messages
from storage import Game, Games, Posted, Seat, Wait
from storage.posted import UNSENT, Aside, Board, Key, OpenPrompt, SeatCall, Shared, Story, key
from tests.bot.table.stored_game import stored_game

GAME = stored_game(seats=(Seat(lang="en", person="101"), Seat(lang="en", person="102")), seq=9, number=9, to_act=1)
OLD = OpenPrompt("c", "old", 8)


class Forbidden(discord.Forbidden):
    """Discord lets nobody attach pictures here."""

    def __init__(self) -> None:
        pass


class Recorder:
    """In the place of messages, games and clocks: notes what it is asked to do."""

    def __init__(self, gone: bool = False, pictures: bool = True, sent: str = "new", clears: bool = True) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.recent_calls = RecentCalls(lambda: 0)
        self._gone = gone
        self._pictures = pictures
        self._sent = sent
        self._clears = clears

    async def clear(self, posted: Posted) -> bool:
        self.done.append(("clear", posted))
        return self._clears

    def __getattr__(self, name: str) -> Any:
        async def note(*arguments: Any, forgetting: tuple[Key, ...] = ()) -> None:
            self.done.append((name, *arguments, *([("without", *forgetting)] if forgetting else [])))

        return note

    async def send(self, channel: str, screen: Screen, occasion: str) -> str:
        if screen.pictures and not self._pictures:
            raise Forbidden
        self.done.append(("send", channel, screen.words, occasion))
        return self._sent

    async def edit(self, posted: Posted, screen: Screen) -> bool:
        self.done.append(("edit", posted, screen.words))
        return not self._gone

    edit_alone = edit


async def carried_out(recorder: Recorder, plan: Dispatch) -> tuple[list[Any], list[Any]]:
    """What is done at once, without the occasions, and what is done afterwards."""
    outbox = Outbox(cast(Games, recorder), cast(Messages, recorder), cast(Waits, recorder))
    afterwards = await outbox.carry_out(plan)
    at_once = [done[:3] if done[0] == "send" else done for done in recorder.done]
    recorder.done.clear()
    if afterwards is None:
        return at_once, ["made anew"]
    await afterwards.carry_out()
    return at_once, recorder.done


async def test_every_step_is_done_in_its_order_and_what_was_sent_is_remembered() -> None:
    board = Send(Board(*UNSENT, 9, 5), Screen(words="a board"))
    jobs = (Forget(key(Story)), board, StartClock(), StopClock(), NoteTold(9, 1, {1: Wait(50)}))
    at_once, later = await carried_out(
        Recorder(), Dispatch(GAME, (*jobs, NoteBank(1, 60), PutAway(OLD)), (Strip(OLD), PutAway(OLD)))
    )
    assert at_once == [
        ("forget_message", 7, key(Story)),
        ("send", "c", "a board"),
        ("remember_message", 7, Board("c", "new", 9, 5)),
        ("arm", GAME),
        ("disarm", GAME),
        ("tell", 7, 9, 1, {1: Wait(50)}),
        ("set_bank", 7, 1, 60),
        ("strip", OLD),
        ("clear", OLD),
    ]
    assert later == [("strip", OLD), ("strip", OLD), ("clear", OLD)]


async def test_whom_a_message_notifies_is_noted() -> None:
    recorder = Recorder()
    await carried_out(recorder, Dispatch(GAME, (Send(Board(*UNSENT, 9, 5), Screen(words="!", calls=("101",))),)))
    assert recorder.recent_calls.others(GAME.id, ("101", "102")) == ("102",)


async def test_reactions_are_offered_under_the_message_that_was_sent() -> None:
    plan = Dispatch(GAME, (Send(OpenPrompt(*UNSENT, 9), Screen(words="?")),), (OfferReactions(("❌",)),))
    _, later = await carried_out(Recorder(), plan)
    assert later == [("offer", OpenPrompt("c", "new", 9), ("❌",))]


async def test_a_prompt_that_discord_has_let_pass_once_only_is_not_put_away() -> None:
    plan = Dispatch(GAME, (Send(OpenPrompt(*UNSENT, 8), Screen(words="?")),), (PutAway(OLD),))
    assert (await carried_out(Recorder(sent="old"), plan))[1] == []
    assert (await carried_out(Recorder(), plan))[1] == [("strip", OLD), ("clear", OLD)]


@pytest.mark.parametrize("gone", [False, True])
async def test_a_message_that_cannot_be_edited_any_more_is_sent_anew(gone: bool) -> None:
    grown = Story("c", "old", 9, 5)
    instead = Send(Story(*UNSENT, 9, 8), Screen(words="the last of it"))
    at_once, later = await carried_out(Recorder(gone), Dispatch(GAME, (Edit(grown, Screen(words="more"), instead),)))
    assert at_once[0] == ("edit", grown, "more")
    assert at_once[1] == (("send", "c", "the last of it") if gone else ("remember_message", 7, grown))
    assert later == [("strip", grown)] * gone


async def test_what_has_to_be_known_of_a_message_is_remembered_with_it() -> None:
    besides = (Aside(*UNSENT, 1, 5), SeatCall(*UNSENT, 1, 3, "FeedGods"))
    job = Send(OpenPrompt(*UNSENT, 9), Screen(words="?"), besides=besides, earlier=(OLD,))
    at_once, _ = await carried_out(Recorder(), Dispatch(GAME, (job,)))
    kept = (OpenPrompt("c", "new", 9), Aside("c", "new", 1, 5), SeatCall("c", "new", 1, 3, "FeedGods"))
    assert at_once == [("send", "c", "?"), ("remember_message", 7, *kept, OLD)]


CLOSING = Close(OLD, Screen(words="✔"), (key(Aside, 1),))


async def test_an_answered_prompt_says_so_and_loses_its_reactions_before_anything_is_sent() -> None:
    at_once, _ = await carried_out(Recorder(), Dispatch(GAME, (StopClock(),), first=(CLOSING,)))
    assert at_once == [("edit", OLD, "✔"), ("clear", OLD), ("disarm", GAME)]


async def test_what_a_prompt_that_is_gone_should_say_is_left_to_another_plan() -> None:
    at_once, later = await carried_out(Recorder(gone=True), Dispatch(GAME, (StopClock(),), first=(CLOSING,)))
    assert at_once == [("edit", OLD, "✔"), ("remember_message", 7, ("without", key(Aside, 1)))]
    assert later == ["made anew"]


SAID = Aside("c", "old", 1, 5).answered(8)
AGAIN = OpenPrompt("c", "old", 9, Shared(8, (1,)))
REOPENING = Reopen(AGAIN, Screen(words="and?"), (key(Aside, 1),), Screen(words="✔"), (SAID,))


async def test_a_prompt_asks_again_only_without_the_reactions_to_what_it_asked_before() -> None:
    plan = Dispatch(GAME, (), (PutAway(OLD), OfferReactions(("❌",))), (REOPENING,))
    at_once, later = await carried_out(Recorder(), plan)
    assert at_once == [("clear", AGAIN), ("edit", AGAIN, "and?"), ("remember_message", 7, AGAIN)]
    assert later == [("offer", AGAIN, ("❌",))]


@pytest.mark.parametrize(
    ("lacking", "done", "kept"),
    [
        ({"clears": False}, [("edit", AGAIN, "✔")], (SAID,)),
        ({"gone": True}, [("edit", AGAIN, "and?"), ("edit", AGAIN, "✔")], ()),
    ],
)
async def test_a_prompt_that_cannot_ask_again_ends_and_another_one_asks(
    lacking: dict[str, bool], done: list[Any], kept: tuple[Posted, ...]
) -> None:
    at_once, later = await carried_out(Recorder(**lacking), Dispatch(GAME, first=(REOPENING,)))
    assert at_once == [("clear", AGAIN), *done, ("remember_message", 7, *kept, ("without", key(Aside, 1)))]
    assert later == ["made anew"]


async def test_where_pictures_may_not_be_attached_the_words_are_sent_and_say_so() -> None:
    pictured = Screen(words="a board", pictures=(AttachedPicture("board.png", b"", ""),))
    board = Board(*UNSENT, 9, 5)
    job = Send(board, pictured, Screen(words="a board; I may not attach it"))
    at_once, _ = await carried_out(Recorder(pictures=False), Dispatch(GAME, (job,)))
    assert at_once[0] == ("send", "c", "a board; I may not attach it")
    with pytest.raises(discord.Forbidden):
        await carried_out(Recorder(pictures=False), Dispatch(GAME, (Send(board, pictured),)))


async def test_what_is_said_to_the_same_person_has_the_same_nonce_and_after_an_undo_another() -> None:
    async def occasion(game: Game, seq: int, *calls: str) -> str:
        recorder = Recorder()
        outbox = Outbox(cast(Games, recorder), cast(Messages, recorder), cast(Waits, recorder))
        board = Send(Board(*UNSENT, seq, 5), Screen(words="a board", calls=calls))
        await outbox.carry_out(Dispatch(game, (board,)))
        return str(recorder.done[0][3])

    undone, to_another = structs.replace(GAME, changed=5), structs.replace(GAME, to_act=0)
    assert await occasion(GAME, 9, "102") == await occasion(GAME, 9, "102", "101")
    others = [(GAME, 9), (GAME, 10), (undone, 9), (to_another, 9)]
    assert len({await occasion(game, seq) for game, seq in others}) == 4
