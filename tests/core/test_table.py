"""The table: what it refuses, and that whatever it refuses leaves it as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.errors import (
    BadDice,
    BadPosition,
    BadSave,
    BadSetup,
    CannotAdjust,
    CannotUndo,
    IllegalAnswer,
    NotYourTurn,
)
from sandtable.core.journal import ADJUST, DICE, DRAW
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.core.saves import digest
from sandtable.labyrinth.terms import US
from tests.comparing import snapshot
from tests.labyrinth.scene import play, scene, turn
from tests.playing import asked, at_random, offered, play_on, waits_for

FRANCE_HARD = {"france": {"posture": "hard"}}


def two_people(**options: Any) -> Table:
    """A new game for two people."""
    return Table.new("labyrinth", seed=1, **options)


def over() -> Table:
    """A game that is over."""
    return Table.new("labyrinth", seats={"us": "random", "jihadist": "random"}, seed=1)


def asks_for_two() -> Table:
    """A table that asks for exactly two of several options: a Schengen plot (8.5.6g)."""
    table = scene(step="plots", phase={"side": "us", "card": 1}, countries={"france": {"plots": [1]}}, dice=[5, 5, 5])
    assert (asked(table).at_least, asked(table).at_most) == (2, 2)
    return table


# -- answers


@pytest.mark.parametrize("keys", [(), ("benelux",), ("benelux", "spain", "italy"), ("benelux", "benelux")])
def test_too_few_too_many_or_the_same_keys_twice_are_refused(keys: tuple[str, ...]) -> None:
    table = asks_for_two()
    before = snapshot(table)
    with pytest.raises(IllegalAnswer, match=r"expected 2 of the options|given twice"):
        table.answer(*keys)
    assert snapshot(table) == before
    table.answer("benelux", "spain")
    assert snapshot(table) != before


@pytest.mark.parametrize("keys", [("france",), ("benelux", "united_states"), ("",), ("BENELUX", "spain")])
def test_an_answer_that_is_not_offered_is_refused_and_the_offers_are_named(keys: tuple[str, ...]) -> None:
    table = asks_for_two()
    before = snapshot(table)
    with pytest.raises(IllegalAnswer, match=r"is not offered here; expected one of: .*benelux"):
        table.answer(*keys)
    assert snapshot(table) == before


def test_a_card_number_is_given_as_a_text() -> None:
    table = two_people()
    with pytest.raises(IllegalAnswer, match="is not a text; expected one of these keys as a text"):
        table.answer(int(asked(table).keys[0]))  # type: ignore[arg-type]


def test_another_seat_may_not_answer() -> None:
    table = two_people()
    before = snapshot(table)
    with pytest.raises(NotYourTurn, match="for jihadist, not for us") as refusal:
        table.answer(asked(table).keys[0], seat="us")
    assert not set(asked(table).keys) & set(str(refusal.value).split())
    assert snapshot(table) == before
    table.answer(asked(table).keys[0], seat="jihadist")


def test_nothing_is_answered_after_the_end() -> None:
    table = over()
    assert table.question is None
    before = snapshot(table)
    with pytest.raises(NotYourTurn, match="over"):
        table.answer("1")
    assert snapshot(table) == before


# -- dice


@pytest.mark.parametrize("dice", [[7], [0], [3, -1], [True], ["3"], [2.0]])
def test_a_script_with_an_impossible_roll_is_refused(dice: list[Any]) -> None:
    with pytest.raises(BadDice, match="a die shows 1 to 6"):
        Table.new("labyrinth", dice=dice)


def test_dice_of_an_unknown_kind_are_refused() -> None:
    for dice in ("loaded", "", 5, 1.5, True, {1: 2}, {3}, b"\x01"):
        with pytest.raises(BadDice, match=r"a list of rolls, or one of physical, .* and physical_cards_unseen, not"):
            Table.new("labyrinth", dice=dice)  # type: ignore[arg-type]


@pytest.mark.parametrize("keep_history", [True, False])
def test_a_script_that_runs_dry_is_an_error_and_changes_nothing(keep_history: bool) -> None:
    table = turn(US, 23, dice=[])
    position = table.position()
    table = Table.from_position(position, seed=1, dice=[], keep_history=keep_history)
    play(table, 23, "war_of_ideas")
    before = snapshot(table)
    for _ in range(2):
        with pytest.raises(BadDice, match="script of 0 dice ran dry: a roll for posture"):
            table.answer("benelux")
        assert snapshot(table) == before


@pytest.mark.parametrize("keep_history", [True, False])
def test_a_script_that_runs_dry_in_a_later_step_changes_nothing_either(keep_history: bool) -> None:
    document = turn(US, 23, more=[], countries={"france": {"posture": "soft", "plots": [1]}}).position()
    table = Table.from_position(document, seed=1, dice=[], keep_history=keep_history)
    table.answer("23")
    before = snapshot(table)
    for _ in range(2):
        with pytest.raises(BadDice, match="ran dry: a roll for posture"):
            table.answer("reserves")  # the plot in France comes next
        assert snapshot(table) == before
    with pytest.raises(CannotAdjust, match="'step' is nothing that can be changed by hand here"):
        table.adjust({"step": "plots"})
    assert snapshot(table) == before


def test_the_script_is_rolled_in_order_and_saved() -> None:
    table = turn(US, 23, more=[24, 31], dice=[5, 2], countries=FRANCE_HARD)
    play(table, 23, "war_of_ideas", "benelux")
    loaded = Table.from_save(table.to_save())
    assert loaded.dice == [5, 2]
    assert loaded.state["benelux"].posture == "hard"
    play(loaded, 24, "war_of_ideas", "canada")
    assert loaded.state["canada"].posture == "soft"


def test_real_dice_are_asked_of_the_dealer() -> None:
    document = turn(US, 23).position()
    table = Table.from_position(document, seed=1, dice="physical")
    play(table, 23, "war_of_ideas", "benelux")
    assert waits_for(table) == ("dealer", "posture")
    assert offered(table) == ["1", "2", "3", "4", "5", "6"]
    before = snapshot(table)
    for wrong in ("7", "0", "", "five"):
        with pytest.raises(IllegalAnswer, match="1, 2, 3, 4, 5, 6"):
            table.answer(wrong)
        assert snapshot(table) == before
    with pytest.raises(NotYourTurn):
        table.answer("5", seat="us")
    table.answer("5", seat="dealer")
    assert table.state["benelux"].posture == "hard"
    assert table.journal[-1] == (DICE, 5)


def test_real_cards_are_asked_of_the_dealer() -> None:
    table = Table.new("labyrinth", dice="physical", seed=1)
    assert waits_for(table) == ("dealer", "card")
    assert len(offered(table)) == len(table.state.deck)
    table.answer("81")
    assert table.state.hands["jihadist"] == [81]
    assert table.journal[-1] == (DRAW, "81")
    before = snapshot(table)
    with pytest.raises(IllegalAnswer):
        table.answer("81")
    assert snapshot(table) == before


def test_a_physical_table_saves_in_the_middle_of_a_deal() -> None:
    table = Table.new("labyrinth", dice="physical", seed=1)
    play(table, "81", "23", "95")
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == snapshot(table)
    assert loaded.dice == "physical"


def test_a_mistyped_real_die_may_be_taken_back() -> None:
    table = Table.from_position(turn(US, 23).position(), seed=1, dice="physical", free_undo=False)
    play(table, 23, "war_of_ideas", "benelux")
    before = snapshot(table)
    table.answer("2")
    table.undo()
    assert snapshot(table) == before


# -- seeds


def test_the_same_seed_deals_the_same_game_and_another_one_another() -> None:
    one, two, three = (Table.new("labyrinth", seed=seed) for seed in ("a", "a", "b"))
    assert one.state.hands == two.state.hands
    assert one.state.hands != three.state.hands


def test_without_a_seed_every_game_is_another() -> None:
    assert len({Table.new("labyrinth").seed for _ in range(5)}) == 5


def test_thinking_does_not_move_the_dice() -> None:
    class Ponderer(RandomAgent):
        def __init__(self, thoughts: int) -> None:
            self.thoughts = thoughts

        def answer(self, question: Question, sight: Sight) -> Sequence[str]:
            for _ in range(self.thoughts):
                sight.below(6)
                sight.state()
            return (question.keys[0],) if question.at_least == 1 else tuple(question.keys[: question.at_least])

    quick, slow = (Table.new("labyrinth", seed=3, seats={"us": Ponderer(n), "jihadist": Ponderer(n)}) for n in (0, 5))
    assert quick.journal == slow.journal


# -- setting up


def test_unknown_games_options_and_values_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"no game 'chess'; there are: .*labyrinth"):
        Table.new("chess")
    with pytest.raises(BadSetup, match="no option 'speed'; it has: scenario"):
        Table.new("labyrinth", speed=3)
    with pytest.raises(BadSetup, match="scenario cannot be 'lets_walk'; expected one of: lets_roll"):
        Table.new("labyrinth", scenario="lets_walk")
    unknown: tuple[Any, ...] = (None, [], {}, 5, "Labyrinth")
    for game in unknown:
        with pytest.raises(BadSetup, match="there is no game"):
            Table.new(game)
    for decks in (0, 4, "1", 1.0, True, None):
        with pytest.raises(BadSetup, match=r"decks cannot be .*; expected one of: 1, 2, 3"):
            Table.new("labyrinth", decks=decks)


def test_unknown_seats_and_people_are_refused() -> None:
    with pytest.raises(BadSetup, match="no seat 'china'; it has: us, jihadist"):
        Table.new("labyrinth", seats={"china": "human"})
    with pytest.raises(
        BadSetup, match="nobody called 'napoleon' can sit at us; expected human, bot, steady, seeker, stand_in, random"
    ):
        Table.new("labyrinth", seats={"us": "napoleon"})
    for level in ("random:9", "random:hard"):
        with pytest.raises(BadSetup, match="random has no level"):
            Table.new("labyrinth", seats={"us": level})
    for level in ("solitaire:", "solitaire:huge", "solitaire:potent:x"):
        with pytest.raises(BadSetup, match=r"solitaire has no level .*; it has: normal, coherent"):
            Table.new("labyrinth", seats={"jihadist": level})


@pytest.mark.parametrize("who", [None, 5, True, [], {}, b"random", object(), RandomAgent])
def test_who_cannot_answer_cannot_sit(who: Any) -> None:
    with pytest.raises(BadSetup, match=r"seat us: .* is neither a player's name nor an agent that can answer"):
        Table.new("labyrinth", seats={"us": who})


@pytest.mark.parametrize("seats", [["us"], "us", 5, ("us", "human")])
def test_seats_are_given_by_name(seats: Any) -> None:
    with pytest.raises(BadSetup, match="seats are given by name, such as us, not as"):
        Table.new("labyrinth", seats=seats)


@pytest.mark.parametrize("seed", [[], {}, 1.5, True, b"x", object(), "\ud800", pytest.param(10**5000, id="huge")])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadSetup, match="seed"):
        Table.new("labyrinth", seed=seed)
    with pytest.raises(BadSetup, match="seed"):
        two_people().fork(seed=seed)


@pytest.mark.parametrize("seat", ["china", "", "US", "dealer", 5, []])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: Any) -> None:
    for look in (two_people().view, two_people().notes_for):
        with pytest.raises(BadSetup, match=r"has no seat .*; it has: us, jihadist"):
            look(seat)


def test_an_agent_may_be_given_as_an_object_and_must_be_given_again_to_load() -> None:
    table = Table.new("labyrinth", seats={"jihadist": RandomAgent()}, seed=1)
    assert asked(table).seat == "us"
    with pytest.raises(BadSave, match="seat jihadist was played by an agent without a name"):
        Table.from_save(table.to_save())
    loaded = Table.from_save(table.to_save(), agents={"jihadist": RandomAgent()})
    assert snapshot(loaded) == snapshot(table)
    with pytest.raises(BadSetup, match="no seat 'china'"):
        Table.from_save(table.to_save(), agents={"jihadist": RandomAgent(), "china": RandomAgent()})
    with pytest.raises(BadSetup, match="neither a player's name nor an agent"):
        Table.from_save(table.to_save(), agents={"jihadist": 5})  # type: ignore[dict-item]


def test_an_agent_may_answer_with_one_key_alone() -> None:
    class First:
        def answer(self, question: Question, sight: Sight) -> Sequence[str]:
            return question.keys[0] if question.at_least < 2 else question.keys[: question.at_least]

    assert Table.new("labyrinth", seats={"us": First(), "jihadist": First()}, seed=1).outcome is not None


def test_an_agent_that_answers_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    class Cheat:
        def __init__(self, says: Any) -> None:
            self.says = says

        def answer(self, question: Question, sight: Sight) -> Sequence[str]:
            return self.says  # type: ignore[no-any-return]

    document = turn(US, 23, more=[], jihadist=[95, 92], dice=[5]).position()
    nonsense: tuple[Any, ...] = (("everything",), "everything", None, 5, (), [None], [[]], ("95", "95"))
    for says in nonsense:
        table = Table.from_position(document, seed=1, dice=[5], seats={"jihadist": Cheat(says)})
        play(table, 23, "war_of_ideas")
        before = snapshot(table)
        with pytest.raises(IllegalAnswer, match="the agent at jihadist"):
            table.answer("benelux")
        assert snapshot(table) == before


# -- undo


def test_one_person_may_take_back_anything() -> None:
    table = Table.new("labyrinth", seats={"jihadist": "random"}, seed=2)
    assert table.free_undo
    start = snapshot(table)
    play_on(table, at_random(1), 8)
    assert table.can_undo()
    while snapshot(table)[1] != start[1]:
        table.undo()
    assert snapshot(table) == start
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo()
    assert not table.can_undo()


def test_of_two_people_one_may_take_back_what_nothing_has_followed() -> None:
    table = turn(US, 23)
    assert not table.free_undo
    before = snapshot(table)
    play(table, 23, "war_of_ideas")
    table.undo(by="us")
    table.undo(by="us")
    assert snapshot(table) == before


def test_of_two_people_nobody_takes_back_a_die() -> None:
    table = play(turn(US, 23, dice=[5]), 23, "war_of_ideas", "benelux")
    before = snapshot(table)
    with pytest.raises(CannotUndo, match="a die has been rolled"):
        table.undo()
    assert not table.can_undo()
    assert snapshot(table) == before


def test_of_two_people_nobody_takes_back_what_was_shown() -> None:
    table = turn(US, 45, countries={"france": {"posture": "hard", "plots": [1]}}, jihadist=[95])
    play(table, 45, "alert")
    assert table.state.plots_on_map() == []
    with pytest.raises(CannotUndo, match="something hidden has been shown"):
        table.undo()


def test_of_two_people_nobody_takes_back_the_others_answer() -> None:
    table = turn(US, 23, more=[], jihadist=[95, 92], countries={"iran": {"cells": 3}})
    play(table, 23, "reserves")
    table.answer("95")
    assert asked(table).seat == "jihadist"
    with pytest.raises(CannotUndo, match="jihadist has answered since then"):
        table.undo(by="us")
    with pytest.raises(CannotUndo, match="jihadist has answered since then"):
        table.undo(to=0)
    assert not table.can_undo(by="us")
    table.undo(by="jihadist")
    table.undo(by="us")


@pytest.mark.parametrize("to", [-1, 99])
def test_there_is_no_such_ply(to: int) -> None:
    with pytest.raises(CannotUndo, match=f"no ply {to}"):
        turn(US, 23, seats={"jihadist": "random"}).undo(to=to)


@pytest.mark.parametrize("to", ["1", 1.5, [], True])
def test_a_ply_is_a_whole_number(to: Any) -> None:
    with pytest.raises(CannotUndo, match="is no ply; a ply is a whole number"):
        turn(US, 23, seats={"jihadist": "random"}).undo(to=to)


def test_a_table_without_history_says_so() -> None:
    table = play_on(two_people(keep_history=False, free_undo=True), at_random(1), 20)
    before = snapshot(table)
    with pytest.raises(CannotUndo, match="no history that far back"):
        table.undo(to=0)
    assert snapshot(table) == before


# -- adjusting


def test_adjusting_merges_and_is_journalled_replayed_and_undone() -> None:
    table = turn(US, 23, countries=FRANCE_HARD, seats={"jihadist": "random"}, dice=[5])
    start = snapshot(table)
    table.answer("23")
    before = snapshot(table)
    yemen = {"governance": "fair", "alignment": "ally"}
    table.adjust({"prestige": 9, "countries": {"france": {"cells": 2}, "yemen": yemen}})
    assert table.state.prestige == 9
    assert (table.state["france"].posture, table.state["france"].sleepers) == ("hard", 2)
    assert table.state["yemen"].is_ally
    assert table.journal[-1].who == ADJUST
    assert asked(table).purpose == "play_card"  # the step begins again
    play(table, 23, "war_of_ideas", "benelux")
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == snapshot(table)
    for _ in range(3):
        table.undo()
    table.undo()
    assert snapshot(table) == before
    table.undo()
    assert snapshot(table) == start


def test_adjusting_with_null_removes_a_key() -> None:
    table = turn(US, 23, countries={**FRANCE_HARD, "yemen": {"governance": "fair", "alignment": "ally"}})
    table.adjust({"countries": {"yemen": None, "france": {"posture": None}}})
    assert table.notes[-1].message == Message(
        "note-adjusted", {"keys": ("countries.yemen", "countries.france.posture")}
    )
    assert table.state["yemen"].is_unmarked
    assert table.state["france"].is_unmarked


@pytest.mark.parametrize("keep_history", [True, False])
@pytest.mark.parametrize(
    "changes",
    [{"prestige": 13}, {"colour": "red"}, {"countries": {"iran": {"cells": 16}}}, {"hands": {"us": [95, 95]}}],
)
def test_a_refused_adjustment_leaves_all_unchanged(changes: dict[str, Any], keep_history: bool) -> None:
    table = Table.from_position(turn(US, 23).position(), seed=1, keep_history=keep_history)
    table.answer("23")
    before = snapshot(table)
    with pytest.raises(BadPosition):
        table.adjust(changes)
    assert snapshot(table) == before


def test_a_game_that_is_over_is_not_adjusted() -> None:
    with pytest.raises(BadPosition, match="over"):
        over().adjust({"prestige": 3})


def test_a_fork_of_an_adjusted_table_is_the_same() -> None:
    table = turn(US, 23)
    table.answer("23")
    table.adjust({"funding": 2})
    table.answer("23")
    assert snapshot(table.fork()) == snapshot(table)


def _within_itself() -> dict[str, Any]:
    document: dict[str, Any] = {}
    document["countries"] = document
    return document


@pytest.mark.parametrize(
    "value", [object(), {1, 2}, b"7", {(1, 2): 3}, _within_itself(), pytest.param(10**5000, id="huge")]
)
def test_what_no_document_can_hold_is_refused(value: Any) -> None:
    table = two_people()
    before = snapshot(table)
    with pytest.raises(BadPosition, match="an adjustment is a document of keys, lists, texts and numbers"):
        table.adjust({"prestige": value})
    assert snapshot(table) == before
    with pytest.raises(BadPosition, match="a position is a document of keys, lists, texts and numbers"):
        Table.from_position({"game": "labyrinth", "prestige": value})


def test_an_adjustment_does_not_make_another_game_of_it() -> None:
    with pytest.raises(BadPosition, match="game: 'chess' is another game; expected labyrinth"):
        two_people().adjust({"game": "chess"})


def test_a_table_as_it_stood_at_every_ply() -> None:
    table = Table.new("labyrinth", seed=5)
    dice = random.Random(5)
    stood = {}
    for _ in range(25):
        stood[table.ply] = (table.question, list(table.notes), table.view(None), len(table.steps))
        question = asked(table)
        table.answer(*dice.sample(question.keys, dice.randint(question.at_least, question.at_most)))
    before = table.ply, table.question, table.view(None)
    for ply, (asked_then, notes, view, _) in stood.items():
        then = table.at(ply)
        assert (then.ply, then.question, then.notes, then.view(None)) == (ply, asked_then, notes, view)
        then.answer(*asked(then).keys[: asked(then).at_least])
    assert (table.ply, table.question, table.view(None)) == before
    assert len({steps for *_, steps in stood.values()}) > 3  # several steps were begun


def test_a_table_without_history_cannot_look_back() -> None:
    table = Table.new("labyrinth", seed=5, keep_history=False)
    dice = random.Random(5)
    while table.steps[-1].ply == 0:
        question = asked(table)
        table.answer(*dice.sample(question.keys, dice.randint(question.at_least, question.at_most)))
    with pytest.raises(CannotUndo):
        table.at(0)


# -- what leaves no choice and is asked for the sake of others


def in_secret(seed: int, asks: bool) -> Table:
    """A game of two people played at random."""
    return Table.new("labyrinth", seed=seed, scenario="lets_roll", asks_in_secret=asks)


def test_a_seat_without_a_choice_is_asked_only_where_others_look_on() -> None:
    found = 0
    for seed in range(6):
        choose = at_random(seed)
        open_table, other = in_secret(seed, True), in_secret(seed, False)
        while (question := open_table.question) is not None and found < 3:
            keys = tuple(question.keys) if question.leaves_no_choice else choose(question, open_table.ply)
            if question.leaves_no_choice:
                found += 1
                open_table.answer(*keys)
            else:
                assert other.question == question
                open_table.answer(*keys)
                other.answer(*keys)
            if open_table.question is None or not open_table.question.leaves_no_choice:
                assert other.journal == open_table.journal
                assert other.state == open_table.state
    assert found


def test_what_was_answered_unasked_is_taken_back_with_what_came_before_it() -> None:
    for seed in range(20):
        choose = at_random(seed)
        table = Table.new("labyrinth", seed=seed, scenario="lets_roll", free_undo=True)
        while table.question is not None:
            before = table.ply
            table.answer(*choose(table.question, table.ply))
            own = [entry for entry in table.journal[before:] if entry.who in table.setup.seats]
            if len(own) > 1:
                again = Table.from_save(table.to_save())
                for each in (table, again):
                    each.undo()
                    assert each.ply == before
                return
    raise AssertionError("nobody was ever without a choice")


def test_a_save_of_a_table_that_asks_in_secret_goes_on_where_nobody_looks_on() -> None:
    """Also where the answer that leaves no choice ends its step."""
    for seed in range(30):
        choose = at_random(seed)
        table = Table.new("labyrinth", seed=seed, scenario="isil", asks_in_secret=True)
        while (question := table.question) is not None:
            if question.leaves_no_choice:
                alone = Table.from_save(json.loads(json.dumps(table.to_save())))
                table.answer(*question.keys)
                assert alone.journal[: table.ply] == table.journal
                again = Table.from_save(json.loads(json.dumps(alone.to_save())))
                assert again.journal == alone.journal
                if table.ply == table.steps[-1].ply:
                    return
            else:
                table.answer(*choose(question, table.ply))
    raise AssertionError("no step ever ended with such an answer")


def test_a_save_has_no_fewer_steps_than_its_answers_make() -> None:
    table = Table.new("labyrinth", seed=1, seats={"us": "random"}, scenario="lets_roll")
    save = table.to_save()
    while len(table.steps) == len(save["steps"]) and table.question is not None:
        table.answer(*at_random(1)(table.question, table.ply))
    longer = table.to_save()
    body = {**longer, "steps": longer["steps"][:-1]}
    del body["check"]
    with pytest.raises(BadSave, match="steps, the replay"):
        Table.from_save({**body, "check": digest(body)})
