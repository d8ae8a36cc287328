"""The face of Labyrinth: the board, a hand, a country, a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Argument, Message
from sandtable.core.questions import Question
from sandtable.terminal.answers import NotUnderstood, plain
from sandtable.terminal.board import meter, register_face
from sandtable.words import Words, joined, listed

View = Mapping[str, Any]
WIDE: Final = 136
"""From this many columns on, tracks and hand stand beside the map, not above and below it."""
NARROW: Final = 96
"""Below this many columns the longest words are cut short."""
SIDES: Final = ("us", "jihadist")
MOST: Final = {"prestige": 12, "funding": 9}
GOALS: Final = (
    ("us", "good_resources", 12),
    ("us", "fair_or_good_countries", 15),
    ("jihadist", "islamist_resources", 6),
    ("jihadist", "poor_or_islamist_countries", 15),
)
STYLES: Final = {
    "good": "green", "fair": "yellow", "poor": "orange3", "islamist_rule": "bold red",
    "ally": "green", "neutral": "", "adversary": "red", "hard": "cyan", "soft": "magenta",
    "us": "blue", "jihadist": "green4", "unassociated": "",
}  # fmt: skip
FLAGS: Final = ("remove", "mark", "lapsing", "auto")


class LabyrinthFace:
    """Shows Labyrinth in the words of one language."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        self.cards: Mapping[str, Mapping[str, Any]] = facts["cards"]
        self.spaces: Mapping[str, Mapping[str, Any]] = facts["countries"]
        self.words = words

    # -- the board

    def board(self, view: View, seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """The whole table: beside one another where there is room, else one below the other."""
        muslim = self._countries(view, "muslim", brief=width < NARROW)
        others = self._countries(view, "non_muslim", brief=width < NARROW)
        hand = hand and seat in SIDES and any(view["hands"][seat])
        shown_hand = [self._hand_panel(view, seat, 1 if width >= WIDE else 2)] if hand else []
        if width >= WIDE:
            aside = Group(self._tracks(view), self._victory(view), self._in_play(view), *shown_hand)
            middle = Grid.grid(expand=True, padding=(0, 1, 0, 0))
            for ratio in (58, 40, 42):
                middle.add_column(ratio=ratio)
            middle.add_row(muslim, others, aside)
            return Group(self._headline(view), middle, self._legend())
        top = Grid.grid(expand=True)
        top.add_column(ratio=1)
        top.add_column(ratio=1)
        top.add_row(self._tracks(view), self._victory(view))
        middle = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        middle.add_column(ratio=58)
        middle.add_column(ratio=42)
        middle.add_row(muslim, others)
        return Group(self._headline(view), top, middle, self._in_play(view), self._legend(), *shown_hand)

    def _headline(self, view: View) -> Text:
        phase, deck = view["phase"], view["deck"]
        parts = [Message(f"scenario-{view['scenario']}")] if view["scenario"] else []
        parts.append(Message("board-turn", {"turn": view["turn"]}))
        if view["step"] == "card":
            parts.append(Message("board-phase", {"side": phase["side"], "card": phase["card"]}))
        parts.append(Message("board-deck", {"number": deck["number"], "of": deck["of"], "cards": deck["cards"]}))
        return Text(self._joined(parts, "join-dot"), "bold reverse", justify="center")

    def _tracks(self, view: View) -> Panel:
        rows = Grid.grid(padding=(0, 1))
        rows.add_column(style="bold")
        rows.add_column()
        for track, most in MOST.items():
            value, level = view[track]["value"], view[track]["level"]
            bar = meter(value, most)
            bar.append(" " + self._say("board-track", value=value, level=Message(f"{track}-{level}")))
            rows.add_row(self._say(f"board-{track}"), bar)
        rows.add_row(self._say("board-posture"), self._postures(view))
        troops, cells, reserves = view["troops"], view["cells"], view["reserves"]
        level = Message(f"troops-{troops['level']}")
        for title, text in (
            ("troops", self._say("board-troops-on-track", count=troops["on_track"], level=level)),
            ("cells", self._say("board-cells-on-track", count=cells["on_track"], available=cells["available"])),
            ("reserves", self._say("board-reserves-of", us=reserves["us"], jihadist=reserves["jihadist"])),
        ):
            rows.add_row(self._say(f"board-{title}"), text)
        return Panel(rows, title=self._say("board-tracks"), title_align="left", box=box.ROUNDED)

    def _postures(self, view: View) -> str:
        world = view["world_posture"]
        us = Message(f"posture-{view['us_posture']}")
        if not world["side"]:
            return self._say("board-posture-even", us=us)
        side = Message(f"posture-{world['side']}")
        if view["gwot_penalty"]:
            penalty = view["gwot_penalty"]
            return self._say("board-posture-penalty", us=us, world=side, value=world["value"], penalty=penalty)
        return self._say("board-posture-agreed", us=us, world=side, value=world["value"])

    def _victory(self, view: View) -> Panel:
        rows = Grid.grid(padding=(0, 1), expand=True)
        rows.add_column(style="bold")
        rows.add_column(ratio=1)
        rows.add_column(justify="right", no_wrap=True)
        for side, goal, needed in GOALS:
            of = self._say("board-of", value=view["victory"][goal], needed=needed)
            rows.add_row(self._say(f"short-{side}"), self._say(f"board-{goal}"), of)
        at_the_end = view["victory"]["good_resources_at_the_end"]
        if at_the_end is None:
            on_map = sum(self._cells(country) for country in view["countries"].values())
            rows.add_row(self._say("short-us"), self._say("board-cells-on-map"), str(on_map))
        else:  # against rule 9 the last cell wins nothing, and the US needs so much when the cards run out (9.1)
            of = self._say("board-of", value=view["victory"]["good_resources"], needed=at_the_end)
            rows.add_row(self._say("short-us"), self._say("board-good_resources-at-the-end"), of)
        hands = {side: len(view["hands"][side]) for side in SIDES}
        rows.add_row("", self._say("board-hands", us=hands["us"], jihadist=hands["jihadist"]), "")
        return Panel(rows, title=self._say("board-victory"), title_align="left", box=box.ROUNDED)

    def _countries(self, view: View, title: str, *, brief: bool) -> Grid:
        ids = [id for id in self.spaces if (self._kind(id) == "non_muslim") == (title == "non_muslim")]
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True, pad_edge=False, show_edge=False)
        grid.add_column(self._say(f"board-{title}"), no_wrap=True, min_width=18 if title == "muslim" else 14)
        if title == "muslim":
            grid.add_column(self._say("board-resources"), justify="right", no_wrap=True)
        grid.add_column(self._say("board-state"), no_wrap=True)
        grid.add_column(self._say("board-pieces"), ratio=1, overflow="fold")
        for id in ids:
            country = view["countries"][id]
            row: list[RenderableType] = [Text(self._say(f"country-{id}"), "" if self._holds(country) else "dim")]
            if title == "muslim":
                row.append(str(country["resources"] or ""))
            grid.add_row(*row, self._state(id, country, brief=brief), self._pieces(country))
        return grid

    def _in_play(self, view: View) -> Text:
        """Markers in play, lapsing events, Available Plots and WMD."""
        homeless = [marker for marker in view["events"] if not self._lies_in_a_country(view, marker)]
        text = Text()
        for title, names in (("events", homeless), ("lapsing", view["lapsing"])):
            if names:
                text.append(f"{self._say(f'board-{title}')} ", "bold")
                text.append(self._joined([Message(f"marker-{name}") for name in names]) + "  ")
        text.append(f"{self._say('board-plots')} ", "bold")
        text.append(self._plots_available(view["plots"]["available"]))
        wmd = view["wmd"]
        text.append(f"  {self._say('board-wmd')} ", "bold")
        text.append(self._say("board-wmd-held", loose=wmd["loose"], pakistan=wmd["pakistan"]))
        if view["first_plot"]:
            text.append(f"  {self._say('board-first-plot')}", "bold")
        return text

    def _lies_in_a_country(self, view: View, marker: str) -> bool:
        return any(marker in country["markers"] for country in view["countries"].values()) or marker.startswith("ctr_")

    def _plots_available(self, plots: Sequence[str]) -> str:
        if not plots or "hidden" in plots:
            return str(len(plots))
        return self._joined([Message(f"short-plot-{kind}") for kind in plots], "join-space")

    def _legend(self) -> Text:
        return Text(self._say("board-legend"), "dim")

    # -- a country in few words

    def _kind(self, id: str) -> str:
        return str(self.spaces[id]["kind"])

    def _state(self, id: str, country: View, *, brief: bool = False) -> Text:
        """Governance with Alignment or Posture; a brief one where there is little room."""
        kind = self._kind(id)
        if kind in ("sunni", "shia_mix") and country["governance"] is None:
            return Text(self._say("board-unmarked"), "dim")
        text = Text(self._say(f"short-{country['governance']}"), STYLES[country["governance"]])
        second = country["alignment"] or country["posture"]
        if second:
            word = "brief-adversary" if brief and second == "adversary" else f"short-{second}"
            text.append(" ").append(self._say(word), STYLES[second])
        elif kind == "non_muslim":
            text.append(" ").append(self._say("board-unmarked"), "dim")
        return text

    def _pieces(self, country: View) -> Text:
        """What lies in a country, short enough for a row of the board."""
        return Text(" ").join(Text(token, style) for token, style in self._tokens(country))

    def _tokens(self, country: View) -> Iterable[tuple[str, str]]:
        if country["troops"]:
            yield self._say("short-troops", count=country["troops"]), "bold blue"
        if country["nato"]:
            yield self._say("marker-nato"), "bold blue"
        if country["active"]:
            yield self._say("short-active", count=country["active"]), "bold red"
        if country["sleepers"]:
            yield self._say("short-sleepers", count=country["sleepers"]), "bold"
        if country["sadr"]:
            yield self._say("marker-sadr"), "bold red"
        if country["cadre"]:
            yield self._say("short-cadre"), ""
        for plot in country["plots"]:
            name = Message(f"short-plot-{plot['plot']}")
            yield self._say("short-backlash" if plot["backlash"] else "short-plot", shown=name), "bold magenta"
        if country["aid"]:
            yield self._say("short-aid", count=country["aid"]), "green"
        if country["regime_change"]:
            yield self._say(f"short-regime-change-{country['regime_change']}"), "bold"
        if country["besieged"]:
            yield self._say("short-besieged"), "red"
        for marker in country["markers"]:
            yield self._say(f"marker-{marker}"), "italic"

    def _cells(self, country: View) -> int:
        return int(country["sleepers"]) + int(country["active"]) + int(country["sadr"])

    def _holds(self, country: View) -> bool:
        return any(True for _ in self._tokens(country))

    # -- hands and cards

    def hand(self, view: View, seat: str) -> RenderableType:
        """The cards of a seat."""
        return self._hand_panel(view, seat, 2)

    def _hand_panel(self, view: View, seat: str | None, columns: int) -> Panel:
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
                    cells += [Text(str(cards[index]), "bold"), self._card_line(view, cards[index])]
            grid.add_row(*cells)
        title = self._say("board-hand", side=str(seat), count=len(view["hands"][seat]))
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED)

    def _card_line(self, view: View, number: int) -> Text:
        """A card in a row: value, name, association, and whether its event is possible."""
        card = self.cards[str(number)]
        text = Text(self._say("board-ops", ops=card["ops"]) + " ", "bold")
        text.append(self._say(f"card-{number}"), STYLES[card["side"]])
        text.append(" " + self._say(f"association-{card['side']}"), "dim")
        if view["playable"].get(str(number)):
            text.append(f" {self._say('board-playable')}", "bold")
        return text

    def card(self, view: View, name: str) -> RenderableType:
        """A card in full: value, association, flags, when it may be played, what it does."""
        number = self._named(name, "card", self.cards)
        card = self.cards[number]
        head = self._say("card-head", number=int(number), ops=card["ops"], association=card["side"])
        body: list[RenderableType] = [Text(head, "bold")]
        flags = [Message(f"flag-{flag}") for flag in FLAGS if card[flag]]
        if card["remove_if"]:
            flags.append(Message("card-remove-if", {"side": card["remove_if"]}))
        if flags:
            body.append(Text(self._joined(flags), "italic"))
        for part in ("playable", "text"):
            for suffix in ("", "-us", "-jihadist"):
                text = self.words.attribute(f"card-{number}", f"{part}{suffix}")
                if text:
                    body.append(Text.assemble((f"{self._say(f'card-{part}{suffix}')} ", "bold"), text))
        return Panel(Group(*body), title=self._say(f"card-{number}"), title_align="left", box=box.ROUNDED)

    # -- a country in full

    def look(self, view: View, name: str) -> RenderableType:
        """A country in full: what is printed on it, what lies in it, its neighbours."""
        id = self._named(name, "country", self.spaces)
        country, space = view["countries"][id], self.spaces[id]
        kind = [Message(f"type-{space['kind']}")]
        if country["resources"]:
            kind.append(Message("look-resources", {"count": country["resources"]}))
        if space["oil"]:
            kind.append(Message("look-oil"))
        if space["schengen"]:
            kind.append(Message("look-schengen"))
        if space["recruit"]:
            kind.append(Message("look-recruit", {"number": space["recruit"]}))
        body: list[RenderableType] = [Text(self._joined(kind)), self._full_state(id, country)]
        pieces = [Message(f"piece-{piece}", {"count": count}) for piece, count in self._piece_counts(country) if count]
        body.append(Text(self._joined(pieces) if pieces else self._say("look-empty")))
        for plot in country["plots"]:
            shown = Message(f"plot-{plot['plot']}")
            body.append(Text(self.words.say(Message("look-backlash", {"shown": shown}) if plot["backlash"] else shown)))
        for marker in country["markers"]:
            heading = self._say("look-marker", marker=Message(f"marker-{marker}"))
            about = self.words.attribute(f"marker-{marker}", "about") or ""
            body.append(Text.assemble((f"{heading} ", "bold"), about))
        near = self._joined([Message(f"country-{other}") for other in country["adjacent"]])
        body.append(Text.assemble((f"{self._say('look-adjacent')} ", "bold"), near))
        return Panel(Group(*body), title=self._say(f"country-{id}"), title_align="left", box=box.ROUNDED)

    def _full_state(self, id: str, country: View) -> Text:
        kinds = ("governance", "alignment", "posture")
        known = [Message(f"{kind}-{country[kind]}") for kind in kinds if country[kind]]
        if (self._kind(id) != "non_muslim" and not country["governance"]) or (
            self._kind(id) == "non_muslim" and not country["posture"]
        ):
            known.append(Message("unmarked"))
        return Text(self._joined(known), "bold")

    def _piece_counts(self, country: View) -> list[tuple[str, int]]:
        names = ("troops", "nato", "active", "sleepers", "sadr", "cadre", "aid", "besieged")
        counts = [(name, int(country[name])) for name in names]
        return [*counts, ("regime_change", int(bool(country["regime_change"])))]

    # -- remarks and names

    def remark(self, view: View, target: str | None) -> str:
        """The state of a country, or the value of a card."""
        kind, _, id = (target or "").partition(":")
        if kind == "country" and id in self.spaces:
            country = view["countries"][id]
            return f"{self._state(id, country).plain} {self._pieces(country).plain}".strip()
        if kind == "card" and id in self.cards:
            return self._card_remark(view, id)
        return ""

    def about(self, question: Question) -> str:
        """The event of the card that is to be used."""
        card = question.prompt.args.get("card")
        if not isinstance(card, Message):
            return ""
        parts = []
        for part in ("playable", "text"):
            own = self.words.attribute(card.id, f"{part}-{question.seat}")
            parts.append(f"{self._say(f'card-{part}')} {own or self.words.attribute(card.id, part) or ''}")
        if "event_first" in question.keys:
            parts.append(self._say("card-sets-off"))
        return " ".join(parts)

    def step(self, view: View) -> tuple[str, str | None]:
        """A card of a side, or what lies between the action phases."""
        phase, turn = view["phase"], view["turn"]
        if view["step"] == "card":
            return self._say("board-step-card", turn=turn, side=phase["side"], card=phase["card"]), phase["side"]
        return self._say(f"board-step-{view['step']}", turn=turn), None

    def whereabouts(self, view: View, target: str) -> Message | None:
        """Where a card is that lies in the open or in a hand that can be seen."""
        number = target.removeprefix("card:")
        if number not in self.cards:
            return Message("refusal-no-card-called", {"text": number})
        boxes = view["boxes"]
        piles = {
            "us": view["hands"]["us"], "jihadist": view["hands"]["jihadist"], "discard": view["discard"],
            "removed": view["removed"], "playing": view["playing"], "boxes": [*boxes["lapsing"], boxes["first_plot"]],
        }  # fmt: skip
        for name, cards in piles.items():
            if int(number) in cards:
                return Message(f"card-is-{name}", {"number": int(number), "card": Message(f"card-{number}")})
        return None

    def _card_remark(self, view: View, number: str) -> str:
        card = self.cards[number]
        remark = self._say("board-card-remark", ops=card["ops"], association=card["side"])
        return f"{remark} {self._say('board-playable')}" if view["playable"].get(number) else remark

    def _named(self, name: str, prefix: str, known: Mapping[str, Any]) -> str:
        """The id of the country or card that is meant."""
        wanted = plain(name)
        if wanted.isdigit() and wanted != name:  # "-1" is not 1
            raise NotUnderstood(f"no-{prefix}-called", game=self.words.game, text=name)
        names = {id: (plain(id), plain(self._say(f"{prefix}-{id}"))) for id in known}
        exact = [id for id, both in names.items() if wanted in both]
        found = exact or [id for id, both in names.items() if wanted and any(each.startswith(wanted) for each in both)]
        labels = {self._say(f"{prefix}-{id}"): id for id in found}
        if len(labels) == 1:
            return found[0]
        if not found:
            raise NotUnderstood(f"no-{prefix}-called", game=self.words.game, text=name)
        could_be = listed([Message(f"{prefix}-{labels[label]}") for label in sorted(labels)], "or")
        raise NotUnderstood("ambiguous", game=self.words.game, text=name, options=could_be)

    def _joined(self, parts: Sequence[Message], by: str = "list-comma") -> str:
        return self.words.say(joined(parts, by))

    def _say(self, id: str, **args: Argument) -> str:
        return self.words.say(Message(id, args))


register_face("labyrinth", LabyrinthFace)
