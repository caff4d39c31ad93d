"""A plan is carried out as it says: in order, each message remembered, and earlier messages changed afterwards."""

from typing import Any, cast

import discord
import pytest
from msgspec import structs

from bot.prompts.screen import AttachedPicture, Screen
from bot.table.announcing.jobs import (
    BOARD,
    PROMPT,
    STORY,
    Close,
    Edit,
    Forget,
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
)
from bot.table.announcing.sender import Sender
from bot.table.messages import Messages
from bot.table.timekeeper import Timekeeper
from storage import Game, Games, Posted, Seat
from tests.bot.table.stored_game import stored_game

GAME = stored_game(
    seats=(Seat(lang="en", person="101"), Seat(lang="en", person="102")),
    seq=9,
    number=9,
    to_act=1,
)
OLD = Posted(PROMPT, "c", "old", 8)


class Forbidden(discord.Forbidden):
    """Discord lets nobody attach pictures here."""

    def __init__(self) -> None:
        pass


class Recorder:
    """In the place of messages, games and clocks: notes what it is asked to do."""

    def __init__(self, gone: bool = False, pictures: bool = True, sent: str = "new", clears: bool = True) -> None:
        self.done: list[tuple[Any, ...]] = []
        self._gone = gone
        self._pictures = pictures
        self._sent = sent
        self._clears = clears

    async def clear(self, posted: Posted) -> bool:
        self.done.append(("clear", posted))
        return self._clears

    def __getattr__(self, name: str) -> Any:
        async def note(*arguments: Any, forgetting: tuple[str, ...] = ()) -> None:
            self.done.append((name, *arguments, *([f"without {', '.join(forgetting)}"] if forgetting else [])))

        return note

    async def send(self, channel: str, screen: Screen, nonce: str) -> str:
        if screen.pictures and not self._pictures:
            raise Forbidden
        self.done.append(("send", channel, screen.words, nonce))
        return self._sent

    async def edit(self, posted: Posted, screen: Screen) -> bool:
        self.done.append(("edit", posted, screen.words))
        return not self._gone


async def carried_out(recorder: Recorder, plan: Plan) -> tuple[list[Any], list[Any]]:
    """What is done at once, without the nonces, and what is done afterwards."""
    sender = Sender(cast(Games, recorder), cast(Messages, recorder), cast(Timekeeper, recorder))
    afterwards = await sender.carry_out(plan)
    at_once = [done[:3] if done[0] in ("send", "tell", "set_bank") else done for done in recorder.done]
    recorder.done.clear()
    if afterwards is None:
        return at_once, ["made anew"]
    await afterwards.carry_out()
    return at_once, recorder.done


async def test_every_step_is_done_in_its_order_and_what_was_sent_is_remembered() -> None:
    jobs = (Forget(STORY), Send(BOARD, Screen(words="a board"), 9), StartClock(0), StopClock(), NoteTold(9, 1, 50))
    at_once, later = await carried_out(
        Recorder(), Plan(GAME, (*jobs, NoteBank(1, 60), PutAway(OLD)), (Strip(OLD), PutAway(OLD)))
    )
    assert at_once == [
        ("forget_message", 7, STORY),
        ("send", "c", "a board"),
        ("remember_message", 7, Posted(BOARD, "c", "new", 9)),
        ("arm", GAME, 0),
        ("disarm", GAME),
        ("tell", 7, 9),
        ("set_bank", 7, 1),
        ("strip", OLD),
        ("clear", OLD),
    ]
    assert later == [("strip", OLD), ("strip", OLD), ("clear", OLD)]


async def test_reactions_are_offered_under_the_message_that_was_sent() -> None:
    plan = Plan(GAME, (Send(PROMPT, Screen(words="?"), 9),), (OfferReactions(PROMPT, ("❌",)),))
    _, later = await carried_out(Recorder(), plan)
    assert later == [("offer", Posted(PROMPT, "c", "new", 9), ("❌",))]


async def test_a_prompt_that_discord_has_let_pass_once_only_is_not_put_away() -> None:
    plan = Plan(GAME, (Send(PROMPT, Screen(words="?"), 8),), (PutAway(OLD),))
    assert (await carried_out(Recorder(sent="old"), plan))[1] == []
    assert (await carried_out(Recorder(), plan))[1] == [("strip", OLD), ("clear", OLD)]


@pytest.mark.parametrize("gone", [False, True])
async def test_a_message_that_cannot_be_edited_any_more_is_sent_anew(gone: bool) -> None:
    plan = Plan(GAME, (Edit(OLD, Screen(words="more"), Send(STORY, Screen(words="the last of it"), 9)),))
    at_once, later = await carried_out(Recorder(gone), plan)
    assert at_once[0] == ("edit", OLD, "more")
    grown = ("remember_message", 7, Posted(PROMPT, "c", "old", 9))
    assert at_once[1] == (("send", "c", "the last of it") if gone else grown)
    assert later == [("strip", OLD)] * gone


async def test_what_has_to_be_known_of_a_message_is_remembered_with_it() -> None:
    job = Send(PROMPT, Screen(words="?"), 9, keep=(Keep("aside 1", 5), Keep("called 1", 77)), earlier=(OLD,))
    at_once, _ = await carried_out(Recorder(), Plan(GAME, (job,)))
    kept = (Posted(PROMPT, "c", "new", 9), Posted("aside 1", "c", "new", 5), Posted("called 1", "c", "new", 77))
    assert at_once == [("send", "c", "?"), ("remember_message", 7, *kept, OLD)]


CLOSING = Close(OLD, Screen(words="✔"), ("aside 1",))


async def test_an_answered_prompt_says_so_and_loses_its_reactions_before_anything_is_sent() -> None:
    at_once, _ = await carried_out(Recorder(), Plan(GAME, (StopClock(),), first=(CLOSING,)))
    assert at_once == [("edit", OLD, "✔"), ("clear", OLD), ("disarm", GAME)]


async def test_what_a_prompt_that_is_gone_should_say_is_left_to_another_plan() -> None:
    at_once, later = await carried_out(Recorder(gone=True), Plan(GAME, (StopClock(),), first=(CLOSING,)))
    assert at_once == [("edit", OLD, "✔"), ("remember_message", 7, "without aside 1")]
    assert later == ["made anew"]


SAID = Posted("answers 1 5", "c", "old", 8)
REOPENING = Reopen(OLD, Screen(words="and?"), 9, (Keep("noted", 2),), ("aside 1",), Screen(words="✔"), (SAID,))


async def test_a_prompt_asks_again_only_without_the_reactions_to_what_it_asked_before() -> None:
    plan = Plan(GAME, (), (PutAway(OLD), OfferReactions(PROMPT, ("❌",))), (REOPENING,))
    at_once, later = await carried_out(Recorder(), plan)
    again = Posted(PROMPT, "c", "old", 9)
    kept = ("remember_message", 7, again, Posted("noted", "c", "old", 2))
    assert at_once == [("clear", OLD), ("edit", OLD, "and?"), kept]
    assert later == [("offer", again, ("❌",))]


@pytest.mark.parametrize(
    ("lacking", "done", "kept"),
    [
        ({"clears": False}, [("edit", OLD, "✔")], (SAID,)),
        ({"gone": True}, [("edit", OLD, "and?"), ("edit", OLD, "✔")], ()),
    ],
)
async def test_a_prompt_that_cannot_ask_again_ends_and_another_one_asks(
    lacking: dict[str, bool], done: list[Any], kept: tuple[Posted, ...]
) -> None:
    at_once, later = await carried_out(Recorder(**lacking), Plan(GAME, first=(REOPENING,)))
    assert at_once == [("clear", OLD), *done, ("remember_message", 7, *kept, "without aside 1")]
    assert later == ["made anew"]


async def test_where_pictures_may_not_be_attached_the_words_are_sent_and_say_so() -> None:
    pictured = Screen(words="a board", pictures=(AttachedPicture("board.png", b"", ""),))
    job = Send(BOARD, pictured, 9, Screen(words="a board; I may not attach it"))
    at_once, _ = await carried_out(Recorder(pictures=False), Plan(GAME, (job,)))
    assert at_once[0] == ("send", "c", "a board; I may not attach it")
    with pytest.raises(discord.Forbidden):
        await carried_out(Recorder(pictures=False), Plan(GAME, (Send(BOARD, pictured, 9),)))


async def test_what_is_said_to_the_same_person_has_the_same_nonce_and_after_an_undo_another() -> None:
    async def nonce(game: Game, seq: int, *calls: str) -> str:
        recorder = Recorder()
        sender = Sender(cast(Games, recorder), cast(Messages, recorder), cast(Timekeeper, recorder))
        await sender.carry_out(Plan(game, (Send(BOARD, Screen(words="a board", calls=calls), seq),)))
        return str(recorder.done[0][3])

    undone, to_another = structs.replace(GAME, changed=5), structs.replace(GAME, to_act=0)
    assert await nonce(GAME, 9, "102") == await nonce(GAME, 9, "102", "101")
    assert len({await nonce(GAME, 9), await nonce(GAME, 10), await nonce(undone, 9), await nonce(to_another, 9)}) == 4
