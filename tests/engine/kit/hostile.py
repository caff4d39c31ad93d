"""Hostile games: players who hoard, starve, refuse, rush and squander, watched by the laws after every answer."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

import msgspec
from msgspec import Struct

from engine import (
    Options,
    State,
    apply,
    decode_state,
    determinize,
    encode_state,
    legal_actions,
    new_game,
    view,
    why_not,
)
from engine import actions as act
from engine.actions import Action
from engine.components import ICONS
from engine.decisions import FeedGods, TakeTurn
from engine.difficulty import AXOMAMMA, EASIER, HARDER, LEVELS, PACHAMAMA
from engine.players import Budget, Chooser, GreedyPlayer, RandomPlayer, SearchPlayer
from engine.resources import CORN, POTATO
from engine.state import View
from tests.engine.kit.extremes import EXTREMES, brought_to
from tests.engine.kit.laws import check_conservation
from tests.engine.kit.tries import everything

# Nothing forces people to end a game, and Z15 may be swapped to and fro for ever; but people tire. Whoever has given
# so many answers wants nothing but the end, and whoever has swapped so often at one question lets it be.
PATIENCE, SWAPS = 300, 3
ENOUGH = 1_500  # answers in which a game is over once everybody wants that
SELDOM = 17  # answers between two looks at what takes longer
MOMENTS, NEVER = (1, 4, 9, 16, 25), 1 << 30  # turns in which extremes come true
TRIED = everything()

TABLES: Mapping[str, Options] = {
    **{f"{n} players": Options(players=n) for n in (2, 3, 4)},
    "dear leftovers": Options(players=3, leftover_weaving_cost=3, coricancha="printed"),
    AXOMAMMA: Options(solo=AXOMAMMA),
    f"{AXOMAMMA}, easier": Options(solo=AXOMAMMA, difficulty=EASIER[AXOMAMMA]),
    f"{AXOMAMMA}, harder": Options(solo=AXOMAMMA, difficulty=HARDER[AXOMAMMA]),
    **{f"{PACHAMAMA}, {level}": Options(solo=PACHAMAMA, level=level) for level in LEVELS},
    f"{PACHAMAMA}, harder": Options(solo=PACHAMAMA, level="hard", difficulty=HARDER[PACHAMAMA]),
}


# ---------------------------------------------------------------- manners


class Manner(Struct, frozen=True):
    """What somebody likes, the first most of all, and what they do only if there is nothing else.

    `feels` judges the rest; among equals `takes` says which one by its place in the list, or else chance does.
    """

    likes: tuple[type, ...] = ()
    shuns: tuple[type, ...] = ()
    feels: Callable[[View, Action], float] | None = None
    takes: int | None = None

    def worth(self, view: View, option: Action) -> float:
        """How much this is liked; nothing if it is all the same."""
        if type(option) in self.likes:
            return len(self.likes) - self.likes.index(type(option))
        if type(option) in self.shuns:
            return -1.0
        return self.feels(view, option) if self.feels else 0.0


def _with_gold(view: View, option: Action) -> float:
    """A Worker only while gold can be shown for it."""
    assert view.seat is not None
    return -0.5 if isinstance(option, act.PlaceWorker) and not view.players[view.seat].gold else 0.0


def _without_food(view: View, option: Action) -> float:
    """Whatever rids of food, but feed no God card with gold; no tasks that bring food."""
    match option:
        case act.Pay(potato, corn, _, gold):
            return -gold if isinstance(view.decision, FeedGods) else potato + corn
        case act.OfferCorn(steps):
            return steps
        case act.PerformTask(icon):
            return -0.5 if ICONS[icon].task in (POTATO, CORN) else 0.0
    return 0.0


def _in_peace(view: View, option: Action) -> float:
    """Never onto Conquest, which empties the Village."""
    if not isinstance(option, act.MoveHighPriest):
        return 0.0
    assert view.seat is not None
    ring, priest = view.coricancha, view.players[view.seat].priest
    return -0.5 if ring[(priest - 1 + option.spaces) % len(ring)] == "conquest" else 0.0


_PLACE = (act.PlaceWorker, act.ShowGold, act.ShowGodCard)
_BUY = (
    *(act.Accept, act.BuyTask, act.BuyWeaving, act.BuildStatue, act.BuildSteps, act.ConstructBuilding),
    *(act.OfferCorn, act.TurnUp, act.PlayArmyCard, act.PlayGodCard, act.DiscardStatue, act.Conquer),
)
_DRAW = (act.DrawGodCard, act.TakeGodCard, act.ConsultOracle)
_RECRUIT = (act.HireVillager, act.RecruitNomad, act.TakeNomad, act.RetrieveWorker)
_SWAP = (act.DiscardArmyCard, act.Exchange, act.ConsultOracle)
RUSH = Manner((act.HireVillager, act.SendCasualty, act.RecruitNomad), _SWAP)
MANNERS: Mapping[str, Manner] = {
    "hoard": Manner(
        (act.Pray, *_DRAW, act.TakeGold, act.ShowGold),
        (act.ShowGodCard, act.PlayGodCard, act.ReturnGodCard, *_RECRUIT),
        _with_gold,
    ),
    "starve": Manner((act.TakeGold,), (act.DiscardArmyCard,), _without_food),
    "never hire": Manner(shuns=_RECRUIT),
    "always pray": Manner((act.Pray, act.DrawGodCard)),
    "always train": Manner((act.TrainArmy,), (act.PlayArmyCard, act.DiscardArmyCard)),
    "make war": Manner((act.Conquer, act.PlayArmyCard, act.TrainArmy, act.Activate, act.MoveHighPriest)),
    "decline": Manner((act.Pass, act.TakeGold)),
    "first": Manner(takes=0),
    "last": Manner(takes=-1),
    "spend": Manner((*_BUY, act.PerformTask, *_PLACE, act.Activate, act.Exchange, *_DRAW), (act.Pass,)),
    "renew the market": Manner((act.ReturnGodCard, act.RemoveBuilding, act.ConstructBuilding, *_PLACE)),
    "swap": Manner((*_SWAP, act.TrainArmy)),
    "never end": Manner((act.Pray, act.TrainArmy), _RECRUIT, _in_peace),
    "rush": RUSH,
    "drain": Manner((act.RecruitNomad, act.TakeNomad, *_PLACE)),
}


class HostilePlayer:
    """Answers by its manner, and in a hurry once its patience is at an end."""

    def __init__(self, name: str, seed: int | str, patience: int = PATIENCE) -> None:
        self.name = name
        self._patience = patience
        self._random = Random(f"{name} {seed}")
        self._answers = self._swaps = 0

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """One of those it likes best."""
        self._answers += 1
        manner = MANNERS[self.name] if self._answers < self._patience else RUSH
        calm = [option for option in options if self._swaps < SWAPS or not isinstance(option, act.Exchange)]
        worths = [manner.worth(view, option) for option in calm]
        best = [option for option, worth in zip(calm, worths, strict=True) if worth == max(worths)]
        chosen = self._random.choice(best) if manner.takes is None else best[manner.takes]
        self._swaps = self._swaps + 1 if isinstance(chosen, act.Exchange) else 0
        return chosen


# Whoever plays well among the others, or anyhow, sees the same strange positions.
SANE: Mapping[str, Callable[[str], Chooser]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "search": lambda seed: SearchPlayer(seed, Budget(simulations=2)),
}


def player(name: str, seed: str) -> Chooser:
    """A player of this manner, or one who is sane."""
    return SANE[name](seed) if name in SANE else HostilePlayer(name, seed)


# ---------------------------------------------------------------- games


class Fixture(Struct, frozen=True):
    """A game to be played: the table, the manner of every person, the seed, and what comes true in its course."""

    table: str
    manners: tuple[str, ...]
    seed: str
    extremes: tuple[str, ...] = ()

    def __str__(self) -> str:
        course = f"; {', '.join(self.extremes)}" if self.extremes else ""
        return f"{self.table}: {', '.join(self.manners)}{course} ({self.seed})"


class Played(Struct, frozen=True):
    """A game that broke no law: how long it was, and the most cards that somebody ever held."""

    answers: int
    turns: int
    god_cards: int
    army_cards: int


def people(table: str) -> int:
    """How many seats of a table are people's."""
    options = TABLES[table]
    return 1 if options.solo else options.players


def one_of_each() -> list[Fixture]:
    """Every manner at every third table, all people alike."""
    return [
        Fixture(table, (manner,) * people(table), manner)
        for number, table in enumerate(TABLES)
        for other, manner in enumerate(MANNERS)
        if (number + other) % 3 == 0
    ]


def one_extreme_each(seed: str) -> list[Fixture]:
    """Every extreme at every third table, and all that go together at every table, among any manners."""
    random = Random(seed)
    singles = [
        Fixture(table, _any(random, MANNERS, table), seed, (extreme,))
        for number, table in enumerate(TABLES)
        for other, extreme in enumerate(EXTREMES)
        if (number + other) % 3 == 0
    ]
    together = tuple(name for name in EXTREMES if name != "riches")
    return singles + [Fixture(table, _any(random, MANNERS, table), seed, together) for table in TABLES]


def mixed(n: int, seed: str, among: Sequence[str] = (*MANNERS, *MANNERS, *SANE)) -> list[Fixture]:
    """So many games of any manners at any tables, half of them with a few extremes."""
    random = Random(seed)
    found = []
    for number in range(n):
        table = random.choice(list(TABLES))
        extremes = random.sample(list(EXTREMES), random.choice((0, 0, 0, 1, 2, 4)))
        found.append(Fixture(table, _any(random, among, table), f"{seed} {number}", tuple(extremes)))
    return found


def _any(random: Random, names: Collection[str], table: str) -> tuple[str, ...]:
    return tuple(random.choice(list(names)) for _ in range(people(table)))


def play(fixture: Fixture) -> Played:
    """Play a game to its end; raises where a law is broken."""
    state = new_game(TABLES[fixture.table], fixture.seed)
    players = [player(name, f"{fixture.seed} {seat}") for seat, name in enumerate(fixture.manners)]
    random = Random(fixture.seed)
    due = random.choice(MOMENTS) if fixture.extremes else NEVER
    bound = PATIENCE * len(players) + ENOUGH
    god_cards = army_cards = 0
    while not state.over:
        if state.turn >= due and isinstance(state.decision, TakeTurn):
            state, due = brought_to(state, fixture.extremes, random), NEVER
        seat, answers = state.to_act, legal_actions(state)
        assert seat is not None
        check_laws(state, answers)
        if state.seq % SELDOM == 0:
            check_seldom(state, answers, random.sample(TRIED, 9))
        god_cards = max(god_cards, len(state.players[seat].god_hand))
        army_cards = max(army_cards, len(state.players[seat].army_hand))
        state = apply(state, players[seat].choose(view(state, seat), answers), seat=seat, seq=state.seq).state
        assert state.seq < bound, "the game does not end"
    check_laws(state, ())
    assert state.result is not None
    return Played(state.seq, state.turn, god_cards, army_cards)


# ---------------------------------------------------------------- laws


def check_laws(state: State, answers: Sequence[Action]) -> None:
    """Nothing is lost or doubled, whoever is asked can answer, and everybody may look."""
    check_conservation(state)
    assert state.over or len(answers) > 1, "a question has no answer, or only one and was asked nevertheless"
    assert len(set(answers)) == len(answers), "a question has the same answer twice"
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        assert legal_actions(seen) == (answers if seat == state.to_act else ()), "a View has other answers"
        msgspec.json.encode(seen)


def check_seldom(state: State, answers: Sequence[Action], tried: Sequence[Action]) -> None:
    """It can be saved, imagined and answered without being changed; whatever is no answer is refused with a reason."""
    before = encode_state(state)
    assert decode_state(before) == state, "a State does not survive the codec"
    seen = view(state, state.to_act)
    imagined = determinize(seen, state.seq)
    check_conservation(imagined)
    assert legal_actions(imagined) == answers, "an imagined position has other answers"
    for action in tried:
        reason = why_not(seen, action)
        assert reason == why_not(state, action), "a refusal depends on what the seat cannot see"
        assert (reason is None) == (action in answers), "a refusal has no reason, or an answer has one"
    apply(state, answers[-1])
    assert encode_state(state) == before, "an answer changes the State before it"
