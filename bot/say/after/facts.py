"""Facts of an event or a refusal beyond its own fields: a variant of its text, and values for it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from bot.say.after.tally import parted_by_influence
from bot.say.before.facts import Facts, Values, acts_otherwise
from engine import automa_queries, module_queries, queries
from engine import events as ev
from engine.abilities import Ability, NationAbility
from engine.actions import Pass
from engine.benefits import ClimbTemple, GainVillager, Priced
from engine.components import ARMY_CARDS, CONSTANTS, CULTS, PALACES, SOLO
from engine.components.solo import Loop
from engine.errors import Reason
from engine.resources import CORN, POTATO, UNKNOWN, Cost, paid_in

# The position of a Vassal by its Nation tile; other Vassals stand on something.
VASSAL_STANDS: Mapping[Ability, str] = {
    NationAbility.VASSAL_BY_BOTTOM_SEGMENT: "beside",
    NationAbility.VASSAL_REPLACES_MARKER: "instead",
    NationAbility.VASSAL_TO_CASUALTIES: "in",
    NationAbility.VASSAL_IN_PALACE: "in",
}


def _loops() -> list[Loop]:
    sides = [loop for side in SOLO.pachamama.sides.values() for loop in side.loops.values()]
    return [*SOLO.axomamma.loops.values(), *sides]


# The actions on the boards of the automas: of their spaces, and of the sides of their personality tokens.
SIDES = {
    side.id: side
    for automa in (SOLO.axomamma, SOLO.pachamama)
    for token in automa.personalities.values()
    for side in token.sides
}
PRINTED = {side.top.id: side.top.action for side in SOLO.pachamama.sides.values()}  # spaces without a token
SOLO_SPACES = {space.id: space.action for loop in _loops() for space in loop.spaces} | PRINTED
# ---------------------------------------------------------------- events


def _dealt(event: ev.GodCardsDealt) -> Facts:
    return "hidden" if UNKNOWN in event.cards else "", {"n": len(event.cards)}


def _placed(event: ev.WorkerPlaced) -> Facts:
    parts = (["acting"] if acts_otherwise(event.worker, event.acting) else []) + ([] if event.card else ["gold"])
    return "_".join(parts), {}


def _ended(event: ev.GameEnded) -> Facts:
    if event.goal:
        person, automa = event.scores
        losers = tuple(seat for seat in range(len(event.scores)) if seat not in event.winners)
        values = {"person": person, "automa": automa, "losers": losers}
        return f"solo_{queries.solo_ending(event)}", values
    return "shared" if len(event.winners) > 1 else "", {"best": max(event.scores)}


def _declined(event: ev.Declined) -> Facts:
    match event.offer:
        case Priced(effect, cost):
            return "temple" if effect == ClimbTemple(1) else "priced", {"cost": cost, "effect": effect}
    return event.question, {}


def _fed(event: ev.GodsFed) -> Facts:
    lost = CONSTANTS.festival.vp_lost_per_missing_potato * event.missing
    values = {"pay": event.cost, "cards": event.due, "lost": lost}
    if event.missing:
        return "missing" if event.cost else "unpaid", values
    return "" if event.due else "none", values


def _exchanged(event: ev.Exchanged) -> Facts:
    return "", {"given": queries.PRINTED_RATES[event.give], "taken": queries.PRINTED_RATES[event.take]}


def _paid(event: ev.Paid) -> Facts:
    return "", {"pay": paid_in(event)}


def _personality(event: ev.PersonalityGiven) -> Facts:
    side = SIDES[event.side]
    return "slot" if len(event.slot) == 1 else "", {"action": side.action}


def _on_board(event: ev.AutomaActed | ev.TokenMoved) -> Facts:
    if event.side:
        return "side", {"action": SIDES[event.side].action}
    return "printed" if event.space in PRINTED else "", {"action": SOLO_SPACES[event.space]}


def _rolled(event: ev.DieRolled) -> Facts:
    ends = {"village": automa_queries.village_side, "temple": automa_queries.way_up}
    return event.purpose, {"end": ends[event.purpose](event.value) if event.purpose in ends else ""}


def _failed(event: ev.AutomaFailed) -> Facts:
    villager = isinstance(event.effect, GainVillager) and event.why == "none"
    end = event.effect.end if isinstance(event.effect, GainVillager) else ""
    parts = ["villager"] if villager else ["part"] if event.why in ("part", "last") else []
    return "_".join([*parts, *(["gold"] if event.gold else [])]), {"end": end, "obstacle": (event.effect, event.why)}


def _decided(event: ev.AutomaDecided) -> Facts:
    control, others = parted_by_influence(event.weighed)
    if control and others:
        return "no_influence", {"control": control, "weighed": others}
    return ("ahead" if event.way is ev.Way.HIGH_PRIEST else "weighed") if event.weighed else "", {}


def _chose(event: ev.AutomaChose) -> Facts:
    if event.what.by_own_rule:
        return "choice", {"choice": event}
    if event.what is ev.Chosen.REGION:
        parts = ["region", *(["failed"] if event.failed else []), *(["passed"] if event.passed else [])]
        return "_".join([*parts, *(["die"] if event.by == "die" else [])]), {}
    return "_".join([event.what, *(["passed"] if event.passed else []), *(["cost"] if event.costs else [])]), {}


def _casualty(event: ev.CasualtyFell) -> Facts:
    if event.source in (POTATO, CORN):
        return "", {}
    return "supply" if event.source == module_queries.SUPPLY else "nomad", {}


def _turned(event: ev.TurnedUp | ev.TurnedDown) -> Facts:
    return "noble" if event.item in PALACES else "", {}


def _vassal(event: ev.VassalPlaced | ev.VassalLost) -> Facts:
    variant = "cult" if event.tile in CULTS else VASSAL_STANDS.get(queries.ability_of(event.tile), "")
    return variant, {"at": (event.tile, event.place)}


def _moved(event: ev.WeavingMoved) -> Facts:
    return "new" if event.tapestry < 0 else "", {"number": event.tapestry + 1}


EVENTS: Mapping[type, Callable[[Any], Facts]] = {
    ev.GodCardsDealt: _dealt,
    ev.BuildingReceived: lambda event: ("hidden" if event.building == UNKNOWN else "", {}),
    ev.WorkerPlaced: _placed,
    ev.StepsUsed: lambda event: ("own" if event.by == event.seat else "", {}),
    ev.WorkerRecruited: lambda event: (event.source, {}),
    ev.GameStarted: lambda event: ("solo" if event.solo else "", {}),
    ev.GodsFed: _fed,
    ev.Declined: _declined,
    ev.AnsweredByItself: lambda event: ("pass" if isinstance(event.action, Pass) else "", {}),
    ev.GameEnded: _ended,
    ev.CasualtyFell: _casualty,
    ev.Paid: _paid,
    ev.Scored: lambda event: ("lost" if event.vp < 0 else "", {"lost": -event.vp}),
    ev.Exchanged: _exchanged,
    ev.WeavingBought: lambda event: ("leftover" if event.leftover else "", {}),
    ev.WeavingLaid: lambda event: ("begins" if event.begins else "", {"number": event.tapestry + 1}),
    ev.PersonalityGiven: _personality,
    ev.AutomaActed: _on_board,
    ev.AutomaFailed: _failed,
    ev.AutomaDecided: _decided,
    ev.AutomaChose: _chose,
    ev.DieRolled: _rolled,
    ev.SoldiersDiscarded: lambda event: ("", {"soldiers": ARMY_CARDS[event.card].soldiers}),
    ev.WorkerGivenUp: lambda event: ("", {"limit": CONSTANTS.worker_limit.regular}),
    ev.TokenMoved: _on_board,
    ev.TurnedUp: _turned,
    ev.TurnedDown: _turned,
    ev.VassalPlaced: _vassal,
    ev.VassalLost: _vassal,
    ev.VassalWithheld: lambda event: (event.why, {}),
    ev.CultWorked: lambda event: (event.tile, {"times": event.n + 1}),
    ev.WeavingMoved: _moved,
    ev.GodCardsSeen: lambda event: ("hidden" if UNKNOWN in event.cards else "", {"n": len(event.cards)}),
}


def of_event(event: ev.Event) -> Facts:
    """The variant and the values of an event."""
    find = EVENTS.get(type(event))
    variant, more = find(event) if find else ("", {})
    return variant, {**structs.asdict(event), **more}


# ---------------------------------------------------------------- refusals


def of_reason(reason: Reason) -> Values:
    """The values of a Reason, with the price (`needs`) and the goods of the seat (`has`) as a Cost each."""
    prices = {prefix: _cost(reason.values, prefix) for prefix in ("needs", "has")}
    return {**{name: cost for name, cost in prices.items() if name not in reason.values}, **reason.values}


def _cost(values: Values, prefix: str) -> Cost:
    return Cost(**{name.removeprefix(f"{prefix}_"): n for name, n in values.items() if name.startswith(f"{prefix}_")})
