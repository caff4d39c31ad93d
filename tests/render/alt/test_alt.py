"""What the pictures show can also be read: short enough, to the point, and in every language."""

import re
from collections.abc import Iterator

import pytest

from bot.say.pictures import picture_words
from engine import State, View, view
from engine.buildings import market
from engine.components import ARMY_CARDS, GOD_CARDS, SPACES, WEAVINGS
from engine.queries import spot_code
from render import PARTS, alt
from render.board_parts.seat_rows import seat_name
from tests.engine.kit import changed
from tests.render.kit import ENGLISH, LANGUAGES, scores
from tests.render.positions import GAMES, LONG_NAMES, at, bare, full, sampled, turns, with_area

POSITIONS = sampled()


def everything(state: State, since: State, lang: str) -> Iterator[str]:
    now, before = view(state, 0), view(since, 0)
    yield alt.board(now, picture_words(lang), LONG_NAMES)
    yield alt.hand(now, picture_words(lang))
    yield alt.changes(now, before, picture_words(lang), LONG_NAMES)
    yield from (alt.tableau(now, seat, picture_words(lang), LONG_NAMES) for seat in range(len(state.players)))
    yield from (alt.closeup(now, part, picture_words(lang), LONG_NAMES) for part in PARTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_alternative_texts_are_not_too_long_and_say_something(name: str, lang: str) -> None:
    state = POSITIONS[name]
    for text in everything(state, bare(len(state.players)), lang):
        assert 15 < len(text) <= alt.LIMIT == 1024
        assert text == text.strip()
        assert text.endswith(".")
        assert "  " not in text
        assert "?" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_board_tells_who_is_asked_what_and_the_scores(name: str, lang: str) -> None:
    state, words = POSITIONS[name], picture_words(lang)
    for names in ((), LONG_NAMES) if name != "full" else ((),):
        text = alt.board(view(state, state.to_act), words, names)
        if state.decision is None:
            assert state.result is not None
            assert text.startswith(words.over)
            assert all(seat_name(names, seat, words) in text.split(".")[0] for seat in state.result.winners)
        else:
            question = words.questions[type(state.decision).__name__]
            assert words.typeset(f"{seat_name(names, state.decision.seat, words)}: {question}.") in text
        for seat, player in enumerate(state.players):
            assert words.typeset(f"{seat_name(names, seat, words)}: {words.amount('vp', player.vp)}") in text
        assert words.typeset(words.festivals(state.festivals, 3)) in text or name == "full"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_tells_what_is_on_offer_and_who_stands_where(lang: str) -> None:
    state = at(GAMES[0], 0.9)
    words = picture_words(lang)
    text = alt.board(view(state, None), words, ())
    assert all(words.names[tile] in text for tile in market(state))
    assert all(card in text for card in state.god_offer)
    if lang == "fr":
        return  # there is no room for more of this board
    stand = [who for _, who in re.findall(r" (\d) [^,();:]+ \d/\d/\d(?: \(([^()]*)\))?", text)]
    assert len(stand) == 5
    for section, told in enumerate(stand, start=1):
        here = [
            state.hill[space.id] for space in SPACES.values() if space.section == section and space.id in state.hill
        ]
        assert all(words.workers[kind] in told or words.amount(kind, here.count(kind)) in told for kind in here)


def test_the_board_tells_conquered_spaces_by_region_and_number() -> None:
    state = changed(bare(), conquest={"AN1": 1, "CH3": 0, "AN6": 1, "QU2": 1})
    text = alt.board(view(state, None), ENGLISH, ("Ada", "Bo"))
    assert " Conquest: Chinchaysuyu Ada 3; Antisuyu Bo 1, 6; Qullasuyu Bo 2." in text


@pytest.mark.parametrize("name", POSITIONS)
def test_a_tableau_tells_what_a_seat_has(name: str) -> None:
    state = POSITIONS[name]
    for seat, player in enumerate(state.players):
        text = alt.tableau(view(state, None), seat, ENGLISH, LONG_NAMES)
        assert text.startswith(f"{LONG_NAMES[seat]}: {player.vp} VP. {player.potato} potato")
        things = [*player.production_up, *player.production_down, *player.passives, *player.army_up, *player.army_down]
        assert all(thing in text or ENGLISH.names[thing] in text for thing in things)
        woven = text.replace(f" ({ENGLISH.matching})", "")
        for tapestry in player.tapestries:
            patterns = (f"{tile} {ENGLISH.names[WEAVINGS[tile].pattern]}" for tile in tapestry)
            assert ", ".join(tapestry) in woven or ", ".join(patterns) in woven


@pytest.mark.parametrize("name", POSITIONS)
def test_a_tableau_names_buildings_and_soldiers_while_there_is_room(name: str) -> None:
    state = POSITIONS[name]
    for seat, player in enumerate(state.players):
        text = alt.tableau(view(state, None), seat, ENGLISH, LONG_NAMES)
        if len(text) > alt.LIMIT // 2:
            continue
        assert all(f"{tile} {ENGLISH.names[tile]}" in text for tile in player.production_up + player.passives)
        assert all(f"{card} ({ENGLISH.soldiers(ARMY_CARDS[card].soldiers)}, " in text for card in player.army_up)


def test_a_tapestry_is_told_with_its_outer_edges_and_its_matches_and_what_is_not_there_is_not_spoken_of() -> None:
    state = with_area(
        bare(),
        0,
        tapestries=(("SW01", "W17"),),
        workers=("architect", "architect", "priest"),
        production_up=("P18",),
        production_down=(),
        passives=(),
    )
    text = alt.tableau(view(state, None), 0, ENGLISH)
    first, second = WEAVINGS["SW01"], WEAVINGS["W17"]
    assert first.right == second.left
    edges = f"left edge {ENGLISH.names[first.left]}, right edge {ENGLISH.names[second.right]}"
    woven = [f"{tile.id} {ENGLISH.names[tile.pattern]}" for tile in (first, second)]
    assert f"Tapestry 1 (1 VP; {edges}): {', '.join(woven)} (matches the one before). Missing: " in text
    assert "Workers: 2 Architects, Priest. Buildings: P18 Sun Gate (2 VP, climb 1 Temple step for 1 corn)." in text
    assert "face down" not in text


def test_what_is_bought_is_not_called_free() -> None:
    text = alt.hand(view(with_area(bare(), 0, god_hand=("G37",), army_hand=()), 0), ENGLISH)
    assert text == "God cards: G37 Wiraqocha (a small Statue for 2 corn). Army cards: none."


def test_a_close_up_of_a_section_tells_what_one_has_to_know_to_place_a_worker_there() -> None:
    state = at(GAMES[2], 0.5)
    section = state.players[0].priest
    text = alt.closeup(view(state, None), f"section {section}", ENGLISH, ("Ada", "Bo", "Cy", "Di"))
    assert "High Priest: Ada" in text
    assert re.search(r"Top terrace 0 food, middle terrace \d food, bottom terrace \d food\.", text)
    here = [space for space in state.hill if space[1] == str(section)]
    assert text.count("(occupied: ") == len(here)
    for spot, owner in state.steps.items():
        assert (spot_code(spot) in text) == (spot_code(spot)[0] == str(section)), owner


@pytest.mark.parametrize("name", POSITIONS)
def test_a_hand_tells_every_card_also_while_cards_are_chosen(name: str) -> None:
    state = POSITIONS[name]
    for seat, player in enumerate(state.players):
        text = alt.hand(view(state, seat), ENGLISH)
        assert all(card in text for card in player.god_hand + player.dealt + player.army_hand)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_too_large_to_be_described_is_listed(lang: str) -> None:
    cards = tuple(GOD_CARDS)[:30], tuple(ARMY_CARDS)[:25]
    text = alt.hand(view(with_area(bare(), 0, god_hand=cards[0], army_hand=cards[1]), 0), picture_words(lang))
    assert len(text) <= alt.LIMIT
    assert all(card in text for card in cards[0] + cards[1])
    assert "(" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_differ_from_turn_to_turn(lang: str) -> None:
    seen = [view(state, None) for state in turns(GAMES[1])]
    boards = [alt.board(now, picture_words(lang), ()) for now in seen]
    assert len(set(boards)) == len(boards)
    assert len({alt.changes(now, seen[0], picture_words(lang), ()) for now in seen[1:]}) > len(seen) // 2
    assert len({alt.tableau(now, 0, picture_words(lang), ()) for now in seen}) > len(seen) // 3
    assert len({alt.closeup(seen[9], part, picture_words(lang), ()) for part in PARTS}) >= len(PARTS) - 1


def test_changes_are_told_seat_by_seat() -> None:
    before = at(GAMES[2], 0.5)
    after = with_area(before, 1, vp=before.players[1].vp + 7, stone=before.players[1].stone + 2)
    before.conquest = {space: seat for space, seat in before.conquest.items() if space != "CH3"}
    before.hill = {space: worker for space, worker in before.hill.items() if space != "B2a"}
    after.conquest = {**before.conquest, "CH3": 1}
    left = next(iter(before.hill))
    after.hill = {space: worker for space, worker in before.hill.items() if space != left} | {"B2a": "courier"}
    text = alt.changes(view(after, None), view(before, None), ENGLISH, ("Ada", "Bo", "Cy", "Di"))
    hill = ", ".join(sorted((f"{left} empty", "B2a Courier"), key=lambda told: "TMB".index(told[0])))
    assert text == f"What changed. Bo: +7 VP, +2 stone, +CH3. {hill}."


def test_a_new_building_is_told_even_if_it_was_used_since() -> None:
    before = at(GAMES[2], 0.5)
    owned = before.players[0]
    after = with_area(before, 0, production_down=(*owned.production_down, "P19"), passives=(*owned.passives, "Z01"))
    assert alt.changes(view(after, None), view(before, None), ENGLISH) == (
        "What changed. Seat 1: +P19 Royal Mint, +Z01 Runner's Lodge."
    )


def test_what_was_taken_back_is_no_gain() -> None:
    now, later = at(GAMES[2], 0.5), at(GAMES[2], 0.9)
    text = alt.changes(view(now, None), view(later, None), ENGLISH)
    assert not [space for space in later.conquest if f"+{space}" in text]


def test_nothing_changed_is_said() -> None:
    seen = view(at(GAMES[0], 0.5), None)
    assert alt.changes(seen, seen, ENGLISH) == "What changed. Nothing changed."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chart_tells_the_final_scores_and_those_at_each_festival(lang: str) -> None:
    final, words, grown = at(GAMES[2], 1.0), picture_words(lang), scores(GAMES[2])
    text = alt.chart(grown, words, LONG_NAMES, (5, 9))
    for number, turn in ((1, 5), (2, 9)):
        then = text.partition(words.swing_festival(number))[2].partition(".")[0]
        assert then.endswith(", ".join(f"{LONG_NAMES[seat]} {vp}" for seat, vp in enumerate(grown[turn])))
    assert all(f"{LONG_NAMES[seat]} {player.vp}" in text for seat, player in enumerate(final.players))
    assert len(alt.chart([], picture_words(lang), ())) < alt.LIMIT


def test_very_long_names_do_not_break_the_limit() -> None:
    seen: View = view(full(), 0)
    for text in (alt.board(seen, ENGLISH, ("N" * 300,) * 4), alt.tableau(seen, 0, ENGLISH, ("N" * 300,) * 4)):
        assert 0 < len(text) <= alt.LIMIT
