"""The page about decks of one's own (docs/decks.md), made of the records of verbs and changes and of our own deck.

.venv/bin/python tools/decks.py            # write it
.venv/bin/python tools/decks.py --check    # is it what would be written?
"""

import argparse
import ast
import inspect
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from sandtable.core.records import Between, OneOf, ReadBy, key_of
from sandtable.plain import changes, declared, naming
from sandtable.plain.changes import CHANGES
from sandtable.plain.declared import VERBS
from sandtable.plain.map import AREAS
from sandtable.plain.naming import GROUPS, PICKED, Where
from sandtable.plain.nonplayers import instructions
from sandtable.plain.nonplayers.instructions import Instruction

PROJECT = Path(__file__).resolve().parent.parent
PAGE = PROJECT / "docs" / "decks.md"
DECK = PROJECT / "src" / "sandtable" / "plain" / "data" / "deck.toml"

HEAD = """# A deck of your own

The printed texts of most events of A Distant Plain are not public, so the deck of this project is its own. If you have
the game, copy your cards once, and the table plays the printed ones: with all rules, Non-players and searches.

```
sandtable deck new mine.toml          # a deck to start from: every card with its facts, our words, our effects
sandtable deck check mine.toml        # what is missing or cannot be, with card, text, line and what was expected
sandtable deck show mine.toml 24      # a card as the table will show it
sandtable deck try mine.toml 24 shaded --scenario short   # carry a text out, and see what happens
sandtable play plain --deck mine.toml # play with it; "sim" takes it too, and a save carries it along
```

In Python it is `Table.new("plain", deck=Path("mine.toml").read_text())`. In the browser a deck is given when a table is
made; whoever is invited sees that, and every card's text, before sitting down.

A card has its `number` (its title goes with it), `order` (the faction order), `kind` (`event`, `momentum`,
`capability_coalition`, `capability_taliban`) and, if a text moves the Islamabad track, `islamabad`. Its texts are
`[card.unshaded]` and `[card.shaded]`, or `[card.unshaded]` alone where there is one text (5.2). A text has

- `words`: what it says, as the table shows it;
- `effects`: what it does, one after another, each met as far as possible (5.1.3);
- `lasts`: `"capability"` (5.3, for the rest of the game) or `"momentum"` (5.4, until Reset), with an effect `lasting`;
- `by_hand = true` instead of effects, where the words below do not suffice: whoever executes it changes the table by
  hand within its limits, and the others agree. Non-players leave such a text alone;
- `sheet`: what the sheet of a Non-player says of it, by faction. Without it, it judges a text by what it would do.

A text has 40 effects at most, a deck 250,000 characters. What is written below is made of the records that read a deck
(`tools/decks.py`); the examples are of this project's own deck.
"""
DECIDES = """`by` names the faction that decides, `executing` if it is left out. `may = true` is *up to*; without it an
effect is met as far as possible. `choose` is OR, `each` with `per` is *for each*.
"""

DOCUMENTS: tuple[ModuleType, ...] = (naming, declared, changes, instructions)


@cache
def told() -> Mapping[tuple[str, str], str]:
    """What the sources say of the fields of classes."""
    found = {}
    for module in DOCUMENTS:
        for kind in [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)]:
            for field, after in zip(kind.body, kind.body[1:], strict=False):
                if not isinstance(after, ast.Expr) or not isinstance(after.value, ast.Constant):
                    continue
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    found[kind.name, field.target.id] = str(after.value.value)
    return found


def said_of(record: type[Any], name: str) -> str:
    """What is told of a field where it is declared."""
    return next((told()[each.__name__, name] for each in record.__mro__ if (each.__name__, name) in told()), "")


def taken(kind: Any) -> str:
    """What a field takes."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return annotated(args[0], args[1])
    if origin is Literal:
        return " or ".join(json.dumps(each) for each in args)
    if origin in (Union, UnionType):
        return " or ".join(taken(each) for each in args if each is not NoneType)
    if origin is tuple:
        return f"a list of {taken(args[0])}"
    if origin is Mapping:
        return f"for {taken(args[0])}: {taken(args[1])}"
    return {bool: "true or false", int: "a number", str: "a text"}.get(kind) or f"a `{kind.__name__.lower()}`"


def annotated(kind: Any, note: object) -> str:
    """What a field takes of which more is known than its type."""
    if isinstance(note, Between):
        return f"{note.least} to {note.most}"
    if isinstance(note, ReadBy):
        return "changes" if "Change" in str(kind) else "effects"
    assert isinstance(note, OneOf)
    words = [*note.words]
    if words == [*AREAS]:
        return "spaces"
    if words == [*GROUPS, *PICKED]:
        return "pieces"
    return " or ".join(json.dumps(word) for word in words)


def keys(record: type[Any], without: tuple[str, ...] = ()) -> Iterator[str]:
    """The keys of a record, each in a line."""
    hints = get_type_hints(record, include_extras=True)
    for field in fields(record):
        if field.name in without:
            continue
        needed = field.default is MISSING and field.default_factory is MISSING
        about = said_of(record, field.name)
        yield f"- `{key_of(field.name)}`: {taken(hints[field.name])}{'' if needed else ' (may be left out)'}" + (
            f". {about}" if about else ""
        )


def examples() -> tuple[dict[str, str], dict[str, str]]:
    """An example of every verb and of every change, out of our own deck."""
    verbs: dict[str, str] = {}
    made: dict[str, str] = {}

    def look(effect: Mapping[str, Any], card: int) -> None:
        verbs.setdefault(effect["do"], f"{inline(effect)}  # card {card}")
        for change in effect.get("changes", ()):
            made.setdefault(change["change"], f"{inline(change)}  # card {card}")
        for course in (*effect.get("options", ()), effect.get("then", ()), effect.get("otherwise", ())):
            for each in course:
                look(each, card)

    for row in tomllib.loads(DECK.read_text(encoding="utf-8"))["card"]:
        for text in ("unshaded", "shaded"):
            for effect in row.get(text, ()):
                look(effect, row["number"])
    return verbs, made


def inline(value: object) -> str:
    """A value in one line of TOML."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {inline(each)}" for key, each in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


def section(name: str, record: type[Any], example: str, without: tuple[str, ...] = ()) -> Iterator[str]:
    """What is said of a verb or a change."""
    yield f"### `{name}`"
    yield ""
    yield " ".join(inspect.cleandoc(record.__doc__ or "").split())
    yield ""
    lines = list(keys(record, without))
    if lines:
        yield from lines
        yield ""
    yield "```toml"
    yield example
    yield "```"
    yield ""


def page() -> str:
    """The whole page."""
    verbs, made = examples()
    lines = [HEAD, "## Pieces, spaces and who decides", ""]
    lines += [f"Pieces: {', '.join(f'`{name}`' for name in (*GROUPS, *PICKED))}.", ""]
    lines += [f"Spaces by name: {', '.join(f'`{name}`' for name in AREAS)}.", ""]
    lines += ["`where` bounds the spaces; all of it must hold:", "", *keys(Where), ""]
    lines += [DECIDES]
    lines += ["## Effects", ""]
    for name, record in VERBS.items():
        lines += section(name, record, verbs[name])
    lines += ["## What lasts", "", "The `changes` of an effect `lasting`.", ""]
    for name, kind in CHANGES.items():
        lines += section(name, kind, made[name], ("cites",))
    lines += ["## What the sheet of a Non-player says", "", *keys(Instruction), ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Write the page, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        return 0 if PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
