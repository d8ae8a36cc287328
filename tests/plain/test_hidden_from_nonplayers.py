"""Nothing hidden changes what Non-players do: two tables that differ only in what is hidden see the same play."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.agents import RandomAgent
from sandtable.core.game import Setup
from sandtable.core.messages import Note
from sandtable.core.playout import InOrder, Playout
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    EMPTY_THREAT,
    FACTIONS,
    GOVERNMENT,
    HIDDEN_AGENDA,
    HIDDEN_ASSET,
    TALIBAN,
    WARLORDS,
)
from tests.plain.nonplayers import chance, run
from tests.plain.scene import PLAIN

MIXES = [
    (TALIBAN,),
    (COALITION, GOVERNMENT),
    (GOVERNMENT, WARLORDS),
    (COALITION, TALIBAN, WARLORDS),
    FACTIONS,  # nobody at the table
]
STEPS = ("faction", "support", "redeploy")
"""The steps in which Non-players decide."""
COMPARED = 12
DECK = [18, 25, "propaganda", 31, 40, 44, "propaganda", 50, 53, 61]
"""What lies face down, in this order."""


def game(method: str, mix: tuple[str, ...], start: dict[str, Any]) -> Playout:
    """A game with Non-players at these seats and chance at the others."""
    seats = {seat: method if seat in mix else "random" for seat in FACTIONS}
    agents = {seat: RandomAgent() for seat in FACTIONS if seat not in mix}
    state = PLAIN.read_position({"game": "plain", "scenario": "short", **start}, Setup("plain", seats))
    return Playout(PLAIN, state, agents, InOrder("3"), "3")


def does_the_same(playout: Playout, mix: tuple[str, ...]) -> None:
    """What is hidden is dealt anew before a step: the same play, to the note."""
    compared = differing = 0
    while compared < COMPARED and playout.play_step():
        state: State = playout.state
        if state.step in STEPS:
            for seat in mix:  # whatever any of them may not know
                twin = PLAIN.redealt(state, seat, chance(compared))
                differing += twin != state
                assert after(twin) == after(state.copy())
            compared += 1
    assert compared > 5
    assert differing > 5


@pytest.mark.parametrize("hidden_next", [False, True])
@pytest.mark.parametrize("mix", MIXES, ids=" ".join)
@pytest.mark.parametrize("method", ["book", "chart"])
def test_the_order_of_the_deck_does_not_change_what_they_do(
    method: str, mix: tuple[str, ...], hidden_next: bool
) -> None:
    shown = {"card": 14, "draw": [17, *DECK]} if hidden_next else {"card": 14, "next": 17, "draw": DECK}
    does_the_same(game(method, mix, {**shown, "options": {"hidden_next": hidden_next}}), mix)


@pytest.mark.parametrize("hidden_next", [False, True])
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("method", ["book", "chart"])
def test_the_markers_of_others_do_not_change_what_they_do(method: str, faction: str, hidden_next: bool) -> None:
    """Deception takes three players, so there is one Non-player at most (7.3)."""
    others = [each for each in FACTIONS if each != faction]
    held = {each: [HIDDEN_AGENDA, EMPTY_THREAT] if n else [HIDDEN_ASSET] * 2 for n, each in enumerate(others)}
    start = {"card": 14, "options": {"hidden_next": hidden_next, "deception": True}, "deception": held}
    does_the_same(game(method, (faction,), {**start, **({} if hidden_next else {"next": 17})}), (faction,))


def after(state: State) -> tuple[list[Note], dict[str, Any]]:
    """What a step, or a whole event, tells and leaves, without what is hidden; people stop where they may."""
    notes: list[Note] = []
    below = chance(7)
    run(PLAIN.step(state, notes.append), below)
    while state.event is not None:
        run(PLAIN.step(state, notes.append), below)
    written = PLAIN.write_position(state)
    for key in ("draw", "next", "card", "piles", "played", "deception"):
        written.pop(key, None)
    return notes, written
