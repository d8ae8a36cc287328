"""The published interface: it is complete, true, and nothing that fits it, or does not, brings the server down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from sandtable.seat.lines import schema
from sandtable.web import published
from sandtable.web.app import create_app
from tests.web.people import HOT_SEAT, Process, serving, sqlite

KINDS = {"table", "update", "ok", "error", "pong", "chat"}
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server, by its interface."""
    server = Process(sqlite(tmp_path_factory.mktemp("published")))
    with asyncio.Runner() as runner:
        runner.run(server.ready())
        try:
            yield schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
        finally:
            runner.run(server.stop())


SOME = settings(
    max_examples=8, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


def can_be_wrong(operation: Any) -> bool:
    """Whether a request can be other than published: any text fits into a path, unless that says more of it."""
    said = [(each.location, {**each.definition["schema"], "title": ""}) for each in operation.iter_parameters()]
    return len(operation.body) > 0 or any(each != ("path", {"type": "string", "title": ""}) for each in said)


@pytest.mark.slow
def test_every_request_is_answered_or_refused(served: Any) -> None:
    """Some of every kind, as the interface has them and as it has not."""
    for found in served.get_all_operations():
        operation = found.ok()
        for mode in schemathesis.GenerationMode if can_be_wrong(operation) else [schemathesis.GenerationMode.POSITIVE]:

            @SOME
            @given(case=operation.as_strategy(generation_mode=mode))
            def answered(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(checks=CHECKS)

            answered()


def test_every_route_is_published(tmp_path: Path) -> None:
    document = published.interface(create_app(sqlite(tmp_path)))
    posts = {path for path, method, _ in published.operations(document) if method == "post"}
    assert posts == {*published.BODIES}
    assert {"/api/games", "/api/tables/{id}", "/api/openapi.json", "/healthz"} <= {*document["paths"]}
    assert all(operation["summary"] for _, _, operation in published.operations(document))
    text = json.dumps(document)
    for name in (part.split('"')[0] for part in text.split("#/components/schemas/")[1:]):
        assert name in document["components"]["schemas"]


def test_what_a_socket_says_is_as_published(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            document = (await server.http.get("/api/messages.json")).json()
            told = jsonschema_rs.validator_for({**document, "$ref": "#/$defs/FromServer"})
            taken = jsonschema_rs.validator_for(document)
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert player.question is not None
                await player.answer([player.question["options"][0]["key"]])
                await player.answer(["no such thing"])
                for message in (
                    {"type": "say", "text": "hello"},
                    {"type": "ping"},
                    {"type": "nothing"},
                    {"type": "undo"},
                ):
                    await player.send({**message, "id": 99})
                while not {json.loads(text)["type"] for text in player.heard} >= KINDS:
                    await player.next()
                for text in player.heard:
                    told.validate(json.loads(text))
            for fits in (
                {"type": "ping"},
                {"type": "answer", "ply": 3, "keys": ["a"]},
                {"type": "hello", "token": "x"},
            ):
                assert taken.is_valid(fits)
            wrong: list[Any] = [{"type": "nothing"}, {"type": "answer", "ply": -1, "keys": []}, {"type": "undo"}, []]
            assert not any(map(taken.is_valid, wrong))

    asyncio.run(scenario())


@pytest.mark.slow
def test_the_protocol_of_programs_is_published(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert (await server.http.get("/api/seat-protocol.json")).json() == schema()

    asyncio.run(look())
