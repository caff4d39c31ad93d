"""Checks messages of the bot against Discord's limits."""

from typing import Any

from bot import limits
from bot.sandbox.basics.errors import Problem
from bot.sandbox.basics.wire import Json
from bot.sandbox.checks.body_check import BodyCheck
from bot.sandbox.checks.components import check_components
from bot.sandbox.records.files import Upload
from bot.sandbox.records.post import COMPONENTS_V2, Post

LEGACY = ("content", "embeds", "poll", "sticker_ids")
SCHEMES = ("http://", "https://", "attachment://")


def check_message(payload: Json, uploads: list[Upload]) -> None:
    """Complains about a new message against Discord's rules."""
    layout = bool(_flags(payload) & COMPONENTS_V2)
    _checked(payload, uploads, layout, {upload.name for upload in uploads}, [])
    if not uploads and not any(payload.get(key) for key in ("content", "embeds", "components", "sticker_ids")):
        raise _empty()


def check_edit(payload: Json, uploads: list[Upload], post: Post) -> None:
    """Complains about a changed message against Discord's rules."""
    had = bool(post.flags & COMPONENTS_V2)
    layout = had or bool(_flags(payload) & COMPONENTS_V2)
    if had and payload.get("flags") is not None and not _flags(payload) & COMPONENTS_V2:
        check = BodyCheck()
        check.wrong("flags", "MESSAGE_FLAGS_INVALID", "IS_COMPONENTS_V2 cannot be removed from a message.")
        check.finish()
    kept = _kept(payload, post)
    files = {each["filename"] for each in kept} | {upload.name for upload in uploads}
    after = {key: payload[key] if key in payload else post.json[key] for key in ("content", "embeds", "components")}
    _checked({**payload, **after} if layout else payload, uploads, layout, files, kept)
    if not (uploads or kept or any(after.values())):
        raise _empty()


def check_name(value: Any, longest: int) -> None:
    """The name of a channel or thread."""
    check = BodyCheck()
    check.text("name", value, longest, 1, required=True)
    check.finish()


def check_choices(data: Json) -> None:
    """Complains about suggestions for an option against Discord's rules."""
    check = BodyCheck()
    for path, choice in check.objects("data.choices", data.get("choices"), limits.AUTOCOMPLETE_CHOICES):
        check.text(f"{path}.name", choice.get("name"), limits.CHOICE_NAME, 1, required=True)
        value = choice.get("value")
        if isinstance(value, str) or value is None:
            check.text(f"{path}.value", value, limits.CHOICE_VALUE, 1, required=True)
        else:
            check.number(f"{path}.value", value, -(2**53), 2**53)
    check.finish()


def _checked(payload: Json, uploads: list[Upload], layout: bool, files: set[str], kept: list[Json]) -> None:
    check = BodyCheck()
    check.text("content", payload.get("content"), limits.CONTENT)
    _embeds(check, payload.get("embeds"), files)
    _attachments(check, payload, uploads, kept)
    _mentions(check, payload.get("allowed_mentions"))
    if isinstance(payload.get("nonce"), str):
        check.text("nonce", payload["nonce"], 25)
    if layout:
        for key in LEGACY:
            if payload.get(key):
                check.wrong(
                    key,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    check_components(check, payload.get("components"), layout, files)
    check.finish()


def _flags(payload: Json) -> int:
    flags = payload.get("flags") or 0
    if not isinstance(flags, int):
        check = BodyCheck()
        check.wrong("flags", "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
        check.finish()
    return int(flags)


def _kept(payload: Json, post: Post) -> list[Json]:
    listed = payload.get("attachments")
    if not isinstance(listed, list):
        return post.attachments
    wanted = {str(each.get("id")) for each in listed if isinstance(each, dict)}
    return [each for each in post.attachments if each["id"] in wanted]


def _attachments(check: BodyCheck, payload: Json, uploads: list[Upload], kept: list[Json]) -> None:
    if len(uploads) + len(kept) > limits.ATTACHMENTS:
        check.wrong("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {limits.ATTACHMENTS} or fewer in length.")
    for upload in uploads:
        if len(upload.data) > limits.ATTACHMENT_BYTES:
            raise Problem(413, 40005, "Request entity too large")
    known = {upload.index for upload in uploads} | {each["id"] for each in kept}
    for path, entry in check.objects("attachments", payload.get("attachments"), limits.ATTACHMENTS):
        check.text(f"{path}.description", entry.get("description"), limits.ALT_TEXT)
        if str(entry.get("id")) not in known:
            check.wrong(f"{path}.id", "ATTACHMENT_NOT_FOUND", f"There is no file {entry.get('id')}.")


def _embeds(check: BodyCheck, embeds: Any, files: set[str]) -> None:
    total = 0
    for path, embed in check.objects("embeds", embeds, limits.EMBEDS):
        parts = [
            ("title", embed.get("title"), limits.EMBED_TITLE),
            ("description", embed.get("description"), limits.EMBED_DESCRIPTION),
            ("footer.text", (embed.get("footer") or {}).get("text"), limits.EMBED_FOOTER),
            ("author.name", (embed.get("author") or {}).get("name"), limits.EMBED_AUTHOR),
        ]
        for part, value, most in parts:
            if check.text(f"{path}.{part}", value, most):
                total += len(str(value).strip())
        for where, field in check.objects(f"{path}.fields", embed.get("fields"), limits.EMBED_FIELDS):
            for key, most in (("name", limits.EMBED_FIELD_NAME), ("value", limits.EMBED_FIELD_VALUE)):
                if check.text(f"{where}.{key}", field.get(key), most, 1, required=True):
                    total += len(str(field[key]).strip())
        check.number(f"{path}.color", embed.get("color"), 0, 0xFFFFFF)
        _addresses(check, path, embed, files)
    if total > limits.EMBED_TOTAL:
        check.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}")


def _addresses(check: BodyCheck, path: str, embed: Json, files: set[str]) -> None:
    for part, key in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
        url = (embed.get(part) or {}).get(key)
        if url is None:
            continue
        where = f"{path}.{part}.{key}"
        if not str(url).startswith(SCHEMES):
            check.wrong(where, "URL_TYPE_INVALID_SCHEME", f"Scheme \"{url}\" must be one of ('http', 'https').")
        elif str(url).startswith("attachment://") and str(url).removeprefix("attachment://") not in files:
            check.wrong(where, "ATTACHMENT_NOT_FOUND", f"The message has no file for {url}.")


def _mentions(check: BodyCheck, allowed: Any) -> None:
    if not isinstance(allowed, dict):
        return
    parse = check.several("allowed_mentions.parse", allowed.get("parse"), 3)
    for index, each in enumerate(parse):
        check.one_of(f"allowed_mentions.parse.{index}", each, ("users", "roles", "everyone"))
    for key in ("users", "roles"):
        named = check.several(f"allowed_mentions.{key}", allowed.get(key), 100)
        if named and key in parse:
            check.wrong(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )


def _empty() -> Problem:
    return Problem(400, 50006, "Cannot send an empty message")
