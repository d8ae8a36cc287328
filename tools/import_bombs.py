"""Send a server saves that are far dearer to read than to write, and see how long somebody else waits for it.

    .venv/bin/python -m tools.import_bombs --times 5

Each must be refused in words, and whoever plays meanwhile must hardly notice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Collection, Mapping
from typing import Any, Final

from sandtable import Table
from sandtable.core.saves import digest
from sandtable.web.limits import ADJUSTS
from tests.web.people import Server
from tools.bystander import Attack, beside

DEEP: Final = 50_000
LONG: Final = 400_000
"""So many letters or entries are too many."""


def bombs() -> dict[str, bytes]:
    """Requests to import what nobody has played."""
    table = Table.new("labyrinth", seed=1, free_undo=True)
    save = table.to_save()
    start: dict[str, Any] = {key: value for key, value in save.items() if key != "check"}

    def body(**changed: Any) -> bytes:
        document = {**start, **changed}
        return _request({**document, "check": digest(document)})

    past: dict[str, Any] = {"rules": 1, "position": None, "options": {}, "seed": "1", "journal": [["us", "1"]] * 50}
    return {
        "changes by hand": body(journal=[["adjust", {}]] * (20 * ADJUSTS)),
        "as many as are read": body(journal=[["adjust", {"prestige": 1 + n % 9}] for n in range(ADJUSTS)]),
        "a long journal": body(journal=[["us", "1"]] * (LONG // 10)),
        "a long past": body(history=[past] * 5_000),
        "a large number": body(seats={"us": "human", "jihadist": "human"}, rules=10**4000),
        "a deep document": b'{"save":' + b"[" * DEEP + b"]" * DEEP + b"}",
        "a long text": _request({**save, "seed": "x" * LONG}),
    }


def _request(save: Mapping[str, Any]) -> bytes:
    return json.dumps({"save": save}).encode()


async def throw(server: Server, attack: Attack, times: int, kinds: Collection[str]) -> None:
    """Throw each bomb of these kinds so many times, all at once."""

    async def one(what: str, body: bytes) -> None:
        begun = time.perf_counter()
        reply = await server.http.post(
            "/api/tables/import", content=body, headers={"Content-Type": "application/json"}, timeout=120
        )
        code = reply.json()["error"]["code"] if reply.is_error else "taken"
        attack.said[f"{what}: {reply.status_code} {code}"] += 1
        attack.said["seconds in all"] += round(time.perf_counter() - begun)

    await asyncio.gather(*(one(what, body) for what, body in bombs().items() if what in kinds for _ in range(times)))


def faults(attack: Attack) -> int:
    """How often the server has failed."""
    return sum(count for what, count in attack.said.items() if ": 5" in what)


async def attacked(times: int, seed: int, kinds: Collection[str]) -> Attack:
    """What came of throwing each bomb of these kinds so many times."""
    return await beside(lambda server, attack: throw(server, attack, times, kinds), seed)


def main() -> int:
    """Throw them and tell; 1 if the server has failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often each is thrown (5)")
    parser.add_argument("--seed", type=int, default=1, help="of whoever plays meanwhile (1)")
    chosen = parser.parse_args()
    attack = asyncio.run(attacked(chosen.times, chosen.seed, bombs()))
    print(attack.told())
    return 1 if faults(attack) else 0


if __name__ == "__main__":
    sys.exit(main())
