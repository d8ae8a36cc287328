"""The small parts of the server: limits, tokens, messages, presence, addresses of databases."""

from __future__ import annotations

import asyncio
import json
import pickle
import re
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import sandtable.web
from sandtable import Table
from sandtable.core.errors import BadPosition, BadSetup
from sandtable.web import messages, options, serve, tokens
from sandtable.web.connections import Door
from sandtable.web.limits import MESSAGE_BYTES, Bucket, PerAddress, Rate
from sandtable.web.messages import Answer, NewTable, id_in, read_body, read_message
from sandtable.web.presence import FORGET_SECONDS, Presence
from sandtable.web.refusals import STATUS, BadMessage, Forbidden, Refusal, TooLarge, refusal_for, refusal_json
from sandtable.words import Words

WEB = Path(sandtable.web.__file__).parent


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
    assert bucket.level() == 3


def test_addresses_do_not_share_a_bucket() -> None:
    limit = PerAddress(Rate(per_second=0, burst=1), most=2)
    limit.check("one")
    limit.check("two")
    with pytest.raises(Refusal, match="too fast"):
        limit.check("one")
    limit.check("three")  # makes space, so that no flood of addresses fills the memory


def test_a_bucket_counts_what_a_use_costs() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=1, burst=10), clock)
    assert [bucket.take(4) for _ in range(3)] == [True, True, False]
    clock.now = 8
    assert bucket.take(25)  # more than there can be: when it is full, and then for long nothing
    clock.now = 20
    assert not bucket.take()
    clock.now = 24
    assert bucket.take()


def test_a_flood_of_addresses_gives_nobody_a_new_bucket() -> None:
    clock = Clock()
    limit = PerAddress(Rate(per_second=1, burst=4), most=100, clock=clock)
    for _ in range(4):
        limit.check("hasty")
    for number in range(500):
        limit.check(f"192.0.2.{number}")
        with pytest.raises(Refusal, match="too fast"):
            limit.check("hasty")
    assert len(limit._buckets) <= 100
    clock.now = 10
    limit.check("hasty")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_who_has_one_address_of_a_network_of_ipv6_has_all(one: str, other: str, same: bool) -> None:
    limit = PerAddress(Rate(per_second=0, burst=1))
    limit.check(one)
    if same:
        with pytest.raises(Refusal, match="too fast"):
            limit.check(other)
    else:
        limit.check(other)


def test_a_proxy_holds_as_many_connections_as_it_likes() -> None:
    class Transport(asyncio.BaseTransport):
        def __init__(self, host: str) -> None:
            super().__init__({"peername": (host, 1)})

    door = Door(most=2, proxies=["10.0.0.7", "172.16.0.0/12", "2001:db8::/32"])
    assert [door.enter(Transport("192.0.2.1")) for _ in range(3)] == [True, True, False]
    assert [door.enter(Transport(f"2001:db9::{n}")) for n in range(3)] == [True, True, False]
    for host in ("10.0.0.7", "172.18.0.1", "2001:db8:1::1"):
        assert all(door.enter(Transport(host)) for _ in range(5))
    for _ in range(3):
        door.leave(Transport("192.0.2.1"))
    assert "192.0.2.1" not in door.held
    assert door.enter(Transport("192.0.2.1"))


def test_the_server_may_have_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        serve.raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(hard, serve.DESCRIPTORS), hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(
    "letter",
    ["\u200b", "\u202e", "\u2066", "\u2028", "\u00ad", "\u061c", "\u180e", "\u2060", "\ufeff", "\u3164", "\u115f",
     "\u2800", "\U000e0041", "\x85", "\n", "\x00", "\ue000"],
)  # fmt: skip
def test_names_titles_and_chat_have_nothing_that_is_not_seen(letter: str) -> None:
    text = json.dumps(f"Ann{letter}a")
    for body in (f'{{"type":"hello","name":{text}}}', f'{{"type":"say","text":{text}}}'):
        with pytest.raises(Refusal, match="letters that are not allowed"):
            messages.read_message(body)
    for model in (messages.NewTable, messages.ImportedTable):
        start = '"game":"labyrinth"' if model is messages.NewTable else '"save":{}'
        with pytest.raises(Refusal, match="letters that are not allowed"):
            messages.read_body(model, f'{{{start},"name":{text}}}'.encode())


@pytest.mark.parametrize("text", ["Zoë", "Æthelred II.", "李雷", "Юлия", "أحمد", "O'Neil & Söhne", "Ann 🎲"])
def test_names_of_all_the_world_are_taken(text: str) -> None:
    message = messages.read_message(json.dumps({"type": "hello", "name": text}))
    assert isinstance(message, messages.Hello)
    assert message.name == text


def test_tokens_have_128_bits_and_only_their_hash_is_compared() -> None:
    token = tokens.new_token()
    assert len(token) == 22
    assert tokens.matches(token, tokens.hashed(token))
    assert not tokens.matches(token, tokens.hashed(tokens.new_token()))
    assert not tokens.matches(token, None)
    assert not tokens.matches(token, token)


@pytest.mark.parametrize(
    ("kind", "most"),
    [
        (messages.Key, 200),
        (messages.Word, 64),
        (messages.Secret, 128),
        (messages.Title, 80),
        (messages.Name, 24),
        (messages.Said, 300),
    ],
)
def test_every_text_has_its_length(kind: Any, most: int) -> None:
    reading: TypeAdapter[str] = TypeAdapter(kind)
    assert reading.validate_python("a" * most) == "a" * most
    with pytest.raises(ValidationError):
        reading.validate_python("a" * (most + 1))


@pytest.mark.parametrize(("kind", "least", "most"), [(messages.Ply, 0, 10_000_000), (messages.MessageId, 0, 2**53)])
def test_every_number_has_its_bounds(kind: Any, least: int, most: int) -> None:
    reading: TypeAdapter[int] = TypeAdapter(kind)
    for number in (least, most):
        assert reading.validate_python(number) == number
    for number in (least - 1, most + 1):
        with pytest.raises(ValidationError):
            reading.validate_python(number)


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
    assert refused.value.message.id in ("refusal-no-document", "refusal-field")


def test_a_broken_message_keeps_its_id() -> None:
    assert id_in('{"type":"answer","id":12,"keys":[]}') == 12
    assert id_in('{"type":"answer","id":"a","keys":[]}') == "a"
    for text in ('{"id":true}', '{"id":[1]}', '{"id":"' + "x" * 65 + '"}', "[12]", "{", b"\x00", "[" * 5000):
        assert id_in(text) is None


@pytest.mark.parametrize("letter", ["x", "ä", "\U0001f3b2"])
def test_a_message_is_read_up_to_its_last_byte(letter: str) -> None:
    """In bytes, however many letters that are."""
    frame = '{"type":"ping","id":"%s"}'
    space = MESSAGE_BYTES - len(frame % letter.encode().decode()) + len(letter) - len(letter.encode())
    whole = frame % letter + " " * space
    assert len(whole.encode()) == MESSAGE_BYTES
    assert read_message(whole).id == id_in(whole) == letter
    with pytest.raises(TooLarge):
        read_message(whole + " ")
    assert id_in("{" + " " * MESSAGE_BYTES + "}") is None
    with pytest.raises(BadMessage):
        read_message(whole.encode())


@pytest.mark.parametrize(
    ("id", "known"),
    [("x" * 64, True), ("x" * 65, False), (10**63, True), (10**64, False), (True, False), (None, False), ([1], False)],
)
def test_an_id_is_short_and_a_number_or_a_word(id: Any, known: bool) -> None:
    assert id_in(json.dumps({"id": id})) == (id if known else None)
    assert id_in(json.dumps([{"id": id}])) is None


def test_a_huge_message_is_refused_before_it_is_read() -> None:
    huge = json.dumps({"type": "hello", "id": 1, "token": "x" * MESSAGE_BYTES})
    with pytest.raises(TooLarge):
        read_message(huge)
    assert id_in(huge) is None


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b'{"seats":{}}', "game: this is missing"),
        (b'{"game":"labyrinth","seed":"1"}', "seed: this is not known here"),
        (b'{"game":1}', "game: this is not a text"),
        (b'{"game":"labyrinth","watch":"yes"}', "watch: this is not true or false"),
        (b'{"game":"labyrinth","seats":[]}', "seats: this is not a set of keys"),
        (b'{"game":"' + b"x" * 65 + b'"}', "game: this text is too long"),
        (b'{"game":"labyrinth","options":{"decks":[1]}}', "options.decks.str: this is not a text"),
        (b"[]", "this is not a JSON document with keys"),
        (b"{", "this is not a JSON document with keys"),
    ],
)
def test_what_cannot_be_read_is_explained_by_a_message(body: bytes, said: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_body(NewTable, body)
    assert str(refused.value) == said


def test_a_body_is_read_strictly() -> None:
    assert read_body(NewTable, b'{"game":"labyrinth","seats":{"us":"me"}}').seats == {"us": "me"}
    with pytest.raises(Refusal, match="seed"):
        read_body(NewTable, b'{"game":"labyrinth","seats":{},"seed":"1"}')


def test_an_unforeseen_error_says_nothing_of_itself() -> None:
    refusal = refusal_for(ValueError("the seed is 12345"))
    assert refusal.code == "internal"
    assert "12345" not in str(refusal_json(refusal))


def test_a_refusal_is_sent_as_a_message_that_any_client_can_say() -> None:
    assert refusal_json(Forbidden("not-your-seat", seat="'us'")) == {
        "code": "forbidden",
        "message": "you do not play 'us'",
        "text": ["refusal-not-your-seat", {"seat": "'us'"}],
        "game": None,
    }
    with pytest.raises(BadPosition) as refused:
        Table.from_position({"game": "labyrinth", "countries": {"atlantis": {}}})
    assert refusal_json(refused.value)["game"] == "labyrinth"
    again = pickle.loads(pickle.dumps(Forbidden("token")))
    assert (type(again), str(again)) == (Forbidden, str(Forbidden("token")))


RAISED = re.compile(r'(?:raise|return|refuse\(|_error\(|str\()\s*\(?(\w+)\(\s*"([\w-]+)"')
IN_THE_CODE = {
    id: file.name for file in sorted(WEB.glob("*.py")) for _, id in RAISED.findall(file.read_text(encoding="utf-8"))
}


def test_every_refusal_of_the_server_has_its_words() -> None:
    words = Words(strict=True)
    assert {"too-fast", "unavailable", "no-table", "hello-first", "client-not-built"} <= set(IN_THE_CODE)
    assert {id: file for id, file in IN_THE_CODE.items() if not words.has(f"refusal-{id}")} == {}


def test_no_code_of_a_refusal_is_without_a_status() -> None:
    kinds = [kind for kind in Refusal.__subclasses__() if kind is not BadMessage]
    assert {kind.code for kind in kinds} <= set(STATUS)
    assert len({kind.code for kind in kinds}) == len(kinds)


def test_a_status_says_whose_fault_it_is_and_whether_to_try_again() -> None:
    meant = {
        HTTPStatus.FORBIDDEN: {"forbidden", "hidden"},
        HTTPStatus.NOT_FOUND: {"not_found"},
        HTTPStatus.CONFLICT: {"not_your_turn", "stale", "cannot_undo", "cannot_adjust"},
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: {"too_large"},
        HTTPStatus.TOO_MANY_REQUESTS: {"rate_limited"},
        HTTPStatus.INTERNAL_SERVER_ERROR: {"internal"},
        HTTPStatus.SERVICE_UNAVAILABLE: {"unavailable"},
    }
    assert {code: status for status, codes in meant.items() for code in codes} == STATUS


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
        serve.serve(serve.Settings(database=str(tmp_path / "tables.sqlite3"), workers=2))
