"""Whoever cannot see the chat picture or the board can plan all the same: what is needed for it always has room."""

import re

import pytest

from bot.text.pictures import picture_words
from engine import State, view
from engine.components import SECTIONS, SPACES, STEPS
from engine.decisions import ChooseNomad, ChoosePlacement, HireWorker
from engine.queries import descending_cost, spot_code
from engine.resources import RESOURCES, VP
from render import alt
from render.alt.naming import counted
from render.words import Words
from tests.engine.kit import changed
from tests.render.kit import ENGLISH, LANGUAGES
from tests.render.positions import at, bare, states

NAMES = ("Ana", "Bruno", "Carla", "Dario")
GAMES = ("golden_age/4p-all-simpa", "golden_age/solo-all-simpa", "4p-weavers-1")
EVERY = 11  # positions
CAPTION = [(0, "Ana: Pray and Train, drew 2 Army cards, kept G12, +2 potato, +3 VP")]


def check(state: State, text: str, names: tuple[str, ...], words: Words) -> None:
    """Everybody's VP, resources, Workers, High Priest, Temple and Steps; who can be hired, the ring and its costs."""
    assert len(text) <= alt.LIMIT
    for seat, (player, name) in enumerate(zip(state.players, names, strict=True)):
        goods = [words.amount(good, n) for good in RESOURCES if (n := getattr(player, good))]
        workers = [counted(player.workers, words)] if player.workers else []
        begins = words.typeset(f" {name}: {', '.join([words.amount(VP, player.vp), *goods, *workers])}; ")
        assert begins in text
        about = text.partition(begins)[2].split(". ")[0].lower()
        assert re.search(rf"{words.high_priest} .*{player.priest}".lower(), about) or not player.priest
        assert f"{words.temple} ".lower() in about
        assert (words.steps.lower() in about) == (seat in state.steps.values())
    assert words.village in text
    assert words.typeset(f"{words.nomads}: {counted(state.nomads, words)}.") in text
    newcomers = words.typeset(f"{words.newcomers}: {counted(state.newcomers, words)}.")
    assert (newcomers in text) == bool(state.options.box.newcomers)
    for section in SECTIONS:
        action = words.priest_actions[state.coricancha[section - 1]]
        costs = [descending_cost(state.steps, section, terrace) for terrace in range(3)]
        in_full = "; ".join(rf"[^;]*\({words.amount('food', cost)}\)[^;]*" for cost in costs)
        in_full = words.typeset(f"{words.section(section)}, {action}: {in_full}")
        assert f"{section} {action} {'/'.join(map(str, costs))}" in text or re.search(in_full, text)
    codes = {*SPACES, *map(spot_code, STEPS)}
    assert not codes & set(re.findall(r"\w+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_one_plans_with_is_always_told(game: str, lang: str) -> None:
    words = picture_words(lang)
    for state in states(game)[::EVERY]:
        names = NAMES[: len(state.players)]
        text = alt.chat(view(state, None), words, names, CAPTION)
        check(state, text, names, words)
        check(state, alt.board(view(state, None), words, names), names, words)
        assert words.typeset(f" {CAPTION[0][1]}. ") in text


def test_what_is_asked_about_comes_first() -> None:
    questions = ((HireWorker, "Village"), (ChooseNomad, "Nomads"), (ChoosePlacement, "Sections, food"))
    for question, heading in questions:
        state = next(each for each in states(GAMES[0])[100:] if isinstance(each.decision, question))
        text = alt.chat(view(state, state.to_act), ENGLISH, NAMES)
        assert re.match(rf"Turn \d+\. \w+: {ENGLISH.questions[question.__name__]}\. {heading}", text)


def test_steps_and_neighbours_are_told_together() -> None:
    state = changed(
        bare(), steps={"S1u": 1, "S4u": 1, "S4l": 1}, village=("priest", "priest", "warrior", "priest"), hill={}
    )
    text = alt.chat(view(state, None), ENGLISH, NAMES[:2])
    assert "Temple step 0; Steps upper 1, 4, lower 4." in text
    assert "Village, from the potato end to the corn end: 2 Priests, Warrior, Priest." in text
    assert "Section 4, " in text
    assert "top terrace (0 food); middle terrace (0 food); bottom terrace (1 food)." in text


def test_where_there_is_no_room_the_rest_is_elsewhere() -> None:
    full = at(GAMES[0], 0.95)
    text = alt.chat(view(full, None), picture_words("fr"), NAMES, CAPTION)
    assert text.endswith(picture_words("fr").more_elsewhere)


def test_the_gods_of_an_automas_die_are_told() -> None:
    state = at(GAMES[1], 0.5)
    assert re.search(r" God cards by die: 1 \w+, 2 \w+, 3 \w+, 4 \w+\.", alt.chat(view(state, None), ENGLISH, NAMES))
