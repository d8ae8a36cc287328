"""Spaces in a terminal: a row of the board, and one in full."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.terminal.naming import named
from sandtable.terminal.plain.styles import STYLES
from sandtable.terminal.speech import Speech, View
from sandtable.words import Words

OWNERS: Final = {
    "coalition_bases": "coalition", "coalition_troops": "coalition", "government_bases": "government",
    "troops": "government", "police": "government", "taliban_bases": "taliban", "taliban": "taliban",
    "taliban_active": "taliban", "warlord_bases": "warlords", "warlords": "warlords", "warlords_active": "warlords",
}  # fmt: skip
"""The kinds of pieces in a view, in the order in which they are always named, and whose they are."""


class Spaces(Speech):
    """Shows spaces from what is printed on them and what a view says of them."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        super().__init__(words)
        self.printed: Mapping[str, Mapping[str, Any]] = facts["spaces"]

    # -- in few words

    def worth(self, id: str, space: View) -> str:
        """Population, or the Econ of a road."""
        return str(self.printed[id]["econ"] if self.printed[id]["kind"] == "loc" else space["pop"])

    def state(self, space: View) -> Text:
        """Control, Support or Opposition, Terror and Sabotage, as signs of a letter or two."""
        text = Text()
        for sign, style in self._signs(space):
            text.append(" " if text else "").append(sign, style)
        return text

    def _signs(self, space: View) -> Iterable[tuple[str, str]]:
        if space["control"] != "none":
            yield self.say(f"plain-short-control-{space['control']}"), STYLES[space["control"]]
        if space["support"] != "neutral":
            yield self.say(f"plain-short-{space['support']}"), STYLES[space["support"]]
        if space["terror"]:
            yield self.say("plain-short-terror", count=space["terror"]), "bold red"
        if space["sabotage"]:
            yield self.say("plain-short-sabotage"), "bold red"

    def pieces(self, space: View) -> Text:
        """What lies in a space, short enough for a row of the board."""
        found = [
            Text(self.say(f"plain-short-{piece}", count=space["pieces"][piece]), STYLES[owner])
            for piece, owner in OWNERS.items()
            if space["pieces"].get(piece)
        ]
        return Text(" ").join(found)

    def remark(self, space: View) -> str:
        """A space beside an option."""
        return f"{self.state(space).plain} {self.pieces(space).plain}".strip()

    # -- in full

    def look(self, view: View, name: str) -> RenderableType:
        """A space in full: what is printed on it, what lies in it, its neighbours."""
        id = named(name, "space", self.printed, self.words)
        space, printed = view["spaces"][id], self.printed[id]
        kind = [Message(f"kind-{printed['kind']}")]
        if printed["terrain"]:
            kind.append(Message(f"terrain-{printed['terrain']}"))
        if printed["pashtun"]:
            kind.append(Message("plain-pashtun"))
        pieces = [
            Message("plain-pieces", {"count": space["pieces"][piece], "pieces": Message(f"adjust-{piece}")})
            for piece in OWNERS
            if space["pieces"].get(piece)
        ]
        body: list[RenderableType] = [
            Text(self.joined(kind)),
            Text(self.joined(self._condition(space, printed)), "bold"),
            Text(self.joined(pieces) if pieces else self.say("plain-empty")),
            Text(self.say("plain-adjacent", spaces=self.joined([Message(f"space-{x}") for x in printed["adjacent"]]))),
        ]
        return Panel(Group(*body), title=self.say(f"space-{id}"), title_align="left", box=box.ROUNDED)

    def _condition(self, space: View, printed: View) -> list[Message]:
        if printed["kind"] == "loc":
            econ = Message("plain-econ", {"count": printed["econ"]})
            return [econ, Message("adjust-sabotage")] if space["sabotage"] else [econ]
        found = [Message("plain-pop", {"count": space["pop"]}), Message(f"control-{space['control']}")]
        if space["support"] != "neutral":
            found.append(Message(f"level-{space['support']}"))
        if space["terror"]:
            found.append(Message("plain-terror", {"count": space["terror"]}))
        return found
