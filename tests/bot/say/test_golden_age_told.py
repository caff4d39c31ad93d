"""What is asked and told of The Golden Age: every question, and every event."""

import pytest

from bot import say
from bot.languages.en import ENGLISH
from bot.say.after.log import paragraphs
from bot.say.chat import chat
from engine import decisions as ask
from engine import events, module_queries
from engine.events import Event
from engine.resources import UNKNOWN, Cost
from tests.bot.say.test_golden_age import NAMES, PLACED, seen

# ---------------------------------------------------------------- questions


QUESTIONS: list[tuple[ask.Decision, str]] = [
    (ask.UseAbilities(0, "activated_produce", ("X07",)), "Produce was activated. Which of your abilities do you use?"),
    (ask.ChooseTempleStep(0, 1), "You climb 1 Temple step, and the path splits here. Which way do you go?"),
    (
        ask.UseNation(0, "qullasuyu", Cost(potato=1)),
        "You may pay 1 potato to place a Vassal with Stair Builders (VN03). Do you?",
    ),
    (ask.ChooseNewcomer(0), "A Newcomer joins you. Which one?"),
    (ask.ChooseNewcomer(0, may_refuse=True), "You have appointed a Noble and may take a Newcomer. Which one?"),
    (
        ask.ChooseColour(0, PLACED),
        "You placed an Architect/Warrior Newcomer. Which kind does it count as for your Buildings and Palaces?",
    ),
    (ask.ChooseRejuvenation(0, 4, nobles_only=True), "You may stand up 4 Nobles for free. Which one?"),
    (
        ask.Produce(0, kept=True),
        "You take the gold, but Buildings with your Vassals may produce without flipping. Which one next?",
    ),
    (
        ask.JoinConquest(0, leftmost=True),
        "You conquer without Soldiers: the leftmost empty space of a region. Which one?",
    ),
    (
        ask.ChooseFreeWeaving(0, 2, unseen=True),
        "You take 2 free Weavings; none is revealed before that is done. The top one or the one beneath it?",
    ),
    (ask.PlayHandGodCard(0, must=True), "You must play a God card from your hand for its benefits. Which one?"),
    (ask.PlayHandGodCard(0), "You may play a God card from your hand for its benefits. Which one?"),
    (ask.PlayArmyFree(0, 2, must=True), "You must play 2 Army cards for free, if you have any. Which one next?"),
    (
        ask.KeepSeenGodCards(0, ("G01", "G02"), 2),
        "You look at these God cards and keep 2 of them; the others are shuffled back. Which one do you keep?",
    ),
    (
        ask.MovePriestBesides(0),
        "You constructed a Palace this turn and may take a High Priest action as well. How far does the High Priest"
        " move?",
    ),
    (ask.ChooseInfluence(0), "You Spread Cultural Influence. Which region gets a Conquest marker on its Nation tile?"),
]


@pytest.mark.parametrize(("asked", "words"), QUESTIONS)
def test_a_question_says_what_it_is_about(asked: ask.Decision, words: str) -> None:
    assert say.question(seen(), asked, ENGLISH) == words


def test_the_worker_limit_speaks_of_newcomers_where_there_are_any() -> None:
    asked = ask.ChooseSurplus(0)
    assert say.question(seen(workers=("priest", "priest", "warrior")), asked, ENGLISH).startswith(
        "You can keep only 2 W"
    )
    words = say.question(seen(workers=("priest", "priest", "warrior", "N03")), asked, ENGLISH)
    assert words == "You can keep only 2 Workers and 1 Newcomer besides. Which one do you remove?"


# ---------------------------------------------------------------- events


HAPPENED: list[tuple[Event, str]] = [
    (events.TempleClimbed(0, "R2L"), "Ana climbed to the left Temple step 2."),
    (events.TempleClimbed(0, "R1"), "Ana climbed to Temple step 1."),
    (events.TempleClimbed(0, 9), "Ana climbed to Temple step 9."),
    (events.AbilityUsed(1, "X07"), "Bruno used Harvest Palace (X07): take a Newcomer."),
    (events.AbilityUsed(1, "ZN8"), "Bruno used Strangers' Shrine (ZN8): play a God card from hand for its benefits."),
    (
        events.NationsLaid(("VN01", "VN03", "VN10", "VN07")),
        "The Nation tiles of this game: Chinchaysuyu: Weavers of the Coast (VN01); Antisuyu: Stair Builders (VN03);"
        " Qullasuyu: Adopted Lords (VN10); Kuntisuyu: Border Guards (VN07).",
    ),
    (events.PalaceGiven(0, "X07"), "Ana received a starting Palace: Harvest Palace (X07)."),
    (events.NewcomerTaken(0, "N03"), "Ana took an Architect/Warrior Newcomer."),
    (events.NobleAppointed(0, "X07", "priest"), "Ana appointed a Priest as the Noble of Harvest Palace (X07)."),
    (events.InfluenceSpread(0, "antisuyu"), "Ana spread Cultural Influence in Antisuyu."),
    (
        events.CultWorked(1, "PV06", thing="antisuyu"),
        "Bruno counted as having one more marker in Antisuyu while the regions scored, by Cult of Presence (PV06).",
    ),
    (events.CultWorked(1, "PV02", thing="worship"), "Worship was in Bruno's reach by Cult of Roads (PV02)."),
    (events.CultWorked(1, "PV04", 2, 0), "Bruno's Temple step counted 3 times by Cult of the Sun (PV04)."),
    (events.CultWorked(1, "PV05", 2), "Bruno needed 2 Soldiers fewer by Cult of the Banner (PV05)."),
    (events.CultWorked(1, "PV07", vp=3), "Bruno owed 3 VP to Cult of Tribute (PV07)."),
    (events.CultWorked(1, "PV08", thing="P01"), "Terrace Garden (P01) stayed face up by Cult of the Forge (PV08)."),
    (events.CultWorked(1, "PV09", 1), "Bruno climbed 1 step more by Cult of Idols (PV09)."),
    (events.VassalWithheld(1, "PV04", "full"), "Bruno placed no Vassal: Cult of the Sun (PV04) had two already."),
    (events.VassalWithheld(1, "PV04", "none"), "Bruno had no Vassal left for Cult of the Sun (PV04)."),
    (
        events.VassalPlaced(0, "VN01", "SW02:left"),
        "Ana placed a Vassal on the left edge of SW02 checker (gold | Rejuvenate) with Weavers of the Coast (VN01).",
    ),
    (
        events.VassalPlaced(0, "VN02", "3"),
        "Ana placed a Vassal on section 3 of the Coricancha with Keepers of the Road (VN02).",
    ),
    (events.VassalPlaced(0, "VN03", "S2u"), "Ana placed a Vassal on the Steps on 2U with Stair Builders (VN03)."),
    (
        events.VassalPlaced(0, "VN04", "2"),
        "Ana placed a Vassal beside the bottom segment of section 2 with Valley Pilgrims (VN04).",
    ),
    (
        events.VassalPlaced(0, "VN05", "AN1"),
        "Ana replaced the marker on AN1 in Antisuyu with a Vassal (Reconquered Towns (VN05)).",
    ),
    (events.VassalPlaced(0, "VN06", "AN1"), "Ana placed a Vassal on AN1 in Antisuyu with Loyal Chieftains (VN06)."),
    (
        events.VassalPlaced(0, "VN07", "casualties"),
        "Ana placed a Vassal in the Casualties of War with Border Guards (VN07).",
    ),
    (events.VassalPlaced(0, "VN08", "P01"), "Ana placed a Vassal on Terrace Garden (P01) with Master Founders (VN08)."),
    (
        events.VassalPlaced(0, "VN09", "small:inti"),
        "Ana placed a Vassal on the small Statue of Inti with Idol Bearers (VN09).",
    ),
    (events.VassalPlaced(0, "VN10", "X07"), "Ana placed a Vassal in Harvest Palace (X07) with Adopted Lords (VN10)."),
    (
        events.VassalPlaced(1, "PV04", ""),
        "Bruno placed a Vassal on Cult of the Sun (PV04): At a Festival her Temple step gives its VP and reward"
        " twice. With two Vassals, it gives them three times.",
    ),
    (events.VassalLost(0, "VN09", "small:inti"), "Ana lost the Vassal on the small Statue of Inti, which is gone."),
    (events.TurnedDown(0, "X07"), "Ana laid down the Noble of Harvest Palace (X07)."),
    (events.TurnedUp(0, "X07"), "Ana stood up the Noble of Harvest Palace (X07)."),
    (events.CasualtyFell(0, "priest", "supply"), "Casualty of war: a Priest from Ana's own Workers."),
    (events.BuildingsDrawn(0, ("Z01",)), "Ana drew Runner's Lodge (Z01) to choose from."),
    (events.BuildingsPutBack(0, ("Z01",)), "Runner's Lodge (Z01) went back under their stacks."),
    (events.WeavingMoved(0, "SW02", 1, 0), "Ana moved SW02 checker (gold | Rejuvenate) to Tapestry 2."),
    (events.WeavingMoved(0, "SW02", -1, 0), "Ana started a new Tapestry with SW02 checker (gold | Rejuvenate)."),
    (
        events.KindChosen(0, "N03", "warrior"),
        "Ana's Architect/Warrior Newcomer counts as a Warrior for Buildings and Palaces.",
    ),
    (events.GodCardsSeen(0, ("G11", "G07")), "Ana looked at the God cards G11 Killa and G07 Inti."),
    (events.GodCardsSeen(0, (UNKNOWN, UNKNOWN)), "Ana looked at 2 God cards from the deck."),
    (events.ProphecyFulfilled(0, "X07"), "Ana's Prophecy scored: Harvest Palace (X07)."),
    (events.Declined(0, "UseAbilities"), "Ana left abilities unused."),
    (events.Declined(0, "UseNation"), "Ana did not use the Nation's ability."),
    (events.Declined(0, "MovePriestBesides"), "Ana left the High Priest in place."),
    (events.Declined(0, "PlayHandGodCard"), "Ana played no God card."),
]


def test_newcomers_that_arrive_together_are_named_together() -> None:
    arrived = [events.NewcomerArrived("N03"), events.NewcomerArrived("N09")]
    (told,) = paragraphs(arrived, NAMES, ENGLISH)
    assert told.sentences == (
        "New among the Newcomers: an Architect/Warrior Newcomer and a Craftsman/Warrior Newcomer.",
    )
    (alone,) = paragraphs(arrived[:1], NAMES, ENGLISH)
    assert alone.sentences == ("New among the Newcomers: an Architect/Warrior Newcomer.",)


def test_no_ability_that_is_told_of_speaks_to_anybody() -> None:
    for tile in module_queries.TILES_OFFERED:
        assert "your" not in say.event(events.AbilityUsed(1, tile), NAMES, ENGLISH)


@pytest.mark.parametrize(("happened", "words"), HAPPENED)
def test_an_event_is_told(happened: Event, words: str) -> None:
    assert say.event(happened, NAMES, ENGLISH) == words


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("PV05", "Each Conquest space asks her to flip one Soldier fewer."),
        ("PV08", "When she produces or follows Produce, the second highest Building that gave stays"),
    ],
)
def test_a_cult_tile_says_whom_it_concerns_and_when(tile: str, words: str) -> None:
    assert ENGLISH.words["cult_text"][tile].startswith(words)


@pytest.mark.parametrize("key", ["status.person", "status.bot", "status.free"])
def test_the_scores_tell_the_branch_of_the_temple(key: str) -> None:
    assert chat(key, ENGLISH, who="Ana", vp=12, step="S3L").endswith(": 12 VP, the left Temple step 3")
    assert chat(key, ENGLISH, who="Ana", vp=12, step=9).endswith(": 12 VP, Temple step 9")
