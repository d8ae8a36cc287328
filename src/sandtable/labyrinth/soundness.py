"""What must always hold: every reason why a state cannot arise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.labyrinth import markers
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import (
    CELLS,
    FUNDING_MOST,
    GOOD,
    GREEN,
    HIDDEN,
    ISLAMIST_RULE,
    JIHADIST,
    NUMBERED_PLOTS,
    PRESTIGE_MOST,
    RESERVES_MOST,
    SIDES,
    TAN,
    TROOPS,
    WMD,
    WMD_IN_EACH_BOX,
)

FEW = 10
"""As many things as a message can list and still be read."""


def faults(s: State) -> list[str]:
    """Every fault, each named after the key of a position it is in."""
    found = [*_tracks(s), *_pieces(s), *_plots(s), *_cards(s), *_events(s)]
    for country in s.countries.values():
        found += [f"countries.{country.id}.{fault}" for fault in _country(country)]
    return found


def _tracks(s: State) -> Iterator[str]:
    if not 1 <= s.prestige <= PRESTIGE_MOST:
        yield f"prestige: {s.prestige} is not from 1 to {PRESTIGE_MOST}"
    if not 1 <= s.funding <= FUNDING_MOST:
        yield f"funding: {s.funding} is not from 1 to {FUNDING_MOST}"
    for side in SIDES:
        if not 0 <= s.reserves[side] <= RESERVES_MOST:
            yield f"reserves.{side}: {s.reserves[side]} is not from 0 to {RESERVES_MOST}"
    if not 1 <= s.decks <= 3:
        yield f"decks: {s.decks} is not from 1 to 3"
    if not 1 <= s.deck_number <= s.decks:
        yield f"deck: {s.deck_number} is not from 1 to {s.decks}"
    if s.turn < 1:
        yield f"turn: {s.turn} is not 1 or more"


def _pieces(s: State) -> Iterator[str]:
    if s.cells_on_track < 0:
        yield f"countries: {CELLS - s.cells_on_track} cells are on the map; there are {CELLS}"
    if s.troops_on_track < 0:
        yield f"countries: {TROOPS - s.troops_on_track} troops are on the map; there are {TROOPS}"
    if sum(country.nato for country in s.countries.values()) > 1:
        yield "countries: NATO is in two countries; there is one marker"
    elsewhere = [country.id for country in s.countries.values() if country.sadr and country.id != "iraq"]
    for id in elsewhere:
        yield f"countries.{id}.markers: Sadr is only ever in Iraq"


def _country(country: Country) -> Iterator[str]:
    counts = {"cells": country.sleepers, "active_cells": country.active, "troops": country.cubes, "aid": country.aid}
    for name, count in counts.items():
        if count < 0:
            yield f"{name}: {count} is less than nothing"
    yield from _muslim(country) if country.is_muslim else _not_muslim(country)
    if country.regime_change not in (None, GREEN, TAN):
        yield f"rc: {country.regime_change!r} is neither green nor tan"


def _muslim(country: Country) -> Iterator[str]:
    if (country.governance is None) != (country.alignment is None):
        yield "alignment: a Muslim country has both Governance and Alignment, or neither"
    if country.is_unmarked and (country.cells or country.cubes or country.plots):
        yield "governance: missing; a country with pieces in it has been tested"
    if country.governance in (GOOD, ISLAMIST_RULE) and (country.regime_change or country.besieged):
        yield "rc, besieged: not at Good and not under Islamist Rule"
    if country.regime_change and country.governance is None:
        yield "rc: an unmarked country cannot be under Regime Change"
    if country.posture is not None:
        yield "posture: only Non-Muslim countries have one"


def _not_muslim(country: Country) -> Iterator[str]:
    space = country.space
    if country.governance != space.governance:
        yield "governance: it is printed on the map and does not change"
    if country.alignment is not None:
        yield "alignment: only Muslim countries have one"
    if country.regime_change or country.besieged or country.aid:
        yield "rc, besieged, aid: only Muslim countries can be marked with these"
    if space.posture == "fixed_hard" and country.posture != "hard":
        yield "posture: Israel is always Hard"
    if country.posture is not None and not space.takes_posture and space.posture != "fixed_hard":
        yield "posture: this country has none of its own"


def _plots(s: State) -> Iterator[str]:
    on_map = [plot.kind for _, plot in s.plots_on_map()]
    if s.plots_left < 0:
        yield "plots: more lie face down than there are plots that they could be"
    have = Counter(
        [
            *(kind for kind in on_map if not (s.face_down and kind == HIDDEN)),
            *s.available_plots,
            *s.removed_plots,
            *s.set_aside_plots,
        ]
    )
    if have[HIDDEN]:
        yield "plots: only plots in countries may be hidden, and only at a real table against the opponent of rule 9"
    have[WMD] += s.wmd_loose + s.wmd_pakistan
    due = Counter(NUMBERED_PLOTS) + Counter({WMD: 2 * WMD_IN_EACH_BOX})
    if min(s.wmd_loose, s.wmd_pakistan) < 0 or max(s.wmd_loose, s.wmd_pakistan) > WMD_IN_EACH_BOX:
        yield f"wmd: each box holds 0 to {WMD_IN_EACH_BOX}"
    for kind in (1, 2, 3, WMD):
        if have[kind] != due[kind]:
            yield f"plots: {have[kind]} markers of kind {'wmd' if kind == WMD else kind}; there are {due[kind]}"


def _cards(s: State) -> Iterator[str]:
    piles = [*s.deck, *s.stacked, *s.pile, *s.discard, *s.removed, *s.playing, *s.boxed_cards]
    in_hand = [number for side in SIDES for number in s.hands[side] if not (s.face_down and number == HIDDEN)]
    counts = Counter(piles + in_hand)
    if s.pile and not s.face_down:
        yield "pile: only at a real table against the opponent of rule 9"
    if s.deck_size < 0:
        yield "hands: more cards lie face down than there are cards that they could be"
    for number, count in counts.items():
        if number not in deck(s.rules):
            yield f"cards: there is no card {number}"
        elif count > 1:
            yield f"cards: card {number} is in {count} places"
    missing = [number for number in deck(s.rules) if number not in counts]
    if missing:
        more = f" and {len(missing) - FEW} more" if len(missing) > FEW else ""
        yield f"cards: in no place at all: {', '.join(map(str, missing[:FEW]))}{more}"


def _events(s: State) -> Iterator[str]:
    for marker in sorted(s.events):
        if marker not in markers.HOMES:
            yield f"events: there is no marker {marker}"
    for ended, blocker in markers.EXCLUDING:
        if ended in s.events and blocker in s.events:
            yield f"events: {ended} and {blocker} cannot be in play together"
    for name in s.lapsing:
        if name not in markers.LAPSING:
            yield f"lapsing: there is no lapsing event {name}"
    if s.solitaire and s.first_plot:
        yield f"first_plot: not against a {JIHADIST} opponent of rule 9"
