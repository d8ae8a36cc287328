"""Looking things up in the words of a game: rules by number, and cards."""

from __future__ import annotations

from typing import Final

from sandtable.words.catalogues import ENGLISH
from sandtable.words.rendering import Words

RULE: Final = "rule-"
"""What the ids of rules begin with."""
CARD: Final = "card-"
"""What the ids of cards begin with."""


def rules_below(words: Words, number: str) -> list[tuple[str, str]]:
    """The ids and numbers of a rule and of its parts: ``8.4`` is also 8.4.1, 8.4a and 8.4-ex1."""
    wanted = RULE + number.lower().strip(".").replace(".", "-")
    ids = [
        id for id in words.ids(RULE)
        if id == wanted or id.startswith(f"{wanted}-") or (id[:-1] == wanted and id[-1].isalpha())
    ]  # fmt: skip
    return [(id, _number(id.removeprefix(RULE))) for id in ids]


def every_rule(words: Words) -> list[tuple[str, str]]:
    """The ids and numbers of all rules, in the order of the book."""
    return [(id, _number(id.removeprefix(RULE))) for id in words.ids(RULE)]


def chapters(words: Words) -> list[tuple[str, str]]:
    """The ids and numbers of the rules with which chapters begin: 8, or where that is none its first (8.0)."""
    first: dict[str, tuple[str, str]] = {}
    for id, number in every_rule(words):
        chapter = number.split()[0].partition(".")[0]
        if chapter not in first or number.split()[0] == chapter:
            first[chapter] = (id, chapter)
    return sorted(first.values(), key=lambda each: (not each[1].isdigit(), int(each[1]) if each[1].isdigit() else 0))


def rules_about(words: Words, text: str) -> list[tuple[str, str]]:
    """The rules in which all these words stand, here or in English; those first that have them in their titles."""
    wanted = text.casefold().split()
    spoken = [words] if words.language == ENGLISH else [words, Words(ENGLISH, words.game)]
    titled, told = [], []
    for id, number in every_rule(words):
        titles = [each(id).casefold() for each in spoken]
        if any(all(word in title for word in wanted) for title in titles):
            titled.append((id, number))
            continue
        texts = [f"{title} {each.attribute(id, 'text') or ''}" for title, each in zip(titles, spoken, strict=True)]
        if any(all(word in said.casefold() for word in wanted) for said in texts):
            told.append((id, number))
    return titled + told


def _number(tail: str) -> str:
    """``8-4-2-ex1`` as it is printed: 8.4.2 ex1."""
    parts = tail.split("-")
    digits = [part for part in parts if part[:1].isdigit()]
    return " ".join([".".join(digits), *(part for part in parts if not part[:1].isdigit())])


def card_texts(words: Words, number: str) -> dict[str, str] | None:
    """All that a card says, part by part (``title``, ``text``, ``playable``); None if there is no such card."""
    id = CARD + number.lower()
    if not number.isalnum() or not words.has(id):
        return None
    return {"title": words(id), **words.attributes(id)}
