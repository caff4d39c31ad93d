"""What each of Pachamama's Cult tiles does for her with one Vassal and with two, in the order of their numbers."""

from collections.abc import Mapping

from engine import vassals
from engine.abilities import CultAbility
from engine.buildings import PRODUCTION, face_up, reference_number
from engine.components import CULTS, REGIONS
from engine.draft import Draft
from engine.resources import Cost
from engine.rules import die, hooks
from engine.rules.regions import majority, pieces
from engine.state import Position

_TILE = {tile.ability: tile.id for tile in CULTS.values()}
PV01, PV02, PV03, PV04, PV05, PV06, PV07, PV08, PV09, PV10 = (_TILE[ability] for ability in CultAbility)


# ---------------------------------------------------------------- PV01


@hooks.TAPESTRIES.enter(CultAbility.LARGER_TAPESTRY)
def pv01_cult_of_cloth(position: Position, seat: int, lengths: tuple[int, ...]) -> tuple[int, ...]:
    """The longest counts as one longer; with two Vassals the next one too. Of equal ones either."""
    longest = sorted(lengths, reverse=True)
    more = vassals.count(position, seat, PV01)
    return (*(length + 1 for length in longest[:more]), *longest[more:])


# ---------------------------------------------------------------- PV02


@hooks.PRIEST_REACH.enter(CultAbility.THIRD_PRIEST_SPACE)
def pv02_cult_of_roads(position: Position, seat: int, reach: Mapping[int, Cost]) -> Mapping[int, Cost]:
    """One space more, for a potato; with two Vassals for nothing."""
    price = Cost(potato=1) if vassals.count(position, seat, PV02) == 1 else hooks.FREE
    return {**reach, max(reach) + 1: price}


# ---------------------------------------------------------------- PV03


@hooks.STEPS_VP.enter(CultAbility.STEPS_BONUS_VP)
def pv03_cult_of_stairs(position: Position, seat: int, vp: int, walker: int) -> int:
    """A VP more for each Vassal, whoever walks."""
    return vp + vassals.count(position, seat, PV03)


# ---------------------------------------------------------------- PV04


@hooks.TEMPLE_TIMES.enter(CultAbility.TEMPLE_FESTIVAL_TWICE)
def pv04_cult_of_the_sun(position: Position, seat: int, times: int) -> int:
    """Once more for each Vassal."""
    return times + vassals.count(position, seat, PV04)


# ---------------------------------------------------------------- PV05


@hooks.SOLDIERS.enter(CultAbility.CONQUEST_DISCOUNT)
def pv05_cult_of_the_banner(position: Position, seat: int, soldiers: tuple[int, int]) -> tuple[int, int]:
    """One less to flip; with two Vassals one less to discard as well. There may be none left to give (ruling 173)."""
    discard, flip = soldiers
    return max(0, discard - (vassals.count(position, seat, PV05) > 1)), max(0, flip - 1)


# ---------------------------------------------------------------- PV06


@hooks.VIRTUAL_PIECES.enter(CultAbility.VIRTUAL_MARKER)
def pv06_cult_of_presence(draft: Draft, seat: int) -> tuple[str, ...]:
    """The region in which she has fewest pieces; with two Vassals the two of them (ruling 174)."""
    chosen: tuple[str, ...] = ()
    for _ in range(vassals.count(draft.state, seat, PV06)):
        chosen += (_poorest(draft, seat, chosen),)
    return chosen


def _poorest(draft: Draft, seat: int, besides: tuple[str, ...]) -> str:
    """Among equally poor regions one where a piece wins control, first from somebody; then by die."""
    state = draft.state
    regions = die.Candidates((region for region in REGIONS if region not in besides), dict.fromkeys(besides, "counted"))
    regions.prefer_least("fewest_own", lambda region: pieces(state, region).get(seat, (0, 0))[0], "more_own")
    leaders = {region: majority(state, region) for region in regions.left}
    won = [region for region in regions.left if leaders[region] != seat == majority(state, region, {seat: (region,)})]
    regions.prefer("control", won, lambda region: "hers" if leaders[region] == seat else "no_control")
    regions.prefer("taken", [region for region in won if leaders[region] is not None], lambda region: "nobodys")
    return die.choose_region(draft, seat, regions)


# ---------------------------------------------------------------- PV07


@hooks.REGION_VP.enter(CultAbility.REGION_BONUS_VP)
def pv07_cult_of_tribute(position: Position, seat: int, vp: int) -> int:
    """2 VP more; with two Vassals 3 more."""
    return vp + 1 + vassals.count(position, seat, PV07)


# ---------------------------------------------------------------- PV08


@hooks.KEPT_UP.enter(CultAbility.KEEP_PRODUCTION_UP)
def pv08_cult_of_the_forge(position: Position, seat: int, kept: tuple[str, ...]) -> tuple[str, ...]:
    """Of the Buildings that produce the second highest; with two Vassals the third highest as well."""
    up = sorted(face_up(position.players[seat], PRODUCTION), key=reference_number, reverse=True)
    return (*kept, *up[1 : 1 + vassals.count(position, seat, PV08)])


# ---------------------------------------------------------------- PV09


@hooks.STATUE_STEPS.enter(CultAbility.WORSHIP_BONUS_STEP)
def pv09_cult_of_idols(position: Position, seat: int, steps: tuple[int, int], acting: bool) -> tuple[int, int]:
    """A small Statue is one step more; with two Vassals, to her who acts, a large one too."""
    large, small = steps
    return large + (acting and vassals.count(position, seat, PV09) > 1), small + 1


# ---------------------------------------------------------------- PV10


@hooks.PROPHECY_VP.enter(CultAbility.NOBLE_PALACE_BONUS)
def pv10_cult_of_ancestors(position: Position, seat: int, vp: int) -> int:
    """2 VP more for a Palace with a Noble; with two Vassals 5 more in all."""
    return vp + (5 if vassals.count(position, seat, PV10) > 1 else 2)
