"""The small parts of the server: limits, tokens, messages, presence, addresses of databases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.core.errors import BadSetup
from sandtable.web import options, serve, tokens
from sandtable.web.limits import MESSAGE_BYTES, Bucket, PerAddress, Rate
from sandtable.web.messages import Answer, BadMessage, NewTable, read_body, read_message
from sandtable.web.presence import FORGET_SECONDS, Presence
from sandtable.web.refusals import Refusal, refusal_for


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=2, burst=3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert bucket.is_full()


def test_addresses_do_not_share_a_bucket() -> None:
    limit = PerAddress(Rate(per_second=0, burst=1), most=2)
    limit.check("one")
    limit.check("two")
    with pytest.raises(Refusal, match="too fast"):
        limit.check("one")
    limit.check("three")  # makes space, so that no flood of addresses fills the memory


def test_tokens_have_128_bits_and_only_their_hash_is_compared() -> None:
    token = tokens.new_token()
    assert len(token) == 22
    assert tokens.matches(token, tokens.hashed(token))
    assert not tokens.matches(token, tokens.hashed(tokens.new_token()))
    assert not tokens.matches(token, None)
    assert not tokens.matches(token, token)


def test_a_message_is_read_strictly() -> None:
    message = read_message('{"type":"answer","id":7,"ply":3,"keys":["iraq"],"seat":"us"}')
    assert isinstance(message, Answer)
    assert message.keys == ["iraq"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type":"dance"}',
        '{"type":"answer","ply":"3","keys":["iraq"]}',
        '{"type":"answer","ply":3.5,"keys":["iraq"]}',
        '{"type":"answer","ply":-1,"keys":["iraq"]}',
        '{"type":"answer","ply":3,"keys":"iraq"}',
        '{"type":"answer","ply":3,"keys":[1]}',
        '{"type":"answer","ply":3,"keys":["iraq"],"seat":["us"]}',
        '{"type":"answer","ply":3,"keys":["iraq"],"extra":1}',
        '{"type":"answer","ply":true,"keys":[]}',
        '{"type":"undo"}',
        '{"type":"hello","token":5}',
        "[" * 5000,
        '{"type":"answer","ply":' + "9" * 5000 + ',"keys":[]}',
        "\ud800",
    ],
)
def test_a_broken_message_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(text)
    assert refused.value.code == "bad_message"
    assert refused.value.message


def test_a_broken_message_keeps_its_id() -> None:
    with pytest.raises(BadMessage) as refused:
        read_message('{"type":"answer","id":12,"keys":[]}')
    assert refused.value.id == 12


def test_a_huge_message_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(json.dumps({"type": "hello", "token": "x" * MESSAGE_BYTES}))
    assert refused.value.code == "too_large"


def test_a_body_is_read_strictly() -> None:
    assert read_body(NewTable, b'{"game":"labyrinth","seats":{"us":"me"}}').seats == {"us": "me"}
    with pytest.raises(Refusal, match="seed"):
        read_body(NewTable, b'{"game":"labyrinth","seats":{},"seed":"1"}')


def test_an_unforeseen_error_says_nothing_of_itself() -> None:
    refusal = refusal_for(ValueError("the seed is 12345"))
    assert refusal.code == "internal"
    assert "12345" not in refusal.message


def test_presence_counts_here_and_elsewhere() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.enter(["us"])
    presence.enter(["us", "jihadist"])
    presence.leave(["us", "jihadist"])
    assert presence.here() == {"us"}
    presence.heard("other", ["jihadist"])
    assert presence.seats() == {"us", "jihadist"}
    clock.now = FORGET_SECONDS + 1
    assert presence.forget()
    assert presence.seats() == {"us"}


def test_where_the_database_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(options.DATABASE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve.database_url(None).startswith("sqlite:///")
    assert serve.database_url(str(tmp_path / "a" / "b.sqlite3")) == f"sqlite:///{tmp_path}/a/b.sqlite3"
    assert serve.database_url("postgresql://me@host/games") == "postgresql+asyncpg://me@host/games"
    monkeypatch.setenv(options.DATABASE, "postgres://host/games")
    assert serve.database_url(None) == "postgresql+asyncpg://host/games"
    with pytest.raises(BadSetup, match="mysql"):
        serve.database_url("mysql://host/games")


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="PostgreSQL"):
        serve.serve(database=str(tmp_path / "tables.sqlite3"), workers=2)
