"""Signing in: by OpenID Connect, or by a header of a proxy, and nobody else's."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse
from joserfc import jwt
from joserfc.jwk import ECKey

from sandtable.core.errors import BadSetup
from sandtable.web.sign_in import SignIn
from tests.web.people import Server, bearer, listening, serving, sqlite
from tests.web.waiting import code_of

LAPTOP, PHONE, OTHER = ("a" * 22, "b" * 22, "c" * 22)
BY_HEADER = SignIn(header="X-Remote-User", proxies=["127.0.0.1"])
ADA = {"X-Remote-User": "ada"}


class Provider:
    """A provider of OpenID Connect that knows one person."""

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}"
        self.key = ECKey.generate_key("P-256", {"kid": "1", "alg": "ES256", "use": "sig"})
        self.signs_with = self.key
        self.subject = "ada"
        self.called: dict[str, Any] = {"name": "Ada"}
        self._nonces: dict[str, str] = {}
        self.app = FastAPI()
        self.app.get("/.well-known/openid-configuration")(self.configuration)
        self.app.get("/authorize")(self.authorize)
        self.app.post("/token")(self.token)
        self.app.get("/keys")(self.keys)

    async def configuration(self) -> dict[str, Any]:
        """Where everything is."""
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "id_token_signing_alg_values_supported": ["ES256"],
        }

    async def authorize(self, request: Request) -> RedirectResponse:
        """Somebody says yes."""
        asked = request.query_params
        assert asked["code_challenge_method"] == "S256"
        self._nonces["once"] = asked["nonce"]
        back = urlencode({"code": "once", "state": asked["state"]})
        return RedirectResponse(f"{asked['redirect_uri']}?{back}")

    async def token(self, request: Request) -> dict[str, Any]:
        """What was said, signed."""
        given = parse_qs((await request.body()).decode())
        now = int(time.time())
        claims = {
            "iss": self.issuer, "aud": "table", "sub": self.subject, **self.called, "iat": now, "exp": now + 60,
            "nonce": self._nonces.pop(given["code"][0]),
        }  # fmt: skip
        signed = jwt.encode({"alg": "ES256", "kid": "1"}, claims, self.signs_with)
        return {"access_token": "x", "token_type": "Bearer", "id_token": signed}

    async def keys(self) -> dict[str, Any]:
        """What its signature is checked with."""
        return {"keys": [self.key.as_dict(private=False)]}


@asynccontextmanager
async def providing() -> AsyncIterator[Provider]:
    """A provider that can be asked."""
    found = listening()
    provider = Provider(found.getsockname()[1])
    running = uvicorn.Server(uvicorn.Config(provider.app, log_level="error"))
    task = asyncio.create_task(running.serve(sockets=[found]))
    try:
        yield provider
    finally:
        running.should_exit = True
        await task


async def signed_in(server: Server, provider: Provider) -> str | None:
    """Sign in as a browser does; the six words it comes back with, None if it is refused."""
    sent = await server.http.get("/api/sign-in/begin")
    assert sent.headers["location"].startswith(provider.issuer)
    back = await server.http.get(sent.headers["location"])
    done = await server.http.get(back.headers["location"])
    if done.status_code == 403:
        assert code_of(done) == "forbidden"
        return None
    words = urlsplit(done.headers["location"]).fragment.removeprefix("/continue/")
    assert len(words.split("-")) == 6
    return words


async def post(server: Server, key: str, path: str, body: Any, **headers: str) -> Any:
    """Somebody posts something, and it is done."""
    reply = await server.http.post(path, json=body, headers={**bearer(key), **headers})
    assert reply.status_code == 200, reply.text
    return reply.json()


def test_who_signs_in_at_a_provider_is_one_person_with_the_seats_of_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with providing() as provider:
            how = SignIn(provider.issuer, "table", "a secret")
            async with serving(sqlite(tmp_path), signing_in=how) as server:
                assert (await server.http.get("/api/sign-in")).json() == {"kind": "openid", "name": None}
                created = await server.create({"us": "me", "jihadist": "random"})
                held = {"tokens": [{"table": created["table"], "token": created["seats"]["us"]}]}
                await post(server, LAPTOP, "/api/me", {})
                await post(server, LAPTOP, "/api/me/seats", held)
                words = await signed_in(server, provider)
                assert (await post(server, LAPTOP, "/api/me/continue", {"code": words}))["name"] == "Ada"
                words = await signed_in(server, provider)
                both = await post(server, PHONE, "/api/me/continue", {"code": words})
                assert len(both["devices"]) == 2
                (mine,) = await post(server, PHONE, "/api/mine", {"tokens": []})
                assert mine["table"] == created["table"]
                async with server.player(created["table"], created["seats"]["us"]) as player:  # links go on working
                    assert player.table["seats"] == ["us"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("called", "name"),
    [
        ({"name": "Ada", "preferred_username": "al"}, "Ada"),
        ({"preferred_username": "al"}, "al"),
        ({}, None),
        ({"name": "x" * 30}, "x" * 24),
    ],
)
def test_who_signs_in_is_called_as_at_the_provider(tmp_path: Path, called: dict[str, Any], name: str | None) -> None:
    async def scenario() -> None:
        async with providing() as provider:
            provider.called = called
            how = SignIn(provider.issuer, "table", "a secret")
            async with serving(sqlite(tmp_path), signing_in=how) as server:
                words = await signed_in(server, provider)
                assert (await post(server, LAPTOP, "/api/me/continue", {"code": words, "device": "x"}))["name"] == name

    asyncio.run(scenario())


def test_what_is_kept_of_signing_in_is_kept_for_ten_minutes_and_not_afterwards(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with providing() as provider:
            how = SignIn(f"{provider.issuer}/", "table", "a secret")
            async with serving(sqlite(tmp_path), signing_in=how) as server:
                sent = await server.http.get("/api/sign-in/begin")
                cookie = sent.headers["set-cookie"]
                assert cookie.startswith("sandtable=")
                assert "Max-Age=600" in cookie
                back = await server.http.get(sent.headers["location"])
                done = await server.http.get(back.headers["location"])
                assert done.headers["cache-control"] == "no-store"
                assert done.headers["set-cookie"].startswith("sandtable=null;")  # the browser forgets it
                again = await server.http.get(back.headers["location"])
                assert code_of(again) == "forbidden"

    asyncio.run(scenario())


def test_what_the_provider_has_not_signed_or_nobody_asked_for_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with providing() as provider:
            how = SignIn(provider.issuer, "table", "a secret")
            async with serving(sqlite(tmp_path), signing_in=how) as server:
                assert code_of(await server.http.get("/api/sign-in/end?code=once&state=mine")) == "forbidden"
                provider.signs_with = ECKey.generate_key("P-256", {"kid": "1"})
                assert await signed_in(server, provider) is None

    asyncio.run(scenario())


def test_a_header_is_believed_of_a_named_proxy(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), signing_in=BY_HEADER, proxies=["127.0.0.1"]) as server:
            behind = {**ADA, "X-Forwarded-For": "203.0.113.9"}
            assert (await server.http.get("/api/sign-in", headers=behind)).json() == {"kind": "header", "name": "ada"}
            created = await server.create({"us": "me", "jihadist": "random"})
            held = {"tokens": [{"table": created["table"], "token": created["seats"]["us"]}]}
            await post(server, LAPTOP, "/api/me", {})
            await post(server, LAPTOP, "/api/me/seats", held)
            await post(server, LAPTOP, "/api/sign-in", {}, **behind)
            both = await post(server, PHONE, "/api/sign-in", {}, **behind)
            assert len(both["devices"]) == 2
            assert len(await post(server, PHONE, "/api/mine", {"tokens": []})) == 1
            somebody_else = await server.http.post(
                "/api/sign-in", json={}, headers={**bearer(PHONE), "X-Remote-User": "eve"}
            )
            assert code_of(somebody_else) == "forbidden"  # two people do not become one by sharing a browser
            twice = [("X-Remote-User", "ada"), ("X-Remote-User", "eve")]
            for nobody in (twice, {"X-Remote-User": ""}, {}):
                assert (await server.http.get("/api/sign-in", headers=nobody)).json()["name"] is None
            long = {"X-Remote-User": "x" * 30}
            assert (await server.http.get("/api/sign-in", headers=long)).json()["name"] == "x" * 24
            own = await post(server, OTHER, "/api/sign-in", {"device": "Tablet"}, **ADA)
            assert [each["name"] for each in own["devices"]] == ["?", "?", "Tablet"]

    asyncio.run(scenario())


@pytest.mark.parametrize("proxies", [["10.0.0.1"], ["10.0.0.0/8"]])
def test_a_header_from_elsewhere_is_not(tmp_path: Path, proxies: list[str]) -> None:
    how = SignIn(header="X-Remote-User", proxies=proxies)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), signing_in=how, proxies=proxies) as server:
            for forged in (ADA, {**ADA, "X-Forwarded-For": "10.0.0.1"}):
                assert (await server.http.get("/api/sign-in", headers=forged)).json()["name"] is None
                refused = await server.http.post("/api/sign-in", json={}, headers={**bearer(OTHER), **forged})
                assert code_of(refused) == "forbidden"
            assert code_of(await server.http.get("/api/me", headers={**bearer(OTHER), **ADA})) == "forbidden"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("how", "why"),
    [
        (SignIn("https://issuer.example", header="X-User", proxies=["10.0.0.1"]), "not both"),
        (SignIn("https://issuer.example", "client"), "SIGN_IN_SECRET"),
        (SignIn(header="X-User"), "--proxy"),
        (SignIn(header="X-User", proxies=["*"]), "--proxy"),
    ],
)
def test_what_cannot_be_is_refused_before_anybody_comes(how: SignIn, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        how.check()


def test_what_can_be_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    by_provider = SignIn("https://issuer.example", "client", "secret")
    assert [how.kind for how in (by_provider, BY_HEADER, SignIn())] == ["openid", "header", None]
    for how in (by_provider, BY_HEADER, SignIn()):
        how.check()
    for lacking in (SignIn("https://issuer.example", "", "secret"), SignIn("https://issuer.example")):
        with pytest.raises(BadSetup, match="SIGN_IN_SECRET"):
            lacking.check()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    BY_HEADER.check()
    SignIn().check()
    with pytest.raises(BadSetup, match="install"):
        by_provider.check()


def test_usually_nobody_signs_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert (await server.http.get("/api/sign-in", headers=ADA)).json() == {"kind": None, "name": None}
            assert code_of(await server.http.get("/api/sign-in/begin")) == "not_found"

    asyncio.run(scenario())


def test_a_server_needs_nothing_of_it_nor_of_what_sends_dispatches() -> None:
    extras = ("apprise", "authlib", "cryptography", "httpx", "itsdangerous", "joserfc", "pywebpush", "requests")
    look = f"import sys, sandtable.web.serve; print([name for name in {extras} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout == "[]\n"
