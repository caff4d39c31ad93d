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
from render.alt.naming import (
    Named,
    among,
    as_sentence,
    by_code,
    by_name,
    cards_in_hand,
    counted,
    described,
    named,
    tells,
    up_and_down,
)
from render.alt.pictures import army_card, first_that_fits
from render.automa_board import content as automa
from render.board_parts.parts import ARMY, BUILDINGS, HEAD, TAPESTRIES
from render.board_parts.seat_rows import player_at, seat_name
from render.drawing.flow import Shown
from render.words import Words

Woven = Callable[[Position, int, Words, Shown | None], list[str]]


class Detail(Struct, frozen=True):
    """How Buildings, Army cards and Tapestries are told, abilities of Palaces if at all, and an automa's board."""

    buildings: Named
    cards: Named
    woven: Woven
    abilities: bool = False
    brief_automa: bool = False


def tableau(view: View, seat: int, words: Words, names: tuple[str, ...] = (), shown: Shown | None = None) -> str:
    """What the picture of a player's area shows, or a part of it; of a rich one less of what is written on it."""
    details = (
        Detail(described, _army_cards, patterns, abilities=True),
        Detail(named, _army_cards, patterns, abilities=True),
        Detail(by_name, _army_cards, patterns),
        Detail(by_name, _army_cards, patterns, brief_automa=True),
        Detail(by_name, _army_cards, tapestries, brief_automa=True),
        Detail(by_name, by_code, _woven, brief_automa=True),
        Detail(by_code, by_code, _woven, brief_automa=True),
    )
    return first_that_fits((_area(view, seat, words, names, detail, shown) for detail in details), words)


def _area(
    view: View, seat: int, words: Words, names: tuple[str, ...], detail: Detail, shown: Shown | None
) -> list[str]:
    player = player_at(view, seat)
    woven = detail.woven(view, seat, words, shown) or [f"{words.tapestries}: {words.none}."]
    told = [
        (HEAD, [resources(player, words), f"{words.workers_heading}: {counted(player.workers, words)}."]),
        (BUILDINGS, [owned_buildings(player, words, detail.buildings, shown)]),
        ("", court.area(view, seat, words, detail.abilities, shown)),
        (HEAD, [statues(player, words)]),
        (TAPESTRIES, woven),
        (ARMY, [army(player, words, detail.cards, shown)]),
        (HEAD, [as_sentence(cards_in_hand(player, words))]),
        (HEAD, [f"{words.temple}: {temple.step_in_words(player.temple, words)}."]),
        (
            HEAD,
            [f"{words.markers}: {words.steps} {player.steps_left}, {words.conquest_markers} {player.markers_left}."],
        ),
        ("", _automas(view, seat, words, detail.brief_automa, shown)),
    ]
    first = f"{seat_name(names, seat, words)}: {words.amount(VP, player.vp)}."
    found = (sentence for block, sentences in told if not block or tells(block, shown) for sentence in sentences)
    return [first, *found]


def _automas(view: View, seat: int, words: Words, briefly: bool, shown: Shown | None) -> list[str]:
    if not view.automated(seat):
        return []
    board = automa.content(view)
    if shown is not None:
        return automa_words.in_full(board, words, by_name, shown)
    if briefly:
        return [automa_words.gods_by_die(board, words), automa_words.personalities_by_name(board, words)]
    return [automa_words.by_die(board, words), *automa_words.personalities(board, words)]


def owned_buildings(player: Player, words: Words, tiles: Named = named, shown: Shown | None = None) -> str:
    """The Buildings of a seat but for Palaces, face up and face down."""
    owned = _sides_up(court.without_palaces(player), buildings.face_down(player), BUILDINGS, tiles, words, shown)
    return f"{words.buildings}: {owned}."


def _army_cards(cards: Iterable[str], words: Words) -> str:
    return ", ".join(army_card(card, words) for card in cards)


def army(player: Player, words: Words, cards: Named = _army_cards, shown: Shown | None = None) -> str:
    """The Army cards that a seat has in play, and those that are face down."""
    return f"{words.army}: {_sides_up(player.army_up, player.army_down, ARMY, cards, words, shown)}."


def _sides_up(
    up: tuple[str, ...], down: tuple[str, ...], block: str, called: Named, words: Words, shown: Shown | None
) -> str:
    """What lies face up and face down of what a part of the picture has."""
    lying = among([*((name, False) for name in up), *((name, True) for name in down)], block, shown)
    face_up, face_down = ([name for name, turned in lying if turned is side] for side in (False, True))
    return up_and_down(face_up, face_down, called, words)


def resources(player: Player, words: Words) -> str:
    """How much a seat has of everything."""
    return ", ".join(words.amount(name, getattr(player, name)) for name in RESOURCES) + "."


def _woven(view: Position, seat: int, words: Words, shown: Shown | None) -> list[str]:
    """The Tapestries, tile by tile."""
    woven = among(view.players[seat].tapestries, TAPESTRIES, shown)
    return [f"{words.tapestries}: {'; '.join(map(', '.join, woven))}."] if woven else []


def patterns(view: Position, seat: int, words: Words, shown: Shown | None = None) -> list[str]:
    """Every Tapestry as `tapestries` tells it, with the pattern of every Weaving."""
    return tapestries(view, seat, words, shown, lambda tile: f"{tile} {words.names[WEAVINGS[tile].pattern]}")


def tapestries(
    view: Position, seat: int, words: Words, shown: Shown | None = None, called: Callable[[str], str] = str
) -> list[str]:
    """Every Tapestry with what it scores, its outer edges and matches, and the patterns it has not got."""
    told = []
    woven = zip(view.players[seat].tapestries, queries.tapestry_lengths(view, seat), strict=True)
    for number, (tapestry, length) in among([*enumerate(woven, start=1)], TAPESTRIES, shown):
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
    sizes = ((LARGE, player.large_statues), (SMALL, player.small_statues))
    told = [words.some_statues(n, size, god) for size, gods in sizes for god, n in Counter(gods).items()]
    return f"{words.statues}: {', '.join(told) or words.none}."
