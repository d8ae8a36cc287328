"""The map: the countries as they are now, how they lie to each other, and where something is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import eq
from typing import Any, Final

from sandtable.labyrinth.board import Board, Space
from sandtable.labyrinth.country import Country, Plot, contents
from sandtable.labyrinth.rules import Rules, rules_named
from sandtable.labyrinth.terms import ISLAMIST_RULE

MAP_FIELDS: Final = ("rules", "countries", "markers")
"""What makes a map."""


class Map:
    """The map of a set of rules, with all that lies on it."""

    __slots__ = (*MAP_FIELDS, "_everywhere", "_muslim", "_occupied")

    rules: Rules
    countries: dict[str, Country]
    """By their ids, in printed order."""
    markers: set[str]
    """Of lingering events; those that were placed somewhere lie in their countries."""

    def __init__(self) -> None:
        self._everywhere: list[Country] | None = None
        self._occupied: list[Country] | None = None
        self._muslim: list[Country] | None = None

    def lay_out(self, rules: Rules) -> None:
        """The map of a set of rules, as it is printed."""
        self.rules = rules
        self.countries = {id: Country(space) for id, space in rules.board.spaces.items()}
        self.markers = set()

    def lay_out_like(self, other: Map) -> None:
        """A copy of another map and of all that lies on it."""
        self.rules = other.rules
        self.countries = countries = {id: Country(each.space, each) for id, each in other.countries.items()}
        self.markers = other.markers.copy()
        self._occupied = [countries[country.id] for country in other.occupied]
        self._muslim = [countries[country.id] for country in other.muslim()]

    def has_countries_like(self, other: Map) -> bool:
        """Whether the same lies in the same countries."""
        here, there = self.countries, other.countries
        return here.keys() == there.keys() and all(map(eq, map(contents, here.values()), map(contents, there.values())))

    @property
    def board(self) -> Board:
        """What is printed."""
        return self.rules.board

    def turn_over(self, country: Country, side: str) -> None:
        """Turn a country to another of its sides, with all that lies in it."""
        country.space = self.board.side(country.id, side)
        self._muslim = None

    def face(self, name: str) -> Space:
        """The side of a country that such a name stands for; a country by itself is as it lies now."""
        id, _, side = name.partition(":")
        return self.board.side(id, side) if side else self.countries[id].space

    def has_face(self, name: str) -> bool:
        """Whether there is such a country, with such a side."""
        id, turns, side = name.partition(":")
        return id in self.countries and (not turns or side in self.board.sides.get(id, {}))

    def change_rules(self, name: str) -> None:
        """Go on by another set of rules, with its map under all that lies on the table."""
        self.rules = rules_named(name, campaign=bool(self.rules.campaign))
        for country in self.everywhere:
            country.space = self.board.spaces[country.id]
        self._muslim = None

    def __getitem__(self, id: str) -> Country:
        return self.countries[id]

    @property
    def everywhere(self) -> list[Country]:
        """All the countries, in printed order."""
        if self._everywhere is None:
            self._everywhere = list(self.countries.values())
        return self._everywhere

    @property
    def occupied(self) -> list[Country]:
        """The countries in which cells, a Cadre, Troops, Militia or plots lie, in printed order.

        They are looked for again after ``pieces`` has moved something (``pieces_moved``).
        """
        if self._occupied is None:
            self._occupied = self.look_for_pieces()
        return self._occupied

    def look_for_pieces(self) -> list[Country]:
        """The countries in which any piece lies now, in printed order."""
        return [
            country
            for country in self.everywhere
            if country.sleepers > 0 or country.active > 0 or country.cadre or country.cubes > 0 or country.militia > 0
            or country.marker_troops > 0 or len(country.plots) > 0 or country.sadr
        ]  # fmt: skip

    def pieces_moved(self) -> None:
        """Something was placed, moved or removed on the map."""
        self._occupied = None

    def any_cells(self) -> bool:
        """Whether a cell is left on the map."""
        for country in self.occupied:  # noqa: SIM110  asked at every step
            if country.cells:
                return True
        return False

    def where(self, condition: Callable[[Country], Any]) -> list[Country]:
        """The countries for which the condition holds, in printed order."""
        return [country for country in self.everywhere if condition(country)]

    def any(self, condition: Callable[[Country], Any]) -> bool:
        """Whether the condition holds anywhere."""
        for country in self.everywhere:  # noqa: SIM110  half the time of any(), and asked for every card
            if condition(country):
                return True
        return False

    def muslim(self) -> list[Country]:
        """The Muslim countries, in printed order; they are looked for again after one has been turned over."""
        if self._muslim is None:
            self._muslim = [country for country in self.everywhere if country.space.is_muslim]
        return self._muslim

    def in_civil_war(self) -> list[Country]:
        """The Civil War countries (11.2)."""
        return [country for country in self.muslim() if country.civil_war]

    def at_war_with_themselves(self) -> list[Country]:
        """The countries in Civil War or Regime Change."""
        return [country for country in self.muslim() if country.is_at_war_with_itself]

    @property
    def capital(self) -> Country | None:
        """The country of the Caliphate Capital, while it is on the map (11.3.8)."""
        return next((country for country in self.muslim() if country.capital), None)

    def under_regime_change(self) -> list[Country]:
        """The Regime Change countries (4.8.2)."""
        return [country for country in self.muslim() if country.is_regime_change]

    def schengen(self) -> list[Country]:
        """The seven Schengen countries."""
        return [self.countries[id] for id in self.board.schengen]

    def are_adjacent(self, one: Country, two: Country) -> bool:
        """Adjacent by a line or by Schengen (4.1.1, 4.5), as Patriot Act allows."""
        return two.id in self.adjacent_ids(one)

    def adjacent_ids(self, country: Country) -> tuple[str, ...]:
        """The ids of the Adjacent countries. Patriot Act leaves the United States only Canada (card 43)."""
        ids = country.space.adjacent
        if "patriot_act" in self.markers:
            if country.id == "united_states":
                return ("canada",)
            if country.id != "canada" and "united_states" in ids:
                return tuple(id for id in ids if id != "united_states")
        return ids

    def neighbours(self, country: Country) -> list[Country]:
        """The Adjacent countries."""
        return [self.countries[id] for id in self.adjacent_ids(country)]

    def distance(self, start: Country, ends: Callable[[Country], Any]) -> int | None:
        """Steps of adjacency from a country to the nearest one for which ``ends`` holds; None if there is none."""
        seen = {start.id}
        ring = [start]
        steps = 0
        while ring:
            if any(ends(country) for country in ring):
                return steps
            ids = dict.fromkeys(id for country in ring for id in self.adjacent_ids(country) if id not in seen)
            seen.update(ids)
            ring = [self.countries[id] for id in ids]
            steps += 1
        return None

    def nearest(self, start: Country, among: Collection[str]) -> Collection[str]:
        """Which of these are the fewest steps of adjacency away from a country; all of them if none can be reached."""
        seen = ring = {start.id}
        while ring:
            found = ring.intersection(among)
            if found:
                return found
            ring = {id for each in ring for id in self.adjacent_ids(self.countries[each])} - seen
            seen = seen | ring
        return among

    def any_islamist_rule(self) -> bool:
        """Whether any country is under Islamist Rule."""
        return ISLAMIST_RULE in [country.governance for country in self.muslim()]

    def plots_on_map(self) -> list[tuple[Country, Plot]]:
        """Every plot in a country."""
        return [(country, plot) for country in self.occupied for plot in country.plots]
