"""What a table of people needs: tentative turns, history, answers on hold, votes, preferences, invitations."""

import pytest
from msgspec import json, structs
from sqlalchemy.exc import SQLAlchemyError

from engine import Options, legal_actions
from engine.events import AutomaDecided, GameStarted, GodCardsDealt, TurnStarted, seen_by
from engine.resources import UNKNOWN
from storage import AUTOMA, BOT, Clock, Games, Hinted, Leave, Preferences, Seat, Terms, Wait, of_last_turn
from storage.errors import DatabaseTrouble, NotNow, StorageCode
from storage.posted import Aside, Board, LateOffer, OpenPrompt, Reminder, key
from tests.refusals import refused
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, half_turn, person, play_on, settled_state, state_of


async def test_what_can_be_undone_only_its_seat_sees(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 40)
    state = await half_turn(games, game)
    found = await games.get(game)
    assert found.settled < found.seq == state.seq
    other = 1 - (state.to_act or 0)
    assert (await games.view(game, state.to_act)).seq == state.seq
    assert (await games.view(game, other)).seq == (await games.view(game, None)).seq == found.settled


async def test_what_is_left_after_an_undo_can_still_be_undone_unseen(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 40)
    state = await half_turn(games, game)
    while not (await play_on(games, game, 1)).seq - (await games.get(game)).settled >= 2:
        state = await half_turn(games, game)
    before = await games.get(game)
    state = await state_of(games, game)
    assert state.to_act is not None
    for back in range(1, before.seq - before.settled + 1):
        await games.undo(game, state.to_act)
        after = await games.get(game)
        assert (after.seq, after.settled) == (before.seq - back, before.settled)
        assert (await games.view(game, None)).seq == before.settled


async def test_who_is_asked_sees_the_question_and_whether_anything_can_be_taken_back(games: Games) -> None:
    game = await begin(games, 3)
    for _ in range(60):
        state = await state_of(games, game)
        assert state.to_act is not None
        asked = await games.asked(game, state.to_act)
        assert asked is not None
        assert asked.view == await games.view(game, state.to_act)
        assert asked.may_undo == ((await games.get(game)).settled < state.seq)
        assert await games.asked(game, (state.to_act + 1) % 3) is None
        answers = legal_actions(state)
        await games.play(game, state.to_act, answers[state.seq % len(answers)], state.seq)


async def test_history_tells_what_each_may_know(games: Games) -> None:
    game = await begin(games)
    opening = await games.history(game, None)
    assert opening.told[0].row is None
    assert isinstance(opening.told[0].events[0], GameStarted)
    await play_on(games, game, 200)
    settled = await settled_state(games, game)
    for seat in (None, 0, 1):
        whole = await games.history(game, seat)
        late = await games.history(game, seat, 150)
        assert whole.told[151:] == late.told
        assert (late.before.seq, late.now) == (150, await games.view(game, seat))
        assert [told.row.seq for told in late.told if told.row] == list(range(151, late.now.seq + 1))
        events = [event for told in whole.told for event in told.events]
        assert events == [seen_by(event, seat) for event in events]
        dealt = [event for event in events if isinstance(event, GodCardsDealt)]
        assert {event.seat for event in dealt if UNKNOWN not in event.cards} == ({seat} if seat is not None else set())
    spectator = await games.history(game, None)
    turns = await games.turns(game)
    started = [event for told in spectator.told for event in told.events if isinstance(event, TurnStarted)]
    assert [view.turn for view in turns] == [0, *(event.turn for event in started), settled.turn]
    assert all(view.seat is None for view in turns)


async def test_what_an_automas_turn_has_come_to_before_a_stretch_is_known(games: Games) -> None:
    created = await games.create("s", "1", Options(solo="pachamama"), "within 10")
    await games.seats.join(created.id, person("ana"))
    await games.seats.join(created.id, Seat(lang="en", controller=AUTOMA, name="Pachamama"))
    game = (await games.start(created.id)).id
    state, within = await play_on(games, game, 1), False
    while not within and not state.over:
        if state.active == 1 and state.turn and await settled_state(games, game) == state:
            whole = await games.history(game, None)
            events = [event for told in whole.told for event in told.events]
            since = await games.history(game, None, state.seq)
            assert since.told == ()
            assert since.earlier == of_last_turn(events)
            within |= any(isinstance(event, AutomaDecided) for event in since.earlier)
        state = await play_on(games, game, 1)
    assert within
    assert (await games.history(game, None)).earlier == ()


async def test_this_turn_is_what_each_may_know_since_it_began(games: Games) -> None:
    game, seats = await begin(games), (None, 0, 1)
    began = (await state_of(games, game)).seq
    for _ in range(30):
        before = await state_of(games, game)
        state = await play_on(games, game, 1)
        began = state.seq if state.turn != before.turn else began
        for seat in seats:
            told = await games.this_turn(game, seat)
            assert told == await games.history(game, seat, min(began, (await games.view(game, seat)).seq))
            assert [each.row.seq for each in told.told if each.row] == list(range(began + 1, told.now.seq + 1))
    assert began > 0


async def test_votes_can_be_changed_and_are_dropped(games: Games) -> None:
    game = await begin(games, 3)
    assert await games.registry.vote(game, "late 1 5", "ana", "wait") == {"ana": "wait"}
    assert await games.registry.vote(game, "late 1 5", "bo", "bot") == {"ana": "wait", "bo": "bot"}
    assert await games.registry.vote(game, "late 1 5", "ana", "bot") == {"ana": "bot", "bo": "bot"}
    assert await games.registry.votes(game, "late 1 6") == {}
    assert await games.registry.vote(game, "late 2 5", "ana", "wait") == {"ana": "wait"}
    await games.registry.drop_votes(game, "late 1 5")
    assert await games.registry.votes(game, "late 1 5") == {}
    assert await games.registry.votes(game, "late 2 5") == {"ana": "wait"}


async def test_votes_can_be_for_people_and_channels(games: Games) -> None:
    game, person, longest = await begin(games, 3), "1000000000000000104", "9" * 32
    assert await games.registry.vote(game, "host", "ana", person) == {"ana": person}
    assert await games.registry.vote(game, f"move {person}", "bo", longest) == {"bo": longest}


async def test_preferences_of_a_person(games: Games) -> None:
    assert await games.registry.preferences("ana") == Preferences()
    chosen = Preferences(remind_after=3, quiet_from=22, quiet_to=7, time_zone="Asia/Tokyo", away_until=5, theme="dark")
    await games.registry.set_preferences("ana", chosen)
    assert await games.registry.preferences("ana") == chosen
    await games.seats.forget_person("ana")
    assert await games.registry.preferences("ana") == Preferences()


async def test_who_is_forgotten_is_no_host_and_not_invited(games: Games) -> None:
    terms = Terms(host="ana", invited=("bo", "cy"), clock=Clock(limit=1000))
    game = (await games.create("s", "1", Options(players=3), terms=terms)).id
    await games.seats.forget_person("ana")
    await games.seats.forget_person("bo")
    assert (await games.get(game)).terms == Terms(invited=("cy",), clock=Clock(limit=1000))


async def test_prompts_are_found_again(games: Games) -> None:
    game, another = await begin(games), await begin(games, channel="2", seed="another")
    prompt, elsewhere = OpenPrompt("7", "99", 12), OpenPrompt("2", "98", 3)
    await games.remember_message(game, prompt, Board("7", "97", 12, 3))
    await games.remember_message(another, elsewhere)
    assert await games.prompts("99") == [(game, prompt)]
    assert await games.prompts("97") == []
    assert sorted(await games.prompts()) == [(game, prompt), (another, elsewhere)]
    await games.forget_message(game, key(OpenPrompt))
    assert await games.prompts("99") == []
    assert list(await games.messages(game)) == [Board("7", "97", 12, 3)]


async def test_what_the_channel_knows_is_remembered(games: Games) -> None:
    game = await begin(games)
    assert (await games.get(game)).told == -1
    await games.tell(game, 3, 1, {1: Wait(1000)})
    found = await games.get(game)
    assert (found.told, found.pinged, found.asked) == (3, 1, 1000)
    await games.set_bank(game, 1, 500)
    assert [seat.bank for seat in (await games.get(game)).seats] == [None, 500]


async def test_each_seat_has_its_own_wait(games: Games) -> None:
    game, another = await begin(games, 3), await begin(games, 3, channel="2", seed="another")
    await games.tell(another, 0, 0, {0: Wait(1)})
    await games.tell(game, 0, 0, {0: Wait(1000, 5000), 2: Wait(2000)})
    assert (await games.get(game)).waits == {0: Wait(1000, 5000), 2: Wait(2000)}
    await games.tell(game, 3, 2)
    assert (await games.get(game)).waits == {0: Wait(1000, 5000), 2: Wait(2000)}, "waits that are not named stay"
    assert (await games.get(game)).asked == 2000
    await games.set_wait(game, 2, Wait(2000, 9000))
    await games.set_wait(game, 0, None)
    assert (await games.get(game)).waits == {2: Wait(2000, 9000)}
    await games.tell(game, 4, 1, {1: Wait(3000)})
    assert (await games.get(game)).waits == {1: Wait(3000)}
    await games.tell(game, 5, None, {})
    assert (await games.get(game)).waits == {}
    assert (await games.get(another)).waits == {0: Wait(1)}


async def test_a_rest_of_the_bot_moves_these_deadlines_unless_they_have_changed(games: Games) -> None:
    one, two = [await begin(games, 3, channel=str(number), seed=str(number)) for number in range(2)]
    await games.tell(one, 0, 0, {0: Wait(1000, 5000), 1: Wait(2500, 9000), 2: Wait(1000)})
    await games.tell(two, 0, 0, {0: Wait(1000, 5000)})
    moved = [(one, 0, 5000, 7000), (one, 1, 8000, 10_000), (one, 2, 5000, 7000)]
    await games.registry.move_deadlines(moved, "alive", 4000)
    assert (await games.get(one)).waits == {0: Wait(1000, 7000), 1: Wait(2500, 9000), 2: Wait(1000)}
    assert (await games.get(two)).waits == {0: Wait(1000, 5000)}
    assert await games.registry.note("alive") == "4000"


async def test_who_is_away_is_remembered_with_what_the_table_does(games: Games) -> None:
    game = await begin(games)
    assert (await games.seats.set_leave(game, 1, Leave(5000, "wait"))).seats[1].leave == Leave(5000, "wait")
    assert [seat.leave for seat in (await games.get(game)).seats] == [None, Leave(5000, "wait")]
    assert (await games.seats.set_leave(game, 1, None)).seats[1].leave is None


async def test_the_terms_of_a_table_can_be_changed_until_it_is_over(games: Games) -> None:
    game = await begin(games)
    changed = await games.set_terms(game, lambda terms: structs.replace(terms, host="bo", paused=5))
    assert changed.terms == (await games.get(game)).terms == Terms(host="bo", paused=5)
    await games.abort(game)
    with refused(NotNow, StorageCode.OVER):
        await games.set_terms(game, lambda terms: structs.replace(terms, paused=None))


async def test_whoever_is_awaited_has_pending_games(games: Games) -> None:
    game = await begin(games, 3)
    state = await state_of(games, game)
    first, later = state.to_act or 0, (1 + (state.to_act or 0)) % 3
    who = [seat.person for seat in (await games.get(game)).seats]
    await games.tell(game, 0, first, {first: Wait(5), later: Wait(5)})
    pending = [[found.id for found in await games.lists.pending(each)] for each in who]
    assert pending == [[game] if seat in (first, later) else [] for seat in range(3)]


async def test_several_games_can_share_a_message(games: Games) -> None:
    game, another = await begin(games), await begin(games, channel="2", seed="another")
    here, there = Reminder("1", "50", 0, 5, 0, 9), Reminder("1", "50", 1, 6, 0, 9)
    await games.remember_message(game, here, Board("1", "51", 0, 0))
    await games.remember_message(another, there)
    assert sorted(await games.registry.sharing("50"), key=lambda found: found[0]) == [(game, here), (another, there)]
    assert await games.registry.sharing("52") == []


async def test_seats_kept_for_invited_people(games: Games) -> None:
    terms = Terms(host="ana", invited=("bo",), clock=Clock(limit=1000))
    game = await games.create("s", "1", Options(players=2), terms=terms)
    assert game.terms == terms
    await games.seats.join(game.id, person("ana"))
    with refused(NotNow, StorageCode.INVITED_ONLY):
        await games.seats.join(game.id, person("cy"))
    await games.seats.join(game.id, person("bo"))
    freed = await games.seats.dismiss(game.id, 1)
    assert [seat.person for seat in freed.seats] == ["ana"]


async def test_a_game_moves_to_a_thread(games: Games) -> None:
    game = await games.create("s", "1", Options(players=2))
    await games.move_to(game.id, "2")
    assert await games.lists.in_channel("1") is None
    found = await games.lists.in_channel("2")
    assert found is not None
    assert found.id == game.id


async def test_whoever_is_awaited_is_so_wherever_the_game_goes_on(games: Games) -> None:
    game = await begin(games)
    await games.tell(game, 3, 0, {0: Wait(500)})
    await games.registry.set_timer(game, "clock", 9000)
    await games.registry.vote(game, "late 0 500", "ana", "wait")
    offer, another = LateOffer("1", "11", 0, 500, 600), LateOffer("1", "12", 0, 400, 600)
    await games.remember_message(game, Board("1", "10", 3, 3), offer, another)
    before = await games.get(game)
    timers = await games.registry.next_timers()
    moved = await games.move_to(game, "2", [key(LateOffer, 0, 500)])
    assert moved == structs.replace(before, channel="2", changed=moved.changed)
    assert moved.changed > before.changed
    assert await games.registry.next_timers() == timers
    assert await games.registry.votes(game, "late 0 500") == {"ana": "wait"}
    assert list(await games.messages(game)) == [offer]
    lost = await games.lose_place(game)
    assert (lost.told, lost.pinged, lost.asked) == (3, 0, 500)
    assert await games.registry.next_timers() == []


async def test_who_has_left_has_not_won_and_bots_are_marked(games: Games) -> None:
    game = await games.create("s", "1", Options(players=2), "seed")
    await games.seats.join(game.id, person("ana"))
    await games.seats.join(game.id, Seat(lang="en", controller="bot", level="greedy", name="Inti"))
    await games.start(game.id)
    await games.seats.concede(game.id, 0)
    state = await play_out(games, game.id)
    assert state.result is not None
    results = await games.results(game.id)
    assert [result.bots for result in results] == [2, 2]
    assert not results[0].won
    assert [(result.played, result.by_bot) for result in results] == [(BOT, True), (BOT, True)]
    assert (await games.statistics.summary(server="s")).games == 0


async def test_messages_are_remembered_and_forgotten_together_or_not_at_all(games: Games) -> None:
    game = await begin(games)
    old, board, prompt = Aside("7", "99", 1, 12), Board("7", "99", 12, 3), OpenPrompt("7", "99", 12)
    await games.remember_message(game, old)
    with pytest.raises((DatabaseTrouble, SQLAlchemyError)):
        await games.remember_message(game, board, structs.replace(prompt, message=None), forgetting=[old.key])
    assert list(await games.messages(game)) == [old]
    await games.remember_message(game, board, prompt, forgetting=[old.key])
    assert set(await games.messages(game)) == {board, prompt}


# ---------------------------------------------------------------- hints


async def test_hints_are_counted_by_who_has_asked_for_them(url: str, games: Games) -> None:
    game = await begin(games)
    for who in ("2", "1", "2"):
        await games.registry.count_hint(game, who, {"1": "Ana", "2": "Bruno"}[who])
    assert await games.registry.hinted(game) == [Hinted("Ana", 1), Hinted("Bruno", 2)]
    assert await games.registry.hinted(await begin(games, channel="2")) == []
    await games.seats.replace(game, 1, person("elena"))
    again = await Games.open(url)
    assert await again.registry.hinted(game) == [Hinted("Ana", 1), Hinted("Bruno", 2)]
    await again.seats.forget_person("2")
    assert await again.registry.hinted(game) == [Hinted("Ana", 1)]
    await again.close()


async def test_hints_may_be_switched_off_and_are_on_at_tables_of_before(games: Games) -> None:
    created = await games.create("s", "c", Options(players=2), terms=Terms(hints=False))
    assert not (await games.get(created.id)).terms.hints
    assert json.decode(b'{"host":"1"}', type=Terms).hints
