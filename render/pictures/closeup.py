"""Close-ups: one section of the hill, the market, a region, the Temple, the automa's board."""

from engine import buildings, queries
from engine.components import REGIONS, SPACES
from engine.state import View
from render import icons
from render.automa_board import content as automa
from render.automa_board import panels
from render.board_parts import hill
from render.board_parts.parts import AUTOMA, SECTION_PARTS, check_part
from render.drawing.canvas import BOLD, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.picture import GAP, MARGIN, Picture, put_together
from render.drawing.sheet import INNER, sheet
from render.drawing.theme import Theme, theme_named
from render.pictures import board, portraits
from render.pictures.player_area import stacked
from render.words import Words

LIST_WIDTH = 620


def closeup_picture(view: View, part: str, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Picture:
    """A part of the board, larger and with more words."""
    check_part(view, part)
    look = theme_named(theme)
    if part in SECTION_PARTS:
        return _section(view, int(part.split()[1]), look, words)
    if part in REGIONS:
        return stacked([portraits.region(view, part, look, words, explained=True)], look)
    if part == "market":
        return _market(view, look, words)
    if part == "temple":
        return stacked([portraits.temple(view, look, words)], look)
    if part == AUTOMA:
        return _automa(view, look, words)
    return _alone(board.people(view, (), look, words), look)


def _market(view: View, theme: Theme, words: Words) -> Picture:
    """The Buildings, Palaces and Weavings on sale."""
    parts = [portraits.market(view, theme, words)]
    if buildings.PALACE in view.options.box.building_types:
        parts.append(portraits.palaces(view, theme, words))
    return stacked([*parts, portraits.weavings(view, theme, words)], theme)


def _alone(panel: Panel, theme: Theme) -> Picture:
    return _beside([panel], [], theme)


def _beside(left: list[Panel], right: list[Panel], theme: Theme) -> Picture:
    placed, width, height = [], MARGIN, MARGIN
    for column in (left, right):
        top = MARGIN
        for panel in column:
            placed.append((panel, width, top))
            top += panel.image.height + GAP
        if column:
            width += max(panel.image.width for panel in column) + GAP
        height = max(height, top)
    return put_together(placed, width - GAP + MARGIN, height - GAP + MARGIN, theme)


def _section(view: View, number: int, theme: Theme, words: Words) -> Picture:
    part = hill.section(board.hill_content(view), number, theme)
    return _beside([part], [_spaces(view, number, theme, words)], theme)


def _automa(view: View, theme: Theme, words: Words) -> Picture:
    """The automa's board in one column, for a phone."""
    return sheet([[panel] for panel in panels.in_column(automa.content(view), INNER, theme, words)], theme)


def _spaces(view: View, number: int, theme: Theme, words: Words) -> Panel:
    """Every space of a section: terrace, god, tasks, who stands there, and what it costs the View's seat."""
    here = [space for space in SPACES.values() if space.section == number]
    canvas = frame(LIST_WIDTH, TITLE + 28 + len(here) * 66 + 3 * 34, theme)
    action = words.priest_actions[view.coricancha[number - 1]]
    title(canvas, f"{words.section(number)}: {action}")
    canvas.paste(icons.icon(view.coricancha[number - 1], 36 * canvas.scale, theme), (LIST_WIDTH - 40, 26))
    y = TITLE + 14.0
    terrace = ""
    for space in here:
        if space.terrace != terrace:
            terrace = space.terrace
            canvas.text(
                (16, y + 15),
                words.terraces[terrace],
                22,
                theme.accent,
                weight=BOLD,
                within=(16, y, LIST_WIDTH - 12, y + 32),
            )
            y += 34
        canvas.rectangle((10, y, LIST_WIDTH - 10, y + 60), hill.fill_of(space.id, theme), theme.line, 1.5, 8)
        canvas.text((24, y + 30), space.id, 28, weight=BOLD, within=(20, y + 8, 84, y + 52))
        canvas.paste(icons.god_badge(space.god, 38 * canvas.scale, theme), (122, y + 30))
        for index, task in enumerate(space.tasks):
            canvas.paste(icons.icon(task, 46 * canvas.scale, theme), (202 + index * 58, y + 30))
        worker = view.hill.get(space.id)
        if worker:
            canvas.paste(icons.worker(worker, 48 * canvas.scale, theme), (404, y + 30))
            canvas.text((440, y + 30), words.worker(worker), 24, within=(438, y + 8, LIST_WIDTH - 18, y + 52))
        elif view.seat is not None and view.players[view.seat].priest:
            cost = queries.placement_cost(view, view.seat, space.id, "")
            canvas.paste(icons.icon("food", 40 * canvas.scale, theme), (404, y + 30))
            canvas.text((440, y + 30), str(cost), 28, weight=BOLD, within=(438, y + 8, 500, y + 52))
        y += 66
    return canvas.done()
