"""The called seats after an event, and the prompt that an edit reopens."""

from collections.abc import Collection, Mapping

from msgspec import Struct, structs

from bot.table.announce.asides import Asides, is_here, prompts_of
from bot.table.announce.calls import called_before
from bot.table.announce.edit_or_send import have_others_answered, prompt_to_edit
from bot.table.announce.rounds import News, asked_alike
from bot.table.clock.clock import bank_left, begun, is_away, with_waits, woken
from bot.table.clock.silent_calls import ring_ahead
from engine.queries import is_follow_on
from engine.state import View
from storage import FREE, PERSON, Game, History, Ledger
from storage.posted import UNSENT, Aside, Board, OpenPrompt, SeatCall, SilentCall, Story


class Scene(Struct, frozen=True):
    """The news, and the state of the channel."""

    news: News
    prompts: Asides
    seat: int  # the seat to act
    page: bool  # whether a new board is due
    prompted: bool  # whether the question is out of turn, in a prompt
    others: bool  # whether any other seat has answered
    said: Ledger  # messages sent before a crash, with answers not noted as told

    @property
    def view(self) -> View:
        """The public position."""
        return self.news.history.now

    @property
    def number(self) -> int | None:
        """Number of the question, if a prompt puts it."""
        return self.news.asked.number if self.prompted else None

    @property
    def is_prompt_due(self) -> bool:
        """Whether the prompt is not sent yet."""
        prompt = self.said.get(OpenPrompt)
        return self.prompted and (prompt is None or prompt.number != self.number)

    @property
    def is_board_sent(self) -> bool:
        """Whether the due board was sent before a crash."""
        board = self.said.get(Board)
        return self.page and board is not None and board.shows == self.view.seq

    @property
    def call_said(self) -> bool:
        """Whether the message with the call was sent before a crash."""
        if self.prompted:
            return not self.is_prompt_due
        return self.is_board_sent if self.page else not self.may_tell

    @property
    def may_tell(self) -> bool:
        """Whether a story may tell the events."""
        story, board = self.said.get(Story), self.said.get(Board)
        told = (story is not None and story.shows == self.view.seq) or (
            board is not None and board.grown == self.view.seq
        )
        return not self.prompted and not self.page and not told


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
        is_board_due(news),
        is_follow_on(news.asked.view) and is_person and not news.in_private,
        have_others_answered(news, asked),
        news.messages if behind else Ledger(),
    )


class Called(Struct, frozen=True):
    """The wait that begins, and the called seats."""

    game: Game  # with the waits from now on
    anew: bool  # whether a new wait for the seat to act begins
    known: Mapping[int, SeatCall]  # seats with an earlier call to the same question
    reopened: Aside | None  # the prompt that asks on by an edit
    calling: tuple[int, ...]  # seats to call now
    along: tuple[int, ...]  # other seats in the same message
    owed: tuple[SilentCall, ...]  # calls to whoever is asleep or away, or is called later, as somebody else is
    silent: frozenset[int]  # seats that a message calls without a notification

    @property
    def people(self) -> list[str]:
        """The people that a message notifies."""
        return [self.game.seats[seat].person for seat in self.calling if seat not in self.silent]


def who_is_called(scene: Scene) -> Called:
    """The seats to call now, and the prompt that asks on without a call."""
    news, seat = scene.news, scene.seat
    anew = _begins_to_wait(scene)
    known = _called_before(scene)
    may_edit = scene.is_prompt_due and not scene.page
    reopened = prompt_to_edit(news, scene.prompts, seat, is_called_along=seat in known) if may_edit else None
    calling = _calling(scene, known, anew=anew, reopened=reopened is not None)
    if set(calling) - {seat}:
        reopened = None  # an edit notifies nobody: a new message calls the others
    along = [each for each in calling if each != seat]
    if scene.is_prompt_due and not reopened:
        along = [each for each in news.later if each in known or each in news.ready or each in calling]
    game = waits_from_now_on(news, known, {*calling, seat}, asks_on=not anew)
    later = _rings_later(news, game, calling) if along else {}
    silent = frozenset(each for each in calling if each in later or _is_asleep(news, each) or _is_present(news, each))
    late = (each for each in calling if each in later or _is_asleep(news, each))
    owed = tuple(SilentCall(*UNSENT, each, later.get(each)) for each in late)
    game = structs.replace(game, pinged=seat)
    return Called(game, anew, known, reopened, tuple(calling), tuple(along), owed, silent)


def _calling(scene: Scene, known: Collection[int], *, anew: bool, reopened: bool) -> list[int]:
    """The seats to call now; nobody is called for a coming question alone."""
    news, seat = scene.news, scene.seat
    if not news.arrived and (not anew or news.declined):
        return []
    asked_now = asked_alike(news) if reopened or seat in known else news.later
    return [each for each in (seat, *asked_now) if each not in known and each not in news.ready]


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


def _rings_later(news: News, game: Game, calling: Collection[int]) -> dict[int, int]:
    """Calls that ring later, by seat: somebody asleep holds up the table in any case."""
    moments = {each: ring_ahead(game, each, news.people, news.now) for each in calling}
    return {each: moment for each, moment in moments.items() if moment is not None}


def _is_asleep(news: News, seat: int) -> bool:
    """Whether a player is asleep or away, and not to be called then."""
    person = news.people.get(seat)
    if person is None:
        return False
    return is_away(person, news.now) or (not person.call_at_night and woken(person, news.now) > news.now)


def _is_present(news: News, seat: int) -> bool:
    """Whether a player has just answered."""
    pressed = [told.row for told in news.history.told if told.row is not None and told.row.interaction is not None]
    return bool(pressed) and pressed[-1].seat == seat and is_here(pressed, news.now)


def _begins_to_wait(scene: Scene) -> bool:
    """Whether a new wait begins: the steps of one answer belong to the same wait."""
    news, before = scene.news, scene.news.game
    asks_on = scene.prompted and before.told < scene.view.seq
    return has_new_page(news.history) or scene.others or scene.seat != before.pinged or asks_on


def _called_before(scene: Scene) -> dict[int, SeatCall]:
    news, seat = scene.news, scene.seat
    known = {} if scene.page and not scene.is_board_sent else called_before(news.messages, news.asked.view, news.later)
    if (given := scene.prompts.rows(seat)) and not is_here(given, news.now):
        known.pop(seat, None)  # an answer long before the news ends that call
    return known


def is_board_due(news: News) -> bool:
    """Whether the channel gets a new board: one is due, or it has none."""
    return news.arrived or has_new_page(news.history)


def has_new_page(history: History) -> bool:
    """Whether a new board is due: the game begins or ends, a turn passes, or a Festival comes."""
    return history.now.over or any(event.opens for told in history.told for event in told.events)
