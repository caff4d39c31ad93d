"""A View shows everything that is public, and of the rest just how much there is."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

import pytest
from msgspec import Struct, structs

from engine import Options, State, View, apply, legal_actions, new_game, view
from engine.decisions import AnyDecision, ChooseArmyCard, ChooseGod, ChoosePlacement, Frame, KeepSeenGodCards, TakeTurn
from engine.players import GreedyPlayer, RandomPlayer
from engine.procedures import Procedure, RevealSetupCards
from engine.resources import UNKNOWN
from engine.solo import OPPONENTS
from engine.state import Automa, Player
from tests.sizes import size

PUBLIC = "public"  # everybody sees it
HIDDEN = "hidden"  # nobody does, only how much there is
OWN = "own"  # its owner sees it, the others how much there is
ABSENT = "absent"  # the business of chance and of the engine, in no View
INSIDE = "inside"  # see its own fields

# What each field of a game is. A second opinion: what `engine.state` says of each field is enough for
# a View, but a secret that is declared public by mistake is found here.
STATE: Mapping[str, str] = {
    "options": PUBLIC,
    "players": INSIDE,
    "first": PUBLIC,
    "coricancha": PUBLIC,
    "seq": PUBLIC,
    "turn": PUBLIC,
    "active": PUBLIC,
    "festivals": PUBLIC,
    "festival_holder": PUBLIC,
    "last_festival": PUBLIC,
    "village": PUBLIC,
    "nomads": PUBLIC,
    "bag": PUBLIC,  # by kind: what is in it follows from what is not
    "casualties": PUBLIC,
    "lost_workers": PUBLIC,
    "hill": PUBLIC,
    "steps": PUBLIC,
    "conquest": PUBLIC,
    "small_statues": PUBLIC,
    "large_statues": PUBLIC,
    "worshipped": PUBLIC,
    "god_deck": HIDDEN,
    "god_offer": PUBLIC,
    "gods_played": PUBLIC,
    "gods_aside": PUBLIC,
    "army_deck": HIDDEN,
    "army_discard": PUBLIC,
    "production_stack": HIDDEN,
    "passive_stack": HIDDEN,
    "production_market": PUBLIC,
    "passive_market": PUBLIC,
    "starting_weavings": PUBLIC,
    "weavings": HIDDEN,  # but for a top tile that lies face up
    "weaving_face_up": PUBLIC,
    "weavings_drawn": PUBLIC,
    "stack": INSIDE,
    "result": PUBLIC,
    "automa": INSIDE,
    "palace_stack": HIDDEN,
    "palace_market": PUBLIC,
    "palace_built": PUBLIC,
    "newcomers": PUBLIC,
    "newcomer_bag": PUBLIC,  # who is left in it, like the bag of Workers; chance draws
    "nations": PUBLIC,
    "nation_markers": PUBLIC,
    "vassals": PUBLIC,
    "vassals_gone": PUBLIC,
    "seed": ABSENT,
    "draws": ABSENT,
    "legal": ABSENT,
}
PLAYER: Mapping[str, str] = {
    "vp": PUBLIC,
    "steps_left": PUBLIC,
    "markers_left": PUBLIC,
    "potato": PUBLIC,
    "corn": PUBLIC,
    "stone": PUBLIC,
    "gold": PUBLIC,
    "priest": PUBLIC,
    "temple": PUBLIC,
    "workers": PUBLIC,
    "dealt": OWN,  # until everybody has chosen; then public
    "god_hand": OWN,
    "army_hand": OWN,
    "army_up": PUBLIC,
    "army_down": PUBLIC,
    "production_up": PUBLIC,
    "production_down": PUBLIC,  # but for what Pachamama was dealt and nobody has seen
    "passives": PUBLIC,
    "small_statues": PUBLIC,
    "large_statues": PUBLIC,
    "tapestries": PUBLIC,
    "scored": PUBLIC,
    "passives_idle": PUBLIC,
    "palaces": PUBLIC,
    "nobles": PUBLIC,
    "lying": PUBLIC,
    "vassals_left": PUBLIC,
}
AUTOMA: Mapping[str, str] = {
    "which": PUBLIC,
    "seat": PUBLIC,
    "board": PUBLIC,
    "tucked": PUBLIC,
    "tokens": PUBLIC,
    "personalities": PUBLIC,
    "placed": PUBLIC,
    "unseen": HIDDEN,
}
# Fields of questions and steps that name things: public, unless the frame stands in one of the two tables below.
NAMING: Mapping[str, str] = {
    "TakeSecondAction": "first",
    "ChooseGod": "worker acting",
    "ChoosePlacement": "worker acting god card",
    "ChooseRetrieval": "space",
    "UseStatue": "card",
    "ChooseTask": "space used passed",
    "ChooseBenefit": "source",
    "ChooseOne": "source",
    "BuyEffect": "source",
    "ChooseArmyCard": "cards",
    "ChooseNomad": "kinds",
    "ChooseWeavings": "picked",
    "ArrangeWeaving": "tile",
    "ChooseStatue": "gods",
    "ChooseBuilding": "kind drawn",
    "ChooseReplaced": "removed",
    "ActOrGold": "action",
    "Produce": "produced",
    "BeginTasks": "space card",
    "OfferStatue": "card",
    "FinishTask": "space icon used passed",
    "PutWorker": "worker acting space card waited",
    "RunBenefit": "source",
    "RunEffect": "source",
    "ReturnWeavings": "outer",
    "GainStatue": "size god",
    "GainSteps": "spot",
    "GainBuilding": "building",
    "ProduceBuilding": "building",
    "FlipDown": "building",
    "Poll": "question",
    "PerformHighPriest": "action",
    "Festival": "stage",
    "UseToken": "loop",
    "TryEffect": "failure",
    "FallShort": "failure why",
    "UseAbilities": "moment waiting",
    "ChooseRejuvenation": "besides",
    "KeepSeenGodCards": "cards",
    "AppointWorker": "worker",
    "UseNation": "region",
    "ChooseVassalPlace": "tile",
    "ChooseWeavingPlace": "tile",
    "OfferAbilities": "moment waiting",
    "EndAutoma": "action",
}
TENTATIVE = (ChooseGod, ChoosePlacement)  # to others still the choice of a turn
SEEN_BY_OWNER: Mapping[type, str] = {ChooseArmyCard: "cards", KeepSeenGodCards: "cards"}


def fields(kind: type[Struct]) -> set[str]:
    return set(kind.__struct_fields__)


@pytest.mark.parametrize(("kind", "verdicts"), [(State, STATE), (Player, PLAYER), (Automa, AUTOMA)])
def test_every_field_has_a_verdict(kind: type[Struct], verdicts: Mapping[str, str]) -> None:
    assert fields(kind) == set(verdicts)


def test_a_view_has_every_field_of_the_state_but_chance() -> None:
    absent = {name for name, verdict in STATE.items() if verdict == ABSENT}
    assert fields(View) == fields(State) - absent | {"seat"}


def names_things(hint: Any) -> bool:
    plain = getattr(hint, "__origin__", hint) if hasattr(hint, "__metadata__") else hint
    return plain is str or (get_origin(plain) is tuple and str in get_args(plain))


def test_every_field_of_a_question_or_step_that_names_something_is_known() -> None:
    found = {
        kind.__name__: " ".join(field.name for field in structs.fields(kind) if names_things(field.type))
        for kind in (*get_args(AnyDecision), *get_args(Procedure))
    }
    assert {name: naming for name, naming in found.items() if naming} == NAMING


GAMES = [
    *((Options(players=players), RandomPlayer) for players in (2, 3, 4)),
    (Options(players=2), GreedyPlayer),
    *((Options(solo=automa), RandomPlayer) for automa in OPPONENTS),
]


@pytest.mark.parametrize(("options", "kind"), GAMES)
@pytest.mark.parametrize("seed", range(size(1, 2)))
def test_everybody_sees_what_is_public(options: Options, kind: type, seed: int) -> None:
    state, player = new_game(options, seed), kind(seed)
    while not state.over:
        for seat in (None, *range(options.players)):
            check_view(state, view(state, seat), seat)
        state = apply(state, player.choose(view(state, state.to_act), legal_actions(state))).state
    for seat in (None, *range(options.players)):
        check_view(state, view(state, seat), seat)


def check_view(state: State, seen: View, seat: int | None) -> None:
    assert seen.seat == seat
    for name, verdict in STATE.items():
        if verdict == PUBLIC:
            assert getattr(seen, name) == getattr(state, name), name
        elif verdict == HIDDEN:
            open_tiles = int(name == "weavings" and state.weaving_face_up and bool(state.weavings))
            assert getattr(seen, name) == _blanked(getattr(state, name), open_tiles), name
    assert len(seen.players) == len(state.players)
    for index, (shown, player) in enumerate(zip(seen.players, state.players, strict=True)):
        check_player(state, index, shown, player, mine=index == seat)
    check_automa(state, seen, seat)
    assert seen.stack == tuple(told(frame, seat) for frame in state.stack)


def check_player(state: State, index: int, shown: Player, player: Player, mine: bool) -> None:
    revealed = state.active >= 0 or not any(isinstance(frame, RevealSetupCards) for frame in state.stack)
    for name, verdict in PLAYER.items():
        value = getattr(player, name)
        if name == "production_down" and state.automated(index) and state.automa and not mine:
            value = tuple(UNKNOWN if building in state.automa.unseen else building for building in value)
        if verdict == OWN and not mine and not (name == "dealt" and revealed):
            value = _blanked(value)
        assert getattr(shown, name) == value, name


def check_automa(state: State, seen: View, seat: int | None) -> None:
    assert (seen.automa is None) == (state.automa is None)
    if state.automa is None or seen.automa is None:
        return
    for name, verdict in AUTOMA.items():
        value = getattr(state.automa, name)
        own = state.automa.seat == seat
        assert getattr(seen.automa, name) == (_blanked(value) if verdict == HIDDEN and not own else value), name


def told(frame: Frame, seat: int | None) -> Frame:
    """What a seat is told of a question or a Procedure."""
    if frame_seat(frame) == seat:
        return frame
    if isinstance(frame, TENTATIVE):
        return TakeTurn(frame.seat)
    if name := SEEN_BY_OWNER.get(type(frame)):
        return structs.replace(frame, **{name: _blanked(getattr(frame, name))})
    return frame


def frame_seat(frame: Frame) -> int | None:
    return getattr(frame, "seat", None)


def _blanked(items: tuple[str, ...], shown: int = 0) -> tuple[str, ...]:
    return items[:shown] + (UNKNOWN,) * (len(items) - shown)
