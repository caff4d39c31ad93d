"""Nothing is forgotten: every record of the vocabulary and every ability has what each part of the program needs.

Whoever adds an Action, Effect, Procedure, Decision, Event or ability finds here, by its name, what it still lacks.
Where a `match` speaks of all of them, mypy finds it (`assert_never`); words of pictures are missed as they are loaded.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import Any, ClassVar, get_args, get_origin

import pytest
from msgspec import Struct

import engine.events
from bot.glossary.questions import ABOUT
from bot.languages import LANGUAGES
from engine import actions, benefits, decisions, procedures
from engine.actions import Action, AnyAction
from engine.benefits import BaseEffect, Benefit, Effect
from engine.box import BASE_GAME, MODULES, box_of
from engine.buildings import building
from engine.components import CONQUEST, GOD_CARDS, OVERLAYS, PRODUCTION, SOLO, TASKS, TEMPLE, WEAVING_REWARDS
from engine.components.records import Palace, PassiveBuilding
from engine.decisions import AnyDecision, Decision
from engine.events import AnyEvent, Event
from engine.players.experience import OUTLOOK
from engine.players.greedy import WORTH
from engine.players.outlook import features
from engine.players.tile_worths import ABILITIES
from engine.players.worth import EFFECTS
from engine.procedures import Procedure
from engine.reasons.ids import IDS, NUMBERED
from engine.rules import CHECKS, POLLS, PROCEDURES, QUESTIONS
from engine.rules.effects import RUN
from engine.solo import OPPONENTS, axomamma_effects, pachamama_effects
from tests.engine.kit import table


def names(kinds: Iterable[type]) -> set[str]:
    return {kind.__name__ for kind in kinds}


def members(union: Any) -> set[str]:
    return names(get_args(union))


# ---------------------------------------------------------------- what can be in a game


def playable_boxes() -> Iterator[Any]:
    yield BASE_GAME
    for name in MODULES:
        yield box_of((name,), 4)


def abilities() -> set[str]:
    """Abilities of Buildings that can be in a game."""
    tiles = [building(tile) for box in playable_boxes() for row in box.buildings.values() for tile in row]
    return {tile.ability.name for tile in tiles if isinstance(tile, PassiveBuilding | Palace)}


def _inside(benefit: Benefit) -> Iterator[Effect]:
    for effect in benefit:
        yield effect
        match effect:
            case benefits.Choose(options):
                for option in options:
                    yield from _inside(option)
            case benefits.Priced(inner, _):
                yield from _inside((inner,))


def effects() -> set[str]:
    """Effects of the pieces that can be in a game of people."""
    printed = [GOD_CARDS[card].benefit for box in playable_boxes() for card in box.god_cards]
    printed += [PRODUCTION[tile].benefit for box in playable_boxes() for tile in box.buildings["production"]]
    printed += [space.benefit for space in CONQUEST.values()]
    printed += [step.reward for step in TEMPLE]
    printed += [reward.benefit for reward in WEAVING_REWARDS.values()]
    printed += [task.benefit for task in TASKS.values()]
    printed += [node.reward for overlay in OVERLAYS.values() for node in overlay.nodes.values()]
    return {type(effect).__name__ for benefit in printed for effect in _inside(benefit)}


def automa_effects(loops: Mapping[str, Any]) -> set[str]:
    """Effects of the spaces of an automa's board."""
    spaces = [space for loop in loops.values() for space in loop.spaces]
    return {type(effect).__name__ for space in spaces for effect in _inside(space.action)}


def defined(*modules: ModuleType) -> set[str]:
    """The records that a vocabulary defines, whether or not its union names them."""
    found = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    ours = {module.__name__ for module in modules}
    return names(kind for kind in found if issubclass(kind, Struct) and kind.__module__ in ours and _tagged(kind))


def _tagged(kind: type[Struct]) -> bool:
    return kind.__struct_config__.tag is not None


EVENTS = [value for value in vars(engine.events).values() if isinstance(value, ModuleType)]
ASKED = (decisions.base_game, decisions.golden_age)
OF_AN_AUTOMA = {kind for opponent in OPPONENTS.values() for kind in opponent.procedures}

# What is wanted, and what there is.
TABLES: dict[str, tuple[set[str], set[str]]] = {
    "Action: in the union, and so in the codec": (defined(actions), members(AnyAction)),
    "Effect: in the union, and so in the codec": (defined(benefits), members(Effect)),
    "Procedure: in the union, and so in the codec": (defined(procedures), members(Procedure)),
    "Decision: in the union, and so in the codec": (defined(*ASKED), members(AnyDecision)),
    "Event: in the union, and so in the codec": (defined(*EVENTS), members(AnyEvent)),
    "Decision: who lists and resolves its answers": (members(AnyDecision), names(QUESTIONS)),
    "Decision: who checks its answers": (members(AnyDecision), names(CHECKS)),
    "Decision: where to read about what is asked": (members(AnyDecision), names(ABOUT)),
    "Procedure: who runs it": (members(Procedure), names(PROCEDURES) | names(OF_AN_AUTOMA)),
    "Effect: who runs it": (effects(), names(RUN)),
    "Effect: what it is worth to a computer player": (effects(), names(EFFECTS)),
    "Action: what it is worth to a computer player": (members(AnyAction), names(WORTH)),
    "Action: what its fields may name": (members(AnyAction), names(IDS) | names(NUMBERED)),
    "Ability: what it is worth to a computer player": (abilities(), {ability.name for ability in ABILITIES}),
    "Feature of a position: its weight": (set(features(table(), 0, 0, 0)), set(OUTLOOK)),
    "Weight: the feature of a position it is for": (set(OUTLOOK), set(features(table(), 0, 0, 0))),
    **{
        f"Secondary action: its name in {code}": (
            {kind.secondary for kind in get_args(AnyAction)} - {"", actions.MoveHighPriest.secondary},
            set(language.words["secondary"]),
        )
        for code, language in LANGUAGES.items()
    },
    "High Priest action: the others follow or join": (
        {f"follow_{action}" for action in table().coricancha if action != "conquest"} | {"play_army", "conquer"},
        set(POLLS),
    ),
    **{
        f"Decision: what {name} answers": (
            names(kind for kind in get_args(AnyDecision) if kind.asks_automas),
            names(opponent.choices),
        )
        for name, opponent in OPPONENTS.items()
    },
    **{
        f"Decision that {name} answers: it says so": (
            names(opponent.choices),
            names(kind for kind in get_args(AnyDecision) if kind.asks_automas),
        )
        for name, opponent in OPPONENTS.items()
    },
    "Effect: what axomamma does": (automa_effects(SOLO.axomamma.loops), names(RUN) | names(axomamma_effects.EFFECTS)),
    "Effect: what pachamama does": (
        automa_effects(SOLO.pachamama.sides["plain"].loops),
        names(RUN) | names(pachamama_effects.EFFECTS),
    ),
    **{
        f"{what}: {table} in {code}": (members(union), {key.partition(".")[0] for key in getattr(language, table)})
        for code, language in LANGUAGES.items()
        for what, table, union in (
            ("Decision", "titles", AnyDecision),
            ("Decision", "questions", AnyDecision),
            ("Action", "actions", AnyAction),
            ("Event", "events", AnyEvent),
            ("Effect", "effects", Effect),
        )
    },
}


@pytest.mark.parametrize("needed", TABLES)
def test_nothing_is_missing(needed: str) -> None:
    wanted, found = TABLES[needed]
    assert len(wanted) > 3
    assert sorted(wanted - found) == []


# ---------------------------------------------------------------- what a class says of itself

# Those of which nothing is true that a class can say of itself.
ORDINARY: dict[type, tuple[Any, str]] = {
    Decision: (
        AnyDecision,
        """
        ChooseArmyCard ChooseOne ChooseOwnCasualty ChooseSurplus ChooseVassalPlace KeepSeenGodCards
        SpendResource
        """,
    ),
    Action: (
        AnyAction,
        """
        Accept BuyTask ChooseReward Conquer ConsultOracle DiscardArmyCard DiscardStatue DrawGodCard Exchange
        GiveUpWorker KeepArmyCard KeepGodCard LayWeaving PickWeaving PlaceWorker PlayArmyCard PlayGodCard
        RemoveBuilding RetrieveWorker SendCasualty SetAsideWeaving TakeAllBenefits TakeBenefit TakeGodCard
        TakeNomad
        """,
    ),
    Event: (
        AnyEvent,
        """
        AbilityUsed AnsweredByItself ArmyCardDiscarded ArmyCardDrawn ArmyDeckShuffled BuildingsDrawn
        BuildingsReplaced CasualtyFell CultWorked Declined Exchanged FestivalTriggered Gained GameEnded
        GodCardDrawn GodCardKept GodCardPlayed GodCardReturned GodCardTaken GodCardsDealt GodCardsPlayed
        GodCardsSeen GodDeckShuffled GodsFed GoldTaken HighPriestActivated HighPriestMoved HighPriestPlaced
        InfluenceSpread KindChosen MarketRenewed NationsLaid NewcomerTaken NobleAppointed OfferCleared
        PalaceGiven Produced ProphecyFulfilled RegionScored Scored SoldiersDiscarded SpaceConquered
        SpacesBlocked StartingWeavingPicked StatueDiscarded StepsUsed TempleClimbed TurnedDown TurnedUp
        VassalLost VassalPlaced VassalWithheld VillageRefilled WeavingMatched WeavingSetAside WeavingTaken
        WeavingsDrawn WorkerGivenUp WorkerRetrieved
        """,
    ),
    BaseEffect: (
        Effect,
        """
        Choose DrawArmy DrawGod Gain GainNomad GainVillager Priced
        """,
    ),
}


@pytest.mark.parametrize("base", ORDINARY, ids=lambda base: base.__name__)
def test_every_class_says_what_is_true_of_it(base: type) -> None:
    """Whoever adds one goes through what its base class knows, and either says it there or names the class here."""
    union, ordinary = ORDINARY[base]
    known = [
        name for name, kind in base.__annotations__.items() if get_origin(kind) is ClassVar and hasattr(base, name)
    ]
    silent = {kind for kind in get_args(union) if all(getattr(kind, name) == getattr(base, name) for name in known)}
    assert len(known) > 1
    assert names(silent) == set(ordinary.split()), f"is none of these true of it: {', '.join(known)}?"
