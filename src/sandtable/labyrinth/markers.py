"""The markers of lingering and lapsing events: where they lie, how many there are, and what they count as (4.7.7)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

NATO: Final = "nato"


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
    Marker(NATO, placed=True, troops=2),  # card 41
    Marker("nest", also_at=("united_states",)),
    Marker("patriot_act", also_at=("united_states",)),
    Marker("pirates", also_at=("somalia", "yemen")),
    Marker("renditions"),
    Marker("saddam_captured", also_at=("iraq",)),
    Marker("vieira_de_mello_slain"),
    Marker("wiretapping"),
)
MARKERS: Final = {marker.name: marker for marker in _MARKERS}
"""Every marker of a lingering event. Sadr is not one of them: he is a cell that fights in Iraq."""

BESIDE_THE_MAP: Final = tuple(name for name, marker in MARKERS.items() if not marker.placed and marker.home is None)
"""The markers of the Event box."""
LINGERING: Final = tuple(name for name, marker in MARKERS.items() if not marker.placed)
"""The markers that are in play or not, wherever they lie."""
PLACED: Final = tuple(name for name, marker in MARKERS.items() if marker.placed)
"""The markers that lie in a country of somebody's choice."""

LAPSING: Final = ("biometrics", "gtmo", "oil_price_spike", "the_door_of_itjihad_us")

EXCLUDING: Final = (
    ("abu_sayyaf", "moro_talks"),
    ("al_anbar", "anbar_awakening"),
    ("benazir_bhutto", "bhutto_shot"),
    ("libyan_wmd", "libyan_deal"),
    ("enhanced_measures", "leak_enhanced_measures"),
    ("renditions", "leak_renditions"),
    ("wiretapping", "leak_wiretapping"),
)
"""Markers that can never lie on the table together: the second ends and blocks the first (6.2.8)."""


def at_home(in_play: Collection[str], country: str) -> list[str]:
    """The markers in play whose home is a country, by the names they are written under."""
    own = [MARKERS[name] for name in sorted(in_play) if MARKERS[name].home == country]
    return [marker.written_as or marker.name for marker in own]


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
