"""The episodes of a game: turns, Festivals, set-up, last actions, final scoring, or parts of them."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine import actions as act
from engine import events as ev
from engine.queries import festivals
from engine.state import View

SETUP, TURN, FESTIVAL, LAST_ACTIONS, SCORING = "setup", "turn", "festival", "last_actions", "scoring"


class Answered(Struct, frozen=True):
    """The Events after an answer; `action` is the answer if the active seat gave it."""

    action: act.Action | None
    events: tuple[ev.Event, ...]


class Episode(Struct):
    """A turn, a Festival, the set-up, an automa's last actions or the final scoring, or the told part of it."""

    kind: str
    seat: int
    number: int
    events: list[ev.Event]
    chosen: list[str]  # secondary actions without an Event, or ""
    begun: bool = False  # whether an earlier message told its start
    earlier: Sequence[ev.Event] = ()  # its Events in earlier messages, if known

    @property
    def is_automas(self) -> bool:
        """Whether this is a turn of an automa, or its last actions."""
        if self.kind != TURN:
            return self.kind == LAST_ACTIONS
        return any(event.by_automa and getattr(event, "seat", None) == self.seat for event in self.events)

    @property
    def is_whole_festival(self) -> bool:
        """Whether this is a Festival from its beginning."""
        return any(isinstance(event, ev.FestivalBegan) for event in self.events)


def episodes(answers: Iterable[Answered], before: View, earlier: Sequence[ev.Event] = ()) -> list[Episode]:
    """The episodes of these answers; the first may have begun before, with the Events in `earlier`."""
    first = SETUP if not before.turn else FESTIVAL if festivals(before) else TURN
    number = before.festivals if first == FESTIVAL else 0
    episode = Episode(first, before.active, number, [], [], begun=first == TURN)
    if earlier and first != SETUP:
        *_, now = _parted([Answered(None, tuple(earlier))], Episode(first, before.active, number, [], []))
        if now.kind == LAST_ACTIONS:
            episode = Episode(now.kind, now.seat, 0, [], [], begun=True, earlier=now.events)
        elif TURN in (first, now.kind):  # also after a Festival at its start
            episode = Episode(TURN, before.active, 0, [], [], begun=True, earlier=now.events)
    return _parted(answers, episode)


def _parted(answers: Iterable[Answered], first: Episode) -> list[Episode]:
    """The first episode continued, with those that follow it in these answers."""
    found = [first]
    for answer in answers:
        if answer.action is not None and found[-1].kind == FESTIVAL:  # an earlier message may have told its end
            found.append(Episode(TURN, found[-1].seat, 0, [], []))
        if answer.action is not None:  # it begins the turn, or is a free action before it
            found[-1].begun = False
        if answer.action is not None and answer.action.secondary and not isinstance(answer.action, act.MoveHighPriest):
            found[-1].chosen.append(answer.action.secondary)
        for event in answer.events:
            if (opened := _opened(event, found[-1])) is not None:
                if opened.kind == FESTIVAL and is_only_started(found[-1]):  # Events just before a Festival belong to it
                    start, *opened.events = found[-1].events
                    found[-1].events = [start]
                found.append(opened)
            found[-1].events.append(event)
            if isinstance(event, ev.MarketRenewed) and found[-1].kind == FESTIVAL:
                found.append(Episode(TURN, found[-1].seat, 0, [], []))
    return found


def is_only_started(episode: Episode) -> bool:
    """Whether a turn has begun without any decision."""
    if (
        episode.kind != TURN
        or episode.chosen
        or not episode.events
        or not isinstance(episode.events[0], ev.TurnStarted)
    ):
        return False
    return not any(
        isinstance(event, ev.WorkerPlaced | ev.HighPriestActivated | ev.AutomaDecided) for event in episode.events
    )


def _opened(event: ev.Event, now: Episode) -> Episode | None:
    match event:
        case ev.TurnStarted():
            return Episode(TURN, event.seat, event.turn, [], [])
        case ev.FestivalBegan():
            return Episode(FESTIVAL, event.seat, event.number, [], [])
        case ev.AutomaDecided() if event.is_last and now.kind != LAST_ACTIONS:
            return Episode(LAST_ACTIONS, event.seat, 0, [], [])
        case _ if is_final(event) and now.kind != SCORING:
            return Episode(SCORING, 0 if now.kind == LAST_ACTIONS else now.seat, 0, [], [])  # an automa scores last
    return None


def is_final(event: ev.Event) -> bool:
    """Whether this Event belongs to the final scoring."""
    if isinstance(event, ev.Scored):
        return event.is_final
    return isinstance(event, ev.ProphecyFulfilled | ev.GameEnded)
