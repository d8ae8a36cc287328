"""Positions: a game written down as a document, and read back with every check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.errors import BadPosition
from sandtable.core.game import Outcome
from sandtable.core.messages import Message
from sandtable.labyrinth import markers
from sandtable.labyrinth.cards import cards_of, deck
from sandtable.labyrinth.hands import MINI_DECKS
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.scenarios import SCENARIOS, scenario
from sandtable.labyrinth.sequence import CARD, OVER, PLOTS, STEPS
from sandtable.labyrinth.soundness import faults
from sandtable.labyrinth.state import Country, Memory, Plot, State
from sandtable.labyrinth.terms import (
    ALIGNMENT_WORD,
    GOVERNANCE_WORD,
    GREEN,
    HIDDEN,
    JIHADIST,
    NUMBERED_PLOTS,
    SIDES,
    TAN,
    US,
    WMD,
    WMD_IN_EACH_BOX,
    Alignment,
    Governance,
    Posture,
)

GAME: Final = "labyrinth"
RULES: Final = ("war_on_terror",)
REST: Final = "rest"
"""The last item of a written draw deck whose other cards lie in no known order."""

_KEYS: Final = (
    "game", "rules", "scenario", "began_as", "turn", "phase", "step", "first_plot", "deck", "decks", "prestige",
    "funding", "us_posture", "reserves", "countries", "events", "lapsing", "boxes", "plots", "wmd", "hands", "draw",
    "discard", "removed", "playing", "pile", "memory", "us_holds", "mini_decks", "mini_deck", "outcome",
)  # fmt: skip
_COUNTRY_KEYS: Final = (
    "governance", "alignment", "posture", "cells", "active_cells", "troops", "rc", "aid", "besieged", "cadre",
    "plots", "markers",
)  # fmt: skip
_PLOTS: Final = {1: 1, 2: 2, 3: 3, "1": 1, "2": 2, "3": 3, "wmd": WMD, "hidden": HIDDEN}


# -- writing


def write(s: State) -> dict[str, Any]:
    """The state as a position; what a default says is left out."""
    document: dict[str, Any] = {
        "game": GAME,
        "rules": s.rules,
        "turn": s.turn,
        "phase": {"side": s.side, "card": s.card},
        "deck": s.deck_number,
        "decks": s.decks,
        "prestige": s.prestige,
        "funding": s.funding,
        "us_posture": str(s.us_posture),
        "reserves": dict(s.reserves),
        "countries": {
            country.id: written for country in s.countries.values() if (written := _write_country(s, country))
        },
        "plots": {
            "available": [_write_plot(kind) for kind in s.available_plots],
            "removed": [_write_plot(kind) for kind in s.removed_plots],
            "set_aside": [_write_plot(kind) for kind in s.set_aside_plots],
        },
        "wmd": {"loose": s.wmd_loose, "pakistan": s.wmd_pakistan},
        "hands": {side: list(s.hands[side]) for side in SIDES},
        "discard": s.discard[::-1],
        "removed": list(s.removed),
    }
    extras: dict[str, Any] = {
        "began_as": s.scenario,
        "step": s.step if s.step != CARD else None,
        "first_plot": s.first_plot,
        "events": sorted(marker for marker in s.events if markers.HOMES[marker] is None),
        "lapsing": list(s.lapsing),
        "boxes": _write_boxes(s),
        "draw": _write_draw(s),
        "playing": list(s.playing),
        "pile": list(s.pile),
        "memory": _write_memory(s),
        "us_holds": s.us_holds,
        "mini_decks": s.mini_decks,
        "mini_deck": s.mini_deck,
        "outcome": _write_outcome(s),
    }
    return document | {key: value for key, value in extras.items() if value}


def _write_country(s: State, country: Country) -> dict[str, Any]:
    muslim = country.is_muslim
    names = markers.at_home(s.events, country.id) + ["nato"] * country.nato + ["sadr"] * country.sadr
    written: dict[str, Any] = {
        "governance": GOVERNANCE_WORD[country.governance] if muslim and country.governance else None,
        "alignment": ALIGNMENT_WORD[country.alignment] if country.alignment else None,
        "posture": str(country.posture) if country.posture and country.space.takes_posture else None,
        "cells": country.sleepers,
        "active_cells": country.active,
        "troops": country.cubes,
        "rc": country.regime_change,
        "aid": country.aid,
        "besieged": country.besieged,
        "cadre": country.cadre,
        "plots": [
            {"plot": _write_plot(plot.kind), "backlash": True} if plot.backlash else _write_plot(plot.kind)
            for plot in country.plots
        ],
        "markers": names,
    }
    return {key: value for key, value in written.items() if value}


def _write_plot(kind: int) -> int | str:
    return plot_name(kind) if kind in (WMD, HIDDEN) else kind


def _write_boxes(s: State) -> dict[str, Any]:
    if not (s.lapsing or s.first_plot or s.lapsing_cards or s.first_plot_card is not None):
        return {}
    return {"lapsing": list(s.lapsing_cards), "first_plot": s.first_plot_card}


def _write_draw(s: State) -> list[Any]:
    if not s.stacked:
        return []
    return [*s.stacked, REST] if s.deck else list(s.stacked)


def _write_memory(s: State) -> dict[str, Any]:
    phases = {"this_phase": s.this_phase, "last_phase": s.last_phase}
    written = {
        name: {what: list(places) for what, places in memory._asdict().items() if places}
        for name, memory in phases.items()
    }
    return {name: places for name, places in written.items() if places}


def _write_outcome(s: State) -> dict[str, str] | None:
    if s.outcome is None:
        return None
    return {"winner": s.outcome.winner, "rule": s.outcome.rule, "reason": s.outcome.message.id}


# -- reading


def read(document: Mapping[str, Any], opponent: str | None = None, *, physical: bool = False) -> State:
    """The state that a document describes, or a BadPosition that names the key and says why."""
    _known(document, _KEYS, "")
    if document.get("game", GAME) != GAME:
        raise BadPosition(f"game: {document['game']!r} is another game; expected {GAME}")
    rules = document.get("rules", RULES[0])
    if rules not in RULES:
        raise BadPosition(f"rules: {rules!r} is not known; expected one of: {', '.join(RULES)}")
    s = State(rules)
    s.opponent = opponent
    s.face_down = physical and opponent is not None
    if "scenario" in document:
        _start_from(s, _one_of(document, "scenario", SCENARIOS, None))
    elif "began_as" in document:
        s.scenario = _one_of(document, "began_as", SCENARIOS, None)
    _read_tracks(s, document)
    _read_countries(s, _mapping(document, "countries"))
    _read_events(s, document)
    _read_plots(s, document)
    _read_phase(s, document)
    _read_outcome(s, document)
    _read_cards(s, document)
    found = faults(s)
    if found:
        raise BadPosition("; ".join(found))
    return s


def _start_from(s: State, name: str) -> None:
    """Begin with a scenario's set-up (3.2a)."""
    data = scenario(name)
    s.scenario = name
    s.prestige, s.funding = data["prestige"], data["funding"]
    s.us_posture = Posture(data["us_posture"])
    s.removed = list(data["removed_cards"])
    s.events = set(data["events"])
    _read_countries(s, data["countries"])


def _read_tracks(s: State, document: Mapping[str, Any]) -> None:
    s.turn = _number(document, "turn", s.turn)
    s.decks = _number(document, "decks", s.decks)
    s.deck_number = _number(document, "deck", s.deck_number)
    s.prestige = _number(document, "prestige", s.prestige)
    s.funding = _number(document, "funding", s.funding)
    s.us_posture = Posture(_one_of(document, "us_posture", [*Posture], s.us_posture))
    reserves = _mapping(document, "reserves")
    _known(reserves, SIDES, "reserves.")
    for side in SIDES:
        s.reserves[side] = _number(reserves, side, 0, "reserves.")


def _read_countries(s: State, rows: Mapping[str, Any]) -> None:
    for id, row in rows.items():
        if id not in s.countries:
            raise BadPosition(f"countries.{id}: there is no such country")
        if not isinstance(row, Mapping):
            raise BadPosition(f"countries.{id}: expected keys such as governance or cells, got {row!r}")
        _read_country(s, s[id], row, f"countries.{id}.")


def _read_country(s: State, country: Country, row: Mapping[str, Any], path: str) -> None:
    _known(row, _COUNTRY_KEYS, path)
    if "governance" in row:
        country.governance = Governance[_one_of(row, "governance", [*GOVERNANCE_WORD.values()], None, path).upper()]
    if "alignment" in row:
        country.alignment = Alignment[_one_of(row, "alignment", [*ALIGNMENT_WORD.values()], None, path).upper()]
    if "posture" in row:
        country.posture = Posture(_one_of(row, "posture", [*Posture], None, path))
    country.sleepers = _number(row, "cells", country.sleepers, path)
    country.active = _number(row, "active_cells", country.active, path)
    country.cubes = _number(row, "troops", country.cubes, path)
    country.aid = _number(row, "aid", country.aid, path)
    if "rc" in row:
        country.regime_change = _one_of(row, "rc", [GREEN, TAN], None, path)
    country.besieged = _flag(row, "besieged", country.besieged, path)
    country.cadre = _flag(row, "cadre", country.cadre, path)
    if "plots" in row:
        country.plots = tuple(_read_plot(item, f"{path}plots") for item in _list(row, "plots", path))
    for name in _list(row, "markers", path):
        _read_marker(s, country, name, path)


def _read_marker(s: State, country: Country, name: Any, path: str) -> None:
    if name == "nato":
        country.nato = True
    elif name == "sadr":
        country.sadr = True
    elif not isinstance(name, str) or (marker := markers.at(country.id, name)) is None:
        raise BadPosition(f"{path}markers: {name!r} is no marker of this country")
    else:
        s.events.add(marker)


def _read_plot(item: Any, path: str) -> Plot:
    if isinstance(item, Mapping):
        _known(item, ("plot", "backlash"), f"{path}.")
        return Plot(_plot_kind(item.get("plot"), path), _flag(item, "backlash", False, f"{path}."))
    return Plot(_plot_kind(item, path))


def _plot_kind(item: Any, path: str) -> int:
    if isinstance(item, bool) or not isinstance(item, (int, str)) or item not in _PLOTS:
        raise BadPosition(f"{path}: {item!r} is no plot; expected 1, 2, 3 or wmd")
    return _PLOTS[item]


def _read_events(s: State, document: Mapping[str, Any]) -> None:
    for name in _list(document, "events"):
        if not isinstance(name, str) or name not in markers.HOMES:
            raise BadPosition(f"events: there is no marker {name!r}")
        if document["events"].count(name) > 1:
            raise BadPosition(f"events: {name} is there twice; there is one marker")
        s.events.add(name)
    for name in _list(document, "lapsing"):
        if name not in markers.LAPSING:
            raise BadPosition(f"lapsing: {name!r} is not known; expected one of: {', '.join(markers.LAPSING)}")
        s.lapsing.append(name)
    s.first_plot = _flag(document, "first_plot", False)


def _read_plots(s: State, document: Mapping[str, Any]) -> None:
    """Plots not named anywhere are Available (the numbered ones) or in their boxes (WMD)."""
    wmd = _mapping(document, "wmd")
    _known(wmd, ("loose", "pakistan"), "wmd.")
    s.wmd_loose = _number(wmd, "loose", s.wmd_loose, "wmd.")
    s.wmd_pakistan = _number(wmd, "pakistan", s.wmd_pakistan, "wmd.")
    plots = _mapping(document, "plots")
    _known(plots, ("available", "resolved", "removed", "set_aside"), "plots.")
    piles = {name: [_plot_kind(item, f"plots.{name}") for item in _list(plots, name, "plots.")] for name in plots}
    resolved = piles.get("resolved", [])  # Available again, but WMD have left the game (8.5.6k)
    s.removed_plots = piles.get("removed", []) + [kind for kind in resolved if kind == WMD]
    s.set_aside_plots = piles.get("set_aside", [])
    if "available" in piles:
        s.available_plots = sorted(piles["available"] + [kind for kind in resolved if kind != WMD])
        return
    s.available_plots = sorted(NUMBERED_PLOTS)
    elsewhere = [plot.kind for _, plot in s.plots_on_map()] + s.removed_plots + s.set_aside_plots
    for kind in elsewhere:
        if kind != WMD and kind in s.available_plots:
            s.available_plots.remove(kind)
    unplaced = 2 * WMD_IN_EACH_BOX - s.wmd_loose - s.wmd_pakistan - elsewhere.count(WMD)
    s.available_plots += [WMD] * max(0, unplaced)


def _read_phase(s: State, document: Mapping[str, Any]) -> None:
    phase = _mapping(document, "phase")
    _known(phase, ("side", "card"), "phase.")
    s.side = _one_of(phase, "side", SIDES, JIHADIST, "phase.")
    s.card = _number(phase, "card", 1, "phase.")
    if s.card not in (1, 2):
        raise BadPosition(f"phase.card: {s.card} is not 1 or 2")
    s.step = _one_of(document, "step", [*STEPS, OVER], CARD)
    s.us_holds = _flag(document, "us_holds", False)
    if s.us_holds and s.step not in (PLOTS, OVER):
        raise BadPosition("us_holds: the US holds its last card only from the end of its phase to the plots (5.2.4)")
    s.mini_decks = _flag(document, "mini_decks", False)
    s.mini_deck = _number(document, "mini_deck", 0)
    if not 0 <= s.mini_deck < len(MINI_DECKS):
        raise BadPosition(f"mini_deck: {s.mini_deck} is not from 0 to {len(MINI_DECKS) - 1}")
    memory = _mapping(document, "memory")
    _known(memory, ("this_phase", "last_phase"), "memory.")
    s.this_phase = _read_memory(s, memory, "this_phase")
    s.last_phase = _read_memory(s, memory, "last_phase")


def _read_outcome(s: State, document: Mapping[str, Any]) -> None:
    outcome = _mapping(document, "outcome")
    if (s.step == OVER) != bool(outcome):
        raise BadPosition("outcome: a game that is over has one, and no other game has")
    if outcome:
        if set(outcome) != {"winner", "rule", "reason"}:
            raise BadPosition("outcome: expected winner, rule and reason")
        winner = _one_of(outcome, "winner", SIDES, None, "outcome.")
        s.outcome = Outcome(winner, str(outcome["rule"]), Message(str(outcome["reason"])))


def _read_memory(s: State, memory: Mapping[str, Any], name: str) -> Memory:
    path = f"memory.{name}."
    places = _mapping(memory, name, "memory.")
    _known(places, Memory._fields, path)
    for what in places:
        for id in _list(places, what, path):
            if not isinstance(id, str) or id not in s.countries:
                raise BadPosition(f"{path}{what}: there is no country {id!r}")
    return Memory(**{what: tuple(_list(places, what, path)) for what in places})


def _read_cards(s: State, document: Mapping[str, Any]) -> None:
    """Cards named nowhere go to the first of draw deck, discard pile and removed cards that is not written out."""
    hands = _mapping(document, "hands")
    _known(hands, SIDES, "hands.")
    s.hands = {US: _numbers(hands, US, "hands."), JIHADIST: _read_pile(s, hands)}
    s.pile = _numbers(document, "pile")
    s.discard = _numbers(document, "discard")[::-1]
    s.removed = list(dict.fromkeys(s.removed + _numbers(document, "removed")))
    s.playing = _numbers(document, "playing")
    draw = _list(document, "draw")
    open_ended = bool(draw) and draw[-1] == REST
    s.stacked = _numbers({"draw": draw[:-1] if open_ended else draw}, "draw")
    placed = [*s.pile, *s.hands[US], *s.hands[JIHADIST], *s.discard, *s.removed, *s.playing, *s.stacked]
    _read_boxes(s, document, placed)
    placed += s.boxed_cards
    rest = [number for number in deck(s.rules) if number not in placed]
    if "draw" not in document or open_ended:
        s.deck = rest
    elif "discard" not in document:
        s.discard += rest
    elif "removed" not in document:
        s.removed += rest


def _read_pile(s: State, hands: Mapping[str, Any]) -> list[int]:
    """The Jihadist hand; at a physical table a 0 is a card that lies face down."""
    listed = _list(hands, JIHADIST, "hands.")
    known = iter(_numbers({JIHADIST: [n for n in listed if not (s.face_down and n == HIDDEN)]}, JIHADIST, "hands."))
    return [HIDDEN if s.face_down and number == HIDDEN else next(known) for number in listed]


def _read_boxes(s: State, document: Mapping[str, Any], placed: list[int]) -> None:
    """The cards in the lapsing boxes and the 1st Plot box; those of lapsing events unless they are elsewhere."""
    if "boxes" in document:
        boxes = _mapping(document, "boxes")
        _known(boxes, ("lapsing", "first_plot"), "boxes.")
        s.lapsing_cards = _numbers(boxes, "lapsing", "boxes.")
        if boxes.get("first_plot") is not None:
            s.first_plot_card = _number(boxes, "first_plot", 0, "boxes.")
        return
    for name in s.lapsing:
        free = [card for card in cards_of(name) if card not in placed and card not in s.lapsing_cards]
        s.lapsing_cards += free[:1]


# -- reading one value


def _known(row: Mapping[str, Any], keys: Sequence[str], path: str) -> None:
    for key in row:
        if key not in keys:
            raise BadPosition(f"{path}{key}: not known here; expected one of: {', '.join(keys)}")


def _value(row: Mapping[str, Any], key: str, default: Any, kind: type | tuple[type, ...], what: str, path: str) -> Any:
    value = row.get(key, default)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise BadPosition(f"{path}{key}: {value!r} is not {what}")
    return value


def _number(row: Mapping[str, Any], key: str, default: int, path: str = "") -> int:
    number: int = _value(row, key, default, int, "a whole number", path)
    return number


def _flag(row: Mapping[str, Any], key: str, default: bool, path: str = "") -> bool:
    flag: bool = _value(row, key, default, bool, "true or false", path)
    return flag


def _mapping(row: Mapping[str, Any], key: str, path: str = "") -> Mapping[str, Any]:
    found: Mapping[str, Any] = _value(row, key, {}, Mapping, "a set of keys", path)
    return found


def _list(row: Mapping[str, Any], key: str, path: str = "") -> list[Any]:
    return list(_value(row, key, [], (list, tuple), "a list", path))


def _numbers(row: Mapping[str, Any], key: str, path: str = "") -> list[int]:
    numbers = _list(row, key, path)
    for number in numbers:
        if not isinstance(number, int) or isinstance(number, bool) or number not in deck():
            raise BadPosition(f"{path}{key}: there is no card {number!r}")
    return numbers


def _one_of(row: Mapping[str, Any], key: str, allowed: Sequence[str], default: Any, path: str = "") -> str:
    value = row.get(key, default)
    if value not in allowed:
        raise BadPosition(f"{path}{key}: {value!r} is not one of: {', '.join(allowed)}")
    return str(value)
