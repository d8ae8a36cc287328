"""The REST interface, what is the same for everybody: games, their facts and words, lessons, the interface itself."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from sandtable.core.agents import HUMAN, agents_at
from sandtable.core.errors import quoted
from sandtable.core.game import Game, game_named, games, players_at
from sandtable.core.own_texts import OwnText
from sandtable.core.setting_up import companies, fitting, own_players
from sandtable.lessons import Page, lessons
from sandtable.search.strength import strengths
from sandtable.seat import lines
from sandtable.web import asking, published, setups
from sandtable.web.neighbours import neighbours
from sandtable.web.phrases import phrased
from sandtable.web.printed import Printed
from sandtable.web.refusals import NotFound
from sandtable.words import TERMINAL, cover, languages, source

router = APIRouter(prefix="/api")


# -- for programs


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """This interface, as a document of OpenAPI."""
    asking.count(request)
    return _printed(request).document(request, "openapi", lambda: published.interface(request.app))


@router.get("/messages.json")
async def socket_messages(request: Request) -> Response:
    """The messages of a socket, as JSON Schema."""
    asking.count(request)
    return _printed(request).document(request, "messages", published.messages)


@router.get("/seat-protocol.json")
async def seat_protocol(request: Request) -> Response:
    """What a program at a seat and its host say to each other, as JSON Schema."""
    asking.count(request)
    return _printed(request).document(request, "seat-protocol", lines.schema)


# -- what there is to play


@router.get("/games")
async def list_games(request: Request) -> Response:
    """The games, with their seats, options and opponents."""
    asking.count(request)
    return _printed(request).document(request, "games", lambda: {"games": list(map(_game_json, games().values()))})


def _game_json(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": {name: list(values) for name, values in game.options.items()},
        "texts": [name for name, values in game.options.items() if isinstance(values, OwnText)],
        "opponents": {f"{seat}:{name}": list(players_at(game, seat)[name]) for seat, name in own_players(game)},
        "agents": sorted(agents_at("", "")),
        "fits": _fits(game.name),
        "hidden": game.facts().get("hidden", True),
        "ratings": [strength._asdict() for strength in strengths(game)],
    }


@cache
def _fits(name: str) -> dict[str, Any]:
    """For each value of a game's first option, the values of the others and the opponents that go with it."""
    game = game_named(name)
    first, *others = game.options or [""]
    tables = companies(game)
    return {
        str(value): {
            "options": {other: fitting(game, other, {first: value}, tables) for other in others},
            "opponents": [
                f"{seat}:{who}"
                for seats in tables[1:]
                for seat, who in seats.items()
                if who != HUMAN and value in fitting(game, first, {}, [seats])
            ],
        }
        for value in game.options.get(first, ())
    }


@router.get("/games/{name}/facts")
async def facts(request: Request, name: str, rules: str | None = None) -> Response:
    """What never changes in a game: spaces, cards, what may be adjusted; by all sets of rules, or by one of them.

    A view says by which (``facts``); a set of no such name, or of none, is the usual one.
    """
    asking.count(request)
    _check_game(name)
    game = game_named(name)
    if rules is None:
        return _printed(request).document(request, f"facts/{name}", game.facts)
    others = game.facts().get("rules", {})
    known = rules if rules in others else ""

    def made() -> dict[str, Any]:
        return others.get(known) or {part: value for part, value in game.facts().items() if part != "rules"}

    return _printed(request).document(request, f"facts/{name}/{known}", made)


def _sent(text: str) -> str:
    """Words as a browser is sent them: with the places where Japanese breaks, without what translators are told."""
    return "".join(line for line in phrased(text).splitlines(keepends=True) if not line.startswith("#"))


@router.get("/words/{language}")
async def words(request: Request, language: str) -> Response:
    """The words that every game uses and what is said of each game before anybody sits down, as texts of word files."""
    asking.count(request)
    _check_language(language)

    def made() -> dict[str, Any]:
        covers = {name: _sent(cover(language, name)) for name in games()}
        return {"languages": list(languages()), "shared": _sent(source(language, without=TERMINAL)), "covers": covers}

    return _printed(request).document(request, f"words/{language}", made)


@router.get("/words/{language}/{game}")
async def words_of_a_game(request: Request, language: str, game: str) -> Response:
    """The word files of a game in a language as one text, but for the terminal's; nothing where there are none."""
    asking.count(request)
    _check_language(language)
    _check_game(game)

    def made() -> str:
        return _sent(source(language, game, without=TERMINAL))

    return _printed(request).text(request, f"words/{language}/{game}", made)


def _check_game(name: str) -> None:
    if name not in games():
        raise NotFound("no-game", name=quoted(name), games=sorted(games()))


def _check_language(language: str) -> None:
    if language not in languages():
        raise NotFound("no-language", language=quoted(language), languages=list(languages()))


@router.get("/tutorials")
async def list_tutorials(request: Request) -> Response:
    """The guided games, each game's in the order of its lessons."""
    asking.count(request)

    def made() -> dict[str, Any]:
        return {"tutorials": [{"id": lesson.id, "game": lesson.game} for lesson in lessons().values()]}

    return _printed(request).document(request, "tutorials", made)


@router.get("/tutorials/{id}")
async def pages_of_a_tutorial(request: Request, id: str) -> Response:
    """What a guided game says page by page, and what it waits for."""
    asking.count(request)
    lesson = setups.tutorial(id)

    def made() -> dict[str, Any]:
        return {"id": id, "title": lesson.title, "pages": [_page_json(page) for page in lesson.pages]}

    return _printed(request).document(request, f"tutorials/{id}", made)


def _page_json(page: Page) -> dict[str, Any]:
    """A page, without what it has nothing of."""
    return {name: value for name, value in asdict(page).items() if value}


@router.get("/neighbours")
async def neighbours_of_this_machine(request: Request) -> dict[str, Any]:
    """How a friend in the same network reaches this machine, for whoever sits at it."""
    asking.count(request)
    return neighbours(request.app.state.hosts, asking.address(request), request.headers.get("Host", ""))


def _printed(request: Request) -> Printed:
    printed: Printed = request.app.state.printed
    return printed
