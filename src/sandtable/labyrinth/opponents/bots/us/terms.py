"""The words that only the US bot's charts use, beside those of both bots (13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from sandtable.core.messages import Message
from sandtable.labyrinth import tracks, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.deploy import TRACK_OPTION, WITHDRAW_VALUE
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.play import Book, Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import SOFT, US, WMD

UNITED_STATES: Final = vocabulary.UNITED_STATES
CUBES_FROM_TRACK: Final = 2  # 13.4.3
WMD_NUMBER: Final = 3  # what a WMD counts as among plots

TRACK: Final[Message] = TRACK_OPTION.label
"""The Troops track, as a place beside the countries."""

Place: TypeAlias = Country | Message
"""Where Troops can be: a country, or the track."""


# -- a card, and what is left of it


@dataclass
class Purse:
    """What is left of a card's value; Reserves are added as needed, and never spent without it (13.4.4, 13.4.5)."""

    left: int
    with_reserves: bool = True

    def reach(self, s: State) -> int:
        """The most that one action may cost now."""
        return self.left + s.reserves[US] * self.with_reserves if self.left > 0 else 0

    def pay(self, g: Play, cost: int) -> None:
        """Pay for an action: first with the card, then with Reserves, and only what is missing."""
        missing = max(0, cost - self.left)
        self.left = max(0, self.left - cost)
        if missing:
            tracks.use_reserves(g, US, missing, "13.4.5")


@dataclass(frozen=True)
class Playing:
    """What the boxes of the US bot ask about: its card (none within an event), the value it has, and who plays."""

    card: Card | None
    ops: int
    """The value of the card with Reserves, three at most."""
    bot: type[Book]


def is_last_card_of_phase(s: State) -> bool:
    """The second card of the action phase, or no other card is left in the pile (13.4.1)."""
    return s.card >= 2 or not s.hands[US]


# -- countries


def has_abu_sayyaf(s: State, country: Country) -> bool:
    """The Philippines while Abu Sayyaf is in effect (card 57)."""
    return country.id == "philippines" and s.in_play("abu_sayyaf")


def number_of(plot: Plot) -> int:
    """The number of a plot; a WMD counts as 3."""
    return WMD_NUMBER if plot.kind == WMD else plot.kind


def plot_dice(s: State, country: Country) -> int:
    """The dice that the plots in a country would roll."""
    return sum(number_of(plot) for plot in country.plots)


def is_threatened_by_jihad(s: State, country: Country) -> bool:
    """A Muslim country in which cells have an edge of two, and a Minor Jihad could succeed."""
    return country.is_muslim and vocabulary.cell_edge(s, country) >= 2 and vocabulary.jsp(s, country, major=False)


def would_leave_cadre(s: State, country: Country) -> bool:
    """A Muslim country in which a Disrupt would leave only a Cadre."""
    return country.is_muslim and vocabulary.cadre_by_disrupt(s, country)


def may_withdraw(s: State, country: Country, ops: int) -> bool:
    """Whether a Deploy out of this country would be a Withdraw: Regime Change, a Soft US, three ops (13.4.8)."""
    return country.is_regime_change and s.us_posture == SOFT and ops >= WITHDRAW_VALUE


def leaving(s: State, country: Country, ops: int) -> int:
    """The cubes that a Deploy with this value would take out of a country; a Withdraw takes all of them."""
    if country.under_truce or not country.cubes:
        return 0
    return country.cubes if may_withdraw(s, country, ops) else vocabulary.deployable(s, country)


def can_be_fought_for(country: Country, ops: int) -> bool:
    """Whether a War of Ideas with this value is possible in a Non-Muslim country."""
    return not country.is_muslim and us_operations.may_be_won(country) and us_operations.affordable(country, ops)
