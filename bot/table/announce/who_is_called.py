"""The called seats after an event, and the prompt that an edit reopens."""

from collections.abc import Collection, Mapping

from msgspec import Struct, structs

from bot.table.announce.asides import is_here
from bot.table.announce.calls import asked_alike, called_before
from bot.table.announce.edit_or_send import prompt_to_edit
from bot.table.announce.news import News
from bot.table.announce.scene import Scene, is_board_due, waits_from_now_on
from bot.table.clock.clock import is_away, woken
from bot.table.clock.silent_calls import ring_ahead
from storage import Game
from storage.posted import UNSENT, Aside, SeatCall, SilentCall


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
    may_edit = scene.is_prompt_due and not scene.is_board_due
    reopened = prompt_to_edit(news, scene.prompts, seat, is_called_along=seat in known) if may_edit else None
    calling = _calling(scene, known, anew=anew, reopened=reopened is not None)
    if set(calling) - {seat}:
        reopened = None  # an edit notifies nobody: a new message calls the others
    along = [each for each in calling if each != seat]
    if scene.is_prompt_due and not reopened:
        along = [each for each in news.later if each in known or each in news.ready or each in calling]
    game = waits_from_now_on(news, known, {*calling, seat}, asks_on=not anew)
    later = _rings_later(news, game, calling) if along else {}
    late = [each for each in calling if each in later or _is_asleep(news, each)]
    silent = frozenset([*late, *(each for each in calling if _is_present(news, each))])
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
    return is_board_due(news.history) or scene.others or scene.seat != before.pinged or asks_on


def _called_before(scene: Scene) -> dict[int, SeatCall]:
    news, seat = scene.news, scene.seat
    known = (
        {}
        if scene.is_board_due and not scene.is_board_sent
        else called_before(news.messages, news.asked.view, news.later)
    )
    if (given := scene.prompts.rows(seat)) and not is_here(given, news.now):
        known.pop(seat, None)  # an answer long before the news ends that call
    return known
