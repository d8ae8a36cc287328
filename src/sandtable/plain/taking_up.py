"""What is under way, as a part of a position: written down between two spaces, and read back with every check."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sandtable.core.errors import BadPosition, quoted
from sandtable.core.reading import flag, known_keys, listing, mapping, number, one_of
from sandtable.plain.activities.menu import ACTIVITIES, GOING_WITH
from sandtable.plain.control import control_of
from sandtable.plain.effects import OPERATIONS
from sandtable.plain.executing import partners
from sandtable.plain.map import AREAS
from sandtable.plain.operations.coin import THEN
from sandtable.plain.propaganda import BUYERS, REDEPLOY, REDEPLOYS, SUPPORT_PHASE
from sandtable.plain.sequence import FACTION, chooser
from sandtable.plain.state import Board, State
from sandtable.plain.terms import (
    AMBUSH,
    AVAILABLE,
    COIN,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    FACTIONS,
    GAME,
    HIDDEN_ASSET,
    INSURGENT_OPERATIONS,
    PIECE,
    PIECES,
    SWEEP,
    TALIBAN,
    TRAIN,
    UNCONTROLLED,
)
from sandtable.plain.under_way import ANY_NUMBER, Action, Doing, Marching, Phase

__all__ = ["read_phase", "read_turn", "write_phase", "write_turn"]

FLAGS: Final = ("limited", "may_special", "escorted", "guerrillas_hit")
"""What is true or false of an operation; what events say of free ones is not written: they are carried out at once."""
NUMBERS: Final = {"stage": 9, "at": 99, "placed": 9, "spaces_most": 99, "bombers": 2, "ambushes": 3}
DOING_FLAGS: Final = ("moves", "drone", "load", "resented")
KEYS: Final = (
    "faction", "name", "special", "vain", "selected", "tolled", "into", "arrived", "marching", "doing", "removed_in",
    "on_roads", "then", "bought", *FLAGS, *NUMBERS,
)  # fmt: skip
PATH: Final = "turn.under_way."
STAGES: Final = {SUPPORT_PHASE: len(BUYERS), REDEPLOY: len(REDEPLOYS)}
DEFAULT: Final = {name: ANY_NUMBER if name == "spaces_most" else 0 for name in (*FLAGS, *NUMBERS)}
WriteBoard = Callable[[Board], dict[str, Any]]
ReadBoard = Callable[[Mapping[str, Any]], Board]


# -- writing


def write_turn(s: State, write_board: WriteBoard) -> dict[str, Any]:
    """The turn of a faction as far as it has come; nothing at its beginning."""
    turn: dict[str, Any] = {
        "asked": list(s.asked),
        "spent": list(s.spent),
        "shifted": list(s.shifted),
        "under_way": {} if s.under_way is None else _write_action(s.under_way, write_board),
    }
    return {key: value for key, value in turn.items() if value}


def write_phase(s: State) -> dict[str, Any]:
    """How far a phase has come, and who controls what while Control waits for the end of Redeploy (6.5)."""
    if s.phase is None:
        return {}
    held = {x.id: x.control for x in s.in_sight() if x.control != control_of(x)} if s.redeploying else {}
    row = {"stage": s.phase.stage, "at": s.phase.at, "moved": dict(s.phase.moved), "control": held}
    return {key: value for key, value in row.items() if value or key == "stage"}


def _write_action(action: Action, write_board: WriteBoard) -> dict[str, Any]:
    row: dict[str, Any] = {"faction": action.faction, "name": action.name, "special": action.special}
    row |= {name: value for name in (*FLAGS, *NUMBERS) if (value := getattr(action, name)) != DEFAULT[name]}
    row |= {
        "vain": list(action.vain),
        "selected": list(action.selected),
        "tolled": sorted(action.tolled),
        "into": action.into,
        "arrived": [[id, PIECES[piece], count] for (id, piece), count in action.arrived.items()],
        "marching": _write_marching(action.marching),
        "doing": None if action.doing is None else _write_doing(action.doing, write_board),
        "then": action.then,
        "bought": list(action.bought),
        "removed_in": list(action.removed_in),
        "on_roads": {id: [[at, PIECES[piece]] for at, piece in cubes] for id, cubes in action.on_roads.items()},
    }
    return {key: value for key, value in row.items() if value or value == 0}


def _write_marching(marching: Marching) -> dict[str, Any]:
    row = {
        "arrived": dict(marching.arrived),
        "groups": sorted(map(list, marching.groups)),
        "paid": sorted(marching.paid),
    }
    return {key: value for key, value in row.items() if value}


def _write_doing(doing: Doing, write_board: WriteBoard) -> dict[str, Any]:
    row: dict[str, Any] = {
        "name": doing.name,
        "spaces": list(doing.spaces),
        "gone": [[start, end, PIECES[piece]] for start, end, piece in sorted(doing.gone)],
        "lifted": doing.lifted,
        **{name: getattr(doing, name) for name in DOING_FLAGS},
        "before": None if doing.before is None else write_board(doing.before),
    }
    return {key: value for key, value in row.items() if value}


# -- reading


def _refused(key: str, value: object) -> BadPosition:
    return BadPosition("under-way", game=GAME, key=key, value=quoted(value))


def read_turn(s: State, document: Mapping[str, Any], read_board: ReadBoard) -> None:
    """Take up the turn of the faction that may act."""
    turn = mapping(document, "turn")
    known_keys(turn, ("asked", "spent", "shifted", "under_way"), "turn.")
    if not turn:
        return
    who = chooser(s) if s.step == FACTION else None
    if who is None:
        raise _refused("turn", turn)
    for faction in listing(turn, "asked", "turn."):
        if faction not in partners(s, who) or faction in s.asked:
            raise _refused("turn.asked", faction)
        s.asked.append(faction)
    names = COIN_OPERATIONS if who in COIN_FACTIONS else INSURGENT_OPERATIONS
    for name in listing(turn, "spent", "turn."):
        if name not in (*names, HIDDEN_ASSET) or name in s.spent:
            raise _refused("turn.spent", name)
        s.spent.append(name)
    s.shifted = _spaces(turn, "shifted", "turn.")
    row = mapping(turn, "under_way", "turn.")
    if row:
        s.under_way = _read_action(s, row, read_board)
        if s.under_way.faction != who or s.is_nonplayer(s.under_way.faction):
            raise _refused(f"{PATH}faction", s.under_way.faction)


def read_phase(s: State, document: Mapping[str, Any]) -> None:
    """Take up a phase where it was."""
    row = mapping(document, "phase_at")
    if not row:
        return
    known_keys(row, ("stage", "at", "moved", "control"), "phase_at.")
    if s.step not in STAGES:
        raise _refused("phase_at", row)
    stage, at = (number(row, key, 0, "phase_at.") for key in ("stage", "at"))
    moved, held = mapping(row, "moved", "phase_at."), mapping(row, "control", "phase_at.")
    if not 0 <= stage < STAGES[s.step] or not 0 <= at <= len(AREAS) or (held and s.step != REDEPLOY):
        raise _refused("phase_at", row)
    s.phase = Phase(stage, at, {_space(id, "moved"): _number(moved, id, 0, ANY_NUMBER) for id in moved})
    s.redeploying = s.step == REDEPLOY
    for id in held:
        space = s[_space(id, "control")]
        s.changed(space)
        space.control = one_of(held, id, (COIN, TALIBAN, UNCONTROLLED), None, "phase_at.control.")


def _read_action(s: State, row: Mapping[str, Any], read_board: ReadBoard) -> Action:
    known_keys(row, KEYS, PATH)
    faction = one_of(row, "faction", FACTIONS, None, PATH)
    action = Action(
        faction, one_of(row, "name", COIN_OPERATIONS if faction in COIN_FACTIONS else INSURGENT_OPERATIONS, None, PATH)
    )
    specials = [*(name for name, _ in GOING_WITH[faction, action.name]), AMBUSH]
    if row.get("special") is not None:
        action.special = one_of(row, "special", specials, None, PATH)
    for name in FLAGS:
        setattr(action, name, flag(row, name, False, PATH))
    for name, most in NUMBERS.items():
        setattr(action, name, _number(row, name, DEFAULT[name], most))
    action.vain = _words(row, "vain", specials)
    action.selected = _spaces(row, "selected")
    action.tolled = {*_spaces(row, "tolled")}
    action.removed_in = _spaces(row, "removed_in")
    action.bought = _spaces(row, "bought")
    if row.get("then") is not None:
        action.then = one_of(row, "then", THEN, None, PATH)
    action.arrived = {(id, piece): count for id, piece, count in _counted(row, "arrived")}
    action.marching = _read_marching(mapping(row, "marching", PATH))
    for id, cubes in mapping(row, "on_roads", PATH).items():
        action.on_roads[_space(id, "on_roads")] = [_cube(each) for each in cubes]
    if row.get("into") is not None:
        action.into = _space(row["into"], "into")
    doing = mapping(row, "doing", PATH)
    if doing:
        action.doing = _read_doing(doing, action, read_board)
    _check(action)
    return action


def _check(action: Action) -> None:
    """Refuse what cannot go on: a stage that there is not, pieces that come into a space of another operation."""
    if action.stage > len(OPERATIONS[action.name].finish) + 1:
        raise _refused(f"{PATH}stage", action.stage)
    if action.into is not None and (action.name not in (TRAIN, SWEEP) or action.into not in action.selected):
        raise _refused(f"{PATH}into", action.into)
    if action.limited and action.may_special:
        raise _refused(f"{PATH}may_special", True)


def _read_marching(row: Mapping[str, Any]) -> Marching:
    path = f"{PATH}marching."
    known_keys(row, ("arrived", "groups", "paid"), path)
    arrived = mapping(row, "arrived", path)
    groups = set()
    for group in listing(row, "groups", path):
        match group:
            case [str(start), str(end)] if start in AREAS and end in AREAS:
                groups.add((start, end))
            case _:
                raise _refused(f"{path}groups", group)
    return Marching(
        {_space(id, "marching.arrived"): _number(arrived, id, 0, 99) for id in arrived},
        groups,
        {*_spaces(row, "paid", path)},
    )


def _read_doing(row: Mapping[str, Any], action: Action, read_board: ReadBoard) -> Doing:
    path = f"{PATH}doing."
    known_keys(row, ("name", "spaces", "gone", "lifted", "before", *DOING_FLAGS), path)
    doing = Doing(one_of(row, "name", [*ACTIVITIES], None, path))
    if doing.name != action.special:
        raise _refused(f"{path}name", doing.name)
    doing.spaces = _spaces(row, "spaces", path)
    doing.lifted = _number(row, "lifted", 0, 3)
    for name in DOING_FLAGS:
        setattr(doing, name, flag(row, name, False, path))
    for way in listing(row, "gone", path):
        match way:
            case [str(start), str(end), str(piece)] if {start, end} <= {*AREAS, AVAILABLE} and piece in PIECE:
                doing.gone.add((start, end, PIECE[piece]))
            case _:
                raise _refused(f"{path}gone", way)
    before = mapping(row, "before", path)
    if before:
        doing.before = read_board(before)
    return doing


def _number(row: Mapping[str, Any], key: str, default: int, most: int) -> int:
    value = number(row, key, default, PATH)
    if not 0 <= value <= most:
        raise _refused(f"{PATH}{key}", value)
    return value


def _space(value: object, key: str) -> str:
    if not isinstance(value, str) or value not in AREAS:
        raise _refused(f"{PATH}{key}", value)
    return value


def _spaces(row: Mapping[str, Any], key: str, path: str = PATH) -> list[str]:
    return [_space(id, key) for id in listing(row, key, path)]


def _words(row: Mapping[str, Any], key: str, known: Sequence[str]) -> list[str]:
    for word in listing(row, key, PATH):
        if word not in known:
            raise _refused(f"{PATH}{key}", word)
    return listing(row, key, PATH)


def _counted(row: Mapping[str, Any], key: str) -> list[tuple[str, int, int]]:
    found = []
    for each in listing(row, key, PATH):
        match each:
            case [str(id), str(piece), int(count)] if id in AREAS and piece in PIECE and 0 < count <= 99:
                found.append((id, PIECE[piece], count))
            case _:
                raise _refused(f"{PATH}{key}", each)
    return found


def _cube(each: object) -> tuple[str, int]:
    match each:
        case [str(id), str(piece)] if id in AREAS and piece in PIECE:
            return id, PIECE[piece]
    raise _refused(f"{PATH}on_roads", each)
