"""Countries in a terminal: a row of the board, and one in full."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.terminal.labyrinth.speech import STYLES, Speech, View
from sandtable.terminal.naming import named
from sandtable.words import Words


class Countries(Speech):
    """Shows countries from what is printed on them and what a view says of them."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        super().__init__(words)
        self.spaces: Mapping[str, Mapping[str, Any]] = facts["countries"]

    # -- in few words

    def state(self, country: View, *, brief: bool = False) -> Text:
        """Governance with Alignment or Posture; a brief one where there is little room."""
        text = Text()
        if country["governance"]:
            text.append(self.say(f"short-{country['governance']}"), STYLES[country["governance"]])
        second = country["alignment"] or country["posture"]
        if second:
            word = "brief-adversary" if brief and second == "adversary" else f"short-{second}"
            text.append(" ").append(self.say(word), STYLES[second])
        elif country["unmarked"]:
            text.append(" " if text else "").append(self.say("board-unmarked"), "dim")
        return text

    def pieces(self, country: View) -> Text:
        """What lies in a country, short enough for a row of the board."""
        return Text(" ").join(Text(token, style) for token, style in self._tokens(country))

    def is_empty(self, country: View) -> bool:
        """Whether nothing lies in a country."""
        return not any(True for _ in self._tokens(country))

    def _tokens(self, country: View) -> Iterable[tuple[str, str]]:
        if country["troops"]:
            yield self.say("short-troops", count=country["troops"]), "bold blue"
        if country["nato"]:
            yield self.say("marker-nato"), "bold blue"
        if country["active"]:
            yield self.say("short-active", count=country["active"]), "bold red"
        if country["sleepers"]:
            yield self.say("short-sleepers", count=country["sleepers"]), "bold"
        if country["sadr"]:
            yield self.say("marker-sadr"), "bold red"
        if country["cadre"]:
            yield self.say("short-cadre"), ""
        for plot in country["plots"]:
            name = Message(f"short-plot-{plot['plot']}")
            yield self.say("short-backlash" if plot["backlash"] else "short-plot", shown=name), "bold magenta"
        if country["aid"]:
            yield self.say("short-aid", count=country["aid"]), "green"
        if country["regime_change"]:
            yield self.say(f"short-regime-change-{country['regime_change']}"), "bold"
        if country["besieged"]:
            yield self.say("short-besieged"), "red"
        for marker in country["markers"]:
            yield self.say(f"marker-{marker}"), "italic"

    def remark(self, view: View, id: str) -> str:
        """A country beside an option."""
        country = view["countries"][id]
        return f"{self.state(country).plain} {self.pieces(country).plain}".strip()

    # -- in full

    def look(self, view: View, name: str) -> RenderableType:
        """A country in full: what is printed on it, what lies in it, its neighbours."""
        id = named(name, "country", self.spaces, self.words)
        country, space = view["countries"][id], self.spaces[id]
        kind = [Message(f"type-{country['kind']}")]
        if country["resources"]:
            kind.append(Message("look-resources", {"count": country["resources"]}))
        if space["oil"]:
            kind.append(Message("look-oil"))
        if space["schengen"]:
            kind.append(Message("look-schengen"))
        if space["recruit"]:
            kind.append(Message("look-recruit", {"number": space["recruit"]}))
        body: list[RenderableType] = [Text(self.joined(kind)), self._full_state(country)]
        pieces = [Message(f"piece-{piece}", {"count": count}) for piece, count in _piece_counts(country) if count]
        body.append(Text(self.joined(pieces) if pieces else self.say("look-empty")))
        for plot in country["plots"]:
            shown = Message(f"plot-{plot['plot']}")
            body.append(Text(self.words.say(Message("look-backlash", {"shown": shown}) if plot["backlash"] else shown)))
        for marker in country["markers"]:
            heading = self.say("look-marker", marker=Message(f"marker-{marker}"))
            about = self.words.attribute(f"marker-{marker}", "about") or ""
            body.append(Text.assemble((f"{heading} ", "bold"), about))
        near = self.joined([Message(f"country-{other}") for other in country["adjacent"]])
        body.append(Text.assemble((f"{self.say('look-adjacent')} ", "bold"), near))
        return Panel(Group(*body), title=self.say(f"country-{id}"), title_align="left", box=box.ROUNDED)

    def _full_state(self, country: View) -> Text:
        kinds = ("governance", "alignment", "posture")
        known = [Message(f"{kind}-{country[kind]}") for kind in kinds if country[kind]]
        if country["unmarked"]:
            known.append(Message("unmarked"))
        return Text(self.joined(known), "bold")


def _piece_counts(country: View) -> list[tuple[str, int]]:
    names = ("troops", "nato", "active", "sleepers", "sadr", "cadre", "aid", "besieged")
    counts = [(name, int(country[name])) for name in names]
    return [*counts, ("regime_change", int(bool(country["regime_change"])))]
