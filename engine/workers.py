"""Workers: which kinds one counts as, and which Workers go together.

A Worker is named by its kind; a Newcomer, who has two kinds, by a name of its own. Whoever has a Worker, such as one of
`player.workers` or the value of a space of `position.hill`, asks here what it is instead of comparing names.

>>> kinds_of("warrior"), kinds_of("N04")
(('warrior',), ('architect', 'warrior'))
"""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from engine.components import NEWCOMERS, WORKER_KINDS

ARCHITECT, CRAFTSMAN, WARRIOR, COURIER, PRIEST = WORKER_KINDS
_KINDS: Mapping[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in WORKER_KINDS},
    **{newcomer.id: newcomer.kinds for newcomer in NEWCOMERS.values()},
}
_PAIRS = {frozenset(kinds): worker for worker, kinds in list(_KINDS.items())[::-1]}
REMEMBERED = 2048  # rows of Workers, and who of each is different
WORKERS = tuple(_KINDS)  # every Worker there is, those of one kind first
_MATES = {
    worker: frozenset(other for other, others in _KINDS.items() if not set(kinds).isdisjoint(others))
    for worker, kinds in _KINDS.items()
}


def is_newcomer(worker: str) -> bool:
    """Whether this is a Newcomer, who has two kinds.

    >>> is_newcomer("N04"), is_newcomer("warrior")
    (True, False)
    """
    return worker in NEWCOMERS


def pair(one: str, other: str) -> str:
    """What acts as these two kinds at once: as a Newcomer of both does.

    >>> kinds_of(pair("warrior", "architect")), pair("priest", "priest")
    (('architect', 'warrior'), 'priest')
    """
    return _PAIRS[frozenset((one, other))]


def kinds_of(worker: str) -> tuple[str, ...]:
    """The kinds a Worker counts as, or acts as: one, or both of a Newcomer's.

    >>> kinds_of("priest"), kinds_of("N01")
    (('priest',), ('architect', 'craftsman'))
    """
    return _KINDS[worker]


def counts_as(worker: str, kind: str) -> bool:
    """Whether a Worker is of this kind, among others.

    >>> counts_as("courier", COURIER), counts_as("N04", WARRIOR), counts_as("N04", COURIER)
    (True, True, False)
    """
    return kind in _KINDS[worker]


def is_wanted(worker: str, kinds: Collection[str]) -> bool:
    """Whether a Worker is of one of these kinds; if none is named, everybody is wanted."""
    return not kinds or any(kind in kinds for kind in _KINDS[worker])


def mates_of(worker: str) -> frozenset[str]:
    """The Workers of a colour of this one: each of them next to it is worth a task.

    >>> "warrior" in mates_of("warrior"), "priest" in mates_of("warrior"), "N04" in mates_of("warrior")
    (True, False, True)
    """
    return _MATES[worker]


def retrievable(worker: str) -> bool:
    """Whether a Warrior who is placed beside this Worker may take it back: not one that is a Warrior and nothing else.

    >>> retrievable("priest"), retrievable("warrior"), retrievable("N04")
    (True, False, True)
    """
    return _KINDS[worker] != (WARRIOR,)


def different(workers: Iterable[str]) -> list[str]:
    """One of all Workers that look alike, in the order in which they lie.

    >>> different(("priest", "courier", "priest"))
    ['priest', 'courier']
    """
    return list(_different(tuple(workers)))


@lru_cache(REMEMBERED)
def _different(workers: tuple[str, ...]) -> tuple[str, ...]:
    found: dict[tuple[str, ...], str] = {}
    for worker in workers:
        found.setdefault(_KINDS[worker], worker)
    return tuple(found.values())
