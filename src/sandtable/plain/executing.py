"""Executing: what an operation, a special activity or a free action is, and the conversation that all of them share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.questions import Ask, Option
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.play import BACK, DONE, Back, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
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

LIFT: Final = "lift"
GIVE: Final = "give"
ASK_GIFT: Final = "ask_gift"
_LIFT: Final = word_option(LIFT)
_GIVE: Final = word_option(GIVE)
_ASK_GIFT: Final = word_option(ASK_GIFT)
_BACK: Final = word_option(BACK)
_DONE: Final = word_option(DONE)
ANY_NUMBER: Final = 99
MOVING: Final = (PATROL, MARCH)
"""The operations that go on from group to group; in the others each question is for a space to select."""


@dataclass(slots=True)
class Action:
    """An operation with its special activity, or a free action that an event gives, while it is executed."""

    faction: str
    name: str
    limited: bool = False
    """A Limited Operation: one space and no special activity (2.3.5)."""
    free: bool = False
    """Costs nothing (3.1.2, 5.5)."""
    may_special: bool = False
    special: str | None = None
    """The special activity that goes with it, once chosen (4.1)."""
    vain: list[str] = field(default_factory=list)
    """Special activities that left it no space, and so were none (4.1a)."""
    selected: list[Space] = field(default_factory=list)
    tolled: set[str] = field(default_factory=set)
    """The LoCs for which the Warlords have had their toll (3.2.3f)."""
    # what an event says otherwise
    allowed: Collection[str] | None = None
    spaces_most: int = ANY_NUMBER
    stays: bool = False
    """No pieces move."""
    with_government: bool = False
    """Government cubes count without payment."""
    removes_most: int = ANY_NUMBER
    one_a_cube: bool = False
    """Each cube that counts removes a piece, Mountain or not."""
    any_state: bool = False
    """Underground Guerrillas may be removed too."""
    defiant: bool = False
    """What other events or Islamabad forbid is ignored (5.1.2)."""
    silent: bool = False
    """No own Guerrilla is activated."""
    beside_coalition: bool = False
    """Coalition pieces are no bar."""
    out_of_pakistan: bool = False
    ambush_only: bool = False
    ambushes: int = 0
    # what lasting events ask about afterwards
    removed_in: list[Space] = field(default_factory=list)
    """Where Coalition Assaults and Air Strikes have removed insurgent pieces."""
    guerrillas_hit: bool = False
    """Whether Assaults have removed Taliban Guerrillas."""
    on_roads: dict[str, list[tuple[Space, int]]] = field(default_factory=dict)
    """By LoC that moving cubes entered: where they are now, and which they are."""

    def may_select(self, space: Space) -> bool:
        """Whether a space may still be selected: each once, within what an event allows (3.1a)."""
        return (self.allowed is None or space.id in self.allowed) and space not in self.selected

    def selectable(self, spaces: Iterable[Space]) -> Iterable[Space]:
        """Those of these spaces that may still be selected."""
        if self.allowed is None and not self.selected:
            return spaces
        return [space for space in spaces if self.may_select(space)]

    @property
    def is_full(self) -> bool:
        """Whether no more spaces may be selected."""
        return len(self.selected) >= (1 if self.limited else self.spaces_most)

    def cost(self, price: int) -> int:
        """What something costs that is free in a free action."""
        return 0 if self.free else price


Candidates = Callable[[], Iterable[Space]]
Activities = Callable[[Play, Action], list[str]]
Run = Callable[[Play, Action, str], Ask[None]]


@dataclass(frozen=True)
class Menu:
    """Which special activities go with an operation now, which of them open a space for it, how one is executed."""

    offered: Activities
    opens: Callable[[State, Action, str], bool]
    run: Run


PAID: Final[dict[str, object]] = {}
FREE: Final[dict[str, object]] = {"free": 1}
SILENT: Final[dict[str, object]] = {"free": 1, "silent": 1}
NO_MENU: Final = Menu(lambda g, action: [], lambda s, action, name: False, lambda g, action, name: _nothing())


def _nothing() -> Ask[None]:
    yield from ()


def next_space(g: Play, action: Action, purpose: Purpose, candidates: Candidates, menu: Menu) -> Ask[Space | None]:
    """Ask for the next space of an operation; None when it is done.

    In between the faction may execute its special activity (4.1a), give or ask for Resources (1.5.1b), lift own
    pieces (1.4.1c), or go back.
    """
    moving = action.name in MOVING
    while True:
        if g.shifted:
            yield from lasting.tribal_elders(g)
        options = [] if action.is_full and not moving else [space.area.option for space in candidates()]
        may_stop = not options or is_executed(action)
        names: Sequence[str] = ()
        if action.may_special and action.special is None:
            names = specials(g, action, menu, bool(options))
            options += map(word_option, names)
        if action.faction not in g.books:  # Non-players neither deal nor think again (8.1.2f)
            if action.special is None or is_executed(action):
                options += dealings(g, action)
            if options and not g.fixed:
                options.append(_BACK)
        if may_stop:
            options.append(_DONE)
        key = yield from g.pick_about(action.faction, purpose, options, on_terms(action))
        if key == DONE:
            return None
        chosen = g.s.spaces.get(key)
        if chosen is not None:
            return chosen
        if key in names:
            yield from _special(g, action, menu, key, candidates)
        else:
            yield from deal(g, action, key)


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


def _special(g: Play, action: Action, menu: Menu, name: str, candidates: Candidates) -> Ask[None]:
    """Execute a special activity; before the first space it must leave the operation one, else it is none (4.1a)."""
    if is_executed(action):
        yield from menu.run(g, action, name)
        return
    before = g.s.copy()
    yield from menu.run(g, action, name)
    if next(iter(candidates()), None) is None:
        g.s.become(before)
        action.special = None
        action.vain.append(name)
        action.removed_in.clear()
        action.on_roads.clear()
        g.note("activity-vain", "4.1a", activity=name, faction=action.faction)


def on_terms(action: Action) -> dict[str, object]:
    """What a question says about the action, for forecasts: that it is free, or silent, if it is."""
    if not action.free:
        return PAID
    return SILENT if action.silent else FREE


def special_after(g: Play, action: Action, menu: Menu) -> Ask[None]:
    """A special activity may follow its operation at once (4.1a)."""
    while action.may_special and action.special is None and is_executed(action):
        names = menu.offered(g, action)
        if not names:
            return
        options = [word_option(name) for name in (*names, DONE)]
        key = yield from g.pick(action.faction, Purpose.SPECIAL_AFTER, options, operation=action.name)
        if key == DONE:
            return
        yield from menu.run(g, action, key)


# -- dealings while something is executed (1.4.1c, 1.5.1)


def dealings(g: Play, action: Action) -> list[Option]:
    """What else can be done now: lift own pieces, give, ask for a gift."""
    s, faction = g.s, action.faction
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


def deal(g: Play, action: Action, key: str) -> Ask[None]:
    """Do what was chosen among the dealings."""
    if key == BACK:
        raise Back
    if key == LIFT:
        yield from lift(g, action.faction)
    elif key == GIVE:
        takers = [taker for taker in partners(g.s, action.faction) if can_give(g.s, action.faction, taker)]
        taker = yield from g.which_faction(action.faction, Purpose.GIVE_TO, takers)
        yield from give(g, action.faction, taker, 1)
    else:
        givers = [giver for giver in partners(g.s, action.faction) if can_ask(g.s, giver, action.faction)]
        giver = yield from g.which_faction(action.faction, Purpose.ASK_WHOM, givers)
        g.s.asked.append(giver)
        yield from give(g, giver, action.faction, 0)


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
