"""The markers of lingering and lapsing events: where they lie, how many there are, and what they count as (4.7.7)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

NATO: Final = "nato"
BASE_NATO: Final = "nato_41"
"""The NATO marker of card 41 once The Awakening has one of its own (card 159)."""
PIRATES: Final = "pirates"
BASE_PIRATES: Final = "pirates_73"
"""The Pirates marker of card 73, likewise (card 183)."""
ADVISORS: Final = "advisors"
UNSCR_1973: Final = "unscr_1973"
SERVAL: Final = "serval"
TRAINING_CAMPS: Final = "training_camps"
TRUCE: Final = "truce"

BASE: Final = "base"
EXPANSION: Final = "awakening"


class Marker(NamedTuple):
    """One kind of marker.

    A marker with a ``home`` always lies in that country; one that is ``placed`` lies wherever its event puts it; any
    other lies in the Event box, and may also be written in the countries ``also_at``, for convenience.
    """

    name: str
    home: str | None = None
    placed: bool = False
    also_at: tuple[str, ...] = ()
    copies: int = 1
    troops: int = 0
    """As how many Troops it counts where it lies."""
    written_as: str = ""
    """Its name where it is written in its country, if that is another."""
    decks: tuple[str, ...] = (BASE,)
    """The decks that must be in the game for it to be there; none where any deck has it."""
    at_stake: bool = True
    """Whether Prestige is lost over the Troops it counts as."""


_MARKERS: Final = (
    Marker("abbas", home="israel"),
    Marker("abu_sayyaf", home="philippines"),
    Marker("al_anbar", also_at=("iraq", "syria")),
    Marker("anbar_awakening"),
    Marker("benazir_bhutto", home="pakistan"),
    Marker("bhutto_shot", home="pakistan"),
    Marker("ctr_central_asia", home="central_asia", written_as="ctr"),
    Marker("ctr_russia", home="russia", written_as="ctr"),
    Marker("enhanced_measures"),
    Marker("fata", home="pakistan"),
    Marker("indo_pakistani_talks", also_at=("pakistan", "india")),
    Marker("iraqi_wmd", home="iraq"),
    Marker("leak_enhanced_measures"),
    Marker("leak_renditions"),
    Marker("leak_wiretapping"),
    Marker("libyan_deal", home="libya"),
    Marker("libyan_wmd", home="libya"),
    Marker("moro_talks", home="philippines"),
    Marker(NATO, placed=True, troops=2, decks=()),  # cards 41 and 159
    Marker("nest", also_at=("united_states",)),
    Marker("patriot_act", also_at=("united_states",)),
    Marker(PIRATES, also_at=("somalia", "yemen"), decks=()),  # cards 73 and 183
    Marker("renditions"),
    Marker("saddam_captured", also_at=("iraq",)),
    Marker("vieira_de_mello_slain"),
    Marker("wiretapping"),
    Marker(ADVISORS, placed=True, copies=3, decks=(EXPANSION,)),  # card 121
    Marker(UNSCR_1973, placed=True, troops=1, at_stake=False, decks=(EXPANSION,)),  # card 150
    Marker(SERVAL, placed=True, troops=1, decks=(EXPANSION,)),  # card 226
    Marker(TRAINING_CAMPS, placed=True, decks=(EXPANSION,)),  # card 196
    Marker(TRUCE, placed=True, decks=(EXPANSION,)),  # card 239
    Marker("trade_embargo_us", home="iran", decks=(EXPANSION,)),  # card 232
    Marker("trade_embargo_jihadist", home="iran", decks=(EXPANSION,)),
    Marker("3_cups_of_tea", decks=(EXPANSION,)),
    Marker("bloody_thursday", decks=(EXPANSION,)),
    Marker("censorship", decks=(EXPANSION,)),
    Marker("fracking", decks=(EXPANSION,)),
    Marker("maersk_alabama", decks=(EXPANSION,)),
    Marker("sequestration", decks=(EXPANSION,)),
    Marker("smartphones", decks=(EXPANSION,)),
    Marker(BASE_NATO, placed=True, troops=2, decks=(BASE, EXPANSION)),
    Marker(BASE_PIRATES, also_at=("somalia", "yemen"), decks=(BASE, EXPANSION)),
)
MARKERS: Final = {marker.name: marker for marker in _MARKERS}
"""Every marker of a lingering event. Sadr is not one of them: he is a cell that fights in Iraq."""

BESIDE_THE_MAP: Final = tuple(name for name, marker in MARKERS.items() if not marker.placed and marker.home is None)
"""The markers of the Event box."""
LINGERING: Final = tuple(name for name, marker in MARKERS.items() if not marker.placed)
"""The markers that are in play or not, wherever they lie."""
PLACED: Final = tuple(name for name, marker in MARKERS.items() if marker.placed)
"""The markers that lie in a country of somebody's choice."""

_LAPSING: Final[dict[str, tuple[str, ...]]] = {
    "biometrics": (BASE,),
    "gtmo": (BASE,),
    "oil_price_spike": (),
    "the_door_of_itjihad_us": (BASE,),
    "arab_winter": (EXPANSION,),
    "ebola_scare": (EXPANSION,),
    "ferguson": (EXPANSION,),
    "islamic_maghreb": (EXPANSION,),
    "korean_crisis": (EXPANSION,),
    TRUCE: (EXPANSION,),
    "us_consulate_attacked": (EXPANSION,),
}
LAPSING: Final = tuple(_LAPSING)
"""The events that last until the end of a turn."""

EXCLUDING: Final = (
    ("abu_sayyaf", "moro_talks"),
    ("al_anbar", "anbar_awakening"),
    ("benazir_bhutto", "bhutto_shot"),
    ("libyan_wmd", "libyan_deal"),
    ("enhanced_measures", "leak_enhanced_measures"),
    ("renditions", "leak_renditions"),
    ("wiretapping", "leak_wiretapping"),
    (PIRATES, "maersk_alabama"),
    (BASE_PIRATES, "maersk_alabama"),
    ("smartphones", "censorship"),
    ("trade_embargo_jihadist", "trade_embargo_us"),
)
"""Markers that can never lie on the table together: the second ends and blocks the first (6.2.8)."""


def known(names: Iterable[str], decks: Collection[str]) -> list[str]:
    """Those of these markers that the rules of some decks know."""
    return [name for name in names if all(deck in decks for deck in MARKERS[name].decks)]


def lapsing(decks: Collection[str]) -> list[str]:
    """The lapsing events that the rules of some decks know."""
    return [name for name, needed in _LAPSING.items() if all(deck in decks for deck in needed)]


def at_home(in_play: Collection[str], country: str) -> list[str]:
    """The markers in play whose home is a country, by the names they are written under."""
    own = [MARKERS[name] for name in sorted(in_play) if MARKERS[name].home == country]
    return [marker.written_as or marker.name for marker in own]


def by_home(in_play: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The markers in play that have a home, by their homes."""
    homes = {home for name in in_play if (home := MARKERS[name].home) is not None}
    return {home: tuple(at_home(in_play, home)) for home in homes}


def at(country: str, name: object) -> Marker | None:
    """The marker that is written as ``name`` in a country, or None if it cannot lie there."""
    for marker in MARKERS.values():
        if (marker.written_as or marker.name) == name and (
            marker.placed or marker.home == country or (marker.home is None and country in marker.also_at)
        ):
            return marker
    return None


def troops_of(names: Iterable[str]) -> int:
    """As how many Troops these markers count."""
    return sum(MARKERS[name].troops for name in names)


def unstaked(names: Iterable[str]) -> int:
    """As how many Troops those of these markers count over which no Prestige is lost."""
    return sum(MARKERS[name].troops for name in names if not MARKERS[name].at_stake)
