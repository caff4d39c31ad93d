"""The subjects of questions: the part of the board that their picture shows."""

from collections.abc import Mapping

from engine import decisions as d
from engine.decisions import Decision

_BY_SUBJECT: Mapping[str, tuple[type[Decision], ...]] = {
    "weavings": (
        d.PickStartingWeaving,
        d.ChooseAside,
        d.ChooseWeavings,
        d.BuyLeftoverWeaving,
        d.ChooseFreeWeaving,
        d.ArrangeWeaving,
        d.RearrangeWeavings,
        d.ChooseWeavingPlace,
    ),
    "buildings": (
        d.ChooseBuilding,
        d.ChooseReplaced,
        d.ChooseRejuvenation,
        d.ChooseProduction,
        d.Produce,
        d.AppointWorker,
    ),
    "regions": (d.PlayArmy, d.PlayArmyFree, d.JoinConquest, d.PaySoldiers, d.ChooseInfluence, d.UseNation),
    "temple": (d.Worship, d.ChooseTempleStep),
}
SUBJECT_OF: Mapping[type[Decision], str] = {kind: about for about, kinds in _BY_SUBJECT.items() for kind in kinds}
