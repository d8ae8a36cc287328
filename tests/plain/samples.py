"""Moments of A Distant Plain for the contract kit."""

from __future__ import annotations

from sandtable import Table
from tests.plain.scene import document
from tests.samples import SAMPLES, ByHand, Samples

MARKERS = {
    "coalition": ["hidden_agenda", "hidden_asset"],
    "government": ["hidden_asset", "empty_threat"],
    "taliban": ["hidden_agenda", "hidden_agenda"],
    "warlords": ["empty_threat", "hidden_asset"],
}


def as_printed() -> Table:
    """Four people with Deception markers; the Government carries out an event by hand, from a deck in order."""
    position = document(
        options={"events": "printed", "deception": True}, deception=MARKERS, eligible=["government"], draw=[3, 4, 5]
    )
    table = Table.from_position(position, seed=1)
    table.answer("event")
    table.answer("unshaded")
    return table


SAMPLES["plain"] = Samples(by_hand=[ByHand(as_printed, {"aid": 21, "spaces": {"kabul": {"troops": 2}}})])
