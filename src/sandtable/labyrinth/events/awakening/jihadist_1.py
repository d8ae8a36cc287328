"""The Jihadist events of value 1 in The Awakening."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import open_to_events, open_to_unrest
from sandtable.labyrinth.expansion import awakening, civil_war, tables
from sandtable.labyrinth.expansion.ferguson import FERGUSON
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FUNDING_MOST, JIHADIST, US
from sandtable.labyrinth.tracks import lapse, mark

MAGHREB: Final = ("libya", "algeria_tunisia", "morocco", "mali", "nigeria")


@event("bloody_thursday", deck="awakening")
def bloody_thursday(g: Play, side: str) -> Ask[None]:
    """Card 164: an Awakening marker goes, and Pearl Roundabout is blocked for good."""
    mark(g, "bloody_thursday")
    yield from actions.remove_unrest(g, JIHADIST, awakening.AWAKENING)


def ripe_for_a_coup(s: State) -> list[Country]:
    """Muslim countries with two cells whose Resources are 1 now."""
    return open_to_events(country for country in s.muslim() if country.cells >= 2 and s.resources(country) == 1)


@event("coup", deck="awakening", playable=lambda s, side: bool(ripe_for_a_coup(s)))
def coup(g: Play, side: str) -> Ask[None]:
    """Card 165: Civil War in a small country, whose regime is besieged."""
    country = yield from g.choose(JIHADIST, Purpose.CIVIL_WAR_WHERE, ripe_for_a_coup(g.s))
    yield from civil_war.start(g, country)
    countries.besiege(g, country)


@event("ferguson", deck="awakening")
def ferguson(g: Play, side: str) -> None:
    """Card 166: a US card can be cancelled this turn (``expansion/ferguson.py``)."""
    lapse(g, FERGUSON)


@event("houthi_rebels", deck="awakening", playable=lambda s, side: s["yemen"].is_poor and not s["iran"].is_ally)
def houthi_rebels(g: Play, side: str) -> Ask[None]:
    """Card 167: two cells in Yemen, and Civil War there."""
    yemen = g.s["yemen"]
    yield from pieces.place_cells(g, yemen, 2)
    yield from civil_war.start(g, yemen)


def _ambushed(s: State, side: str) -> bool:
    return any(country.cells and country.troops for country in s.at_war_with_themselves())


@event("ieds", deck="awakening", playable=_ambushed)
def ieds(g: Play, side: str) -> Ask[None]:
    """Card 168: the US discards a random card."""
    yield from hands.discard_at_random(g, US)


def _poor_maghreb(s: State) -> list[Country]:
    return open_to_events(country for country in tables.named(s, MAGHREB) if country.is_poor)


@event("islamic_maghreb", deck="awakening", playable=lambda s, side: bool(_poor_maghreb(s)))
def islamic_maghreb(g: Play, side: str) -> Ask[None]:
    """Card 169: cells in the Maghreb or Funding, more where there is Civil War or the Caliphate; Serbia rolls.

    This turn Travel to and within Schengen needs a roll (``jihadist_operations.arrives_without_a_roll``).
    """
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, _poor_maghreb(g.s), event=g.event)
    count = 2 if country.civil_war or country.in_caliphate else 1
    yield from actions.choose_one(
        g,
        JIHADIST,
        {
            "place_cells": (g.s.cells_to_place > 0, lambda: pieces.place_cells(g, country, count)),
            "raise_funding": (g.s.funding < FUNDING_MOST, actions.at_once(lambda: tracks.change_funding(g, count))),
        },
    )
    yield from countries.roll_posture(g, g.s["serbia"])
    lapse(g, "islamic_maghreb")


@event("theft_of_state", deck="awakening")
def theft_of_state(g: Play, side: str) -> Ask[None]:
    """Card 170: in a Poor country a Reaction marker takes the place of an Awakening marker."""
    robbed = [country for country in open_to_unrest(g.s) if country.is_poor and country.awakening]
    if robbed:
        country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, robbed, event=g.event)
        countries.remove_awakening(g, country)
        yield from awakening.place_reaction(g, country)
