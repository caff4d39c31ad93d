"""The things in answers: the keys of their pictures, and their numbers."""

from collections.abc import Iterable, Mapping
from enum import Enum

from bot.turn.tap import Step
from engine import actions as act
from engine.abilities import NationAbility
from engine.components import NATIONS
from engine.decisions import ArrangeWeaving, ChooseInfluence, ChooseVassalPlace, Decision

Things = Mapping[str, int]  # the number on its buttons and in the picture, by key, such as "weaving:W12"
NOTHING: Things = {}
WHERE_VASSALS_GO: Mapping[Enum, str] = {  # the kind of place of a Vassal, by the ability of its Nation
    NationAbility.VASSAL_ON_CORICANCHA: "section",
    NationAbility.VASSAL_ON_STEPS: "spot",
    NationAbility.VASSAL_REPLACES_MARKER: "conquest",
    NationAbility.VASSAL_JOINS_MARKER: "conquest",
    NationAbility.VASSAL_ON_PRODUCTION: "building",
    NationAbility.VASSAL_IN_PALACE: "building",
}
TOLD_BY_THE_REST = (act.TakeTopWeaving, act.DiscardStatue)  # told apart by place or gain


def thing_of(steps: Iterable[Step]) -> str:
    """The key of the first thing in these answers, preferably of its purpose; empty without one."""
    told = [*steps]
    rather = (step for step in told if not isinstance(step.action, TOLD_BY_THE_REST))
    return next(filter(None, (key_of(step.before.decision, step.action) for step in (*rather, *told))), "")


def key_of(asked: Decision, action: act.Action) -> str:
    """The key of the thing in an answer; empty without a picture."""
    match action:
        case act.PickWeaving(tile) | act.BuyWeaving(tile) | act.SetAsideWeaving(tile) | act.LiftWeaving(tile):
            return f"weaving:{tile}"
        case act.LayWeaving(tapestry, end) if isinstance(asked, ArrangeWeaving):
            return f"end:{asked.tile}.{tapestry}.{end}"
        case act.ConstructBuilding(tile) | act.RemoveBuilding(tile) | act.ProduceWith(tile) | act.AppointNoble(tile):
            return f"building:{tile}"
        case act.KeepGodCard(card) | act.ShowGodCard(card) | act.TakeGodCard(card) | act.PlayGodCard(card):
            return f"god:{card}"
        case act.KeepArmyCard(card) | act.PlayArmyCard(card) | act.DiscardSoldiers(card) | act.FlipSoldiers(card):
            return f"army:{card}"
        case act.Conquer(space):
            return f"conquest:{space}"
        case act.ClimbTo(step):
            return f"temple:{step}"
        case act.ChooseSpace(space) | act.RetrieveWorker(space):
            return f"space:{space}"
        case act.BuildSteps(spot):
            return f"spot:{spot}"
    return _person(asked, action)


def _person(asked: Decision, action: act.Action) -> str:
    """The same for people, Statues, and other things besides tiles and cards."""
    match action:
        case act.BuildStatue(size, god) | act.DiscardStatue(size, god):
            return f"figure:{size}.{god}"
        case act.PlaceHighPriest(section):
            return f"section:{section}"
        case act.SpreadInfluence(region) if isinstance(asked, ChooseInfluence):
            return f"region:{region}"
        case act.PlaceVassal(place) if isinstance(asked, ChooseVassalPlace):
            kind = WHERE_VASSALS_GO.get(NATIONS[asked.tile].ability)
            return f"{kind}:{place}" if kind else f"vassal:{asked.tile}.{place}"
        case act.TakeNomad(worker) | act.TakeNewcomer(worker):
            return f"worker:{worker}"
        case act.TakeTopWeaving():
            return "top:top"
        case act.TakeWeavingBeneath():
            return "top:beneath"
    return ""


def numbered(label: str, number: int) -> str:
    """The label with the number of its thing, if it has one."""
    return f"{number_words(number)}{label}"


def number_words(number: int) -> str:
    """A number before a label; empty for 0."""
    return f"{number} · " if number else ""
