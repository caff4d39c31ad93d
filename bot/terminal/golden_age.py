"""The Golden Age in the terminal: its parts of the board and of the areas."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot import say
from bot.languages.language import Language
from bot.terminal.words import words
from engine import queries, vassals
from engine.components import CULTS, REGIONS
from engine.nobles import kind_for
from engine.state import VASSAL, View

Rows = list[tuple[str, str]]


def board_rows(view: View, names: Sequence[str], lang: Language) -> Rows:
    """Newcomers on offer, and the Nation tile of each region with its markers."""
    rows: Rows = []
    if view.options.box.newcomers:
        offer = ", ".join(say.thing("worker", worker, lang) for worker in view.newcomers) or "-"
        rows.append((words("newcomers", lang), words("newcomers.left", lang, offer=offer, n=len(view.newcomer_bag))))
    for region in REGIONS:
        if region in view.nations:
            rows.append((say.thing("region", region, lang), _nation(view, names, region, lang)))
    return rows


def _nation(view: View, names: Sequence[str], region: str, lang: Language) -> str:
    markers = Counter(view.nation_markers.get(region, ()))
    held = ", ".join(f"{names[seat]} {n}" for seat, n in sorted(markers.items())) or "-"
    return words("nation", lang, tile=view.nations[region], text=view.nations[region], held=held)


def area_rows(view: View, seat: int, lang: Language) -> Rows:
    """The Palaces of a seat with Nobles and Prophecies, its Vassals, and an automa's Cult tiles."""
    rows: Rows = []
    player = view.players[seat]
    if player.palaces:
        rows.append((words("palaces", lang), "\n".join(_palaces(view, seat, lang))))
    if view.options.box.vassals:
        mine = [vassal for vassal in view.vassals if vassal.seat == seat and vassal.tile not in CULTS]
        placed = [words("vassal", lang, at=(vassal.tile, vassal.place), tile=vassal.tile) for vassal in mine]
        rows.append((words("vassals", lang), "\n".join([words("vassals.left", lang, n=player.vassals_left), *placed])))
        if view.automated(seat):
            rows.append((words("cults", lang), "\n".join(_cults(view, lang))))
    return rows


def _cults(view: View, lang: Language) -> Iterator[str]:
    """The Cult tiles for the Nation tiles of this game, with their Vassals."""
    for region, nation in view.nations.items():
        (cult,) = (tile.id for tile in CULTS.values() if tile.nation == nation)
        yield words("cult", lang, region=region, cult=cult, n=len(vassals.owners_at(view, cult, "")))


def _palaces(view: View, seat: int, lang: Language) -> Iterator[str]:
    player = view.players[seat]
    for palace in player.palaces:
        lives_there = player.nobles.get(palace)
        if lives_there is None:
            key = "palace.empty"
        elif lives_there == VASSAL:
            key = "palace.vassal"
        else:
            key = "palace.lying" if palace in player.lying else "palace.standing"
        progress = queries.prophecy_progress(view, seat, palace)
        yield words(key, lang, palace=palace, noble=kind_for(palace), count=progress.reached, needed=progress.needed)


def section_notes(view: View, names: Sequence[str], section: int, lang: Language) -> str:
    """The owners of Vassals on the Coricancha space and beside the bottom segment of a section."""
    found = [
        words(key, lang, who=names[seat])
        for key, tile in (("vassal.coricancha", "VN02"), ("vassal.segment", "VN04"))
        for seat in vassals.owners_at(view, tile, str(section))
    ]
    return "".join(f"   {note}" for note in found)
