"""People at a real table who keep their cards to themselves: the program knows a card when its holder names it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import PHYSICAL_CARDS_UNSEEN, PHYSICAL_UNSEEN
from sandtable.core.errors import BadPosition, BadSetup, IllegalAnswer
from sandtable.core.questions import Question
from sandtable.core.table import DEALER
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, SIDES, US, other
from sandtable.search.analysis import to_be_weighed
from sandtable.words import Words
from tests.comparing import snapshot
from tests.labyrinth.conditions import POOR
from tests.labyrinth.scene import LABYRINTH
from tests.playing import FAR, asked

AGAINST_US = {US: "bot"}
AGAINST_JIHADIST = {JIHADIST: "solitaire"}
BOT = {JIHADIST: "bot"}
BACK_CHANNEL = 32
ADVERSARY = {"governance": "fair", "alignment": "adversary"}


# -- a real table


class RealTable:
    """Cards that really lie in hands, of which the program is told the truth and no more than it asks for."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.luck = random.Random(seed)
        self.hands: dict[str, set[int]] = {side: set() for side in SIDES}
        self.look()

    def look(self) -> None:
        """Cards that were drawn lie in hands; those that left are gone."""
        s = self.table.state
        unseen = {*s.deck, *s.leftover} - {*s.held_back}  # what was laid into the middle of the deck has been seen
        for side in s.unseen_hands if self.table.question else ():
            known = {number for number in s.hands[side] if number != HIDDEN}
            held = {number for number in self.hands[side] if number in known or number in unseen}
            missing = len(s.hands[side]) - len(held | known)
            elsewhere = held | known | self.hands[other(side)]
            pool = sorted(unseen - elsewhere)
            drawn = self.luck.sample(pool, missing) if missing > 0 else []
            self.hands[side] = held | known | {*drawn}

    def truth(self, question: Question) -> list[str]:
        """The options that are no lie."""
        s = self.table.state
        unseen = {*s.deck, *s.leftover}
        mine = {*self.hands[US], *self.hands[JIHADIST]}
        holder = question.about.get("side") if question.seat == DEALER else question.seat
        said = []
        for option in question.options:
            number = int(option.key) if (option.target or "").startswith("card:") else 0
            if number in unseen:
                true = number in self.hands[str(holder)] if holder in s.unseen_hands else number not in mine
            else:
                true = True
            if true and self.can_afford(question, option.key):
                said.append(option.key)
        return said

    def can_afford(self, question: Question, key: str) -> bool:
        """Whether somebody has the second card without which nobody would begin this (7.6, card 32)."""
        s = self.table.state
        others = {number for number in self.hands[US] if f"card:{number}" != question.about.get("card")}
        worth = {s.rules.deck[number].ops for number in others if number != BACK_CHANNEL}
        if key == "reassessment":
            return 3 in worth
        if question.purpose == "shift_alignment" and "done" in question.keys and US in s.unseen_hands:
            return key == "done" or s.resources(s[key]) in worth
        return True

    def answer(self) -> None:
        """Answer what is asked, truthfully and else at random."""
        question = asked(self.table)
        true = self.truth(question)
        if question.purpose == "name_held":
            keys = true
        else:
            least = question.at_least
            assert len(true) >= least, (question.purpose, question.about)
            keys = self.luck.sample(true, self.luck.randint(least, min(question.at_most, len(true))))
        self.table.answer(*keys)
        self.look()


def played(seats: dict[str, str], seed: int, **options: Any) -> Iterator[Table]:
    """A game at a real table, looked at before every answer."""
    dice = PHYSICAL_UNSEEN if seed % 2 else PHYSICAL_CARDS_UNSEEN
    real = RealTable(Table.new("labyrinth", seats=seats, dice=dice, seed=seed, **options), seed)
    for _ in range(FAR):
        yield real.table
        if real.table.question is None:
            return
        real.answer()
    raise AssertionError("the game does not end")


GAMES: list[tuple[dict[str, str], dict[str, Any]]] = [
    (AGAINST_JIHADIST, {"scenario": "lets_roll"}),
    (BOT, {"scenario": "awakening"}),
    (AGAINST_US, {"scenario": "mitts_turn"}),
    ({}, {"scenario": "lets_roll", "decks": 2}),
    ({}, {"scenario": "awakening", "decks": 2}),
    ({}, {"campaign": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize("n", range(len(GAMES)))
def test_whole_games_are_played_by_people_who_say_nothing_but_the_truth(n: int) -> None:
    """Nobody is asked for more than they can answer, cards are lost nowhere, and others see nothing."""
    words = Words(game="labyrinth", strict=True)
    seats, options = GAMES[n]
    table = None
    for count, table in enumerate(played(seats, n + 1, **options)):
        s = table.state
        assert LABYRINTH.faults(s) == []
        for side in s.unseen_hands:
            seen = table.view(other(side))["hands"][side]
            assert {*seen} <= {HIDDEN, *s.known[other(side)]}
            assert len(seen) == len(s.hands[side])
            assert table.view(side)["hands"][side] == sorted(s.hands[side])
        if table.question is not None:
            assert words.say(table.question.prompt)
        if count % 97 == 5:
            assert snapshot(Table.from_save(json.loads(json.dumps(table.to_save())))) == snapshot(table)
            redealt = LABYRINTH.redealt(s, US, random.Random(count).randrange)
            assert LABYRINTH.faults(redealt) == []
            assert LABYRINTH.describe(LABYRINTH.seen_by(redealt, US)) == LABYRINTH.describe(LABYRINTH.seen_by(s, US))
    assert table is not None
    assert table.outcome is not None


def test_a_game_with_cards_that_nobody_knew_is_not_analysed() -> None:
    *_, table = played(AGAINST_JIHADIST, 7, scenario="lets_roll")
    with pytest.raises(BadSetup, match="kept their cards to themselves"):
        to_be_weighed(table)


# -- what is asked, and what is known


def at(us: list[int], jihadist: list[int], *, side: str = US, card: int = 1, **more: Any) -> Table:
    """Two people with these cards, a 0 being one that only its holder knows."""
    seats = more.pop("seats", {})
    document = {
        "game": "labyrinth", "prestige": 5, "funding": 5, "us_posture": "soft", "phase": {"side": side, "card": card},
        "hands": {US: us, JIHADIST: jihadist}, "countries": {"iran": {"cells": 1}}, **more,
    }  # fmt: skip
    return Table.from_position(document, seats=seats, dice=PHYSICAL_UNSEEN, seed=1, free_undo=True)


def test_nobody_is_asked_for_the_cards_that_are_dealt() -> None:
    table = Table.new("labyrinth", seats=AGAINST_JIHADIST, dice=PHYSICAL_UNSEEN, seed=1)
    assert table.state.hands == {US: [HIDDEN] * 9, JIHADIST: [HIDDEN] * 9}
    assert asked(table).purpose == "turn_over"


def test_a_card_is_named_when_it_is_played_and_taken_back_unnamed() -> None:
    table = at([HIDDEN, HIDDEN], [HIDDEN])
    before = snapshot(table)
    assert len(asked(table).keys) == 120
    table.answer("23")
    assert table.state.hands[US] == [23, HIDDEN]
    assert table.view(JIHADIST)["hands"][US] == [HIDDEN, HIDDEN]
    table.answer("war_of_ideas") if "war_of_ideas" in asked(table).keys else table.answer("reserves")
    assert table.state.hands[US] == [HIDDEN]
    assert "23" not in asked(table).keys
    table.undo(to=0)
    assert snapshot(table) == before
    table.redo()
    assert table.state.hands[US] == [23, HIDDEN]


def test_only_what_could_lie_in_the_hand_can_be_named() -> None:
    table = at([HIDDEN, 24], [40, HIDDEN], discard=[23])
    assert {"23", "40"}.isdisjoint(asked(table).keys)
    assert {"24", "25"} <= {*asked(table).keys}
    with pytest.raises(IllegalAnswer):
        table.answer("40")


def test_the_last_card_is_named_when_it_is_discarded() -> None:
    table = at([HIDDEN], [HIDDEN], card=2)
    table.answer("discard")
    assert asked(table).purpose == "choose_discard"
    table.answer("24")
    assert 24 in table.state.discard
    assert table.state.hands[US] == []


def test_a_random_card_is_drawn_by_people() -> None:
    table = at([44, HIDDEN], [HIDDEN, 60], us_posture="hard")  # Renditions
    for answer in ("44", "event"):
        table.answer(answer)
    assert (asked(table).seat, asked(table).purpose) == (DEALER, "from_hand")
    assert {"60", "66"} <= {*asked(table).keys}
    table.answer("66")
    assert table.state.hands[JIHADIST] == [60]


def test_fsb_asks_the_jihadist_side_which_of_three_cards_it_holds() -> None:
    table = at([17, HIDDEN], [HIDDEN, HIDDEN, 65])
    for answer in ("17", "event"):
        table.answer(answer)
    assert (asked(table).seat, asked(table).purpose, asked(table).keys) == (JIHADIST, "name_held", ["69", "71"])
    table.answer("71")
    assert {65, 71} <= {*table.state.discard}
    assert table.state.hands[JIHADIST] == [HIDDEN]


def test_axis_of_evil_asks_the_us_for_its_cards_and_none_is_an_answer() -> None:
    table = at([HIDDEN, HIDDEN], [78, HIDDEN], side=JIHADIST)
    for answer in ("78", "event"):
        table.answer(answer)
    assert (asked(table).seat, asked(table).purpose) == (US, "name_held")
    table.answer()
    assert table.state.hands[US] == [HIDDEN, HIDDEN]


@pytest.mark.parametrize(
    ("us", "answer", "left"),
    [
        ([HIDDEN, HIDDEN], "holds_none", [HIDDEN, HIDDEN]),
        ([HIDDEN, HIDDEN], "40", [HIDDEN]),
        ([23, HIDDEN], "40", [23]),
    ],
)
def test_amerithrax_lets_the_us_say_which_of_its_own_cards_is_the_highest(
    us: list[int], answer: str, left: list[int]
) -> None:
    table = at(us, [59, HIDDEN], side=JIHADIST)
    for each in ("59", "event"):
        table.answer(each)
    assert ("holds_none" in asked(table).keys) == (23 not in us)
    if 23 in us:  # Predator is worth 2: nothing lower is the highest
        assert all(table.state.rules.deck[int(key)].ops >= 2 for key in asked(table).keys)
    table.answer(answer)
    assert table.state.hands[US] == left


def test_back_channel_is_paid_with_a_card_that_is_named() -> None:
    table = at([32, HIDDEN], [HIDDEN], countries={"iran": {"cells": 1}, "syria": ADVERSARY})
    table.answer("32")
    table.answer("event")
    table.answer("syria")
    worth = {table.state.rules.deck[int(key)].ops for key in asked(table).keys}
    assert worth == {2}
    table.answer("23")
    assert table.state["syria"].aid == 1
    assert 23 in table.state.discard


def test_reassessment_takes_a_second_card_that_is_named() -> None:
    table = at([40, HIDDEN], [HIDDEN])
    table.answer("40")
    table.answer("reassessment")
    assert asked(table).purpose == "reassess_with"
    assert {table.state.rules.deck[int(key)].ops for key in asked(table).keys} == {3}
    table.answer("45")
    assert table.state.hands[US] == []


def test_intel_community_shows_the_hand_to_the_us_alone_and_asks_nothing() -> None:
    table = at([18, HIDDEN], [HIDDEN, HIDDEN])
    table.answer("18")
    table.answer("event")
    assert table.state.hands[JIHADIST] == [HIDDEN, HIDDEN]
    assert any(note.message.id == "note-hand-inspected" for note in table.notes)


def test_hamas_elected_and_fatwa_take_cards_that_are_named() -> None:
    table = at([99, HIDDEN], [HIDDEN])
    for answer in ("99", "event"):
        table.answer(answer)
    assert asked(table).purpose == "choose_discard"
    table.answer("23")
    assert 23 in table.state.discard
    table = at([97, HIDDEN], [HIDDEN])
    for answer in ("97", "event", "23", "60"):
        table.answer(answer)
    assert table.state.hands == {US: [60], JIHADIST: [23]}
    assert table.view(US)["hands"][JIHADIST] == [23]  # both have seen both


def test_madrassas_and_adam_gadahn_take_a_second_card_that_is_named() -> None:
    table = at([HIDDEN], [53, HIDDEN], side=JIHADIST, countries={"yemen": {**POOR, "cells": 1}})
    table.answer("53")
    table.answer("event")
    while asked(table).purpose != "second_card":
        table.answer(asked(table).keys[0])
    table.answer("60")
    assert table.state.hands[JIHADIST] == []


def test_prisoner_exchange_and_boko_haram_in_the_awakening() -> None:
    table = at([229, HIDDEN], [HIDDEN], rules="awakening")
    for answer in ("229", "event"):
        table.answer(answer)
    assert asked(table).purpose == "give_card"
    assert len(asked(table).keys) > 100  # who has none of the other side's cards gives any
    table.answer("188")
    assert (asked(table).seat, asked(table).purpose) == (JIHADIST, "give_card")
    table.answer("121")
    assert table.state.hands == {US: [121], JIHADIST: [188]}
    table = at([229, 187, HIDDEN], [HIDDEN], rules="awakening")  # Foreign Fighters is worth 3
    for answer in ("229", "event"):
        table.answer(answer)
    assert {table.state.rules.deck[int(key)].side for key in asked(table).keys} == {JIHADIST}
    assert {table.state.rules.deck[int(key)].ops for key in asked(table).keys} == {3}
    table = at([HIDDEN], [186, HIDDEN], side=JIHADIST, rules="awakening")
    for answer in ("186", "event"):
        table.answer(answer)
    while asked(table).purpose != "buy_back":
        table.answer(*asked(table).keys[: asked(table).at_least])
    table.answer("187")
    assert sorted(table.state.hands[JIHADIST]) == [186]


def test_a_hand_of_unknown_cards_is_read_only_where_it_can_be() -> None:
    document = {"game": "labyrinth", "phase": {"side": US, "card": 1}, "hands": {US: [HIDDEN]}}
    with pytest.raises(BadPosition):
        Table.from_position(document, seats=AGAINST_JIHADIST, dice="physical", seed=1)
    assert Table.from_position(document, seats=AGAINST_JIHADIST, dice=PHYSICAL_UNSEEN, seed=1).position()


def test_cards_that_are_known_can_be_adjusted_into_a_hand() -> None:
    table = at([HIDDEN, HIDDEN], [HIDDEN])
    table.adjust({"hands": {"us": [HIDDEN, 23, 24]}})
    assert table.state.hands[US] == [HIDDEN, 23, 24]
    assert LABYRINTH.faults(table.state) == []
