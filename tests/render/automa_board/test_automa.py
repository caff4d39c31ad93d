"""The automa's board in pictures: complete, legible, to scale, and with what moved in the light."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations, cycle, pairwise

import pytest
from PIL import Image

import render
from bot.say.pictures import picture_words
from engine import State, view
from engine.components import SOLO
from engine.components.solo import Loop
from engine.difficulty import AXOMAMMA, LETTERED_SLOTS, PACHAMAMA
from engine.events import AutomaDecided, Way
from engine.solo.frame import loops_of
from engine.state import Automa
from render import SOLO_PARTS, alt, icons
from render.automa_board import panels
from render.automa_board import strip as automa_strip
from render.automa_board.content import SIDES, content, moved, other_side
from render.automa_board.next_turn import next_turn
from render.drawing.canvas import OVERSIZE, SMALLEST, Panel
from render.drawing.picture import Picture
from render.drawing.theme import THEMES, Theme
from render.pictures.board import board_picture
from render.pictures.closeup import closeup_picture
from tests.engine.kit.laws import hidden_from
from tests.engine.kit.solo import AUTOMA, TUCKED, against, its_turn, with_board
from tests.render.blank import blank
from tests.render.kit import (
    ENGLISH,
    LANGUAGES,
    Drawn,
    areas,
    clear_caches,
    common,
    faults,
    recording,
    tables,
    texts,
    words_in,
)
from tests.render.pictures.test_no_leak import ids_in
from tests.render.positions import BOARDS, GAMES, SOLO_GAMES, at, crowded, settled_question, solo_sampled, states
from tests.sizes import size, some

POSITIONS = solo_sampled()
LOOKS = dict(zip(POSITIONS, cycle((theme, lang) for lang in LANGUAGES for theme in THEMES), strict=False))
SMALL = [name for turn, name in enumerate(POSITIONS) if turn % 4 == 0 or "crowded" in name]
LABELLED = [name for turn, name in enumerate(POSITIONS) if turn % 3 == 1 or "crowded" in name]
BOARD_LIMIT = 300_000
NAMES = ("Bartholomew the Long-winded", "Pachamama")


def its(state: State) -> Automa:
    assert state.automa is not None
    return state.automa


def printed(which: str, side: str) -> dict[str, Loop]:
    return dict(loops_of(Automa(which=which, seat=AUTOMA, board=side)))


def on_board(which: str, side: str, **fields: object) -> State:
    """The automa's turn is about to begin, its board as given."""
    return settled_question(with_board(against(which), board=side, **fields))


def closeup(state: State, theme: str = "light", lang: str = "en") -> Picture:
    return closeup_picture(view(state, 0), "automa", picture_words(lang), theme, NAMES)


def strip(state: State) -> Panel:
    """What stands at the foot of the whole board."""
    return automa_strip.strip(content(view(state, 0)), THEMES["light"], ENGLISH)


def digest(image: Image.Image) -> str:
    return sha256(image.tobytes()).hexdigest()


def everything(state: State, since: State, theme: str, lang: str) -> Iterator[tuple[str, Picture]]:
    yield from tables(state, since, theme, lang, parts=SOLO_PARTS)
    yield from ((name, picture) for name, _, picture in areas(state, theme, lang) if "hand 1" not in name)


# ---------------------------------------------------------------- complete


@pytest.mark.parametrize(("which", "side"), BOARDS)
def test_every_god_card_is_named_in_the_close_up_and_in_the_area_and_every_space_by_itself(
    which: str, side: str
) -> None:
    state = on_board(which, side)
    spaces = {space.id for loop in printed(which, side).values() for space in loop.spaces}
    area = next(picture for name, _, picture in areas(state, "light", "en") if name == "tableau 1")
    for labels in (closeup(state).labels, area.labels, strip(state).labels):
        assert words_in(labels) >= set(TUCKED)
        assert not words_in(labels) & spaces, "whoever plays needs no id of a space"
    rows = panels.rows(content(view(state, 0)), 768, THEMES["light"], ENGLISH, coded=True)
    assert words_in(rows.labels) >= spaces


def test_the_board_ends_with_the_strip() -> None:
    state = on_board(*BOARDS[0])
    board, drawn = board_picture(view(state, 0), ENGLISH, names=NAMES), strip(state)
    assert texts(drawn.labels) == texts(board.labels)[-len(drawn.labels) :]
    assert (
        min(label.box[1] for label in board.labels[-len(drawn.labels) :]) > board.image.height - 20 - drawn.image.height
    )


@pytest.mark.parametrize("side", SIDES)
def test_every_personality_is_named_and_drawn_on_every_slot(side: str) -> None:
    which = AXOMAMMA if side.startswith("AP") else PACHAMAMA
    board = "" if which == AXOMAMMA else "plain"
    slots = [space.slot for loop in printed(which, board).values() for space in loop.spaces if space.slot]
    bare = on_board(which, board)
    for slot in some(slots, 1):
        state, turned = (on_board(which, board, personalities={slot: each}) for each in (side, other_side(side)))
        for draw in (strip, closeup):
            words = words_in(draw(state).labels)
            assert SIDES[side].name in words
            assert len({digest(draw(each).image) for each in (bare, state, turned)}) == 3
        assert SIDES[side].name in alt.board(view(state, 0), ENGLISH)
    assert len(slots) == (1 if which == AXOMAMMA else 3)


@pytest.mark.parametrize(("which", "side"), BOARDS)
def test_every_place_of_every_token_is_a_picture_of_its_own(which: str, side: str) -> None:
    for draw in (strip, closeup) if which == AXOMAMMA else size((strip,), (strip, closeup)):
        seen = set()
        start = its(on_board(which, side)).tokens
        places = moved_one_by_one = 0
        loops = list(printed(which, side).values())[: size(1, None) if draw is closeup else None]
        for loop in loops:
            tokens = some(range(len(loop.tokens)), 1)
            moved_one_by_one += len(tokens)
            for index in tokens:
                for space in range(1, len(loop.spaces) + 1):
                    spaces = (*start[loop.id][:index], space, *start[loop.id][index + 1 :])
                    seen.add(digest(draw(on_board(which, side, tokens={**start, loop.id: spaces})).image))
                    places += 1
        assert len(seen) == places - (moved_one_by_one - 1)  # each time the start itself


def test_both_sides_of_pachamamas_board_are_told_apart() -> None:
    plain, golden = (on_board(PACHAMAMA, side) for side in ("plain", "golden_age"))
    assert digest(strip(plain).image) != digest(strip(golden).image)
    assert "plain side" in texts(closeup(plain).labels)
    assert "Golden Age side" in texts(closeup(golden).labels)
    assert digest(closeup(plain).image) != digest(closeup(golden).image)


def test_buildings_that_lie_face_down_are_named_on_the_board_and_close_up() -> None:
    state = settled_question(against(PACHAMAMA, production_down=("P07",)))
    assert "face down: P07" in texts(strip(state).labels)
    assert ENGLISH.names["P07"] in " ".join(texts(closeup(state).labels))


def test_of_a_building_nobody_has_seen_just_the_back_is_shown() -> None:
    state = at("solo/pachamama-hard", 0.0)
    (building,) = its(state).unseen
    assert "face down: ?" in texts(strip(state).labels)
    assert "?" in words_in(closeup(state).labels)
    assert not ids_in([*texts(strip(state).labels), *texts(closeup(state).labels)]) & {building}


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_the_high_priest_actions_ahead_are_shown_with_their_conditions(which: str) -> None:
    poor, rich = (settled_question(against(which, priest=2, corn=corn)) for corn in (3, 4))
    ahead = [content(view(state, 0)).priest_actions for state in (poor, rich)]
    assert [ahead.distance for ahead in ahead[0]] == [1, 2, 3, 4, 5]
    assert [ahead.in_reach for ahead in ahead[0]] == [True, True, False, False, False]
    assert [ahead.action for ahead in ahead[0]] == [poor.coricancha[(1 + step) % 5] for step in range(1, 6)]
    met = [{ahead.action for ahead in chances if ahead.met} for chances in ahead]
    assert met[1] - met[0] == {"offering"}
    assert "3/4" in words_in(closeup(poor).labels)
    assert "4/4" in words_in(closeup(rich).labels)


def sizes_in(state: State) -> dict[str, float]:
    """How large each text of what it does next is written."""
    with recording() as found:
        next_turn(content(view(state, 0)), 768, THEMES["light"], ENGLISH)
    return {text: size for text, _, size in found.texts}


def without_action(which: str, **fields: object) -> State:
    """An automa that can perform no High Priest action in reach: it begins before Offering, and has nothing."""
    state = against(which, **fields)
    state.players[AUTOMA].priest = 1 + (state.coricancha.index("offering") - 1) % 5
    return state


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_what_it_does_next_is_the_largest_thing_on_its_board(which: str) -> None:
    rich, poor, idle = (
        settled_question(without_action(which, corn=corn, workers=workers))
        for corn, workers in ((4, ("courier",)), (0, ("courier",)), (0, ()))
    )
    otherwise = ENGLISH.without_worker if which == AXOMAMMA else ENGLISH.rolls_die
    for state, due in ((rich, "Offering"), (poor, ENGLISH.rolls_die), (idle, otherwise)):
        sizes = sizes_in(state)
        assert max(sizes, key=lambda text: sizes[text]) == due
        assert f"{ENGLISH.next_turn}: {due}." in alt.closeup(view(state, 0), "automa", ENGLISH)


def test_what_it_does_next_is_what_it_then_does() -> None:
    for which, corn in ((AXOMAMMA, 4), (PACHAMAMA, 4), (AXOMAMMA, 0), (PACHAMAMA, 0)):
        state = without_action(which, corn=corn, workers=("courier",))
        due = content(view(settled_question(state), 0)).due
        (decided,) = [event for event in its_turn(state).events if isinstance(event, AutomaDecided)][:1]
        assert (decided.way is Way.HIGH_PRIEST) == (due is not None)
        assert due is None or decided.weighed[-1][0] == due.action


def test_an_unfinished_set_up_and_a_finished_game_say_so() -> None:
    begun, over = (texts(closeup(at("solo/axomamma-harder", share)).labels) for share in (0.0, 1.0))
    assert begun.count(ENGLISH.setup) == 1
    assert "The game is over" in over


# ---------------------------------------------------------------- legible


def before(name: str) -> State:
    if " at " not in name:
        return against(AXOMAMMA if AXOMAMMA in name else PACHAMAMA)
    game, share = name.split(" at ")
    return at(game, max(0, float(share) - 0.1))


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", some(LABELLED, 1))
def test_labels_neither_overlap_nor_stick_out(name: str) -> None:
    theme, lang = LOOKS[name]
    for part, picture in everything(POSITIONS[name], before(name), theme, lang):
        assert not faults(picture), (part, lang, theme)


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    """The parts and the strip of full and of ordinary boards, drawn anew."""
    with blank(), recording() as found:
        for (which, side), lang in zip(BOARDS, LANGUAGES, strict=True):
            for state in (crowded(which, side), crowded(which, side, 1), on_board(which, side)):
                board, look = content(view(state, 0)), THEMES["light"]
                automa_strip.strip(board, look, picture_words(lang))
                panels.blocks(board, 768, look, picture_words(lang))
    return found


def test_no_text_is_too_small_or_cut_short(drawn: Drawn) -> None:
    assert len(drawn.texts) > 300
    assert not [text for text, _, size in drawn.texts if size < SMALLEST]
    assert not [text for text, shown, _ in drawn.texts if text != shown]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_personality_on_a_space_is_read_on_a_phone(lang: str) -> None:
    words = picture_words(lang)
    board = content(view(crowded("pachamama", "plain"), 0))
    with recording() as found:
        panels.rows(board, 768, THEMES["light"], words)
    names = {words.names[cell.side] for loop in board.loops for cell in loop.cells if cell.side}
    sizes = [size for text, _, size in found.texts if text in (names | set(LETTERED_SLOTS))]
    assert len(sizes) >= 2 * len(names)
    assert min(sizes) >= panels.WORD - 2, "nine pixels high, or very nearly"


def test_no_icon_covers_a_word_or_another_icon(drawn: Drawn) -> None:
    assert sum(len(boxes) for _, boxes in drawn.sprites.values()) > 400
    for drawing, boxes in drawn.sprites.values():
        assert not {label.text for label in drawing.labels for box in boxes if common(label.box, box, 2)}
        assert not [(a, b) for a, b in combinations(boxes, 2) if common(a, b, 1)]


@pytest.mark.parametrize(("which", "side"), BOARDS)
def test_tokens_are_large_enough_for_a_phone_that_shows_a_quarter_of_the_width(
    which: str, side: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, token = [], icons.token

    def noting_size(value: int, size: int, theme: Theme) -> Image.Image:
        drawn.append(size / OVERSIZE)
        return token(value, size, theme)

    monkeypatch.setattr(icons, "token", noting_size)
    start = its(on_board(which, side)).tokens
    for loop in printed(which, side).values():
        for n, least in zip(range(1, len(loop.tokens) + 1), (44, 36, 34, 28), strict=False):
            together = (1,) * n + tuple(range(2, len(loop.tokens) - n + 2))
            state = on_board(which, side, tokens={**start, loop.id: together})
            clear_caches()
            drawn.clear()
            automa_strip.strip(content(view(state, 0)), THEMES["light"], ENGLISH)
            assert len(drawn) == sum(map(len, start.values()))
            assert min(drawn) >= least


# ---------------------------------------------------------------- files


@pytest.mark.parametrize("name", some(SMALL, 1))
def test_pictures_are_small_files_in_the_colours_of_their_theme(name: str) -> None:
    theme, lang = LOOKS[name]
    seen = view(POSITIONS[name], 0)
    board, part = (
        render.board(seen, picture_words(lang), theme, NAMES),
        render.closeup(seen, "automa", picture_words(lang), theme, NAMES),
    )
    assert (board.width, part.width) == (1600, 800)
    assert 2500 < board.height < 2600
    assert part.height < 2700
    assert len(render.encode(board)) < BOARD_LIMIT
    assert len(render.encode(part)) < BOARD_LIMIT / 2
    assert board.mode == part.mode == "P"


def test_a_table_without_an_automa_has_no_such_part() -> None:
    seen = view(at(GAMES[0], 0.5), 0)
    assert render.parts_of(seen) == render.PARTS
    assert render.board(seen, ENGLISH).height == 2158
    for show in (render.closeup, alt.closeup):
        with pytest.raises(ValueError, match=r"^there is no part called 'automa'; there are section 1, .*village$"):
            show(seen, "automa", ENGLISH)
    with pytest.raises(ValueError, match="no automa"):
        content(seen)


def test_a_solo_table_has_one_part_more() -> None:
    seen = view(POSITIONS[f"{SOLO_GAMES[0]} at 0.5"], 0)
    assert render.parts_of(seen) == (*render.PARTS, "automa")
    with pytest.raises(ValueError, match=r"there is no part called 'attic'; there are section 1, .*village, automa$"):
        render.closeup(seen, "attic", ENGLISH)


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("game", some(SOLO_GAMES, 2, lambda game: game.partition("-")[0]))
def test_whole_games_can_be_drawn_and_told(game: str) -> None:
    found = states(game)[::60]
    for earlier, state in pairwise(found):
        for seat in (0, None):
            seen, since = view(state, seat), view(earlier, seat)
            assert not faults(board_picture(seen, picture_words("fr"), "dark", NAMES, since))
            assert not faults(closeup_picture(seen, "automa", picture_words("pl"), "dark", NAMES))
            told = (
                alt.board(seen, ENGLISH, NAMES),
                alt.tableau(seen, 1, ENGLISH, NAMES),
                alt.closeup(seen, "automa", ENGLISH),
            )
            for text in (*told, alt.changes(seen, since, ENGLISH, NAMES)):
                assert 20 < len(text) <= alt.LIMIT
                assert text.endswith(".")


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", POSITIONS)
def test_no_picture_or_text_of_an_automa_tells_a_secret(name: str) -> None:
    state = POSITIONS[name]
    for seat in (0, None):
        hidden = hidden_from(state, seat) | {*state.players[AUTOMA].army_hand}
        seen = view(state, seat)
        lines = [*texts(closeup_picture(seen, "automa", ENGLISH).labels), *texts(strip(state).labels)]
        lines += [alt.closeup(seen, "automa", ENGLISH), alt.tableau(seen, 1, ENGLISH), alt.board(seen, ENGLISH)]
        assert not ids_in(lines) & (hidden - {*state.players[0].god_hand, *state.players[0].army_hand})


# ---------------------------------------------------------------- what moved


def glow(image: Image.Image, theme: str) -> int:
    colours = image.convert("RGB").getcolors(1 << 22) or []
    return sum(n for n, colour in colours if colour == THEMES[theme].glow)


@pytest.mark.parametrize(("which", "roll"), [(AXOMAMMA, 3), (PACHAMAMA, 2)])
def test_tokens_that_moved_and_new_god_cards_glow_and_are_told(which: str, roll: int) -> None:
    begun = against(which, workers=("courier", "priest"), priest=1)
    after = its_turn(begun, roll).state
    now, since = view(after, 0), view(begun, 0)
    marks = moved(now, since)
    assert f"god {roll}" in marks
    board = content(now, marks)
    went = [(loop.id, value) for loop in board.loops for cell in loop.cells for value in cell.tokens if any(cell.moved)]
    assert {value for _, value in went} >= {roll}
    assert len([mark for mark in marks if not mark.startswith("god")]) == 2
    for theme in THEMES:
        top = -20 - automa_strip.SIZE[1]
        lit, plain = (render.board(now, ENGLISH, theme, since=earlier) for earlier in (since, None))
        crops = [image.crop((20, image.height + top, 1580, image.height - 20)) for image in (lit, plain)]
        assert glow(crops[0], theme) > glow(crops[1], theme) + 5000
    text = alt.changes(now, since, ENGLISH, ("Ada", "Bo"))
    assert f" {roll}: " in text
    assert text.count(", then ") == 2
    assert its(after).tucked[roll - 1] in text


def test_a_token_is_told_by_where_it_was_and_where_it_is() -> None:
    start = on_board(AXOMAMMA, "", personalities={"personality": "AP1a"})
    then = with_board(start, tokens={**its(start).tokens, "top": (1, 5, 3), "bottom": (1, 1)})
    assert moved(then, start) == ("top 0", "bottom 1")
    assert alt.changes(view(then, None), view(start, None), ENGLISH) == (
        "What changed. Axomamma, Tokens: Top row 1: 1 potato, then Sculptor;"
        " Bottom row 4: a Worker from the Nomads, then the Worker at the potato end of the Village."
    )


def test_nothing_glows_where_nothing_moved_or_the_board_was_only_laid_out() -> None:
    state = POSITIONS[f"{SOLO_GAMES[2]} at 0.5"]
    first = at(SOLO_GAMES[2], 0.0)
    assert its(state).tokens
    assert not its(first).tokens
    assert moved(state, state) == moved(state, first) == ()
    assert moved(at(GAMES[0], 0.5), at(GAMES[0], 0.4)) == ()


# ---------------------------------------------------------------- in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_words_tell_all_that_is_on_the_board(name: str, lang: str) -> None:
    state = POSITIONS[name]
    automa, seen = its(state), view(state, 0)
    text = alt.closeup(seen, "automa", picture_words(lang), ())
    covered = {space.slot: space.id for loop in loops_of(automa).values() for space in loop.spaces if space.slot}
    hidden = {covered[slot] for slot in automa.personalities}
    spaces = [space for loop in loops_of(automa).values() for space in loop.spaces if space.id not in hidden]
    printed = [picture_words(lang).benefit(space.action) for space in spaces]
    names = [picture_words(lang).names[side] for side in automa.personalities.values()]
    assert all(thing in text for thing in (*automa.tucked, *printed, *names))
    assert all(tile in text or picture_words(lang).unseen in text for tile in seen.players[AUTOMA].production_down)
    brief, area = alt.board(seen, picture_words(lang), ()), alt.tableau(seen, AUTOMA, picture_words(lang), ())
    assert all(card in brief for card in automa.tucked)
    if "crowded" not in name:
        assert all(card in area for card in automa.tucked)
        assert all(each in area for each in names)


def test_the_board_tells_what_each_number_of_the_die_leads_to() -> None:
    state = on_board(PACHAMAMA, "plain", personalities={"B": "PP3b"})
    assert (
        "Pachamama, plain side. On a 1: G07 Inti, Mother, a Worker from the Nomads. On a 2: G11 Killa, 1 stone, 2 corn"
        " or 2 stone. On a 3: G19 Illapa, 1 stone, 1 potato. On a 4: G22 Qocha, 1 gold, purchase Weavings."
        " B Mother: 3 VP."
    ) in alt.board(view(state, 0), ENGLISH)


def test_all_personality_tokens_are_known_by_both_sides() -> None:
    tokens = [*SOLO.axomamma.personalities.values(), *SOLO.pachamama.personalities.values()]
    assert {side.id for token in tokens for side in token.sides} == set(SIDES)
    assert all(other_side(other_side(side)) == side != other_side(side) for side in SIDES)
