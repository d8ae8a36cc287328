"""Plans of operations: spaces are named, the rest goes by default, and it is played as by answering each question."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from sandtable import Table
from sandtable.core.rehearsing import ASKED, REFUSED, USED, Intention, Rehearsal
from sandtable.plain.planning import OPERATIONS, PARTS, PLANNING
from sandtable.web.messages import Intended
from sandtable.web.rehearsing import rehearsal_json
from tests.playing import asked

CARDS = 60


def turns(seed: int, scenario: str = "main") -> Iterator[Table]:
    """A game played at random, whenever a faction is asked what to do."""
    rng = random.Random(seed)
    table = Table.new("plain", seed=seed, scenario=scenario)
    for _ in range(CARDS * 12):
        question = table.question
        if question is None:
            return
        if question.purpose == "act":
            yield table
        keys = [option.key for option in question.options if not option.aside]
        table.answer(*rng.sample(keys, max(1, question.at_least)))


def more(rehearsal: Rehearsal, part: str | None = None) -> tuple[str, list[list[Intention]]]:
    """Where a row could be added to a plan, and each row that could be."""
    replies = [reply for reply in rehearsal.replies if PARTS.get(reply.question.purpose) is not None]
    question, seen = rehearsal.question, rehearsal.seen()
    if question is None or question.purpose not in PARTS:
        if not replies:
            return "", []
        question, seen = replies[-1].question, replies[-1].before
    ways = PLANNING.ways(seen, question)
    if ways:
        return question.purpose, [list(group[0]) for group in ways.values()]
    targets = [option.key for option in question.options if option.target is not None]
    return question.purpose, [[Intention(question.purpose, (key,))] for key in targets]


def planned(table: Table, operation: str, rng: random.Random) -> tuple[list[Intention], Rehearsal]:
    """A plan of an operation in a few spaces, chosen at random among what it offers."""
    seat = asked(table).seat
    plan = [Intention("act", (operation,))]
    rehearsal = table.rehearse(plan, seat, by_default=True)
    for _ in range(rng.randint(1, 4)):
        _, rows = more(rehearsal)
        if not rows:
            break
        plan += rng.choice(rows)
        rehearsal = table.rehearse(plan, seat, by_default=True)
    return plan, rehearsal


@pytest.mark.slow
def test_a_plan_gives_the_same_journal_as_its_answers_one_by_one() -> None:
    compared: dict[str, int] = {}
    for seed in range(4):
        rng = random.Random(f"plan/{seed}")
        for table in turns(seed):
            seat = asked(table).seat
            for operation in OPERATIONS & set(asked(table).keys):
                _, rehearsal = planned(table, operation, rng)
                said = [Intention(r.question.purpose, tuple(r.keys), dict(r.question.about)) for r in rehearsal.replies]
                one, two = table.fork(), table.fork()
                used = one.carry_out(said, seat)
                assert list(used) == list(range(len(said)))
                for intention in said:
                    two.answer(*intention.keys, seat=seat)
                assert one.journal == two.journal
                assert one.state == two.state
                compared[operation] = compared.get(operation, 0) + len(said)
    assert set(compared) == OPERATIONS
    assert min(compared.values()) > 20


def test_a_plan_needs_no_answer_but_where() -> None:
    needed = set()
    for seed in (11, 12):
        rng = random.Random(f"needs/{seed}")
        for table in turns(seed):
            for operation in OPERATIONS & set(asked(table).keys):
                plan, rehearsal = planned(table, operation, rng)
                if rehearsal.stopped == ASKED and rehearsal.question is not None and len(plan) > 1:
                    needed.add(rehearsal.question.purpose)
    assert needed <= {*PARTS, "act"}, needed


def intended(plan: list[Intention]) -> list[Intended]:
    """A plan as a browser sends it."""
    return [
        Intended(purpose=each.purpose, keys=list(each.keys), about=dict(each.about), if_possible=each.if_possible)  # type: ignore[arg-type]
        for each in plan
    ]


@pytest.mark.parametrize("deception", [False, True])
def test_what_a_rehearsal_says_is_the_same_whatever_is_hidden(deception: bool) -> None:
    rng, compared = random.Random("hidden"), 0
    table = Table.new("plain", seed=5, scenario="short", deception=deception)
    for _ in range(400):
        question = table.question
        if question is None:
            break
        if question.purpose == "act":
            operations = sorted(OPERATIONS & set(question.keys))
            plan, _ = planned(table, rng.choice(operations), rng) if operations else ([], None)
            seat = question.seat
            imagined = table.imagined(seat, random.Random(rng.random()).randrange)
            if imagined is not None and plan:
                told = [json.dumps(rehearsal_json(each, seat, intended(plan))) for each in (table, imagined)]
                assert told[0] == told[1]
                compared += 1
        keys = [option.key for option in question.options if not option.aside]
        table.answer(*rng.sample(keys, max(1, question.at_least)))
    assert compared > 10


# -- rows as people mean them


def at(seat: str, operation: str) -> Table:
    """A turn of a faction that may do anything."""
    for seed in range(40):
        for table in turns(seed):
            question = asked(table)
            if question.seat == seat and operation in question.keys and not question.about.get("limited"):
                return table
    raise AssertionError(f"the {seat} never had a turn")


def answers(rehearsal: Rehearsal, purpose: str) -> list[tuple[str, ...]]:
    """What was answered to the questions of a purpose."""
    return [tuple(reply.keys) for reply in rehearsal.replies if reply.question.purpose == purpose]


def test_a_march_by_its_end_brings_the_group_with_the_most_underground() -> None:
    table = at("taliban", "march")
    plan = [Intention("act", ("march",))]
    rehearsal = table.rehearse(plan, "taliban", by_default=True)
    assert rehearsal.question is not None
    ways = PLANNING.ways(rehearsal.seen(), rehearsal.question)
    target, group = max(ways.items(), key=lambda item: len(item[1]))
    origins = [way[0].keys[0] for way in group]
    hidden = [rehearsal.seen()[id].count[6] for id in origins]
    assert hidden == sorted(hidden, reverse=True)
    rehearsal = table.rehearse([*plan, *group[0]], "taliban", by_default=True)
    assert [row.fate for row in rehearsal.rows] == [USED] * 3
    assert answers(rehearsal, "march_to") == [(target.removeprefix("space:"),)]


def test_a_row_that_is_not_possible_is_refused_and_the_others_stay() -> None:
    table = at("taliban", "rally")
    plan = [
        Intention("act", ("rally",)),
        Intention("rally_where", ("loc_kabul_aibak",)),
        Intention("rally_where", ("kandahar",)),
    ]
    rehearsal = table.rehearse(plan, "taliban", by_default=True)
    assert [row.fate for row in rehearsal.rows] == [USED, REFUSED, USED]


def test_sweep_brings_troops_where_an_origin_is_named_and_nobody_else() -> None:
    table = at("coalition", "sweep")
    rehearsal = table.rehearse([Intention("act", ("sweep",))], "coalition", by_default=True)
    _, rows = more(rehearsal)
    plans = [[Intention("act", ("sweep",)), *row] for row in rows]
    tried = [(plan, table.rehearse(plan, "coalition", by_default=True)) for plan in plans]
    plan, alone = next((plan, found) for plan, found in tried if answers(found, "sweep_from"))
    asked_from = [reply for reply in alone.replies if reply.question.purpose == "sweep_from"]
    assert asked_from[0].keys == ("done",)
    origin = asked_from[0].question.keys[0]
    space = asked_from[0].question.about["space"]
    escorted = table.rehearse(
        [*plan, Intention("sweep_from", (origin,), {"space": space})], "coalition", by_default=True
    )
    before, after = alone.seen(), escorted.seen()
    came = str(space).removeprefix("space:")
    assert sum(after[came].count) > sum(before[came].count)
