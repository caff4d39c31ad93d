"""Checks buttons, menus, layouts and forms against Discord's limits."""

from typing import Any

from bot import limits
from bot.sandbox.basics.wire import Json
from bot.sandbox.checks.body_check import BodyCheck
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


def check_components(check: BodyCheck, components: Any, layout: bool, files: set[str]) -> None:
    """The components of a message: rows of buttons and menus, or a layout."""
    if not layout:
        for path, row in check.objects("components", components, limits.ROWS):
            if check.one_of(f"{path}.type", row.get("type"), (ROW,)):
                _row(check, path, row)
    else:
        for path, component in check.objects("components", components, limits.LAYOUT_COMPONENTS):
            _layout(check, path, component, TOP, files)
        everything = list(walk(components))
        if len(everything) > limits.LAYOUT_COMPONENTS:
            check.wrong("components", "BASE_TYPE_MAX_LENGTH", f"Must be {limits.LAYOUT_COMPONENTS} or fewer in total.")
        if sum(len(str(each.get("content", ""))) for each in everything) > limits.LAYOUT_TEXT:
            check.wrong("components", "COMPONENT_MAX_TEXT_SIZE", f"Texts exceed {limits.LAYOUT_TEXT} characters.")
    _unique(check, components)


def check_modal(data: Json) -> None:
    """Complains about a form against Discord's rules."""
    check = BodyCheck()
    check.text("data.title", data.get("title"), limits.MODAL_TITLE, 1, required=True)
    check.text("data.custom_id", data.get("custom_id"), limits.CUSTOM_ID, 1, required=True)
    for path, component in check.objects("data.components", data.get("components"), limits.MODAL_COMPONENTS, 1):
        kind = component.get("type")
        if not check.one_of(f"{path}.type", kind, (ROW, TEXT, LABEL)):
            continue
        if kind == ROW:
            for where, inner in check.objects(f"{path}.components", component.get("components"), 1, 1):
                if check.one_of(f"{where}.type", inner.get("type"), (TEXT_INPUT, *SELECTS)):
                    _field(check, where, inner)
                    if inner["type"] == TEXT_INPUT:
                        check.text(f"{where}.label", inner.get("label"), limits.TEXT_INPUT_LABEL, 1, required=True)
        elif kind == LABEL:
            check.text(f"{path}.label", component.get("label"), limits.LABEL_TEXT, 1, required=True)
            check.text(f"{path}.description", component.get("description"), limits.LABEL_DESCRIPTION)
            inner = component.get("component") or {}
            if check.one_of(f"{path}.component.type", inner.get("type"), IN_LABEL):
                _field(check, f"{path}.component", inner)
        else:
            check.text(f"{path}.content", component.get("content"), limits.LAYOUT_TEXT, 1, required=True)
    _unique(check, data.get("components"))
    check.finish()


def _unique(check: BodyCheck, components: Any) -> None:
    seen = set()
    for component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            check.wrong(
                "components", "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}"
            )
        seen.add(custom_id)


def _row(check: BodyCheck, path: str, row: Json) -> None:
    inside = check.objects(f"{path}.components", row.get("components"), limits.ROW_BUTTONS, 1)
    menus = [each for _, each in inside if each.get("type") in SELECTS]
    if menus and len(inside) > 1:
        check.wrong(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The components exceed the row's width")
    for where, component in inside:
        if component.get("type") == BUTTON:
            _button(check, where, component)
        elif check.one_of(f"{where}.type", component.get("type"), (BUTTON, *SELECTS)):
            _field(check, where, component)


def _button(check: BodyCheck, path: str, button: Json) -> None:
    check.text(f"{path}.label", button.get("label"), limits.BUTTON_LABEL)
    style = button.get("style")
    if not check.one_of(f"{path}.style", style, (1, 2, 3, 4, LINK, PREMIUM)) or style == PREMIUM:
        return
    if not button.get("label") and not button.get("emoji"):
        check.wrong(path, "BUTTON_COMPONENT_INVALID", "A button has a label or an emoji")
    if style == LINK:
        check.text(f"{path}.url", button.get("url"), limits.BUTTON_URL, 1, required=True)
        if button.get("custom_id") is not None:
            check.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A button has a custom id or a url")
    else:
        check.text(f"{path}.custom_id", button.get("custom_id"), limits.CUSTOM_ID, 1, required=True)
        if button.get("url") is not None:
            check.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A button has a custom id or a url")


def _field(check: BodyCheck, path: str, field: Json) -> None:
    check.text(f"{path}.custom_id", field.get("custom_id"), limits.CUSTOM_ID, 1, required=True)
    kind = field["type"]
    if kind == TEXT_INPUT:
        check.one_of(f"{path}.style", field.get("style"), (1, 2))
        check.text(f"{path}.placeholder", field.get("placeholder"), limits.TEXT_INPUT_PLACEHOLDER)
        check.text(f"{path}.value", field.get("value"), limits.TEXT_INPUT)
        check.number(f"{path}.min_length", field.get("min_length"), 0, limits.TEXT_INPUT)
        check.number(f"{path}.max_length", field.get("max_length"), 1, limits.TEXT_INPUT)
        return
    check.text(f"{path}.placeholder", field.get("placeholder"), limits.SELECT_PLACEHOLDER)
    most = limits.SELECT_OPTIONS if kind in SELECTS else limits.CHECKBOX_OPTIONS
    least_given = check.number(f"{path}.min_values", field.get("min_values"), 0, most)
    most_given = check.number(f"{path}.max_values", field.get("max_values"), 1, most)
    if least_given and most_given and field["min_values"] > field["max_values"]:
        check.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "Must not be smaller than min_values")
    if kind in (STRING_SELECT, RADIO, CHECKBOXES):
        _options(check, path, field, most)


def _options(check: BodyCheck, path: str, field: Json, most: int) -> None:
    options = check.objects(f"{path}.options", field.get("options"), most, 2 if field["type"] == RADIO else 1)
    values = set()
    for where, option in options:
        check.text(f"{where}.label", option.get("label"), limits.OPTION_LABEL, 1, required=True)
        check.text(f"{where}.value", option.get("value"), limits.OPTION_VALUE, 1, required=True)
        check.text(f"{where}.description", option.get("description"), limits.OPTION_DESCRIPTION)
        if option.get("value") in values:
            check.wrong(f"{where}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used")
        values.add(option.get("value"))
    top = field.get("max_values")
    if field["type"] == STRING_SELECT and isinstance(top, int) and top > len(options):
        check.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "There are not that many options")
    if sum(bool(option.get("default")) for _, option in options) > (top if isinstance(top, int) else 1):
        check.wrong(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults")


def _layout(check: BodyCheck, path: str, component: Json, allowed: tuple[int, ...], files: set[str]) -> None:
    kind = component.get("type")
    if not check.one_of(f"{path}.type", kind, allowed):
        return
    if kind == ROW:
        _row(check, path, component)
    elif kind == TEXT:
        check.text(f"{path}.content", component.get("content"), limits.LAYOUT_TEXT, 1, required=True)
    elif kind == SECTION:
        for where, inner in check.objects(f"{path}.components", component.get("components"), limits.SECTION_TEXTS, 1):
            _layout(check, where, inner, (TEXT,), files)
        accessory = component.get("accessory") or {}
        if check.one_of(f"{path}.accessory.type", accessory.get("type"), (BUTTON, THUMBNAIL)):
            if accessory["type"] == BUTTON:
                _button(check, f"{path}.accessory", accessory)
            else:
                _media(check, f"{path}.accessory", accessory, "media", files)
    elif kind == GALLERY:
        for where, item in check.objects(f"{path}.items", component.get("items"), limits.GALLERY_ITEMS, 1):
            _media(check, where, item, "media", files)
    elif kind == FILE:
        _media(check, path, component, "file", files)
    elif kind == CONTAINER:
        for where, inner in check.objects(
            f"{path}.components", component.get("components"), limits.LAYOUT_COMPONENTS, 1
        ):
            _layout(check, where, inner, INSIDE, files)


def _media(check: BodyCheck, path: str, holder: Json, key: str, files: set[str]) -> None:
    check.text(f"{path}.description", holder.get("description"), limits.ALT_TEXT)
    url = (holder.get(key) or {}).get("url") or ""
    check.text(f"{path}.{key}.url", url, 2048, 1)
    if str(url).startswith("attachment://") and str(url).removeprefix("attachment://") not in files:
        check.wrong(
            f"{path}.{key}.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The message has no file for {url}.",
        )
