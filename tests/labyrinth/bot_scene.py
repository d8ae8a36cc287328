"""Scenes for the bots: one plays a card, or decides one thing, with scripted dice, in either game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Note
from sandtable.labyrinth import card_play
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth import scene
from tests.labyrinth.scene import WORDS
from tests.playing import decided

BASE = "war_on_terror"
AWAKENING = "awakening"
US_CARD = {BASE: {1: 2, 2: 12, 3: 47}, AWAKENING: {1: 126, 2: 135, 3: 155}}
"""A US card of each value in each deck: its event never happens when the Jihadist bot plays it."""

Countries = Mapping[str, Mapping[str, Any]]


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of the bots that a test shows."""
    return pytest.mark.rule("awakening", *ids)


def moment(
    countries: Countries,
    *,
    rules: str = AWAKENING,
    level: str = "muddled",
    heard: list[Note] | None = None,
    **position: Any,
) -> Play:
    """A moment against the Jihadist bot in which rules can be asked directly; ``heard`` takes the notes."""
    if position.get("campaign"):
        position = {"deck": 2 if rules == AWAKENING else 1, **position}
    return scene.moment(countries, opponent=(JIHADIST, "bot", level), heard=heard, rules=rules, **position)


def book_plays(
    card: int,
    countries: Countries,
    *,
    rules: str = AWAKENING,
    level: str = "muddled",
    dice: Sequence[int] = (),
    pile: Sequence[int] = (),
    us: Sequence[int] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """The Jihadist bot has just played ``card``, the second of its phase; the US is asked for its first."""
    fillers = [23, 24] if rules == BASE else [126, 127, 128]
    hand = [each for each in fillers if each != card][:2] if us is None else list(us)
    document = {
        "game": "labyrinth",
        "rules": rules,
        "prestige": 5,
        "funding": 5,
        "phase": {"side": "jihadist", "card": 2},
        "hands": {"jihadist": [card, *pile], "us": hand},
        "countries": dict(countries),
        **position,
    }
    return Table.from_position(document, seats={"jihadist": f"bot:{level}"}, dice=list(dice), seed=seed)


def carried_out(
    card: int,
    countries: Countries,
    *,
    dice: Sequence[int] = (),
    draws: Sequence[int | str] = (),
    picks: Sequence[tuple[str, ...]] = (),
    **position: Any,
) -> State:
    """The state after the event of a card that lies on the table; chance and the US are scripted."""
    base = {"rules": BASE} if card <= 120 else {}
    g = moment(countries, **{**base, "playing": [card], **position})
    decided(card_play.carry_out_event(g, g.card(card), JIHADIST), dice, draws, picks)
    return g.s


def reasons(notes: Sequence[Note]) -> list[str]:
    """Reasons as people read them, each with its rule."""
    return [f"{WORDS.say(note.message)} {note.rule}" for note in notes if note.kind == "why"]


def operations(table: Table) -> list[str]:
    """The operations that the Jihadist bot chose, in order."""
    return scene.operations(table, JIHADIST)
