"""A turn in a few lines, over whole games: the decision first, never too long, and no VP untold."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.languages import ENGLISH
from bot.say.after.episode_lines import AUTOMAS, LONGEST, caption, told
from bot.say.after.episodes import FESTIVAL, LAST_ACTIONS, TURN, Episode
from bot.say.after.vp_table import WIDTH
from bot.say.filling import SIGNS
from engine import events as ev
from engine.components import PALACES
from engine.events import AutomaDecided, FestivalBegan, GodsFed, HighPriestActivated, Scored, WorkerPlaced
from engine.queries import PRINTED_RATES
from engine.workers import kinds_of
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.say.heard_games import (
    CHOSEN,
    LEFT_OUT,
    NAMES,
    festival_columns,
    festival_rows,
    game,
    heard_game,
    lines_of,
    one_turn,
    pieces_told,
    turns_told,
    vp_told,
)

LONG_NAMES = ("Sebastián Quispe", "Pachamama the II", "Bartolomé Huamán", "Willem van Campo")


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_no_turn_is_too_long_and_none_is_cut(path: Path) -> None:
    _, turns, names = game(path)
    called_long = ((episode, lines_of(episode, LONG_NAMES[: len(names)])) for episode in turns)
    for episode, lines in (*turns_told(path), *called_long):
        assert sum(len(line) + 1 for line in lines) <= _most(episode), lines
        assert not any(" …" in line or line.endswith((" ", ",", ";")) for line in lines), lines
        below = lines[1:] if lines and lines[0].endswith("```") else []
        assert sum(len(line) + 1 for line in below) <= LONGEST, lines


def _most(episode: Episode) -> int:
    return AUTOMAS if episode.is_automas else LONGEST if episode.kind == TURN else 2 * LONGEST  # letters


def goods_told(lines: Sequence[str], names: Sequence[str]) -> Counter[tuple[str, str]]:
    """The goods that the lines of each seat tell, in words or signs, with those paid for God cards."""
    found: Counter[tuple[str, str]] = Counter()
    name, resources = "", {**{name: name for name in SIGNS}, **{sign: name for name, sign in SIGNS.items()}}
    for line in "\n".join(lines).splitlines():
        name = next((name for name in names if line.startswith((f"• {name}: ", f"· {name}: "))), name)
        paid = " ".join(re.findall(r"paid ([^,;]*)", line))
        for n, resource in re.findall(rf"([+-]\d+) ?({'|'.join(resources)})", line):
            found[name, resources[resource]] += int(n)
        for n, resource in re.findall(rf"(\d+) ?({'|'.join(resources)})", paid):
            found[name, resources[resource]] -= int(n)
    return found


def goods_of(events: Sequence[ev.Event], names: Sequence[str]) -> Counter[tuple[str, str]]:
    """The goods each seat has more or less of, by what it gained and paid."""
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        match event:
            case ev.Gained(resource=resource) if resource in SIGNS:
                found[names[event.seat], resource] += event.n
            case ev.Paid():
                found.subtract({(names[event.seat], name): getattr(event, name) for name in SIGNS})
            case ev.PotatoesExchanged():
                found[names[event.seat], "potato"] -= event.potato
            case ev.Exchanged():
                found[names[event.seat], event.give] -= PRINTED_RATES[event.give]
                found[names[event.seat], event.take] += PRINTED_RATES[event.take]
    return found


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_all_goods_of_a_seat_are_told_or_that_the_log_has_more(path: Path) -> None:
    heard = heard_game(path)
    for episode, lines in (*turns_told(path), *pieces_told(path)):
        if not any(line.endswith(LEFT_OUT) for line in lines):
            told_goods, came_to = goods_told(lines, heard.names), goods_of(episode.events, heard.names)
            assert {key: n for key, n in told_goods.items() if n} == {key: n for key, n in came_to.items() if n}, lines


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_wherever_a_message_ends_nothing_is_lost_or_told_without_its_heading(path: Path) -> None:
    heard = heard_game(path)
    found: Counter[str] = Counter()
    for piece, lines in pieces_told(path):
        assert sum(len(line) + 1 for line in lines) <= _most(piece), lines
        found.update(vp_told(piece, lines, heard.names))
        if not lines:
            continue
        if piece.kind == FESTIVAL:
            assert lines[0].startswith(f"🎉 **Festival {piece.number}**"), lines
        if piece.kind == TURN:
            own = f"• {heard.names[piece.seat]}: "
            assert lines[0].startswith((own, "· ")), lines
            clause = lines[0].removeprefix(own).partition(";")[0]
            assert any(name in clause for name in _decisions(piece)) or not lines[0].startswith(own), lines
        if piece.is_automas:
            below_heading = lines[1:] if piece.kind == LAST_ACTIONS else lines
            assert piece.begun or below_heading[1].startswith("1. "), lines
    assert heard.end.result is not None
    start = {name: heard.end.result.breakdown[seat].get("start", 0) for seat, name in enumerate(heard.names)}
    assert [found[name] + start[name] for name in heard.names] == list(heard.end.result.scores)


def _decisions(piece: Episode) -> list[str]:
    """What the first clause of a turn may name: what was decided, or that it goes on or has not come to that."""
    decided = [
        event.space if isinstance(event, WorkerPlaced) else ENGLISH.words["priest_action"][event.action]
        for event in piece.events
        if isinstance(event, WorkerPlaced | HighPriestActivated) and event.seat == piece.seat
    ]
    decided += [ENGLISH.words["secondary"][one] for one in piece.chosen]
    if any(isinstance(event, AutomaDecided) and event.way == "no_worker" for event in piece.events):
        decided.append("no Worker")
    return decided or [ENGLISH.phrases["turn.same" if piece.begun else "turn.free"]]


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_a_turn_names_its_decision_in_its_first_clause(path: Path) -> None:
    _, _, names = game(path)
    for episode, lines in turns_told(path):
        if episode.kind != TURN or not lines:
            continue
        decided = _decisions(episode)
        assert decided != [ENGLISH.phrases["turn.free"]], (episode.number, lines)
        first = lines[0].partition(";")[0]
        assert first.startswith(f"• {names[episode.seat]}: ")
        assert any(what in first for what in decided), lines


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_all_vp_of_a_seat_have_sources_that_add_up(path: Path) -> None:
    told_with = 0
    for _, all_lines in (*turns_told(path), *pieces_told(path)):
        lines = [line for line in all_lines if line.startswith(("• ", "· "))]
        for vp, sources in re.findall(r"([+-]\d+) VP(?: \(([^)]*)\))?", "\n".join(lines)):
            parts = [part for part in sources.split(", ") if " by Cult" not in part and " by PV" not in part]
            named, told_with = [part.rpartition(" ") for part in parts], told_with + 1
            assert all(parts), lines
            assert len(parts) == 1 or sum(int(n) for _, _, n in named) == int(vp), lines
    assert told_with > 20


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_every_vp_is_in_some_line(path: Path) -> None:
    end, _, names = game(path)
    found: Counter[str] = Counter()
    for episode, lines in turns_told(path):
        found.update(vp_told(episode, lines, names))
    assert end.result is not None
    start = {name: end.result.breakdown[seat].get("start", 0) for seat, name in enumerate(names)}
    assert {name: found[name] + start[name] for name in names} == dict(zip(names, end.result.scores, strict=True))


def test_the_rest_of_a_festival_is_a_table_too_and_what_is_not_there_yet_is_no_zero() -> None:
    begun = Episode(FESTIVAL, 0, 2, [FestivalBegan(0, 2), Scored(0, 3, "temple")], [])
    rest = Episode(FESTIVAL, 0, 2, [Scored(1, 5, "regions"), GodsFed(1, 1, 1, 1), Scored(1, -2, "missing_potato")], [])
    assert caption(begun, NAMES[:2], ENGLISH) == "Festival 2: Ana +3 VP"
    assert caption(rest, NAMES[:2], ENGLISH) == "Festival 2, continued: Bruno +3 VP"
    first, second = (told(each, ("Ana", "Bo"), ("Ana", "Bo"), ENGLISH) for each in (begun, rest))
    assert festival_rows(first[0]) == ["  Ana    Bo", "   +3     · Temple", "   +3     · All VP"]
    assert second[0].splitlines()[0].endswith("continued")
    assert [row.split()[0] for row in festival_rows(second[0])] == ["Bo", "+5", "-2", "+3"]  # Ana's were told before
    assert second[0].splitlines()[-2:] == ["Bo: 1 potato short, -2 VP", "```"]
    assert second[1:] == ["• Bo: paid 1 potato and 1 gold for God cards"]


@pytest.mark.parametrize("name", ["4p-greedy", "axomamma-greedy"])
def test_a_festival_is_a_table_of_one_column_a_seat_that_fits_a_phone(name: str) -> None:
    path = next(path for path in GOLDEN if path.stem == name)
    _, turns, names = game(path)
    festivals = [lines_of(episode, names)[0].splitlines() for episode in turns if episode.kind == FESTIVAL]
    assert len(festivals) == 3
    for heading, fence, heads, *rest, end in festivals:
        assert heading.startswith("🎉 **Festival")
        assert fence == end == "```"
        assert all(who.startswith(head) for who, head in zip(names, heads.split(), strict=True))
        assert max(map(len, (heads, *rest))) <= WIDTH


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_every_row_of_a_festival_adds_up_and_every_shortage_is_told(path: Path) -> None:
    _, _, names = game(path)
    for episode, lines in turns_told(path):
        if episode.kind == FESTIVAL:
            table = lines[0]
            for *parts, vp in festival_columns(table, names).values():
                assert vp == sum(parts), table
            fed = [event for event in episode.events if isinstance(event, GodsFed) and event.missing]
            short = {f"{names[event.seat]}: {event.missing} potato short, -{2 * event.missing} VP" for event in fed}
            assert {line for line in table.splitlines() if "short" in line} == short


def test_a_newcomer_is_told_as_whom_it_was_placed_and_a_building_turned_up_twice_is_named_once() -> None:
    placed = ev.WorkerPlaced(0, "N04", kinds_of("N04")[0], "M1b", "G02")
    turned_up = [ev.TurnedUp(0, "P02"), ev.TurnedUp(0, "P05"), ev.TurnedUp(0, "P02")]
    (line,) = one_turn(placed, *turned_up)
    kind, names = ENGLISH.words["a_worker"][placed.acting], ENGLISH.words["building_name"]
    assert line == f"• Ana: Newcomer as {kind} on M1b, rejuvenated {names['P02']} twice and {names['P05']}"


def test_a_worker_that_a_building_treats_as_another_kind_is_no_newcomer() -> None:
    (line,) = one_turn(ev.WorkerPlaced(0, "courier", "priest", "M1b", "G02"))
    assert line == "• Ana: Courier on M1b"


def test_what_was_gained_and_what_was_lost_at_a_festival_are_both_told_where_they_cancel_out() -> None:
    events = [FestivalBegan(0, 2), Scored(0, 4, "god_cards"), GodsFed(0, 0, 0, 2), Scored(0, -4, "missing_potato")]
    table = lines_of(Episode(FESTIVAL, 0, 2, [*events], []), ("Ana", "Bo"))[0]
    assert festival_rows(table)[1:] == [
        "   +4     · God cards played",
        "   -4     · God cards unpaid",
        "    ·     · All VP",
    ]


def test_heads_that_would_be_alike_are_letters_with_the_names_above() -> None:
    events = [FestivalBegan(0, 2), Scored(0, 4, "god_cards")]
    names = ("Marta", "Marco", "Mario", "Zoe")
    _, _, *table = lines_of(Episode(FESTIVAL, 0, 2, [*events], []), names)[0].splitlines()
    assert table[:5] == ["A Marta", "B Marco", "C Mario", "D Zoe", "  A   B   C   D"]


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_whoever_triggers_a_festival_is_told_wherever_that_happens(path: Path) -> None:
    heard = heard_game(path)
    for episode in (*heard.turns, *heard.pieces):
        triggered = [event for event in episode.events if isinstance(event, ev.FestivalTriggered)]
        words = "\n".join(lines_of(episode, heard.names))
        assert all(f"riggered Festival {event.number}" in words for event in triggered), words


def test_a_conquest_says_what_it_took_and_what_it_cost() -> None:
    assert one_turn(
        ev.HighPriestActivated(3, "conquest"),
        ev.SpaceConquered(3, "AN5"),
        ev.Scored(3, 7, "conquest"),
        ev.SoldiersDiscarded(3, "A01"),
        ev.SpaceConquered(3, "CH3"),
        ev.StepsUsed(1, 3, "S3u"),
        ev.Scored(1, 1, "steps_used"),
        seat=3,
    ) == [
        "• Dario: Conquest, took AN5 and CH3; +7 VP (Conquest spaces), 1 Soldier lost",
        "· Bruno: +1 VP (Steps others used)",
    ]


def test_vp_for_what_others_did_with_steps_say_so() -> None:
    below = (ev.StepsBuilt(0, "S3l"), ev.Scored(1, 2, "steps"))
    used = (ev.StepsUsed(1, 0, "S3u"), ev.Scored(1, 1, "steps_used"))
    own = (ev.StepsUsed(0, 0, "S2u"), ev.Scored(0, 1, "steps_used"))
    assert one_turn(*below, *own) == [
        "• Ana: free actions, built Steps; +1 VP (own Steps)",
        "· Bruno: +2 VP (Steps built below)",
    ]
    assert one_turn(*used, ev.Scored(1, 3, "nations"))[-1] == "· Bruno: +4 VP (Nation tiles 3, Steps others used 1)"
    assert one_turn(*below, *used)[-1] == "· Bruno: +3 VP (Steps built below 2, Steps others used 1)"


def test_what_was_taken_is_one_list_whatever_it_is() -> None:
    assert one_turn(
        ev.HighPriestActivated(0, "conquest"),
        ev.SpaceConquered(0, "AN6"),
        ev.WeavingTaken(0, "W03"),
        ev.GodCardTaken(0, "G22"),
        ev.StepsBuilt(0, "S3u"),
    ) == ["• Ana: Conquest, took AN6, W03 and G22 Qocha, built Steps"]
    assert one_turn(ev.StepsBuilt(0, "S3u"), ev.StepsBuilt(0, "S3l")) == ["• Ana: free actions, built 2 Steps"]


def test_what_was_rejuvenated_is_named_and_a_noble_by_the_palace() -> None:
    turned = [ev.TurnedUp(0, item) for item in ("P17", "A01", "X11", "A02")]
    assert one_turn(ev.HighPriestActivated(0, "rejuvenate"), *turned) == [
        "• Ana: Rejuvenate, rejuvenated Royal Storehouse, 2 Army cards and the Noble of Frontier Palace"
    ]


def test_workers_are_named_by_their_kind_and_counted() -> None:
    assert one_turn(
        ev.WorkerPlaced(0, "priest", "priest", "T1b", "G02"),
        ev.WorkerRecruited(0, "architect", "village"),
        ev.WorkerRecruited(0, "architect", "nomads"),
        ev.NewcomerTaken(0, "N07"),
        ev.NewcomerTaken(0, "N08"),
        ev.WorkerGivenUp(0, "courier"),
    ) == ["• Ana: Priest on T1b, gained 2 Architects and 2 Architect/Priest Newcomers, removed a Courier"]


def test_cultural_influence_is_told_once_with_where() -> None:
    spread = ev.InfluenceSpread(0, "antisuyu")
    assert one_turn(spread, ev.Scored(0, 2, "nations"), chosen=("pray", "spread")) == [
        "• Ana: Pray and Cultural Influence in Antisuyu; +2 VP (Nation tiles)"
    ]
    assert one_turn(ev.HighPriestActivated(0, "worship"), spread) == ["• Ana: Worship, spread Influence in Antisuyu"]


def test_a_caption_leaves_out_one_thing_after_the_other() -> None:
    turn = Episode(
        TURN,
        0,
        9,
        [
            ev.HighPriestActivated(0, "conquest"),
            ev.ArmyCardPlayed(0, "A10"),
            ev.SpaceConquered(0, "AN5"),
            ev.TempleClimbed(0, 3),
            ev.Scored(0, 7, "conquest"),
            ev.Gained(0, "corn", 2, "conquest"),
        ],
        [],
    )
    whole = "Ana: Conquest, took AN5, played 1 Army card, climbed 1 Temple step; +7 VP, +2 corn"
    assert caption(turn, NAMES, ENGLISH) == whole
    with_goods = "Ana: Conquest, took AN5, climbed 1 Temple step; +7 VP, +2 corn"
    assert caption(turn, NAMES, ENGLISH, len(whole)) == with_goods
    assert caption(turn, NAMES, ENGLISH, len(with_goods)) == "Ana: Conquest, took AN5, climbed 1 Temple step; +7 VP"
    assert caption(turn, NAMES, ENGLISH, 40) == "Ana: Conquest, took AN5; +7 VP"
    assert caption(turn, NAMES, ENGLISH, 1) == "Ana: Conquest; +7 VP"


def test_in_the_setup_all_seats_are_told_alike() -> None:
    _, (setup, *_), names = game(next(path for path in CHOSEN if path.stem == "4p-greedy"))
    first, *lines = lines_of(setup, names)
    assert first == f"🏁 {names[0]} goes first."
    assert [line.partition(": starting Weaving")[0] for line in lines] == [f"• {name}" for name in names]


def test_the_starting_palaces_are_told_with_the_starting_weavings() -> None:
    path = next(path for path in GOLDEN if path.stem == "4p-all-simpa")
    _, (setup, *_), names = game(path)
    told = [line for line in lines_of(setup, names) if ": starting Weaving" in line]
    palaces = [PALACES[palace].name for player in next(golden_game(path)).state.players for palace in player.palaces]
    assert len(told) == len(palaces) == 4
    assert all(palace in line for palace, line in zip(palaces, told, strict=True))
