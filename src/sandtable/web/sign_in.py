"""Signing in, where a host wants it: by OpenID Connect, or by a header of a proxy that has asked already.

Whoever signs in is a person like any other, with the devices and seats they had before; links and keys go on working.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import RedirectResponse, Response

from sandtable.core.errors import BadSetup, quoted
from sandtable.web import asking
from sandtable.web.connections import PEER, is_one_of
from sandtable.web.limits import NAME_LETTERS
from sandtable.web.me import A_DEVICE, key_of, rooms_of
from sandtable.web.messages import Introduction
from sandtable.web.refusals import Forbidden, NotFound

router = APIRouter(prefix="/api/sign-in")

OPENID: Final = "openid"
HEADER: Final = "header"
_SESSION_SECONDS: Final = 10 * 60
"""How long somebody may take at the provider."""
_ANYBODY: Final = "*"


class Identity(NamedTuple):
    """As whom somebody is known elsewhere, and what they are called there."""

    subject: str
    name: str | None


@dataclass(frozen=True)
class SignIn:
    """How people sign in: at a provider of OpenID Connect, or by what a header says that one of these proxies sends."""

    issuer: str | None = None
    client: str = ""
    secret: str = ""
    header: str | None = None
    proxies: Sequence[str] = ()

    @property
    def kind(self) -> str | None:
        """By which of both; None where nobody does."""
        return OPENID if self.issuer else HEADER if self.header else None

    def check(self) -> None:
        """Refuse what cannot be."""
        if self.issuer and self.header:
            raise BadSetup("sign-in-both")
        if self.issuer and not (self.client and self.secret):
            raise BadSetup("sign-in-client")
        if self.issuer and importlib.util.find_spec("authlib") is None:
            raise BadSetup("sign-in-not-installed")
        if self.header and (not self.proxies or _ANYBODY in self.proxies):
            raise BadSetup("sign-in-proxy", header=quoted(self.header))


NOBODY: Final = SignIn()


def prepare(app: FastAPI, how: SignIn) -> None:
    """Let people sign in at an application."""
    app.state.sign_in = how
    if how.issuer:
        from authlib.integrations.starlette_client import OAuth  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra
        from starlette.middleware.sessions import SessionMiddleware  # noqa: PLC0415 - needs the extra

        known = OAuth()
        known.register(
            OPENID,
            client_id=how.client,
            client_secret=how.secret,
            server_metadata_url=f"{how.issuer.rstrip('/')}/.well-known/openid-configuration",
            client_kwargs={"scope": "openid profile", "code_challenge_method": "S256"},
        )
        app.state.provider = known.create_client(OPENID)
        key = hashlib.sha256(f"session {how.secret}".encode()).hexdigest()
        app.add_middleware(
            SessionMiddleware, secret_key=key, session_cookie="sandtable", max_age=_SESSION_SECONDS, same_site="lax"
        )


def said_by_proxy(request: Request) -> Identity | None:
    """As whom a proxy of this host knows whoever asks; what anybody else says in that header is not believed."""
    how: SignIn = request.app.state.sign_in
    peer = request.scope.get("extensions", {}).get(PEER)
    said = request.headers.getlist(how.header) if how.header else []
    if peer is None or len(said) != 1 or not said[0].strip() or not is_one_of(peer[0], how.proxies):
        return None
    return Identity(f"{HEADER} {how.header} {said[0].strip()}", said[0].strip()[:NAME_LETTERS])


@router.get("")
async def offered(request: Request) -> dict[str, Any]:
    """How people sign in here, and as whom a proxy knows me."""
    asking.count(request)
    how: SignIn = request.app.state.sign_in
    known = said_by_proxy(request)
    return {"kind": how.kind, "name": None if known is None else known.name}


@router.post("")
async def be(request: Request) -> dict[str, Any]:
    """This device is that of the person whom a proxy knows me as."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Introduction)
    known = said_by_proxy(request)
    if known is None:
        raise Forbidden("not-signed-in")
    rooms = rooms_of(request)
    await rooms.check_space()
    me = await rooms.persons.sign_in(known.subject, known.name, key_of(request), wanted.device or A_DEVICE)
    return me.to_json()


@router.get("/begin")
async def begin(request: Request) -> Response:
    """Go to the provider."""
    request.app.state.joins.check(asking.address(request))
    sent: Response = await _provider(request).authorize_redirect(request, str(request.url_for("end")))
    return sent


@router.get("/end")
async def end(request: Request) -> Response:
    """Come back from the provider: with six words this device goes on as the person who has signed in."""
    request.app.state.joins.check(asking.address(request))
    provider = _provider(request)
    from authlib.integrations.base_client import OAuthError  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra
    from joserfc.errors import JoseError  # noqa: PLC0415 - comes with it

    try:
        claims = (await provider.authorize_access_token(request))["userinfo"]
    except (OAuthError, JoseError, KeyError, ValueError):
        raise Forbidden("not-signed-in") from None
    request.session.clear()
    name = claims.get("name") or claims.get("preferred_username")
    subject = f"{OPENID} {claims['iss']} {claims['sub']}"
    rooms = rooms_of(request)
    await rooms.check_space()
    code = await rooms.persons.code_for(subject, str(name)[:NAME_LETTERS] if name else None)
    root = str(request.scope.get("root_path", "")).rstrip("/")
    return RedirectResponse(f"{root}/#/continue/{code.replace(' ', '-')}", headers={"Cache-Control": "no-store"})


def _provider(request: Request) -> Any:
    provider = getattr(request.app.state, "provider", None)
    if provider is None:
        raise NotFound("no-page")
    return provider
