"""The board as text: the hill, the regions, the Temple, and the offers beside them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bot import say
from bot.languages.language import Language
from bot.terminal import golden_age
from bot.terminal.areas import lines, many
from bot.terminal.words import words
from engine import buildings, queries, vassals
from engine.components import CONQUEST, GODS, REGIONS, SECTIONS, SPACES, STEPS, TERRACES
from engine.nobles import kind_for
from engine.state import View
from engine.temple import track

Names = Sequence[str]


def hill(view: View, names: Names, lang: Language) -> list[RenderableType]:
    """Sections and terraces: food, gods, colours, tasks, Workers and Steps."""
    found: list[RenderableType] = []
    for section in SECTIONS:
        found += [
            _section_heading(view, names, section, lang),
            _food(view, section, lang),
            _segments(view, section, lang),
        ]
    return found


def _section_heading(view: View, names: Names, section: int, lang: Language) -> Text:
    priests = [names[seat] for seat, player in enumerate(view.players) if player.priest == section]
    steps = [
        words("spot", lang, spot=spot.id, who=_steps_owner(view, names, spot.id, lang))
        for spot in STEPS.values()
        if spot.section == section
    ]
    there = {"action": view.coricancha[section - 1], "priests": ", ".join(priests) or "-", "steps": ", ".join(steps)}
    heading = words("section", lang, section=section, **there) + golden_age.section_notes(view, names, section, lang)
    return Text(heading, style="bold")


def _food(view: View, section: int, lang: Language) -> Text:
    """The price of a Worker without a discount on each terrace, for the viewing seat."""
    prices = (
        words("food.of", lang, terrace=terrace, n=queries.food_to_place(view, view.seat, spaces[0]))
        for terrace in TERRACES
        if (spaces := queries.spaces_where(section, terrace))
    )
    return Text(f"  {words('food', lang, prices=', '.join(prices))}")


def _steps_owner(view: View, names: Names, spot: str, lang: Language) -> str:
    if spot not in view.steps:
        return words("free", lang)
    owner = names[view.steps[spot]]
    return words("steps.vassal", lang, steps=owner) if vassals.owners_at(view, "VN03", spot) else owner


def _segments(view: View, section: int, lang: Language) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for width in (1, 7, 5, 10, 6, 33, 10):
        table.add_column(width=width, overflow="fold")
    for terrace in TERRACES:
        for space in SPACES.values():
            if (space.section, space.terrace) == (section, terrace):
                worker = view.hill.get(space.id)
                table.add_row(
                    "",
                    say.thing("terrace", terrace, lang),
                    space.id,
                    say.thing("god", space.god, lang),
                    say.thing("colour", space.colour, lang) if space.colour != "plain" else "",
                    many(space.tasks, "task", lang),
                    say.thing("short_worker", worker, lang) if worker else "",
                )
    return table


def regions(view: View, names: Names, lang: Language) -> list[RenderableType]:
    """The Conquest spaces with their benefits, prices in soldiers and owners."""
    table = Table(title=words("regions", lang), title_justify="left", box=box.ROUNDED)
    columns = []
    for region in REGIONS.values():
        table.add_column(say.thing("region", region.id, lang))
        columns.append([space for space in CONQUEST.values() if space.region == region.id])
    for row in zip(*columns, strict=True):
        table.add_row(
            *(
                Text(
                    f"{words('soldiers', lang, space=space.id, discard=space.discard, flip=space.flip)}"
                    f"{' ' + names[view.conquest[space.id]] if space.id in view.conquest else ''}\n"
                    f"{say.thing('benefit', space.benefit, lang)}"
                )
                for space in row
            ),
            end_section=True,
        )
    return [table]


def temple(view: View, names: Names, lang: Language) -> list[RenderableType]:
    """The Temple from its top to its foot."""
    table = Table(title=words("temple", lang), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("step", lang), justify="right")
    table.add_column(words("vp_festival", lang), justify="right")
    table.add_column(words("vp_end", lang), justify="right")
    table.add_column(words("reward", lang))
    table.add_column(words("who", lang))
    for step in reversed(track(view.options.box.overlay)):
        who = [names[seat] for seat, player in enumerate(view.players) if player.temple == step.id]
        reward = say.thing("benefit", step.reward, lang) if step.reward else ""
        table.add_row(str(step.id), str(step.vp), str(step.final_vp or ""), reward, Text(", ".join(who)))
    return [table]


def market(view: View, names: Names, lang: Language) -> list[RenderableType]:
    """Buildings, Workers, cards, Weavings and Statues on offer, and the rest of each supply."""
    table = Table(title=words("market", lang), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for key in ("building", "cost", "ability"):
        table.add_column(words(key, lang))
    for building in buildings.market(view):
        table.add_row(
            say.thing("building", building, lang),
            say.thing("cost", buildings.cost(building), lang),
            Text(_ability(building, lang)),
        )
    decks = {"gods": len(view.god_deck), "army": len(view.army_deck), "discarded": len(view.army_discard)}
    rows = [
        (
            words("casualties", lang),
            lang.grammar.typeset(f"{len(view.casualties)}: {_tally(view.casualties, lang)}")
            if view.casualties
            else "-",
        ),
        (words("small_statues", lang), _statues_left(view.small_statues, lang)),
        (words("large_statues", lang), _statues_left(view.large_statues, lang)),
        (words("decks", lang), words("decks.left", lang, **decks)),
        (words("stacks", lang), _stacks(view, lang)),
        (words("bag", lang), words("bag.left", lang, n=sum(view.bag.values()))),
        (words("festivals", lang), _festivals(view, names, lang)),
    ]
    return [table, offers(view, lang), lines([*golden_age.board_rows(view, names, lang), *rows])]


def _ability(building: str, lang: Language) -> str:
    if buildings.type_of(building) == buildings.PALACE:
        return words("ability.palace", lang, building=building, noble=kind_for(building))
    return say.thing("ability", building, lang)


def _stacks(view: View, lang: Language) -> str:
    left = {kind: len(buildings.stack(view, kind)) for kind in view.options.box.building_types}
    return ", ".join(words("stack", lang, n=n, kind=kind) for kind, n in left.items())


def offers(view: View, lang: Language) -> Table:
    """Workers, God cards and the Weaving on offer."""
    top = say.thing("weaving", view.weavings[0], lang) if view.weavings and view.weaving_face_up else "-"
    beneath = max(0, len(view.weavings) - view.weaving_face_up)
    return lines(
        [
            (words("village", lang), words("village.ends", lang, workers=many(view.village, "worker", lang))),
            (words("nomads", lang), many(view.nomads, "worker", lang)),
            (words("offer", lang), many(view.god_offer, "god_card", lang)),
            (words("weaving", lang), words("weaving.beneath", lang, top=top, beneath=beneath)),
        ]
    )


def _tally(workers: Sequence[str], lang: Language) -> str:
    return ", ".join(say.so_many(n, kind, "worker", lang) for kind, n in Counter(workers).items())


def _statues_left(supply: Mapping[str, int], lang: Language) -> str:
    return ", ".join(f"{supply[god]} {say.thing('god', god, lang)}" for god in GODS if supply[god]) or "-"


def _festivals(view: View, names: Names, lang: Language) -> str:
    if view.festival_holder < 0:
        return words("festivals.held", lang, n=view.festivals)
    key = "festivals.last" if view.last_festival else "festivals.due"
    return words(key, lang, n=view.festivals, who=names[view.festival_holder])


PARTS: Mapping[str, Callable[[View, Names, Language], list[RenderableType]]] = {
    "hill": hill,
    "regions": regions,
    "temple": temple,
    "market": market,
}
