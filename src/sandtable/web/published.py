"""What a program may send, and is sent: requests as a document of OpenAPI, the messages of a socket as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from sandtable.web.messages import (
    Agreement,
    Chosen,
    ChosenHere,
    Continuing,
    Empty,
    ImportedTable,
    Introduction,
    Invitation,
    Join,
    Mine,
    MySeat,
    NewAddress,
    NewTable,
    Replacing,
    Resigning,
    Spoken,
    Strict,
    messages_on_a_socket,
)

VERSION: Final = "1.3"
"""Its first number is raised when something that was sent or taken is no longer, its second when there is more."""
JSON: Final = "application/json"
COMPONENTS: Final = "#/components/schemas/{model}"
BODIES: Final[Mapping[str, type[Strict]]] = {
    "/api/tables": NewTable,
    "/api/tables/import": ImportedTable,
    "/api/tables/{id}/join": Join,
    "/api/tables/{id}/invitation": Invitation,
    "/api/mine": Mine,
    "/api/me": Introduction,
    "/api/sign-in": Introduction,
    "/api/me/seats": Mine,
    "/api/me/code": Empty,
    "/api/me/whose": Spoken,
    "/api/me/continue": Continuing,
    "/api/me/dispatches": Chosen,
    "/api/me/dispatches/tables/{id}": ChosenHere,
    "/api/me/dispatches/addresses": NewAddress,
    "/api/me/dispatches/addresses/{id}/proof": Spoken,
    "/api/me/dispatches/addresses/{id}/test": Empty,
    "/api/tables/{id}/resign": Resigning,
    "/api/tables/{id}/replace": Replacing,
    "/api/tables/{id}/offer": MySeat,
    "/api/tables/{id}/return": MySeat,
    "/api/tables/{id}/archive": Agreement,
    "/api/tables/{id}/removal": Agreement,
}
"""What the body of a POST holds, by its path; it is read by hand, within limits."""
TEXTS: Final[Mapping[str, str]] = {
    "/api/words/{language}/{game}": "text/plain",
    "/api/tables/{id}/analysis": "text/event-stream",
    "/api/tables/{id}/analysis/page": "text/html",
}
"""What is not sent as JSON, and as what."""
OF_THE_HOST: Final = frozenset({"/metrics"})
"""What is there only where the host has asked for it."""

MESSAGE: Final[dict[str, Any]] = {
    "description": "A sentence: the id of a pattern of the word files, alone or with its arguments.",
    "anyOf": [{"type": "string"}, {"type": "array", "minItems": 2, "maxItems": 2}],
}
REFUSAL: Final[dict[str, Any]] = {
    "type": "object",
    "description": "Why something was not done: a code for programs, English, and the message for any language.",
    "required": ["code", "message", "text"],
    "properties": {
        "code": {"type": "string"},
        "message": {"type": "string"},
        "text": MESSAGE,
        "game": {"type": ["string", "null"]},
    },
}


def interface(app: FastAPI) -> dict[str, Any]:
    """The requests that a server answers."""
    document: dict[str, Any] = get_openapi(
        title="Sandtable",
        version=VERSION,
        description="A table for board games. Tokens and keys of devices open seats. Sockets: `/api/messages.json`.",
        routes=app.routes,
    )
    _, bodies = models_json_schema([(each, "validation") for each in set(BODIES.values())], ref_template=COMPONENTS)
    parts = document.setdefault("components", {})
    parts["schemas"] = bodies.get("$defs", {}) | {"Refusal": REFUSAL, "Refused": _object(error=_ref("Refusal"))}
    parts["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
    document["security"] = [{}, {"seat": []}]
    document["paths"] = {path: each for path, each in document["paths"].items() if path not in OF_THE_HOST}
    for path, method, operation in operations(document):
        replies = operation["responses"]
        replies.pop("422", None)  # what is wrong with an address is refused like everything else
        replies["default"] = {"description": "Refused", "content": {JSON: {"schema": _ref("Refused")}}}
        if path in TEXTS:
            replies["200"]["content"] = {TEXTS[path]: {"schema": {"type": "string"}}}
        if method == "post":
            body = {"required": True, "content": {JSON: {"schema": _ref(BODIES[path].__name__)}}}
            operation["requestBody"] = body
    return document


def operations(document: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation of an interface with its path and method."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def messages() -> dict[str, Any]:
    """The messages of a socket (``/ws/<table>``): what a client sends, and what it is sent."""
    to_server = messages_on_a_socket()
    parts = to_server.pop("$defs", {})
    id = {"type": ["string", "integer", "null"]}
    view = {"type": "object", "description": "The table as the seat sees it; its keys are the game's own."}
    changes = {"type": "array", "description": "Paths into the view with their new values, or alone if they are gone."}
    parts |= {
        "Refusal": REFUSAL,
        "Table": _said("table", ply={"type": "integer"}, revision={"type": "integer"}, view=view),
        "Update": _said("update", ply={"type": "integer"}, revision={"type": "integer"}, optional={"changes": changes}),
        "Ok": _said("ok", id=id),
        "Pong": _said("pong", optional={"id": id}),
        "Hint": _said("hint", id=id, ply={"type": "integer"}, says=MESSAGE, rows={"type": "array"}),
        "Chat": _said("chat", lines={"type": "array"}),
        "Error": _said("error", id=id, code={"type": "string"}, message={"type": "string"}, text=MESSAGE),
    }
    from_server = ("Table", "Update", "Ok", "Pong", "Hint", "Chat", "Error")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sandtable: the messages of a socket",
        "version": VERSION,
        "$defs": parts
        | {"ToServer": to_server, "FromServer": {"anyOf": [_ref(name, "#/$defs/") for name in from_server]}},
        "$ref": "#/$defs/ToServer",
    }


def _said(type: str, /, optional: Mapping[str, Any] | None = None, **required: Any) -> dict[str, Any]:
    """A message of the server; it may hold more than is listed."""
    said = _object(type={"const": type}, **required)
    said["properties"] |= optional or {}
    return said


def _object(**required: Any) -> dict[str, Any]:
    return {"type": "object", "required": [*required], "properties": required}


def _ref(name: str, where: str = "#/components/schemas/") -> dict[str, Any]:
    return {"$ref": where + name}
