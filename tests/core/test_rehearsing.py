"""Rehearsing: intentions are tried as they would be answered, as far as the seat can know, and nothing comes of it."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup, IllegalAnswer, NotYourTurn
from sandtable.core.rehearsing import (
    ASKED,
    CARD,
    DIE,
    DROPPED,
    OTHERS,
    OVER,
    REFUSED,
    REVEALED,
    USED,
    Intention,
    Rehearsal,
)
from tests.comparing import snapshot
from tests.core.kit import EVERY_GAME, SEEDS
from tests.playing import asked, at_random, moments
from tests.toy.rules import GRAZE_WHERE, MEND_FENCES, PLAY_CARD, SCOUT_WHOM, USE_CARD
from tests.toy.samples import AT_PLAY, at_play

LONGEST = 12


def fates(rehearsal: Rehearsal) -> list[str]:
    """What became of the intentions."""
    return [row.fate for row in rehearsal.rows]


def as_it_would_go(table: Table, seed: object) -> tuple[list[Intention], Table]:
    """What a seat answers at random until somebody else or chance has a say, and the table as it then stands."""
    twin, choose = table.fork(), at_random(seed)
    seat = asked(table).seat
    meant: list[Intention] = []
    for n in range(LONGEST):
        question = twin.question
        if question is None or question.seat != seat or question.by_hand:
            break
        keys = choose(question, n)
        further = twin.fork()
        further.answer(*keys)
        meant.append(Intention(question.purpose, keys, dict(question.about)))
        if any(entry.who not in further.setup.seats for entry in further.journal[twin.ply :]):
            break
        twin = further
    return meant, twin


@EVERY_GAME
@SEEDS
def test_a_rehearsal_goes_as_the_answers_would_and_leaves_the_table_alone(name: str, seed: int) -> None:
    compared = 0
    for table in moments(name, seed, every=5):
        if table.question is None or table.question.by_hand:
            continue
        before = snapshot(table)
        meant, expected = as_it_would_go(table, f"{seed}/{table.ply}")
        seat = table.question.seat
        assert fates(table.rehearse(meant, seat)) == [USED] * len(meant)
        foreseen = table.rehearse(meant[: expected.ply - table.ply], seat)
        assert snapshot(table) == before
        if expected.question is not None and expected.question.seat == seat:
            assert (foreseen.stopped, foreseen.question) == (ASKED, expected.question)
            assert foreseen.view() == expected.view(seat)
            assert foreseen.outlook() == expected.outlook()
            compared += len(foreseen.rows)
            if foreseen.rows:
                assert foreseen.view(foreseen.rows[-1]) == expected.view(seat)
    assert compared


def pasture(**seats: str) -> Table:
    """North plays a card next."""
    return Table.from_position(AT_PLAY, seed=1, seats=seats)


@pytest.mark.parametrize(
    ("use", "where", "stopped"),
    [
        ("graze", Intention(GRAZE_WHERE, ("mill",)), DIE),
        ("scout", Intention(SCOUT_WHOM, ("east",)), REVEALED),
        ("rest", None, OTHERS),
        ("graze", None, ASKED),
    ],
)
def test_it_stops_at_a_die_at_something_revealed_and_at_anybody_else(
    use: str, where: Intention | None, stopped: str
) -> None:
    meant = [Intention(PLAY_CARD, ("1",)), Intention(USE_CARD, (use,)), *([where] if where else [])]
    rehearsal = pasture().rehearse(meant, "north")
    assert (fates(rehearsal), rehearsal.stopped) == ([USED] * len(meant), stopped)
    assert rehearsal.asked == ("east" if stopped == OTHERS else None)
    assert (rehearsal.question is not None) == (stopped == ASKED)
    assert rehearsal.view()["hands"]["east"] == [0, 0, 0]  # nothing hidden is shown


def test_it_stops_at_a_card_and_at_the_end() -> None:
    last = {**AT_PLAY, "seat": "west", "hands": {"west": [8]}, "discard": [], "step": "play"}
    rehearsal = Table.from_position(last, seed=1).rehearse([Intention(USE_CARD, ("rest",))], "west")
    assert rehearsal.stopped == CARD  # the weather is drawn (2.3)
    final = Table.from_position({**AT_PLAY, "step": "mend", "seat": "west", "round": 4}, seed=1, free_undo=True)
    assert final.rehearse([Intention(MEND_FENCES, ("done",))], "west").stopped == OVER


def test_no_opponent_is_asked_what_it_would_do() -> None:
    table = pasture(east="shepherd")
    meant = [Intention(PLAY_CARD, ("1",)), Intention(USE_CARD, ("rest",))]
    rehearsal = table.rehearse(meant, "north")
    assert (fates(rehearsal), rehearsal.stopped) == ([USED, USED], OTHERS)
    assert rehearsal.asked is None
    table.answer("1")
    table.answer("rest")
    assert len(rehearsal.view()["hands"]["east"]) == 3  # the shepherd has not played
    assert len(table.view("north")["hands"]["east"]) == 2


def test_what_is_not_asked_is_dropped_and_what_is_not_offered_is_refused_with_the_reason() -> None:
    full = {**AT_PLAY, "fields": {"hill": {"north": 1, "east": 1, "west": 2}}}
    meant = [
        Intention(SCOUT_WHOM, ("east",)),
        Intention(PLAY_CARD, ("99",)),
        Intention(PLAY_CARD, ("1",)),
        Intention(USE_CARD, ("graze",)),
        Intention(GRAZE_WHERE, ("hill",)),
        Intention(GRAZE_WHERE, ("mill",), {"card": "card:2"}),
    ]
    rehearsal = Table.from_position(full, seed=1).rehearse(meant, "north")
    assert fates(rehearsal) == [DROPPED, REFUSED, USED, USED, REFUSED, DROPPED]
    reasons = [row.reason.id for row in rehearsal.rows if row.reason is not None]
    assert reasons[0] == "refusal-not-offered"
    assert reasons[1] == "reason-full", "the rules know why"
    assert rehearsal.stopped == ASKED
    assert rehearsal.question is not None
    assert rehearsal.question.purpose == GRAZE_WHERE


def test_equal_addresses_are_used_in_the_order_of_the_plan() -> None:
    table = at_play()
    meant = [Intention(PLAY_CARD, ("2",)), Intention(PLAY_CARD, ("1",)), Intention(USE_CARD, ("graze",))]
    rehearsal = table.rehearse(meant, "north")
    assert fates(rehearsal) == [USED, DROPPED, USED]
    assert rehearsal.question is not None
    assert rehearsal.question.about["card"] == "card:2"


def test_only_the_seat_that_is_asked_rehearses() -> None:
    table = at_play()
    with pytest.raises(NotYourTurn):
        table.rehearse([], "east")
    with pytest.raises(BadSetup):
        table.rehearse([], "nowhere")


def test_dice_that_were_rolled_before_are_the_same_in_a_rehearsal() -> None:
    table = Table.new("plain", seed=5, seats={"taliban": "book"})
    choose = at_random(5)
    for n in range(60):
        question = asked(table)
        assert table.rehearse([], question.seat).view() == table.view(question.seat)
        table.answer(*choose(question, n))


# -- by default, and for good


def test_questions_without_an_intention_are_answered_by_default_and_told() -> None:
    table = pasture()
    meant = [Intention(PLAY_CARD, ("1",)), Intention(USE_CARD, ("graze",))]
    assert table.rehearse(meant, "north").stopped == ASKED
    rehearsal = table.rehearse(meant, "north", by_default=True)
    assert rehearsal.stopped == DIE
    assert [(reply.question.purpose, reply.by) for reply in rehearsal.replies] == [
        (PLAY_CARD, 0),
        (USE_CARD, 1),
        (GRAZE_WHERE, None),
    ]
    assert rehearsal.replies[-1].keys == (rehearsal.replies[-1].question.keys[0],)
    assert len(rehearsal.views()) == len(rehearsal.replies)
    assert rehearsal.views()[-1] == rehearsal.view()


def test_what_is_meant_if_possible_is_passed_over_without_a_word() -> None:
    table = pasture()
    meant = [Intention(PLAY_CARD, ("99",), if_possible=True), Intention(PLAY_CARD, ("1",))]
    assert fates(table.rehearse(meant, "north")) == [DROPPED, USED]


def test_a_plan_is_carried_out_up_to_the_first_die_and_no_further() -> None:
    table = pasture()
    graze = [Intention(PLAY_CARD, ("1",)), Intention(USE_CARD, ("graze",)), Intention(GRAZE_WHERE, ("mill",))]
    further = [Intention(PLAY_CARD, ("2",))]
    assert table.carry_out([*graze, *further], "north") == [0, 1, 2]
    assert [entry.who for entry in table.journal][:4] == ["north", "north", "north", "dice"]
    assert asked(table).seat != "north"


def test_a_plan_that_answers_nothing_changes_nothing() -> None:
    table = pasture()
    before = snapshot(table)
    with pytest.raises(IllegalAnswer, match="none of the intentions"):
        table.carry_out([Intention(SCOUT_WHOM, ("east",))], "north")
    with pytest.raises(IllegalAnswer, match="99"):
        table.carry_out([Intention(PLAY_CARD, ("99",))], "north")
    with pytest.raises(IllegalAnswer):
        table.carry_out("rest", "north")  # type: ignore[arg-type]
    with pytest.raises(NotYourTurn):
        table.carry_out([Intention(PLAY_CARD, ("1",))], "east")
    assert snapshot(table) == before
