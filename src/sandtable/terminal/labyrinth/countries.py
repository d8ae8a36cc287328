"""Countries in a terminal: a row of the board, and one in full."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from sandtable.core.messages import Argument, Message
from sandtable.terminal.labyrinth.styles import STYLES
from sandtable.terminal.naming import named
from sandtable.terminal.speech import Speech, View
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
        yield from self._forces(country)
        yield from self._states(country)
        for marker, count in _markers(country):
            name = self.say(f"marker-{marker}")
            yield (self.say("short-several", name=name, count=count) if count > 1 else name), "italic"

    def _forces(self, country: View) -> Iterable[tuple[str, str]]:
        """Troops, cells and plots."""
        if country["troops"]:
            yield self.say("short-troops", count=country["troops"]), "bold blue"
        if country["nato"]:
            yield self.say("marker-nato"), "bold blue"
        if country.get("militia"):
            yield self.say("short-militia", count=country["militia"]), "bold blue"
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

    def _states(self, country: View) -> Iterable[tuple[str, str]]:
        """What a country is marked with."""
        for unrest, style in (("awakening", "bold green"), ("reaction", "bold red")):
            if country.get(unrest):
                yield self.say(f"short-{unrest}", count=country[unrest]), style
        if country["aid"]:
            yield self.say("short-aid", count=country["aid"]), "green"
        if country["regime_change"]:
            yield self.say(f"short-regime-change-{country['regime_change']}"), "bold"
        if country["besieged"]:
            yield self.say("short-besieged"), "red"
        for state in ("civil_war", "caliphate_capital", "in_caliphate"):
            if country.get(state) and (state != "in_caliphate" or not country["caliphate_capital"]):
                yield self.say(f"short-{state}"), "bold red"
        if country.get("wmd_cache"):
            yield self.say("short-wmd", count=country["wmd_cache"]), "magenta"

    def remark(self, view: View, id: str) -> str:
        """A country beside an option."""
        country = view["countries"][id]
        return f"{self.state(country).plain} {self.pieces(country).plain}".strip()

    # -- in full

    def look(self, view: View, name: str) -> RenderableType:
        """A country in full: what is printed on it, what lies in it, its neighbours."""
        id = named(name, "country", self.spaces, self.words)
        country = view["countries"][id]
        space = self.spaces[id].get("sides", {}).get(country.get("side"), self.spaces[id])
        kind = [Message(f"type-{country['kind']}")]
        if country["resources"]:
            kind.append(Message("look-resources", {"count": country["resources"]}))
        if country.get("oil", space["oil"]):
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
        for marker, count in _markers(country):
            several = Message("short-several", {"name": Message(f"marker-{marker}"), "count": count})
            heading = self.say("look-marker", marker=several if count > 1 else Message(f"marker-{marker}"))
            about = self.words.attribute(f"marker-{marker}", "about") or ""
            body.append(Text.assemble((self.joined([heading, ""], "join-sentences"), "bold"), about))
        body += [Text(self.words.say(line)) for line in _foreseen(country)]
        near = self.joined([Message(f"country-{other}") for other in country["adjacent"]])
        body.append(Text.assemble((self.before("look-adjacent"), "bold"), near))
        return Panel(Group(*body), title=self.say(f"country-{id}"), title_align="left", box=box.ROUNDED)

    def _full_state(self, country: View) -> Text:
        kinds = ("governance", "alignment", "posture")
        known = [Message(f"{kind}-{country[kind]}") for kind in kinds if country[kind]]
        if country.get("civil_war"):
            known.append(Message("piece-civil_war", {"count": 1}))
        if country.get("in_caliphate"):
            known.append(Message("piece-caliphate_capital" if country["caliphate_capital"] else "look-in-caliphate"))
        if country["unmarked"]:
            known.append(Message("unmarked"))
        return Text(self.joined(known), "bold")


def _piece_counts(country: View) -> list[tuple[str, int]]:
    names = (
        "troops",
        "nato",
        "militia",
        "active",
        "sleepers",
        "sadr",
        "cadre",
        "awakening",
        "reaction",
        "aid",
        "besieged",
    )
    counts = [(name, int(country.get(name, 0))) for name in names]
    regime = int(bool(country["regime_change"]))
    return [*counts, ("regime_change", regime), ("arsenal", country.get("wmd_cache", 0))]


def _markers(country: View) -> list[tuple[str, int]]:
    """The markers in a country, each kind once with how many there are; NATO is told by itself."""
    names = [name for name in country["markers"] if name not in ("nato", "nato_41")]
    return [(name, names.count(name)) for name in dict.fromkeys(names)]


def _foreseen(country: View) -> list[Message]:
    """What the end of the turn will do here, as far as it can be foreseen."""
    lines = [Message(f"foreseen-{country['polarization']}")] if country.get("polarization") else []
    for side, (hits, number) in (country.get("attrition") or {}).items():
        args: dict[str, Argument] = {"side": side, "hits": hits, "number": number}
        lines.append(Message("foreseen-attrition" if number else "foreseen-attrition-sure", args))
    return lines
