"""Scenes for the US events of The Awakening: who holds what, whose turn it is, and everything asked in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable import Table
from sandtable.core.errors import IllegalAnswer
from sandtable.labyrinth.registry import is_playable
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import WORDS, play, scene
from tests.playing import asked, waits_for

FILLERS = (139, 155)
"""Int'l Banking Regime and Fracking, for hands that need another card; they leave the map alone."""
REAPERS = (126, 127)

WAR = muslim("Poor Neutral", civil_war=True)
CHANGED = muslim("Poor Ally", rc="tan", troops=6)
CAPITAL = muslim("Poor Neutral", civil_war=True, caliphate_capital=True)
TRUCE = {"markers": ["truce"]}
CAMPAIGN: dict[str, Any] = {"campaign": True, "decks": 2, "deck": 2, "began_as": "lets_roll"}
"""The second deck of a campaign, with what is left of the first."""

Answers = Sequence[str | tuple[str, ...]]


def _other(cards: Sequence[int], card: int) -> int:
    return next(number for number in cards if number != card)


def us_holds(card: int, *, jihadist: Sequence[int] | None = None, dice: Sequence[int] = (), **position: Any) -> Table:
    """The US is about to play a card; it holds another for later, and the Jihadist side a Reaper."""
    hands = {"us": [card, _other(FILLERS, card)], "jihadist": [_other(REAPERS, card)] if jihadist is None else jihadist}
    return scene(rules="awakening", phase={"side": "us", "card": 1}, hands=hands, dice=dice, **position)


def us_plays(card: int, *answers: str | tuple[str, ...], **position: Any) -> Table:
    """The US plays a card as an event, and answers."""
    return answer(play(us_holds(card, **position), card, "event"), answers)


def jihadist_uses(card: int, *, dice: Sequence[int] = (), **position: Any) -> Table:
    """The Jihadist side has used a card of value 1 or 2 as Reserves, or Travelled within Iran; its event comes now."""
    hands = {"jihadist": [card, _other(REAPERS, card)], "us": [_other(FILLERS, card)]}
    table = scene(rules="awakening", phase={"side": "jihadist", "card": 1}, hands=hands, dice=dice, **position)
    if table.state.rules.deck[card].ops < 3:
        return play(table, card, "reserves")
    play(table, card, "travel")
    while waits_for(table)[0] == "jihadist" and asked(table).purpose.startswith("travel"):
        table.answer("done" if "done" in asked(table).keys else "iran")
    return table


def answer(table: Table, answers: Answers) -> Table:
    """The US answers one question after another; each of them, and every option, can be said in words."""
    for given in answers:
        question = asked(table)
        assert question.seat == "us", f"{question.seat} is asked for {question.purpose}"
        said = [WORDS.say(question.prompt), *(WORDS.say(option.label) for option in question.options)]
        assert all(said)
        try:
            table.answer(*(given if isinstance(given, tuple) else (given,)))
        except IllegalAnswer as refusal:
            raise AssertionError(f"{question.purpose} offers {question.keys}, not {given}") from refusal
    for note in table.notes:
        assert WORDS.say(note.message)
    return table


def may_play(card: int, **position: Any) -> bool:
    """Whether the US could play a card as an event, and the program offers it."""
    table = us_holds(card, **position)
    table.answer(str(card))
    offered = "event" in asked(table).keys
    assert is_playable(table.state, table.state.rules.deck[card], "us") == offered
    assert not is_playable(table.state, table.state.rules.deck[card], "jihadist")
    return offered


def on_map(**countries: Any) -> dict[str, Any]:
    """Countries of a position."""
    return {"countries": countries}


def unrest(table: Table, id: str) -> tuple[int, int]:
    """The Awakening and Reaction markers in a country."""
    country = table.state[id]
    return country.awakening, country.reaction


def where_is(table: Table, number: int) -> str:
    """The pile or hand in which a card lies."""
    s = table.state
    piles: dict[str, list[int]] = {
        "discard": s.discard,
        "removed": s.removed,
        "lapsing": s.lapsing_cards,
        "playing": s.playing,
        **s.hands,
    }
    return next(name for name, pile in piles.items() if number in pile)
