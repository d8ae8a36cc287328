"""Hold as many connections to a server as it allows without asking for anything, and see how long somebody else waits.

    .venv/bin/python -m tools.idle_connections --connections 1100 --seconds 20

They come from an address of their own. Some say nothing, some half of a request, some open a socket and no more.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
from typing import Final

from tests.web.people import Server
from tools.bystander import Attack, beside

CROWD: Final = "127.0.0.2"
"""The address from which all of them come."""
HALF: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
SOCKET: Final = (
    "GET /ws/nowhere HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def hold(server: Server, attack: Attack, connections: int, seconds: float) -> None:
    """Hold so many connections for so long; those that were let go of are counted."""
    socket = SOCKET.format(port=server.port).encode()
    kinds = {"silent": b"", "half a request": HALF, "a socket without a hello": socket}

    async def one(kind: str, words: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(CROWD, 0))
        try:
            writer.write(words)
            async with asyncio.timeout(seconds):
                while await reader.read(65536):
                    pass
            attack.said[f"{kind}: closed in time"] += 1
        except TimeoutError:
            attack.said[f"{kind}: held to the end"] += 1
        except ConnectionResetError:
            attack.said[f"{kind}: turned away"] += 1
        finally:
            writer.close()

    await asyncio.gather(*(one(*kind) for kind in itertools.islice(itertools.cycle(kinds.items()), connections)))


async def attacked(connections: int, seconds: float, seed: int) -> Attack:
    """What came of holding so many connections for so long."""
    return await beside(lambda server, attack: hold(server, attack, connections, seconds), seed)


def main() -> int:
    """Hold them and tell; 1 if nobody else could play meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=1100, help="how many (1100)")
    parser.add_argument("--seconds", type=float, default=20, help="for how long (20)")
    parser.add_argument("--seed", type=int, default=1, help="of whoever plays meanwhile (1)")
    chosen = parser.parse_args()
    attack = asyncio.run(attacked(chosen.connections, chosen.seconds, chosen.seed))
    print(attack.told())
    return 0 if attack.waited else 1


if __name__ == "__main__":
    sys.exit(main())
