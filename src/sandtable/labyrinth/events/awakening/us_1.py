"""The US events of value 1 in The Awakening."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import hands, pieces
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import civil_wars, open_to_events
from sandtable.labyrinth.expansion.awakening import place_awakening
from sandtable.labyrinth.markers import ADVISORS, MARKERS
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US

DECK: Final = "awakening"


def _to_be_advised(s: State) -> list[Country]:
    """Civil War countries that are no Adversaries and have no Troops, while one of the markers is left."""
    if sum(country.advisors for country in s.in_civil_war()) >= MARKERS[ADVISORS].copies:
        return []
    return [country for country in civil_wars(s) if not country.is_adversary and not country.troops]


@event("advisors", deck=DECK, playable=lambda s, side: bool(_to_be_advised(s)))
def advisors(g: Play, side: str) -> Ask[None]:
    """Card 121: Advisors go to a Civil War country, where they raise Militia (``civil_war.attrition``)."""
    country = yield from g.choose(US, Purpose.PLACE_MARKER, _to_be_advised(g.s))
    pieces.place_marker(g, country, ADVISORS, "card 121")


@event("backlash", deck=DECK, playable=lambda s, side: bool(actions.plotted_against(s)))
def backlash(g: Play, side: str) -> Ask[None]:
    """Card 122: a plot in a Muslim country, picked unseen, will lower Funding instead of raising it."""
    yield from actions.flag_a_plot(g, "card 122")


@event("humanitarian_aid", deck=DECK)
def humanitarian_aid(g: Play, side: str) -> Ask[None]:
    """Card 123: Aid for a Muslim country with a cell."""
    yield from actions.place_aid(g, US, [country for country in g.s.muslim() if country.cells])


@event("pearl_roundabout", deck=DECK, blocked_by=("bloody_thursday",))
def pearl_roundabout(g: Play, side: str) -> Ask[None]:
    """Card 124: an Awakening in the Gulf States."""
    yield from place_awakening(g, g.s["gulf_states"])


def _kurdish_lands(s: State) -> list[Country]:
    """Iraq and Syria, where a cell is."""
    return [country for country in open_to_events([s["iraq"], s["syria"]]) if country.cells]


@event("peshmerga", deck=DECK, playable=lambda s, side: bool(_kurdish_lands(s)))
def peshmerga(g: Play, side: str) -> Ask[None]:
    """Card 125: two Militia fight a cell in Iraq or Syria."""
    yield from actions.place_militia(g, US, _kurdish_lands(g.s), 2)


def muslim_with_cells(s: State) -> list[Country]:
    return open_to_events(country for country in s.muslim() if country.cells)


@event("reaper", deck=DECK)
def reaper(g: Play, side: str) -> Ask[None]:
    """Cards 126 to 128: up to two cells in a Muslim country are removed, or a random Jihadist card is discarded."""

    def strike() -> Ask[None]:
        country = yield from g.choose(US, Purpose.REMOVE_CELL, muslim_with_cells(g.s))
        yield from actions.remove_up_to(g, US, country, 2, at_least=1)

    yield from actions.choose_one(
        g,
        US,
        {
            "remove_cells": (bool(muslim_with_cells(g.s)), strike),
            "random_discard": (bool(g.s.hands[JIHADIST]), lambda: hands.discard_at_random(g, JIHADIST)),
        },
    )


def _within_reach(s: State) -> list[Country]:
    """The countries with a cell no further than two steps from Troops or Advisors."""
    near = {country.id for country in s.everywhere if country.troops or country.advisors}
    for _ in range(2):
        near |= {id for each in near for id in s.adjacent_ids(s[each])}
    return open_to_events(country for country in s.everywhere if country.cells and country.id in near)


@event("special_forces", deck=DECK, playable=lambda s, side: bool(_within_reach(s)))
def special_forces(g: Play, side: str) -> Ask[None]:
    """Cards 129 and 130: a cell no further than two steps from Troops or Advisors is removed."""
    yield from actions.remove_a_cell(g, US, _within_reach(g.s))
