"""What a result card tells: places, VP by group of scoring categories, the biggest swing."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from engine.events import FINAL, AutomaDecided, Event, FestivalBegan, GameEnded, MarketRenewed, Scored, TurnStarted
from engine.queries import PERSON, crowned, ending, places, solo_ending
from engine.state import Position
from render.board_parts.seat_rows import seat_name
from render.words import GROUPS, Words

Scores = Sequence[Sequence[int]]  # of all seats, a row for the first turn's start and one for each turn's end or now
Festivals = Mapping[int, Sequence[int]]  # the turns in which they were held, and what they brought each seat, if known
Course = tuple[Scores, Festivals]
NONE_HELD: Festivals = {}
ROBOT = "robot"  # the sign of bot players, which is no icon of the game

CATEGORIES: Mapping[str, tuple[str, ...]] = {
    "hill": ("setup", "tasks", "god_cards", "missing_potato", "steps", "steps_used", "final_god_cards", "automa_offer"),
    "temple": ("statues", "temple", "high_priest", "festival", "final_temple"),
    "weavings": ("merchant", "final_tapestries", "automa_weavings"),
    "buildings": ("production", "passive_buildings", "palaces", "final_buildings", "final_prophecies"),
    "conquest": ("conquest", "regions", "nations", "final_army_cards"),
    "start": ("start", "handicap"),
    "potato": ("automa_potato",),
    "leftovers": ("final_workers", "final_gold", "final_leftovers"),
    "automa": ("recruiting", "automa_board", "automa_behind", "automa_difficulty"),
}


class Standing(Struct, frozen=True):
    """A seat with its place, its VP, and what each group brought."""

    seat: int
    name: str
    place: int
    crowned: bool
    vp: int
    groups: tuple[int, ...]  # in the order of GROUPS
    by_bot: bool = False  # whether a bot player has played it, or some of it


class Swing(Struct, frozen=True):
    """The turn, or the Festival at its beginning, in which somebody gained most on everybody else."""

    turn: int
    seat: int
    vp: int
    took_lead: bool
    festival: int = 0  # its number


def course(events: Iterable[Event], now: Position) -> Course:
    """How the scores of `now` grew, if all these Events led there."""
    gained = [[0] * len(now.players) for _ in range(now.turn + 1)]
    held: dict[int, list[int]] = {}
    turn, at_festival = 0, False
    for event in events:
        match event:
            case TurnStarted():
                turn, at_festival = event.turn, False
            case FestivalBegan():  # what was scored in this turn before it belongs to it
                held[turn], at_festival = [*gained[turn]], True
            case MarketRenewed():
                at_festival = False
            case AutomaDecided() if event.is_last:
                at_festival = False
            case Scored():
                gained[turn][event.seat] += event.vp
                if at_festival and not event.is_final:  # the last one is followed by nothing else
                    held[turn][event.seat] += event.vp
    rows = [[player.vp for player in now.players]]
    for gains in reversed(gained[1:]):
        rows.insert(0, [max(0, vp - gain) for vp, gain in zip(rows[0], gains, strict=True)])  # Events may be missing
    return rows, held


def standings(
    view: Position, names: tuple[str, ...], words: Words, by_bots: Collection[int] = ()
) -> tuple[Standing, ...]:
    """All seats, the best first, and which of them a bot has played."""
    best = crowned(view)
    return tuple(
        Standing(
            seat=seat,
            name=seat_name(names, seat, words),
            place=place,
            crowned=seat in best,
            vp=view.players[seat].vp,
            groups=by_group(view.players[seat].scored),
            by_bot=seat in by_bots,
        )
        for seat, place in places(view).items()
    )


def by_group(scored: Mapping[str, int]) -> tuple[int, ...]:
    """VP by category, added up for each group."""
    return tuple(sum(scored.get(category, 0) for category in CATEGORIES[group]) for group in GROUPS)


def biggest_swing(view: Position, scores: Scores, festivals: Festivals) -> Swing | None:
    """When the lead over everybody else changed most; what scores after the last turn is left out."""
    after = {seat: _scored_at_the_end(player.scored) for seat, player in enumerate(view.players)}
    rows = [*scores[:-1], *([vp - after[seat] for seat, vp in enumerate(row)] for row in scores[-1:])]
    found = [
        Swing(turn, seat, now[seat] - before[seat], before[seat] <= 0 < now[seat], festival)
        for turn, festival, before, now in _stretches(rows, festivals)
        for seat in range(len(now))
        if now[seat] > before[seat]
    ]
    return max(found, key=lambda swing: (swing.vp, -swing.turn, -swing.seat), default=None)


def _stretches(rows: Scores, festivals: Festivals) -> Iterator[tuple[int, int, list[int], list[int]]]:
    """Every turn, without the Festival at its beginning, and that by its number: the leads before and after it."""
    numbers = {turn: number for number, turn in enumerate(festivals, 1)}
    for turn, (before, now) in enumerate(pairwise(rows), 1):
        if not festivals.get(turn):
            yield turn, 0, _leads(before), _leads(now)
            continue
        between = [vp + gain for vp, gain in zip(before, festivals[turn], strict=True)]
        yield turn, numbers[turn], _leads(before), _leads(between)
        yield turn, 0, _leads(between), _leads(now)


def _scored_at_the_end(scored: Mapping[str, int]) -> int:
    return sum(vp for category, vp in scored.items() if category.startswith(FINAL))


def _leads(row: Sequence[int]) -> list[int]:
    """By how much each seat is ahead of the best of the others."""
    return [vp - max((*row[:seat], *row[seat + 1 :])) for seat, vp in enumerate(row)]


def headline(view: Position, names: tuple[str, ...], words: Words) -> tuple[str, str]:
    """How the game ended, or that it has not: a short line and a longer one."""
    if view.result is None:
        return words.setup if view.active < 0 else words.turn(view.turn), words.so_far
    if view.automa:
        return _against(view.automa.seat, ending(view), names, words)
    return words.over, words.won_by(", ".join(seat_name(names, seat, words) for seat in view.result.winners))


def sign(view: Position) -> str:
    """The sign of how the game ended, or that it has not: no crown for a game that is lost to an automa."""
    if view.result is None:
        return "clock"
    return "vp" if view.automa and PERSON not in view.result.winners else "crown"


def _against(automa: int, ended: GameEnded, names: tuple[str, ...], words: Words) -> tuple[str, str]:
    """How a game against an automa ended."""
    person, opponent = seat_name(names, PERSON, words), seat_name(names, automa, words)
    own, hers = ended.scores[PERSON], ended.scores[automa]
    match solo_ending(ended):
        case "won":
            return words.beat(person, opponent), words.to_goal(own, hers, ended.goal)
        case "behind":
            return words.lost_to(person, opponent), words.vp_to_vp(own, hers)
        case "tied":
            return words.lost(person), words.tied(own)
        case "short":
            return words.lost(person), words.short_of_goal(own, ended.goal)
    return words.lost_to(person, opponent), words.to_goal(own, hers, ended.goal)


def facts(
    view: Position,
    course: Course,
    names: tuple[str, ...],
    hints: Sequence[tuple[str, int]] | None,
    words: Words,
    by_bots: Collection[int] = (),
) -> list[tuple[str, str]]:
    """What else is told, each with its sign; None of hints is known where nobody has counted them."""
    told: list[tuple[str, str]] = []
    swing = biggest_swing(view, *course)
    if swing:
        phrase = words.swing_lead if swing.took_lead else words.swing
        others = [seat_name(names, seat, words) for seat in range(len(view.players)) if seat != swing.seat]
        over = words.gained_on(others[0]) if len(others) == 1 else words.on_the_others
        when = words.swing_festival(swing.festival) if swing.festival else words.swing_turn(swing.turn)
        told.append(("clock", phrase(when, seat_name(names, swing.seat, words), swing.vp, over)))
    if hints is not None:
        asked = ", ".join(f"{name} {times}" for name, times in hints)
        told.append(("choose", words.hints(asked) if asked else words.no_hints))
    if by_bots:
        told.append((ROBOT, words.turns_by_bot(", ".join(seat_name(names, seat, words) for seat in sorted(by_bots)))))
    if vp := view.options.handicap:
        told.append(("vp", words.handicap(seat_name(names, PERSON if vp > 0 else 1 - PERSON, words), abs(vp))))
    if view.options.modules:
        told.append(("nation", ", ".join(words.modules[name] for name in view.options.modules)))
    return told
