"""The list of modules in a lobby: what it offers, and which choices from it count."""

import pytest

from bot import limits
from bot.languages import ENGLISH
from bot.table.io.errors import Refused
from bot.table.look.modules import chosen, modules_select
from engine.box import MODULES
from engine.state import Options
from storage import LOBBY, Game
from tests.bot.table.stored_game import stored_game

SEEN_ON_A_PHONE = 38  # letters of a list that is closed


def lobby(options: Options) -> Game:
    return stored_game(status=LOBBY, options=options, seats=())


def fingerprint(modules: tuple[str, ...]) -> int:
    return int(modules_select(lobby(Options(modules=modules)), ENGLISH).id.split(":")[3])


def test_all_that_can_be_in_the_game_is_offered_and_fits() -> None:
    menu = modules_select(lobby(Options(modules=("vassals",))), ENGLISH)
    assert {choice.value for choice in menu.choices} == set(MODULES)
    assert [choice.label.split()[0] for choice in menu.choices] == ["Add", "Add", "Take", "Add", "Add"]
    assert max(len(words) for choice in menu.choices for words in (choice.label, choice.detail)) <= limits.OPTION_LABEL
    against_axomamma = modules_select(lobby(Options(solo="axomamma")), ENGLISH)
    assert [choice.value for choice in against_axomamma.choices] == ["buildings"]


def test_what_is_simpler_comes_first_and_the_list_says_where_to_begin() -> None:
    menu = modules_select(lobby(Options()), ENGLISH)
    overlays = ["way_of_the_sun:simpa", "way_of_the_sun:ruruy"]
    assert [choice.value for choice in menu.choices] == [*overlays, "vassals", "nobles", "buildings"]
    assert menu.placeholder.startswith("Add expansion modules")
    assert len(menu.placeholder) <= SEEN_ON_A_PHONE


def test_who_adds_a_module_and_takes_it_out_again_has_the_base_game() -> None:
    for name in MODULES:
        added = chosen((), name, fingerprint(()))
        assert name in added
        assert chosen(added, name, fingerprint(added)) == ()
    both = ("vassals", "nobles", "buildings")
    assert chosen(both, "nobles", fingerprint(both)) == ("vassals", "buildings")


def test_every_set_of_modules_has_its_own_list() -> None:
    sets = [(), ("vassals",), ("nobles",), ("vassals", "nobles"), ("way_of_the_sun:simpa",), ("way_of_the_sun:ruruy",)]
    assert len({fingerprint(modules) for modules in sets}) == len(sets)


def test_a_choice_counts_from_the_present_list_only() -> None:
    assert chosen(("nobles",), "vassals", fingerprint(("nobles",))) == ("vassals", "nobles")
    with pytest.raises(Refused, match=r"modules\.changed"):
        chosen(("nobles",), "vassals", fingerprint(()))


@pytest.mark.parametrize("name", ["moon", "", "way_of_the_sun", "golden_age"])
def test_what_no_list_offers_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="old_button"):
        chosen((), name, fingerprint(()))
