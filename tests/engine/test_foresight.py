"""A forecast ends where something comes up: it names nothing that nobody can know, not even by a lucky guess."""

import pytest
from msgspec import json

from engine import Options, apply, foresight, legal_actions, new_game, view
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.players import RandomPlayer
from engine.state import View
from engine.views import unseen
from tests.pieces import pieces_in

EVERY_MODULE = ("way_of_the_sun:ruruy", "vassals", "nobles", "buildings")


def followed(seen: View, player: RandomPlayer) -> list[Forecast]:
    """Where answers at random lead, as far as one can see."""
    here = forecast(seen)
    found = []
    while here.ahead is Ahead.ASKED:
        found.append(here)
        here = answered(here, player.choose(here.seen, here.answers))
    return [*found, here]


@pytest.mark.parametrize("options", [Options(players=2), Options(players=2, modules=EVERY_MODULE)])
def test_nothing_that_was_face_down_is_named(monkeypatch: pytest.MonkeyPatch, options: Options) -> None:
    monkeypatch.setattr(foresight, "WORLDS", 1)  # in which all that comes up is sure to agree
    state, player, ends = new_game(options, 5), RandomPlayer(5), set()
    while not state.over:
        seen = view(state, state.to_act)
        for here in followed(seen, player):
            ends.add(here.ahead)
            if here.ahead is Ahead.ASKED:
                assert unseen(seen).isdisjoint(pieces_in(json.encode((here.decision, here.answers)).decode()))
        state = apply(state, player.choose(seen, legal_actions(state))).state
    assert ends == set(Ahead)
