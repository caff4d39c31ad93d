"""Where VP come from: in games of every kind each has a source with a name, and no group of a result is a rest."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.languages import ENGLISH
from bot.say.after.episodes import FESTIVAL, TURN, Answered, Episode, episodes
from engine import Options, apply, legal_actions, open_game, seen_by, view
from engine import events as ev
from engine.actions import Pass
from engine.players import make_player
from engine.state import State, View
from render.result_parts.content import by_group
from render.words import GROUPS
from tests.bot.say.heard_games import festival_columns, festival_rows, lines_of, vp_told
from tests.sizes import some

MODULES = ("way_of_the_sun:ruruy", "vassals", "nobles", "buildings")
KINDS = {
    **{
        f"{players} players{' all' if modules else ''}": Options(players=players, modules=modules)
        for players in (2, 3, 4)
        for modules in ((), MODULES)
    },
    "pachamama": Options(players=2, solo="pachamama"),
    "pachamama all": Options(players=2, solo="pachamama", modules=MODULES),
    "axomamma": Options(players=2, solo="axomamma"),
}
NAMES = ("Ana", "Bruno", "Carla", "Dario")
UNLIKE = ("leftovers", "automa")  # groups whose sources have little in common
REST = 0.1  # of all VP, the most that they may be


def played(options: Options, seed: int, random: bool) -> tuple[State, list[Answered], View]:
    """A game by chance, or by greedy players, as a spectator hears it."""
    chance = Random(seed)
    outcome = open_game(options, f"sources {seed}")
    start = view(outcome.state, None)
    heard = [Answered(None, tuple(seen_by(event, None) for event in outcome.events))]
    players = [make_player("greedy", f"{seed} {seat}") for seat in range(options.players)]
    while not outcome.state.over:
        state = outcome.state
        assert state.to_act is not None
        choices = legal_actions(state)
        if random:
            action = chance.choices(choices, [1 if isinstance(each, Pass) else 4 for each in choices])[0]
        else:
            action = players[state.to_act].choose(view(state, state.to_act), choices)
        outcome = apply(state, action)
        heard.append(Answered(None, tuple(seen_by(event, None) for event in outcome.events)))
    return outcome.state, heard, start


def scored(episode: Episode) -> Iterator[ev.Scored]:
    return (event for event in episode.events if isinstance(event, ev.Scored))


@pytest.mark.parametrize("kind", some([*KINDS], 4))
def test_every_vp_told_has_a_source_with_a_name_and_unpaid_god_cards_are_in_the_table(kind: str) -> None:
    end, heard, start = played(KINDS[kind], 1, random=True)
    names = NAMES[: len(end.players)]
    for episode in episodes(heard, start):
        by_seat = Counter[str]()
        for event in scored(episode):
            assert event.source in ENGLISH.words["vp_source"]
            assert event.source in ENGLISH.words["category"]
            by_seat[names[event.seat]] += event.vp
        if episode.kind not in (TURN, FESTIVAL):
            continue
        lines = lines_of(episode, names)
        assert {name: n for name, n in vp_told(episode, lines, names).items() if n} == {
            name: n for name, n in by_seat.items() if n
        }, lines
        if episode.kind == FESTIVAL and any(by_seat.values()):
            sources = {event.source for event in scored(episode)}
            assert len(festival_rows(lines[0])) == len(sources) + 2, "heads, a row for each source, and the sums"
            assert festival_columns(lines[0], names)


@pytest.mark.parametrize("kind", some([*KINDS], 3))
def test_no_group_of_unlike_sources_is_more_than_a_tenth_of_a_result(kind: str) -> None:
    end, _, _ = played(KINDS[kind], 2, random=False)
    for player in end.players:
        groups = dict(zip(GROUPS, by_group(player.scored), strict=True))
        assert sum(groups.values()) == player.vp
        gained = sum(vp for vp in groups.values() if vp > 0)
        assert all(groups[name] <= REST * gained for name in UNLIKE), groups
