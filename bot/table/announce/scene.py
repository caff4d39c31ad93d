"""The state of a channel when news come: what is due there, what is sent already, and whose waits go on."""

from collections.abc import Collection

from msgspec import Struct

from bot.table.announce.asides import Asides, prompts_of
from bot.table.announce.edit_or_send import have_others_answered
from bot.table.announce.news import News
from bot.table.clock.clock import bank_left, begun, with_waits
from engine.queries import is_follow_on
from engine.state import View
from storage import FREE, PERSON, Game, History, Ledger
from storage.posted import Board, OpenPrompt, Story


class Scene(Struct, frozen=True):
    """The news, and the state of the channel."""

    news: News
    prompts: Asides
    seat: int  # the seat to act
    is_board_due: bool
    prompted: bool  # whether the question is out of turn, in a prompt
    others: bool  # whether any other seat has answered
    sent: Ledger  # messages sent before a crash, with answers not noted as told

    @property
    def view(self) -> View:
        """The public position."""
        return self.news.history.now

    @property
    def number(self) -> int | None:
        """The number of the question, if a prompt puts it."""
        return self.news.asked.number if self.prompted else None

    @property
    def is_prompt_due(self) -> bool:
        """Whether the prompt is not sent yet."""
        prompt = self.sent.get(OpenPrompt)
        return self.prompted and (prompt is None or prompt.number != self.number)

    @property
    def is_board_sent(self) -> bool:
        """Whether the due board was sent before a crash."""
        board = self.sent.get(Board)
        return self.is_board_due and board is not None and board.shows == self.view.seq

    @property
    def is_call_sent(self) -> bool:
        """Whether the message with the call was sent before a crash."""
        if self.prompted:
            return not self.is_prompt_due
        return self.is_board_sent if self.is_board_due else not self.may_tell

    @property
    def may_tell(self) -> bool:
        """Whether a story may tell the events."""
        story, board = self.sent.get(Story), self.sent.get(Board)
        told = (story is not None and story.shows == self.view.seq) or (
            board is not None and board.grown == self.view.seq
        )
        return not self.prompted and not self.is_board_due and not told


def scene_of(news: News) -> Scene:
    """The state of the channel before these news."""
    before, asked = news.game, news.game.to_act
    assert asked is not None
    is_person = before.seats[asked].controller == PERSON
    behind = before.told < news.history.now.seq
    return Scene(
        news,
        prompts_of(news.since_board, news.messages),
        asked,
        is_board_due(news.history, arrived=news.arrived),
        is_follow_on(news.asked.view) and is_person and not news.in_private,
        have_others_answered(news, asked),
        news.messages if behind else Ledger(),
    )


def is_board_due(history: History, *, arrived: bool = False) -> bool:
    """Whether a new board is due: the game begins or ends, a turn passes, a Festival comes, or the channel has none."""
    return arrived or history.now.over or any(event.opens for told in history.told for event in told.events)


def waits_from_now_on(news: News, known: Collection[int], called: Collection[int], *, asks_on: bool) -> Game:
    """The game with a wait for each called seat of the round that has not answered, each with its own clock.

    The wait of a seat with a known call goes on until its seat has answered, in the log or ahead; the answer stops the
    clock. With `asks_on`, the next question to the seat to act belongs to the same wait as its last answer.
    """
    before, answers, seat = news.game, _answers(news), news.game.to_act
    asked = ({*known, *called} & {seat, *news.later} & {*news.people}) - news.ready
    same = {each for each in known if each not in answers} | ({seat} if asks_on or before.pinged is None else set())
    same |= {each for each in before.waits if news.arrived and each not in answers}  # a move changes no wait
    free = {each for each in before.waits if before.seats[each].controller == FREE}
    waits = {each: wait for each, wait in before.waits.items() if each in (asked & same) | free}
    over = [each for each in before.waits if each not in waits and each in news.people]
    left = {each: bank_left(before, each, news.people[each], answers.get(each, news.now)) for each in over}
    game = with_waits(before, waits, {each: bank for each, bank in left.items() if bank is not None})
    new = {each: begun(game, each, news.people[each], news.now) for each in asked if each not in waits}
    return with_waits(game, {**waits, **new})


def _answers(news: News) -> dict[int, int]:
    """By seat: the moment of its last answer in the log."""
    return {told.row.seat: told.row.at for told in news.history.told if told.row is not None}
