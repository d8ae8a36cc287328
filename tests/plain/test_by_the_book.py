"""The book's procedures on a person's seat: they answer as a Non-player would, and where they cannot, another does."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from sandtable import Agent, Question, Sight, Table
from sandtable.core.journal import Entry
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import seated
from sandtable.plain.by_the_book import ByTheBook, EveryTurnByTheBook
from sandtable.plain.nonplayers import METHODS
from sandtable.plain.steady import Steady
from sandtable.plain.terms import FACTIONS

STEADY: dict[str, str | Agent] = dict.fromkeys(FACTIONS, "steady")


class Followed:
    """An agent that begins anew with every turn, and counts how often another had to answer."""

    def __init__(self, method: str) -> None:
        self.instead = Instead()
        self._book = ByTheBook(METHODS[method], self.instead)
        self.answers = 0

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """By the book."""
        if question.purpose == "act":
            self._book = self._book.anew()
        self.answers += 1
        keys = self._book.answer(question, sight)
        question.check(keys)
        return keys


class Instead(Steady):
    """Counts how often it is asked."""

    asked = 0

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """By rule of thumb."""
        Instead.asked += 1
        return super().answer(question, sight)


@pytest.mark.parametrize("method", sorted(METHODS))
@pytest.mark.parametrize("faction", FACTIONS)
def test_it_plays_a_game_on_a_persons_seat_and_is_seldom_at_a_loss(
    faction: str, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Instead, "asked", 0)
    agent = Followed(method)
    seats: dict[str, str | Agent] = {**STEADY, faction: agent}
    table = Table.new("plain", seed=f"{faction} follows the {method}", seats=seats, scenario="short")
    assert table.outcome is not None
    assert agent.answers > 20
    assert Instead.asked < agent.answers / 20


@pytest.mark.parametrize("faction", FACTIONS)
def test_it_says_the_same_of_copies_of_the_state_as_of_the_state_itself(faction: str) -> None:
    """At a table it sees a copy at each question; in a playout with open hands what it sees goes on changing."""
    seats: dict[str, str | Agent] = {**STEADY, faction: Followed("book")}
    table = Table.new("plain", seed="same", seats=seats, scenario="short")
    game = table.game
    names, agents = seated(game, {**seats, faction: Followed("book")})
    entries: list[Entry] = []
    playout = Playout(game, game.new(table.setup), agents, InOrder("same"), "same", entries.append, open_hands=True)
    playout.play_out()
    assert names == dict(table.setup.seats)
    assert entries == table.journal


def test_a_table_at_which_it_sits_pickles_in_the_middle_of_its_turn() -> None:
    for kind in (ByTheBook, EveryTurnByTheBook):
        seats: dict[str, str | Agent] = {**STEADY, "coalition": "human", "taliban": kind(METHODS["book"], Steady())}
        table = pickle.loads(pickle.dumps(Table.new("plain", seed=4, seats=seats, scenario="short")))
        assert type(table.agents["taliban"]) is kind
        while (question := table.question) is not None:
            table.answer(*Steady().answer(question, table.sight(question.seat)))
        assert table.outcome is not None


def test_its_procedure_goes_on_where_a_person_is_not_asked_for_there_is_no_choice() -> None:
    """How to Rally leaves no choice in most spaces; there are others to go on to."""
    rallies: list[set[str]] = []

    class Rallying(EveryTurnByTheBook):
        def answer(self, question: Question, sight: Sight) -> Sequence[str]:
            keys = super().answer(question, sight)
            if question.purpose == "act":
                rallies.append(set())
            elif question.purpose == "rally_where":
                rallies[-1].update(keys)
            return keys

    seats: dict[str, str | Agent] = {**STEADY, "warlords": Rallying(METHODS["book"], Steady())}
    Table.new("plain", seed="c", seats=seats, scenario="short")
    assert sum(len(spaces - {"done"}) == 3 for spaces in rallies) > 2


@pytest.mark.parametrize("level", sorted(METHODS))
def test_stand_ins_take_every_seat_by_name_and_play_the_same_game_again(level: str) -> None:
    seats: dict[str, str | Agent] = dict.fromkeys(FACTIONS, f"stand_in:{level}")
    one, two = (Table.new("plain", seed=2, seats=seats, scenario="short") for _ in range(2))
    assert one.outcome is not None
    assert one.outcome.rule in ("6.1", "7.3")  # as among people, not by 8.9
    assert one.journal == two.journal
    assert Table.from_save(one.to_save()).state == one.state
