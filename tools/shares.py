"""What the texts of a deck of A Distant Plain do: the share of its texts with each kind of effect.

.venv/bin/python tools/shares.py             # of this project's deck
.venv/bin/python tools/shares.py mine.toml   # of another one

`docs/rulings.md` compares this project's deck with those of the sister games.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from sandtable.core.errors import SandtableError
from sandtable.plain import written_deck
from sandtable.plain.cards import DECK, Deck
from sandtable.plain.declared import Effect

KINDS: Mapping[str, tuple[str, ...]] = {
    "free operations and activities": ("free",),
    "flips of Guerrillas": ("flip",),
    "shifts of Support": ("shift", "set_level"),
    "what lasts": ("lasting",),
    "pieces that come, go or move": ("place", "remove", "remove_share", "replace", "move", "desert", "relieve"),
    "Resources, Aid, Patronage": ("gain", "lose", "transfer"),
    "Terror, Sabotage, Returnees": ("mark", "unmark"),
    "Islamabad": ("islamabad",),
    "Eligibility": ("stay_eligible", "ineligible"),
}
"""The kinds of effects, each with its verbs."""


def verbs(effects: Iterable[Effect]) -> Iterator[str]:
    """The verbs of effects, and of those among which they choose."""
    for effect in effects:
        yield effect.verb
        for course in effect.courses:
            yield from verbs(course)


def counts(deck: Deck) -> dict[str, int]:
    """How many texts have an effect of each kind."""
    found: Counter[str] = Counter()
    for card in deck.values():
        for effects in card.texts.values():
            used = set(verbs(effects))
            found.update(kind for kind, names in KINDS.items() if used.intersection(names))
    return {kind: found[kind] for kind in KINDS}


def texts(deck: Deck) -> int:
    """How many texts there are."""
    return sum(len(card.texts) for card in deck.values())


def table(deck: Deck) -> list[str]:
    """A line for each kind: how many texts, and what part of all."""
    total = texts(deck)
    undivided = [card.number for card in deck.values() if not card.is_dual]
    lines = [f"{kind}: {count} = {100 * count / total:.0f} %" for kind, count in counts(deck).items()]
    return [*lines, f"{total} texts; one text: {', '.join(map(str, undivided)) or 'none'}"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the shares of a deck."""
    parser = argparse.ArgumentParser(description="The share of a deck's texts with each kind of effect.")
    parser.add_argument("deck", nargs="?", type=Path, help="a deck of one's own; without it this project's")
    path = parser.parse_args(arguments).deck
    try:
        deck = DECK if path is None else written_deck.read(path.read_text(encoding="utf-8"))
    except (OSError, SandtableError) as refusal:
        print(refusal, file=sys.stderr)
        return 2
    print("\n".join(table(deck)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
