"""``python -m tools.vocabulary``: writes the vocabularies of ``sandtable.rl`` anew, keeping every number there is.

What is new is put at the end and raises the version; ``--games N`` plays that many random games to find keys that
neither facts nor words name.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from sandtable import RandomAgent, Table
from sandtable.core.agents import Sight
from sandtable.core.errors import SandtableError
from sandtable.core.game import Game, game_named
from sandtable.core.playout import InOrder
from sandtable.core.questions import Question
from sandtable.words import Words

HOME: Final = Path(__file__).parent.parent / "src" / "sandtable" / "rl" / "data"
GAMES: Final = ("labyrinth", "plain")
COUNTED: Final = 100
"""Numbers up to here are keys in any game: how many, which card."""
PLOTS: Final = ("1", "2", "3", "wmd")
WORDS: Final = ("option-", "use-", "faction-", "piece-", "side-", "posture-", "event-")
"""Families of messages whose ids are keys of options, too."""


class Listener(RandomAgent):
    """Plays at random, and keeps the keys that it was offered and the purposes it was asked for."""

    def __init__(self) -> None:
        self.keys: dict[str, None] = {}
        self.purposes: dict[str, None] = {}

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Any option."""
        self.keys.update(dict.fromkeys(question.keys))
        self.purposes[str(question.purpose)] = None
        return super().answer(question, sight)


def heard(game: Game, games: int) -> Listener:
    """Random games with random options."""
    listener, lots = Listener(), Random(game.name)
    for number in range(games):
        options = {name: lots.choice(values) for name, values in game.options.items()}
        try:
            table = Table.new(game.name, seed=number, **options)
        except SandtableError:  # options that exclude one another
            continue
        table.playout(dict.fromkeys(game.seats, listener), InOrder(str(number))).play_out()
    return listener


def all_facts(game: Game) -> list[dict[str, Any]]:
    """The facts of every set of rules."""
    facts = game.facts()
    return [facts, *facts.get("rules", {}).values()]


def places(game: Game) -> Iterator[str]:
    """Countries or spaces."""
    for facts in all_facts(game):
        yield from facts.get("countries", ())
        yield from facts.get("spaces", ())


def markers(game: Game) -> Iterator[str]:
    """Whatever lies on a table because of an event."""
    for facts in all_facts(game):
        for group in facts["adjust"]:
            for each in group["fields"]:
                if each["path"][0] in ("events", "markers", "momentum"):
                    yield from map(str, each["values"])
                if each["path"][0] == "capabilities":
                    yield each["path"][1]
                if each["path"][0] == "countries" and each["path"][-1] == "markers":
                    yield from map(str, each["values"])


def keys(game: Game, listener: Listener) -> Iterator[str]:
    """All keys of options that are known of."""
    words = Words(game=game.name)
    numbers = [int(number) for facts in all_facts(game) for number in facts["cards"]]
    yield from (str(number) for number in range(max(COUNTED, *numbers) + 1))
    for place in dict.fromkeys(places(game)):
        yield place
        if game.name == "labyrinth":
            yield from (f"{place}:{plot}{rest}" for plot in PLOTS for rest in ("", ":backlash"))
    for family in WORDS:
        yield from (id.removeprefix(family) for id in words.ids(family))
    for facts in all_facts(game):
        yield from facts.get("forces", ())
        yield from (card["event"] for card in facts["cards"].values())
    yield from game.seats
    yield from markers(game)
    yield from sorted(listener.keys)


def merged(before: Sequence[str], now: Iterable[str]) -> list[str]:
    """What there was, and after it what is new."""
    return list(dict.fromkeys([*before, *now]))


def written(game: Game, games: int) -> str:
    """The file of a game."""
    file = HOME / f"{game.name}.toml"
    before: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    listener = heard(game, games)
    asked = [id.removeprefix("ask-") for id in Words(game=game.name).ids("ask-")]
    lists = {
        "actions": merged(before.get("actions", ()), keys(game, listener)),
        "purposes": merged(before.get("purposes", ()), [*asked, *sorted(listener.purposes)]),
        "places": merged(before.get("places", ()), places(game)),
        "markers": merged(before.get("markers", ()), markers(game)),
    }
    version = before.get("version", 0) + any(lists[name] != before.get(name) for name in lists)
    cards = max(int(number) for facts in all_facts(game) for number in facts["cards"])
    lines = [f"version = {version}", f"cards = {cards}"]
    for name, values in lists.items():
        lines += [f"{name} = [", *(f'    "{value}",' for value in values), "]"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    for name in GAMES:
        text = written(game_named(name), games)
        (HOME / f"{name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
