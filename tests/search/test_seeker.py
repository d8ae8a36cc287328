"""Seeker: it plays every seat of every game, from what its seat may know, the same for the same seed and budget."""

from __future__ import annotations

import json
import pickle
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Question, Sight, Table
from sandtable.core.chance import SeededChance
from sandtable.core.game import agent_named, games
from sandtable.core.journal import to_json
from sandtable.core.playout import Playout
from sandtable.search.crafts import CRAFTS, Craft, craft_for
from sandtable.search.plans import ANY, Plan
from sandtable.search.racing import MANY, Budget, Thought, consider
from sandtable.search.reasons import told
from sandtable.search.seeker import LEVELS, Seeker
from sandtable.words import Words
from tests.comparing import counted
from tests.playing import answers, at_random

SEATS = sorted(CRAFTS)
OPTIONS: dict[str, dict[str, Any]] = {"labyrinth": {}, "plain": {"scenario": "short"}}


class Patience:
    """Is cancelled after so many playouts, however many thoughts they were spent on."""

    def __init__(self, playouts: int) -> None:
        self.left = playouts

    def __call__(self) -> bool:
        """Whether it is over."""
        self.left -= 1
        return self.left < 0


class Brief:
    """A craft that tries a few plans alone and looks no further than they go, for tests that ask for no strength."""

    def __init__(self, whole: Craft) -> None:
        self.seat = whole.seat
        self.policies = whole.policies
        self.opens = whole.opens
        self.covers = whole.covers
        self.carry_out = whole.carry_out
        self.openly = whole.openly
        self.value = whole.value
        self._whole = whole

    def plans(self, state: Any, question: Question, seed: int) -> Sequence[Plan]:
        """The first, and a straying."""
        plans = self._whole.plans(state, question, seed)
        return [*plans[:2], plans[-1]]

    def play_on(self, playout: Playout) -> None:
        """No further."""


def seekers(game: str, playouts: int, patience: int) -> dict[str, Any]:
    """One on every seat."""
    budget = Budget(playouts, cancelled=Patience(patience))
    return {seat: Seeker({seat: Brief(each)}, budget) for (its, seat), each in CRAFTS.items() if its == game}


def craft(game: str, seat: str) -> Craft:
    found = craft_for(game, seat)
    assert found is not None
    return Brief(found)


def at_an_opening(game: str, seat: str, seed: object, **options: Any) -> Table:
    """A table at which a seat is asked something that is planned as a whole."""
    table = Table.new(game, seed=seed, **{**OPTIONS[game], **options})
    for question in answers(table, at_random(seed)):
        if question.seat == seat and craft(game, seat).opens(table.state, question) and len(question.options) > 2:
            break
    assert table.question is not None
    return table


def thought(table: Table, budget: Budget) -> Thought:
    question = table.question
    assert question is not None
    return consider(craft(table.game.name, question.seat), table.sight(question.seat), question, budget)


def figures(found: Thought) -> list[tuple[str, float, float, int]]:
    return [(repr(each.plan), each.value, each.gain, each.worlds) for each in found.weighed]


def test_every_seat_of_every_game_is_sought_for_by_name() -> None:
    for name in OPTIONS:
        for seat in games()[name].seats:
            assert craft_for(name, seat) is not None
            assert isinstance(agent_named(games()[name], seat, "seeker:deep"), Seeker)
    assert [LEVELS[level].playouts for level in ("quick", "steady", "deep")] == [100, 300, 1000]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_seekers_on_all_seats_play_a_game_to_its_end_and_the_same_again(name: str) -> None:
    played = [Table.new(name, seats=seekers(name, 20, 600), seed=3, **OPTIONS[name]) for _ in range(2)]
    one, two = played
    assert one.outcome is not None
    assert one.journal == two.journal
    assert one.game.faults(one.state) == []
    again = Table.from_save(json.loads(json.dumps(one.to_save())), agents=dict(one.agents))
    assert again.state == one.state
    assert again.notes == one.notes
    assert sum(note.message.id == "note-why-weighed" for note in one.notes) > 0


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_with_a_small_budget_the_likeliest_plans_are_tried(game: str, seat: str) -> None:
    table = at_an_opening(game, seat, 2)
    whole = craft_for(game, seat)
    assert whole is not None
    assert table.question is not None
    plans = whole.plans(table.seen_by(seat), table.question, 1)
    assert len({(plan.laid, plan.seed, plan.label) for plan in plans}) == len(plans)
    found = consider(whole, table.sight(seat), table.question, Budget(24))
    assert found.worlds > 1
    assert {each.plan.laid for each in found.weighed if each is not found.base} <= {plan.laid for plan in plans[:3]}
    assert all(0 <= each.value <= 1 for each in found.weighed)
    assert len({each.value for each in found.weighed}) > 1


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_it_thinks_the_same_whatever_its_seat_cannot_see(game: str, seat: str) -> None:
    options = {"deception": True} if game == "plain" else {}
    table = at_an_opening(game, seat, "redealt", **options)
    before = table.steps[-1].state
    for n in range(2):
        dealt = table.game.redealt(before, seat, counted(SeededChance("redealt"), n))
        assert dealt != before
        same, other = (
            Table.from_position(table.game.write_position(state), seats=dict(table.setup.seats), seed=n)
            for state in (before, dealt)
        )
        found = thought(other, Budget(30))
        assert 30 - 4 < found.playouts <= 30
        assert found.worlds > 5
        assert figures(found) == figures(thought(same, Budget(30)))


@pytest.mark.parametrize(("game", "seat"), SEATS)
@pytest.mark.parametrize("playouts", [0, 1, 2])
def test_a_budget_too_small_for_a_comparison_is_the_bases_answer(game: str, seat: str, playouts: int) -> None:
    table = at_an_opening(game, seat, 2)
    found = thought(table, Budget(playouts))
    assert found.best is found.base
    assert found.playouts == playouts
    question = table.question
    assert question is not None
    base = craft(game, seat).policies[seat].answer(question, table.sight(seat))
    assert found.best.plan.answer(question, table.sight(seat)) == base


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_whoever_cancels_gets_an_answer(game: str, seat: str) -> None:
    table = at_an_opening(game, seat, 4)
    for patience in (0, 1, 5):
        found = thought(table, Budget(400, cancelled=Patience(patience)))
        assert found.playouts <= patience
        assert table.question is not None
        table.question.check(found.best.plan.answer(table.question, table.sight(seat)))
    assert thought(table, Budget(400, seconds=0.0)).playouts == 0


class Unimaginative:
    """A window through which no other world can be seen."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.game = table.game
        self.seen_by = table.seen_by
        self.why_not = table.why_not
        self.notes_for = table.notes_for
        self.forecast = table.forecast

    def imagined(self, seat: str, below: object) -> None:
        """Nothing."""


def test_where_no_world_can_be_imagined_the_base_answers() -> None:
    table = at_an_opening("labyrinth", "us", 5)
    question = table.question
    assert question is not None
    sight = Sight("us", Unimaginative(table), SeededChance("5", "thinking"), table.ply)
    found = consider(craft("labyrinth", "us"), sight, question, Budget(100))
    assert found.best is found.base
    assert (found.worlds, found.playouts) == (0, 0)
    assert Seeker({"us": craft("labyrinth", "us")}, Budget(100)).answer(question, sight)


def test_a_question_in_the_middle_of_a_plan_is_thought_about_option_by_option() -> None:
    table = at_an_opening("labyrinth", "us", 6)
    assert table.question is not None
    table.answer(next(key for key in table.question.keys if key.isdigit()))
    assert table.question is not None
    found = thought(table, Budget(30))
    laid = {each.plan.laid for each in found.weighed if each is not found.base}
    assert laid == {((table.question.purpose, key),) for key in table.question.keys[: 30 // 8]}


class Never:
    """Is asked nothing."""

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Nothing."""
        raise AssertionError("the plan has an answer of its own")


def test_a_plan_answers_what_is_laid_down_and_strays_by_the_question_alone() -> None:
    table = at_an_opening("labyrinth", "us", 7)
    question = table.question
    assert question is not None
    sight = table.sight("us")
    key = question.keys[-1]
    for purpose in (question.purpose, ANY):
        assert Plan(Never(), [(purpose, key)], []).answer(question, sight) == (key,)
    base = craft("labyrinth", "us").policies["us"]
    assert Plan(base, [("another", key)], []).answer(question, sight) == base.answer(question, sight)
    strayed = [Plan(base, [], [], seed).answer(question, sight) for seed in range(1, 60)]
    assert strayed == [Plan(base, [], [], seed).answer(question, sight) for seed in range(1, 60)]
    assert len(set(strayed)) > 2
    assert strayed.count(tuple(base.answer(question, sight))) > 30
    for answer in strayed:
        question.check(answer)


def test_a_plan_is_followed_after_something_was_taken_back() -> None:
    """Each question in the middle of a plan is answered by the plan that was made before it."""
    crafted = craft("labyrinth", "jihadist")
    seeker = Seeker({"jihadist": crafted}, Budget(30))
    table = at_an_opening("labyrinth", "jihadist", 8)
    first = table.ply
    said: dict[int, tuple[str, ...]] = {}
    while (question := table.question) is not None and question.seat == "jihadist" and table.ply < first + 12:
        said[table.ply] = tuple(seeker.answer(question, table.sight("jihadist")))
        table.answer(*said[table.ply])
    assert len(said) > 3
    for ply, keys in sorted(said.items(), reverse=True):
        again = table.at(ply)
        assert again.question is not None
        if not crafted.opens(again.state, again.question):
            assert tuple(seeker.answer(again.question, again.sight("jihadist"))) == keys


def test_who_has_forgotten_its_plan_thinks_about_what_is_left_and_then_follows_that() -> None:
    """After a restart, or on a seat that another has left, the middle of a card is not left to the base."""
    table = at_an_opening("labyrinth", "us", 6)
    assert table.question is not None
    table.answer(next(key for key in table.question.keys if key.isdigit()))
    patience = Patience(1000)
    seeker = Seeker({"us": craft("labyrinth", "us")}, Budget(30, cancelled=patience))
    question = table.question
    assert question is not None
    found = thought(table, Budget(30))
    assert found.playouts > 20
    assert tuple(seeker.answer(question, table.sight("us"))) == found.best.plan.answer(question, table.sight("us"))
    assert patience.left < 1000 - 20
    left = patience.left
    table.answer(*found.best.plan.answer(question, table.sight("us")))
    question = table.question
    assert question is not None
    assert question.seat == "us"
    assert not craft("labyrinth", "us").opens(table.state, question)
    seeker.answer(question, table.sight("us"))
    assert patience.left == left


@pytest.mark.parametrize(("worth", "said"), [(0.5, "note-why-kept"), (None, "note-why-weighed")])
def test_it_says_whether_anything_was_clearly_better_than_the_rule_of_thumb(worth: float | None, said: str) -> None:
    for seed in range(40, 60):
        table = at_an_opening("plain", "coalition", seed)
        whole = craft_for("plain", "coalition")
        assert whole is not None
        assert table.question is not None
        asked = Brief(whole) if worth is None else Indifferent(whole, worth)
        found = consider(asked, table.sight("coalition"), table.question, Budget(40))
        why = told(asked, found)
        assert why is None or why.id == ("note-why-kept" if found.best is found.base else "note-why-weighed")
        if why is not None and why.id == said:
            return
    raise AssertionError(f"never {said}")


def test_it_says_which_plans_it_looked_at() -> None:
    seats: dict[str, Any] = {"coalition": Seeker({"coalition": craft("plain", "coalition")}, Budget(40))}
    table = Table.new("plain", seed=5, seats=seats, **OPTIONS["plain"])
    for _ in answers(table, at_random(5), 60):
        if any(note.kind == "why" for note in table.notes):
            break
    why = next(note for note in table.notes if note.kind == "why")
    said = Words(game="plain").say(why.message)
    assert re.fullmatch(r"It looked ahead.*: ([^:;]+ \d+ %; )+[^:;]+ \d+ %.", said)
    assert why.seen_by is None
    for copy in (table.fork(), pickle.loads(pickle.dumps(table)), Table.from_save(table.to_save(), agents=seats)):
        assert copy.notes == table.notes
        assert list(map(to_json, copy.journal)) == list(map(to_json, table.journal))


def test_of_the_other_cards_in_its_hand_nobody_is_told() -> None:
    told = 0
    for seed in range(9, 13):
        table = at_an_opening("labyrinth", "us", seed)
        found = thought(table, Budget(40))
        played = found.best.plan
        there = table.fork()
        there.answer(played.label[0].id.removeprefix("card-"))
        assert there.question is not None
        for each in found.weighed:
            said = craft("labyrinth", "us").openly(each.plan, played)
            assert not any(message.id.startswith("card-") for message in said)
            if said and each.plan.label[0] != played.label[0]:
                told += 1
                assert dict(each.plan.laid)["use_card"] in {*there.question.keys} - {"event"}  # this card could, too
    assert told


class Indifferent(Brief):
    """A craft to which everything is worth the same."""

    def __init__(self, whole: Craft, worth: float) -> None:
        super().__init__(whole)
        self.value = lambda state: worth


@pytest.mark.parametrize(("worth", "worlds"), [(0.5, 2), (0.0, 12), (1.0, 12)])
def test_plans_that_come_to_the_same_are_tried_no_longer_unless_the_game_is_over(worth: float, worlds: int) -> None:
    table = at_an_opening("labyrinth", "us", 10)
    whole = craft_for("labyrinth", "us")
    assert whole is not None
    assert table.question is not None
    found = consider(Indifferent(whole, worth), table.sight("us"), table.question, Budget(40))
    assert found.best is found.base
    assert found.worlds == worlds


def test_what_the_base_does_anyway_takes_nothing_from_the_other_plans() -> None:
    class Repeating(Brief):
        """Two plans that are the base's by another name, and two that are not."""

        def plans(self, state: Any, question: Question, seed: int) -> Sequence[Plan]:
            base = self.policies["jihadist"]
            (card,) = base.answer(question, table.sight("jihadist"))
            others = [plan for plan in super().plans(state, question, seed) if plan.laid[0][1] != card]
            return [Plan(base, (), ()), Plan(base, [(question.purpose, card)], ()), *others]

    table = at_an_opening("labyrinth", "jihadist", 11)
    whole = craft_for("labyrinth", "jihadist")
    assert whole is not None
    assert table.question is not None
    found = consider(Repeating(whole), table.sight("jihadist"), table.question, Budget(40))
    tried = {repr(each.plan): each.worlds for each in found.weighed if each is not found.base}
    assert sorted(tried.values())[:2] == [2, 2]
    assert max(tried.values()) == found.worlds > 8


class Foretold(Brief):
    """What comes of a plan is known beforehand, but for some luck: nothing is played."""

    def __init__(self, whole: Craft, worths: Sequence[float], luck: float) -> None:
        super().__init__(whole)
        self.carry_out = self._look
        self.value = self._worth
        self._worths = worths
        self._luck = luck
        self._lots = random.Random(1)
        self._tried = 0

    def plans(self, state: Any, question: Question, seed: int) -> Sequence[Plan]:
        """One for each worth, told apart by a seed."""
        return [Plan(self.policies[self.seat], (), (), 1 + number) for number in range(len(self._worths))]

    def _look(self, playout: Playout) -> None:
        plan = playout.agents[self.seat]
        assert isinstance(plan, Plan)
        self._tried = plan.seed

    def _worth(self, state: Any) -> float:
        return (0.5, *self._worths)[self._tried] + self._luck * self._lots.random()


def raced(worths: Sequence[float], playouts: int, luck: float = 0.1) -> Thought:
    """What is found among plans of these worths, where the base's is worth a half."""
    table = at_an_opening("labyrinth", "us", 10)
    whole = craft_for("labyrinth", "us")
    assert whole is not None
    assert table.question is not None
    return consider(Foretold(whole, worths, luck), table.sight("us"), table.question, Budget(playouts))


@pytest.mark.parametrize(("playouts", "worlds"), [(149, 2), (299, 2), (300, 4), (1000, 12)])
def test_who_thinks_longer_lets_plans_fall_out_later(playouts: int, worlds: int) -> None:
    found = raced([0.5 + number / 1000 for number in range(12)], playouts)
    assert min(each.worlds for each in found.weighed) == worlds


@pytest.mark.parametrize(("worth", "best"), [(0.6, 1), (0.4, 0)])
def test_what_is_clear_is_not_thought_about_longer(worth: float, best: int) -> None:
    found = raced([worth], 4000)
    assert found.best.plan.seed == best
    assert found.worlds == MANY
    small = raced([worth], 140)
    assert small.best.plan.seed == best
    assert small.worlds == 70  # who thinks little has nothing to save


def test_what_is_not_clear_is_thought_about_to_the_end() -> None:
    found = raced([0.5005], 4000)
    assert found.worlds > 10 * MANY
    assert found.playouts <= 4000


def test_a_plan_that_is_clearly_worse_than_another_takes_no_more_time() -> None:
    found = raced([0.6, 0.55], 4000, luck=0.01)
    assert [each.plan.seed for each in found.weighed[:1]] == [1]
    assert found.worlds == MANY
