"""Scenes for rule 13: the US bot plays one card, or decides one thing, with scripted dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Note
from sandtable.labyrinth import card_play
from sandtable.labyrinth.opponents.bots.us import UsBot
from sandtable.labyrinth.opponents.bots.us.terms import Playing
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US
from tests.labyrinth import scene
from tests.playing import decided

FOR_OPERATIONS = {1: 52, 2: 73, 3: 92}
"""IEDs, Pirates and Saddam: Jihadist cards of each value, which the bot can only use for operations."""
LATER_OPERATIONS = {1: 168, 2: 183, 3: 194}
"""The same in The Awakening: IEDs, Pirates and Snowden."""
FIRST: dict[str, Any] = {"phase": {"side": "us", "card": 1}}
SECOND: dict[str, Any] = {"phase": {"side": "us", "card": 2}}

Countries = Mapping[str, Mapping[str, Any]]


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of the US bot that a test shows."""
    return pytest.mark.rule("awakening", *ids)


def _document(countries: Countries, card: int, **position: Any) -> dict[str, Any]:
    """A position with a cell in Iran, so that no victory by 2.1.1c is near; the deck follows from the card."""
    document = {
        "game": "labyrinth",
        "prestige": 5,
        "funding": 5,
        "countries": {"iran": {"cells": 1}, **countries},
        **position,
    }
    if card > 120:
        document.setdefault("rules", "awakening")
    return document


def book_plays(
    card: int,
    countries: Countries,
    *,
    dice: Sequence[int] = (),
    level: str = "off_guard",
    pile: Sequence[int] = (),
    jihadist: Sequence[int] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """The bot has just played ``card``, the second of its action phase unless the position says otherwise."""
    held = ([70, 71] if card <= 120 else [198, 199]) if jihadist is None else list(jihadist)
    document = _document(countries, card, **{**SECOND, **position})
    document["hands"] = {"us": [card, *pile], "jihadist": held}
    return Table.from_position(document, seats={"us": f"bot:{level}"}, dice=list(dice), seed=seed)


def moment(
    countries: Countries,
    *,
    level: str = "off_guard",
    heard: list[Note] | None = None,
    later: bool = False,
    **position: Any,
) -> Play:
    """A moment of a game against the bot in which rules can be asked directly; ``later`` is in The Awakening."""
    around = {"iran": {"cells": 1}, **countries}
    position = {"rules": "awakening", **position} if later else position
    return scene.moment(around, opponent=(US, "bot", level), heard=heard, **position)


def about(s: State, card: int, ops: int | None = None) -> Playing:
    """What the boxes are asked about when a card is used."""
    printed = s.rules.deck[card]
    return Playing(printed, card_play.value_with_reserves(s, US, printed) if ops is None else ops, UsBot)


def event(
    card: int, countries: Countries, *, dice: Sequence[int] = (), draws: Sequence[int | str] = (), **position: Any
) -> State:
    """The state after the event of a card that the bot carries out; chance is scripted, draws by place or key."""
    g = moment(countries, later=card > 120, playing=[card], **position)
    decided(card_play.carry_out_event(g, g.card(card), US), dice, draws)
    return g.s


def operations(table: Table) -> list[str]:
    """The operations that the bot chose, in order, and Homeland Security."""
    return scene.operations(table, US, "homeland_security")


def places(table: Table, id: str) -> list[str]:
    """The countries that some notes name, in order."""
    named = [note.message.args["country"] for note in table.notes if note.message.id == f"note-{id}"]
    return [str(getattr(country, "id", country)).removeprefix("country-") for country in named]


def events(table: Table) -> list[str]:
    """The cards whose events the bot carried out."""
    return [
        str(getattr(note.message.args["card"], "id", ""))
        for note in table.notes
        if note.message.id == "note-event" and note.message.args["side"] == "us"
    ]
