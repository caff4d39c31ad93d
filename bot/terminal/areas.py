"""The area of a seat as text: supply, hand, Buildings and the rest."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from bot import say
from bot.languages.language import Language
from bot.say.after.facts import SIDES
from bot.terminal import golden_age
from bot.terminal.words import words
from engine.automa_queries import automa_loops, board_side
from engine.buildings import PALACE, PRODUCTION, face_down, face_up
from engine.components import GODS, SOLO
from engine.components.solo import Loop
from engine.difficulty import PACHAMAMA
from engine.queries import covered_edges, matches, soldiers_on
from engine.resources import RESOURCES, UNKNOWN, VP
from engine.state import Automa, Player, View

LABEL_WIDTH = 19


def lines(rows: Iterable[tuple[str, str]]) -> Table:
    """Labels with their contents, wrapped beside the label."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, width=LABEL_WIDTH)
    grid.add_column(overflow="fold")
    for label, content in rows:
        grid.add_row(Text(label, style="bold"), Text(content))
    return grid


def supplies(view: View, names: Sequence[str], seats: Iterable[int], lang: Language) -> Table:
    """Resources, Workers and Temple steps of these seats, one row each."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, caption=words("legend", lang), caption_justify="left")
    table.add_column("")
    for heading in (*(say.thing("resource", name, lang) for name in (VP, *RESOURCES)), words("temple", lang)):
        table.add_column(heading, justify="right")
    table.add_column(words("priest_in", lang))
    table.add_column(words("workers", lang), overflow="fold")
    table.add_column(words("gods", lang), justify="right")
    table.add_column(words("army_cards", lang), justify="right")
    for seat in seats:
        player = view.players[seat]
        table.add_row(
            Text(names[seat], style="bold" if seat == view.seat else ""),
            str(player.vp),
            *(str(getattr(player, name)) for name in RESOURCES),
            str(player.temple),
            high_priest(view, seat, lang),
            many(player.workers, "worker", lang),
            str(len(player.god_hand)),
            f"{len(player.army_hand)}/{len(player.army_up)}/{len(player.army_down)}",
        )
    return table


def high_priest(view: View, seat: int, lang: Language) -> str:
    """The place of a seat's High Priest."""
    section = view.players[seat].priest
    return f"{section} {say.thing('priest_action', view.coricancha[section - 1], lang)}" if section else "-"


def many(values: Sequence[str], form: str, lang: Language) -> str:
    """All these values in words, or a dash."""
    return ", ".join(say.thing(form, value, lang) for value in values) or "-"


def supply_line(view: View, names: Sequence[str], seat: int, lang: Language) -> Text:
    """The supply of one seat in a line."""
    player = view.players[seat]
    resources = ", ".join(say.amount(name, getattr(player, name), lang) for name in RESOURCES)
    step, workers = player.temple, many(player.workers, "worker", lang)
    said = {"vp": player.vp, "resources": resources, "step": step, "workers": workers}
    return Text(words("supply", lang, who=names[seat], **said))


def hand(view: View, seat: int, lang: Language) -> Table:
    """The God cards and Army cards of a seat, as far as this View knows them."""
    player = view.players[seat]
    return lines(
        [
            (words("god_hand", lang), _cards(player.god_hand, "god_card", lang)),
            (words("army_hand", lang), _cards(player.army_hand, "army_card", lang)),
        ]
    )


def _cards(cards: Sequence[str], form: str, lang: Language) -> str:
    return str(len(cards)) if UNKNOWN in cards else many(cards, form, lang)


def tableau(view: View, names: Sequence[str], seat: int, lang: Language) -> list[Table]:
    """The whole area of a seat; its hand as far as this View knows it."""
    player = view.players[seat]
    rows = [
        (words("statues", lang), _statues(player, lang)),
        (words("producing", lang), _buildings(face_up(player, PRODUCTION), lang)),
        (words("face_down", lang), _buildings(face_down(player), lang)),
        *(
            (words("of_kind", lang, kind=kind), _buildings(face_up(player, kind), lang))
            for kind in view.options.box.building_types
            if kind not in (PRODUCTION, PALACE)
        ),
        *golden_age.area_rows(view, seat, lang),
        (words("army_up", lang), f"{many(player.army_up, 'soldiers', lang)}{_strength(player, lang)}"),
        (words("army_down", lang), many(player.army_down, "soldiers", lang)),
        *(
            (words("tapestry", lang, number=number), _tapestry(row, covered_edges(view, seat), lang))
            for number, row in enumerate(player.tapestries, start=1)
        ),
        (words("markers", lang), words("markers.left", lang, steps=player.steps_left, markers=player.markers_left)),
    ]
    if view.automa and view.automa.seat == seat:
        rows += automa_board(view.automa, lang)
    return [supplies(view, names, [seat], lang), hand(view, seat, lang), lines(rows)]


def automa_board(automa: Automa, lang: Language) -> list[tuple[str, str]]:
    """An automa's board: God cards, tokens on their spaces, personalities."""
    gods = [f"{slot} {say.thing('god_name', card, lang)}" for slot, card in enumerate(automa.tucked, start=1)]
    rows = [(words("gods_by_die", lang), ", ".join(gods) or "-")]
    if automa.which == PACHAMAMA:
        top = SOLO.pachamama.sides[board_side(automa)].top
        rows.append((words("on_the_die", lang, number=top.printed), say.thing("benefit", top.action, lang)))
    for loop in automa_loops(automa).values():
        spaces = automa.tokens.get(loop.id, ())
        name = lang.grammar.opening(say.thing("loop", loop.id, lang))
        rows.append((words("row", lang, name=name), "\n".join(_loop(automa, loop, spaces, lang))))
    return rows


def _loop(automa: Automa, loop: Loop, spaces: Sequence[int], lang: Language) -> Iterable[str]:
    """Every space of a row in the direction of the tokens, with its tokens."""
    for number, space in enumerate(loop.spaces, start=1):
        tokens = [str(token.value) for token, at in zip(loop.tokens, spaces, strict=False) if at == number]
        side = automa.personalities.get(space.slot, "")
        action = SIDES[side].action if side else space.action
        name = lang.grammar.typeset(f"{say.thing('personality', side, lang)}: ") if side else ""
        yield f"{'/'.join(tokens) or '-':>3}  {name}{say.thing('benefit', action, lang)}"


def _statues(player: Player, lang: Language) -> str:
    small, large = Counter(player.small_statues), Counter(player.large_statues)
    found = [
        words("statue", lang, n=n, size=size, god=god)
        for god in GODS
        for size, n in (("small", small[god]), ("large", large[god]))
        if n
    ]
    return ", ".join(found) or "-"


def _buildings(buildings: Sequence[str], lang: Language) -> str:
    return "\n".join(_building(name, lang) for name in buildings) or "-"


def _building(name: str, lang: Language) -> str:
    ability = "" if name == UNKNOWN else f": {say.thing('ability', name, lang).rstrip('.')}"
    return lang.grammar.typeset(f"{say.thing('building', name, lang)}{ability}")


def _strength(player: Player, lang: Language) -> str:
    return words("strength", lang, soldiers=soldiers_on(player.army_up)) if player.army_up else ""


def _tapestry(row: Sequence[str], covered: frozenset[str], lang: Language) -> str:
    paying = matches(tuple(row), covered)
    tiles = " + ".join(say.thing("weaving", tile, lang) for tile in row)
    return words("matches", lang, tiles=tiles, matches=many(paying, "edge", lang)) if paying else tiles
