"""Why not, in words: every reason of the engine has a short sentence, in every game."""

import re
from random import Random

import pytest

from bot import say
from bot.action_names import key, why_refused
from bot.languages import ENGLISH, LANGUAGES, Language
from engine import IllegalAction, Options, Reason, apply, legal_actions, new_game, view, why_not
from engine.actions import ChooseSpace, MoveHighPriest, Pass, PlaceWorker, RecruitNomad, ShowGodCard, ShowGold
from engine.decisions import ChooseBuilding, ChooseGod, ChoosePlacement, ChooseTask, TakeSecondAction
from engine.errors import GameCode
from engine.reasons.ids import IDS
from engine.rules import CHECKS
from engine.state import View
from tests.bot.sample_games import random_game
from tests.engine.kit import changed, icon_of, table
from tests.engine.kit.tries import everything

LONGEST = 160

SENTENCES = [
    (Reason("game_over"), "The game is over."),
    (Reason("not_asked", {"question": "TakeTurn"}), "You are not the one who is asked now."),
    (Reason("another_question", {"question": "ChooseTask"}), "Something else is asked now: Tasks."),
    (Reason("unknown"), "There is no such thing in this game."),
    (Reason("no_pass", {"question": "TakeTurn"}), "You cannot pass here; you must choose something: Main action."),
    (Reason("no_such_choice", {"most": 3}), "There are only 3 to choose from."),
    (
        Reason("too_poor", {"needs_stone": 3, "needs_gold": 2, "has_stone": 1}),
        "That costs 3 stone and 2 gold; you have 1 stone towards it.",
    ),
    (Reason("too_poor", {"needs_corn": 1}), "That costs 1 corn; you have nothing towards it."),
    (
        Reason("too_poor", {"building": "Z15", "needs_stone": 2, "has_gold": 1}),
        "Money Changer (Z15) costs 2 stone; you have 1 gold towards it.",
    ),
    (Reason("no_such_worker", {"worker": "warrior"}), "You have no Warrior in your supply."),
    (
        Reason("cannot_act_as", {"worker": "priest", "acting": "architect"}),
        "Nothing lets your Priest act as an Architect.",
    ),
    (Reason("nothing_to_show", {"gold": 1}), "You have no God card, and not the 1 gold to pay instead."),
    (
        Reason("no_placement_now"),
        "After one secondary action you must take another; you can place a Worker on your next turn.",
    ),
    (Reason("no_space"), "There is no empty space you could play a God card or pay gold for."),
    (Reason("no_space", {"god": "inti"}), "Every space of Inti is taken."),
    (Reason("too_little_food", {"needs": 3, "has": 1}), "The cheapest space open to you costs 3 food; you can pay 1."),
    (
        Reason("too_little_food", {"god": "inti", "needs": 3, "has": 1}),
        "The cheapest empty space of Inti costs 3 food; you can pay 1.",
    ),
    (
        Reason("too_little_food", {"space": "T2b", "needs": 5, "has": 3}),
        "T2b (Inti, plain) costs 5 food; you can pay 3.",
    ),
    (Reason("too_little_gold", {"needs": 1, "has": 0}), "In place of a God card you pay 1 gold; you have 0."),
    (Reason("occupied", {"space": "T2b", "worker": "courier"}), "T2b (Inti, plain) is taken by a Courier."),
    (
        Reason("wrong_god", {"space": "T2b", "god": "inti", "shown": "killa"}),
        "T2b (Inti, plain) does not belong to Killa, whose card you play.",
    ),
    (
        Reason("not_beside", {"space": "T2b", "beside": "T4b"}),
        "T2b (Inti, plain) is not beside your Warrior on T4b (Qocha, green).",
    ),
    (Reason("nobody_there", {"space": "T2b"}), "Nobody stands on T2b (Inti, plain)."),
    (Reason("warriors_stay"), "A Warrior does not retrieve another Warrior."),
    (
        Reason("taken_already", {"action": "pray"}),
        "You have already done that this turn; the second secondary action must be a different one.",
    ),
    (Reason("too_far", {"most": 2}), "The High Priest moves at least 1 and at most 2 spaces."),
    (Reason("no_such_nomad", {"worker": "priest"}), "There is no Priest among the Nomads."),
    (
        Reason("other_nomad", {"worker": "architect"}),
        "This does not bring an Architect; choose among the kinds it names.",
    ),
    (Reason("village_empty"), "The Village is empty."),
    (Reason("own_turn_only"), "You can only do that on your own turn."),
    (Reason("not_beside_this", {"question": "ChoosePayment"}), "Answer this first: Payment."),
    (Reason("building_needed", {"building": "Z15"}), "For that you need Money Changer (Z15)."),
    (Reason("no_such_swap"), "Stone, corn and gold can be swapped, each for another of them."),
    (
        Reason("too_little_to_swap", {"resource": "stone", "needs": 2, "has": 1}),
        "You need 2 stone to swap; you have 1.",
    ),
    (Reason("not_in_hand", {"god_card": "G07"}), "G07 Inti is not in your hand."),
    (Reason("not_in_hand", {"army_card": "A01"}), "A01 (1 Soldier, 3 potato) is not in your hand."),
    (Reason("alike", {"card": "A02", "other": "A01"}), "A02 (1 Soldier, 3 potato) and A01 are alike; choose A01."),
    (Reason("not_dealt", {"card": "G07"}), "G07 Inti is not among the cards you were dealt."),
    (Reason("not_in_offer", {"card": "G07"}), "G07 Inti is not in the offer."),
    (
        Reason("offer_closed"),
        "While God cards are drawn and played at a Festival the offer is closed: draw from the deck.",
    ),
    (Reason("no_god_cards"), "No God card is left to take."),
    (Reason("not_drawn", {"card": "A01"}), "A01 (1 Soldier, 3 potato) is not among the cards you drew."),
    (Reason("no_army_cards"), "No Army card is left to draw."),
    (Reason("other_mix", {"needs_food": 2}), "You owe 2 food; pay it with one of the mixes offered."),
    (Reason("not_so_much", {"needs_food": 2}), "You owe 2 food, and do not have all of what you would pay."),
    (
        Reason("upkeep", {"needs_potato": 2}),
        "Your God cards cost 2 potato; you must pay all you can while some is missing.",
    ),
    (Reason("same_benefit"), "You have that benefit more than once; take the first one."),
    (Reason("brings_nothing"), "That would do nothing now; take the other benefits first."),
    (Reason("only_one_benefit"), "Only one benefit is left; take that one."),
    (
        Reason("not_at_this_space", {"task": "corn", "space": "T2b"}),
        "T2b (Inti, plain) does not touch this icon: corn.",
    ),
    (Reason("task_done", {"task": "statue"}), "You have already done that task in this set: Statue."),
    (Reason("task_passed", {"task": "steps"}), "You have skipped that task: Steps."),
    (Reason("no_tasks_left"), "No task is left."),
    (Reason("no_extra_task"), "Only a Priest can buy one more task, once, before its first task."),
    (Reason("no_statues_left"), "No such Statue is left."),
    (Reason("no_statues_left", {"size": "small", "god": "inti"}), "No small Statue of Inti is left."),
    (Reason("small_only"), "A free Statue is a small one."),
    (Reason("other_god", {"god": "inti"}), "This Statue cannot be one of Inti."),
    (Reason("no_steps_left"), "You have built all your Steps."),
    (Reason("no_spot_left"), "Every spot for Steps is taken."),
    (Reason("spot_taken", {"spot": "S1u"}), "There are Steps on 1U already."),
    (Reason("upper_first", {"spot": "S2u"}), "Steps on 2U come first."),
    (Reason("no_building_in_reach"), "You cannot afford any Building on sale."),
    (Reason("market_empty"), "No Building is on sale."),
    (Reason("market_changed"), "You have changed the market already."),
    (Reason("removed_already", {"building": "Z15"}), "Money Changer (Z15) is already being removed."),
    (Reason("other_kind", {"kind": "passive"}), "This has to be a Passive Building."),
    (Reason("not_on_sale", {"building": "Z15"}), "Money Changer (Z15) is not on sale."),
    (Reason("not_on_sale", {"tile": "SW01"}), "SW01 stripes (VP | gold) is not among the Weavings drawn."),
    (Reason("no_weavings"), "No such Weaving is left in the stack."),
    (Reason("nothing_face_up"), "You have no Production Building face up."),
    (Reason("no_match"), "No two edges in your Tapestries match."),
    (Reason("weaving_picked", {"tile": "SW01"}), "You have picked SW01 stripes (VP | gold) already."),
    (Reason("weaving_taken", {"tile": "SW01"}), "SW01 stripes (VP | gold) is taken."),
    (Reason("no_starting_weaving", {"tile": "W01"}), "W01 stripes (Rejuvenate | potato) is not a starting Weaving."),
    (Reason("no_such_tapestry"), "You have no such Tapestry, and a new one has only one end."),
    (Reason("pattern_there", {"pattern": "fret", "number": 2}), "Tapestry 2 has this pattern already: fret."),
    (Reason("temple_top"), "Your marker is at the top of the Temple."),
    (Reason("size_discarded", {"size": "large"}), "You have discarded a large Statue already."),
    (Reason("no_such_statue", {"size": "small", "god": "inti"}), "You have no small Statue of Inti."),
    (Reason("too_many_steps", {"most": 3}), "You can climb at least 1 and at most 3 steps here."),
    (Reason("too_many_steps", {"left": 1}), "It is 1 step to the top of the Temple."),
    (Reason("not_face_down", {"item": "A01"}), "A01 (1 Soldier, 3 potato) does not lie face down before you."),
    (Reason("not_face_up", {"building": "P02"}), "Chicha House (P02) does not lie face up before you."),
    (Reason("buildings_only"), "This rejuvenates Production Buildings only."),
    (Reason("turn_up_later"), "You may Rejuvenate before the first Building produces or after the last."),
    (Reason("no_turning_up"), "You may Rejuvenate nothing here."),
    (Reason("produced_already", {"building": "P02"}), "Chicha House (P02) has produced already."),
    (Reason("producing_over"), "Your Buildings have produced; now you may only Rejuvenate."),
    (Reason("last_villager", {"end": "potato"}), "There is one Worker in the Village; choose the potato end."),
    (Reason("village_first"), "As long as there is a Worker in the Village, the casualty comes from there."),
    (Reason("conquered", {"space": "CH3"}), "CH3 in Chinchaysuyu is conquered already."),
    (Reason("no_markers_left"), "You have placed all your Conquest markers."),
    (
        Reason("too_few_soldiers", {"space": "CH3", "discard": 1, "flip": 2, "has": 2}),
        "CH3 in Chinchaysuyu takes 1 to discard and 2 Soldiers to flip; you have 2 face up,"
        " and each card counts only once.",
    ),
    (
        Reason("too_few_soldiers", {"space": "CH3", "soldiers": 1, "has": 0}),
        "CH3 in Chinchaysuyu takes 1 Soldier; you have 0 face up.",
    ),
    (Reason("not_in_play", {"card": "A01"}), "A01 (1 Soldier, 3 potato) does not lie face up before you."),
    (Reason("discard_first", {"soldiers": 1}), "First discard, for 1 Soldier."),
    (Reason("discarded_enough", {"soldiers": 2}), "You have discarded enough; now flip, for 2 Soldiers."),
    (
        Reason("rest_unpaid", {"card": "A01"}),
        "Without A01 (1 Soldier, 3 potato) the rest of the Conquest could not be paid.",
    ),
]


SENTENCES += [
    (Reason("ability_not_waiting"), "That tile cannot be used now, or has been used already."),
    (
        Reason("cannot_count_as", {"worker": "N03", "acting": "priest"}),
        "Your Architect/Warrior Newcomer does not count as a Priest here.",
    ),
    (
        Reason("soldiers_owed", {"soldiers": 3}),
        "You still owe 3 Soldiers for another space and could not pay them then.",
    ),
    (Reason("leftmost_only"), "Without Soldiers you can conquer only the leftmost empty space of a region."),
    (
        Reason("module_needed", {"module": "vassals"}),
        "That belongs to a module this game is played without: Vassals of the Inca.",
    ),
    (
        Reason("nation_full", {"region": "antisuyu", "markers": 1}),
        "A Nation tile needs fewer markers than its region has conquered spaces; the one of Antisuyu has 1.",
    ),
    (
        Reason("newcomer_alike", {"worker": "N04", "other": "N03"}),
        "That Newcomer looks like another one in the offer; choose N03.",
    ),
    (Reason("no_more_draws"), "You draw no more tiles for this Building."),
    (Reason("draw_first"), "You have begun to draw tiles for this Building; draw the next one first."),
    (Reason("no_place_for_vassal", {"tile": "VN04"}), "Valley Pilgrims (VN04) does not let a Vassal go there."),
    (Reason("no_praying_here"), "This is about Army cards only, not God cards."),
    (Reason("no_resource"), "That costs a resource of any kind, and you have none."),
    (Reason("no_such_newcomer", {"worker": "N03"}), "There is no Architect/Warrior Newcomer in the offer."),
    (Reason("no_such_place"), "The Weaving cannot go there, or lies there already."),
    (Reason("no_such_way"), "No way leads there from where your Temple marker stands."),
    (Reason("noble_not_lying", {"building": "X07"}), "No Noble of yours lies in Harvest Palace (X07)."),
    (Reason("noble_stays_down", {"building": "X03"}), "This cannot stand up the Noble of Pilgrim Palace (X03)."),
    (Reason("nobles_only"), "This stands up Nobles only."),
    (Reason("not_seen", {"card": "G11"}), "G11 Killa is not among the cards you see."),
    (Reason("not_your_palace", {"building": "X07"}), "Harvest Palace (X07) is not yours."),
    (Reason("not_your_weaving", {"tile": "SW02"}), "SW02 checker (gold | Rejuvenate) is not in your Tapestries."),
    (Reason("one_resource"), "Spend 1 resource of one kind that you have."),
    (
        Reason("other_noble", {"building": "X07", "worker": "priest"}),
        "In Harvest Palace (X07) only a Priest can become a Noble.",
    ),
    (Reason("palace_inhabited", {"building": "X07"}), "Harvest Palace (X07) is already occupied."),
    (Reason("stack_empty"), "That stack is empty."),
    (Reason("weaving_stays", {"tile": "SW02"}), "SW02 checker (gold | Rejuvenate) cannot go anywhere else."),
]


@pytest.mark.parametrize(("reason", "words"), SENTENCES, ids=[words for _, words in SENTENCES])
def test_a_reason_is_one_short_sentence(reason: Reason, words: str) -> None:
    assert say.reason(reason, ENGLISH) == words
    refusal = IllegalAction(GameCode.ILLEGAL, Pass(), reason, answer="Pass()", question="TakeTurn")
    assert say.error(refusal, ENGLISH) == words
    assert len(words) <= LONGEST


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_every_text_is_used(lang: Language) -> None:
    used = set()
    for reason, _ in SENTENCES:
        variants = [f"{reason.code}.{name}" for name in reason.values]
        used.add(next((key for key in variants if key in lang.reasons), reason.code))
    assert used == set(lang.reasons)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_tried_in_a_game_is_answered_in_words(players: int) -> None:
    random, tried = Random(players), everything()
    for outcome in random_game(players, 7):
        state = outcome.state
        about_this = CHECKS.get(type(state.decision), {})
        likely = [action for action in tried if type(action) in about_this]
        for action in random.sample(tried, 6) + random.sample(likely, min(12, len(likely))):
            reason = why_not(view(state, state.to_act), action)
            if reason is not None:
                words = say.reason(reason, ENGLISH)
                assert re.fullmatch(r"[A-Z][^{}\[\]<>_?]*\.", words), words
                assert len(words) <= LONGEST


# ---------------------------------------------------------------- what was typed


def seen(question: object = None, **mine: object) -> View:
    """The View of seat 0 of a table at which it is asked this; else for its turn."""
    state = table(**{"workers": ("priest",), "god_hand": ("G07",), "potato": 2, **mine})
    return view(changed(state, stack=(*state.stack, question)) if question else state, 0)


PLACEMENT = ChoosePlacement(0, "priest", "priest", "inti", "G07")


@pytest.mark.parametrize(
    ("position", "typed", "kinds", "code"),
    [
        (seen(), "warrior-warrior", (PlaceWorker,), "no_such_worker"),
        (seen(), " Warrior ", (PlaceWorker,), "no_such_worker"),
        (seen(), "a warrior", (PlaceWorker,), "no_such_worker"),
        (seen(), "priest-courier", (PlaceWorker,), "cannot_act_as"),
        (seen(), "Architect", (RecruitNomad,), "no_such_nomad"),
        (seen(), "3", (MoveHighPriest,), "too_far"),
        (seen(ChooseGod(0, "priest", "priest")), "g11", (ShowGodCard, ShowGold), "not_in_hand"),
        (seen(ChooseGod(0, "priest", "priest")), "G11 Killa", (ShowGodCard, ShowGold), "not_in_hand"),
        (seen(ChooseGod(0, "priest", "priest")), "gold-inti", (ShowGodCard, ShowGold), "too_little_gold"),
        (seen(PLACEMENT), "B2a", (ChooseSpace,), "too_little_food"),
        (seen(PLACEMENT), "t1b", (), "wrong_god"),
        (seen(TakeSecondAction(0, "pray")), "Pray", (), "taken_already"),
        (seen(ChooseBuilding(0, False)), "money changer", (), "not_on_sale"),
        (seen(ChooseBuilding(0, False)), "Z15", (), "not_on_sale"),
        (seen(ChooseTask(0, "M1b", 1, (icon_of("M1b", "gold"),))), "gold", (), "task_done"),
        (seen(ChooseTask(0, "M1b", 1)), "corn", (), "not_at_this_space"),
        (seen(ChooseTask(0, "M1b", 1)), "T4a", (), "another_question"),
        (seen(), "A06", (), "not_in_hand"),
    ],
)
def test_what_was_typed_is_recognized(position: View, typed: str, kinds: tuple[type, ...], code: str) -> None:
    reason = why_refused(position, typed, ENGLISH, kinds)
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize("typed", ["", " ", "a", "?", "🦙", "penguin", "inti", "3", "99", "x" * 4000])
def test_what_names_nothing_or_too_much_is_not_explained(typed: str) -> None:
    assert why_refused(seen(), typed, ENGLISH) is None


def test_what_is_legal_is_not_explained() -> None:
    position = seen()
    for action in legal_actions(position):
        assert why_refused(position, key(action), ENGLISH, (type(action),)) is None


def test_every_name_has_one_key_within_its_kind() -> None:
    for kind in IDS:
        keys = [key(action) for action in everything() if type(action) is kind]
        assert len(set(keys)) == len(keys)


def test_a_refusal_of_the_engine_speaks() -> None:
    state = new_game(Options(players=2, first_player=0), "words")
    with pytest.raises(IllegalAction) as refused:
        apply(state, Pass())
    assert say.error(refused.value, ENGLISH) == "You cannot pass here; you must choose something: Starting Weaving."
