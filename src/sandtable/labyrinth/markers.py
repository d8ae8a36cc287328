"""The markers of lingering and lapsing events, and the countries they lie in (4.7.7)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

HOMES: Final[dict[str, str | None]] = {
    "abbas": "israel",
    "abu_sayyaf": "philippines",
    "al_anbar": None,
    "anbar_awakening": None,
    "benazir_bhutto": "pakistan",
    "bhutto_shot": "pakistan",
    "ctr_central_asia": "central_asia",
    "ctr_russia": "russia",
    "enhanced_measures": None,
    "fata": "pakistan",
    "indo_pakistani_talks": None,
    "iraqi_wmd": "iraq",
    "leak_enhanced_measures": None,
    "leak_renditions": None,
    "leak_wiretapping": None,
    "libyan_deal": "libya",
    "libyan_wmd": "libya",
    "moro_talks": "philippines",
    "nest": None,
    "patriot_act": None,
    "pirates": None,
    "renditions": None,
    "saddam_captured": None,
    "vieira_de_mello_slain": None,
    "wiretapping": None,
}
"""Every lingering event's marker with the one country it lies in; None is the Event box.

Sadr and NATO are kept with the country they are in: they are pieces that fight there.
"""

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


def shown_as(marker: str) -> str:
    """The name under which a country's marker is written: the two CTR markers are both ``ctr``."""
    return "ctr" if marker.startswith("ctr_") else marker


def at_home(events: Collection[str], home: str) -> list[str]:
    """The markers in play that lie in a country, by the names they are written under."""
    return [shown_as(marker) for marker in sorted(events) if HOMES[marker] == home]


def at(country: str, name: str) -> str | None:
    """The marker that is written as ``name`` in a country, or None if it cannot lie there."""
    marker = f"ctr_{country}" if name == "ctr" else name
    if marker in HOMES and (HOMES[marker] == country or (HOMES[marker] is None and country in ALSO_AT.get(marker, ()))):
        return marker
    return None


ALSO_AT: Final = {
    "al_anbar": ("iraq", "syria"),
    "indo_pakistani_talks": ("pakistan", "india"),
    "nest": ("united_states",),
    "patriot_act": ("united_states",),
    "pirates": ("somalia", "yemen"),
    "saddam_captured": ("iraq",),
}
"""Countries in which a marker of the Event box may also be written, for convenience."""
