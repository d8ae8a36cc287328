"""A table with something for every event."""

from __future__ import annotations

from typing import Any

from sandtable import Table
from tests.plain.scene import scene

RICH: dict[str, dict[str, Any]] = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 3, "troops": 3, "police": 3, "support": "support", "terror": 1},
    "herat": {"government_bases": 1, "troops": 2, "police": 2, "warlord_bases": 1, "support": "support"},
    "helmand": {"coalition_bases": 1, "coalition_troops": 2, "police": 1, "taliban_bases": 1, "taliban": 2},
    "kandahar": {"coalition_troops": 1, "troops": 2, "police": 2, "taliban": 2, "warlord_bases": 1, "warlords": 1},
    "khowst": {"coalition_troops": 1, "taliban_bases": 1, "taliban": 2, "taliban_active": 1},
    "paktika": {"taliban_bases": 1, "taliban": 2, "police": 1},
    "nuristan": {"coalition_troops": 1, "taliban": 2, "warlords": 2, "warlord_bases": 1, "police": 1},
    "konduz": {"troops": 2, "police": 2, "warlord_bases": 1, "warlords": 1, "terror": 1, "support": "opposition"},
    "balkh": {"warlord_bases": 1, "warlords": 2, "troops": 1},
    "bamian": {"taliban": 2},
    "farah": {"police": 1},
    "badakhshan": {"taliban_bases": 1, "taliban": 1},
    "waziristan": {"taliban_bases": 1, "taliban": 2},
    "northwest_frontier": {"taliban_bases": 1, "taliban": 1},
    "loc_kabul_aibak": {"police": 1, "taliban": 1, "taliban_active": 1, "sabotage": True},
    "loc_kabul_tor_kham": {"warlords": 2},
}


def rich(number: int, *, dice: list[int] | None = None, **more: Any) -> Table:
    """A table with something for every event, where the Government may act."""
    keys: dict[str, Any] = {
        "card": number,
        "next": 12 if number != 12 else 13,
        "capabilities": {
            name: text for name, text in (("isr", "shaded"), ("reapers", "unshaded")) if number not in (1, 3)
        },
        "out_of_play": {"troops": 2},
        **more,
    }
    return scene(RICH, dice=dice or [3] * 20, **{"eligible": ["government"], **keys})
