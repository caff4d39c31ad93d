"""Asides: questions out of turn, their messages, their answers, and the events outside these messages.

A seat has one message for such questions until the next board, as long as its player looks at it. The message is the
prompt while the question is open, and a line with the answer afterwards. No other message tells that line.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, takewhile

from msgspec import Struct, structs

from bot.languages import Language
from bot.say.chat import chat
from bot.say.wording import Wording
from bot.screens.screen import Screen, fitted
from bot.table.clock.clock import STILL_HERE
from bot.table.io.seats import escaped_names
from bot.table.look.answers import Answer, answer_of, answer_words
from bot.table.look.summaries import LINE
from engine.decisions import TakeTurn
from engine.events import Event
from storage import Game, History, Ledger, LogRow, Posted, Told, of_last_turn
from storage.posted import UNSENT, AnsweredAside, Aside, Board, Elsewhere


class Asides(Struct, frozen=True):
    """The public questions out of turn since the last board."""

    since_board: History
    messages: Mapping[int, Aside]  # by seat
    earlier: tuple[AnsweredAside, ...] = ()

    def answers(self, seat: int) -> list[Answer]:
        """The answers of a seat to the questions in its message."""
        aside = self.messages.get(seat)
        return self.given(aside.answered(self.since_board.now.seq)) if aside else []

    def rows(self, seat: int) -> list[LogRow]:
        """The log rows of the answers of a seat."""
        return [answer.row for answer in self.answers(seat)]

    def given(self, where: AnsweredAside) -> list[Answer]:
        """The answers in a message, also in one that is still open."""
        given = (answer_of(each.row, each.events) for each in self.since_board.told if each.row is not None)
        mine = (each for each in given if each.row.seat == where.seat and where.after < each.seq <= where.to)
        return list(takewhile(_is_out_of_turn, mine))

    @property
    def all_answered(self) -> tuple[AnsweredAside, ...]:
        """All messages with answers; an open one counts as closed now."""
        return (*self.earlier, *(aside.answered(self.since_board.now.seq) for aside in self.messages.values()))

    def left_behind(self, seats: Iterable[int]) -> list[AnsweredAside]:
        """The records of the present messages of seats that another message asks now."""
        found = ((self.messages.get(seat), self.answers(seat)) for seat in seats)
        return [aside.answered(answers[-1].seq) for aside, answers in found if aside and answers]

    def over(self, still_calling: Iterable[Posted]) -> dict[str, Posted]:
        """All messages with questions since the last board, except those that still call somebody."""
        calling = {posted.message for posted in still_calling}
        asked = (*self.messages.values(), *self.earlier)
        return {posted.message: posted for posted in asked if posted.message not in calling}

    def stands_in(self, messages: Collection[str]) -> Iterator[AnsweredAside]:
        """Records of the answers in these messages, for a message that repeats them."""
        for one in self.all_answered:
            if one.message in messages and (answers := self.given(one)):
                yield AnsweredAside(*UNSENT, one.seat, one.after, answers[-1].seq)

    def sharing(self, posted: Posted) -> tuple[int, ...]:
        """The seats with a question in this message."""
        return tuple(seat for seat, other in self.messages.items() if other.message == posted.message)

    def told_elsewhere(self, after: int) -> tuple[Elsewhere, ...]:
        """The answers after this one in asides."""
        given = ((one.seat, [each.seq for each in self.given(one) if each.seq > after]) for one in self.all_answered)
        return tuple(Elsewhere(seat, seqs[0] - 1, seqs[-1]) for seat, seqs in given if seqs)

    def left_to_tell(self, after: int) -> History:
        """The events after this answer, without those in asides."""
        besides = {each.seq: each.besides for one in self.all_answered for each in self.given(one)}
        whole = self.since_board
        before = [each.events for each in whole.told if each.row is not None and each.row.seq <= after]
        earlier = of_last_turn((*whole.earlier, *chain.from_iterable(before)))
        return structs.replace(whole, told=tuple(_without(whole.told, besides, after)), earlier=earlier)


def told_by(board: Board, happened: History) -> History:
    """The events on a board when it was sent, among those between the answers that it names."""
    told = [(each.row, each.events) for each in happened.told if each.row is not None]
    besides = {row.seq: answer_of(row, events).besides for row, events in told if _is_elsewhere(board, row)}
    return structs.replace(happened, told=tuple(_without(happened.told, besides, board.after)))


def _is_elsewhere(board: Board, row: LogRow) -> bool:
    return any(row.seat == one.seat and one.after < row.seq <= one.to for one in board.elsewhere)


def prompts_of(since_board: History, messages: Ledger) -> Asides:
    """The questions out of turn since the last board, from the stored messages."""
    present = {aside.seat: aside for aside in messages.every(Aside)}
    return Asides(since_board, present, tuple(messages.every(AnsweredAside)))


def is_here(given: Sequence[LogRow], now: int) -> bool:
    """Whether the last answer is recent."""
    return bool(given) and now - given[-1].at <= STILL_HERE


def is_looking(given: Sequence[LogRow], now: int) -> bool:
    """Whether the last answer is recent and pressed, not planned ahead: answers of one press share its time."""
    return is_here(given, now) and any(row.interaction is not None for row in given if row.at == given[-1].at)


def _is_out_of_turn(answer: Answer) -> bool:
    """Whether an answer is not to the question of the turn: that question ends a Festival within the turn."""
    return answer.row.question != TakeTurn.__name__


def _without(told: Iterable[Told], said: Mapping[int, tuple[Event, ...]], after: int) -> Iterator[Told]:
    for each in told:
        if each.row is None:
            yield from (each,) if after < 0 else ()  # the start of the game
        elif each.row.seq > after:
            yield Told(None, said[each.row.seq]) if each.row.seq in said else each


def answered_line(game: Game, seat: int, answers: Sequence[Answer], lang: Language) -> str:
    """The answers of a seat out of turn in one line, with the standing order if that gave the last one."""
    key, names = "prompt.done.order" if answers[-1].row.automatic else "prompt.done", escaped_names(game)
    return fitted(chat(key, lang, who=names[seat], what=answer_words(seat, answers, Wording(lang, names))), LINE)


def answered_lines(game: Game, prompts: Asides, messages: Collection[str], lang: Language) -> list[str]:
    """The answers in these messages, a line for each seat, in the order of their first answers."""
    here = [one for one in prompts.all_answered if one.message in messages]
    given: dict[int, list[Answer]] = {}
    for answer in sorted(chain(*map(prompts.given, here)), key=lambda one: one.seq):
        given.setdefault(answer.row.seat, []).append(answer)
    return [answered_line(game, seat, answers, lang) for seat, answers in given.items()]


def answered_screen(game: Game, prompts: Asides, posted: Posted, lang: Language) -> Screen:
    """The screen of an answered prompt."""
    return Screen(words=fitted("\n".join(answered_lines(game, prompts, [posted.message], lang))))
