"""The scenarios: deck recipes, set-ups and open deployment (setup.deck, setup.free)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from sandtable.core.questions import Ask
from sandtable.plain import deck, in_force, pieces
from sandtable.plain.map import PAKISTANI
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import Pile, State
from sandtable.plain.terms import EVENTS, KABUL, OWNER, PIECES
from sandtable.plain.under_way import Phase

SCENARIOS: Final = ("main", "short", "extended")
POSITION_PIECES: Final = {
    "coalition_bases": 0, "coalition_troops": 1, "government_bases": 2, "troops": 3, "police": 4, "taliban_bases": 5,
    "taliban": 6, "taliban_active": 7, "warlord_bases": 8, "warlords": 9, "warlords_active": 10,
}  # fmt: skip
"""The keys of pieces in a position."""
EACH_PAKISTAN: Final = "each_pakistan"
"""Where pieces go into every space of Pakistan, and nobody chooses."""


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
        text = g.s.deck[number].removed_text
        if text is not None and not s.options.get("no_capabilities"):  # setup.deck-opt
            in_force.put(g, g.s.deck[number], text)


# -- open deployment (setup.free)


def clear_for_deployment(s: State) -> None:
    """Take the players' pieces of the set-up off the map; markers and the forces of Non-players stay."""
    for piece, owner in enumerate(OWNER):
        if not s.is_nonplayer(owner):
            pieces.take_off(s, piece)


class Force(NamedTuple):
    """So many pieces of a kind that a player places, and where they may go."""

    faction: str
    where: str
    piece: int
    most: int


def forces(s: State) -> list[Force]:
    """What the players place, in the order Warlords, Government, Taliban, Coalition (setup.free)."""
    assert s.scenario is not None
    return [
        Force(group["faction"], group["where"], POSITION_PIECES[name], count)
        for group in scenario(s.scenario)["deploy"]
        if not s.is_nonplayer(group["faction"])
        for name, count in group["pieces"].items()
    ]


def deploy(g: Play) -> Ask[None]:
    """The players place their forces, one space after the other, each of which is a step; then no phase is left."""
    s = g.s
    if s.phase is None:
        s.phase = Phase()
    phase, rows = s.phase, forces(s)
    while phase.stage < len(rows):
        force = rows[phase.stage]
        more = False
        if force.where == EACH_PAKISTAN:
            for space in deployment_spaces(s, force.where):
                pieces.place(g, space, force.piece, force.most, "setup.free")
        else:
            more = yield from _deploy_some(g, force, phase)
        if not more:
            phase.next_stage()
        if force.where != EACH_PAKISTAN and phase.stage < len(rows):
            return
    s.phase = None


def deployment_spaces(s: State, where: str) -> list[Space]:
    """Where a group of an open deployment may go."""
    if where in s:
        return [s[where]]
    if where == EACH_PAKISTAN:
        return [s[id] for id in PAKISTANI]
    if where == "pashtun":
        return s.where(lambda x: x.area.pashtun)
    if where == "afghan_pashtun":
        return s.where(lambda x: x.area.is_afghan and x.area.pashtun)
    if where == "populated":
        return s.where(lambda x: x.area.is_afghan and x.id != KABUL and x.area.pop in (1, 2))
    return s.where(lambda x: not x.is_pakistan)


def _deploy_some(g: Play, force: Force, phase: Phase) -> Ask[bool]:
    """Place some pieces of a force in a space; whether there are more. Those that would break stacking go nowhere."""
    left = force.most - phase.at
    options = [x for x in deployment_spaces(g.s, force.where) if pieces.may_be(x, force.piece)]
    if not options:
        return False  # 1.4.2b
    name = PIECES[force.piece]
    space = yield from g.choose(force.faction, Purpose.DEPLOY_WHERE, options, piece=name, count=left)
    most = min(left, pieces.vacancies(space, force.piece))
    least = left if len(options) == 1 else 1
    number = yield from g.how_many(
        force.faction, Purpose.DEPLOY_HOW_MANY, min(least, most), most, piece=name, space=space
    )
    phase.at += pieces.place(g, space, force.piece, number, "setup.free")
    return phase.at < force.most
