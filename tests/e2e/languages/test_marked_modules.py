"""Modules in another language: choosing them, a game of two with all of them and the beginning of one alone."""

import pytest

from bot import say
from bot.say.after.episode_lines import told
from bot.say.after.episodes import FESTIVAL, LAST_ACTIONS, TURN, Episode
from bot.say.after.log import paragraphs
from bot.say.before.thinking import considered
from bot.terminal import board
from bot.terminal.areas import tableau
from engine import events as ev
from engine.actions import MoveHighPriest, Pass
from engine.decisions import TakeTurn
from engine.players import RandomPlayer, Thought
from engine.state import PlacedVassal
from storage import schema as t
from tests.bot.say.test_golden_age import ANSWERS, STACKS, seen
from tests.bot.say.test_golden_age_told import HAPPENED, QUESTIONS
from tests.bot.say.test_pieces_at_work import CASES, said
from tests.bot.terminal.test_golden_age import here as everything_placed
from tests.bot.terminal.test_golden_age import shown as on_screen
from tests.bot.terminal.test_golden_age import with_cults
from tests.e2e.golden_age.test_choosing_modules import copied, picks, posted, the_list
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import MARKED, mark, press, unmarked
from tests.e2e.kit.playing import near_end, sit_down
from tests.e2e.kit.tapping import Tapper
from tests.e2e.languages.test_marked_games import open_table, play_alone, tap_to_the_end
from tests.sizes import size

# ---------------------------------------------------------------- straight from what makes the sentences


def test_whatever_is_asked_answered_and_told_of_modules() -> None:
    words = []
    for asked, action, mine, _ in ANSWERS:
        here = seen(STACKS, **mine)
        words += [
            say.title(asked, MARKED),
            say.question(here, asked, MARKED),
            say.action(here, asked, action, MARKED),
            str(say.label(here, asked, action, MARKED)),
        ]
        here.stack = (asked,)
        words.append(considered(here, [Thought(action, 1.0, 1), Thought(Pass(), 0.0, 1)], MARKED, ("Ana", "Bruno")))
    skipping = {"vassals": (PlacedVassal(0, "VN02", "2"),)}
    words.append(say.action(seen(skipping, priest=1, potato=1), TakeTurn(0), MoveHighPriest(3), MARKED))
    for asked, _ in QUESTIONS:
        words += [say.title(asked, MARKED), say.question(seen(), asked, MARKED)]
    words += [said(asked, action, there, MARKED) for asked, action, there, _ in CASES]
    words += [say.event(happened, ("Ana", "Bruno"), MARKED) for happened, _ in HAPPENED]
    words.append(say.newcomers(("N03", "N09"), MARKED).words((), MARKED))
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_what_cults_do_and_what_an_automa_does_before_the_end() -> None:
    scored = [ev.Scored(1, 3, "steps_used"), ev.CultWorked(1, "PV03", vp=1)]
    cults = [
        ev.CultWorked(1, "PV02", thing="worship"),
        *(ev.CultWorked(1, tile, 1) for tile in ("PV05", "PV09")),
        ev.CultWorked(1, "PV06", thing="antisuyu"),
        ev.CultWorked(1, "PV08", thing="P01"),
    ]
    withheld = [ev.VassalWithheld(1, "PV02", why) for why in ("full", "none")]
    fell = [ev.AutomaDecided(1, ev.Way.HIGH_PRIEST), ev.CasualtyFell(1, "priest", "priest")]
    last = ev.AutomaDecided(1, ev.Way.LAST_REJUVENATE)
    turns = [
        Episode(TURN, 0, 1, [*scored, *cults, *withheld], []),
        Episode(FESTIVAL, 0, 1, [ev.FestivalBegan(0, 1), *scored], []),
        *(Episode(TURN, 0, 1, [ev.CultWorked(1, "PV04", 1, vp)], []) for vp in (2, -2)),
        Episode(TURN, 1, 1, fell, []),
        Episode(LAST_ACTIONS, 1, 0, [ev.TurnedUp(1, "P01")], [], begun=True, earlier=[last]),
    ]
    names = ("Ana", "Bruno")
    words = [line for turn in turns for room in (120, 10000) for line in told(turn, names, names, MARKED, room)]
    own = [ev.StepsUsed(1, 1, "S1u"), ev.Scored(1, 1, "steps_used"), ev.CultWorked(1, "PV03", vp=1)]
    words += [
        sentence for events in (scored, own) for one in paragraphs(events, names, MARKED) for sentence in one.sentences
    ]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_modules_before_a_screen() -> None:
    here, names = everything_placed(), ("Ana", "Bruno")
    parts = [*board.hill(here, names, MARKED), *board.temple(here, names, MARKED), *board.market(here, names, MARKED)]
    for seat in range(2):
        parts += tableau(here, names, seat, MARKED) + tableau(with_cults(), names, seat, MARKED)
    assert unmarked(on_screen(parts)) == []


# ---------------------------------------------------------------- at a table

SHORT = "1"  # the seed of a game of two that is over soon, if they tap as it comes
TURNS = size(6, 10)


@pytest.fixture(autouse=True)
def _the_same_game_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.lives.token_hex", lambda size: SHORT)


async def test_modules_are_chosen(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", opponent="axomamma", vassals=True)
    await ana.slash(channel, "game new")
    old, lobby = await copied(harness), posted(harness)
    for module in ("vassals", "nobles", "nobles"):
        lobby = await picks(harness, lobby, module)
    assert mark("Vassals of the Inca") in lobby["content"]
    await ana.select(old, the_list(old)["custom_id"], ["nobles"])
    for command in ("game status", "game list"):
        await ana.slash(channel, command)


async def test_the_first_turns_of_a_game_of_two_with_every_module(harness: Harness) -> None:
    chosen = {"way_of_the_sun": "simpa", "vassals": True, "nobles": True}
    seats = await open_table(harness, "Ana", "Bruno", **chosen)
    tapper = Tapper(seats, SHORT)
    while (await seats.view()).turn < TURNS:
        await tapper.turn()


async def test_the_last_turns_of_a_game_of_two_with_every_module(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("golden_age/2p-all-ruruy", 40))
    async with harness.games.engine.begin() as connection:
        await connection.execute(t.games.update().values(counts=True))  # as if it had been played here
    await tap_to_the_end(seats, SHORT)
    elena = harness.person("Elena")
    await elena.slash(seats.channel, "stats")
    await elena.slash(seats.channel, "stats", person=harness.person("Ana"))
    await press(harness.person("Bruno"), seats.messages(), "rematch")


async def test_the_beginning_of_a_solo_game_with_every_module(harness: Harness) -> None:
    chosen = {"way_of_the_sun": "ruruy", "vassals": True, "nobles": True}
    seats = await open_table(harness, "Ana", opponent="pachamama", **chosen)
    await play_alone(seats, harness.person("Ana"), RandomPlayer("solo"), size(25, 40))
