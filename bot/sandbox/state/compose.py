"""Turns a payload into Discord's message object: files, embeds, components, mentions."""

import re
from collections.abc import Iterator
from typing import Any

from bot.sandbox.basics.wire import Json, Snowflakes
from bot.sandbox.records.files import File, Files, Upload, attachment
from bot.sandbox.records.post import COMPONENTS_V2, SUPPRESS_EMBEDS, Post
from bot.sandbox.state.setup import User
from bot.sandbox.state.shown_files import ShownFiles
from bot.sandbox.state.unsaved import Unsaved

_MENTION = re.compile(r"<@!?(\d+)>")
_UNSAFE = re.compile(r"[^\w.\-]", re.ASCII)
TEXT_DISPLAY = 10


class Composer:
    """Makes the changing part of a message from a payload and its files."""

    def __init__(self, people: dict[int, User], files: Files, ids: Snowflakes, unsaved: Unsaved) -> None:
        self._people = people
        self._files = files
        self._ids = ids
        self._unsaved = unsaved
        self.base = ""

    def fill(self, post: Post, payload: Json, uploads: list[Upload], everyone: bool = False) -> None:
        """Gives a message the content of a payload; fields outside the payload stay."""
        changed: Json = {}
        if "content" in payload:
            changed["content"] = payload["content"] or ""
        if "flags" in payload:
            kept = post.flags & ~SUPPRESS_EMBEDS
            changed["flags"] = kept | int(payload["flags"] or 0) & (SUPPRESS_EMBEDS | COMPONENTS_V2)
        if uploads or payload.get("attachments") is not None:
            post.attachments = self._attach(post, payload, uploads)
        fresh = post.attachments[len(post.attachments) - len(uploads) :]
        showing = ShownFiles(post.attachments, {upload.name: each for upload, each in zip(uploads, fresh, strict=True)})
        embeds = payload["embeds"] if "embeds" in payload else post.json["embeds"]
        changed["embeds"] = [showing.embed(embed) for embed in embeds or ()]
        components = post.json["components"]
        if "components" in payload:
            components = _numbered(payload["components"] or [])
        changed["components"] = [showing.component(each) for each in components]
        changed["attachments"] = [each for each in post.attachments if each["id"] not in showing.shown]
        post.json = {**post.json, **changed}
        if "content" in payload or "components" in payload:
            post.json.update(self._mentions(post, payload.get("allowed_mentions"), everyone))

    def _attach(self, post: Post, payload: Json, uploads: list[Upload]) -> list[Json]:
        listed = payload.get("attachments")
        kept = post.attachments
        if listed is not None:
            wanted = {str(each.get("id")): each for each in listed if isinstance(each, dict)}
            kept = [
                {**each, **({"description": said["description"]} if "description" in said else {})}
                for each in post.attachments
                if (said := wanted.get(each["id"])) is not None
            ]
        fresh = [self.store(upload, post.channel_id, post.ephemeral) for upload in uploads]
        post.files.update(int(each["id"]) for each in fresh)
        return kept + fresh

    def store(self, upload: Upload, channel_id: int, ephemeral: bool) -> Json:
        """Stores a file and gives its attachment object."""
        name = _UNSAFE.sub("_", upload.name) or "unknown"
        file = File(self._ids.next(), channel_id, name, upload.data)
        self._files.put(file)
        if not ephemeral:
            self._unsaved.file(file)
        return attachment(file, self.base, upload.description, ephemeral)

    def _mentions(self, post: Post, allowed: Json | None, everyone: bool) -> Json:
        text = "\n".join([post.json["content"], *texts(post.json["components"])])
        named = dict.fromkeys(int(found) for found in _MENTION.findall(text))
        replied = post.json.get("referenced_message")
        parse = {"users", "everyone", "roles"} if allowed is None else set(allowed.get("parse") or ())
        if allowed is not None and "users" not in parse:
            users = {int(user) for user in allowed.get("users") or ()}
            named = {user: None for user in named if user in users}
        if replied and (allowed is None or allowed.get("replied_user")):
            named[int(replied["author"]["id"])] = None
        return {
            "mentions": [self._people[user].json() for user in named if user in self._people],
            "mention_everyone": everyone and "everyone" in parse and ("@everyone" in text or "@here" in text),
        }


def texts(components: list[Json]) -> Iterator[str]:
    """Every text in components."""
    for component in walk(components):
        if component.get("type") == TEXT_DISPLAY:
            yield str(component.get("content", ""))


def walk(components: Any) -> Iterator[Json]:
    """Every component, however deep inside others."""
    if not isinstance(components, list):
        return
    for component in components:
        if isinstance(component, dict):
            yield component
            yield from walk(component.get("components"))
            yield from walk([component.get("accessory"), component.get("component")])


def _numbered(components: list[Json]) -> list[Json]:
    used = {each["id"] for each in walk(components) if each.get("id")}
    free = (number for number in range(1, 1000) if number not in used)

    def number(component: Json) -> Json:
        numbered = dict(component)
        if not numbered.get("id"):
            numbered["id"] = next(free)
        if isinstance(numbered.get("components"), list):
            numbered["components"] = [number(each) for each in numbered["components"]]
        for inner in ("accessory", "component"):
            if isinstance(numbered.get(inner), dict):
                numbered[inner] = number(numbered[inner])
        return numbered

    return [number(component) for component in components]
