"""Setting a table up: every refusal of what is asked for before the first question."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sandtable.core.agents import AGENTS, HUMAN, Agent
from sandtable.core.chance import REAL, checked_script, secret_seed
from sandtable.core.errors import BadDice, BadPosition, BadSave, BadSetup, SandtableError, quoted
from sandtable.core.game import Game, Setup, agent_named, game_named, opponent_level, players_at
from sandtable.core.reading import can_be_written
from sandtable.core.saves import UNNAMED, Saved
from sandtable.core.watching import Watcher

Dice = Sequence[int] | str | None
"""A script of rolls, None for the seed, or what is real: ``"physical"`` (dice and cards), ``"physical_dice"`` alone
(the cards come from the seed), ``"physical_cards"`` alone (the dice do). With ``"physical_unseen"`` and
``"physical_cards_unseen"`` people name of their cards only those that they use."""


def checked_dice(dice: Dice) -> list[int] | str | None:
    """Where the dice and the cards come from."""
    if dice is None or (isinstance(dice, str) and dice in REAL):
        return dice
    if not isinstance(dice, (list, tuple)):
        raise BadDice("dice", physical=list(REAL), dice=quoted(dice))
    return checked_script(dice)


def checked_seed(seed: object) -> str:
    """A seed as text; a secret one if none is given."""
    if seed is None:
        return secret_seed()
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSetup("seed", seed=quoted(seed))
    try:
        return str(seed).encode().decode()
    except ValueError:
        raise BadSetup("seed-unwritable") from None


def checked_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game that were chosen, and the defaults of the others."""
    chosen = {name: values[0] for name, values in game.options.items()}
    for name, value in options.items():
        if name not in chosen:
            raise BadSetup("no-option", title=game.name, option=quoted(name), options=list(chosen))
        if not _is_one_of(value, game.options[name]):
            raise BadSetup("option-value", option=name, value=quoted(value), values=list(map(str, game.options[name])))
        chosen[name] = value
    return chosen


def fitting(game: Game, name: str, chosen: Mapping[str, Any], companies: Sequence[Mapping[str, str]]) -> list[Any]:
    """The values of an option that a game takes with what else is chosen and at least one of these companies.

    Of values that come to the same, only the first is there.
    """
    usual = {other: values[0] for other, values in game.options.items()}
    found: dict[str, Any] = {}
    for value in game.options[name]:
        for seats in companies:
            try:
                state = game.new(Setup(game.name, seats, {**usual, **chosen, name: value}))
            except SandtableError:
                continue
            found.setdefault(json.dumps(game.write_position(state)), value)
            break
    return list(found.values())


def companies(game: Game) -> list[dict[str, str]]:
    """Who may sit at a table, in few words: people alone, and each opponent or agent of the game's own with people."""
    people = dict.fromkeys(game.seats, HUMAN)
    return [people, *({**people, seat: name} for seat, name in own_players(game))]


def own_players(game: Game) -> list[tuple[str, str]]:
    """The opponents and agents of a game's own, by seat and name."""
    opponents = [(seat, name) for seat, _, name in (spec.partition(":") for spec in game.opponents)]
    agents = [(seat, name) for its_game, seat, name in AGENTS if its_game == game.name]
    return [*opponents, *((each, name) for seat, name in agents for each in ([seat] if seat else game.seats))]


def _is_one_of(value: Any, values: Sequence[Any]) -> bool:
    """Whether a value is among these and of their kind: neither 1.0 nor true is 1."""
    first = values[0]
    return isinstance(value, type(first)) and isinstance(value, bool) == isinstance(first, bool) and value in values


def check_seat(game: Game, seat: object) -> None:
    """Refuse a seat that a game does not have."""
    if seat not in game.seats:
        raise BadSetup("no-seat", title=game.name, seat=quoted(seat), seats=list(game.seats))


def check_agents(game: Game, agents: Mapping[str, object], beside: Collection[str] = ()) -> None:
    """Refuse agents that cannot answer, or that sit neither at a seat nor ``beside`` the table."""
    if not isinstance(agents, Mapping):
        raise BadSetup("agents", agents=quoted(agents))
    for seat, agent in agents.items():
        if seat not in beside:
            check_seat(game, seat)
        if isinstance(agent, type) or not callable(getattr(agent, "answer", None)):
            raise BadSetup("no-agent", seat=seat, agent=quoted(agent))


def checked_flag(name: str, value: object) -> bool:
    """A yes or no about how a table is run."""
    if not isinstance(value, bool):
        raise BadSetup("no-flag", key=name, value=quoted(value))
    return value


def checked_watcher(watcher: object) -> Watcher:
    """Somebody who can be told what happens."""
    if not isinstance(watcher, Watcher):
        raise BadSetup("no-watcher", watcher=quoted(watcher))
    return watcher


def seated(game: Game, seats: Mapping[str, str | Agent] | None) -> tuple[dict[str, str], dict[str, Agent]]:
    """Who sits where, by name, and the agents among them; a seat that is not mentioned is a person's."""
    if seats is not None and not isinstance(seats, Mapping):
        raise BadSetup("seats", example=game.seats[0], seats=quoted(seats))
    for seat in seats or {}:
        check_seat(game, seat)
    names: dict[str, str] = {}
    agents: dict[str, Agent] = {}
    for seat in game.seats:
        who = (seats or {}).get(seat, HUMAN)
        if not isinstance(who, str):
            names[seat], agents[seat] = UNNAMED, who
            continue
        names[seat] = who
        if who == HUMAN or opponent_level(game, seat, who) is not None:
            continue
        agent = agent_named(game, seat, who)
        if agent is None:
            raise BadSetup("nobody-called", who=quoted(who), seat=seat, expected=[HUMAN, *players_at(game, seat)])
        agents[seat] = agent
    check_agents(game, agents)
    return names, agents


def check_options(saved: Saved) -> None:
    """Refuse a save whose options its game does not have; one that goes on from a position has no need of them."""
    if saved.setup.position is None:
        try:
            checked_options(game_named(saved.setup.game), saved.setup.options)
        except BadSetup as refusal:
            raise BadSave.like(refusal) from None


def agents_of(saved: Saved, given: Mapping[str, Agent]) -> dict[str, Agent]:
    """The agents at a saved table: those that are given, and those that the save names."""
    game = game_named(saved.setup.game)
    check_agents(game, given)
    seats = saved.setup.seats
    if set(seats) != set(game.seats):
        raise BadSave("save-seats", seats=quoted(seats))
    for seat, who in seats.items():
        if who == UNNAMED and seat not in given:
            raise BadSave("save-unnamed-agent", seat=seat)
    try:
        return seated(game, {**seats, **given})[1]
    except BadSetup as refusal:
        raise BadSave.like(refusal) from None


def checked_document(document: Mapping[str, Any], what: str) -> dict[str, Any]:
    """A copy of a document as it will be saved, or a BadPosition if it holds what no document can."""
    if not can_be_written(document):
        raise BadPosition(f"document-{what}")
    try:
        copied: dict[str, Any] = json.loads(json.dumps(document))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition(f"document-{what}") from None
    return copied
