"""Sentences in another language, straight from what makes them: all golden games, all reasons, and the terminal."""

import io
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

from bot import say
from bot.say.after.episode_lines import caption
from bot.say.after.episode_lines import told as told_turn
from bot.say.after.episodes import FESTIVAL, TURN, Episode
from bot.say.after.net_effects import declined
from bot.say.before.thinking import considered
from bot.say.orders import order_words
from bot.say.wording import Wording
from bot.table.turn import played_plans
from bot.terminal.game import TerminalGame
from bot.terminal.hot_seat import HotSeat
from bot.terminal.seats import take_seats, take_solo_seats, take_watched_seats
from bot.terminal.watching import Pace, WatchedGame
from bot.turn.place_labels import place_choice
from bot.turn.placements import placements
from bot.turn.tap_labels import label_without_end
from engine import Options, Outcome, legal_actions, seen_by, view
from engine import events as ev
from engine.actions import KeepGodCard
from engine.benefits import Gain, MovePriest, PlaceConquestMarker, Priced, Rejuvenate
from engine.codec import Difference
from engine.components import ARMY_CARDS, GOD_CARDS, PASSIVE, PRODUCTION, WEAVINGS
from engine.decisions import UseStatue
from engine.events import (
    AutomaChose,
    AutomaDecided,
    AutomaFailed,
    CasualtyFell,
    Condition,
    Declined,
    DieRolled,
    FestivalTriggered,
    Gained,
    GodCardOffered,
    GodCardPlayed,
    HighPriestActivated,
    HighPriestMoved,
    InfluenceSpread,
    OfferDiscarded,
    Scored,
    StepsBuilt,
    TempleClimbed,
    Way,
    WorkerPlaced,
)
from engine.foresight import forecast
from engine.planned import Planned
from engine.players import Thought
from engine.players.standing_orders import KINDS, Order
from engine.resources import Cost
from storage import RUNNING
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.say.heard_games import heard_game
from tests.bot.say.test_reasons import SENTENCES
from tests.bot.turn.drawn import taps
from tests.e2e.kit.marked_language import MARKED, mark, unmarked
from tests.engine.kit import ask, table
from tests.sizes import size

NAMES = ("Ana", "Bruno", "Chaska", "Diego")
REGIONS = ("antisuyu", "qullasuyu")
OFTEN = 4  # every so many questions are looked at: all games together ask each of them many times


@cache
def told(event: ev.Event) -> frozenset[str]:
    """What the table hears, and those who may know no more than everybody; most of it happens in many games."""
    return frozenset(say.event(one, NAMES, MARKED) for one in {event, seen_by(event, None)})


def asked(outcome: Outcome) -> Iterator[str]:
    """What is asked with all its answers, in a list and as thoughts."""
    decision = outcome.state.decision
    if decision is None:
        return
    seen = view(outcome.state, decision.seat)
    options = legal_actions(seen)
    yield say.title(decision, MARKED)
    yield say.question(seen, decision, MARKED)
    for action in options:
        yield say.action(seen, decision, action, MARKED)
        yield str(say.label(seen, decision, action, MARKED))
    for one, other in pairwise(options[:: max(1, len(options) // size(2, 8))]):
        yield considered(seen, [Thought(one, 1.0, 1), Thought(other, -1.0, 1)], MARKED, NAMES)
        yield considered(seen, [Thought(one, 0.0, 1), Thought(other, -1.0, 1)], MARKED)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_whatever_happens_is_told(path: Path) -> None:
    outcomes, some = list(golden_game(path)), len(path.stem) % OFTEN  # in each game it is others that are asked
    happened = {event for outcome in outcomes for event in outcome.events}
    words = {sentence for event in happened for sentence in told(event)}
    words |= {sentence for outcome in outcomes[some::OFTEN] for sentence in asked(outcome)}
    assert [(each, left) for each in words if (left := unmarked(each))] == []


@pytest.mark.parametrize("name", ["axomamma-greedy", "pachamama-hard", "solo-more-14", "4p-all-simpa"])
def test_turns_in_a_few_lines(name: str) -> None:
    heard = heard_game(next(path for path in GOLDEN if path.stem == name))
    names = NAMES[: len(heard.names)]
    words = {line for episode in heard.turns + heard.pieces for line in told_turn(episode, names, names, MARKED)}
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_whatever_decides_for_an_automa() -> None:
    wording = Wording(MARKED, NAMES)
    passed = [(thing, why) for thing in ("antisuyu", "top", "inti") for why in MARKED.words["passed"]]
    words = [wording.format_field(each, "passed_over") for each in passed]
    actions = MARKED.words["priest_action"]
    weighed = [(action, Condition(1, 2, bar)) for action in actions for bar in ("", "top", "full")]
    words += [wording.format_field(each, "weighed") for each in weighed]
    words += [wording.format_field((Priced(Gain("gold", 1), Cost(corn=1)), "poor"), "obstacle")]
    chose = AutomaChose(1, ev.Chosen.GOD, "killa", "die", (("inti", "owned"),))
    by_chance = AutomaChose(1, ev.Chosen.GOD, "killa", "random", (("inti", "owned"),))
    placed = AutomaChose(1, ev.Chosen.PLACEMENT, "T1b", "tied", (("killa", "nowhere"), ("top", "full")))
    events = [
        *(AutomaDecided(1, Way.BOARD), DieRolled(1, 1, "placement"), GodCardOffered("G14"), placed),
        *(WorkerPlaced(1, "warrior", "warrior", "T1b", "G02"), DieRolled(1, 2, "statue"), chose),
        *(DieRolled(1, 2, "statue"), by_chance),
        *(DieRolled(1, 3, "temple"), DieRolled(1, 2, "village")),
        *(AutomaDecided(1, Way.HIRES), DieRolled(1, 2, "village"), AutomaDecided(1, Way.HIRES)),
    ]
    words += [say.event(event, NAMES, MARKED) for event in (chose, placed)]
    words += [*told_turn(Episode(TURN, 1, 1, events, []), NAMES, NAMES, MARKED)]
    twice = [StepsBuilt(1, "S1u"), StepsBuilt(1, "S1l")]
    words += [*told_turn(Episode(TURN, 1, 1, [*twice], []), NAMES, NAMES, MARKED)]
    words += [wording.format_field(by, "chosen_by") for by in MARKED.words["chosen_by"]]
    choices = [key.split(".")[1:] for key in MARKED.phrases if key.startswith("choice.")]
    taken = {"recruit": "corn", "building": "palace", "size": "small", "resource": "corn", "statue": "inti"}
    taken |= {"weaving": "W22", "worker": "priest", "surplus": "priest", "tile": "P19"}
    chosen = [
        AutomaChose(1, ev.Chosen(what), *each)
        if what == "bonus"
        else AutomaChose(1, ev.Chosen(what), "".join(each[1:]) or taken[what], each[0])
        for what, *each in choices
    ]
    failed = tuple(MARKED.words["failed_priority"])
    passed_by = [((("antisuyu", "hers"),), failed, by) for by in ("die", "control")] + [((), failed, "die")]
    passed_by += [((("antisuyu", "hers"),), (), by) for by in ("die", "control")]
    passed_by += [((), (), by) for by in ("die", "control")]
    chosen += [AutomaChose(1, ev.Chosen.REGION, "qullasuyu", by, *each, REGIONS, "fewest") for *each, by in passed_by]
    chosen += [AutomaChose(1, ev.Chosen.PLACEMENT, "T1b", "cheapest", costs=costs) for costs in ((3, 4), (3,))]
    chosen += [AutomaChose(1, ev.Chosen.PLACEMENT, "T1b", "cheapest", (("top", "full"),), costs=(3, 4))]
    words += [say.event(event, NAMES, MARKED) for event in chosen]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_cards_and_tiles_beside_the_picture_that_shows_their_codes() -> None:
    wording = Wording(MARKED, pictured=True)
    of_form = {"god_card": GOD_CARDS, "god_name": GOD_CARDS, "army_card": ARMY_CARDS, "soldiers": ARMY_CARDS}
    of_form |= {"weaving": WEAVINGS, "building": {**PASSIVE, **PRODUCTION}}
    said = [
        (each, str(wording.said(f"{{it:{form}}}", {"it": each}))) for form, things in of_form.items() for each in things
    ]
    assert [words for each, words in said if not words or each in words or unmarked(words)] == []


def test_a_played_plan_tells_what_was_not_played() -> None:
    left = (Planned("KeepGodCards", (KeepGodCard("G14"),)),)
    played = SimpleNamespace(repeated=False, played=0, left=left, plan=SimpleNamespace(ahead=()))
    game, requester = SimpleNamespace(status=RUNNING), SimpleNamespace(lang=MARKED)
    (told,) = played_plans._told(game, None, played, requester)  # type: ignore[arg-type]
    assert told.startswith("⚠️ ")
    assert "G14" in told
    assert not unmarked(told)


def test_the_steps_of_an_automa_at_length_and_in_few_words() -> None:
    led, soldiers = ("control", Condition(1, 2)), ("soldiers", Condition(1, 2))
    priest = [AutomaDecided(1, Way.HIGH_PRIEST, (("offering", Condition(4, 4)),)), HighPriestActivated(1, "offering")]
    failed = [AutomaFailed(1, PlaceConquestMarker(1), "poor", 1), GodCardPlayed(1, "G14")]
    rolled, placed = DieRolled(1, 1, "placement"), WorkerPlaced(1, "warrior", "warrior", "T1b", "G02")
    why = AutomaChose(1, ev.Chosen.PLACEMENT, "T1b", "tied", (("top", "god_full"),))
    scored = [Scored(1, 5, "god_cards"), Scored(1, 1, "steps_used")]
    passed = AutomaChose(
        1, ev.Chosen.REGION, "antisuyu", "die", tuple(("qullasuyu", why) for why in MARKED.words["passed_briefly"])
    )
    followed = HighPriestActivated(0, "conquest")
    no_offering = AutomaDecided(1, Way.NO_OFFERING, (("follow_offering", Condition(2, 3)),))
    tied = [
        AutomaChose(1, ev.Chosen.REGION, "antisuyu", "die", tied=REGIONS, tied_by=by) for by in MARKED.words["tied_by"]
    ]
    turns = [
        [*priest, DieRolled(1, 3, "temple"), TempleClimbed(1, 1), TempleClimbed(1, 2), *failed],
        [*priest, AutomaDecided(1, Way.SPREADS, (led,)), InfluenceSpread(1, "antisuyu"), FestivalTriggered(1, 2)],
        [*priest, AutomaDecided(1, Way.READY, (("control", Condition(1, 2, "closed")), soldiers))],
        [*priest, AutomaChose(1, ev.Chosen.REGION, "antisuyu", "control"), InfluenceSpread(1, "antisuyu")],
        [*priest, AutomaChose(1, ev.Chosen.REGION, "antisuyu", "fewest", (), ("control",)), StepsBuilt(1, "S3u")],
        [*priest, DieRolled(1, 2, "region"), AutomaChose(1, ev.Chosen.REGION, "antisuyu", "die", (), ("control",))],
        [*priest, StepsBuilt(0, "S3l"), Scored(1, 2, "steps"), CasualtyFell(1, "priest", "supply")],
        [AutomaDecided(1, Way.HIRES, (("workers", Condition(0, 1)),)), OfferDiscarded(1, ("G14",))],
        [AutomaDecided(1, Way.BOARD), HighPriestMoved(1, 2), rolled, why, placed, *scored],
        [AutomaDecided(1, Way.BOARD), rolled, placed],
        [*priest, AutomaDecided(1, Way.WALKS, (led,)), HighPriestMoved(1, 2)],
        [*priest, AutomaDecided(1, Way.STAYS, (led,)), AutomaFailed(1, MovePriest(1), "none", 1)],
        [*priest, DieRolled(1, 2, "region"), passed],
        [followed, AutomaDecided(1, Way.WALKS, (led,)), HighPriestMoved(1, 2)],
        [followed, AutomaDecided(1, Way.STAYS, (led,)), AutomaFailed(1, MovePriest(1), "none", 1)],
        [followed, failed[0]],
        [followed, no_offering],
        [*priest, TempleClimbed(1, 1), Gained(1, "potato", 1, "temple"), TempleClimbed(1, 3)],
        *([*priest, DieRolled(1, 2, "region"), each] for each in tied),
    ]
    rest = [AutomaDecided(1, Way.BOARD), DieRolled(1, 2, "village")]
    scored = [Scored(1, 2, "festival")]
    known, unknown = (Episode(TURN, 1, 1, [*scored, *rest], [], begun=True, earlier=each) for each in (priest, ()))
    words = [line for turn in (known, unknown) for line in told_turn(turn, NAMES, NAMES, MARKED)]
    for events in turns:
        turn = Episode(TURN, 0 if events[0] == followed else 1, 1, events, [])
        at_length = told_turn(turn, NAMES, NAMES, MARKED, 10000)
        in_brief = told_turn(turn, NAMES, NAMES, MARKED, sum(len(line) + 1 for line in at_length) - 1)
        words += [*at_length, *in_brief]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_what_there_is_little_room_for() -> None:
    steps = [ev.StepsBuilt(1, "S3l"), Scored(0, 2, "steps"), ev.StepsUsed(0, 1, "S3u"), Scored(0, 1, "steps_used")]
    done = [
        *(ev.BuildingConstructed(0, building) for building in ("P01", "P02")),
        *(GodCardPlayed(0, card) for card in ("G10", "G11")),
        *(ev.TurnedUp(0, item) for item in ("P17", "P18", "A01", "X11")),
        *(ev.WorkerRecruited(0, "priest", "village"), ev.WorkerGivenUp(0, "courier"), TempleClimbed(0, 1)),
        *(ev.NobleAppointed(0, "X11", "priest"), ev.PotatoesExchanged(0, 5, 5), ev.Gained(0, "corn", 2, "tasks")),
    ]
    fed = [ev.FestivalBegan(0, 1), ev.GodsFed(0, 2, 1, 0), Scored(0, 2, "temple")]
    automas = [AutomaDecided(0, Way.HIRES), ev.OfferDiscarded(0, ("G10",)), ev.Gained(0, "corn", 2, "tasks")]
    told_of = [(TURN, done), (TURN, steps), (TURN, steps[:2]), (FESTIVAL, [*fed, *done]), (TURN, automas)]
    words = [
        line
        for kind, events in told_of
        for room in (*range(25, 600, 25), 10000)
        for line in told_turn(Episode(kind, 0, 1, [*events], []), NAMES, NAMES, MARKED, room)
    ]
    words.append(caption(Episode(FESTIVAL, 0, 1, fed[2:], []), NAMES, MARKED))
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_whatever_is_refused() -> None:
    words = [say.reason(reason, MARKED) for reason, _ in SENTENCES]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_a_no_to_any_question() -> None:
    words = [say.event(Declined(0, question), NAMES, MARKED) for question in MARKED.titles]
    words += [declined(question, Wording(MARKED, NAMES)) for question in MARKED.titles]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_what_a_statue_allows_and_a_benefit_that_does_nothing() -> None:
    state = table(potato=9, workers=("priest",), god_hand=("G07",), small_statues=("inti",))
    places = placements(forecast(view(state, 0)))
    words = [words for place in places for wish in place.wishes for words in place_choice(place, wish, MARKED)]
    idle = ask(table(board={"gods_played": ("G30",)}), UseStatue(0, "G30", (Rejuvenate(1),))).state
    words += [label_without_end(entry, MARKED) for entry in taps(forecast(view(idle, 0)))]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_orders_and_what_a_saved_game_was_played_by() -> None:
    orders = [Order("ask"), Order("pass"), Order("take"), Order("take", "corn", 3)]
    words = [order_words(order, MARKED, kind) for order in orders for kind in KINDS]
    words += [
        say.thing("difference", Difference(began=began, now=3, components=components, since=since), MARKED)
        for began in (2, 3)
        for components in (True, False)
        for since in (None, 7)
    ]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


# ---------------------------------------------------------------- the terminal


def typed(monkeypatch: pytest.MonkeyPatch, lines: Sequence[str]) -> None:
    """What is typed at a keyboard line by line; after the last line the input ends."""
    left = iter(lines)

    def read() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))


def screen() -> Console:
    return Console(file=io.StringIO(), width=400, highlight=False, markup=False, emoji=False)


def shown(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_game_before_a_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = screen()
    looks = ["b", f"b {mark('hill')}", "b 9", "t", "t 2", "t 9", "h", "l", "l -1", "?", "", "s", f"s {tmp_path / '1'}"]
    wrong = ["99", mark("nothing"), "u"]
    typed(monkeypatch, ["", *looks, *wrong, *["1"] * 8, *looks, "u", "q", mark("yes"), mark("no")])
    people = take_seats(2, (), 1, MARKED)
    HotSeat(TerminalGame(Options(players=2), 1), people, told, MARKED).play()
    typed(monkeypatch, [])
    HotSeat(TerminalGame(Options(solo="axomamma"), 1), take_solo_seats("axomamma", MARKED), told, MARKED).play()
    assert unmarked(shown(told).replace(str(tmp_path), "")) == []


@pytest.mark.parametrize(("name", "seat"), [("2p-war-7", 0), ("axomamma-harder", 1), ("pachamama-hard", 1)])
def test_a_saved_game_before_a_screen(monkeypatch: pytest.MonkeyPatch, name: str, seat: int) -> None:
    told = screen()
    path = next(path for path in GOLDEN if path.stem == name)
    for back in (0, 30):
        game = TerminalGame.load(path.read_bytes())
        saved = [outcome.state for outcome in golden_game(path)]
        game.state = saved[-1 - back]
        typed(monkeypatch, ["b", f"t {seat + 1}", "q", ""] if back else [""])
        seats = take_solo_seats(game.options.solo, MARKED) if game.options.solo else take_seats(2, (), 1, MARKED)
        HotSeat(game, seats, told, MARKED).play()
    assert unmarked(shown(told)) == []


def test_a_game_that_plays_itself_before_a_screen() -> None:
    told = screen()
    game = TerminalGame(Options(solo="pachamama"), "seen")
    seats = take_watched_seats("pachamama", "easy", "seen", None, MARKED)
    WatchedGame(game, seats, told, Pace(0), MARKED).run()
    assert unmarked(shown(told).replace("Chaski", "")) == []
