"""Prompts as exchanges: who was asked out of turn in which message, what they have answered, and what is left to tell.

Somebody who is asked out of turn has one message for it until the next board, as long as they look at it. While its
question is open it is the prompt; once it is answered it says so in a line, and what stands there is told nowhere else.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, takewhile

from msgspec import Struct, structs

from bot.languages import Language
from bot.say.after.episodes import FINAL
from bot.say.after.net_effects import declined, summed_up
from bot.say.after.tally import tally
from bot.say.chat import chat
from bot.say.wording import Wording
from bot.screens.screen import Screen, fitted
from bot.table.clock.clock import MINUTE
from bot.table.io.seats import escaped_names
from bot.table.look.summaries import LINE, MINOR
from engine.actions import Pass
from engine.decisions import TakeTurn
from engine.events import Event, FestivalBegan, GameStarted, Scored, TurnStarted
from storage import Game, History, Ledger, LogRow, Posted, Told, of_last_turn
from storage.posted import UNSENT, AnsweredAside, Aside

PAGES = (GameStarted, TurnStarted, FestivalBegan)  # a new board is due
STILL_HERE = 2 * MINUTE  # whoever has answered so lately sees that a message changes


class Answer(Struct, frozen=True):
    """An answer given out of turn, with what happened by it to the one who gave it, and what happened besides."""

    row: LogRow
    own: tuple[Event, ...]
    besides: tuple[Event, ...]

    @property
    def seq(self) -> int:
        """Its number among the answers of the game."""
        return self.row.seq


class Asides(Struct, frozen=True):
    """What was asked out of turn since the last board, as far as everybody may know."""

    since_board: History
    messages: Mapping[int, Aside]  # by seat
    earlier: tuple[AnsweredAside, ...] = ()

    def answers(self, seat: int) -> list[Answer]:
        """The answers of a seat to what its message has asked."""
        aside = self.messages.get(seat)
        return self.given(aside.answered(self.since_board.now.seq)) if aside else []

    def rows(self, seat: int) -> list[LogRow]:
        """The same as the log has them."""
        return [answer.row for answer in self.answers(seat)]

    def given(self, where: AnsweredAside) -> list[Answer]:
        """The answers that stand in a message, or will once it is closed."""
        given = (answer_of(each.row, each.events) for each in self.since_board.told if each.row is not None)
        mine = (each for each in given if each.row.seat == where.seat and where.after < each.seq <= where.to)
        return list(takewhile(_is_out_of_turn, mine))

    @property
    def all_answered(self) -> tuple[AnsweredAside, ...]:
        """All messages with answers, the present ones as they will be once they are closed."""
        return (*self.earlier, *(aside.answered(self.since_board.now.seq) for aside in self.messages.values()))

    def left_behind(self, seats: Iterable[int]) -> list[AnsweredAside]:
        """The messages of seats that are asked in another one from now on, as they are remembered then."""
        found = ((self.messages.get(seat), self.answers(seat)) for seat in seats)
        return [aside.answered(answers[-1].seq) for aside, answers in found if aside and answers]

    def over(self, still_calling: Iterable[Posted]) -> dict[str, Posted]:
        """All messages in which somebody was asked since the last board, but for those that still call somebody."""
        calling = {posted.message for posted in still_calling}
        asked = (*self.messages.values(), *self.earlier)
        return {posted.message: posted for posted in asked if posted.message not in calling}

    def stands_in(self, messages: Collection[str]) -> Iterator[AnsweredAside]:
        """The answers that stand in these messages, as another one is remembered that says them from now on."""
        for one in self.all_answered:
            if one.message in messages and (answers := self.given(one)):
                yield AnsweredAside(*UNSENT, one.seat, one.after, answers[-1].seq)

    def sharing(self, posted: Posted) -> tuple[int, ...]:
        """The seats that were asked in this message."""
        return tuple(seat for seat, other in self.messages.items() if other.message == posted.message)

    def left_to_tell(self, after: int) -> History:
        """What has happened after so many answers, without what these messages say."""
        besides = {each.seq: each.besides for one in self.all_answered for each in self.given(one)}
        whole = self.since_board
        before = [each.events for each in whole.told if each.row is not None and each.row.seq <= after]
        earlier = of_last_turn((*whole.earlier, *chain.from_iterable(before)))
        return structs.replace(whole, told=tuple(_without(whole.told, besides, after)), earlier=earlier)


def prompts_of(since_board: History, messages: Ledger) -> Asides:
    """What was asked out of turn since the last board, by the messages that are remembered."""
    present = {aside.seat: aside for aside in messages.every(Aside)}
    return Asides(since_board, present, tuple(messages.every(AnsweredAside)))


def is_here(given: Sequence[LogRow], now: int) -> bool:
    """Whether somebody has just answered."""
    return bool(given) and now - given[-1].at <= STILL_HERE


def is_looking(given: Sequence[LogRow], now: int) -> bool:
    """Whether somebody has just answered, and not by what they had said ahead.

    What comes along with an answer is given at the same moment; only the first of it is what was pressed.
    """
    return is_here(given, now) and any(row.interaction is not None for row in given if row.at == given[-1].at)


def _is_out_of_turn(answer: Answer) -> bool:
    """A Festival is held within a turn, and is over when the turn's own question is answered."""
    return answer.row.question != TakeTurn.__name__


def answer_of(row: LogRow, events: tuple[Event, ...]) -> Answer:
    """An answer of the log, with what it led to; the final scoring is the table's, which tells everybody's."""

    def own(happened: Event) -> bool:
        if isinstance(happened, MINOR):
            return True
        if isinstance(happened, Scored) and happened.source.startswith(FINAL):
            return False
        return getattr(happened, "seat", None) == row.seat and not isinstance(happened, PAGES)

    mine = tuple(takewhile(own, events))
    return Answer(row, mine, events[len(mine) :])


def _without(told: Iterable[Told], said: Mapping[int, tuple[Event, ...]], after: int) -> Iterator[Told]:
    for each in told:
        if each.row is None:
            yield from (each,) if after < 0 else ()  # the game begins with it
        elif each.row.seq > after:
            yield Told(None, said[each.row.seq]) if each.row.seq in said else each


def in_words(seat: int, answers: Sequence[Answer], wording: Wording) -> str:
    """What a seat has done by its answers, and what it came to."""
    last = answers[-1].row
    if what := summed_up(tally(seat, [each for answer in answers for each in answer.own]), wording):
        return what
    if isinstance(last.action, Pass):
        return declined(last.question, wording)
    return chat("prompt.answered", wording.language)


def answered_line(game: Game, seat: int, answers: Sequence[Answer], lang: Language) -> str:
    """What a seat has answered out of turn, in a line; by a standing order, if one has given the last answer."""
    key, names = "prompt.done.order" if answers[-1].row.automatic else "prompt.done", escaped_names(game)
    return fitted(chat(key, lang, who=names[seat], what=in_words(seat, answers, Wording(lang, names))), LINE)


def answered_lines(game: Game, prompts: Asides, messages: Collection[str], lang: Language) -> list[str]:
    """What was answered to these messages, a line for each who has, in the order in which they began."""
    here = [one for one in prompts.all_answered if one.message in messages]
    given: dict[int, list[Answer]] = {}
    for answer in sorted(chain(*map(prompts.given, here)), key=lambda one: one.seq):
        given.setdefault(answer.row.seat, []).append(answer)
    return [answered_line(game, seat, answers, lang) for seat, answers in given.items()]


def answered_screen(game: Game, prompts: Asides, posted: Posted, lang: Language) -> Screen:
    """What becomes of a prompt that is answered."""
    return Screen(words=fitted("\n".join(answered_lines(game, prompts, [posted.message], lang))))
