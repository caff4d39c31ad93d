"""Games in which all seats together seek what no golden game has shown yet; they know the true position.

A turn is tried out many times by chance, and the try that shows the most is played. What lies ahead counts a little:
goods and Workers, Nobles who stand ready, Prophecies that come nearer.
"""

from collections import Counter
from collections.abc import Set
from random import Random

from msgspec import Struct

from engine import buildings, temple
from engine.actions import Action, Pass
from engine.benefits import MovePriest
from engine.codec import Answer, answer_to
from engine.components import ARMY_CARDS, CONQUEST, CULTS
from engine.core import Outcome, apply, legal_actions, open_game
from engine.decisions import TakeTurn
from engine.players.match import Match
from engine.resources import RESOURCES
from engine.rules.high_priest import reach
from engine.rules.hooks import tiles_at_work
from engine.rules.prophecies import progress
from engine.rules.regions import controlled
from engine.state import Options, Player, State
from engine.workers import is_newcomer
from tests.golden.coverage import shown_by

SHOWN = 20.0  # what a thing is worth that was never shown before
TRIES, SOLO_TRIES = 120, 200  # of every turn
RETRIES = 0.6  # of them, the share that begins like the best so far
SELDOM_PASS = 0.25  # how often a try stops where it could go on
TOO_SOON = 20.0  # what a Festival costs before
VILLAGER = 1.5  # what it costs to come nearer to one by somebody leaving the Village
SEEDS = 30  # among which Nation tiles are looked for
LITTLE_LEFT = 15  # things; if no more are wanted, they are looked for by name
NEAR = 8  # Passive Buildings on top of their stack that come soon
WAITING = {  # what can only happen to whoever has this tile
    "ZA3": {"AbilityUsed tile ZA3"},
    "ZA5": {"Action WalkHighPriest"},
    "ZN5": {"Decision MovePriestBesides"},
    "ZN8": {"AbilityUsed tile ZN8"},
    "ZV2": {"AbilityUsed tile ZV2", "Decision ChooseInfluence"},
    "VN02": {"Decision ChooseWalk"},
    "VN09": {"Event VassalLost"},
    **{palace: {"Event KindChosen"} for palace in ("X11", "X12", "X13", "X14", "X15")},
}
LAST = {  # the same, where little is left
    **WAITING,
    "ZA2": {"Action DrawBuilding", "Event BuildingsDrawn", "Event BuildingsPutBack"},
    "X15": {"Decision ChooseWalk"},
}
CULT_OF = {cult.nation: cult.id for cult in CULTS.values()}


class Aim(Struct):
    """What a game is for: what it should show, for how many turns of a seat, and whether little else is left."""

    missing: set[str]
    turns: int
    last: bool

    def served_by(self, tile: str) -> bool:
        """Whether something that is missing can only happen to whoever has this tile."""
        return not self.missing.isdisjoint((LAST if self.last else WAITING).get(tile, ()))


class Turn(Struct, frozen=True):
    """One way to play on until somebody begins another turn."""

    answers: tuple[Answer, ...]
    shown: Counter[str]
    state: State
    worth: float


def promising(options: Options, name: str, wanted: Set[str]) -> str:
    """A seed that deals Nation tiles and Palaces of which something is wanted."""
    last = len(wanted) <= LITTLE_LEFT
    aim = Aim({*wanted}, 0, last)

    def promise(seed: str) -> int:
        dealt = open_game(options, seed).state
        nations = dealt.nations.values()
        things = [f"VassalPlaced tile {tile}" for nation in nations for tile in (nation, CULT_OF[nation])]
        things += [f"two on {CULT_OF[nation]}" for nation in nations]
        palaces = [*dealt.palace_market, *(palace for seat in _people(dealt) for palace in dealt.players[seat].palaces)]
        things += [f"{what} {palace}" for palace in palaces for what in ("fulfilled", "AbilityUsed tile")]
        found = len(wanted & {*things})
        if last:
            soon = (*dealt.passive_market, *dealt.passive_stack[:NEAR], *palaces, *nations)
            found += sum(aim.served_by(tile) or f"BuildingConstructed building {tile}" in wanted for tile in soon)
        return found

    return max((f"{name} {k}" for k in range(SEEDS)), key=promise)


def seek(options: Options, seed: str, wanted: Set[str], turns: int) -> Match:
    """A game that shows as much as it can of what is wanted; after so many turns of a seat it comes to its end."""
    chance, outcome = Random(f"seek {seed}"), open_game(options, seed)
    aim, state = Aim(set(wanted) - shown_by(outcome).keys(), turns, len(wanted) <= LITTLE_LEFT), outcome.state
    answers: list[Answer] = []
    while not state.over:
        turn = _best(state, aim, chance)
        answers += turn.answers
        aim.missing -= turn.shown.keys()
        state = turn.state
    return Match(options, seed, tuple(answers), state)


def _best(state: State, aim: Aim, chance: Random) -> Turn:
    best = _tried(state, (), aim, chance)
    for _ in range(SOLO_TRIES if state.automa else TRIES):
        again = chance.random() < RETRIES
        begun = best.answers[: chance.randrange(len(best.answers))] if again else ()
        best = max(best, _tried(state, begun, aim, chance), key=lambda turn: turn.worth)
    return best


def _tried(state: State, begun: tuple[Answer, ...], aim: Aim, chance: Random) -> Turn:
    """The turn with this beginning, and chance from there on; a free action before it does not end it."""
    answers: list[Answer] = []
    now = state.turn
    shown: Counter[str] = Counter()
    while True:
        decision = state.decision
        assert decision is not None
        action = begun[len(answers)].action if len(answers) < len(begun) else _any(state, chance)
        answers.append(answer_to(decision, action))
        outcome = apply(state, action)
        shown.update(_new(outcome, state, action, aim.missing))
        state = outcome.state
        if state.over or (state.turn > now and isinstance(state.decision, TakeTurn)):
            worth = SHOWN * len(shown) + sum(_outlook(state, seat, aim) for seat in _people(state))
            return Turn(
                tuple(answers), shown, state, worth + _pressing(state, aim.turns) + _rivalry(state, aim.missing)
            )


def _any(state: State, chance: Random) -> Action:
    options = legal_actions(state)
    if chance.random() > SELDOM_PASS:
        options = tuple(option for option in options if not isinstance(option, Pass)) or options
    return chance.choice(options)


def _new(outcome: Outcome, asked: State, action: Action, missing: set[str]) -> set[str]:
    return shown_by(outcome, asked, action).keys() & missing


def _people(state: State) -> list[int]:
    return [seat for seat in range(len(state.players)) if not state.automated(seat)]


def _pressing(state: State, turns: int) -> float:
    """No hurry to come to a Festival at first, but a game must end."""
    late = state.turn - turns * len(state.players)
    near = TOO_SOON * state.festivals - VILLAGER * len(state.village)
    return near * (late if late > 0 else -1.0)


def _rivalry(state: State, missing: set[str]) -> float:
    """Regions with room for Pachamama's Cultural Influence: much in one of them, so that she comes there twice."""
    automa = state.automa
    if automa is None:
        return 0.0
    worth = -10.0 * len(controlled(state, automa.seat))
    (person,) = _people(state)
    player = state.players[person]
    worth += 1.5 * min(sum(ARMY_CARDS[card].soldiers for card in player.army_up), 8) + min(len(player.army_hand), 4)
    for region, nation in state.nations.items():
        own = sum(seat == person and CONQUEST[space].region == region for space, seat in state.conquest.items())
        if f"VassalPlaced tile {CULT_OF[nation]}" in missing:
            worth += 12.0 * min(own, 1)
        if f"two on {CULT_OF[nation]}" in missing:
            worth += 6.0 * min(own, 3) ** 2
            worth -= 4.0 * state.nation_markers.get(region, ()).count(person)
    return worth


def _outlook(state: State, seat: int, aim: Aim) -> float:
    """What the area of a seat promises."""
    player, missing = state.players[seat], aim.missing
    return (
        sum(0.3 * min(getattr(player, name), 5) for name in RESOURCES)
        + 1.0 * min(len(player.workers), 3)
        + 0.3 * min(len(player.god_hand), 4)
        + 0.3 * min(len(player.army_hand), 3)
        + 0.6 * len(player.army_up + player.army_down)
        + 0.5 * sum(len(buildings.owned(player, kind)) for kind in buildings.TYPES)
        + 0.5 * temple.row(player.temple)
        + _promises(player, missing)
        + 8.0 * sum(aim.served_by(tile) for tile in tiles_at_work(state, seat))
        + sum(_prophecy(state, seat, palace) for palace in player.palaces if f"fulfilled {palace}" in missing)
        + (_walk(state, seat) if aim.last and "Decision ChooseWalk" in missing else 0.0)
    )


def _walk(state: State, seat: int) -> float:
    """A High Priest before a space to skip, and a Temple step that lets the High Priest walk."""
    player = state.players[seat]
    before = len(reach(state, seat, 1)) > 1 if player.priest else False
    return before * (10.0 + 10.0 * any(isinstance(effect, MovePriest) for effect in temple.reward(player.temple)))


def _promises(player: Player, missing: set[str]) -> float:
    """Nobles who stand ready, cards and Newcomers that wait."""
    ready = [palace for palace in player.nobles if palace not in player.lying]
    return (
        4.0 * sum(f"AbilityUsed tile {palace}" in missing for palace in ready)
        + 1.5 * sum(f"WorkerPlaced worker {worker}" in missing for worker in player.workers)
        + 3.0 * (sum(map(is_newcomer, player.workers)) if "Event KindChosen" in missing else 0)
        + 1.0 * sum(f"WorkerPlaced card {card}" in missing or f"played {card}" in missing for card in player.god_hand)
    )


def _prophecy(state: State, seat: int, palace: str) -> float:
    """A Prophecy that comes nearer, above all where somebody lives."""
    found = progress(state, seat, palace)
    lived_in = palace in state.players[seat].nobles
    return 6.0 + 6.0 * lived_in + (80.0 if lived_in else 30.0) * min(found.count / found.needed, 1.0)
