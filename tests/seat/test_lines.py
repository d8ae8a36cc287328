"""Whatever a program says is done or refused in words, and a refusal changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import SandtableError, SeatLost
from sandtable.seat.conversation import Terms
from sandtable.seat.lines import LINE_BYTES, Answer, BadLine, Hello, Wanted, read
from tests.seat.talking import Talk, table_for

BROKEN = 10_000
GOOD = (
    {"type": "hello", "protocol": 1, "name": "bot"},
    {"type": "answer", "number": 1, "keys": ["5"]},
    {"type": "forecast", "key": "5"},
    {"type": "why_not", "key": "iraq"},
    {"type": "rule", "number": "8.4"},
    {"type": "card", "number": "24"},
)
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 2, 1.5, 10**30, float("nan"), "", "x" * 300, "\ud800", "\x00", [], [[]], ["5", "5"],
    ["5"] * 300, {}, {"type": "answer"}, [None], [5],
)  # fmt: skip


def spoilt(dice: Random) -> bytes:
    """A message with something wrong in it."""
    message: dict[str, Any] = dict(dice.choice(GOOD))
    ways: list[Callable[[], bytes]] = [
        lambda: json.dumps(message | {dice.choice(list(message)): dice.choice(ODD)}).encode(),
        lambda: json.dumps(message | {str(dice.choice(ODD)): 1}).encode(),
        lambda: json.dumps(
            {name: value for name, value in message.items() if name != dice.choice(list(message))}
        ).encode(),
        lambda: json.dumps(message).encode()[: dice.randrange(60)],
        lambda: json.dumps(message).encode("utf-16"),
        lambda: bytes(dice.randrange(256) for _ in range(dice.randrange(60))),
        lambda: b"[" * dice.choice([1, 5_000, 60_000]),
        lambda: json.dumps(message)[:-1].encode() + b', "type": "hello"}',
        lambda: json.dumps(dice.choice(ODD)).encode(),
        lambda: b" " * (LINE_BYTES + dice.randrange(3)),
        lambda: b'{"type":"answer","number":' + b"9" * dice.choice([20, 5_000]) + b',"keys":[]}',
        lambda: json.dumps({"type": "answer", "number": 1, "keys": dice.choices(["5", "no", "", "8"], k=2)}).encode(),
        lambda: json.dumps({"type": "answer", "number": 2, "keys": ["5"]}).encode(),
    ]
    return dice.choice(ways)()


def test_ten_thousand_broken_messages_are_refused_in_words_and_change_nothing() -> None:
    """Only what happens to be a message after all is done; nothing is ever raised."""
    dice = Random(1)
    talk = Talk(table_for("labyrinth", "us", 1), "us", Terms(tries=10**9, asides=10**9))
    talk.hello()
    asked = talk.ask()
    question, ply = talk.conversation.question, talk.table.ply
    refused = 0
    for _ in range(BROKEN):
        line = spoilt(dice)
        reply = talk.line(line)
        if isinstance(reply, tuple):  # it was an answer after all
            assert set(reply) <= {option["key"] for option in asked["question"]["options"]}
            talk.conversation.question = question
        elif reply is not None:
            assert reply["type"] in ("refused", "forecast", "why_not", "rule", "card"), line
            refused += reply["type"] == "refused"
            assert reply["type"] != "refused" or reply["text"]
        talk.told.clear()
    assert refused > BROKEN * 0.8
    assert (talk.conversation.question, talk.table.ply) == (question, ply)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"", "no JSON object"),
        (b"5", "no JSON object"),
        (b'{"type": "answer", "type": "hello"}', "no JSON object"),
        (b'{"type": "anser"}', "'anser' is no type of message; expected one of: hello, answer, forecast"),
        (b'{"type": "answer", "keys": []}', "answer: the field number is missing"),
        (b'{"type": "answer", "number": true, "keys": []}', "answer: number cannot be True"),
        (b'{"type": "answer", "number": 1, "keys": "5"}', "answer: keys cannot be '5'"),
        (b'{"type": "answer", "number": 1, "keys": [5]}', "answer: keys cannot be"),
        (b'{"type": "rule", "number": "1", "why": 1}', "rule: there is no field 'why'"),
        (b'{"type": "hello", "protocol": 1, "name": "a\\nb"}', "hello: name cannot be"),
        (b'{"type": "hello", "protocol": 1, "name": " "}', "hello: name cannot be"),
        (b'{"type": "card", "number": "\\ud800"}', "card: number cannot be"),
        (b" " * (LINE_BYTES + 1), "no more than 65,536 bytes"),
    ],
)
def test_what_is_wrong_is_said(line: bytes, words: str) -> None:
    with pytest.raises(BadLine) as refused:
        read(line)
    assert words in str(refused.value)


def test_what_is_right_is_read() -> None:
    assert [read(json.dumps(message).encode()) for message in GOOD] == [
        Hello(1, "bot"),
        Answer(1, ("5",)),
        Wanted("forecast", "5"),
        Wanted("why_not", "iraq"),
        Wanted("rule", "8.4"),
        Wanted("card", "24"),
    ]


def test_the_third_refusal_loses_the_seat_and_an_answer_wipes_the_slate_clean() -> None:
    talk = Talk(table_for("labyrinth", "us", 1), "us")
    talk.hello()
    for _ in range(3):
        asked = talk.ask()
        for left in (2, 1):
            reply = talk.answer("no such thing")
            assert isinstance(reply, dict)
            assert (reply["type"], reply["code"], reply["tries"]) == ("refused", "illegal_answer", left)
            assert "'no such thing' is not offered here" in reply["text"]
        assert isinstance(talk.answer(asked["question"]["options"][0]["key"]), tuple)
    talk.ask()
    talk.answer("no such thing")
    talk.answer("no such thing")
    with pytest.raises(SeatLost, match="refused 3 times, in the end: 'no such thing' is not offered here"):
        talk.answer("no such thing")


def test_hello_comes_first_once_and_in_a_version_that_is_known() -> None:
    talk = Talk(table_for("labyrinth", "us", 1), "us")
    reply = talk.say({"type": "answer", "number": 1, "keys": []})
    assert isinstance(reply, dict)
    assert reply["text"] == "say hello first"
    talk.hello()
    reply = talk.say({"type": "hello", "protocol": 1, "name": "again"})
    assert isinstance(reply, dict)
    assert reply["text"] == "hello has been said already"
    reply = talk.say({"type": "forecast", "key": "5"})
    assert isinstance(reply, dict)
    assert reply["text"] == "nothing is being asked"
    other = Talk(talk.table, "us")
    with pytest.raises(SeatLost, match="speaks version 2 of the protocol; expected version 1"):
        other.say({"type": "hello", "protocol": 2, "name": "of another time"})


def test_asides_are_counted() -> None:
    talk = Talk(table_for("labyrinth", "us", 1), "us", Terms(asides=2))
    talk.hello()
    for _ in range(2):
        talk.ask()
        for _ in range(2):
            reply = talk.say({"type": "rule", "number": "8.4.2"})
            assert isinstance(reply, dict)
            assert reply["type"] == "rule"
        reply = talk.say({"type": "rule", "number": "8.4.2"})
        assert isinstance(reply, dict)
        assert reply["text"] == "no more than 2 things can be asked back before an answer"


def test_what_was_taken_back_is_left_aside_and_costs_no_try() -> None:
    talk = Talk(table_for("labyrinth", "us", 1), "us", Terms(tries=1))
    talk.hello()
    first = talk.ask()
    second = talk.ask()
    keys = [first["question"]["options"][0]["key"]]
    assert talk.say({"type": "answer", "number": first["number"], "keys": keys}) is None
    assert talk.say({"type": "answer", "number": second["number"], "keys": keys}) == tuple(keys)
    with pytest.raises(SandtableError, match="question 3 has not been asked"):
        talk.say({"type": "answer", "number": 3, "keys": keys})
