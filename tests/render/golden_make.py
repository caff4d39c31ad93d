"""The reference pictures: which there are, how they are stored, and how to make them anew.

`python -m tests.render.golden_make` writes them all; look at them before they are committed.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PIL import Image

import render
from bot.say.pictures import picture_words
from engine import view
from engine.components import REGIONS
from engine.state import View
from render import NOBODY
from render.drawing.theme import THEMES, palette
from render.pictures.animation import card_frame, turn_frame
from tests.render.golden_age import court, court_before, court_full, solo_court
from tests.render.kit import scores
from tests.render.positions import full, seen
from tests.render.statistics_pages import statistics_page

FOLDER = Path(__file__).parent / "golden"
WIDTH = 400
TWO, THREE, FOUR = "2p-pilgrims-1", "3p-builders", "4p-weavers-1"
AXOMAMMA, PACHAMAMA = "solo/axomamma-harder", "solo/pachamama-hard"
GOLDEN_AGE_SOLO = "golden_age/solo-all-ruruy"
NAMES = ("Ada", "Bartholomew the Long-winded", "Żółć Ćwikła-Śmigły", "Di")
HELD: Mapping[int, tuple[int, ...]] = {20: (), 50: (), 90: ()}  # turns with a Festival
Make = Callable[..., Image.Image]


def reduced(image: Image.Image, theme: str) -> Image.Image:
    """A picture as it is stored: small, in the colours of its theme."""
    size = (WIDTH, round(image.height * WIDTH / image.width))
    small = image.convert("RGB").resize(size, Image.Resampling.BOX)
    return small.quantize(palette=palette(THEMES[theme]), dither=Image.Dither.NONE)


def _legend(page: int, words: render.Words, theme: str, names: tuple[str, ...]) -> Image.Image:
    return render.item(f"legend:{page}", words, theme)


def _board_part(number: int, view: View) -> Make:
    def made(words: render.Words, theme: str, names: tuple[str, ...]) -> Image.Image:
        return render.in_parts.board(view, words, theme, names)[number - 1].image

    return made


def _film(frame: str, words: render.Words, theme: str, names: tuple[str, ...]) -> Image.Image:
    """A turn of an animation, or its end."""
    if frame == "card":
        return card_frame(seen(TWO, 1.0), (scores(TWO), HELD), words, theme, names, ())
    told = ((0, "Ada: Conquest, took AN5 and CH3; +7 VP, 3 Soldiers lost"), (NOBODY, "Festival 1: Ada +4, Di +12 VP"))
    lines = {"one": told[:1], "two": told}[frame]
    return turn_frame(seen(FOUR, 0.5), words, lines, theme, names, seen(FOUR, 0.49), 0.5).image


def _reach(words: render.Words, theme: str, names: tuple[str, ...]) -> Image.Image:
    """The hill where a Worker is placed: some spaces have buttons."""
    prices = {"T2b": 0, "T1b": 1, "M1c": 3, "B1d": 8, "M2c": 2, "T5a": 3, "B3c": 12}
    return render.reach(seen(FOUR, 0.6, 1), prices, theme, {"T2b": 1, "T1b": 2, "B3c": 3})


def _choices(view: View, *keys: str) -> Make:
    def made(words: render.Words, theme: str, names: tuple[str, ...]) -> Image.Image:
        return render.choices(view, [*enumerate(keys, start=1)], words, theme)

    return made


def _statistics(page: str, words: render.Words, theme: str, names: tuple[str, ...]) -> Image.Image:
    return render.statistics(statistics_page(page, names), words, theme)


# By name: how to make it, theme, language.
PICTURES: Mapping[str, tuple[Make, str, str]] = {
    "board-2p-setup": (partial(render.board, seen(TWO, 0.01)), "light", "en"),
    "board-2p-final": (partial(render.board, seen(TWO, 1.0)), "dark", "fr"),
    "board-3p-early": (partial(render.board, seen(THREE, 0.08)), "light", "pl"),
    "board-3p-middle": (partial(render.board, seen(THREE, 0.5), since=seen(THREE, 0.46)), "dark", "en"),
    "board-4p-middle": (partial(render.board, seen(FOUR, 0.5), since=seen(FOUR, 0.47)), "light", "en"),
    "board-4p-final": (partial(render.board, seen(FOUR, 1.0)), "light", "fr"),
    "board-full": (partial(render.board, view(full(), None)), "dark", "pl"),
    "board-part-hill": (_board_part(1, seen(THREE, 0.5)), "dark", "en"),
    "board-part-seats": (_board_part(2, seen(TWO, 0.5)), "light", "fr"),
    "board-part-temple": (_board_part(4, seen(FOUR, 0.8)), "light", "pl"),
    "board-part-regions": (_board_part(4, view(court_full(), None)), "dark", "en"),
    "tableau-3p-late": (partial(render.tableau, seen(THREE, 0.95), 1), "light", "en"),
    "tableau-4p-final": (partial(render.tableau, seen(FOUR, 1.0), 2), "dark", "fr"),
    "hand-setup": (partial(render.hand, seen(TWO, 0.01, 0)), "light", "fr"),
    "hand-4p-late": (partial(render.hand, seen(FOUR, 0.8, 3)), "dark", "pl"),
    "section-3": (partial(render.closeup, seen(FOUR, 0.6, 1), "section 3"), "light", "pl"),
    "market": (partial(render.closeup, seen(TWO, 0.5), "market"), "dark", "en"),
    "antisuyu": (partial(render.closeup, seen(FOUR, 0.9), "antisuyu"), "light", "en"),
    "village": (partial(render.closeup, view(full(), None), "village"), "light", "fr"),
    "changes": (partial(render.changes, seen(THREE, 0.4), seen(THREE, 0.36)), "light", "fr"),
    "board-axomamma": (partial(render.board, seen(AXOMAMMA, 0.5), since=seen(AXOMAMMA, 0.45)), "light", "en"),
    "board-pachamama": (partial(render.board, seen(PACHAMAMA, 0.5), since=seen(PACHAMAMA, 0.46)), "dark", "fr"),
    "automa-axomamma": (partial(render.closeup, seen(AXOMAMMA, 0.7), "automa"), "dark", "pl"),
    "automa-pachamama": (partial(render.closeup, seen(PACHAMAMA, 0.1), "automa"), "light", "fr"),
    "tableau-automa": (partial(render.tableau, seen(PACHAMAMA, 0.8), 1), "light", "en"),
    "golden-age-2p": (partial(render.board, view(court(), None), since=view(court_before(), None)), "light", "en"),
    "golden-age-4p": (partial(render.board, view(court(4, "ruruy"), None)), "dark", "pl"),
    "golden-age-full": (partial(render.board, view(court_full(), None)), "light", "fr"),
    "golden-age-solo": (partial(render.board, view(solo_court(), None)), "light", "en"),
    "golden-age-area": (partial(render.tableau, view(court(), None), 0), "dark", "fr"),
    "golden-age-cults": (partial(render.closeup, view(solo_court(), None), "automa"), "dark", "en"),
    "golden-age-nation": (partial(render.closeup, view(court(4), None), "antisuyu"), "light", "pl"),
    "chat-2p-early": (partial(render.chat, seen(TWO, 0.06), since=seen(TWO, 0.03)), "light", "en"),
    "chat-2p-setup": (partial(render.chat, seen(TWO, 0.01)), "dark", "fr"),
    "chat-3p-middle": (partial(render.chat, seen(THREE, 0.5), since=seen(THREE, 0.49)), "dark", "pl"),
    "chat-4p-late": (partial(render.chat, seen(FOUR, 0.9), since=seen(FOUR, 0.89)), "light", "en"),
    "chat-4p-final": (partial(render.chat, seen(FOUR, 1.0), since=seen(FOUR, 0.96)), "dark", "en"),
    "chat-pachamama": (partial(render.chat, seen(PACHAMAMA, 0.5), since=seen(PACHAMAMA, 0.48)), "light", "en"),
    "chat-golden-age-2p": (partial(render.chat, view(court(), None), since=view(court_before(), None)), "dark", "en"),
    "chat-golden-age-full": (partial(render.chat, view(court_full(), None)), "light", "fr"),
    "chat-golden-age-solo": (partial(render.chat, view(solo_court(), None)), "light", "en"),
    "result-2p": (
        partial(render.result, seen(TWO, 1.0), scores(TWO), festivals=HELD, hints=[("Ada", 3)]),
        "light",
        "en",
    ),
    "result-3p": (
        partial(render.result, seen(THREE, 1.0), scores(THREE), festivals={20: (), 40: ()}, hints=()),
        "dark",
        "pl",
    ),
    "result-4p": (partial(render.result, seen(FOUR, 1.0), scores(FOUR), festivals=HELD), "dark", "en"),
    "result-so-far": (partial(render.result, seen(FOUR, 0.5), scores(FOUR)[:50]), "light", "fr"),
    "result-pachamama": (partial(render.result, seen(PACHAMAMA, 1.0), scores(PACHAMAMA), hints=()), "light", "en"),
    "result-golden-age-solo": (
        partial(render.result, seen(GOLDEN_AGE_SOLO, 1.0), scores(GOLDEN_AGE_SOLO), hints=[("Ada", 3)]),
        "dark",
        "en",
    ),
    "subject-weavings": (partial(render.subject, seen(FOUR, 0.6, 1), "weavings"), "dark", "en"),
    "subject-starting-weavings": (partial(render.subject, seen(FOUR, 0.0, 2), "weavings"), "light", "pl"),
    "subject-buildings": (partial(render.subject, seen(THREE, 0.9, 1), "buildings"), "light", "pl"),
    "subject-regions": (partial(render.subject, view(court(4), 1), "regions"), "dark", "fr"),
    "subject-temple": (partial(render.subject, seen(TWO, 0.9, 0), "temple"), "light", "en"),
    "reach": (_reach, "light", "en"),
    "choices-weavings": (_choices(seen(FOUR, 0.6, 1), "weaving:W07", "weaving:W10", "weaving:W23"), "light", "en"),
    "choices-ends": (
        _choices(seen(FOUR, 0.6, 1), "end:W10.0.left", "end:W10.0.right", "end:W10.-1.right"),
        "dark",
        "fr",
    ),
    "choices-buildings": (
        _choices(seen(FOUR, 0.6, 1), *(f"building:{name}" for name in ("P01", "P02", "Z07", "Z08", "Z09"))),
        "dark",
        "pl",
    ),
    "choices-palaces": (_choices(view(court(4), 1), "building:P01", "building:X01", "building:X02"), "light", "fr"),
    "choices-gods": (_choices(seen(FOUR, 0.6, 1), "god:G03", "god:G10", "god:G24", "god:G42"), "light", "pl"),
    "choices-army": (_choices(seen(FOUR, 0.6, 1), "army:A01", "army:A20"), "dark", "en"),
    "choices-conquest": (
        _choices(seen(FOUR, 0.6, 1), *(f"conquest:{name}" for name in ("AN1", "AN3", "CH2", "QU5", "KU6"))),
        "light",
        "en",
    ),
    "choices-ways": (_choices(view(court(4, "ruruy"), 1), "temple:R2L", "temple:R2R"), "dark", "en"),
    "choices-spots": (_choices(seen(FOUR, 0.6, 1), "spot:S1u", "spot:S2l"), "light", "en"),
    "choices-statues": (
        _choices(seen(FOUR, 0.6, 1), "figure:small.inti", "figure:small.qocha", "figure:large.wiraqocha"),
        "light",
        "fr",
    ),
    "choices-sections": (_choices(seen(FOUR, 0.01, 2), *(f"section:{n}" for n in range(1, 6))), "light", "en"),
    "choices-regions": (_choices(view(court(4), 1), *(f"region:{name}" for name in REGIONS)), "dark", "pl"),
    "choices-top": (_choices(seen(TWO, 0.5), "top:top", "top:beneath"), "light", "en"),
    "choices-newcomers": (_choices(view(court(4), 1), "worker:N01", "worker:N03", "worker:N06"), "dark", "fr"),
    "choices-vassals": (_choices(view(court(4), 1), "vassal:VN04.3", "vassal:VN09.small:inti"), "light", "en"),
    "choices-edges": (
        _choices(
            view(court(4), 1), *(f"vassal:VN01.{place}" for place in ("W02:left", "W02:right", "W08:left", "W08:right"))
        ),
        "dark",
        "fr",
    ),
    "film-turn": (partial(_film, "one"), "light", "en"),
    "film-festival": (partial(_film, "two"), "dark", "en"),
    "film-card": (partial(_film, "card"), "light", "fr"),
    "legend-1": (partial(_legend, 1), "light", "en"),
    "legend-2": (partial(_legend, 2), "dark", "fr"),
    "legend-3": (partial(_legend, 3), "dark", "pl"),
    **{
        f"statistics-{page}": (partial(_statistics, page), theme, lang)
        for page, theme, lang in (
            ("leaders", "light", "en"),
            ("met", "dark", "fr"),
            ("modules", "light", "pl"),
            ("solo", "dark", "en"),
            ("bots", "light", "fr"),
        )
    },
    "result-bots": (
        partial(render.result, seen(THREE, 1.0), scores(THREE), festivals=HELD, hints=(), by_bots=(0, 2)),
        "light",
        "en",
    ),
    "chart": (partial(render.chart, scores(FOUR), festivals=HELD), "dark", "en"),
}


def made(name: str) -> Image.Image:
    """A reference picture, drawn now."""
    make, theme, lang = PICTURES[name]
    return reduced(make(words=picture_words(lang), theme=theme, names=NAMES), theme)


def path_of(name: str) -> Path:
    """Where a reference picture is stored."""
    return FOLDER / f"{name}.png"


def main() -> None:
    """Write all reference pictures."""
    for name in PICTURES:
        made(name).save(path_of(name), "PNG", optimize=True)


if __name__ == "__main__":
    main()
