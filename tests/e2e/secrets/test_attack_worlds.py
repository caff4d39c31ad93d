"""Nobody can tell two worlds apart that differ in secrets only; a difference that was made on purpose is noticed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from bot.screens.screen import Button, Screen, custom_id
from bot.table.announce.jobs import Send
from bot.table.announce.outbox import Outbox
from engine.components import GOD_CARDS
from storage import Game, Posted
from tests.attack import worlds
from tests.sizes import size, some


@pytest.mark.long
async def test_who_cannot_tell_two_worlds_apart_receives_the_same_in_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = size(1, 3)
    monkeypatch.setattr(worlds, "STEPS", size(2, 3))
    figures = await worlds.attack(tmp_path, pairs, "two", drawn=1)
    assert (figures.worlds, figures.pictures) == (pairs, 1)
    assert figures.compared > 30 * pairs
    assert figures.found == ()
    assert figures.clean


# ---------------------------------------------------------------- these attacks can succeed


def in_words(screen: Screen, secret: str) -> Screen:
    return structs.replace(screen, words=f"{screen.words} {secret}")


def in_buttons(screen: Screen, secret: str) -> Screen:
    named = Button(id=custom_id("board", 1, int(secret)), label="Board")
    return structs.replace(screen, rows=((named,), *screen.rows))


def in_pixels(screen: Screen, secret: str) -> Screen:
    drawn = (structs.replace(each, data=each.data + secret.encode()) for each in screen.pictures)
    return structs.replace(screen, pictures=tuple(drawn))


def in_alternative_texts(screen: Screen, secret: str) -> Screen:
    drawn = (structs.replace(each, alt=each.alt[:900] + secret) for each in screen.pictures)
    return structs.replace(screen, pictures=tuple(drawn))


@pytest.mark.parametrize("plant", some([in_words, in_buttons, in_pixels, in_alternative_texts], 2))
async def test_two_worlds_that_can_be_told_apart_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[Screen, str], Screen]
) -> None:
    real = Outbox._send

    async def send(self: Outbox, game: Game, job: Send) -> Posted:
        asked = await self._games.view(game.id, game.to_act)
        secret = sum(list(GOD_CARDS).index(card) for card in asked.players[asked.seat or 0].god_hand)
        return await real(self, game, structs.replace(job, screen=plant(job.screen, str(secret))))

    monkeypatch.setattr(Outbox, "_send", send)
    monkeypatch.setattr(worlds, "STEPS", 1)
    figures = await worlds.attack(tmp_path, 1, "a traitor")
    assert figures.differences
    assert not figures.clean


def test_the_worlds_of_a_pair_have_other_secrets_and_look_alike() -> None:
    for pair in worlds.pairs(5, "secrets"):
        true, other = pair.worlds
        assert true.god_deck != other.god_deck
        assert worlds.looks(true, pair.seat) == worlds.looks(other, pair.seat)
