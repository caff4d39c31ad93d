"""Checks the bot's commands against Discord's limits."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from discord import Locale

from bot import limits
from bot.sandbox.basics.wire import Json, snowflake
from bot.sandbox.checks.body_check import BodyCheck
from bot.sandbox.people.options import ATTACHMENT, INTEGER, NUMBER, STRING
from bot.sandbox.state.commands import (
    CHAT_INPUT,
    FOR_GUILD,
    FOR_USER,
    GROUP,
    IN_GUILD,
    IN_OTHERS_PRIVATE,
    IN_PRIVATE,
    SUBCOMMAND,
)

LOCALES = {locale.value for locale in Locale}
MENU_KINDS = (2, 3)
MENUS = 15
WHOLE = 2**53


def check_commands(payloads: Any) -> None:
    """Complains about slash commands against Discord's rules."""
    check = BodyCheck()
    listed = check.several("commands", payloads, limits.COMMANDS + 2 * MENUS)
    seen = set()
    for index, command in enumerate(listed):
        if not isinstance(command, dict):
            check.wrong(str(index), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        kind = command.get("type") or CHAT_INPUT
        _command(check, str(index), command, kind)
        if (kind, command.get("name")) in seen:
            check.wrong(str(index), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add((kind, command.get("name")))
    for kind, most in ((CHAT_INPUT, limits.COMMANDS), *((menu, MENUS) for menu in MENU_KINDS)):
        if sum(each[0] == kind for each in seen) > most:
            check.wrong("commands", "APPLICATION_COMMANDS_TOO_MANY", f"Maximum number of commands reached ({most}).")
    check.finish()


def _command(check: BodyCheck, path: str, command: Json, kind: Any) -> None:
    if not check.one_of(f"{path}.type", kind, (CHAT_INPUT, *MENU_KINDS)):
        return
    _where(check, f"{path}.contexts", command.get("contexts"), (IN_GUILD, IN_PRIVATE, IN_OTHERS_PRIVATE))
    _where(check, f"{path}.integration_types", command.get("integration_types"), (FOR_GUILD, FOR_USER))
    _permissions(check, f"{path}.default_member_permissions", command.get("default_member_permissions"))
    if kind != CHAT_INPUT:
        check.text(f"{path}.name", command.get("name"), limits.COMMAND_NAME, 1, required=True)
        if command.get("description"):
            check.wrong(f"{path}.description", "APPLICATION_COMMAND_INVALID", "A menu command has no description")
        return
    _named(check, path, command)
    _options(check, path, command.get("options"), 0)
    if _weight(command) > limits.COMMAND_TOTAL:
        check.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({limits.COMMAND_TOTAL})")


def _where(check: BodyCheck, path: str, listed: Any, allowed: tuple[int, ...]) -> None:
    if listed is None:
        return
    found = check.several(path, listed, len(allowed), 1)
    for index, each in enumerate(found):
        check.one_of(f"{path}.{index}", each, allowed)
    if len({str(each) for each in found}) < len(found):
        check.wrong(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")


def _permissions(check: BodyCheck, path: str, needed: Any) -> None:
    if needed is not None and not (isinstance(needed, str | int) and snowflake(str(needed)) is not None):
        check.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{needed}" is not int.')


def _named(check: BodyCheck, path: str, part: Json) -> None:
    _name(check, f"{path}.name", part.get("name"))
    check.text(f"{path}.description", part.get("description"), limits.COMMAND_DESCRIPTION, 1, required=True)
    for locale, name in _localised(check, path, part, "name"):
        _name(check, f"{path}.name_localizations.{locale}", name)
    for locale, text in _localised(check, path, part, "description"):
        check.text(f"{path}.description_localizations.{locale}", text, limits.COMMAND_DESCRIPTION, 1)


def _localised(check: BodyCheck, path: str, part: Json, key: str) -> Iterator[tuple[str, Any]]:
    for locale, text in (part.get(f"{key}_localizations") or {}).items():
        if locale not in LOCALES:
            check.wrong(f"{path}.{key}_localizations", "BASE_TYPE_CHOICES", f"{locale} is no locale of Discord.")
        yield locale, text


def _name(check: BodyCheck, path: str, name: Any) -> None:
    if not check.text(path, name, limits.COMMAND_NAME, 1, required=True) or not name:
        return
    if name != name.lower() or not all(_fits(letter) for letter in name):
        check.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _fits(letter: str) -> bool:
    kind = unicodedata.category(letter)
    marks = kind in ("Mn", "Mc") and unicodedata.name(letter, "").startswith(("DEVANAGARI", "THAI"))
    return kind[0] in "LN" or letter in "-_'" or marks


def _options(check: BodyCheck, path: str, options: Any, depth: int) -> None:
    found = check.objects(f"{path}.options", options, limits.COMMAND_OPTIONS)
    kinds = {each.get("type") for _, each in found}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        check.wrong(
            f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed"
        )
    names, optional = set(), False
    for where, option in found:
        kind = option.get("type")
        below = (GROUP, SUBCOMMAND) if depth == 0 else (SUBCOMMAND,) if depth == 1 else ()
        if not check.one_of(f"{where}.type", kind, (*below, *range(STRING, ATTACHMENT + 1))):
            continue
        _named(check, where, option)
        if option.get("name") in names:
            check.wrong(f"{where}.name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(option.get("name"))
        if kind in (SUBCOMMAND, GROUP):
            _options(check, where, option.get("options"), depth + 1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional:
            check.wrong(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        _option(check, where, option)


def _option(check: BodyCheck, path: str, option: Json) -> None:
    kind = option["type"]
    choices = check.objects(f"{path}.choices", option.get("choices"), limits.COMMAND_CHOICES)
    if option.get("autocomplete") and choices:
        check.wrong(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Choices and autocomplete exclude each other")
    if kind not in (STRING, INTEGER, NUMBER) and (choices or option.get("autocomplete")):
        check.wrong(
            path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type has neither choices nor suggestions"
        )
    names = set()
    for where, choice in choices:
        check.text(f"{where}.name", choice.get("name"), limits.CHOICE_NAME, 1, required=True)
        if choice.get("name") in names:
            check.wrong(where, "APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_INVALID", "Choice names must be unique")
        names.add(choice.get("name"))
        for locale, text in _localised(check, where, choice, "name"):
            check.text(f"{where}.name_localizations.{locale}", text, limits.CHOICE_NAME, 1)
        if kind == STRING:
            check.text(f"{where}.value", choice.get("value"), limits.CHOICE_VALUE, 1, required=True)
        else:
            check.number(f"{where}.value", choice.get("value"), -WHOLE, WHOLE)
    check.number(f"{path}.min_length", option.get("min_length"), 0, limits.OPTION_TEXT)
    check.number(f"{path}.max_length", option.get("max_length"), 1, limits.OPTION_TEXT)
    check.number(f"{path}.min_value", option.get("min_value"), -WHOLE, WHOLE)
    check.number(f"{path}.max_value", option.get("max_value"), -WHOLE, WHOLE)


def _weight(part: Json) -> int:
    """Characters of a command as Discord counts them: of every text its longest translation."""
    weight = 0
    for key in ("name", "description"):
        texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
        weight += max(len(str(text)) for text in texts)
    weight += sum(_weight(each) for each in part.get("options") or () if isinstance(each, dict))
    for choice in part.get("choices") or ():
        weight += _weight(choice) + (len(choice["value"]) if isinstance(choice.get("value"), str) else 0)
    return weight
