"""What a seat may see, and the table as data for an interface (5.3.2, 8.5.4)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sandtable.labyrinth import adjustable, markers, victory
from sandtable.labyrinth.events.registry import is_playable
from sandtable.labyrinth.pieces import plots_as_seen
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.rules import Rules
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import ALIGNMENT_WORD, GOVERNANCE_WORD, HIDDEN, JIHADIST, SIDES

_HOMES = {marker.home for marker in markers.MARKERS.values() if marker.home is not None}


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
    if seat != JIHADIST or s.has_pile(JIHADIST):
        for country in seen.countries.values():
            if country.plots:
                country.plots = plots_as_seen(s, s[country.id])
        seen.available_plots = [HIDDEN] * len(s.available_plots)
    return seen


def describe(s: State) -> dict[str, Any]:
    """A state as JSON-ready data."""
    posture, value = s.world_posture
    at_home = {home: markers.at_home(s.markers, home) for home in _HOMES}
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
        "world_posture": {"side": posture and str(posture), "value": value},
        "gwot_penalty": s.gwot_penalty,
        "troops": {"on_track": s.troops_on_track, "level": s.troops_level},
        "cells": {"on_track": s.cells_on_track, "available": s.available_cells},
        "reserves": dict(s.reserves),
        "victory": {
            "good_resources": s.good_resources,
            "islamist_resources": s.islamist_resources,
            "fair_or_good_countries": s.fair_or_good_countries,
            "poor_or_islamist_countries": s.poor_or_islamist_countries,
            "good_resources_at_the_end": victory.needed_at_the_end(s),
        },
        "countries": {
            country.id: _describe_country(s, country, at_home.get(country.id, [])) for country in s.countries.values()
        },
        "events": sorted(s.markers),
        "lapsing": list(s.lapsing),
        "first_plot": s.first_plot,
        "boxes": {"lapsing": list(s.lapsing_cards), "first_plot": s.first_plot_card},
        "plots": {
            "available": [plot_name(kind) for kind in s.available_plots],
            "removed": [plot_name(kind) for kind in s.removed_plots],
            "set_aside": [plot_name(kind) for kind in s.set_aside_plots],
        },
        "wmd": dict(s.wmd),
        "hands": {side: sorted(s.hands[side]) for side in SIDES},
        "playable": _playable(s),
        "discard": s.discard[::-1],
        "removed": list(s.removed),
        "playing": list(s.playing),
        "outcome": s.outcome and {"winner": s.outcome.winner, "rule": s.outcome.rule, "reason": s.outcome.message.id},
    }


def _playable(s: State) -> dict[str, bool]:
    """For the cards of a hand that can be seen: whether each may be played as an event now (6.2.6)."""
    return {
        str(number): is_playable(s, s.rules.deck[number], side)
        for side in SIDES
        for number in s.hands[side]
        if number != HIDDEN
    }


def facts(rules: Rules) -> dict[str, Any]:
    """What is printed on map and cards, and what may be adjusted."""
    return {
        "adjust": [asdict(group) for group in adjustable.groups(rules)],
        "cards": {str(number): asdict(card) for number, card in rules.deck.items()},
        "countries": {
            space.id: {
                "kind": str(space.kind),
                "resources": space.resources,
                "oil": space.oil,
                "governance": GOVERNANCE_WORD[space.governance] if space.governance else None,
                "recruit": space.recruit,
                "posture": space.posture,
                "schengen": space.schengen,
                "adjacent": list(space.adjacent),
            }
            for space in rules.board.spaces.values()
        },
    }


def _describe_country(s: State, country: Country, own: list[str]) -> dict[str, Any]:
    return {
        "governance": GOVERNANCE_WORD[country.governance] if country.governance else None,
        "alignment": ALIGNMENT_WORD[country.alignment] if country.alignment else None,
        "posture": str(s.us_posture) if country.id == "united_states" else country.posture and str(country.posture),
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
        "markers": own,
        "adjacent": list(s.adjacent_ids(country)),
    }
