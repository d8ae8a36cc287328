"""The scenarios, one of which is chosen first (3.1): their set-up and their special steps (3.2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, pieces
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.rules import RULES, rules_named
from sandtable.labyrinth.terms import JIHADIST

SCENARIOS: Final = tuple(name for rules in RULES for name in rules_named(rules).scenarios)
"""All scenarios there are, the usual one first."""


def special_step(g: Play) -> Ask[None]:
    """What the scenario has the Jihadist side do before the first deal."""
    special = g.s.rules.scenarios[g.s.scenario].get("special") if g.s.scenario else None
    if special == "place_three_cells":
        yield from _place_three_cells(g)
    elif special == "roll_schengen_postures":
        yield from _roll_schengen_postures(g)


def _place_three_cells(g: Play) -> Ask[None]:
    """Anaconda: a cell in each of three different countries other than the United States."""
    places = g.s.where(lambda country: country.id != "united_states")
    chosen = yield from g.choose_some(JIHADIST, Purpose.SET_UP_CELLS, places, 3, 3)
    for country in chosen:
        yield from pieces.place_cells(g, country)


def _roll_schengen_postures(g: Play) -> Ask[None]:
    """Mission Accomplished?: every Schengen Posture is rolled; with two players one is rolled again."""
    for country in g.s.schengen():
        yield from countries.roll_posture(g, country)
    if g.s.is_person(JIHADIST):
        again = yield from g.choose(JIHADIST, Purpose.SET_UP_REROLL, g.s.schengen())
        yield from countries.roll_posture(g, again)
