"""The deck: 72 events with one or two texts as declared effects, and the Propaganda cards (5, ``data/deck.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any, Final, Literal

from sandtable.core.errors import BadRecord, quoted
from sandtable.core.records import Between, ReadBy, read
from sandtable.plain.changes import Change
from sandtable.plain.declared import Effect, Lasting, read_effects
from sandtable.plain.naming import Faction, Text
from sandtable.plain.terms import COALITION, SHADED, TALIBAN, TEXTS, UNSHADED


def _as_written(table: object, path: str) -> Mapping[str, Any]:
    """A table that is read elsewhere."""
    if not isinstance(table, Mapping):
        raise BadRecord("no-mapping", key=path, value=quoted(table))
    return table


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
    provenance: Mapping[Text, Literal["known", "reconstructed", "written"]]
    reason: Mapping[Text, str] = field(default_factory=dict)
    """Why a text of this project's design was brought nearer to the decks of its family."""
    texts: Mapping[Text, tuple[Effect, ...]]
    # of a deck that somebody has written
    words: Mapping[Text, str] = field(default_factory=dict)
    """What its texts say."""
    by_hand: tuple[Text, ...] = ()
    """The texts that are carried out by hand."""
    sheet: Mapping[str, Mapping[str, Mapping[str, Any]]] | None = None
    """What the sheets of Non-players say of it, by text and faction; None where this project's say it."""

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

    def __init__(self, cards: Mapping[int, Card], source: str = "", name: str = "") -> None:
        self.cards = dict(cards)
        self.name = name
        """What whoever wrote it calls it."""
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

    def __reduce__(self) -> tuple[object, ...]:
        return deck_of, (self.source,)

    @property
    def is_ours(self) -> bool:
        """Whether it is the deck of this project."""
        return not self.source

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


@lru_cache(maxsize=16)
def deck_of(source: str) -> Deck:
    """The deck that a text holds, which has been checked (``written_deck``); without one the deck of this project."""
    if not source:
        return DECK
    document = tomllib.loads(source)
    cards = {row["number"]: written_card(row, f"card.{row['number']}") for row in document["card"]}
    return Deck({number: cards[number] for number in sorted(cards)}, source, document["name"])


@dataclass(frozen=True, kw_only=True)
class WrittenText:
    """A text of a card in a deck that somebody has written."""

    words: str
    effects: Annotated[tuple[Effect, ...], ReadBy(read_effects)] = ()
    lasts: Literal["capability", "momentum"] | None = None
    by_hand: bool = False
    sheet: Mapping[Faction, Annotated[Mapping[str, Any], ReadBy(_as_written)]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class WrittenCard:
    """A card in a deck that somebody has written."""

    number: Annotated[int, Between(1, 72)]
    order: tuple[Faction, ...]
    kind: Literal["event", "capability_coalition", "capability_taliban", "momentum"]
    islamabad: tuple[Text, ...] = ()
    unshaded: WrittenText
    shaded: WrittenText | None = None


def written_card(row: object, path: str) -> Card:
    """A card as somebody has written it."""
    written = read(WrittenCard, row, path)
    both = {UNSHADED: written.unshaded, SHADED: written.shaded}
    texts = {name: text for name, text in both.items() if text is not None}
    return Card(
        number=written.number,
        event=DECK[written.number].event,
        order=written.order,
        kind=written.kind,
        lasting={name: text.lasts for name, text in texts.items() if text.lasts is not None},
        islamabad=written.islamabad,
        provenance=dict.fromkeys(texts, "written"),
        texts={name: text.effects for name, text in texts.items()},
        words={name: text.words for name, text in texts.items()},
        by_hand=tuple(name for name, text in texts.items() if text.by_hand),
        sheet={name: text.sheet for name, text in texts.items()},
    )


def cited(event: str) -> str:
    """How a rule that an event makes is cited: by the number of its card, if the deck has it."""
    return f"card {DECK.numbers[event]}" if event in DECK.numbers else event
