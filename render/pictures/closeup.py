"""Close-ups: a section of the hill, free spaces, the market, a region, the Temple, the Village, the automa's board."""

from engine import queries
from engine.components import REGIONS, SPACES
from engine.state import View
from render import icons
from render.automa_board import areas, panels
from render.automa_board import content as automa
from render.board_parts import hill, seat_rows
from render.board_parts.parts import AUTOMA, FREE_SPACES, HILL, SECTION_PARTS, SPACES_OF_HILL, check_part
from render.drawing.canvas import BOLD, Panel
from render.drawing.flow import Block, fixed, whole
from render.drawing.panel import TITLE, title
from render.drawing.picture import Picture
from render.drawing.sheet import widened
from render.drawing.theme import Theme, theme_named
from render.items.slope import ROUND
from render.pictures import board, people, portraits
from render.pictures.player_area import INNER, ROOM, Parts, area_frame, enlarged, parted, stacked
from render.pictures.reach import reach_picture
from render.words import Words


def closeup_picture(view: View, part: str, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Picture:
    """A part of the board, larger and with more words, in one picture, however tall."""
    look = theme_named(theme)
    return stacked(whole(_blocks(view, part, look, words)), look)


def closeup_parts(view: View, part: str, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Parts:
    """The same in parts for a phone; those of an automa's board say whose it is."""
    look = theme_named(theme)
    blocks = _blocks(view, part, look, words)
    owner = seat_rows.content(view, view.automa.seat, names, words) if part == AUTOMA and view.automa else None
    return parted(blocks, look, owner)


def _blocks(view: View, part: str, theme: Theme, words: Words) -> list[Block]:
    check_part(view, part)
    if part in SECTION_PARTS:
        return _section(view, int(part.split()[1]), theme, words)
    if part in REGIONS:
        return [fixed(part, portraits.region(view, part, theme, words, explained=True))]
    if part == FREE_SPACES:
        drawn = reach_picture(view, queries.free_spaces(view, view.seat), theme.name, height=ROUND)
        return [fixed(part, widened(Panel(drawn.image, drawn.labels), INNER, theme))]
    if part == "market":
        return portraits.on_sale(view, theme, words)
    if part == "temple":
        return [fixed(part, portraits.temple(view, theme, words))]
    if part == AUTOMA:
        board = automa.content(view)
        owns_none = not (board.production_up or board.production_down)
        production = fixed(areas.PRODUCTION, panels.production(board, INNER, theme, words), empty=owns_none)
        return [*panels.blocks(board, INNER, theme, words), production]
    return people.people(view, theme, words)


def _section(view: View, number: int, theme: Theme, words: Words) -> list[Block]:
    part = hill.section(board.hill_content(view), number, theme)
    return [fixed(HILL, widened(part, INNER, theme)), fixed(SPACES_OF_HILL, _spaces(view, number, theme, words))]


def _spaces(view: View, number: int, theme: Theme, words: Words) -> Panel:
    """Every space of a section: terrace, god, tasks, who stands there, and what it costs the View's seat."""
    here = [space for space in SPACES.values() if space.section == number]
    canvas = area_frame(TITLE + 20 + len(here) * 54 + 3 * 34, theme)
    action = words.priest_actions[view.coricancha[number - 1]]
    title(canvas, words.typeset(f"{words.section(number)}: {action}"))
    canvas.paste(icons.icon(view.coricancha[number - 1], 36 * canvas.scale, theme), (ROOM - 40, 26))
    y = TITLE + 14.0
    terrace = ""
    for space in here:
        if space.terrace != terrace:
            terrace = space.terrace
            canvas.text(
                (16, y + 15), words.terraces[terrace], 22, theme.accent, weight=BOLD, within=(16, y, ROOM - 12, y + 32)
            )
            y += 34
        middle = y + 24
        canvas.rectangle((10, y, ROOM - 10, y + 48), hill.fill_of(space.id, theme), theme.line, 1.5, 8)
        canvas.text((20, middle), space.id, 24, weight=BOLD, within=(18, y + 4, 72, y + 44))
        canvas.paste(icons.god_badge(space.god, 32 * canvas.scale, theme), (96, middle))
        for index, task in enumerate(space.tasks):
            canvas.paste(icons.icon(task, 38 * canvas.scale, theme), (148 + index * 48, middle))
        worker = view.hill.get(space.id)
        if worker:
            canvas.paste(icons.worker(worker, 40 * canvas.scale, theme), (330, middle))
            canvas.text((354, middle), words.worker(worker), 22, within=(354, y + 4, ROOM - 14, y + 44))
        elif view.seat is not None and view.players[view.seat].priest:
            cost = queries.placement_cost(view, view.seat, space.id, "")
            canvas.paste(icons.icon("food", 36 * canvas.scale, theme), (330, middle))
            canvas.text((356, middle), str(cost), 26, weight=BOLD, within=(354, y + 4, 420, y + 44))
        y += 54
    return enlarged(canvas)
