"""What the answers of The Golden Age are worth to a greedy player, and those of old that its questions ask for."""

from engine import actions as act
from engine import buildings, temple
from engine import decisions as ask
from engine.benefits import price
from engine.buildings import PALACE, PRODUCTION
from engine.components import ARMY_CARDS, GOD_CARDS
from engine.decisions import Decision
from engine.players import answers, court, influence, plans
from engine.players.tile_worths import BY_ABILITY
from engine.players.worth import Appraisal, U

DRAWN = 0.5  # three more tiles to choose from, which cost nothing


def use_ability(a: Appraisal, asked: Decision, action: act.UseAbility) -> float:
    """What an ability brings, its price considered."""
    return answers.use(a, action.tile)


def climb_to(a: Appraisal, asked: ask.ChooseTempleStep, action: act.ClimbTo) -> float:
    """The next step by what it gives and what lies ahead of it."""
    return a.step(temple.named(action.step).id, asked.steps - 1)


def walk(a: Appraisal, asked: Decision, action: act.WalkHighPriest) -> float:
    """A walk that an effect bids."""
    return plans.walk(a, action.spaces) - a.unit["potato"] * (action.spaces - 1)


def sacrifice(a: Appraisal, asked: Decision, action: act.SacrificeWorker) -> float:
    """Who has to fall is the one least missed."""
    return -plans.sacrificed(a, action.worker)


def place_vassal(a: Appraisal, asked: ask.ChooseVassalPlace, action: act.PlaceVassal) -> float:
    """What a Vassal does there."""
    return influence.vassal(a, asked.tile, action.place)


def use_nation(a: Appraisal, asked: ask.UseNation) -> float:
    """The best place for a Vassal, against its price."""
    return influence.best_vassal(a, a.position.nations[asked.region]) - a.cost(asked.cost)


def appoint(a: Appraisal, asked: ask.AppointWorker, action: act.AppointNoble) -> float:
    """A Noble with a Newcomer, against the Worker, who is in the supply already."""
    newcomer = a.newcomer() if a.position.newcomers else 0.0
    return a.noble(action.palace) + newcomer - a.worker_lost()


def take_newcomer(a: Appraisal, asked: Decision, action: act.TakeNewcomer) -> float:
    """A Newcomer; which, by the Palaces one has."""
    return a.newcomer(action.worker)


def take_nomad(a: Appraisal, asked: Decision, action: act.TakeNomad) -> float:
    """Who can be a Noble is worth more than anybody else; the others are alike."""
    return a.joining(action.worker) - a.worker()


def give_up(a: Appraisal, asked: Decision, action: act.GiveUpWorker) -> float:
    """Rather one of one colour than a Newcomer, and nobody whom something waits for."""
    return -court.liked_kinds(a.player, action.worker) if a.player.palaces else 0.0


def choose_kind(a: Appraisal, asked: Decision, action: act.ChooseKind) -> float:
    """What waits for that kind."""
    return answers.on_arrival_as(a, action.kind)


def draw_building(a: Appraisal, asked: ask.ChooseBuilding, action: act.DrawBuilding) -> float:
    """Tiles to choose from cost nothing, so they come first, of the type whose tiles are best."""
    on_sale = [a.building(name) - a.cost(buildings.cost(name)) for name in buildings.market(a.position, asked.kind)]
    return max([0.0, *on_sale]) + DRAWN + 0.01 * _typical(a, action.kind)


def _typical(a: Appraisal, kind: str) -> float:
    """About what a tile of this type is worth."""
    tiles = a.position.options.box.buildings[kind]
    if kind == PRODUCTION:
        return sum([U * price(buildings.produces(name)) for name in tiles]) / len(tiles) * a.to_come * 0.7
    worths = sum([BY_ABILITY[name] for name in tiles]) / len(tiles) * a.to_come / 3
    return a.taste.palace * worths if kind == PALACE else a.taste.passive * worths


def keep_seen(a: Appraisal, card: str) -> float:
    """One of the God cards seen: what it gives, and whether it brings another god into the hand."""
    held = any(GOD_CARDS[other].god == GOD_CARDS[card].god for other in a.player.god_hand)
    return a.god_card(card) + 0.2 * a.benefit(GOD_CARDS[card].benefit) - (0.5 if held else 0.0)


def play_army_free(a: Appraisal, asked: ask.PlayArmyFree, action: act.PlayArmyCard) -> float:
    """An Army card for nothing: the strongest first."""
    return a.taste.play_army + a.taste.play_soldier * ARMY_CARDS[action.card].soldiers


def pray_instead(a: Appraisal) -> float:
    """Two God cards instead of Army cards into play (ZV1), of which there would be two."""
    return 2 * a.god_card() + a.taste.pray - a.taste.play_army


def conquer_left_most(a: Appraisal, action: act.Conquer) -> float:
    """A Conquest without soldiers."""
    return answers.left_most_conquest(a, action.space)
