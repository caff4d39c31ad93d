"""What lies openly before a seat, in sentences."""

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct

from engine import buildings, queries
from engine.components import WEAVINGS
from engine.queries import LARGE, SMALL
from engine.resources import RESOURCES, VP
from engine.state import Player, Position, View
from render.alt import automas as automa_words
from render.alt import court, temple
from render.alt.items import sides
from render.alt.naming import Named, by_code, by_name, counted, described, named, up_and_down
from render.alt.pictures import army_card, first_that_fits
from render.automa_board import content as automa
from render.board_parts.seat_rows import player_at, seat_name
from render.words import Words

Woven = Callable[[Position, int, Words], list[str]]


class Detail(Struct, frozen=True):
    """How Buildings, Army cards and Tapestries are told, abilities of Palaces if at all, and an automa's board."""

    buildings: Named
    cards: Named
    woven: Woven
    abilities: bool = False
    brief_automa: bool = False


def tableau(view: View, seat: int, words: Words, names: tuple[str, ...] = ()) -> str:
    """What the picture of a player's area shows; of a rich one less of what is written on it."""
    details = (
        Detail(described, _army_cards, patterns, abilities=True),
        Detail(named, _army_cards, patterns, abilities=True),
        Detail(by_name, _army_cards, patterns),
        Detail(by_name, _army_cards, patterns, brief_automa=True),
        Detail(by_name, _army_cards, tapestries, brief_automa=True),
        Detail(by_name, by_code, _woven, brief_automa=True),
        Detail(by_code, by_code, _woven, brief_automa=True),
    )
    return first_that_fits((_area(view, seat, words, names, detail) for detail in details), words)


def _area(view: View, seat: int, words: Words, names: tuple[str, ...], detail: Detail) -> list[str]:
    player = player_at(view, seat)
    return [
        f"{seat_name(names, seat, words)}: {words.amount(VP, player.vp)}.",
        resources(player, words),
        f"{words.workers_heading}: {counted(player.workers, words)}.",
        owned_buildings(player, words, detail.buildings),
        *court.area(view, seat, words, detail.abilities),
        statues(player, words),
        *(detail.woven(view, seat, words) or [f"{words.tapestries}: {words.none}."]),
        army(player, words, detail.cards),
        f"{words.temple}: {temple.step_in_words(player.temple, words)}.",
        f"{words.markers}: {words.steps} {player.steps_left}, {words.conquest_markers} {player.markers_left}.",
        *_automas(view, seat, words, detail.brief_automa),
    ]


def _automas(view: View, seat: int, words: Words, briefly: bool) -> list[str]:
    if not view.automated(seat):
        return []
    board = automa.content(view)
    if briefly:
        return [automa_words.gods_by_die(board, words), automa_words.personalities_by_name(board, words)]
    return [automa_words.by_die(board, words), *automa_words.personalities(board, words)]


def owned_buildings(player: Player, words: Words, tiles: Named = named) -> str:
    """The Buildings of a seat but for Palaces, face up and face down."""
    owned = up_and_down(court.without_palaces(player), buildings.face_down(player), tiles, words)
    return f"{words.buildings}: {owned}."


def _army_cards(cards: Iterable[str], words: Words) -> str:
    return ", ".join(army_card(card, words) for card in cards)


def army(player: Player, words: Words, cards: Named = _army_cards) -> str:
    """The Army cards that a seat has in play, and those that are face down."""
    return f"{words.army}: {up_and_down(player.army_up, player.army_down, cards, words)}."


def resources(player: Player, words: Words) -> str:
    """How much a seat has of everything."""
    return ", ".join(words.amount(name, getattr(player, name)) for name in RESOURCES) + "."


def _woven(view: Position, seat: int, words: Words) -> list[str]:
    """The Tapestries, tile by tile."""
    player = view.players[seat]
    return [f"{words.tapestries}: {'; '.join(map(', '.join, player.tapestries))}."] if player.tapestries else []


def patterns(view: Position, seat: int, words: Words) -> list[str]:
    """Every Tapestry as `tapestries` tells it, with the pattern of every Weaving."""
    return tapestries(view, seat, words, lambda tile: f"{tile} {words.names[WEAVINGS[tile].pattern]}")


def tapestries(view: Position, seat: int, words: Words, called: Callable[[str], str] = str) -> list[str]:
    """Every Tapestry with what it scores, its outer edges and matches, and the patterns it has not got."""
    told = []
    tapestries, lengths = view.players[seat].tapestries, queries.tapestry_lengths(view, seat)
    for number, (tapestry, length) in enumerate(zip(tapestries, lengths, strict=True), start=1):
        matching = queries.matching_weavings(tapestry)
        tiles = (
            f"{called(tile)} ({words.matching})" if at in matching else called(tile) for at, tile in enumerate(tapestry)
        )
        missing = ", ".join(words.names[name] for name in queries.missing_patterns(tapestry)) or words.none
        vp, edges = words.amount(VP, queries.tapestry_vp(length)), sides(tapestry[0], tapestry[-1], words)
        told.append(f"{words.tapestry(number)} ({vp}; {edges}): {', '.join(tiles)}. {words.missing} {missing}.")
    return told


def statues(player: Player, words: Words) -> str:
    """The Statues of a seat."""
    small = Counter(player.small_statues)
    parts = [f"{words.statue_sizes[LARGE]} {words.names[god]}" for god in player.large_statues]
    parts += [f"{n} {words.statue_sizes[SMALL]} {words.names[god]}" for god, n in small.items()]
    return f"{words.statues}: {', '.join(parts) or words.none}."
