"""The deck: 72 events with their texts as declared steps, and the Propaganda cards (5, ``data/deck.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from sandtable.plain.terms import COALITION, SHADED, TALIBAN, TEXTS, UNSHADED

CAPABILITY: Final = "capability"
MOMENTUM: Final = "momentum"

Step = Mapping[str, Any]
"""One declared step of a text."""


@dataclass(frozen=True, eq=False)
class Card:
    """One event card."""

    number: int
    event: str
    order: tuple[str, ...]
    kind: str
    lasting: Mapping[str, str]
    islamabad: tuple[str, ...]
    provenance: Mapping[str, str]
    texts: Mapping[str, tuple[Step, ...]]

    @property
    def target(self) -> str:
        """How it is pointed at: ``card:24``."""
        return f"card:{self.number}"

    @property
    def is_capability(self) -> bool:
        """Whether it stays for the rest of the game (5.3)."""
        return self.kind.startswith(CAPABILITY)

    @property
    def removed_text(self) -> str | None:
        """The text by which a capability takes effect when it is removed before play (setup.deck)."""
        return {f"capability_{COALITION}": UNSHADED, f"capability_{TALIBAN}": SHADED}.get(self.kind)


@cache
def _read() -> dict[int, Card]:
    text = resources.files("sandtable.plain").joinpath("data/deck.toml").read_text(encoding="utf-8")
    cards = {}
    for row in tomllib.loads(text)["card"]:
        cards[row["number"]] = Card(
            row["number"],
            row["event"],
            tuple(row["order"]),
            row["kind"],
            row.get("lasting", {}),
            tuple(row.get("islamabad", ())),
            row["provenance"],
            {side: tuple(row[side]) for side in TEXTS},
        )
    return cards


DECK: Final = _read()
"""The events by number."""
CAPABILITIES: Final = tuple(card.event for card in DECK.values() if card.is_capability)
LASTING: Final = {f"{card.event}:{text}": kind for card in DECK.values() for text, kind in card.lasting.items()}
"""Every text that lasts, as ``event:text``, with how long."""
MOMENTA: Final = tuple(name for name, kind in LASTING.items() if kind == MOMENTUM)
