"""Debts: consequences that roll or ask, owed by whatever caused them and paid when that is done.

A rule that changes a country is a plain function under many callers. If something follows from it that needs dice or
a decision, it owes that; an operation, an event, a plot or a phase pays before it ends. So what happens at once is all
done before anything follows from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.entering import entering
from sandtable.core.questions import Ask
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import Debt

Payment = Callable[[Play, Country], Ask[None]]

PAYMENTS: Final[dict[str, Payment]] = {}
"""How each kind of debt is paid. The War on Terror owes nothing."""


def payment(kind: str) -> Callable[[Payment], Payment]:
    """Enter a function as the way in which a kind of debt is paid."""
    return entering(PAYMENTS, "a payment of", kind)


def owe(g: Play, kind: str, country: Country) -> None:
    """Something follows, but not yet."""
    g.s.owed = (*g.s.owed, Debt(kind, country.id))


def owe_first(g: Play, kind: str, country: Country) -> None:
    """Something follows before all that is owed already."""
    g.s.owed = (Debt(kind, country.id), *g.s.owed)


def pay(g: Play, kind: str | None = None) -> Ask[None]:
    """Pay what is owed, or what is owed of one kind: the oldest first, and what comes to be owed meanwhile."""
    while (debt := next((each for each in g.s.owed if kind in (None, each.kind)), None)) is not None:
        place = g.s.owed.index(debt)
        g.s.owed = (*g.s.owed[:place], *g.s.owed[place + 1 :])
        yield from PAYMENTS[debt.kind](g, g.s[debt.country])
