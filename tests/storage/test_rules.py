"""Rules or values change under running games: they go on from where they are, and are never called damaged."""

from collections.abc import Callable

import pytest

from engine.codec import Continued, Edition, load_game, present, verify
from engine.components import fingerprint
from engine.events import GameStarted
from engine.views import view
from storage import FINISHED, Games, Wait
from storage import schema as t
from storage.doctor import NOTE, WRONG, examine
from storage.errors import DamagedGame, NothingToUndo, StorageCode
from storage.records import History
from storage.retelling_mixed_rules import same
from tests.refusals import refused
from tests.storage.kit.damage import overwrite
from tests.storage.kit.earlier_versions import Patch, other_number, other_rules
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import PEOPLE, begin, check, half_turn, person, play_on, rows, settled_state, state_of
from tests.storage.kit.words import IN_ENGLISH

OF_TODAY = present()


def answers(history: History) -> list[int]:
    return [told.row.seq for told in history.told if told.row is not None]


async def wrongs(url: str) -> list[str]:
    return [finding.what for finding in (await examine(url, IN_ENGLISH)).findings if finding.severity == WRONG]


async def test_a_game_knows_what_it_was_dealt_by(games: Games, monkeypatch: Patch) -> None:
    lobby = (await games.create("s", "1", (await games.registry.settings("s")).options)).id
    other_number(monkeypatch)
    for name in ("ana", "bo"):
        await games.seats.join(lobby, person(name))
    game = await games.start(lobby)  # by the rules of the moment at which it is dealt
    assert not game.begun_under_other_rules
    (row,) = await rows(games, t.games)
    assert (row.rules, row.components, row.continued) == (present().rules, "f" * 16, None)
    assert fingerprint() != "f" * 16
    await play_on(games, lobby, 10)
    await check(games, lobby)
    monkeypatch.undo()
    assert (await games.get(lobby)).begun_under_other_rules


async def test_the_channel_is_told_once_for_every_change(url: str, games: Games, monkeypatch: Patch) -> None:
    game = await begin(games)
    assert not (await games.get(game)).begun_under_other_rules
    assert not await games.registry.rules_told(game)
    with monkeypatch.context() as patch:
        other_number(patch)
        assert (await games.get(game)).begun_under_other_rules
        assert not await games.registry.rules_told(game)
        await games.registry.tell_rules(game)
        again = await Games.open(url)
        assert await again.registry.rules_told(game)
        await again.close()
        patch.setattr("engine.codec.fingerprint", lambda: "e" * 16)
        assert not await games.registry.rules_told(game)
    assert not (await games.get(game)).begun_under_other_rules


@pytest.mark.parametrize(("moves", "change"), [(0, other_number), (61, other_rules)])
async def test_a_game_goes_on_from_its_snapshot(
    url: str, games: Games, moves: int, change: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    game = await begin(games, 3)
    await play_on(games, game, moves)
    await half_turn(games, game)
    before = await settled_state(games, game)
    with monkeypatch.context() as patch:
        change(patch)
        new = await Games.open(url)
        assert await wrongs(url) == []
        assert same(await settled_state(new, game), before)
        found = await state_of(new, game)
        assert before.seq <= found.seq <= before.seq + 1
        for _ in range(5):
            await play_on(new, game, 1)
            assert await wrongs(url) == []
        saved = load_game(await new.export(game))
        assert saved.begun == OF_TODAY
        assert saved.continued == (Continued(before.seq, present()),)
        end = await play_out(new, game)
        assert (await new.get(game)).status == FINISHED
        assert end.result is not None
        assert [result.score for result in await new.results(game)] == list(end.result.scores)
        assert await wrongs(url) == []
        notes = [finding for finding in (await examine(url, IN_ENGLISH)).findings if finding.game == game]
        assert [finding.severity for finding in notes] == [NOTE]
        assert "it began under rules version" in notes[0].what
        await new.close()
    assert await wrongs(url) == []  # and back again under the first ones
    assert len(load_game(await Games(games.engine).export(game)).continued) == 1


async def test_answers_that_do_not_fit_any_more_are_taken_back(url: str, games: Games, monkeypatch: Patch) -> None:
    """Each question has fewer answers under other rules: some half-made turns hold one that is gone."""
    dropped = []
    for number in range(12):
        game = await begin(games, channel=str(number), seed=str(number))
        await play_on(games, game, 20)
        state = await half_turn(games, game)
        before = await games.get(game)
        with monkeypatch.context() as patch:
            other_rules(patch)
            new = await Games.open(url)
            now = await state_of(new, game)
            after = await new.get(game)
            await new.close()
        assert (after.settled, after.to_act, now.to_act) == (before.settled, state.to_act, state.to_act)
        assert after.settled <= after.seq == now.seq <= before.seq
        if after.seq < before.seq:
            dropped.append(game)
            assert after.number > before.number  # old buttons do not fit the question
            log = [row for row in await rows(games, t.log) if row.game == game]
            assert [row.undone is not None for row in log if row.seq > after.seq] == [True] * (before.seq - after.seq)
    assert dropped


async def test_nobody_goes_back_behind_the_change(url: str, games: Games, monkeypatch: Patch) -> None:
    game = await begin(games)
    await play_on(games, game, 40)
    await half_turn(games, game)
    floor = (await games.get(game)).settled
    other_rules(monkeypatch)
    new = await Games.open(url)
    with refused(NothingToUndo, StorageCode.BEGAN_BY_OTHER_RULES, answers=floor):
        await new.take_back(game, floor - 1, PEOPLE[:2])
    await play_on(new, game, 30)
    with refused(NothingToUndo, StorageCode.BEGAN_BY_OTHER_RULES, answers=floor):
        await new.take_back(game, floor - 1, PEOPLE[:2])
    for back in (floor + 10, floor + 1, floor):
        await new.take_back(game, back, PEOPLE[:2])
        assert (await state_of(Games(new.engine), game)).seq == back
        assert await wrongs(url) == []
    await play_on(new, game, 10, salt="again")
    assert await wrongs(url) == []
    assert (await half_turn(new, game)).to_act is not None
    state = await state_of(new, game)
    assert (await new.undo(game, state.to_act or 0)).seq == state.seq - 1
    await new.close()


async def test_what_cannot_be_told_any_more_is_left_out(url: str, games: Games, monkeypatch: Patch) -> None:
    game = await begin(games)
    await play_on(games, game, 120)
    floor = (await games.get(game)).settled
    whole = await games.history(game, None)
    assert not whole.gap
    other_rules(monkeypatch)
    new = await Games.open(url)
    await play_on(new, game, 40)
    settled = (await new.get(game)).settled
    for seat in (None, 0, 1):
        now = await new.view(game, seat)
        told = await new.history(game, seat)
        assert told.gap
        assert told.now == now
        assert not any(isinstance(event, GameStarted) for part in told.told for event in part.events)
        assert set(range(floor + 1, settled + 1)) <= set(answers(told))  # all since the change
        since = await new.history(game, seat, floor)
        assert not since.gap
        assert answers(since) == list(range(floor + 1, now.seq + 1))
        assert since.before.seq == floor
        halfway = await new.history(game, seat, floor - 7)
        assert halfway.before.seq in range(floor - 7, floor + 1)
        assert halfway.now == now
    turns = await new.turns(game)
    assert [seen.turn for seen in turns[:-1]] == sorted({seen.turn for seen in turns[:-1]})
    await new.close()


async def test_a_game_that_replays_all_the_same_is_told_whole(url: str, games: Games, monkeypatch: Patch) -> None:
    game = await begin(games)
    await play_on(games, game, 60)
    before = [await games.history(game, seat) for seat in (None, 0)]
    other_number(monkeypatch)
    new = await Games.open(url)
    assert [await new.history(game, seat) for seat in (None, 0)] == before
    assert verify(load_game(await new.export(game))) == await state_of(new, game)
    (finding,) = (await examine(url, IN_ENGLISH)).findings
    assert "All of it replays" in finding.advice
    await new.close()


async def test_there_and_back_and_on(url: str, games: Games, monkeypatch: Patch) -> None:
    """Begun by one, continued by another, and then by the first again."""
    game = await begin(games)
    await play_on(games, game, 20)
    with monkeypatch.context() as patch:
        other_rules(patch)
        other = present()
        new = await Games.open(url)
        await play_on(new, game, 20)
        await new.close()
    back = await Games.open(url)
    assert not (await back.get(game)).begun_under_other_rules
    await play_on(back, game, 20)
    saved = load_game(await back.export(game))
    assert [part.edition for part in saved.continued] == [other, OF_TODAY]
    assert (await back.history(game, None)).gap
    assert await wrongs(url) == []
    (note,) = (await examine(url, IN_ENGLISH)).findings
    assert "part of it was played by other rules" in note.what
    await back.close()


async def test_damage_after_the_change_is_still_damage(url: str, games: Games, monkeypatch: Patch) -> None:
    game = await begin(games)
    await play_on(games, game, 20)
    other_number(monkeypatch)
    new = await Games.open(url)
    await play_on(new, game, 30)
    await overwrite(new, t.log, {"question": "Nothing"}, game=game, row=40)
    assert any("is to Nothing" in what for what in await wrongs(url))
    await new.close()


async def test_damage_in_a_game_of_one_piece_is_damage(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 20)
    await half_turn(games, game)
    last = (await games.log_since(game))[-1]
    await overwrite(games, t.log, {"action": '{"type":"KeepGodCard","card":"G99"}'}, game=game, row=last.row)
    with pytest.raises(DamagedGame):
        await Games(games.engine).view(game, 0)
    await overwrite(games, t.games, {"rules": 0}, id=game)  # but not in one that is not
    assert (await Games(games.engine).view(game, None)).seq == last.seq - 1


async def test_a_game_of_unknown_values_goes_on_as_if_they_were_the_same(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 30)
    await overwrite(games, t.games, {"components": None}, id=game)
    old = Games(games.engine)
    assert not (await old.get(game)).begun_under_other_rules
    whole = await old.history(game, None)
    assert not whole.gap
    assert whole.now == view(await settled_state(old, game), None)
    await old.take_back(game, 10, PEOPLE[:2])
    await play_on(old, game, 10)
    saved = load_game(await old.export(game))
    assert (saved.begun, saved.continued) == (Edition(OF_TODAY.rules, None), ())
    assert verify(saved) == await state_of(old, game)


async def test_what_the_channel_has_heard_goes_back_with_the_game(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 30)
    await games.tell(game, 30, 0, {0: Wait(5)})
    await games.take_back(game, 20, PEOPLE[:2])
    assert (await games.get(game)).told == 20
