"""A small study: does a second deck help the Jihadist side of rule 9?"""

from __future__ import annotations

import sys

from sandtable import Plan, Report, simulate


def main(games: str = "20", jobs: str = "1") -> None:
    """Play both lengths on the same seeds and print how often the US wins."""
    for decks in (1, 2):
        seats = {"us": "steady", "jihadist": "solitaire"}
        plan = Plan("labyrinth", int(games), "study", seats, {"decks": decks}).checked()
        report = Report(plan, [played for chunk in simulate(plan, int(jobs)) for played in chunk])
        won = report.winners["us"]
        print(f"{decks} deck(s): the US wins {won.share:.0%} [{won.low:.0%}-{won.high:.0%}] of {games}")


if __name__ == "__main__":
    main(*sys.argv[1:])
