"""The executor of declared events: one small set of verbs carries out every step of ``data/deck.toml`` (5.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option
from sandtable.plain import events, lasting, pieces, support, tracks
from sandtable.plain.activities import menu
from sandtable.plain.activities.menu import ACTIVITIES
from sandtable.plain.cards import CAPABILITY, DECK, Card, Step
from sandtable.plain.executing import NO_MENU, execute
from sandtable.plain.operations import coin, insurgent
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import Picks, in_state, in_stock, pieces_named, spaces_where
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    AVAILABLE,
    BASES,
    COIN_CUBES,
    GUERRILLAS,
    INSURGENTS,
    KABUL,
    LEVEL,
    OUT_OF_PLAY,
    OWNER,
    PIECE,
    UNDERGROUND,
)
from sandtable.plain.under_way import Action

OPERATIONS: Final = {**coin.OPERATIONS, **insurgent.OPERATIONS}
ANY: Final = 99
FLAGS: Final = (
    "ambush_only", "any_state", "beside_coalition", "defiant", "one_a_cube", "out_of_pakistan", "removes_most",
    "silent", "spaces_most", "stays", "with_government",
)  # fmt: skip
"""What a free action may say otherwise, each a field of ``Action``."""


class Event:
    """An event while it is carried out: who does it, its card, its text, and what was picked."""

    def __init__(self, executing: str, card: Card, text: str) -> None:
        self.executing = executing
        self.card = card
        self.text = text
        self.picks = Picks()
        self.rule = f"card {card.number}"
        self.step: Step = {}
        """The step that is carried out now."""
        self.bounds: Bounds | None = None
        """What that step has done where, if it goes one by one."""

    def seat(self, step: Step) -> str:
        """Who decides a step."""
        by: str = step.get("by", "executing")
        return self.executing if by == "executing" else by


def carry_out(g: Play, faction: str, number: int, text: str) -> Ask[None]:
    """Carry out a text of an event, step by step, as far as it can be, above the rules (5.1, 5.1.1a, 5.1.3)."""
    event = Event(faction, DECK[number], text)
    g.event = event
    told = g.told
    yield from _steps(g, event, event.card.texts[text])
    yield from lasting.tribal_elders(g)
    if g.told == told:
        g.note("no-effect", "5.1.3")
    g.event = None


def _steps(g: Play, event: Event, steps: Iterable[Step]) -> Ask[None]:
    for step in steps:
        event.step, event.bounds = step, None
        yield from VERBS[step["do"]](g, event, step)


def _spaces(g: Play, event: Event, step: Step) -> list[Space]:
    return spaces_where(g.s, step.get("where", {}), event.picks)


# -- numbers


def amount(g: Play, event: Event, step: Step) -> Ask[int]:
    """How much a step gains, loses or moves: a number, a die, or so much for each of something."""
    n = step.get("n", 0)
    if n == "die":
        return (yield from g.roll("event", card=event.card))
    total: int = step.get("plus", 0) + int(n)
    if "per" in step:
        total += step["each"] * _counted(g.s, event, step)
    most: int = step.get("max_total", ANY)
    return min(total, most)


def _counted(s: State, event: Event, step: Step) -> int:
    per = step["per"]
    if per == "space":
        return len(spaces_where(s, step["where"], event.picks))
    if per == "piece":
        kinds = pieces_named(step["counted"], event.picks)
        return sum(space.count[piece] for space in spaces_where(s, step["where"], event.picks) for piece in kinds)
    return {"box": s.box, "marker": s.markers_used, "aid": s.aid, "picked": len(event.picks.spaces)}[per]


# -- choosing spaces within the bounds of a step


class Bounds:
    """How much a step has done where: ``n`` in all, ``per_space`` in one, ``spaces_max`` spaces, ``max`` of a piece."""

    def __init__(self, step: Step, n: int) -> None:
        self.left = n
        self.per_space: int = step.get("per_space", ANY)
        self.spaces_most: int = step.get("spaces_max", ANY)
        self.most: dict[int, int] = {PIECE[name]: most for name, most in step.get("max", {}).items()}
        self.done: Counter[str] = Counter()
        self.kinds: Counter[int] = Counter()

    def allows(self, space: Space) -> bool:
        """Whether something more may be done in a space."""
        if space.id not in self.done:
            return len(self.done) < self.spaces_most
        return self.done[space.id] < self.per_space

    def allows_piece(self, piece: int) -> bool:
        """Whether one more of a piece may be taken."""
        return self.kinds[piece] < self.most.get(piece, ANY)

    def use(self, space: Space, piece: int | None = None) -> None:
        """Something was done in a space."""
        self.left -= 1
        self.done[space.id] += 1
        if piece is not None:
            self.kinds[piece] += 1


Kinds = Callable[[Space], list[int]]


def _one_by_one(g: Play, event: Event, step: Step, bounds: Bounds, kinds: Kinds) -> Ask[tuple[Space, int] | None]:
    """Ask where and which piece the next one is; None when there is no more, or enough where that is allowed."""
    if bounds.left <= 0:
        return None
    event.bounds = bounds
    seat = event.seat(step)
    spaces = [x for x in _spaces(g, event, step) if bounds.allows(x) and any(map(bounds.allows_piece, kinds(x)))]
    if not spaces:
        return None
    options = [space.area.option for space in spaces]
    if step.get("may"):
        options.append(word_option(DONE))
    key = yield from g.pick(seat, Purpose.EVENT_WHERE, options, card=event.card)
    if key == DONE:
        return None
    space = g.s[key]
    here = [piece for piece in kinds(space) if bounds.allows_piece(piece)]
    piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, here, space=space)
    return space, piece


# -- pieces


def place(g: Play, event: Event, step: Step) -> Ask[None]:
    """Place Available pieces (5.1.1b-c)."""
    bounds = Bounds(step, step["n"])
    wanted = in_stock(pieces_named(step["pieces"], event.picks))
    while found := (
        yield from _one_by_one(
            g, event, step, bounds, lambda x: [piece for piece in wanted if pieces.can_place(g.s, x, piece)]
        )
    ):
        space, piece = found
        pieces.place(g, space, piece, 1, event.rule)
        bounds.use(space, piece)


def remove(g: Play, event: Event, step: Step) -> Ask[None]:
    """Remove pieces, to Available unless the step says otherwise."""
    if step.get("n") in ("third", "half"):
        yield from _remove_share(g, event, step)
        return
    bounds = Bounds(step, step["n"])
    wanted = in_state(pieces_named(step["pieces"], event.picks), step.get("state"))
    to = step.get("to", AVAILABLE)
    if AVAILABLE in step.get("from", ()):
        yield from _from_available(g, event, step, bounds, wanted)
    while found := (
        yield from _one_by_one(g, event, step, bounds, lambda x: _removable(x, wanted, step.get("bases_last", False)))
    ):
        space, piece = found
        pieces.remove(g, space, piece, 1, event.rule, to)
        bounds.use(space, piece)


def _removable(space: Space, wanted: Sequence[int], bases_last: bool) -> list[int]:
    """The pieces of a space among those wanted; Bases only where nobody guards them, if the step says so."""
    there = [piece for piece in wanted if space.count[piece]]
    if not bases_last:
        return there
    return [piece for piece in there if piece not in BASES or not _guarded(space, OWNER[piece])]


def _guarded(space: Space, faction: str) -> bool:
    guards = GUERRILLAS.get(faction, COIN_CUBES)
    return any(space.count[piece] for piece in guards)


def _from_available(g: Play, event: Event, step: Step, bounds: Bounds, wanted: Sequence[int]) -> Ask[None]:
    """Available pieces may go first; what is left comes from the map."""
    piece = wanted[0]
    on_map = sum(space.count[piece] for space in _spaces(g, event, step))
    most = min(bounds.left, g.s.available[piece])
    least = min(most, max(0, bounds.left - on_map))
    if most:
        count = yield from g.how_many(event.seat(step), Purpose.EVENT_HOW_MANY, least, most, card=event.card)
        if count:
            pieces.withdraw(g, piece, count, event.rule)
        bounds.left -= count


def _remove_share(g: Play, event: Event, step: Step) -> Ask[None]:
    """Remove a share of the pieces in each space: half, rounded up, or a third, at least one."""
    seat = event.seat(step)
    wanted = pieces_named(step["pieces"], event.picks)
    spaces = [x for x in _spaces(g, event, step) if any(x.count[piece] for piece in wanted)]
    if "spaces_max" in step:
        most = min(step["spaces_max"], len(spaces))
        spaces = yield from g.choose_some(seat, Purpose.EVENT_SPACES, spaces, most, most, card=event.card)
    for space in spaces:
        total = sum(space.count[piece] for piece in wanted)
        for _ in range((total + 1) // 2 if step["n"] == "half" else max(1, total // 3)):
            kinds = [piece for piece in wanted if space.count[piece]]
            piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, kinds, space=space)
            pieces.remove(g, space, piece, 1, event.rule)


def replace(g: Play, event: Event, step: Step) -> Ask[None]:
    """Replace pieces one by one; without an Available piece they are just removed (5.1.1b)."""
    bounds = Bounds(step, step["n"])
    wanted = pieces_named(step["pieces"], event.picks)
    by = in_stock(pieces_named(step["with"], event.picks))[0]
    while found := (
        yield from _one_by_one(
            g, event, step, bounds, lambda x: [] if x.is_pakistan else [piece for piece in wanted if x.count[piece]]
        )
    ):
        space, piece = found
        pieces.replace(g, space, piece, by, event.rule)
        bounds.use(space)


def move(g: Play, event: Event, step: Step) -> Ask[None]:
    """Move pieces between the map, Available and out of play."""
    seat = event.seat(step)
    wanted = pieces_named(step["pieces"], event.picks)
    for _ in range(step["n"]):
        options = _origins(g, event, step, wanted)
        if not options:
            return
        key = yield from g.pick(seat, Purpose.EVENT_WHERE, [*options, word_option(DONE)], card=event.card)
        if key == DONE:
            return
        origin = g.s.spaces.get(key)
        counts = origin.count if origin else (g.s.available if key == AVAILABLE else _out_of_play(g.s))
        kinds = [piece for piece in wanted if counts[piece] and _targets(g, event, step, origin, piece)]
        if not kinds:
            continue
        piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, kinds)
        target = yield from g.pick(
            seat, Purpose.EVENT_MOVE_TO, _targets(g, event, step, origin, piece), card=event.card
        )
        _move_one(g, event, (key, target), piece)


def _out_of_play(s: State) -> list[int]:
    return [*s.out_of_play, *[0] * 9]


def _origins(g: Play, event: Event, step: Step, wanted: Sequence[int]) -> list[Option]:
    """From where pieces can move."""
    found = []
    if "map" in step["from"]:
        found += [x.area.option for x in g.s.spaces.values() if any(x.count[piece] for piece in wanted)]
    if AVAILABLE in step["from"] and any(g.s.available[piece] for piece in wanted):
        found.append(box_option(AVAILABLE))
    if OUT_OF_PLAY in step["from"] and any(g.s.out_of_play):
        found.append(box_option(OUT_OF_PLAY))
    return found


def _targets(g: Play, event: Event, step: Step, origin: Space | None, piece: int) -> list[Option]:
    """Where a piece can move: what begins on the map may go to Available, and the other way round."""
    found = []
    between = AVAILABLE in step["from"] and AVAILABLE in step["to"]
    if KABUL in step["to"] and pieces.may_be(g.s[KABUL], piece):
        found.append(g.s[KABUL].area.option)
    if "map" in step["to"] and not (between and origin is not None):
        spaces = _spaces(g, event, step)
        found += [x.area.option for x in spaces if x is not origin and pieces.may_be(x, piece)]
    if AVAILABLE in step["to"] and not (between and origin is None):
        found.append(box_option(AVAILABLE))
    return found


def box_option(box: str) -> Option:
    """A box beside the map as an option."""
    return Option(box, Message(f"option-{box}"), f"box:{box}")


def _move_one(g: Play, event: Event, way: tuple[str, str], piece: int) -> None:
    start, end = way
    origin, target = g.s.spaces.get(start), g.s.spaces.get(end)
    if start == OUT_OF_PLAY:
        pieces.return_to_play(g, piece, 1, event.rule)
    if origin is not None and target is not None:
        pieces.move(g, origin, target, piece, 1, event.rule)
    elif origin is not None:
        pieces.remove(g, origin, piece, 1, event.rule)
    elif target is not None:
        pieces.place(g, target, piece, 1, event.rule)


def flip(g: Play, event: Event, step: Step) -> Ask[None]:
    """Turn all Guerrillas of some spaces Underground or Active."""
    wanted = pieces_named(step["pieces"], event.picks)
    factions = [faction for faction in INSURGENTS if UNDERGROUND[faction] in wanted]
    side = 1 if step["to"] == "underground" else 0
    shown = [GUERRILLAS[faction][side] for faction in factions]
    spaces = [x for x in _spaces(g, event, step) if any(x.count[piece] for piece in shown)]
    if "spaces_max" in step and spaces:
        spaces = yield from g.choose_some(
            event.seat(step), Purpose.EVENT_SPACES, spaces, 0, step["spaces_max"], card=event.card
        )
    for space in spaces:
        for faction in factions:
            turn = pieces.hide if side else pieces.activate
            turn(g, space, faction, ANY, event.rule)


# -- levels and markers


def shift(g: Play, event: Event, step: Step) -> Ask[None]:
    """Shift spaces toward Support or Opposition."""
    way = 1 if step["toward"] == "support" else -1
    spaces = [x for x in _spaces(g, event, step) if x.has_opinion and x.level != way]
    for space in (yield from _some(g, event, step, spaces)):
        support.shift(g, space, way * step["levels"], event.rule)


def set_level(g: Play, event: Event, step: Step) -> Ask[None]:
    """Set spaces to a level."""
    level = LEVEL[step["level"]]
    spaces = [x for x in _spaces(g, event, step) if x.has_opinion and x.level != level]
    for space in (yield from _some(g, event, step, spaces)):
        support.set_level(g, space, level, event.rule)


def _some(g: Play, event: Event, step: Step, spaces: list[Space]) -> Ask[list[Space]]:
    """As many of the spaces as the step works on; all of them where it does not say."""
    if "spaces_max" not in step or not spaces:
        return spaces
    most = min(step["spaces_max"], len(spaces))
    least = 0 if step.get("may") else most
    return (yield from g.choose_some(event.seat(step), Purpose.EVENT_SPACES, spaces, least, most, card=event.card))


def mark(g: Play, event: Event, step: Step) -> Ask[None]:
    """Place Terror, Sabotage or +1 Pop markers."""
    placed: dict[str, Callable[[Play, Space, str], bool]] = {
        "terror": support.place_terror,
        "sabotage": support.sabotage,
        "plus1_pop": support.place_returnees,
    }
    spaces = _spaces(g, event, step)
    n = step.get("n", len(spaces))
    if len(spaces) > n or (step.get("may") and spaces):
        least = 0 if step.get("may") else n
        spaces = yield from g.choose_some(
            event.seat(step), Purpose.EVENT_SPACES, spaces, least, min(n, len(spaces)), card=event.card
        )
    for space in spaces:
        placed[step["marker"]](g, space, event.rule)


def unmark(g: Play, event: Event, step: Step) -> Ask[None]:
    """Remove Terror or Sabotage markers: all, or so many one by one."""
    if step["n"] == "all":
        for space in _spaces(g, event, step):
            support.repair(g, space, event.rule)
            if step["marker"] == "terror":
                support.remove_terror(g, space, ANY, event.rule)
        return
    for _ in range(step["n"]):
        spaces = [x for x in _spaces(g, event, step) if x.terror]
        if not spaces:
            return
        chosen = yield from g.choose_or_stop(event.seat(step), Purpose.EVENT_WHERE, spaces, card=event.card)
        if chosen is None:
            return
        support.remove_terror(g, chosen, 1, event.rule)


# -- tracks


def _track(event: Event, name: str) -> str:
    if name == "picked":
        assert event.picks.faction is not None
        return event.picks.faction
    return name


def gain(g: Play, event: Event, step: Step) -> Ask[None]:
    """A track goes up."""
    tracks.change(g, _track(event, step["track"]), (yield from amount(g, event, step)), event.rule)


def lose(g: Play, event: Event, step: Step) -> Ask[None]:
    """A track goes down."""
    tracks.change(g, _track(event, step["track"]), -(yield from amount(g, event, step)), event.rule)


def transfer(g: Play, event: Event, step: Step) -> Ask[None]:
    """Move from one track to another what the giver has."""
    tracks.transfer(g, step["from"], step["to"], (yield from amount(g, event, step)), event.rule)


def islamabad(g: Play, event: Event, step: Step) -> Ask[None]:
    """Move the Islamabad marker (6.6.1f)."""
    tracks.shift_islamabad(g, step["boxes"] * (1 if step["toward"] == "sponsorship" else -1), event.rule)
    if step.get("harden"):
        tracks.set_hard(g, True, event.rule)
    yield from ()


# -- choices, conditions, free actions, eligibility, what lasts


def pick(g: Play, event: Event, step: Step) -> Ask[None]:
    """Pick spaces or a faction for the steps that follow."""
    if step["what"] == "faction":
        event.picks.faction = yield from g.which_faction(
            event.seat(step), Purpose.EVENT_FACTION, step["from"], card=event.card
        )
        return
    spaces = _spaces(g, event, step)
    most = min(step["n"], len(spaces))
    least = 0 if step.get("may") else most
    event.picks.spaces = (
        (yield from g.choose_some(event.seat(step), Purpose.EVENT_SPACES, spaces, least, most, card=event.card))
        if spaces
        else []
    )


def choose(g: Play, event: Event, step: Step) -> Ask[None]:
    """One of several courses."""
    options = [word_option(_course(course)) for course in step["options"]]
    key = yield from g.pick(event.seat(step), Purpose.EVENT_CHOICE, options, card=event.card)
    yield from _steps(g, event, next(each for each in step["options"] if _course(each) == key))


def _course(course: Sequence[Step]) -> str:
    """What a course is called: by the track or the free action it is about."""
    first = course[0]
    return str(first.get("action") or f"gain_{first['track']}")


def only_if(g: Play, event: Event, step: Step) -> Ask[None]:
    """Steps that happen if there is any such space."""
    if _spaces(g, event, step):
        yield from _steps(g, event, step["then"])


def free(g: Play, event: Event, step: Step) -> Ask[None]:
    """A faction executes an operation or a special activity of its own that costs nothing (5.1.1e, 5.5)."""
    flags: dict[str, Any] = {name: step[name] for name in FLAGS if name in step}
    action = Action(step["faction"], step["action"], free=True, **flags)
    if "where" in step:
        action.allowed = {space.id for space in _spaces(g, event, step)}
    g.s.under_way = action
    g.note("free-action", "5.5", faction=action.faction, action=action.name)
    if action.name in ACTIVITIES:
        if ACTIVITIES[action.name].possible(g, action):
            yield from menu.execute(g, action, action.name)
    elif not (action.name == "assault" and events.assault_is_barred(g.s, action)):
        rules = OPERATIONS[action.name]
        rules.begin(g, action)
        yield from execute(g, action, rules, NO_MENU)
    yield from lasting.after_operation(g, action)
    g.s.under_way = None


def stay_eligible(g: Play, event: Event, step: Step) -> Ask[None]:
    """The executing faction is Eligible on the next card (2.3.6)."""
    g.s.stay_eligible.add(event.executing)
    g.note("stays-eligible", event.rule, faction=event.executing)
    yield from ()


def ineligible(g: Play, event: Event, step: Step) -> Ask[None]:
    """A faction is Ineligible from now through the next card."""
    faction = step["faction"]
    g.s.ineligible_next.add(faction)
    if faction not in g.s.acted:
        g.s.eligible.discard(faction)
    g.note("ineligible", event.rule, faction=faction)
    yield from ()


def last(g: Play, event: Event, step: Step) -> Ask[None]:
    """A capability or Momentum takes effect (5.3, 5.4)."""
    if step.get("marks") == "executing":
        g.s.elders = event.executing
        put_in_force(g, event.card, event.text, event.executing)
    else:
        put_in_force(g, event.card, event.text)
    yield from ()


def put_in_force(g: Play, card: Card, text: str, marked: str | None = None) -> None:
    """A text that lasts is in force from now on, for the faction on its marker if it has one (5.3, 5.4).

    The later text of a capability takes the place of the other (5.1.2).
    """
    if card.lasting[text] == CAPABILITY:
        g.s.capabilities[card.event] = text
    elif f"{card.event}:{text}" not in g.s.momentum:
        g.s.momentum.append(f"{card.event}:{text}")
    if marked is not None:
        g.note("lasts-for", "5.4", card=card, faction=marked)
    else:
        g.note("lasts", "5.3" if card.lasting[text] == CAPABILITY else "5.4", card=card, text=text)


def flip_capability(g: Play, event: Event, step: Step) -> Ask[None]:
    """Turn a capability to its other side."""
    names = [name for name, text in g.s.capabilities.items() if text == step["from"]]
    if names:
        options = [Option(name, Message(f"lasting-{name}")) for name in names]
        name = yield from g.pick(event.seat(step), Purpose.EVENT_CAPABILITY, options, card=event.card)
        g.s.capabilities[name] = step["to"]
        g.note("capability-flipped", event.rule, lasting=name, text=step["to"])


def odd(g: Play, event: Event, step: Step) -> Ask[None]:
    """What cannot be declared."""
    yield from events.ODD[step["name"]](g, event.executing, event.rule, event.card.number)


VERBS: Final[dict[str, Callable[[Play, Event, Step], Ask[None]]]] = {
    "place": place,
    "remove": remove,
    "replace": replace,
    "move": move,
    "flip": flip,
    "shift": shift,
    "set": set_level,
    "mark": mark,
    "unmark": unmark,
    "gain": gain,
    "lose": lose,
    "transfer": transfer,
    "islamabad": islamabad,
    "pick": pick,
    "choose": choose,
    "if": only_if,
    "free": free,
    "stay_eligible": stay_eligible,
    "ineligible": ineligible,
    "lasting": last,
    "flip_capability": flip_capability,
    "odd": odd,
}
