"""The board: the hill, the regions, the Temple, and what is on offer beside them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bot import text
from bot.languages import ENGLISH
from bot.terminal.areas import lines, many
from bot.terminal.words import words
from engine import buildings
from engine.components import CONQUEST, GODS, REGIONS, SECTIONS, SPACES, STEPS, TERRACES
from engine.state import View
from engine.temple import track

Names = Sequence[str]


def hill(view: View, names: Names) -> list[RenderableType]:
    """Section by section and terrace by terrace: gods, colours, tasks, Workers and Steps."""
    found: list[RenderableType] = []
    for section in SECTIONS:
        found += [_section_heading(view, names, section), _segments(view, section)]
    return found


def _section_heading(view: View, names: Names, section: int) -> Text:
    priests = [names[seat] for seat, player in enumerate(view.players) if player.priest == section]
    steps = [
        words(
            "spot.upper" if spot.upper else "spot.lower",
            who=names[view.steps[spot.id]] if spot.id in view.steps else words("free"),
        )
        for spot in STEPS.values()
        if spot.section == section
    ]
    there = {"action": view.coricancha[section - 1], "priests": ", ".join(priests) or "-", "steps": ", ".join(steps)}
    return Text(words("section", section=section, **there), style="bold")


def _segments(view: View, section: int) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for width in (1, 7, 5, 10, 6, 33, 10):
        table.add_column(width=width, overflow="fold")
    for terrace in TERRACES:
        for space in SPACES.values():
            if (space.section, space.terrace) == (section, terrace):
                worker = view.hill.get(space.id)
                table.add_row(
                    "",
                    text.say("terrace", terrace, ENGLISH),
                    space.id,
                    text.say("god", space.god, ENGLISH),
                    text.say("colour", space.colour, ENGLISH) if space.colour != "plain" else "",
                    many(space.tasks, "task"),
                    text.say("worker", worker, ENGLISH) if worker else "",
                )
    return table


def regions(view: View, names: Names) -> list[RenderableType]:
    """The Conquest spaces with their benefits, their price in soldiers and who holds them."""
    table = Table(title=words("regions"), title_justify="left", box=box.ROUNDED)
    columns = []
    for region in REGIONS.values():
        table.add_column(text.say("region", region.id, ENGLISH))
        columns.append([space for space in CONQUEST.values() if space.region == region.id])
    for row in zip(*columns, strict=True):
        table.add_row(
            *(
                Text(
                    f"{words('soldiers', space=space.id, discard=space.discard, flip=space.flip)}"
                    f"{' ' + names[view.conquest[space.id]] if space.id in view.conquest else ''}\n"
                    f"{text.say('benefit', space.benefit, ENGLISH)}"
                )
                for space in row
            ),
            end_section=True,
        )
    return [table]


def temple(view: View, names: Names) -> list[RenderableType]:
    """The Temple from its top to its foot."""
    table = Table(title=words("temple"), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("step"), justify="right")
    table.add_column(words("vp_festival"), justify="right")
    table.add_column(words("vp_end"), justify="right")
    table.add_column(words("reward"))
    table.add_column(words("who"))
    for step in reversed(track(view.options.box.overlay)):
        who = [names[seat] for seat, player in enumerate(view.players) if player.temple == step.id]
        reward = text.say("benefit", step.reward, ENGLISH) if step.reward else ""
        table.add_row(str(step.id), str(step.vp), str(step.final_vp or ""), reward, Text(", ".join(who)))
    return [table]


def market(view: View, names: Names) -> list[RenderableType]:
    """Buildings, Workers, cards, Weavings and Statues that can be had, and how many are left."""
    table = Table(title=words("market"), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for key in ("building", "cost", "ability"):
        table.add_column(words(key))
    for building in buildings.market(view):
        table.add_row(
            text.say("building", building, ENGLISH),
            text.say("cost", buildings.cost(building), ENGLISH),
            Text(text.say("ability", building, ENGLISH)),
        )
    decks = {"gods": len(view.god_deck), "army": len(view.army_deck), "discarded": len(view.army_discard)}
    rows = [
        (words("casualties"), f"{len(view.casualties)}: {_tally(view.casualties)}" if view.casualties else "-"),
        (words("small_statues"), _statues_left(view.small_statues)),
        (words("large_statues"), _statues_left(view.large_statues)),
        (words("decks"), words("decks.left", **decks)),
        (words("stacks"), _stacks(view)),
        (words("bag"), words("bag.left", n=sum(view.bag.values()))),
        (words("festivals"), _festivals(view, names)),
    ]
    return [table, offers(view), lines(rows)]


def _stacks(view: View) -> str:
    left = {kind: len(buildings.stack(view, kind)) for kind in view.options.box.building_types}
    return ", ".join(words("stack", n=n, kind=kind) for kind, n in left.items())


def offers(view: View) -> Table:
    """Workers, God cards and the Weaving that can be had."""
    top = text.say("weaving", view.weavings[0], ENGLISH) if view.weavings and view.weaving_face_up else "-"
    beneath = max(0, len(view.weavings) - view.weaving_face_up)
    return lines(
        [
            (words("village"), words("village.ends", workers=many(view.village, "worker"))),
            (words("nomads"), many(view.nomads, "worker")),
            (words("offer"), many(view.god_offer, "god_card")),
            (words("weaving"), words("weaving.beneath", top=top, beneath=beneath)),
        ]
    )


def _tally(workers: Sequence[str]) -> str:
    return ", ".join(f"{n} {text.say('worker', kind, ENGLISH)}" for kind, n in Counter(workers).items())


def _statues_left(supply: Mapping[str, int]) -> str:
    return ", ".join(f"{supply[god]} {text.say('god', god, ENGLISH)}" for god in GODS if supply[god]) or "-"


def _festivals(view: View, names: Names) -> str:
    if view.festival_holder < 0:
        return words("festivals.held", n=view.festivals)
    key = "festivals.last" if view.last_festival else "festivals.due"
    return words(key, n=view.festivals, who=names[view.festival_holder])


PARTS: Mapping[str, Callable[[View, Names], list[RenderableType]]] = {
    "hill": hill,
    "regions": regions,
    "temple": temple,
    "market": market,
}
