"""Over HTTP: setting up, joining, listing, watching, saves and replays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core import saves
from sandtable.core.chance import SeededChance
from sandtable.core.verify import verify
from sandtable.web.limits import SAVE_BYTES, UNLIMITED, Limits, Rate
from sandtable.words import languages
from tests.web.people import HOT_SEAT, Server, bearer, play_on, serving, sqlite
from tests.web.waiting import code_of


def asked(question: dict[str, Any]) -> tuple[Any, ...]:
    """What is asked, without what is known beforehand: nobody answers a question of the past."""
    return question["purpose"], question["prompt"], [option["key"] for option in question["options"]]


def test_what_there_is_to_play(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            games = (await server.http.get("/api/games")).json()["games"]
            labyrinth = next(game for game in games if game["name"] == "labyrinth")
            assert set(labyrinth["seats"]) == {"us", "jihadist"}
            assert labyrinth["options"]["scenario"]
            assert "random" in labyrinth["agents"]
            facts = (await server.http.get("/api/games/labyrinth/facts")).json()
            assert "iraq" in facts["countries"]
            assert facts["cards"]["1"]["number"] == 1
            assert {"awakening"} <= set(facts["rules"])
            usual = (await server.http.get("/api/games/labyrinth/facts?rules=")).json()
            assert usual == {part: value for part, value in facts.items() if part != "rules"}
            one = (await server.http.get("/api/games/labyrinth/facts?rules=awakening")).json()
            assert one == facts["rules"]["awakening"] != usual
            unknown = await server.http.get("/api/games/labyrinth/facts?rules=chess")
            assert unknown.json() == usual
            for path in ("games/chess/facts", "words/xx", "words/en/chess", "tables/none", "nothing"):
                reply = await server.http.get(f"/api/{path}")
                assert (reply.status_code, code_of(reply)) == (404, "not_found")

    asyncio.run(scenario())


def test_what_goes_with_a_scenario_is_said_before_it_is_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            games = (await server.http.get("/api/games")).json()["games"]
        fits = next(game["fits"] for game in games if game["name"] == "labyrinth")
        assert fits["lets_roll"]["options"]["campaign"] == [False, True]
        assert fits["lets_roll"]["options"]["mini_decks"] == [False, True]  # with the book's opponent
        assert "jihadist:solitaire" in fits["lets_roll"]["opponents"]
        for name in ("awakening", "isil"):
            assert fits[name]["options"]["campaign"] == fits[name]["options"]["mini_decks"] == [False]
            assert len(fits[name]["options"]["rules"]) == 1  # a scenario has its own
            assert "jihadist:solitaire" not in fits[name]["opponents"]

    asyncio.run(scenario())


def test_the_words_of_a_game_come_when_it_is_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            first = (await server.http.get("/api/words/en")).json()
            assert first["languages"] == list(languages())
            assert "list-and =" in first["shared"]
            assert "game-labyrinth =" in first["covers"]["labyrinth"]
            for text in (first["shared"], first["covers"]["labyrinth"]):
                assert "card-1 =" not in text
                assert "terminal-hint =" not in text
                assert "rule-2-1 =" not in text
            words = await server.http.get("/api/words/en/labyrinth")
            assert words.headers["content-type"].startswith("text/plain")
            for id in ("game-labyrinth", "card-1", "rule-2-1"):
                assert f"{id} =" in words.text
            assert "\nboard-turn =" not in words.text  # what the terminal alone says
            assert "\n#" not in words.text + first["shared"]  # what translators are told

    asyncio.run(scenario())


def test_every_table_has_a_seed_of_its_own(tmp_path: Path) -> None:
    """The tests know the seeds that are drawn (`know_the_seeds`), but the server must draw one for each table."""

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            tables = [(await server.create(HOT_SEAT))["table"] for _ in range(3)]
            told = [(await server.http.get(f"/api/tables/{table}")).json()["commitment"] for table in tables]
            assert told == [SeededChance(f"{number:032x}").commitment() for number in range(3)]

    asyncio.run(scenario())


def test_headers_forbid_inline_scripts_and_caching(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            reply = await server.http.get("/api/tables/none")
            policy = reply.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy.partition("script-src")[2].partition(";")[0]
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["cache-control"] == "no-store"

    asyncio.run(scenario())


def test_pages_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), static=static) as server:
            missing = await server.http.get("/")
            assert "make play" in missing.text
            (static / "index.html").write_text("<p>the client")
            (static / "assets" / "index-abc.js").write_text("1")
            for path in ("/", "/table/xyz"):
                page = await server.http.get(path)
                assert page.text == "<p>the client"
                assert page.headers["cache-control"] == "no-cache"
            asset = await server.http.get("/assets/index-abc.js")
            assert "immutable" in asset.headers["cache-control"]
            assert (await server.http.get("/assets/gone.js")).status_code == 404
            for path in ("/..%2ftables.sqlite3", "/%2e%2e/tables.sqlite3", "/assets/..%2f..%2ftables.sqlite3"):
                assert "SQLite" not in (await server.http.get(path)).text
            (static / "assets" / "index-abc.js.br").write_bytes(brotli := b"\x0b\x01\x801\n2\x03")
            for accepted, encoding in (("gzip, br", "br"), ("gzip", None), ("br;q=0", None)):
                headers = {"Accept-Encoding": accepted}
                async with server.http.stream("GET", "/assets/index-abc.js", headers=headers) as reply:
                    raw = b"".join([part async for part in reply.aiter_raw()])
                assert reply.headers.get("content-encoding") == encoding
                assert reply.headers["content-type"].startswith("text/javascript")
                assert raw == (brotli if encoding else b"1")

    asyncio.run(scenario())


def test_the_manual_is_served_beside_the_client(tmp_path: Path) -> None:
    manual = tmp_path / "manual"
    (manual / "pictures").mkdir(parents=True)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), static=tmp_path / "static") as server:
            assert "make docs" in (await server.http.get("/manual/")).text
            (manual / "index.html").write_text("<p>the manual")
            (manual / "pictures" / "map.webp").write_bytes(b"RIFF")
            door = await server.http.get("/manual", follow_redirects=False)
            assert door.headers["location"] == "/manual/"
            assert (await server.http.get("/manual/")).text == "<p>the manual"
            assert (await server.http.get("/manual/pictures/map.webp")).headers["content-type"] == "image/webp"
            for path in ("/manual/gone.html", "/manual/..%2ftables.sqlite3", "/manual/pictures"):
                assert (await server.http.get(path)).status_code == 404

    asyncio.run(scenario())


def test_a_table_is_set_up_and_joined_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(name="Friday", options={"decks": 2})
            assert set(created["seats"]) == {"us"}
            assert set(created["join"]) == {"jihadist"}
            table = created["table"]
            facts = (await server.http.get(f"/api/tables/{table}")).json()
            assert facts["name"] == "Friday"
            assert facts["options"]["decks"] == 2
            assert facts["seats"]["jihadist"] == {"who": "human", "open": True, "name": None}
            assert len(facts["commitment"]) == 64
            assert facts["seed"] is None
            where, code = f"/api/tables/{table}/join", {"code": created["join"]["jihadist"]}
            assert code_of(await server.http.post(where, json={"code": "guess"})) == "forbidden"
            both = await asyncio.gather(*(server.http.post(where, json=code) for _ in range(2)))
            assert sorted(reply.status_code for reply in both) == [200, 403]
            assert code_of(await server.http.post(where, json=code)) == "forbidden"
            assert not (await server.http.get(f"/api/tables/{table}")).json()["seats"]["jihadist"]["open"]

    asyncio.run(scenario())


def test_a_table_has_a_name_only_if_a_person_has_given_it_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            position = {"game": "labyrinth", "decks": 2, "phase": {"side": "us", "card": 1}}
            for name, more in ((None, {}), ("  ", {"name": "  "}), ("x", {"position": position, "name": " Friday "})):
                created = await server.create(HOT_SEAT, **more)
                facts = (await server.http.get(f"/api/tables/{created['table']}")).json()
                held = [{"table": created["table"], "token": created["seats"]["us"]}]
                row = (await server.http.post("/api/mine", json={"tokens": held})).json()[0]
                async with server.player(created["table"], created["seats"]["us"]) as player:
                    named = [facts["name"], row["name"], player.table["name"]]
                    chosen = [facts["options"], row["options"], player.table["options"]]
                assert named == ["Friday" if name == "x" else None] * 3
                assert [options["decks"] for options in chosen] == [2 if name == "x" else 1] * 3

    asyncio.run(scenario())


def test_bad_set_ups_are_refused(tmp_path: Path) -> None:
    async def refused(server: Server, **body: Any) -> str:
        return code_of(await server.http.post("/api/tables", json=body))

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert await refused(server, game="chess", seats=HOT_SEAT) == "bad_setup"
            assert await refused(server, game="labyrinth", seats={"us": "me"}) == "bad_setup"
            assert await refused(server, game="labyrinth", seats={**HOT_SEAT, "russia": "me"}) == "bad_setup"
            assert await refused(server, game="labyrinth", seats={"us": "me", "jihadist": "hal"}) == "bad_setup"
            assert await refused(server, game="labyrinth", seats=HOT_SEAT, options={"decks": 9}) == "bad_setup"
            for name in ("seed", "keep_notes", "agents"):
                assert await refused(server, game="labyrinth", seats=HOT_SEAT, options={name: 1}) == "bad_setup"
            assert await refused(server, game="labyrinth", seats=HOT_SEAT, position={}) == "bad_setup"
            bad = {"game": "labyrinth", "countries": {"atlantis": {}}}
            assert await refused(server, game="labyrinth", seats=HOT_SEAT, position=bad) == "bad_position"
            assert await refused(server, game="labyrinth", seats=HOT_SEAT, dice=[7]) == "bad_dice"
            assert await refused(server, game="labyrinth", seats=HOT_SEAT, tutorial="none") == "not_found"
            two = {"us": "me", "jihadist": "open"}
            assert await refused(server, game="labyrinth", seats=two, dice="physical") == "bad_setup"
            assert await refused(server, game="labyrinth", seats=HOT_SEAT, seed="mine") == "bad_message"
            for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"game":' + b"[" * 100_000):
                reply = await server.http.post(
                    "/api/tables", content=body, headers={"Content-Type": "application/json"}
                )
                assert code_of(reply) == "bad_message"
            plain = await server.http.post("/api/tables", content=b'{"game":"labyrinth"}')
            assert code_of(plain) == "bad_message"  # so that no foreign page can send it without being asked
            huge = await server.http.post("/api/tables", json={"game": "x" * 300_000})
            assert (huge.status_code, code_of(huge)) == (413, "too_large")

    asyncio.run(scenario())


def test_my_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            hot = await server.create(HOT_SEAT, name="hot")
            table, tokens = await server.two_people(name="two")
            held = [
                {"table": hot["table"], "token": hot["seats"]["us"]},
                {"table": table, "token": tokens["us"]},
                {"table": table, "token": tokens["jihadist"]},
                {"table": table, "token": hot["seats"]["us"]},
                {"table": "gone", "token": "x"},
            ]
            rows = (await server.http.post("/api/mine", json={"tokens": held})).json()
            seen = {(row["name"], str(row["seat"])): row["your_turn"] for row in rows}
            assert len(rows) == 3
            assert seen[("two", "us")] != seen[("two", "jihadist")]
            assert any(name == "hot" and turn for (name, _), turn in seen.items())
            assert not any(row["over"] for row in rows)

    asyncio.run(scenario())


def test_a_save_is_refused_while_it_would_show_hidden_things(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            where = f"/api/tables/{table}/save"
            assert code_of(await server.http.get(where)) == "forbidden"
            assert code_of(await server.http.get(where, headers=bearer("forged"))) == "forbidden"
            for token in tokens.values():
                assert code_of(await server.http.get(where, headers=bearer(token))) == "hidden"
            alone = await server.create({"us": "me", "jihadist": "random"})
            reply = await server.http.get(f"/api/tables/{alone['table']}/save", headers=bearer(alone["seats"]["us"]))
            assert Table.from_save(reply.json()).question is not None

    asyncio.run(scenario())


def test_a_save_is_exported_imported_and_verified(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            token = created["seats"]["us"]
            async with server.player(created["table"], token) as player:
                await play_on(player, 25, random.Random(1))
                before = player.table
            save = (await server.http.get(f"/api/tables/{created['table']}/save", headers=bearer(token))).json()
            assert verify(save).fair
            assert verify(save).commitment == before["commitment"]
            again = (await server.http.post("/api/tables/import", json={"save": save})).json()
            async with server.player(again["table"], again["seats"]["us"]) as player:
                for what in ("ply", "view", "question", "asking", "commitment"):
                    assert player.table[what] == before[what]
                await play_on(player, 3, random.Random(2))
            mixed = {"us": "open", "jihadist": "me"}
            shared = (await server.http.post("/api/tables/import", json={"save": save, "seats": mixed})).json()
            facts = (await server.http.get(f"/api/tables/{shared['table']}")).json()
            assert facts["commitment"] != before["commitment"]  # the importer knows the old seed

    asyncio.run(scenario())


@pytest.mark.slow
def test_bad_saves_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            save = Table.new("labyrinth", seed=1).to_save()

            async def refused(save: Any, **more: Any) -> str:
                return code_of(await server.http.post("/api/tables/import", json={"save": save, **more}))

            def sealed(**changes: Any) -> dict[str, Any]:
                body = {key: value for key, value in {**save, **changes}.items() if key != "check"}
                return {**body, "check": saves.digest(body)}

            assert await refused({}) == "bad_save"
            assert await refused([]) == "bad_message"
            assert await refused({**save, "sandtable": 99}) == "bad_save"
            assert await refused({**save, "seed": save["seed"] + "0"}) == "bad_save"
            assert await refused(sealed(rules=99)) == "bad_save"
            for damage in ({"journal": 5}, {"journal": [["us", "x"]]}, {"seats": 3}, {"steps": [[1]]}, {"seed": 1.5}):
                assert await refused(sealed(**damage)) == "bad_save"
            assert await refused(save, seats={"us": "random"}) == "bad_setup"
            assert await refused(save, seats={"russia": "me"}) == "bad_setup"
            reply = await server.http.post("/api/tables/import", json={"save": {"x": "y" * SAVE_BYTES}})
            assert code_of(reply) == "too_large"

    asyncio.run(scenario())


def test_a_replay_shows_each_moment_as_it_was_seen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            seen: dict[int, dict[str, Any]] = {}
            async with server.player(table, token) as player:
                dice = random.Random(5)
                for _ in range(20):
                    seen[player.table["ply"]] = {**player.table, "notes": list(player.notes)}
                    await play_on(player, 1, dice)
            replay = (await server.http.get(f"/api/tables/{table}/replay", headers=bearer(token))).json()
            assert replay["plies"][0]["ply"] == 0
            assert replay["last"] == player.table["ply"]
            for ply, then in seen.items():
                where = f"/api/tables/{table}/replay/{ply}"
                eyes = {} if then["asking"] is None else {"seat": then["asking"]}
                moment = (await server.http.get(where, headers=bearer(token), params=eyes)).json()
                for what in ("ply", "view", "notes"):
                    assert moment[what] == then[what]
                assert asked(moment["question"]) == asked(then["question"])
                watched = (await server.http.get(where)).json()
                assert not any(number for hand in watched["view"]["hands"].values() for number in hand)
                if then["asking"] is None:
                    continue
                other = "us" if then["asking"] == "jihadist" else "jihadist"
                turned = (await server.http.get(f"{where}?seat={other}", headers=bearer(token))).json()
                assert not any(turned["view"]["hands"][then["asking"]])
            late = await server.http.get(f"/api/tables/{table}/replay/{replay['last'] + 1}")
            assert code_of(late) == "not_found"
            assert code_of(await server.http.get(f"/api/tables/{table}/replay/x")) == "bad_message"
            assert code_of(await server.http.get(f"/api/tables/{table}/replay/0?seat=us")) == "forbidden"

    asyncio.run(scenario())


def test_the_seed_is_revealed_at_the_end_and_not_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "random", "jihadist": "random"})  # plays itself to the end
            facts = (await server.http.get(f"/api/tables/{created['table']}")).json()
            assert facts["over"]
            assert SeededChance(facts["seed"]).commitment() == facts["commitment"]
            save = (await server.http.get(f"/api/tables/{created['table']}/save")).json()
            assert save["seed"] == facts["seed"]
            assert verify(save).fair

    asyncio.run(scenario())


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = Limits(messages=UNLIMITED, new_tables=Rate(0, 2), requests=Rate(0, 10))

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits) as server:
            await server.create(HOT_SEAT)
            await server.create(HOT_SEAT)
            reply = await server.http.post("/api/tables", json={"game": "labyrinth", "seats": HOT_SEAT})
            assert (reply.status_code, code_of(reply)) == (429, "rate_limited")
            codes = [(await server.http.get("/api/games")).status_code for _ in range(10)]
            assert codes[0] == 200
            assert codes[-1] == 429

    asyncio.run(scenario())
