"""A player for any game of Sandtable in one file, made from docs/seat-protocol.md alone: it answers at random.

Let it play:  sandtable sim labyrinth --games 3 --seat us=program:"python examples/seat_client.py"
"""

import json
import random
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    """Send one message: a line of JSON."""
    print(json.dumps(message), flush=True)


def changed(view: Any, changes: list[Any]) -> Any:
    """The view with changes made: [path, value], or [path] for what is gone."""
    for path, *value in changes:
        if not path:
            view = value[0]
            continue
        inside = view
        for key in path[:-1]:
            inside = inside[key]
        if value:
            inside[path[-1]] = value[0]
        else:
            del inside[path[-1]]
    return view


def answer(asked: dict[str, Any], dice: random.Random) -> None:
    """Answer a question: as many options as allowed, at random."""
    question = asked["question"]
    keys = [option["key"] for option in question["options"]]
    count = dice.randint(question["at_least"], min(question["at_most"], len(keys)))
    say({"type": "answer", "number": asked["number"], "keys": dice.sample(keys, count)})


def main() -> None:
    """Play one game."""
    dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
    view: Any = None
    log: list[str] = []
    asked: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if "changes" in message:
            view = changed(view, message["changes"])
        view = message.get("view", view)
        if "log" in message:
            log[message["from"] :] = [line["text"] for line in message["log"]]
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "random, in Python"})
        elif message["type"] == "ask":
            asked = message
            answer(asked, dice)
        elif message["type"] == "refused":
            print(message["text"], file=sys.stderr)
            answer(asked, dice)
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
