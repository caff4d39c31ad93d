"""A player that takes what looks best right now: one answer ahead, by a simple value of what it gives."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import Any

from engine import actions as act
from engine import buildings, queries
from engine import decisions as ask
from engine.actions import Action
from engine.components import ARMY_CARDS, GOD_CARDS, SPACES
from engine.decisions import Decision
from engine.players import arranging, court, extras, golden_age, plans
from engine.players.oversight import Oversight
from engine.players.taste import PLAIN, Taste
from engine.players.worth import Appraisal
from engine.resources import Cost, paid_in
from engine.state import Position, View, clone

# Everything but the question, and how many there were.
_table = attrgetter(*(name for name in Position.__struct_fields__ if name not in ("stack", "seq")))
USUAL_TURNS = 40  # of a seat: hardly a game has more


class GreedyPlayer:
    """Takes the option of the highest worth of those it sees; equal ones at random."""

    name = "greedy"

    def __init__(self, seed: int | str, taste: Taste = PLAIN, overlooks: float = 0.0) -> None:
        self._random = Random(f"greedy {seed}")
        self._taste = taste
        self._oversight = Oversight(seed, overlooks)
        self._last: Appraisal | None = None  # of the question before

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The option with the highest worth."""
        decision = view.decision
        assert decision is not None
        a = self._appraisal(view, decision)
        options = self._oversight.seen(view, decision, options)
        worths = [self.worth(a, decision, option) for option in options]
        best = max(worths)
        return self._random.choice([option for option, w in zip(options, worths, strict=True) if w > best - 1e-9])

    def _appraisal(self, view: View, decision: Decision) -> Appraisal:
        """That of the question before, while a placement is only being put together and so nothing changes."""
        last, planned = self._last, isinstance(decision, ask.ChooseGod | ask.ChoosePlacement)
        if not (planned and last and last.seat == decision.seat and _table(last.position) == _table(view)):
            last = self._last = Appraisal(view, decision.seat, self._taste, self._oversight.spaces(view))
        return last

    def worth(self, a: Appraisal, decision: Decision, action: Action) -> float:
        """What this player thinks of an answer."""
        return worth(a, decision, action)


def worth(a: Appraisal, decision: Decision, action: Action) -> float:
    """What an answer is worth, in VP; passing is worth nothing."""
    return WORTH[type(action)](a, decision, action)


# ---------------------------------------------------------------- set-up


def _keep_card(a: Appraisal, asked: Decision, action: act.KeepGodCard) -> float:
    """Keep what gives least when played, and different gods; of cards that are only seen, the best."""
    if isinstance(asked, ask.KeepSeenGodCards):
        return golden_age.keep_seen(a, action.card)
    same = sum(GOD_CARDS[card].god == GOD_CARDS[action.card].god for card in a.player.god_hand)
    return -a.benefit(GOD_CARDS[action.card].benefit) - 2.0 * same


def _priest_start(a: Appraisal, asked: Decision, action: act.PlaceHighPriest) -> float:
    """Where the best first placement is, and good actions lie ahead."""
    there = clone(a.position)
    there.players = tuple(clone(player) for player in there.players)
    there.players[a.seat].priest = action.section
    b = Appraisal(there, a.seat, a.taste)
    b.tasks = a.tasks  # what they are worth is the same, wherever the High Priest is
    return max((plans.best_placement(b, worker, worker) for worker in b.player.workers), default=0.0)


# ---------------------------------------------------------------- the turn


def _place_worker(a: Appraisal, asked: Decision, action: act.PlaceWorker) -> float:
    return plans.best_placement(a, action.worker, action.acting)


def _show(a: Appraisal, asked: ask.ChooseGod, action: act.ShowGodCard | act.ShowGold) -> float:
    if isinstance(action, act.ShowGodCard):
        card, god = action.card, GOD_CARDS[action.card].god
    else:
        card, god = "", action.god
    found = [
        worth
        for worth, paid, space in plans.placements(a, asked.worker, asked.acting)
        if paid == card and SPACES[space].god == god
    ]
    return max(found, default=-9.0)


def _choose_space(a: Appraisal, asked: ask.ChoosePlacement, action: act.ChooseSpace) -> float:
    found = plans.placements(a, asked.worker, asked.acting)
    return max((worth for worth, card, space in found if (card, space) == (asked.card, action.space)), default=-9.0)


def _secondary(a: Appraisal, asked: Decision, action: act.SecondaryAction) -> float:
    if isinstance(asked, ask.TakeTurn):
        return plans.best_pair(a, action)
    return plans.secondary(a, action)


def _pray(a: Appraisal, asked: Decision, action: act.Pray) -> float:
    return golden_age.pray_instead(a) if isinstance(asked, ask.PlayArmyFree) else _secondary(a, asked, action)


def _walk(a: Appraisal, asked: Decision, action: act.WalkHighPriest) -> float:
    walk = golden_age.walk if isinstance(asked, ask.ChooseWalk) else _secondary
    return walk(a, asked, action)


def _sacrifice(a: Appraisal, asked: Decision, action: act.SacrificeWorker) -> float:
    sacrifice = golden_age.sacrifice if isinstance(asked, ask.ChooseOwnCasualty) else _secondary
    return sacrifice(a, asked, action)


def _pay(a: Appraisal, asked: Decision, action: act.Pay) -> float:
    if isinstance(asked, ask.FeedGods):
        return extras.fed(a, queries.upkeep_due(a.position, asked.seat), action.potato, action.gold)
    return -a.cost(paid_in(action))


def _task(a: Appraisal, asked: Decision, action: act.PerformTask) -> float:
    return plans.icon_worth(a, action.icon) + 0.01


def _buy_task(a: Appraisal, asked: ask.ChooseTask, action: act.BuyTask) -> float:
    """The best task as well as one more, which has to be worth its potato: it can be bought before the first only."""
    worths = sorted([plans.icon_worth(a, icon) for icon in SPACES[asked.space].icons], reverse=True)
    more = plans.tasks_worth(a, worths, asked.left + 1) - plans.tasks_worth(a, worths, asked.left)
    return worths[0] + more - a.unit["potato"]


def _hire(a: Appraisal, asked: Decision, action: act.HireVillager) -> float:
    worker, price = queries.villager_at(a.position, action.end), a.cost(queries.hire_price(action.end))
    wanted = a.joining(worker) - price if court.counted_workers(a.player) < 2 else a.taste.hire_third
    if a.player.palaces:
        wanted = max(wanted, a.appointed(worker) - price)
    return wanted + _impatience(a.position)


def _impatience(position: Position) -> float:
    """What it is worth to come nearer to a Festival: nothing at first, but no hope may keep a game going for ever."""
    return max(0.0, position.turn - USUAL_TURNS * len(position.players))


# ---------------------------------------------------------------- benefits


def _take_benefit(a: Appraisal, asked: ask.ChooseBenefit | ask.UseStatue, action: act.TakeBenefit) -> float:
    return a.effect(asked.effects[action.index])


def _take_all(a: Appraisal, asked: ask.UseStatue, action: act.TakeAllBenefits) -> float:
    return a.benefit(asked.effects)


def _reward(a: Appraisal, asked: ask.ChooseOne, action: act.ChooseReward) -> float:
    return a.benefit(asked.options[action.index])


def _accept(a: Appraisal, asked: ask.BuyEffect | ask.UseNation, action: act.Accept) -> float:
    if isinstance(asked, ask.UseNation):
        return golden_age.use_nation(a, asked)
    return a.effect(asked.effect) - a.cost(asked.cost)


def _offered_god(a: Appraisal, asked: Decision, action: act.TakeGodCard) -> float:
    """Better than the deck only if a Statue or a new symbol waits for it."""
    god = GOD_CARDS[action.card].god
    held = any(GOD_CARDS[card].god == god for card in a.player.god_hand)
    return (a.taste.offer_served if queries.has_statue(a.player, god) else 0.0) + (0.2 if not held else -0.2)


def _keep_army(a: Appraisal, asked: Decision, action: act.KeepArmyCard) -> float:
    printed = ARMY_CARDS[action.card]
    return printed.soldiers * a.to_come * a.taste.keep_soldier + a.taste.keep_resource * a.stock(
        printed.resource, printed.amount
    )


def _turn_up(a: Appraisal, asked: Decision, action: act.TurnUp) -> float:
    gain = a.turned_up(action.item) + 0.01
    if isinstance(asked, ask.ChooseRejuvenation) and not asked.free_turns:
        gain -= a.cost(asked.price)
    return gain


def _produce(a: Appraisal, asked: Decision, action: act.ProduceWith) -> float:
    if isinstance(asked, ask.Produce):
        return plans.produced(a, action.building)
    return a.benefit(buildings.produces(action.building))


# ---------------------------------------------------------------- Weavings, Statues, Steps, Buildings


def _buy_weaving(a: Appraisal, asked: Decision, action: act.BuyWeaving) -> float:
    if not isinstance(asked, ask.ChooseWeavings):
        return a.weaving(action.tile) - a.cost(queries.leftover_price(a.position))
    n = len(asked.picked)
    more = a.cost(queries.weavings_price(n + 1)) - a.cost(queries.weavings_price(n))
    return _laying(a, asked.picked).weaving(action.tile) - more


def _laying(a: Appraisal, picked: Sequence[str]) -> Appraisal:
    """The table once these Weavings are laid where they fit best."""
    for tile in picked:
        then = clone(a.position)
        then.players = tuple(clone(player) for player in then.players)
        then.players[a.seat].tapestries = _rows_with(a.player.tapestries, tile, *a.best_place(tile))
        a = Appraisal(then, a.seat, a.taste)
    return a


def _rows_with(rows: tuple[tuple[str, ...], ...], tile: str, row: int, end: str) -> tuple[tuple[str, ...], ...]:
    if row < 0:
        return (*rows, (tile,))
    return (*rows[:row], (tile, *rows[row]) if end == "left" else (*rows[row], tile), *rows[row + 1 :])


def _set_aside(a: Appraisal, asked: Decision, action: act.SetAsideWeaving) -> float:
    return -a.weaving(action.tile)


def _lay(a: Appraisal, asked: ask.ArrangeWeaving, action: act.LayWeaving) -> float:
    return a.laid(asked.tile, action.tapestry, action.end)


def _take_top(a: Appraisal, asked: Decision, action: act.TakeTopWeaving) -> float:
    if not a.position.weaving_face_up:
        return 0.0
    return a.weaving(a.position.weavings[0]) - a.weaving()


def _statue(a: Appraisal, asked: ask.ChooseStatue, action: act.BuildStatue) -> float:
    gain = a.small_statue() if action.size == queries.SMALL else a.large_statue()
    cards = sum(GOD_CARDS[card].god == action.god for card in a.player.god_hand)
    new = 0.0 if queries.has_statue(a.player, action.god) else a.taste.new_god + a.taste.god_in_hand * cards
    return gain + new - (0.0 if asked.gratis else a.cost(queries.statue_price(action.size)))


def _steps(a: Appraisal, asked: ask.ChooseSteps, action: act.BuildSteps) -> float:
    """Below one's own Steps rather than below another's."""
    above = queries.owner_of_upper_steps(a.position, action.spot)
    gain = a.steps() - (0.0 if asked.gratis else a.cost(queries.steps_price()))
    if above is None:
        return gain + a.taste.upper_steps
    return gain + (a.taste.own_steps if above == a.seat else a.taste.other_steps)


def _construct(a: Appraisal, asked: ask.ChooseBuilding, action: act.ConstructBuilding) -> float:
    return a.building(action.building) - (0.0 if asked.gratis else a.cost(buildings.cost(action.building)))


def _remove(a: Appraisal, asked: Decision, action: act.RemoveBuilding) -> float:
    return 1.0 - a.building(action.building) / 10


# ---------------------------------------------------------------- High Priest


def _activate(a: Appraisal, asked: ask.ActOrGold, action: act.Activate) -> float:
    return plans.ACTIONS[asked.action](a)


def _discard_statue(a: Appraisal, asked: ask.Worship, action: act.DiscardStatue) -> float:
    steps = asked.small if action.size == queries.SMALL else asked.large
    taste = a.taste
    if action.size == queries.SMALL:
        return a.climb(steps) - taste.keep_small
    return a.climb(steps) - (taste.keep_large if asked.large > 1 else taste.keep_large_following)


def _offer(a: Appraisal, asked: ask.MakeOffering, action: act.OfferCorn) -> float:
    return a.climb(action.steps) - a.cost(Cost(corn=action.steps * asked.corn_per_step))


def _play_army(a: Appraisal, asked: ask.PlayArmy | ask.PlayArmyFree, action: act.PlayArmyCard) -> float:
    """Worth it while there are spaces to take; face up it scores at the end."""
    if isinstance(asked, ask.PlayArmyFree):
        return golden_age.play_army_free(a, asked, action)
    cost = 0.0 if asked.gratis else a.cost(queries.army_price())
    strength = sum(ARMY_CARDS[card].soldiers for card in a.player.army_up)
    use = a.taste.play_weak if strength < 6 else a.taste.play_strong
    return ARMY_CARDS[action.card].soldiers * use * a.taste.play_soldier + a.taste.play_army - cost


def _conquer(a: Appraisal, asked: Decision, action: act.Conquer) -> float:
    if isinstance(asked, ask.JoinConquest) and asked.leftmost:
        return golden_age.conquer_left_most(a, action)
    return a.conquest(action.space)


def _lose_soldiers(a: Appraisal, asked: ask.PaySoldiers, action: act.DiscardSoldiers | act.FlipSoldiers) -> float:
    """Waste no soldier; discard small cards, flip large ones."""
    have = ARMY_CARDS[action.card].soldiers
    need = asked.discard if isinstance(action, act.DiscardSoldiers) else asked.flip
    return -abs(have - need) - (0.1 * have if isinstance(action, act.DiscardSoldiers) else 0.0)


def _play_god(a: Appraisal, asked: Decision, action: act.PlayGodCard) -> float:
    """The benefit against keeping the card for a placement."""
    return a.benefit(GOD_CARDS[action.card].benefit) - (
        a.taste.play_god_short if len(a.player.god_hand) <= 3 else a.taste.play_god
    )


def _nothing(a: Appraisal, asked: Decision, action: Action) -> float:
    """Neither better nor worse than passing."""
    return 0.0


WORTH: Mapping[type[Action], Callable[[Appraisal, Any, Any], float]] = {
    act.Pass: _nothing,
    act.PickWeaving: lambda a, asked, action: {"SW03": 0.3, "SW01": 0.2}.get(action.tile, 0.0),
    act.KeepGodCard: _keep_card,
    act.PlaceHighPriest: _priest_start,
    act.PlaceWorker: _place_worker,
    act.ShowGodCard: _show,
    act.ShowGold: _show,
    act.ChooseSpace: _choose_space,
    act.Pay: _pay,
    act.RetrieveWorker: lambda a, asked, action: a.worker(),
    act.TakeBenefit: _take_benefit,
    act.TakeAllBenefits: _take_all,
    act.PerformTask: _task,
    act.BuyTask: _buy_task,
    act.BuyWeaving: _buy_weaving,
    act.SetAsideWeaving: _set_aside,
    act.LayWeaving: _lay,
    act.TakeTopWeaving: _take_top,
    act.TakeWeavingBeneath: _nothing,
    act.BuildStatue: _statue,
    act.BuildSteps: _steps,
    act.ConstructBuilding: _construct,
    act.ReturnGodCard: lambda a, asked, action: a.taste.renew_market,
    act.RemoveBuilding: _remove,
    act.KeepArmyCard: _keep_army,
    act.DrawGodCard: _nothing,
    act.TakeGodCard: _offered_god,
    act.TakeNomad: golden_age.take_nomad,
    act.ChooseReward: _reward,
    act.Accept: _accept,
    act.MoveHighPriest: _secondary,
    act.Pray: _pray,
    act.TrainArmy: _secondary,
    act.RecruitNomad: _secondary,
    act.Activate: _activate,
    act.TakeGold: lambda a, asked, action: a.unit["gold"],
    act.DiscardStatue: _discard_statue,
    act.OfferCorn: _offer,
    act.TurnUp: _turn_up,
    act.ProduceWith: _produce,
    act.SendCasualty: _nothing,
    act.PlayArmyCard: _play_army,
    act.Conquer: _conquer,
    act.DiscardSoldiers: _lose_soldiers,
    act.FlipSoldiers: _lose_soldiers,
    act.HireVillager: _hire,
    act.GiveUpWorker: golden_age.give_up,
    act.PlayGodCard: _play_god,
    act.UseAbility: golden_age.use_ability,
    act.ClimbTo: golden_age.climb_to,
    act.WalkHighPriest: _walk,
    act.SacrificeWorker: _sacrifice,
    act.SpreadInfluence: _secondary,
    act.PlaceVassal: golden_age.place_vassal,
    act.AppointNoble: golden_age.appoint,
    act.TakeNewcomer: golden_age.take_newcomer,
    act.ChooseKind: golden_age.choose_kind,
    act.DrawBuilding: golden_age.draw_building,
    act.LiftWeaving: arranging.lift,
    act.InsertWeaving: arranging.insert,
    act.DiscardArmyCard: extras.discard_army,
    act.Exchange: extras.exchange,
    act.ConsultOracle: extras.consult_oracle,
}
