"""Looking back: any turn of a game, as far as everybody may know it, and nothing of it elsewhere."""

import re
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.background.pictures import Pictures
from bot.say.pictures import picture_words
from engine import apply, legal_actions
from engine.decisions import TakeTurn
from render import alt
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, parts
from tests.e2e.kit.playing import exercises, files, finished, moment, only_for_them, said, sit_down
from tests.engine.kit.laws import hidden_from
from tests.pieces import pieces_in
from tests.sizes import size


@pytest.fixture
async def harness(tmp_path: Path, pictures: Pictures) -> AsyncIterator[Harness]:
    """Where pictures are drawn in the large size: nobody looks at them here."""
    async with well_behaved(Harness(tmp_path, size(FakePictures(), pictures), registered=True)) as here:
        yield here


def labels(message: Message) -> list[str]:
    return [part["label"] for part in parts(message)]


def private(reply_message: Message | None) -> Message:
    assert reply_message is not None
    return reply_message


@exercises("replay")
async def test_a_running_game_is_walked_from_its_last_turn_to_its_first(harness: Harness) -> None:
    position = moment(lambda state: state.turn == 6 and isinstance(state.decision, TakeTurn))
    seats = await sit_down(harness, position)
    elena = harness.person("Elena")
    reply = await elena.slash(seats.channel, "replay")
    assert only_for_them(reply)
    shown = private(reply.message)
    assert files(shown) == ["replay"]
    assert "*page 6 of 6*" in said(reply)
    assert labels(shown) == ["First", "Back"]
    public = await harness.games.view(seats.id, None)
    assert shown["attachments"][0]["description"] == alt.chat(public, picture_words("en"), ("Ana", "Bruno"))
    pages = [said(reply)]
    for way in ("Back", "Back", "First", "Forward", "Last"):
        reply = await elena.press(private(reply.message), way)
        pages.append(said(reply))
    assert [page.partition("page ")[2][0] for page in pages] == ["6", "5", "4", "1", "2", "6"]
    assert pages[0] == pages[-1]
    assert len({*pages}) == 5


async def test_a_page_tells_one_turn_and_together_they_tell_all_of_them(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 6 and isinstance(state.decision, TakeTurn)))
    elena, turns = harness.person("Elena"), range(1, 6)
    told = [said(await elena.slash(seats.channel, "replay", turn=turn)) for turn in turns]
    assert [f", turn {turn} " in page.splitlines()[0] for turn, page in zip(turns, told, strict=True)] == [True] * 5
    assert all(one.splitlines()[1:] != two.splitlines()[1:] for one, two in pairwise(told))
    assert said(await elena.slash(seats.channel, "replay", turn=999)).partition("page ")[2].startswith("6 of 6")
    assert said(await elena.slash(seats.channel, "replay", turn=0)).partition("page ")[2].startswith("1 of 6")


async def test_what_is_not_final_is_no_page_and_no_secret_is_told(harness: Harness) -> None:
    position = moment(lambda state: state.turn == 6 and isinstance(state.decision, TakeTurn))
    seats = await sit_down(harness, position)
    asked = await seats.asked()
    before = said(await asked.slash(seats.channel, "replay"))
    hidden = hidden_from(position.state, None)
    assert hidden
    for turn in range(7):
        reply = await asked.slash(seats.channel, "replay", turn=turn)
        message = private(reply.message)
        shown = [said(reply), *(part["custom_id"] for part in parts(message))]
        shown += [picture["description"] for picture in message["attachments"]]
        assert not {piece for text in shown for piece in pieces_in(text)} & hidden
    found = await seats.game()
    assert found.to_act is not None
    tentative = next(action for action in legal_actions(position.state) if not apply(position.state, action).commits)
    await harness.games.play(found.id, found.to_act, tentative, found.seq)
    assert (await seats.game()).seq > found.seq
    assert said(await asked.slash(seats.channel, "replay")) == before


async def test_a_finished_game_can_be_walked_from_its_end_and_by_its_number_and_its_log_is_still_told(
    harness: Harness,
) -> None:
    seats = await finished(harness)
    elena = harness.person("Elena")
    finale = next(each for each in seats.messages() if "Replay" in labels(each))
    shown = await elena.press(finale, "Replay")
    assert only_for_them(shown)
    assert "*page 1 of " in said(shown)
    assert labels(private(shown.message)) == ["Forward", "Last"]
    assert said(await elena.slash(seats.channel, "replay")) == said(shown)
    cusco = harness.channel("cusco")
    assert said(await elena.slash(cusco, "replay", game=seats.id)) == said(shown)
    last = await elena.press(private(shown.message), "Last")
    assert "is over" in private(last.message)["attachments"][0]["description"]
    log = said(await elena.slash(seats.channel, "log"))
    assert re.search(r"\*\*Turn \d+: .*\*\*.*won", log, re.DOTALL)


async def test_who_cannot_see_a_running_game_cannot_look_back_at_it(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 6 and isinstance(state.decision, TakeTurn)))
    elena, ana, cusco = harness.person("Elena"), harness.person("Ana"), harness.channel("cusco")
    refusal = said(await elena.slash(cusco, "replay", game=seats.id))
    assert refusal == said(await elena.slash(cusco, "replay", game=999))
    assert "page 6 of 6" in said(await ana.slash(cusco, "replay", game=seats.id))
    assert said(await elena.slash(cusco, "replay")).startswith("There is no game in this channel.")
