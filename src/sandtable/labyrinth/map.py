"""The map: the countries as they are now, how they lie to each other, and where something is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, TypeAlias

from sandtable.core.sharing import Sharing
from sandtable.labyrinth.board import Board, Space
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.rules import Rules, rules_named
from sandtable.labyrinth.terms import ISLAMIST_RULE

MAP_FIELDS: Final = ("rules", "countries", "markers")
"""What makes a map."""

Condition: TypeAlias = Callable[[Country], Any]


def _any(places: list[Country], condition: Condition) -> bool:
    for country in places:  # noqa: SIM110  half the time of any(), and asked for every card
        if condition(country):
            return True
    return False


class Map(Sharing[Country]):
    """The map of a set of rules, with all that lies on it.

    Whatever hands a country out (``s["iraq"]``, ``where``, ``muslim``, ``occupied``) hands out this map's own, to be
    held and written to; what only counts or asks looks at countries that other maps share.
    """

    __slots__ = ("_muslim", "_muslim_at", "_occupied", "_occupied_at", "_stirred", "markers", "rules")

    rules: Rules
    markers: set[str]
    """Of lingering events; those that were placed somewhere lie in their countries."""
    _occupied_at: tuple[int, ...] | None
    """Where pieces lie, by the places of the countries; None if nobody has looked."""
    _stirred: list[int]
    """The places at which something was moved since."""
    _occupied: list[Country] | None
    """These countries, own or not."""
    _muslim_at: tuple[int, ...] | None
    """Which countries are Muslim, likewise."""
    _muslim: list[Country] | None

    def lay_out(self, rules: Rules) -> None:
        """The map of a set of rules, as it is printed."""
        self.rules = rules
        self.markers = set()
        self.countries = {id: Country(space) for id, space in rules.board.spaces.items()}

    def lay_out_like(self, other: Map) -> None:
        """A copy of another map and of all that lies on it."""
        self.rules = other.rules
        self.markers = other.markers.copy()
        self.hold_like(other)
        self._occupied_at, self._muslim_at = other._occupied_at, other._muslim_at
        self._stirred = other._stirred[:]
        self._occupied = self._muslim = None

    @property
    def countries(self) -> dict[str, Country]:
        """All the countries by their ids, in printed order."""
        return {country.id: country for country in self.all_own()}

    @countries.setter
    def countries(self, countries: dict[str, Country]) -> None:
        self.hold(countries.values(), self.rules.board.places)
        self._occupied_at = self._muslim_at = None
        self._stirred = []
        self._occupied = self._muslim = None

    def has_countries_like(self, other: Map) -> bool:
        """Whether the same lies in the same countries."""
        there = other.kept()
        return len(self._kept) == len(there) and not self.differing(there)

    @property
    def board(self) -> Board:
        """What is printed."""
        return self.rules.board

    def lies_on(self, country: Country, space: Space) -> None:
        """A country lies on another of its sides from now on, with all that is in it."""
        country.space = space
        self.changed(country)
        self._muslim_at = self._muslim = None

    def face(self, name: str) -> Space:
        """The side of a country that such a name stands for; a country by itself is as it lies now."""
        id, _, side = name.partition(":")
        return self.board.side(id, side) if side else self.look_at(id).space

    def has_face(self, name: str) -> bool:
        """Whether there is such a country, with such a side."""
        id, turns, side = name.partition(":")
        return id in self and (not turns or side in self.board.sides.get(id, {}))

    def change_rules(self, name: str) -> None:
        """Go on by another set of rules, with its map under all that lies on the table."""
        self.rules = rules_named(name, campaign=bool(self.rules.campaign))
        for country in self.everywhere:
            self.lies_on(country, self.board.spaces[country.id])

    def _taken(self, place: int, own: Country) -> None:
        if self._occupied is not None and self._occupied_at is not None and place in self._occupied_at:
            self._occupied[self._occupied_at.index(place)] = own
        if self._muslim is not None and self._muslim_at is not None and place in self._muslim_at:
            self._muslim[self._muslim_at.index(place)] = own

    def _all_taken(self) -> None:
        self._occupied = self._muslim = None

    @property
    def everywhere(self) -> list[Country]:
        """All the countries, in printed order."""
        now = self._now
        return now if now is not None and len(self._own) == len(now) else self.all_own()

    @property
    def occupied(self) -> list[Country]:
        """The countries in which cells, a Cadre, Troops, Militia or plots lie, in printed order."""
        if len(self._own) < len(self._kept):
            self.all_own()
        return self._occupied or self.in_sight_occupied()

    def in_sight_occupied(self) -> list[Country]:
        """The same to be looked at only; it is looked again where something was moved (``moved``)."""
        found = self._occupied
        if found is None:
            now = self.in_sight()
            if self._occupied_at is None:
                self._occupied_at = self.look_for_pieces()
            elif self._stirred:
                places = {*self._occupied_at, *self._stirred}
                places -= {place for place in self._stirred if not now[place].has_pieces}
                self._occupied_at = tuple(sorted(places))
            self._stirred = []
            self._occupied = found = [now[place] for place in self._occupied_at]
        return found

    def look_for_pieces(self) -> tuple[int, ...]:
        """The places of the countries in which any piece lies now."""
        return tuple([place for place, country in enumerate(self.in_sight()) if country.has_pieces])

    def moved(self, country: Country) -> None:
        """Something is being placed in a country, moved or removed; whoever does it says so."""
        self._changed.append(country)
        self._stirred.append(self._places[country.id])
        self._occupied = None

    def any_cells(self) -> bool:
        """Whether a cell is left on the map."""
        for country in self.in_sight_occupied():  # noqa: SIM110  asked at every step
            if country.cells:
                return True
        return False

    def where(self, condition: Condition) -> list[Country]:
        """The countries for which the condition holds, in printed order."""
        return self.handed_out([country for country in self.in_sight() if condition(country)])

    def where_occupied(self, condition: Condition) -> list[Country]:
        """Those of the countries with pieces for which the condition holds."""
        return self.handed_out([country for country in self.in_sight_occupied() if condition(country)])

    def where_muslim(self, condition: Condition) -> list[Country]:
        """Those of the Muslim countries for which the condition holds."""
        return self.handed_out([country for country in self.in_sight_muslim() if condition(country)])

    def any(self, condition: Condition) -> bool:
        """Whether the condition holds anywhere."""
        return _any(self.in_sight(), condition)

    def any_occupied(self, condition: Condition) -> bool:
        """Whether the condition holds in a country with pieces."""
        return _any(self.in_sight_occupied(), condition)

    def any_muslim(self, condition: Condition) -> bool:
        """Whether the condition holds in a Muslim country."""
        return _any(self.in_sight_muslim(), condition)

    def muslim(self) -> list[Country]:
        """The Muslim countries, in printed order."""
        if len(self._own) < len(self._kept):
            self.all_own()
        return self._muslim or self.in_sight_muslim()

    def in_sight_muslim(self) -> list[Country]:
        """The same to be looked at only; they are looked for again after one has been turned over (``lies_on``)."""
        found = self._muslim
        if found is None:
            now = self.in_sight()
            if self._muslim_at is None:
                self._muslim_at = tuple([place for place, country in enumerate(now) if country.space.is_muslim])
            self._muslim = found = [now[place] for place in self._muslim_at]
        return found

    def in_civil_war(self) -> list[Country]:
        """The Civil War countries (11.2)."""
        return self.where_muslim(lambda country: country.civil_war)

    def at_war_with_themselves(self) -> list[Country]:
        """The countries in Civil War or Regime Change."""
        return self.where_muslim(lambda country: country.is_at_war_with_itself)

    @property
    def capital(self) -> Country | None:
        """The country of the Caliphate Capital, while it is on the map (11.3.8)."""
        for country in self.in_sight():
            if country.capital:
                return self[country.id]
        return None

    def under_regime_change(self) -> list[Country]:
        """The Regime Change countries (4.8.2)."""
        return self.where_muslim(lambda country: country.is_regime_change)

    def schengen(self) -> list[Country]:
        """The seven Schengen countries."""
        return [self[id] for id in self.board.schengen]

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
        return [self[id] for id in self.adjacent_ids(country)]

    def in_sight_neighbours(self, country: Country) -> list[Country]:
        """The same to be looked at only."""
        now, places = self.in_sight(), self._places
        return [now[places[id]] for id in self.adjacent_ids(country)]

    def look_at(self, id: str) -> Country:
        """A country to be looked at only."""
        return self.in_sight()[self._places[id]]

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
            ring = [self[id] for id in ids]
            steps += 1
        return None

    def nearest(self, start: Country, among: Collection[str]) -> Collection[str]:
        """Which of these are the fewest steps of adjacency away from a country; all of them if none can be reached."""
        seen = ring = {start.id}
        while ring:
            found = ring.intersection(among)
            if found:
                return found
            ring = {id for each in ring for id in self.adjacent_ids(self[each])} - seen
            seen = seen | ring
        return among

    def any_islamist_rule(self) -> bool:
        """Whether any country is under Islamist Rule."""
        return ISLAMIST_RULE in [country.governance for country in self.in_sight_muslim()]

    def plots_on_map(self) -> list[tuple[Country, Plot]]:
        """Every plot in a country."""
        return [(country, plot) for country in self.with_plots() for plot in country.plots]

    def with_plots(self) -> list[Country]:
        """The countries with plots, in printed order."""
        return self.handed_out([country for country in self.in_sight_occupied() if country.plots])
