"""Rules 12 and 13 on a person's seat: what only a person is asked has an answer, so a stand-in plays whole games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.core.chance import Draw
from sandtable.core.game import Setup, agent_named
from sandtable.core.playout import InOrder, Playout
from sandtable.core.questions import Question
from sandtable.core.setting_up import checked_options
from sandtable.labyrinth.opponents.bots.jihadist import JihadistBot
from sandtable.labyrinth.opponents.bots.us import UsBot
from sandtable.labyrinth.play import DONE, Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.terms import JIHADIST, SIDES, US
from tests.labyrinth.scene import LABYRINTH, turn

BOTS: Mapping[str, Any] = {US: UsBot, JIHADIST: JihadistBot}
CARDS = [card_option(number) for number in (4, 14, 40)]
STOP = word_option(DONE)


@pytest.mark.parametrize(
    ("seat", "purpose", "options", "drawn"),
    [
        (JIHADIST, Purpose.SECOND_CARD, CARDS, True),
        (JIHADIST, Purpose.GIVE_CARD, CARDS, True),
        (JIHADIST, Purpose.BUY_BACK, [*CARDS, STOP], False),
        (US, Purpose.CHOOSE_DISCARD, CARDS, True),
        (US, Purpose.GIVE_CARD, CARDS, True),
        (US, Purpose.PLAY_EXTRA_CARD, [*CARDS, STOP], False),
    ],
)
def test_a_stand_in_takes_one_of_its_cards_by_lot_and_does_nothing_that_no_bot_does(
    seat: str, purpose: Purpose, options: list[Any], drawn: bool
) -> None:
    g = Play(turn(seat, 40).state, None)
    said = BOTS[seat]().answer(g, Question(seat, purpose, options))
    lot: object = None
    if drawn:
        request = next(said)
        assert isinstance(request, Draw)
        lot = request.among[1]
    with pytest.raises(StopIteration) as ended:
        said.send(lot)
    assert list(ended.value.value) == (["14"] if drawn else [DONE])


@pytest.mark.parametrize("scenario", ["lets_roll", "awakening"])
@pytest.mark.parametrize("seat", SIDES)
def test_a_stand_in_plays_whole_games(scenario: str, seat: str) -> None:
    agents = {side: agent_named(LABYRINTH, side, "steady") for side in SIDES}
    setup = Setup("labyrinth", dict.fromkeys(SIDES, "steady"), checked_options(LABYRINTH, {"scenario": scenario}))
    for number in range(8):
        seed = f"stand-in/{number}"
        others = {side: agent for side, agent in agents.items() if side != seat and agent is not None}
        playout = Playout(LABYRINTH, LABYRINTH.new(setup), others, InOrder(seed), seed)
        playout.seating = lambda seated: {**seated, seat: BOTS[seat]()}
        assert playout.play_out().winner in SIDES
        assert LABYRINTH.faults(playout.state) == []
