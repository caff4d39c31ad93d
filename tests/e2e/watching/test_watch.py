"""Games to watch: they play by themselves at their pace and obey their buttons."""

import asyncio
import re
from typing import Any

import pytest

from bot.table.watch.watching import MOST_TIMES, PACES
from engine.events import FestivalBegan
from render import NOBODY
from storage import ABORTED, AUTOMA, BOT, FINISHED, RUNNING
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, button, parts
from tests.e2e.kit.playing import exercises, files, only_for_them, said
from tests.e2e.kit.timing import Hands, restart
from tests.e2e.kit.trouble import deliver_twice, errors, planted, whispered
from tests.e2e.kit.watching import PACED, PAUSED, SECOND, Ponderer, watch
from tests.e2e.tables.test_payloads import problems

VERDICT = r"Amaru beat Pachamama|Amaru lost|Amaru had more VP than Pachamama"


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    return watched_harness


# ---------------------------------------------------------------- the show


@exercises("watch")
async def test_a_game_begins_at_once_and_plays_a_turn_whenever_its_time_has_come(
    harness: Harness, clock: Hands
) -> None:
    stage = await watch(harness, clock, seed="a show", difficulty="hard")
    game = await stage.game()
    assert [seat.controller for seat in game.seats] == [BOT, AUTOMA]
    assert (game.options.solo, game.options.level, game.seats[0].level) == ("pachamama", "hard", "medium")
    assert "Watching** (setup)" in stage.words
    assert "A turn every 5 seconds or more." in stage.words
    assert "\n• Pachamama: starting Weaving" in await stage.details()
    assert files(stage.live()) == ["turn"]
    await stage.pass_time(4.9)
    assert (await stage.game()).seq == 0
    turns = []
    for _ in range(5):
        await stage.next_turn()
        turns.append((await harness.games.view(stage.id, None)).turn)
        assert f"turn {turns[-1]})" in stage.words
        assert (await stage.game()).told == (await stage.game()).seq
    assert turns == sorted(set(turns))
    assert len(stage.words.splitlines()) == 2, "so that a phone has the picture and the buttons in sight"
    caption, *happened = (await stage.details()).splitlines()
    assert re.fullmatch(r"👁️ \*\*Watching\*\* \(turn \d+\) · Amaru 🤖 medium · Pachamama", caption)
    decided = [line.split(":")[0] for line in happened if line.startswith("•")]
    assert decided == ["• Amaru", "• Pachamama"]
    assert any(line.startswith("1. ") for line in happened), "why she did what she did, step by step"
    below = stage.live()["attachments"][0]["description"]
    assert re.search(r"\. Amaru: .+\. Pachamama: .+\. Amaru: \d+ VP", below), "a line for each turn below the picture"
    assert len(stage.from_bot()) == 1
    assert files(stage.live()) == ["turn"]
    steering, beside = (row["components"] for row in stage.live()["components"])
    assert ["emoji" in part for part in steering] == [False] * 5, "words, which a phone has in one row"
    assert [part["label"] for part in steering] == ["Pause", "Step", "Slower", "Faster", "Stop"]
    assert [part["label"] for part in beside] == ["Play now", "What is this?", "Details"]


@pytest.mark.parametrize(("vp", "rule"), [(40, "+40 VP for the player"), (-20, "+20 VP for Pachamama")])
async def test_a_show_has_a_handicap(harness: Harness, clock: Hands, vp: int, rule: str) -> None:
    stage = await watch(harness, clock, handicap=vp)
    assert (await stage.game()).options.handicap == vp
    assert f"⚖️ House rule: {rule}." in await stage.details()
    refusal = await harness.person("Bruno").slash(harness.channel("cusco"), "watch", opponent="bots", handicap=vp)
    assert "Difficulty and handicap are for solo games" in said(refusal)


async def test_points_are_told_in_words_only_where_there_is_no_picture(harness: Harness, clock: Hands) -> None:
    pictures = harness.pictures
    assert isinstance(pictures, FakePictures)
    stage = await watch(harness, clock, seed="a show")
    await stage.press("Elena", "Pause", PAUSED)
    await stage.press("Elena", "Step", "turn 1)")
    await stage.press("Elena", "Step", "turn 3)")
    assert "VP**" not in stage.words, "which is in the picture"
    await stage.press("Elena", "Slower", "(8 seconds a turn)")
    assert "VP**" not in stage.words, "above the same picture"
    await restart(harness)
    await stage.press("Elena", "Faster", "(5 seconds a turn)")
    assert "VP**" not in stage.words, "which another program has shown"
    pictures.broken = True
    await stage.press("Elena", "Step", "turn 5)")
    assert re.search(r"Amaru 🤖 medium: \*\*\d+ VP\*\* · Pachamama: \*\*\d+ VP\*\*", stage.words)
    assert "\n• Amaru: " in stage.words, "and so is all that happened"


def told_vp(name: str, lines: list[str]) -> int:
    """What lines about turns, and one below a picture about a Festival, say that somebody has gained."""
    said_of = re.compile(rf"[•·] {name}: .*?([+-]\d+) VP|Festival .*{name} ([+-]\d+)")
    return sum(int(found[1] or found[2]) for line in lines if (found := said_of.match(line)))


async def test_the_details_begin_with_what_was_decided_and_tell_the_turns_of_the_picture_in_their_order(
    harness: Harness, clock: Hands
) -> None:
    pictures = harness.pictures
    assert isinstance(pictures, FakePictures)
    stage = await watch(harness, clock)
    await stage.pass_time()
    details = ""
    while "Festival 1**" not in details:
        await stage.pass_time()
        now, since, captions = pictures.turns[-1]
        assert since is not None
        gains = [new.vp - old.vp for new, old in zip(now.players, since.players, strict=True)]
        festivals = [line for _, line in captions if line.startswith("Festival")]
        details = await stage.details()
        told = [*festivals, *details.splitlines()]
        assert gains == [told_vp("Amaru", told), told_vp("Pachamama", told)]
        decided = [re.split("[,;]", line)[0] for seat, line in captions if seat != NOBODY]
        begun = [details.index(f"\n• {each}") for each in decided]
        assert begun == sorted(begun)
        assert begun[0] == details.index("\n")


async def test_a_player_that_thinks_says_what_it_has_weighed(
    harness: Harness, clock: Hands, ponderer: Ponderer
) -> None:
    stage = await watch(harness, clock, player="hard")
    await stage.pass_time()
    await stage.pass_time()
    assert set(ponderer.asked) == {"hard"}
    (line,) = [line for line in (await stage.details()).splitlines() if line.startswith("💭")]
    assert line.startswith("💭 Amaru considered: ")


@pytest.mark.parametrize("players", [2, 4])
async def test_bots_play_among_themselves_too(harness: Harness, clock: Hands, players: int) -> None:
    stage = await watch(harness, clock, opponent="bots", players=players, player="easy")
    assert [seat.controller for seat in (await stage.game()).seats] == [BOT] * players
    for _ in range(4):
        before = (await harness.games.view(stage.id, None)).turn
        await stage.pass_time()
        assert (await harness.games.view(stage.id, None)).turn == before + 1
        told = (await stage.details()).splitlines()[1:]
        assert [line[:1] for line in told].count("•") <= (1 if before else 1 + players)


async def test_the_same_seed_deals_the_same_game(harness: Harness, clock: Hands) -> None:
    stages = [await watch(harness, clock, place, seed="once more") for place in ("plaza", "cusco")]
    stages.append(await watch(harness, clock, "vilcabamba", seed="another one"))
    views = [await harness.games.view(stage.id, None) for stage in stages]
    assert views[0] == views[1] != views[2]


async def test_words_and_picture_are_of_the_same_moment_and_small_steps_are_told_without_one(
    harness: Harness, clock: Hands, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await watch(harness, clock)
    await stage.pass_time()
    await stage.pass_time()
    real, pictures = ponderer.choose, harness.pictures
    assert isinstance(pictures, FakePictures)
    said_before, said_meanwhile = stage.words, set()

    async def slowly(*given: Any) -> Any:
        clock.now += SECOND
        await harness.bot.tables.watching._refresh(stage.id)  # as when somebody presses a button
        said_meanwhile.add(stage.words)
        return await real(*given)

    async def edits() -> list[Any]:
        harness.sandbox.requests.clear()
        await stage.pass_time()
        live = f"/channels/{stage.channel}/messages/{stage.live()['id']}"
        return [call for call in harness.sandbox.requests if (call.method, call.path) == ("PATCH", live)]

    monkeypatch.setattr(ponderer, "choose", slowly)
    *_, last = await edits()
    assert said_meanwhile == {said_before}, "above the picture of the turn before"
    assert "attachments" in last.json
    assert stage.words != said_before

    async def slowly_unseen(*given: Any) -> Any:
        clock.now += SECOND
        return await real(*given)

    monkeypatch.setattr(ponderer, "choose", slowly_unseen)
    assert len(await edits()) == 1
    pictures.broken = True
    await stage.pass_time()
    steps = [call.json["content"].splitlines() for call in (await edits())[:-1]]
    assert any(line.startswith("• Amaru: ") for _, *lines, _ in steps for line in lines), "as far as it has got"
    assert all("turn." in lines[-2] for lines in steps), "whose turn it is"


async def test_what_is_shown_stays_for_its_time_and_longer_where_there_is_more_to_read(
    harness: Harness, clock: Hands, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await watch(harness, clock)
    pictures = harness.pictures
    assert isinstance(pictures, FakePictures)
    real = ponderer.choose

    async def slowly(*given: Any) -> Any:
        clock.now += SECOND
        return await real(*given)

    monkeypatch.setattr(ponderer, "choose", slowly)
    few = 40  # letters, fewer than captions have
    monkeypatch.setattr("bot.table.watch.watching.READ", few)
    stayed = set()
    for _ in range(4):
        await stage.next_turn()
        seq, told = (await stage.game()).seq, [line for _, line in pictures.turns[-1][-1]]
        times = min(max(1.0, sum(map(len, told)) / few), MOST_TIMES)
        await stage.pass_time(5 * times - 0.01)
        assert (await stage.game()).seq == seq, f"{5 * times} seconds for {told}"
        await stage.pass_time(0.02)
        assert (await stage.game()).seq > seq
        stayed.add(times)
    assert min(stayed) < max(stayed) <= MOST_TIMES


async def test_a_slow_show_goes_on_below_at_a_festival(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await stage.pass_time(31 * 60)
    while len(stage.from_bot()) == 1:
        await stage.next_turn()
    history = await harness.games.history(stage.id, None, -1)
    assert any(isinstance(event, FestivalBegan) for told in history.told for event in told.events)
    first, second = stage.from_bot()
    assert (parts(first), files(first)) == ([], ["turn"])
    assert re.fullmatch(r"👁️ \*\*Watching\*\* \(turn \d+\) · 🤖 medium", first["content"])
    assert parts(second)


async def test_the_whole_show_ends_with_a_verdict_scores_chart_and_animation(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    while (await stage.game()).status == RUNNING:
        await stage.pass_time()
    game = await stage.game()
    assert game.status == FINISHED
    history = await harness.games.history(stage.id, None, -1)
    *_, last, finale = stage.from_bot()
    assert PACED not in last["content"], "nothing goes on any more"
    assert [files(each) for each in (last, finale)] == [["game"], ["result"]]
    result = history.now.result
    assert result is not None
    own, automa = result.scores
    won = own >= 120 and own > automa
    assert (result.winners == (0,)) == won
    assert len(re.findall(VERDICT, finale["content"])) == 1
    assert (f"Amaru beat Pachamama {own} to {automa}" in finale["content"]) == won
    assert re.search(r"^🤖 Amaru: medium, thought .*second", finale["content"], flags=re.MULTILINE)
    assert "Tapestries" in finale["content"]
    assert [part["label"] for part in parts(finale)] == ["Play now", "Watch another", "Replay"]
    everybody = [call.json for call in harness.sandbox.requests if isinstance(call.json, dict)]
    assert not any(body.get("allowed_mentions", {}).get("users") for body in everybody)
    assert await harness.games.registry.next_timers() == []
    assert (await harness.games.statistics.summary("", game.server)).games == 0
    assert len(await harness.games.results(stage.id)) == 2
    elena = harness.person("Elena")
    elena.settle = 0.0
    await elena.press(finale, "Watch another")
    await elena.wait(lambda message: button(message, "Pause") is not None, stage.channel)
    again = await harness.games.lists.in_channel(str(stage.channel))
    assert again is not None
    assert (again.terms.host, again.options, again.seats) == (str(elena.id), game.options, game.seats)


async def test_whoever_has_seen_enough_plays_it_themselves(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock, opponent="axomamma", player="easy")
    while (await stage.game()).status == RUNNING:
        await stage.pass_time()
    finale = next(each for each in stage.from_bot() if button(each, "Watch another"))
    elena = harness.person("Elena")
    card = await elena.press(finale, "Play now")
    ticks = await elena.press(card.message or {}, "Solo")
    await elena.press(ticks.message or {}, "Start")
    game = await harness.games.lists.in_channel(str(stage.channel))
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Elena", "Pachamama"]


async def test_every_request_of_a_show_is_as_discord_wants_it(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    for label, until in (("Step", PAUSED), ("Slower", PAUSED), ("Play", PACED), ("Faster", PACED), ("Pause", PAUSED)):
        await stage.press("Elena", label, until)
    await stage.stop("Bruno")
    assert problems(harness.sandbox.requests) == []


# ---------------------------------------------------------------- for somebody who has never seen the game


async def test_whoever_comes_by_is_told_what_the_picture_shows_and_led_to_the_tour(
    harness: Harness, clock: Hands
) -> None:
    stage = await watch(harness, clock)
    elena = harness.person("Elena")
    explained = await elena.press(stage.live(), "What is this?")
    assert only_for_them(explained)
    assert said(explained).startswith("**What is this?** A game of Tawantinsuyu")
    assert "red numbers of her die" in said(explained)
    assert said(await elena.press(explained.message or {}, "Take the tour")).startswith("**Welcome!**")


# ---------------------------------------------------------------- buttons


async def test_anybody_may_pause_step_and_let_it_go_on(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await stage.press("Elena", "Pause", PAUSED)
    await stage.pass_time()
    assert (await stage.game()).seq == 0
    assert button(stage.live(), "Pause") is None
    for turn in (1, 3):
        await stage.press("Diego", "Step", f"turn {turn})")
        await stage.pass_time()
        assert (await harness.games.view(stage.id, None)).turn == turn
        assert PAUSED in stage.words
    await stage.press("Chaska", "Play", PACED)
    assert (await harness.games.view(stage.id, None)).turn == 5
    await stage.next_turn()
    assert (await harness.games.view(stage.id, None)).turn == 7


async def test_a_step_pauses_a_game_that_was_running(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await stage.press("Elena", "Step", PAUSED)
    turn = (await harness.games.view(stage.id, None)).turn
    assert turn == 1
    await stage.pass_time()
    assert (await harness.games.view(stage.id, None)).turn == turn


async def test_the_pace_changes_from_a_turn_a_second_to_a_turn_a_minute(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    picture = stage.live()["attachments"][0]["id"]
    for pace in (3, 2, 1, 1):
        await stage.press("Elena", "Faster", f"every {pace} second")
    for _ in range(3):
        before = (await harness.games.view(stage.id, None)).turn
        await stage.pass_time(0.9)
        assert (await harness.games.view(stage.id, None)).turn == before
        await stage.pass_time(MOST_TIMES)
        assert (await harness.games.view(stage.id, None)).turn > before
    assert stage.live()["attachments"][0]["id"] != picture
    picture = stage.live()["attachments"][0]["id"]
    for pace in (2, 3, 5, 8, 12, 20, 30, 60, 60):
        await stage.press("Elena", "Slower", f"every {pace} seconds")
    assert stage.live()["attachments"][0]["id"] == picture
    await stage.pass_time(60 * MOST_TIMES)
    seq = (await stage.game()).seq
    await stage.pass_time(59)
    assert (await stage.game()).seq == seq
    await stage.press("Elena", "Faster", "every 30 seconds")
    await stage.pass_time(30 * MOST_TIMES)
    assert (await stage.game()).seq > seq


async def test_a_double_click_on_pause_does_not_let_it_go_on(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    elena, live = harness.person("Elena"), stage.live()
    elena.settle = 0.0
    pause = button(live, "Pause")
    assert pause is not None
    await asyncio.gather(*(elena.press(live, pause["custom_id"]) for _ in range(3)))
    await elena.wait(lambda message: PAUSED in message["content"], stage.channel)
    await stage.pass_time()
    assert (await stage.game()).seq == 0


async def test_a_double_click_on_step_and_a_press_delivered_twice_play_one_turn(
    harness: Harness, clock: Hands, ponderer: Ponderer
) -> None:
    stage = await watch(harness, clock)
    await stage.press("Elena", "Pause", PAUSED)
    deliver_twice(harness)
    ponderer.hold()
    elena, live = harness.person("Elena"), stage.live()
    elena.settle = 0.0
    await asyncio.gather(*(elena.press(live, "Step") for _ in range(3)))
    await ponderer.thinking.wait()
    ponderer.may_answer.set()
    await elena.wait(lambda message: "turn 1)" in message["content"], stage.channel)
    await stage.pass_time()
    assert (await harness.games.view(stage.id, None)).turn == 1


async def test_only_the_host_and_managers_stop_a_show_and_are_asked_first(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock, who="Bruno")
    refused = await harness.person("Elena").press(stage.live(), "Stop")
    assert only_for_them(refused)
    assert "Only the host" in said(refused)
    assert (await stage.game()).status == RUNNING
    for who in ("Bruno", "Ana"):
        sure = await harness.person(who).press(stage.live(), "Stop")
        assert "Are you sure?" in said(sure)
    assert (await stage.game()).status == RUNNING
    live = stage.live()
    await stage.stop("Bruno")
    assert (await stage.game()).status == ABORTED
    seq = (await stage.game()).seq
    await stage.pass_time()
    assert (await stage.game()).seq == seq
    assert parts(next(each for each in stage.messages() if each["id"] == live["id"])) == []
    assert stage.from_bot()[-1]["content"] == "🛑 Bruno has ended this game without a result."


async def test_a_show_is_stopped_in_the_middle_of_a_thought(harness: Harness, clock: Hands, ponderer: Ponderer) -> None:
    stage = await watch(harness, clock)
    ponderer.hold()
    clock.now += 5 * SECOND
    harness.bot.tables.watching.begin_due()
    await ponderer.thinking.wait()
    await stage.stop("Bruno")
    assert (await stage.game()).status == ABORTED
    assert len(await harness.games.log_since(stage.id)) == 0


OLD_BUTTONS = (
    *(("watch", argument) for argument in ("pause", "go", "step", "faster", "slower", "dance", "")),
    *(("stop", ""), ("details", "")),
)


async def test_old_buttons_are_answered_kindly(
    harness: Harness, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    stage = await watch(harness, clock)
    await stage.stop("Bruno")
    table = await harness.open("Ana", "Bruno", place="cusco")
    for verb, argument in OLD_BUTTONS:
        old = planted(harness, stage.channel, f"b:{verb}:{stage.id}:0:{argument}")
        words = await whispered(await harness.person("Bruno").press(old, parts(old)[0]["custom_id"]))
        assert words == "This game is over.", (verb, argument)
        strange = planted(harness, table.channel, f"b:{verb if verb != 'stop' else 'watch'}:{table.id}:0:{argument}")
        words = await whispered(await harness.person("Bruno").press(strange, parts(strange)[0]["custom_id"]))
        assert words.startswith("This button has expired"), (verb, argument)
        assert errors(caplog) == [], (verb, argument)


def test_each_pace_leads_to_the_next() -> None:
    assert tuple(sorted(set(PACES))) == PACES
