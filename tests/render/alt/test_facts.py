"""Whoever cannot see the chat picture or the board can plan all the same: what is needed for it always has room."""

import re
from collections import Counter
from itertools import pairwise, product

import pytest

from bot.say.pictures import picture_words
from engine import State, view
from engine.buildings import market
from engine.components import PRODUCTION, SECTIONS, SPACES, STEPS, WEAVINGS
from engine.decisions import ChooseNomad, ChoosePlacement, HireWorker
from engine.queries import descending_cost, spot_code
from engine.resources import RESOURCES, VP
from render import alt
from render.alt.naming import counted
from render.board_parts import parts
from render.pictures.closeup import closeup_picture
from render.words import Words
from tests.engine.kit import changed
from tests.render.kit import ENGLISH, LANGUAGES
from tests.render.positions import at, bare, states, with_area
from tests.sizes import size

NAMES = ("Ana", "Bruno", "Carla", "Dario")
GAMES = ("golden_age/4p-all-simpa", "golden_age/solo-all-simpa", "4p-weavers-1")
EVERY = size(29, 11)  # positions
CAPTION = [(0, "Ana: Pray and Train, drew 2 Army cards, kept G12, +2 potato, +3 VP")]


def hands(state: State, names: tuple[str, ...], words: Words) -> str:
    """How many cards everybody holds, in one sentence."""
    held = zip(names, state.players, strict=True)
    told = (f"{name} {len(player.god_hand)}/{len(player.army_hand)}" for name, player in held)
    return words.typeset(f"{words.hands}: {', '.join(told)}.")


def check(state: State, text: str, names: tuple[str, ...], words: Words, *, with_hands: bool = True) -> None:
    """Everybody's VP, resources, Workers, cards, High Priest, Temple and Steps; who can be hired; the ring's costs."""
    for seat, (player, name) in enumerate(zip(state.players, names, strict=True)):
        goods = [words.amount(good, n) for good in RESOURCES if (n := getattr(player, good))]
        workers = [counted(player.workers, words)] if player.workers else []
        begins = words.typeset(f" {name}: {', '.join([words.amount(VP, player.vp), *goods, *workers])}; ")
        assert begins in text
        about = text.partition(begins)[2].split(". ")[0].lower()
        assert re.search(rf"{words.high_priest} .*{player.priest}".lower(), about) or not player.priest
        assert f"{words.temple} ".lower() in about
        in_hand = words.in_hand(len(player.god_hand), len(player.army_hand)).lower()
        assert not with_hands or in_hand in about or hands(state, names, words) in text
        assert (words.steps.lower() in about) == (seat in state.steps.values())
        own = [spot_code(spot) for spot in STEPS if state.steps.get(spot) == seat]
        assert not own or f"{words.steps} {', '.join(own)}".lower() in about
    first = (words.village_row, words.village_from) if state.village else (words.village,)
    assert any(words.typeset(f" {heading}: ") in text for heading in first)
    assert words.typeset(f"{words.nomads}: {counted(state.nomads, words)}.") in text
    newcomers = words.typeset(f"{words.newcomers}: {counted(state.newcomers, words)}.")
    assert (newcomers in text) == bool(state.options.box.newcomers)
    for section in SECTIONS:
        action = words.priest_actions[state.coricancha[section - 1]]
        costs = [descending_cost(state.steps, section, terrace) for terrace in range(3)]
        in_full = "; ".join(rf"[^;]*\({words.amount('food', cost)}\)[^;]*" for cost in costs)
        in_full = words.typeset(f"{words.section(section)}, {action}: {in_full}")
        assert f"{section} {action} {'/'.join(map(str, costs))}" in text or re.search(in_full, text)
    assert not {*SPACES} & set(re.findall(r"\w+", text))


def as_sent(state: State, words: Words, names: tuple[str, ...]) -> str:
    """The board in words as it is sent, part by part: those that have to share their room with most."""
    seen, one = view(state, None), range(1)
    land = {parts.HEADING: one, parts.HILL: one, parts.TO_BE_HAD: one}
    seats = {parts.SEATS: range(len(state.players)), parts.AUTOMA: one, parts.GOD_OFFER: one}
    others = (parts.REGIONS_TO_CONQUER, parts.MARKET, parts.WEAVINGS_ON_SALE, parts.TEMPLE, parts.DECKS)
    told = [alt.board(seen, words, names, shown) for shown in (land, seats, dict.fromkeys(others, one))]
    assert all(len(text) <= alt.LIMIT for text in told)
    return " ".join(told)


@pytest.mark.parametrize(("game", "lang"), size([*zip(GAMES, LANGUAGES, strict=True)], [*product(GAMES, LANGUAGES)]))
def test_what_one_plans_with_is_always_told(game: str, lang: str) -> None:
    words = picture_words(lang)
    for state in states(game)[::EVERY]:
        names = NAMES[: len(state.players)]
        text = alt.chat(view(state, None), words, names, CAPTION)
        assert len(text) <= alt.LIMIT
        for told in (text, as_sent(state, words, names)):
            check(state, told, names, words, with_hands=lang == "en" or words.more_elsewhere not in told)
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
    assert "Temple step 0; Steps 1U, 4U, 4L." in text
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_tells_the_top_weaving_or_those_on_sale(game: str, lang: str) -> None:
    words = picture_words(lang)
    for state in states(game)[:: 2 * EVERY]:
        heading = words.on_sale if state.weavings_drawn else words.top_weaving
        text = as_sent(state, words, NAMES[: len(state.players)])
        if lang == "fr" and text.endswith(words.more_elsewhere):
            continue  # what has no room is in /closeup
        for tile in state.weavings_drawn or state.weavings[:1]:
            printed = WEAVINGS[tile]
            edges = f"({words.names[printed.left]}/{words.names[printed.right]})"
            assert words.typeset(f"{heading}: ") in text
            assert words.typeset(f"{tile} {words.names[printed.pattern]} {edges}") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_in_hand_are_counted_beside_an_army_that_is_not_in_play(lang: str) -> None:
    words = picture_words(lang)
    state = with_area(bare(), 0, army_up=(), army_down=(), army_hand=("A01", "A02", "A03"), god_hand=("G01",))
    told = words.in_hand(1, 3)
    seen = view(state, 0)
    for text in (alt.tableau(seen, 0, words), alt.subject(seen, "regions", words)):
        assert words.typeset(f"{words.army}: {words.none}.") in text
        assert told[1:] in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_close_up_of_free_spaces_names_each_with_its_god(game: str, lang: str) -> None:
    words = picture_words(lang)
    for state in states(game)[:: 4 * EVERY]:
        text = alt.closeup(view(state, 0), "free_spaces", words)
        named = re.findall(r"\b[TMB]\d[a-z]\b", text)
        assert sorted(named) == sorted(space for space in SPACES if space not in state.hill)
        for part in re.split(r"[;.:] ?", text.removesuffix(".")):
            gods = [space.god for space in SPACES.values() if re.search(rf"\b{space.id}\b", part)]
            assert len({*gods}) <= 1
            assert not gods or words.names[gods[0]] in part


def test_where_every_space_is_taken_no_one_is_named() -> None:
    state = changed(bare(), hill=dict.fromkeys(SPACES, "priest"))
    assert alt.closeup(view(state, 0), "free_spaces", ENGLISH) == "No space in reach."
    assert closeup_picture(view(state, 0), "free_spaces", ENGLISH).labels == ()


def test_whoever_fell_and_what_is_new_on_sale_are_told() -> None:
    state = bare()
    state.casualties = ("warrior",)
    new = next(name for name in PRODUCTION if name not in market(state))
    fallen = changed(state, casualties=("warrior", "priest"))
    renewed = changed(fallen, production_market=(new, *fallen.production_market[1:]))
    now, before = view(renewed, None), view(state, None)
    told = f" Casualties of War: 2 (+Priest). Building Market: +{new} {ENGLISH.names[new]}."
    assert told in alt.changes(now, before, ENGLISH)
    assert told in alt.chat(now, ENGLISH, NAMES[:2], CAPTION, before)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_who_fell_and_what_is_new_have_room_in_every_chat_picture(game: str, lang: str) -> None:
    words, fell = picture_words(lang), 0
    found = [state for state in states(game) if state.active >= 0]
    for before, state in pairwise(found):
        fallen = Counter(state.casualties) - Counter(before.casualties)
        new = [tile for tile in market(state) if tile not in market(before)]
        if not fallen and not new:
            continue
        fell += fallen.total()
        names = NAMES[: len(state.players)]
        text = alt.chat(view(state, None), words, names, CAPTION, view(before, None))
        assert not fallen or words.typeset(f"(+{counted(fallen.elements(), words)}).") in text
        assert all(f"+{tile} {words.names[tile]}" in text for tile in new)
        if lang == "en":
            check(state, text, names, words, with_hands=False)
    assert fell


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_close_up_of_the_market_tells_the_weaving_it_shows(lang: str) -> None:
    words, state = picture_words(lang), at(GAMES[2], 0.3)
    assert words.typeset(f"{words.top_weaving}: {state.weavings[0]}.") in alt.closeup(view(state, 0), "market", words)
