"""What is known about answers beforehand: in brief beside each option, in full when asked for."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.forecasts import Forecast
from sandtable.core.messages import Message
from sandtable.terminal.answers import NotUnderstood
from sandtable.words import Words, joined

if TYPE_CHECKING:
    from sandtable.terminal.session import Session


def brief(forecast: Forecast | None, words: Words) -> Text:
    """A forecast at the end of an option's line: what the die needs with the chance, and a sign if it has a warning."""
    line = Text()
    if forecast is None:
        return line
    if forecast.chance is not None:
        line.append(f"  {words.say(_rolled(forecast.needs, forecast.chance))}", "not bold default italic")
    if forecast.warnings:
        line.append(f" {words('terminal-odds-warning')}", "bold yellow")
    return line


def _rolled(needs: Message | None, chance: Fraction) -> Message:
    """What the die needs, with the chance; a sure thing needs nothing."""
    if chance == 1:
        return Message("chance-sure")
    if chance == 0:
        return Message("chance-none")
    share = Message("chance-percent", {"percent": round(chance * 100)})
    return share if needs is None else joined([needs, share])


def odds(session: Session, rest: str) -> bool:
    """All that is known about the answers at hand, and what cannot be done now."""
    question = session.table.question
    if question is None or question.seat != session.shown_seat:
        raise NotUnderstood("no-odds")
    known = session.table.outlook()
    if not known.forecasts and not known.impossible:
        session.console.print(Text(session.say("terminal-odds-nothing")))
        return True
    grid = Grid.grid(padding=(0, 2))
    for option in question.options:
        if option.key in known.forecasts:
            parts = list(_in_full(known.forecasts[option.key]))
            told = Text(session.words.say(joined(parts, "list-semicolon")) if parts else "")
            grid.add_row(Text(session.words.say(option.label), "bold"), told)
    session.console.print(grid)
    if known.impossible:
        session.console.print(Text(session.say("terminal-odds-impossible"), "dim"))
        grid = Grid.grid(padding=(0, 2))
        for thing in known.impossible:
            grid.add_row(Text(session.words.say(thing.label), "dim"), Text(session.words.say(thing.reason), "dim"))
        session.console.print(grid)
    return True


def _in_full(forecast: Forecast) -> Iterator[Message]:
    """The parts of a forecast, one after another."""
    if forecast.chance is not None:
        yield _rolled(forecast.needs, forecast.chance)
    if forecast.modifiers:
        yield joined(list(forecast.modifiers))
    if forecast.cost is not None:
        yield Message("terminal-odds-cost", {"cost": forecast.cost})
    yield from forecast.leads_to
    for warning in forecast.warnings:
        yield joined([Message("terminal-odds-warning"), warning], "join-space")
