"""When a shard may log in."""

from bot.client.login_pace import PAUSE, LoginPace


def test_shards_of_one_bucket_log_in_one_after_the_other() -> None:
    pace = LoginPace()
    assert [pace.due(shard, 100.0) for shard in range(3)] == [100.0, 100.0 + PAUSE, 100.0 + 2 * PAUSE]


def test_as_many_shards_log_in_at_once_as_there_are_buckets() -> None:
    pace = LoginPace()
    pace.buckets = 2
    assert [pace.due(shard, 100.0) for shard in range(4)] == [100.0, 100.0, 100.0 + PAUSE, 100.0 + PAUSE]


def test_a_shard_that_was_logged_in_pauses_first() -> None:
    pace = LoginPace()
    pace.due(0, 100.0)
    assert pace.due(0, 500.0) == 500.0 + PAUSE
