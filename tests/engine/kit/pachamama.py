"""Positions against Pachamama with modules: her pieces lie where a test wants them, the supplies hold the rest."""

from collections.abc import Mapping
from typing import Any

from engine import Outcome, State, temple
from engine.components import CULTS
from engine.procedures import RunBenefit
from engine.state import PlacedVassal
from tests.engine.kit import Fields
from tests.engine.kit.solo import AUTOMA, PACHAMAMA, PERSON, against, run

SUN = "way_of_the_sun:"
NATIONS = {"chinchaysuyu": "VN01", "antisuyu": "VN02", "qullasuyu": "VN05", "kuntisuyu": "VN07"}
REGION = "antisuyu"
MARKERS, VASSALS = 12, 4


def her(
    *modules: str,
    cults: Mapping[str, int] | None = None,
    nations: Mapping[str, str] | None = None,
    markers: Mapping[str, tuple[int, ...]] | None = None,
    vassals: tuple[PlacedVassal, ...] = (),
    person: Fields | None = None,
    board: Fields | None = None,
    agreed: Fields | None = None,
    **its: Any,
) -> State:
    """Her turn in a game with these modules; `cults` says how many Vassals lie on a Cult tile, whose Nation is in."""
    manned = {**(cults or {})}
    with_vassals = "vassals" in modules or bool(manned)
    pieces: dict[str, Any] = {}
    if with_vassals:
        modules = (*modules, *(("vassals",) if "vassals" not in modules else ()))
        on_cults = tuple(PlacedVassal(AUTOMA, tile) for tile, n in manned.items() for _ in range(n))
        pieces = {
            "nations": {**(nations or NATIONS), **_with_nations(manned)},
            "nation_markers": dict(markers or {}),
            "vassals": on_cults + vassals,
        }
    overlay = "".join(name.removeprefix(SUN) for name in modules if name.startswith(SUN))

    def area(seat: int, fields: Fields) -> Fields:
        laid = sum(seats.count(seat) for seats in (markers or {}).values())
        placed = sum(vassal.seat == seat for vassal in pieces.get("vassals", ()))
        counts = {"markers_left": MARKERS - laid, "vassals_left": VASSALS - placed} if with_vassals else {}
        return {"temple": temple.start(overlay), **counts, **fields}

    return against(
        PACHAMAMA,
        person=area(PERSON, person or {}),
        board={**pieces, **(board or {})},
        agreed={"modules": modules, **(agreed or {})},
        **area(AUTOMA, its),
    )


def _with_nations(cults: Mapping[str, int]) -> dict[str, str]:
    """The Nation tiles of these Cult tiles beside the first regions."""
    wanted = [CULTS[tile].nation for tile in cults]
    return dict(zip(NATIONS, wanted, strict=False))


def rewarded(step: str, *, rolls: tuple[int, ...] = (), **position: Any) -> tuple[State, Outcome]:
    """The table before and after she has gained the reward of this step of an overlay."""
    overlay = temple.overlay_of(step)
    modules = (f"{SUN}{overlay}", *position.pop("modules", ()))
    state = her(*modules, **{"temple": step, **position})
    return state, run(state, RunBenefit(AUTOMA, temple.reward(step), "temple"), rolls=rolls)
