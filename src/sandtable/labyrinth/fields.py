"""What can lie in a country, declared once: for positions, for adjusting by hand, and for what must always hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal

from sandtable.core import adjustments
from sandtable.core.messages import Message
from sandtable.core.reading import flag, number, one_of
from sandtable.labyrinth.board import Space
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.rules import Rules
from sandtable.labyrinth.terms import (
    ALIGNMENT_WORD,
    CELLS,
    GOVERNANCE_WORD,
    GREEN,
    MILITIA,
    TAN,
    TROOPS,
    UNREST,
    Posture,
)


def _anywhere(space: Space) -> bool:
    return True


def _in_muslim_countries(space: Space) -> bool:
    return space.is_muslim


def _where_governance_is_marked(space: Space) -> bool:
    return space.is_muslim or space.keeps_governance


@dataclass(frozen=True)
class Field:
    """One thing that can be said of a country: its key in a position, and the attribute of a Country that holds it."""

    key: str
    name: str
    kind: Literal["number", "flag", "choice"]
    most: int | None = None
    """The largest number."""
    values: Mapping[str, Any] = field(default_factory=dict)
    """The words of a choice, and what they stand for."""
    family: str = ""
    """A word's name in the word files is ``<family>-<word>``."""
    where: Callable[[Space], bool] = _anywhere
    """Whether it can be said of a country at all."""
    misplaced: str = ""
    """What is wrong with it elsewhere: the message ``fault-<misplaced>``."""

    def written(self, country: Country) -> Any:
        """Its value as a position says it; something empty where there is nothing to say."""
        value = getattr(country, self.name)
        if self.kind != "choice":
            return value
        if value is None or not self.where(country.space):
            return None
        return next(word for word, meant in self.values.items() if meant == value)

    def read(self, country: Country, row: Mapping[str, Any], path: str) -> None:
        """Take its value from a row of a position; what is not there stays as it is."""
        if self.key not in row:
            return
        value: Any
        if self.kind == "number":
            value = number(row, self.key, 0, path)
        elif self.kind == "flag":
            value = flag(row, self.key, False, path)
        else:
            value = self.values[one_of(row, self.key, [*self.values], None, path)]
        setattr(country, self.name, value)

    def faults(self, country: Country, here: str) -> Iterator[Message]:
        """What is wrong with its value by itself."""
        value, key = getattr(country, self.name), f"{here}.{self.key}"
        if self.kind == "number" and value < 0:
            yield Message("fault-negative", {"key": key, "count": value})
        if self.misplaced and value and not self.where(country.space):
            yield Message(f"fault-{self.misplaced}", {"key": key})

    def adjusted(self, country: str) -> adjustments.Field:
        """How people change it by hand."""
        path = ["countries", country, self.key]
        choice = self.kind == "choice"
        values = [*self.values]
        return adjustments.Field(
            self.key, path, self.kind, most=self.most, values=values, family=self.family, none=choice
        )


_FIELDS: Final = (
    Field(
        "governance", "governance", "choice",
        values={word: level for level, word in GOVERNANCE_WORD.items()}, family="governance",
        where=_where_governance_is_marked,
    ),
    Field(
        "alignment", "alignment", "choice",
        values={word: stand for stand, word in ALIGNMENT_WORD.items()}, family="alignment", where=_in_muslim_countries,
        misplaced="alignment-non-muslim",
    ),
    Field(
        "posture", "posture", "choice",
        values={str(posture): posture for posture in Posture}, family="posture",
        where=lambda space: space.takes_posture,
    ),
    Field("troops", "cubes", "number", most=TROOPS),
    Field("cells", "sleepers", "number", most=CELLS),
    Field("active_cells", "active", "number", most=CELLS),
    Field("cadre", "cadre", "flag"),
    Field("aid", "aid", "number", where=_in_muslim_countries, misplaced="muslim-markers"),
    Field("besieged", "besieged", "flag", where=_in_muslim_countries, misplaced="muslim-markers"),
    Field(
        "rc", "regime_change", "choice",
        values={GREEN: GREEN, TAN: TAN}, family="regime_change", where=_in_muslim_countries, misplaced="muslim-markers",
    ),
    Field(
        "awakening", "awakening", "number",
        most=2 * UNREST, where=_in_muslim_countries, misplaced="unrest-non-muslim",
    ),
    Field(
        "reaction", "reaction", "number",
        most=2 * UNREST, where=_in_muslim_countries, misplaced="unrest-non-muslim",
    ),
    Field("militia", "militia", "number", most=MILITIA, where=_in_muslim_countries, misplaced="militia-non-muslim"),
    Field("civil_war", "civil_war", "flag", where=_in_muslim_countries, misplaced="muslim-markers"),
    Field("caliphate_capital", "capital", "flag", where=_in_muslim_countries, misplaced="muslim-markers"),
)  # fmt: skip
FIELDS: Final = {each.key: each for each in _FIELDS}


def fields_of(rules: Rules) -> tuple[Field, ...]:
    """The fields that a set of rules knows, in the order in which they are shown."""
    return _in_order(rules.fields)


@cache
def _in_order(keys: tuple[str, ...]) -> tuple[Field, ...]:
    return tuple(each for key, each in FIELDS.items() if key in keys)
