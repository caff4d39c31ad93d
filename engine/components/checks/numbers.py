"""Checks on constants.toml and workers.toml."""

from collections import Counter

from engine.components.checks.complaints import Complaints, Summary, numbered, summary
from engine.components.checks.stated import CONSTANTS, WORKERS, check_stated
from engine.components.constants import Constants
from engine.components.records import WORKER_COLOURS, Hill, Workers
from engine.resources import RESOURCES

# By player count: Village, Nomads.
PLACES = {2: (6, 3), 3: (7, 3), 4: (9, 4)}
COLOURS_OF_EXAMPLES = {"purple", "blue", "black"}
HIGH_PRIEST_ACTIONS = ["worship", "offering", "rejuvenate", "conquest", "produce"]


def check_constants(constants: Constants, complaints: Complaints) -> Summary:
    """All constraints of the numbers."""
    need = complaints.need
    complaints.need_ids("resources", constants.resources, RESOURCES)
    check_stated(constants, CONSTANTS, complaints)
    colours = set(constants.player_pieces.colours)
    known = len(constants.player_pieces.colours) == len(colours) == 4 and colours >= COLOURS_OF_EXAMPLES
    need(known, "player_pieces", "there are four colours, purple, blue and black among them")
    return summary("constants", n=len(constants.__struct_fields__) - 1)


def check_workers(workers: Workers, complaints: Complaints) -> Summary:
    """All constraints of the Workers."""
    need = complaints.need
    complaints.need_ids("kinds", workers.kinds, WORKER_COLOURS)
    check_stated(workers, WORKERS, complaints)
    need(list(workers.by_players) == [2, 3, 4], "by_players", "the rows are not for 2, 3 and 4 players")
    slack = []
    for row in workers.by_players.values():
        place = f"by_players {row.players}"
        sizes = (row.village, row.nomads)
        need(sizes == PLACES.get(row.players), place, f"the sizes of Village and Nomads are {sizes}")
        placed = 2 * row.players + row.blocks_top + row.blocks_middle + 3 * row.village + row.nomads
        slack.append(5 * row.per_kind - placed)
        need(3 <= slack[-1] <= 8, place, f"{slack[-1]} Workers are left in the bag after a third Village")
    _check_newcomers(workers, complaints)
    spaces = [(space.id, space.section) for space in workers.coricancha]
    need(
        spaces == list(zip(HIGH_PRIEST_ACTIONS, range(1, 6), strict=True)), "coricancha", "the spaces are out of order"
    )
    return summary(
        "workers", kinds=len(workers.kinds), left="/".join(map(str, slack)), newcomers=len(workers.newcomers)
    )


def _check_newcomers(workers: Workers, complaints: Complaints) -> None:
    complaints.need_ids("newcomers", workers.newcomers, numbered("N", 20))
    pairs = Counter(tuple(sorted(newcomer.kinds)) for newcomer in workers.newcomers.values())
    two_kinds = all(len(set(pair)) == len(pair) == 2 and set(pair) <= set(WORKER_COLOURS) for pair in pairs)
    modules = {newcomer.module for newcomer in workers.newcomers.values()}
    complaints.need(modules == {"nobles"}, "newcomers", "they belong to the module nobles")
    complaints.need(
        len(pairs) == 10 and set(pairs.values()) == {2} and two_kinds, "newcomers", "every pair of kinds occurs twice"
    )


def check_blocks(workers: Workers, hill: Hill, complaints: Complaints) -> None:
    """The random Workers of a two-player game have a marked space each, others have none."""
    for row in workers.by_players.values():
        for terrace, blocks in (("top", row.blocks_top), ("middle", row.blocks_middle)):
            marked = sum(space.two_player_block for space in hill.spaces.values() if space.terrace == terrace)
            wanted = marked if row.players == 2 else 0
            complaints.need(
                blocks == wanted,
                f"by_players {row.players}",
                f"{blocks} Workers are for {wanted} marked {terrace} spaces",
            )


def check_descending(hill: Hill, constants: Constants, complaints: Complaints) -> None:
    """The price of descending is the same in both places it is written."""
    prices = {terrace.id: terrace.descending for terrace in hill.terraces.values()}
    complaints.need(
        prices == constants.placement.descending, "terraces", "the prices of descending are not those of constants.toml"
    )
