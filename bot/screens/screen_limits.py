"""The limits of Discord for a Screen, counted on plain data."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot import limits
from bot.screens.screen import Block, Button, Gallery, Row, Screen, Section, Select, Words


def broken_limits(screen: Screen) -> list[str]:
    """The limits of Discord that a message breaks, a line each."""
    blocks: tuple[Block, ...] = screen.blocks or screen.rows
    rows = [block for block in blocks if isinstance(block, tuple)]
    texts = [block.words for block in blocks if isinstance(block, Words | Section)]
    pressed = list(_pressed(blocks))
    names = [picture.name for picture in screen.all_pictures] + [name for name, _ in screen.files]
    counted = [("attachments", len(names), limits.ATTACHMENTS), *_screen_counts(screen, texts)]
    for part in pressed:
        counted += _button_counts(part) if isinstance(part, Button) else _select_counts(part)
    found = [f"{what}: {number} of at most {most}" for what, number, most in counted if number > most]
    found += [f"row: {len(row)} parts" for row in rows if not _row_fits(row)]
    found += _empty(blocks, texts, pressed)
    found += [f"twice: {name}" for name in _twice(part.id for part in pressed)]
    found += [f"twice: {name}" for name in _twice(names)]
    return found


def _empty(blocks: Iterable[Block], texts: Iterable[str], pressed: Iterable[Button | Select]) -> Iterator[str]:
    if not all(text.strip() for text in texts):
        yield "empty text"
    if any(isinstance(block, Gallery) and not block.pictures for block in blocks):
        yield "empty gallery"
    for part in pressed:
        if isinstance(part, Select) and not part.choices:
            yield "empty select"
        elif isinstance(part, Button) and not (part.label or part.emoji):
            yield "button without label"


def _screen_counts(screen: Screen, texts: Iterable[str]) -> Iterator[tuple[str, int, int]]:
    for picture in screen.all_pictures:
        yield "alternative text", len(picture.alt), limits.ALT_TEXT
    if not screen.blocks:
        yield "text", len(screen.words), limits.CONTENT
        yield "rows", len(screen.rows), limits.ROWS
        return
    yield "components", component_count(screen), limits.LAYOUT_COMPONENTS
    yield "text", sum(map(len, texts)), limits.LAYOUT_TEXT
    for block in screen.blocks:
        if isinstance(block, Gallery):
            yield "gallery", len(block.pictures), limits.GALLERY_ITEMS


def component_count(screen: Screen) -> int:
    """Number of components in a layout as Discord counts: with the container, rows and buttons of sections."""
    return 1 + weight(screen.blocks) + len(screen.files)


def weight(blocks: Iterable[Block]) -> int:
    """Number of components in these blocks."""
    return sum(map(_weight, blocks))


def _weight(block: Block) -> int:
    if isinstance(block, tuple):
        return 1 + len(block)
    return 3 if isinstance(block, Section) else 1


def _pressed(blocks: Iterable[Block]) -> Iterator[Button | Select]:
    for block in blocks:
        if isinstance(block, Section):
            yield block.button
        elif isinstance(block, tuple):
            yield from block


def _row_fits(row: Row) -> bool:
    return len(row) == 1 if any(isinstance(part, Select) for part in row) else 1 <= len(row) <= limits.ROW_BUTTONS


def _button_counts(button: Button) -> list[tuple[str, int, int]]:
    return [
        (f"label of {button.id}", len(button.label), limits.BUTTON_LABEL),
        (f"id {button.id}", len(button.id), limits.CUSTOM_ID),
    ]


def _select_counts(select: Select) -> list[tuple[str, int, int]]:
    counted = [
        (f"placeholder of {select.id}", len(select.placeholder), limits.SELECT_PLACEHOLDER),
        (f"id {select.id}", len(select.id), limits.CUSTOM_ID),
        (f"choices of {select.id}", len(select.choices), limits.SELECT_OPTIONS),
    ]
    for choice in select.choices:
        counted += [
            (f"label of {choice.value}", len(choice.label), limits.OPTION_LABEL),
            (f"detail of {choice.value}", len(choice.detail), limits.OPTION_DESCRIPTION),
            (f"value {choice.value}", len(choice.value), limits.OPTION_VALUE),
        ]
    return counted


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, often in Counter(names).items() if often > 1]
