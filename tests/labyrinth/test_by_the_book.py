"""The opponents of the book on a person's seat: what they would do with a card is what they answer."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from sandtable import Agent, Question, Sight, Table
from sandtable.core.messages import Message
from sandtable.labyrinth import by_the_book
from sandtable.labyrinth.by_the_book import StandIn
from sandtable.labyrinth.terms import JIHADIST, US, other

STAND_INS = [
    ("lets_roll", US, "bot"),
    ("lets_roll", JIHADIST, "bot"),
    ("lets_roll", JIHADIST, "solitaire"),
    ("awakening", US, "bot"),
    ("awakening", JIHADIST, "bot"),
    ("awakening", JIHADIST, "solitaire"),
]


class Counting:
    """Counts how often it is asked."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.asked: list[str] = []

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As the agent."""
        self.asked.append(question.purpose)
        return self.agent.answer(question, sight)


@pytest.mark.parametrize(("scenario", "side", "name"), STAND_INS)
def test_it_plays_a_game_on_a_persons_seat_and_is_seldom_at_a_loss(
    scenario: str, side: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead = Counting(by_the_book.OTHERS[side])
    monkeypatch.setattr(by_the_book, "OTHERS", {side: instead})
    agent = Counting(StandIn(side, name))
    seats: dict[str, str | Agent] = {side: agent, other(side): "steady"}
    table = Table.new("labyrinth", seed=f"{side} by the {name}", seats=seats, scenario=scenario)
    assert table.outcome is not None
    assert len(agent.asked) > 50
    assert len(instead.asked) < len(agent.asked) / 5


def test_what_the_chart_says_is_answered() -> None:
    """The first card of the hand, with which the bot of rule 12 Recruits in Afghanistan when Funding is ample."""
    table = Table.new("labyrinth", seed="chart", seats={US: "human", JIHADIST: "stand_in:bot"}, scenario="lets_roll")
    told = [note.message for note in table.notes_for(None)]
    assert [each.id for each in told[1:4]] == ["note-plays", "note-operation", "note-cells-placed"]
    assert told[1].args["card"] == Message(f"card-{table.journal[0].value}")
    assert told[2].args["operation"] == Message("op-recruit")
    assert told[3].args["country"] == Message("country-afghanistan")


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (
        Table.new("labyrinth", seed="same", seats={US: "stand_in", JIHADIST: "stand_in"}, scenario="awakening")
        for _ in range(2)
    )
    assert first.journal == again.journal


def test_a_table_at_which_it_sits_pickles() -> None:
    seats = {US: "human", JIHADIST: "stand_in:solitaire"}
    table = Table.new("labyrinth", seed="pickled", seats=seats, scenario="lets_roll")
    assert pickle.loads(pickle.dumps(table)).journal == table.journal
