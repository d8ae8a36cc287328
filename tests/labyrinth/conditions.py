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
