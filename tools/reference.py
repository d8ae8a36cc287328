"""``python -m tools.reference``: writes every numbered rule and every card, in our own words, as pages of Markdown.

They go into ``build/docs/reference``, a folder for each game: ``rules.md`` and ``cards.md``, and a ``README.md`` beside
them. A number in a text leads to its rule; a rule that names a card leads there, and the card leads back.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sandtable.words import Words
from sandtable.words.lookup import CARD, RULE, card_texts, every_rule, rules_below
from tools import instructions

PROJECT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = PROJECT / "build" / "docs" / "reference"
SOURCES: Final = PROJECT / "src" / "sandtable"
FACTS: Final = {
    "labyrinth": ("labyrinth/data/base/cards.toml", "labyrinth/data/awakening/cards.toml"),
    "plain": ("plain/data/deck.toml",),
}
"""Where the printed facts of each game's cards are."""
PREFACE: Final = {
    "labyrinth": "Beside each text stands what the books' own opponents do with the card: rule 9 plays an event that "
    "can be played unless its chart says otherwise (9.4.1), the bots of The Awakening go by instructions (12.3, 13.3).",
    "plain": "Beside the texts stands what the sheets of the Non-players say of them (8.4.1); where a sheet is silent, "
    "8.4.2 to 8.4.4 decide.",
}
"""What is said before the cards."""
NUMBER: Final = re.compile(r"(?<![\w.])\d+(?:\.\d+)+[a-z]?(?![\w]|\.\d)")


def write(folder: Path = FOLDER) -> None:
    """Write all pages."""
    titles = []
    for game in FACTS:
        words = Words(game=game, strict=True)
        pages = {"rules.md": rules_page(words), "cards.md": cards_page(words)}
        (folder / game).mkdir(parents=True, exist_ok=True)
        for name, page in pages.items():
            (folder / game / name).write_text(page, encoding="utf-8")
        titles.append(f"- {words(f'game-{game}')}: [rules]({game}/rules.md), [cards]({game}/cards.md)\n")
    (folder / "README.md").write_text("# Rules and cards\n\n" + "".join(titles), encoding="utf-8")


def rules_page(words: Words) -> str:
    """Every rule in the order of its numbers, chapter by chapter, with the cards it names."""
    naming = cards_named(words)
    parts = [f"# {words(f'game-{words.game}')}: rules\n\n"]
    chapter = ""
    for id, number in sorted(every_rule(words), key=lambda each: _in_order(each[0])):
        begins = id.removeprefix(RULE).partition("-")[0]
        if begins != chapter:
            chapter = begins
            parts.append(f"## {chapter}\n\n")
        parts.append(f'<a id="{id}"></a>**{number.strip()} {words(id)}.** {_linked(words, _text(words, id))}')
        parts += [f" [№ {card}](cards.md#{CARD}{card})" for card in naming.get(id, ())]
        parts.append("\n\n")
    return "".join(parts)


def cards_page(words: Words) -> str:
    """Every card: its facts, what its event does and where that is from, what opponents do with it, and its rules."""
    naming = cards_named(words)
    numbers = dict(every_rule(words))
    parts = [f"# {words(f'game-{words.game}')}: cards\n\n{_linked(words, PREFACE[words.game or ''], 'rules.md')}\n\n"]
    for card in facts(words.game or ""):
        number = str(card["number"])
        texts = card_texts(words, number)
        assert texts is not None, number
        parts.append(f'<a id="{CARD}{number}"></a>\n\n## {number} {texts.pop("title")}\n\n{_printed(words, card)}\n\n')
        for name, text in texts.items():
            parts.append(f"- *{name}*: {_linked(words, text, 'rules.md')}{_source(words, card, name)}\n")
        parts += [f"- {_linked(words, line, 'rules.md')}\n" for line in instructions.of_card(words, card)]
        naming_it = [id for id, cards in naming.items() if number in cards]
        parts += [f"- [{numbers[id].strip()} {words(id)}](rules.md#{id})\n" for id in naming_it]
        parts.append("\n")
    return "".join(parts)


def facts(game: str) -> list[Mapping[str, Any]]:
    """The printed facts of a game's cards, by number."""
    rows = [row for path in FACTS[game] for row in tomllib.loads((SOURCES / path).read_text(encoding="utf-8"))["card"]]
    return sorted(rows, key=lambda row: int(row["number"]))


def cards_named(words: Words) -> dict[str, list[str]]:
    """The cards that each rule names: by its own title, or in its text by a title of more than one word."""
    titles = {str(card["number"]): words(f"{CARD}{card['number']}") for card in facts(words.game or "")}
    named: dict[str, list[str]] = defaultdict(list)
    for id, _ in every_rule(words):
        text = _text(words, id)
        for number, title in titles.items():
            in_text = " " in title and title in text and re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text)
            if in_text or title == words(id):
                named[id].append(number)
    return named


def rule_at(words: Words, number: str) -> str | None:
    """The id of a rule, or of its first part; None if no rule has this number."""
    return next((id for id, _ in rules_below(words, number)), None)


def _text(words: Words, id: str) -> str:
    return words.attribute(id, "text") or ""


def _printed(words: Words, card: Mapping[str, Any]) -> str:
    """What a card shows beside its text: value and side, or the order of the factions."""
    if "order" in card:
        return ", ".join(words(f"side-{faction}") for faction in card["order"])
    return f"({card['ops']}) {words('association-' + card['side'])}"


def _source(words: Words, card: Mapping[str, Any], text: str) -> str:
    """Where a text is from, if the deck says so."""
    source = card.get("provenance", {}).get(text)
    return f" ({words(f'provenance-{source}')})" if source else ""


def _linked(words: Words, text: str, page: str = "") -> str:
    """A text in which numbers of rules are links."""

    def link(found: re.Match[str]) -> str:
        id = rule_at(words, found[0])
        return f"[{found[0]}]({page}#{id})" if id else found[0]

    return NUMBER.sub(link, text)


def _in_order(id: str) -> list[tuple[int, int, str]]:
    """A key by which 8.10 follows 8.9, and what has a name follows what has a number."""
    return list(_key(id.removeprefix(RULE)))


def _key(tail: str) -> Iterator[tuple[int, int, str]]:
    for part in tail.split("-"):
        digits = re.match(r"\d*", part)
        assert digits is not None
        yield (0, int(digits[0]), part[digits.end() :]) if digits[0] else (1, 0, part)


if __name__ == "__main__":
    write()
