"""The deck: 72 events with one or two texts as declared effects, and the Propaganda cards (5, ``data/deck.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final, Literal

from sandtable.core.records import read
from sandtable.plain.declared import Effect, Faction, Lasting, Text, read_effects
from sandtable.plain.terms import COALITION, SHADED, TALIBAN, TEXTS, UNSHADED

CAPABILITY: Final = "capability"
MOMENTUM: Final = "momentum"


@dataclass(frozen=True, eq=False, kw_only=True)
class Card:
    """One event card."""

    number: int
    event: str
    order: tuple[Faction, ...]
    kind: Literal["event", "capability_coalition", "capability_taliban", "momentum"]
    lasting: Mapping[Text, Literal["capability", "momentum"]] = field(default_factory=dict)
    islamabad: tuple[Text, ...] = ()
    provenance: Mapping[Text, Literal["known", "reconstructed"]]
    texts: Mapping[Text, tuple[Effect, ...]]

    @property
    def target(self) -> str:
        """How it is pointed at: ``card:24``."""
        return f"card:{self.number}"

    @property
    def is_dual(self) -> bool:
        """Whether it has two texts to choose from (5.2)."""
        return len(self.texts) > 1

    def text(self, wanted: str) -> str:
        """The text of that name, or the only one there is (5.2)."""
        return wanted if wanted in self.texts else next(iter(self.texts))

    @property
    def is_capability(self) -> bool:
        """Whether it stays for the rest of the game (5.3)."""
        return self.kind.startswith(CAPABILITY)

    @property
    def removed_text(self) -> str | None:
        """The text by which a capability takes effect when it is removed before play (setup.deck)."""
        return {f"capability_{COALITION}": UNSHADED, f"capability_{TALIBAN}": SHADED}.get(self.kind)


def read_cards(rows: Sequence[Mapping[str, Any]]) -> dict[int, Card]:
    """The cards of a deck by number, each with its texts as records; what does not fit is refused with its place."""
    cards = {}
    for row in rows:
        path = f"card.{row.get('number', '?')}"
        texts = {text: read_effects(row[text], f"{path}.{text}") for text in TEXTS if text in row}
        card = read(Card, {key: value for key, value in row.items() if key not in TEXTS}, path, texts=texts)
        cards[card.number] = card
    return cards


def _deck() -> dict[int, Card]:
    text = resources.files("sandtable.plain").joinpath("data/deck.toml").read_text(encoding="utf-8")
    return read_cards(tomllib.loads(text)["card"])


DECK: Final = _deck()
"""The events by number."""
NUMBERS: Final = {card.event: card.number for card in DECK.values()}
CAPABILITIES: Final = tuple(card.event for card in DECK.values() if card.is_capability)
LASTING: Final = {f"{card.event}:{text}": kind for card in DECK.values() for text, kind in card.lasting.items()}
"""Every text that lasts, as ``event:text``, with how long."""
MOMENTA: Final = tuple(name for name, kind in LASTING.items() if kind == MOMENTUM)
MARKED: Final = frozenset(
    f"{card.event}:{text}"
    for card in DECK.values()
    for text, effects in card.texts.items()
    if any(isinstance(effect, Lasting) and effect.marks for effect in effects)
)
"""The Momentum whose marker notes a faction (5.4)."""
UNDIVIDED: Final = {
    written: f"{card.event}:{text}"
    for card in DECK.values()
    if not card.is_dual
    for text in card.lasting
    for written in (card.event, *(f"{card.event}:{each}" for each in TEXTS))
}
"""How else the Momentum of a card with one text may be written: without a text, or with one as if there were two."""


def cited(event: str) -> str:
    """How a rule that an event makes is cited: by the number of its card, if the deck has it."""
    return f"card {NUMBERS[event]}" if event in NUMBERS else event
