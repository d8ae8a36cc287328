"""When somebody is told things, and where: the hours they have chosen, the addresses that are taken, what is said."""

from __future__ import annotations

import base64
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sandtable.core.agents import HUMAN
from sandtable.web import limits
from sandtable.web.dispatches import addresses, libraries, nearby, occasions, saying
from sandtable.web.dispatches.address_book import Entry
from sandtable.web.dispatches.addresses import APPRISE, MAIL, PUSH, checked, checked_push
from sandtable.web.dispatches.choices import Choices
from sandtable.web.dispatches.occasions import CHAT, ENDED, OFFERED, TURN, Occasion, away, last_in, of_turn, to_all
from sandtable.web.dispatches.queue import Thing
from sandtable.web.refusals import Refusal
from sandtable.web.stored import Seat

# -- when


def at(hour: int, minute: int = 0, second: float = 0, day: int = 10) -> float:
    """A moment of November in UTC."""
    return (datetime(2026, 11, day, hour, minute, tzinfo=UTC) + timedelta(seconds=second)).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "then"),
    [
        ((9, 17), at(8, 59, 59.5), at(8, 59, 59.5)),
        ((9, 17), at(9), at(17)),
        ((9, 17), at(16, 59, 59.5), at(17)),
        ((9, 17), at(17), at(17)),
        ((22, 8), at(21, 59), at(21, 59)),
        ((22, 8), at(22), at(8, day=11)),
        ((22, 8), at(23, 12, 34.5), at(8, day=11)),
        ((22, 8), at(0), at(8)),
        ((22, 8), at(7, 59, 59.5), at(8)),
        ((22, 8), at(8), at(8)),
        ((9, 9), at(9), at(9)),  # from an hour to the same hour there is nothing
        ((9, 9), at(12), at(12)),
    ],
)
def test_quiet_is_from_one_hour_to_another(quiet: tuple[int, int], now: float, then: float) -> None:
    assert Choices(quiet=quiet).when(now, now) == then


@pytest.mark.parametrize(
    ("happened", "then"),
    [(at(17, 59, 59.5), at(18)), (at(18), at(18, day=11)), (at(18, 0, 0.5), at(18, day=11)), (at(3, 4, 5), at(18))],
)
def test_a_day_is_told_at_its_next_hour(happened: float, then: float) -> None:
    daily = Choices(daily=18)
    assert daily.when(happened, happened) == then
    assert daily.when(happened, then + 1000) == then + 1000  # if that is past: now
    assert Choices(daily=18, quiet=(17, 19)).when(happened, happened) == then + 3600


def test_an_hour_is_that_of_ones_own_zone() -> None:
    assert Choices(daily=18, zone="Asia/Tokyo").when(at(3), at(3)) == at(9)
    assert Choices(quiet=(22, 8), zone="Asia/Tokyo").when(at(14), at(14)) == at(23)
    assert Choices(daily=18, zone="Nowhere/None").when(at(3), at(3)) == at(18)


def test_what_was_chosen_is_read_as_it_was_written() -> None:
    chosen = Choices({TURN: False, ENDED: True, OFFERED: False, CHAT: True}, "de", "Europe/Berlin", (22, 8), 18)
    assert Choices.read(json.dumps(chosen.to_json())) == chosen
    usual = Choices.read("")
    assert usual == Choices.read("{}") == Choices()
    assert usual.kinds == {TURN: True, ENDED: True, OFFERED: True, CHAT: False}


# -- where


FAR = "9.9.9.9"


@pytest.mark.parametrize(
    ("typed", "kind", "address", "shown"),
    [
        (f"https://{FAR}/hook/secret", APPRISE, f"jsons://{FAR}/hook/secret", f"jsons://{FAR}/…"),
        (f" HTTP://{FAR}:8080/x ", APPRISE, f"json://{FAR}:8080/x", f"json://{FAR}/…"),
        ("tgram://token/chat", APPRISE, "tgram://token/chat", "tgram://…"),
        ("discord://id/secret", APPRISE, "discord://id/secret", "discord://…"),
        ("ntfy://topic", APPRISE, "ntfy://topic", "ntfy://…"),
        ("ntfy://localhost/", APPRISE, "ntfy://localhost/", "ntfy://…"),  # a topic of that name, at no server
        ("slack://localhost/b/c/d", APPRISE, "slack://localhost/b/c/d", "slack://…"),  # a part of a token
        (f"ntfys://{FAR}/topic?priority=high&Tags=", APPRISE, f"ntfys://{FAR}/topic?priority=high&Tags=", None),
        (f"jsons://{FAR}/x?+X-Token=a&&to=b", APPRISE, f"jsons://{FAR}/x?+X-Token=a&&to=b", None),
        (f"jsons://{FAR}/x?%2BX-Token=a", APPRISE, f"jsons://{FAR}/x?%2BX-Token=a", None),
        (f"jsons://{FAR}/x;y?tags=a?b", APPRISE, f"jsons://{FAR}/x;y?tags=a?b", None),
        ("ada@example.org", MAIL, "ada@example.org", "a…@example.org"),
        (f"ada@{'x' * 60}.{'y' * 60}.org", MAIL, f"ada@{'x' * 60}.{'y' * 60}.org", f"a…@{'x' * 60}.{'y' * 16}"),
    ],
)
def test_an_address_is_taken_and_little_of_it_shown(typed: str, kind: str, address: str, shown: str | None) -> None:
    found = checked(typed, mail=True, near=False)
    assert (found.kind, found.address) == (kind, address)
    assert found.shown == (shown or f"{address.partition(':')[0]}://{FAR}/…")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (f"jsons://{FAR}/x?rto=", "rto"),  # also where nothing is said of it
        ("discord://id/token?tags=a;template=/etc/passwd", "template"),  # which would read a file of the host
        (f"jsons://{FAR}/x?tags=a&;rto", "rto"),
        (f"jsons://{FAR}/x#?template=a", "template"),
        (f"jsons://{FAR}/x?tags=a#&template=b", "template"),
        (f"jsons://{FAR}/x?t%65mplate=b", "template"),
        (f"jsons://{FAR}/x?%20template=b", "template"),
        (f"jsons://{FAR}/x?tags+=b", "tags"),
        ("ntfy://localhost/topic", "own network"),
        ("matrix://localhost/room", "own network"),
        ("json", "no address that can be used"),
        ("jsons", "no address that can be used"),
        (f"gopher://{FAR}/", "no address that can be used"),
    ],
)
def test_an_address_is_refused_in_words(typed: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        checked(typed, mail=True, near=False)


def test_an_address_is_read_up_to_its_last_letter() -> None:
    longest = f"json://{FAR}/".ljust(limits.ADDRESS_LETTERS, "x")
    assert checked(longest, mail=False, near=False).address == longest
    with pytest.raises(Refusal, match="at most"):
        checked(longest + "x", mail=False, near=False)


def test_the_hosts_own_network_is_taken_where_it_is_allowed() -> None:
    for address in ("json://localhost/x", "ntfy://127.0.0.1/topic"):
        assert checked(address, mail=False, near=True).address == address
    keys = subscription_keys()
    assert checked_push("http://localhost/push", keys, near=True).shown == "localhost"
    assert checked_push("https://localhost/push", keys, near=True).kind == PUSH


def subscription_keys(point: int = 65, auth: int = 16) -> dict[str, str]:
    """The keys of a browser, as it writes them, with so many bytes."""
    return {
        name: base64.urlsafe_b64encode(bytes(size)).decode().rstrip("=")
        for name, size in (("p256dh", point), ("auth", auth))
    }


def test_a_subscription_is_kept_with_its_two_keys_and_nothing_else() -> None:
    keys = subscription_keys()
    found = checked_push(f"https://{FAR}/push", {**keys, "more": "x"}, near=False)
    assert json.loads(found.address) == {"endpoint": f"https://{FAR}/push", "keys": keys}


@pytest.mark.parametrize(
    ("endpoint", "keys"),
    [
        (f"https://{FAR}/", subscription_keys(point=64)),
        (f"https://{FAR}/", subscription_keys(point=66)),
        (f"https://{FAR}/", subscription_keys(auth=15)),
        (f"https://{FAR}/", subscription_keys(auth=17)),
        (f"https://{FAR}/", {**subscription_keys(), "auth": "ä" * 22}),
        (f"http://{FAR}/", subscription_keys()),
        (f"ftp://{FAR}/", subscription_keys()),
        ("https:///push", subscription_keys()),
        ("https://localhost/", subscription_keys()),
    ],
)
def test_no_other_subscription_is_taken(endpoint: str, keys: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        checked_push(endpoint, keys, near=False)


def test_a_plain_subscription_needs_an_allowance_and_a_host() -> None:
    for endpoint in ("ftp://localhost/", "https:///push"):
        with pytest.raises(Refusal):
            checked_push(endpoint, subscription_keys(), near=True)


def test_mail_is_written_to_somebody() -> None:
    assert addresses.mail_to("mailto://h", "a+b@x.org") == "mailto://h?to=a%2Bb@x.org"
    assert addresses.mail_to("mailto://h?mode=x", "a@x.org") == "mailto://h?mode=x&to=a@x.org"


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("64:ff9b::9.9.9.9", False),
        ("64:ff9b::7f00:1", True),
        ("64:ff9b::ffff:ffff", True),
        ("64:ff9b:0:0:0:1:7f00:1", False),  # not of the gateway's network: nobody unpacks it
        ("2002:909:909::", False),
        ("2002:7f00:1::1", True),
        ("::ffff:127.0.0.1", True),
        ("ff0e::1", True),
        ("2606:4700::1%eth0", False),
    ],
)
def test_an_address_in_an_address_is_looked_at(address: str, near: bool) -> None:
    assert nearby.is_near(address) is near


def test_a_subscription_is_of_here_only_on_its_own_device() -> None:
    entry = Entry("i", "ann", "phone", PUSH, "secret", "shown", None, 0.0, 2)
    assert entry.to_json("phone") == {
        "id": "i", "kind": PUSH, "shown": "shown", "here": True, "proved": True, "failures": 2,
    }  # fmt: skip
    assert not entry.to_json("laptop")["here"]
    mail = entry._replace(kind=MAIL, proof_hash="x").to_json("phone")
    assert (mail["here"], mail["proved"]) == (False, False)


def test_a_key_of_the_host_is_written_without_waste() -> None:
    made = [libraries.new_vapid() for _ in range(3)]
    assert len(set(made)) == 3
    assert {(len(each.private), len(each.public)) for each in made} == {(43, 87)}  # 32 and 65 bytes
    assert not any("=" in part for each in made for part in each)


# -- of what


ANN, BOB = Seat("us", HUMAN, person="ann"), Seat("jihadist", HUMAN, person="bob")


def seat(name: str, person: str | None = "ann", **more: Any) -> Seat:
    """A seat."""
    return Seat(name, more.pop("who", HUMAN), person=person, **more)


def test_away_is_who_plays_and_looks_at_none_of_their_seats() -> None:
    assert away([ANN, BOB], []) == {"ann": "us", "bob": "jihadist"}
    assert away([ANN, BOB], ["jihadist"]) == {"ann": "us"}
    assert away([ANN, seat("other")], ["other"]) == {}  # whoever looks through one of theirs is here
    assert away([seat("first"), seat("second")], []) == {"ann": "first"}
    assert away([seat("us", None), seat("x", who="random"), seat("y", stand_in="random")], []) == {}


def test_a_turn_is_told_to_who_is_asked_after_somebody_else() -> None:
    told = [Occasion(TURN, "ann", "us", "us.7")]
    assert of_turn([ANN, BOB], "jihadist", "us", 7, []) == told
    assert of_turn([ANN, BOB], None, "us", 7, []) == told
    assert of_turn([ANN, BOB], None, "us", None, []) == [Occasion(TURN, "ann", "us", "us.")]
    assert of_turn([ANN, BOB], "jihadist", None, 7, []) == []
    assert of_turn([ANN, BOB], "jihadist", "us", 7, ["us"]) == []
    assert of_turn([ANN, BOB], "us", "us", 7, []) == []
    assert of_turn([ANN, seat("mine")], "mine", "us", 7, []) == []  # the same person has answered
    assert of_turn([seat("us", None), seat("x", None)], "x", "us", 7, []) == []
    assert of_turn([ANN, BOB], "jihadist", "dealer", 7, []) == []


def test_all_are_told_but_who_it_comes_from() -> None:
    assert to_all(ENDED, [ANN, BOB], "m", []) == [
        Occasion(ENDED, "ann", "us", "m"), Occasion(ENDED, "bob", "jihadist", "m"),
    ]  # fmt: skip
    assert to_all(OFFERED, [ANN, BOB], "m", [], "bob", "jihadist") == [Occasion(OFFERED, "ann", "jihadist", "m")]
    assert to_all(CHAT, [ANN, BOB], "m", ["us"], "bob") == []


def test_a_mark_says_where_a_turn_began() -> None:
    assert [last_in(about) for about in ("t:turn:us.12", "t:turn:us.0", "t:turn:us.", "t:turn:us")] == [12, 0, -1, -1]
    assert occasions.chat_mark(599.9) == "0" != occasions.chat_mark(600) == occasions.chat_mark(1199)


# -- in which words


def thing(**more: Any) -> Thing:
    """Something that has happened at a table."""
    note = ["note-card-played", {"card": 1}]
    return Thing("x", TURN, "us", "t1", "Friday", "labyrinth", note)._replace(**more)


def test_one_thing_leads_to_its_table_and_several_to_all() -> None:
    one = saying.told([thing(note=None)], "en", "https://x")
    assert (one.title, one.body) == ("It is your turn in “Friday”", "")
    assert (one.link, one.tag) == ("https://x/#/table/t1", "t1")
    two = saying.told([thing(), thing(table="t2", name=None, kind=ENDED)], "en", "https://x")
    assert (two.link, two.tag) == ("https://x/", "several")
    lines = two.body.splitlines()
    assert lines[0] == one.title
    assert "Friday" not in lines[1]
    assert "“" in lines[1]


def test_the_last_thing_told_goes_with_a_turn_alone() -> None:
    note = "note-new-turn"
    assert saying.told([thing(note=note)], "en", "").body
    assert saying.told([thing(note=note, kind=ENDED)], "en", "").body == ""
