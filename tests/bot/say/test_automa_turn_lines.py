"""A turn of an automa in a few lines: numbered steps, with rolls, reasons and failures."""

import re
from pathlib import Path

import pytest

from bot.languages import ENGLISH
from bot.say.after.episode_lines import told
from bot.say.after.episodes import LAST_ACTIONS, TURN, Episode
from bot.say.after.net_effects import deeds
from bot.say.after.tally import Tally, tally
from bot.say.wording import Wording
from engine import events as ev
from engine.benefits import DrawArmy, PlaceConquestMarker
from engine.temple import track
from tests.bot.say.heard_games import CHOSEN, NAMES, game, lines_of, one_turn


def test_what_an_automa_rolls_is_told_with_the_reason_and_what_came_of_it() -> None:
    assert one_turn(
        ev.AutomaDecided(
            1, ev.Way.HIGH_PRIEST, (("offering", ev.Condition(2, 4)), ("conquest", ev.Condition(has=5, needs=4)))
        ),
        ev.HighPriestActivated(1, "conquest"),
        ev.DieRolled(1, 3, "region"),
        ev.AutomaChose(1, ev.Chosen.REGION, "qullasuyu", "die", (("antisuyu", "hers"),)),
        ev.SpaceConquered(1, "QU2"),
        ev.Gained(1, "gold", 2, "conquest"),
        ev.AutomaDecided(1, ev.Way.NOT_READY),
        ev.ArmyCardDrawn(1, "?"),
        seat=1,
    ) == [
        "• Bruno: Conquest",
        "1. Offering: 2 corn, 4 needed ✗; Conquest: 5 Soldiers, 4 needed ✓",
        "2. Rolled 3, Antisuyu is hers already, clockwise to Qullasuyu: took QU2, +2 gold",
        "3. Not ready to conquer: +1 Army card",
    ]


def test_what_follows_on_a_message_of_which_nothing_is_known_is_not_numbered_anew() -> None:
    rest = [
        ev.WeavingBought(1, "W01", False),
        ev.Paid(1, potato=0, corn=2, stone=0, gold=0),
        ev.AutomaDecided(1, ev.Way.NOT_READY),
        ev.ArmyCardDrawn(1, "?"),
    ]
    assert told(Episode(TURN, 1, 9, rest, [], begun=True), NAMES[:2], NAMES[:2], ENGLISH) == [
        "• Bruno: goes on",
        "↳ bought W01, -2 corn",
        "↳ Not ready to conquer: +1 Army card",
    ]
    assert told(Episode(TURN, 1, 9, rest[2:], [], begun=True), NAMES[:2], NAMES[:2], ENGLISH) == [
        "• Bruno: goes on",
        "↳ Not ready to conquer: +1 Army card",
    ]


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (ev.AutomaFailed(1, PlaceConquestMarker(1), "poor", 0), "Too few Soldiers for any space, so skipped"),
        (ev.SpaceConquered(1, "KU3"), "Took KU3"),
    ],
)
def test_the_second_marker_of_a_conquest_is_told_to_be_free_and_where_it_may_go(first: ev.Event, told: str) -> None:
    farther = (("chinchaysuyu", "more_markers"), ("antisuyu", "farther"), ("qullasuyu", "farther"))
    lines = one_turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("conquest", ev.Condition(2, 2)),)),
        ev.HighPriestActivated(1, "conquest"),
        first,
        ev.AutomaChose(1, ev.Chosen.REGION, "kuntisuyu", "fewest", farther),
        ev.SpaceConquered(1, "KU1"),
        ev.AutomaDecided(1, ev.Way.SPREADS, (("control", ev.Condition(1, 2)),)),
        ev.AutomaChose(1, ev.Chosen.REGION, "antisuyu", "control"),
        ev.InfluenceSpread(1, "antisuyu"),
        seat=1,
    )
    assert lines[1:] == [
        f"1. Conquest: 2 Soldiers, 2 needed ✓. {told}",
        "2. Free second marker (left-most space; farther right in Antisuyu and Qullasuyu), "
        "Kuntisuyu, with the fewest markers: took KU1",
        "3. Cultural Influence (leads 1 region, must be fewer than 2), Antisuyu, where she takes control",
    ]


def test_a_marker_for_a_step_of_the_temple_is_not_the_second_one_of_a_conquest() -> None:
    granted = [step.id for step in track("ruruy") if PlaceConquestMarker(1) in step.reward]
    lines = one_turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("conquest", ev.Condition(2, 2)),)),
        ev.HighPriestActivated(1, "conquest"),
        ev.AutomaChose(1, ev.Chosen.SPACE, "CH3", "most_vp"),
        ev.SpaceConquered(1, "CH3"),
        ev.TempleClimbed(1, granted[0]),
        ev.AutomaChose(1, ev.Chosen.SPACE, "QU5", "most_vp"),
        ev.SpaceConquered(1, "QU5"),
        ev.AutomaChose(1, ev.Chosen.SPACE, "AN1", "least_discard"),
        ev.SpaceConquered(1, "AN1"),
        seat=1,
    )
    assert [line.partition(", ")[0] for line in lines[2:]] == ["2. Took CH3", "3. Took QU5", "4. Free second marker"]


def test_a_god_card_without_a_free_space_and_a_failure_are_told_with_their_reasons() -> None:
    assert one_turn(
        ev.AutomaDecided(1, ev.Way.BOARD, (("worship", ev.Condition(1, 1, "top")), ("produce", ev.Condition(0, 2)))),
        ev.DieRolled(1, 2, "placement"),
        ev.GodCardOffered("G14"),
        ev.GodCardTucked(1, 2, "G02"),
        ev.WorkerPlaced(1, "warrior", "warrior", "T1b", "G02"),
        ev.GodCardOffered("G02"),
        ev.AutomaActed(1, "upper", 2, "PA-U2", "PP2b"),
        ev.AutomaFailed(1, DrawArmy(2), "none", 1),
        ev.Gained(1, "gold", 1, "automa_board"),
        seat=1,
    ) == [
        "• Bruno: Warrior on T1b",
        "1. No High Priest action (Worship (at the top of the Temple); Produce: 0 Buildings face up, 2 needed ✗)",
        "2. Rolled 2, no free space of G14 Killa: Warrior on T1b with G02 Inti",
        "3. Upper row, Warlord (draw 2 Army cards, 1 gold): no Army card left, so gold instead, +1 gold",
    ]


@pytest.mark.parametrize(
    ("by", "passed", "why"),
    [
        ("", (), ""),
        ("cheapest", (), " (cheapest)"),
        ("tied", (("top", "god_full"),), " (none free on the top terrace, cheapest, at random)"),
        ("", (("middle", "god_full"), ("top", "god_full")), " (none free on the middle and top terrace)"),
        ("", (("killa", "nowhere"), ("top", "full")), " (Killa has no free space, none free on the top terrace)"),
    ],
)
def test_an_automa_says_why_it_is_this_space_only_where_there_was_another(
    by: str, passed: tuple[tuple[str, str], ...], why: str
) -> None:
    lines = one_turn(
        ev.AutomaDecided(1, ev.Way.BOARD, (("produce", ev.Condition(0, 2)),)),
        ev.HighPriestMoved(1, 3),
        ev.DieRolled(1, 2, "placement"),
        ev.AutomaChose(1, ev.Chosen.PLACEMENT, "M1b", by, passed),
        ev.WorkerPlaced(1, "warrior", "warrior", "M1b", "G13"),
        seat=1,
    )
    assert lines == [
        "• Bruno: Warrior on M1b",
        "1. No High Priest action (Produce: 0 Buildings face up, 2 needed ✗): High Priest to section 3",
        f"2. Rolled 2: Warrior on M1b with G13 Killa{why}",
    ]


@pytest.mark.parametrize(("by", "words"), [("die", "so Killa"), ("random", "so Killa, at random"), ("", "so Killa")])
def test_an_automa_says_why_it_is_the_statue_of_another_god(by: str, words: str) -> None:
    lines = one_turn(
        ev.AutomaActed(1, "upper", 3, "PA-U1", ""),
        ev.Gained(1, "stone", 1, "temple"),
        ev.DieRolled(1, 2, "statue"),
        ev.AutomaChose(1, ev.Chosen.GOD, "killa", by, (("inti", "not_offered"),)),
        ev.StatueBuilt(1, "small", "killa"),
        seat=1,
    )
    assert lines[-1] == f"2. Rolled 2, Inti not offered there, {words}: built a small Statue"


def test_a_move_of_an_automas_high_priest_is_told_where_it_activates_nothing() -> None:
    assert one_turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("produce", ev.Condition(2, 2)),)),
        ev.HighPriestMoved(1, 3),
        ev.HighPriestActivated(1, "produce"),
        ev.AutomaDecided(1, ev.Way.NOT_READY),
        ev.ArmyCardDrawn(1, "?"),
        ev.HighPriestMoved(1, 4),
        seat=1,
    )[1:] == [
        "1. Produce: 2 Buildings face up, 2 needed ✓",
        "2. Not ready to conquer: High Priest to section 4, +1 Army card",
    ]


LONG_TURN = (
    ev.AutomaDecided(1, ev.Way.BOARD, (("produce", ev.Condition(0, 2)), ("worship", ev.Condition(0, 1)))),
    ev.DieRolled(1, 2, "placement"),
    ev.WorkerPlaced(1, "courier", "courier", "T3b", "G13"),
    ev.AutomaActed(1, "middle", 2, "AX-M3", ""),
    ev.DieRolled(1, 2, "statue"),
    ev.AutomaChose(1, ev.Chosen.GOD, "illapa", "die"),
    ev.Paid(1, potato=0, corn=0, stone=2, gold=1),
    ev.StatueBuilt(1, "small", "illapa"),
    ev.Scored(1, 3, "statues"),
    ev.AutomaDecided(1, ev.Way.HIRES),
    ev.DieRolled(1, 2, "village"),
    ev.WorkerRecruited(1, "priest", "village"),
    ev.Gained(1, "gold", 1, "recruiting"),
    ev.Gained(0, "corn", 1, "steps_used"),
    ev.Scored(0, 1, "steps_used"),
)


def test_a_turn_of_an_automa_says_the_same_in_fewer_words_before_it_loses_anything_and_then_owns_to_it() -> None:
    def said(room: int) -> list[str]:
        return told(Episode(TURN, 1, 9, list(LONG_TURN), []), NAMES[:2], NAMES[:2], ENGLISH, room)

    def with_less_room(lines: list[str]) -> list[str]:
        room = sum(len(line) + 1 for line in lines)
        assert said(room) == lines
        return said(room - 1)

    whole = [
        "• Bruno: Courier on T3b; +3 VP (Statues)",
        "1. No High Priest action (Produce: 0 Buildings face up, 2 needed ✗; Worship: 0 Statues, 1 needed ✗)",
        "2. Rolled 2: Courier on T3b with G13 Killa",
        "3. Middle row (build a Statue), rolled 2, Illapa: built a small Statue, +3 VP, -2 stone, -1 gold",
        "4. Too few Workers, rolled 2, potato end of the Village: gained a Priest, +1 gold",
        "· Ana: +1 VP (Steps others used), +1 corn",
    ]
    assert said(500) == whole
    goods_by_signs = [
        *whole[:3],
        "3. Middle row (build a Statue), rolled 2, Illapa: built a small Statue, +3 VP, -2🪨, -1🟡",
        "4. Too few Workers, rolled 2, potato end of the Village: gained a Priest, +1🟡",
        "· Ana: +1 VP (Steps others used), +1🌽",
    ]
    assert with_less_room(whole) == goods_by_signs
    one_line = [whole[0], "1. No High Priest action (Produce 0 of 2 ✗; Worship 0 of 1 ✗)", *goods_by_signs[2:]]
    assert with_less_room(goods_by_signs) == one_line
    two_lines = [*one_line[:2], "2. Rolled 2: T3b with G13 Killa", *one_line[3:]]
    assert with_less_room(one_line) == two_lines
    row = "3. Middle row, rolled 2, Illapa: built a small Statue, +3 VP, -2🪨, -1🟡"
    assert with_less_room(two_lines) == [*one_line[:3], row, *one_line[4:]]
    with_signs = [*two_lines[:3], row, *two_lines[4:]]
    assert with_less_room([*one_line[:3], row, *one_line[4:]]) == with_signs
    least = sum(len(line) + 1 for line in with_signs)
    assert said(least) == with_signs
    fewest = said(least - 1)
    assert fewest == [
        *with_signs[:4],
        "4. Too few Workers, rolled 2, potato end of the Village: +1 Priest, +1🟡",
        "· Ana: +1 VP (Steps others used), +1🌽",
    ]
    tersest = [*fewest[:2], "2. Rolled 2: T3b with G13", *fewest[3:]]
    assert said(least - 7) == said(sum(len(line) + 1 for line in tersest)) == tersest
    assert said(sum(len(line) + 1 for line in tersest) - 1) == [
        *tersest[:3],
        "3. Middle row, rolled 2, Illapa: built a small Statue, +3 VP",
        "4. Too few Workers, rolled 2, potato end of the Village: +1 Priest",
        "· Ana: +1 VP (Steps others used) … more in /log",
    ]
    without_steps = [
        "• Bruno: Courier on T3b, small Statue of Illapa, +1 Priest; +3 VP (Statues), -2🪨",
        "· Ana: +1 VP (Steps others used), +1🌽",
    ]
    assert said(sum(len(line) + 1 for line in without_steps)) == without_steps
    assert said(sum(len(line) + 1 for line in without_steps) - 1) == [
        "• Bruno: Courier on T3b, small Statue of Illapa; +3 VP (Statues)",
        "· Ana: +1 VP (Steps others used) … more in /log",
    ]


def test_which_statue_is_discarded_is_told_and_that_chance_has_chosen_it() -> None:
    worship = (
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("worship", ev.Condition(2, 1)),)),
        ev.HighPriestActivated(1, "worship"),
    )
    discarded = (ev.StatueDiscarded(1, "small", "inti"), ev.TempleClimbed(1, 3), ev.TempleClimbed(1, 4))
    climbs = "climbed to Temple step 3, climbed to Temple step 4"
    assert one_turn(*worship, *discarded, seat=1)[1] == (
        f"1. Worship: 2 Statues, 1 needed ✓. Discarded a small Statue of Inti, {climbs}"
    )
    chosen = (ev.TempleClimbed(1, 2), ev.AutomaChose(1, ev.Chosen.STATUE, "inti", "random"))
    assert one_turn(*worship, *chosen, *discarded, seat=1)[1] == (
        "1. Worship: 2 Statues, 1 needed ✓. "
        f"Climbed to Temple step 2, Inti at random, discarded a small Statue, {climbs}"
    )


def test_why_it_is_this_worker_and_this_weaving_is_told_while_there_is_room() -> None:
    turn = Episode(
        TURN,
        1,
        9,
        [
            ev.AutomaDecided(1, ev.Way.BOARD, (("offering", ev.Condition(1, 4)),)),
            ev.DieRolled(1, 2, "placement"),
            ev.AutomaChose(1, ev.Chosen.WORKER, "priest", "oldest"),
            ev.WorkerPlaced(1, "priest", "priest", "T3b", "G11"),
            ev.AutomaActed(1, "middle", 2, "AX-M1", ""),
            ev.AutomaChose(1, ev.Chosen.WEAVING, "W03", "number"),
            ev.WeavingBought(1, "W03", leftover=False),
            ev.WorkerRecruited(1, "courier", "nomads"),
            ev.AutomaChose(1, ev.Chosen.SURPLUS, "warrior", "oldest"),
            ev.WorkerGivenUp(1, "warrior"),
        ],
        [],
    )
    whole = told(turn, NAMES[:2], NAMES[:2], ENGLISH)
    assert whole[2] == "2. Rolled 2: Priest on T3b with G11 Killa (the oldest Worker)"
    assert whole[3].endswith(": bought W03 (the highest number), gained a Courier, removed a Warrior (the oldest)")
    least = sum(len(line) + 1 for line in whole) - 1
    without = told(turn, NAMES[:2], NAMES[:2], ENGLISH, least)
    assert without[2] == "2. Rolled 2: Priest on T3b with G11 Killa"
    assert without[3].endswith(": bought W03, gained a Courier, removed a Warrior")


@pytest.mark.parametrize("path", [path for path in CHOSEN if "solo" in str(path)], ids=lambda path: path.stem)
def test_no_turn_of_an_automa_leaves_out_what_it_did(path: Path) -> None:
    _, turns, names = game(path)
    for episode in turns:
        if episode.is_automas:
            lines = lines_of(episode, names)
            numbered = "\n".join(line for line in lines if line[0].isdigit())
            came_to = tally(episode.seat, episode.events)
            done = Tally(buildings=came_to.buildings[:1], deeds=came_to.deeds)
            for clause in deeds(done, Wording(ENGLISH)):
                last = (clause.brief or clause.words).split()[-1].rstrip("s")
                assert clause.words.partition(" ")[0] in numbered or last in numbered, lines
            assert all(name in numbered for name in (*came_to.conquered, *came_to.bought, *came_to.taken)), lines


@pytest.mark.parametrize("path", [path for path in CHOSEN if "solo" in str(path)], ids=lambda path: path.stem)
def test_every_roll_and_every_failure_of_an_automa_has_its_reason(path: Path) -> None:
    _, turns, names = game(path)
    for episode in turns:
        if not episode.is_automas:
            continue
        lines = lines_of(episode, names)
        assert lines[1 + (episode.kind == LAST_ACTIONS)].startswith("1. "), lines
        rolls = [event for event in episode.events if isinstance(event, ev.DieRolled) and event.seat == episode.seat]
        assert [int(found) for found in re.findall(r"[Rr]olled (\d)", "\n".join(lines))] == [
            roll.value for roll in rolls
        ]
        for event in episode.events:
            if isinstance(event, ev.AutomaFailed):
                worded = Wording(ENGLISH).format_field((event.effect, event.why), "obstacle")
                assert worded != ENGLISH.words["failing"]["none"]
                assert worded in "\n".join(lines)


def test_a_weaving_that_is_turned_down_at_first_and_taken_next_has_both_reasons() -> None:
    """Two free Weavings: beneath the one that does not fit is one that makes another Tapestry the largest."""
    lines = one_turn(
        ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("offering", ev.Condition(4, 4)),)),
        ev.HighPriestActivated(1, "offering"),
        ev.AutomaChose(1, ev.Chosen.WEAVING, "W30", "beneath"),
        ev.WeavingTaken(1, "W11"),
        ev.AutomaChose(1, ev.Chosen.WEAVING, "W30", "fits"),
        ev.WeavingTaken(1, "W30"),
        seat=1,
    )
    said = " ".join(lines)
    assert "W30 does not fit the largest Tapestry, so the one beneath it" in said
    assert "took W30 (fits the largest Tapestry)" in said
    assert "W11" in said
