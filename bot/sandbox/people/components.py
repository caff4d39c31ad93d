"""Buttons, menus and forms as a person uses them: finding one, choosing in it, filling it in."""

from typing import Any

from bot import limits
from bot.sandbox.basics.errors import ClientRefused, NotThere
from bot.sandbox.basics.wire import Json
from bot.sandbox.people.options import Filler, brief, written
from bot.sandbox.state.compose import walk

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK = 5


def find_component(components: list[Json], kinds: tuple[int, ...], which: str | int) -> Json:
    """The button or menu of a message by custom_id, label, placeholder or number."""
    found = [each for each in walk(components) if each.get("type") in kinds]
    if isinstance(which, int):
        if 0 <= which < len(found):
            return found[which]
        raise ClientRefused("no_menu", menu=which)
    for key in ("custom_id", "label", "placeholder"):
        for component in found:
            if component.get(key) == which:
                return component
    for component in found:
        if (component.get("emoji") or {}).get("name") == which:
            return component
    there = ", ".join(str(each.get("custom_id") or each.get("label")) for each in found) or "nothing"
    raise NotThere("changed", wanted=brief(which), there=there)


def choose(menu: Json, values: list[Any], filler: Filler) -> list[str]:
    """The values of a menu's choice, checked."""
    least, most = menu.get("min_values"), menu.get("max_values")
    if not (1 if least is None else least) <= len(values) <= (1 if most is None else most):
        raise ClientRefused("so_many", n=len(values))
    if menu["type"] == STRING_SELECT:
        return [_offered(menu, value) for value in values]
    by_kind = {
        USER_SELECT: filler.user,
        ROLE_SELECT: filler.role,
        MENTIONABLE_SELECT: filler.mentionable,
        CHANNEL_SELECT: filler.channel,
    }
    return [by_kind[menu["type"]](value) for value in values]


def submitted(components: list[Json], values: dict[str, Any], filler: Filler) -> list[Json]:
    """The components of a form with a person's input."""
    known = {each["custom_id"] for each in walk(components) if "custom_id" in each}
    for custom_id in values:
        if custom_id not in known:
            raise ClientRefused("no_field", field=brief(custom_id))
    return [_submitted(each, values, filler) for each in components]


def _submitted(component: Json, values: dict[str, Any], filler: Filler) -> Json:
    kind = component["type"]
    sent: Json = {"type": kind, "id": component.get("id", 0)}
    if kind == ROW:
        sent["components"] = [_submitted(each, values, filler) for each in component["components"]]
    elif kind == LABEL:
        sent["component"] = _submitted(component["component"], values, filler)
    elif "custom_id" in component:
        sent["custom_id"] = component["custom_id"]
        given = values.get(component["custom_id"])
        if kind == TEXT_INPUT:
            sent["value"] = _text(component, component.get("value", "") if given is None else given)
        elif kind == RADIO:
            sent["value"] = (
                None if given is None and not component.get("required", True) else _offered(component, given)
            )
        elif kind == CHECKBOX:
            sent["value"] = bool(component.get("default") if given is None else given)
        else:
            sent["values"] = _several(component, given, filler)
    return sent


def _several(component: Json, given: Any, filler: Filler) -> list[str]:
    values = list(given) if isinstance(given, list | tuple) and not _is_file(given) else [given]
    if given is None:
        values = [each["value"] for each in component.get("options", ()) if each.get("default")]
    if not values and not component.get("required", True):
        return []
    if component["type"] == FILE_UPLOAD:
        return [filler.file(each) for each in values]
    if component["type"] == CHECKBOXES:
        most = component.get("max_values") or len(component["options"])
        component = {**component, "type": STRING_SELECT, "max_values": most}
    return choose(component, values, filler)


def _is_file(given: Any) -> bool:
    return isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], bytes)


def _text(component: Json, value: Any) -> str:
    if value == "" and not component.get("required", True):
        return ""
    least = component.get("min_length") or (1 if component.get("required", True) else 0)
    return written(component["custom_id"], value, component.get("max_length") or limits.TEXT_INPUT, least)


def _offered(menu: Json, value: Any) -> str:
    for option in menu["options"]:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    there = ", ".join(option["value"] for option in menu["options"])
    raise ClientRefused("not_offered", value=brief(value), there=there)
