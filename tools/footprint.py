"""How much memory a server takes: alone, and with tables at which somebody sits.

    .venv/bin/python -m tools.footprint --tables 50 --answers 30

Half of the tables are of Labyrinth against rule 9, half of A Distant Plain against three Non-players; at each somebody
answers at random and stays connected. The figures are the resident memory of the server and of all it has started.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.web.people import Server, play_on

SEATS: Final = {
    "labyrinth": {"us": "me", "jihadist": "solitaire"},
    "plain": {"taliban": "me", "coalition": "book", "government": "book", "warlords": "book"},
}


def family(pid: int) -> Iterator[int]:
    """A process and all that it has started."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").iterdir():
        for child in (thread / "children").read_text().split():
            yield from family(int(child))


def megabytes(process: int) -> float:
    """The resident memory of a process and all that it has started."""
    pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in family(process))
    return sum(pages) * 4096 / 1e6


async def measured(tables: int, answers: int) -> str:
    """Seat somebody at so many tables, and say what that takes."""
    dice = random.Random(1)
    with tempfile.TemporaryDirectory(prefix="sandtable-footprint-") as folder:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--unlimited"]
        command += ["--database", str(Path(folder) / "tables.sqlite3")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            server = Server(urlsplit(address).port or 0)
            try:
                async with AsyncExitStack() as seats:
                    await server.http.get("/readyz")
                    alone = megabytes(process.pid)
                    for count in range(tables):
                        game = list(SEATS)[count % len(SEATS)]
                        created = await server.create(SEATS[game], game=game)
                        token = next(iter(created["seats"].values()))
                        player = await seats.enter_async_context(server.player(created["table"], token))
                        await play_on(player, answers, dice)
                    busy = megabytes(process.pid)
                await server.http.aclose()
            finally:
                process.terminate()
    each = (busy - alone) / max(tables, 1)
    return f"alone {alone:.0f} MB; with {tables} tables of {answers} answers {busy:.0f} MB: {each:.2f} MB a table"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--answers", type=int, default=30)
    chosen = parser.parse_args()
    print(asyncio.run(measured(chosen.tables, chosen.answers)))


if __name__ == "__main__":
    main()
