"""Checks buttons, menus, layouts and forms against Discord's limits."""

from typing import Any

from bot import limits
from bot.sandbox.basics.wire import Json
from bot.sandbox.checks.error_tree import Form
from bot.sandbox.people.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    FILE_UPLOAD,
    LABEL,
    LINK,
    RADIO,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
)
from bot.sandbox.state.compose import walk

SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
INSIDE = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
PREMIUM = 6
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_components(form: Form, components: Any, layout: bool, files: set[str]) -> None:
    """The components of a message: rows of buttons and menus, or a layout."""
    if not layout:
        for path, row in form.objects("components", components, limits.ROWS):
            if form.one_of(f"{path}.type", row.get("type"), (ROW,)):
                _row(form, path, row)
    else:
        for path, component in form.objects("components", components, limits.LAYOUT_COMPONENTS):
            _layout(form, path, component, TOP, files)
        everything = list(walk(components))
        if len(everything) > limits.LAYOUT_COMPONENTS:
            form.wrong("components", "BASE_TYPE_MAX_LENGTH", f"Must be {limits.LAYOUT_COMPONENTS} or fewer in total.")
        if sum(len(str(each.get("content", ""))) for each in everything) > limits.LAYOUT_TEXT:
            form.wrong("components", "COMPONENT_MAX_TEXT_SIZE", f"Texts exceed {limits.LAYOUT_TEXT} characters.")
    _unique(form, components)


def check_modal(data: Json) -> None:
    """A form to open."""
    form = Form()
    form.text("data.title", data.get("title"), limits.MODAL_TITLE, 1, required=True)
    form.text("data.custom_id", data.get("custom_id"), limits.CUSTOM_ID, 1, required=True)
    for path, component in form.objects("data.components", data.get("components"), limits.MODAL_COMPONENTS, 1):
        kind = component.get("type")
        if not form.one_of(f"{path}.type", kind, (ROW, TEXT, LABEL)):
            continue
        if kind == ROW:
            for where, inner in form.objects(f"{path}.components", component.get("components"), 1, 1):
                if form.one_of(f"{where}.type", inner.get("type"), (TEXT_INPUT, *SELECTS)):
                    _field(form, where, inner)
                    if inner["type"] == TEXT_INPUT:
                        form.text(f"{where}.label", inner.get("label"), limits.TEXT_INPUT_LABEL, 1, required=True)
        elif kind == LABEL:
            form.text(f"{path}.label", component.get("label"), limits.LABEL_TEXT, 1, required=True)
            form.text(f"{path}.description", component.get("description"), limits.LABEL_DESCRIPTION)
            inner = component.get("component") or {}
            if form.one_of(f"{path}.component.type", inner.get("type"), IN_LABEL):
                _field(form, f"{path}.component", inner)
        else:
            form.text(f"{path}.content", component.get("content"), limits.LAYOUT_TEXT, 1, required=True)
    _unique(form, data.get("components"))
    form.finish()


def _unique(form: Form, components: Any) -> None:
    seen = set()
    for component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            form.wrong(
                "components", "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}"
            )
        seen.add(custom_id)


def _row(form: Form, path: str, row: Json) -> None:
    inside = form.objects(f"{path}.components", row.get("components"), limits.ROW_BUTTONS, 1)
    menus = [each for _, each in inside if each.get("type") in SELECTS]
    if menus and len(inside) > 1:
        form.wrong(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The components exceed the row's width")
    for where, component in inside:
        if component.get("type") == BUTTON:
            _button(form, where, component)
        elif form.one_of(f"{where}.type", component.get("type"), (BUTTON, *SELECTS)):
            _field(form, where, component)


def _button(form: Form, path: str, button: Json) -> None:
    form.text(f"{path}.label", button.get("label"), limits.BUTTON_LABEL)
    style = button.get("style")
    if not form.one_of(f"{path}.style", style, (1, 2, 3, 4, LINK, PREMIUM)) or style == PREMIUM:
        return
    if not button.get("label") and not button.get("emoji"):
        form.wrong(path, "BUTTON_COMPONENT_INVALID", "A button has a label or an emoji")
    if style == LINK:
        form.text(f"{path}.url", button.get("url"), limits.BUTTON_URL, 1, required=True)
        if button.get("custom_id") is not None:
            form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A button has a custom id or a url")
    else:
        form.text(f"{path}.custom_id", button.get("custom_id"), limits.CUSTOM_ID, 1, required=True)
        if button.get("url") is not None:
            form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A button has a custom id or a url")


def _field(form: Form, path: str, field: Json) -> None:
    form.text(f"{path}.custom_id", field.get("custom_id"), limits.CUSTOM_ID, 1, required=True)
    kind = field["type"]
    if kind == TEXT_INPUT:
        form.one_of(f"{path}.style", field.get("style"), (1, 2))
        form.text(f"{path}.placeholder", field.get("placeholder"), limits.TEXT_INPUT_PLACEHOLDER)
        form.text(f"{path}.value", field.get("value"), limits.TEXT_INPUT)
        form.number(f"{path}.min_length", field.get("min_length"), 0, limits.TEXT_INPUT)
        form.number(f"{path}.max_length", field.get("max_length"), 1, limits.TEXT_INPUT)
        return
    form.text(f"{path}.placeholder", field.get("placeholder"), limits.SELECT_PLACEHOLDER)
    most = limits.SELECT_OPTIONS if kind in SELECTS else limits.CHECKBOX_OPTIONS
    least_given = form.number(f"{path}.min_values", field.get("min_values"), 0, most)
    most_given = form.number(f"{path}.max_values", field.get("max_values"), 1, most)
    if least_given and most_given and field["min_values"] > field["max_values"]:
        form.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "Must not be smaller than min_values")
    if kind in (STRING_SELECT, RADIO, CHECKBOXES):
        _options(form, path, field, most)


def _options(form: Form, path: str, field: Json, most: int) -> None:
    options = form.objects(f"{path}.options", field.get("options"), most, 2 if field["type"] == RADIO else 1)
    values = set()
    for where, option in options:
        form.text(f"{where}.label", option.get("label"), limits.OPTION_LABEL, 1, required=True)
        form.text(f"{where}.value", option.get("value"), limits.OPTION_VALUE, 1, required=True)
        form.text(f"{where}.description", option.get("description"), limits.OPTION_DESCRIPTION)
        if option.get("value") in values:
            form.wrong(f"{where}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used")
        values.add(option.get("value"))
    top = field.get("max_values")
    if field["type"] == STRING_SELECT and isinstance(top, int) and top > len(options):
        form.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "There are not that many options")
    if sum(bool(option.get("default")) for _, option in options) > (top if isinstance(top, int) else 1):
        form.wrong(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults")


def _layout(form: Form, path: str, component: Json, allowed: tuple[int, ...], files: set[str]) -> None:
    kind = component.get("type")
    if not form.one_of(f"{path}.type", kind, allowed):
        return
    if kind == ROW:
        _row(form, path, component)
    elif kind == TEXT:
        form.text(f"{path}.content", component.get("content"), limits.LAYOUT_TEXT, 1, required=True)
    elif kind == SECTION:
        for where, inner in form.objects(f"{path}.components", component.get("components"), limits.SECTION_TEXTS, 1):
            _layout(form, where, inner, (TEXT,), files)
        accessory = component.get("accessory") or {}
        if form.one_of(f"{path}.accessory.type", accessory.get("type"), (BUTTON, THUMBNAIL)):
            if accessory["type"] == BUTTON:
                _button(form, f"{path}.accessory", accessory)
            else:
                _media(form, f"{path}.accessory", accessory, "media", files)
    elif kind == GALLERY:
        for where, item in form.objects(f"{path}.items", component.get("items"), limits.GALLERY_ITEMS, 1):
            _media(form, where, item, "media", files)
    elif kind == FILE:
        _media(form, path, component, "file", files)
    elif kind == CONTAINER:
        for where, inner in form.objects(
            f"{path}.components", component.get("components"), limits.LAYOUT_COMPONENTS, 1
        ):
            _layout(form, where, inner, INSIDE, files)


def _media(form: Form, path: str, holder: Json, key: str, files: set[str]) -> None:
    form.text(f"{path}.description", holder.get("description"), limits.ALT_TEXT)
    url = (holder.get(key) or {}).get("url") or ""
    form.text(f"{path}.{key}.url", url, 2048, 1)
    if str(url).startswith("attachment://") and str(url).removeprefix("attachment://") not in files:
        form.wrong(
            f"{path}.{key}.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The message has no file for {url}.",
        )
