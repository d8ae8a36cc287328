"""Decks of one's own for tests: the one to start from, decks that a script writes at random, and damaged ones."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from sandtable import Words
from sandtable.core.errors import SandtableError
from sandtable.core.game import games
from sandtable.core.messages import Message
from sandtable.core.own_texts import Fault, OwnText
from sandtable.core.records import Between, OneOf, ReadBy, key_of
from sandtable.plain.changes import CHANGES
from sandtable.plain.declared import VERBS
from sandtable.plain.nonplayers.instructions import Instruction
from sandtable.plain.terms import FACTIONS, TEXTS

SAID = "What a script has written."


def own() -> OwnText:
    """The option by which decks are brought along."""
    decks = games()["plain"].options["deck"]
    assert isinstance(decks, OwnText)
    return decks


@cache
def blank() -> str:
    """The deck to start from."""
    words = Words("en").of("plain")

    def say(message: Message, attribute: str) -> str:
        return (words.attribute(message.id, attribute) if attribute else words.say(message)) or ""

    return own().blank(say)


def rows() -> dict[int, dict[str, Any]]:
    """The cards of the deck to start from, to be changed."""
    return deepcopy(_rows())


@cache
def _rows() -> dict[int, dict[str, Any]]:
    return {row["number"]: row for row in tomllib.loads(blank())["card"]}


def written(cards: Mapping[int, Mapping[str, Any]], name: str = "Written by a script") -> str:
    """Cards as the text of a deck."""
    lines = ["sandtable_deck = 1", f"name = {json.dumps(name)}"]
    for row in cards.values():
        lines.append("[[card]]")
        texts = [text for text in TEXTS if isinstance(row.get(text), Mapping)]
        lines += [f"{key} = {_toml(value)}" for key, value in row.items() if key not in texts]
        for text in texts:
            lines.append(f"[card.{text}]")
            lines += [f"{key} = {_toml(value)}" for key, value in row[text].items()]
    return "\n".join(lines) + "\n"


def with_text(number: int, text: str, effects: list[dict[str, Any]], **keys: Any) -> str:
    """The deck to start from with another text on one card, which has no other text."""
    cards = rows()
    row: dict[str, Any] = {key: value for key, value in cards[number].items() if key not in TEXTS}
    lasts = {"lasts": keys.pop("lasts")} if "lasts" in keys else {}
    cards[number] = {
        **row,
        "kind": keys.pop("kind", "event"),
        text: {"words": SAID, "effects": effects, **lasts, **keys},
    }
    cards[number].pop("islamabad", None)
    return written(cards)


def faults(source: str) -> list[Fault]:
    """What is wrong with a deck."""
    return list(own().faults(source))


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


# -- at random


class Writer:
    """Writes whatever the records of a deck take."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def deck(self) -> str:
        """A whole deck in which every text is another."""
        cards = rows()
        for row in cards.values():
            self._card(row)
        return written(cards)

    def _card(self, row: dict[str, Any]) -> None:
        """Other texts, each tried until it can be; one of ten is by hand, and one card in eight has but one text."""
        kind = row["kind"]
        if not kind.startswith("capability") and self.dice.random() < 1 / 8:
            row.pop("shaded", None)
        row["islamabad"] = []
        lasting = 0
        for text in [text for text in TEXTS if text in row]:
            lasts = kind.removesuffix("_coalition").removesuffix("_taliban") if kind != "event" else None
            if lasts == "momentum" and lasting and self.dice.random() < 1 / 2:
                lasts = None
            lasting += lasts is not None
            row[text] = self._text(row, text, lasts)

    def _text(self, row: Mapping[str, Any], text: str, lasts: str | None) -> dict[str, Any]:
        keys = {} if lasts is None else {"lasts": lasts}
        if self.dice.random() < 1 / 10:
            return {"words": SAID, "by_hand": True, **keys}
        while True:
            effects = [self.effect(0) for _ in range(self.dice.randint(1, 3))]
            if lasts is not None:
                effects.append(self._lasting())
            sheet = {faction: self.record(Instruction) for faction in FACTIONS if self.dice.random() < 1 / 8}
            for told in sheet.values():
                told.pop("use", None)
            found = {"words": SAID, "effects": effects, **keys, **({"sheet": sheet} if sheet else {})}
            if _can_be(row["number"], text, found):
                return found

    def _lasting(self) -> dict[str, Any]:
        names = [name for name in CHANGES if name != "elders"]
        chosen = self.dice.sample(names, self.dice.randint(1, 3))
        return {"do": "lasting", "changes": [{"change": name, **self.record(CHANGES[name])} for name in chosen]}

    def effect(self, depth: int) -> dict[str, Any]:
        """An effect of any verb."""
        names = [name for name in VERBS if name != "lasting" and (depth < 2 or name not in ("choose", "if"))]
        name = self.dice.choice(names)
        return {"do": name, **self.record(VERBS[name], depth)}

    def record(self, kind: type[Any], depth: int = 0) -> dict[str, Any]:
        """A table that a record takes; what may be left out is there one time in three."""
        hints = get_type_hints(kind, include_extras=True)
        found = {}
        for field in fields(kind):
            needed = field.default is MISSING and field.default_factory is MISSING
            if field.name != "cites" and (needed or self.dice.random() < 1 / 3):
                found[key_of(field.name)] = self._value(hints[field.name], depth)
        return found

    def _value(self, kind: Any, depth: int) -> Any:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(args[1], depth)
        if origin is Literal:
            return self.dice.choice(args)
        if origin in (Union, UnionType):
            return self._value(self.dice.choice([each for each in args if each is not NoneType]), depth)
        if origin is tuple:
            return [self._value(args[0], depth + 1) for _ in range(self.dice.randint(1, 2))]
        if origin is Mapping:
            return {self._value(args[0], depth): self._value(args[1], depth)}
        if is_dataclass(kind):
            return {} if depth > 2 else self.record(kind, depth + 1)  # type: ignore[arg-type]
        return self.dice.random() < 1 / 2 if kind is bool else SAID

    def _annotated(self, note: object, depth: int) -> Any:
        if isinstance(note, Between):
            return self.dice.randint(note.least, min(note.most, note.least + 5))
        if isinstance(note, ReadBy):
            return [self.effect(depth + 1)]
        assert isinstance(note, OneOf)
        return self.dice.choice([*note.words])


def _can_be(number: int, text: str, row: Mapping[str, Any]) -> bool:
    """Whether nothing is wrong with a text; its card may lack something."""
    source = written({number: {**_rows()[number], "islamabad": [], text: row}})
    return not any(fault.part is not None and fault.part.id == "deck-card-text" for fault in faults(source))


# -- damage

ODD: tuple[Any, ...] = (
    True,
    -1,
    0,
    7,
    10**9,
    10**40,
    1.5,
    "",
    "kabul",
    "x" * 2000,
    [],
    ["x"],
    [[]],
    [{}],
    {},
    {"x": 1},
)


def damaged(seed: int, cards: int = 72) -> str:
    """So many cards of the deck to start from with something wrong: letters, or a value somewhere in their tables."""
    dice = random.Random(seed)
    some = dict(dice.sample([*rows().items()], cards))
    source = written(some)
    at = dice.randrange(len(source))
    ways = (
        lambda: source[:at],
        lambda: source[:at] + dice.choice('"{}[]=#,\n\\\x00é') + source[at:],
        lambda: source[:at] + source[at + dice.randint(1, 200) :],
        lambda: _spoilt(dice, some),
        lambda: _spoilt(dice, some),
        lambda: _spoilt(dice, some),
    )
    return dice.choice(ways)()


def _spoilt(dice: random.Random, cards: dict[int, dict[str, Any]]) -> str:
    thing: Any = dice.choice([*cards.values()])
    while True:
        key = dice.choice([*thing] if isinstance(thing, dict) else range(len(thing)))
        inner = thing[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            thing = inner
            continue
        if isinstance(thing, dict) and dice.random() < 1 / 3:
            if dice.random() < 1 / 2:
                del thing[key]
            else:
                thing["x"] = inner
        else:
            thing[key] = dice.choice(ODD)
        return written(cards)


def refusal(source: str) -> str | None:
    """What is said against a deck; None if it can be read."""
    try:
        own().read(source)
    except SandtableError as refused:
        return str(refused)
    return None
