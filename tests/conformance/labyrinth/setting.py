"""Words for the tests of the rules: countries as the rule book writes them, and looking at what is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable import Table
from sandtable.core.questions import Question
from tests.labyrinth.scene import scene

MUSLIM = (
    "morocco", "algeria_tunisia", "libya", "egypt", "sudan", "somalia", "jordan", "syria", "central_asia",
    "indonesia_malaysia", "turkey", "lebanon", "yemen", "iraq", "saudi_arabia", "gulf_states", "pakistan",
    "afghanistan",
)  # fmt: skip
SCHENGEN = ("scandinavia", "benelux", "germany", "eastern_europe", "france", "italy", "spain")


def muslim(condition: str, **rest: Any) -> dict[str, Any]:
    """A Muslim country written as the rule book does: ``muslim("Poor Ally", troops=6)``."""
    governance, _, alignment = condition.lower().rpartition(" ")
    return {"governance": governance.replace(" ", "_"), "alignment": alignment, **rest}


def all_of(ids: Iterable[str], condition: str) -> dict[str, dict[str, Any]]:
    """The same condition for several Muslim countries."""
    return {id: muslim(condition) for id in ids}


def postures(**counts: int) -> dict[str, dict[str, str]]:
    """So many Schengen countries with each Posture, the hard ones first: ``postures(hard=2, soft=1)``."""
    wanted = ["hard"] * counts.get("hard", 0) + ["soft"] * counts.get("soft", 0)
    return {id: {"posture": posture} for id, posture in zip(SCHENGEN, wanted, strict=False)}


def asked(table: Table) -> Question:
    """The question that waits for an answer."""
    question = table.question
    assert question is not None, f"the game is over: {table.outcome}"
    return question


def purpose(table: Table) -> str:
    """What is being decided now."""
    return asked(table).purpose


def offered(table: Table) -> list[str]:
    """The answers on offer."""
    return asked(table).keys


def uses(table: Table, card: int) -> list[str]:
    """Everything that may be done with a card from the hand that is asked."""
    if purpose(table) == "play_card":
        table.answer(str(card))
    assert purpose(table) == "use_card"
    return offered(table)


def winner(table: Table) -> tuple[str, str] | None:
    """Who has won, and by which rule; None while the game goes on."""
    return table.outcome and (table.outcome.winner, table.outcome.rule)


def told(table: Table) -> list[str]:
    """The log, as message ids without their ``note-``."""
    return [note.message.id.removeprefix("note-") for note in table.notes]


def governance(table: Table, id: str) -> str:
    """A Muslim country's condition as the rule book writes it: ``"Fair Neutral"``."""
    country = table.state[id]
    if country.governance is None:
        return "unmarked"
    words = (country.governance.name, country.alignment.name)
    return " ".join(words).replace("_", " ").title()


def still(**position: Any) -> Table:
    """A position to look at: the Jihadist side ponders its next card."""
    return scene(hands={"us": [23, 24], "jihadist": [92, 95]}, **position)


def end_of_turn(*, us: int = 23, dice: Iterable[int] = (), **position: Any) -> Table:
    """The US holds its last card and the Jihadist side has none: whatever ends a turn happens at once."""
    table = scene(phase={"side": "us", "card": 1}, hands={"us": [us], "jihadist": []}, dice=list(dice), **position)
    table.answer("hold")
    return table
