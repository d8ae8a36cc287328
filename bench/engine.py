"""``python -m bench.engine``: the figures of the engine, whichever build of it is imported, as JSON.

Every figure is a row of ``ROWS``: whoever adds to the engine what should be fast adds a function here.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import count, islice
from typing import Any, Final, NamedTuple, TypeAlias

from bench.timing import QUICK, THOROUGH, Pace, mean, seconds, yardstick
from sandtable import Table
from sandtable.core.agents import RandomAgent
from sandtable.core.chance import SIDES, SeededChance
from sandtable.core.game import games
from sandtable.core.messages import Note
from sandtable.core.playout import ByStep
from sandtable.core.trying import the_least, tried

Measurement: TypeAlias = Callable[[Pace], float]

YARDSTICK: Final = "yardstick"
TIME: Final = "time"
RATE: Final = "rate"
"""A time that is also told as so many a second."""
RATIO: Final = "ratio"
"""A number, which is no time."""
LATE: Final = 12
"""So many groups make a long March."""


class Row(NamedTuple):
    """A line of the report: seconds, or a ratio of two rows."""

    measure: Measurement
    kind: str


ROWS: Final[dict[str, Row]] = {}


def row(name: str, kind: str = TIME) -> Callable[[Measurement], Measurement]:
    """Enter a measurement into the report."""

    def enter(measure: Measurement) -> Measurement:
        ROWS[name] = Row(measure, kind)
        return measure

    return enter


@row(YARDSTICK)
def the_yardstick(pace: Pace) -> float:
    """By which everything else is measured."""
    return seconds(yardstick, 3 * pace.rounds)


# -- whole games of agents, of which nothing is kept


class Plan(NamedTuple):
    """Games of a kind; with several scenarios they take turns."""

    game: str = "labyrinth"
    scenarios: tuple[str, ...] = ("lets_roll", "you_can_call_me_al", "anaconda", "mission_accomplished")
    first: str = "random"
    """Who sits on the first seat,"""
    others: str = "random"
    """and on all others."""
    campaign: bool = False

    def play(self, seed: int) -> Table:
        """One of the games."""
        first, *others = games()[self.game].seats
        options: dict[str, Any] = {"campaign": True} if self.campaign else {}
        return Table.new(
            self.game,
            scenario=self.scenarios[seed % len(self.scenarios)],
            seed=seed,
            seats={first: self.first, **dict.fromkeys(others, self.others)},
            keep_notes=False,
            keep_history=False,
            **options,
        )


AWAKENING = ("awakening", "mitts_turn", "status_of_forces", "isil")
PLANS: Final[Mapping[str, Plan]] = {
    "random game": Plan(),
    "random game, The Awakening": Plan(scenarios=AWAKENING),
    "random game, campaign": Plan(campaign=True),
    "random game, A Distant Plain": Plan("plain", ("short",)),
    "game with Non-players, A Distant Plain": Plan("plain", ("short",), others="book"),
    "four Non-players, A Distant Plain": Plan("plain", ("short", "main", "extended"), first="book", others="book"),
    "four by charts, A Distant Plain": Plan("plain", ("short",), first="chart", others="chart"),
    "Steady's game, A Distant Plain": Plan("plain", ("short",), first="steady"),
    "Steady's game": Plan(first="steady"),
    "Steady's game, The Awakening": Plan(scenarios=AWAKENING, first="steady"),
    "Steady's game, campaign": Plan(first="steady", campaign=True),
    "random game against rule 9": Plan(others="solitaire:normal"),
    "Steady's game against rule 9": Plan(first="steady", others="solitaire:normal"),
    "bot against bot": Plan(first="bot:ruthless", others="bot:potent"),
    "bot against bot, The Awakening": Plan(scenarios=AWAKENING, first="bot:ruthless", others="bot:potent"),
}


@cache
def game_time(plan: Plan, pace: Pace) -> float:
    """The mean time of a game."""
    return mean([partial(plan.play, seed) for seed in range(pace.games)], pace.rounds)


def question_time(plan: Plan, pace: Pace) -> float:
    """The mean time of a question to an agent, with all that happens until the next."""
    seats = games()[plan.game].seats
    asked = sum(entry.who in seats for seed in range(pace.games) for entry in plan.play(seed).journal)
    return game_time(plan, pace) * pace.games / asked


for _name, _plan in PLANS.items():
    ROWS[_name] = Row(partial(game_time, _plan), RATE)
for _name in (
    "random game",
    "random game, The Awakening",
    "random game, campaign",
    "random game, A Distant Plain",
    "game with Non-players, A Distant Plain",
):
    ROWS[_name.removeprefix("random ").replace("game", "question")] = Row(partial(question_time, PLANS[_name]), TIME)


@row("question, The Awakening to base", RATIO)
def question_ratio(pace: Pace) -> float:
    """How much longer a question takes where The Awakening is played."""
    return question_time(PLANS["random game, The Awakening"], pace) / question_time(PLANS["random game"], pace)


# -- tables


@row("new table")
def new_table(pace: Pace) -> float:
    """A table set up, to its first question."""
    return seconds(lambda: Table.new("labyrinth", seed=3), pace.rounds, 200)


def first_table(chosen: bool) -> Table:
    """A table at its first card, or with the card chosen."""
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "random"})
    if chosen and table.question is not None:
        table.answer(table.question.keys[0])
    return table


@row("fork at the start of a card")
def fork(pace: Pace) -> float:
    """Nothing has to be said again."""
    return seconds(first_table(chosen=False).fork, pace.rounds, 500)


@row("fork with a card chosen")
def fork_in_a_step(pace: Pace) -> float:
    """One answer has to be given again."""
    return seconds(first_table(chosen=True).fork, pace.rounds, 500)


@row("copy of a state")
def copy(pace: Pace) -> float:
    """What every fork needs."""
    return seconds(first_table(chosen=True).state.copy, pace.rounds, 1000)


@row("copy of a state, A Distant Plain")
def copy_of_plain(pace: Pace) -> float:
    """What every operation needs that may be taken back."""
    return seconds(Table.new("plain", seed=3).state.copy, pace.rounds, 1000)


@cache
def march(groups: int) -> Table:
    """A Taliban March in A Distant Plain after so many groups have gone, about to select the next one."""
    spaces = {id: {"taliban": 4} for id in ("kandahar", "zabol", "paktika", "ghazni", "oruzgan", "helmand")}
    position = {"game": "plain", "card": 67, "next": 12, "resources": {"taliban": 40}, "spaces": spaces}
    table = Table.from_position({**position, "eligible": ["taliban"]}, seed=3)
    table.answer("march")
    while (asked := table.question) is not None:
        if asked.purpose == "march_from" and len(table.state.under_way.marching.groups) >= groups:
            break
        table.answer(asked.keys[0])
    return table


@row("fork as a March begins")
def fork_early(pace: Pace) -> float:
    """Before the first group goes."""
    return seconds(march(0).fork, pace.rounds, 500)


@row("fork late in a March")
def fork_late(pace: Pace) -> float:
    """Nothing of what has been done has to be done again."""
    return seconds(march(LATE).fork, pace.rounds, 500)


@row("fork late in a March to its start", RATIO)
def fork_ratio(pace: Pace) -> float:
    """How much more a fork costs late in a long operation."""
    return fork_late(pace) / fork_early(pace)


@cache
def on_the_way(game: str) -> list[Table]:
    """A random game at moments all over it, at a question."""
    played = Table.new(game, seed="moments", seats=dict.fromkeys(games()[game].seats, "random"), keep_notes=False)
    tables = [played.at(1 + number * played.ply // MOMENTS) for number in range(MOMENTS)]
    return [table for table in tables if table.question is not None]


MOMENTS: Final = 40


@row("fork anywhere, A Distant Plain")
def fork_of_plain(pace: Pace) -> float:
    """Between two spaces of an operation as at its start: at most a few answers have to be given again."""
    return mean([table.fork for table in on_the_way("plain")], 5 * pace.rounds)


def imagined(game: str, pace: Pace) -> float:
    """What somebody who looks ahead begins with: a fork, and what the seat may not know dealt anew."""
    chance, drawn = SeededChance("bench"), count(1)
    tables = [(table, table.question.seat) for table in on_the_way(game) if table.question is not None]

    def below(bound: int) -> int:
        return chance.below(bound, next(drawn))

    return mean([partial(table.imagined, seat, below) for table, seat in tables], 5 * pace.rounds)


ROWS["imagined table"] = Row(partial(imagined, "labyrinth"), TIME)
ROWS["imagined table, A Distant Plain"] = Row(partial(imagined, "plain"), TIME)


# -- the book


@cache
def books_cards(side: str, opponent: str, count: int) -> list[Any]:
    """States in which an opponent of the book is about to play a card; the bots play each other."""
    return list(islice(_books_cards(side, opponent), count))


def _books_cards(side: str, opponent: str) -> Iterator[Any]:
    for seed in range(100):
        others = "random" if opponent == "solitaire" else opponent
        seats = {"us": others, "jihadist": others, side: opponent}
        scenario = PLANS["random game"].scenarios[0] if opponent == "solitaire" else AWAKENING[seed % len(AWAKENING)]
        table = Table.new("labyrinth", scenario=scenario, seats=seats, seed=f"book {seed}")
        for step in table.steps:
            state = step.state
            if state.step == "card" and state.side == side and state.hands[side]:
                yield state


def play_a_card(game: Any, state: Any, note: Callable[[Note], None] | None, chance: SeededChance) -> None:
    """Let the book play one card; whatever the other side is asked, it says the first thing that is allowed."""
    drawn = count(1)
    tried(
        game.step(state, note),
        the_least,
        lambda die: 1 + chance.below(SIDES, next(drawn)),
        lambda draw: draw.among[chance.below(len(draw.among), next(drawn))],
    )


def book_play(side: str, opponent: str, reasons: bool, pace: Pace) -> float:
    """The mean time of one play of the book; the copy that it is played on is taken off again."""
    game = games()["labyrinth"]
    chance = SeededChance("bench")
    states = books_cards(side, opponent, 6 * pace.games)

    def play(state: Any) -> None:
        notes: list[Note] = []
        play_a_card(game, state.copy(), notes.append if reasons else None, chance)

    copies = mean([state.copy for state in states], pace.rounds)
    return mean([partial(play, state) for state in states], pace.rounds) - copies


for _name, _side, _opponent in (
    ("play of the book", "jihadist", "solitaire"),
    ("play of the US bot", "us", "bot"),
    ("play of the Jihadist bot", "jihadist", "bot"),
):
    ROWS[_name] = Row(partial(book_play, _side, _opponent, False), TIME)
    ROWS[f"{_name} with reasons"] = Row(partial(book_play, _side, _opponent, True), TIME)


@cache
def nonplayers_turns(count: int) -> list[Any]:
    """States in which a Non-player of A Distant Plain is about to act on a card."""
    found: list[Any] = []
    for seed in range(100):
        table = Table.new("plain", scenario="main", seats=dict.fromkeys(games()["plain"].seats, "book"), seed=seed)
        found += [step.state for step in table.steps if step.state.step == "faction"]
        if len(found) >= count:
            break
    return found[:: max(1, len(found) // count)][:count]


def nonplayers_turn(reasons: bool, pace: Pace) -> float:
    """The mean time of a Non-player's turn; the copy that it is played on is taken off again."""
    game = games()["plain"]
    chance = SeededChance("bench")
    states = nonplayers_turns(12 * pace.games)

    def play(state: Any) -> None:
        notes: list[Note] = []
        play_a_card(game, state.copy(), notes.append if reasons else None, chance)

    copies = mean([state.copy for state in states], pace.rounds)
    return mean([partial(play, state) for state in states], pace.rounds) - copies


ROWS["turn of a Non-player"] = Row(partial(nonplayers_turn, False), TIME)
ROWS["turn of a Non-player with reasons"] = Row(partial(nonplayers_turn, True), TIME)


# -- a game in its middle


@cache
def in_the_middle() -> list[Table]:
    """Games half played, at a question."""
    found = []
    for seed, scenario in enumerate(PLANS["random game"].scenarios):
        seats = {"us": "random", "jihadist": "random"}
        played = Table.new("labyrinth", scenario=scenario, seed=f"middle {seed}", seats=seats, keep_notes=False)
        found.append(played.at(played.ply // 2))
    return found


BOTH: Final = {"us": RandomAgent(), "jihadist": RandomAgent()}


def playout(number: int) -> None:
    """Play on from one of these moments without a table."""
    tables = in_the_middle()
    tables[number % len(tables)].playout(BOTH, ByStep(str(number))).play_out()


def playout_at_a_fork(number: int) -> None:
    """Play on from one of these moments at a fork."""
    tables = in_the_middle()
    tables[number % len(tables)].fork(seed=number).play_out(BOTH)


@row("playout from the middle", RATE)
def playouts(pace: Pace) -> float:
    """What a search does most."""
    return mean([partial(playout, number) for number in range(pace.games)], pace.rounds)


@row("playout from the middle at a fork", RATE)
def playouts_at_forks(pace: Pace) -> float:
    """The same with all that a table keeps."""
    return mean([partial(playout_at_a_fork, number) for number in range(pace.games)], pace.rounds)


@row("position written and read")
def position(pace: Pace) -> float:
    """A state as a document, and back."""
    table = in_the_middle()[0]
    state, game = table.steps[-1].state, table.game
    return seconds(lambda: game.read_position(game.write_position(state), table.setup), pace.rounds, 20)


@row("view of one seat")
def view(pace: Pace) -> float:
    """What an interface is given."""
    table = in_the_middle()[0]
    return seconds(lambda: table.view("us"), pace.rounds, 50)


# -- keeping


@cache
def three_decks() -> Table:
    """The longest of some games of three decks, all kept."""
    seats = {"us": "random", "jihadist": "random"}
    played = [Table.new("labyrinth", decks=3, seed=f"three {seed}", seats=seats) for seed in range(12)]
    return max(played, key=lambda table: table.ply)


@row("fork late in a game of three decks")
def late_fork(pace: Pace) -> float:
    """The past is shared and costs nothing."""
    return seconds(three_decks().fork, pace.rounds, 300)


@row("save of a game of three decks")
def save(pace: Pace) -> float:
    """The whole play as data."""
    return seconds(three_decks().to_save, pace.rounds)


@row("load of a game of three decks")
def load(pace: Pace) -> float:
    """The whole play replayed and compared."""
    saved = json.loads(json.dumps(three_decks().to_save()))
    return seconds(lambda: Table.from_save(saved), min(pace.rounds, 3))


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds and games")
    parser.add_argument("--only", default="", help="the rows with this in their names")
    chosen = parser.parse_args()
    pace = QUICK if chosen.quick else THOROUGH
    found = {
        name: (entry.kind, entry.measure(pace))
        for name, entry in ROWS.items()
        if chosen.only in name or name == YARDSTICK
    }
    # The yardstick is taken at both ends, for it is the one figure by which all others stand or fall.
    found[YARDSTICK] = (TIME, min(found[YARDSTICK][1], the_yardstick(pace)))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
