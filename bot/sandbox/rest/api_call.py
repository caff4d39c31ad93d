"""One call of the REST interface by the bot: its request, its files, and its answer."""

import re
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.basics.errors import Problem, invalid
from bot.sandbox.basics.wire import Json, decode, snowflake
from bot.sandbox.records.files import Upload

_PARAMETER = re.compile(rb'(\w+)="((?:\\.|[^"\\])*)"')
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')


@dataclass(slots=True)
class ApiCall:
    """A request of the bot, kept for tests to look at."""

    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    json: Any = None
    files: list[Upload] = field(default_factory=list)
    status: int = 0
    answer: Any = None
    params: dict[str, str] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """A snowflake of the path."""
        id_ = snowflake(self.params[name])
        if id_ is None:
            raise _not_snowflake(name, self.params[name])
        return id_

    def asked(self, name: str) -> int | None:
        """A snowflake of the query, if it has one."""
        value = self.query.get(name)
        if value is None:
            return None
        id_ = snowflake(value)
        if id_ is None or (not id_ and value.strip("0")):
            raise _not_snowflake(name, value)
        return id_

    def limit(self, usual: int, most: int = 100) -> int:
        """The most things that the query wants."""
        limit = snowflake(self.query.get("limit", str(usual)))
        if limit is None or not 1 <= limit <= most:
            raise invalid("limit", "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
        return limit

    def body(self) -> Json:
        """The payload, which must be an object."""
        if self.json is None:
            return {}
        if not isinstance(self.json, dict):
            raise Problem(400, 50109, "The request body contains invalid JSON.")
        return self.json

    def read(self, content_type: str, data: bytes) -> None:
        """Takes in the body, plain JSON or multipart with files."""
        if not data:
            return
        try:
            if content_type.startswith("multipart/form-data"):
                self._read_parts(content_type, data)
            else:
                self.json = decode(data)
        except ValueError:
            raise Problem(400, 50109, "The request body contains invalid JSON.") from None
        self._describe()

    def _read_parts(self, content_type: str, data: bytes) -> None:
        found = _BOUNDARY.search(content_type)
        if found is None:
            raise ValueError("no boundary")
        mark = b"\r\n--" + found[1].encode()
        for part in (b"\r\n" + data).split(mark)[1:-1]:
            head, _, body = part.partition(b"\r\n\r\n")
            said = {key.decode(): value.replace(b'\\"', b'"').decode() for key, value in _PARAMETER.findall(head)}
            if said.get("name") == "payload_json":
                self.json = decode(body)
            elif "filename" in said:
                self.files.append(Upload(said.get("name", ""), said["filename"], body))

    def _describe(self) -> None:
        if not self.files or not isinstance(self.json, dict):
            return
        payload = self.json.get("data") if "data" in self.json else self.json
        if "message" in self.json and isinstance(self.json["message"], dict):
            payload = self.json["message"]
        listed = payload.get("attachments") if isinstance(payload, dict) else None
        if not isinstance(listed, list):
            return
        by_index = {upload.index: upload for upload in self.files}
        for entry in listed:
            upload = by_index.get(str(entry.get("id"))) if isinstance(entry, dict) else None
            if upload is not None:
                upload.name = str(entry.get("filename") or upload.name)
                upload.description = entry.get("description")


def _not_snowflake(name: str, value: str) -> Problem:
    return invalid(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
