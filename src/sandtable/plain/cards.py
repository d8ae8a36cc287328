"""The deck: 72 events with one or two texts as declared effects, and the Propaganda cards (5, ``data/deck.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import resources
from typing import Any, Final, Literal

from sandtable.core.records import read
from sandtable.plain.changes import Change
from sandtable.plain.declared import Effect, Lasting, read_effects
from sandtable.plain.naming import Faction, Text
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


Changes = Mapping[type[Change], tuple[Change, ...]]
"""What is otherwise than by the rules, by kind."""


class Deck(Mapping[int, Card]):
    """The events by number, and what follows from them: what its capabilities and Momentum are called, and change."""

    def __init__(self, cards: Mapping[int, Card], source: str = "") -> None:
        self.cards = dict(cards)
        self.source = source
        """The text that it was read from; empty for the deck of this project."""
        self.numbers = {card.event: card.number for card in self.values()}
        self.capabilities = tuple(card.event for card in self.values() if card.is_capability)
        self.lasting = {f"{card.event}:{text}": kind for card in self.values() for text, kind in card.lasting.items()}
        """Every text that lasts, as ``event:text``, with how long."""
        self.momenta = tuple(name for name, kind in self.lasting.items() if kind == MOMENTUM)
        self.marked = frozenset(
            f"{card.event}:{text}"
            for card in self.values()
            for text, effects in card.texts.items()
            if any(isinstance(effect, Lasting) and effect.marks for effect in effects)
        )
        """The Momentum whose marker notes a faction (5.4)."""
        self.undivided = {
            written: f"{card.event}:{text}"
            for card in self.values()
            if not card.is_dual
            for text in card.lasting
            for written in (card.event, *(f"{card.event}:{each}" for each in TEXTS))
        }
        """How else the Momentum of a card with one text may be written: without a text, or with one as if of two."""
        self._changes: dict[tuple[str, ...], Changes] = {}

    def __getitem__(self, number: int) -> Card:
        return self.cards[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Deck) and self.source == other.source)

    def __hash__(self) -> int:
        return hash(self.source)

    def changes(self, in_force: tuple[str, ...]) -> Changes:
        """What these lasting texts (``event:text``) change in the rules, those of the first before those of others."""
        if in_force not in self._changes:
            if len(self._changes) >= REMEMBERED:
                self._changes.clear()
            self._changes[in_force] = self._gathered(in_force)
        return self._changes[in_force]

    def _gathered(self, in_force: tuple[str, ...]) -> Changes:
        found: dict[type[Change], tuple[Change, ...]] = {}
        for name in in_force:
            event, _, text = name.partition(":")
            card = self[self.numbers[event]]
            for effect in card.texts.get(text, ()):
                if isinstance(effect, Lasting):
                    for change in effect.changes:
                        cited = replace(change, cites=f"card {card.number}")
                        found[type(change)] = (*found.get(type(change), ()), cited)
        return found


REMEMBERED: Final = 512


def _ours() -> Deck:
    text = resources.files("sandtable.plain").joinpath("data/deck.toml").read_text(encoding="utf-8")
    return Deck(read_cards(tomllib.loads(text)["card"]))


DECK: Final = _ours()
"""The deck of this project."""


def cited(event: str) -> str:
    """How a rule that an event makes is cited: by the number of its card, if the deck has it."""
    return f"card {DECK.numbers[event]}" if event in DECK.numbers else event
