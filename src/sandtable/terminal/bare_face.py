"""A face for a game that has none of its own: its view as a table, in the game's own words where it has any."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Question
from sandtable.terminal.answers import NotUnderstood, folded
from sandtable.terminal.naming import named
from sandtable.terminal.speech import View
from sandtable.words import Words, joined, listed
from sandtable.words.rendering import readable


class BareFace:
    """Shows any game. It knows one thing of views: ``hands``, if there are any, are by seat."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        self.words = words
        self.kinds: Mapping[str, str] = facts.get("kinds", {})

    # -- the table

    def board(self, view: View, seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """Everything in the view, the parts that hold parts in frames; without the seat's own hand, if so wanted."""
        shown = dict(view)
        if isinstance(view.get("hands"), Mapping):
            shown["hands"] = {holder: held for holder, held in view["hands"].items() if hand or holder != seat}
        rows = {key: value for key, value in shown.items() if not _has_parts(value)}
        parts = {key: value for key, value in shown.items() if _has_parts(value)}
        return Group(self._rows(rows, ""), *(self._part(key, value) for key, value in parts.items()))

    def brief(self, view: View, seat: str | None, width: int, changed: Collection[str]) -> RenderableType:
        """Everything: nobody knows what of it can be left out."""
        return self.board(view, seat, width, hand=False)

    def _part(self, key: str, value: View) -> Panel:
        return Panel(self._rows(value, key), title=self._name(key, ""), title_align="left", expand=False)

    def _rows(self, part: View, family: str) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", overflow="fold")
        grid.add_column(overflow="fold")
        for key, value in part.items():
            grid.add_row(self._name(key, family), self._value(value, "hands" if family == "hands" else key))
        return grid

    def _value(self, value: object, family: str) -> str:
        """A value in one line; what is nothing, none or no is left out of what holds several."""
        if isinstance(value, Mapping):
            kept = {key: inner for key, inner in value.items() if inner not in (None, False, 0, "", [], {})}
            return self._joined([self._pair(key, inner) for key, inner in kept.items()])
        if isinstance(value, (list, tuple)):
            by = "list-semicolon" if any(isinstance(item, Mapping) for item in value) else "list-comma"
            return self._joined([self._item(item, family) for item in value], by)
        if value is None:
            return "-"
        if isinstance(value, bool):
            return self.words("menu-true" if value else "menu-false")
        return self._name(str(value), family)

    def _pair(self, key: str, value: object) -> str:
        name = self._name(key, "")
        return name if value is True else self.words("terminal-pair", name=name, value=self._value(value, key))

    def _item(self, value: object, family: str) -> str:
        """One of a list; a number in a list is a card, where the game has such a card."""
        card = f"card-{value}"
        if family == "hands" and value == 0:
            return self.words("terminal-face-down")
        return self.words(card) if isinstance(value, int) and self.words.has(card) else self._value(value, family)

    def _joined(self, parts: list[str], by: str = "list-comma") -> str:
        return self.words.say(joined(parts, by)) if parts else "-"

    def _name(self, id: str, family: str) -> str:
        """What something is called: by the family it stands in (``cards`` are ``card-...``), as a side, or as it is."""
        for prefix in (family, self.kinds.get(family, ""), "side"):
            if prefix and self.words.has(f"{prefix}-{id}"):
                return self.words(f"{prefix}-{id}")
        return readable(id) if not id.lstrip("-").isdigit() else id

    # -- parts of it

    def hand(self, view: View, seat: str, width: int) -> RenderableType:
        """What a seat holds."""
        held = view.get("hands", {}).get(seat)
        if held is None:
            raise NotUnderstood("no-hand")
        return Text(self._value(held, ""))

    def look(self, view: View, name: str) -> RenderableType:
        """The part of the view with this name."""
        wanted = folded(name)
        found = [
            (family, id, value)
            for family, id, value in _parts(view)
            if wanted and any(each.startswith(wanted) for each in (folded(id), folded(self._name(id, family))))
        ]
        exact = [each for each in found if wanted in (folded(each[1]), folded(self._name(each[1], each[0])))]
        found = exact[:1] or found
        if len(found) > 1:
            could_be = listed([self._name(id, family) for family, id, _ in found], "or")
            raise NotUnderstood("ambiguous", game=self.words.game, text=name, options=could_be)
        if not found:
            raise NotUnderstood("nothing-called", text=name)
        family, id, value = found[0]
        return Panel(self._rows(value, id), title=self._name(id, family), title_align="left", expand=False)

    def card(self, view: View, name: str) -> RenderableType:
        """A card's name and text."""
        ids = [id.removeprefix("card-") for id in self.words.ids("card-") if not self.words.variables(id)]
        id = f"card-{named(name, 'card', ids, self.words)}"
        return Panel(
            Text(self.words.attribute(id, "text") or ""), title=self.words(id), title_align="left", expand=False
        )

    def remark(self, view: View, target: str | None) -> str:
        """What the view says of what an option points at."""
        _, _, id = (target or "").partition(":")
        return next((self._value(value, name) for _, name, value in _parts(view) if id and name == id), "")

    def about(self, question: Question) -> str:
        """The texts of the things that a question is about."""
        targets = [about for about in question.about.values() if isinstance(about, str) and ":" in about]
        texts = [self.words.attribute(name_of(target).id, "text") for target in targets]
        told = [text for text in texts if text]
        return self.words.say(joined(told, "join-sentences")) if told else ""

    def step(self, view: View) -> tuple[str, str | None] | None:
        """Nobody knows."""
        return None

    def whereabouts(self, view: View, target: str) -> Message | None:
        """The view does not say."""
        return None


def _has_parts(value: object) -> bool:
    return isinstance(value, Mapping) and any(isinstance(inner, (Mapping, list, tuple)) for inner in value.values())


def _parts(view: View, family: str = "") -> Iterator[tuple[str, str, View]]:
    """Every part of a view that has parts of its own, with the family it stands in and its id; the outer ones first."""
    inner = {key: value for key, value in view.items() if isinstance(value, Mapping)}
    for key, value in inner.items():
        yield family, key, value
    for key, value in inner.items():
        yield from _parts(value, key)
