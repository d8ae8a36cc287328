"""Executing: what an operation, a special activity or a free action is, and the conversation that all of them share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sandtable.core.questions import Ask, Option, unasked
from sandtable.plain import eligibility, lasting, pieces, tracks
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    BASE,
    FACTIONS,
    FORCES,
    GOVERNMENT,
    INSURGENTS,
    MARCH,
    PATROL,
    PIECES_OF,
    UNDERGROUND,
    WARLORDS,
    WITH_RESOURCES,
)
from sandtable.plain.under_way import OVER, Action, Doing

LIFT: Final = "lift"
GIVE: Final = "give"
ASK_GIFT: Final = "ask_gift"
_LIFT, _GIVE, _ASK_GIFT = (replace(word_option(word), aside=True) for word in (LIFT, GIVE, ASK_GIFT))
_DONE: Final = word_option(DONE)
MOVING: Final = (PATROL, MARCH)
"""The operations that go on from group to group; in the others each question is for a space to select."""


Finish = Callable[[Play, Action], Ask[bool]]


def _at_once(g: Play, action: Action) -> None:
    """Nothing comes before the first space."""


def _in_one(g: Play, action: Action) -> Ask[None]:
    """Whatever is selected is executed in one piece."""
    return unasked(None)


class Operation(NamedTuple):
    """An operation: what is asked for, where it can be executed, and how it is, piece by piece."""

    purpose: Purpose
    where: Callable[[State, Action], Iterable[Space]]
    execute: Callable[[Play, Action, Space], Ask[None]]
    """In a space that was chosen; where pieces come one after the other it leaves the space in ``Action.into``."""
    begin: Callable[[Play, Action], None] = _at_once
    goes_on: Callable[[Play, Action], Ask[None]] = _in_one
    """Into a space that was selected, until none is left in ``Action.into``."""
    finish: tuple[Finish, ...] = ()
    """What comes after the last space, one after the other; each says whether it has more to do."""


@dataclass(frozen=True)
class Menu:
    """Which special activities go with an operation now, which open a space for it, and how one is executed."""

    offered: Callable[[Play, Action], list[str]]
    opens: Callable[[State, Action, str], bool]
    piece: Callable[[Play, Action], Ask[bool]]
    """Execute the next piece of the activity under way; whether there is more."""


NO_MENU: Final = Menu(lambda g, action: [], lambda s, action, name: False, lambda g, action: unasked(False))


# -- an operation, piece by piece


def piece(g: Play, action: Action, rules: Operation, menu: Menu) -> Ask[bool]:
    """Execute the next piece of an operation, which is a step of its own for a player; whether there is more."""
    if action.doing is not None:
        yield from _special_goes_on(g, action, rules, menu)
    elif action.into is not None:
        yield from rules.goes_on(g, action)
    elif action.stage == 0:
        yield from _next_space(g, action, rules, menu)
    elif action.stage <= len(rules.finish):
        if not (yield from rules.finish[action.stage - 1](g, action)):
            action.stage, action.at = action.stage + 1, 0
    else:
        yield from _special_after(g, action, rules, menu)
    if g.s.shifted and action.stage == 0 and action.into is None and action.doing is None:
        yield from lasting.tribal_elders(g)
    return action.stage != OVER


def _next_space(g: Play, action: Action, rules: Operation, menu: Menu) -> Ask[None]:
    """Ask for the next space, and execute the operation there; or the faction is done.

    In between it may execute its special activity (4.1a), give or ask for Resources (1.5.1b), or lift own
    pieces (1.4.1c).
    """
    options = []
    if not action.is_full or action.name in MOVING:
        options = [space.area.option for space in rules.where(g.s, action)]
    executed = is_executed(action)
    may_stop = executed or not options
    names: Sequence[str] = ()
    if action.may_begin_special:
        names = specials(g, action, menu, bool(options))
        options += map(word_option, names)
    if action.faction not in g.books and (executed or action.special is None):  # 8.1.2f
        options += dealings(g, action.faction)
    if may_stop:
        options.append(_DONE)
    key = yield from g.pick_about(action.faction, rules.purpose, options, {})
    if key == DONE:
        action.stage = 1
    elif key in g.s:
        yield from rules.execute(g, action, g.s[key])
    elif key in names:
        yield from _special(g, action, rules, menu, key)
    else:
        yield from deal(g, action.faction, key)


def select(g: Play, action: Action, space: Space, rule: str) -> None:
    """Select a space for an operation (3.1a)."""
    action.selected.append(space.id)
    g.note("selects", rule, operation=action.name, space=space, faction=action.faction)


def is_executed(action: Action) -> bool:
    """Whether an operation is executed in at least one space; a Patrol is, on every LoC (3.2.2c)."""
    return bool(action.selected) or action.name == PATROL


def specials(g: Play, action: Action, menu: Menu, has_space: bool) -> list[str]:
    """The special activities on offer; before the first space those that open one, if there is none yet (4.1a)."""
    names = menu.offered(g, action)
    if not names or is_executed(action):
        return names
    if has_space:
        return [name for name in names if name not in action.vain] if action.vain else names
    return [name for name in names if name not in action.vain and menu.opens(g.s, action, name)]


def _special(g: Play, action: Action, rules: Operation, menu: Menu, name: str) -> Ask[None]:
    """Begin a special activity."""
    action.special = name
    action.doing = Doing(name, before=None if is_executed(action) else g.s.board())
    g.note("activity", "4.1a", activity=name, faction=action.faction)
    yield from _special_goes_on(g, action, rules, menu)


def _special_goes_on(g: Play, action: Action, rules: Operation, menu: Menu) -> Ask[None]:
    """Execute the next piece of it; if in the end it leaves the operation no space it was none (4.1a)."""
    assert action.doing is not None
    if (yield from menu.piece(g, action)):
        return
    yield from lasting.tribal_elders(g)
    name, before = action.doing.name, action.doing.before
    action.doing = None
    if before is not None and next(iter(rules.where(g.s, action)), None) is None:
        g.s.lay_out(before)
        action.special = None
        action.vain.append(name)
        action.removed_in.clear()
        action.on_roads.clear()
        g.note("activity-vain", "4.1a", withdraws="activity", activity=name, faction=action.faction)


def _special_after(g: Play, action: Action, rules: Operation, menu: Menu) -> Ask[None]:
    """A special activity may follow its operation at once (4.1a)."""
    names = menu.offered(g, action) if action.may_begin_special and is_executed(action) else []
    key = DONE
    if names:
        options = [word_option(name) for name in (*names, DONE)]
        key = yield from g.pick(action.faction, Purpose.SPECIAL_AFTER, options, operation=action.name)
    if key == DONE:
        action.stage = OVER
    else:
        yield from _special(g, action, rules, menu, key)


# -- dealings while something is executed (1.4.1c, 1.5.1)


def dealings(g: Play, faction: str) -> list[Option]:
    """What else a faction can do now: lift own pieces, give, ask for a gift."""
    s = g.s
    options = []
    if faction in INSURGENTS and has_pieces(s, faction):
        options.append(_LIFT)
    gives = asks = False
    for other in partners(s, faction):
        gives = gives or can_give(s, faction, other)
        asks = asks or can_ask(s, other, faction)
    if gives:
        options.append(_GIVE)
    if asks:
        options.append(_ASK_GIFT)
    return options


def has_pieces(s: State, insurgent: str) -> bool:
    """Whether an insurgent faction has any piece on the map."""
    base, guerrilla = BASE[insurgent], UNDERGROUND[insurgent]
    return s.available[base] < FORCES[base] or s.available[guerrilla] < FORCES[guerrilla]


def partners(s: State, faction: str) -> list[str]:
    """With whom a faction may share Resources: all but the Coalition, and nobody of the same player (1.5.1b)."""
    return PARTNERS[s.options.get("players", "four"), faction]


TEAMS: Final = {
    "four": (),
    "three": (("coalition", "warlords"),),
    "two_government": (("coalition", "government"), ("taliban", "warlords")),
    "two_warlords": (("coalition", "warlords"), ("taliban", "government")),
}  # 1.5-opt


def same_player(players: str, one: str, other: str) -> bool:
    """Whether one player runs both factions (1.5-opt)."""
    return any(one in team and other in team for team in TEAMS[players])


PARTNERS: Final = {
    (players, faction): [
        other
        for other in WITH_RESOURCES
        if faction in WITH_RESOURCES and other != faction and not same_player(players, faction, other)
    ]
    for players in TEAMS
    for faction in FACTIONS
}


def can_give(s: State, giver: str, taker: str) -> bool:
    """Whether a faction has anything to give that the other can hold (1.5.1b-c)."""
    if s.resources[taker] >= tracks.MOST[taker]:
        return False
    return s.resources[giver] > 0 or (giver == GOVERNMENT and taker == WARLORDS and s.patronage > 0)


def can_ask(s: State, giver: str, taker: str) -> bool:
    """Whether one may be asked for a gift: a player, once a turn (1.5.1b); Non-players give nothing (8.1.2f)."""
    return giver not in s.asked and not s.is_nonplayer(giver) and can_give(s, giver, taker)


def gifts(s: State, taker: str) -> int:
    """What all the others whom it may ask could give to a faction; a Non-player asks nobody (8.1.2f)."""
    if s.is_nonplayer(taker):
        return 0
    givers = [giver for giver in partners(s, taker) if can_ask(s, giver, taker)]
    return sum(tracks.value(s, track) for giver in givers for track in sources(s, giver, taker))


def sources(s: State, giver: str, taker: str) -> list[str]:
    """From which tracks a faction can give: its Resources, and Patronage from Government to Warlords (1.5.1c)."""
    found = [giver] if s.resources[giver] else []
    if giver == GOVERNMENT and taker == WARLORDS and s.patronage:
        found.append(tracks.PATRONAGE)
    return found if can_give(s, giver, taker) else []


def deal(g: Play, faction: str, key: str) -> Ask[None]:
    """Do what was chosen among the dealings."""
    if key == LIFT:
        yield from lift(g, faction)
    elif key == GIVE:
        takers = [taker for taker in partners(g.s, faction) if can_give(g.s, faction, taker)]
        taker = yield from g.which_faction(faction, Purpose.GIVE_TO, takers)
        yield from give(g, faction, taker, 1)
    else:
        givers = [giver for giver in partners(g.s, faction) if can_ask(g.s, giver, faction)]
        giver = yield from g.which_faction(faction, Purpose.ASK_WHOM, givers)
        eligibility.ask(g.s, giver)
        yield from give(g, giver, faction, 0)


def give(g: Play, giver: str, taker: str, least: int) -> Ask[None]:
    """A faction gives Resources, or the Government Patronage, to another (1.5.1b-c)."""
    found = sources(g.s, giver, taker)
    options = [word_option(f"from_{'patronage' if track == tracks.PATRONAGE else 'resources'}") for track in found]
    key = yield from g.pick(giver, Purpose.GIVE_FROM, options, faction=taker)
    track = tracks.PATRONAGE if key == "from_patronage" else giver
    most = min(tracks.value(g.s, track), tracks.MOST[taker] - g.s.resources[taker])
    count = yield from g.how_many(giver, Purpose.GIVE_HOW_MANY, least, most, faction=taker)
    tracks.transfer(g, track, taker, count, "1.5.1b" if track == giver else "1.5.1c")


def lift(g: Play, faction: str) -> Ask[None]:
    """An insurgent faction removes own pieces to Available (1.4.1c)."""
    own = PIECES_OF[faction]
    spaces = g.s.where(lambda space: space.of(faction))
    if not spaces:
        return
    space = yield from g.choose(faction, Purpose.LIFT_WHERE, spaces)
    kinds = [piece for piece in own if space.count[piece]]
    piece = yield from g.which_piece(faction, Purpose.LIFT_PIECE, kinds, space=space)
    count = yield from g.how_many(faction, Purpose.LIFT_HOW_MANY, 1, space.count[piece], space=space)
    pieces.remove(g, space, piece, count, "1.4.1c")
