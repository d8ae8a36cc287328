"""What a seat may see, and the table as data for an interface (5.3.2, 8.5.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, Final

from sandtable.core.remembering import Remembered, RememberedOf, Same
from sandtable.labyrinth import adjustable, markers, rules, traits, victory
from sandtable.labyrinth.board import Space
from sandtable.labyrinth.country import Country, contents
from sandtable.labyrinth.expansion import awakening, civil_war
from sandtable.labyrinth.markers import EXPANSION
from sandtable.labyrinth.pieces import plots_as_seen
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.registry import is_playable
from sandtable.labyrinth.rules import CAMPAIGN, ONCE_A_TURN_PLOTS, RULES, Rules, rules_named
from sandtable.labyrinth.state import State, VictoryTracks
from sandtable.labyrinth.terms import (
    ALIGNMENT_WORD,
    BOX,
    CELLS,
    FAIR,
    FUNDING_LEVELS,
    FUNDING_MOST,
    GOVERNANCE_WORD,
    HIDDEN,
    JIHADIST,
    LEVEL,
    POOR,
    PRESTIGE_LEVELS,
    PRESTIGE_MOST,
    SIDES,
    TROOPS,
    TROOPS_LEVELS,
    UNREST,
    US,
    Governance,
)


def _zones(levels: Sequence[str], least: int, size: int, most: int) -> list[dict[str, Any]]:
    """The levels of a track, each with its first and last value; the last one goes to the end."""
    starts = [least + place * size for place in range(len(levels))]
    ends = [*(start - 1 for start in starts[1:]), most]
    return [
        {"level": level, "least": start, "most": end} for level, start, end in zip(levels, starts, ends, strict=True)
    ]


_ZONES: Final = {
    "prestige": _zones(PRESTIGE_LEVELS, 1, LEVEL, PRESTIGE_MOST),
    "funding": _zones(FUNDING_LEVELS, 1, LEVEL, FUNDING_MOST),
    "troops": _zones(TROOPS_LEVELS, 0, BOX, TROOPS),
    "cells": _zones(FUNDING_LEVELS[::-1], 0, BOX, CELLS),  # the Funding at which each box opens (4.7.4.2)
}


def seen_by(s: State, seat: str | None) -> State:
    """A copy in which hands, deck and face-down plots that ``seat`` may not know are blank."""
    seen = s.copy()
    for side in SIDES:
        if side != seat or s.has_pile(side):  # the pile lies face down (9.2)
            known = () if seat is None or seat == side else s.known[seat]
            seen.hands[side] = [number if number in known else HIDDEN for number in s.hands[side]]
    unknown = s.deck_size + seen.face_down_cards  # they count as still in the deck
    seen.deck, seen.stacked, seen.leftover = [HIDDEN] * unknown, [], []
    seen.known = {side: s.known[side] if side == seat else () for side in SIDES}
    if (seat != JIHADIST or s.has_pile(JIHADIST)) and not s.plots_lie_open:
        for country in seen.with_plots():
            country.plots = plots_as_seen(s, seat, country)
            seen.changed(country)
        seen.available_plots = [HIDDEN] * len(s.available_plots)
    return seen


def describe(s: State) -> dict[str, Any]:
    """A state as JSON-ready data; it names the facts that hold for it where these are not the usual ones.

    What is shared with other views, among it all that is told of the map, is nobody's to change.
    """
    printed = facts_name(s.rules)
    described = _describe_base(s) | _of_the_map(s) | ({"facts": printed} if printed else {})
    if EXPANSION in s.rules.decks:  # card 200
        described["held_back"] = {str(number): first for number, first in s.held_back.items()}
    return described


_MAPS: Final = RememberedOf[dict[str, Any]](512)
"""What is told of a map, by the row of its countries: while none of them changes, it is the same row."""
_AROUND: Final = Same(4096)
"""All that is looked at beside the countries."""


def _of_the_map(s: State) -> dict[str, Any]:
    """The countries, and whatever is counted there."""
    beside = (
        s.rules, frozenset(s.markers), tuple(s.lapsing), s.us_posture, tuple(s.wmd.items()), s.prestige, s.funding,
        s.off_map_troops, s.decks, s.deck_number, s.deck_size == 0, tuple(s.books.items()),
    )  # fmt: skip
    return _MAPS.of(s.kept(), _AROUND.of(beside), _describe_map, s)


def _describe_map(s: State) -> dict[str, Any]:
    posture, value = s.world_posture
    shown = s.victory_tracks()
    described = {
        "world_posture": {"side": posture and str(posture), "value": value},
        "gwot_penalty": s.gwot_penalty,
        "troops": {"on_track": s.troops_on_track, "level": s.troops_level},
        "cells": {"on_track": s.cells_on_track, "available": s.available_cells},
        "victory": {
            **shown._asdict(),
            "good_resources_at_the_end": victory.needed_at_the_end(s),
        },
        "goals": list(_goals(s, shown)),
        "tracks": list(_tracks(s)),
        "countries": _countries(s),
    }
    for trait, beside in _BESIDE.items():
        if trait in s.rules.has:
            described |= beside(s)
    return described


def _describe_unrest(s: State) -> dict[str, Any]:
    return {kind: {"on_track": UNREST - s.unrest_markers(kind)} for kind in ("awakening", "reaction")}


def _describe_caliphate(s: State) -> dict[str, Any]:
    members = [country.id for country in s.in_sight_muslim() if country.in_caliphate]
    return {"caliphate": {"capital": s.capital and s.capital.id, "countries": members}}


_BESIDE: Final[Mapping[str, Callable[[State], dict[str, Any]]]] = {
    rules.CIVIL_WAR: lambda s: {"militia": {"on_track": s.militia_on_track}},  # 11.2.9
    rules.UNREST: _describe_unrest,  # 11.2.9
    rules.EXTRA_CELLS: lambda s: {"extra_cells": s.extra_cells},  # 11.3.7
    rules.OFF_MAP_BOX: lambda s: {"off_map_troops": s.off_map_troops},  # 11.3.4
    rules.CALIPHATE: _describe_caliphate,  # 11.3.8
}
"""What lies beside the map by what a set of rules has."""


def _describe_base(s: State) -> dict[str, Any]:
    once_a_turn = ONCE_A_TURN_PLOTS in s.rules.has
    return {
        "game": "labyrinth",
        "rules": s.rules.name,
        "scenario": s.scenario,
        "turn": s.turn,
        "step": s.step,
        "phase": {"side": s.side, "card": s.card},
        "deck": {"number": s.deck_number, "of": s.decks, "cards": s.deck_size},
        "prestige": {"value": s.prestige, "level": s.prestige_level},
        "funding": {"value": s.funding, "level": s.funding_level},
        "us_posture": str(s.us_posture),
        "reserves": dict(s.reserves),
        "events": sorted(s.markers),
        "events_beside": [name for name in sorted(s.markers) if name in markers.BESIDE_THE_MAP],
        "lapsing": list(s.lapsing),
        "first_plot": s.first_plot,
        "boxes": {"lapsing": list(s.lapsing_cards), "first_plot": s.first_plot_card},
        "plots": {
            "available": [plot_name(kind) for kind in s.available_plots],
            **({"resolved": [plot_name(kind) for kind in s.resolved_plots]} if once_a_turn else {}),
            "removed": [plot_name(kind) for kind in s.removed_plots],
            "set_aside": [plot_name(kind) for kind in s.set_aside_plots],
        },
        "wmd": dict(s.wmd),
        "hands": {side: sorted(s.hands[side]) for side in SIDES},
        "hand_sizes": {side: len(s.hands[side]) for side in SIDES},
        "playable": _playable(s),
        "discard": s.discard[::-1],
        "removed": list(s.removed),
        "playing": list(s.playing),
        "outcome": s.outcome and {"winner": s.outcome.winner, "rule": s.outcome.rule, "reason": s.outcome.message.id},
    }


@lru_cache(1024)
def _goal(
    side: str,
    id: str,
    value: int,
    needed: int,
    rule: str,
    near: bool,
    rider: str | None = None,
    at_the_end: bool = False,
) -> dict[str, Any]:
    return {
        "side": side, "id": id, "value": value, "needed": needed,
        "rule": rule, "rider": rider, "at_the_end": at_the_end, "near": near,
    }  # fmt: skip


def _goals(s: State, shown: VictoryTracks) -> Iterator[dict[str, Any]]:
    """What each side needs to win, and how far it is: ``needed`` of it, or none of it if that is 0 (2.1, 2.3, 9.1).

    A ``rider`` is what must hold besides; a goal ``at_the_end`` counts only when the last deck runs out. A goal is
    ``near`` when one country more would do, or the last turn has come and it is not reached.
    """

    countries = victory.COUNTRIES_TO_WIN
    solitaire = s.differs(JIHADIST, traits.SOLITAIRE)
    adjacent = None if solitaire else "adjacent"  # 9.1b
    good, islamist = victory.GOOD_RESOURCES_TO_WIN, victory.ISLAMIST_RESOURCES_TO_WIN
    near = 0 < good - shown.good_resources <= _richest(s, FAIR)
    yield _goal(US, "good_resources", shown.good_resources, good, "2.1.1a", near)
    near = 0 < islamist - shown.islamist_resources <= _richest(s, POOR)
    yield _goal(JIHADIST, "islamist_resources", shown.islamist_resources, islamist, "2.1.2a", near, adjacent)
    value = shown.fair_or_good_countries
    yield _goal(US, "fair_or_good_countries", value, countries, "2.1.1b", countries - value == 1)
    value = shown.poor_or_islamist_countries
    near = value >= countries or (countries - value == 1 and s.prestige == 1)
    yield _goal(JIHADIST, "poor_or_islamist_countries", value, countries, "2.1.2b", near, "prestige_1")
    minimum = victory.needed_at_the_end(s)
    if minimum is not None:
        near = shown.good_resources < minimum and s.deck_number == s.decks and s.deck_size == 0
        yield _goal(US, "good_resources_at_the_end", shown.good_resources, minimum, "9.1c", near, at_the_end=True)
    if not solitaire:  # 9.1a
        cells = sum(country.cells for country in s.in_sight_occupied())
        yield _goal(US, "no_cells", cells, 0, "2.1.1c", cells == 1)


def _richest(s: State, level: Governance) -> int:
    """The most Resources of a country at this level."""
    return max((s.resources(country) for country in s.in_sight_muslim() if country.governance is level), default=0)


@lru_cache(1024)
def _track(side: str, id: str, value: int, level: str, most: int, counts: str | None) -> dict[str, Any]:
    zones = _ZONES[id]
    return {
        "side": side, "id": id, "value": value, "least": zones[0]["least"], "most": most, "level": level,
        "zones": zones, "counts": counts,
    }  # fmt: skip


def _tracks(s: State) -> Iterator[dict[str, Any]]:
    """The tracks beside the map with their lengths and zones; ``counts`` are the pieces that lie on one (4.7)."""

    yield _track(US, "prestige", s.prestige, s.prestige_level, PRESTIGE_MOST, None)
    yield _track(JIHADIST, "funding", s.funding, s.funding_level, FUNDING_MOST, None)
    yield _track(US, "troops", s.troops_on_track, s.troops_level, TROOPS, "troops")
    yield _track(JIHADIST, "cells", s.cells_on_track, s.funding_level, CELLS, "cells")


def _playable(s: State) -> dict[str, bool]:
    """For the cards of a hand that can be seen: whether each may be played as an event now (6.2.6)."""
    return {
        str(number): is_playable(s, s.rules.deck[number], side)
        for side in SIDES
        for number in s.hands[side]
        if number != HIDDEN
    }


def facts_name(rules: Rules) -> str:
    """Under which name the facts of a set of rules are found; none for the usual ones."""
    if rules.changed_for:
        return rules.changed_for
    if rules.campaign:
        return "campaign" if rules.follower is None else "campaign_begins"
    return "" if rules.name == RULES[0] else rules.name


@cache
def all_facts() -> dict[str, Any]:
    """The facts of the usual rules, and under ``rules`` those of all others by name (see ``facts_name``)."""
    usual, *others = RULES
    known = [rules_named(name) for name in others]
    known += [rules_named(name, campaign=True) for name in CAMPAIGN]
    known += [
        changed for rules in known for name in rules.scenarios if (changed := rules.for_scenario(name)) is not rules
    ]
    return facts(rules_named(usual)) | {"rules": {facts_name(rules): facts(rules) for rules in known}}


def facts(rules: Rules) -> dict[str, Any]:
    """What is printed on map and cards, what may be adjusted, and that seats hold something hidden from each other."""
    return {
        "hidden": True,
        "kinds": {"cards": "card", "countries": "country"},
        "adjust": [asdict(group) for group in adjustable.groups(rules)],
        "cards": {str(number): asdict(card) for number, card in rules.deck.items()},
        "countries": {
            space.id: _printed(space)
            | ({"sides": {name: _printed(side) for name, side in sides.items()}} if sides else {})
            for space in rules.board.spaces.values()
            for sides in [rules.board.sides.get(space.id)]
        },
    }


def _printed(space: Space) -> dict[str, Any]:
    return {
        "kind": str(space.kind),
        "resources": space.resources,
        "oil": space.oil,
        "governance": GOVERNANCE_WORD[space.governance] if space.governance else None,
        "recruit": space.recruit,
        "posture": space.posture,
        "schengen": space.schengen,
        "adjacent": list(space.adjacent),
    }


_COUNTRIES: Final = Remembered[dict[str, Any]](16384)
"""The descriptions of countries by all that they are made of: most are the same from one view to the next.

Of what lies elsewhere only that is named which makes a difference there: at many tables there are many maps, and few
that differ in one country.
"""


_KEPT: Final = RememberedOf[dict[str, Any]](16384)
"""The same by the countries themselves, which stay the same objects from one view to the next unless they change."""
_NEAR: Final = Same(1024)
"""All that is looked at beside a country, wherever it is."""


def _countries(s: State) -> dict[str, dict[str, Any]]:
    """Every country, described by what lies in it and by what is looked at beside it."""
    spikes, caches, militia = s.lapsing.count("oil_price_spike"), tuple(s.wmd.values()), s.militia_on_track
    around = _NEAR.of((s.rules, frozenset(s.markers), spikes, s.us_posture, caches, militia))
    own, recall = markers.by_home(s.markers), _KEPT.of
    return {country.id: recall(country, around, _described, s, country, own) for country in s.kept()}


def _described(s: State, country: Country, own: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    id = country.id
    posture = s.us_posture if id == "united_states" else None
    content = (contents(country), own.get(id), s.resources(country), s.adjacent_ids(country), posture)
    if not s.rules.has:
        return _COUNTRIES.of(content, _describe_usual, s, country)
    further = (s.exports_oil(country), s.wmd.get(id), s.militia_on_track if country.civil_war else 0)
    return _COUNTRIES.of((content, further), _describe_expanded, s, country)


def _describe_expanded(s: State, country: Country) -> dict[str, Any]:
    fighting = SIDES if civil_war.is_fought_in(country) else ()
    hits = {side: civil_war.hits_for(civil_war.strength(s, side, country)) for side in fighting}
    usual = _describe_usual(s, country)
    return usual | {
        "side": country.space.side,
        "kind": str(country.space.kind),
        "oil": s.exports_oil(country),
        "awakening": country.awakening,
        "reaction": country.reaction,
        "militia": country.militia,
        "civil_war": country.civil_war,
        "caliphate_capital": country.capital,
        "in_caliphate": country.in_caliphate,
        "wmd_cache": s.wmd.get(country.id, 0),
        "polarization": awakening.leaning(country),
        "attrition": hits or None,
        "markers": [*usual["markers"], *country.markers],
    }


def _describe_usual(s: State, country: Country) -> dict[str, Any]:
    posture = s.us_posture if country.id == "united_states" else country.posture
    return {
        "kind": str(country.space.kind),
        "muslim": country.is_muslim,
        "unmarked": country.is_unmarked,
        "governance": GOVERNANCE_WORD[country.governance] if country.governance else None,
        "alignment": ALIGNMENT_WORD[country.alignment] if country.alignment else None,
        "posture": posture and str(posture),
        "resources": s.resources(country),
        "sleepers": country.sleepers,
        "active": country.active,
        "sadr": country.sadr,
        "troops": country.cubes,
        "nato": country.nato,
        "cadre": country.cadre,
        "aid": country.aid,
        "besieged": country.besieged,
        "regime_change": country.regime_change,
        "plots": [{"plot": plot_name(plot.kind), "backlash": plot.backlash} for plot in country.plots],
        "markers": markers.at_home(s.markers, country.id),
        "adjacent": list(s.adjacent_ids(country)),
    }
