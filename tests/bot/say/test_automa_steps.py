"""An automa's turn step by step: laws over recorded turns, and what is told apart."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.languages import ENGLISH, LANGUAGES, Language
from bot.say.after.automa import parted
from bot.say.after.episode_lines import LONGEST, told
from bot.say.after.episodes import TURN, Episode
from bot.say.after.tally import tally
from bot.say.wording import Wording
from engine import events as ev
from engine.benefits import MovePriest, PlaceConquestMarker
from engine.solo.axomamma import EACH_SIZE
from tests.bot.sample_games import GOLDEN
from tests.bot.say.heard_games import heard_game, lines_of
from tests.sizes import some

SOLO = [path for path in GOLDEN if "solo" in str(path)]
NAMES = ("Ana", "Bruno")
NUMBERED = re.compile(r"\d+\. ")
# What VP of this kind follow from; those of a table's agreement follow from nothing.
CAUSES: dict[str, tuple[type, ...]] = {
    "festival": (ev.FestivalTriggered,),
    "production": (ev.Produced,),
    "conquest": (ev.SpaceConquered,),
    "recruiting": (ev.WorkerRecruited,),
    "statues": (ev.StatueBuilt,),
    "steps": (ev.StepsBuilt,),
    "steps_used": (ev.StepsUsed,),
    "automa_potato": (ev.PotatoesExchanged,),
    "automa_board": (ev.AutomaActed,),
    "automa_offer": (ev.OfferDiscarded,),
    "god_cards": (ev.WorkerPlaced, ev.GodCardPlayed),
    "automa_difficulty": (ev.AutomaDecided,),
}


def turns_of(path: Path) -> list[tuple[Episode, list[str], list[str]]]:
    """An automa's turns, with all lines and with those that have a number."""
    heard = heard_game(path)
    told = [(turn, lines_of(turn, heard.names)) for turn in heard.turns if turn.is_automas]
    return [(turn, lines, [line for line in lines if NUMBERED.match(line)]) for turn, lines in told]


@pytest.mark.parametrize("path", some(SOLO, 5), ids=lambda path: path.stem)
def test_every_step_has_its_line_with_the_vp_it_brought_and_what_these_are_for(path: Path) -> None:
    for turn, lines, numbered in turns_of(path):
        steps = parted(turn.seat, turn.events)
        assert [line.partition(".")[0] for line in numbered] == [str(n) for n, _ in enumerate(steps, 1)], lines
        for line, step in zip(numbered, steps, strict=True):
            results = line.partition(": ")[2]
            scored = [event for event in step.events if isinstance(event, ev.Scored) and event.seat == turn.seat]
            assert sum(map(int, re.findall(r"([+-]\d+) VP", results))) == sum(event.vp for event in scored), lines
            for event in scored:
                assert any(isinstance(one, CAUSES[event.source]) for one in (*step.openings, *step.events)), lines


@pytest.mark.parametrize("path", some(SOLO, 5), ids=lambda path: path.stem)
def test_every_condition_and_failure_is_told_and_every_reason_and_tie_where_there_is_room(path: Path) -> None:
    wording = Wording(ENGLISH)
    for turn, lines, numbered in turns_of(path):
        words = "\n".join(numbered)
        with_room = "\n".join(told(turn, NAMES[:2], NAMES[:2], ENGLISH, room=2 * LONGEST))
        for event in turn.events:
            match event:
                case ev.AutomaDecided(seat=turn.seat):
                    assert event.weighed or event.way == "after_action"
                    for _, one in event.weighed:
                        number = rf"\b{one.has}\b[^;)]* {one.needs}\b"
                        assert one.bar in ("top", "full", "each_size") or re.search(number, words), lines
                case ev.AutomaFailed(seat=turn.seat):
                    assert wording.format_field((event.effect, event.why), "obstacle") in words, lines
                case ev.AutomaChose(seat=turn.seat, what=ev.Chosen.RECRUIT):
                    assert wording.format_field(event, "choice") in with_room, with_room
                case ev.AutomaChose(seat=turn.seat, what=ev.Chosen.REGION):
                    failed = [ENGLISH.words["failed_priority"][one] for one in event.failed]
                    assert all(one in with_room.lower() for one in failed), with_room
                    names = [ENGLISH.words["region"][one] for one in event.tied]
                    assert not names or f"tied: {', '.join(names[:-1])} and" in with_room, with_room
                case ev.AutomaChose(seat=turn.seat, what=ev.Chosen.STATUE):
                    assert wording.format_field(event, "choice") in words, lines
        if tally(turn.seat, turn.events).workers:
            assert re.search(r"gained|\+\d \w+(/\w+ Newcomer)?", words), lines


@pytest.mark.parametrize("length", ["weighed", "weighed briefly"])
def test_a_worship_that_takes_one_statue_of_each_size_says_so(length: str) -> None:
    needed = ("worship", ev.Condition(1, 2, EACH_SIZE))
    assert Wording(ENGLISH).format_field(needed, length) == "Worship (needs one Statue of each size)"


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=lambda lang: lang.code)
def test_wanted_workers_are_told_briefly_also_in_a_language_without_fewer_words(lang: Language) -> None:
    words = Wording(lang).format_field(("workers", ev.Condition(1, 2)), "weighed briefly")
    assert re.findall(r"\d", words) == ["1", "2"]


@pytest.mark.parametrize("path", some(SOLO, 5), ids=lambda path: path.stem)
def test_where_her_high_priest_stands_can_be_followed_in_all_turns_and_festivals(path: Path) -> None:
    heard = heard_game(path)
    for episode in heard.turns:
        words = "\n".join(lines_of(episode, heard.names))
        for section, weighed in tally(1, episode.events).walks:
            assert (f"to section {section} (" if section else "High Priest stays (") in words, words
            assert all(re.search(rf"\b{one.has}\b[^;)]* {one.needs}\b", words) for _, one in weighed if not one.bar), (
                words
            )


@pytest.mark.parametrize("path", some(SOLO, 5), ids=lambda path: path.stem)
def test_wherever_messages_end_each_step_is_told_by_its_number(path: Path) -> None:
    heard, numbers = heard_game(path), list[list[str]]()
    for piece in heard.pieces:
        if piece.is_automas:
            found = [line.partition(".")[0] for line in lines_of(piece, heard.names) if NUMBERED.match(line)]
            numbers += [] if piece.begun else [[]]
            numbers[-1] += found
    assert numbers == [[line.partition(".")[0] for line in numbered] for _, _, numbered in turns_of(path)]


def _turn(*events: ev.Event, seat: int = 1, earlier: Sequence[ev.Event] = ()) -> list[str]:
    turn = Episode(TURN, seat, 9, list(events), [], begun=bool(earlier), earlier=earlier)
    return told(turn, NAMES, NAMES, ENGLISH)


FAILED = ev.AutomaFailed(1, PlaceConquestMarker(1), "poor", 0)
SOLDIERS = ev.Condition(has=1, needs=1)
CONQUEST = (ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("conquest", SOLDIERS),)), ev.HighPriestActivated(1, "conquest"))
NOT_READY = (ev.AutomaDecided(1, ev.Way.NOT_READY, (("soldiers", ev.Condition(0, 2)),)), ev.ArmyCardDrawn(1, "?"))


def test_another_message_goes_on_with_the_last_step_and_counts_on() -> None:
    earlier = [*CONQUEST, ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "control"), ev.SpaceConquered(1, "AN5")]
    assert _turn(ev.SoldiersDiscarded(1, "A01"), *NOT_READY, earlier=earlier) == [
        "• Bruno: goes on",
        "↳ 2. 1 Soldier lost",
        "3. Not ready to conquer (0 Soldiers, 2 needed ✗): +1 Army card",
    ]
    assert _turn(*NOT_READY, earlier=earlier)[1:] == ["3. Not ready to conquer (0 Soldiers, 2 needed ✗): +1 Army card"]


def test_a_failed_conquest_is_told_in_her_turn_and_in_that_of_the_person() -> None:
    assert _turn(*CONQUEST, ev.ArmyCardPlayed(1, "A01"), FAILED, *NOT_READY)[1:] == [
        "1. Conquest: 1 Soldier, 1 needed ✓. Played 1 Army card, too few Soldiers for any space, so skipped",
        "2. Not ready to conquer (0 Soldiers, 2 needed ✗): +1 Army card",
    ]
    assert _turn(ev.HighPriestActivated(0, "conquest"), FAILED, seat=0) == [
        "• Ana: Conquest",
        "· Bruno: no Conquest (too few Soldiers for any space)",
    ]


def test_with_vassals_the_regions_she_leads_are_told_whether_she_spreads_or_not() -> None:
    led = ("control", ev.Condition(1, 2))
    spread = ev.InfluenceSpread(1, "antisuyu")
    chose = ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "control")
    assert _turn(*CONQUEST, ev.AutomaDecided(1, ev.Way.SPREADS, (led,)), chose, spread, ev.VassalPlaced(1, "PV01", ""))[
        2:
    ] == [
        "2. Cultural Influence (leads 1 region, must be fewer than 2), Antisuyu, where she takes control: "
        "placed a Vassal on Cult of Cloth"
    ]
    closed = ("control", ev.Condition(1, 2, "closed"))
    ready = ev.AutomaDecided(1, ev.Way.READY, (closed, ("soldiers", ev.Condition(5, 4))))
    assert _turn(*CONQUEST, ready, ev.WorkerRecruited(1, "priest", "nomads"))[2:] == [
        "2. No Cultural Influence (leads 1 region, must be fewer than 2, none open), ready to conquer (5 "
        "Soldiers, 4 needed ✓): gained a Priest"
    ]


def test_a_building_that_chance_has_chosen_is_told_to_be_random() -> None:
    built = ev.BuildingConstructed(1, "Z02")
    row, random = ev.AutomaActed(1, "upper", 2, "PA-U1", ""), ev.AutomaChose(1, ev.Chosen.TILE, "Z02", "random")
    chance, none = (_turn(row, *events)[-1].rpartition(": ")[2] for events in ((random, built), (built,)))
    assert chance == f"{none} (at random)"


def test_why_somebody_is_recruited_without_a_roll_is_told() -> None:
    hires = ev.AutomaDecided(1, ev.Way.HIRES, (("workers", ev.Condition(0, 1)),))
    by_palace = ev.AutomaChose(1, ev.Chosen.RECRUIT, "corn", "palace")
    gained = (ev.WorkerRecruited(1, "priest", "village"), ev.NobleAppointed(1, "X04", "priest"))
    assert _turn(*CONQUEST, hires, by_palace, *gained)[2:] == [
        "2. Too few Workers (has 0, wants 1): corn end, for a Palace, gained a Priest, appointed 1 Noble"
    ]


def test_a_priority_that_no_region_meets_is_told_before_the_one_that_decides() -> None:
    took = (ev.SpaceConquered(1, "AN5"), ev.Gained(1, "gold", 2, "conquest"))
    fewest = ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "fewest", (), ("control",))
    assert _turn(*CONQUEST, fewest, *took)[2:] == [
        "2. Antisuyu, no control to gain, with the fewest markers: took AN5, +2 gold"
    ]
    by_die = ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "die", (), ("control",))
    assert _turn(*CONQUEST, ev.DieRolled(1, 3, "region"), by_die, *took)[2:] == [
        "2. No control to gain, rolled 3, Antisuyu: took AN5, +2 gold"
    ]


def test_why_her_high_priest_walks_on_or_stays_on_the_temple_is_told() -> None:
    climbed = (*CONQUEST, ev.DieRolled(1, 2, "temple"), ev.TempleClimbed(1, "S1L"))
    unmet, met = ("worship", ev.Condition(0, 1)), ("offering", ev.Condition(4, 4))
    walked = (ev.AutomaDecided(1, ev.Way.WALKS, (unmet,)), ev.HighPriestMoved(1, 3))
    assert _turn(*climbed, *walked, *NOT_READY)[2:] == [
        "2. Rolled 2, left path up the Temple: climbed 1 Temple step, High Priest to section 3 (Worship: "
        "0 Statues, 1 needed ✗)",
        "3. Not ready to conquer (0 Soldiers, 2 needed ✗): +1 Army card",
    ]
    gold = (ev.AutomaFailed(1, MovePriest(1), "none", 1), ev.Gained(1, "gold", 1, "temple"))
    stayed = (ev.AutomaDecided(1, ev.Way.STAYS, (unmet, met)), *gold)
    assert _turn(*climbed, *stayed)[2:] == [
        "2. Rolled 2, left path up the Temple: climbed 1 Temple step, a High Priest action is possible, "
        "so gold instead, "
        "High Priest stays (Worship: 0 Statues, 1 needed ✗; Offering: 4 corn, 4 needed ✓), +1 gold"
    ]
    followed = (ev.HighPriestActivated(0, "offering"), ev.TempleClimbed(1, "S1L"))
    assert _turn(*followed, *walked, seat=0)[1] == (
        "· Bruno: climbed 1 Temple step, High Priest to section 3 (Worship: 0 Statues, 1 needed ✗)"
    )
    assert _turn(*followed, *stayed, seat=0)[1] == (
        "· Bruno: climbed 1 Temple step, High Priest stays (Worship: 0 Statues, 1 needed ✗; Offering: 4 "
        "corn, 4 needed ✓); +1 gold"
    )


def test_regions_between_which_the_die_chooses_are_told_and_on_what_they_are_tied() -> None:
    tied = ("chinchaysuyu", "antisuyu")
    by_die = ev.AutomaChose(
        1, ev.Chosen.REGION, "antisuyu", "die", (("kuntisuyu", "more_markers"),), (), tied, "fewest"
    )
    events = (*CONQUEST, ev.DieRolled(1, 1, "region"), by_die, ev.SpaceConquered(1, "AN5"))
    at_length = _turn(*events)
    assert at_length[2] == (
        "2. Rolled 1, Kuntisuyu has more markers, clockwise to Antisuyu "
        "(tied: Chinchaysuyu and Antisuyu, with the fewest markers): took AN5"
    )
    turn, room = Episode(TURN, 1, 9, list(events), []), sum(len(line) + 1 for line in at_length) - 1
    assert (
        told(turn, NAMES, NAMES, ENGLISH, room)[2]
        == "2. Rolled 1, Kuntisuyu more markers, so Antisuyu (2 tied): took AN5"
    )


def test_that_an_automa_cannot_follow_is_told_with_what_it_lacks() -> None:
    lacks = ev.AutomaDecided(1, ev.Way.NO_OFFERING, (("follow_offering", ev.Condition(2, 3)),))
    assert _turn(ev.HighPriestActivated(0, "offering"), lacks, seat=0)[1:] == [
        "· Bruno: does not follow (2 corn or gold, 3 needed ✗)"
    ]


def test_steps_of_the_temple_are_told_one_by_one_where_there_is_room() -> None:
    offering = (
        *(
            ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("offering", ev.Condition(6, 4)),)),
            ev.HighPriestActivated(1, "offering"),
        ),
        *(ev.Paid(1, potato=0, corn=4, stone=0, gold=0), ev.TempleClimbed(1, 1), ev.Gained(1, "potato", 1, "temple")),
        *(ev.TempleClimbed(1, 2), ev.ArmyCardDrawn(1, "?")),
    )
    at_length = _turn(*offering)
    assert at_length[1:] == [
        "1. Offering: 6 corn, 4 needed ✓. -4 corn, climbed to Temple step 1 (+1 potato), climbed to "
        "Temple step 2 (+1 Army card)"
    ]
    turn, room = Episode(TURN, 1, 9, list(offering), []), sum(len(line) + 1 for line in at_length) - 1
    assert told(turn, NAMES, NAMES, ENGLISH, room)[1:] == [
        "1. Offering: 6 corn, 4 needed ✓. Climbed 2 Temple steps, +1 potato, -4 corn, +1 Army card"
    ]


def test_what_produce_turns_up_at_its_end_is_no_part_of_the_temple() -> None:
    produced = _turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("produce", ev.Condition(2, 2)),)),
        ev.HighPriestActivated(1, "produce"),
        ev.Produced(1, "P18"),
        ev.DieRolled(1, 2, "temple"),
        ev.TempleClimbed(1, "S1L"),
        ev.TurnedDown(1, "P18"),
        ev.TurnedUp(1, "P18"),
    )
    assert produced[1:] == [
        "1. Produce: 2 Buildings face up, 2 needed ✓. Produced with Sun Gate, then rejuvenated Sun Gate",
        "2. Rolled 2, left path up the Temple: climbed 1 Temple step",
    ]


def test_where_steps_are_built_is_told() -> None:
    steps = (ev.AutomaActed(1, "lower", 2, "PA-U2", ""), ev.StepsBuilt(1, "S3u"), ev.Scored(1, 4, "steps"))
    assert _turn(*CONQUEST, *steps)[2].endswith(": built Steps on 3U, +4 VP")


def test_that_a_festival_is_triggered_is_no_part_of_what_came_before() -> None:
    assert _turn(*CONQUEST, *NOT_READY, ev.FestivalTriggered(1, 2), ev.Scored(1, 2, "festival"))[2:] == [
        "2. Not ready to conquer (0 Soldiers, 2 needed ✗): +1 Army card",
        "3. Village empty, triggered Festival 2: +2 VP",
    ]


def test_rewards_of_the_temple_of_which_one_fails_or_is_a_god_card_are_told_apart() -> None:
    assert _turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("offering", ev.Condition(6, 4)),)),
        ev.HighPriestActivated(1, "offering"),
        ev.Paid(1, potato=0, corn=6, stone=0, gold=0),
        ev.TempleClimbed(1, 1),
        ev.Gained(1, "potato", 1, "temple"),
        ev.TempleClimbed(1, 2),
        ev.AutomaFailed(1, PlaceConquestMarker(1), "poor", 1),
        ev.Gained(1, "gold", 1, "automa_board"),
        ev.TempleClimbed(1, 3),
        ev.GodCardPlayed(1, "G32"),
        ev.Gained(1, "corn", 2, "god_cards"),
        *NOT_READY,
    )[1:] == [
        "1. Offering: 6 corn, 4 needed ✓. Climbed 1 Temple step, +1 potato, -6 corn",
        "2. Climbed to Temple step 2 (reward: draw 2 Army cards, keep 1): too few Soldiers for any space, "
        "so gold instead, +1 gold",
        "3. Climbed to Temple step 3 (reward: nothing)",
        "4. Played G32 Kuychi: +2 corn",
        "5. Not ready to conquer (0 Soldiers, 2 needed ✗): +1 Army card",
    ]


def test_what_a_building_or_a_row_still_brings_after_a_roll_is_told_where_it_belongs() -> None:
    produced = _turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("produce", ev.Condition(2, 2)),)),
        ev.HighPriestActivated(1, "produce"),
        ev.Produced(1, "P01"),
        ev.DieRolled(1, 2, "temple"),
        ev.TempleClimbed(1, 1),
        ev.Produced(1, "P02"),
        ev.Scored(1, 2, "production"),
    )
    assert produced[1:] == [
        "1. Produce: 2 Buildings face up, 2 needed ✓. Produced with 2 Buildings, +2 VP",
        "2. Rolled 2, left path up the Temple: climbed 1 Temple step",
    ]
    conquered = _turn(
        *CONQUEST,
        ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "control"),
        ev.SpaceConquered(1, "AN3"),
        ev.DieRolled(1, 2, "temple"),
        ev.TempleClimbed(1, 1),
        ev.SoldiersDiscarded(1, "A01"),
    )
    assert conquered[2:] == [
        "2. Antisuyu, where she takes control: took AN3, 1 Soldier lost",
        "3. Rolled 2, left path up the Temple: climbed 1 Temple step",
    ]


def test_vp_for_steps_that_the_person_builds_below_hers_are_told_apart() -> None:
    took = (ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "control"), ev.SpaceConquered(1, "AN5"))
    assert _turn(*CONQUEST, *took, ev.StepsBuilt(0, "S3l"), ev.Scored(1, 2, "steps"))[2:4] == [
        "2. Antisuyu, where she takes control: took AN5",
        "3. Ana built Steps below: +2 VP",
    ]


def test_an_own_worker_who_falls_is_told_whosever_it_is() -> None:
    fell = ev.CasualtyFell(1, "N07", "supply")
    assert "Sent an Architect/Priest Newcomer to the Casualties of War" in _turn(*CONQUEST, fell)[1]
    assert _turn(ev.HighPriestActivated(0, "worship"), ev.CasualtyFell(0, "priest", "supply"), seat=0) == [
        "• Ana: Worship, sent a Priest to the Casualties of War"
    ]
    assert "Casualties" not in _turn(*CONQUEST, ev.CasualtyFell(1, "priest", "potato"))[1]


def test_what_axomamma_does_after_an_action_is_a_step_of_its_own() -> None:
    lines = _turn(
        *CONQUEST,
        ev.AutomaChose(1, ev.Chosen.SPACE, "AN5", "most_vp"),
        ev.SpaceConquered(1, "AN5"),
        ev.AutomaDecided(1, ev.Way.AFTER_ACTION),
        ev.ArmyCardDrawn(1, "?"),
        ev.OfferDiscarded(1, ("G07", "G11")),
    )
    assert lines[2:] == [
        "2. Took AN5, with the most VP",
        "3. After the action: +1 Army card, 2 God cards off the offer",
    ]


def test_why_placing_a_worker_scores_is_told() -> None:
    lines = _turn(
        ev.AutomaDecided(1, ev.Way.BOARD, (("produce", ev.Condition(0, 2)),)),
        ev.DieRolled(1, 2, "placement"),
        ev.WorkerPlaced(1, "warrior", "warrior", "M1b", "G13"),
        ev.StepsUsed(1, 1, "S1u"),
        ev.Scored(1, 1, "steps_used"),
        ev.Scored(1, 5, "god_cards"),
    )
    assert lines[2] == (
        "2. Rolled 2: Warrior on M1b with G13 Killa (owns its Statue, over own Steps), +6 VP (God cards 5, own Steps 1)"
    )


def test_exchanged_potato_is_told_after_what_brought_it_with_its_rule() -> None:
    reached = ev.Gained(1, "potato", 3, "automa_board"), ev.PotatoesExchanged(1, 5, 5), ev.Scored(1, 5, "automa_potato")
    lines = _turn(ev.AutomaActed(1, "lower", 2, "PA-L1", ""), *reached)
    assert lines[-1].endswith(": +3 potato, reached 5 potato, exchanged: -5 potato, +5 VP")
