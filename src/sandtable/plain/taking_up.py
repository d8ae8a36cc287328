"""What is under way, as a part of a position: written down between two spaces, and read back with every check.

``turn`` has the operation under way (``under_way``), or the event (``event``) and in it the free action; ``phase_at``
says how far a phase has come. Whatever is not written is as at the beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sandtable.core.errors import BadPosition, quoted
from sandtable.core.reading import flag, known_keys, listing, mapping, number, one_of
from sandtable.plain.activities.menu import ACTIVITIES, GOING_WITH
from sandtable.plain.cards import Card
from sandtable.plain.control import control_of
from sandtable.plain.declared import Free, PickFaction
from sandtable.plain.effects.acting import OPERATIONS, action_of
from sandtable.plain.executing import partners
from sandtable.plain.map import AREAS
from sandtable.plain.operations.train import THEN
from sandtable.plain.propaganda import BUYERS, REDEPLOY, REDEPLOYS, SUPPORT_PHASE
from sandtable.plain.purposes import Purpose
from sandtable.plain.scenarios import forces
from sandtable.plain.sequence import DEPLOYMENT, FACTION, Choice, chooser
from sandtable.plain.state import Board, State
from sandtable.plain.terms import (
    AMBUSH,
    ANY_NUMBER,
    AVAILABLE,
    COIN,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    FACTIONS,
    GAME,
    HIDDEN_ASSET,
    INSURGENT_OPERATIONS,
    INSURGENTS,
    OUT_OF_PLAY,
    PIECE,
    PIECES,
    SHADED,
    SWEEP,
    TALIBAN,
    TRAIN,
    UNCONTROLLED,
    UNSHADED,
    WITH_RESOURCES,
)
from sandtable.plain.under_way import Action, Doing, Event, Group, Marching, Mind, Path, Phase, Way

__all__ = ["read_phase", "read_turn", "write_phase", "write_turn"]

FLAGS: Final = ("limited", "may_special", "escorted", "guerrillas_hit")
"""What is true or false of an operation; what an event says of a free one stands on its card."""
NUMBERS: Final = {"stage": 9, "at": 99, "placed": 9, "spaces_most": 99, "bombers": 2, "ambushes": 3}
DOING_FLAGS: Final = ("moves", "drone", "load", "resented")
KEYS: Final = (
    "faction", "name", "special", "vain", "selected", "tolled", "into", "arrived", "marching", "doing", "removed_in",
    "on_roads", "then", "bought", "allowed", "mind", *FLAGS, *NUMBERS,
)  # fmt: skip
PATH: Final = "turn.under_way."
EVENT_KEYS: Final = (
    "faction", "text", "at", "picked", "picked_faction", "told", "began", "times", "done", "kinds", "chosen", "plan",
    "wanted",
)  # fmt: skip
EVENT_PATH: Final = "turn.event."
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
        "event": {} if s.event is None else _write_event(s.event),
        "under_way": {} if s.under_way is None else _write_action(s.under_way, write_board),
    }
    return {key: value for key, value in turn.items() if value}


def write_phase(s: State) -> dict[str, Any]:
    """How far a phase has come, and who controls what while Control waits for the end of Redeploy (6.5)."""
    if s.phase is None:
        return {}
    held = {x.id: x.control for x in s.in_sight() if x.control != control_of(x)} if s.redeploying else {}
    phase = s.phase
    row = {
        "stage": phase.stage,
        "at": phase.at,
        "moved": dict(phase.moved),
        "wanted": dict(phase.wanted),
        "control": held,
    }
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
        "mind": None if action.mind is None else _write_mind(action.mind),
    }
    row = {key: value for key, value in row.items() if value or value == 0}
    return row if action.allowed is None else {**row, "allowed": sorted(action.allowed)}


def _write_event(event: Event) -> dict[str, Any]:
    row: dict[str, Any] = {
        "faction": event.executing,
        "text": event.text,
        "at": list(event.path) if event.text else None,
        "picked": list(event.picks.spaces),
        "picked_faction": event.picks.faction,
        "told": event.told,
        "began": event.began,
        "times": event.times,
        "done": dict(event.done),
        "kinds": {PIECES[piece]: count for piece, count in event.kinds.items()},
        "chosen": list(event.chosen),
        "wanted": dict(event.wanted),
    }
    row = {key: value for key, value in row.items() if value}
    if event.plan is None:
        return row
    return {**row, "plan": [[start, end, PIECES[piece]] for start, end, piece in event.plan]}


def _write_mind(mind: Mind) -> dict[str, Any]:
    """What a Non-player keeps in mind; also that it is nothing yet."""
    row: dict[str, Any] = {
        "told": sorted(mind.told),
        "spaces": {name: list(ids) for name, ids in mind.spaces.items()},
        "counts": dict(mind.counts),
        "groups": [list(group) for group in mind.groups],
        "must": mind.must,
    }
    return {key: value for key, value in row.items() if value or key == "told"}


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
    known_keys(turn, ("asked", "spent", "shifted", "event", "under_way"), "turn.")
    if not turn:
        return
    if s.step != FACTION:
        raise _refused("turn", turn)
    event = mapping(turn, "event", "turn.")
    if event:
        s.event = _read_event(s, event)
        if not s.event.text and event.get("text") is not None:
            return  # it begins anew
    who = chooser(s) if s.event is None else s.event.executing
    if who is None:
        raise _refused("turn", turn)
    givers = partners(s, who) if s.event is None else WITH_RESOURCES  # in its course others act, and may ask too
    for faction in listing(turn, "asked", "turn."):
        if faction not in givers or faction in s.asked:
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
        s.under_way = action = _begun(s.event, row)
        _read_action(action, row, read_board)
        if (s.event is None and action.faction != who) or _is_anothers(s, action):
            raise _refused(f"{PATH}faction", action.faction)


def _is_anothers(s: State, action: Action) -> bool:
    """Whether a player has begun what a Non-player is to go on with, which has nothing of it in mind; or otherwise."""
    begun = bool(action.selected or action.stage or action.doing or action.special or action.vain)
    return begun and s.is_nonplayer(action.faction) != (action.mind is not None)


def _read_event(s: State, row: Mapping[str, Any]) -> Event:
    """Take up the event of the card, which a faction may execute that has not acted."""
    known_keys(row, EVENT_KEYS, EVENT_PATH)
    assert s.card is not None
    card = s.deck[s.card]
    faction = one_of(row, "faction", FACTIONS, None, EVENT_PATH)
    may = faction not in s.acted and faction in s.eligible | s.ineligible_next and Choice(s, faction).event
    if not may:
        raise _refused(f"{EVENT_PATH}faction", faction)
    event = Event(faction, card.number, deck=s.deck)
    if row.get("text") is None:
        known_keys(row, ("faction", "text"), EVENT_PATH)
        return event
    if s.options.get("events") == "printed" or row["text"] in card.by_hand:
        raise _refused(f"{EVENT_PATH}text", row["text"])
    if not card.is_dual and _is_of_two_texts(card, row):
        return event
    event.text = one_of(row, "text", [*card.texts], None, EVENT_PATH)
    event.path = _read_path(event, listing(row, "at", EVENT_PATH))
    event.picks.spaces = _spaces(row, "picked", EVENT_PATH)
    if row.get("picked_faction") is not None:
        event.picks.faction = one_of(row, "picked_faction", INSURGENTS, None, EVENT_PATH)
    event.told = flag(row, "told", False, EVENT_PATH)
    event.began = flag(row, "began", False, EVENT_PATH)
    event.times = _number(row, "times", 0, ANY_NUMBER, EVENT_PATH)
    kinds = mapping(row, "kinds", EVENT_PATH)
    known_keys(kinds, PIECES, f"{EVENT_PATH}kinds.")
    event.done, event.wanted = _each_space(row, "done", EVENT_PATH), _each_space(row, "wanted", EVENT_PATH)
    for name in kinds:
        event.kinds[PIECE[name]] = _number(kinds, name, 0, ANY_NUMBER, f"{EVENT_PATH}kinds.")
    event.chosen = _spaces(row, "chosen", EVENT_PATH)
    if row.get("plan") is not None:
        event.plan = [_way(way, f"{EVENT_PATH}plan") for way in listing(row, "plan", EVENT_PATH)]
    if _means_picked(event) and event.picks.faction is None:
        raise _refused(f"{EVENT_PATH}picked_faction", None)
    return event


def _is_of_two_texts(card: Card, row: Mapping[str, Any]) -> bool:
    """Whether an event is from when its card had two texts, so that its only text cannot go on: it begins anew."""
    at = row.get("at")
    beyond = isinstance(at, list) and len(at) == 1 and type(at[0]) is int and at[0] >= len(card.texts[UNSHADED])
    return row["text"] == SHADED or (row["text"] == UNSHADED and beyond)


def _read_path(event: Event, numbers: Sequence[object]) -> Path:
    """Where an effect of the text stands that there is."""
    event.path = tuple(number for number in numbers if type(number) is int and number >= 0)
    try:
        if len(event.path) == len(numbers) and event.effect is not None:
            return event.path
    except IndexError:
        pass
    raise _refused(f"{EVENT_PATH}at", numbers)


def _means_picked(event: Event) -> bool:
    """Whether an effect before this one has picked a faction."""
    return any(isinstance(effect, PickFaction) for effect in event.card.texts[event.text][: event.path[0]])


def _begun(event: Event | None, row: Mapping[str, Any]) -> Action:
    """The action at its beginning: an operation of the faction's own, or what the effect under way gives."""
    faction = one_of(row, "faction", FACTIONS, None, PATH)
    if event is None:
        names = COIN_OPERATIONS if faction in COIN_FACTIONS else INSURGENT_OPERATIONS
        return Action(faction, one_of(row, "name", names, None, PATH))
    effect = event.effect
    if not isinstance(effect, Free) or (effect.faction, effect.action) != (faction, row.get("name")):
        raise _refused(f"{PATH}name", row.get("name"))
    return action_of(effect)


def read_phase(s: State, document: Mapping[str, Any]) -> None:
    """Take up a phase where it was."""
    row = mapping(document, "phase_at")
    if not row:
        return
    known_keys(row, ("stage", "at", "moved", "wanted", "control"), "phase_at.")
    if s.step != DEPLOYMENT and s.step not in STAGES:
        raise _refused("phase_at", row)
    stages = STAGES.get(s.step) or len(forces(s))
    stage, at = (number(row, key, 0, "phase_at.") for key in ("stage", "at"))
    held = mapping(row, "control", "phase_at.")
    if not 0 <= stage < stages or not 0 <= at <= len(AREAS) or (held and s.step != REDEPLOY):
        raise _refused("phase_at", row)
    if s.step == DEPLOYMENT and at >= forces(s)[stage].most:
        raise _refused("phase_at.at", at)
    s.phase = Phase(stage, at, _each_space(row, "moved", "phase_at."), _each_space(row, "wanted", "phase_at."))
    s.redeploying = s.step == REDEPLOY
    for id in held:
        space = s[_space(id, "control")]
        s.changed(space)
        space.control = one_of(held, id, (COIN, TALIBAN, UNCONTROLLED), None, "phase_at.control.")


def _read_action(action: Action, row: Mapping[str, Any], read_board: ReadBoard) -> None:
    known_keys(row, KEYS, PATH)
    specials = [AMBUSH]
    if not action.free:
        specials += (name for name, _ in GOING_WITH[action.faction, action.name])
    if row.get("special") is not None:
        action.special = one_of(row, "special", specials, None, PATH)
    for name in FLAGS:
        setattr(action, name, flag(row, name, False, PATH))
    for name, most in NUMBERS.items():
        setattr(action, name, _number(row, name, DEFAULT[name], most))
    if action.free and row.get("allowed") is not None:
        action.allowed = {*_spaces(row, "allowed")}
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
    mind = mapping(row, "mind", PATH)
    if mind:
        action.mind = _read_mind(mind)
    _check(action)


def _read_mind(row: Mapping[str, Any]) -> Mind:
    path = f"{PATH}mind."
    known_keys(row, ("told", "spaces", "counts", "groups", "must"), path)
    told = listing(row, "told", path)
    for name in told:
        if not isinstance(name, str):
            raise _refused(f"{path}told", name)
    spaces, counts = mapping(row, "spaces", path), mapping(row, "counts", path)
    return Mind(
        {*told},
        {name: _spaces(spaces, name, f"{path}spaces.") for name in spaces},
        {name: _number(counts, name, 0, ANY_NUMBER, f"{path}counts.") for name in counts},
        [_group(group, f"{path}groups") for group in listing(row, "groups", path)],
        "" if row.get("must") is None else one_of(row, "must", [*Purpose], None, path),
    )


def _group(group: object, key: str) -> Group:
    match group:
        case [str(start), str(end), int(one), int(other)] if {start, end} <= {*AREAS, AVAILABLE}:
            if 0 <= one <= ANY_NUMBER and 0 <= other <= ANY_NUMBER:
                return start, end, one, other
    raise _refused(key, group)


def _check(action: Action) -> None:
    """Refuse what cannot go on: a stage that there is not, pieces that come into a space of another operation."""
    stages = 0 if action.name in ACTIVITIES else len(OPERATIONS[action.name].finish) + 1
    if action.stage > stages:
        raise _refused(f"{PATH}stage", action.stage)
    if action.name in ACTIVITIES and action.doing is None:
        raise _refused(f"{PATH}doing", None)
    if action.into is not None and (action.name not in (TRAIN, SWEEP) or action.into not in action.selected):
        raise _refused(f"{PATH}into", action.into)
    if action.may_special and (action.limited or action.free):
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
    if doing.name != (action.name if action.free else action.special):
        raise _refused(f"{path}name", doing.name)
    doing.spaces = _spaces(row, "spaces", path)
    doing.lifted = _number(row, "lifted", 0, 3)
    for name in DOING_FLAGS:
        setattr(doing, name, flag(row, name, False, path))
    doing.gone = {_way(way, f"{path}gone") for way in listing(row, "gone", path)}
    before = mapping(row, "before", path)
    if before:
        doing.before = read_board(before)
    return doing


def _number(row: Mapping[str, Any], key: str, default: int, most: int, path: str = PATH) -> int:
    value = number(row, key, default, path)
    if not 0 <= value <= most:
        raise _refused(f"{path}{key}", value)
    return value


def _each_space(row: Mapping[str, Any], key: str, path: str) -> dict[str, int]:
    """A number for each of some spaces."""
    numbers = mapping(row, key, path)
    return {_space(id, key, path): _number(numbers, id, 0, ANY_NUMBER, f"{path}{key}.") for id in numbers}


def _space(value: object, key: str, path: str = PATH) -> str:
    if not isinstance(value, str) or value not in AREAS:
        raise _refused(f"{path}{key}", value)
    return value


def _spaces(row: Mapping[str, Any], key: str, path: str = PATH) -> list[str]:
    return [_space(id, key, path) for id in listing(row, key, path)]


def _way(way: object, key: str) -> Way:
    match way:
        case [str(start), str(end), str(piece)] if {start, end} <= {*AREAS, AVAILABLE, OUT_OF_PLAY} and piece in PIECE:
            return start, end, PIECE[piece]
    raise _refused(key, way)


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
