"""Looking back over whole games: a page for each turn, and all of it there."""

from collections.abc import Iterator

import pytest

from bot.languages import ENGLISH
from bot.sandbox.state.setup import GUILD
from bot.say.after.episodes import TURN, Episode
from bot.table.io.requester import Requester
from tests.bot.say.heard_games import Heard, heard_game, lines_of
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import GOLDEN, finished


def told_turns(heard: Heard) -> Iterator[list[Episode]]:
    """A game turn by turn, each with its Festival and the final scoring; the setup comes first."""
    found: list[Episode] = []
    for episode in heard.turns:
        if episode.kind == TURN and episode.number:
            yield found
            found = []
        found.append(episode)
    yield found


@pytest.mark.parametrize("name", ["golden_age/solo-more-2", "2p-war-7"])
async def test_a_page_tells_the_whole_turn_that_it_is_headed_by_from_its_decision_on(
    harness: Harness, name: str
) -> None:
    heard, seats = heard_game(GOLDEN / f"{name}.json"), await finished(harness, name)
    requester = Requester(person="1", name="Elena", server=str(GUILD), channel=str(seats.channel), lang=ENGLISH)
    game, turns = await seats.game(), [*told_turns(heard)]
    assert len(turns) == heard.end.turn + 1
    for turn, episodes in enumerate(turns):
        heading, *told = (await harness.bot.replaying.show(game, requester, turn)).words.splitlines()
        when = f"turn {turn}" if turn else "setup"
        assert heading == f"**Looking back at game {game.id}**, {when} *page {turn + 1} of {len(turns)}*"
        if turn == heard.end.turn:
            assert "standing order" in told.pop(), "as `finished` has answered"
        assert told == "\n".join(line for one in episodes for line in lines_of(one, heard.names)).splitlines()
        assert not turn or told[0].startswith((f"• {heard.names[episodes[0].seat]}: ", "🎉 **Festival "))
