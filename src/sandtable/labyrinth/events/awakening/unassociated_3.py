"""The events of neither side of value 3 in The Awakening."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, militia, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import civil_wars, open_to_events, outside_caliphate
from sandtable.labyrinth.events.awakening.unassociated_1 import DECK
from sandtable.labyrinth.events.base.unassociated_3 import oil_price_spike, us_election
from sandtable.labyrinth.expansion import civil_war, tables
from sandtable.labyrinth.markers import TRUCE
from sandtable.labyrinth.play import Play, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, ALLY, FAIR, JIHADIST, POOR, US
from sandtable.labyrinth.tracks import lapse

BIN_LADINS_REFUGES: Final = ("pakistan", "afghanistan")


event("oil_price_spike", deck=DECK)(oil_price_spike)  # card 236, as 117 and 118


event("us_election", deck=DECK)(us_election)  # card 240, as 120


@event("free_syrian_army", deck=DECK, playable=lambda s, side: not s["syria"].is_unmarked)
def free_syrian_army(g: Play, side: str) -> Ask[None]:
    """Card 234: Civil War in Syria, with three Militia and cells, two of one kind; Aid for Turkey."""
    for syria in open_to_events([g.s["syria"]]):
        yield from civil_war.start(g, syria)
        options = [word_option("two_militia"), word_option("two_cells")]
        more = yield from g.pick(side, Purpose.EVENT_EFFECT, options, event=g.event)
        risen = 2 if more == "two_militia" else 1
        militia.place(g, syria, risen)
        yield from pieces.place_cells(g, syria, 3 - risen)
    countries.place_aid(g, g.s["turkey"])


@event("qadhafi", deck=DECK)
def qadhafi(g: Play, side: str) -> Ask[None]:
    """Card 235: a Civil War ends: a Poor Adversary if there are more cells, a Fair Ally if more Troops and Militia."""
    wars = civil_wars(g.s)
    if not wars:
        return
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, wars, event=g.event)
    balance = country.excess_defenders()
    countries.end_civil_war(g, country)
    if balance < 0:
        countries.set_condition(g, country, POOR, ADVERSARY)
    elif balance > 0:
        countries.set_condition(g, country, FAIR, ALLY)


def _bin_ladin_can_be_found(s: State, side: str) -> bool:
    return side == JIHADIST or not any(country.is_islamist for country in tables.named(s, BIN_LADINS_REFUGES))


@event("osama_bin_ladin", deck=DECK, playable=_bin_ladin_can_be_found)
def osama_bin_ladin(g: Play, side: str) -> None:
    """Card 237: Funding falls and Prestige rises; or each Civil War and each Islamist Rule lowers Prestige."""
    if side == US:
        tracks.change_funding(g, -2)
        tracks.change_prestige(g, 3)
    else:
        tracks.change_prestige(g, -sum(country.civil_war or country.is_islamist for country in g.s.muslim()))


def _in_two_minds(places: Iterable[Country]) -> list[Country]:
    """Those of these countries with both an Awakening and a Reaction marker."""
    return [country for country in places if country.awakening and country.reaction]


def _ripe_for_revolution(s: State) -> list[Country]:
    return open_to_events(country for country in _in_two_minds(s.muslim()) if country.is_poor)


@event("revolution", deck=DECK, playable=lambda s, side: bool(_ripe_for_revolution(s)))
def revolution(g: Play, side: str) -> Ask[None]:
    """Card 238: Civil War in a Poor country that is in two minds."""
    yield from actions.start_civil_war(g, side, _ripe_for_revolution(g.s))


def _weary(s: State) -> list[Country]:
    """Countries in Civil War or Regime Change, or in two minds, outside the Caliphate (11.3.8.4)."""
    torn = _in_two_minds(s.muslim())
    weary = [country for country in s.muslim() if country.is_at_war_with_itself or country in torn]
    return open_to_events(outside_caliphate(weary))


@event("truce", deck=DECK, playable=lambda s, side: bool(_weary(s)))
def truce(g: Play, side: str) -> Ask[None]:
    """Card 239: nobody does anything in a country until the turn ends, or a side pays (``expansion/truce.py``)."""
    country = yield from g.choose(side, Purpose.PLACE_MARKER, _weary(g.s))
    pieces.place_marker(g, country, TRUCE)
    if not g.s.in_effect(TRUCE):
        lapse(g, TRUCE)
