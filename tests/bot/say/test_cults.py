"""Pachamama's Cult tiles at work: in the channel and in the log they are named, with the VP that are due to them."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from bot.languages import ENGLISH
from bot.say.after.episode_lines import AUTOMAS, LONGEST, told
from bot.say.after.episodes import TURN, Episode
from bot.say.after.log import paragraphs
from engine import events as ev
from engine.components import CULTS
from engine.events import CultWorked, Event, RegionScored, Scored, StepsUsed
from tests.bot.say.cult_games import NAMES, heard
from tests.bot.say.heard_games import LEFT_OUT, one_turn

GAMES = range(12)
AUTOMA = 1
CULT_NAMES = ENGLISH.words["cult_name"]


def lines_of(episode: Episode) -> list[str]:
    return told(episode, NAMES, NAMES, ENGLISH)


def worked(events: Sequence[Event]) -> list[CultWorked]:
    return [event for event in events if isinstance(event, CultWorked)]


def vp_by_cult(words: str) -> Counter[str]:
    """The VP that are told to be due to each Cult tile; steps of an automa's turn may each tell some."""
    found: Counter[str] = Counter()
    for tile, name in CULT_NAMES.items():
        named = f"(?:{name}|{tile})"
        for pattern in (rf"(?<![/+\d])(\d+) (?:VP )?by {named}", rf"times by {named} \((\d+) VP(?! lost)"):
            found[tile] += sum(map(int, re.findall(pattern, words)))
        found[tile] -= sum(map(int, re.findall(rf"times by {named} \((\d+) VP lost", words)))
    return +found if min(found.values(), default=0) >= 0 else found


@pytest.mark.parametrize("seed", GAMES)
def test_every_cult_at_work_is_named_in_the_channel_with_all_its_vp(seed: int) -> None:
    for episode in heard(seed):
        words = "\n".join(lines_of(episode))
        due: Counter[str] = Counter()
        for event in worked(episode.events):
            assert re.search(rf"{CULT_NAMES[event.tile]}|{event.tile}", words) or LEFT_OUT in words, words
            due[event.tile] += event.vp
        if LEFT_OUT not in words:
            told_vp = vp_by_cult(words)
            assert {tile: vp for tile, vp in told_vp.items() if vp} == {tile: vp for tile, vp in due.items() if vp}, (
                words
            )


@pytest.mark.parametrize("seed", GAMES)
def test_every_cult_at_work_is_named_in_the_log_and_the_parts_add_up(seed: int) -> None:
    for episode in heard(seed):
        story = [sentence for one in paragraphs(episode.events, NAMES, ENGLISH) for sentence in one.sentences]
        told_vp: Counter[str] = Counter()
        for sentence in story:
            scored = re.search(
                r"(?:scored|lost|\+)\s?(\d+) VP.*?(?:, (\d+) of them)?,? by .* \((PV\d\d)\)\.$", sentence
            )
            if scored:
                every, some, tile = scored.groups()
                assert some is None or int(some) < int(every), sentence
                told_vp[tile] += int(some or every) * (-1 if "lost" in sentence else 1)
        due: Counter[str] = Counter()
        for event in worked(episode.events):
            assert any(f"({event.tile})" in sentence for sentence in story), story
            due[event.tile] += event.vp
        assert {tile: vp for tile, vp in told_vp.items() if vp} == {tile: vp for tile, vp in due.items() if vp}, story


@pytest.mark.parametrize("seed", GAMES)
def test_turns_with_cults_keep_to_their_letters(seed: int) -> None:
    for episode in heard(seed):
        lines = lines_of(episode)
        most = AUTOMAS if episode.is_automas else LONGEST if episode.kind == TURN else 2 * LONGEST
        assert sum(len(line) + 1 for line in lines) <= most, lines


@cache
def all_worked() -> dict[str, int]:
    return Counter(event.tile for seed in GAMES for episode in heard(seed) for event in worked(episode.events))


@pytest.mark.parametrize("tile", sorted(CULTS))
def test_these_games_show_every_cult_at_work(tile: str) -> None:
    assert all_worked()[tile] > 0


def story(*events: Event) -> list[str]:
    return [sentence for one in paragraphs(events, NAMES, ENGLISH) for sentence in one.sentences]


def test_a_region_is_told_with_what_it_scores_and_what_a_cult_adds() -> None:
    scored = (RegionScored(AUTOMA, "antisuyu", 9), Scored(AUTOMA, 9, "regions"), CultWorked(AUTOMA, "PV07", vp=2))
    assert story(*scored) == ["Pachamama scored 9 VP for leading Antisuyu, 2 of them by Cult of Tribute (PV07)."]


def test_all_vp_of_a_cult_are_told_to_be_so() -> None:
    scored = (StepsUsed(AUTOMA, AUTOMA, "S1u"), Scored(AUTOMA, 1, "steps_used"), CultWorked(AUTOMA, "PV03", vp=1))
    assert story(*scored)[0].endswith("own Steps on 1U (+1 VP), by Cult of Stairs (PV03).")


def test_the_vp_of_a_temple_step_that_counts_again_are_added_up() -> None:
    scored = (Scored(AUTOMA, 8, "temple"), Scored(AUTOMA, 8, "temple"), CultWorked(AUTOMA, "PV04", 1, 8))
    assert story(*scored) == ["Pachamama scored 16 VP (Temple), 8 of them by Cult of the Sun (PV04)."]


SPREADS = (
    ev.AutomaDecided(AUTOMA, ev.Way.SPREADS, (("control", ev.Condition(1, 2)),)),
    ev.AutomaChose(AUTOMA, ev.Chosen.REGION, "antisuyu", "control"),
    ev.InfluenceSpread(AUTOMA, "antisuyu"),
)


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (ev.VassalPlaced(AUTOMA, "PV02", ""), "placed a Vassal on Cult of Roads"),
        (ev.VassalWithheld(AUTOMA, "PV02", "full"), "no Vassal (two on Cult of Roads)"),
        (ev.VassalWithheld(AUTOMA, "PV02", "none"), "no Vassal left"),
    ],
)
def test_on_which_cult_she_places_a_vassal_is_told_or_why_on_none(happened: Event, words: str) -> None:
    lines = one_turn(*SPREADS, happened, seat=AUTOMA)
    assert (
        lines[-1]
        == f"1. Cultural Influence (leads 1 region, must be fewer than 2), Antisuyu, where she takes control: {words}"
    )


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (CultWorked(AUTOMA, "PV02", thing="worship"), "Worship in reach by Cult of Roads"),
        (CultWorked(AUTOMA, "PV04", 1, -2), "Temple step 2 times by Cult of the Sun (2 VP lost by it)"),
        (CultWorked(AUTOMA, "PV05", 2), "2 Soldiers fewer by Cult of the Banner"),
        (CultWorked(AUTOMA, "PV06", thing="antisuyu"), "one more marker in Antisuyu by Cult of Presence"),
        (CultWorked(AUTOMA, "PV08", thing="P01"), "Terrace Garden kept face up by Cult of the Forge"),
        (CultWorked(AUTOMA, "PV09", 1), "1 step more by Cult of Idols"),
    ],
)
def test_what_a_cult_does_is_told_in_plain_words(happened: Event, words: str) -> None:
    assert one_turn(happened)[-1] == f"· Bruno: {words}"


def test_vp_by_a_cult_are_told_as_a_part_of_all_vp() -> None:
    used = (ev.StepsUsed(AUTOMA, 0, "S1u"), Scored(AUTOMA, 2, "steps_used"), CultWorked(AUTOMA, "PV03", vp=1))
    assert one_turn(*used)[-1] == "· Bruno: +2 VP (Steps others used, 1 by Cult of Stairs)"
