"""Playouts: the same play as at a table, without one; stops where they are asked to; luck that two futures share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from sandtable import Question, Table
from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.errors import BadDice, IllegalAnswer
from sandtable.core.game import Setup, game_named
from sandtable.core.playout import ByStep, InOrder, Playout
from sandtable.core.setting_up import checked_options, seated
from sandtable.lab import simulation
from tests.core.kit import EVERY_GAME

BOTH = {"us": RandomAgent(), "jihadist": RandomAgent()}
SEATS = [
    {"us": "random", "jihadist": "random"},
    {"us": "random", "jihadist": "solitaire:virulent"},
    {"us": "steady", "jihadist": "solitaire"},
]


def begun(seed: str, **seats: str) -> Playout:
    game = game_named("labyrinth")
    names, agents = seated(game, {**SEATS[0], **seats})
    setup = Setup("labyrinth", names, checked_options(game, {}))
    return Playout(game, game.new(setup), agents, InOrder(seed), seed)


@pytest.mark.parametrize("seats", SEATS, ids=lambda seats: seats["jihadist"] + " and " + seats["us"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_playout_is_the_play_of_a_table(seed: str, seats: dict[str, str]) -> None:
    table = Table.new("labyrinth", seed=seed, seats=seats)
    playout = begun(seed, **seats)
    assert playout.play_out() == table.outcome
    assert playout.state == table.state
    assert playout.plies == table.ply
    assert playout.questions == sum(entry.who in ("us", "jihadist") for entry in table.journal)
    assert playout.steps == len(table.steps) - 1
    assert not playout.play_step()


@pytest.mark.parametrize("seats", SEATS, ids=lambda seats: seats["jihadist"] + " and " + seats["us"])
def test_a_simulation_gives_the_same_with_and_without_tables(seats: dict[str, str]) -> None:
    game = game_named("labyrinth")
    names, agents = seated(game, seats)
    setup = Setup("labyrinth", names, checked_options(game, {"scenario": "anaconda"}))
    for seed in ("a", "b"):
        assert simulation.without_a_table(setup, agents, seed) == simulation.at_a_table(setup, agents, seed)


@EVERY_GAME
def test_a_table_that_nobody_looks_at_plays_the_same(name: str) -> None:
    seats = dict.fromkeys(game_named(name).seats, "random")
    table = Table.new(name, seed=7, seats=seats)
    unseen = Table.new(name, seed=7, seats=seats, keep_notes=False, keep_history=False)
    assert unseen.journal == table.journal
    assert unseen.state == table.state
    assert unseen.outcome == table.outcome
    assert unseen.question is None
    last, kept = unseen.steps[-1], table.steps[-1]
    assert len(unseen.steps) == 1
    assert (last.state, last.ply, last.draws, last.rolls) == (kept.state, kept.ply, kept.draws, kept.rolls)


def test_a_script_of_dice_is_kept_to_where_nobody_looks() -> None:
    document = Table.new("labyrinth", seed=1).position()
    with pytest.raises(BadDice, match="script"):
        Table.from_position(document, seed=1, seats=SEATS[0], dice=[6, 5], keep_notes=False, keep_history=False)


class LooksAhead(RandomAgent):
    """An agent that is asked whether it was given a table to look ahead on."""

    looks_ahead = True
    found: bool | None = None

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Any option, after a look for a table."""
        if self.found is None:
            LooksAhead.found = sight.imagined() is not None
        return super().answer(question, sight)


def test_who_looks_ahead_sits_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LooksAhead, "found", None)
    monkeypatch.setattr(simulation, "seated", lambda game, seats: (dict(seats), {**BOTH, "us": LooksAhead()}))
    simulation.play(simulation.Plan("labyrinth", 1, "1", SEATS[0]), 0)
    assert LooksAhead.found
    monkeypatch.setattr(LooksAhead, "found", None)
    Table.new("labyrinth", seed=1, seats={**BOTH, "us": LooksAhead()}, keep_notes=False, keep_history=False)
    assert LooksAhead.found


def test_a_step_a_card_or_a_turn_at_a_time() -> None:
    playout = begun("long 1", jihadist="solitaire")
    assert playout.play_until("turns")  # the set-up begins the first turn
    assert (playout.state.turn, playout.state.step, playout.state.card) == (1, "card", 1)
    assert playout.play_until("cards")
    assert (playout.state.turn, playout.state.side, playout.state.card) == (1, "jihadist", 2)
    assert playout.play_step()
    assert (playout.state.side, playout.state.card) == ("us", 1)
    assert playout.play_until("turns")
    assert (playout.state.turn, playout.state.side, playout.state.card) == (2, "jihadist", 1)
    playout.play_out()
    assert not playout.play_until("turns")


def test_a_moment_of_a_table_is_played_on_aside() -> None:
    table = Table.new("labyrinth", seed=7, seats={"jihadist": "random"})
    assert table.question is not None
    table.answer(table.question.keys[0])  # a card is chosen, and not yet its use
    before, asked, ply = table.state.copy(), table.question, table.ply
    answered: list[str] = []

    class First(RandomAgent):
        """Says what it was asked."""

        def answer(self, question: Question, sight: Sight) -> Sequence[str]:
            """Any option."""
            answered.append(question.purpose)
            return super().answer(question, sight)

    outcomes = {table.playout({**BOTH, "us": First()}, ByStep(str(n))).play_out() for n in range(8)}
    assert len(outcomes) > 1
    assert answered[0] == asked.purpose
    assert (table.state, table.question, table.ply) == (before, asked, ply)


def test_a_seat_without_an_agent_is_refused() -> None:
    table = Table.new("labyrinth", seed=5)
    with pytest.raises(IllegalAnswer, match="nobody answers for"):
        table.playout({}, ByStep("1")).play_out()


def test_two_futures_share_the_dice_of_a_step() -> None:
    one, two, other = ByStep("luck"), ByStep("luck"), ByStep("bad luck")
    seen = []
    for fortune, before in ((one, 3), (two, 7), (other, 3)):
        fortune.step_begins(1)
        for _ in range(before):
            fortune.below(6)
        fortune.step_begins(2)
        seen.append([fortune.below(1000) for _ in range(20)])
    assert seen[0] == seen[1] != seen[2]


class Watched(ByStep):
    """Writes down the numbers that it draws in each step."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.given: dict[int, list[int]] = {}
        self.step = 0

    def step_begins(self, step: int) -> None:
        """Begin a new row."""
        super().step_begins(step)
        self.step = step

    def below(self, bound: int) -> int:
        """Draw one of a million, and take a share of it."""
        value = super().below(1_000_000)
        self.given.setdefault(self.step, []).append(value)
        return value * bound // 1_000_000


def test_futures_that_differ_in_one_answer_meet_the_same_luck_later() -> None:
    shared = longer = 0
    for seed in range(6):
        table = Table.new("labyrinth", seed=seed, seats={"jihadist": "random"})
        assert table.question is not None
        drawn = []
        for key in table.question.keys[:2]:
            fork, fortune = table.fork(), Watched("pair")
            fork.answer(key)
            fork.playout(BOTH, fortune).play_out()
            drawn.append(fortune.given)
        for step in drawn[0].keys() & drawn[1].keys():
            one, two = drawn[0][step], drawn[1][step]
            common = min(len(one), len(two))
            assert one[:common] == two[:common]
            shared, longer = shared + 1, longer + (len(one) != len(two))
    assert shared > 30
    assert longer > 5


class Looker(RandomAgent):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[object] = []

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Any option."""
        self.shown.append(sight.state())
        return super().answer(question, sight)


@pytest.mark.parametrize("open_hands", [False, True])
def test_hands_lie_open_where_they_were_imagined(open_hands: bool) -> None:
    table = Table.new("labyrinth", seed=7, seats={"jihadist": "random"})
    looker = Looker()
    playout = table.playout({**BOTH, "us": looker}, ByStep("1"), open_hands=open_hands)
    playout.play_step()
    assert looker.shown
    assert all((each is playout.state) == open_hands for each in looker.shown)


def test_a_book_may_stand_in_for_a_person_and_leave_again() -> None:
    """The books of another table, which answer for a seat that this one gives to a person."""
    playout = begun("stand-in")
    books: dict[str, object] = {}
    game = game_named("labyrinth")
    setup = Setup("labyrinth", {"us": "random", "jihadist": "bot"}, checked_options(game, {}))

    def found(seated: Mapping[str, object]) -> Mapping[str, object]:
        books.update(seated)
        return seated

    game.step(game.new(setup), None, found)
    assert list(books) == ["jihadist"]
    playout.agents = {"us": RandomAgent()}
    playout.seating = lambda seated: {**seated, **books}
    while playout.state.side == "jihadist":
        playout.play_step()
    playout.seating = None
    playout.play_step()
    with pytest.raises(IllegalAnswer, match="nobody answers"):
        playout.play_out()
