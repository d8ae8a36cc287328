"""The face of A Distant Plain: the board, with its spaces and cards shown by their own modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.terminal.answers import NotUnderstood
from sandtable.terminal.board import Changed, beside
from sandtable.terminal.plain.cards import Cards
from sandtable.terminal.plain.spaces import Spaces
from sandtable.terminal.plain.styles import STYLES
from sandtable.terminal.speech import Speech, View
from sandtable.words import Words

TRACKS: Final = (("government", "aid"), ("taliban", "patronage"), ("warlords",))
COLUMNS: Final = 2
"""Columns of spaces, side by side."""
ELDERS: Final = "tribal_elders"
"""The Momentum whose marker notes a faction (5.4)."""


class DistantPlainFace(Speech):
    """Shows A Distant Plain in the words of one language."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        super().__init__(words)
        self.cards = Cards(facts, words)
        self.spaces = Spaces(facts, words)

    # -- the board

    def board(self, view: View, seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """The whole table: cards, margins and tracks above the spaces."""
        top = Grid.grid(expand=True)
        top.add_column(ratio=1)
        top.add_column(ratio=1)
        top.add_row(self._margins(view), self._tracks(view))
        shown: list[RenderableType] = [self._headline(view), *self._open_cards(view), top, self._map(view)]
        if view["capabilities"] or view["momentum"]:
            shown.append(self._lasting(view))
        shown.extend(self._deception(faction, markers) for faction, markers in view["deception"].items() if markers)
        return Group(*shown, Text(self.say("plain-legend"), "dim"))

    def brief(self, view: View, seat: str | None, width: int, changed: Changed) -> RenderableType:
        """Cards, margins and tracks in a few lines; a line for each area with pieces or that has changed; the roads."""
        rows, rest = [], []
        for id, space in view["spaces"].items():
            row = self._brief_row(id, space, id in changed)
            if self.spaces.printed[id]["kind"] != "loc" and (space["pieces"] or id in changed):
                rows.append(row)
            elif row[-1] or id in changed:
                rest.append(Text(" ").join(part for part in row if part))
        margins = [self._margin(goal) for goal in self._by_margin(view)]
        lines: list[RenderableType] = [
            self._headline(view),
            *self._open_cards(view),
            Text(self.say("plain-margins-are", margins=self.joined(margins, "join-dot"))),
            Text(self.joined([entry for row in self._entries(view) for entry in row], "join-dot")),
            beside(rows, width),
        ]
        if rest:
            lines.append(Text(self.joined([each.plain for each in rest], "join-dot")))
        if view["capabilities"] or view["momentum"]:
            lines.append(self._lasting(view, brief=True))
        lines += [self._deception(faction, markers) for faction, markers in view["deception"].items() if markers]
        return Group(*lines)

    def _brief_row(self, id: str, space: View, changed: bool) -> list[Text]:
        """A space in a line: whether it has changed, its name with its Population or Econ, its state and pieces."""
        sign = Text(self.say("terminal-changed") if changed else "", "bold yellow")
        name = self.say("terminal-entry", name=Message(f"space-{id}"), value=self.spaces.worth(id, space))
        signs = Text(" ").join(part for part in (self.spaces.state(space), self.spaces.pieces(space)) if part)
        return [sign, Text(name, "bold" if changed else ""), signs]

    def _deception(self, faction: str, markers: Sequence[str]) -> Text:
        """The Deception markers of a faction, as far as they may be seen (7.3-opt)."""
        names = self.joined([Message(f"marker-{marker}") for marker in markers], "join-dot")
        title = self.say("plain-heading", name=Message(f"faction-{faction}"))
        return Text(title, STYLES[faction]).append(names, "default")

    def _headline(self, view: View) -> Text:
        parts = [Message(f"scenario-{view['scenario']}")] if view["scenario"] else []
        deck = view["deck"]
        parts.append(Message("plain-to-come", {"cards": deck["cards"], "propaganda": deck["propaganda"]}))
        return Text(self.joined(parts, "join-dot"), "bold reverse", justify="center")

    def _open_cards(self, view: View) -> list[Text]:
        """The current and the next card with their faction order; who may still act stands out."""
        lines = []
        for when, number in (("now", view["card"]), ("next", view["next"])):
            if number is None:
                continue
            line = Text(self.say("plain-heading", name=Message(f"plain-{when}")))
            line.append(self.say(f"card-{number}"), "bold").append("  ")
            line.append(self._who_may_act(view) if when == "now" and view["order"] else self.cards.order(number))
            lines.append(line)
        return lines

    def _who_may_act(self, view: View) -> Text:
        text = Text()
        for faction in view["order"]:
            acted = view["acted"].get(faction)
            how = f"did-{acted}" if acted else "may-act" if faction in view["eligible"] else "out"
            style = "reverse" if faction == view["chooser"] else "dim" if acted or how == "out" else ""
            text.append("  " if text else "")
            text.append(self.say(f"plain-{how}", faction=faction), f"{STYLES[faction]} {style}".strip())
        return text

    def _margins(self, view: View) -> Panel:
        rows = Grid.grid(padding=(0, 1), expand=True)
        rows.add_column(ratio=1)
        rows.add_column(justify="right", no_wrap=True)
        for goal in self._by_margin(view):
            faction, margin = goal["side"], goal["value"]
            rows.add_row(Text(self.say(f"faction-{faction}"), STYLES[faction]), Text(f"{margin:+d}", "bold"))
        return Panel(rows, title=self.say("plain-margins"), title_align="left", box=box.ROUNDED)

    def _by_margin(self, view: View) -> list[View]:
        """The goals of the factions, the nearest first."""
        return sorted(view["goals"], key=lambda each: -each["value"])

    def _margin(self, goal: View) -> Message:
        return Message("terminal-entry", {"name": Message(f"faction-{goal['side']}"), "value": f"{goal['value']:+d}"})

    def _tracks(self, view: View) -> Panel:
        lines = [self.joined(row, "join-dot") for row in self._entries(view)]
        return Panel(Group(*map(Text, lines)), title=self.say("plain-tracks"), title_align="left", box=box.ROUNDED)

    def _entries(self, view: View) -> list[list[Message]]:
        """What the tracks say, row by row."""
        values = {track["id"]: str(track["value"]) for track in view["tracks"]}
        rows = [[(Message(f"track-{id}"), values[id]) for id in pair] for pair in TRACKS]
        hard = "plain-islamabad-hard" if view["islamabad"]["hard"] else "plain-islamabad"
        stands, lost = Message(f"box-{view['islamabad']['box']}"), sum(view["casualties"].values())
        rows.append([(Message(hard), self.words.say(stands)), (Message("plain-casualties"), str(lost))])
        return [[Message("terminal-entry", {"name": name, "value": value}) for name, value in row] for row in rows]

    def _map(self, view: View) -> Grid:
        """Afghanistan with Pakistan, then the roads, each in two columns."""
        roads = [id for id, printed in self.spaces.printed.items() if printed["kind"] == "loc"]
        areas = [id for id in self.spaces.printed if id not in roads]
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(COLUMNS):
            grid.add_column(ratio=1)
        for worth, ids in (("pop", areas), ("econ", roads)):
            half = -(-len(ids) // COLUMNS)
            grid.add_row(*(self._column(view, worth, ids[at : at + half]) for at in range(0, len(ids), half)))
        return grid

    def _column(self, view: View, worth: str, ids: list[str]) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True, pad_edge=False, show_edge=False)
        grid.add_column(self.say("plain-space" if worth == "pop" else "plain-road"), no_wrap=True)
        grid.add_column(self.say(f"plain-worth-{worth}"), justify="right", no_wrap=True)
        grid.add_column(self.say("plain-state") if worth == "pop" else "", no_wrap=True)
        grid.add_column(self.say("plain-forces") if worth == "pop" else "", ratio=1, overflow="fold")
        for id in ids:
            space = view["spaces"][id]
            name = Text(self.say(f"space-{id}"), "" if space["pieces"] else "dim")
            grid.add_row(name, self.spaces.worth(id, space), self.spaces.state(space), self.spaces.pieces(space))
        return grid

    def _lasting(self, view: View, *, brief: bool = False) -> Text:
        """The Capabilities and Momentum in effect, and which text of each."""
        numbers = {card["event"]: number for number, card in self.cards.cards.items()}
        pairs = [*view["capabilities"].items(), *(each.split(":") for each in view["momentum"])]
        lasting = [
            Message("plain-in-effect-for", {"card": Message(f"card-{numbers[event]}"), "faction": view["elders"]})
            if event == ELDERS
            else Message(
                f"plain-brief-{text}" if brief else "plain-in-effect",
                {"card": Message(f"card-{numbers[event]}"), "text": text},
            )
            for event, text in pairs
        ]
        return Text.assemble((self.say("plain-heading", name=Message("plain-lasting")), "bold"), self.joined(lasting))

    # -- things in full, and beside an option

    def hand(self, view: View, seat: str, width: int) -> RenderableType:
        """Nobody holds cards here (1.1)."""
        raise NotUnderstood("no-hand")

    def card(self, view: View, name: str) -> RenderableType:
        """A card in full."""
        return self.cards.card(name)

    def look(self, view: View, name: str) -> RenderableType:
        """A space in full."""
        return self.spaces.look(view, name)

    def remark(self, view: View, target: str | None) -> str:
        """What lies in a space."""
        kind, _, id = (target or "").partition(":")
        return self.spaces.remark(view["spaces"][id]) if kind == "space" and id in view["spaces"] else ""

    def about(self, question: Question) -> str:
        """The texts of the card that is decided about."""
        return self.cards.about(question)

    def step(self, view: View) -> tuple[str, str | None] | None:
        """A faction's turn on a card, or what lies between the turns."""
        if view["acting"] is None or view["card"] is None:
            own = f"plain-step-{view['step']}"
            return (self.say(own), None) if self.words.has(own) else None
        turn = self.say("plain-turn", card=Message(f"card-{view['card']}"), faction=view["acting"])
        return turn, view["acting"]

    def whereabouts(self, view: View, target: str) -> Message | None:
        """Where a card is that lies in the open."""
        return self.cards.whereabouts(view, target)
