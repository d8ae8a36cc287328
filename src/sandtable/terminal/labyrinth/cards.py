"""Cards in a terminal: a hand, a card in full, and where a card is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Question
from sandtable.terminal.labyrinth.styles import STYLES
from sandtable.terminal.naming import named
from sandtable.terminal.speech import Speech, View
from sandtable.words import Words

FLAGS: Final = ("remove", "mark", "lapsing", "auto")


class Cards(Speech):
    """Shows cards from what is printed on them and what a view says of them."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        super().__init__(words)
        self.cards: Mapping[str, Mapping[str, Any]] = facts["cards"]

    def hand(self, view: View, seat: str | None, columns: int) -> Panel:
        """The cards of a seat."""
        cards = [number for number in view["hands"][seat] if number]
        grid = Grid.grid(padding=(0, 1), expand=True)
        for _ in range(columns):
            grid.add_column(justify="right")
            grid.add_column(ratio=1)
        half = -(-len(cards) // columns)
        for place in range(half):
            cells: list[RenderableType] = []
            for column in range(columns):
                index = place + column * half
                if index < len(cards):
                    cells += [Text(str(cards[index]), "bold"), self._line(view, cards[index])]
            grid.add_row(*cells)
        title = self.say("board-hand", side=str(seat), count=view["hand_sizes"][seat])
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED)

    def _line(self, view: View, number: int) -> Text:
        """A card in a row: value, name, association, and whether its event is possible."""
        card = self.cards[str(number)]
        text = Text(self.say("board-ops", ops=card["ops"]) + " ", "bold")
        text.append(self.say(f"card-{number}"), STYLES[card["side"]])
        text.append(" " + self.say(f"association-{card['side']}"), "dim")
        if view["playable"].get(str(number)):
            text.append(f" {self.say('board-playable')}", "bold")
        return text

    def remark(self, view: View, number: str) -> str:
        """A card beside an option."""
        card = self.cards[number]
        remark = self.say("board-card-remark", ops=card["ops"], association=card["side"])
        return f"{remark} {self.say('board-playable')}" if view["playable"].get(number) else remark

    def card(self, name: str) -> RenderableType:
        """A card in full: value, association, flags, when it may be played, what it does."""
        number = named(name, "card", self.cards, self.words)
        card = self.cards[number]
        head = self.say("card-head", number=int(number), ops=card["ops"], association=card["side"])
        body: list[RenderableType] = [Text(head, "bold")]
        flags = [Message(f"flag-{flag}") for flag in FLAGS if card[flag]]
        if card["remove_if"]:
            flags.append(Message("card-remove-if", {"side": card["remove_if"]}))
        if flags:
            body.append(Text(self.joined(flags), "italic"))
        for part in ("playable", "text"):
            for suffix in ("", "-us", "-jihadist"):
                text = self.words.attribute(f"card-{number}", f"{part}{suffix}")
                if text:
                    body.append(Text.assemble((self.before(f"card-{part}{suffix}"), "bold"), text))
        return Panel(Group(*body), title=self.say(f"card-{number}"), title_align="left", box=box.ROUNDED)

    def about(self, question: Question) -> str:
        """The event of the card that is to be used."""
        card = question.about.get("card")
        if not isinstance(card, str):
            return ""
        id = name_of(card).id
        parts = []
        for part in ("playable", "text"):
            own = self.words.attribute(id, f"{part}-{question.seat}")
            parts += [self.say(f"card-{part}"), own or self.words.attribute(id, part)]
        if "event_first" in question.keys:
            parts.append(self.say("card-sets-off"))
        return self.joined([part for part in parts if part], "join-sentences")

    def whereabouts(self, view: View, target: str) -> Message | None:
        """Where a card is that lies in the open or in a hand that can be seen."""
        number = target.removeprefix("card:")
        if number not in self.cards:
            return Message("refusal-no-card-called", {"text": number})
        boxes = view["boxes"]
        piles = {
            **view["hands"], "discard": view["discard"], "removed": view["removed"],
            "playing": view["playing"], "boxes": [*boxes["lapsing"], boxes["first_plot"]],
        }  # fmt: skip
        for name, cards in piles.items():
            if int(number) in cards:
                return Message(f"card-is-{name}", {"number": int(number), "card": Message(f"card-{number}")})
        return None
