"""No question of any event is left without an answer: every card, for either side, in many worlds."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Question, Request
from sandtable.labyrinth import card_play, opponents
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, UNASSOCIATED, US
from sandtable.labyrinth.victory import Ended
from tests.labyrinth.bot_scene import rule
from tests.labyrinth.opponents.fairness import below
from tests.labyrinth.scene import LABYRINTH
from tests.labyrinth.styles import BLIND, chooser
from tests.playing import answers, carried_out

WORLDS: list[dict[str, Any]] = [
    {"scenario": "mission_accomplished"},
    {"scenario": "isil"},
    {"scenario": "status_of_forces"},
    {"scenario": "anaconda", "campaign": True},
]


def worlds(options: dict[str, Any]) -> list[State]:
    """Some moments of a game, from its beginning on."""
    table = Table.new("labyrinth", seats={JIHADIST: "bot"}, seed=str(options), **options)
    for _ in answers(table, chooser(BLIND, 1)):
        pass
    steps = [step.state for step in table.steps if step.state.step == "card"]
    return steps[:: max(1, len(steps) // 4)]


@pytest.mark.slow
@rule("12.3", "12.2")
@pytest.mark.parametrize("options", WORLDS, ids=lambda options: str(options["scenario"]))
def test_every_event_finds_its_answers(options: dict[str, Any]) -> None:
    """As the bot plays them, as the US sets them off, and as the US plays its own."""
    carried = 0
    for n, world in enumerate(worlds(options)):
        for number, card in world.rules.deck.items():
            for side in SIDES if card.side == UNASSOCIATED else (card.side,):
                for turn in (side, US):
                    s = world.copy()
                    if number not in [*s.deck, *s.discard]:
                        continue
                    (s.deck if number in s.deck else s.discard).remove(number)
                    s.held_back.pop(number, None)
                    s.playing, s.side = [number], turn
                    g = Play(s, None, opponents.seated(s))
                    if may_happen(s, card, side):
                        carried += 1
                        _carry_out(g, number, side, f"{options} {n} {number}")
    assert carried > 150


def _carry_out(g: Play, number: int, side: str, seed: str) -> None:
    draw = below(seed)

    def reply(request: Request) -> Any:
        if isinstance(request, Question):
            assert request.seat == US
            return tuple(request.keys[: max(1, request.at_least)])
        if isinstance(request, Roll):
            return 1 + draw(6)
        if isinstance(request, Draw):
            return request.among[draw(len(request.among))]
        return None

    try:
        carried_out(card_play.carry_out_event(g, g.card(number), side), reply)
    except Ended:
        return
    g.s.playing, g.s.discard = [], [*g.s.discard, *g.s.playing]
    assert LABYRINTH.faults(g.s) == []
