"""Two worlds that differ in nothing but secrets: whoever cannot tell them apart must receive the same in both.

A position is dealt anew behind somebody's back (others' hands, the decks, the seed), and both are put on tables with
the same people and the same clock. The people do the same things in both, as long as nothing secret shows; everything
that a spectator, and the seat behind whose back it happened, receive is compared byte by byte.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

from msgspec import Struct
from sqlalchemy import update

from bot.background.pictures import Pictures
from bot.sandbox import Person
from bot.sandbox.state.setup import GUILD
from bot.turn.tap import tapped
from engine.actions import Action
from engine.codec import load_game
from engine.core import Outcome, apply, legal_actions, new_game, open_game
from engine.events import seen_by
from engine.foresight import forecast
from engine.queries import is_follow_on
from engine.state import State, View
from engine.views import determinize, view
from render import parts_of
from storage import AUTOMA, PERSON, Seat, Terms, journal, retelling
from storage import schema as t
from storage.database import writing
from tests.attack.inbox import Inbox
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats, parts
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT

STEPS = 5  # plans in each world, as long as nothing secret shows
TRIES = 30  # to find the next one
LONGEST_PLAN = 8  # taps
LOOKS = 4  # that somebody takes between two answers
SPECTATOR = "Elena"
LOOKING = ("board", "log", "since", "hand", "game status", "game list", "orders", "tableau", "closeup", "choose")


class Figures(Struct, frozen=True, kw_only=True):
    """What came of it."""

    worlds: int  # pairs of them
    taps: int  # in each world
    compared: int  # messages, edits, lists and pictures that somebody received
    pictures: int  # among them with real pixels
    differences: int
    found: tuple[str, ...] = ()  # the first differences

    @property
    def clean(self) -> bool:
        """Whether nobody could tell two worlds apart."""
        return not self.differences


# ---------------------------------------------------------------- pairs of worlds


class Step(Struct, frozen=True):
    """A plan that can be made in both worlds and shows nothing secret, tap by tap, and how it is made."""

    taps: tuple[Action, ...]
    way: str
    hesitates: bool  # takes its first tap back once


class Pair(Struct, frozen=True):
    """Two positions that are one for this seat and for spectators; None: for spectators only."""

    seat: int | None
    worlds: tuple[State, State]
    steps: tuple[Step, ...]


@cache
def positions(path: Path) -> tuple[State, ...]:
    """The positions of a golden game in which nothing can be taken back, after its set-up."""
    saved = load_game(path.read_bytes())
    state = new_game(saved.options, saved.seed)
    found = []
    for answer in saved.answers:
        outcome = apply(state, answer.action)
        state = outcome.state
        if outcome.commits and state.turn and not state.over:
            found.append(state)
    return tuple(found)


def pairs(number: int, seed: str, wanted: Callable[[State], bool] = lambda state: True) -> list[Pair]:
    """So many pairs of worlds, in each of which at least one plan can be played."""
    random = Random(seed)
    paths = sorted(playing.GOLDEN.rglob("*.json"))
    found: list[Pair] = []
    while len(found) < number:
        state = random.choice(positions(random.choice(paths)))
        seats = [seat for seat in range(len(state.players)) if not state.automated(seat)]
        seat = random.choice([None, random.choice(seats), *([state.to_act] if state.to_act in seats else [])])
        true = _from_here(state)
        other = _from_here(determinize(view(state, seat), random.getrandbits(60)))
        steps = _steps(true, other, seat, random) if wanted(state) else ()
        if steps:
            found.append(Pair(seat, (true, other), steps))
    return found


def _from_here(state: State) -> State:
    """The position as the beginning of a game."""
    begun = state.copy()
    begun.seq = 0
    return begun


def _steps(true: State, other: State, seat: int | None, random: Random) -> tuple[Step, ...]:
    found: list[Step] = []
    tries = 0
    while len(found) < STEPS and tries < TRIES and not true.over and not true.automated(true.to_act or 0):
        taps, answers = _plan(true, other, random)
        both = _played(true, other, answers, seat)
        if both is None:
            tries += 1
            continue
        found.append(Step(taps, random.choice(["walk", "choose", "public"]), len(taps) > 1 and random.random() < 0.5))
        true, other = both
    return tuple(found)


def _plan(true: State, other: State, random: Random) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Taps that make a whole plan in both worlds, and its answers; nothing if they would not be the same."""
    assert true.to_act is not None
    both = [forecast(view(world, true.to_act)) for world in (true, other)]
    taps: tuple[Action, ...] = ()
    answers: tuple[Action, ...] = ()
    while len(taps) < LONGEST_PLAN:
        common = [action for action in both[0].answers if action in both[1].answers]
        if not common:
            break
        taps += (random.choice(common),)
        first, second = (tapped(here, taps[-1], (), {}) for here in both)
        if first.planned != second.planned or first.is_final != second.is_final:
            break
        answers += tuple(step.action for step in first.steps)
        if first.is_final:
            return taps, answers
        both = [first.after, second.after]
    return (), ()


def _played(true: State, other: State, answers: Sequence[Action], seat: int | None) -> tuple[State, State] | None:
    """Both worlds after these answers; None if they can be told apart by then, or others are asked meanwhile."""
    asked = true.to_act
    for action in answers:
        if not (true.to_act == other.to_act == asked):
            return None
        if not (action in legal_actions(true) and action in legal_actions(other)):
            return None
        both = apply(true, action), apply(other, action)
        if _shows(both[0], seat) != _shows(both[1], seat):
            return None
        true, other = both[0].state, both[1].state
    return (true, other) if answers else None


def _shows(outcome: Outcome, seat: int | None) -> object:
    """What the table, and this seat, may know after an answer."""
    told = [[seen_by(event, each) for event in outcome.events] for each in (None, seat)]
    return looks(outcome.state, seat), told


def looks(state: State, seat: int | None) -> list[View]:
    """The position for the table, and for this seat."""
    return [view(state, each) for each in (None, seat)]


# ---------------------------------------------------------------- one world


@contextmanager
def one_beginning() -> Iterator[None]:
    """The set-up is told alike in both worlds, for so it was: only what comes after it was put there by us."""
    real = retelling.open_game
    retelling.open_game = lambda options, seed: open_game(options, "one beginning")  # type: ignore[assignment]
    try:
        yield
    finally:
        retelling.open_game = real


async def received(folder: Path, drawing: Pictures, chosen: Sequence[Pair], which: int, seed: str) -> list[Inbox]:
    """All that people get in one of the worlds of each pair; the same list of people in each."""
    found: list[Inbox] = []
    with one_beginning():
        async with Harness(folder, drawing, Hands(), answer_seconds=PATIENT) as harness:
            for number, pair in enumerate(chosen):
                random = Random(f"{seed} {number}")
                seats = await _put(harness, pair.worlds[which], number, which)
                names = [SPECTATOR, *([playing.NAMES[pair.seat]] if pair.seat is not None else [])]
                inbox = [Inbox(harness, harness.person(name), seats.channel) for name in names]
                harness.bot.tables.wake(seats.id)
                await seats.settled()
                for step in pair.steps:
                    for _ in range(LOOKS):
                        await _look(seats, random.choice(inbox), random)
                    await _answer(seats, step)
                found += inbox
    return found


async def _put(harness: Harness, state: State, number: int, which: int) -> Seats:
    """A table with this position on it, as if its game had begun there."""
    channel = harness.sandbox.add_channel(f"world-{number}")
    games, people = harness.games, [harness.person(name) for name in playing.NAMES]
    seed = f"{number} {which}"
    game = (await games.create(str(GUILD), str(channel), state.options, seed, Terms(host=str(people[0].id)))).id
    for place in range(len(state.players)):
        owner = Seat(lang="en", controller=PERSON, person=str(people[place].id), name=people[place].name)
        automa = Seat(lang="en", controller=AUTOMA, name="Mama", level=state.options.solo)
        await games.seats.join(game, automa if state.automated(place) else owner)
    await games.start(game)
    packed = journal.pack(state)
    async with writing(games.engine) as connection:
        here = {"saved": packed, "to_act": state.to_act, "number": 1}
        await connection.execute(update(t.games).where(t.games.c.id == game).values(here))
        await connection.execute(update(t.turns).where(t.turns.c.game == game).values(state=packed))
    return Seats(harness, game, channel)


async def _answer(seats: Seats, step: Step) -> None:
    """Somebody makes a plan, and plays it."""
    before, now = (await seats.game()).seq, await playing.look(seats)
    prompts = playing.open_prompts(seats.messages()[-3:]) if is_follow_on(now.view) else []
    if step.way == "public" and len(step.taps) == 1 and prompts and playing.offers(prompts[-1], now, step.taps[0]):
        await playing.by_button(seats, prompts[-1], step.taps[0], now)
    else:
        for number, action in enumerate(step.taps):
            if number == 1 and step.hesitates:
                await now.person.slash(seats.channel, "undo")
                await _tap(seats, step.taps[0], step.way)
            await _tap(seats, action, step.way)
    await seats.settled()
    assert (await seats.game()).seq > before


async def _tap(seats: Seats, action: Action, way: str) -> None:
    await (playing.by_choose if way == "choose" else playing.by_walk)(seats, action)


async def _look(seats: Seats, inbox: Inbox, random: Random) -> None:
    """Somebody looks at something, whether they may or not."""
    what, place, part = random.choice([*LOOKING, *playing.SUGGESTING, "press"]), random.randrange(4), random.random()
    person, channel = inbox.person, seats.channel
    if what == "press":
        await _press(seats, person, part)
    elif what in playing.SUGGESTING and random.random() < 0.7:
        option = playing.SUGGESTING[what]
        inbox.note({"choices": await person.autocomplete(channel, what, focused=option, **{option: ""})})
    elif what == "tableau":
        await person.slash(channel, what, player=str(place + 1))
    elif what == "closeup":
        known = parts_of(await seats.harness.games.view(seats.id, None))
        await person.slash(channel, what, part=known[int(part * len(known))])
    elif what in LOOKING:
        await person.slash(channel, what)


async def _press(seats: Seats, person: Person, chance: float) -> None:
    """A button under a public message, which may be another's."""
    shown = [message for message in seats.messages() if parts(message)]
    looks = [part for part in parts(shown[-1]) if part["custom_id"].split(":")[1] in ("turn", "hand", "board", "since")]
    if looks:
        await person.press(shown[-1], looks[int(chance * len(looks))]["custom_id"])


# ---------------------------------------------------------------- both


async def attack(
    folder: Path,
    worlds: int,
    seed: str,
    drawn: int = 0,
    wanted: Callable[[State], bool] = lambda state: True,
    progress: Callable[[str], None] = lambda words: None,
) -> Figures:
    """Compare so many pairs of worlds, some of them with pictures that are really drawn."""
    chosen = pairs(worlds, seed, wanted)
    compared = 0
    differences: list[str] = []
    drawing = Pictures(processes=1) if drawn else None
    try:
        for first, some, means in ((0, chosen[:drawn], drawing), (drawn, chosen[drawn:], FakePictures())):
            if not some or means is None:
                continue
            both = []
            for which in (0, 1):
                place = folder / f"{first}-{which}"
                place.mkdir()
                both.append(await received(place, means, some, which, seed))
                progress(f"{len(some)} worlds of {which + 1}")
            for one, other in zip(*both, strict=True):
                compared += len(one.seen)
                differences += one.unlike(other)
    finally:
        if drawing is not None:
            drawing.close()
    return Figures(
        worlds=len(chosen),
        taps=sum(len(step.taps) for pair in chosen for step in pair.steps),
        compared=compared,
        pictures=drawn,
        differences=len(differences),
        found=tuple(differences[:10]),
    )
