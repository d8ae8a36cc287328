"""The face of Labyrinth: the board, with its countries and cards shown by their own modules."""

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
from sandtable.terminal.board import TIGHT, Changed, beside, meter
from sandtable.terminal.labyrinth.cards import Cards
from sandtable.terminal.labyrinth.countries import Countries
from sandtable.terminal.speech import Speech, View
from sandtable.words import Words, joined

WIDE: Final = 136
"""From this many columns on, tracks and hand stand beside the map, not above and below it."""
NARROW: Final = 96
"""Below this many columns the longest words are cut short."""
SIDES: Final = ("us", "jihadist")


class LabyrinthFace(Speech):
    """Shows Labyrinth in the words of one language."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        super().__init__(words)
        every = {"": facts, **facts.get("rules", {})}
        self._cards = {name: Cards(printed, words) for name, printed in every.items()}
        self._countries_of = {name: Countries(printed, words) for name, printed in every.items()}

    def _shown(self, view: View) -> tuple[Cards, Countries]:
        """The cards and countries as the rules of a view have them."""
        name = view.get("facts", "")
        return self._cards[name], self._countries_of[name]

    # -- the board

    def board(self, view: View, seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """The whole table: beside one another where there is room, else one below the other."""
        muslim = self._countries(view, "muslim", brief=width < NARROW)
        others = self._countries(view, "non_muslim", brief=width < NARROW)
        hand = hand and seat in SIDES and any(view["hands"][seat])
        cards, _ = self._shown(view)
        shown_hand = [cards.hand(view, seat, 1 if width >= WIDE else 2)] if hand else []
        if width >= WIDE:
            aside = Group(self._tracks(view), self._victory(view), self._in_play(view), *shown_hand)
            middle = Grid.grid(expand=True, padding=(0, 1, 0, 0))
            for ratio in (58, 40, 42):
                middle.add_column(ratio=ratio)
            middle.add_row(muslim, others, aside)
            return Group(self._headline(view), middle, self._legend(view))
        top = Grid.grid(expand=True)
        top.add_column(ratio=1)
        top.add_column(ratio=1)
        top.add_row(self._tracks(view), self._victory(view))
        middle = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        middle.add_column(ratio=58)
        middle.add_column(ratio=42)
        middle.add_row(muslim, others)
        return Group(self._headline(view), top, middle, self._in_play(view), self._legend(view), *shown_hand)

    def _headline(self, view: View) -> Text:
        phase, deck = view["phase"], view["deck"]
        parts = [Message(f"scenario-{view['scenario']}")] if view["scenario"] else []
        parts.append(Message("board-turn", {"turn": view["turn"]}))
        if view["step"] == "card":
            parts.append(Message("board-phase", {"side": phase["side"], "card": phase["card"]}))
        parts.append(Message("board-deck", {"number": deck["number"], "of": deck["of"], "cards": deck["cards"]}))
        return Text(self.joined(parts, "join-dot"), "bold reverse", justify="center")

    def brief(self, view: View, seat: str | None, width: int, changed: Changed) -> RenderableType:
        """Tracks, goals and markers in a few lines; a line for each country with pieces, or that has changed."""
        _, countries = self._shown(view)
        shown = {id: each for id, each in view["countries"].items() if id in changed or not countries.is_empty(each)}
        rows = [self._row(id, country, countries, id in changed) for id, country in shown.items()]
        tracks = [
            self.say("terminal-entry", name=self.say(f"board-{title}"), value=text) for title, text in self._lines(view)
        ]
        goals = [
            self.joined(
                [Message(f"short-{goal['side']}"), Message(f"board-{goal['id']}"), self._reached(goal)], "join-space"
            )
            for goal in sorted(view["goals"], key=_place)
        ]
        rest = self._rest({id: each for id, each in view["countries"].items() if id not in shown}, countries)
        lines = [self._headline(view), Text(self.joined(tracks, "join-dot")), Text(self.joined(goals, "join-dot"))]
        return Group(*lines, beside(rows, width), rest, self._in_play(view))

    def _row(self, id: str, country: View, countries: Countries, changed: bool) -> list[Text]:
        """A country in a line: whether it has changed, its name with its Resources, its state and its pieces."""
        sign = Text(self.say("terminal-changed") if changed else "", "bold yellow")
        name = self.say(f"country-{id}")
        named = self.say("terminal-entry", name=name, value=country["resources"]) if country["resources"] else name
        state = countries.state(country, brief=True)
        return [sign, Text(named, "bold" if changed else ""), Text.assemble(state, " ", countries.pieces(country))]

    def _rest(self, empty: Mapping[str, View], countries: Countries) -> Text:
        """The countries in which nothing lies, by their state; those that nobody has tested are only counted."""
        states: dict[str, list[Message]] = {}
        for id, country in empty.items():
            if not country["unmarked"]:
                states.setdefault(countries.state(country).plain, []).append(Message(f"country-{id}"))
        parts = [self.say("board-in-state", state=state, countries=joined(names)) for state, names in states.items()]
        untested = sum(1 for country in empty.values() if country["unmarked"])
        parts += [self.say("board-untested", count=untested)] if untested else []
        return Text(self.joined(parts, "list-semicolon") if parts else "", "dim")

    def _tracks(self, view: View) -> Panel:
        rows = Grid.grid(padding=(0, 1))
        rows.add_column(style="bold")
        rows.add_column()
        meters = {each["id"]: meter(each["value"], each["most"]) for each in view["tracks"] if each["counts"] is None}
        for title, text in self._lines(view):
            rows.add_row(
                self.say(f"board-{title}"), Text.assemble(meters[title], " ", text) if title in meters else text
            )
        return Panel(rows, title=self.say("board-tracks"), title_align="left", box=box.ROUNDED)

    def _lines(self, view: View) -> list[tuple[str, str]]:
        """What the tracks beside the map say, each with its title."""
        lines = []
        for track in view["tracks"]:
            if track["counts"] is None:
                level = Message(f"{track['id']}-{track['level']}")
                lines.append((track["id"], self.say("board-track", value=track["value"], level=level)))
        troops, cells, reserves = view["troops"], view["cells"], view["reserves"]
        level = Message(f"troops-{troops['level']}")
        return [
            *lines,
            ("posture", self._postures(view)),
            ("troops", self.say("board-troops-on-track", count=troops["on_track"], level=level)),
            ("cells", self.say("board-cells-on-track", count=cells["on_track"], available=cells["available"])),
            ("reserves", self.say("board-reserves-of", us=reserves["us"], jihadist=reserves["jihadist"])),
            *self._unrest(view),
        ]

    def _unrest(self, view: View) -> list[tuple[str, str]]:
        """What The Awakening has beside the map."""
        if "militia" not in view:
            return []
        left = {f"{kind}": view[kind]["on_track"] for kind in ("militia", "awakening", "reaction")}
        rows = [("unrest", self.say("board-unrest-left", **left))]
        caliphate = view["caliphate"]
        if caliphate["capital"]:
            capital, count = Message(f"country-{caliphate['capital']}"), len(caliphate["countries"])
            rows.append(("caliphate", self.say("board-caliphate-of", country=capital, count=count)))
        if view["off_map_troops"]:
            rows.append(("off-map", self.say("piece-troops", count=view["off_map_troops"])))
        if view["extra_cells"]:
            rows.append(("extra-cells", str(view["extra_cells"])))
        return rows

    def _postures(self, view: View) -> str:
        world = view["world_posture"]
        us = Message(f"posture-{view['us_posture']}")
        if not world["side"]:
            return self.say("board-posture-even", us=us)
        side = Message(f"posture-{world['side']}")
        if view["gwot_penalty"]:
            penalty = view["gwot_penalty"]
            return self.say("board-posture-penalty", us=us, world=side, value=world["value"], penalty=penalty)
        return self.say("board-posture-agreed", us=us, world=side, value=world["value"])

    def _victory(self, view: View) -> Panel:
        rows = Grid.grid(padding=(0, 1), expand=True)
        rows.add_column(style="bold")
        rows.add_column(ratio=1)
        rows.add_column(justify="right", no_wrap=True)
        for goal in sorted(view["goals"], key=_place):
            rows.add_row(self.say(f"short-{goal['side']}"), self.say(f"board-{goal['id']}"), self._reached(goal))
        hands = view["hand_sizes"]
        rows.add_row("", self.say("board-hands", us=hands["us"], jihadist=hands["jihadist"]), "")
        return Panel(rows, title=self.say("board-victory"), title_align="left", box=box.ROUNDED)

    def _reached(self, goal: View) -> str:
        """How far a side has come to a goal."""
        value, needed = goal["value"], goal["needed"]
        return self.say("board-of", value=value, needed=needed) if needed else str(value)

    def _countries(self, view: View, title: str, *, brief: bool) -> Grid:
        shown = {
            id: country for id, country in view["countries"].items()
            if (country["kind"] == "non_muslim") == (title == "non_muslim")
        }  # fmt: skip
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True, pad_edge=False, show_edge=False)
        grid.add_column(self.say(f"board-{title}"), no_wrap=True, min_width=18 if title == "muslim" else 14)
        if title == "muslim":
            grid.add_column(self.say("board-resources"), justify="right", no_wrap=True)
        grid.add_column(self.say("board-state"), no_wrap=True)
        grid.add_column(self.say("board-pieces"), ratio=1, overflow="fold")
        _, countries = self._shown(view)
        for id, country in shown.items():
            row: list[RenderableType] = [Text(self.say(f"country-{id}"), "dim" if countries.is_empty(country) else "")]
            if title == "muslim":
                row.append(str(country["resources"] or ""))
            grid.add_row(*row, countries.state(country, brief=brief), countries.pieces(country))
        return grid

    def _in_play(self, view: View) -> Text:
        """Markers in play, lapsing events, Available Plots and WMD."""
        text = Text()
        for title, names in (("events", view["events_beside"]), ("lapsing", view["lapsing"])):
            if names:
                text.append(self.before(f"board-{title}"), "bold")
                text.append(self.joined([Message(f"marker-{name}") for name in names]) + "  ")
        text.append(self.before("board-plots"), "bold")
        text.append(self._plots_available(view["plots"]["available"]))
        if view["plots"].get("resolved"):
            text.append(f"  {self.before('board-plots-resolved')}", "bold")
            text.append(self._plots_available(view["plots"]["resolved"]))
        text.append(f"  {self.before('board-wmd')}", "bold")
        text.append(self.joined([_arsenal(box, count) for box, count in view["wmd"].items()]))
        if view["first_plot"]:
            text.append(f"  {self.say('board-first-plot')}", "bold")
        return text

    def _plots_available(self, plots: Sequence[str]) -> str:
        if not plots or "hidden" in plots:
            return str(len(plots))
        return self.joined([Message(f"short-plot-{kind}") for kind in plots], "join-space")

    def _legend(self, view: View) -> Text:
        text = Text(self.say("board-legend"), "dim")
        return text.append("  " + self.say("board-legend-awakening")) if "militia" in view else text

    # -- things in full, and beside an option

    def hand(self, view: View, seat: str, width: int) -> RenderableType:
        """The cards of a seat."""
        return self._shown(view)[0].hand(view, seat, 2 if width >= TIGHT else 1)

    def card(self, view: View, name: str) -> RenderableType:
        """A card in full."""
        return self._shown(view)[0].card(name)

    def look(self, view: View, name: str) -> RenderableType:
        """A country in full."""
        return self._shown(view)[1].look(view, name)

    def remark(self, view: View, target: str | None) -> str:
        """The state of a country, or the value of a card."""
        kind, _, id = (target or "").partition(":")
        cards, countries = self._shown(view)
        if kind == "country" and id in view["countries"]:
            return countries.remark(view, id)
        if kind == "card" and id in cards.cards:
            return cards.remark(view, id)
        return ""

    def about(self, question: Question) -> str:
        """The event of the card that is to be used."""
        return self._cards[""].about(question)

    def step(self, view: View) -> tuple[str, str | None]:
        """A card of a side, or what lies between the action phases."""
        phase, turn = view["phase"], view["turn"]
        if view["step"] == "card":
            return self.say("board-step-card", turn=turn, side=phase["side"], card=phase["card"]), phase["side"]
        return self.say(f"board-step-{view['step']}", turn=turn), None

    def whereabouts(self, view: View, target: str) -> Message | None:
        """Where a card is that lies in the open or in a hand that can be seen."""
        return self._shown(view)[0].whereabouts(view, target)


def _arsenal(box: str, count: int) -> Message:
    """WMD that are loose or in the arsenal of a country."""
    if box == "loose":
        return Message("board-wmd-loose", {"count": count})
    return Message("board-wmd-of", {"count": count, "country": Message(f"country-{box}")})


def _place(goal: View) -> tuple[bool, bool]:
    """The goals on the tracks first, and among these the US ones."""
    return bool(goal["at_the_end"] or not goal["needed"]), goal["side"] != SIDES[0]
