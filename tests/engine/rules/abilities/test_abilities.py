"""Abilities: every one has its entry, every hook is told, and what is misspelt or missing fails at once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import temple
from engine.abilities import Ability, NationAbility, NobleAbility, PassiveAbility
from engine.actions import (
    Activate,
    DiscardStatue,
    HireVillager,
    LayWeaving,
    MoveHighPriest,
    Pass,
    PlayGodCard,
    ProduceWith,
    RecruitNomad,
    SpreadInfluence,
    TakeGold,
)
from engine.benefits import PurchaseWeavings
from engine.box import BASE_GAME, MODULES
from engine.components import PASSIVE, ComponentError
from engine.components.loader import load
from engine.decisions import ActOrGold, ArrangeWeaving, ChooseFreeWeaving, ChooseOne, FeedGods, PlayGodCards, Worship
from engine.draft import Draft
from engine.procedures import Climb, FinishPurchase, GainBuilding, GainStatue, OfferPriestMove, Poll, RunEffect
from engine.rules import hooks
from engine.rules.abilities import check_entries
from engine.rules.building import no_building
from engine.rules.conquest import within_reach
from engine.rules.hooks import ABILITY, TILES, Hook, Modifier, Trigger, abilities_of
from engine.rules.nobles import use
from engine.rules.placement import kinds_to_act_as
from engine.rules.prophecies import prophecy_vp
from engine.rules.regions import casualties_counted, pieces
from engine.rules.scoring import god_card_vp, tapestry_lengths
from engine.rules.tasks import collected_besides
from engine.rules.turn import secondary_options
from engine.rules.weaving import all_matches, no_match
from engine.solo.high_priest import in_reach
from engine.state import PlacedVassal
from tests.engine.kit import (
    STONE_OR_WORKER,
    activated,
    ask,
    below_step,
    end_of_turn,
    festival,
    options,
    placed,
    play,
    table,
    until,
)

NEW, NEW_TILE = PassiveAbility.WORSHIP_TEMPLE_STEP, "ZA1"  # an ability with an entry at one hook at most
Z11 = PassiveAbility.OFFERING_GIVES_WEAVING

EVERY_HOOK: dict[str, Hook[Any]] = {
    **{name: hook for name, hook in vars(hooks).items() if isinstance(hook, Trigger | Modifier)},
    **{f"ACTIVATED {action}": hook for action, hook in hooks.ACTIVATED.items()},
}


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Hook[Any], Ability, Any], None]]:
    """Lets an ability have a say at a hook for the length of a test."""

    def entered(hook: Hook[Any], ability: Ability, says: Any) -> None:
        monkeypatch.setitem(hook.entries, ability, says)
        hooks.answers_of.cache_clear()

    yield entered
    hooks.answers_of.cache_clear()


# ---------------------------------------------------------------- entries


def test_the_entries_are_those_of_the_tiles_that_can_be_in_a_game():
    entered = {ability for hook in hooks.HOOKS for ability in hook.abilities}
    assert entered == {tile.ability for tile in TILES}
    assert {PASSIVE[tile].ability for tile in BASE_GAME.buildings["passive"]} <= entered


def test_a_tile_in_play_without_an_entry_keeps_the_program_from_starting(monkeypatch: pytest.MonkeyPatch):
    check_entries()
    monkeypatch.delitem(hooks.ACTIVATED["offering"].entries, Z11)
    with pytest.raises(ComponentError, match=r"Votive Loom \(Z11\).* offering_gives_weaving"):
        check_entries()


@pytest.mark.parametrize("module", MODULES)
def test_the_abilities_of_every_module_are_entered(module: str):
    check_entries({module})


def test_a_module_without_an_entry_keeps_the_program_from_starting(monkeypatch: pytest.MonkeyPatch):
    for hook in hooks.HOOKS:
        for entered in (hook.entries, getattr(hook, "offers", {})):
            if NobleAbility.STATUE_BUILT_DRAW_TWO_ARMY in entered:
                monkeypatch.delitem(entered, NobleAbility.STATUE_BUILT_DRAW_TWO_ARMY)
    check_entries({"vassals"})
    with pytest.raises(ComponentError, match="no rule speaks for its ability"):
        check_entries({"nobles"})


def test_an_ability_has_one_say_at_a_hook():
    with pytest.raises(AssertionError, match="already"):
        hooks.ACTIVATED["offering"].enter(Z11)(lambda draft, seat: None)


@pytest.mark.parametrize("misspelt", ["ofering_gives_weaving", NobleAbility.STATUE_BUILT_DRAW_TWO_ARMY.value])
def test_a_misspelt_ability_is_refused_when_the_components_are_read(folder: Path, misspelt: str):
    file = folder / "buildings.toml"
    text = file.read_text(encoding="utf-8")
    assert text.count(f'"{Z11.value}"') == 1
    file.write_text(text.replace(Z11.value, misspelt), encoding="utf-8")
    with pytest.raises(ComponentError, match=f"passive Z11: .*{misspelt}.*ability"):
        load(folder)


def test_the_same_word_may_be_two_abilities():
    assert ABILITY["Z13"] != ABILITY["PV05"]
    assert ABILITY["Z04"] == ABILITY["Z04X"]


# ---------------------------------------------------------------- whose abilities


def test_a_seat_has_the_abilities_of_its_passive_buildings():
    state = table(passives=("Z11", "Z06"))
    assert abilities_of(state, 0) == (Z11, PassiveAbility.FESTIVAL_POTATO_AND_GOD_VP)
    assert abilities_of(state, 1) == ()
    state.players[0].passives_idle = True
    assert abilities_of(state, 0) == ()
    assert god_card_vp(state, 0) == god_card_vp(state, 1)


def test_several_abilities_change_one_thing_in_the_order_of_their_entries():
    state = table(passives=("Z05", "Z02", "Z01"))
    assert kinds_to_act_as(state, 0, "architect") == ["architect", "courier", "priest", "craftsman"]
    assert kinds_to_act_as(state, 0, "courier") == ["courier", "priest"]
    assert kinds_to_act_as(state, 1, "architect") == ["architect"]


def test_an_ability_entered_later_is_heard_by_who_was_known_before(enter):
    state = table(passives=(NEW_TILE,))
    before = god_card_vp(state, 0)
    enter(hooks.GOD_CARD_VP, NEW, lambda position, seat, vp: vp + 7)
    assert god_card_vp(state, 0) == before + 7
    assert god_card_vp(state, 1) == before


# ---------------------------------------------------------------- every hook is told

OWNER = {"passives": (NEW_TILE,)}
PAIR = ("W01", "W07")  # tiles of different patterns


def _match() -> None:
    tiles = [tile for tile in BASE_GAME.weavings if tile != PAIR[0]]
    for tile in tiles:
        state = ask(table(**OWNER, tapestries=((PAIR[0],),)), ArrangeWeaving(0, tile)).state
        for action in options(state):
            if isinstance(action, LayWeaving) and action.tapestry == 0:
                play(state, action)


def _use_noble() -> None:
    state = table(**OWNER, palaces=("X06",), nobles={"X06": "architect"}).copy()
    use(Draft(state), 0, "X06")


def _spread() -> object:
    board = {"nations": {"antisuyu": "VN07"}, "conquest": {"AN1": 1}}
    return play(table(options={"modules": ("vassals",)}, board=board, **OWNER), SpreadInfluence("antisuyu"))


TOLD: dict[str, Callable[[], object]] = {
    **{
        f"ACTIVATED {action}": lambda action=action: until(activated(action, **OWNER).state, ActOrGold)
        for action in hooks.ACTIVATED
    },
    "GOLD_TAKEN": lambda: play(activated("offering", **OWNER).state, TakeGold()),
    "WORKER_PLACED": lambda: placed("courier", "T1b", **OWNER),
    "MATCHED": _match,
    "WORKER_GAINED": lambda: play(table(**OWNER), RecruitNomad("priest")),
    "RECRUITED": lambda: play(table(**OWNER), RecruitNomad("priest")),
    "PLACING": lambda: placed("courier", "T1b", **OWNER),
    "PLACEMENT_OVER": lambda: ask(table(**OWNER), OfferPriestMove(0)),
    "PURCHASING": lambda: ask(table(**OWNER), RunEffect(0, PurchaseWeavings(), "tasks")),
    "PURCHASED": lambda: ask(table(**OWNER, tapestries=((PAIR[0],),)), FinishPurchase(0, 0)),
    "STATUE_BUILT": lambda: ask(table(**OWNER), GainStatue(0, "small", "inti", by_task=True)),
    "NOBLE_USED": lambda: _use_noble(),
    "CONSTRUCTED": lambda: ask(table(**OWNER), GainBuilding(0, "P01", by_task=True)),
    "CLIMBED": lambda: ask(table(**OWNER), Climb(0, 2)),
    "BEFORE_FESTIVAL": lambda: festival(**OWNER),
    "FESTIVAL_BEGAN": lambda: festival(**OWNER),
    "MORE_ACTIONS": lambda: secondary_options(table(**OWNER), 0),
    "BUILDINGS_DRAWN": lambda: no_building(table(**OWNER), 0),
    "REARRANGES": lambda: no_match(table(**OWNER), 0),
    "STEPS_USED": lambda: placed("courier", "M1b", board={"steps": {"S1u": 0}}, **OWNER),
    "GOD_CARD_USED": lambda: play(ask(table(**OWNER, god_hand=("G07",)), PlayGodCards(0, 1)).state, PlayGodCard("G07")),
    "STATUE_DISCARDED": lambda: play(
        ask(table(**OWNER, small_statues=("inti",)), Worship(0, 3, 1, False)).state, DiscardStatue("small", "inti")
    ),
    "INFLUENCE_SPREAD": lambda: _spread(),
    "COVERED_EDGES": lambda: all_matches(table(**OWNER, board={"vassals": (PlacedVassal(1, "VN02", "1"),)}), 0),
    "KEPT_UP": lambda: play(
        activated("produce", **OWNER, production_up=("P01",)).state, Activate(), ProduceWith("P01"), Pass()
    ),
    "PIECES": lambda: pieces(
        table(**OWNER, board={"conquest": {"AN1": 0}, "vassals": (PlacedVassal(1, "VN02", "1"),)}), "antisuyu"
    ),
    "CASUALTIES": lambda: casualties_counted(table(**OWNER, board={"vassals": (PlacedVassal(1, "VN02", "1"),)})),
    "SKIPPED_SECTIONS": lambda: secondary_options(
        table(**OWNER, board={"vassals": (PlacedVassal(1, "VN04", "1"),)}), 0
    ),
    "NEIGHBOURS": lambda: placed("N04", "T1b", acting="warrior", **OWNER),
    "PROPHECY_VP": lambda: prophecy_vp(table(**OWNER), 0),
    "ACTING": lambda: kinds_to_act_as(table(**OWNER), 0, "courier"),
    "TASKS": lambda: placed("courier", "T1b", **OWNER),
    "STEPS_VP": lambda: placed("courier", "M1b", board={"steps": {"S1u": 0}}, **OWNER),
    "COLLECTED": lambda: collected_besides(table(**OWNER), 0, "corn"),
    "WEAVINGS_SEEN": lambda: ask(table(**OWNER), RunEffect(0, PurchaseWeavings(), "tasks")),
    "SOLDIERS": lambda: within_reach(table(**OWNER, army_up=("A01",)), 0),
    "TURNED_UP": lambda: ask(table(**OWNER), Poll("follow_produce", (0,))),
    "RATES": lambda: ask(table(**OWNER, god_hand=("G01",)), FeedGods(0)),
    "GOD_CARD_PRICE": lambda: options(play(table(**OWNER), MoveHighPriest(1)).state),
    "GOD_CARD_VP": lambda: god_card_vp(table(**OWNER), 0),
    "TAPESTRIES": lambda: tapestry_lengths(table(**OWNER), 0),
    "PRIEST_REACH": lambda: in_reach(table(**OWNER), 0),
    "TEMPLE_TIMES": lambda: festival(**OWNER, options={"modules": ("buildings",)}),
    "STATUE_STEPS": lambda: play(activated("worship", **OWNER, small_statues=("inti",)).state, Activate()),
    "REGION_VP": lambda: festival(**OWNER, board={"conquest": {"AN1": 0}}),
}


def test_every_hook_has_a_test_that_it_is_told():
    assert sorted(EVERY_HOOK) == sorted(TOLD)
    told = {id(hook) for hook in EVERY_HOOK.values()}
    others = (hooks.VASSAL_PLACES, hooks.VASSAL_PLACED, hooks.VIRTUAL_PIECES)
    assert told | {id(hook) for hook in others} == {id(hook) for hook in hooks.HOOKS}


def test_every_nation_tile_says_where_its_vassal_goes_and_what_that_brings():
    assert set(hooks.VASSAL_PLACES.abilities) == set(hooks.VASSAL_PLACED.abilities) == set(NationAbility)


@pytest.mark.parametrize("name", TOLD)
def test_the_rules_tell_the_hook(enter, name: str):
    heard: list[int] = []

    def answer(draft: Any, seat: int, *facts: object) -> None:
        heard.append(seat)

    def change(position: Any, seat: int, value: Any, *facts: object) -> Any:
        heard.append(seat)
        return value

    hook = EVERY_HOOK[name]
    assert isinstance(hook, Trigger | Modifier)
    enter(hook, NEW, answer if isinstance(hook, Trigger) else change)
    TOLD[name]()
    assert set(heard) == {0}


def test_whoever_joins_a_supply_is_answered_wherever_it_comes_from(enter):
    heard = []
    enter(hooks.WORKER_GAINED, NEW, lambda draft, seat, worker: heard.append((seat, worker)))
    play(table(**OWNER), RecruitNomad("priest"))
    asked = end_of_turn(**OWNER, potato=1).state
    play(asked, HireVillager("potato"))
    assert heard == [(0, "priest"), (0, asked.village[0])]


@pytest.mark.parametrize(("below_top", "steps"), [(5, 1), (5, 3), (2, 3), (0, 2)])
def test_an_advance_is_answered_once(enter, below_top: int, steps: int):
    track = [step.id for step in temple.track()]
    heard = []
    enter(hooks.CLIMBED, NEW, lambda draft, seat: heard.append(draft.player(seat).temple))
    outcome = ask(table(**OWNER, temple=track[-1 - below_top]), Climb(0, steps))
    while any(isinstance(frame, Climb) for frame in outcome.state.stack):
        outcome = play(outcome.state, options(outcome.state)[0])
    climbed = min(steps, below_top)
    assert heard == ([track[climbed - 1 - below_top]] if climbed else [])


def test_an_advance_is_answered_after_its_reward(enter):
    enter(hooks.CLIMBED, NEW, lambda draft, seat: draft.push(ChooseFreeWeaving(seat)))
    rewarded = ask(table(**OWNER, temple=below_step(STONE_OR_WORKER)), Climb(0, 1)).state
    assert isinstance(rewarded.decision, ChooseOne)
    assert play(rewarded, options(rewarded)[0]).state.decision == ChooseFreeWeaving(0)
