"""The scenarios: deck recipes, set-ups and open deployment (setup.deck, setup.free)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from sandtable.core.questions import Ask
from sandtable.plain import deck, in_force, pieces
from sandtable.plain.cards import DECK
from sandtable.plain.map import PAKISTANI
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Pile, Space, State
from sandtable.plain.terms import EVENTS, KABUL, OWNER, PIECES

SCENARIOS: Final = ("main", "short", "extended")
POSITION_PIECES: Final = {
    "coalition_bases": 0, "coalition_troops": 1, "government_bases": 2, "troops": 3, "police": 4, "taliban_bases": 5,
    "taliban": 6, "taliban_active": 7, "warlord_bases": 8, "warlords": 9, "warlords_active": 10,
}  # fmt: skip
"""The keys of pieces in a position."""


@cache
def _read() -> dict[str, Any]:
    text = resources.files("sandtable.plain").joinpath("data/scenarios.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def scenario(name: str) -> Mapping[str, Any]:
    """The data of a scenario."""
    found: Mapping[str, Any] = _read()[name]
    return found


def piles(name: str) -> list[Pile]:
    """The piles of a scenario's deck, nearly equal, with one Propaganda card in each (setup.deck)."""
    data = scenario(name)
    events, count = EVENTS - data["remove"], data["piles"]
    return [Pile(events // count + (place < events % count), True) for place in range(count)]


def prepare_deck(g: Play) -> Ask[None]:
    """Remove the scenario's number of events at random; capabilities among them take effect (setup.deck)."""
    s = g.s
    assert s.scenario is not None
    deck.prepare(s, piles(s.scenario))
    for _ in range(scenario(s.scenario)["remove"]):
        number = yield from deck.remove_one(g)
        text = DECK[number].removed_text
        if text is not None and not s.options.get("no_capabilities"):  # setup.deck-opt
            in_force.put(g, DECK[number], text)


# -- open deployment (setup.free)


def clear_for_deployment(s: State) -> None:
    """Take the players' pieces of the set-up off the map; markers and the forces of Non-players stay."""
    for piece, owner in enumerate(OWNER):
        if not s.is_nonplayer(owner):
            pieces.take_off(s, piece)


def deploy(g: Play) -> Ask[None]:
    """The players place their forces in the order Warlords, Government, Taliban, Coalition (setup.free)."""
    assert g.s.scenario is not None
    for group in scenario(g.s.scenario)["deploy"]:
        if g.s.is_nonplayer(group["faction"]):
            continue
        for name, count in group["pieces"].items():
            piece = POSITION_PIECES[name]
            places = deployment_spaces(g.s, group["where"])
            if group["where"] == "each_pakistan":
                for space in places:
                    pieces.place(g, space, piece, count, "setup.free")
            else:
                yield from _deploy_pieces(g, group["faction"], places, piece, count)


def deployment_spaces(s: State, where: str) -> list[Space]:
    """Where a group of an open deployment may go."""
    if where in s:
        return [s[where]]
    if where == "each_pakistan":
        return [s[id] for id in PAKISTANI]
    if where == "pashtun":
        return s.where(lambda x: x.area.pashtun)
    if where == "afghan_pashtun":
        return s.where(lambda x: x.area.is_afghan and x.area.pashtun)
    if where == "populated":
        return s.where(lambda x: x.area.is_afghan and x.id != KABUL and x.area.pop in (1, 2))
    return s.where(lambda x: not x.is_pakistan)


def _deploy_pieces(g: Play, faction: str, places: list[Space], piece: int, count: int) -> Ask[None]:
    left = count
    while left:
        options = [x for x in places if pieces.may_be(x, piece)]
        if not options:
            return  # what would break stacking is ignored (1.4.2b)
        space = yield from g.choose(faction, Purpose.DEPLOY_WHERE, options, piece=PIECES[piece], count=left)
        most = min(left, pieces.room(space, piece))
        least = left if len(options) == 1 else 1
        number = yield from g.how_many(
            faction, Purpose.DEPLOY_HOW_MANY, min(least, most), most, piece=PIECES[piece], space=space
        )
        left -= pieces.place(g, space, piece, number, "setup.free")
