"""Shards as an operator writes them."""

import pytest

from bot.shards import NoShards, Shards


@pytest.mark.parametrize(
    ("written", "shards", "ids"),
    [
        ("0-3/16", Shards(0, 3, 16), [0, 1, 2, 3]),
        ("2/16", Shards(2, 2, 16), [2]),
        ("0/1", Shards(0, 0, 1), [0]),
        (" 4-5/6 ", Shards(4, 5, 6), [4, 5]),
    ],
)
def test_shards_are_read_and_written(written: str, shards: Shards, ids: list[int]) -> None:
    assert Shards.read(written) == shards
    assert list(shards.ids) == ids
    assert str(shards) == written.strip()


@pytest.mark.parametrize(
    "written",
    ["", "3", "0-3", "16/16", "3-0/16", "0-16/16", "0/0", "-1/4", "a/b", "0-3/16/2", "٢/٤", "0/999999", "0--1/2"],
)
def test_words_that_name_no_shards(written: str) -> None:
    with pytest.raises(NoShards):
        Shards.read(written)


def test_every_server_belongs_to_one_part() -> None:
    parts = [Shards.read(each) for each in ("0-1/6", "2/6", "3-5/6")]
    for server in range(1 << 22, 13 << 22, 1 << 22):
        assert sum(part.have(server) for part in parts) == 1


def test_all_shards_in_one_process() -> None:
    assert Shards.read("0-5/6").are_all
    assert not Shards.read("1-5/6").are_all
