"""Languages that nobody speaks, made from English, to see what a longer or a denser language does to a page.

``long`` has accents on every letter, vowels twice and brackets around each message; ``dense`` has wide letters, half as
many, and no spaces. A letter without an accent that is seen on such a page was written by code.

    .venv/bin/python -m tools.pseudo long labyrinth > words.ftl
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from typing import Final

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

from sandtable.words import ENGLISH, source

SMALL: Final = "abcdefghijklmnopqrstuvwxyz"
ACCENTED: Final = str.maketrans(SMALL + SMALL.upper(), "áƀçďéƒĝĥíĵķļɱñóþǫŕšťúṽŵẋýžÁɃÇĎÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŤÚṼŴẊÝŽ")
WIDE: Final = {ord(letter): chr(ord(letter) + 0xFEE0) for letter in SMALL + SMALL.upper()}
SELECTED_BY: Final = {"number", "id"}
"""Attributes that sentences only select by."""


def long(text: str) -> str:
    """A text with accents, and with every vowel twice: some 40 % longer."""
    return re.sub("[aeiou]", lambda vowel: vowel[0] * 2, text).translate(ACCENTED)


def dense(text: str) -> str:
    """A text of wide letters, every other one of a word, with nothing between the words."""
    return re.sub("[A-Za-z]+", lambda word: word[0][::2], text).replace(" ", "").translate(WIDE)


WAYS: Final[Mapping[str, Callable[[str], str]]] = {"long": long, "dense": dense}


class Disguise(Transformer):
    """Changes the texts of patterns, wherever they stand, and puts each message in brackets."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.change = WAYS[way]

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - named by fluent.syntax
        """Change a piece of text."""
        node.value = self.change(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        """Leave alone what is never read."""
        if node.id.name not in SELECTED_BY:
            self.generic_visit(node)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        """Bracket what is said."""
        self.generic_visit(node)
        if node.value:
            node.value.elements = [ast.TextElement("⟦"), *node.value.elements, ast.TextElement("⟧")]
        return node


def pseudo(way: str, text: str) -> str:
    """A word file in a language that nobody speaks."""
    resource = FluentParser(with_spans=False).parse(text)
    Disguise(way).visit(resource)
    return serialize(resource)


def main() -> None:
    """Write the words of a game, or those of every game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("way", choices=[*WAYS])
    parser.add_argument("game", nargs="?")
    asked = parser.parse_args()
    print(pseudo(asked.way, source(ENGLISH, asked.game)))


if __name__ == "__main__":
    main()
