"""The ledger has a record for every kind of message, and each comes out of the database as it went in."""

import inspect

import pytest
from msgspec import ValidationError

from storage import Games, Ledger, posted
from storage import schema as t
from storage.posted import (
    KINDS,
    AnsweredAside,
    Aside,
    AwayNotice,
    Board,
    BotsFinish,
    BotsWait,
    Elsewhere,
    Finale,
    GroupCall,
    LastBoard,
    LateOffer,
    LobbyMessage,
    LobbyWarning,
    OpenPrompt,
    PauseMessage,
    Posted,
    Reminder,
    SeatCall,
    Shared,
    SilentCall,
    Story,
    key,
    own_fields,
    remembered,
)
from tests.storage.kit.play import begin

pytestmark = pytest.mark.both_databases

PLACE = ("600", "700")
EVERY = (
    LobbyMessage(*PLACE),
    LobbyWarning(*PLACE, 1_760_000_990_000),
    Reminder(*PLACE, 1, 1_760_000_900_000, 2, 1_760_000_950_000),
    Reminder(*PLACE, 2, 1_760_000_900_000, 0, 1_760_000_950_000),
    Reminder(*PLACE, 1, 1_760_000_800_000, 5, 1_760_000_850_000),
    LateOffer(*PLACE, 1, 1_760_000_900_000, 1_760_000_990_000),
    LateOffer(*PLACE, 2, 1_760_000_900_000, 1_760_000_990_000, open=False),
    AwayNotice(*PLACE, 1),
    AwayNotice(*PLACE, 3),
    PauseMessage(*PLACE),
    BotsWait(*PLACE),
    BotsFinish(*PLACE),
    Board(*PLACE, 9, -1, elsewhere=(Elsewhere(1, 3, 5),)),
    Story(*PLACE, 12, 9),
    LastBoard(*PLACE, 99),
    Finale(*PLACE, 99),
    OpenPrompt(*PLACE, 31, Shared(8, (0, 2))),
    Aside(*PLACE, 1, 9),
    Aside(*PLACE, 2, 9),
    AnsweredAside(*PLACE, 1, 4, 7),
    AnsweredAside(*PLACE, 1, 7, 9),
    SeatCall(*PLACE, 2, 0, "PickStartingWeaving"),
    SeatCall(*PLACE, 3, 14, "FeedGods"),
    SilentCall(*PLACE, 2, 9),
    GroupCall(*PLACE, (0, 1, 3), (1,)),
)


def test_every_kind_is_in_the_union_and_explained() -> None:
    made = {each for _, each in inspect.getmembers(posted, inspect.isclass) if issubclass(each, Posted)} - {Posted}
    assert set(KINDS) == made == {type(one) for one in EVERY}
    assert len({key(kind).kind for kind in KINDS}) == len(KINDS)
    for kind in KINDS:
        assert kind.__doc__
        assert kind.__doc__ != Posted.__doc__
        assert set(kind.told_apart_by) <= set(kind.__struct_fields__)


@pytest.mark.parametrize("one", EVERY, ids=lambda one: " ".join(one.key))
def test_a_record_survives_as_text(one: Posted) -> None:
    assert remembered(one.key.kind, one.channel, one.message, own_fields(one)) == one
    assert all(len(part) <= t.messages.c[name].type.length for name, part in one.key._asdict().items())


async def test_the_ledger_of_a_game_comes_out_of_the_database_as_it_went_in(games: Games) -> None:
    game = await begin(games)
    await games.remember_message(game, *EVERY)
    assert set(await games.messages(game)) == set(EVERY)
    gone = [key(Aside, 1), key(AnsweredAside, 1, 4), key(Board), key(Reminder, 1, 1_760_000_800_000)]
    after = Aside(*PLACE, 1, 12)
    await games.remember_message(game, after, forgetting=gone[1:])
    left = {one for one in EVERY if one.key not in gone}
    assert set(await games.messages(game)) == {*left, after}
    for one in left:
        await games.forget_message(game, one.key)
    assert list(await games.messages(game)) == [after]


def test_messages_are_found_by_their_kind_and_by_what_tells_them_apart() -> None:
    ledger = Ledger(EVERY)
    assert ledger.get(Board) == Board(*PLACE, 9, -1, elsewhere=(Elsewhere(1, 3, 5),))
    assert ledger.get(Aside, 2) == Aside(*PLACE, 2, 9)
    assert ledger.get(Aside, 3) is None
    assert ledger.get(LateOffer, None) is None
    assert ledger.get(LateOffer, 2, 1_760_000_900_000) == LateOffer(
        *PLACE, 2, 1_760_000_900_000, 1_760_000_990_000, open=False
    )
    assert ledger.get(Reminder, 2, 1_760_000_800_000) is None
    assert ledger.every(SeatCall) == list(EVERY[-4:-2])
    assert Ledger().get(OpenPrompt) is None


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("hand", "{}"),
        ("Posted", "{}"),
        ("lobby", '{"shows":3}'),
        ("lobby-warning", "{}"),
        ("board", '{"shows":3}'),
        ("board", '{"shows":"3","after":1}'),
        ("board", '{"shows":3,"after":1,"grown":-1}'),
        ("story", '{"shows":-2,"after":-1}'),
        ("aside", '{"seat":-1,"after":3}'),
        ("reminder", '{"since":5,"number":1}'),
        ("reminder", '{"seat":1,"since":5,"number":-1,"at":5}'),
        ("late", '{"since":5}'),
        ("call", '{"group":[0,"1"],"done":[]}'),
        ("prompt", '{"number":3,"shared":{"after":1,"done":[],"seq":0}}'),
        ("board", "[]"),
    ],
)
def test_what_is_no_record_is_refused(kind: str, fields: str) -> None:
    with pytest.raises(ValidationError):
        remembered(kind, *PLACE, fields)
