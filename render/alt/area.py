"""What lies openly before a seat, in sentences."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine import buildings, queries
from engine.components import WEAVINGS
from engine.queries import LARGE, SMALL
from engine.resources import RESOURCES, VP
from engine.state import Player, Position, View
from render.alt import automas as automa_words
from render.alt import court, temple
from render.alt.naming import Named, by_code, by_name, named
from render.alt.pictures import army_card, first_that_fits, kinds
from render.automa_board import content as automa
from render.board_parts.seat_rows import player_at, seat_name
from render.words import Words

Woven = Callable[[Position, int, Words], list[str]]


def tableau(view: View, seat: int, words: Words, names: tuple[str, ...] = ()) -> str:
    """What the picture of a player's area shows; of a rich one less of what is written on it, then codes alone."""
    details = (
        (named, _army_cards, patterns),
        (by_name, _army_cards, tapestries),
        (by_name, by_code, _woven),
        (by_code, by_code, _woven),
    )
    return first_that_fits((_area(view, seat, words, names, *detail) for detail in details), words)


def _area(
    view: View, seat: int, words: Words, names: tuple[str, ...], tiles: Named, cards: Named, woven: Woven
) -> list[str]:
    player = player_at(view, seat)
    return [
        f"{seat_name(names, seat, words)}: {words.amount(VP, player.vp)}.",
        resources(player, words),
        f"{words.workers_heading}: {kinds(player.workers, words)}.",
        owned_buildings(player, words, tiles),
        *court.area(view, seat, words),
        statues(player, words),
        *(woven(view, seat, words) or [f"{words.tapestries}: {words.empty}."]),
        army(player, words, cards),
        f"{words.temple}: {temple.step_in_words(player.temple, words)}.",
        f"{words.markers}: {words.steps} {player.steps_left}, {words.conquest_markers} {player.markers_left}.",
        *_automas(view, seat, words),
    ]


def _automas(view: View, seat: int, words: Words) -> list[str]:
    if not view.automated(seat):
        return []
    board = automa.content(view)
    return [automa_words.by_die(board, words), *automa_words.personalities(board, words)]


def owned_buildings(player: Player, words: Words, tiles: Named = named) -> str:
    """The Buildings of a seat but for Palaces, face up and face down."""
    up, down = tiles(court.without_palaces(player), words), tiles(buildings.face_down(player), words)
    return f"{words.buildings}: {up}; {words.face_down}: {down}."


def _army_cards(cards: Iterable[str], words: Words) -> str:
    return ", ".join(army_card(card, words) for card in cards) or words.empty


def army(player: Player, words: Words, cards: Named = _army_cards) -> str:
    """The Army cards that a seat has in play, and those that are face down."""
    return f"{words.army}: {cards(player.army_up, words)}; {words.face_down}: {cards(player.army_down, words)}."


def resources(player: Player, words: Words) -> str:
    """How much a seat has of everything."""
    return ", ".join(words.amount(name, getattr(player, name)) for name in RESOURCES) + "."


def _woven(view: Position, seat: int, words: Words) -> list[str]:
    """The Tapestries, tile by tile."""
    player = view.players[seat]
    return [f"{words.tapestries}: {'; '.join(map('-'.join, player.tapestries))}."] if player.tapestries else []


def patterns(view: Position, seat: int, words: Words) -> list[str]:
    """Every Tapestry as `tapestries` tells it, with the pattern of every Weaving."""
    return tapestries(view, seat, words, lambda tile: f"{tile} {words.names[WEAVINGS[tile].pattern]}")


def tapestries(view: Position, seat: int, words: Words, called: Callable[[str], str] = str) -> list[str]:
    """Every Tapestry with what it scores, its matches and the patterns it has not got."""
    told = []
    tapestries, lengths = view.players[seat].tapestries, queries.tapestry_lengths(view, seat)
    for number, (tapestry, length) in enumerate(zip(tapestries, lengths, strict=True), start=1):
        matching = queries.matching_weavings(tapestry)
        joints = ["" if not at else "=" if at in matching else "-" for at in range(len(tapestry))]
        tiles = "".join(f"{joint}{called(tile)}" for joint, tile in zip(joints, tapestry, strict=True))
        missing = ", ".join(words.names[name] for name in queries.missing_patterns(tapestry)) or words.empty
        vp = words.amount(VP, queries.tapestry_vp(length))
        told.append(f"{words.tapestry(number)}: {tiles} ({vp}). {words.missing} {missing}.")
    return told


def statues(player: Player, words: Words) -> str:
    """The Statues of a seat."""
    small = Counter(player.small_statues)
    parts = [f"{words.statue_sizes[LARGE]} {words.names[god]}" for god in player.large_statues]
    parts += [f"{n} {words.statue_sizes[SMALL]} {words.names[god]}" for god, n in small.items()]
    return f"{words.statues}: {', '.join(parts) or words.empty}."
