"""Cards in a terminal: one in full, and where a card is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Question
from sandtable.terminal.naming import named
from sandtable.terminal.plain.styles import STYLES
from sandtable.terminal.speech import Speech, View
from sandtable.words import Words

TEXTS: Final = ("unshaded", "shaded")


class Cards(Speech):
    """Shows cards from what is printed on them and what a view says of them."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        super().__init__(words)
        self.cards: Mapping[str, Mapping[str, Any]] = facts["cards"]

    def order(self, number: str) -> Text:
        """The factions in the order of a card, by their letters."""
        factions = self.cards[number]["order"] if number in self.cards else ()
        return Text(" ").join(Text(self.say(f"plain-letter-{faction}"), STYLES[faction]) for faction in factions)

    def card(self, name: str) -> RenderableType:
        """A card in full: faction order, kind, its one or two texts and where each comes from."""
        number = named(name, "card", self.cards, self.words)
        card = self.cards[number]
        head = Text.assemble((f"{self.say('plain-card-number', number=int(number))}  ", "bold"), self.order(number))
        kind = card["kind"]
        if kind != "event":
            head.append(f"  {self.say(f'plain-kind-{kind}')}", "italic")
        body: list[RenderableType] = [head]
        for text, heading, said in self.texts(number):
            by_hand = text in card.get("by_hand", ())
            whence = self.say("plain-text-from", provenance="by_hand" if by_hand else card["provenance"][text])
            body.append(Text.assemble((heading, "bold"), said, (self.joined(["", whence], "join-sentences"), "dim")))
        return Panel(Group(*body), title=self.say(f"card-{number}"), title_align="left", box=box.ROUNDED)

    def about(self, question: Question) -> str:
        """The texts of the card that a question is about."""
        card = question.about.get("card")
        if not isinstance(card, str):
            return ""
        number = name_of(card).id.removeprefix("card-")
        return self.joined([f"{heading}{said}" for _, heading, said in self.texts(number)], "join-sentences")

    def texts(self, number: str) -> Iterator[tuple[str, str, str]]:
        """The texts of a card, each with the heading that tells it from the other, if there is one (5.2)."""
        texts = [text for text in TEXTS if text in self.cards[number]["provenance"]]
        for text in texts:
            heading = self.before("plain-text", text=text) if len(texts) > 1 else ""
            yield text, heading, self.said(number, text)

    def said(self, number: str, text: str) -> str:
        """What a text says: in the words of whoever brought the deck along, else in this project's."""
        own: Mapping[str, str] = self.cards[number].get("words", {})
        return own.get(text) or self.words.attribute(f"card-{number}", text) or ""

    def whereabouts(self, view: View, target: str) -> Message | None:
        """Where a card is that lies in the open."""
        number = target.removeprefix("card:")
        piles = {
            "now": [view["card"]], "next": [view["next"]], "played": view["played"],
            "removed": [str(card) for card in view["removed"]],
        }  # fmt: skip
        for pile, cards in piles.items():
            if number in cards:
                return Message(f"plain-card-is-{pile}", {"card": Message(f"card-{number}")})
        return None
