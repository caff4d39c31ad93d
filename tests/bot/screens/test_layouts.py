"""Layouts as plain data: what Discord takes of them, and that classic messages become layouts."""

from typing import Any

import pytest
from msgspec import structs

from bot import limits
from bot.sandbox.checks.body_check import BodyCheck
from bot.sandbox.checks.components import check_components
from bot.screens.screen import (
    AttachedPicture,
    Button,
    Choice,
    Gallery,
    Screen,
    Section,
    Select,
    Words,
    as_layout,
    shown_apart,
    with_note,
)
from bot.table.io.to_discord import files_of, layout_of, to_edit, to_send
from tests.bot.screens.screen_limits import broken_limits, component_count

PICTURE = AttachedPicture("hill.png", b"png", "The hill")


def press(name: str, label: str = "Place") -> Button:
    return Button(id=f"b:{name}", label=label)


def menu(name: str = "s:more", choices: int = 3) -> Select:
    entries = tuple(Choice(value=str(number), label=f"Place {number}") for number in range(choices))
    return Select(id=name, placeholder="More", choices=entries)


FULL = Screen(
    blocks=(
        Words("**Building**"),
        Gallery((PICTURE,)),
        *(Section(f"**M{number}**", press(f"place{number}")) for number in range(8)),
        (menu(),),
        tuple(press(f"low{number}") for number in range(5)),
        tuple(press(f"end{number}") for number in range(3)),
        Words("That is all."),
    )
)


def sent(screen: Screen) -> list[dict[str, Any]]:
    return layout_of(screen).to_components()


def complaints(screen: Screen) -> bool:
    """Whether the sandbox, which knows nothing of Screens, finds a layout wrong as well."""
    check = BodyCheck()
    check_components(check, sent(screen), True, {picture.name for picture in screen.all_pictures})
    try:
        check.finish()
    except Exception:
        return True
    return False


def test_a_layout_of_exactly_forty_components_is_taken() -> None:
    assert component_count(FULL) == 1 + 1 + 1 + 8 * 3 + 2 + 6 + 4 + 1 == limits.LAYOUT_COMPONENTS
    assert broken_limits(FULL) == []
    assert not complaints(FULL)


def changed(*blocks: Any) -> Screen:
    return Screen(blocks=blocks)


@pytest.mark.parametrize(
    ("screen", "told"),
    [
        (structs.replace(FULL, files=(("game.json", b"{}"),)), "components: 41 of at most 40"),
        (changed(Words("a" * 3000), Section("b" * 1001, press("x"))), "text: 4001 of at most 4000"),
        (changed(tuple(press(f"x{number}") for number in range(6))), "row: 6 parts"),
        (changed((menu(), press("x"))), "row: 2 parts"),
        (changed(()), "row: 0 parts"),
        (changed((press("x", "l" * 81),)), "label of b:x: 81 of at most 80"),
        (changed((press("x", ""),)), "button without label"),
        (changed((press("x" * 99),)), f"id b:{'x' * 99}: 101 of at most 100"),
        (changed(Section("a", press("x")), (press("x"),)), "twice: b:x"),
        (changed((menu(choices=26),)), "choices of s:more: 26 of at most 25"),
        (changed((menu(choices=0),)), "empty select"),
        (changed(Words(" ")), "empty text"),
        (changed(Gallery(())), "empty gallery"),
        (changed(Gallery((PICTURE,)), Gallery((PICTURE,))), "twice: hill.png"),
        (Screen(words="a" * 2001), "text: 2001 of at most 2000"),
        (Screen(rows=tuple((press(str(number)),) for number in range(6))), "rows: 6 of at most 5"),
    ],
)
def test_what_discord_does_not_take_is_told(screen: Screen, told: str) -> None:
    assert broken_limits(screen) == [told]


@pytest.mark.parametrize(
    "blocks",
    [
        (Words("a" * 3000), Section("b" * 1001, press("x"))),
        ((menu(), press("x")),),
        ((press("x", "l" * 81),),),
        (Section("a", press("x")), (press("x"),)),
    ],
)
def test_the_sandbox_agrees(blocks: tuple[Any, ...]) -> None:
    assert complaints(Screen(blocks=blocks))


def test_a_layout_has_all_in_its_blocks() -> None:
    for other in ({"words": "a"}, {"rows": ((press("x"),),)}, {"pictures": (PICTURE,)}):
        with pytest.raises(ValueError, match="blocks"):
            Screen(blocks=(Words("a"),), **other)


def test_a_classic_message_becomes_a_layout() -> None:
    classic = Screen(words="Your turn", rows=((press("x"),), (menu(),)), pictures=(PICTURE,), calls=("7",))
    layout = as_layout(classic)
    assert layout.blocks == (Words("Your turn"), Gallery((PICTURE,)), (press("x"),), (menu(),))
    assert (layout.calls, layout.all_pictures) == (("7",), (PICTURE,))
    assert as_layout(layout) is layout
    assert as_layout(Screen(rows=((press("x"),),))).blocks == ((press("x"),),)


def test_several_pictures_are_apart_that_none_is_cropped() -> None:
    assert shown_apart("a", (PICTURE,), ((press("x"),),)) == Screen(
        words="a", pictures=(PICTURE,), rows=((press("x"),),)
    )
    other = structs.replace(PICTURE, name="temple.png")
    blocks = shown_apart("a", (PICTURE, other), ((press("x"),),)).blocks
    assert blocks == (Words("a"), Gallery((PICTURE,)), Gallery((other,)), (press("x"),))


def test_pictures_and_files_are_attached_and_shown_where_they_belong() -> None:
    screen = structs.replace(as_layout(Screen(words="a", pictures=(PICTURE,))), files=(("game.json", b"{}"),))
    assert [file.filename for file in files_of(screen)] == ["hill.png", "game.json"]
    (frame,) = sent(screen)
    _, gallery, file = frame["components"]
    assert gallery["items"][0]["media"]["url"] == "attachment://hill.png"
    assert gallery["items"][0]["description"] == "The hill"
    assert file["file"]["url"] == "attachment://game.json"


def test_a_button_can_be_out_of_use() -> None:
    (frame,) = sent(Screen(blocks=((Button(id="b:x", label="x", enabled=False), press("y")),)))
    assert [part["disabled"] for part in frame["components"][0]["components"]] == [True, False]


def test_a_layout_takes_the_place_of_all_a_classic_message_had() -> None:
    change = to_edit(Screen(blocks=(Words("a"),)))
    assert (change["content"], change["embeds"], change["attachments"]) == (None, [], [])
    assert change["view"].has_components_v2()
    assert not to_edit(Screen(words="a", rows=((press("x"),),)))["view"].has_components_v2()
    assert to_edit(Screen(words="a"), on_layout=True)["view"].has_components_v2()
    assert "content" not in to_send(Screen(blocks=(Words("a"),)))


async def test_nothing_waits_in_memory_for_a_layout() -> None:
    assert layout_of(FULL).is_finished()


@pytest.mark.parametrize("length", [50, 3900, 4000])
def test_a_note_stands_below_the_first_words(length: int) -> None:
    rest = Section("b" * 30, press("x"))
    noted = with_note(Screen(blocks=(rest, Words("a" * (length - 30)), Words("a"))), "Mind the step.")
    assert broken_limits(noted) == []
    middle = noted.blocks[1]
    assert isinstance(middle, Words)
    assert middle.words.startswith("aaa")
    assert middle.words.endswith("\nMind the step.")
    assert len(middle.words) + 31 == min(length + 1 + len("\nMind the step."), limits.LAYOUT_TEXT)
    assert (noted.blocks[0], noted.blocks[2]) == (rest, Words("a"))


def test_a_note_comes_first_where_there_are_no_words() -> None:
    assert with_note(Screen(blocks=((press("x"),),)), "Mind.").blocks == (Words("Mind."), (press("x"),))
    assert with_note(Screen(words="a" * 2000), "Mind.").words == "a" * 1993 + "…\nMind."
