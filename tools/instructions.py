"""What the books' own opponents do with a card: what their code says of itself, and ``tools/instructions.toml``.

The bots of The Awakening (rules 12 and 13) have conditions and answers entered beside the numbers of cards, rule 9 has
lists of events, and the Non-players of A Distant Plain have sheets.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.labyrinth.opponents.bots.instructions import Instructions
from sandtable.labyrinth.opponents.bots.jihadist import cards_awakening as _jihadist_awakening  # noqa: F401 - enters
from sandtable.labyrinth.opponents.bots.jihadist import cards_base as _jihadist_base  # noqa: F401 - enters
from sandtable.labyrinth.opponents.bots.jihadist.instructions import BOOK as JIHADIST_BOOK
from sandtable.labyrinth.opponents.bots.us import cards_awakening as _us_awakening  # noqa: F401 - enters
from sandtable.labyrinth.opponents.bots.us import cards_base as _us_base  # noqa: F401 - enters
from sandtable.labyrinth.opponents.bots.us.instructions import ALERTS
from sandtable.labyrinth.opponents.bots.us.instructions import BOOK as US_BOOK
from sandtable.plain.nonplayers.instructions import INSTRUCTIONS, Instruction
from sandtable.words import Words

HERE: Final = Path(__file__).resolve().parent
SOLITAIRE: Final = HERE.parent / "src" / "sandtable" / "labyrinth" / "data" / "solitaire.toml"
BOOKS: Final[Mapping[str, Instructions]] = {"jihadist": JIHADIST_BOOK, "us": US_BOOK}
NEVER: Final = "never"
RULE_9: Final = {
    "places_cell": "with no cell on the Funding track it is Radicalization instead (9.4.1)",
    "places_plot": "it plots by the Plot chart, and is Radicalization if that says so (9.4.2.1)",
    "cells_by_shia_mix": "its cell goes by the Shia-Mix table",
    "shift_by_shia_mix": "by the Shia-Mix table and a test, then the closest country at Good, or else Fair",
}


@cache
def written() -> dict[str, Any]:
    """The words of ``instructions.toml``."""
    return tomllib.loads((HERE / "instructions.toml").read_text(encoding="utf-8"))


@cache
def special_events() -> dict[str, list[str]]:
    """The events of which rule 9 says more, by what it says."""
    found: dict[str, list[str]] = tomllib.loads(SOLITAIRE.read_text(encoding="utf-8"))["events"]
    return found


def said_by(function: Callable[..., object]) -> str:
    """What a function says of itself, as a part of a sentence; nothing if it has no words."""
    first = (function.__doc__ or "").strip().partition("\n\n")[0]
    told = re.sub(r"^(?:\d[\d, to]*: |Whether )", "", " ".join(first.split())).rstrip(".")
    plain = told[1:2].islower() or told[1:2] == " "
    return told[:1].lower() + told[1:] if plain and not told.startswith(NAMES) else told


NAMES: Final = (
    "Aid", "Central Asia", "Civil War", "Funding", "Islamist", "Lebanon", "Militia", "Poor", "Prestige", "Syria",
    "Troops",
)  # fmt: skip
"""With what a condition may begin that keeps its capital."""


def unwritten(side: str) -> Iterator[tuple[str, int]]:
    """The cards of a bot of which neither the code nor a word here says what it goes by: ``plays`` or ``how``."""
    for number, condition in BOOKS[side].plays.items():
        if str(number) not in written()[side]["plays"] and not said_by(condition):
            yield "plays", number
    for (number, _), answer in BOOKS[side].answers.items():
        if str(number) not in written()[side]["how"] and not said_by(answer):
            yield "how", number


def of_card(words: Words, card: Mapping[str, Any]) -> list[str]:
    """What the opponents of a game do with a card, as lines."""
    if words.game == "plain":
        return list(_of_sheets(words, card["number"]))
    lines = []
    if card["side"] != "us":
        if card["number"] <= 120:
            lines += [f"*rule 9*: {line}" for line in _of_rule_9(card["event"])]
        lines += [f"*bot, Jihadist* (12.3): {line}" for line in _of_bot("jihadist", card["number"])]
    if card["side"] != "jihadist":
        lines += [f"*bot, US* (13.3): {line}" for line in _of_bot("us", card["number"])]
    return lines


def _of_rule_9(event: str) -> Iterator[str]:
    yield from (said for name, said in RULE_9.items() if event in special_events()[name])


def _of_bot(side: str, number: int) -> Iterator[str]:
    book, own = BOOKS[side], written()[side]
    condition = book.plays.get(number)
    if condition is not None and condition.__name__ == NEVER:
        yield "does not play the event"
        return
    if condition is not None:
        yield f"plays the event if {own['plays'].get(str(number)) or said_by(condition)}"
    elif side == "us":
        yield "plays the event whenever it would have an effect (13.4.2)"
    else:
        yield "does not play the event"
    if number in ALERTS and side == "us":
        yield f"also instead of an Alert, if {own['alerts'][str(number)]} (13.4.1)"
    answers = {said_by(answer) for (of, _), answer in book.answers.items() if of == number} - {""}
    how = [own["how"][str(number)]] if str(number) in own["how"] else sorted(answers)
    if how:
        yield f"and then: {'; '.join(how)}"


def _of_sheets(words: Words, number: int) -> Iterator[str]:
    for (of, text, faction), told in INSTRUCTIONS.items():
        if of == number:
            yield f"*{text}, {words(f'side-{faction}')} as Non-player* (8.4.1): {'; '.join(_sheet(words, told))}"


def _sheet(words: Words, told: Instruction) -> Iterator[str]:
    named: Mapping[str, str] = written()["plain"]

    def places(names: tuple[str, ...]) -> str:
        return ", then ".join(named.get(name) or words(f"priority-{name}") for name in names)

    def sides(names: tuple[str, ...]) -> str:
        return ", then ".join(words(f"side-{name}") for name in names)

    if told.refuse:
        yield "is never taken"
    if told.refuse_if:
        yield f"is not taken while {named[told.refuse_if]}"
    if told.only_if:
        yield f"is taken only if {sides((told.only_if,))} is a Non-player, too"
    if told.use:
        yield f"takes the {told.use} text instead"
    if told.ineffective:
        yield f"counts as without effect while {named[told.ineffective]} (8.1c)"
    if told.always:
        yield "is taken although the next card is Propaganda (8.1c)"
    if told.only:
        yield f"only {places(told.only)}"
    if told.own_only:
        yield f"of its own pieces only {places(told.own_only)}"
    if told.where:
        yield f"first {places(told.where)}"
    if told.whose:
        yield f"whose: {sides(told.whose)}"
    if told.moves:
        yield named[told.moves]
