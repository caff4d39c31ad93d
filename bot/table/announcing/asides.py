"""Prompts as exchanges: who was asked out of turn in which message, what they have answered, and what is left to tell.

Somebody who is asked out of turn has one message for it until the next board, as long as they look at it. While its
question is open it is the prompt; once it is answered it says so in a line, and what stands there is told nowhere else.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, takewhile

from msgspec import Struct, structs

from bot.languages import Language
from bot.prompts.screen import Screen, fitted
from bot.table.clock import MINUTE
from bot.table.seats import escaped_names
from bot.table.summaries import LINE, MINOR
from bot.text.accounts import account
from bot.text.chat import chat
from bot.text.net_effects import declined, summed_up
from bot.text.stretches import FINAL
from bot.text.wording import Wording
from engine.actions import Pass
from engine.decisions import TakeTurn
from engine.events import Event, FestivalBegan, GameStarted, Scored, TurnStarted
from storage import Game, History, LogRow, Posted, Told, of_last_turn

ASIDE, SAID = "aside", "answers"
PAGES = (GameStarted, TurnStarted, FestivalBegan)  # a new board is due
STILL_HERE = 2 * MINUTE  # whoever has answered so lately sees that a message changes


def aside(seat: int) -> str:
    """The kind of the message in which a seat was asked out of turn; its `seq` counts the answers before it."""
    return f"{ASIDE} {seat}"


def asides(messages: Mapping[str, Posted]) -> dict[int, Posted]:
    """All such messages, by seat."""
    found = {kind.removeprefix(f"{ASIDE} "): posted for kind, posted in messages.items() if kind.startswith(ASIDE)}
    return {int(seat): posted for seat, posted in found.items() if seat.isdecimal()}


def said(seat: int, after: int) -> str:
    """The kind of an earlier message of a seat, with its answers after so many; its `seq` is the last of them."""
    return f"{SAID} {seat} {after}"


class Stretch(Struct, frozen=True):
    """Answers of a seat that stand in a message: those after one and up to another."""

    seat: int
    after: int
    to: int
    message: str


def stretches(messages: Mapping[str, Posted]) -> dict[str, Stretch]:
    """What earlier messages than the present ones of their seats say, by kind."""
    found = {kind: kind.split(" ")[1:] for kind in messages if kind.startswith(f"{SAID} ")}
    return {
        kind: Stretch(int(where[0]), int(where[1]), messages[kind].seq, messages[kind].message)
        for kind, where in found.items()
        if len(where) == 2 and all(part.isdecimal() for part in where)
    }


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
    messages: Mapping[int, Posted]  # by seat
    earlier: tuple[Stretch, ...] = ()  # what stands in other messages, where somebody was asked before

    def answers(self, seat: int) -> list[Answer]:
        """The answers of a seat to what its message has asked."""
        posted = self.messages.get(seat)
        return self.given(self._present(seat, posted)) if posted else []

    def rows(self, seat: int) -> list[LogRow]:
        """The same as the log has them."""
        return [answer.row for answer in self.answers(seat)]

    def given(self, where: Stretch) -> list[Answer]:
        """The answers of a stretch."""
        given = (answer_of(each.row, each.events) for each in self.since_board.told if each.row is not None)
        mine = (each for each in given if each.row.seat == where.seat and where.after < each.seq <= where.to)
        return list(takewhile(_is_out_of_turn, mine))

    def _present(self, seat: int, posted: Posted) -> Stretch:
        return Stretch(seat, posted.seq, self.since_board.now.seq, posted.message)

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """All answers that stand in messages, or will once they are closed."""
        return (*self.earlier, *(self._present(seat, posted) for seat, posted in self.messages.items()))

    def left_behind(self, seat: int) -> tuple[Posted, ...]:
        """The message of a seat that is asked in another one from now on, as what it says is remembered then."""
        posted, answers = self.messages.get(seat), self.answers(seat)
        if posted is None or not answers:
            return ()
        return (structs.replace(posted, kind=said(seat, posted.seq), seq=answers[-1].seq),)

    def over(self, messages: Mapping[str, Posted], still_calling: Iterable[Posted]) -> dict[str, Posted]:
        """All messages in which somebody was asked since the last board, but for those that still call somebody."""
        asked = (*self.messages.values(), *(messages[kind] for kind in stretches(messages)))
        calling = {posted.message for posted in still_calling}
        return {posted.message: posted for posted in asked if posted.message not in calling}

    def stands_in(self, messages: Collection[str]) -> Iterator[tuple[str, int]]:
        """The answers that stand in these messages, as another one is remembered by that says them from now on."""
        for stretch in self.stretches:
            if stretch.message in messages and (answers := self.given(stretch)):
                yield said(stretch.seat, stretch.after), answers[-1].seq

    def sharing(self, posted: Posted) -> tuple[int, ...]:
        """The seats that were asked in this message."""
        return tuple(seat for seat, other in self.messages.items() if other.message == posted.message)

    def left_to_tell(self, after: int) -> History:
        """What has happened after so many answers, without what these messages say."""
        besides = {each.seq: each.besides for stretch in self.stretches for each in self.given(stretch)}
        whole = self.since_board
        before = [each.events for each in whole.told if each.row is not None and each.row.seq <= after]
        earlier = of_last_turn((*whole.earlier, *chain.from_iterable(before)))
        return structs.replace(whole, told=tuple(_without(whole.told, besides, after)), earlier=earlier)


def prompts_of(since_board: History, messages: Mapping[str, Posted]) -> Asides:
    """What was asked out of turn since the last board, by the messages that are remembered."""
    return Asides(since_board, asides(messages), tuple(stretches(messages).values()))


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
    if what := summed_up(account(seat, [each for answer in answers for each in answer.own]), wording):
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
    here = [stretch for stretch in prompts.stretches if stretch.message in messages]
    given: dict[int, list[Answer]] = {}
    for answer in sorted(chain(*map(prompts.given, here)), key=lambda one: one.seq):
        given.setdefault(answer.row.seat, []).append(answer)
    return [answered_line(game, seat, answers, lang) for seat, answers in given.items()]


def answered_screen(game: Game, prompts: Asides, posted: Posted, lang: Language) -> Screen:
    """What becomes of a prompt that is answered."""
    return Screen(words=fitted("\n".join(answered_lines(game, prompts, [posted.message], lang))))
