"""What an automa does in the turns of others and at Festivals, and what it decides for everybody: told with reasons."""

import re
from pathlib import Path

import pytest

from bot.languages import ENGLISH
from bot.say.after.episodes import FESTIVAL, TURN, Episode
from bot.say.after.log import paragraphs
from engine import events as ev
from engine.components import REGIONS
from tests.bot.sample_games import GOLDEN, kind_of_game
from tests.bot.say.cult_games import NAMES as CULT_NAMES
from tests.bot.say.cult_games import heard
from tests.bot.say.heard_games import LEFT_OUT, NAMES, heard_game, lines_of, one_turn
from tests.sizes import size, some

SOLO = [path for path in GOLDEN if "solo" in str(path)]
AUTOMA = 1
HERS_OR_HIS = re.compile(r"\b(she|her|hers|herself|he|him|his|himself)\b", re.IGNORECASE)
REGION_NAMES = ENGLISH.words["region"]
WORKERS = ENGLISH.words["worker"]
REFUSING = ("solo-all-simpa", "solo-more-14", "axomamma-greedy", "pachamama-hard")  # games in which it refuses, too
GAMES: list[Path | int] = [*size([path for path in SOLO if path.stem in REFUSING], SOLO), *range(size(1, 4))]


def turns(game: Path | int) -> list[tuple[Episode, list[str]]]:
    """The turns of a recorded game, or of one with Cult tiles, and what is told of them."""
    if isinstance(game, int):
        return [(one, lines_of(one, CULT_NAMES)) for one in heard(game)]
    known = heard_game(game)
    return [(one, lines_of(one, known.names)) for one in known.turns]


def named(game: Path | int) -> str:
    return game.stem if isinstance(game, Path) else f"cults-{game}"


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_its_rolls_in_the_turns_of_others_are_told(game: Path | int) -> None:
    for episode, lines in turns(game):
        words = "\n".join(lines)
        if episode.kind in (TURN, FESTIVAL) and LEFT_OUT not in words:
            rolls = [event.value for event in episode.events if isinstance(event, ev.DieRolled)]
            assert list(map(int, re.findall(r"[Rr]olled (\d)", words))) == rolls, words


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_why_it_follows_into_a_region_is_told(game: Path | int) -> None:
    for episode, lines in turns(game):
        words = "\n".join(lines).lower()
        if episode.kind != TURN or episode.is_automas or LEFT_OUT in words:
            continue
        for event in episode.events:
            match event:
                case ev.AutomaChose(taken=taken, by="die") if taken in REGIONS:
                    assert REGION_NAMES[taken].lower() in words, words
                case ev.AutomaChose(what=ev.Chosen.REGION | ev.Chosen.SPACE, by=by) if by != "random":
                    reasons = (ENGLISH.words["chosen_by"][by], ENGLISH.words["chosen_briefly"][by])
                    assert any(reason.lower() in words for reason in reasons), words


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_why_it_buys_no_leftover_weaving_is_told(game: Path | int) -> None:
    for episode, lines in turns(game):
        drawn = left = False
        refused = []
        for event in episode.events:
            match event:
                case ev.WeavingsDrawn():
                    drawn, left = event.seat != AUTOMA, False
                case ev.WeavingBought(seat=seat, leftover=True) if seat == AUTOMA:
                    left = True
                case ev.AutomaDecided(way="no_leftover"):
                    refused.append(event)
                    left = True
                case ev.WeavingsReturned() if drawn and not episode.is_automas:
                    assert left, "neither bought nor refused"
        words = "\n".join(lines)
        for event in refused:
            ((_, found),) = event.weighed
            reason = "none fits a Tapestry" if found.bar else f"{found.has} corn, {found.needs} needed ✗"
            assert f"no leftover Weaving ({reason})" in words or LEFT_OUT in words, words


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_casualty_of_its_conquest_is_told(game: Path | int) -> None:
    for episode, lines in turns(game):
        for event in episode.events:
            if isinstance(event, ev.CasualtyFell) and event.seat == episode.seat == AUTOMA and event.source != "supply":
                assert f"{WORKERS[event.worker]} fell" in "\n".join(lines), lines


@pytest.mark.parametrize(
    ("source", "words"), [("potato", "A Priest fell (potato end)"), ("priest", "A Priest fell (a Nomad at random)")]
)
def test_from_where_a_casualty_comes_is_told(source: str, words: str) -> None:
    lines = one_turn(
        ev.AutomaDecided(AUTOMA, ev.Way.HIGH_PRIEST, (("conquest", ev.Condition(2, 2)),)),
        ev.HighPriestActivated(AUTOMA, "conquest"),
        ev.CasualtyFell(AUTOMA, "priest", source),
        seat=AUTOMA,
    )
    assert lines[-1] == f"1. Conquest: 2 Soldiers, 2 needed ✓. {words}"


def test_its_roll_and_reason_come_before_what_it_took_in_the_turn_of_somebody_else() -> None:
    tied = {"tied": ("antisuyu", "qullasuyu"), "tied_by": "fewest"}
    followed = (ev.SpaceConquered(AUTOMA, "QU2"), ev.Gained(AUTOMA, "gold", 2, "conquest"))
    rolled = (ev.DieRolled(AUTOMA, 3, "region"), ev.AutomaChose(AUTOMA, ev.Chosen.REGION, "qullasuyu", "die", **tied))
    assert one_turn(ev.HighPriestActivated(0, "conquest"), *rolled, *followed)[-1] == (
        "· Bruno: rolled 3, Antisuyu (tied: Antisuyu and Qullasuyu, with the fewest markers), took QU2; +2 gold"
    )
    chosen = ev.AutomaChose(AUTOMA, ev.Chosen.REGION, "qullasuyu", "control")
    assert one_turn(ev.HighPriestActivated(0, "conquest"), chosen, *followed)[-1] == (
        "· Bruno: Qullasuyu, where she takes control, took QU2; +2 gold"
    )


# ---------------------------------------------------------------- the log


def story(*events: ev.Event) -> list[str]:
    return [sentence for one in paragraphs(events, NAMES, ENGLISH) for sentence in one.sentences]


@pytest.mark.parametrize(
    ("fed", "words"),
    [
        (ev.GodsFed(0, 2, 1, 0), "Ana paid 2 potato and 1 gold for 3 God cards."),
        (ev.GodsFed(0, 1, 0, 2), "Ana paid 1 potato for 3 God cards, 2 short: -4 VP."),
        (ev.GodsFed(0, 0, 0, 2), "Ana paid nothing for 2 God cards: -4 VP."),
    ],
)
def test_the_log_tells_upkeep_once(fed: ev.GodsFed, words: str) -> None:
    paid = [ev.Paid(0, fed.potato, 0, 0, fed.gold)] if fed.potato or fed.gold else []
    lost = [ev.Scored(0, -2 * fed.missing, "missing_potato")] if fed.missing else []
    assert story(*paid, fed, *lost) == [words]


@pytest.mark.parametrize("path", some(GOLDEN, 6, kind_of_game), ids=lambda path: path.stem)
def test_every_upkeep_of_a_recorded_game_is_told_once(path: Path) -> None:
    heard = heard_game(path)
    for episode in heard.turns:
        fed = [event for event in episode.events if isinstance(event, ev.GodsFed)]
        told = [sentence for one in paragraphs(episode.events, heard.names, ENGLISH) for sentence in one.sentences]
        assert sum(bool(re.search(r" paid .*for \d+ God cards?\b", sentence)) for sentence in told) == len(fed)
        before = [
            told[n - 1] for n, sentence in enumerate(told) if re.search(r" paid .*for \d+ God cards?\b", sentence)
        ]
        assert not any(re.fullmatch(r"\w+ paid [^:]*\.", one) and "for" not in one for one in before), told


def test_the_log_says_once_that_it_buys_no_leftover_weaving() -> None:
    refused = ev.AutomaDecided(AUTOMA, ev.Way.NO_LEFTOVER, (("leftover", ev.Condition(1, 2)),))
    assert story(refused, ev.Declined(AUTOMA, "BuyLeftoverWeaving")) == [
        "Bruno bought no leftover Weaving (1 corn, 2 needed ✗)."
    ]
    assert story(ev.Declined(AUTOMA, "BuyLeftoverWeaving")) == ["Bruno bought no leftover Weaving."]


# ---------------------------------------------------------------- Axomamma


@pytest.mark.parametrize("path", [path for path in SOLO if "axomamma" in path.stem], ids=lambda path: path.stem)
def test_axomamma_is_never_she_or_he(path: Path) -> None:
    heard = heard_game(path)
    for episode in heard.turns:
        log = [sentence for one in paragraphs(episode.events, heard.names, ENGLISH) for sentence in one.sentences]
        for words in (*lines_of(episode, heard.names), *log):
            assert not HERS_OR_HIS.search(words), words


def test_no_sentence_about_axomamma_calls_it_she_or_he() -> None:
    texts = [*ENGLISH.errors.values(), *ENGLISH.chat.values(), *ENGLISH.glossary.words.values()]
    sentences = [sentence for text in texts for sentence in re.split(r"[.;\n]", text) if "Axomamma" in sentence]
    alone = [sentence for sentence in sentences if "Pachamama" not in sentence]
    assert len(alone) > 9
    for sentence in alone:
        assert not HERS_OR_HIS.search(sentence), sentence
    priorities = ("most_vp", "below_three", "fewest_person", "region", "right", "least_discard", "least_tied")
    for table in ("chosen_by", "chosen_briefly"):
        assert not any(HERS_OR_HIS.search(ENGLISH.words[table][by]) for by in priorities)
