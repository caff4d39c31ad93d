"""Facts of a question, an event or a refusal beyond its own fields: a variant of its text, and values for it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from bot.say.after.tally import parted_by_influence
from engine import automa_queries, module_queries, queries
from engine import decisions as ask
from engine import events as ev
from engine.actions import Pass, Pay
from engine.benefits import ClimbTemple, FreeStatue, GainVillager, Priced
from engine.buildings import PRODUCTION, face_up
from engine.components import ARMY_CARDS, CONQUEST, CONSTANTS, CULTS, GOD_CARDS, PALACES, SOLO
from engine.components.solo import Loop
from engine.errors import Reason
from engine.resources import CORN, POTATO, UNKNOWN, Cost
from engine.state import View
from engine.workers import is_newcomer, kinds_of

Values = Mapping[str, Any]
Facts = tuple[str, Values]


# The position of a Vassal by its Nation tile; other Vassals stand on something.
VASSAL_STANDS = {"VN04": "beside", "VN05": "instead", "VN07": "in", "VN10": "in"}


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
# Choices of an automa, by rules with their own words; short texts leave LOGGED_CHOICES to the log.
OWN_CHOICES = ("recruit", "building", "size", "resource", "bonus", "statue")
LOGGED_CHOICES = ("weaving", "worker", "surplus", "tile")
PRINTED = {side.top.id: side.top.action for side in SOLO.pachamama.sides.values()}  # spaces without a token
SOLO_SPACES = {space.id: space.action for loop in _loops() for space in loop.spaces} | PRINTED


def acts_otherwise(worker: str, acting: str) -> bool:
    """Whether a Worker acts as another kind than its own, or a Newcomer as only one of its two kinds."""
    return kinds_of(acting) != kinds_of(worker)


def may_stand_up(view: View, asked: ask.ChooseRejuvenation) -> bool:
    """Whether the seat can rejuvenate a Noble."""
    return not asked.production_only and bool(set(view.players[asked.seat].lying) - set(asked.besides))


# ---------------------------------------------------------------- questions


def _keep_god_cards(view: View, asked: ask.KeepGodCards) -> Facts:
    return "", {"left": CONSTANTS.setup.god_cards_kept - len(view.players[asked.seat].god_hand)}


def _choose_god(view: View, asked: ask.ChooseGod) -> Facts:
    parts = (["acting"] if acts_otherwise(asked.worker, asked.acting) else []) + (
        ["gold"] if view.players[asked.seat].gold else []
    )
    return "_".join(parts), {"gold": queries.SHOWN_GOLD}


def _payment(view: View, asked: ask.ChoosePayment) -> Facts:
    return "food" if asked.gold_settled or not view.players[asked.seat].gold else "", {}


def _use_statue(view: View, asked: ask.UseStatue) -> Facts:
    return "" if asked.tasks else "after", {"god": GOD_CARDS[asked.card].god}


def _task(view: View, asked: ask.ChooseTask) -> Facts:
    return "" if asked.left else "none", {"left": queries.possible_tasks(asked)}


def _free_actions(view: View, asked: ask.TakeFreeActions) -> Facts:
    return "scoring" if queries.at_the_end(view) else "", {}


def _feed(view: View, asked: ask.FeedGods) -> Facts:
    return "", {"due": queries.upkeep_due(view, asked.seat)}


def _surplus(view: View, asked: ask.ChooseSurplus) -> Facts:
    limit = CONSTANTS.worker_limit
    variant = "newcomers" if any(map(is_newcomer, view.players[asked.seat].workers)) else ""
    return variant, {"limit": limit.regular, "more": limit.free_newcomers}


def _nomad(view: View, asked: ask.ChooseNomad) -> Facts:
    return "kinds" if asked.kinds else "", {}


def _rejuvenation(view: View, asked: ask.ChooseRejuvenation) -> Facts:
    if asked.production_only:
        return "production", {}
    if asked.nobles_only:
        return "nobles", {}
    parts = ["price"] if not asked.free_turns else ["then"] if asked.price else []
    return "_".join([*parts, *(["or_nobles"] if may_stand_up(view, asked) else [])]), {}


def _weavings(view: View, asked: ask.ChooseWeavings) -> Facts:
    n = len(asked.picked)
    two, three = map(queries.weavings_price, (2, 3))
    return "more" if n else "", {"n": n, "price": queries.weavings_price(n + 1), "two": two, "three": three}


def _leftover(view: View, asked: ask.BuyLeftoverWeaving) -> Facts:
    return "", {"price": queries.leftover_price(view)}


def _building(view: View, asked: ask.ChooseBuilding) -> Facts:
    left = module_queries.tiles_to_draw(view, asked) if asked.drawn else 0
    return "drawing" if left else "free" if asked.gratis else "", {"left": left}


def _buy_effect(view: View, asked: ask.BuyEffect) -> Facts:
    return "statue" if asked.effect == FreeStatue() else "", {}


def _gratis(view: View, asked: ask.ChooseStatue | ask.ChooseSteps) -> Facts:
    return "free" if asked.gratis else "", {"cost": queries.steps_price()}


def _replaced(view: View, asked: ask.ChooseReplaced) -> Facts:
    return "second" if asked.removed else "", {}


def _act_or_gold(view: View, asked: ask.ActOrGold) -> Facts:
    return "", {"gold": CONSTANTS.high_priest.gold_instead}


def _worship(view: View, asked: ask.Worship) -> Facts:
    if asked.only_one:
        return "follow", {}
    if asked.large and asked.small:
        return "", {}
    return "large" if asked.large else "small", {}


def _offering(view: View, asked: ask.MakeOffering) -> Facts:
    return "once" if asked.max_steps == 1 else "", {}


def _produce(view: View, asked: ask.Produce) -> Facts:
    if asked.done:
        return "done", {}
    if asked.kept:
        return "kept", {}
    parts = ["turn"] if (asked.turns or asked.shed) and not asked.produced else []
    stay = module_queries.kept_up(view, asked.seat).intersection(face_up(view.players[asked.seat], PRODUCTION))
    return "_".join([*parts, *(["vassals"] if stay else [])]), {}


def _play_army(view: View, asked: ask.PlayArmy) -> Facts:
    empty = [space for space in CONQUEST if space not in view.conquest]
    needed = min((sum(queries.soldiers_for(view, asked.seat, space)) for space in empty), default=0)
    return "free" if asked.gratis else "", {"price": queries.army_price(), "needed": needed}


def _join(view: View, asked: ask.JoinConquest) -> Facts:
    return "leftmost" if asked.leftmost else "second" if asked.second else "", {}


def _soldiers(view: View, asked: ask.PaySoldiers) -> Facts:
    if asked.discard and asked.flip:
        return "", {}
    return "discard" if asked.discard else "flip", {}


def _army_free(view: View, asked: ask.PlayArmyFree) -> Facts:
    if asked.or_pray:
        variant = "or_pray" if view.players[asked.seat].army_hand else "pray"
    else:
        variant = "must" if asked.must else ""
    return variant, {"cards": queries.CARDS_PRAYED_FOR}


def _newcomer_placed(view: View, asked: ask.ChooseColour) -> Facts:
    return "", {"worker": asked.placed.worker}


def _one(view: View, asked: ask.ChooseOne) -> Facts:
    tile = module_queries.nation_choosing(asked)
    return "nation" if tile else "", {"tile": tile}


def _nation(view: View, asked: ask.UseNation) -> Facts:
    return "", {"tile": view.nations[asked.region]}


QUESTIONS: Mapping[type, Callable[[View, Any], Facts]] = {
    ask.KeepGodCards: _keep_god_cards,
    ask.ChooseGod: _choose_god,
    ask.ChoosePayment: _payment,
    ask.UseStatue: _use_statue,
    ask.ChooseTask: _task,
    ask.TakeFreeActions: _free_actions,
    ask.ChooseSurplus: _surplus,
    ask.FeedGods: _feed,
    ask.ChooseNomad: _nomad,
    ask.ChooseOne: _one,
    ask.ChooseRejuvenation: _rejuvenation,
    ask.ChooseWeavings: _weavings,
    ask.BuyLeftoverWeaving: _leftover,
    ask.BuyEffect: _buy_effect,
    ask.ChooseStatue: _gratis,
    ask.ChooseSteps: _gratis,
    ask.ChooseBuilding: _building,
    ask.ChooseReplaced: _replaced,
    ask.ActOrGold: _act_or_gold,
    ask.Worship: _worship,
    ask.MakeOffering: _offering,
    ask.Produce: _produce,
    ask.PlayArmy: _play_army,
    ask.JoinConquest: _join,
    ask.PaySoldiers: _soldiers,
    ask.ChooseFreeWeaving: lambda view, asked: ("unseen" if asked.unseen and asked.left > 1 else "", {}),
    ask.PlayGodCards: lambda view, asked: ("several" if asked.left > 1 else "", {}),
    ask.PlayArmyFree: _army_free,
    ask.PlayHandGodCard: lambda view, asked: ("must" if asked.must else "", {}),
    ask.ChooseNewcomer: lambda view, asked: ("offered" if asked.may_refuse else "", {}),
    ask.ChooseColour: _newcomer_placed,
    ask.UseNation: _nation,
}


def of_question(view: View, decision: ask.Decision) -> Facts:
    """The variant and the values of a question."""
    find = QUESTIONS.get(type(decision))
    variant, more = find(view, decision) if find else ("", {})
    return variant, {**structs.asdict(decision), **more}


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
    due, lost = event.potato + event.gold + event.missing, CONSTANTS.festival.vp_lost_per_missing_potato * event.missing
    values = {"pay": Pay(potato=event.potato, gold=event.gold), "cards": due, "lost": lost}
    if event.missing:
        return "missing" if event.potato or event.gold else "unpaid", values
    return "" if due else "none", values


def _exchanged(event: ev.Exchanged) -> Facts:
    return "", {"given": queries.PRINTED_RATES[event.give], "taken": queries.PRINTED_RATES[event.take]}


def _paid(event: ev.Paid) -> Facts:
    return "", {"pay": Pay(event.potato, event.corn, event.stone, event.gold)}


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
    if event.what in (*OWN_CHOICES, *LOGGED_CHOICES):
        return "choice", {"choice": event}
    if event.what == "region":
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
    variant = "cult" if event.tile in CULTS else VASSAL_STANDS.get(event.tile, "")
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
