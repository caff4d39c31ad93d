"""Who is told what happens: the bot's gateway on one side, people and their pages on the other."""

from collections.abc import Callable, Iterable

from bot.sandbox.basics.wire import Json

Dispatch = Callable[[str, Json], None]
Hear = Callable[[Json], None]


class Broadcast:
    """Passes every happening on to those who listen."""

    def __init__(self, people: Iterable[int]) -> None:
        self._gateways: list[Dispatch] = []
        self._ears: dict[int, list[Hear]] = {person: [] for person in people}

    def add_gateway(self, dispatch: Dispatch) -> None:
        """From now on tells the bot's gateway."""
        self._gateways.append(dispatch)

    def listen(self, person: int, hear: Hear) -> None:
        """From now on tells this listener what this person gets to know."""
        self._ears[person].append(hear)

    def leave(self, person: int, hear: Hear) -> None:
        """Tells this listener nothing more."""
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
