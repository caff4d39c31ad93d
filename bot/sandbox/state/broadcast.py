"""The receivers of events: the bot's gateway on one side, people and their pages on the other."""

from collections.abc import Callable, Iterable

from bot.sandbox.basics.wire import Json

Dispatch = Callable[[str, Json], None]
Hear = Callable[[Json], None]


class Broadcast:
    """Passes every event on to its listeners."""

    def __init__(self, people: Iterable[int]) -> None:
        self._gateways: list[Dispatch] = []
        self._ears: dict[int, list[Hear]] = {person: [] for person in people}

    def add_gateway(self, dispatch: Dispatch) -> None:
        """Adds the bot's gateway as a listener."""
        self._gateways.append(dispatch)

    def listen(self, person: int, hear: Hear) -> None:
        """Adds a listener for the news of this person."""
        self._ears[person].append(hear)

    def leave(self, person: int, hear: Hear) -> None:
        """Removes this listener."""
        self._ears[person].remove(hear)

    def dispatch(self, event: str, data: Json) -> None:
        """Tells the bot of an event."""
        for dispatch in self._gateways:
            dispatch(event, data)

    def tell(self, person: int, frame: Json) -> None:
        """Tells one person."""
        for hear in tuple(self._ears[person]):
            hear(frame)

    def tell_all(self, frame: Json) -> None:
        """Tells everybody the same."""
        for person in self._ears:
            self.tell(person, frame)
