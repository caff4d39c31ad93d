"""The result card: everything is there, large enough for a phone, and nothing lies on anything else."""

from collections.abc import Sequence
from itertools import cycle, product
from pathlib import Path

import pytest
from msgspec import structs

import render
from bot.languages import ENGLISH as SPOKEN
from bot.say.pictures import picture_words
from engine import View, view
from engine.codec import load_game
from engine.core import apply, open_game
from engine.events import FestivalBegan, MarketRenewed, Scored, TurnStarted
from engine.rules.scoring import winners
from engine.state import Position
from render.alt import LIMIT
from render.chat_parts import corners
from render.chat_parts.sizes import LOWEST, NUMBER
from render.drawing.picture import Picture
from render.drawing.theme import THEMES
from render.pictures.board import board_picture
from render.pictures.chart import chart_picture
from render.pictures.chat import chat_picture
from render.pictures.result import result_picture
from render.result_parts import panels
from render.result_parts.content import CATEGORIES, NONE_HELD, Festivals, Swing, biggest_swing, sign, standings
from render.words import GROUPS
from tests.bot.sample_games import GOLDEN, golden_game, kind_of_game
from tests.golden.make import FOLDER
from tests.render.kit import ENGLISH, LANGUAGES, faults, recording, scores, texts
from tests.render.positions import LONG_NAMES, at, seen, with_area
from tests.sizes import size, some

GAMES = ("2p-pilgrims-1", "3p-builders", "4p-weavers-1", "solo/pachamama-hard", "golden_age/solo-all-ruruy")
SHARES = (0.03, 0.5, 1.0)
SHORT = ("Ada", "Bo", "Cy", "Di")
HINTS = (("Ada", 3), ("Bartholomew the Long-winded", 12))


def card(
    game: str,
    share: float = 1.0,
    lang: str = "en",
    theme: str = "light",
    names: tuple[str, ...] = SHORT,
    hints: Sequence[tuple[str, int]] | None = HINTS,
    by_bots: Sequence[int] = (),
) -> Picture:
    course = scores(game)[: max(1, round(len(scores(game)) * share))]
    return result_picture(seen(game, share), course, picture_words(lang), {1: ()}, theme, names, hints, by_bots)


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize(("game", "lang"), size([*zip(GAMES, cycle(LANGUAGES))], [*product(GAMES, LANGUAGES)]))
def test_labels_neither_overlap_nor_stick_out(game: str, lang: str) -> None:
    theme = [*THEMES][LANGUAGES.index(lang) % 2]
    for share in SHARES:
        for by_bots in ((), range(len(seen(game, share).players))):
            assert not faults(card(game, share, lang, theme, LONG_NAMES, by_bots=by_bots))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_a_portrait_of_few_bytes(game: str) -> None:
    for theme in THEMES:
        for image in (card(game, theme=theme).image, card(game, theme=theme, by_bots=(0, 1)).image):
            assert image.width == 1200
            assert 1300 <= image.height <= 1800
            assert len(render.encode(image)) < 250_000


@pytest.mark.usefixtures("colourless")
def test_every_number_and_every_sign_is_nine_pixels_high_on_a_phone() -> None:
    labels = []
    with recording() as found:
        for game in GAMES:
            for share in SHARES:
                labels += card(game, share, by_bots=(0,)).labels
            labels += chart_picture(scores(game), ENGLISH, (1, 20), names=LONG_NAMES).labels
    assert not [text for text, _, size in found.texts if size < NUMBER]
    numbers = [label for label in labels if label.text.isdigit()]
    assert len(numbers) > 200
    assert not {label.text for label in numbers if label.box[3] - label.box[1] < LOWEST - 0.5}
    signs = [box for _, boxes in found.sprites.values() for box in boxes]
    assert len(signs) > 200
    assert not {round(box[3] - box[1], 1) for box in signs if box[3] - box[1] < LOWEST}


@pytest.mark.parametrize("seat", range(4))
def test_the_crown_is_well_above_the_winner(seat: int) -> None:
    first, *others = standings(seen("4p-weavers-1", 1.0), SHORT, ENGLISH)
    with recording() as found:
        panels.podium([structs.replace(first, seat=seat), *others], THEMES["light"])
    [(_, boxes)] = found.sprites.values()
    crown, winner, *_ = sorted(boxes, key=lambda box: box[1])
    assert crown[1] >= 0
    assert winner[1] - crown[3] >= LOWEST / 2


def test_no_name_is_cut_in_the_chart_or_beside_the_bars() -> None:
    names = tuple(f"{name} the Great of Cuzco and more"[:32] for name in SHORT)
    for picture in (card("4p-weavers-1", names=names), chart_picture(scores("4p-weavers-1"), ENGLISH, names=names)):
        assert {*names} <= {*texts(picture.labels)}


def test_every_scoring_category_is_in_one_group() -> None:
    grouped = [category for group in GROUPS for category in CATEGORIES[group]]
    assert sorted(grouped) == sorted(SPOKEN.words["category"])


@pytest.mark.parametrize("game", GAMES)
def test_the_groups_of_a_seat_add_up_to_its_vp(game: str) -> None:
    for share in SHARES:
        for one in standings(seen(game, share), SHORT, ENGLISH):
            assert sum(one.groups) == one.vp


@pytest.mark.parametrize(
    "groups", [(7, 36, 54, 18, 15, -3, 0, 2, 0), (-1, 1, 60, 60, 60, 10, 50, 4, 5), (-30, 0, 90, 2, 1, 10, 0, 4, 0)]
)
def test_the_numbers_with_a_bar_add_up_to_the_vp_beside_it(groups: tuple[int, ...]) -> None:
    long = structs.replace(standings(seen("2p-pilgrims-1", 1.0), SHORT, ENGLISH)[0], groups=(40,) * len(GROUPS))
    panel = panels.bars([long, structs.replace(long, name="Bo", groups=groups, vp=sum(groups))], THEMES["dark"])
    seat = [label.text for label in panel.labels][len((long.name, long.vp, *long.groups)) :]
    numbers = sorted(int(text.replace("\N{MINUS SIGN}", "-")) for text in seat[2:])
    assert seat[:2] == ["Bo", str(sum(groups))]
    assert numbers == sorted(vp for vp in groups if vp)


def test_winners_come_first_and_those_alike_share_a_place() -> None:
    state = at("4p-weavers-1", 0.5)
    for seat, vp in enumerate((50, 70, 50, 60)):
        state = with_area(state, seat, vp=vp)
    assert [(one.seat, one.place) for one in standings(state, SHORT, ENGLISH)] == [(1, 1), (3, 2), (0, 3), (2, 3)]


def swing(*rows: list[int], of: Position | None = None, festivals: Festivals = NONE_HELD) -> Swing | None:
    return biggest_swing(of or view(at("2p-pilgrims-1", 0.5), None), rows, festivals)


def test_the_biggest_swing_is_the_turn_in_which_somebody_gained_most_on_all_others() -> None:
    assert swing([10, 10], [13, 10], [13, 20], [14, 20]) == Swing(2, 1, 10, True)
    assert swing([10, 10], [30, 10], [30, 25]) == Swing(1, 0, 20, True)
    assert swing([30, 10], [30, 25]) == Swing(1, 1, 15, False)
    assert swing([10, 10], [10, 10]) is None
    assert swing() is None


def test_a_festival_and_the_turn_it_opens_are_two_swings() -> None:
    rows = [10, 10], [13, 10], [25, 19]
    assert swing(*rows, festivals={2: (2, 9)}) == Swing(2, 0, 10, True)
    assert swing(*rows, festivals={2: (12, 0)}) == Swing(2, 0, 12, False, 1)
    assert swing(*rows, festivals={2: ()}) == Swing(1, 0, 3, True), "not known what it brought"
    text = render.alt.result(seen("3p-builders", 0.5), ([[1, 1, 1], [9, 1, 1]], {1: (7, 0, 0)}), ENGLISH, SHORT)
    assert "Biggest swing: Festival 1, Ada gained 7 VP on the others and took the lead." in text


def test_what_scores_after_the_last_turn_is_no_swing() -> None:
    over = seen("2p-pilgrims-1", 1.0)
    final = [sum(vp for kind, vp in player.scored.items() if kind.startswith("final_")) for player in over.players]
    assert max(final) > 10
    last = [20 + final[0], 20 + final[1] + 1]
    assert swing([20, 20], last, of=over) == Swing(1, 1, 1, True)


def test_vp_count_in_the_turn_that_scored_them_and_those_of_a_festival_together() -> None:
    now = with_area(with_area(at("2p-pilgrims-1", 0.5), 0, vp=30), 1, vp=40)
    now.turn = 3
    setup, first = [Scored(0, 2, "setup")], [TurnStarted(0, 1), Scored(0, 5, "tasks")]
    festival = [TurnStarted(0, 3), Scored(1, 6, "festival"), FestivalBegan(0, 1), Scored(0, 8, "festival")]
    events = [*setup, *first, TurnStarted(1, 2), Scored(1, 7, "tasks"), *festival, Scored(0, -1, "missing_potato")]
    assert render.course(events, now) == ([[18, 27], [23, 27], [23, 34], [30, 40]], {3: [7, 6]})


@pytest.mark.parametrize("game", ["solo/pachamama-hard", "3p-builders"])
def test_a_whole_game_has_a_row_for_each_turn_of_people_and_automas(game: str) -> None:
    saved = load_game((FOLDER / f"{game}.json").read_bytes())
    told = [open_game(saved.options, saved.seed)]
    for answer in saved.answers:
        told.append(apply(told[-1].state, answer.action))
    rows, held = render.course((event for outcome in told for event in outcome.events), told[-1].state)
    first = next(outcome.state for outcome in told if outcome.state.turn)
    assert len(rows) == told[-1].state.turn + 1
    assert [*rows[0]] == [player.vp for player in first.players]
    assert len(held) == told[-1].state.festivals


def lead_grew(gains: list[dict[int, int]], number: int, seat: int) -> int:
    """By how much a seat got further ahead of the best of the others in one of these stretches."""

    def lead(stretches: list[dict[int, int]]) -> int:
        vp = {each: sum(stretch[each] for stretch in stretches) for each in gains[0]}
        return vp[seat] - max(score for each, score in vp.items() if each != seat)

    return lead(gains[: number + 1]) - lead(gains[:number])


@pytest.mark.parametrize("path", some(GOLDEN, 5, kind_of_game), ids=lambda path: path.stem)
def test_the_biggest_swing_is_what_a_turn_or_a_festival_scored_and_nothing_of_the_final_scoring(path: Path) -> None:
    outcomes = list(golden_game(path))
    events, end = [event for outcome in outcomes for event in outcome.events], outcomes[-1].state
    seats = range(len(end.players))
    gains, when = [dict.fromkeys(seats, 0)], [(0, 0)]  # a turn, and the Festival in it
    for event in events:
        turn = when[-1][0]
        match event:
            case TurnStarted():
                when.append((event.turn, 0))
            case FestivalBegan():
                when.append((turn, event.number))
            case MarketRenewed() if when[-1][1]:
                when.append((turn, 0))
            case Scored() if not event.source.startswith("final_"):
                gains[-1][event.seat] += event.vp
        gains += [dict.fromkeys(seats, 0) for _ in when[len(gains) :]]
    grown = {(*when[number], seat): lead_grew(gains, number, seat) for number in range(1, len(gains)) for seat in seats}
    shown = biggest_swing(end, *render.course(events, end))
    assert shown
    assert shown.vp == max(grown.values()) == grown[shown.turn, shown.festival, shown.seat]


def told(view: View, hints: Sequence[tuple[str, int]] | None = None) -> str:
    return render.alt.result(view, ([[10, 10]], {}), ENGLISH, SHORT, hints)


@pytest.mark.parametrize(
    ("own", "hers", "words", "order", "crown"),
    [
        (137, 120, "Ada beat Bo, 137 to 120 VP, 120 needed.", [(0, 1), (1, 2)], [0]),
        (137, 140, "Ada lost to Bo, 137 to 140 VP.", [(1, 1), (0, 2)], [1]),
        (180, 180, "Ada lost, a tie with 180 VP each is no win.", [(0, 1), (1, 1)], []),
        (119, 100, "Ada lost, only 119 of the 120 VP needed.", [(0, 1), (1, 2)], []),
        (90, 100, "Ada lost to Bo, 90 to 100 VP, 120 needed.", [(1, 1), (0, 2)], [1]),
        (100, 100, "Ada lost to Bo, 100 to 100 VP, 120 needed.", [(0, 1), (1, 1)], []),
    ],
)
def test_each_way_a_game_against_an_automa_ends_is_told_and_shown_alike(
    own: int, hers: int, words: str, order: list[tuple[int, int]], crown: list[int]
) -> None:
    state = with_area(with_area(at("solo/pachamama-hard", 1.0), 0, vp=own), 1, vp=hers)
    assert state.result
    state.result = structs.replace(state.result, scores=(own, hers), winners=winners(state))
    assert told(view(state, None)).startswith(words)
    shown = standings(state, SHORT, ENGLISH)
    assert [(one.seat, one.place) for one in shown] == order
    assert [one.seat for one in shown if one.crowned] == crown
    assert (sign(state) == "crown") == (crown == [0]), "only over a win"
    heading = texts(chat_picture(view(state, None), ENGLISH, names=SHORT).labels)[:2]
    assert texts(board_picture(view(state, None), ENGLISH, names=SHORT).labels)[0] == ": ".join(heading)
    assert render.alt.board(view(state, None), ENGLISH, SHORT).startswith(f"{', '.join(heading)}.")
    assert render.alt.result(view(state, None), ([[10, 10]], {}), ENGLISH, SHORT).startswith(f"{', '.join(heading)}.")
    assert not any(corners.corner(state, seat, SHORT, ENGLISH, None).winner for seat in {0, 1} - {*crown})


def test_it_says_who_won_or_how_far_the_game_is() -> None:
    assert told(seen("2p-pilgrims-1", 1.0)).startswith("The game is over, won by ")
    assert told(seen("2p-pilgrims-1", 0.5)).startswith("Turn ")
    assert "The standings so far" in texts(card("2p-pilgrims-1", 0.5).labels)


@pytest.mark.parametrize(("game", "whom"), [("solo/pachamama-hard", "Bo"), ("3p-builders", "the others")])
def test_the_biggest_swing_names_an_only_opponent(game: str, whom: str) -> None:
    vp = [0] * len(seen(game, 0.5).players)
    course = [vp, [9, *vp[1:]], [9, *vp[1:]]]
    text = render.alt.result(seen(game, 0.5), (course, {}), ENGLISH, SHORT)
    assert f"Biggest swing: turn 1, Ada gained 9 VP on {whom} and took the lead." in text


def test_hints_are_told_where_they_are_counted_and_modules_where_there_are_some() -> None:
    over = seen("golden_age/solo-all-ruruy", 1.0)
    assert "Hints: Ada 3, Bo 1." in told(over, [("Ada", 3), ("Bo", 1)])
    assert "Nobody asked for a hint." in told(over, [])
    assert "hint" not in told(over).lower()
    assert "Way of the Sun (Ruruy), Vassals of the Inca" in told(over)


@pytest.mark.parametrize(("handicap", "told"), [(80, "Bartholomew"), (-40, "Pachamama")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_handicap_is_told_with_its_owner_and_counted(handicap: int, told: str, lang: str) -> None:
    names, words = ("Bartholomew", "Pachamama"), picture_words(lang)
    game = "solo/pachamama-hard"
    now = seen(game, 1.0)
    options = structs.replace(now.options, handicap=handicap)
    owner = 0 if handicap > 0 else 1
    players = [*now.players]
    more = {"handicap": abs(handicap), **players[owner].scored}
    players[owner] = structs.replace(players[owner], scored=more, vp=players[owner].vp + abs(handicap))
    given = structs.replace(now, options=options, players=tuple(players))
    picture = result_picture(given, scores(game), words, {1: ()}, "light", names, None, ())
    fact = words.handicap(told, abs(handicap))
    assert fact in texts(picture.labels)
    assert f"{fact}." in render.alt.result(given, (scores(game), {}), words, names, None)
    assert not faults(picture)
    for one in standings(given, names, words):
        assert sum(one.groups) == one.vp
    assert words.handicap(told, 40) not in texts(card(game, lang=lang).labels)


def test_seats_that_a_bot_has_played_have_its_sign_and_are_named() -> None:
    with recording() as found:
        card("3p-builders", by_bots=(0, 2))
    marked = sum(len(boxes) for _, boxes in found.sprites.values())
    with recording() as found:
        card("3p-builders")
    assert marked == sum(len(boxes) for _, boxes in found.sprites.values()) + 5, "two on the podium, two bars, a line"
    labels = texts(card("3p-builders", by_bots=(0, 2)).labels)
    assert "Turns by a bot: Ada, Cy" in labels
    words = render.alt.result(seen("3p-builders", 1.0), ([[1, 1, 1]], {}), ENGLISH, SHORT, (), (0, 2))
    assert words.endswith("Turns by a bot: Ada, Cy.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_alternative_text_has_room(lang: str) -> None:
    for game in GAMES:
        text = render.alt.result(seen(game, 1.0), (scores(game), {}), picture_words(lang), LONG_NAMES, HINTS)
        assert len(text) <= LIMIT
        assert all(str(player.vp) in text for player in seen(game, 1.0).players)
