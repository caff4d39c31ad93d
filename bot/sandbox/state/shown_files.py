"""The display of embeds and components: addresses for files of the message, and defaults."""

from bot.sandbox.basics.wire import Json

SHOWN = "attachment://"
SELECTS = range(3, 9)
BUTTON, GALLERY, FILE = 2, 12, 13
DEFAULTS: dict[int, Json] = {
    BUTTON: {"disabled": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS if kind != 4},
    11: {"description": None, "spoiler": False},
    FILE: {"spoiler": False, "name": None, "size": None},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


class ShownFiles:
    """The files of one message, and those shown by its embeds and components."""

    def __init__(self, attachments: list[Json], names: dict[str, Json]) -> None:
        self._by_name = {**names, **{each["filename"]: each for each in attachments}}
        self._by_url = {each["url"]: each for each in attachments}
        self.shown: set[str] = set()

    def embed(self, embed: Json) -> Json:
        """An embed with its pictures."""
        made: Json = {"type": "rich", **embed}
        for part in ("image", "thumbnail"):
            found = self._found((embed.get(part) or {}).get("url"))
            if found is not None:
                made[part] = {**embed[part], **_picture(found), "flags": 0}
        for part in ("footer", "author"):
            found = self._found((embed.get(part) or {}).get("icon_url"))
            if found is not None:
                made[part] = {**embed[part], "icon_url": found["url"], "proxy_icon_url": found["proxy_url"]}
        if "fields" in embed:
            made["fields"] = [{**each, "inline": bool(each.get("inline", False))} for each in embed["fields"]]
        return made

    def component(self, component: Json) -> Json:
        """A component, and all inside it, with pictures and defaults."""
        made: Json = {**DEFAULTS.get(component["type"], {}), **component}
        if component["type"] == FILE and (found := self._found(component["file"].get("url"))) is not None:
            made |= {"name": found["filename"], "size": found["size"]}
        for key in ("media", "file"):
            if isinstance(component.get(key), dict):
                made[key] = self._media(component[key])
        if component["type"] == GALLERY:
            made["items"] = [
                {"description": None, "spoiler": False, **item, "media": self._media(item["media"])}
                for item in component["items"]
            ]
        if isinstance(component.get("components"), list):
            made["components"] = [self.component(each) for each in component["components"]]
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                made[key] = self.component(component[key])
        return made

    def _found(self, url: str | None) -> Json | None:
        if url is None:
            return None
        found = self._by_name.get(url.removeprefix(SHOWN)) if url.startswith(SHOWN) else self._by_url.get(url)
        if found is not None:
            self.shown.add(found["id"])
        return found

    def _media(self, media: Json) -> Json:
        found = self._found(media.get("url"))
        if found is None:
            return {"id": "0", "proxy_url": media.get("url"), **media}
        return {**media, **_picture(found), "id": found["id"], "attachment_id": found["id"], "loading_state": 2}


def _picture(found: Json) -> Json:
    return {key: found[key] for key in ("url", "proxy_url", "content_type", "width", "height") if key in found}
