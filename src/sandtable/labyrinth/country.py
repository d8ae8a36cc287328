"""A country: what is printed on it, and all that lies in it."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NamedTuple

from sandtable.core.questions import Option
from sandtable.core.sharing import restored
from sandtable.labyrinth import markers
from sandtable.labyrinth.board import Space
from sandtable.labyrinth.terms import (
    ADVERSARY,
    ALLY,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST_RULE,
    NEUTRAL,
    POOR,
    Alignment,
    Governance,
    Posture,
)


class Plot(NamedTuple):
    """A plot marker in a country: 1, 2, 3 or WMD; ``backlash`` is the flag of that event.

    ``seen`` is a plot at which the US has looked, and which it does not forget (card 135).
    """

    kind: int
    backlash: bool = False
    seen: bool = False


COUNTRY_FIELDS: Final = (
    "active",
    "aid",
    "alignment",
    "awakening",
    "besieged",
    "cadre",
    "capital",
    "civil_war",
    "cubes",
    "governance",
    "id",
    "in_caliphate",
    "marker_troops",
    "markers",
    "militia",
    "plots",
    "posture",
    "reaction",
    "regime_change",
    "sadr",
    "sleepers",
    "space",
)
"""All that is known of a country."""
contents: Final = attrgetter(*COUNTRY_FIELDS)
"""All that is known of a country, to see later whether any of it has changed."""


class Country:
    """One country: what is printed on it (``space``) and what lies in it.

    Every set of rules has the same countries with the same fields; what one does not know is never there.
    """

    __slots__ = COUNTRY_FIELDS

    def __init__(self, space: Space, like: Country | None = None) -> None:
        self.space = space
        self.id = space.id
        if like is None:
            self.governance: Governance | None = space.governance
            self.alignment: Alignment | None = None
            self.posture: Posture | None = HARD if space.posture == "fixed_hard" else None
            self.sleepers = 0
            self.active = 0
            self.sadr = False
            self.cubes = 0
            self.militia = 0
            self.markers: tuple[str, ...] = ()
            """Markers that were placed here and could lie elsewhere; of some there are several."""
            self.marker_troops = 0
            """The Troops that these markers count as."""
            self.cadre = False
            self.aid = 0
            self.besieged = False
            self.regime_change: str | None = None
            """The Regime Change marker, GREEN or TAN."""
            self.awakening = 0
            self.reaction = 0
            self.civil_war = False
            self.capital = False
            """Whether the Caliphate Capital is here (11.3.8)."""
            self.in_caliphate = False
            """Whether it belongs to the Caliphate, as its borders are now (11.3.8.1)."""
            self.plots: tuple[Plot, ...] = ()
        else:
            self.governance = like.governance
            self.alignment = like.alignment
            self.posture = like.posture
            self.sleepers = like.sleepers
            self.active = like.active
            self.sadr = like.sadr
            self.cubes = like.cubes
            self.militia = like.militia
            self.markers = like.markers
            self.marker_troops = like.marker_troops
            self.cadre = like.cadre
            self.aid = like.aid
            self.besieged = like.besieged
            self.regime_change = like.regime_change
            self.awakening = like.awakening
            self.reaction = like.reaction
            self.civil_war = like.civil_war
            self.capital = like.capital
            self.in_caliphate = like.in_caliphate
            self.plots = like.plots

    def copy(self) -> Country:
        """An independent copy."""
        return Country(self.space, self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (Country, self.space, {name: getattr(self, name) for name in COUNTRY_FIELDS})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Country) and contents(self) == contents(other)

    def __repr__(self) -> str:
        return f"<{self.id}>"

    @property
    def target(self) -> str:
        """How it is pointed at: ``country:iraq``."""
        return self.space.target

    @property
    def option(self) -> Option:
        """The country as an option of a question."""
        return self.space.option

    # -- what it is (4.1 to 4.4)

    @property
    def is_muslim(self) -> bool:
        """Sunni or Shia-Mix; Iran is neither Muslim nor Non-Muslim (4.1.2)."""
        return self.space.is_muslim

    @property
    def is_non_muslim(self) -> bool:
        """Neither Muslim nor Iran (4.1.2)."""
        return self.space.is_non_muslim

    @property
    def is_shia_mix(self) -> bool:
        """Shia-Mix (4.1.2)."""
        return self.space.is_shia_mix

    @property
    def takes_posture(self) -> bool:
        """Whether a Posture marker may lie here (4.3.2, 4.3.3)."""
        return self.space.takes_posture

    @property
    def is_unmarked(self) -> bool:
        """Not tested yet: a Muslim country without Governance, a Non-Muslim one without Posture (4.9.4)."""
        if self.space.is_muslim:
            return self.governance is None
        return self.space.takes_posture and self.posture is None

    @property
    def is_good(self) -> bool:
        """Good Governance, printed or marked."""
        return self.governance is GOOD

    @property
    def is_fair(self) -> bool:
        """Fair Governance, printed or marked."""
        return self.governance is FAIR

    @property
    def is_poor(self) -> bool:
        """Poor Governance."""
        return self.governance is POOR

    @property
    def is_islamist(self) -> bool:
        """Under Islamist Rule."""
        return self.governance is ISLAMIST_RULE

    @property
    def is_ally(self) -> bool:
        """Only Muslim countries have an Alignment, so a Non-Muslim country is never an Ally (4.2.3)."""
        return self.alignment is ALLY

    @property
    def is_neutral(self) -> bool:
        """Neutral Alignment."""
        return self.alignment is NEUTRAL

    @property
    def is_adversary(self) -> bool:
        """Adversary Alignment."""
        return self.alignment is ADVERSARY

    @property
    def is_regime_change(self) -> bool:
        """Marked with Regime Change, green or tan (4.8.2)."""
        return self.regime_change is not None

    @property
    def is_at_war_with_itself(self) -> bool:
        """In Civil War or marked with Regime Change, as many events ask; neither is the other (11.2.3, 11.3.8)."""
        return self.civil_war or self.regime_change is not None

    @property
    def could_join_caliphate(self) -> bool:
        """A Muslim country in Civil War, Regime Change or under Islamist Rule (11.3.8.1)."""
        return self.space.is_muslim and (self.is_at_war_with_itself or self.governance == ISLAMIST_RULE)

    @property
    def recruits_by_itself(self) -> bool:
        """Recruit succeeds without a roll: Regime Change (8.2.3), Civil War (11.2.3) or Training Camps (card 196)."""
        return self.is_at_war_with_itself or markers.TRAINING_CAMPS in self.markers

    @property
    def under_truce(self) -> bool:
        """Nobody operates here, and no event has an effect (card 239)."""
        return markers.TRUCE in self.markers

    # -- what lies in it (4.6, 4.8)

    @property
    def has_pieces(self) -> bool:
        """Whether cells, a Cadre, Troops, Militia or plots lie in it."""
        return (
            self.sleepers > 0 or self.active > 0 or self.cadre or self.cubes > 0 or self.militia > 0
            or self.marker_troops > 0 or len(self.plots) > 0 or self.sadr
        )  # fmt: skip

    def lay(self, marker: str) -> None:
        """Lay a marker here; what it counts as is counted from now on."""
        self.markers = (*self.markers, marker)
        self.marker_troops += markers.MARKERS[marker].troops

    def take(self, marker: str) -> None:
        """Take one marker of this name from here."""
        place = self.markers.index(marker)
        self.markers = self.markers[:place] + self.markers[place + 1 :]
        self.marker_troops -= markers.MARKERS[marker].troops

    @property
    def cells(self) -> int:
        """All cells, Sadr among them."""
        return self.sleepers + self.active + self.sadr

    @property
    def troops(self) -> int:
        """Troops for every purpose but the track and the cube limit: cubes, and markers that count as Troops."""
        return self.cubes + self.marker_troops

    @property
    def defenders(self) -> int:
        """Troops and Militia together (11.2.4)."""
        return self.cubes + self.marker_troops + self.militia

    @property
    def troops_at_stake(self) -> int:
        """Troops over which Prestige is lost or won; not Militia, and not UNSCR 1973 (11.2.4, card 150)."""
        return self.troops - markers.unstaked(self.markers)

    @property
    def nato(self) -> bool:
        """Whether a NATO marker is here (cards 41 and 159)."""
        return markers.NATO in self.markers or markers.BASE_NATO in self.markers

    @property
    def advisors(self) -> int:
        """The Advisors markers here (card 121)."""
        return self.markers.count(markers.ADVISORS)

    def excess_troops(self) -> int:
        """By how many Troops exceed cells here."""
        return self.troops - self.cells

    def excess_defenders(self) -> int:
        """By how many Troops and Militia exceed cells here (11.2.4)."""
        return self.defenders - self.cells

    @property
    def recruit_number(self) -> int:
        """A Recruit roll of this or less succeeds: the printed number, else Governance (8.1.1, 8.2.4)."""
        return self.space.recruit or self.governance or 0
