"""Muslim countries as the rule book writes them: "Poor Ally", "Islamist Rule Adversary"."""

from __future__ import annotations

from typing import Any

from sandtable import Table


def muslim(condition: str = "Poor Neutral", **rest: Any) -> dict[str, Any]:
    """A Muslim country of a position, and what lies in it: ``muslim("Poor Ally", troops=6)``."""
    governance, _, alignment = condition.lower().rpartition(" ")
    return {"governance": governance.replace(" ", "_"), "alignment": alignment, **rest}


def condition(table: Table, id: str) -> str:
    """The condition that a Muslim country is in; a country that was not tested is ``unmarked``."""
    country = table.state[id]
    if country.governance is None:
        return "unmarked"
    words = (country.governance.name, country.alignment.name)
    return " ".join(words).replace("_", " ").title()


GOOD_ALLY = muslim("Good Ally")
GOOD = muslim("Good Neutral")
FAIR_ALLY = muslim("Fair Ally")
FAIR = muslim("Fair Neutral")
POOR_ALLY = muslim("Poor Ally")
POOR = muslim("Poor Neutral")
POOR_ADVERSARY = muslim("Poor Adversary")
ISLAMIST = muslim("Islamist Rule Adversary")
WAR = muslim("Poor Neutral", civil_war=True)
CAPITAL = muslim("Poor Neutral", civil_war=True, caliphate_capital=True)
TORN = muslim("Poor Neutral", awakening=1, reaction=1)
CHANGED = muslim("Poor Ally", rc="tan")
OCCUPIED = muslim("Poor Ally", rc="tan", troops=6)
MUSLIM_IRAN: dict[str, Any] = {"side": "muslim", **muslim("Fair Adversary", cells=1)}
NIGERIA: dict[str, Any] = {"side": "muslim", **muslim("Poor Neutral")}
TRUCE: dict[str, Any] = {"markers": ["truce"]}
TRUCES: dict[str, Any] = {"lapsing": ["truce"]}
WAR_UNDER_TRUCE = {**WAR, **TRUCE}


def war(condition: str = "Poor Neutral", **rest: Any) -> dict[str, Any]:
    """A Civil War country."""
    return muslim(condition, civil_war=True, **rest)


def truce(condition: str = "Poor Neutral", **rest: Any) -> dict[str, Any]:
    """A Civil War country under Truce."""
    return war(condition, **TRUCE, **rest)


def regime_change(condition: str = "Poor Ally", **rest: Any) -> dict[str, Any]:
    """A country in which the US has changed the regime."""
    return muslim(condition, rc="tan", **rest)


def occupied(**rest: Any) -> dict[str, Any]:
    """The same with six Troops."""
    return regime_change(troops=6, **rest)


INSURGENCY = {"iraq": occupied(cells=1)}
"""A Regime Change country with a cell."""
